//! Playing a game from outside of Rust: everything in plain JSON, every fault an object with a code.
//! Knows no game; [`crate::suite::Driver`] chooses the game and is what a program talks to.
//!
//! Nothing here asks for time, files or entropy, and no input makes it panic: what is not
//! understood is a [`Fault`], and the game stays as it was.

mod call;
mod code;
mod fault;
mod order;
mod sheet;
pub(crate) mod table;

pub use call::Arguments;
pub use code::Code;
pub use fault::Fault;
pub use order::{Order, SetUp, pack_text};
pub use sheet::{Sheet, SheetFile};
pub(crate) use table::Table;

use crate::bots::Judge;
use crate::error::LoadError;
use crate::pack::{PackError, PackFault, PackFile};
use serde::Serialize;
use serde_json::Value;

/// A ready-made way to play a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scenario {
    /// Its name in orders.
    pub id: String,
    /// Fewest and most seats that it can be played with.
    pub seats: (u8, u8),
    /// Fewest pieces, such as ships, that it is played with.
    pub fewest: u8,
    /// Most pieces.
    pub most: u8,
}

impl Scenario {
    /// One that says itself which pieces are there.
    #[must_use]
    pub fn with_its_pieces(id: &str, seats: (u8, u8)) -> Self {
        Self {
            id: id.to_owned(),
            seats,
            fewest: 0,
            most: 0,
        }
    }
}

/// A board or scenario of one's own as it stands in its file, whether it can be played yet or not.
pub trait Sketched: Clone + PartialEq {
    /// Reads a file.
    ///
    /// # Errors
    /// Names the file, the place in it and the reason.
    fn read(file: &str, text: &str) -> Result<Self, LoadError>;

    /// The text of its file.
    fn write(&self) -> String;

    /// What its maker calls it.
    fn name(&self) -> &str;

    /// Its id, which names its file.
    fn id(&self) -> &str;

    /// The code that says all of it in a link; none when it is too long for one.
    fn code(&self) -> Option<String>;
}

/// What a game without scenarios of one's own has.
impl Sketched for () {
    fn read(file: &str, _: &str) -> Result<Self, LoadError> {
        Err(LoadError::new(
            file,
            "",
            "the game has no scenarios of one's own",
        ))
    }

    fn write(&self) -> String {
        String::new()
    }

    fn name(&self) -> &str {
        ""
    }

    fn id(&self) -> &str {
        ""
    }

    fn code(&self) -> Option<String> {
        None
    }
}

/// What a game supplies so that programs can play it.
pub trait Driven: Judge {
    /// A board or scenario of one's own.
    type Sketch: Sketched;

    /// The ready-made scenarios, in the order in which they are offered.
    fn scenarios() -> Vec<Scenario>;

    /// The options for a set-up that is described in the words all games share, played with a stock.
    ///
    /// # Errors
    /// Names the word that cannot be played, and why.
    fn set_up(wish: &SetUp, stock: &Self::Stock) -> Result<Self::Options, LoadError>;

    /// Reads a content pack: what else is in it, and what is played with. A game that says nothing has no packs.
    ///
    /// # Errors
    /// Names the file, the place in it and the reason.
    fn unpacked(file: &str, _text: &str) -> Result<(PackFile<()>, Self::Stock), PackError> {
        Err(PackError::new(file, "game", PackFault::Game))
    }

    /// What stays the same in play and everybody may know, as data: the scenario with its board and its
    /// goals, figures, and the pieces and cards that positions and views name by numbers. `stock` is what
    /// the table is played with.
    fn material(&self, stock: &Self::Stock) -> Value;

    /// A view as data, in words that people read.
    fn portray(&self, view: &Self::View) -> Value;

    /// How a view stands: `goals`, each with the seats that play for it and how far they are, and `scores` with
    /// what they are made of. `log` is what happened, entry by entry.
    fn standing(&self, view: &Self::View, log: &[&[Self::Event]]) -> Value;

    /// A view as a picture of letters, for terminals and reports.
    fn picture(&self, view: &Self::View) -> String;
}
