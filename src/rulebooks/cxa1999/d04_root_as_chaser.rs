//! Detailed rule 4, 用根捉子: a root used to chase.

use crate::facts::RootAsChaser;
use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Detailed rule 4.
pub static ARTICLE: Article = Article {
    number: "细则4",
    title: Text { zh: "用根捉子", en: "A root used to chase" },
    summary: Text {
        zh: "用正在作根的子去捉对方的子，也按捉处理。",
        en: "A piece that serves as a root and is used to attack an enemy piece chases all the same.",
    },
    does: Text {
        zh: "作根的子离位后己方失去保护的损失不计入账，仍作捉；条文没有得失相抵的要求。所引各着：捉只因此成立。",
        en: "What is exposed when the root leaves its post is not counted against it; the text asks for no balance of the two captures. Cited where the chase holds only for this reason.",
    },
    read: Read::Text,
    acts: &[Act::Sets {
        says: Setting::RootAsChaser(RootAsChaser::Always),
        otherwise: Setting::RootAsChaser(RootAsChaser::Balance),
    }],
    file: file!(),
};
