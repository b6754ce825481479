//! Detailed rule 3, 预计得子: a gain to be expected.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Detailed rule 3.
pub static ARTICLE: Article = Article {
    number: "细则3",
    title: Text { zh: "预计得子", en: "A gain to be expected" },
    summary: Text {
        zh: "走子后算得下一着能在子力价值上得子的，都按捉处理。",
        en: "A move after which the next one can be expected to gain in the worth of material is a chase.",
    },
    does: Text {
        zh: "变化终了时净得子力的，不问有根无根，都是捉。所引各着：有一条以得子结束的变化。",
        en: "A net gain at the end of the line is a chase, whatever the root. Cited for moves with a line that ends in a gain.",
    },
    read: Read::Text,
    acts: &[Act::Sets { says: Setting::NetGain(true), otherwise: Setting::NetGain(false) }],
    file: file!(),
};
