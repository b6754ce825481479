//! Stage 8: [`crate::verdict::Verdict`] → text: layout and language.
