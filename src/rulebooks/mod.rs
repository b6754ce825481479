//! Stage 6: a labelled cycle → [`Finding`]s, article by article.
//!
//! Knows the law; not formats or output. Each edition has a folder (or a file) of its own, each printed article a file in
//! it; [`ALL`] lists the editions that can be applied.

mod article;
pub mod axf;
pub mod cxa1999;
pub mod cxa2020;
mod dispute;
mod evidence;
mod find;
pub mod reading;
pub mod wxf;

pub use crate::text::Text;
pub use article::{Article, Citation, Role};
pub use dispute::{About, Dispute, Finding, Says};
pub use reading::Reading;

use crate::labels::Terms;

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

/// An edition of the rules: its terms for the labels and its articles.
#[derive(Debug)]
pub struct Rulebook {
    /// The name used on the command line and in JSON: `cxa-1999`.
    pub id: &'static str,
    /// The name for people.
    pub name: Text,
    /// The name where many stand side by side.
    pub short: Text,
    /// The values its definitions give to the labels.
    pub terms: Terms,
    /// The article that each reading is about, for those that apply to this edition.
    pub readings: &'static [(&'static str, &'static str)],
    /// How often the position must have occurred before a ruling may be asked for.
    pub ripe_at: u32,
    /// Every article, in the order of the book.
    pub articles: &'static [&'static Article],
}

impl Rulebook {
    /// What every article says of a dispute, in the order of the book; within an article by ply, then Red before Black.
    pub fn findings(&self, dispute: &Dispute) -> Vec<Finding> {
        self.articles.iter().flat_map(|article| (article.finds)(dispute)).collect()
    }

    /// The article with this number: as printed (`29.2`, `细则6`), or with `d` for a detailed rule (`d6`, `d06`).
    ///
    /// ```
    /// use adjudicate::rulebooks::cxa1999::RULEBOOK;
    /// assert_eq!(RULEBOOK.article("d06").unwrap().number, "细则6");
    /// assert!(RULEBOOK.article("30.1").is_none());
    /// ```
    pub fn article(&self, number: &str) -> Option<&'static Article> {
        let number: String = number.chars().filter(|letter| !letter.is_whitespace()).collect();
        let number = match number.strip_prefix(['d', 'D']) {
            Some(detail) => format!("细则{}", detail.trim_start_matches('0')),
            None => number,
        };
        self.articles.iter().copied().find(|article| article.number == number)
    }

    /// A citation of one of its articles. Editions disagree on numbers, so a citation always names the edition.
    ///
    /// ```
    /// use adjudicate::rulebooks::cxa1999::RULEBOOK;
    /// let article = RULEBOOK.article("29.2").unwrap();
    /// assert_eq!(RULEBOOK.cite(article).to_string(), "cxa-1999:29.2");
    /// ```
    pub fn cite(&self, article: &'static Article) -> Citation<'_> {
        Citation { edition: self.id, article }
    }
}
