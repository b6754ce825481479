//! The page of an edition, made from the declarations of its articles.

use crate::rulebooks::{Article, Rulebook};

use super::Language;
use super::markdown::escape;
use super::words::{KIND, PROGRAM, role, role_explained};

/// The page of an edition in Markdown, `docs/rulebooks/<id>.md`: every article with what it says and does, in both
/// languages.
pub fn rulebook_page(rulebook: &Rulebook) -> String {
    let [zh, en] = Language::ALL;
    let mut text = format!("# {} {}\n\n{}\n\n", rulebook.id, escape(rulebook.name.zh), escape(rulebook.name.en));
    text += "| 条 | 题 | title | 性质 | kind |\n| --- | --- | --- | --- | --- |\n";
    for article in rulebook.articles {
        let (title, title_en) = (escape(article.title.zh), escape(article.title.en));
        let (kind, kind_en) = (role(article.role, zh), role(article.role, en));
        text += &format!("| {} | {title} | {title_en} | {kind} | {kind_en} |\n", article.number);
    }
    rulebook.articles.iter().for_each(|article| text += &section(article));
    text
}

fn section(article: &Article) -> String {
    let mut text = format!("\n## {} {} / {}\n", article.number, escape(article.title.zh), escape(article.title.en));
    for language in Language::ALL {
        let (program, kind, colon) = (language.of(PROGRAM), language.of(KIND), language.colon());
        let (summary, does) = (escape(language.of(article.summary)), escape(language.of(article.does)));
        let role = escape(&role_explained(article.role, language));
        text += &format!("\n{summary}\n\n- {program}{colon}{does}\n- {kind}{colon}{role}\n");
    }
    text + &format!("\n`{}`\n", article.file)
}
