//! An API for programs in other languages: all values are plain JSON, all errors are objects with a
//! code. [`crate::registry::JsonSession`] chooses the game and is the entry point.
//!
//! This module uses no clock, files or entropy, and no input causes a panic: invalid input returns
//! an [`ApiError`], and the match stays unchanged.

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

/// A shipped scenario of a game.
///
/// ```
/// use engine::exodus::Exodus;
/// use engine::json_api::JsonApi;
///
/// let scenarios = Exodus::scenarios();
/// let (fewest, most) = scenarios[0].seats;
/// assert!(fewest <= most);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ScenarioInfo {
    /// The id in requests for a new game.
    pub id: String,
    /// The minimum and maximum number of seats.
    #[cfg_attr(feature = "schema", ts(type = "[fewest: number, most: number]"))]
    pub seats: (u8, u8),
    /// The minimum number of pieces to choose, such as ships; 0 if the scenario sets the pieces.
    pub fewest: u8,
    /// The maximum number of pieces to choose.
    pub most: u8,
}

impl ScenarioInfo {
    /// Creates the description of a scenario that sets its pieces.
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

/// A custom board or scenario as stored in its file. It may not be playable yet.
pub trait ScenarioDocument: Clone + PartialEq {
    /// Reads a file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read; it names the file, the path in it and the
    /// reason.
    fn read(file: &str, text: &str) -> Result<Self, LoadError>;

    /// Returns the text of the file.
    fn write(&self) -> String;

    /// Returns the name that the author gave the document.
    fn name(&self) -> &str;

    /// Returns the id, which is also the name of the file.
    fn id(&self) -> &str;

    /// Returns a code with the whole document for a link; `None` if it is too long.
    fn code(&self) -> Option<String>;
}

/// The document type of games without custom scenarios.
impl ScenarioDocument for () {
    fn read(file: &str, _: &str) -> Result<Self, LoadError> {
        Err(LoadError::new(file, "", "the game has no custom scenarios"))
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

/// A game that other programs can play through JSON.
///
/// ```
/// use engine::game::Game;
/// use engine::json_api::{JsonApi, SetupSpec};
/// use engine::rift::Rift;
/// use serde_json::json;
///
/// let setup = SetupSpec {
///     scenario: Some(json!("standard-2")),
///     pieces: vec!["rhino".to_owned(), "screech".to_owned()],
///     ..SetupSpec::default()
/// };
/// let options = Rift::options_from_setup(&setup, &Default::default())?;
/// assert_eq!(Rift::new(options)?.seats().len(), 2);
/// # Ok::<(), engine::error::LoadError>(())
/// ```
pub trait JsonApi: Evaluate {
    /// A custom board or scenario.
    type Draft: ScenarioDocument;

    /// Returns the shipped scenarios, in the order in which the page lists them.
    fn scenarios() -> Vec<ScenarioInfo>;

    /// Returns the options for a setup in the fields that all games share, with the content set
    /// `content`.
    ///
    /// # Errors
    /// Returns an error if a value cannot be played; it names the value and the reason.
    fn options_from_setup(
        spec: &SetupSpec,
        content: &Self::ContentSet,
    ) -> Result<Self::Options, LoadError>;

    /// Reads a content pack into its content set and the pack without its content. By default a
    /// game has no packs.
    ///
    /// # Errors
    /// Returns an error if the pack is invalid; it names the file, the path in it and the reason.
    fn read_pack(file: &str, _text: &str) -> Result<(PackFile<()>, Self::ContentSet), PackError> {
        Err(PackError::new(file, "game", PackErrorKind::Game))
    }

    /// Returns the public data that play does not change: the scenario with its board and goals,
    /// figures, and the pieces and cards that positions and views refer to by number.
    /// `content` is the content set of the game.
    fn static_data(&self, content: &Self::ContentSet) -> Value;

    /// Returns a view in readable form.
    fn view_json(&self, view: &Self::View) -> Value;

    /// Returns the standings in a view: `goals`, each with its seats and their progress, and
    /// `scores` with their sources. `log` has the events of each entry.
    fn standings(&self, view: &Self::View, log: &[&[Self::Event]]) -> Value;

    /// Returns a view as a picture of characters, for terminals and reports.
    fn text_picture(&self, view: &Self::View) -> String;
}
