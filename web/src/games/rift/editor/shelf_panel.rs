//! Boards to begin from, with their stamps.

use super::studio::Studio;
use crate::edit::{Exhibit, Opening, ShelfPanel, Wishes};
use crate::games::rift::draft::{board_name, boards};
use crate::games::rift::setup::Thumbnail;
use crate::l10n::{Phrases, use_phrases};
use crate::store::BoardShelf;
use engine::rift::board_file::BoardFile;
use engine::rift::options::BoardChoice;
use engine::rift::sketch::Sketch;
use std::rc::Rc;
use yew::prelude::*;

/// Properties of the panel.
#[derive(Properties, PartialEq)]
pub struct BoardShelfPanelProps {
    /// Boards of one's own.
    pub shelf: BoardShelf,
    /// The id of the board in hand, if it is one of these.
    pub current: Option<String>,
    /// Wants a board.
    pub onwant: Callback<crate::edit::Wanted<Sketch>>,
    /// Told why a file was not opened, or what became of a board.
    pub ontell: Callback<(bool, String)>,
}

/// The panel of an editor.
pub fn shelf_panel(shelf: &BoardShelf, opening: &Opening<Studio>, wishes: &Wishes) -> Html {
    use crate::edit::Studio as _;
    let current = opening.studio.bench().origin.id().map(str::to_owned);
    html! {
        <BoardShelfPanel shelf={shelf.clone()} {current} onwant={opening.want.clone()}
            ontell={wishes.tell.reform(Some)} />
    }
}

/// The panel.
#[component]
fn BoardShelfPanel(props: &BoardShelfPanelProps) -> Html {
    let phrases = use_phrases();
    let shipped = use_memo(phrases, all_shipped);
    let exhibit = use_callback((), |sketch: Sketch, ()| exhibit(sketch.file()));
    html! {
        <ShelfPanel<Sketch> shelf={props.shelf.clone()} current={props.current.clone()} shipped={(*shipped).clone()}
            {exhibit} onwant={props.onwant.clone()} ontell={props.ontell.clone()} />
    }
}

fn all_shipped(phrases: &Phrases) -> Vec<(String, String, Exhibit)> {
    boards()
        .map(|board| {
            let choice = BoardChoice::Shipped(board.id.clone());
            let name = board_name(phrases, &choice, &board);
            (board.id.clone(), name, exhibit(&board))
        })
        .collect()
}

fn exhibit(board: &BoardFile) -> Exhibit {
    Exhibit {
        stamp: html! { <Thumbnail board={Rc::new(board.clone())} /> },
        facts: format!("{} × {}", board.width, board.height),
    }
}
