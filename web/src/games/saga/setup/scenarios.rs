//! Choosing the scenario: stamps of those of the stock, and of those of one's own.

use super::own_scenario::{OwnScenario, playable};
use super::special::short;
use crate::games::saga::draft::{Draft, scenario_name, scenarios};
use crate::games::saga::thumbnail::Thumbnail;
use crate::l10n::use_phrases;
use crate::pages::setup::{StampCard, ruled};
use crate::store::BoardList;
use engine::rule::RuleId;
use engine::saga::options::ScenarioChoice;
use engine::saga::scenario::ScenarioFile;
use std::rc::Rc;
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
    let kept = use_memo(props.kept.clone(), playable);
    let opened = use_state(Vec::<Rc<ScenarioFile>>::new);
    let onpick = use_callback(
        (draft.clone(), props.onchange.clone()),
        |choice: ScenarioChoice, (draft, onchange): &(Draft, Callback<Draft>)| {
            onchange.emit(draft.with_scenario(choice));
        },
    );
    let onopen = {
        let (opened, onchange) = (opened.clone(), props.onchange.clone());
        Callback::from(move |draft: Draft| {
            let file = Rc::new(draft.file.clone());
            let others = opened.iter().filter(|other| **other != file).cloned();
            opened.set(others.chain([file.clone()]).collect());
            onchange.emit(draft);
        })
    };
    let of_stock = |file: &Rc<ScenarioFile>| {
        let choice = ScenarioChoice::Shipped(file.id.clone());
        let checked = choice == draft.options.scenario;
        html! { <Stamp key={file.id.clone()} {checked} file={file.clone()} {choice} onpick={onpick.clone()} /> }
    };
    let own = all_own(&kept, &opened, draft);
    let of_own = |(n, file): (usize, &Rc<ScenarioFile>)| {
        let choice = ScenarioChoice::Custom(Box::new((**file).clone()));
        let checked = choice == draft.options.scenario;
        html! { <Stamp key={format!("own-{n}")} {checked} file={file.clone()} {choice} onpick={onpick.clone()} /> }
    };
    let why = html! { <p class="setup-why">{ phrases.text("saga-setup-scenario-why") }</p> };
    html! {
        <section class="setup-part" aria-labelledby="setup-boards">
            <h2 id="setup-boards">{ phrases.text("saga-setup-scenario") }</h2>
            <div class="scenarios saga-setup-scenarios">{ for offered.iter().map(of_stock) }</div>
            if !own.is_empty() {
                <h3>{ phrases.text("saga-setup-own") }</h3>
                <div class="scenarios saga-setup-scenarios">{ for own.iter().enumerate().map(of_own) }</div>
            }
            { ruled(&props.rules, CHOICE, why) }
            <OwnScenario draft={draft.clone()} onchange={onopen} rules={props.rules.clone()} />
        </section>
    }
}

/// Scenarios of one's own: kept ones, those of files, and the one that another page has handed over.
fn all_own(
    kept: &[Rc<ScenarioFile>],
    opened: &[Rc<ScenarioFile>],
    draft: &Draft,
) -> Vec<Rc<ScenarioFile>> {
    let mut all: Vec<Rc<ScenarioFile>> = Vec::new();
    let chosen = match &draft.options.scenario {
        ScenarioChoice::Custom(file) => Some(Rc::new((**file).clone())),
        ScenarioChoice::Shipped(_) => None,
    };
    for file in kept.iter().chain(opened).chain(&chosen) {
        if !all.contains(file) {
            all.push(file.clone());
        }
    }
    all
}

#[derive(Properties, PartialEq)]
struct StampProps {
    file: Rc<ScenarioFile>,
    choice: ScenarioChoice,
    checked: bool,
    onpick: Callback<ScenarioChoice>,
}

/// One scenario among the others.
#[component]
fn Stamp(props: &StampProps) -> Html {
    let phrases = use_phrases();
    let file = &props.file;
    let onpick = {
        let (onpick, choice) = (props.onpick.clone(), props.choice.clone());
        Callback::from(move |()| onpick.emit(choice.clone()))
    };
    html! {
        <StampCard id={file.id.clone()} stamp={html! { <Thumbnail scenario={file.clone()} /> }}
            name={scenario_name(&phrases, &props.choice, file)} facts={html! { short(&phrases, file) }}
            checked={props.checked} {onpick} />
    }
}
