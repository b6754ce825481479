//! The languages of the reports.

use std::fmt::Display;

use crate::case::InChinese;
use crate::rulebooks::Text;

/// The language of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// 简体中文.
    #[default]
    Zh,
    /// English.
    En,
}

impl Language {
    /// Both languages, the default first.
    pub const ALL: [Language; 2] = [Language::Zh, Language::En];

    /// The name used on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Language::Zh => "zh",
            Language::En => "en",
        }
    }

    /// The language with this name.
    pub fn parse(name: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.name() == name)
    }

    /// The language of the messages of a POSIX locale: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and
    /// not empty, looked up with `get`. English for `en…`, Chinese for everything else, `C` included.
    ///
    /// ```
    /// use adjudicate::views::Language;
    /// let locale = |name: &str| (name == "LANG").then(|| "en_GB.UTF-8".to_owned());
    /// assert_eq!(Language::from_locale(locale), Language::En);
    /// assert_eq!(Language::from_locale(|_| None), Language::Zh);
    /// ```
    pub fn from_locale(get: impl Fn(&str) -> Option<String>) -> Language {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(get).find(|value| !value.is_empty());
        match locale {
            Some(value) if value.starts_with("en") => Language::En,
            _ => Language::Zh,
        }
    }

    /// The half of `text` in this language.
    pub const fn of(self, text: Text) -> &'static str {
        match self {
            Language::Zh => text.zh,
            Language::En => text.en,
        }
    }

    /// A message in this language.
    pub fn tell(self, message: &(impl InChinese + Display)) -> String {
        match self {
            Language::Zh => message.in_chinese(),
            Language::En => message.to_string(),
        }
    }

    /// What separates the items of a list.
    pub const fn comma(self) -> &'static str {
        self.of(Text { zh: "、", en: ", " })
    }

    /// What separates clauses.
    pub const fn semicolon(self) -> &'static str {
        self.of(Text { zh: "；", en: "; " })
    }

    /// What separates a heading from what it introduces.
    pub const fn colon(self) -> &'static str {
        self.of(Text { zh: "：", en: ": " })
    }

    /// A remark in brackets, set after a word.
    pub fn brackets(self, inner: &str) -> String {
        match self {
            Language::Zh => format!("（{inner}）"),
            Language::En => format!(" ({inner})"),
        }
    }
}
