//! The quick choices: how many play, and whether they are people or bots.

use super::SetupPartProps;
use crate::Ui;
use crate::draft;
use crate::draft::SetupDraft;
use engine::exodus::metadata::SEATS;
use play::setup::SeatingPresets;
use ui::form::{Radio, Radios};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The fields for the number of seats and for the kinds of players.
#[component]
pub(super) fn QuickSetup(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let (min_seats, max_seats) = SEATS;
    let counts =
        (min_seats..=max_seats).map(|seats| Radio::new(seats.to_string(), seats.to_string()));
    let oncount = props.change(move |draft: &SetupDraft, count: AttrValue| {
        draft::with_seats(draft, count.parse().unwrap_or(min_seats))
    });
    html! {
        <section class="setup-part" aria-labelledby="setup-quick">
            <h2 id="setup-quick">{ phrases.text("exodus-setup-players") }</h2>
            <div class="setup-count">
                <Radios name="seats" legend={phrases.text("exodus-setup-count")} radios={counts.collect::<Vec<_>>()}
                    value={draft.options.seats.to_string()} onchange={oncount} />
            </div>
            <SeatingPresets<Ui> ..props.clone() />
        </section>
    }
}
