//! The text version of a table, its command line, and the keys that read a board, for any game. A
//! game provides a [`TextModel`] of the match, its log, and its words.
//!
//! Nothing here decides what is legal or changes a match; orders come with the model as callbacks.

mod bearing;
mod board_reader;
mod command;
mod formatter;
mod interpreter;
mod page;
mod text_model;

pub use bearing::{Bearing, GridKind, GridPoint, Leg, board_sector};
pub use board_reader::{
    BoardReader, KeyHelp, KeyList, KeySection, KeyTable, TextModelSource, use_board_reader,
};
pub use command::{Command, Lexicon, ReadError, Verb};
pub use formatter::{ReferencePoint, TextFormatter};
pub use interpreter::{CommandReply, ReplyEffect, interpret};
pub use page::{SharedTextModel, TextTable};
pub use text_model::{
    Allegiance, OrderGroup, PieceFact, PieceId, PlaceId, TextLogEntry, TextModel, TextOrder,
    TextPiece, TextPlace, TextQuestion, TextRefusal,
};
