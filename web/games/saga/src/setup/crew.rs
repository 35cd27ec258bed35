//! The quick choices: how many play, and who they are.

use super::PartProps;
use crate::Ui;
use crate::draft;
use crate::draft::Draft;
use engine::rule::RuleId;
use play::setup::{Companies, ruled};
use ui::form::{Radio, Radios};
use ui::l10n::use_phrases;
use yew::prelude::*;

const ALONE: RuleId = RuleId::new("SAGA-SOL.1");

/// How many, and who.
#[component]
pub(super) fn Quick(props: &PartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let counts = draft::counts(draft);
    let radios = counts.iter().map(|count| {
        let words = [("count", (*count).into())];
        let label = phrases.say("saga-setup-seat-count", &words);
        Radio::new(count.to_string(), count.to_string()).hinted(label)
    });
    let oncount = props.change(|draft: &Draft, count: AttrValue| {
        draft::with_seats(draft, count.parse().unwrap_or(draft.options.seats))
    });
    let alone = draft.options.seats == 1;
    let why = html! { <p class="setup-why">{ phrases.text("saga-setup-alone") }</p> };
    html! {
        <section class="setup-part" aria-labelledby="setup-quick">
            <h2 id="setup-quick">{ phrases.text("saga-setup-players") }</h2>
            <div class="setup-tiles">
                <Radios name="seats" legend={phrases.text("saga-setup-count")} radios={radios.collect::<Vec<_>>()}
                    value={draft.options.seats.to_string()} onchange={oncount} />
            </div>
            if alone {
                { ruled(&props.rules, ALONE, why) }
            }
            <Companies<Ui> ..props.clone() />
        </section>
    }
}
