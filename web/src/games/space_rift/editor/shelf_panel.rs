//! Scenarios to begin from, with their stamps.

use super::studio::Studio;
use crate::edit::{Exhibit, Opening, ShelfPanel, Studio as _, Wanted, Wishes};
use crate::games::space_rift::draft::{scenario_name, scenarios};
use crate::games::space_rift::setup::short;
use crate::games::space_rift::thumbnail::Thumbnail;
use crate::l10n::{Phrases, use_phrases};
use crate::store::BoardShelf;
use engine::space_rift::options::ScenarioChoice;
use engine::space_rift::scenario::ScenarioFile;
use engine::space_rift::sketch::Sketch;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
struct ScenarioShelfProps {
    shelf: BoardShelf,
    current: Option<String>,
    onwant: Callback<Wanted<Sketch>>,
    ontell: Callback<(bool, String)>,
}

/// The panel of an editor.
pub fn shelf_panel(shelf: &BoardShelf, opening: &Opening<Studio>, wishes: &Wishes) -> Html {
    let current = opening.studio.bench().origin.id().map(str::to_owned);
    html! {
        <ScenarioShelf shelf={shelf.clone()} {current} onwant={opening.want.clone()} ontell={wishes.tell.reform(Some)} />
    }
}

/// The panel.
#[component]
fn ScenarioShelf(props: &ScenarioShelfProps) -> Html {
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
    let shown = |file: ScenarioFile| {
        let choice = ScenarioChoice::Shipped(file.id.clone());
        let name = scenario_name(phrases, &choice, &file);
        (file.id.clone(), name, exhibit(phrases, &file))
    };
    scenarios().into_iter().map(shown).collect()
}

fn exhibit(phrases: &Phrases, file: &ScenarioFile) -> Exhibit {
    Exhibit {
        stamp: html! { <Thumbnail scenario={Rc::new(file.clone())} /> },
        facts: short(phrases, file),
    }
}
