//! The setup page of Exodus: players, length, map and house rules, with a preview of the map.

mod length;
mod maps;
mod modes;
mod order;
mod own_map;
mod players;
mod switches;

use super::draft::{SetupDraft, map_blurb, map_name};
use crate::Ui;
use crate::key_facts::KeyFacts;
use crate::narrate::seat_name;
use crate::preview::Preview;
use engine::registry::GameId;
use maps::Maps;
use modes::Modes;
use play::setup::{
    SetupColumns, SetupProps, StartButtons, seat_section, use_rules_drawer, use_setup,
};
use players::QuickSetup;
use store::start_match::AutoStart;
use switches::AdvancedOptions;
use ui::clock::random_seed;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Starts a first game against bots as soon as it is rendered, and opens its table.
pub type QuickStart = AutoStart<SetupDraft>;

/// Properties that every part of the setup page receives.
pub type SetupPartProps = play::setup::SetupPartProps<SetupDraft>;

#[component]
pub fn Setup(props: &SetupProps) -> Html {
    let phrases = use_phrases();
    let set_up = use_setup::<Ui>(
        props.board.clone(),
        SetupDraft::load_or_first,
        SetupDraft::remember,
    );
    let (open_rules, overlay) = use_rules_drawer(GameId::Exodus);
    let draft = match set_up.draft {
        Ok(draft) => draft,
        Err(fault) => return html! { <p class="notice alert">{ fault.to_string() }</p> },
    };
    let part = SetupPartProps {
        draft: draft.clone(),
        onchange: set_up.onchange.clone(),
        open_rules: open_rules.clone(),
    };
    let (layout, file) = (&draft.options.layout, &draft.file);
    let note = draft
        .is_bots_only()
        .then(|| phrases.text("exodus-setup-watch"));
    let notes = [(draft.has_remote(), "far"), (draft.is_shared(), "shared")];
    let seats = seat_section(&part, &phrases, |seat| seat_name(&phrases, seat), &notes);
    let side = html! { <>
        <Preview draft={draft.clone()} />
        <ReseedButton ..part.clone() />
        <div class="setup-board-text">
            <h2>{ draft.name(&phrases) }</h2>
            <p>{ map_name(&phrases, layout, file) }{ ". " }{ map_blurb(&phrases, layout, file) }</p>
            <KeyFacts draft={draft.clone()} />
        </div>
        <StartButtons<SetupDraft> draft={draft.clone()} {note} />
    </> };
    html! {
        <SetupColumns class="exo-setup" is_missing={set_up.is_missing} {side} {overlay}>
            <QuickSetup ..part.clone() />
            <Modes ..part.clone() />
            <Maps draft={draft.clone()} onchange={set_up.onchange} {open_rules} saved={set_up.saved} />
            { seats }
            <AdvancedOptions ..part />
        </SetupColumns>
    }
}

/// A button that deals different tiles by changing the seed.
#[component]
fn ReseedButton(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let onclick = props.change(|draft, _: MouseEvent| SetupDraft {
        seed: random_seed(),
        ..draft.clone()
    });
    html! {
        <button type="button" class="button quiet exo-setup-redeal" {onclick}>
            <IconView icon={Icon::Replay} />
            { phrases.text("exodus-setup-redeal") }
        </button>
    }
}
