//! Opening a board file of one's own, and taking the chosen board along as a file to begin from.
//! Whether a board can be played is the engine's to say; a file that it refuses changes nothing.

use super::PartProps;
use crate::games::GameName;
use crate::games::rift::draft::Draft;
use crate::games::rift::editor::refusal_words;
use crate::l10n::{Phrases, use_phrases};
use crate::pack::stocks;
use crate::pages::setup::{Fate, OwnFile, OwnFileWords};
use crate::route::Route;
use crate::store::file::FileError;
use engine::error::LoadError;
use engine::rift::board_file::BoardFile;
use engine::rift::content::{self, Warning};
use engine::rift::options::BoardChoice;
use yew::prelude::*;

/// The row for files, and what is odd about a board of one's own.
#[component]
pub(super) fn OwnBoard(props: &PartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let onread = {
        let (draft, phrases, onopen) = (draft.clone(), phrases.clone(), props.onchange.clone());
        Callback::from(move |(name, text): (String, Result<String, FileError>)| {
            let text = match text {
                Ok(text) => text,
                Err(error) => return Fate::Refused(phrases.text(unread(error))),
            };
            match opened(&draft, &name, &text) {
                Err(fault) => Fate::Refused(refusal_words(&phrases, &fault)),
                Ok(draft) => {
                    let words = [("name", draft.board.name.clone().into())];
                    onopen.emit(draft);
                    Fate::Opened(phrases.say("rift-setup-board-opened", &words))
                }
            }
        })
    };
    let words = OwnFileWords {
        open: phrases.text("rift-editor-open-file"),
        download: phrases.text("rift-setup-board-download"),
        edit: phrases.text("rift-setup-board-edit"),
        hint: phrases.text("rift-setup-board-hint"),
    };
    let editor = Route::Editor {
        game: GameName::Rift,
        board: shipped_id(draft),
    };
    let file = (format!("{}.json", draft.board.id), written(&draft.board));
    html! { <OwnFile {words} {editor} {file} {onread}>{ oddities(&phrases, draft) }</OwnFile> }
}

/// The board of the box to begin from in the editor; one's own is there already.
fn shipped_id(draft: &Draft) -> Option<String> {
    match &draft.options.board {
        BoardChoice::Shipped(id) => Some(id.clone()),
        BoardChoice::Custom(_) => None,
    }
}

/// What is odd about a board of one's own; those of the box are as they are meant.
fn oddities(phrases: &Phrases, draft: &Draft) -> Html {
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

/// The match of `draft` on the board of a file.
fn opened(draft: &Draft, file: &str, text: &str) -> Result<Draft, LoadError> {
    let board = stocks().rift().parse_board(file, text)?;
    draft.moved_to(BoardChoice::Custom(Box::new(board)))
}

/// A board as a file that [`opened`] reads.
fn written(board: &BoardFile) -> String {
    // Its parts are plain, so nothing can refuse to be written.
    serde_json::to_string_pretty(board).unwrap_or_default()
}

const fn unread(error: FileError) -> &'static str {
    match error {
        FileError::TooLong => "rift-editor-too-long",
        FileError::Unreadable | FileError::Refused => error.phrase(),
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
    use crate::games::rift::draft::{boards, seed_text};

    fn draft() -> Draft {
        Draft::on("cold-open", seed_text(7)).expect("a board of the box")
    }

    #[test]
    fn every_board_is_read_as_it_was_taken_along() {
        for board in boards() {
            let text = written(&board);
            let after = opened(&draft(), "mine.json", &text).expect("a good board");
            assert_eq!(after.board, board);
            assert_eq!(after.fault(), None, "{}", board.id);
        }
    }

    #[test]
    fn a_faulty_file_is_refused_with_its_place_and_reason() {
        let phrases = Phrases::load("en");
        let good = written(&draft().board);
        let told = |text: &str| {
            let fault = opened(&draft(), "mine.json", text).expect_err("a fault");
            refusal_words(&phrases, &fault)
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
