//! Making boards and scenarios: the parts that editors of all games share. They know no game.
//!
//! An editor makes a [`Craft`]. It has one in hand on a [`Bench`], changes it with tools chosen from
//! a [`Palette`], and draws on a [`crate::board`] whose strokes it turns into cells with [`shape`]
//! and [`Symmetry`]. [`use_opening`] brings one in and keeps the draft over a reload, [`Findings`]
//! lists what the engine has found at which cell, [`use_wishes`] leads out of the page.

mod around;
mod bar;
mod bench;
mod craft;
mod fields;
pub mod files;
pub mod findings;
pub mod history;
pub mod kept;
pub mod keys;
mod opening;
pub mod palette;
mod received;
mod report;
pub mod shape;
pub mod share;
mod shelf;
pub mod symmetry;
mod symmetry_sign;
pub mod tabs;
mod wishes;

pub use around::{FindingsPage, NewsLine, dialogs};
pub use bar::Bar;
pub use bench::{Bench, Origin, Step};
pub use craft::{Craft, HANDED};
pub use fields::{Amount, WordsField};
pub use files::OpenFile;
pub use findings::{Finding, Findings, Grade};
pub use history::History;
pub use kept::Kept;
pub use keys::use_keys;
pub use opening::{Opening, Studio, Wanted, hand_over, handed, place_of, use_opening};
pub use palette::{Choice, Palette};
pub use received::{Received, unreadable};
pub use report::Report;
pub use share::Share;
pub use shelf::{Exhibit, ShelfPanel};
pub use symmetry::{Motion, Symmetry};
pub use symmetry_sign::symmetry_sign;
pub use tabs::{Tab, Tabs};
pub use wishes::{News, Wish, Wishes, use_news, use_wishes};
