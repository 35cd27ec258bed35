//! Opening a board file of one's own, and taking the chosen board along as a file to begin from.
//! Whether a board can be played is the engine's to say; a file that it refuses changes nothing.

use super::PartProps;
use crate::games::GameName;
use crate::games::rift::draft::Draft;
use crate::games::rift::editor::refusal_words;
use crate::icon::{Icon, Sign};
use crate::l10n::{Phrases, use_phrases};
use crate::pack::stocks;
use crate::pages::target;
use crate::route::{Link, Route};
use crate::store::file::{self, FileError};
use engine::error::LoadError;
use engine::rift::board_file::BoardFile;
use engine::rift::content::{self, Warning};
use engine::rift::options::BoardChoice;
use wasm_bindgen_futures::spawn_local;
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

/// How the last file fared.
#[derive(Clone, PartialEq)]
enum Fate {
    /// It is the chosen board now.
    Opened(String),
    /// Why not.
    Refused(String),
}

/// The two buttons, what became of a file, and what is odd about a board of one's own.
#[component]
pub(super) fn OwnBoard(props: &PartProps) -> Html {
    let phrases = use_phrases();
    let fate = use_state(|| None::<Fate>);
    let draft = &props.draft;
    let onfile = {
        let (draft, phrases, told) = (draft.clone(), phrases.clone(), fate.setter());
        let onopen = props.onchange.clone();
        Callback::from(move |file: File| {
            let (draft, phrases, told) = (draft.clone(), phrases.clone(), told.clone());
            let onopen = onopen.clone();
            spawn_local(async move {
                let name = file.name();
                told.set(Some(match file::read(file).await {
                    Err(error) => Fate::Refused(phrases.text(unread(error))),
                    Ok(text) => match opened(&draft, &name, &text) {
                        Err(fault) => Fate::Refused(refusal_words(&phrases, &fault)),
                        Ok(draft) => {
                            let name = draft.board.name.clone();
                            onopen.emit(draft);
                            let words = [("name", name.into())];
                            Fate::Opened(phrases.say("rift-setup-board-opened", &words))
                        }
                    },
                }));
            });
        })
    };
    let onchange = Callback::from(move |event: Event| {
        if let Some(input) = target::<HtmlInputElement>(&event) {
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                onfile.emit(file);
            }
            // The same file can be chosen again.
            input.set_value("");
        }
    });
    let download = {
        let (board, phrases, told) = (draft.board.clone(), phrases.clone(), fate.setter());
        Callback::from(move |_: MouseEvent| {
            if let Err(error) = file::download_as(&format!("{}.json", board.id), &written(&board)) {
                told.set(Some(Fate::Refused(phrases.text(error.phrase()))));
            }
        })
    };
    html! {
        <div class="own-board">
            <div class="import">
                <label class="button">
                    <input type="file" accept=".json,application/json" {onchange} />
                    <Sign icon={Icon::Import} />
                    { phrases.text("rift-setup-board-open") }
                </label>
                <button type="button" class="button" onclick={download}>
                    <Sign icon={Icon::Export} />
                    { phrases.text("rift-setup-board-download") }
                </button>
                <Link class="button" to={Route::Editor { game: GameName::Rift, board: shipped_id(draft) }}>
                    <Sign icon={Icon::Brush} />
                    { phrases.text("rift-setup-board-edit") }
                </Link>
                <small>{ phrases.text("rift-setup-board-hint") }</small>
            </div>
            <div role="status">
                { (*fate).as_ref().map(notice).unwrap_or_default() }
                { oddities(&phrases, draft) }
            </div>
        </div>
    }
}

/// The board of the box to begin from in the editor; one's own is there already.
fn shipped_id(draft: &Draft) -> Option<String> {
    match &draft.options.board {
        BoardChoice::Shipped(id) => Some(id.clone()),
        BoardChoice::Custom(_) => None,
    }
}

fn notice(fate: &Fate) -> Html {
    match fate {
        Fate::Opened(news) => html! { <p class="notice">{ news }</p> },
        Fate::Refused(why) => html! { <p class="notice alert">{ why }</p> },
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
    let board = stocks().rift.parse_board(file, text)?;
    draft.moved_to(BoardChoice::Custom(Box::new(board)))
}

/// A board as a file that [`opened`] reads.
fn written(board: &BoardFile) -> String {
    // Its parts are plain, so nothing can refuse to be written.
    serde_json::to_string_pretty(board).unwrap_or_default()
}

const fn unread(error: FileError) -> &'static str {
    match error {
        FileError::TooLong => "rift-setup-board-too-long",
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
