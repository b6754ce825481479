//! Article 25.3, 子力与子力价值: material and its worth.

use crate::facts::Worth;
use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 25.3.
pub static ARTICLE: Article = Article {
    number: "25.3",
    title: Text { zh: "子力与子力价值", en: "Material and its worth" },
    summary: Text {
        zh: "车、马、炮、士、相（象）和过河兵（卒）算子力，帅（将）和未过河兵（卒）不算。一车抵两个马炮，马炮相当，士相相当；过河兵的价值浮动，一兵换数子或一子换数兵都不算得子。",
        en: "Rook, horse, cannon, advisor, elephant and a pawn across the river are material; the general and a pawn at home are not. A rook is worth two of horse and cannon, which are equal; advisor and elephant are equal; a crossed pawn has no fixed worth, so a pawn for pieces or a piece for pawns is no gain.",
    },
    does: Text {
        zh: "为每条变化记账：先以兵抵兵，再比大子，最后比士相，得出得子、相抵或失子；所引各着都有这样一笔账。",
        en: "Keeps the account of every line: pawns against pawns first, then strong pieces, then weak ones, giving gain, even or loss. The moves cited are those with such an account.",
    },
    read: Read::Text,
    acts: &[Act::Sets { says: Setting::Material(Worth::GRADED), otherwise: Setting::Material(Worth::ALIKE) }],
    file: file!(),
};
