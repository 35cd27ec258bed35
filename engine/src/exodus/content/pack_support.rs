//! The picture slots and phrase keys that a pack may define for Exodus.

#[cfg(feature = "schema")]
use crate::content_id::id_pattern_within;
use crate::exodus::Exodus;
use crate::exodus::content::ContentSet;
use crate::exodus::part::Item;
use crate::exodus::ship::ShipType;
use crate::game::PackSupport;

/// Slots that do not depend on the content. Every planet tile, card, part and ship type has another
/// slot; see [`planet_slot`], [`political_slot`], [`resistance_slot`], [`ability_slot`],
/// [`item_slot`] and [`ship_slot`].
const FIXED_SLOTS: [&str; 8] = [
    "exodus-door",
    "exodus-council",
    "exodus-rubble",
    "exodus-cube",
    "exodus-token",
    "exodus-guard-1",
    "exodus-guard-2",
    "exodus-guard-3",
];

/// Returns the picture slot of a planet tile, by its id; the Home tile is one of them.
#[must_use]
pub fn planet_slot(id: &str) -> String {
    format!("exodus-planet-{id}")
}

/// Returns the picture slot of a ship type, by its key: `raider`, `fighter`, `carrier` or
/// `cruiser`.
#[must_use]
pub fn ship_slot(key: &str) -> String {
    format!("exodus-ship-{key}")
}

/// Returns the picture slot of a part or rocket, by its key.
#[must_use]
pub fn item_slot(key: &str) -> String {
    format!("exodus-item-{key}")
}

/// Returns the picture slot of a Political card, by its id.
#[must_use]
pub fn political_slot(id: &str) -> String {
    format!("exodus-political-{id}")
}

/// Returns the picture slot of a Resistance card, by its id.
#[must_use]
pub fn resistance_slot(id: &str) -> String {
    format!("exodus-resistance-{id}")
}

/// Returns the picture slot of an Ability card, by its id.
#[must_use]
pub fn ability_slot(id: &str) -> String {
    format!("exodus-ability-{id}")
}

impl PackSupport for Exodus {
    fn has_picture_slot(content: &ContentSet, slot: &str) -> bool {
        FIXED_SLOTS.contains(&slot)
            || ShipType::ALL
                .iter()
                .any(|kind| ship_slot(kind.key()) == slot)
            || Item::ALL.iter().any(|item| item_slot(item.key()) == slot)
            || content
                .tiles()
                .iter()
                .any(|tile| planet_slot(&tile.id) == slot)
            || content
                .political()
                .iter()
                .any(|card| political_slot(&card.id) == slot)
            || content
                .resistance()
                .iter()
                .any(|card| resistance_slot(&card.id) == slot)
            || content
                .abilities()
                .iter()
                .any(|card| ability_slot(&card.id) == slot)
    }

    #[cfg(feature = "schema")]
    fn picture_slot_patterns() -> Vec<String> {
        let id = id_pattern_within();
        let cards = [political_slot(&id), resistance_slot(&id), ability_slot(&id)];
        let ships = ShipType::ALL.iter().map(|kind| ship_slot(kind.key()));
        let items = Item::ALL.iter().map(|item| item_slot(item.key()));
        let fixed = FIXED_SLOTS.map(str::to_owned).into_iter();
        let more = ships.chain(items).chain([planet_slot(&id)]).chain(cards);
        fixed.chain(more).collect()
    }

    /// Returns whether the key names a planet, a layout or a card of the content, or the text of a
    /// card.
    fn has_phrase_key(content: Option<&ContentSet>, key: &str) -> bool {
        let Some(content) = content else {
            return false;
        };
        let (id, part) = key
            .split_once('.')
            .map_or((key, ""), |(id, part)| (id, part));
        let named = |kind: &str| id.strip_prefix("exodus-")?.strip_prefix(kind);
        let is_tile = |id: &str| content.tiles().iter().any(|tile| tile.id == id);
        let is_political = |id: &str| content.political().iter().any(|card| card.id == id);
        let is_resistance = |id: &str| content.resistance().iter().any(|card| card.id == id);
        let is_ability = |id: &str| content.abilities().iter().any(|card| card.id == id);
        match part {
            "" if named("planet-").is_some_and(is_tile) => true,
            "" | "blurb" if named("map-").is_some_and(|id| content.is_from_pack(id)) => true,
            "" | "text" => {
                named("political-").is_some_and(is_political)
                    || named("resistance-").is_some_and(is_resistance)
                    || named("ability-").is_some_and(is_ability)
            }
            _ => false,
        }
    }

    fn content_phrases(content: &ContentSet) -> Vec<(String, String)> {
        let named = |id: &str, blurb: &str, title: &str| {
            let key = format!("exodus-map-{id}");
            [
                (format!("{key}.blurb"), blurb.to_owned()),
                (key, title.to_owned()),
            ]
        };
        let pack_layouts = content.pack_layouts();
        pack_layouts
            .flat_map(|layout| named(&layout.id, &layout.blurb, &layout.title))
            .collect()
    }
}
