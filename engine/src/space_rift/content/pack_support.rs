//! The parts of Space Rift that a content pack can change: pictures by slot, and names of units,
//! scenarios and cards.

use crate::game::PackSupport;
use crate::space_rift::SpaceRift;
use crate::space_rift::content::ContentSet;
#[cfg(feature = "schema")]
use crate::{content_id::id_pattern_within, space_rift::effect::CODE_PATTERN};

/// Picture slots that do not depend on the content. Each unit type and each card adds one, see
/// [`unit_slot`], [`command_slot`] and [`combat_slot`].
const FIXED_SLOTS: [&str; 7] = [
    "space-rift-door",
    "space-rift-planet",
    "space-rift-asteroid",
    "space-rift-debris",
    "space-rift-star",
    "space-rift-tile",
    "space-rift-meteor",
];

/// Returns the picture slot of a unit type.
#[must_use]
pub fn unit_slot(code: &str) -> String {
    format!("space-rift-unit-{}", code.to_ascii_lowercase())
}

/// Returns the picture slot of a command card.
#[must_use]
pub fn command_slot(id: &str) -> String {
    format!("space-rift-command-{id}")
}

/// Returns the picture slot of a combat card.
#[must_use]
pub fn combat_slot(id: &str) -> String {
    format!("space-rift-combat-{id}")
}

impl PackSupport for SpaceRift {
    fn has_picture_slot(content: &ContentSet, slot: &str) -> bool {
        let types = content.figures().map(|figures| figures.units.as_slice());
        let mut types = types.unwrap_or_default().iter();
        let mut commands = content.commands().iter();
        FIXED_SLOTS.contains(&slot)
            || types.any(|kind| unit_slot(kind.code.as_str()) == slot)
            || commands.any(|card| command_slot(&card.id) == slot)
            || (content.combats().iter()).any(|card| combat_slot(&card.id) == slot)
    }

    #[cfg(feature = "schema")]
    fn picture_slot_patterns() -> Vec<String> {
        let id = id_pattern_within();
        let code = CODE_PATTERN.to_ascii_lowercase();
        let content_slots = [unit_slot(&code), command_slot(&id), combat_slot(&id)];
        FIXED_SLOTS
            .map(str::to_owned)
            .into_iter()
            .chain(content_slots)
            .collect()
    }

    /// Accepts the keys of unit types, scenarios and cards, including the keys of card texts,
    /// abilities and blurbs.
    fn has_phrase_key(content: Option<&ContentSet>, key: &str) -> bool {
        let Some(content) = content else {
            return false;
        };
        let (id, suffix) = key
            .split_once('.')
            .map_or((key, ""), |(id, suffix)| (id, suffix));
        let strip_kind = |kind: &str| id.strip_prefix("space-rift-")?.strip_prefix(kind);
        let is_type = |code: &str| {
            let figures = content.figures().ok();
            figures
                .is_some_and(|figures| figures.units.iter().any(|unit| unit.code.as_str() == code))
        };
        let is_card = |id: &str| content.commands().iter().any(|card| card.id == id);
        let is_combat_card = |id: &str| content.combats().iter().any(|card| card.id == id);
        match suffix {
            "" | "text" if strip_kind("command-").is_some_and(is_card) => true,
            "" | "text" if strip_kind("combat-").is_some_and(is_combat_card) => true,
            "" | "trait" if strip_kind("type-").is_some_and(is_type) => true,
            "" | "blurb" => strip_kind("scenario-")
                .is_some_and(|id| content.scenario_ids().any(|known| known == id)),
            _ => false,
        }
    }

    fn content_phrases(content: &ContentSet) -> Vec<(String, String)> {
        let phrases_of = |id: &str, blurb: &str, title: &str| {
            let key = format!("space-rift-scenario-{id}");
            [
                (format!("{key}.blurb"), blurb.to_owned()),
                (key, title.to_owned()),
            ]
        };
        let scenarios = content.pack_scenarios().iter();
        scenarios
            .flat_map(|scenario| phrases_of(&scenario.id, &scenario.blurb, &scenario.title))
            .collect()
    }
}
