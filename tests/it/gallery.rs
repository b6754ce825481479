//! The gallery is what the program writes now.

use std::fs;
use std::path::Path;

use adjudicate::views::{Language, html, markdown};
use adjudicate::{Options, case, examine, rulebook_for};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_report_of_the_gallery_is_current() {
    let gallery = root().join("reports/gallery");
    let list = fs::read_to_string(gallery.join("list.txt")).expect("the list");
    assert!(list.lines().count() >= 12);
    for line in list.lines() {
        let (name, language) = line.split_once(' ').expect("a case and a language");
        let language = Language::parse(language).expect("a language");
        let file = format!("cases/{name}.json");
        let bytes = fs::read(root().join(&file)).expect("the case");
        let case = case::read(&file, &bytes).expect("readable");
        let options = Options::default().weighing_readings();
        let rulebook = rulebook_for(&case, None).expect("a known edition");
        let examined = examine(&case, rulebook, &options).expect("legal");
        let report = examined.report(&case);
        let texts = [("html", html::render(&report, language)), ("md", markdown::render(&report, language))];
        for (ending, text) in texts {
            let path = gallery.join(name.replace('/', "-")).with_extension(ending);
            let kept = fs::read_to_string(&path).unwrap_or_default();
            assert!(kept == text, "run `cargo xtask reports`: {} is stale", path.display());
        }
    }
}

#[test]
fn every_page_stands_alone() {
    for entry in fs::read_dir(root().join("reports/gallery")).expect("the gallery") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|ending| ending == "html") {
            let page = fs::read_to_string(&path).expect("UTF-8");
            let fetches = ["<script", "<link", "<img", "@import", "url(http", "src=", "href=\"http"];
            let found: Vec<&&str> = fetches.iter().filter(|fetch| page.contains(**fetch)).collect();
            assert!(found.is_empty(), "{} fetches by {found:?}", path.display());
            for used in page.split("href=\"#").skip(1) {
                let id = used.split('"').next().expect("an id");
                assert_eq!(page.matches(&format!("id=\"{id}\"")).count(), 1, "{id} in {}", path.display());
            }
        }
    }
}
