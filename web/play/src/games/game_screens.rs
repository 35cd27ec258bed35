//! What the page asks of a game, all in one place.

use super::{MatchSummary, SetupError, SetupRequest};
use crate::game_ui::GameUi;
use engine::registry::RegisteredGame;
use engine::session::Session;
use store::SaveRecord;
use store::pack::current_content;
use ui::l10n::{PhraseFiles, Phrases};
use ui::route::Route;
use yew::prelude::*;

/// What the page asks of a game.
pub trait GameScreens: GameUi {
    /// Its English phrase files, and those of the rooms of all games.
    const PHRASE_FILES: PhraseFiles;

    /// The slow scene behind its door; like [`GameScreens::board_sample`] it is there before anything of the game is fetched.
    fn cover_art() -> Html;
    /// A piece of its board in the player's own looks, for the settings. Nothing, unless the game shows one.
    fn board_sample() -> Html {
        Html::default()
    }

    /// What a match is.
    fn match_summary(session: &Session<Self::Game>, phrases: &Phrases) -> MatchSummary;
    /// The id of the board that options name, for the list of saves.
    fn board_id(options: &Self::Options) -> String;
    /// Deals a match as somebody outside describes it.
    ///
    /// # Errors
    /// What of it does not fit, and why.
    fn deal_requested(phrases: &Phrases, wish: &SetupRequest) -> Result<SaveRecord, SetupError>;

    /// Its set-up, with a board that is chosen first.
    fn setup(board: Option<String>) -> Html;
    /// Begins a first match against a bot at once, and leads on to its table.
    fn quick_start() -> Html;
    /// Its editor of boards.
    fn editor(board: Option<String>) -> Html;
    /// A board of it that came by a link.
    fn shared_board(code: String) -> Html;
    /// The place that shows a board of it from a file.
    ///
    /// # Errors
    /// Why the file is not accepted, in a sentence that names it and the place in it.
    fn board_in_file(phrases: &Phrases, file: &str, text: &str) -> Result<Route, String>;

    /// The ids of its lessons, in the order in which they are taught.
    fn lessons() -> Vec<&'static str>;
    /// Whether what its lessons teach holds for what it is played with: the box.
    fn is_taught() -> bool {
        <Self::Game>::in_content_sets(&current_content()).is_none()
    }
    /// How many steps a lesson has; none when there is no such lesson.
    fn lesson_steps(id: &str) -> Option<usize>;
    /// The ids of the puzzles of the box.
    fn puzzles() -> Vec<&'static str> {
        Vec::new()
    }
    /// What a puzzle of the box is called.
    fn puzzle_name(_: &Phrases, id: &str) -> String {
        id.to_owned()
    }
    /// The table of a puzzle, by its id or date.
    fn puzzle(_: String) -> Html {
        Html::default()
    }
}

/// What every game hands on of its [`GameScreens`] without a word of its own: the components and functions that stand
/// under the same names in the rooms beside its `screens.rs`.
#[macro_export]
macro_rules! default_screens {
    () => {
        const PHRASE_FILES: PhraseFiles = PHRASE_FILES;

        fn cover_art() -> Html {
            html! { <cover_art::CoverArt /> }
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
    };
}
