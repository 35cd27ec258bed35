//! The quick choices: how many play, and who they are.

use super::PartProps;
use crate::l10n::use_phrases;
use crate::pages::setup::{Company, Levels};
use crate::pages::{Radio, Radios};
use engine::exodus::meta::SEATS;
use yew::prelude::*;

/// How many, and who.
#[component]
pub(super) fn Quick(props: &PartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let (fewest, most) = SEATS;
    let counts = (fewest..=most).map(|seats| Radio::new(seats.to_string(), seats.to_string()));
    let oncount = {
        let (draft, onchange) = (draft.clone(), props.onchange.clone());
        Callback::from(move |count: AttrValue| {
            onchange.emit(draft.with_seats(count.parse().unwrap_or(fewest)));
        })
    };
    let companies = Company::ALL.map(|company| {
        let key = format!("exodus-setup-company-{}", company.slug());
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
    html! {
        <section class="setup-part" aria-labelledby="setup-quick">
            <h2 id="setup-quick">{ phrases.text("exodus-setup-players") }</h2>
            <div class="setup-count">
                <Radios name="seats" legend={phrases.text("exodus-setup-count")} radios={counts.collect::<Vec<_>>()}
                    value={draft.options.seats.to_string()} onchange={oncount} />
            </div>
            <div class="setup-tiles setup-pairs">
                <Radios name="company" legend={phrases.text("exodus-setup-company")} radios={companies.to_vec()}
                    value={draft.company().map_or("", Company::slug)} onchange={oncompany} />
            </div>
            <Levels legend={phrases.text("exodus-setup-level")} sitters={draft.sitters.clone()} {onlevel} />
        </section>
    }
}
