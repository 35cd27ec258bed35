//! Key facts of a scenario, in short phrases: players, length, Bosses, and the objects to build and
//! to find.

use crate::draft::SetupDraft;
use engine::saga::mission::Mission;
use engine::saga::scenario::ScenarioFile;
use ui::l10n::{PhraseArg, Phrases, use_phrases};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct KeyFactsProps {
    pub draft: SetupDraft,
}

#[component]
pub fn KeyFacts(props: &KeyFactsProps) -> Html {
    let phrases = use_phrases();
    let Ok(game) = props.draft.game() else {
        return Html::default();
    };
    html! {
        <ul class="setup-special">
            for words in key_facts(&phrases, game.mission()) {
                <li class="chip">{ words }</li>
            }
        </ul>
    }
}

/// Returns a line with the number of players of a scenario.
#[must_use]
pub fn summary_line(phrases: &Phrases, file: &ScenarioFile) -> String {
    let args = [
        ("least", file.players.min.into()),
        ("most", file.players.max.into()),
    ];
    if file.players.min == file.players.max {
        return phrases.say("saga-facts-players-only", &args);
    }
    phrases.say("saga-facts-players", &args)
}

/// Returns the rounds of the badge with this id, as a list; `None` if there are none.
fn badge_rounds(mission: &Mission, id: &str) -> Option<String> {
    let index = mission.badge_ids.iter().position(|other| other == id)?;
    let rounds = (1u8..).zip(&mission.badges);
    let rounds = rounds.filter(|(_, badges)| badges.iter().any(|badge| badge.index() == index));
    let rounds: Vec<String> = rounds.map(|(round, _)| round.to_string()).collect();
    (!rounds.is_empty()).then(|| rounds.join(", "))
}

fn key_facts(phrases: &Phrases, mission: &Mission) -> Vec<String> {
    let count = |key: &str, count: usize| phrases.say(key, &[("count", count.into())]);
    let mut facts = vec![count("saga-facts-rounds", mission.rounds.into())];
    let tiles = mission.pile.len() + mission.nebulas.len();
    if tiles > 0 {
        facts.push(count("saga-facts-tiles", tiles.into()));
    }
    facts.push(count("saga-facts-xpm", mission.xpm.into()));
    // The badges of the shipped campaigns, whose ids custom scenarios may use too.
    for (id, key) in [
        ("boss", "saga-facts-boss"),
        ("bounty", "saga-facts-boss"),
        ("lost", "saga-facts-lost"),
        ("advance", "saga-facts-advance"),
        ("ravager", "saga-facts-ravager"),
    ] {
        if let Some(rounds) = badge_rounds(mission, id) {
            facts.push(phrases.say(key, &[("rounds", PhraseArg::from(rounds))]));
        }
    }
    let bosses = mission.bosses.preset.len();
    if bosses > 0 {
        facts.push(count("saga-facts-bosses", bosses));
    }
    for (is_present, key) in [
        (!mission.allows_exploring, "saga-facts-no-exploring"),
        (!mission.allows_building, "saga-facts-no-building"),
        (mission.bosses.has_force_field, "saga-facts-force-field"),
        (mission.flags.has_hidden_hands, "saga-facts-hidden-hands"),
        (mission.flags.allows_duels, "saga-facts-duels"),
    ] {
        if is_present {
            facts.push(phrases.text(key));
        }
    }
    if let Some(points) = &mission.points
        && points.target > 0
    {
        facts.push(count("saga-facts-target", points.target.into()));
    }
    facts
}
