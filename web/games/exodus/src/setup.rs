//! Setting up a game of Exodus: who plays, how long, on which map, by which house switches, and the
//! map as it will be.

mod company;
mod length;
mod maps;
mod modes;
mod order;
mod own_map;
mod seats;
mod switches;

use super::draft::{Draft, map_blurb, map_name};
use crate::Ui;
use crate::preview::Preview;
use crate::special::Special;
use company::Quick;
use engine::suite::GameId;
use maps::Maps;
use modes::Modes;
use play::setup::{Columns, SetupProps, use_rules, use_set_up};
use seats::Seats;
use store::begin::{AtOnce, Start};
use switches::Details;
use ui::clock::fresh_seed;
use ui::icon::{Icon, Sign};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Deals a first game against bots as soon as it is shown, and leads on to its table.
pub type QuickStart = AtOnce<Draft>;

/// What every part of the set-up is given.
pub type PartProps = play::setup::PartProps<Draft>;

/// The whole set-up.
#[component]
pub fn Setup(props: &SetupProps) -> Html {
    let phrases = use_phrases();
    let set_up = use_set_up::<Ui>(props.board.clone(), Draft::in_hand, Draft::settled);
    let (rules, over) = use_rules(GameId::Exodus);
    let draft = match set_up.draft {
        Ok(draft) => draft,
        Err(fault) => return html! { <p class="notice alert">{ fault.to_string() }</p> },
    };
    let part = PartProps {
        draft: draft.clone(),
        onchange: set_up.onchange.clone(),
        rules: rules.clone(),
    };
    let (layout, file) = (&draft.options.layout, &draft.file);
    let note = draft
        .is_watched()
        .then(|| phrases.text("exodus-setup-watch"));
    let side = html! { <>
        <Preview draft={draft.clone()} />
        <Redeal ..part.clone() />
        <div class="setup-board-text">
            <h2>{ draft.name(&phrases) }</h2>
            <p>{ map_name(&phrases, layout, file) }{ ". " }{ map_blurb(&phrases, layout, file) }</p>
            <Special draft={draft.clone()} />
        </div>
        <Start<Draft> draft={draft.clone()} {note} />
    </> };
    html! {
        <Columns class="exo-setup" missing={set_up.missing} {side} {over}>
            <Quick ..part.clone() />
            <Modes ..part.clone() />
            <Maps draft={draft.clone()} onchange={set_up.onchange} {rules} kept={set_up.kept} />
            <Seats ..part.clone() />
            <Details ..part />
        </Columns>
    }
}

/// Draws other tiles for the map: another seed.
#[component]
fn Redeal(props: &PartProps) -> Html {
    let phrases = use_phrases();
    let onclick = props.change(|draft, _: MouseEvent| Draft {
        seed: fresh_seed(),
        ..draft.clone()
    });
    html! {
        <button type="button" class="button quiet exo-setup-redeal" {onclick}>
            <Sign icon={Icon::Replay} />
            { phrases.text("exodus-setup-redeal") }
        </button>
    }
}
