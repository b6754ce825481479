//! The program as it is run.

mod batch;
mod cli;

use std::path::Path;

/// The repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the program lies in a folder of the repository")
}
