//! Text in the encodings that Chinese programs write.
//!
//! UTF-8 is taken if it fits, with or without a byte order mark, and UTF-16 with one. Most bytes fit both GB18030 and Big5, so
//! of these the one that gives more of the words of a game record is taken.

use std::borrow::Cow;

use encoding_rs::{BIG5, Encoding, GB18030};

use super::{CaseFault, Located};
use crate::text::{Told, say};

/// The characters most often found in records, in both scripts.
const COMMON: &str = "车马炮兵卒将帅士仕象相进退平前后红黑胜负和一二三四五六七八九車馬砲將帥進後紅勝負局回合第着";

/// A text and how it was decoded.
pub(super) struct Decoded<'a> {
    pub text: Cow<'a, str>,
    pub encoding: &'static str,
    /// Set if some bytes stand for no character.
    pub warning: Option<Told>,
}

/// Text that must be UTF-8; a byte order mark is left out.
pub(super) fn strict_utf8(bytes: &[u8]) -> Result<&str, Located> {
    let text =
        std::str::from_utf8(bytes).map_err(|error| (None, CaseFault::NotUtf8 { offset: error.valid_up_to() }))?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

/// Text in any encoding.
pub(super) fn decode(bytes: &[u8]) -> Result<Decoded<'_>, Located> {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        let (text, broken) = encoding.decode_without_bom_handling(&bytes[mark..]);
        return Ok(Decoded { text, encoding: encoding.name(), warning: broken.then(|| garbled(encoding.name())) });
    }
    let offset = match std::str::from_utf8(bytes) {
        Ok(text) => return Ok(Decoded { text: text.into(), encoding: "UTF-8", warning: None }),
        Err(error) => error.valid_up_to(),
    };
    let tried = [(GB18030, "GB18030"), (BIG5, "Big5")].map(|(encoding, name)| {
        let (text, broken) = encoding.decode_without_bom_handling(bytes);
        let known = text.chars().filter(|&letter| !letter.is_ascii() && COMMON.contains(letter)).count();
        (known, !broken, name, text)
    });
    let [gb, big5] = tried;
    // At equal merit the first is taken.
    let (known, whole, encoding, text) = if (big5.0, big5.1) > (gb.0, gb.1) { big5 } else { gb };
    match whole || known > 0 {
        true => Ok(Decoded { text, encoding, warning: (!whole).then(|| garbled(encoding)) }),
        false => Err((None, CaseFault::NotUtf8 { offset })),
    }
}

/// Text that goes on in the encoding in which a file began, as [`decode`] named it; pure UTF-8 is taken as such.
pub(super) fn decode_on<'a>(bytes: &'a [u8], began: &str) -> Result<Decoded<'a>, Located> {
    let known = [(GB18030, "GB18030"), (BIG5, "Big5")].into_iter().find(|(_, name)| *name == began);
    match known {
        Some((encoding, name)) if std::str::from_utf8(bytes).is_err() => {
            let (text, broken) = encoding.decode_without_bom_handling(bytes);
            Ok(Decoded { text, encoding: name, warning: broken.then(|| garbled(name)) })
        }
        _ => decode(bytes),
    }
}

fn garbled(encoding: &str) -> Told {
    say!("有些字节不是 {encoding} 的字", "some bytes stand for no character in {encoding}")
}
