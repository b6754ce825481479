//! The page of an edition, made from the declarations of its articles.

use crate::rulebooks::reading::{self, Value};
use crate::rulebooks::{Article, Rulebook};
use crate::text::Language;

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
    text += &readings(rulebook);
    rulebook.articles.iter().for_each(|article| text += &section(article));
    text
}

/// The readings that apply to the edition; the value it applies stands first.
fn readings(rulebook: &Rulebook) -> String {
    let mut text = String::new();
    for (name, article) in rulebook.readings {
        let Some(reading) = reading::find(name) else { continue };
        let applied = reading.applied(&rulebook.terms).name;
        if text.is_empty() {
            text += "\n## 读法 / Readings\n\n`--reading NAME=VALUE`\n\n| 读法 reading | 条 article | 所疑 in question | 取值 values |\n| --- | --- | --- | --- |\n";
        }
        let mut values: Vec<_> = reading.values.iter().collect();
        values.sort_by_key(|value| value.name != applied);
        let told = |value: &&Value| format!("{}：{} / {}", value.name, value.means.zh, value.means.en);
        let values: Vec<String> = values.iter().map(told).map(|value| escape(&value)).collect();
        let (zh, en) = (escape(reading.question.zh), escape(reading.question.en));
        text += &format!("| {name} | {article} | {zh} / {en} | {} |\n", values.join("<br>"));
    }
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
