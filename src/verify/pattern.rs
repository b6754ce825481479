//! The name of one side's play, made anew from its labels.

/// The classes in the order in which a name counts them, with their English names; the last stands for several idle ones.
pub const CLASSES: [(&str, &str); 8] = [
    ("将", "check"),
    ("杀", "kill"),
    ("捉", "chase"),
    ("兑", "exchange"),
    ("献", "offer"),
    ("拦", "block"),
    ("跟", "follow"),
    ("闲", "idle"),
];

const NUMBERS_ZH: [&str; 10] = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];
const NUMBERS_EN: [&str; 10] = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// Whether a label is one of the attacks 将, 杀, 捉.
pub fn is_attack(label: &str) -> bool {
    matches!(label, "将" | "杀" | "捉")
}

/// The Chinese and the English name; `None` stands for a move left open.
pub fn name(labels: &[Option<&str>]) -> (String, String) {
    let idle: Vec<&str> = labels.iter().flatten().copied().filter(|label| !is_attack(label)).collect();
    let is_one = idle.iter().all(|label| *label == idle[0]);
    let mut parts: Vec<(&str, &str, usize)> = Vec::new();
    for (zh, en) in &CLASSES[..3] {
        parts.push((zh, en, labels.iter().filter(|label| **label == Some(*zh)).count()));
    }
    let idle_name = if is_one { idle.first().copied().unwrap_or("闲") } else { "闲" };
    let idle_en = CLASSES.iter().find(|class| class.0 == idle_name).map_or("", |class| class.1);
    parts.push((idle_name, idle_en, idle.len()));
    parts.push(("未定", "undecided", labels.iter().filter(|label| label.is_none()).count()));
    parts.retain(|part| part.2 > 0);
    match parts[..] {
        [] => ("无着".to_owned(), "no moves".to_owned()),
        [("闲", ..)] => ("闲着".to_owned(), "idle moves".to_owned()),
        [("未定", ..)] => ("未定".to_owned(), "undecided".to_owned()),
        [(zh, en, _)] => (format!("长{zh}"), format!("perpetual {en}")),
        _ => counted(&parts),
    }
}

fn counted(parts: &[(&str, &str, usize)]) -> (String, String) {
    let divisor = (1..=parts[0].2).rev().find(|n| parts.iter().all(|part| part.2 % n == 0)).unwrap_or(1);
    let (mut zh, mut en) = (String::new(), Vec::new());
    for &(name, name_en, count) in parts {
        let count = count / divisor;
        let plural = if count == 1 || matches!(name_en, "idle" | "undecided") { "" } else { "s" };
        let digits = count.to_string();
        zh += NUMBERS_ZH.get(count - 1).unwrap_or(&digits.as_str());
        zh += name;
        en.push(format!("{} {name_en}{plural}", NUMBERS_EN.get(count - 1).unwrap_or(&digits.as_str())));
    }
    (zh, en.join(" "))
}
