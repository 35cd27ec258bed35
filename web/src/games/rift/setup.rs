//! Setting up a match of Centauri Rift: board, seats, ships, rules, and the board as it will be.

mod clock;
mod fleet;
mod handicap;
mod own_board;
mod preview;
mod rules;
mod scenarios;
mod seats;
mod start;
mod thumbnail;

pub use crate::pages::setup::{Arriving, use_begin};
pub use preview::Preview;
pub use start::QuickStart;
pub use thumbnail::Thumbnail;

use super::draft::{Draft, first_board, seed_text};
use super::editor::handed;
use crate::clock::random;
use crate::edit::HANDED;
use crate::games::GameName;
use crate::l10n::use_phrases;
use crate::pack::stocks;
use crate::store::{BoardList, use_boards};
use engine::error::LoadError;
use engine::rift::options::BoardChoice;
use fleet::Fleet;
use rules::{Details, Ways};
use scenarios::Scenarios;
use seats::Seats;
use start::Start;
use yew::prelude::*;

/// What every part of the set-up is given.
#[derive(Properties, PartialEq)]
pub struct PartProps {
    /// The choices so far.
    pub draft: Draft,
    /// Told of other choices.
    pub onchange: Callback<Draft>,
}

/// What the set-up begins with.
#[derive(Properties, PartialEq)]
pub struct SetupProps {
    /// The id of a board: of the box, one's own, or the one that was handed over.
    pub board: Option<String>,
}

/// The whole set-up.
#[component]
pub fn Setup(props: &SetupProps) -> Html {
    let phrases = use_phrases();
    let shelf = use_boards(GameName::Rift.slug());
    let draft = use_state(|| {
        Draft::kept().map_or_else(|| Draft::on(&first_board(), seed_text(random())), Ok)
    });
    let missing = use_asked_board(props.board.clone(), &shelf.list, &draft);
    let setter = draft.setter();
    let onchange = use_callback((), move |draft: Draft, ()| {
        let draft = draft.settled();
        draft.keep();
        setter.set(Ok(draft));
    });
    let draft = match &*draft {
        Ok(draft) => draft.clone(),
        Err(fault) => return html! { <p class="notice alert">{ fault.to_string() }</p> },
    };
    let (part, change) = (draft.clone(), onchange.clone());
    html! {
        <div class="setup">
            <div class="setup-choices">
                if missing {
                    <p class="notice alert" role="alert">{ phrases.text("edit-gone") }</p>
                }
                <Scenarios draft={part.clone()} onchange={change.clone()} kept={shelf.list} />
                <Seats draft={part.clone()} onchange={change.clone()} />
                <Fleet draft={part.clone()} onchange={change.clone()} />
                <Ways draft={part.clone()} onchange={change.clone()} />
                <Details draft={part} onchange={change} />
            </div>
            <div class="setup-side">
                <Preview draft={draft.clone()} />
                <div class="setup-board-text">
                    <h2>{ draft.board_name(&phrases) }</h2>
                    <p>{ draft.board_blurb(&phrases) }</p>
                </div>
                <Start {draft} />
            </div>
        </div>
    }
}

/// Chooses the board that the address asks for, once it is there; tells whether it is not.
#[hook]
fn use_asked_board(
    asked: Option<String>,
    kept: &BoardList,
    draft: &UseStateHandle<Result<Draft, LoadError>>,
) -> bool {
    let missing = use_state_eq(|| false);
    let done = use_mut_ref(|| None::<String>);
    let in_hand = draft.as_ref().ok().map(|draft| draft.options.board.clone());
    let (draft, told) = (draft.setter(), missing.setter());
    use_effect_with((asked, kept.clone()), move |(asked, kept)| {
        let Some(id) = asked else { return };
        // The shelf is read again with every change of it; the player may have chosen since.
        if done.borrow().as_ref() == Some(id) {
            return;
        }
        let Some(found) = board_of(id, kept) else {
            return;
        };
        *done.borrow_mut() = Some(id.clone());
        // A set-up that was left half done on this board goes on.
        if found.is_some() && found == in_hand {
            return;
        }
        let chosen = found.map(|choice| Draft::chosen(choice, seed_text(random())));
        told.set(!matches!(chosen, Some(Ok(_))));
        if let Some(Ok(chosen)) = chosen {
            draft.set(Ok(chosen));
        }
    });
    *missing
}

/// The board of an id; the outer `None` while the shelf is not read yet.
fn board_of(id: &str, kept: &BoardList) -> Option<Option<BoardChoice>> {
    let custom = |board| BoardChoice::Custom(Box::new(board));
    if id == HANDED {
        return Some(handed().map(|sketch| custom(sketch.file().clone())));
    }
    if stocks().rift().board(id).is_some() {
        return Some(Some(BoardChoice::Shipped(id.to_owned())));
    }
    match kept {
        BoardList::Loading => None,
        BoardList::Failed(_) => Some(None),
        BoardList::Ready(boards) => {
            let own = boards.iter().find(|board| board.id == id);
            let board = own.and_then(|own| stocks().rift().parse_board(&own.name, &own.text).ok());
            Some(board.map(custom))
        }
    }
}
