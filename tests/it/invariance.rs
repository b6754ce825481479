//! What must not matter: left and right, colours, where the cycle is entered, how often it is shown, and pieces that take
//! no part. Each property is tried on every case with at most twelve plies.

use crate::common::out_of_reach::idle_posts;
use crate::common::{CaseFile, ENOUGH, cases};
use adjudicate::case::{Case, Notice, Player};
use adjudicate::chess::{Board, Kind, Line, Move, Piece, Side, Square, fen};
use adjudicate::labels::Class;
use adjudicate::rulebooks::{self, Rulebook};
use adjudicate::verdict::{Kind as RulingKind, Verdict};
use adjudicate::{Options, adjudicate};

/// What a property compares: the ruling, and every move with its class and the points of the pieces it chases.
#[derive(PartialEq, Eq, Debug)]
struct Essence {
    ruling: (RulingKind, Option<Side>),
    moves: Vec<(Move, Class, Vec<Square>)>,
}

/// A change of the point of view that leaves the dispute as it is.
#[derive(Clone, Copy)]
struct Symmetry {
    board: fn(&Board) -> Board,
    square: fn(Square) -> Square,
    side: fn(Side) -> Side,
}

const MIRRORED: Symmetry = Symmetry { board: Board::mirrored, square: Square::mirrored, side: |side| side };
const SWAPPED: Symmetry = Symmetry { board: Board::swapped, square: Square::swapped, side: Side::other };

impl Symmetry {
    fn play(self, play: Move) -> Move {
        Move::new((self.square)(play.from), (self.square)(play.to))
    }

    fn essence(self, essence: Essence) -> Essence {
        let Essence { ruling: (kind, side), moves } = essence;
        let moves = moves.into_iter().map(|(play, class, targets)| {
            let mut targets: Vec<_> = targets.into_iter().map(self.square).collect();
            targets.sort();
            (self.play(play), class, targets)
        });
        Essence { ruling: (kind, side.map(self.side)), moves: moves.collect() }
    }
}

impl Essence {
    fn of(verdict: &Verdict) -> Essence {
        let moves = verdict.labels.iter().map(|label| {
            let mut targets: Vec<_> = label.targets.iter().map(|target| target.square).collect();
            targets.sort();
            (label.play, label.class, targets)
        });
        Essence { ruling: (verdict.ruling.kind, verdict.ruling.side), moves: moves.collect() }
    }

    /// The same without regard to the order of the moves.
    fn sorted(mut self) -> Essence {
        self.moves.sort();
        self
    }
}

struct Subject {
    name: String,
    case: Case,
    rulebook: &'static Rulebook,
    line: Line,
    verdict: Verdict,
}

impl Subject {
    fn new(CaseFile { name, case }: &CaseFile, rulebook: &'static Rulebook) -> Option<Subject> {
        let name = format!("{name} by {}", rulebook.id);
        let line = Line::from_case(case).unwrap_or_else(|error| panic!("{name}: {error}"));
        let verdict = (line.plies.len() <= 12).then(|| rule(&name, case, rulebook))?;
        Some(Subject { name, case: case.clone(), rulebook, line, verdict })
    }

    /// The essence of another case by the same rulebook.
    fn compared(&self, name: &str, case: &Case) -> Essence {
        Essence::of(&rule(name, case, self.rulebook))
    }

    /// The moves of the stretch judged.
    fn turn(&self) -> Vec<Move> {
        let cycle = &self.verdict.cycle;
        let skipped = cycle.first_ply - self.line.plies[0].number;
        self.line.plies.iter().skip(skipped as usize).take(cycle.plies as usize).map(|ply| ply.play).collect()
    }
}

/// Every case by every rulebook.
fn subjects() -> Vec<Subject> {
    let by_all =
        |file: &CaseFile| rulebooks::ALL.iter().filter_map(|book| Subject::new(file, book)).collect::<Vec<_>>();
    cases("").iter().flat_map(by_all).collect()
}

fn rule(name: &str, case: &Case, rulebook: &'static Rulebook) -> Verdict {
    adjudicate(case, rulebook, &Options::default().with_budget(ENOUGH))
        .unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn case_of(start: &Board, moves: impl IntoIterator<Item = Move>) -> Case {
    let moves: Vec<_> = moves.into_iter().map(|play| play.to_string()).collect();
    Case::from_text(&fen::write(start), &moves.join(" "))
}

/// Fails with every subject for which the two essences differ.
fn assert_same(pairs: impl IntoIterator<Item = (String, Essence, Essence)>) {
    let mut tried = 0;
    let differing: Vec<_> = pairs
        .into_iter()
        .inspect(|_| tried += 1)
        .filter(|(_, expected, found)| expected != found)
        .map(|(name, expected, found)| format!("{name}\n  expected {expected:?}\n  found    {found:?}"))
        .collect();
    println!("{tried} tried");
    assert!(tried > 0, "nothing was tried");
    assert!(differing.is_empty(), "{} of {tried} differ:\n{}", differing.len(), differing.join("\n"));
}

fn assert_invariant(symmetry: Symmetry) {
    assert_same(subjects().into_iter().map(|subject| {
        let plies = subject.line.plies.iter().map(|ply| symmetry.play(ply.play));
        let mut case = case_of(&(symmetry.board)(&subject.line.start), plies);
        case.occurrences = subject.case.occurrences;
        case.warned = subject.case.warned.clone().map(|warned| through(symmetry, warned));
        let found = subject.compared(&subject.name, &case);
        (subject.name, symmetry.essence(Essence::of(&subject.verdict)), found)
    }));
}

fn through(symmetry: Symmetry, warned: Notice) -> Notice {
    let side = if warned.player == Player::Red { Side::Red } else { Side::Black };
    let player = if (symmetry.side)(side) == Side::Red { Player::Red } else { Player::Black };
    Notice { player, ..warned }
}

#[test]
fn left_and_right_do_not_matter() {
    assert_invariant(MIRRORED);
}

#[test]
fn colours_do_not_matter() {
    assert_invariant(SWAPPED);
}

#[test]
fn the_ply_at_which_the_cycle_is_entered_does_not_matter() {
    let free = subjects().into_iter().filter(|subject| subject.case.warned.is_none());
    assert_same(free.flat_map(|subject| {
        let turn = subject.turn();
        let expected = || Essence::of(&subject.verdict).sorted();
        let entered = |at: usize| {
            let start = subject.verdict.labels[at].before;
            let mut moves = turn.clone();
            moves.rotate_left(at);
            let found = subject.compared(&subject.name, &case_of(&start, moves));
            (format!("{} from ply {at} of the turn", subject.name), expected(), found.sorted())
        };
        (1..turn.len()).map(entered).collect::<Vec<_>>()
    }));
}

#[test]
fn showing_the_cycle_once_more_does_not_matter() {
    assert_same(subjects().into_iter().map(|subject| {
        let plies = subject.line.plies.iter().map(|ply| ply.play).chain(subject.turn());
        let mut case = case_of(&subject.line.start, plies);
        case.warned = subject.case.warned.clone();
        let mut found = subject.compared(&subject.name, &case);
        if subject.verdict.cycle.routes_differ {
            // All turns shown are judged together: the one shown twice counts once.
            found.moves.truncate(subject.verdict.labels.len());
        }
        (subject.name, Essence::of(&subject.verdict), found)
    }));
}

fn with_pawn(board: &Board, from: Option<Square>, to: Square, side: Side) -> Board {
    let pieces = Side::ALL.into_iter().flat_map(|side| board.pieces(side)).filter(|&(square, _)| Some(square) != from);
    Board::new(pieces.chain([(to, Piece::new(side, Kind::Pawn))]), board.side_to_move())
        .expect("both generals are kept")
}

#[test]
fn an_uncrossed_pawn_out_of_reach_does_not_matter() {
    assert_same(subjects().into_iter().flat_map(|subject| {
        let plies: Vec<_> = subject.line.plies.iter().map(|ply| ply.play).collect();
        let placed = |(from, to, side): (Option<Square>, Square, Side)| {
            let mut case = case_of(&with_pawn(&subject.line.start, from, to, side), plies.clone());
            (case.occurrences, case.warned) = (subject.case.occurrences, subject.case.warned.clone());
            let name = match from {
                Some(from) => format!("{}: pawn from {from} to {to}", subject.name),
                None => format!("{}: pawn on {to}", subject.name),
            };
            let found = subject.compared(&name, &case);
            (name, Essence::of(&subject.verdict), found)
        };
        pawn_moves(&subject).into_iter().map(placed).collect::<Vec<_>>()
    }));
}

/// Idle pawns of the case put on another idle post, or, where it has none, one put on the board.
fn pawn_moves(subject: &Subject) -> Vec<(Option<Square>, Square, Side)> {
    let mut found = Vec::new();
    for side in Side::ALL {
        let posts = idle_posts(&subject.verdict, side);
        let pawn = Piece::new(side, Kind::Pawn);
        let (held, free): (Vec<_>, Vec<_>) =
            posts.into_iter().partition(|&post| subject.line.start.at(post) == Some(pawn));
        let free: Vec<_> = free.into_iter().filter(|&post| subject.line.start.is_empty(post)).collect();
        let standing = subject.line.start.pieces(side).filter(|&(_, piece)| piece.kind == Kind::Pawn).count();
        for &to in &free {
            found.extend(held.iter().map(|&from| (Some(from), to, side)));
            if held.is_empty() && standing < 5 {
                found.push((None, to, side));
            }
        }
    }
    found
}
