//! [`DocumentKind`]: the kind of document that an editor makes, a board or scenario of one game,
//! with its storage slots and URLs.

use engine::error::LoadError;
use engine::json_api::ScenarioDocument;
use engine::registry::GameId;
use std::fmt::Debug;
use ui::l10n::{Phrases, file_error_text};
use ui::route::Route;

/// The id that URLs use for a document handed over by another page.
pub const HANDOVER_ID: &str = "chosen";

/// A kind of document, with the game that it belongs to.
pub trait DocumentKind: 'static {
    type Document: ScenarioDocument + Debug + 'static;
    const GAME: GameId;
    /// The storage slot of the draft that survives a reload.
    const DRAFT_SLOT: &'static str;
    /// The storage slot through which one page hands a document over to another.
    const HANDOVER_SLOT: &'static str;
    /// The key of the phrase that says that a file could not be opened.
    const OPEN_ERROR_KEY: &'static str;

    /// Returns a new, empty document.
    fn blank(phrases: &Phrases) -> Self::Document;

    /// Returns the shipped document with this id, in the language of the page where translations
    /// exist, or `None` if there is no such document.
    fn find_shipped(phrases: &Phrases, id: &str) -> Option<Result<Self::Document, LoadError>>;

    /// Returns the message for a file that could not be opened.
    #[must_use]
    fn load_error_text(phrases: &Phrases, error: &LoadError) -> String {
        file_error_text(phrases, Self::OPEN_ERROR_KEY, error)
    }

    /// Returns a phrase of this game's editor.
    #[must_use]
    fn phrase(phrases: &Phrases, part: &str) -> String {
        phrases.text(&Self::phrase_key(part))
    }

    /// Returns the key of a phrase of this game's editor.
    #[must_use]
    fn phrase_key(part: &str) -> String {
        format!("{}-editor-{part}", Self::GAME.name())
    }

    /// Returns the URL of the editor for the document with this id, or for the last draft.
    #[must_use]
    fn editor_route(id: Option<&str>) -> Route {
        Route::Editor {
            game: Self::GAME,
            board: id.map(str::to_owned),
        }
    }

    /// Returns the URL of the setup page for the document that was handed over.
    #[must_use]
    fn setup_route() -> Route {
        Route::Setup {
            game: Self::GAME,
            board: Some(HANDOVER_ID.to_owned()),
        }
    }
}
