//! The name of one side's play: 长将, 一将一捉, 二捉一闲 …

use crate::labels::{Class, Label};
use crate::text::{Tell, Text, Told, both, say, terms};

use super::open;

/// The numbers up to ten, in Chinese and English, from one.
const NUMBERS: [Text; 10] = [
    both("一", "one"),
    both("二", "two"),
    both("三", "three"),
    both("四", "four"),
    both("五", "five"),
    both("六", "six"),
    both("七", "seven"),
    both("八", "eight"),
    both("九", "nine"),
    both("十", "ten"),
];

const IDLE: Text = of(Class::Idle);

/// One word of a pattern's name, and how many moves it stands for.
struct Part {
    name: Text,
    moves: usize,
}

/// The name of a side's play in Chinese and English, from the labels of its moves in one turn of the cycle.
///
/// Moves of one class alone are 长 (perpetual) with its name, moves that are all idle without having one name 闲着.
/// Otherwise the classes are counted, heaviest first, in the lowest terms (two chases and two idle moves are 一捉一闲). Idle
/// moves that are all of one class keep its name, others count together as 闲. A move the search left open is 未定.
pub fn name<'a>(labels: impl Iterator<Item = &'a Label>) -> Told {
    match parts(labels).as_slice() {
        [] => say!("无着", "no moves"),
        [Part { name: IDLE, .. }] => say!("闲着", "idle moves"),
        [Part { name: terms::UNDECIDED, .. }] => terms::UNDECIDED.told(),
        [Part { name, .. }] => say!("长{name}", "perpetual {name}"; name),
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
    let attack =
        |class: Class| Part { name: of(class), moves: attacks.iter().filter(|&&other| other == class).count() };
    let mut parts: Vec<Part> = [Class::Check, Class::Kill, Class::Chase].map(attack).into();
    parts.push(Part { name: of(idle_name), moves: idle.len() });
    parts.push(Part { name: terms::UNDECIDED, moves: open.len() });
    parts.retain(|part| part.moves > 0);
    parts
}

const fn of(class: Class) -> Text {
    both(class.zh(), class.en())
}

fn counted(parts: &[Part]) -> Told {
    let ratio = parts.iter().map(|part| part.moves).fold(0, greatest_common_divisor);
    let words = parts.iter().map(|part| {
        let (name, count) = (part.name, part.moves / ratio);
        let s = if count == 1 || [IDLE, terms::UNDECIDED].contains(&name) { "" } else { "s" };
        match NUMBERS.get(count - 1) {
            Some(number) => say!("{number}{name}", "{number} {name}{s}"; number, name),
            None => say!("{count}{name}", "{count} {name}{s}"; name),
        }
    });
    let (zh, en): (Vec<String>, Vec<String>) = words.map(|word| (word.zh, word.en)).unzip();
    Told { zh: zh.concat(), en: en.join(" ") }
}

fn greatest_common_divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
