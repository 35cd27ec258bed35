//! A table whose board is read through a view and played by hand: something is taken in hand, a place
//! is picked, a leaf is turned. What is read, and what the hands do, is the same for every game that
//! is played so; what is in hand and where it may go is asked of [`GameUi`](crate::GameUi).

mod banner;
mod bar;
mod gaze;
mod grip;
mod hint;
mod keys;
mod lesson;
mod offers;
mod parts;
mod past;
mod prompt;
mod replay;
mod seat_strip;
mod table;
mod text;
mod watch;

pub use banner::{Banner, End};
pub use gaze::{Gaze, Sitting, use_gaze, use_sitting, use_watch};
pub use grip::{Hands, Look, LookOf, after};
pub use hint::{hint_words, plan};
pub use keys::{Way, leaf_by_digit, turn_by_place, turn_leaf, use_table_keys};
pub use lesson::HandLesson;
pub use offers::Offers;
pub use parts::{BannerProps, BoardProps, ConsoleProps, Lull, OrderBarProps, PartProps, Reader};
pub use past::{Leafing, PastTable, use_past};
pub use prompt::{Pondering, PromptLine, PromptLineProps, request};
pub use replay::HandReplay;
pub use seat_strip::{SeatStrip, SeatStripProps, use_whose};
pub use table::{HandTable, taught};
pub use text::HandText;
pub use watch::Watch;
