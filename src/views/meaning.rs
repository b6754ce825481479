//! What makes a side's play prohibited or allowed, for a reader who does not know the books.

use crate::chess::Side;
use crate::labels::{Class, School};
use crate::text::{Language, say};
use crate::verdict::Verdict;

/// Why a side's moves taken together are prohibited or allowed, for a reader who does not know the book.
pub fn meaning(verdict: &Verdict, of: Side, language: Language) -> String {
    let labels = || verdict.labels.iter().filter(|label| label.side == of);
    if verdict.sides[of as usize].prohibited {
        let checks = labels().all(|label| label.class == Class::Check);
        return match (checks, verdict.terms.school) {
            (true, _) => say!(language, "每一着都将军", "every one of its moves gives check"),
            (_, School::Asian(_)) => say!(
                language,
                "每一着都捉同一个子，这是禁止的",
                "every one of its moves chases one and the same piece, which is prohibited"
            ),
            (_, School::Chinese(_)) => say!(
                language,
                "每一着都是攻击（将军、要杀或捉子），没有一着闲着，这是禁止的",
                "every one of its moves is an attack (check, threat of mate or chase), which is prohibited"
            ),
        };
    }
    let idle: Vec<String> = labels().filter(|label| !label.is_attack()).map(|label| label.ply.to_string()).collect();
    let idle = idle.join(language.comma());
    match (verdict.terms.school, idle.is_empty()) {
        (School::Chinese(_), false) => say!(
            language,
            "第 {idle} 着不是攻击（将军、要杀或捉子），所以允许",
            "ply {idle}: no attack (neither check, threat of mate nor chase), so its play is allowed"
        ),
        (School::Asian(_), _) => say!(
            language,
            "没有着着将军，也没有着着捉同一个子，所以允许",
            "it neither checks with every move nor chases one and the same piece with every move, so it is allowed"
        ),
        (School::Chinese(_), true) => String::new(),
    }
}
