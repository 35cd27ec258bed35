//! Choosing the scenario: stamps of those of the stock, and of those of one's own.

use crate::Ui;
use crate::draft::{Draft, scenarios};
use engine::rule::RuleId;
use engine::saga::options::ScenarioChoice;
use engine::saga::scenario::ScenarioFile;
use play::setup::{ruled, use_offer};
use std::rc::Rc;
use store::BoardList;
use ui::l10n::use_phrases;
use yew::prelude::*;

const CHOICE: RuleId = RuleId::new("SAGA-SET.1");

#[derive(Properties, PartialEq)]
pub(super) struct ScenariosProps {
    pub draft: Draft,
    pub onchange: Callback<Draft>,
    pub rules: Callback<Option<String>>,
    /// Scenarios of one's own that are kept.
    pub kept: BoardList,
}

/// All scenarios, of which one is chosen.
#[component]
pub(super) fn Scenarios(props: &ScenariosProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let offered = use_memo((), |()| {
        let all = scenarios().into_iter();
        all.map(Rc::new).collect::<Vec<_>>()
    });
    let offer = use_offer::<Ui>(draft, &props.onchange, &props.kept);
    let of_stock = |file: &Rc<ScenarioFile>| {
        offer.card(&file.id, file, ScenarioChoice::Shipped(file.id.clone()))
    };
    let why = html! { <p class="setup-why">{ phrases.text("saga-setup-scenario-why") }</p> };
    html! {
        <section class="setup-part" aria-labelledby="setup-boards">
            <h2 id="setup-boards">{ phrases.text("saga-setup-scenario") }</h2>
            <div class="scenarios">{ for offered.iter().map(of_stock) }</div>
            { offer.own(&phrases) }
            { ruled(&props.rules, CHOICE, why) }
            { offer.files(Html::default()) }
        </section>
    }
}
