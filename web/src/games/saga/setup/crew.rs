//! The quick choices: how many play, and who they are.

use super::PartProps;
use crate::games::saga::draft::Company;
use crate::l10n::use_phrases;
use crate::pages::setup::{Levels, ruled};
use crate::pages::{Radio, Radios};
use engine::rule::RuleId;
use yew::prelude::*;

const ALONE: RuleId = RuleId::new("SAGA-SOL.1");

/// How many, and who.
#[component]
pub(super) fn Quick(props: &PartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let counts = draft.counts();
    let radios = counts.iter().map(|count| {
        let words = [("count", (*count).into())];
        let label = phrases.say("saga-setup-seat-count", &words);
        Radio::new(count.to_string(), count.to_string()).hinted(label)
    });
    let oncount = {
        let (draft, onchange) = (draft.clone(), props.onchange.clone());
        Callback::from(move |count: AttrValue| {
            if let Ok(count) = count.parse() {
                onchange.emit(draft.with_seats(count));
            }
        })
    };
    let companies = Company::ALL.map(|company| {
        let key = format!("saga-setup-company-{}", company.slug());
        Radio::new(company.slug(), phrases.text(&key)).hinted(phrases.text(&format!("{key}.hint")))
    });
    let oncompany = {
        let (draft, onchange) = (draft.clone(), props.onchange.clone());
        Callback::from(move |slug: AttrValue| {
            if let Some(company) = Company::named(&slug) {
                onchange.emit(draft.with_company(company));
            }
        })
    };
    let onlevel = {
        let (draft, onchange) = (draft.clone(), props.onchange.clone());
        Callback::from(move |level| onchange.emit(draft.clone().against(level)))
    };
    let alone = draft.options.seats == 1;
    let why = html! { <p class="setup-why">{ phrases.text("saga-setup-alone") }</p> };
    html! {
        <section class="setup-part" aria-labelledby="setup-quick">
            <h2 id="setup-quick">{ phrases.text("saga-setup-players") }</h2>
            <div class="setup-tiles saga-setup-counts">
                <Radios name="seats" legend={phrases.text("saga-setup-count")} radios={radios.collect::<Vec<_>>()}
                    value={draft.options.seats.to_string()} onchange={oncount} />
            </div>
            if alone {
                { ruled(&props.rules, ALONE, why) }
            }
            <div class="setup-tiles setup-pairs">
                <Radios name="company" legend={phrases.text("saga-setup-company")} radios={companies.to_vec()}
                    value={draft.company().map_or("", Company::slug)} onchange={oncompany} />
            </div>
            <Levels legend={phrases.text("saga-setup-level")} sitters={draft.sitters.clone()} {onlevel} />
        </section>
    }
}
