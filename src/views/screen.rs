//! What text for people is laid out for: how wide it may be, and whether it may have colours.

use super::wrap::WIDTH;

/// The narrowest screen that text is laid out for, in columns.
const NARROWEST: usize = 20;

/// Where text is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen {
    /// Columns to a line, a Chinese character taking two.
    pub width: usize,
    /// Whether to use colours and bold type (ANSI).
    pub colour: bool,
    /// Whether the first line, which holds the whole ruling, is broken too.
    pub breaks_first_line: bool,
}

impl Screen {
    /// A file or a pipe: 90 columns, no colours, and the first line whole, for programs that read only that.
    pub const FILE: Screen = Screen { width: WIDTH, colour: false, breaks_first_line: false };

    /// What standard output is.
    ///
    /// `columns` is the width of the terminal, `None` if there is no terminal; `get` looks up the environment. `COLUMNS`, if
    /// it is a number, comes before the width found. Colours are for terminals only, and for none where `NO_COLOR` is set
    /// and not empty or `TERM` is `dumb`.
    ///
    /// ```
    /// use adjudicate::views::Screen;
    /// assert_eq!(Screen::of(None, |_| None), Screen::FILE);
    /// assert!(Screen::of(Some(120), |_| None).colour);
    /// assert!(!Screen::of(Some(120), |name| (name == "NO_COLOR").then(|| "1".to_owned())).colour);
    /// ```
    pub fn of(columns: Option<usize>, get: impl Fn(&str) -> Option<String>) -> Screen {
        let asked = get("COLUMNS").and_then(|text| text.trim().parse().ok()).filter(|&asked| asked > 0);
        let refused =
            get("NO_COLOR").is_some_and(|value| !value.is_empty()) || get("TERM").is_some_and(|term| term == "dumb");
        Screen {
            width: asked.or(columns).unwrap_or(WIDTH).max(NARROWEST),
            colour: columns.is_some() && !refused,
            breaks_first_line: columns.is_some(),
        }
    }

    /// The text in a style, given as ANSI codes, if the screen has colours.
    pub(super) fn paint(self, codes: &str, text: &str) -> String {
        if self.colour && !text.is_empty() { format!("\x1b[{codes}m{text}\x1b[0m") } else { text.to_owned() }
    }
}
