//! The evidence of a label in words, each message with both languages side by side.

use crate::chess::notation::chinese;
use crate::chess::{Board, Move, Square};
#[cfg(feature = "html")]
use crate::labels::Class;
use crate::labels::{Considered, Label, Outcome, Reason, Root, School, Target, Terms, Why};
use crate::text::{Language, both, say};

use super::words::{piece_at, question};

/// Why the move has its label, and what was looked at and found not to hold: one sentence each, without full stops.
pub fn why(label: &Label, terms: &Terms, language: Language) -> Vec<String> {
    let teller = Teller { label, language, counts: matches!(terms.school, School::Chinese(_)) };
    let mut told: Vec<String> = label.reasons.iter().map(|reason| teller.reason(reason)).collect();
    told.retain(|text| !text.is_empty());
    if label.pawn_in_mutual_attack {
        told.push(say!(
            language,
            "双方互打，兵卒自己的捉也算",
            "both sides attack on every move, so a pawn's own attack counts"
        ));
    }
    if told.is_empty() && label.undecided.is_none() {
        told.push(say!(
            language,
            "没有将、杀、捉、兑、献、拦、跟的作用",
            "neither check, kill, chase, exchange, offer, block nor follow"
        ));
    }
    told.extend(label.considered.iter().map(|considered| teller.considered(considered)));
    told.extend(question(label, language));
    told
}

/// The move and what it does in a few words: 第 1 着 马二退一：捉黑车 i9.
#[cfg(feature = "html")]
pub fn in_short(label: &Label, language: Language) -> String {
    let teller = Teller { label, language, counts: true };
    let told: Vec<String> = label.effects.iter().map(|&effect| teller.effect(effect)).collect();
    let (ply, played, told) = (label.ply, move_text(&label.before, label.play, language), told.join(language.comma()));
    say!(language, "第 {ply} 着 {played}：{told}", "ply {ply}, {played}: {told}")
}

struct Teller<'a> {
    label: &'a Label,
    language: Language,
    /// Whether lines are valued by what they win; the Asian books only ask whether a capture is retaken.
    counts: bool,
}

impl Teller<'_> {
    fn reason(&self, reason: &Reason) -> String {
        let language = self.language;
        match reason {
            Reason::GivesCheck { by } => {
                let (by, s) = (self.pieces(by), third_person(by));
                say!(language, "{by} 将军", "{by} give{s} check")
            }
            Reason::ThreatensMate { line } => {
                let line = self.line(*line);
                say!(language, "要杀：{line}", "threatens mate: {line}")
            }
            Reason::Chases { target } => self.label.targets.get(*target).map_or(String::new(), |t| self.chase(t)),
            Reason::OffersExchange { own, partner } => {
                let (own, partner) = (self.piece(*own), self.piece(*partner));
                say!(language, "{own} 与{partner} 邀兑", "{own} offers to exchange itself for {partner}")
            }
            Reason::OffersPiece { by } => {
                let (own, by) = (self.piece(self.label.play.to), self.piece(*by));
                say!(
                    language,
                    "{own} 无根，献给{by}，对方吃去无碍",
                    "{own} has no root and is offered to {by}, which may take it without harm"
                )
            }
            Reason::Blocks { enemy, lost } => {
                let (enemy, lost) = (self.piece(*enemy), self.squares(lost));
                say!(language, "拦{enemy}，使其不能到 {lost}", "blocks {enemy}, which can no longer go to {lost}")
            }
            Reason::Follows { target } => {
                let target = self.piece(*target);
                say!(language, "跟有根的{target}", "follows {target}, which has a root")
            }
        }
    }

    #[cfg(feature = "html")]
    fn effect(&self, effect: Class) -> String {
        let language = self.language;
        match effect {
            Class::Check => say!(language, "将军", "gives check"),
            Class::Kill => say!(language, "要杀", "threatens mate"),
            Class::Chase => {
                let prey: Vec<Square> = self.label.targets.iter().map(|target| target.square).collect();
                let prey = self.pieces(&prey);
                say!(language, "捉{prey}", "chases {prey}")
            }
            Class::Exchange => say!(language, "邀兑", "offers an exchange"),
            Class::Offer => say!(language, "献子", "offers a piece"),
            Class::Block => say!(language, "拦（挡住对方的子）", "blocks an enemy piece"),
            Class::Follow => say!(language, "跟（跟着有根的子）", "follows a protected piece"),
            Class::Idle => say!(language, "闲着（没有威胁）", "idle, no threat"),
        }
    }

    fn chase(&self, target: &Target) -> String {
        let language = self.language;
        let (root, prey, line) = (root(target.root, language), self.piece(target.square), self.chasing(target.line));
        // Who does not know the Asian books would take a rooted piece for safe.
        let root = match (self.counts, target.root) {
            (false, Root::Real) => language.of(both("有根也算", "protected, which does not matter for this attack")),
            _ => root,
        };
        let by = self.pieces(&target.attackers);
        let s = third_person(&target.attackers);
        match (target.attackers.is_empty(), target.joint) {
            (true, _) => say!(
                language,
                "借将军或兑子捉{prey}（{root}）：{line}",
                "chases {prey} ({root}) by way of checks or exchanges: {line}"
            ),
            (false, false) => {
                say!(language, "{by} 捉{prey}（{root}）：{line}", "{by} chase{s} {prey} ({root}): {line}")
            }
            (false, true) => {
                say!(language, "{by} 联合捉{prey}（{root}）：{line}", "{by} jointly chase{s} {prey} ({root}): {line}")
            }
        }
    }

    fn considered(&self, considered: &Considered) -> String {
        let language = self.language;
        let target = considered.target.map(|target| self.piece(target)).unwrap_or_default();
        let by = considered.by.map(|by| self.piece(by)).unwrap_or_default();
        let line = considered.line.map(|line| self.line(line)).unwrap_or_default();
        let is_mate = considered.target == Some(self.label.after.king(self.label.side.other()));
        match considered.why {
            Why::Refuted => {
                say!(language, "对{target} 不成捉：{line}", "no chase of {target}: {line}")
            }
            Why::AlreadyThere => {
                say!(
                    language,
                    "对{target} 的捉在走此着之前已存在，不是新捉：{line}",
                    "the threat on {target} was there before the move and is not new: {line}"
                )
            }
            Why::SteppedAside => {
                let mover = self.piece(self.label.play.to);
                say!(
                    language,
                    "{mover} 只是躲开，对{target} 的威胁不靠它，不是新捉：{line}",
                    "{mover} only stepped out of attack and takes no part in the threat on {target}, which is not new: {line}"
                )
            }
            Why::Privileged => {
                say!(
                    language,
                    "只有{by} 能吃{target}，将帅和兵卒自己的捉不算",
                    "only {by} would take {target}; what a general or pawn attacks by itself does not count"
                )
            }
            Why::LeftOpen => {
                say!(
                    language,
                    "搜索限量内未判明是否捉{target}",
                    "the search budget left open whether it chases {target}"
                )
            }
            Why::OwnExchange => {
                say!(
                    language,
                    "吃{target} 只是完成所邀之兑，不另算捉",
                    "taking {target} only completes the exchange offered"
                )
            }
            Why::AnswersCheck if is_mate => {
                say!(
                    language,
                    "将帅应将，附带要杀不算打：{line}",
                    "the general answers a check; the mate it threatens by that does not count: {line}"
                )
            }
            Why::AnswersCheck => {
                say!(
                    language,
                    "将帅应将，附带威胁{target} 不算打：{line}",
                    "the general answers a check; its threat on {target} does not count: {line}"
                )
            }
            Why::DefencePost => {
                say!(
                    language,
                    "占据防守要点，附带攻击{target} 不算捉（是否简明和棋，请裁判员认定）：{line}",
                    "it holds a defensive post; the attack on {target} that goes with it does not count (whether the draw is plain is for the referee): {line}"
                )
            }
            Why::MateByExchange => {
                say!(
                    language,
                    "杀着要先完成所邀之兑，此着只是邀兑：{line}",
                    "the mate begins by completing the exchange offered, so the move is that offer: {line}"
                )
            }
        }
    }

    /// The piece on a point after the move, or before it if the point is empty now.
    fn piece(&self, square: Square) -> String {
        let board = if self.label.after.is_empty(square) { &self.label.before } else { &self.label.after };
        piece_at(board, square, self.language)
    }

    fn pieces(&self, squares: &[Square]) -> String {
        let named: Vec<String> = squares.iter().map(|&square| self.piece(square)).collect();
        named.join(self.language.of(both("、", " and ")))
    }

    fn squares(&self, squares: &[Square]) -> String {
        squares.iter().map(Square::to_string).collect::<Vec<_>>().join(self.language.comma())
    }

    /// A line that wins what is chased; where it does not end ahead it is said why it counts all the same.
    fn chasing(&self, index: usize) -> String {
        let counts = self.label.lines.get(index).filter(|_| self.counts).map(|line| line.outcome);
        let why = match counts {
            Some(Outcome::Even) => {
                both("对方只在别处得回，仍算捉", "made good only elsewhere on the board, so it counts")
            }
            Some(Outcome::Loss) => {
                both("离根所失不计，仍算捉", "what its leaving exposes is left out of account, so it counts")
            }
            _ => return self.line(index),
        };
        self.line_ending(index, self.language.of(why))
    }

    /// A line of play and how it ends: Chinese notation in Chinese, ICCS in English.
    fn line(&self, index: usize) -> String {
        let retaken = both("会被吃回", "is retaken");
        let ends = self.label.lines.get(index).map(|line| match line.outcome {
            Outcome::Even if !self.counts => self.language.of(retaken),
            ends => outcome(ends, self.language),
        });
        self.line_ending(index, ends.unwrap_or_default())
    }

    fn line_ending(&self, index: usize, ends: &str) -> String {
        let Some(line) = self.label.lines.get(index) else { return String::new() };
        joined(&moves_text(&line.board, &line.moves, self.language), ends, self.language)
    }
}

/// Moves played from a position and how they end; the end alone if there are no moves.
pub(super) fn line_text(start: &Board, moves: &[Move], ends: Outcome, language: Language) -> String {
    joined(&moves_text(start, moves, language), outcome(ends, language), language)
}

fn joined(played: &str, ends: &str, language: Language) -> String {
    if played.is_empty() { ends.to_owned() } else { format!("{played}{}{ends}", language.of(both("，", ", "))) }
}

fn moves_text(start: &Board, moves: &[Move], language: Language) -> String {
    let mut board = *start;
    let mut words = Vec::with_capacity(moves.len());
    for &play in moves {
        words.push(move_text(&board, play, language));
        board = board.after(play);
    }
    words.join(" ")
}

/// A move in the notation of the language: 马二退一 / h2g4.
pub(super) fn move_text(board: &Board, play: Move, language: Language) -> String {
    let chinese = (!board.is_empty(play.from)).then(|| chinese::write(board, play));
    language.pick(chinese, None).unwrap_or_else(|| play.to_string())
}

const fn third_person(subjects: &[Square]) -> &'static str {
    if subjects.len() == 1 { "s" } else { "" }
}

const fn root(root: Root, language: Language) -> &'static str {
    language.of(match root {
        Root::None => both("无根", "unprotected: no root"),
        Root::False => both("假根", "not really protected: false root"),
        Root::Less => both("少根", "fewer protectors than attackers"),
        Root::Real => both("有根", "protected: rooted"),
    })
}

const fn outcome(outcome: Outcome, language: Language) -> &'static str {
    language.of(match outcome {
        Outcome::Gain => both("得子", "wins material"),
        Outcome::Mate => both("成杀", "mates"),
        Outcome::Even => both("子力相当", "comes out even"),
        Outcome::Loss => both("失子", "loses material"),
        Outcome::Mated => both("反被将死", "is mated itself"),
    })
}
