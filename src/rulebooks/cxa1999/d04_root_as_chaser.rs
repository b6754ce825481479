//! Detailed rule 4, 用根捉子: a root used to chase.

use crate::facts::RootAsChaser;
use crate::rulebooks::{Article, Role, Text, evidence, find};

/// The text has no test of what the leaving root costs.
pub(super) const ROOT_AS_CHASER: RootAsChaser = RootAsChaser::Always;

/// Detailed rule 4.
pub static ARTICLE: Article = Article {
    number: "细则4",
    title: Text { zh: "用根捉子", en: "A root used to chase" },
    summary: Text {
        zh: "用正在作根的子去捉对方的子，也按捉处理。",
        en: "A piece that serves as a root and is used to attack an enemy piece chases all the same.",
    },
    does: Text {
        zh: "作根的子离位后己方失去保护的损失不计入账，仍作捉；条文没有得失相抵的要求。所引各着：出手的子一去，己方受攻的子便无保护。",
        en: "What is exposed when the root leaves its post is not counted against it; the text asks for no balance of the two captures. Cited where the piece that begins the winning line leaves an attacked piece of its own side without protection.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::bears(dispute, &ARTICLE, evidence::chases_with_a_root),
};
