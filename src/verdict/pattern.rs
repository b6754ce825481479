//! The name of one side's play: 长将, 一将一捉, 二捉一闲 …

use crate::labels::{Class, Label};

use super::open;

/// The numbers up to ten, in Chinese and English, from one.
const NUMBERS: [(&str, &str); 10] = [
    ("一", "one"),
    ("二", "two"),
    ("三", "three"),
    ("四", "four"),
    ("五", "five"),
    ("六", "six"),
    ("七", "seven"),
    ("八", "eight"),
    ("九", "nine"),
    ("十", "ten"),
];

/// One word of a pattern's name, and how many moves it stands for.
struct Part {
    zh: &'static str,
    en: &'static str,
    moves: usize,
}

/// The name of a side's play in Chinese and English, from the labels of its moves in one turn of the cycle.
///
/// Moves of one class alone are 长 (perpetual) with its name, moves that are all idle without having one name 闲着.
/// Otherwise the classes are counted, heaviest first, in the lowest terms (two chases and two idle moves are 一捉一闲). Idle
/// moves that are all of one class keep its name, others count together as 闲. A move the search left open is 未定.
pub fn name<'a>(labels: impl Iterator<Item = &'a Label>) -> (String, String) {
    match parts(labels).as_slice() {
        [] => ("无着".to_owned(), "no moves".to_owned()),
        [Part { zh: "闲", .. }] => ("闲着".to_owned(), "idle moves".to_owned()),
        [Part { zh: "未定", .. }] => ("未定".to_owned(), "undecided".to_owned()),
        [only] => (format!("长{}", only.zh), format!("perpetual {}", only.en)),
        several => counted(several),
    }
}

fn parts<'a>(labels: impl Iterator<Item = &'a Label>) -> Vec<Part> {
    let (open, known): (Vec<&Label>, Vec<&Label>) = labels.partition(|label| open::is_open(label));
    let (attacks, idle): (Vec<Class>, Vec<Class>) =
        known.iter().map(|label| label.class).partition(|class| class.is_attack());
    let idle_name = match idle.split_first() {
        Some((first, rest)) if rest.iter().all(|class| class == first) => *first,
        _ => Class::Idle,
    };
    let attack = |class: Class| Part {
        zh: class.zh(),
        en: class.en(),
        moves: attacks.iter().filter(|&&other| other == class).count(),
    };
    let mut parts: Vec<Part> = [Class::Check, Class::Kill, Class::Chase].map(attack).into();
    parts.push(Part { zh: idle_name.zh(), en: idle_name.en(), moves: idle.len() });
    parts.push(Part { zh: "未定", en: "undecided", moves: open.len() });
    parts.retain(|part| part.moves > 0);
    parts
}

fn counted(parts: &[Part]) -> (String, String) {
    let ratio = parts.iter().map(|part| part.moves).fold(0, greatest_common_divisor);
    let words = parts.iter().map(|part| {
        let count = part.moves / ratio;
        let plural = if count == 1 || matches!(part.en, "idle" | "undecided") { "" } else { "s" };
        match NUMBERS.get(count - 1) {
            Some((zh, en)) => (format!("{zh}{}", part.zh), format!("{en} {}{plural}", part.en)),
            None => (format!("{count}{}", part.zh), format!("{count} {}{plural}", part.en)),
        }
    });
    let (zh, en): (Vec<String>, Vec<String>) = words.unzip();
    (zh.concat(), en.join(" "))
}

fn greatest_common_divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
