//! The pictures of a pack. They are shown as images only, by address: what is in them is never
//! markup of the page, runs nothing and fetches nothing.

pub mod saga;

use engine::exodus::content::Stock;
use engine::exodus::part::Item;
use engine::exodus::ship::ShipType;
use engine::pack::PackFault;
use engine::suite::{GameId, Stocks};
use std::collections::BTreeMap;

/// The slot that every game has.
const LOGO: &str = "logo";
/// Slots of Centauri Rift that do not hang on the content. Every model has one more, see [`ship`].
const RIFT: [&str; 5] = [
    "rift-door",
    "rift-planet",
    "rift-star",
    "rift-asteroid",
    "rift-mine",
];
/// The same of Space Rift. Every type of unit and every card has one more, see [`unit()`], [`command`] and
/// [`combat`].
const SPACE_RIFT: [&str; 7] = [
    "space-rift-door",
    "space-rift-planet",
    "space-rift-asteroid",
    "space-rift-debris",
    "space-rift-star",
    "space-rift-tile",
    "space-rift-meteor",
];
/// The same of Exodus. Every planet tile, card, part and type of ship has one more, see [`planet`],
/// [`political`], [`resistance`], [`ability`], [`item`] and [`vessel`].
const EXODUS: [&str; 8] = [
    "exodus-door",
    "exodus-council",
    "exodus-rubble",
    "exodus-cube",
    "exodus-token",
    "exodus-guard-1",
    "exodus-guard-2",
    "exodus-guard-3",
];

/// Kinds of pictures: as a data address names them, and as a file ends.
const KINDS: [(&str, &str); 4] = [
    ("image/svg+xml", ".svg"),
    ("image/png", ".png"),
    ("image/webp", ".webp"),
    ("image/jpeg", ".jpg"),
];

/// The slot of a model of ship.
#[must_use]
pub fn ship(model: &str) -> String {
    format!("rift-ship-{model}")
}

/// The slot of a type of unit.
#[must_use]
pub fn unit(code: &str) -> String {
    format!("space-rift-unit-{}", code.to_ascii_lowercase())
}

/// The slot of a command card.
#[must_use]
pub fn command(id: &str) -> String {
    format!("space-rift-command-{id}")
}

/// The slot of a combat card.
#[must_use]
pub fn combat(id: &str) -> String {
    format!("space-rift-combat-{id}")
}

/// The slot of a planet tile of Exodus, by its id; that of the Homes is one of them.
#[must_use]
pub fn planet(id: &str) -> String {
    format!("exodus-planet-{id}")
}

/// The slot of a type of ship, by its key: `raider`, `fighter`, `carrier` or `cruiser`.
#[must_use]
pub fn vessel(key: &str) -> String {
    format!("exodus-ship-{key}")
}

/// The slot of a part or a rocket, by its key.
#[must_use]
pub fn item(key: &str) -> String {
    format!("exodus-item-{key}")
}

/// The slot of a Political card.
#[must_use]
pub fn political(id: &str) -> String {
    format!("exodus-political-{id}")
}

/// The slot of a Resistance card.
#[must_use]
pub fn resistance(id: &str) -> String {
    format!("exodus-resistance-{id}")
}

/// The slot of an Ability card.
#[must_use]
pub fn ability(id: &str) -> String {
    format!("exodus-ability-{id}")
}

/// Whether a game has a slot, as it is played.
fn is_slot(game: GameId, stocks: &Stocks, slot: &str) -> bool {
    match game {
        GameId::Rift => {
            let stock = stocks.rift();
            let mut models = stock.figures().models.iter();
            RIFT.contains(&slot) || models.any(|model| ship(&model.id) == slot)
        }
        GameId::SpaceRift => {
            let stock = stocks.space_rift();
            let types = stock.figures().map(|figures| figures.units.as_slice());
            let mut types = types.unwrap_or_default().iter();
            SPACE_RIFT.contains(&slot)
                || types.any(|kind| unit(kind.code.as_str()) == slot)
                || stock
                    .commands()
                    .iter()
                    .any(|card| command(&card.id) == slot)
                || stock.combats().iter().any(|card| combat(&card.id) == slot)
        }
        GameId::Exodus => is_of_exodus(&stocks.exodus(), slot),
        GameId::Saga => saga::is_slot(&stocks.saga(), slot),
    }
}

/// Whether Exodus has a slot.
fn is_of_exodus(stock: &Stock, slot: &str) -> bool {
    EXODUS.contains(&slot)
        || ShipType::ALL.iter().any(|kind| vessel(kind.key()) == slot)
        || Item::ALL.iter().any(|it| item(it.key()) == slot)
        || stock.tiles().iter().any(|tile| planet(&tile.id) == slot)
        || stock
            .political()
            .iter()
            .any(|card| political(&card.id) == slot)
        || stock
            .resistance()
            .iter()
            .any(|card| resistance(&card.id) == slot)
        || stock
            .abilities()
            .iter()
            .any(|card| ability(&card.id) == slot)
}

/// Accepts the pictures of a pack and finds their addresses.
///
/// # Errors
/// The first slot or picture that is not accepted, with its path.
pub fn check(
    pictures: &BTreeMap<String, String>,
    game: GameId,
    stocks: &Stocks,
    address: Option<&str>,
) -> Result<Vec<(String, String)>, (String, PackFault)> {
    let mut found = Vec::new();
    for (slot, source) in pictures {
        let place = format!("pictures.{slot}");
        if slot != LOGO && !is_slot(game, stocks, slot) {
            return Err((place, PackFault::Slot(slot.clone())));
        }
        match resolve(source, address) {
            Some(source) => found.push((slot.clone(), source)),
            None => return Err((place, PackFault::Picture)),
        }
    }
    Ok(found)
}

/// The address of a picture: data as it stands, a file beside the pack.
fn resolve(source: &str, address: Option<&str>) -> Option<String> {
    if let Some(data) = source.strip_prefix("data:") {
        let kind = data.split([';', ',']).next()?;
        let known = KINDS.iter().any(|(name, _)| *name == kind);
        return (known && data.contains(',')).then(|| source.to_owned());
    }
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./".contains(c);
    let is_near = !source.starts_with('/') && source.split('/').all(|step| step != "..");
    let known = KINDS.iter().any(|(_, ending)| source.ends_with(ending));
    let (folder, _) = address?.rsplit_once('/')?;
    (is_near && known && source.chars().all(is_plain)).then(|| format!("{folder}/{source}"))
}
