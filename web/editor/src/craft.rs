//! What an editor makes, and where it is kept and shown: a board or scenario of one game.

use engine::drive::Sketched;
use engine::error::LoadError;
use engine::suite::GameId;
use std::fmt::Debug;
use ui::l10n::{Phrases, file_words};
use ui::route::Route;

/// The id in addresses of a thing that one page hands to another.
pub const HANDED: &str = "chosen";

/// The making of boards or scenarios.
pub trait Craft: 'static {
    /// What is made.
    type Sketch: Sketched + Debug + 'static;
    /// Its game.
    const GAME: GameId;
    /// The slot in which the one in hand is kept over a reload.
    const DRAFT: &'static str;
    /// The slot in which one page hands it to another.
    const HANDED: &'static str;
    /// The phrase that a file was not opened.
    const REFUSED: &'static str;

    /// A new one.
    fn blank(phrases: &Phrases) -> Self::Sketch;

    /// The one of the box with this id, in the words of the page where its game has them.
    fn of_box(phrases: &Phrases, id: &str) -> Option<Result<Self::Sketch, LoadError>>;

    /// Why a file was not opened, in words.
    #[must_use]
    fn refusal(phrases: &Phrases, fault: &LoadError) -> String {
        file_words(phrases, Self::REFUSED, fault)
    }

    /// A phrase of the editor of its game.
    #[must_use]
    fn phrase(phrases: &Phrases, part: &str) -> String {
        phrases.text(&Self::key(part))
    }

    /// The key of a phrase of the editor of its game.
    #[must_use]
    fn key(part: &str) -> String {
        format!("{}-editor-{part}", Self::GAME.name())
    }

    /// The editor with the thing of this id in hand.
    #[must_use]
    fn editor(id: Option<&str>) -> Route {
        Route::Editor {
            game: Self::GAME,
            board: id.map(str::to_owned),
        }
    }

    /// The set-up of a match with the one that is handed over.
    #[must_use]
    fn set_up() -> Route {
        Route::Setup {
            game: Self::GAME,
            board: Some(HANDED.to_owned()),
        }
    }
}
