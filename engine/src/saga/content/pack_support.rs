//! The replaceable parts of a Saga pack: pictures by slot, and phrases of scenarios, tiles,
//! Commanders and cards by key.

#[cfg(feature = "schema")]
use super::cards::MAX_ID_CHARS;
use crate::game::PackSupport;
use crate::saga::Saga;
use crate::saga::content::ContentSet;

/// Picture slots that do not depend on the content.
const FIXED_SLOTS: [&str; 10] = [
    "saga-door",
    "saga-face-down",
    "saga-starbase",
    "saga-xpm",
    "saga-astartium",
    "saga-raider-1",
    "saga-raider-2",
    "saga-raider-3",
    "saga-ravager",
    "saga-die",
];

fn tile_slot(id: &str) -> String {
    slot("tile", id)
}

fn commander_slot(id: &str) -> String {
    slot("commander", id)
}

/// Returns the picture slot of a Unit or a Power Up.
fn gear_slot(id: &str) -> String {
    slot("gear", id)
}

fn action_slot(id: &str) -> String {
    slot("action", id)
}

/// Returns the picture slot of an Exploration card.
fn exploration_slot(id: &str) -> String {
    slot("exploration", id)
}

fn event_slot(id: &str) -> String {
    slot("threat", id)
}

fn boss_slot(id: &str) -> String {
    slot("boss", id)
}

/// Returns the picture slot of a card of a scenario deck.
fn extra_slot(id: &str) -> String {
    slot("extra", id)
}

fn slot(kind: &str, id: &str) -> String {
    format!("saga-{kind}-{}", id.to_ascii_lowercase())
}

impl PackSupport for Saga {
    fn has_picture_slot(content: &ContentSet, slot: &str) -> bool {
        let Ok(parts) = content.parts() else {
            return FIXED_SLOTS.contains(&slot);
        };
        FIXED_SLOTS.contains(&slot)
            || parts.tiles.iter().any(|tile| tile_slot(&tile.id) == slot)
            || parts
                .commanders
                .iter()
                .any(|commander| commander_slot(&commander.id) == slot)
            || parts
                .gear
                .iter()
                .any(|gear_card| gear_slot(&gear_card.id) == slot)
            || parts
                .actions
                .iter()
                .any(|action| action_slot(&action.id) == slot)
            || (parts.explorations.iter())
                .any(|exploration| exploration_slot(&exploration.id) == slot)
            || parts
                .events
                .iter()
                .any(|event| event_slot(&event.id) == slot)
            || parts.bosses.iter().any(|boss| boss_slot(&boss.id) == slot)
            || parts
                .extras
                .iter()
                .any(|extra| extra_slot(&extra.id) == slot)
    }

    #[cfg(feature = "schema")]
    fn picture_slot_patterns() -> Vec<String> {
        let id = format!("[a-z0-9_-]{{1,{MAX_ID_CHARS}}}");
        let slots = [
            tile_slot,
            commander_slot,
            gear_slot,
            action_slot,
            exploration_slot,
            event_slot,
            boss_slot,
            extra_slot,
        ];
        let more = slots.map(|slot| slot(&id));
        FIXED_SLOTS
            .map(str::to_owned)
            .into_iter()
            .chain(more)
            .collect()
    }

    /// Accepts keys of scenarios, tiles, Commanders and cards; a card may have a separate text.
    fn has_phrase_key(content: Option<&ContentSet>, key: &str) -> bool {
        let Some(content) = content else {
            return false;
        };
        let (id, part) = key
            .split_once('.')
            .map_or((key, ""), |(id, part)| (id, part));
        let Ok(parts) = content.parts() else {
            return false;
        };
        let named = |kind: &str| id.strip_prefix("saga-")?.strip_prefix(kind);
        let one_of = |kind: &str, mut ids: &mut dyn Iterator<Item = &String>| {
            named(kind).is_some_and(|id| Iterator::any(&mut ids, |known| known == id))
        };
        let is_card = || {
            one_of(
                "commander-",
                &mut parts.commanders.iter().map(|commander| &commander.id),
            ) || one_of(
                "gear-",
                &mut parts.gear.iter().map(|gear_card| &gear_card.id),
            ) || one_of(
                "action-",
                &mut parts.actions.iter().map(|action| &action.id),
            ) || one_of(
                "exploration-",
                &mut parts.explorations.iter().map(|exploration| &exploration.id),
            ) || one_of("threat-", &mut parts.events.iter().map(|event| &event.id))
                || one_of("boss-", &mut parts.bosses.iter().map(|boss| &boss.id))
                || one_of("extra-", &mut parts.extras.iter().map(|extra| &extra.id))
        };
        match part {
            "" if one_of("tile-", &mut parts.tiles.iter().map(|tile| &tile.id)) => true,
            "" | "goal" | "blurb"
                if named("scenario-").is_some_and(|id| content.is_from_pack(id)) =>
            {
                true
            }
            "" | "text" => is_card(),
            _ => false,
        }
    }

    fn content_phrases(content: &ContentSet) -> Vec<(String, String)> {
        let mut texts = Vec::new();
        for scenario in content.pack_scenarios() {
            let key = format!("saga-scenario-{}", scenario.id);
            for (part, text) in [("goal", &scenario.goal_text), ("blurb", &scenario.story)] {
                texts.push((format!("{key}.{part}"), text.clone()));
            }
            texts.push((key, scenario.title.clone()));
        }
        texts
    }
}
