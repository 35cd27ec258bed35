//! Boards as matches are set up on them: of the box or of one's own, and what is odd about one.

use crate::Ui;
use crate::draft::{Draft, board_name};
use crate::editor::Hand;
use crate::thumbnail::Thumbnail;
use engine::error::LoadError;
use engine::rift::board_file::BoardFile;
use engine::rift::content::{self, Warning};
use engine::rift::options::BoardChoice;
use play::setup::{Venue, VenueKeys};
use std::rc::Rc;
use store::pack::stocks;
use ui::clock::fresh_seed;
use ui::file::FileError;
use ui::l10n::Phrases;
use yew::prelude::*;

impl Venue for Ui {
    type Draft = Draft;
    type Craft = Hand;
    type File = BoardFile;
    type Choice = BoardChoice;
    type Asked = BoardChoice;
    const KEYS: VenueKeys = VenueKeys {
        own: "rift-editor-own",
        open: "rift-editor-open-file",
        download: "rift-setup-board-download",
        edit: "rift-setup-board-edit",
        hint: "rift-setup-board-hint",
        opened: "rift-setup-board-opened",
    };

    fn choice(draft: &Draft) -> &BoardChoice {
        &draft.options.board
    }

    fn file(draft: &Draft) -> &BoardFile {
        &draft.board
    }

    fn shipped(draft: &Draft) -> Option<String> {
        match &draft.options.board {
            BoardChoice::Shipped(id) => Some(id.clone()),
            BoardChoice::Custom(_) => None,
        }
    }

    fn own(board: BoardFile) -> BoardChoice {
        BoardChoice::Custom(Box::new(board))
    }

    fn own_file(choice: &BoardChoice) -> Option<&BoardFile> {
        match choice {
            BoardChoice::Custom(board) => Some(board),
            BoardChoice::Shipped(_) => None,
        }
    }

    fn on_offered(draft: &Draft, choice: BoardChoice) -> Option<Draft> {
        draft.moved_to(choice).ok()
    }

    fn on_own(draft: &Draft, _: &str, board: BoardFile) -> Result<Draft, LoadError> {
        draft.moved_to(Self::own(board))
    }

    fn read(name: &str, text: &str) -> Result<BoardFile, LoadError> {
        stocks().rift().parse_board(name, text)
    }

    fn asked_of_box(id: &str) -> Option<BoardChoice> {
        let known = stocks().rift().board(id).is_some();
        known.then(|| BoardChoice::Shipped(id.to_owned()))
    }

    fn asked_own(board: BoardFile) -> BoardChoice {
        Self::own(board)
    }

    fn on_asked(in_hand: Option<Draft>, board: BoardChoice) -> Option<Draft> {
        match in_hand {
            // A set-up that was left half done on this board goes on.
            Some(draft) if draft.options.board == board => Some(draft),
            Some(_) | None => Draft::chosen(board, fresh_seed()).ok(),
        }
    }

    fn stamp(board: &Rc<BoardFile>) -> Html {
        html! { <Thumbnail board={board.clone()} /> }
    }

    fn title(phrases: &Phrases, choice: &BoardChoice, board: &BoardFile) -> String {
        board_name(phrases, choice, board)
    }

    /// Columns and rows.
    fn facts(_: &Phrases, board: &BoardFile) -> Html {
        html! { format!("{} × {}", board.width, board.height) }
    }

    fn unread(error: FileError) -> &'static str {
        match error {
            FileError::TooLong => "rift-editor-too-long",
            FileError::Unreadable | FileError::Refused => error.phrase(),
        }
    }
}

/// What is odd about a board of one's own; those of the box are as they are meant.
pub(super) fn oddities(phrases: &Phrases, draft: &Draft) -> Html {
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

fn warning_sentence(phrases: &Phrases, board: &BoardFile, warning: Warning) -> String {
    let at = |start: u8| {
        let start = board.starts.get(usize::from(start));
        let square = start.map_or_else(String::new, |start| start.at.to_string());
        [("at", square.into())]
    };
    match warning {
        Warning::CutOff { start } => phrases.say("rift-setup-board-cut-off", &at(start)),
        Warning::BlockedStep { start } => phrases.say("rift-setup-board-blocked", &at(start)),
        Warning::Lopsided => phrases.text("rift-setup-board-lopsided"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::boards;
    use editor::Craft;
    use engine::drive::SheetFile;
    use play::setup::opened;
    use play::setup::seed_text;

    fn draft() -> Draft {
        Draft::on("cold-open", seed_text(7)).expect("a board of the box")
    }

    #[test]
    fn every_board_is_read_as_it_was_taken_along() {
        for board in boards() {
            let text = board.written();
            let after = opened::<Ui>(&draft(), "mine.json", &text).expect("a good board");
            assert_eq!(after.board, board);
            assert_eq!(after.fault(), None, "{}", board.id);
        }
    }

    #[test]
    fn a_faulty_file_is_refused_with_its_place_and_reason() {
        let phrases = Phrases::load("en");
        let good = draft().board.written();
        let told = |text: &str| {
            let fault = opened::<Ui>(&draft(), "mine.json", text).expect_err("a fault");
            Hand::refusal(&phrases, &fault)
        };
        let wide = told(&good.replacen("\"width\": 8", "\"width\": 9", 1));
        assert!(
            wide.contains("mine.json") && wide.contains("rows[0]"),
            "{wide}"
        );
        let newer = told(&good.replacen("rift-board/1", "rift-board/9", 1));
        assert!(newer.contains("format"), "{newer}");
        let none = told("no board");
        assert_eq!(none.matches("Line 1, column 2").count(), 1, "{none}");
    }

    #[test]
    fn what_is_odd_is_told_by_square() {
        let phrases = Phrases::load("en");
        let mut board = draft().board;
        board.starts.truncate(2);
        let first = board.starts.first_mut().expect("two places");
        let at = first.at.to_string();
        first.facing = first.facing.opposite();
        let told: Vec<String> = content::warnings(&board)
            .into_iter()
            .map(|warning| warning_sentence(&phrases, &board, warning))
            .collect();
        assert!(
            told.iter().any(|sentence| sentence.contains(&at)),
            "{told:?}"
        );
        assert!(told.contains(&phrases.text("rift-setup-board-lopsided")));
    }
}
