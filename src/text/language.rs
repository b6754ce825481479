//! The languages, and what is written alike in all texts of one.

use super::{Tell, Text, both};

/// The language of messages and reports.
///
/// A third language is added here and to [`ALL`](Language::ALL); the compiler then names every place that has to say
/// something in it: the matches below, the fields of [`Text`] and [`Told`](super::Told), and [`say!`](crate::say).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// 简体中文.
    #[default]
    Zh,
    /// English.
    En,
}

impl Language {
    /// All languages, the default first.
    pub const ALL: [Language; 2] = [Language::Zh, Language::En];

    /// The name used on the command line, and what the names of its locales begin with.
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
    /// use adjudicate::text::Language;
    /// let locale = |name: &str| (name == "LANG").then(|| "en_GB.UTF-8".to_owned());
    /// assert_eq!(Language::from_locale(locale), Language::En);
    /// assert_eq!(Language::from_locale(|_| None), Language::Zh);
    /// ```
    pub fn from_locale(get: impl Fn(&str) -> Option<String>) -> Language {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(get).find(|value| !value.is_empty());
        let locale = locale.unwrap_or_default();
        Language::ALL.into_iter().find(|language| locale.starts_with(language.name())).unwrap_or_default()
    }

    /// One of two values: the first for Chinese, the second for English.
    ///
    /// For what differs between the languages and is no text, such as which notation moves are written in.
    ///
    /// ```
    /// use adjudicate::text::Language;
    /// assert_eq!(Language::En.pick("炮二平五", "h2e2"), "h2e2");
    /// ```
    pub fn pick<T>(self, zh: T, en: T) -> T {
        match self {
            Language::Zh => zh,
            Language::En => en,
        }
    }

    /// What `text` says in this language.
    pub const fn of(self, text: Text) -> &'static str {
        match self {
            Language::Zh => text.zh,
            Language::En => text.en,
        }
    }

    /// A message in this language.
    ///
    /// ```
    /// use adjudicate::text::{Language, both};
    /// assert_eq!(Language::Zh.tell(&both("捉", "chase")), "捉");
    /// ```
    pub fn tell(self, message: &(impl Tell + ?Sized)) -> String {
        let told = message.told();
        self.pick(told.zh, told.en)
    }

    /// What separates the items of a list.
    pub const fn comma(self) -> &'static str {
        self.of(both("、", ", "))
    }

    /// What separates clauses.
    pub const fn semicolon(self) -> &'static str {
        self.of(both("；", "; "))
    }

    /// What separates a heading from what it introduces.
    pub const fn colon(self) -> &'static str {
        self.of(both("：", ": "))
    }

    /// A remark in brackets, set after a word.
    pub fn brackets(self, inner: &str) -> String {
        self.pick(format!("（{inner}）"), format!(" ({inner})"))
    }
}
