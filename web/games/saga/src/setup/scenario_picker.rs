//! The choice of the scenario: thumbnails of the shipped scenarios and of user-made ones.

use crate::Ui;
use crate::draft::{SetupDraft, scenarios};
use engine::rule::RuleId;
use engine::saga::options::ScenarioChoice;
use engine::saga::scenario::ScenarioFile;
use play::setup::{use_map_chooser, with_rule_link};
use std::rc::Rc;
use store::BoardList;
use ui::l10n::use_phrases;
use ui::update::Update;
use yew::prelude::*;

const SCENARIO_RULE: RuleId = RuleId::new("SAGA-SET.1");

#[derive(Properties, PartialEq)]
pub(super) struct ScenarioPickerProps {
    pub draft: SetupDraft,
    pub onchange: Callback<Update<SetupDraft>>,
    pub open_rules: Callback<Option<String>>,
    pub saved: BoardList,
}

/// The thumbnails of all scenarios; one is selected.
#[component]
pub(super) fn ScenarioPicker(props: &ScenarioPickerProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let offered = use_memo((), |()| {
        let all = scenarios().into_iter();
        all.map(Rc::new).collect::<Vec<_>>()
    });
    let offer = use_map_chooser::<Ui>(draft, &props.onchange, &props.saved);
    let of_stock = |file: &Rc<ScenarioFile>| {
        offer.card(&file.id, file, ScenarioChoice::Shipped(file.id.clone()))
    };
    let why = html! { <p class="setup-why">{ phrases.text("saga-setup-scenario-why") }</p> };
    html! {
        <section class="setup-part" aria-labelledby="setup-boards">
            <h2 id="setup-boards">{ phrases.text("saga-setup-scenario") }</h2>
            <div class="scenarios">{ for offered.iter().map(of_stock) }</div>
            { offer.own(&phrases) }
            { with_rule_link(&props.open_rules, SCENARIO_RULE, why) }
            { offer.files(Html::default()) }
        </section>
    }
}
