//! Messages, all languages side by side.

use std::fmt;

/// A fixed text in the languages of the project; it displays in English.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    /// Chinese, simplified.
    pub zh: &'static str,
    /// English.
    pub en: &'static str,
}

/// A [`Text`], Chinese first.
///
/// ```
/// use adjudicate::text::both;
/// assert_eq!(both("红方", "red").to_string(), "red");
/// ```
pub const fn both(zh: &'static str, en: &'static str) -> Text {
    Text { zh, en }
}

/// A message in the languages of the project, made by [`say!`](crate::say); it displays in English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Chinese, simplified.
    pub zh: String,
    /// English.
    pub en: String,
}

/// What can be said in every language. Every error of the stages is one.
///
/// ```
/// use adjudicate::{case, text::Tell};
/// let error = case::read("a.json", b"hello").unwrap_err();
/// assert!(error.told().zh.starts_with("a.json：不是已知的棋谱"));
/// ```
pub trait Tell {
    /// The message.
    fn told(&self) -> Told;
}

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

/// Makes a type that is [`Tell`](crate::text::Tell) an error that displays in English.
///
/// After a colon stands what gives the error below it, if there is one.
///
/// ```
/// use adjudicate::text::{Tell, Told};
/// use adjudicate::{is_error, say};
///
/// #[derive(Debug)]
/// struct Empty;
///
/// impl Tell for Empty {
///     fn told(&self) -> Told {
///         say!("什么也没有", "there is nothing")
///     }
/// }
/// is_error!(Empty);
///
/// assert_eq!(Empty.to_string(), "there is nothing");
/// ```
#[macro_export]
macro_rules! is_error {
    ($error:ty) => {
        $crate::is_error!($error: |_| None);
    };
    ($error:ty: $source:expr) => {
        impl ::std::fmt::Display for $error {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&$crate::text::Tell::told(self).en)
            }
        }

        impl ::std::error::Error for $error {
            fn source(&self) -> Option<&(dyn ::std::error::Error + 'static)> {
                let source: fn(&$error) -> Option<&(dyn ::std::error::Error + 'static)> = $source;
                source(self)
            }
        }
    };
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

/// A message that only one language has, such as those of the system.
impl From<String> for Told {
    fn from(text: String) -> Told {
        Told { zh: text.clone(), en: text }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.en)
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.en)
    }
}

impl Tell for Text {
    fn told(&self) -> Told {
        Told { zh: self.zh.to_owned(), en: self.en.to_owned() }
    }
}

impl Tell for Told {
    fn told(&self) -> Told {
        self.clone()
    }
}

/// Nothing is said by what is not there.
impl<T: Tell> Tell for Option<T> {
    fn told(&self) -> Told {
        self.as_ref().map_or(Told { zh: String::new(), en: String::new() }, Tell::told)
    }
}

impl<T: Tell + ?Sized> Tell for &T {
    fn told(&self) -> Told {
        (**self).told()
    }
}

impl<T: Tell + ?Sized> Tell for Box<T> {
    fn told(&self) -> Told {
        (**self).told()
    }
}
