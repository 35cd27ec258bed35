//! A table whose board is read through a view and played by hand: something is taken in hand, a place
//! is picked, a leaf is turned. What is read, and what the hands do, is the same for every game that
//! is played so; what is in hand and where it may go is asked of [`GameUi`](crate::game_ui::GameUi).

mod banner;
mod bar;
mod gaze;
mod keys;
mod past;
mod prompt;
mod replay;
mod seat_strip;
mod table;
mod text;

pub use banner::Banner;
pub use gaze::{Gaze, Sitting, use_gaze, use_sitting, use_watch};
pub use keys::{leaf_by_digit, turn_by_place, turn_leaf, use_table_keys};
pub use past::{PastTable, use_past};
#[cfg(any(test, feature = "testing"))]
pub(crate) use prompt::use_request;
pub use prompt::{PromptLine, PromptLineProps, request};
pub use replay::HandReplay;
pub use seat_strip::{SeatStrip, SeatStripProps, use_whose};
pub use table::{HandTable, taught};
pub use text::HandText;
