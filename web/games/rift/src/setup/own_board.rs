//! The [`MapChoice`] of Centauri Rift: shipped and user-made boards, and the warnings about a
//! board.

use crate::Ui;
use crate::draft::{SetupDraft, board_name};
use crate::editor::GameEditor;
use crate::thumbnail::Thumbnail;
use engine::error::LoadError;
use engine::rift::board_file::BoardFile;
use engine::rift::content::{self, BoardWarning};
use engine::rift::options::BoardChoice;
use play::setup::{MapChoice, MapChoiceKeys};
use std::rc::Rc;
use store::pack::current_content;
use ui::clock::random_seed;
use ui::file::FileError;
use ui::l10n::Phrases;
use yew::prelude::*;

impl MapChoice for Ui {
    type Draft = SetupDraft;
    type Document = GameEditor;
    type File = BoardFile;
    type Choice = BoardChoice;
    type RequestedMap = BoardChoice;
    const KEYS: MapChoiceKeys = MapChoiceKeys {
        own: "rift-editor-own",
        open: "rift-editor-open-file",
        download: "rift-setup-board-download",
        edit: "rift-setup-board-edit",
        hint: "rift-setup-board-hint",
        opened: "rift-setup-board-opened",
    };

    fn choice(draft: &SetupDraft) -> &BoardChoice {
        &draft.options.board
    }

    fn file(draft: &SetupDraft) -> &BoardFile {
        &draft.board
    }

    fn bundled_id(draft: &SetupDraft) -> Option<String> {
        match &draft.options.board {
            BoardChoice::Shipped(id) => Some(id.clone()),
            BoardChoice::Custom(_) => None,
        }
    }

    fn custom_choice(board: BoardFile) -> BoardChoice {
        BoardChoice::Custom(Box::new(board))
    }

    fn own_file(choice: &BoardChoice) -> Option<&BoardFile> {
        match choice {
            BoardChoice::Custom(board) => Some(board),
            BoardChoice::Shipped(_) => None,
        }
    }

    fn with_choice(draft: &SetupDraft, choice: BoardChoice) -> Option<SetupDraft> {
        draft.with_board(choice).ok()
    }

    fn with_own_file(
        draft: &SetupDraft,
        _: &str,
        board: BoardFile,
    ) -> Result<SetupDraft, LoadError> {
        draft.with_board(Self::custom_choice(board))
    }

    fn read(name: &str, text: &str) -> Result<BoardFile, LoadError> {
        current_content().rift().parse_board(name, text)
    }

    fn requested_bundled(id: &str) -> Option<BoardChoice> {
        let is_known = current_content().rift().board(id).is_some();
        is_known.then(|| BoardChoice::Shipped(id.to_owned()))
    }

    fn requested_own(board: BoardFile) -> BoardChoice {
        Self::custom_choice(board)
    }

    fn with_requested(stored_draft: Option<SetupDraft>, board: BoardChoice) -> Option<SetupDraft> {
        match stored_draft {
            // A stored fleet draft on this board is resumed.
            Some(draft) if draft.options.board == board => Some(draft),
            Some(_) | None => SetupDraft::from_choice(board, random_seed()).ok(),
        }
    }

    fn thumbnail(board: &Rc<BoardFile>) -> Html {
        html! { <Thumbnail board={board.clone()} /> }
    }

    fn title(phrases: &Phrases, choice: &BoardChoice, board: &BoardFile) -> String {
        board_name(phrases, choice, board)
    }

    fn facts(_: &Phrases, board: &BoardFile) -> Html {
        html! { format!("{} × {}", board.width, board.height) }
    }

    fn read_error_key(error: FileError) -> &'static str {
        match error {
            FileError::TooLong => "rift-editor-too-long",
            FileError::Unreadable | FileError::Refused => error.phrase(),
        }
    }
}

/// Renders the warnings about a user-made board; empty for a shipped one.
pub(super) fn board_warnings(phrases: &Phrases, draft: &SetupDraft) -> Html {
    if matches!(draft.options.board, BoardChoice::Shipped(_)) {
        return Html::default();
    }
    let found = content::warnings(&draft.board);
    if found.is_empty() {
        return Html::default();
    }
    html! {
        <div class="notice oddities">
            <p>{ phrases.text("rift-setup-board-odd") }</p>
            <ul>
                for warning in found {
                    <li>{ warning_sentence(phrases, &draft.board, warning) }</li>
                }
            </ul>
        </div>
    }
}

fn warning_sentence(phrases: &Phrases, board: &BoardFile, warning: BoardWarning) -> String {
    let at = |start: u8| {
        let start = board.starts.get(usize::from(start));
        let square = start.map_or_else(String::new, |start| start.at.to_string());
        [("at", square.into())]
    };
    match warning {
        BoardWarning::CutOff { start } => phrases.say("rift-setup-board-cut-off", &at(start)),
        BoardWarning::BlockedStep { start } => phrases.say("rift-setup-board-blocked", &at(start)),
        BoardWarning::Lopsided => phrases.text("rift-setup-board-lopsided"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::boards;
    use editor::DocumentKind;
    use engine::json_api::DraftFile;
    use play::setup::seed_text;
    use play::setup::with_opened_file;

    fn draft() -> SetupDraft {
        SetupDraft::from_id("cold-open", seed_text(7)).expect("a board of the box")
    }

    #[test]
    fn every_board_opens_unchanged_from_its_exported_file() {
        for board in boards() {
            let text = board.to_text();
            let after = with_opened_file::<Ui>(&draft(), "mine.json", &text).expect("a good board");
            assert_eq!(after.board, board);
            assert_eq!(after.error(), None, "{}", board.id);
        }
    }

    #[test]
    fn an_invalid_file_is_refused_with_its_place_and_reason() {
        let phrases = Phrases::load("en");
        let good = draft().board.to_text();
        let message_for = |text: &str| {
            let error = with_opened_file::<Ui>(&draft(), "mine.json", text).expect_err("a fault");
            GameEditor::load_error_text(&phrases, &error)
        };
        let wider = message_for(&good.replacen("\"width\": 8", "\"width\": 9", 1));
        assert!(
            wider.contains("mine.json") && wider.contains("rows[0]"),
            "{wider}"
        );
        let newer = message_for(&good.replacen("rift-board/1", "rift-board/9", 1));
        assert!(newer.contains("format"), "{newer}");
        let message = message_for("no board");
        assert_eq!(message.matches("Line 1, column 2").count(), 1, "{message}");
    }

    #[test]
    fn warnings_about_a_board_name_their_square() {
        let phrases = Phrases::load("en");
        let mut board = draft().board;
        board.starts.truncate(2);
        let first = board.starts.first_mut().expect("two places");
        let at = first.at.to_string();
        first.facing = first.facing.opposite();
        let sentences: Vec<String> = content::warnings(&board)
            .into_iter()
            .map(|warning| warning_sentence(&phrases, &board, warning))
            .collect();
        assert!(
            sentences.iter().any(|sentence| sentence.contains(&at)),
            "{sentences:?}"
        );
        assert!(sentences.contains(&phrases.text("rift-setup-board-lopsided")));
    }
}
