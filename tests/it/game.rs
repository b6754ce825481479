//! A game that is followed: taking moves back and making others leaves nothing behind, and what the next moves bring is what
//! they bring once made.

use crate::scattered::{self, Random};
use adjudicate::case::Case;
use adjudicate::chess::{Board, Illegal, Line, Move, Side, fen};
use adjudicate::cycle::CycleError;
use adjudicate::labels::{Label, Why};
use adjudicate::rulebooks::{self, Rulebook};
use adjudicate::verdict::{Effect, Kind, Verdict};
use adjudicate::{Error, Game, Options, adjudicate};
use proptest::prelude::*;

const LONG_CHECK: &str = "3k5/9/9/9/4R4/9/9/9/9/5K3 w";
const TURN: [&str; 4] = ["e5d5", "d9e9", "d5e5", "e9d9"];

fn moves(words: &[&str]) -> Vec<Move> {
    words.iter().map(|word| Move::parse(word).expect(word)).collect()
}

fn book(id: &str) -> &'static Rulebook {
    rulebooks::find(id).expect("listed")
}

fn game(start: &str, plies: &[Move]) -> Game {
    let mut game = Game::new(fen::parse(start).expect("legal"), book("cxa-1999"));
    plies.iter().for_each(|&play| game.push(play).expect("legal"));
    game
}

/// What a verdict says, if the budget left nothing open.
fn essence(verdict: &Verdict) -> Option<String> {
    let is_open = |label: &Label| label.undecided.is_some() || label.failed(Why::LeftOpen).next().is_some();
    let is_open = verdict.labels.iter().any(is_open);
    let labels: Vec<_> = verdict.labels.iter().map(|label| (label.ply, label.class, &label.targets)).collect();
    let (cycle, said) = (&verdict.cycle, (&verdict.ruling, &verdict.sides, verdict.ripe));
    (!is_open).then(|| format!("{said:?} {} {} {} {labels:?}", cycle.first_ply, cycle.plies, cycle.occurrences))
}

/// The line ruled on as if nothing had come before.
fn from_scratch(line: &Line, rulebook: &'static Rulebook) -> Result<Verdict, CycleError> {
    let words: Vec<String> = line.plies.iter().map(|ply| ply.play.to_string()).collect();
    let case = Case::from_text(&fen::write(&line.start), &words.join(" "));
    match adjudicate(&case, rulebook, &Options::default()) {
        Ok(verdict) => Ok(verdict),
        Err(Error::Cycle(error)) => Err(error),
        Err(error) => panic!("{error}"),
    }
}

fn assert_as_from_scratch(game: &mut Game) {
    let (line, rulebook) = (game.line().clone(), game.rulebook());
    let shown = line.positions().filter(|board| **board == line.end()).count();
    assert_eq!(game.occurrences() as usize, shown);
    if line.plies.is_empty() {
        return;
    }
    match (game.ruling(), from_scratch(&line, rulebook)) {
        (Ok(followed), Ok(fresh)) => {
            if let (Some(followed), Some(fresh)) = (essence(followed), essence(&fresh)) {
                assert_eq!(followed, fresh);
            }
        }
        (Err(followed), Err(fresh)) => assert_eq!(*followed, fresh),
        (followed, fresh) => panic!("{followed:?} {fresh:?}"),
    }
}

/// What each next move brings is what is ruled, or not ruled, once it is made.
fn assert_effects_come_true(game: &mut Game) {
    let effects = game.effects();
    assert_eq!(effects.iter().map(|next| next.play).collect::<Vec<_>>(), game.board().legal_moves());
    for next in effects {
        game.push(next.play).expect("legal");
        match &next.effect {
            Effect::EndsGame => assert!(game.ending().is_some()),
            Effect::Breaks => assert!(game.occurrences() == 1 && game.ending().is_none()),
            Effect::Repeats { occurrences, ripe, ruling } => {
                assert_eq!(game.occurrences(), *occurrences);
                let verdict = game.ruling().expect("it repeats");
                let is_open = verdict.ruling.kind == Kind::Undecided || ruling.kind == Kind::Undecided;
                assert!(is_open || (verdict.ripe, &verdict.ruling) == (*ripe, ruling));
            }
        }
        game.pop();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn taking_back_leaves_nothing_behind(
        seed in 1_u64..,
        share in 10_usize..=60,
        book_at in 0..rulebooks::ALL.len(),
        detours in prop::collection::vec(0_usize..3, 8),
    ) {
        let mut random = Random::new(seed);
        let (board, cycle) = loop {
            let Some(board) = scattered::position(&mut random, share) else { continue };
            let Some(cycle) = scattered::cycle(&mut random, &board, 1) else { continue };
            break (board, cycle);
        };
        let mut game = Game::new(board, rulebooks::ALL[book_at]);
        for (&play, detour) in cycle.iter().cycle().zip(detours) {
            let plies = game.line().plies.len();
            for _ in 0..detour {
                let moves = game.board().legal_moves();
                if moves.is_empty() {
                    break;
                }
                game.push(random.among(&moves)).expect("legal");
                assert_as_from_scratch(&mut game);
            }
            while game.line().plies.len() > plies {
                game.pop();
            }
            game.push(play).expect("legal");
            assert_as_from_scratch(&mut game);
        }
        assert_eq!(game.occurrences(), 3);
        assert_effects_come_true(&mut game);
        while game.pop().is_some() {}
        assert_eq!((game.board(), game.occurrences()), (board, 1));
    }
}

#[test]
fn a_side_that_was_warned_and_goes_on_loses() {
    let start = "4k4/9/9/9/9/p8/9/9/1R7/3K5 w";
    let turn = moves(&["b1a1", "a4b4", "a1b1", "b4a4"]);
    let mut game = game(start, &turn.repeat(2));
    assert_eq!(game.ruling().expect("it recurs").ruling.kind, Kind::MustChange);
    game.warn(Side::Red);
    assert_eq!(game.ruling().expect("it recurs").ruling.kind, Kind::MustChange);
    for &play in &turn {
        game.push(play).expect("legal");
    }
    let ruling = &game.ruling().expect("it recurs").ruling;
    assert_eq!((ruling.kind, ruling.side), (Kind::Loss, Some(Side::Red)));
    // Taken back beyond the warning, nobody was warned.
    (0..5).for_each(|_| _ = game.pop());
    for play in turn.iter().cycle().skip(3).take(5) {
        game.push(*play).expect("legal");
    }
    assert_eq!(game.ruling().expect("it recurs").ruling.kind, Kind::MustChange);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut game = game(LONG_CHECK, &moves(&TURN));
    let before = game.board();
    assert_eq!(game.push(Move::parse("a0a1").expect("a move")), Err(Illegal::NoPiece));
    assert_eq!((game.board(), game.occurrences(), game.line().plies.len()), (before, 2, 4));
}

#[test]
fn a_game_that_is_over_has_no_next_move() {
    let mut game = game("3k5/R8/9/9/9/9/9/9/5R3/4K4 w", &moves(&["f1f9"]));
    assert!(game.ending().is_some_and(|end| end.loser == Side::Black && end.mate));
    assert!(game.effects().is_empty());
}

/// A reading by which labels change is in force from the start.
#[test]
fn other_readings_and_budgets_hold_for_the_whole_game() {
    let mut game = game(LONG_CHECK, &moves(&TURN)).with(&[], 1);
    assert_eq!(game.ruling().expect("it recurs").ruling.kind, Kind::Loss);
    let idle =
        rulebooks::reading::find("pawn-in-mutual-attack").and_then(|reading| reading.value("idle")).expect("a value");
    let mut game = game.with(&[idle], 100_000);
    let verdict = game.ruling().expect("it recurs");
    assert!(!verdict.terms.chinese().expect("a Chinese book").pawn_in_mutual_attack);
}

#[test]
fn what_is_counted_is_the_position_not_its_hash() {
    let board: Board = fen::parse(LONG_CHECK).expect("legal");
    let mut game = Game::new(board, book("axf"));
    for play in moves(&TURN).repeat(100) {
        game.push(play).expect("legal");
    }
    assert_eq!(game.occurrences(), 101);
    assert_eq!(game.cycle().expect("it recurs").plies, 4);
}
