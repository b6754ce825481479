//! The program as it is run: arguments, inputs, outputs and exit status.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use unicode_width::UnicodeWidthStr;

use super::root;

/// Red's rook checks for ever: Red loses.
const FEN: &str = "3k5/9/9/9/4R4/9/9/9/9/5K3 w";
const PERPETUAL: &str = "e5d5 d9e9 d5e5 e9d9";
const ONCE: &str = "e5d5 d9e9 d5e5";

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adjudicate"));
    command.env_remove("COLUMNS").env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C").stdin(Stdio::null());
    command
}

fn run(args: &[&str]) -> Output {
    program().args(args).output().expect("the program runs")
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("it ends by itself")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

fn json(moves: &str) -> String {
    let moves: Vec<&str> = moves.split(' ').collect();
    serde_json::json!({"fen": FEN, "moves": moves}).to_string()
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(&path, text).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn a_ruling_ends_with_status_0() {
    let output = run(&["--fen", FEN, "--moves", PERPETUAL]);
    assert_eq!(status(&output), 0, "{}", err(&output));
    assert!(out(&output).starts_with("红方判负（"));
}

#[test]
fn what_cannot_be_read_ends_with_status_1() {
    let folder = folder("unreadable");
    for (name, text) in [("text.json", "not JSON"), ("illegal.json", &json("e5d6"))] {
        let output = run(&[&write(&folder, name, text)]);
        assert_eq!(status(&output), 1, "{name}");
        assert!(err(&output).contains(name) && out(&output).is_empty(), "{}", err(&output));
    }
    assert_eq!(status(&run(&[folder.join("missing.json").to_str().expect("UTF-8")])), 1);
    assert_eq!(status(&run(&["--fen", "nonsense", "--moves", PERPETUAL])), 1);
}

#[test]
fn an_unknown_rulebook_in_a_record_ends_with_status_1() {
    let path = write(&folder("rules"), "a.json", &json(PERPETUAL).replacen('{', r#"{"rules": "club","#, 1));
    let output = run(&[&path]);
    assert_eq!(status(&output), 1);
    assert!(err(&output).contains("'club'") && err(&output).contains("cxa-1999"), "{}", err(&output));
    assert_eq!(status(&run(&["--rules", "cxa-1999", &path])), 0);
}

#[test]
fn wrong_usage_ends_with_status_2() {
    let cases: &[&[&str]] = &[
        &[],
        &["--fen", FEN],
        &["--nonsense"],
        &["--budget", "0", "a.json"],
        &["--from-ply", "0", "a.json"],
        &["--from-ply", "3", "--to-ply", "2", "a.json"],
        &["--lang", "fr", "a.json"],
        &["perft", "99"],
    ];
    for args in cases {
        assert_eq!(status(&run(args)), 2, "{args:?}");
    }
}

#[test]
fn an_unknown_format_or_rulebook_names_those_there_are() {
    let output = run(&["--format", "pdf", "a.json"]);
    assert_eq!(status(&output), 2);
    assert!(err(&output).contains("table, json, ndjson, md"), "{}", err(&output));
    let output = run(&["--rules", "club", "a.json"]);
    assert_eq!(status(&output), 2);
    assert!(err(&output).contains("cxa-1999"), "{}", err(&output));
}

#[test]
fn a_format_that_cannot_compare_is_wrong_usage() {
    let path = root().join("cases/cxa-2020/ch8-fig09.json");
    let args = ["--rules", "all", "--format", "html", path.to_str().expect("UTF-8")];
    let output = run(&args);
    assert_eq!(status(&output), 2);
    assert!(err(&output).contains("table, json, ndjson, md"), "{}", err(&output));
}

#[test]
fn nothing_to_rule_on_ends_with_status_3_and_says_why() {
    let output = run(&["--fen", FEN, "--moves", ONCE]);
    assert_eq!(status(&output), 3);
    assert!(out(&output).starts_with("无可裁决：第 3 着后的局面只出现过一次"), "{}", out(&output));
    let output = run(&["--format", "json", "--fen", FEN, "--moves", ONCE]);
    assert_eq!(status(&output), 3);
    let object: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(object["ruling"]["kind"], "none");
}

#[test]
fn of_several_inputs_the_highest_status_counts() {
    let folder = folder("several");
    let [ruled, once, broken] = [("a.json", json(PERPETUAL)), ("b.json", json(ONCE)), ("c.json", "{".to_owned())]
        .map(|(n, t)| write(&folder, n, &t));
    assert_eq!(status(&run(&[&once, &ruled])), 3);
    assert_eq!(status(&run(&[&broken, &ruled])), 1);
    assert_eq!(status(&run(&[&once, &broken, &ruled])), 3);
}

#[test]
fn a_dash_reads_standard_input() {
    let mut child = program()
        .args(["--format", "ndjson", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(json(PERPETUAL).as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(status(&output), 0);
    let object: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(object["ruling"]["kind"], "loss");
}

#[test]
fn a_folder_means_every_record_in_it_in_order() {
    let folder = folder("records");
    for name in ["b.json", "a.json", "c/d.json", ".hidden.json", "notes.md"] {
        write(&folder, name, &json(PERPETUAL));
    }
    let output = run(&["--format", "ndjson", folder.to_str().expect("UTF-8")]);
    assert_eq!(status(&output), 0);
    let file = |line: &str| {
        let object: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let path = object["input"]["file"].as_str().expect("a path").to_owned();
        Path::new(&path).strip_prefix(&folder).expect("in the folder").to_str().expect("UTF-8").to_owned()
    };
    assert_eq!(out(&output).lines().map(file).collect::<Vec<_>>(), ["a.json", "b.json", "c/d.json"]);
}

#[test]
fn a_folder_without_records_is_an_error() {
    let output = run(&["--lang", "en", folder("empty").to_str().expect("UTF-8")]);
    assert_eq!(status(&output), 1);
    assert!(err(&output).contains("no records"));
}

#[test]
fn a_stretch_is_cut_out_of_a_longer_record() {
    let longer = format!("f0e0 d9d8 e0f0 d8d9 {PERPETUAL} e5a5");
    let args = ["--format", "ndjson", "--fen", FEN, "--moves", &longer];
    assert_eq!(status(&run(&args)), 3);
    let output = program().args(args).args(["--from-ply", "5", "--to-ply", "8"]).output().expect("it runs");
    let object: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&object["cycle"]["first_ply"], &object["moves"][0]["ply"]), (&5.into(), &5.into()));
    assert_eq!(object["input"]["moves"].as_array().map(Vec::len), Some(9));
}

#[test]
fn the_language_comes_from_the_option_else_the_locale() {
    let begins = |lang: &[&str], locale: &[(&str, &str)]| {
        let mut command = program();
        command.args(lang).args(["--fen", FEN, "--moves", PERPETUAL]).envs(locale.iter().copied());
        out(&command.output().expect("it runs")).starts_with("red loses")
    };
    assert!(!begins(&[], &[]));
    assert!(begins(&["--lang", "en"], &[("LANG", "zh_CN.UTF-8")]));
    assert!(begins(&[], &[("LANG", "en_GB.UTF-8")]));
    assert!(!begins(&[], &[("LANG", "en_GB.UTF-8"), ("LC_ALL", "zh_CN.UTF-8")]));
    assert!(!begins(&["--lang", "zh"], &[("LANG", "en_GB.UTF-8")]));
}

#[test]
fn output_goes_to_a_file_and_leaves_nothing_beside_it() {
    let folder = folder("output");
    let path = write(&folder, "report.md", "old");
    let output = run(&["--format", "md", "-o", &path, "--fen", FEN, "--moves", PERPETUAL]);
    assert_eq!((status(&output), out(&output)), (0, String::new()), "{}", err(&output));
    assert!(fs::read_to_string(&path).expect("a report").starts_with("# 红方判负"));
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
}

#[test]
fn a_failed_run_leaves_the_old_output() {
    let path = write(&folder("kept"), "report.md", "old");
    assert_eq!(status(&run(&["-o", &path, "--fen", "nonsense", "--moves", PERPETUAL])), 1);
    assert_eq!(fs::read_to_string(&path).expect("the old report"), "old");
}

#[test]
fn an_input_is_not_overwritten() {
    let text = json(PERPETUAL);
    let path = write(&folder("overwritten"), "a.json", &text);
    assert_eq!(status(&run(&["-o", &path, &path])), 2);
    assert_eq!(fs::read_to_string(&path).expect("the case"), text);
}

#[test]
fn an_output_in_no_folder_is_wrong_usage() {
    let missing = folder("nowhere").join("no/report.md");
    let output = run(&["-o", missing.to_str().expect("UTF-8"), "--fen", FEN, "--moves", PERPETUAL]);
    assert_eq!(status(&output), 2);
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let mut child =
        program().args(["perft", "3"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    drop(child.stdout.take());
    let mut complaint = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut complaint).expect("UTF-8");
    assert_eq!((child.wait().expect("it ends").code(), complaint.as_str()), (Some(0), ""));
}

#[test]
fn perft_counts_below_each_move_and_the_total_last() {
    let text = out(&run(&["perft", "2"]));
    assert!(text.lines().any(|line| line == "h2e2: 45"), "{text}");
    assert_eq!(text.split_whitespace().last(), Some("1920"));
    let output = run(&["perft", "1", "3k5/9/9/9/4R4/9/9/9/9/5K3", "w"]);
    assert_eq!(out(&output).split_whitespace().last(), Some("19"));
    assert_eq!(status(&run(&["perft", "1", "nonsense"])), 1);
}

#[test]
fn an_article_is_shown_with_the_cases_that_show_it() {
    let folder = folder("article");
    write(&folder, "cases/yes.json", &json(PERPETUAL).replacen('{', r#"{"shows": ["24.1"],"#, 1));
    write(&folder, "cases/no.json", &json(PERPETUAL).replacen('{', r#"{"shows": ["24.2"],"#, 1));
    let output =
        program().args(["article", "cxa-1999:24.1", "--lang", "en"]).current_dir(&folder).output().expect("it runs");
    let text = out(&output);
    assert_eq!(status(&output), 0, "{}", err(&output));
    assert!(text.starts_with("cxa-1999:24.1 ") && text.contains("src/rulebooks/"), "{text}");
    assert!(text.lines().any(|line| line == "Cases: yes"), "{text}");
}

#[test]
fn an_unknown_article_is_wrong_usage() {
    for article in ["29.2", "club:29.2", "cxa-1999:99.9"] {
        assert_eq!(status(&run(&["article", article])), 2, "{article}");
    }
}

#[test]
fn a_published_figure_is_ruled_as_it_was() {
    let fen = "1r2kab1r/2c1a4/n1c1b1n2/4p2N1/p1p6/1C4P2/P1P1P4/2N1B3C/4A4/1RBAK2R1 w";
    let output = run(&["--lang", "en", "--fen", fen, "--moves", "h6i4 i9h9 i4h6 h9i9"]);
    assert!(out(&output).starts_with("red must change or lose (cxa-1999: 24.3"), "{}", out(&output));
}

#[test]
fn the_readme_shows_what_the_first_command_prints() {
    let args = ["--lang", "zh", "cases/cxa-2020/ch8-fig02.json"];
    let output = program().args(args).current_dir(root()).output().expect("it runs");
    let printed = out(&output);
    let shown = printed.split("\n所引条文").next().expect("the part before the articles").trim_end();
    let readme = include_str!("../../../README.md");
    assert!(readme.contains(shown), "put this into README.md:\n{shown}");
}

/// A game in which Red's rook checks for ever, with another line in which it does not, and a second game.
const GAMES: &str = "[Red \"甲\"]\n[FEN \"3k5/9/9/9/4R4/9/9/9/9/5K3 w\"]\n
1. e5d5 d9e9 2. d5e5 (2. d5d4 e9e8) e9d9 3. e5d5 d9e9 4. d5e5 e9d9 5. e5e4 *\n\n[Red \"乙\"]\n1. h2e2 h9g7 *\n";

#[test]
fn a_repetition_in_a_game_is_ruled_on_where_it_falls_due() {
    let path = write(&folder("games"), "a.pgn", GAMES);
    let output = run(&["--format", "ndjson", "--game", "1", &path]);
    assert_eq!(status(&output), 0, "{}", err(&output));
    let object: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    assert_eq!((&object["ruling"]["kind"], &object["cycle"]["occurrences"]), (&"loss".into(), &3.into()));
    let record = &object["record"];
    assert_eq!((&record["game"], &record["line"], &record["to_move"]), (&1.into(), &"0".into(), &"red".into()));
    assert_eq!(record["next"], serde_json::json!({"kind": "loss", "side": "red"}));
}

#[test]
fn a_game_or_a_line_can_be_chosen() {
    let path = write(&folder("chosen"), "a.pgn", GAMES);
    assert!(out(&run(&["--game", "2", &path])).contains("第 2 着后的局面只出现过一次"));
    let line = run(&["--game", "1", "--line", "1", "--lang", "en", &path]);
    assert_eq!(status(&line), 3);
    assert!(out(&line).contains("after ply 4 has occurred once") && out(&line).contains("line 1"), "{}", out(&line));
    for (args, message) in [(["--game", "3"], "has 2 games"), (["--line", "7"], "no line '7'")] {
        let output = run(&[args[0], args[1], "--lang", "en", &path]);
        assert_eq!(status(&output), 1);
        assert!(err(&output).contains(message), "{}", err(&output));
    }
}

#[test]
fn a_record_without_moves_is_shown_and_nothing_is_ruled() {
    let path =
        write(&folder("no-moves"), "a.txt", "[DhtmlXQ]\n[DhtmlXQ_comment1_3]注[/DhtmlXQ_comment1_3]\n[/DhtmlXQ]");
    let output = run(&[&path]);
    assert_eq!(status(&output), 3);
    assert!(out(&output).contains("没有着法，只有局面和 1 条注解") && out(&output).contains("9  r n b a k a b n r"));
}

/// The lines that `batch` writes.
fn batch(args: &[&str]) -> (i32, Vec<serde_json::Value>) {
    let output = run(&[&["batch"], args].concat());
    let lines = out(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    (status(&output), lines)
}

#[test]
fn batch_gives_a_line_a_game_in_input_order_whatever_the_threads() {
    let folder = folder("batch");
    (0..40).for_each(|n| drop(write(&folder, &format!("{:02}/{n:02}.pgn", n % 7), GAMES)));
    let path = folder.to_str().expect("UTF-8");
    let (code, one) = batch(&["--threads", "1", path]);
    assert_eq!((code, one.len()), (0, 80));
    assert_eq!(batch(&["--threads", "3", path]).1, one);
    let order: Vec<(&str, u64)> =
        one.iter().map(|line| (line["file"].as_str().unwrap(), line["game"].as_u64().unwrap())).collect();
    assert!(order.is_sorted());
    assert_eq!(one[0]["repetitions"][0]["ply"], 8);
}

#[test]
fn batch_collects_errors_and_goes_on() {
    let folder = folder("batch-errors");
    write(&folder, "a.xqf", "XQ");
    write(&folder, "b.pgn", GAMES);
    let (code, lines) = batch(&["--lang", "en", folder.to_str().expect("UTF-8")]);
    assert_eq!((code, lines.len()), (1, 3));
    assert!(lines[0]["errors"][0].as_str().expect("an error").contains("a.xqf:byte 2: XQF: the file ends here"));
    assert_eq!(lines[1]["repetitions"][0]["kind"], "loss");
}

#[test]
fn errors_and_warnings_are_told_in_the_language_chosen() {
    let folder = folder("told");
    let broken = write(&folder, "a.xqf", "XQ");
    let illegal = write(&folder, "b.json", &json("e5d6"));
    let odd = write(&folder, "c.pgn", "[Red \"a\"]\n1. h2e2 h9g7) *\n");
    let told = [
        (&broken, "a.xqf：第 2 字节：XQF：文件到此中断", "a.xqf:byte 2: XQF: the file ends here"),
        (
            &illegal,
            "第 1 着：\"e5d6\" 不合法：e5 的红车走不到 d6",
            "ply 1: \"e5d6\" is illegal: the red rook on e5 cannot reach d6",
        ),
        (&odd, "变着的括号不配对", "the brackets of variations do not match"),
    ];
    for (path, zh, en) in told {
        for (language, said) in [("zh", zh), ("en", en)] {
            let output = run(&["--lang", language, path]);
            let all = err(&output) + &out(&output);
            assert!(all.contains(said), "{all}");
            let lines = out(&run(&["batch", "--lang", language, path]));
            assert!(
                serde_json::from_str::<serde_json::Value>(&lines)
                    .expect("JSON")
                    .to_string()
                    .contains(&said.replace('"', "\\\"")),
                "{lines}"
            );
        }
    }
}

#[test]
fn a_pipe_gets_no_colour_and_the_width_asked_for() {
    let mut command = program();
    let output = command.env("COLUMNS", "50").args(["--fen", FEN, "--moves", PERPETUAL]).output().expect("it runs");
    let text = out(&output);
    assert!(!text.contains('\u{1b}'));
    assert!(text.lines().skip(1).all(|line| line.width() <= 50), "{text}");
}

/// What the program writes to a terminal of its own, made by `script` (util-linux); nothing where that is not there.
fn on_a_terminal(variable: (&str, &str)) -> Option<String> {
    let moves = format!("{} --fen '{FEN}' --moves '{PERPETUAL}'", env!("CARGO_BIN_EXE_adjudicate"));
    let mut command = Command::new("script");
    command.args(["-qec", &moves, "/dev/null"]).stdin(Stdio::null()).env("TERM", "xterm").env_remove("NO_COLOR");
    match command.env(variable.0, variable.1).output() {
        Ok(output) if output.status.success() => Some(out(&output)),
        _ => {
            eprintln!("SKIPPED: no 'script' to make a terminal with");
            None
        }
    }
}

#[test]
fn a_terminal_gets_colour_unless_it_is_refused() {
    let Some(coloured) = on_a_terminal(("COLUMNS", "60")) else { return };
    assert!(coloured.contains("\u{1b}[1;31m"), "{coloured:?}");
    let refused = on_a_terminal(("NO_COLOR", "1")).expect("a terminal again");
    assert!(!refused.contains('\u{1b}'), "{refused:?}");
}

#[test]
fn the_language_may_stand_before_a_subcommand_or_after_it() {
    for args in [["--lang", "en", "article", "cxa-1999:24.1"], ["article", "cxa-1999:24.1", "--lang", "en"]] {
        let output = run(&args);
        assert_eq!(status(&output), 0, "{args:?}: {}", err(&output));
        assert!(out(&output).starts_with("cxa-1999:24.1 Checking alone"), "{}", out(&output));
    }
}

#[test]
fn an_option_that_a_subcommand_does_not_take_is_wrong_usage_before_it() {
    for args in [["--rules", "axf", "batch", "cases"], ["--format", "json", "verify", "a.json"]] {
        let output = run(&args);
        assert_eq!(status(&output), 2, "{args:?}");
        assert!(err(&output).contains(args[0]) && err(&output).contains(args[2]), "{}", err(&output));
    }
}

#[test]
fn a_board_is_drawn_after_the_ply_asked_for() {
    let args = ["--format", "svg", "--fen", FEN, "--moves", PERPETUAL];
    assert!(out(&run(&args)).contains("class=\"cycle\""));
    let board = run(&[&args[..], &["--ply", "1"]].concat());
    assert!(out(&board).contains("data-square=\"d5\""), "{}", out(&board));
    assert_eq!(status(&run(&[&args[..], &["--ply", "9"]].concat())), 1);
    assert_eq!(status(&run(&["--ply", "1", "--fen", FEN, "--moves", PERPETUAL])), 2);
}

#[test]
fn a_template_of_the_user_lays_the_page_out() {
    let folder = folder("template");
    let good = write(&folder, "good.html", "<b>{{ kind }}</b>{% for step in steps %}{{ step.ply }},{% endfor %}");
    let bad = write(&folder, "bad.html", "line\n{{ nothing_such }}");
    let endless = write(
        &folder,
        "endless.html",
        "{% for a in range(90000) %}{% for b in range(90000) %}{% endfor %}{% endfor %}",
    );
    let run_with =
        |template: &str| run(&["--format", "html", "--template", template, "--fen", FEN, "--moves", PERPETUAL]);
    assert_eq!(out(&run_with(&good)), "<b>loss</b>1,2,3,4,\n");
    for template in [bad, endless] {
        let output = run_with(&template);
        assert_eq!(status(&output), 1);
        assert!(err(&output).contains("模板不能用"), "{}", err(&output));
    }
    assert_eq!(status(&run(&["--template", &good, "--fen", FEN, "--moves", PERPETUAL])), 2);
}

#[test]
fn a_page_holds_one_report() {
    assert_eq!(status(&run(&["--format", "html", "a.json", "b.json"])), 2);
}

#[test]
fn a_report_is_verified_and_a_changed_one_is_not() {
    let folder = folder("verify");
    let report = out(&run(&["--format", "json", "--fen", FEN, "--moves", PERPETUAL]));
    let good = write(&folder, "good.json", &report);
    let output = run(&["verify", &good, "--lang", "en"]);
    assert_eq!((status(&output), out(&output).starts_with("verified: 4 plies")), (0, true), "{}", err(&output));
    let bad = write(&folder, "bad.json", &report.replace("\"kind\": \"loss\"", "\"kind\": \"draw\""));
    let output = run(&["verify", &bad, "--lang", "en"]);
    assert_eq!(status(&output), 1);
    assert!(err(&output).contains("ruling.kind"), "{}", err(&output));
}

#[test]
fn the_sheet_is_filled_in_from_the_record() {
    let case = json(PERPETUAL).replacen('{', r#"{"event": "Cup <A>", "round": 3, "claimant": "red","#, 1);
    let path = write(&folder("sheet"), "a.json", &case);
    let sheet = out(&run(&["--format", "sheet", &path]));
    assert!(sheet.contains("Cup &lt;A&gt;") && sheet.contains("<span>3</span>") && sheet.contains("<span>red</span>"));
}
