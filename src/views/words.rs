//! The messages about a case as a whole, each with both languages side by side.

use crate::chess::{Board, Side, Square};
use crate::cycle::CycleError;
use crate::labels::{DEFAULT_BUDGET, Label, Question};
use crate::rulebooks::{About, Act, Article, Finding, Read, Rulebook, Says};
use crate::text::Text;
use crate::text::{Language, Told, both, say, terms};
use crate::verdict::{Kind, Ruling, Verdict};

use super::Report;

/// 红方 / red.
pub const fn side(side: Side, language: Language) -> &'static str {
    language.of(side.text())
}

/// The piece on a point and the point: 红马 i4 / red horse i4; the point alone if nothing stands there.
pub fn piece_at(board: &Board, square: Square, language: Language) -> String {
    match board.at(square) {
        Some(found) => format!("{} {square}", language.tell(&found)),
        None => square.to_string(),
    }
}

/// The edition, as citations name it.
pub const fn edition(rulebook: &Rulebook) -> Text {
    both(rulebook.name.zh, rulebook.id)
}

/// The edition and articles: 1999 版第 24.3、26.4 条、细则 8 / cxa-1999: 24.3, 26.4, 细则8.
pub fn citation(rulebook: &Rulebook, numbers: &[&str], language: Language) -> String {
    let edition = edition(rulebook);
    let separator = both("", if numbers.is_empty() { "" } else { ": " });
    let printed = |number: &&str| number.starts_with(|first: char| first.is_ascii_digit());
    let (articles, rules): (Vec<&str>, Vec<&str>) = numbers.iter().copied().partition(printed);
    let articles = (!articles.is_empty()).then(|| format!("第 {} 条", articles.join("、")));
    let cited: Vec<String> = articles.into_iter().chain(rules.into_iter().map(str::to_owned)).collect();
    let cited = Told { zh: cited.join("、"), en: numbers.join(", ") };
    say!(language, "{edition}{separator}{cited}", "{edition}{separator}{cited}"; edition, separator, cited)
}

impl Report<'_> {
    /// The ruling in plain words, without articles.
    pub fn ruling(&self, language: Language) -> String {
        ruling_if_any(self.outcome.ok().map(|verdict| &verdict.ruling), language)
    }

    /// The ruling in one line of plain words, with the edition, its articles and whether the case is ripe.
    pub fn headline(&self, language: Language) -> String {
        match self.outcome {
            Err(error) => nothing(error, language),
            Ok(verdict) => {
                let cited = citation(self.rulebook, &verdict.ruling.articles, language);
                let (ruling, ripeness) = (ruling(&verdict.ruling, language), ripeness(verdict, language));
                format!("{ruling}{}{}{ripeness}", language.brackets(&cited), language.semicolon())
            }
        }
    }
}

/// The ruling without its articles, what each side does included.
pub fn reason(report: &Report, language: Language) -> String {
    let verdict = match report.outcome {
        Err(error) => return nothing(error, language),
        Ok(verdict) => verdict,
    };
    let mut clauses: Vec<String> = Side::ALL.into_iter().map(|side| pattern(verdict, side, language)).collect();
    clauses.push(ruling(&verdict.ruling, language));
    if verdict.ruling.kind == Kind::Undecided {
        clauses.extend(verdict.labels.iter().filter_map(|label| question(label, language)));
    }
    clauses.push(ripeness(verdict, language));
    clauses.join(language.semicolon())
}

/// The ruling in words, without the articles.
pub fn ruling(ruling: &Ruling, language: Language) -> String {
    let against = ruling.side.map_or("", |against| side(against, language));
    match ruling.kind {
        Kind::Loss => say!(language, "{against}判负", "{against} loses"),
        Kind::MustChange => say!(language, "{against}须变着，不变判负", "{against} must change or lose"),
        Kind::Draw => say!(language, "双方不变作和", "a draw if neither side changes"),
        Kind::None => say!(language, "无可裁决", "nothing to rule on"),
        Kind::Undecided => {
            say!(language, "未能裁决，搜索限量不足", "undecided, the search budget did not suffice")
        }
    }
}

/// The same where there may be nothing to rule on.
pub fn ruling_if_any(of: Option<&Ruling>, language: Language) -> String {
    let none = Ruling { kind: Kind::None, side: None, articles: Vec::new() };
    ruling(of.unwrap_or(&none), language)
}

fn ripeness(verdict: &Verdict, language: Language) -> String {
    let count = verdict.cycle.occurrences;
    if verdict.ripe {
        say!(language, "此局面已出现 {count} 次", "the position has occurred {count} times")
    } else {
        say!(
            language,
            "此局面已出现 {count} 次，第三次尚未出现",
            "the position has occurred {count} times, the third time is not yet shown"
        )
    }
}

/// Red's or Black's pattern and whether it is allowed: 红方长捉（禁止）.
fn pattern(verdict: &Verdict, of: Side, language: Language) -> String {
    let (name, standing) = (side_pattern(verdict, of, language), standing(verdict, of, language));
    let gap = language.of(both("", ": "));
    format!("{}{gap}{name}{}", side(of, language), language.brackets(standing))
}

/// The name of a side's pattern: 长捉 / perpetual chase.
pub fn side_pattern(verdict: &Verdict, of: Side, language: Language) -> &str {
    let found = &verdict.sides[of as usize];
    language.pick(&found.pattern.zh, &found.pattern.en)
}

/// Whether a side's moves are allowed, in a word; open where an open question could still make them prohibited.
pub fn standing(verdict: &Verdict, of: Side, language: Language) -> &'static str {
    let is_open = verdict.labels.iter().any(|label| label.side == of && label.undecided.is_some());
    let says_allowed = |finding: &Finding| finding.about == About::Side(of) && finding.says == Says::Allowed;
    language.of(match verdict.sides[of as usize].prohibited {
        true => terms::PROHIBITED,
        false if is_open && !verdict.findings.iter().any(says_allowed) => both("未定", "open"),
        false => terms::ALLOWED,
    })
}

/// Why there is nothing to rule on, and what to do.
fn nothing(error: &CycleError, language: Language) -> String {
    let (ply, last_repetition, last_capture) = match *error {
        CycleError::NoRepetition { ply, last_repetition, last_capture } => (ply, last_repetition, last_capture),
        CycleError::NoMoves { notes } => {
            return say!(
                language,
                "无可裁决：记录中没有着法，只有局面和 {notes} 条注解",
                "nothing to rule on: the record holds no moves, only a position and {notes} notes"
            );
        }
    };
    let last = after(ply, language);
    let mut text = say!(
        language,
        "无可裁决：{last}的局面只出现过一次",
        "nothing to rule on: the position {last} has occurred once"
    );
    if let Some((first, second)) = last_repetition {
        let (first, end) = (after(first, language), after(second, language));
        text += &say!(
            language,
            "；{first}与{end}的局面相同，用 --to-ply {second} 可裁决那次重复",
            "; the positions {first} and {end} are the same: use --to-ply {second} to have that repetition ruled"
        );
    }
    if let Some(capture) = last_capture {
        text += &say!(
            language,
            "；第 {capture} 着是吃子，此前的局面不能再现",
            "; ply {capture} is a capture, no position before it can recur"
        );
    }
    text
}

/// Where a position stands in the record: 第 3 着后 / after ply 3.
pub fn after(ply: u32, language: Language) -> String {
    match ply {
        0 => say!(language, "开始时", "at the start"),
        _ => say!(language, "第 {ply} 着后", "after ply {ply}"),
    }
}

/// The question a label leaves open, if any.
pub fn question(label: &Label, language: Language) -> Option<String> {
    let ply = label.ply;
    let (what, at) = match label.undecided? {
        Question::Kill => (both("要杀", "threatens mate"), None),
        Question::Chase(square) => (both("捉", "chases "), Some(square)),
        Question::Follow(square) => (both("跟", "follows "), Some(square)),
    };
    let (what, piece) =
        (language.of(what), at.map(|square| piece_at(&label.after, square, language)).unwrap_or_default());
    Some(say!(
        language,
        "搜索限量内未判明第 {ply} 着是否{what}{piece}，可用 --budget 加大（缺省 {DEFAULT_BUDGET}）",
        "the search budget left open whether ply {ply} {what}{piece}; raise it with --budget ({DEFAULT_BUDGET} if not told)"
    ))
}

/// The heading of what the program does with an article.
pub const PROGRAM: Text = both("程序", "The program");
/// The heading of the ways in which an article acts.
pub const ACTS: Text = both("作用方式", "How it acts");
/// The heading of how far the wording of an article is known.
pub const READ: Text = both("条文来历", "Where its text was read");

/// The ways in which an article acts, each once, in the order in which it declares them.
pub fn ways(article: &Article, language: Language) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for act in article.acts {
        let way = way(act, language);
        if !told.contains(&way) {
            told.push(way);
        }
    }
    told
}

fn way(act: &Act, language: Language) -> String {
    let plain = |text: Text| language.of(text).to_owned();
    match act {
        Act::Sets { .. } => plain(both("定词义", "sets a term")),
        Act::Names(naming) => {
            let class = both(naming.class.zh(), naming.class.en());
            say!(language, "定着法之名（{class}）", "names moves ({class})"; class)
        }
        Act::Tests(_) => plain(both("验威胁", "tests threats")),
        Act::Calls(_) => plain(both("定着法组合之名", "names a side’s play")),
        Act::Stands(_) => plain(both("定禁止与允许", "says what is prohibited or allowed")),
        Act::Rules(_) => plain(both("裁决", "rules")),
        Act::Ripens(_) => plain(both("定次数", "counts occurrences")),
        Act::Judges(_) => plain(both("定所判的着法", "says which moves are judged")),
        Act::Repeats { what, .. } => {
            let numbers: Vec<&str> = what.iter().map(|article| article.number).collect();
            let numbers = numbers.join(language.comma());
            say!(language, "重申 {numbers}", "repeats {numbers}")
        }
        Act::Referee(why) => [both("由裁判员掌握", "left to the referee"), *why].map(plain).join(language.colon()),
        Act::Unseen(why) => {
            [both("标签和裁决上看不出", "not seen in labels and rulings"), *why].map(plain).join(language.colon())
        }
    }
}

/// How far the wording of an article is known.
pub const fn read(read: Read, language: Language) -> &'static str {
    language.of(match read {
        Read::Text => both("见原文", "read in the text"),
        Read::Cited => both("见于引用，未见原文", "known from citations only"),
        Read::Inferred => both("推定，未见原文", "inferred, text not seen"),
        Read::Unknown => both("内容不知", "not known"),
    })
}

/// The number of an article, marked where its wording was not read: 24.16（推定）.
pub fn marked(article: &Article, language: Language) -> String {
    let mark = match article.read {
        Read::Text => return article.number.to_owned(),
        Read::Cited => both("据引用", "from citations"),
        Read::Inferred => both("推定", "inferred"),
        Read::Unknown => both("未见", "unknown"),
    };
    format!("{}{}", article.number, language.brackets(language.of(mark)))
}

/// What was checked in a report that holds, and what that leaves to trust.
pub fn verified(verified: &crate::verify::Verified, language: Language) -> String {
    let crate::verify::Verified { reports, plies, lines, claims, open } = *verified;
    let mut told = say!(
        language,
        "复核无误：{plies} 着、{lines} 条变化、{claims} 项说法逐一重走，裁决由此得出\n凭信任：未作搜索，所示变化第二步以后有无更好的应着、有无漏看的杀（捉）",
        "verified: {plies} plies, {lines} lines and {claims} claims re-played, and the ruling follows from them\ntaken on trust, \
         nothing having been searched: that no answer after the first of a line is better, that no mate or chase was overlooked"
    );
    if reports > 1 {
        told = say!(language, "{reports} 份报告，{told}", "{reports} reports, {told}");
    }
    if open > 0 {
        told += &say!(language, "；{open} 个应着报告自称未判明", "; {open} answers the report itself leaves open");
    }
    told + "\n"
}
