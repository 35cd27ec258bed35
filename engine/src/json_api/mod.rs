//! Playing a game from outside of Rust: everything in plain JSON, every fault an object with a code.
//! Knows no game; [`crate::registry::JsonSession`] chooses the game and is what a program talks to.
//!
//! Nothing here asks for time, files or entropy, and no input makes it panic: what is not
//! understood is a [`ApiError`], and the game stays as it was.

mod api_error;
mod call_arguments;
mod error_code;
mod new_game_request;
mod scenario_draft;
pub(crate) mod session_json;

pub use api_error::ApiError;
pub use call_arguments::CallArguments;
pub use error_code::ErrorCode;
pub use new_game_request::{NewGameRequest, SetupSpec, pack_text};
pub use scenario_draft::{DraftFile, ScenarioDraft};
pub(crate) use session_json::SessionJson;

use crate::bots::Evaluate;
use crate::error::LoadError;
use crate::pack::{PackError, PackErrorKind, PackFile};
use serde::Serialize;
use serde_json::Value;

/// A ready-made way to play a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScenarioInfo {
    /// Its name in orders.
    pub id: String,
    /// Fewest and most seats that it can be played with.
    pub seats: (u8, u8),
    /// Fewest pieces, such as ships, that it is played with.
    pub fewest: u8,
    /// Most pieces.
    pub most: u8,
}

impl ScenarioInfo {
    /// One that says itself which pieces are there.
    #[must_use]
    pub fn with_fixed_pieces(id: &str, seats: (u8, u8)) -> Self {
        Self {
            id: id.to_owned(),
            seats,
            fewest: 0,
            most: 0,
        }
    }
}

/// A board or scenario of one's own as it stands in its file, whether it can be played yet or not.
pub trait ScenarioDocument: Clone + PartialEq {
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
impl ScenarioDocument for () {
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
pub trait JsonApi: Evaluate {
    /// A board or scenario of one's own.
    type Draft: ScenarioDocument;

    /// The ready-made scenarios, in the order in which they are offered.
    fn scenarios() -> Vec<ScenarioInfo>;

    /// The options for a set-up that is described in the words all games share, played with a stock.
    ///
    /// # Errors
    /// Names the word that cannot be played, and why.
    fn options_from_setup(
        wish: &SetupSpec,
        stock: &Self::ContentSet,
    ) -> Result<Self::Options, LoadError>;

    /// Reads a content pack: what else is in it, and what is played with. A game that says nothing has no packs.
    ///
    /// # Errors
    /// Names the file, the place in it and the reason.
    fn read_pack(file: &str, _text: &str) -> Result<(PackFile<()>, Self::ContentSet), PackError> {
        Err(PackError::new(file, "game", PackErrorKind::Game))
    }

    /// What stays the same in play and everybody may know, as data: the scenario with its board and its
    /// goals, figures, and the pieces and cards that positions and views name by numbers. `stock` is what
    /// the table is played with.
    fn static_data(&self, stock: &Self::ContentSet) -> Value;

    /// A view as data, in words that people read.
    fn view_json(&self, view: &Self::View) -> Value;

    /// How a view stands: `goals`, each with the seats that play for it and how far they are, and `scores` with
    /// what they are made of. `log` is what happened, entry by entry.
    fn standings(&self, view: &Self::View, log: &[&[Self::Event]]) -> Value;

    /// A view as a picture of letters, for terminals and reports.
    fn text_picture(&self, view: &Self::View) -> String;
}
