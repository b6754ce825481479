//! What every view says of hand-made verdicts, in both languages. The labels and rulings here are set by hand, so that
//! these tests fail for the views alone.

use adjudicate::case::Case;
use adjudicate::chess::{Line, Move, Piece, Side, Square};
use adjudicate::cycle::{Cycle, CycleError};
use adjudicate::labels::{
    self, Class, Considered, Label, Outcome, Question, Reason, Role, Root, ShownLine, Start, Target, Why,
};
use adjudicate::rulebooks::reading;
use adjudicate::rulebooks::{self, About, Finding, Rulebook, Says};
use adjudicate::verdict::{self, Kind, Reading, Verdict};
use adjudicate::views::{self, Language, Report, Screen, json, markdown, table};
use serde_json::Value;
use unicode_width::UnicodeWidthStr;

const FEN: &str = "1r2kab1r/2c1a4/n1c1b1n2/4p2N1/p1p6/1C4P2/P1P1P4/2N1B3C/4A4/1RBAK2R1 w";
const MOVES: &str = "h6i4 i9h9 i4h6 h9i9";

fn at(name: &str) -> Square {
    Square::parse(name).expect(name)
}

fn book() -> &'static Rulebook {
    rulebooks::find("cxa-1999").expect("the 1999 book is listed")
}

fn finding(number: &str, about: About, says: Says) -> Finding {
    let article = book().articles.iter().copied().find(|article| article.number == number).expect(number);
    Finding { article, about, says }
}

/// A label with nothing but its name.
fn bare(label: Label, class: Class) -> Label {
    Label {
        class,
        effects: vec![class],
        targets: vec![],
        lines: vec![],
        reasons: vec![],
        considered: vec![],
        pawn_in_mutual_attack: false,
        undecided: None,
        ..label
    }
}

/// A case, its line and a verdict: Red chases twice, Black offers an exchange and chases.
struct Fixture {
    case: Case,
    line: Line,
    verdict: Verdict,
}

impl Fixture {
    fn new() -> Fixture {
        let mut case = Case::from_text(FEN, MOVES);
        case.title = Some("第二图".to_owned());
        let line = Line::from_case(&case).expect("legal");
        let cycle = Cycle::find(&line, None).expect("it recurs");
        let classes = [Class::Chase, Class::Exchange, Class::Chase, Class::Chase];
        let made = labels::label_plies(&line.plies, &book().law(), 1);
        let mut labels: Vec<Label> = made.into_iter().zip(classes).map(|(label, class)| bare(label, class)).collect();
        labels[0].lines = vec![ShownLine {
            start: Start::After,
            board: labels[0].after.passed(),
            target: Some(at("i9")),
            role: Role::Wins,
            free: Default::default(),
            open: Vec::new(),
            moves: ["i4h6", "i9h9"].map(|play| Move::parse(play).expect(play)).to_vec(),
            outcome: Outcome::Gain,
        }];
        labels[0].targets = vec![Target {
            square: at("i9"),
            piece: Piece::from_letter('r').expect("a rook"),
            root: Root::None,
            attackers: vec![at("i4")],
            joint: false,
            line: 0,
        }];
        labels[0].reasons = vec![Reason::Chases { target: 0 }];
        labels[1].reasons = vec![Reason::OffersExchange { own: at("h9"), partner: at("h0") }];
        let mut verdict = verdict::decide(book(), cycle, labels, None);
        verdict.ripe = false;
        verdict.ruling.kind = Kind::MustChange;
        verdict.ruling.side = Some(Side::Red);
        verdict.ruling.articles = vec!["24.3", "26.4"];
        let patterns = [("长捉", "perpetual chase", true), ("一兑一捉", "one exchange, one chase", false)];
        for (side, (zh, en, prohibited)) in verdict.sides.iter_mut().zip(patterns) {
            (side.pattern.zh, side.pattern.en, side.prohibited) = (zh.to_owned(), en.to_owned(), prohibited);
        }
        verdict.findings = vec![
            finding("29.2", About::Ply(1), Says::Effect(Class::Chase)),
            finding("24.3", About::Cycle, Says::MustChange(Side::Red)),
        ];
        verdict.readings = vec![];
        Fixture { case, line, verdict }
    }

    fn report(&self) -> Report<'_> {
        let Fixture { case, line, verdict } = self;
        Report { case, record: line, line, rulebook: book(), outcome: Ok(verdict), next_moves: &[] }
    }

    fn json(&self, language: Language) -> Value {
        serde_json::from_str(&json::render(&self.report(), language)).expect("JSON")
    }

    /// What is said of the first ply if these are its reasons and considerations.
    fn told(&mut self, reasons: Vec<Reason>, considered: Vec<Considered>, language: Language) -> String {
        (self.verdict.labels[0].reasons, self.verdict.labels[0].considered) = (reasons, considered);
        self.json(language)["moves"][0]["why"].as_str().expect("text").to_owned()
    }
}

fn assert_in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let found = rest.find(part).unwrap_or_else(|| panic!("{part:?} is missing or too early in:\n{text}"));
        rest = &rest[found + part.len()..];
    }
}

#[test]
fn the_first_line_of_table_and_markdown_is_the_ruling() {
    let fixture = Fixture::new();
    let report = fixture.report();
    let en = "red must change or lose (cxa-1999: 24.3, 26.4); the position has occurred 2 times, the third time is not \
              yet shown";
    assert_eq!(report.headline(Language::En), en);
    let zh = report.headline(Language::Zh);
    assert_in_order(&zh, &["红方须变着，不变判负（", "第 24.3、26.4 条）；此局面已出现 2 次，第三次尚未出现"]);
    assert_eq!(markdown::render(&report, Language::Zh).lines().next(), Some(format!("# {zh}").as_str()));
    assert!(table::render(&report, Language::Zh).starts_with("红方须变着，不变判负（"));
    assert!(table::render(&report, Language::En).starts_with("red must change or lose (cxa-1999: 24.3, 26.4); "));
}

#[test]
fn a_ripe_case_says_so() {
    let mut fixture = Fixture::new();
    (fixture.verdict.ripe, fixture.verdict.cycle.occurrences) = (true, 3);
    assert!(fixture.report().headline(Language::Zh).ends_with("；此局面已出现 3 次"));
    assert!(fixture.report().headline(Language::En).ends_with("; the position has occurred 3 times"));
}

#[test]
fn every_kind_of_ruling_has_its_words() {
    let kinds = [
        (Kind::Loss, Some(Side::Black), "黑方判负", "black loses"),
        (Kind::MustChange, Some(Side::Black), "黑方须变着", "black must change or lose"),
        (Kind::Draw, None, "双方不变作和", "a draw if neither side changes"),
        (Kind::Undecided, None, "未能裁决", "undecided"),
    ];
    let mut fixture = Fixture::new();
    for (kind, side, zh, en) in kinds {
        (fixture.verdict.ruling.kind, fixture.verdict.ruling.side) = (kind, side);
        assert!(fixture.report().headline(Language::Zh).starts_with(zh), "{kind:?}");
        assert!(fixture.report().headline(Language::En).starts_with(en), "{kind:?}");
    }
}

/// The reading of 29.2, weighed.
fn old_threat(changes_ruling: bool) -> Reading {
    let reading = reading::find("old-threat").expect("it is listed");
    let value = |name| reading.value(name).expect("it is listed");
    let (applied, other) = (value("before-move"), value("before-reply"));
    Reading { article: "29.2", reading, applied, other, changes_ruling }
}

#[test]
fn sections_follow_in_order() {
    let mut fixture = Fixture::new();
    fixture.verdict.readings = vec![old_threat(true)];
    let summary = book().articles.iter().find(|article| article.number == "29.2").expect("29.2").summary.zh;
    let begins: String = summary.chars().take(5).collect();
    let zh = ["须变着", "第二图", "h6i4", "马", "捉", "29.2", "理由", "红马 i4 捉黑车 i9", "双方", "长捉", "一兑一捉"];
    let more = ["24.3", "29.2", begins.as_str(), "只看走前的局面", "也算旧"];
    let zh: Vec<&str> = zh.into_iter().chain(more).collect();
    let en = ["must change", "h6i4", "chase", "Why", "red horse i4 chases black rook i9", "Sides", "perpetual chase"];
    for render in [table::render, markdown::render] {
        assert_in_order(&render(&fixture.report(), Language::Zh), &zh);
        assert_in_order(&render(&fixture.report(), Language::En), &en);
    }
}

#[test]
fn a_winning_line_is_in_the_notation_of_the_language() {
    let mut fixture = Fixture::new();
    let chase = vec![Reason::Chases { target: 0 }];
    assert_eq!(
        fixture.told(chase.clone(), vec![], Language::En),
        "red horse i4 chases black rook i9 (unprotected: no root): i4h6 i9h9, wins material"
    );
    let zh = fixture.told(chase, vec![], Language::Zh);
    assert!(zh.starts_with("红马 i4 捉黑车 i9（无根）：马") && zh.ends_with("，得子"), "{zh}");
}

#[test]
fn every_reason_is_told_in_both_languages() {
    let (i9, i4) = (at("i9"), at("i4"));
    let reasons = [
        (Reason::GivesCheck { by: vec![i4] }, "将军", "gives check"),
        (Reason::ThreatensMate { line: 0 }, "要杀", "threatens mate"),
        (Reason::Chases { target: 0 }, "捉黑车 i9", "chases black rook i9"),
        (Reason::OffersExchange { own: i4, partner: i9 }, "邀兑", "offers to exchange"),
        (Reason::OffersPiece { by: i9 }, "献给黑车 i9", "is offered to black rook i9"),
        (Reason::Blocks { enemy: i9, lost: vec![at("i0")] }, "不能到 i0", "can no longer go to i0"),
        (Reason::Follows { target: i9 }, "跟有根的黑车 i9", "follows black rook i9"),
    ];
    let mut fixture = Fixture::new();
    for (reason, zh, en) in reasons {
        let told = [Language::Zh, Language::En].map(|language| fixture.told(vec![reason.clone()], vec![], language));
        assert!(told[0].contains(zh) && told[1].contains(en), "{reason:?}: {told:?}");
    }
}

#[test]
fn every_consideration_is_told_in_both_languages() {
    let of = |why| Considered { line: Some(0), ..Considered::of(why, at("i9")) };
    let considered = [
        (of(Why::Refuted), "不成捉", "no chase of black rook i9"),
        (of(Why::AlreadyThere), "不是新捉", "was there before the move"),
        (of(Why::SteppedAside), "只是躲开", "only stepped out of attack"),
        (Considered { by: Some(at("e0")), ..of(Why::Privileged) }, "只有红帅 e0", "only red general e0"),
        (of(Why::OwnExchange), "完成所邀之兑", "only completes the exchange"),
        (of(Why::AnswersCheck), "应将", "answers a check"),
        (of(Why::DefencePost), "防守要点", "defensive post"),
        (of(Why::MateByExchange), "只是邀兑", "the move is that offer"),
    ];
    let mut fixture = Fixture::new();
    for (item, zh, en) in considered {
        let told = [Language::Zh, Language::En].map(|language| fixture.told(vec![], vec![item.clone()], language));
        assert!(told[0].contains(zh) && told[1].contains(en), "{item:?}: {told:?}");
    }
}

#[test]
fn a_joint_chase_names_all_its_pieces() {
    let mut fixture = Fixture::new();
    fixture.verdict.labels[0].targets[0].joint = true;
    fixture.verdict.labels[0].targets[0].attackers = vec![at("b0"), at("i4")];
    let told = fixture.told(vec![Reason::Chases { target: 0 }], vec![], Language::En);
    assert!(told.starts_with("red rook b0 and red horse i4 jointly chase black rook i9"), "{told}");
    assert_eq!(fixture.json(Language::Zh)["moves"][0]["joint"], true);
}

#[test]
fn an_open_question_is_shown() {
    let mut fixture = Fixture::new();
    fixture.verdict.labels[1].undecided = Some(Question::Chase(at("i4")));
    assert!(table::render(&fixture.report(), Language::Zh).contains("未判明第 2 着是否捉红马 i4"));
    assert_eq!(fixture.json(Language::En)["moves"][1]["undecided"], "chase i4");
}

#[test]
fn a_side_left_open_is_not_called_allowed() {
    let mut fixture = Fixture::new();
    fixture.verdict.labels[1].undecided = Some(Question::Kill);
    let is_black = |fixture: &Fixture, standing: &str| {
        let text = table::render(&fixture.report(), Language::Zh);
        text.lines().any(|line| line.starts_with(" 黑方 |") && line.contains(standing))
    };
    assert!(is_black(&fixture, "未定"));
    fixture.verdict.findings.push(finding("25.2", About::Side(Side::Black), Says::Allowed));
    assert!(is_black(&fixture, "允许"));
}

#[test]
fn json_has_the_fields_of_the_contract_in_order() {
    let mut fixture = Fixture::new();
    fixture.verdict.readings = vec![old_threat(false)];
    let text = json::render_line(&fixture.report(), Language::Zh);
    let fields = "schema version rules input fen moves sha256 cycle first_ply plies occurrences ripe moves ply side move \
                  zh label label_en effects targets square piece root joint lines moves result articles why sides red \
                  pattern prohibited black pattern prohibited ruling kind side articles reason readings article applied \
                  other changes_ruling";
    let keys: Vec<String> = fields.split_whitespace().map(|field| format!("\"{field}\":")).collect();
    assert_in_order(&text, &keys.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn json_has_the_values_of_the_contract() {
    let json = Fixture::new().json(Language::Zh);
    assert_eq!(json["schema"], "adjudicate/2");
    assert_eq!(json["rules"], "cxa-1999");
    assert_eq!(json["input"]["moves"], serde_json::json!(["h6i4", "i9h9", "i4h6", "h9i9"]));
    let cycle = serde_json::json!({
        "first_ply": 1, "plies": 4, "occurrences": 2, "ripe": false, "routes_differ": false, "shown": [0, 4], "stated": null
    });
    assert_eq!(json["cycle"], cycle);
    let first = &json["moves"][0];
    assert_eq!((&first["label"], &first["label_en"]), (&"捉".into(), &"chase".into()));
    let target = serde_json::json!({
        "square": "i9", "piece": "r", "root": "none", "joint": false, "attackers": ["i4"], "line": 0
    });
    assert_eq!(first["targets"], serde_json::json!([target]));
    assert_eq!(first["lines"][0]["result"], "gain");
    assert_eq!(first["articles"], serde_json::json!(["29.2"]));
    assert_eq!(json["sides"]["red"]["pattern"], "长捉");
    assert_eq!((&json["ruling"]["kind"], &json["ruling"]["side"]), (&"must_change".into(), &"red".into()));
}

/// A rook that checks for ever, `turns` times round.
fn perpetual(turns: usize, extra: &str) -> Value {
    let moves = "e5d5 d9e9 d5e5 e9d9 ".repeat(turns);
    let text = format!(r#"{{"fen": "3k5/9/9/9/4R4/9/9/9/9/5K3 w", "moves": "{moves}"{extra}}}"#);
    let text = adjudicate::adjudicate_json(&text, None, Language::En, &adjudicate::Options::default()).expect("legal");
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn one_ruling_is_an_array_too_and_says_when_it_is_due() {
    let claimed = r#", "claimed": {"side": "black", "ply": 8, "time": "10:42"}"#;
    for (turns, extra, due) in [(1, "", "at_third"), (1, claimed, "at_third"), (2, "", "now"), (2, claimed, "claimed")]
    {
        let json = perpetual(turns, extra);
        assert_eq!(json["ruling"]["due"], due);
        let rulings = json["rulings"].as_array().expect("a list");
        assert_eq!(rulings.len(), 1);
        for field in ["kind", "side", "due", "articles", "reason"] {
            assert_eq!(rulings[0][field], json["ruling"][field], "{field}");
        }
        assert_eq!((&rulings[0]["cycle"], &rulings[0]["ply"]), (&json["cycle"], &json["input"]["to_ply"]));
    }
    let announced = serde_json::json!({"side": "black", "ply": 8, "time": "10:42"});
    assert_eq!(perpetual(2, claimed)["input"]["claimed"], announced);
    assert_eq!(perpetual(2, "")["input"]["claimed"], Value::Null);
}

#[test]
fn every_legal_move_says_what_it_brings() {
    let json = perpetual(2, "");
    let next = json["next"].as_array().expect("a list");
    assert_eq!(next.len(), 19, "{next:?}");
    let of = |play: &str| next.iter().find(|next| next["move"] == play).expect("a legal move");
    let again = of("e5d5");
    assert_eq!((&again["brings"], &again["occurrences"]), (&"loses".into(), &3.into()));
    assert_eq!((&again["ruling"]["side"], &again["ruling"]["due"]), (&"red".into(), &"now".into()));
    assert!(again["ruling"]["articles"].as_array().is_some_and(|articles| articles.contains(&"24.1".into())));
    assert_eq!((&of("e5a5")["brings"], &of("e5a5")["ruling"]), (&"breaks".into(), &Value::Null));
    let once = perpetual(1, "");
    let continues = |next: &&Value| next["brings"] == "continues" && next["ruling"]["due"] == "at_third";
    assert_eq!(once["next"].as_array().expect("a list").iter().filter(continues).count(), 1);
}

#[test]
fn what_was_searched_and_where_articles_were_read_is_told() {
    let json = perpetual(1, "");
    let (budget, spent) = (json["budget"].as_u64().expect("a number"), json["spent"].as_u64().expect("a number"));
    assert!(0 < spent && spent <= budget && budget == adjudicate::labels::DEFAULT_BUDGET);
    assert_eq!((&json["cited"]["24.1"], &json["record"]["skipped"]), (&"text".into(), &serde_json::json!([])));
    let once = r#"{"fen": "3k5/9/9/9/4R4/9/9/9/9/5K3 w", "moves": "e5d5"}"#;
    let once = adjudicate::adjudicate_json(once, None, Language::En, &adjudicate::Options::default()).expect("legal");
    let once: Value = serde_json::from_str(&once).expect("JSON");
    assert_eq!(
        (&once["budget"], &once["spent"], &once["rulings"]),
        (&Value::Null, &Value::Null, &serde_json::json!([]))
    );
}

#[test]
fn ndjson_is_the_same_object_on_one_line() {
    let fixture = Fixture::new();
    let line = json::render_line(&fixture.report(), Language::En);
    assert_eq!(line.find('\n'), Some(line.len() - 1));
    assert_eq!(serde_json::from_str::<Value>(&line).expect("JSON"), fixture.json(Language::En));
}

#[test]
fn nothing_to_rule_on_is_shown_with_its_reason() {
    let case = Case::from_text(FEN, "h6i4");
    let line = Line::from_case(&case).expect("legal");
    let error = CycleError::NoRepetition { ply: 12, last_repetition: Some((0, 8)), last_capture: Some(9) };
    let report =
        Report { case: &case, record: &line, line: &line, rulebook: book(), outcome: Err(&error), next_moves: &[] };
    let zh = "无可裁决：第 12 着后的局面只出现过一次；开始时与第 8 着后的局面相同，用 --to-ply 8 可裁决那次重复";
    assert!(report.headline(Language::Zh).starts_with(zh), "{}", report.headline(Language::Zh));
    assert!(report.headline(Language::En).starts_with(
        "nothing to rule on: the position after ply 12 has occurred once; the positions at the start and"
    ));
    let object: Value = serde_json::from_str(&json::render(&report, Language::Zh)).expect("JSON");
    assert_eq!((&object["ruling"]["kind"], &object["ruling"]["side"]), (&"none".into(), &Value::Null));
    assert!(markdown::render(&report, Language::Zh).starts_with("# 无可裁决"));
}

#[test]
fn tables_are_aligned_and_fit_ninety_columns() {
    let fixture = Fixture::new();
    for language in Language::ALL {
        let text = table::render(&fixture.report(), language);
        assert!(text.lines().skip(1).all(|line| line.width() <= 90), "{text}");
        let bars = |line: &str| line.match_indices('|').map(|(at, _)| line[..at].width()).collect::<Vec<_>>();
        for section in text.split("\n\n") {
            let rows: Vec<_> = section.lines().map(bars).filter(|bars| !bars.is_empty()).collect();
            assert!(rows.windows(2).all(|pair| pair[0] == pair[1]), "{section}");
        }
    }
}

/// The text without ANSI codes.
fn plain(text: &str) -> String {
    let parts = text.split('\u{1b}').enumerate();
    parts.map(|(n, part)| if n == 0 { part } else { part.split_once('m').expect("a code").1 }).collect()
}

#[test]
fn a_screen_of_any_width_is_respected_and_loses_nothing() {
    let fixture = Fixture::new();
    for language in Language::ALL {
        let squeezed = |text: &str| text.chars().filter(|c| !" \n|+-".contains(*c)).collect::<String>();
        for width in [20, 32, 48, 64, 80, 120] {
            let text =
                table::render_on(&fixture.report(), language, Screen { width, ..Screen::of(Some(width), |_| None) });
            let text = plain(&text);
            assert!(text.lines().all(|line| line.width() <= width), "{width}:\n{text}");
            for shown in ["第二图", "h6i4", "马二退一", "车9平8", "24.3", "29.2"] {
                assert!(squeezed(&text).contains(shown), "{width}: {shown} is missing in\n{text}");
            }
        }
    }
}

#[test]
fn colours_only_add_codes() {
    let fixture = Fixture::new();
    let screen = Screen { colour: true, ..Screen::FILE };
    let coloured = table::render_on(&fixture.report(), Language::Zh, screen);
    assert!(coloured.starts_with("\u{1b}[1;31m红方须变着"), "{coloured}");
    assert_eq!(plain(&coloured), table::render(&fixture.report(), Language::Zh));
}

/// An environment of one variable.
fn only(name: &'static str, value: &'static str) -> impl Fn(&str) -> Option<String> {
    move |asked| (asked == name).then(|| value.to_owned())
}

#[test]
fn colours_are_for_terminals_that_want_them() {
    assert!(Screen::of(Some(80), |_| None).colour);
    assert!(Screen::of(Some(80), only("NO_COLOR", "")).colour);
    assert!(!Screen::of(Some(80), only("NO_COLOR", "1")).colour);
    assert!(!Screen::of(Some(80), only("TERM", "dumb")).colour);
    assert!(!Screen::of(None, |_| None).colour);
}

#[test]
fn the_width_is_the_one_asked_for_else_that_of_the_terminal() {
    assert_eq!(Screen::of(Some(132), only("COLUMNS", "70")).width, 70);
    assert_eq!(Screen::of(None, only("COLUMNS", "70")).width, 70);
    assert_eq!(Screen::of(Some(132), only("COLUMNS", "wide")).width, 132);
    assert_eq!(Screen::of(None, |_| None).width, 90);
    assert_eq!(Screen::of(Some(3), |_| None).width, 20);
}

#[test]
fn markdown_shows_the_board_and_how_to_reproduce_it() {
    let fixture = Fixture::new();
    let zh = markdown::render(&fixture.report(), Language::Zh);
    let fen = "1r2kab1r/2c1a4/n1c1b1n2/4p2N1/p1p6/1C4P2/P1P1P4/2N1B3C/4A4/1RBAK2R1 w - - 0 1";
    let position = format!("position fen {fen} moves {MOVES}");
    assert_in_order(&zh, &["```text", "9 ．車．．将士象．車", "0 ．俥相仕帅．．俥．", "```text", fen, &position]);
    assert!(markdown::render(&fixture.report(), Language::En).contains("9  . r . . k a b . r"));
}

#[test]
fn a_record_cannot_steer_the_terminal_or_the_markdown() {
    let mut fixture = Fixture::new();
    fixture.case.title = Some("a\u{1b}[2J\nb | <i>c</i>".to_owned());
    assert!(!table::render(&fixture.report(), Language::Zh).contains('\u{1b}'));
    assert!(markdown::render(&fixture.report(), Language::Zh).contains(r"a \[2J b \| \<i\>c\</i\>"));
}

#[test]
fn a_rulebook_page_holds_every_article_in_both_languages() {
    let page = views::rulebook_page(book());
    let headings: Vec<String> = book().articles.iter().map(|article| format!("\n## {} ", article.number)).collect();
    assert_in_order(&page, &headings.iter().map(String::as_str).collect::<Vec<_>>());
    let first = book().articles[0];
    assert!([first.title.zh, first.title.en, first.file].iter().all(|text| page.contains(text)));
}

#[test]
fn the_committed_pages_of_the_rulebooks_are_current() {
    for rulebook in rulebooks::ALL {
        let path = format!("{}/docs/rulebooks/{}.md", env!("CARGO_MANIFEST_DIR"), rulebook.id);
        let committed = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert_eq!(committed, views::rulebook_page(rulebook), "run `cargo xtask docs`");
    }
}
