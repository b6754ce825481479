//! CBR and CBL, the records and libraries of 象棋桥.
//!
//! UTF-16 in fields of fixed length, the board, then the moves as a tree in pre-order. Version 1 has a shorter header and
//! points as two half-bytes. A library is read by looking for the records in it, so deleted ones that are still there count.
//! Tolerated: a tree that breaks off, padding after its end.

use super::binary::{Bytes, damaged, utf16};
use super::formats::{Format, Reader};
use super::preorder::{self, Node};
use super::record::{Record, Tree};
use super::setup::{self, Grid};
use super::{Case, Located, Place, Written, info};
use crate::text::{Told, say};

const MARK: &[u8] = b"CCBridge Record\0";

/// One record.
pub(super) static FORMAT: Format = Format {
    name: "cbr",
    endings: &["cbr"],
    reader: Reader::Binary {
        fits: |bytes| bytes.starts_with(MARK),
        read: |bytes| Ok(vec![record(bytes, 0, bytes.len())?]),
    },
    starts: None,
};

/// A library of records.
pub(super) static LIBRARY: Format = Format {
    name: "cbl",
    endings: &["cbl"],
    reader: Reader::Binary { fits: |bytes| bytes.starts_with(b"CCBridgeLibrary"), read: read_library },
    starts: None,
};

/// Where the parts of a record are.
struct Layout {
    /// Offset and length of the texts, each with the name it is kept by.
    texts: &'static [(usize, usize, &'static str)],
    result: usize,
    side: usize,
    board: usize,
    nodes: usize,
    /// The point that a byte stands for.
    point: fn(u8) -> (usize, usize),
}

static VERSION_1: Layout = Layout {
    texts: &[(52, 128, "title")],
    result: 1820,
    side: 1856,
    board: 1864,
    nodes: 1958,
    point: |byte| (usize::from(byte >> 4), usize::from(byte & 15)),
};

static VERSION_2: Layout = Layout {
    texts: &[
        (180, 128, "title"),
        (564, 64, "source"),
        (628, 64, "class"),
        (692, 64, "event"),
        (756, 64, "round"),
        (820, 32, "group"),
        (852, 32, "table"),
        (884, 64, "date"),
        (948, 64, "place"),
        (1012, 64, "timerule"),
        (1076, 64, "red"),
        (1140, 64, "redteam"),
        (1204, 64, "redtime"),
        (1268, 32, "redrating"),
        (1300, 64, "black"),
        (1364, 64, "blackteam"),
        (1428, 64, "blacktime"),
        (1492, 32, "blackrating"),
        (1524, 64, "judge"),
        (1588, 64, "record"),
        (1652, 64, "remark"),
        (1780, 64, "author"),
        (2080, 32, "endtype"),
    ],
    result: 2076,
    side: 2112,
    board: 2120,
    nodes: 2214,
    point: |byte| (usize::from(byte % 9), usize::from(byte / 9)),
};

fn read_library(bytes: &[u8]) -> Result<Vec<Record>, Located> {
    let starts: Vec<usize> = memory_find(bytes, MARK);
    let ends = starts.iter().skip(1).copied().chain([bytes.len()]);
    let mut records = Vec::new();
    for (&start, end) in starts.iter().zip(ends) {
        // One damaged record does not spoil the others.
        records.push(record(bytes, start, end).unwrap_or_else(|(place, fault)| {
            let at = place.map_or(start, |place| place.column);
            let warnings = vec![say!("第 {at} 字节：{fault}", "byte {at}: {fault}"; fault)];
            Record::single(Case { warnings, ..Case::of_game() })
        }));
    }
    if records.is_empty() {
        return Err(damaged("CBL", bytes.len(), say!("棋谱库里没有棋谱", "the library holds no record")));
    }
    Ok(records)
}

/// Where a mark stands in the bytes.
fn memory_find(bytes: &[u8], mark: &[u8]) -> Vec<usize> {
    bytes.windows(mark.len()).enumerate().filter(|(_, window)| *window == mark).map(|(at, _)| at).collect()
}

/// Reads the record between two offsets of a file.
fn record(file: &[u8], start: usize, end: usize) -> Result<Record, Located> {
    let bytes = &file[start..end];
    let layout = if bytes.get(19) == Some(&1) { &VERSION_1 } else { &VERSION_2 };
    let header = bytes.get(..layout.nodes).ok_or_else(|| {
        let size = layout.nodes;
        damaged(
            "CBR",
            end,
            say!("棋谱到此中断；文件头应有 {size} 字节", "the record ends here; a header has {size} bytes"),
        )
    })?;
    let mut case = Case::of_game();
    for &(at, length, key) in layout.texts {
        info::keep(&mut case.info, key, &utf16(&header[at..at + length]));
    }
    case.title = case.info.shift_remove("title");
    case.source = case.info.shift_remove("source");
    let result = ["*", "1-0", "0-1", "1/2-1/2"].get(header[layout.result] as usize).copied().unwrap_or("*");
    info::keep(&mut case.info, "result", result);
    let grid = position(&header[layout.board..layout.board + 90], start + layout.board)?;
    let tree = read_tree(file, start + layout.nodes, end, layout, &mut case.warnings)?;
    let first = tree.first_move().map(|written| written.text.as_str());
    if grid.is_empty() && first.is_none() {
        // Libraries divide their games by records that are titles only.
        case.warnings
            .push(say!("此条只是标题，没有局面和着法", "the record is a heading: it has no board and no moves"));
    } else {
        let fen = setup::fen_moved_by(&grid, first, header[layout.side] == 2);
        case.fen = Written::new(&fen, Place::byte(start + layout.board));
    }
    Ok(tree.into_record(case))
}

fn position(cells: &[u8], offset: usize) -> Result<Grid, Located> {
    let mut grid = Grid::empty();
    for (at, &cell) in cells.iter().enumerate() {
        let letter = match cell {
            0 => continue,
            0x11..=0x17 => b"RNBAKCP"[usize::from(cell - 0x11)],
            0x21..=0x27 => b"rnbakcp"[usize::from(cell - 0x21)],
            _ => return Err(damaged("CBR", offset + at, say!("{cell:#04x} 不是棋子", "{cell:#04x} is no piece"))),
        };
        grid.put(at % 9, at / 9, letter);
    }
    Ok(grid)
}

/// A node as it stands in the file.
struct Raw {
    mark: u8,
    from: u8,
    to: u8,
    note: String,
}

/// The next node; `None` where the record breaks off.
fn raw(bytes: &mut Bytes) -> Option<Raw> {
    let [mark, _, from, to] = bytes.array()?;
    let length = if mark & 4 != 0 && mark <= 7 { bytes.u32()? } else { 0 };
    let note = utf16(bytes.take(usize::try_from(length).ok()?)?);
    Some(Raw { mark, from, to, note: note.replace("\r\n", "\n") })
}

fn read_tree(
    file: &[u8],
    start: usize,
    end: usize,
    layout: &Layout,
    warnings: &mut Vec<Told>,
) -> Result<Tree, Located> {
    let mut tree = Tree::new();
    let mut bytes = Bytes::from(&file[..end], start);
    let Some(root) = raw(&mut bytes) else {
        warnings.push(say!("棋谱在第一着之前中断", "the record ends before the first move"));
        return Ok(tree);
    };
    tree.note(0, 0, &root.note);
    let broke_off = root.mark & 1 == 0
        && preorder::read(&mut tree, || {
            let at = bytes.offset();
            // Padding begins where a mark or a move is none.
            let found = raw(&mut bytes).filter(|raw| raw.mark <= 7 && raw.from != raw.to);
            found.map(|raw| node(raw, layout, at)).transpose()
        })?;
    if broke_off {
        let at = bytes.offset();
        warnings.push(say!("着法在第 {at} 字节前中断", "the tree of moves breaks off before byte {at}"));
    }
    Ok(tree)
}

fn node(raw: Raw, layout: &Layout, at: usize) -> Result<Node, Located> {
    let text = setup::iccs((layout.point)(raw.from), (layout.point)(raw.to)).ok_or_else(|| {
        let (from, to) = (raw.from, raw.to);
        let what = say!(
            "着法 {from} 到 {to} 不全在棋盘上",
            "a move from point {from} to {to}, which are not both on the board"
        );
        damaged("CBR", at, what)
    })?;
    let written = Written::new(&text, Place::byte(at));
    Ok(Node { written, note: raw.note, has_next: raw.mark & 1 == 0, has_sibling: raw.mark & 2 != 0 })
}
