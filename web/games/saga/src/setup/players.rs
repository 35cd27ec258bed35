//! The quick choices: how many play, and whether they are people or bots.

use super::SetupPartProps;
use crate::Ui;
use crate::draft;
use crate::draft::SetupDraft;
use engine::rule::RuleId;
use play::setup::{SeatingPresets, with_rule_link};
use ui::form::{Radio, Radios};
use ui::l10n::use_phrases;
use yew::prelude::*;

const SOLO_RULE: RuleId = RuleId::new("SAGA-SOL.1");

/// The fields for the number of seats and for the kinds of players.
#[component]
pub(super) fn QuickSetup(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let counts = draft::seat_counts(draft);
    let radios = counts.iter().map(|count| {
        let args = [("count", (*count).into())];
        let label = phrases.say("saga-setup-seat-count", &args);
        Radio::new(count.to_string(), count.to_string()).with_hint(label)
    });
    let oncount = props.change(|draft: &SetupDraft, count: AttrValue| {
        draft::with_seats(draft, count.parse().unwrap_or(draft.options.seats))
    });
    let is_solo = draft.options.seats == 1;
    let why = html! { <p class="setup-why">{ phrases.text("saga-setup-alone") }</p> };
    html! {
        <section class="setup-part" aria-labelledby="setup-quick">
            <h2 id="setup-quick">{ phrases.text("saga-setup-players") }</h2>
            <div class="setup-tiles">
                <Radios name="seats" legend={phrases.text("saga-setup-count")} radios={radios.collect::<Vec<_>>()}
                    value={draft.options.seats.to_string()} onchange={oncount} />
            </div>
            if is_solo {
                { with_rule_link(&props.open_rules, SOLO_RULE, why) }
            }
            <SeatingPresets<Ui> ..props.clone() />
        </section>
    }
}
