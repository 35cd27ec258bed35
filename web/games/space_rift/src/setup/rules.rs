//! The choice of features and of deviations from the scenario `[SR-3.10]`. The engine decides which
//! of them can be combined.

use super::SetupPartProps;
use crate::draft;
use crate::draft::{SetupDraft, feature_switch, side_name};
use engine::space_rift::battlefield::Side;
use engine::space_rift::content::scenario_check::VICTORY_BOUNDS;
use engine::space_rift::options::{FeatureSwitch, HouseRules};
use engine::space_rift::scenario::{Objective, ObjectiveKind, RuleFlag, ScenarioFile};
use play::setup::Seed;
use ui::form::{Check, Number, Radio, Select};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Returns a callback that reports the draft with changed rules.
fn change<T: 'static>(
    props: &SetupPartProps,
    set: impl Fn(&mut HouseRules, &ScenarioFile, T) + 'static,
) -> Callback<T> {
    props.change(move |draft: &SetupDraft, value| {
        draft::with_rules(draft, |rules| set(rules, &draft.file, value))
    })
}

/// Renders the fields for the rift and the combat cards, which change a battle most.
#[component]
pub(super) fn MainOptions(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let played = draft::effective_scenario(&props.draft);
    let onrift = props.change(|draft: &SetupDraft, included| draft::with_rift(draft, included));
    let oncards = change(props, |rules, file, included| {
        rules.combat_cards = feature_switch(included, has_cards(file));
    });
    html! {
        <section class="setup-part" aria-labelledby="setup-extras">
            <h2 id="setup-extras">{ phrases.text("space-rift-setup-extras") }</h2>
            <div class="setup-switches">
                <Check label={phrases.text("space-rift-option-rift")} hint={phrases.text("space-rift-option-rift.hint")}
                    is_checked={played.rift.is_some()} onchange={onrift} />
                <Check label={phrases.text("space-rift-option-cards")} hint={phrases.text("space-rift-option-cards.hint")}
                    is_checked={has_cards(&played)} onchange={oncards} />
            </div>
        </section>
    }
}

const fn has_cards(file: &ScenarioFile) -> bool {
    file.sides.south.combat_cards > 0 || file.sides.north.combat_cards > 0
}

/// A rule that is on or off: its phrase, its flag and its setter.
type Switch = (&'static str, RuleFlag, fn(&mut HouseRules, FeatureSwitch));

const SWITCHES: [Switch; 2] = [
    (
        "space-rift-option-meteors",
        RuleFlag::Meteors,
        |rules, extra| {
            rules.meteors = extra;
        },
    ),
    (
        "space-rift-option-wrecks",
        RuleFlag::Wrecks,
        |rules, extra| {
            rules.wrecks = extra;
        },
    ),
];

/// Renders the section of options that a first battle can leave at their defaults.
#[component]
pub(super) fn AdvancedOptions(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let played = draft::effective_scenario(&props.draft);
    let switch = |(key, flag, set): Switch| {
        let onchange = change(props, move |rules, file, included| {
            set(rules, feature_switch(included, file.flags.contains(&flag)));
        });
        html! {
            <Check label={phrases.text(key)} hint={phrases.text(&format!("{key}.hint"))}
                is_checked={played.flags.contains(&flag)} {onchange} />
        }
    };
    let leaves = |objective: &Objective| objective.kind == ObjectiveKind::Breakthrough;
    let ondeparture = props.change(|draft: &SetupDraft, on| {
        draft.with_options(|options| options.allows_departure = on)
    });
    let onseed = props.change(|draft: &SetupDraft, seed| SetupDraft {
        seed,
        ..draft.clone()
    });
    html! {
        <details class="setup-part setup-details">
            <summary>{ phrases.text("setup-details") }</summary>
            <div class="setup-switches">
                { for SWITCHES.map(switch) }
                if played.objectives.iter().any(leaves) {
                    <Check label={phrases.text("space-rift-option-departure")} hint={phrases.text("space-rift-option-departure.hint")}
                        is_checked={props.draft.options.allows_departure} onchange={ondeparture} />
                }
            </div>
            <StartOptions draft={props.draft.clone()} onchange={props.onchange.clone()} />
            <Seed seed={props.draft.seed.clone()} onchange={onseed} />
        </details>
    }
}

const FIRST_SIDES: [(Option<Side>, &str); 3] = [
    (None, "scenario"),
    (Some(Side::South), "south"),
    (Some(Side::North), "north"),
];

/// Renders the fields for the first side and for the victory conditions.
#[component]
fn StartOptions(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let (rules, file) = (&props.draft.options.rules, &props.draft.file);
    let firsts = FIRST_SIDES.map(|(side, slug)| {
        let name = match side {
            Some(side) => side_name(&phrases, side),
            None => {
                let words = [("side", side_name(&phrases, file.first).into())];
                phrases.say("space-rift-option-first-scenario", &words)
            }
        };
        Radio::new(slug, name)
    });
    let first = FIRST_SIDES.iter().find(|(side, _)| *side == rules.first);
    let onfirst = change(props, |rules, _, slug: AttrValue| {
        let chosen = FIRST_SIDES.iter().find(|(_, name)| *name == slug.as_str());
        rules.first = chosen.and_then(|(side, _)| *side);
    });
    let score = |side: Side| {
        let onchange = change(props, move |rules, file, score: i64| {
            let mut victory = rules.victory.unwrap_or(file.victory);
            *victory.of_mut(side) = u8::try_from(score).unwrap_or(*VICTORY_BOUNDS.end());
            rules.victory = (victory != file.victory).then_some(victory);
        });
        let words = [("side", side_name(&phrases, side).into())];
        let value = *rules.victory.unwrap_or(file.victory).of(side);
        html! {
            <Number label={phrases.say("space-rift-option-victory", &words)} value={i64::from(value)}
                min={i64::from(*VICTORY_BOUNDS.start())} max={i64::from(*VICTORY_BOUNDS.end())} {onchange} />
        }
    };
    html! {
        <div class="setup-counts">
            <Select label={phrases.text("space-rift-option-first")} radios={firsts.to_vec()}
                value={first.map_or("", |(_, slug)| *slug)} onchange={onfirst} />
            { for Side::ALL.map(score) }
        </div>
    }
}
