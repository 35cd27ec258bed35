//! A match told in words: the text version of a table, its command line, and the keys that read a
//! board. Knows no game: a game gives an [`Account`] of how it stands, its log, and its words.
//!
//! Nothing here decides what is legal or changes a match; what can be done comes with the account
//! as callbacks.

mod account;
mod answer;
mod bearing;
mod command;
mod explore;
mod page;
mod teller;

pub use account::{
    Account, Entry, Fact, Group, Order, Piece, PieceId, Place, PlaceId, Question, Reason, Side,
};
pub use answer::{Deed, Reply, answer};
pub use bearing::{Bearing, Lay, Leg, Point, ninth};
pub use command::{Command, Lexicon, Misread, Verb};
pub use explore::{Key, KeyList, KeySection, KeyTable, Reading, Source, use_reading};
pub use page::{Shared, TextTable};
pub use teller::{Mark, Teller};
