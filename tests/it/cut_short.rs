//! Reports on random boards, many of them cut short by the budget, are whole: the checker finds no fault with them.
//!
//! The 1999 book is left out: lines that count a guard's loss as nothing (细则 4) do not always name the point, see docs/verify.md.

use crate::scattered::{self, Random};
use adjudicate::case::Case;
use adjudicate::views::{Language, json};
use adjudicate::{Options, examine, rulebooks, verify};

/// A case of four plies that lead back to where they began; `None` where chance does not allow it.
fn case(seed: u64) -> Option<Case> {
    let mut random = Random::new(seed);
    let board = scattered::position(&mut random, 15 + seed as usize % 60)?;
    let cycle = scattered::cycle(&mut random, &board, 1)?;
    Some(scattered::case(&board, &cycle))
}

#[test]
fn reports_cut_short_by_the_budget_pass_the_checker() {
    let mut left_open = 0;
    for case in (1..500).filter_map(case) {
        for rules in ["cxa-2020", "axf", "wxf"] {
            let rulebook = rulebooks::find(rules).expect("listed");
            for budget in [200, 2_000, 20_000] {
                let options = Options::default().with_budget(budget);
                let examined = examine(&case, rulebook, &options).expect("legal");
                let text = json::render(&examined.report(&case), Language::Zh);
                left_open += usize::from(text.contains("\"undecided\": \"") || text.contains("left_open"));
                assert_eq!(verify::verify(&text).err(), None, "by {rules} within {budget}: {text}");
            }
        }
    }
    assert!(left_open > 100, "{left_open} reports leave something open");
}
