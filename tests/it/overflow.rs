//! Pages are laid out by a real browser at the widths of a desk, a phone and a sheet of paper: nothing may stick out and no
//! character be without a glyph. Where there is no Chromium the tests say so and pass.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::common;
use adjudicate::views::{Language, html, sheet};
use adjudicate::{Options, examine, rulebooks};

/// What the script finds in these pages, or in the gallery; `None` where there is no Chromium.
fn measured(pages: &[PathBuf]) -> Option<Output> {
    let script = common::root().join("scripts/overflow.sh");
    let output = Command::new(script).args(pages).output().expect("the script runs");
    if output.status.code() == Some(2) {
        eprintln!("SKIPPED: no Chromium to lay pages out with");
        return None;
    }
    Some(output)
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn nothing_sticks_out_of_the_gallery() {
    let Some(output) = measured(&[]) else { return };
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
}

/// The longest pages and the record sheets, in both languages, as they are laid out now.
#[test]
fn nothing_sticks_out_of_what_is_written_now() {
    let folder = folder("overflow");
    let mut pages = Vec::new();
    for name in ["small/two-routes", "cxa-2020/ch9-ref22", "axf/axf-book-D102"] {
        let file = common::cases("").into_iter().find(|file| file.name == name).expect(name);
        let named = file.case.rules.as_deref().and_then(rulebooks::find);
        let rulebook = named.unwrap_or(common::cxa_1999());
        let options = Options::default().weighing_readings();
        let examined = examine(&file.case, rulebook, &options).expect("legal");
        let report = examined.report(&file.case);
        for language in Language::ALL {
            let texts = [("report", html::render(&report, language)), ("sheet", sheet::render(&report, language))];
            for (kind, text) in texts {
                let page = folder.join(format!("{}-{kind}-{}.html", name.replace('/', "-"), language.name()));
                fs::write(&page, text).expect("written");
                pages.push(page);
            }
        }
    }
    let Some(output) = measured(&pages) else { return };
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
}

#[test]
fn what_sticks_out_and_what_has_no_glyph_is_found() {
    let folder = folder("sticking-out");
    let broken = [
        ("wide", format!("<p style='white-space:nowrap'>{}</p>", "wide ".repeat(200))),
        ("lost", "\u{f0000}".to_owned()),
    ];
    for (name, text) in broken {
        let page = folder.join(format!("{name}.html"));
        fs::write(&page, format!("<!doctype html><meta charset=utf-8><body>{text}")).expect("written");
        let Some(output) = measured(&[page]) else { return };
        assert_eq!(output.status.code(), Some(1), "{name}: {}", said(&output));
    }
}
