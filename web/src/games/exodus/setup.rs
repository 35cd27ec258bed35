//! Setting up a game of Exodus: who plays, how long, on which map, by which house switches, and the
//! map as it will be.

mod company;
mod length;
mod maps;
mod modes;
mod order;
mod own_map;
mod preview;
mod seats;
mod special;
mod start;
mod switches;

pub use crate::pages::setup::{Arriving, use_begin};
pub use preview::Preview;
pub use special::Special;
pub use start::QuickStart;

use super::draft::{Draft, map_blurb, map_name, seed_text};
use crate::clock::random;
use crate::games::GameName;
use crate::icon::{Icon, Sign};
use crate::l10n::use_phrases;
use crate::pages::RulesDrawer;
use crate::store::use_boards;
use company::Quick;
use maps::Maps;
use modes::Modes;
use own_map::use_asked;
use seats::Seats;
use start::Start;
use switches::Details;
use yew::prelude::*;

/// What every part of the set-up is given.
#[derive(Properties, PartialEq)]
pub struct PartProps {
    /// The choices so far.
    pub draft: Draft,
    /// Told of other choices.
    pub onchange: Callback<Draft>,
    /// Opens the rules at a place of them.
    pub rules: Callback<Option<String>>,
}

/// What the set-up begins with.
#[derive(Properties, PartialEq)]
pub struct SetupProps {
    /// The id of a map: of the box, one's own, or the one that was handed over.
    pub board: Option<String>,
}

/// The whole set-up.
#[component]
pub fn Setup(props: &SetupProps) -> Html {
    let phrases = use_phrases();
    let shelf = use_boards(GameName::Exodus.slug());
    let draft = use_state(|| {
        let seed = seed_text(random());
        Draft::kept(&seed).map_or_else(|| Draft::first(seed), Ok)
    });
    let rules = use_state_eq(|| None::<Option<String>>);
    let missing = use_asked(props.board.clone(), &shelf.list, &draft);
    let setter = draft.setter();
    let change = use_callback((), move |draft: Draft, ()| {
        draft.keep();
        setter.set(Ok(draft));
    });
    let opener = rules.setter();
    let open = use_callback((), move |anchor, ()| opener.set(Some(anchor)));
    let draft = match &*draft {
        Ok(draft) => draft.clone(),
        Err(fault) => return html! { <p class="notice alert">{ fault.to_string() }</p> },
    };
    let (layout, file) = (&draft.options.layout, &draft.file);
    html! {
        <div class="setup exo-setup">
            <div class="setup-choices">
                if missing {
                    <p class="notice alert" role="alert">{ phrases.text("edit-gone") }</p>
                }
                <Quick draft={draft.clone()} onchange={change.clone()} rules={open.clone()} />
                <Modes draft={draft.clone()} onchange={change.clone()} rules={open.clone()} />
                <Maps draft={draft.clone()} onchange={change.clone()} rules={open.clone()} kept={shelf.list} />
                <Seats draft={draft.clone()} onchange={change.clone()} rules={open.clone()} />
                <Details draft={draft.clone()} onchange={change.clone()} rules={open.clone()} />
            </div>
            <div class="setup-side">
                <Preview draft={draft.clone()} />
                <Redeal draft={draft.clone()} onchange={change} rules={open} />
                <div class="setup-board-text">
                    <h2>{ draft.name(&phrases) }</h2>
                    <p>{ map_name(&phrases, layout, file) }{ ". " }{ map_blurb(&phrases, layout, file) }</p>
                    <Special draft={draft.clone()} />
                </div>
                <Start {draft} />
            </div>
            if let Some(anchor) = (*rules).clone() {
                <RulesDrawer game={GameName::Exodus} {anchor} onclose={move |()| rules.set(None)} />
            }
        </div>
    }
}

/// Draws other tiles for the map: another seed.
#[component]
fn Redeal(props: &PartProps) -> Html {
    let phrases = use_phrases();
    let onclick = {
        let (draft, onchange) = (props.draft.clone(), props.onchange.clone());
        Callback::from(move |_: MouseEvent| {
            let mut draft = draft.clone();
            draft.seed = seed_text(random());
            onchange.emit(draft);
        })
    };
    html! {
        <button type="button" class="button quiet exo-setup-redeal" {onclick}>
            <Sign icon={Icon::Replay} />
            { phrases.text("exodus-setup-redeal") }
        </button>
    }
}
