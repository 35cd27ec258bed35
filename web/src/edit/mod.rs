//! Making boards and scenarios: the parts that editors of all games share. They know no game.
//!
//! An editor keeps what it makes in a [`History`], changes it with tools chosen from a
//! [`Palette`], and draws on a [`crate::board`] whose strokes it turns into cells with [`shape`]
//! and [`Symmetry`]. [`Kept`] holds the draft over a reload, [`Findings`] lists what the engine has
//! found at which cell, and [`Share`] and [`OpenFile`] lead out of the page and back in.

pub mod files;
pub mod findings;
pub mod history;
pub mod kept;
pub mod keys;
pub mod palette;
pub mod shape;
pub mod share;
pub mod symmetry;
pub mod tabs;

pub use files::OpenFile;
pub use findings::{Finding, Findings, Grade};
pub use history::History;
pub use kept::Kept;
pub use keys::use_keys;
pub use palette::{Choice, Palette};
pub use share::Share;
pub use symmetry::{Motion, Symmetry};
pub use tabs::{Tab, Tabs};
