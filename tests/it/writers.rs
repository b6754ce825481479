//! Reading what was written gives the same record: main line, variations, notes, what is said of the game.

use crate::random_games;
use adjudicate::case::{self, Case, INFO_KEYS, Note, Record};
use adjudicate::chess::{Board, Game, fen};
use adjudicate::{Options, examine, rulebooks, views};
use proptest::prelude::*;

const STARTS: [&str; 3] = [
    fen::START,
    "4k4/4a4/4b4/1r5c1/2p1p1p2/2P3P2/9/2N1C4/4A4/2B1K3R w - - 37 1",
    "2bak4/4a4/4b4/9/6NRR/2B6/1rP1P4/3pB4/4p4/3K5 b",
];

/// Text that a note or a name may hold; blanks at the ends are not kept by any format.
fn text() -> impl Strategy<Value = String> {
    r"[a-z车马炮\[\]&%_\\|/;:.,()!0-9]{1,3}([ \n]?[a-z车马炮\[\]&%_\\|/;:.,()!u0-9]{1,4}){0,3}"
}

/// Text that the head of a game may hold, on one line.
fn name() -> impl Strategy<Value = String> {
    r#"[a-z甲乙丙\[&"]{1,4}( ?[a-z甲乙丙\]%_"]{1,4}){0,2}"#
}

/// A line to be grown: which line it leaves and after how much of it, in parts of 65 536, and what is played.
type Growth = (usize, u16, Vec<usize>);

/// A record in JSON: a game of random play, with lines that leave it and each other anywhere.
fn grown(start: &str, main: &[usize], growths: &[Growth]) -> (String, Vec<usize>) {
    let plays = |board: &Board, choices: &[usize]| {
        let game = random_games::play(&fen::write(board), choices);
        game.iter().map(|(_, play)| *play).collect::<Vec<_>>()
    };
    let root = fen::parse(start).expect("a position");
    // For each line its moves from the start of the game, and the ply that is its first own one.
    let mut lines = vec![(plays(&root, main), 1)];
    let mut variations = Vec::new();
    for (leaves, share, choices) in growths {
        let parent = leaves % lines.len();
        let (moves, first) = &lines[parent];
        let own = moves.len() + 1 - *first as usize;
        let ply = first + u32::from(*share) * own as u32 / 65_536;
        let before: Vec<_> = moves[..ply as usize - 1].to_vec();
        let board = before.iter().fold(root, |board, &play| board.after(play));
        let added = plays(&board, choices);
        if added.is_empty() || own == 0 {
            continue;
        }
        // A line that begins where another does leaves the line that the other leaves; readers say it so.
        let parent = if parent > 0 && ply == *first { variations[parent - 1] } else { parent };
        variations.push(parent);
        lines.push(([before, added].concat(), ply));
    }
    let written = |(moves, first): &(Vec<adjudicate::chess::Move>, u32)| {
        moves[*first as usize - 1..].iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let object = serde_json::json!({
        "fen": start,
        "moves": written(&lines[0]),
        "variations": (1..lines.len()).map(|at| serde_json::json!({
            "line": at.to_string(),
            "leaves": variations[at - 1].to_string(),
            "ply": lines[at].1,
            "moves": written(&lines[at]),
        })).collect::<Vec<_>>(),
    });
    (object.to_string(), lines.iter().map(|(moves, _)| moves.len()).collect())
}

prop_compose! {
    fn games()(start in 0..STARTS.len(), main in random_games::choices(60),
               growths in prop::collection::vec((0usize..8, any::<u16>(), prop::collection::vec(0usize..100, 1..8)), 0..8),
               names in prop::collection::vec(name(), INFO_KEYS.len()), result in 0usize..4,
               notes in prop::collection::vec((0usize..9, 0u32..60, text()), 0..6)) -> Record {
        let (json, ends) = grown(STARTS[start], &main, &growths);
        let mut record = case::read_all("grown.json", json.as_bytes()).expect("a record").remove(0);
        for ((key, _), name) in INFO_KEYS.iter().zip(&names).filter(|((key, _), _)| !["endtype", "title"].contains(key)) {
            let name = if *key == "result" { ["1-0", "0-1", "1/2-1/2", "*"][result].to_owned() } else { name.clone() };
            record.main.info.insert((*key).to_owned(), name);
        }
        (record.main.title, record.main.source) = (names.first().cloned(), names.last().cloned());
        for (line, ply, text) in notes {
            let at = line % record.line_count();
            let first = record.first_ply(at);
            let ply = (first - 1 + ply).min(ends[at] as u32);
            let note = Note { line: record.line_id(at).to_owned(), ply, text };
            match at {
                0 => record.main.notes.push(note),
                _ => record.variations[at - 1].notes.push(note),
            }
        }
        record
    }
}

/// A record written in a format. Nothing is searched, so that what the record says of its result stands.
fn written(record: &Record, format: &str, language: views::Language) -> String {
    let options = Options::default().with_budget(1).with_stretch(None, Some(1));
    let examined = examine(&record.main, rulebooks::ALL[0], &options).expect("legal play");
    let view = views::find(format).expect("a format");
    let report = examined.report(&record.main);
    match views::game_writer(&view) {
        Some(write) => write(&report, &Game::new(record).branches(), language),
        None => (view.render)(&report, language),
    }
}

fn again(record: &Record, format: &str, language: views::Language) -> Record {
    let text = written(record, format, language);
    let mut records = case::read_all("again", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

/// A line without the name it has: where it begins, its moves from the start, its notes.
type Told = (u32, Vec<String>, Vec<(u32, String)>);

/// What a record holds, whatever its lines are called: the start, the plies without a capture before it, the lines in order.
fn lines(record: &Record) -> (Board, u32, Told, Vec<Told>) {
    let mut game = Game::new(record);
    let mut told = |index: usize| {
        let (case, line) = game.line(index).expect("a line");
        let line = line.unwrap_or_else(|error| panic!("{error}"));
        let mut notes: Vec<_> = case.notes.iter().map(|note| (note.ply, note.text.clone())).collect();
        notes.sort_by_key(|note| note.0);
        let moves = line.plies.iter().map(|ply| ply.play.to_string()).collect();
        (line.quiet_before, line.start, (case.from_ply, moves, notes))
    };
    let (quiet, start, main) = told(0);
    let mut others: Vec<_> = (1..record.line_count()).map(|index| told(index).2).collect();
    others.sort();
    (start, quiet, main, others)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn every_line_with_its_notes_is_the_same(record in games()) {
        for format in ["pgn", "dhtmlxq", "case"] {
            for language in views::Language::ALL {
                prop_assert_eq!(lines(&again(&record, format, language)), lines(&record), "{}", format);
            }
        }
    }

    #[test]
    fn what_is_said_of_the_game_is_the_same(record in games()) {
        for format in ["pgn", "dhtmlxq", "case"] {
            let mut read = again(&record, format, views::Language::Zh).main;
            read.info.shift_remove("endtype");
            read.info.shift_remove("game");
            read.info.sort_keys();
            let mut info = record.main.info.clone();
            info.sort_keys();
            prop_assert_eq!(&read.info, &info, "{}", format);
            prop_assert_eq!((&read.title, &read.source), (&record.main.title, &record.main.source), "{}", format);
        }
    }

    #[test]
    fn an_engine_line_holds_the_main_line(record in games()) {
        let read = again(&record, "uci", views::Language::Zh);
        let ((start, quiet, main, _), (old_start, old_quiet, old_main, _)) = (lines(&read), lines(&record));
        prop_assert_eq!((start, quiet, main.1), (old_start, old_quiet, old_main.1));
    }

    #[test]
    fn writing_again_gives_the_same_bytes(record in games()) {
        for format in ["pgn", "dhtmlxq", "case", "uci"] {
            let first = again(&record, format, views::Language::En);
            prop_assert_eq!(written(&again(&first, format, views::Language::En), format, views::Language::En),
                            written(&first, format, views::Language::En));
        }
    }
}

#[test]
fn a_loss_is_the_result_of_the_game() {
    let case = Case::from_text("3k5/9/9/9/4R4/9/9/9/9/5K3 w", "e5d5 d9e9 d5e5 e9d9");
    let examined = examine(&case, rulebooks::ALL[0], &Options::default()).expect("legal play");
    for (format, words) in [("pgn", "red loses"), ("dhtmlxq", "red loses")] {
        let written = (views::find(format).expect("a format").render)(&examined.report(&case), views::Language::En);
        let info = case::read("again", written.as_bytes()).expect("a record").info;
        assert_eq!(info["result"], "0-1", "{format}");
        assert!(info["endtype"].contains(words), "{format}: {}", info["endtype"]);
    }
}

#[test]
fn a_variation_after_the_last_move_takes_it_along_in_pgn() {
    let text = "[DhtmlXQ][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][DhtmlXQ_move_0_3_1]7967[/DhtmlXQ_move_0_3_1]";
    let record = case::read_all("a", text.as_bytes()).expect("a record").remove(0);
    let read = again(&record, "pgn", views::Language::En);
    assert_eq!(read.line(1).expect("the variation").moves.len(), 3);
    assert_eq!(lines(&again(&record, "dhtmlxq", views::Language::En)), lines(&record));
}

#[test]
fn notes_to_lines_that_are_missing_are_not_lost() {
    let text = "[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_comment39_11]好棋[/DhtmlXQ_comment39_11]";
    let record = case::read_all("a", text.as_bytes()).expect("a record").remove(0);
    assert_eq!(again(&record, "dhtmlxq", views::Language::Zh).main.notes, record.main.notes);
    assert_eq!(again(&record, "case", views::Language::Zh).main.notes, record.main.notes);
    assert_eq!(again(&record, "pgn", views::Language::Zh).main.notes[0].text, "39/11: 好棋");
}

#[test]
fn lines_nested_a_thousand_deep_are_written() {
    let mut pgn = String::from("[FEN \"r3k4/9/9/9/9/9/9/9/9/3K4R w\"]\n");
    for ply in 0..1300 {
        let (play, other) = [("i0i1", "i0h0"), ("a9a8", "a9b9"), ("i1i0", "i1h1"), ("a8a9", "a8b8")][ply % 4];
        pgn += &format!("{other} ({play} ");
    }
    pgn += &")".repeat(1300);
    let record = case::read_all("a", pgn.as_bytes()).expect("a record").remove(0);
    assert!(record.line_count() > 1000);
    assert_eq!(again(&record, "pgn", views::Language::En).line_count(), record.line_count());
}
