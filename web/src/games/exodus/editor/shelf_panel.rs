//! Maps to begin from, with their stamps.

use super::craft::box_name;
use super::studio::Studio;
use crate::edit::{Exhibit, Opening, ShelfPanel, Studio as _, Wanted, Wishes};
use crate::games::exodus::thumbnail::Thumbnail;
use crate::l10n::{Phrases, use_phrases};
use crate::pack::stocks;
use crate::store::BoardShelf;
use engine::exodus::layout::LayoutFile;
use engine::exodus::sketch::Sketch;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
struct MapShelfProps {
    shelf: BoardShelf,
    current: Option<String>,
    onwant: Callback<Wanted<Sketch>>,
    ontell: Callback<(bool, String)>,
}

/// The panel of an editor.
pub fn shelf_panel(shelf: &BoardShelf, opening: &Opening<Studio>, wishes: &Wishes) -> Html {
    let current = opening.studio.bench().origin.id().map(str::to_owned);
    html! {
        <MapShelf shelf={shelf.clone()} {current} onwant={opening.want.clone()} ontell={wishes.tell.reform(Some)} />
    }
}

/// The panel.
#[component]
fn MapShelf(props: &MapShelfProps) -> Html {
    let phrases = use_phrases();
    let shipped = use_memo(phrases.clone(), all_shipped);
    let exhibit = use_callback(phrases, |sketch: Sketch, phrases| {
        exhibit(phrases, sketch.file())
    });
    html! {
        <ShelfPanel<Sketch> shelf={props.shelf.clone()} current={props.current.clone()} shipped={(*shipped).clone()}
            {exhibit} onwant={props.onwant.clone()} ontell={props.ontell.clone()} />
    }
}

fn all_shipped(phrases: &Phrases) -> Vec<(String, String, Exhibit)> {
    let stock = stocks().exodus();
    let shown = |file: &LayoutFile| {
        let name = box_name(phrases, file);
        (file.id.clone(), name, exhibit(phrases, file))
    };
    stock.layouts().map(shown).collect()
}

fn exhibit(phrases: &Phrases, file: &LayoutFile) -> Exhibit {
    let words = [
        ("seats", file.homes.len().into()),
        ("planets", file.planets().count().into()),
    ];
    Exhibit {
        stamp: html! { <Thumbnail layout={Rc::new(file.clone())} /> },
        facts: phrases.say("exodus-editor-facts", &words),
    }
}
