//! Article 27.1, 帅（将）的捉: attacks by the general.

use crate::facts::Workspace;
use crate::labels::chinese::Scene;
use crate::labels::{Condition, Exception, Setting, Threat, Why};
use crate::rulebooks::article::always;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 27.1.
pub static ARTICLE: Article = Article {
    number: "27.1",
    title: Text { zh: "帅（将）的捉", en: "Attacks by the general" },
    summary: Text {
        zh: "帅（将）自己步步叫吃对方的子，算闲。别的子与帅（将）一同捉，或借帅（将）的力量捉，算捉。",
        en: "A general may attack pieces by itself for ever: that is idle. Another piece that attacks together with the general, or on its strength, chases.",
    },
    does: Text {
        zh: "只靠帅（将）去吃的威胁不算捉；帅（将）应将时附带的捉和杀也按闲。别的子靠帅（将）而捉的同细则 9。所引各着：帅（将）独自叫吃，以应将带出威胁，或参与了别的子的捉。",
        en: "A threat that only the general would carry out is no chase, and neither is what a general threatens by answering a check. Another piece that chases on the strength of the general falls under detailed rule 9. Cited for moves where the general attacks alone, threatens something by answering a check, or has a part in the chase of another piece.",
    },
    read: Read::Text,
    acts: &[
        Act::Sets { says: Setting::GeneralTakes(false), otherwise: Setting::GeneralTakes(true) },
        Act::Tests(ANSWERS_CHECK),
        Act::Sets { says: Setting::AnswersAreIdle(true), otherwise: Setting::AnswersAreIdle(false) },
        Act::Repeats { what: &[&super::d09_with_the_general::ARTICLE], when: always },
    ],
    file: file!(),
};

/// A general that answers a check is idle whatever it threatens by that.
pub(in crate::rulebooks) const ANSWERS_CHECK: Condition =
    Condition { why: Why::AnswersCheck, affirms: false, test: answers_check };

fn answers_check(_: &Threat, scene: &Scene, _: &mut Workspace) -> Option<Exception> {
    scene.general_answers_check().then(Exception::default)
}
