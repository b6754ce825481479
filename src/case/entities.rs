//! Characters written as codes: `&amp;`, `&#20013;`, `&#x4e2d;`, and `\u4e2d`, `_u4e2d`, `%u4e2d`.

const NAMED: [(&str, char); 6] = [("amp", '&'), ("lt", '<'), ("gt", '>'), ("quot", '"'), ("apos", '\''), ("nbsp", ' ')];

/// The text with entities of HTML and four-digit codes replaced by the characters they stand for. What is none stays.
pub(super) fn decode(text: &str) -> String {
    if !text.contains(['&', '\\', '_', '%']) {
        return text.to_owned();
    }
    replace(text, |rest| entity(rest).or_else(|| code(rest)))
}

/// The text inside an element of XML: entities replaced, the marks of CDATA left out.
pub(super) fn decode_xml(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("<![CDATA[") {
        let (inside, after) = after.split_once("]]>").unwrap_or((after, ""));
        plain += &replace(before, entity);
        plain += inside;
        rest = after;
    }
    plain + &replace(rest, entity)
}

/// Replaces what `read` finds at the front of the rest: the character, and how many bytes it was written in.
fn replace(text: &str, read: impl Fn(&str) -> Option<(char, usize)>) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let (letter, length) = read(rest).unwrap_or((letter, letter.len_utf8()));
        plain.push(letter);
        rest = &rest[length..];
    }
    plain
}

fn entity(rest: &str) -> Option<(char, usize)> {
    let body = rest.strip_prefix('&')?;
    let end = body.bytes().take(10).position(|byte| byte == b';')?;
    let name = body.get(..end)?;
    let number = name.strip_prefix('#').map(|digits| match digits.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => digits.parse(),
    });
    let letter = match number {
        Some(number) => char::from_u32(number.ok()?)?,
        None => NAMED.iter().find(|(known, _)| *known == name)?.1,
    };
    Some((letter, end + 2))
}

fn code(rest: &str) -> Option<(char, usize)> {
    let digits = rest.strip_prefix(['\\', '_', '%'])?.strip_prefix('u')?.get(..4)?;
    let number = digits.bytes().all(|byte| byte.is_ascii_hexdigit()).then(|| u32::from_str_radix(digits, 16))?;
    Some((char::from_u32(number.ok()?)?, 6))
}
