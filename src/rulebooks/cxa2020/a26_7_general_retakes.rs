//! Article 26.7, 将帅的回吃: what the general retakes.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.7.
pub static ARTICLE: Article = Article {
    number: "26.7",
    title: Text { zh: "将帅参与的得子", en: "Wins in which the general has a part" },
    summary: Text {
        zh: "将帅、兵卒的若干特殊情形（图 14 至 17、24）。",
        en: "Special cases of general and pawn (figures 14 to 17, 24).",
    },
    does: Text {
        zh: "条文未见；由图例推定：将帅在换吃中的回吃和将军中的吃子计入。所引各着：将帅走动而他子捉，或在得子的变化里吃过子。",
        en: "The text has not been seen. Inferred from the figures: the general’s retakes in an exchange and its captures with check count. Cited where the general moved and another piece chases, or where it takes in a winning line.",
    },
    read: Read::Inferred,
    acts: &[Act::Sets { says: Setting::GeneralHelps(true), otherwise: Setting::GeneralHelps(false) }],
    file: file!(),
};
