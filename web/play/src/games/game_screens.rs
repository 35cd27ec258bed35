//! The interface of a game's screens. The chunks are built from it.

use super::{GameFacts, MatchSummary, SetupError, SetupRequest};
use crate::game_ui::GameUi;
use engine::registry::RegisteredGame;
use engine::session::Session;
use store::SaveRecord;
use store::pack::current_content;
use ui::l10n::{PhraseFiles, Phrases};
use ui::route::Route;
use yew::prelude::*;

/// The screens and functions that a game provides to the page.
pub trait GameScreens: GameUi {
    /// The English phrase files of the game, and those that the chunks of all games share.
    const PHRASE_FILES: PhraseFiles;
    /// The facts on the tile of the game.
    const FACTS: GameFacts;

    /// Renders a part of the board with pieces, without controls: the picture of the game. It needs
    /// the style sheet of the game.
    fn board_picture() -> Html;
    /// Renders a piece of the board with the player's settings, as a sample; empty if the game has
    /// none.
    fn board_sample() -> Html {
        Html::default()
    }

    /// Returns a summary of a match in words.
    fn match_summary(session: &Session<Self::Game>, phrases: &Phrases) -> MatchSummary;
    /// Returns the id of the board in the options, for the list of saves.
    fn board_id(options: &Self::Options) -> String;
    /// Deals a match that is requested from outside.
    ///
    /// # Errors
    /// The part of the request that does not fit, and the reason.
    fn deal_requested(phrases: &Phrases, request: &SetupRequest) -> Result<SaveRecord, SetupError>;

    /// Renders the setup, with a board selected first.
    fn setup(board: Option<String>) -> Html;
    /// Starts a first match against a bot at once, and goes on to its table.
    fn quick_start() -> Html;
    /// Renders the editor of boards.
    fn editor(board: Option<String>) -> Html;
    /// Renders a shared board from its code.
    fn shared_board(code: String) -> Html;
    /// Returns the route that shows a board from a file.
    ///
    /// # Errors
    /// The reason why the file is not accepted, in a sentence that names the file and the location
    /// of the error.
    fn board_in_file(phrases: &Phrases, file: &str, text: &str) -> Result<Route, String>;

    /// Returns the ids of the game's lessons, in teaching order.
    fn lessons() -> Vec<&'static str>;
    /// Returns whether the lessons apply to the content set in use. By default they apply only to
    /// the base content.
    fn has_lessons() -> bool {
        <Self::Game>::in_content_sets(&current_content()).is_none()
    }
    /// Returns the number of steps of a lesson; `None` if there is no such lesson.
    fn lesson_steps(id: &str) -> Option<usize>;
    /// Returns the estimated number of minutes of a lesson; `None` if there is no such lesson.
    fn lesson_minutes(id: &str) -> Option<usize>;
    /// Returns the ids of the puzzles in the base content.
    fn puzzles() -> Vec<&'static str> {
        Vec::new()
    }
    /// Returns the name of a puzzle in the base content.
    fn puzzle_name(_: &Phrases, id: &str) -> String {
        id.to_owned()
    }
    /// Renders the table of a puzzle, by its id or date.
    fn puzzle(_: String) -> Html {
        Html::default()
    }
}

/// The items of [`GameScreens`] that are the same text in every game: they name the components and
/// functions in the modules beside the game's `screens.rs`.
#[macro_export]
macro_rules! default_screens {
    () => {
        const PHRASE_FILES: PhraseFiles = PHRASE_FILES;

        fn board_picture() -> Html {
            board_sample::board_picture()
        }

        fn board_sample() -> Html {
            html! { <board_sample::BoardSample /> }
        }

        fn match_summary(session: &Session<Self::Game>, phrases: &Phrases) -> MatchSummary {
            match_summary::match_summary(session, phrases)
        }

        fn deal_requested(
            phrases: &Phrases,
            request: &SetupRequest,
        ) -> Result<SaveRecord, SetupError> {
            deal(&draft::from_request(request)?, phrases)
        }

        fn setup(board: Option<String>) -> Html {
            html! { <setup::Setup {board} /> }
        }

        fn quick_start() -> Html {
            html! { <setup::QuickStart /> }
        }

        fn editor(board: Option<String>) -> Html {
            html! { <editor::EditorPage {board} /> }
        }

        fn shared_board(code: String) -> Html {
            html! { <editor::SharedBoardPage {code} /> }
        }

        fn board_in_file(phrases: &Phrases, file: &str, text: &str) -> Result<Route, String> {
            route_in_file::<editor::GameEditor>(phrases, file, text)
        }

        fn lessons() -> Vec<&'static str> {
            lesson::lesson_ids().collect()
        }

        fn lesson_steps(id: &str) -> Option<usize> {
            lesson::lesson(id).map(|lesson| lesson.steps.len())
        }

        fn lesson_minutes(id: &str) -> Option<usize> {
            lesson::lesson(id).map(|lesson| lesson.minutes())
        }
    };
}
