//! What is said to people is said in every language, and only by the text module: the sources are read for what is not.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use adjudicate::labels::Class;
use adjudicate::text::{Language, terms};

/// Where letters of Chinese stand outside a message, with the reason; a folder stands for all files in it.
const NO_MESSAGES: [(&str, &str); 14] = [
    ("src/case/encoding.rs", "characters by which an encoding is told"),
    ("src/case/info.rs", "what records call their results"),
    ("src/case/json_values.rs", "names of the players in a case"),
    ("src/case/prose.rs", "the characters of moves in prose"),
    ("src/case/unread.rs", "names of programs"),
    ("src/chess/notation/chinese.rs", "the characters of the notation"),
    ("src/chess/piece.rs", "the glyphs of the pieces"),
    ("src/labels/class.rs", "the names of the classes, held against the terms below"),
    ("src/rulebooks", "numbers of articles as printed"),
    ("src/text/terms.rs", "a page in both languages"),
    ("src/views/dhtmlxq.rs", "results as the format writes them"),
    ("src/views/markdown.rs", "the glyphs of the diagram"),
    ("src/views/rulebook.rs", "a page in both languages"),
    ("src/views/words.rs", "how Chinese cites articles"),
];

/// The same for files of the command line, wherever they are: help is told in both languages in one text.
const HELP: &str = "cli.rs";

/// Where English outside brackets names a label by its character, as the reports do.
const CHINESE_IN_ENGLISH: [&str; 4] = ["play 长将 when", "play 长杀 when", "play 长捉 when", "the move 将 whenever"];

/// Placeholders of the English alone: the ending of a plural or of a verb.
const ENDING: &str = "s";

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Word(String),
    Text(String),
    Sign(char),
}

/// A token and its line.
type Placed = (Token, usize);

/// The tokens of a source without its comments, up to its tests. Characters in single quotes are left out.
fn tokens(source: &str) -> Vec<Placed> {
    let source = source.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let letters: Vec<char> = source.chars().collect();
    let at = |index: usize| letters.get(index).copied().unwrap_or('\0');
    let (mut found, mut index, mut line) = (Vec::new(), 0, 1);
    while index < letters.len() {
        let (start, letter) = (index, letters[index]);
        match letter {
            '/' if at(index + 1) == '/' => {
                while index < letters.len() && at(index) != '\n' {
                    index += 1;
                }
                continue;
            }
            'r' if at(index + 1) == '"' || at(index + 1) == '#' && matches!(at(index + 2), '"' | '#') => {
                let hashes = letters[index + 1..].iter().take_while(|letter| **letter == '#').count();
                let end: String = format!("\"{}", "#".repeat(hashes));
                let rest: String = letters[index + 2 + hashes..].iter().collect();
                let text = rest.split(end.as_str()).next().unwrap_or_default();
                index += 2 + hashes + text.chars().count() + end.len();
                found.push((Token::Text(text.to_owned()), line));
            }
            '"' => {
                let mut text = String::new();
                index += 1;
                while index < letters.len() && at(index) != '"' {
                    match (at(index), at(index + 1)) {
                        ('\\', '\n') => {
                            index += 2;
                            while at(index).is_whitespace() {
                                index += 1;
                            }
                            continue;
                        }
                        ('\\', next) => {
                            text.extend(['\\', next]);
                            index += 1;
                        }
                        (letter, _) => text.push(letter),
                    }
                    index += 1;
                }
                index += 1;
                found.push((Token::Text(text), line));
            }
            '\'' if at(index + 1) == '\\' => {
                index += 3;
                while at(index) != '\'' {
                    index += 1;
                }
                index += 1;
            }
            '\'' if at(index + 2) == '\'' => index += 3,
            _ if letter.is_alphanumeric() || letter == '_' => {
                let word: String = letters[index..].iter().take_while(|l| l.is_alphanumeric() || **l == '_').collect();
                index += word.chars().count();
                found.push((Token::Word(word), line));
            }
            _ => {
                if !letter.is_whitespace() {
                    found.push((Token::Sign(letter), line));
                }
                index += 1;
            }
        }
        line += letters[start..index.min(letters.len())].iter().filter(|letter| **letter == '\n').count();
    }
    found
}

/// A fault of a source.
#[derive(Debug, PartialEq)]
struct Fault {
    file: String,
    line: usize,
    what: &'static str,
    text: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {:?}", self.file, self.line, self.what, self.text)
    }
}

fn is_han(letter: char) -> bool {
    matches!(letter, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}')
}

fn has_han(text: &str) -> bool {
    text.chars().any(is_han)
}

/// The text without its placeholders, and those without their format.
fn placeholders(text: &str) -> (String, Vec<String>) {
    let text = text.replace("{{", "").replace("}}", "");
    let (mut rest, mut names) = (String::new(), Vec::new());
    for (index, part) in text.split('{').enumerate() {
        match part.split_once('}').filter(|_| index > 0) {
            Some((name, after)) => {
                names.push(name.split(':').next().unwrap_or_default().to_owned());
                rest += after;
            }
            None => rest += part,
        }
    }
    names.sort();
    names.dedup();
    (rest, names)
}

/// A text without what stands in brackets.
fn outside_brackets(text: &str) -> String {
    let mut depth = 0_usize;
    let mut outside = String::new();
    for letter in text.chars() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
    }
    outside
}

/// Where a pair of texts stands: the index of the Chinese one, that of the English, and whether they are formats.
fn pairs(tokens: &[Placed]) -> Vec<(usize, usize, bool)> {
    let word = |index: usize, text: &str| matches!(tokens.get(index), Some((Token::Word(word), _)) if word == text);
    let sign = |index: usize, sign: char| matches!(tokens.get(index), Some((Token::Sign(found), _)) if *found == sign);
    let text = |index: usize| matches!(tokens.get(index), Some((Token::Text(_), _)));
    let named = |index: usize, name: &str| word(index, name) && sign(index + 1, ':') && text(index + 2);
    let two = |index: usize| text(index) && sign(index + 1, ',') && text(index + 2);
    let mut found = Vec::new();
    for index in 0..tokens.len() {
        if word(index, "say") && sign(index + 1, '!') && sign(index + 2, '(') {
            // `say!("…", "…")` or `say!(language, "…", "…")`.
            let mut depth = 0;
            let open = |at: usize| sign(at, '(') || sign(at, '[') || sign(at, '{');
            let close = |at: usize| sign(at, ')') || sign(at, ']') || sign(at, '}');
            for at in index + 2..tokens.len() {
                depth += i32::from(open(at)) - i32::from(close(at));
                if depth == 1 && two(at) && !sign(at - 1, '!') {
                    found.push((at, at + 2, true));
                    break;
                }
                if depth == 0 {
                    break;
                }
            }
        } else if word(index, "both") && sign(index + 1, '(') && two(index + 2) {
            found.push((index + 2, index + 4, false));
        } else if named(index, "zh") && sign(index + 3, ',') && named(index + 4, "en") {
            found.push((index + 2, index + 6, false));
        }
    }
    found
}

/// What is wrong with the messages of a source, `file` its name from the root on.
fn faults(file: &str, source: &str) -> Vec<Fault> {
    let tokens = tokens(source);
    let pairs = pairs(&tokens);
    let text = |index: usize| match &tokens[index] {
        (Token::Text(text), line) => (text.as_str(), *line),
        (other, line) => panic!("{file}:{line}: {other:?}"),
    };
    let mut faults = Vec::new();
    let mut fault = |line: usize, what: &'static str, text: &str| {
        faults.push(Fault { file: file.to_owned(), line, what, text: text.to_owned() });
    };
    for &(zh, en, is_format) in &pairs {
        let ((zh, line), (en, en_line)) = (text(zh), text(en));
        let ((words, in_zh), (_, mut in_en)) = (placeholders(zh), placeholders(en));
        let has_words = words.replace("\\n", "").chars().any(char::is_alphabetic);
        let same = zh == en && !has_han(zh);
        if has_words && !has_han(&words) && !same {
            fault(line, "the Chinese is not Chinese", zh);
        }
        if has_han(&outside_brackets(en)) && !CHINESE_IN_ENGLISH.iter().any(|named| en.contains(named)) {
            fault(en_line, "the English is not English", en);
        }
        if !in_zh.iter().any(|name| name == ENDING) {
            in_en.retain(|name| name != ENDING);
        }
        if is_format && in_zh != in_en {
            fault(line, "the placeholders differ", zh);
        }
    }
    let is_declared = NO_MESSAGES.iter().any(|(path, _)| Path::new(file).starts_with(path)) || file.ends_with(HELP);
    if !is_declared {
        let paired: Vec<usize> = pairs.iter().flat_map(|&(zh, en, _)| [zh, en]).collect();
        for (index, (token, line)) in tokens.iter().enumerate() {
            if let Token::Text(text) = token
                && has_han(text)
                && !paired.contains(&index)
            {
                fault(*line, "Chinese outside a message", text);
            }
        }
    }
    let asks = |index: usize| match &tokens[index..] {
        [(Token::Word(word), line), (Token::Sign(':'), _), (Token::Sign(':'), _), (Token::Word(which), _), ..] => {
            (word == "Language" && (which == "Zh" || which == "En")).then_some((*line, which))
        }
        _ => None,
    };
    let is_stage =
        Path::new(file).components().count() > 2 && file.starts_with("src/") && !file.starts_with("src/text/");
    if is_stage {
        for (line, which) in (0..tokens.len()).filter_map(asks) {
            fault(line, "a stage asks which language it is", which);
        }
    }
    faults
}

fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().find(|folder| folder.join("src/text/mod.rs").is_file()).unwrap_or(here)
}

/// Every source of the library and of the command line, with its name from the root on.
fn sources() -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = vec![root().join("src"), root().join("cli/src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let name = path.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/");
                found.push((name, fs::read_to_string(&path).expect("a readable source")));
            }
        }
    }
    found.sort();
    found
}

#[test]
fn every_message_is_told_in_every_language() {
    let found: Vec<Fault> = sources().iter().flat_map(|(file, source)| faults(file, source)).collect();
    let told: Vec<String> = found.iter().map(Fault::to_string).collect();
    assert!(told.is_empty(), "{} untranslated messages:\n{}", told.len(), told.join("\n"));
}

#[test]
fn no_file_is_declared_in_vain() {
    for (path, reason) in NO_MESSAGES {
        let has_chinese = |(file, source): &(String, String)| {
            Path::new(file).starts_with(path)
                && tokens(source).iter().any(|(token, _)| matches!(token, Token::Text(text) if has_han(text)))
        };
        assert!(sources().iter().any(has_chinese), "{path} holds none: {reason}");
    }
}

/// The faults of a source as line and kind.
fn found(source: &str) -> Vec<(usize, &'static str)> {
    faults("src/case/a.rs", source).into_iter().map(|fault| (fault.line, fault.what)).collect()
}

#[test]
fn untranslated_messages_are_named_with_their_lines() {
    assert_eq!(found("say!(language, \"{x} 着\", \"ply {x}\");\nboth(\"捉\", \"chase (捉)\");"), []);
    assert_eq!(
        found("Text {\n    zh: \"chase\",\n    en: \"捉\",\n}"),
        [(2, "the Chinese is not Chinese"), (3, "the English is not English")]
    );
    assert_eq!(found("// 着\n\nlet a = '\"';\nformat!(\"第 {ply} 着\")"), [(4, "Chinese outside a message")]);
    assert_eq!(found("say!(\n    \"第 {ply} 着 {{\",\n    \"ply {number:>3}\"\n);"), [(2, "the placeholders differ")]);
    assert_eq!(found("say!(of(a, \"b\"), \"{by} 将军\", \"{by} give{s} check\"; by)"), []);
    assert_eq!(
        found("const A: &str = r#\"one \" 着\"#;\nlet b = \"two \\\n   着\";"),
        [(1, "Chinese outside a message"), (2, "Chinese outside a message")]
    );
    assert_eq!(found("match language {\n    Language::Zh => 1,\n}"), [(2, "a stage asks which language it is")]);
}

#[test]
fn the_page_of_the_terms_is_up_to_date() {
    let committed = fs::read_to_string(root().join("docs/terms.md")).unwrap_or_default();
    assert_eq!(committed, terms::page(), "run `cargo run --release -- docs docs`");
}

#[test]
fn every_term_stands_once_and_in_every_language() {
    let all: Vec<_> = terms::ALL.iter().flat_map(|group| group.terms).collect();
    for language in Language::ALL {
        let mut names: Vec<&str> = all.iter().map(|term| language.of(term.name)).collect();
        names.sort_unstable();
        let count = names.len();
        names.dedup();
        assert_eq!(names.len(), count, "a term stands twice in {}", language.name());
        assert!(all.iter().all(|term| !language.of(term.means).is_empty()));
    }
    assert!(all.iter().all(|term| has_han(term.name.zh) && !has_han(term.name.en)));
}

#[test]
fn the_classes_bear_the_names_of_the_terms() {
    let names = [
        terms::CHECK,
        terms::KILL,
        terms::CHASE,
        terms::EXCHANGE,
        terms::OFFER,
        terms::BLOCK,
        terms::FOLLOW,
        terms::IDLE,
    ];
    for (class, term) in Class::ALL.into_iter().zip(names) {
        assert_eq!((class.zh(), class.en()), (term.zh, term.en));
    }
}
