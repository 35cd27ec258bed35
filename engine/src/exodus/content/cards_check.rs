//! Validates planet tiles and cards from content files.

use super::effects_check::{self, is_instant, is_lasting};
use super::ensure;
use crate::content_id::is_id;
use crate::error::LoadError;
use crate::exodus::cards::MAX_CARDS;
use crate::exodus::effect::Effect;
use crate::exodus::figures::{Ability, PlanetKind, Political, PoliticalKind, Resistance, Tile};
use crate::exodus::state::MAX_LAWS;

/// Maximum number of planet tiles.
pub const MAX_TILES: usize = 200;
/// Maximum number of Resistance cards in all decks, so that the list of bottom cards can hold them
/// all.
pub const MAX_RESISTANCE: usize = 32;
/// Maximum number of effects on a card.
pub const MAX_EFFECTS: usize = 8;
/// Maximum number of tokens and points of a planet, and points of a card.
pub const MAX_TOKENS: u8 = 20;
/// Maximum number of dice, and maximum strength, of a Resistance card.
pub const MAX_DICE: u8 = 12;

/// Adds the main effects that each kind may have to the schema of a Political card.
#[cfg(feature = "schema")]
pub fn effects_by_kind(schema: &mut schemars::Schema) {
    let main = |effect: &str| {
        let items = serde_json::json!({ "$ref": format!("#/$defs/{effect}") });
        let main = serde_json::json!({ "type": "array", "items": items });
        serde_json::json!({ "type": "object", "properties": { "main": main } })
    };
    let kind = serde_json::json!({ "kind": { "const": PoliticalKind::Executive } });
    let executive = serde_json::json!({ "type": "object", "properties": kind });
    schema.insert("if".to_owned(), executive);
    schema.insert("then".to_owned(), main("InstantEffect"));
    schema.insert("else".to_owned(), main("LastingEffect"));
}

/// Checks that every id is well-formed and unique.
fn check_ids<'a>(file: &str, ids: impl Iterator<Item = &'a str>) -> Result<(), LoadError> {
    let mut known: Vec<&str> = Vec::new();
    for (n, id) in ids.enumerate() {
        let path = format!("[{n}].id");
        let reason = "1 to 40 lower-case letters, digits and hyphens";
        ensure(file, is_id(id), path.clone(), reason)?;
        let is_unique = !known.contains(&id);
        ensure(file, is_unique, path, "another one has this id")?;
        known.push(id);
    }
    Ok(())
}

/// Checks planet tiles.
///
/// # Errors
/// Returns an error if a tile is invalid or there are too many; it names the file, the path and the
/// reason.
pub fn check_tiles(file: &str, tiles: &[Tile]) -> Result<(), LoadError> {
    check_ids(file, tiles.iter().map(|tile| tile.id.as_str()))?;
    let homes = tiles.iter().filter(|tile| tile.kind == PlanetKind::Home);
    let is_first = tiles.first().map(|tile| tile.kind) == Some(PlanetKind::Home);
    let reason = "the tile of the Homes comes first, once";
    ensure(file, is_first && homes.count() == 1, "[0].kind", reason)?;
    let reason = format!("at most {MAX_TILES} tiles");
    ensure(file, tiles.len() <= MAX_TILES, "", reason)?;
    for (n, tile) in tiles.iter().enumerate() {
        let is_within_bounds = tile.tokens <= MAX_TOKENS && tile.vp <= MAX_TOKENS;
        ensure(
            file,
            is_within_bounds,
            format!("[{n}]"),
            "at most 20 tokens and points",
        )?;
    }
    Ok(())
}

fn check_effect_count(file: &str, path: &str, effects: &[Effect]) -> Result<(), LoadError> {
    let reason = format!("at most {MAX_EFFECTS} effects");
    ensure(file, effects.len() <= MAX_EFFECTS, path, reason)
}

/// Checks Political cards.
///
/// # Errors
/// Returns an error if a card is invalid or there are too many; it names the file, the path and the
/// reason.
pub fn check_political(file: &str, cards: &[Political]) -> Result<(), LoadError> {
    check_ids(file, cards.iter().map(|card| card.id.as_str()))?;
    let reason = format!("at most {MAX_CARDS} cards");
    ensure(file, cards.len() <= MAX_CARDS, "", reason)?;
    let laws = cards.iter().filter(|card| card.kind == PoliticalKind::Law);
    let reason = format!("at most {MAX_LAWS} laws");
    ensure(file, laws.count() <= MAX_LAWS, "", reason)?;
    for (n, card) in cards.iter().enumerate() {
        let (now_path, main_path) = (format!("[{n}].now"), format!("[{n}].main"));
        check_effect_count(file, &now_path, &card.now)?;
        check_effect_count(file, &main_path, &card.main)?;
        effects_check::check_effects(file, &now_path, &card.now, is_instant)?;
        let is_allowed = match card.kind {
            PoliticalKind::Law | PoliticalKind::Resolution => is_lasting,
            PoliticalKind::Executive => is_instant,
        };
        effects_check::check_effects(file, &main_path, &card.main, is_allowed)?;
    }
    Ok(())
}

/// Checks Resistance cards.
///
/// # Errors
/// Returns an error if a card is invalid or there are too many; it names the file, the path and the
/// reason.
pub fn check_resistance(file: &str, cards: &[Resistance]) -> Result<(), LoadError> {
    check_ids(file, cards.iter().map(|card| card.id.as_str()))?;
    let reason = format!("at most {MAX_RESISTANCE} cards");
    ensure(file, cards.len() <= MAX_RESISTANCE, "", reason)?;
    for (n, card) in cards.iter().enumerate() {
        let is_level_valid = (1..=3).contains(&card.level);
        ensure(file, is_level_valid, format!("[{n}].level"), "1 to 3")?;
        let is_within_bounds =
            card.dice <= MAX_DICE && card.strength <= MAX_DICE && card.vp <= MAX_TOKENS;
        let reason = "at most 12 dice, strength 12, 20 points";
        ensure(file, is_within_bounds, format!("[{n}]"), reason)?;
        let bonus = format!("[{n}].bonus");
        check_effect_count(file, &bonus, &card.bonus)?;
        effects_check::check_effects(file, &bonus, &card.bonus, is_instant)?;
    }
    Ok(())
}

/// Checks Ability cards.
///
/// # Errors
/// Returns an error if a card is invalid or there are too many; it names the file, the path and the
/// reason.
pub fn check_abilities(file: &str, cards: &[Ability]) -> Result<(), LoadError> {
    check_ids(file, cards.iter().map(|card| card.id.as_str()))?;
    let reason = format!("at most {MAX_CARDS} cards");
    ensure(file, cards.len() <= MAX_CARDS, "", reason)?;
    for (n, card) in cards.iter().enumerate() {
        let path = format!("[{n}].effects");
        check_effect_count(file, &path, &card.effects)?;
        let is_allowed = |effect: &Effect| effects_check::is_allowed_in_window(card.window, effect);
        effects_check::check_effects(file, &path, &card.effects, is_allowed)?;
    }
    Ok(())
}
