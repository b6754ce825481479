//! What is said to people in both languages.

use std::fmt;

/// A message in Chinese and English; it displays in English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Chinese.
    pub zh: String,
    /// English.
    pub en: String,
}

/// A fixed text in Chinese and English; it displays in English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Both {
    /// Chinese.
    pub zh: &'static str,
    /// English.
    pub en: &'static str,
}

/// A [`Both`], Chinese first.
pub(super) const fn both(zh: &'static str, en: &'static str) -> Both {
    Both { zh, en }
}

impl fmt::Display for Both {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.en)
    }
}

/// A message whose `Display` is English and that can be told in Chinese too. Every error of the stages is one.
///
/// ```
/// use adjudicate::case::{self, InChinese};
/// let error = case::read("a.json", b"hello").unwrap_err();
/// assert!(error.in_chinese().starts_with("a.json：不是已知的棋谱"));
/// ```
pub trait InChinese {
    /// The message in Chinese.
    fn in_chinese(&self) -> String;
}

/// A [`Told`](crate::case::Told) with both languages side by side: `told!("中文 {x}", "English {x}")`.
///
/// ```
/// let count = 2;
/// assert_eq!(adjudicate::told!("{count} 局", "{count} games").zh, "2 局");
/// ```
#[macro_export]
macro_rules! told {
    ($zh:literal, $en:literal) => {
        $crate::case::Told { zh: format!($zh), en: format!($en) }
    };
}

impl Told {
    /// What an error says.
    pub fn by(error: &(impl InChinese + fmt::Display)) -> Told {
        Told { zh: error.in_chinese(), en: error.to_string() }
    }

    /// The same said of a file.
    pub fn within(self, file: &str) -> Told {
        let Told { zh, en } = self;
        told!("{file}：{zh}", "{file}: {en}")
    }

    /// That a file cannot be read.
    pub fn unreadable(file: &str, error: impl fmt::Display) -> Told {
        told!("{file}：无法读取：{error}", "{file}: cannot be read: {error}")
    }

    /// That a file cannot be written.
    pub fn unwritable(file: &str, error: impl fmt::Display) -> Told {
        told!("{file}：无法写入：{error}", "{file}: cannot be written: {error}")
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.en)
    }
}

impl InChinese for Told {
    fn in_chinese(&self) -> String {
        self.zh.clone()
    }
}

/// A message that only one language has, such as those of the system.
impl From<String> for Told {
    fn from(text: String) -> Told {
        Told { zh: text.clone(), en: text }
    }
}
