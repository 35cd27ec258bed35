//! Boards to begin from: a new one, a file, one's own, those of the box.

use super::opening::Wanted;
use super::report::refusal_words;
use crate::edit::OpenFile;
use crate::edit::files::Chosen;
use crate::games::rift::draft::{board_name, boards};
use crate::games::rift::setup::Thumbnail;
use crate::icon::{Icon, Sign};
use crate::l10n::{Phrases, use_phrases};
use crate::store::file::FileError;
use crate::store::{BoardList, BoardRecord, BoardShelf};
use engine::rift::board_file::BoardFile;
use engine::rift::options::BoardChoice;
use engine::rift::sketch::Sketch;
use std::rc::Rc;
use yew::prelude::*;

/// Properties of the panel.
#[derive(Properties, PartialEq)]
pub struct ShelfPanelProps {
    /// Boards of one's own.
    pub shelf: BoardShelf,
    /// The id of the board in hand, if it is one of these.
    pub current: Option<String>,
    /// Wants a board.
    pub onwant: Callback<Wanted>,
    /// Told why a file was not opened, or what became of a board.
    pub ontell: Callback<(bool, String)>,
}

/// The panel.
#[component]
pub fn ShelfPanel(props: &ShelfPanelProps) -> Html {
    let phrases = use_phrases();
    let shipped = use_memo((), |()| boards().map(Rc::new).collect::<Vec<_>>());
    let onnew = props.onwant.reform(|_: MouseEvent| Wanted::Blank);
    let onopen = {
        let (phrases, want, tell) = (phrases.clone(), props.onwant.clone(), props.ontell.clone());
        Callback::from(
            move |(name, text): Chosen| match opened(&phrases, &name, text) {
                Ok(sketch) => want.emit(Wanted::Read(Box::new(sketch))),
                Err(why) => tell.emit((true, why)),
            },
        )
    };
    let of_box = |board: &Rc<BoardFile>| {
        let choice = BoardChoice::Shipped(board.id.clone());
        let (id, name) = (board.id.clone(), board_name(&phrases, &choice, board));
        let onclick = props
            .onwant
            .reform(move |_: MouseEvent| Wanted::Id(id.clone()));
        html! { <ShelfBoard key={board.id.clone()} board={board.clone()} {name} {onclick} /> }
    };
    html! {
        <div class="shelf-panel">
            <div class="buttons">
                <button type="button" class="button" onclick={onnew}>
                    <Sign icon={Icon::Mat} />
                    { phrases.text("rift-editor-new") }
                </button>
                <OpenFile label={phrases.text("rift-setup-board-open")} {onopen} />
            </div>
            <h2>{ phrases.text("rift-setup-own-boards") }</h2>
            if !props.shelf.is_lasting {
                <p class="notice alert">{ phrases.text("edit-memory") }</p>
            }
            <OwnBoards shelf={props.shelf.clone()} current={props.current.clone()} onwant={props.onwant.clone()}
                ontell={props.ontell.clone()} />
            <details class="shelf-group">
                <summary>{ phrases.text("rift-editor-shipped") }</summary>
                <div class="scenarios">{ for shipped.iter().map(of_box) }</div>
            </details>
        </div>
    }
}

/// The sketch of a file that was chosen, or why not.
fn opened(
    phrases: &Phrases,
    name: &str,
    text: Result<String, FileError>,
) -> Result<Sketch, String> {
    let text = text.map_err(|error| match error {
        FileError::TooLong => phrases.text("rift-setup-board-too-long"),
        FileError::Unreadable | FileError::Refused => phrases.text(error.phrase()),
    })?;
    Sketch::read(name, &text).map_err(|fault| refusal_words(phrases, &fault))
}

/// Boards of one's own, or why there are none.
#[component]
fn OwnBoards(props: &ShelfPanelProps) -> Html {
    let phrases = use_phrases();
    match &props.shelf.list {
        BoardList::Loading => html! { <div class="spinner" aria-hidden="true"></div> },
        BoardList::Failed(error) => {
            html! { <p class="notice alert">{ phrases.text(error.phrase()) }</p> }
        }
        BoardList::Ready(own) if own.is_empty() => {
            html! { <p class="editor-hint">{ phrases.text("edit-shelf-empty") }</p> }
        }
        BoardList::Ready(own) => html! {
            <div class="scenarios">{ for own.iter().map(|board| own_board(&phrases, props, board)) }</div>
        },
    }
}

fn own_board(phrases: &Phrases, props: &ShelfPanelProps, record: &BoardRecord) -> Html {
    let id = record.id.clone();
    let onclick = props
        .onwant
        .reform(move |_: MouseEvent| Wanted::Id(id.clone()));
    let name = [("name", record.name.as_str().into())];
    let ondelete = {
        let (shelf, record, tell) = (props.shelf.clone(), record.clone(), props.ontell.clone());
        let phrases = phrases.clone();
        Callback::from(move |_: MouseEvent| {
            let (phrases, tell, name) = (phrases.clone(), tell.clone(), record.name.clone());
            let done = move |result: Result<(), crate::store::StoreError>| {
                tell.emit(match result {
                    Ok(()) => (
                        false,
                        phrases.say("edit-deleted", &[("name", name.as_str().into())]),
                    ),
                    Err(error) => (true, phrases.text(error.phrase())),
                });
            };
            shelf.delete(record.id.clone(), Callback::from(done));
        })
    };
    let board = Sketch::read(&record.name, &record.text).ok();
    html! {
        <div key={record.id.clone()} class="own-entry">
            <ShelfBoard board={board.map(|sketch| Rc::new(sketch.file().clone()))} name={record.name.clone()} {onclick}
                current={props.current.as_ref() == Some(&record.id)} />
            <button type="button" class="icon-button quiet" onclick={ondelete}
                aria-label={phrases.say("edit-delete", &name)} title={phrases.say("edit-delete", &name)}>
                <Sign icon={Icon::Trash} />
            </button>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct ShelfBoardProps {
    board: Option<Rc<BoardFile>>,
    name: String,
    #[prop_or_default]
    current: bool,
    onclick: Callback<MouseEvent>,
}

/// One board among the others.
#[component]
fn ShelfBoard(props: &ShelfBoardProps) -> Html {
    let facts = props
        .board
        .as_ref()
        .map(|board| format!("{} × {}", board.width, board.height));
    html! {
        <button type="button" class={classes!("card", "scenario", props.current.then_some("chosen"))}
            aria-current={props.current.then_some("true")} onclick={props.onclick.clone()}>
            if let Some(board) = &props.board {
                <Thumbnail board={board.clone()} />
            }
            <span class="scenario-name">{ &props.name }</span>
            <span class="scenario-facts">{ facts.unwrap_or_default() }</span>
        </button>
    }
}
