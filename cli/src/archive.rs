//! Archives of records: zip, tar, gzip. Nothing is unpacked to disk: each record inside is read in its turn.
//!
//! Archives come from strangers, so what may be in one is bounded: the entries, what an entry unpacks to, and how many times its
//! own size the whole unpacks to. Names that lead out of the archive, and archives within archives, are refused.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Component, Path};

use adjudicate::case;
use adjudicate::text::{Tell, Told, is_error, say};
use encoding_rs::GB18030;
use flate2::read::MultiGzDecoder;

use super::cli::has_ending;

/// The endings of the names of archives.
pub const ENDINGS: [&str; 4] = ["zip", "tar", "gz", "tgz"];
/// The most entries looked at.
const MAX_ENTRIES: usize = 65_534;
/// The most bytes that an entry may unpack to.
const MAX_ENTRY: u64 = 1 << 30;
/// How many times its own size an archive may unpack to; records seldom exceed twenty.
const RATIO: u64 = 200;
/// What any archive may unpack to.
const FLOOR: u64 = 16 << 20;
/// Archives that are known and not opened, by their first bytes.
const FOREIGN: [(&[u8], &str); 5] =
    [(b"Rar!", "RAR"), (b"7z\xbc\xaf", "7z"), (b"\xfd7zXZ", "xz"), (b"BZh", "bzip2"), (b"\x28\xb5\x2f\xfd", "zstd")];

/// What is done with each record: its name, and its bytes or why there are none.
pub type Each<'a> = dyn FnMut(&str, Result<&mut dyn Read, Told>) -> io::Result<()> + 'a;

/// Gives a file, or every record in it if it is an archive, as `archive.zip!folder/game.pgn`.
///
/// # Errors
/// Only those of `each`; what is wrong with the file is given to it.
pub fn each_record(mut file: File, name: &str, each: &mut Each) -> io::Result<()> {
    let mut head = [0; 512];
    let (count, length) = match fill(&mut file, &mut head).and_then(|count| Ok((count, file.metadata()?.len()))) {
        Ok(opened) => opened,
        Err(error) => return each(name, Err(Told::unreadable(name, error))),
    };
    match kind_of(&head[..count]) {
        // A pipe cannot be wound back.
        Kind::Record => each(name, Ok(&mut head[..count].chain(file))),
        Kind::Foreign(kind) => each(name, Err(foreign(kind).within(name))),
        kind => {
            let most = length.saturating_mul(RATIO).max(FLOOR);
            let archive = Archive { name, budget: Cell::new(most), found: Cell::new(0) };
            match file.seek(SeekFrom::Start(0)) {
                Ok(_) => archive.each_entry(&kind, file, each),
                Err(error) => each(name, Err(Told::unreadable(name, error))),
            }
        }
    }
}

/// What a file is, by its first bytes.
enum Kind {
    Record,
    Zip,
    Tar,
    Gzip,
    Foreign(&'static str),
}

fn kind_of(head: &[u8]) -> Kind {
    let foreign = FOREIGN.iter().find(|(mark, _)| head.starts_with(mark));
    match head {
        [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => Kind::Zip,
        [0x1f, 0x8b, ..] => Kind::Gzip,
        _ if head.get(257..262) == Some(b"ustar") => Kind::Tar,
        _ => foreign.map_or(Kind::Record, |(_, kind)| Kind::Foreign(kind)),
    }
}

fn foreign(kind: &str) -> Told {
    say!(
        "不能打开 {kind} 压缩包；请解开，或改用 zip、tar、tar.gz",
        "archives of the kind {kind} are not opened; unpack it, or pack it as zip, tar or tar.gz"
    )
}

/// Reads until the buffer is full or the source at its end; gives how much there is.
fn fill(source: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut count = 0;
    while count < buffer.len() {
        match source.read(&mut buffer[count..])? {
            0 => break,
            more => count += more,
        }
    }
    Ok(count)
}

struct Archive<'a> {
    name: &'a str,
    /// How many bytes may still be unpacked.
    budget: Cell<u64>,
    /// How many records were found.
    found: Cell<usize>,
}

impl Archive<'_> {
    fn each_entry(&self, kind: &Kind, file: File, each: &mut Each) -> io::Result<()> {
        let done = match kind {
            Kind::Zip => self.zip(file, each),
            Kind::Gzip => self.gzip(file, each),
            _ => self.tar(io::BufReader::new(file), each),
        };
        let name = self.name;
        match done {
            Ok(()) if self.found.get() == 0 => {
                each(name, Err(say!("{name}：压缩包中没有棋谱", "{name}: no records in this archive")))
            }
            Ok(()) => Ok(()),
            Err(Stop::Each(error)) => Err(error),
            Err(Stop::Archive(what)) => each(name, Err(what.within(name))),
        }
    }

    fn zip(&self, mut file: File, each: &mut Each) -> Result<(), Stop> {
        check_zip_count(&mut file)?;
        let mut archive = zip::ZipArchive::new(file)?;
        check_count(archive.len())?;
        for index in 0..archive.len() {
            let raw = archive.by_index_raw(index)?;
            let (name, is_file) = (text_of(raw.name_raw()), raw.is_file());
            drop(raw);
            if is_file && let Some(name) = self.wanted(&name, each)? {
                match archive.by_index(index) {
                    Ok(entry) => self.entry(&name, entry, each)?,
                    Err(error) => each(&name, Err(Told::unreadable(&name, error))).map_err(Stop::Each)?,
                }
            }
        }
        Ok(())
    }

    fn gzip(&self, file: File, each: &mut Each) -> Result<(), Stop> {
        // Entries passed over are unpacked too.
        let left = Cell::new(self.budget.get());
        let mut source = Bounded { source: MultiGzDecoder::new(io::BufReader::new(file)), left: &left };
        let mut head = [0; 512];
        let count = fill(&mut source, &mut head)?;
        let kind = kind_of(&head[..count]);
        let rest = head[..count].chain(source);
        match kind {
            Kind::Tar => self.tar(rest, each),
            _ => {
                let inner = Path::new(self.name).file_stem().unwrap_or_default().to_string_lossy();
                let name = format!("{}!{inner}", self.name);
                self.found.set(1);
                self.entry(&name, rest, each)
            }
        }
    }

    fn tar(&self, source: impl Read, each: &mut Each) -> Result<(), Stop> {
        let mut archive = tar::Archive::new(source);
        for (index, entry) in archive.entries()?.enumerate() {
            check_count(index + 1)?;
            let entry = entry?;
            let name = text_of(&entry.path_bytes());
            if entry.header().entry_type().is_file()
                && let Some(name) = self.wanted(&name, each)?
            {
                self.entry(&name, entry, each)?;
            }
        }
        Ok(())
    }

    /// The full name of an entry that is to be read. What has no name of a record is passed over, as in a folder; what must not
    /// be there is told.
    fn wanted(&self, inner: &str, each: &mut Each) -> Result<Option<String>, Stop> {
        let name = format!("{}!{inner}", self.name);
        let path = Path::new(inner);
        let mut parts = path.components().filter(|part| matches!(part, Component::Normal(_))).map(Component::as_os_str);
        let is_hidden = parts.any(|part| part == "__MACOSX" || part.to_string_lossy().starts_with('.'));
        let fault = if leads_out(inner) {
            Some(say!(
                "名字指向压缩包之外；请用普通名字重新打包",
                "the name leads out of the archive; pack it again with plain names"
            ))
        } else if !is_hidden && (has_ending(path, &ENDINGS) || has_ending(path, &["rar", "7z", "xz", "bz2", "zst"])) {
            Some(nested())
        } else {
            None
        };
        let is_record = fault.is_none() && !is_hidden && has_ending(path, &case::record_endings());
        self.found.set(self.found.get() + usize::from(is_record || fault.is_some()));
        match fault {
            Some(fault) => each(&name, Err(fault.within(&name))).map(|()| None).map_err(Stop::Each),
            None => Ok(is_record.then_some(name)),
        }
    }

    /// Gives an entry, unless it is an archive by its content.
    fn entry(&self, name: &str, entry: impl Read, each: &mut Each) -> Result<(), Stop> {
        let most = MAX_ENTRY.min(self.budget.get());
        let left = Cell::new(most);
        let mut entry = Bounded { source: entry, left: &left };
        let mut head = [0; 512];
        let given = match fill(&mut entry, &mut head) {
            Err(error) => each(name, Err(Told::unreadable(name, error))),
            Ok(count) => match kind_of(&head[..count]) {
                Kind::Record => each(name, Ok(&mut head[..count].chain(entry))),
                _ => each(name, Err(nested().within(name))),
            },
        };
        given.map_err(Stop::Each)?;
        self.budget.set(self.budget.get().saturating_sub(most - left.get()));
        match self.budget.get() {
            0 => Err(io::Error::other(TooMuch).into()),
            _ => Ok(()),
        }
    }
}

fn nested() -> Told {
    say!("不打开压缩包中的压缩包；请先解开外层", "an archive in an archive is not opened; unpack the outer one")
}

/// Why an archive is not read on.
enum Stop {
    /// What was to be done with a record failed.
    Each(io::Error),
    /// Something is wrong with the archive.
    Archive(Told),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        let error = error
            .get_ref()
            .and_then(|inner| inner.downcast_ref())
            .map_or_else(|| Told::from(error.to_string()), TooMuch::told);
        Stop::Archive(say!("压缩包无法读取：{error}", "the archive cannot be read: {error}"; error))
    }
}

impl From<zip::result::ZipError> for Stop {
    fn from(error: zip::result::ZipError) -> Stop {
        Stop::Archive(say!("压缩包无法读取：{error}", "the archive cannot be read: {error}"))
    }
}

fn check_count(count: usize) -> Result<(), Stop> {
    match count > MAX_ENTRIES {
        true => Err(Stop::Archive(say!(
            "压缩包超过 {MAX_ENTRIES} 项；请分开",
            "the archive has more than {MAX_ENTRIES} entries; divide it"
        ))),
        false => Ok(()),
    }
}

/// Refuses a zip file by the number of entries it claims, before its directory is read into memory.
fn check_zip_count(file: &mut File) -> Result<(), Stop> {
    const END: usize = 22 + u16::MAX as usize;
    let length = file.seek(SeekFrom::End(0))?;
    file.seek(SeekFrom::Start(length.saturating_sub(END as u64)))?;
    let mut tail = Vec::new();
    file.by_ref().take(END as u64).read_to_end(&mut tail)?;
    file.seek(SeekFrom::Start(0))?;
    let end = tail.windows(12).rposition(|window| window.starts_with(b"PK\x05\x06"));
    end.map_or(Ok(()), |at| check_count(usize::from(u16::from_le_bytes([tail[at + 10], tail[at + 11]]))))
}

/// The name of an entry: UTF-8, else as Chinese systems write it.
fn text_of(name: &[u8]) -> String {
    let text = std::str::from_utf8(name).map_or_else(|_| GB18030.decode(name).0.into_owned(), str::to_owned);
    text.chars().map(|letter| if letter.is_control() { '?' } else { letter }).collect()
}

fn leads_out(name: &str) -> bool {
    let windows = name.starts_with('\\') || name.split('\\').any(|part| part == "..") || name.get(1..2) == Some(":");
    windows || Path::new(name).components().any(|part| !matches!(part, Component::Normal(_) | Component::CurDir))
}

/// A source that must end before it has given so many bytes.
struct Bounded<'a, R> {
    source: R,
    left: &'a Cell<u64>,
}

/// A source gave more than it may. Stated as one: nobody need know which bound it was.
#[derive(Debug)]
struct TooMuch;

impl Tell for TooMuch {
    fn told(&self) -> Told {
        say!(
            "解开后超过这样大小的压缩包所允许的，或一项超过 {MAX_ENTRY} 字节；请自行解开",
            "it unpacks to more than an archive of its size may, or an entry to more than {MAX_ENTRY} bytes; unpack it by hand"
        )
    }
}
is_error!(TooMuch);

impl<R: Read> Read for Bounded<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        match self.left.get().checked_sub(count as u64) {
            Some(left) => self.left.set(left),
            None => {
                self.left.set(0);
                return Err(io::Error::other(TooMuch));
            }
        }
        Ok(count)
    }
}
