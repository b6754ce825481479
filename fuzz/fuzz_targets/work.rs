//! What every target does: read the bytes, play all lines, look for repetitions.

use adjudicate::case;
use adjudicate::chess::Game;
use adjudicate::cycle;

/// Works on the bytes after a beginning that leads to one reader.
pub fn read_after(beginning: &[u8], bytes: &[u8]) {
    let Ok(records) = case::read_all("fuzz", &[beginning, bytes].concat()) else { return };
    for record in &records {
        let mut game = Game::new(record);
        for index in 0..record.line_count() {
            if let Some((case, Ok(line))) = game.line(index) {
                cycle::due(&line, case.from_ply);
                cycle::natural_limits(&line, case.from_ply);
            }
        }
    }
}
