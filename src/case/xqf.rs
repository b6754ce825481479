//! XQF, the files of 象棋演播室, versions up to 18.
//!
//! A header of 1024 bytes, then the moves as a tree in pre-order: after a move its continuation, then the move played instead.
//! From version 11 on the points and the tree are enciphered with keys from the header, from 12 on the pieces are also rotated.
//! Tolerated: a side to move that the first move contradicts, a key sum that does not fit, a tree that breaks off, bytes after
//! its end.

use super::binary::{Bytes, damaged, gb, pascal};
use super::formats::{Format, Reader};
use super::preorder::{self, Node};
use super::record::{Record, Tree};
use super::setup::{self, Grid, PIECES};
use super::{Case, Located, Place, Written, info};
use crate::text::{Told, say};

/// The format.
pub(super) static FORMAT: Format = Format {
    name: "xqf",
    endings: &["xqf"],
    reader: Reader::Binary { fits: |bytes| bytes.starts_with(b"XQ") && bytes.get(2).is_none_or(|&v| v < 0x20), read },
    starts: None,
};

const HEADER: usize = 1024;
const NEWEST: u8 = 18;
const COPYRIGHT: &[u8; 32] = b"[(C) Copyright Mr. Dong Shiwei.]";
/// Offset and length of the texts of the header, each with the name it is kept by.
const TEXTS: [(usize, usize, &str); 10] = [
    (80, 64, "title"),
    (208, 64, "event"),
    (272, 16, "date"),
    (288, 16, "place"),
    (304, 16, "red"),
    (320, 16, "black"),
    (336, 64, "timerule"),
    (400, 16, "redtime"),
    (416, 16, "blacktime"),
    (480, 16, "author"),
];

/// The keys of a file; all 0 up to version 10.
#[derive(Default)]
struct Keys {
    piece: u8,
    from: u8,
    to: u8,
    note: u32,
    stream: [u8; 32],
}

impl Keys {
    fn of(header: &[u8]) -> Keys {
        if header[2] <= 10 {
            return Keys::default();
        }
        let q = |key: u8| key.wrapping_mul(key).wrapping_mul(54).wrapping_add(221);
        let [sum, xy, xy_from, xy_to] = [12, 13, 14, 15].map(|at: usize| header[at]);
        let piece = q(xy).wrapping_mul(xy);
        let from = q(xy_from).wrapping_mul(piece);
        let to = q(xy_to).wrapping_mul(from);
        let mask = |at: usize| (header[12 + at] & header[3]) | header[8 + at];
        let mut stream = *COPYRIGHT;
        stream.iter_mut().enumerate().for_each(|(at, byte)| *byte &= mask(at % 4));
        Keys { piece, from, to, note: (u32::from(sum) * 256 + u32::from(xy)) % 32_000 + 767, stream }
    }
}

fn read(bytes: &[u8]) -> Result<Vec<Record>, Located> {
    let header = bytes.get(..HEADER).ok_or_else(|| {
        let what = say!("文件到此中断；文件头应有 {HEADER} 字节", "the file ends here; a header has {HEADER} bytes");
        damaged("XQF", bytes.len(), what)
    })?;
    if header[2] > NEWEST {
        let version = header[2];
        let what = say!("版本 {version}；可读到版本 {NEWEST}", "version {version}; versions up to {NEWEST} are read");
        return Err(damaged("XQF", 2, what));
    }
    let keys = Keys::of(header);
    let mut case = Case::of_game();
    if header[2] > 10 && header[12..16].iter().fold(0u8, |sum, byte| sum.wrapping_add(*byte)) != 0 {
        case.warnings.push(say!("文件头中密钥之和不符", "the sum of the keys in the header does not fit"));
    }
    for (at, length, key) in TEXTS {
        info::keep(&mut case.info, key, &pascal(&header[at..at + length]));
    }
    case.title = case.info.shift_remove("title");
    let result = ["*", "1-0", "0-1", "1/2-1/2", "1/2-1/2"].get(header[51] as usize).copied().unwrap_or("*");
    info::keep(&mut case.info, "result", result);
    let grid = position(header, &keys);
    let plain: Vec<u8> = std::iter::zip(HEADER.., &bytes[HEADER..])
        .map(|(at, byte): (usize, &u8)| byte.wrapping_sub(keys.stream[at % 32]))
        .collect();
    let tree = read_tree(&plain, header[2], &keys, &mut case.warnings)?;
    let first = tree.first_move().map(|written| written.text.as_str());
    case.fen = Written::new(&setup::fen_moved_by(&grid, first, header[50] == 1), Place::byte(16));
    Ok(vec![tree.into_record(case)])
}

/// The position; the start of a game if the points hold no two generals.
fn position(header: &[u8], keys: &Keys) -> Grid {
    let mut grid = Grid::empty();
    for (index, &byte) in header[16..48].iter().enumerate() {
        let point = usize::from(byte.wrapping_sub(keys.piece));
        let piece = if header[2] >= 12 { (usize::from(keys.piece) + 1 + index) % 32 } else { index };
        if point < 90 {
            grid.put(point / 10, 9 - point % 10, PIECES[piece]);
        }
    }
    if grid.has_generals() { grid } else { start() }
}

fn start() -> Grid {
    let mut grid = Grid::empty();
    let digits = setup::START_POINTS.as_bytes().chunks_exact(2);
    for (point, &piece) in digits.zip(PIECES) {
        grid.put(usize::from(point[0] - b'0'), usize::from(point[1] - b'0'), piece);
    }
    grid
}

/// A node as it stands in the file.
struct Raw {
    from: u8,
    to: u8,
    has_next: bool,
    has_sibling: bool,
    note: String,
}

/// The next node; `None` where the file breaks off.
fn raw(bytes: &mut Bytes, version: u8, keys: &Keys) -> Option<Raw> {
    let [from, to, tag, _] = bytes.array()?;
    let plain = version <= 10;
    let length = if plain || tag & 0x20 != 0 { bytes.u32()?.wrapping_sub(keys.note) } else { 0 };
    let note = bytes.take(usize::try_from(length).ok()?)?;
    let [next, sibling] = if plain { [0xf0, 0x0f] } else { [0x80, 0x40] };
    Some(Raw {
        from: from.wrapping_sub(24).wrapping_sub(keys.from),
        to: to.wrapping_sub(32).wrapping_sub(keys.to),
        has_next: tag & next != 0,
        has_sibling: tag & sibling != 0,
        note: gb(note).replace("\r\n", "\n"),
    })
}

fn read_tree(plain: &[u8], version: u8, keys: &Keys, warnings: &mut Vec<Told>) -> Result<Tree, Located> {
    let mut tree = Tree::new();
    let mut bytes = Bytes::from(plain, 0);
    let Some(root) = raw(&mut bytes, version, keys) else {
        warnings.push(say!("文件在第一着之前中断", "the file ends before the first move"));
        return Ok(tree);
    };
    tree.note(0, 0, &root.note);
    let broke_off = root.has_next
        && preorder::read(&mut tree, || {
            let at = HEADER + bytes.offset();
            raw(&mut bytes, version, keys).map(|raw| node(raw, at)).transpose()
        })?;
    if broke_off {
        let at = HEADER + bytes.offset();
        warnings.push(say!("着法在第 {at} 字节处中断", "the tree of moves breaks off at byte {at}"));
    }
    Ok(tree)
}

fn node(raw: Raw, at: usize) -> Result<Node, Located> {
    let point = |value: u8| (usize::from(value / 10), 9 - usize::from(value % 10));
    let text = setup::iccs(point(raw.from), point(raw.to)).ok_or_else(|| {
        let (from, to) = (raw.from, raw.to);
        damaged(
            "XQF",
            at,
            say!("着法 {from} 到 {to}；点应为 0 至 89", "a move from point {from} to {to}; points are 0 to 89"),
        )
    })?;
    let written = Written::new(&text, Place::byte(at));
    Ok(Node { written, note: raw.note, has_next: raw.has_next, has_sibling: raw.has_sibling })
}
