//! Articles 15–18: rooks and cannons.

use crate::chess::Kind;
use crate::rulebooks::{Article, Role, Text, find};

use super::fault::{always_chases, draw, loss_of_chaser, meets_root};

/// Article 15.
pub static A15: Article = Article {
    number: "15",
    title: Text { zh: "炮长捉车", en: "Cannons chase a rook" },
    summary: Text {
        zh: "一炮或双炮不得长捉一车，不论车有根无根，也不论车是否步步反捉他子、吃车是否反失车。",
        en: "One or two cannons may not keep chasing a rook, protected or not, even if the rook hits something with every reply, even if taking it would lose a rook.",
    },
    does: Text {
        zh: "着着被捉的是同一车、捉者都是炮时，判捉方负。",
        en: "Rules a loss for cannons that chase one rook with every move.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        loss_of_chaser(dispute, &A15, |victim| victim.piece.kind == Kind::Rook && victim.is_chased_by(&[Kind::Cannon]))
    },
};

/// Article 16.
pub static A16: Article = Article {
    number: "16",
    title: Text { zh: "炮分捉双车", en: "Cannons chase two rooks" },
    summary: Text {
        zh: "一炮分捉双车，或双炮分捉双车，作和。",
        en: "One cannon that chases two rooks in turn, or two cannons two rooks, is a draw.",
    },
    does: Text {
        zh: "一方着着以炮捉车而不是同一车时作和。",
        en: "Rules a draw when every move of a side chases some rook with a cannon, but not one and the same.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| draw(dispute, &A16, |side| always_chases(dispute, side, Kind::Cannon, Kind::Rook)),
};

/// Article 17.
pub static A17: Article = Article {
    number: "17",
    title: Text { zh: "车跟有根炮", en: "Rook against a protected cannon" },
    summary: Text {
        zh: "车捉有根的炮，允许；炮只在一处有根也一样。",
        en: "A rook may keep after a protected cannon, also if that is protected on only one of its points.",
    },
    does: Text {
        zh: "所引各着：车新攻一炮而炮有真根，不成捉。",
        en: "Cited for moves by which a rook newly attacks a cannon that has a true root.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::bears(dispute, &A17, |label| meets_root(label, Kind::Rook, Kind::Cannon)),
};

/// Article 18.
pub static A18: Article = Article {
    number: "18",
    title: Text { zh: "车长捉无根炮", en: "Rook against an unprotected cannon" },
    summary: Text {
        zh: "车长捉无根的炮判负，即使炮步步做杀、将军、一将一捉或分捉两子。",
        en: "A rook that keeps chasing an unprotected cannon loses, even if the cannon keeps threatening mate, gives check, or hits two pieces in turn.",
    },
    does: Text {
        zh: "着着被捉的是同一炮、捉者都是车时，判捉方负。",
        en: "Rules a loss for rooks that chase one cannon with every move.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        loss_of_chaser(dispute, &A18, |victim| victim.piece.kind == Kind::Cannon && victim.is_chased_by(&[Kind::Rook]))
    },
};
