//! Article 29.2, 捉须新生: the chase must be new.

use crate::facts::{Answer, Workspace};
use crate::labels::chinese::Scene;
use crate::labels::{Aim, Condition, Exception, OldThreat, Setting, Threat, Why};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 29.2.
pub static ARTICLE: Article = Article {
    number: "29.2",
    title: Text { zh: "捉须新生", en: "The chase must be new" },
    summary: Text {
        zh: "捉是刚走的这一着造成的；走这一着之前已经存在的不算。",
        en: "A chase arises from the move just made; a threat that existed before it is not charged to that move.",
    },
    does: Text {
        zh: "把走子之前轮到该方走的局面也搜索一遍，走前被将军的当作没有那个将军：原已能得的子不算新捉；得得更多的算（读法 size）。得子后才被将死的，走前走后同样看待。所引各着有这样的旧威胁，或有经此检验的新捉。",
        en: "Searches the position before the move too, with the same side to play, and as if the mover stood in no check: what could be won already is not a new chase, unless more of it is won now (the reading size). Being mated after the win counts alike before and after. Cited for moves with such an old threat, or with a chase found new.",
    },
    read: Read::Text,
    acts: &[
        Act::Tests(MUST_BE_NEW),
        Act::Sets { says: Setting::SizeMatters(true), otherwise: Setting::SizeMatters(false) },
        Act::Sets { says: Setting::OwnDoing(true), otherwise: Setting::OwnDoing(false) },
    ],
    file: file!(),
};

/// What could be won at least as well before the move is not chased by it.
pub(in crate::rulebooks) const MUST_BE_NEW: Condition =
    Condition { why: Why::AlreadyThere, affirms: true, test: was_there };

fn was_there(threat: &Threat, scene: &Scene, workspace: &mut Workspace) -> Option<Exception> {
    let Aim::Piece { square, strength, size, .. } = threat.aim else { return None };
    let asked = scene.asked_before(square, strength, size, workspace);
    if let Answer::Yes(line) = scene.before.wins(square, asked, workspace) {
        return Some(Exception { before: Some(line) });
    }
    // By the wider reading a threat is old too if the opponent's last move only interrupted it.
    if scene.terms.old_threat != OldThreat::BeforeReply {
        return None;
    }
    let earlier = scene.earlier(workspace)?;
    // The target may have moved there by that very reply.
    let stands = earlier.board.at(square) == scene.before.board.at(square);
    (stands && earlier.wins(square, asked, workspace).is_yes()).then(Exception::default)
}
