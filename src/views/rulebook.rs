//! The page of an edition, made from the declarations of its articles.

use crate::rulebooks::reading::{self, Value};
use crate::rulebooks::{Article, Rulebook};
use crate::text::Language;

use super::markdown::escape;
use super::words::{ACTS, PROGRAM, READ, read, ways};

/// The page of an edition in Markdown, `docs/rulebooks/<id>.md`: every article with what it says and does, in both
/// languages.
pub fn rulebook_page(rulebook: &Rulebook) -> String {
    let [zh, en] = Language::ALL;
    let mut text = format!("# {} {}\n\n{}\n\n", rulebook.id, escape(rulebook.name.zh), escape(rulebook.name.en));
    text += "| 条 | 题 | title | 作用方式 | how it acts | 条文来历 |\n| --- | --- | --- | --- | --- | --- |\n";
    for article in rulebook.articles {
        let (title, title_en) = (escape(article.title.zh), escape(article.title.en));
        let [acts, acts_en] = [zh, en].map(|language| escape(&ways(article, language).join(language.semicolon())));
        let read = read(article.read, zh);
        text += &format!("| {} | {title} | {title_en} | {acts} | {acts_en} | {read} |\n", article.number);
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
        let applied = reading.applied(&rulebook.terms()).name;
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
        let (program, acts, source, colon) =
            (language.of(PROGRAM), language.of(ACTS), language.of(READ), language.colon());
        let (summary, does) = (escape(language.of(article.summary)), escape(language.of(article.does)));
        let ways = escape(&ways(article, language).join(language.semicolon()));
        let read = read(article.read, language);
        text += &format!("\n{summary}\n\n- {program}{colon}{does}\n- {acts}{colon}{ways}\n- {source}{colon}{read}\n");
    }
    text + &format!("\n`{}`\n", article.file)
}
