//! Article 27.3, 占据防守要点: holding a defensive post.

use crate::chess::{Kind, Piece, Side, Square};
use crate::facts::Workspace;
use crate::labels::chinese::Scene;
use crate::labels::{Aim, Condition, Exception, Threat, Why};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 27.3.
pub static ARTICLE: Article = Article {
    number: "27.3",
    title: Text { zh: "占据防守要点", en: "Holding a defensive post" },
    summary: Text {
        zh: "走子占住防守要点、当即成为简明和棋，顺带捉到士、相（象）的，算闲。",
        en: "A move that takes up a key defensive point and at once makes a plain draw is idle, even if it happens to attack an advisor or elephant.",
    },
    does: Text {
        zh: "只在很窄的条件下采用：守方只剩一个攻子，对方不止一个，此着解除了对方的全部得子手段，捉到的只是士、相。条文本身没有“一个攻子”的限制，其余情形由裁判员认定。",
        en: "Applied narrowly: the defender has one attacking piece left, the opponent more; the move parries everything the opponent was winning; only advisors or elephants are hit. The text itself does not ask for one attacking piece; all else is for the referee.",
    },
    read: Read::Text,
    acts: &[
        Act::Tests(HOLDS_POST),
        Act::Referee(Text {
            zh: "一个残局是否“简明和棋”、哪一点是防守要点，要靠残局知识判断。",
            en: "Whether an ending is a plain draw, and which point holds it, is a judgement of endgame theory.",
        }),
    ],
    file: file!(),
};

/// Taken narrowly, since only a person can say that a draw is plain: a defender with one attacking piece against more parries
/// everything the opponent was winning, and the advisor or elephant it hits goes with that.
pub(in crate::rulebooks) const HOLDS_POST: Condition =
    Condition { why: Why::DefencePost, affirms: false, test: holds_post };

fn holds_post(threat: &Threat, scene: &Scene, _: &mut Workspace) -> Option<Exception> {
    let Aim::Piece { piece, .. } = threat.aim else { return None };
    let attackers = |side: Side| {
        scene.after.board.pieces(side).filter(|&(square, piece)| is_attacking_piece(piece, square)).count()
    };
    let holds = matches!(piece.kind, Kind::Advisor | Kind::Elephant)
        && attackers(scene.side) == 1
        && attackers(scene.side.other()) > 1
        && !scene.before.theirs.is_empty()
        && scene.after.theirs.is_empty();
    holds.then(Exception::default)
}

fn is_attacking_piece(piece: Piece, square: Square) -> bool {
    matches!(piece.kind, Kind::Rook | Kind::Horse | Kind::Cannon)
        || piece.kind == Kind::Pawn && square.is_across(piece.side)
}
