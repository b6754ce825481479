//! Article 29.1, 捉的方式: forms of a chase.

use crate::facts::Forms;
use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 29.1.
pub static ARTICLE: Article = Article {
    number: "29.1",
    title: Text { zh: "捉的方式", en: "Forms of a chase" },
    summary: Text {
        zh: "捉可以是直接吃子，可以是经连续照将吃子，也可以是经一个完整的交换过程得子。",
        en: "A chase may take directly, take by way of an unbroken series of checks, or come out ahead after a complete exchange.",
    },
    does: Text {
        zh: "三种方式用同一次搜索检验，变化中只有吃子、照将和应将，没有停着。所引各着：得子的变化经过照将或交换。",
        en: "One search tests all three: its lines hold captures, checks and answers to checks, and no quiet move. Cited where the winning line goes by way of checks or exchanges.",
    },
    read: Read::Text,
    acts: &[Act::Sets { says: Setting::Forms(Forms::All), otherwise: Setting::Forms(Forms::Direct) }],
    file: file!(),
};
