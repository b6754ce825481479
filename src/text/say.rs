//! [`say!`](crate::say): messages with values in them, and those that every stage says.

use std::fmt;

use super::Told;

/// A message with all its languages side by side.
///
/// - `say!("中文 {x}", "English {x}")` is a [`Told`](crate::text::Told);
/// - `say!(language, "中文 {x}", "English {x}")` is a `String` in that language.
///
/// Variables named after a semicolon are [`Tell`](crate::text::Tell) and stand in each text in its language.
///
/// ```
/// use adjudicate::text::{Language, both};
/// use adjudicate::say;
/// let (count, side) = (2, both("红方", "red"));
/// assert_eq!(say!("{count} 局", "{count} games").zh, "2 局");
/// assert_eq!(say!(Language::En, "{side}赢 {count} 局", "{side} won {count}"; side), "red won 2");
/// ```
#[macro_export]
macro_rules! say {
    ($zh:literal, $en:literal $(,)? $(; $($name:ident),+)?) => {{
        $($(let $name = $crate::text::Tell::told(&$name);)+)?
        $crate::text::Told {
            zh: {
                $($(let $name = &$name.zh;)+)?
                format!($zh)
            },
            en: {
                $($(let $name = &$name.en;)+)?
                format!($en)
            },
        }
    }};
    ($language:expr, $zh:literal, $en:literal $(,)? $(; $($name:ident),+)?) => {{
        let language: $crate::text::Language = $language;
        $($(let $name = language.tell(&$name);)+)?
        match language {
            $crate::text::Language::Zh => format!($zh),
            $crate::text::Language::En => format!($en),
        }
    }};
}

impl Told {
    /// The same said of a file.
    pub fn within(self, file: &str) -> Told {
        let fault = self;
        say!("{file}：{fault}", "{file}: {fault}"; fault)
    }

    /// That a file cannot be read.
    pub fn unreadable(file: &str, error: impl fmt::Display) -> Told {
        say!("{file}：无法读取：{error}", "{file}: cannot be read: {error}")
    }

    /// That a file cannot be written.
    pub fn unwritable(file: &str, error: impl fmt::Display) -> Told {
        say!("{file}：无法写入：{error}", "{file}: cannot be written: {error}")
    }
}
