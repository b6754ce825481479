//! One article, for a reader at a terminal.

use crate::rulebooks::{Article, Rulebook};
use crate::text::{Language, both};

use super::words::{ACTS, PROGRAM, READ, read, ways};
use super::wrap::{WIDTH, hanging};

/// The article: number, title, what it says, what the program does with it, where it is
/// coded and which cases show it. `cases` are the names of those cases, `None` if no folder of cases was found.
pub fn article_page(rulebook: &Rulebook, article: &Article, cases: Option<&[String]>, language: Language) -> String {
    let mut rows = vec![
        (both("内容", "It says"), language.of(article.summary).to_owned()),
        (PROGRAM, language.of(article.does).to_owned()),
        (ACTS, ways(article, language).join(language.semicolon())),
        (READ, read(article.read, language).to_owned()),
        (both("文件", "File"), article.file.to_owned()),
    ];
    if let Some(names) = cases {
        let listed = if names.is_empty() { language.of(both("无", "none")).to_owned() } else { names.join(" ") };
        rows.push((both("案例", "Cases"), listed));
    }
    let mut lines = vec![format!("{}:{} {}", rulebook.id, article.number, language.of(article.title))];
    for (name, value) in rows {
        lines.extend(hanging(&format!("{}{}", language.of(name), language.colon()), &value, WIDTH));
    }
    lines.join("\n") + "\n"
}
