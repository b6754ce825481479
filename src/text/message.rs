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
