//! Key facts of a scenario, in a few words each: length, victory conditions, components.

use crate::draft::side_name;
use engine::space_rift::battlefield::Side;
use engine::space_rift::metadata;
use engine::space_rift::scenario::{Objective, ObjectiveOwner, PerSide, RuleFlag, ScenarioFile};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct KeyFactsProps {
    pub file: ScenarioFile,
}

#[component]
pub fn KeyFacts(props: &KeyFactsProps) -> Html {
    let phrases = use_phrases();
    html! {
        <ul class="setup-special">
            for words in key_facts(&phrases, &props.file) {
                <li class="chip">{ words }</li>
            }
        </ul>
    }
}

/// Returns a line with the number of units of each side, and the typical number of turns.
#[must_use]
pub fn summary_line(phrases: &Phrases, file: &ScenarioFile) -> String {
    let [south, north] = units(file);
    let words = [("south", south.into()), ("north", north.into())];
    let size = phrases.say("space-rift-facts-size", &words);
    match metadata::usual_turns(&file.id) {
        Some(turns) => format!("{size} · {}", turns_text(phrases, turns)),
        None => size,
    }
}

fn turns_text(phrases: &Phrases, turn_count: u8) -> String {
    phrases.say("space-rift-facts-turns", &[("turns", turn_count.into())])
}

fn units(file: &ScenarioFile) -> [usize; 2] {
    Side::ALL.map(|side| file.sides.of(side).units.len())
}

fn points(phrases: &Phrases, victory: PerSide<u8>) -> String {
    let PerSide { south, north } = victory;
    if south == north {
        return phrases.say("space-rift-facts-points", &[("score", south.into())]);
    }
    let words = [("south", south.into()), ("north", north.into())];
    phrases.say("space-rift-facts-points-each", &words)
}

fn key_facts(phrases: &Phrases, file: &ScenarioFile) -> Vec<String> {
    let [south, north] = units(file);
    let units = [("south", south.into()), ("north", north.into())];
    let mut facts = vec![
        phrases.say("space-rift-facts-units", &units),
        points(phrases, file.victory),
    ];
    if let Some(turns) = metadata::usual_turns(&file.id) {
        facts.push(turns_text(phrases, turns));
    }
    facts.push(cards(phrases, file));
    let flag = |flag: RuleFlag| file.flags.contains(&flag);
    let extras = [
        (file.rift.is_some(), "space-rift-option-rift"),
        (flag(RuleFlag::Meteors), "space-rift-option-meteors"),
        (flag(RuleFlag::Wrecks), "space-rift-option-wrecks"),
    ];
    let included = extras.into_iter().filter(|(included, _)| *included);
    facts.extend(included.map(|(_, key)| phrases.text(key)));
    let objectives = file.objectives.iter();
    facts.extend(objectives.map(|objective| objective_name(phrases, objective)));
    let first = [("side", side_name(phrases, file.first).into())];
    facts.push(phrases.say("space-rift-facts-first", &first));
    facts
}

fn cards(phrases: &Phrases, file: &ScenarioFile) -> String {
    let [south, north] = Side::ALL.map(|side| file.sides.of(side).combat_cards);
    match (south, north) {
        (0, 0) => phrases.text("space-rift-facts-no-cards"),
        (south, north) if south == north => {
            phrases.say("space-rift-facts-cards", &[("count", south.into())])
        }
        (south, north) => {
            let words = [("south", south.into()), ("north", north.into())];
            phrases.say("space-rift-facts-cards-each", &words)
        }
    }
}

/// Returns an objective in words: the task, and the side that has it.
#[must_use]
pub fn objective_name(phrases: &Phrases, objective: &Objective) -> String {
    let aim = phrases.text(&format!("space-rift-{}", objective.kind.into_str()));
    let side = match objective.side {
        ObjectiveOwner::South => Some(Side::South),
        ObjectiveOwner::North => Some(Side::North),
        ObjectiveOwner::Both => None,
    };
    match side {
        Some(side) => {
            let words = [
                ("side", side_name(phrases, side).into()),
                ("aim", aim.into()),
            ];
            phrases.say("space-rift-facts-aim", &words)
        }
        None => aim,
    }
}
