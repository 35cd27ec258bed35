//! What an editor makes, and where it is kept and shown: a board or scenario of one game.

use engine::error::LoadError;
use engine::json_api::ScenarioDocument;
use engine::registry::GameId;
use std::fmt::Debug;
use ui::l10n::{Phrases, file_error_text};
use ui::route::Route;

/// The id in addresses of a thing that one page hands to another.
pub const HANDOVER_ID: &str = "chosen";

/// The making of boards or scenarios.
pub trait DocumentKind: 'static {
    /// What is made.
    type Document: ScenarioDocument + Debug + 'static;
    /// Its game.
    const GAME: GameId;
    /// The slot in which the one in hand is kept over a reload.
    const DRAFT_SLOT: &'static str;
    /// The slot in which one page hands it to another.
    const HANDOVER_SLOT: &'static str;
    /// The phrase that a file was not opened.
    const OPEN_ERROR_KEY: &'static str;

    /// A new one.
    fn blank(phrases: &Phrases) -> Self::Document;

    /// The one of the box with this id, in the words of the page where its game has them.
    fn find_shipped(phrases: &Phrases, id: &str) -> Option<Result<Self::Document, LoadError>>;

    /// Why a file was not opened, in words.
    #[must_use]
    fn load_error_text(phrases: &Phrases, fault: &LoadError) -> String {
        file_error_text(phrases, Self::OPEN_ERROR_KEY, fault)
    }

    /// A phrase of the editor of its game.
    #[must_use]
    fn phrase(phrases: &Phrases, part: &str) -> String {
        phrases.text(&Self::phrase_key(part))
    }

    /// The key of a phrase of the editor of its game.
    #[must_use]
    fn phrase_key(part: &str) -> String {
        format!("{}-editor-{part}", Self::GAME.name())
    }

    /// The editor with the thing of this id in hand.
    #[must_use]
    fn editor_route(id: Option<&str>) -> Route {
        Route::Editor {
            game: Self::GAME,
            board: id.map(str::to_owned),
        }
    }

    /// The set-up of a match with the one that is handed over.
    #[must_use]
    fn setup_route() -> Route {
        Route::Setup {
            game: Self::GAME,
            board: Some(HANDOVER_ID.to_owned()),
        }
    }
}
