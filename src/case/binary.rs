//! Checked reading of binary files.

use encoding_rs::{GB18030, UTF_16LE};

use super::{CaseFault, Located, Place};
use crate::text::Told;

/// Bytes read from the front on, never beyond their end.
pub(super) struct Bytes<'a> {
    bytes: &'a [u8],
    /// The offset of the next byte in the file.
    at: usize,
}

impl<'a> Bytes<'a> {
    /// Starts reading at an offset; past the end there is nothing to read.
    pub(super) fn from(bytes: &'a [u8], at: usize) -> Bytes<'a> {
        Bytes { bytes, at }
    }

    pub(super) fn offset(&self) -> usize {
        self.at
    }

    /// The next `count` bytes, if there are as many.
    pub(super) fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let end = self.at.checked_add(count)?;
        let taken = self.bytes.get(self.at..end)?;
        self.at = end;
        Some(taken)
    }

    pub(super) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    pub(super) fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }
}

/// A fault at a byte of a binary file.
pub(super) fn damaged(format: &'static str, offset: usize, what: Told) -> Located {
    (Some(Place::byte(offset)), CaseFault::Damaged { format, what })
}

/// Text in GB18030 up to the first zero byte, without blanks around it.
pub(super) fn gb(bytes: &[u8]) -> String {
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    GB18030.decode_without_bom_handling(&bytes[..end]).0.trim().to_owned()
}

/// A string with its length in the first byte, in GB18030; what is longer than its field is cut.
pub(super) fn pascal(field: &[u8]) -> String {
    let length = field.first().map_or(0, |&length| length as usize);
    gb(field.get(1..).map_or(&[][..], |text| &text[..length.min(text.len())]))
}

/// Text in UTF-16 up to the first zero, without blanks around it.
pub(super) fn utf16(bytes: &[u8]) -> String {
    let end = bytes.chunks_exact(2).position(|unit| unit == [0, 0]).map_or(bytes.len() & !1, |units| units * 2);
    UTF_16LE.decode_without_bom_handling(&bytes[..end]).0.trim().to_owned()
}
