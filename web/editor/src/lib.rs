//! Making boards and scenarios: the parts that editors of all games share. They know no game.
//!
//! An editor makes what its [`Craft`] says. It has one in hand on a [`Bench`], changes it with tools chosen from
//! a palette, and draws on a [`board`] whose strokes it turns into cells with [`shape`]
//! and [`Symmetry`]. Its state is a [`Studio`]. What the tools of its game do it says as
//! [`Handwork`], what is seen and told of them as a [`Room`]; its page is [`Editor`], which brings
//! a thing in, keeps the draft over a reload, lists what the engine has found at which cell, and
//! leads out of the page. [`SharedBoard`] is for whoever comes by a link.

mod around;
mod bar;
mod bench;
mod cells;
mod craft;
mod fields;
pub mod files;
pub mod findings;
pub mod form;
pub mod history;
pub mod kept;
pub mod keys;
mod opening;
mod page;
pub mod palette;
mod received;
mod room;
pub mod shape;
pub mod share;
mod studio;
pub mod symmetry;
mod symmetry_sign;
pub mod tabs;
mod wishes;

pub use bench::{Bench, Origin, Step};
pub use cells::{Seen, use_cells, use_faults};
pub use craft::{Craft, HANDED};
pub use fields::{Amount, WordsField};
pub use files::OpenFile;
pub use findings::{Finding, Findings, Grade};
pub use history::History;
pub use kept::Kept;
pub use opening::{Wanted, hand_over, handed, place_in_file};
pub use page::Editor;
pub use palette::{DIGITS, digit, next_of};
pub use received::SharedBoard;
pub use room::easel::{Canvas, EaselProps};
pub use room::report::{Report, Told, report_of};
pub use room::shelf::Exhibit;
pub use room::toolbox::ToolboxProps;
pub use room::{PanelProps, Room, Torn};
pub use share::Share;
pub use studio::handwork::{Handwork, Tools, are_found};
pub use studio::{Deed, Drag, Studio};
pub use symmetry::{Motion, Symmetry};
pub use symmetry_sign::symmetry_sign;
pub use wishes::Wish;
