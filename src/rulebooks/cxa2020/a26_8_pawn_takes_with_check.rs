//! Article 26.8, 兵卒吃子露将: a pawn takes and uncovers check.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.8.
pub static ARTICLE: Article = Article {
    number: "26.8",
    title: Text { zh: "兵（卒）吃子带将", en: "A pawn takes with check" },
    summary: Text {
        zh: "兵（卒）吃子而露出别的子将军的，算捉。",
        en: "A pawn’s capture that uncovers check by another piece counts as a chase.",
    },
    does: Text {
        zh: "兵卒带将的吃子和换吃中的回吃计入。所引各着：兵卒在得子的变化里吃过子。",
        en: "A pawn’s captures with check and its retakes in an exchange count. Cited where a pawn takes in a winning line.",
    },
    read: Read::Cited,
    acts: &[Act::Sets { says: Setting::PawnHelps(true), otherwise: Setting::PawnHelps(false) }],
    file: file!(),
};
