//! Stage 6: a labelled cycle → [`Finding`]s, article by article.
//!
//! Knows the law; not formats or output. Each edition has a folder (or a file) of its own, each printed article a file in
//! it; [`ALL`] lists the editions that can be applied.

mod article;
pub mod axf;
mod book;
pub mod cxa1999;
pub mod cxa2020;
mod dispute;
pub mod reading;
mod rulings;
pub mod wxf;

pub use crate::text::Text;
pub use article::{About, Act, Article, Citation, Finding, Read, Says, Stretch};
pub use book::Rulebook;
pub use dispute::{Dispute, Standing};
pub use reading::Reading;

/// Every rulebook that can be applied, the default first.
pub static ALL: &[&Rulebook] = &[&cxa1999::RULEBOOK, &cxa2020::RULEBOOK, &axf::RULEBOOK, &wxf::RULEBOOK];

/// The rulebook with this name, if it is listed in [`ALL`].
///
/// ```
/// use adjudicate::rulebooks;
/// assert_eq!(rulebooks::find("cxa-1999").map(|book| book.articles.len()), Some(49));
/// assert!(rulebooks::find("cxa-1899").is_none());
/// ```
pub fn find(id: &str) -> Option<&'static Rulebook> {
    ALL.iter().copied().find(|rulebook| rulebook.id == id)
}
