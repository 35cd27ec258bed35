//! The constant data of a table for the JSON API: the scenario with its goals, figures, cards and
//! hexes. Effects are texts of the effect language.

use super::content::ContentSet;
use super::figures::{
    Ability, ActionCard, Boss, Commander, EventCard, Exploration, ExtraCard, ExtraFace, Gear,
};
use super::hex::{HexId, axial};
use super::ids::DeckId;
use super::scenario::ScenarioFile;
use super::table::Saga;
use serde_json::{Value, json};

impl Saga {
    /// Returns the constant data of the table as JSON, with the scenario of the content set that it
    /// uses.
    pub(super) fn static_data_json(&self, content: &ContentSet) -> Value {
        let scenario = content.scenario(&self.options).ok();
        let scenario =
            scenario.map(|(file, _)| scenario_file_json(&file.for_players(self.seat_count())));
        let hexes = self.board.cells().map(|cell| json!(axial(HexId(cell))));
        let extra = |(id, cards): &(String, Vec<ExtraCard>)| json!({"id": id, "cards": all(cards, extra_card_json)});
        json!({
            "scenario": scenario,
            "rounds": self.mission.rounds,
            "figures": content.parts().ok().map(|parts| &parts.figures),
            "tiles": self.tiles,
            "commanders": all(&self.commanders, commander_json),
            "gear": all(&self.gear, gear_json),
            "actions": all(&self.actions, action_card_json),
            "explorations": all(&self.explorations, exploration_json),
            "events": all(&self.events, event_card_json),
            "scans": self.scans,
            "bosses": all(&self.bosses, boss_json),
            "decks": all(&self.mission.extra, extra),
            "hexes": hexes.collect::<Value>(),
        })
    }
}

/// Returns a scenario as its file contains it, without fields that are not set.
fn scenario_file_json(scenario: &ScenarioFile) -> Value {
    serde_json::from_str(&scenario.text()).unwrap_or_default()
}

fn all<T>(things: &[T], words: impl Fn(&T) -> Value) -> Value {
    things.iter().map(words).collect()
}

/// Adds timing and effects of an ability to the data of its card.
fn with_ability(mut card: Value, ability: &Ability) -> Value {
    card["timing"] = json!(ability.timing);
    card["ability"] = json!(ability.script.text);
    card
}

fn commander_json(card: &Commander) -> Value {
    let card_json = json!({"id": card.id, "bonus": card.bonus});
    with_ability(card_json, &card.ability)
}

fn gear_json(card: &Gear) -> Value {
    let card_json = json!({
        "id": card.id,
        "kind": card.kind,
        "quality": card.quality,
        "color": card.color,
        "bonus": card.bonus,
    });
    with_ability(card_json, &card.ability)
}

fn action_card_json(card: &ActionCard) -> Value {
    let is_special = card.deck == DeckId::SPECIAL;
    json!({
        "id": card.id,
        "deck": if is_special { "special" } else { "common" },
        "kind": card.kind,
        "timing": card.timing,
        "effect": card.script.text,
    })
}

fn exploration_json(card: &Exploration) -> Value {
    let side = |side: usize| json!({"test": card.tests[side], "reward": card.rewards[side].text});
    json!({"id": card.id, "easy": side(0), "hard": side(1)})
}

fn event_card_json(card: &EventCard) -> Value {
    json!({"id": card.id, "recurring": card.recurring, "effect": card.script.text})
}

fn boss_json(card: &Boss) -> Value {
    json!({
        "id": card.id,
        "foe": card.foe,
        "effect": card.effect.text,
        "reward": card.reward.text,
    })
}

/// Returns the data of a card of a scenario deck: a check, an enemy, or two lines.
fn extra_card_json(card: &ExtraCard) -> Value {
    let id = &card.id;
    match &card.face {
        ExtraFace::Check { test, fail, reward } => {
            json!({"id": id, "check": test, "fail": fail.text, "reward": reward.text})
        }
        ExtraFace::Enemy { foe, start, reward } => {
            json!({"id": id, "enemy": foe, "start": start.text, "reward": reward.text})
        }
        ExtraFace::Lines([one, two]) => json!({"id": id, "lines": [one.text, two.text]}),
    }
}
