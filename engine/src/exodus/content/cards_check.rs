//! Validates planet tiles and cards from content files.

use super::effects_check::{self, is_instant, is_lasting};
use super::ensure;
use crate::error::LoadError;
use crate::exodus::cards::MAX_CARDS;
use crate::exodus::effect::Effect;
use crate::exodus::figures::{Ability, PlanetKind, Political, PoliticalKind, Resistance, Tile};
use crate::exodus::state::MAX_LAWS;

/// Maximum length of an id, in letters.
const ID_LETTERS: usize = 40;
/// Maximum number of Resistance cards in all decks, so that the list of bottom cards can hold them
/// all.
const MAX_RESISTANCE: usize = 32;
/// Maximum number of effects on a card.
const MAX_EFFECTS: usize = 8;

/// Whether an id has 1 to 40 lower-case letters, digits and hyphens.
#[must_use]
pub fn is_id(id: &str) -> bool {
    let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=ID_LETTERS).contains(&id.len()) && id.bytes().all(letter)
}

/// Checks that every id is well-formed and unique.
fn check_ids<'a>(file: &str, ids: impl Iterator<Item = &'a str>) -> Result<(), LoadError> {
    let mut known: Vec<&str> = Vec::new();
    for (n, id) in ids.enumerate() {
        let place = format!("[{n}].id");
        let why = "1 to 40 lower-case letters, digits and hyphens";
        ensure(file, is_id(id), place.clone(), why)?;
        let fresh = !known.contains(&id);
        ensure(file, fresh, place, "another one has this id")?;
        known.push(id);
    }
    Ok(())
}

/// Checks planet tiles.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn check_tiles(file: &str, tiles: &[Tile]) -> Result<(), LoadError> {
    check_ids(file, tiles.iter().map(|tile| tile.id.as_str()))?;
    let homes = tiles.iter().filter(|tile| tile.kind == PlanetKind::Home);
    let first = tiles.first().map(|tile| tile.kind) == Some(PlanetKind::Home);
    let why = "the tile of the Homes comes first, once";
    ensure(file, first && homes.count() == 1, "[0].kind", why)?;
    ensure(file, tiles.len() <= 200, "", "at most 200 tiles")?;
    for (n, tile) in tiles.iter().enumerate() {
        let low = tile.tokens <= 20 && tile.vp <= 20;
        ensure(file, low, format!("[{n}]"), "at most 20 tokens and points")?;
    }
    Ok(())
}

fn few(file: &str, place: &str, effects: &[Effect]) -> Result<(), LoadError> {
    let why = format!("at most {MAX_EFFECTS} effects");
    ensure(file, effects.len() <= MAX_EFFECTS, place, why)
}

/// Checks Political cards.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn check_political(file: &str, cards: &[Political]) -> Result<(), LoadError> {
    check_ids(file, cards.iter().map(|card| card.id.as_str()))?;
    let why = format!("at most {MAX_CARDS} cards");
    ensure(file, cards.len() <= MAX_CARDS, "", why)?;
    let laws = cards.iter().filter(|card| card.kind == PoliticalKind::Law);
    let why = format!("at most {MAX_LAWS} laws");
    ensure(file, laws.count() <= MAX_LAWS, "", why)?;
    for (n, card) in cards.iter().enumerate() {
        let (now, main) = (format!("[{n}].now"), format!("[{n}].main"));
        few(file, &now, &card.now)?;
        few(file, &main, &card.main)?;
        effects_check::check_effects(file, &now, &card.now, is_instant)?;
        let fits = match card.kind {
            PoliticalKind::Law | PoliticalKind::Resolution => is_lasting,
            PoliticalKind::Executive => is_instant,
        };
        effects_check::check_effects(file, &main, &card.main, fits)?;
    }
    Ok(())
}

/// Checks Resistance cards.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn check_resistance(file: &str, cards: &[Resistance]) -> Result<(), LoadError> {
    check_ids(file, cards.iter().map(|card| card.id.as_str()))?;
    let why = format!("at most {MAX_RESISTANCE} cards");
    ensure(file, cards.len() <= MAX_RESISTANCE, "", why)?;
    for (n, card) in cards.iter().enumerate() {
        let level = (1..=3).contains(&card.level);
        ensure(file, level, format!("[{n}].level"), "1 to 3")?;
        let low = card.dice <= 12 && card.strength <= 12 && card.vp <= 20;
        let why = "at most 12 dice, strength 12, 20 points";
        ensure(file, low, format!("[{n}]"), why)?;
        let bonus = format!("[{n}].bonus");
        few(file, &bonus, &card.bonus)?;
        effects_check::check_effects(file, &bonus, &card.bonus, is_instant)?;
    }
    Ok(())
}

/// Checks Ability cards.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn check_abilities(file: &str, cards: &[Ability]) -> Result<(), LoadError> {
    check_ids(file, cards.iter().map(|card| card.id.as_str()))?;
    let why = format!("at most {MAX_CARDS} cards");
    ensure(file, cards.len() <= MAX_CARDS, "", why)?;
    for (n, card) in cards.iter().enumerate() {
        let place = format!("[{n}].effects");
        few(file, &place, &card.effects)?;
        let fits = |effect: &Effect| effects_check::is_allowed_in_window(card.window, effect);
        effects_check::check_effects(file, &place, &card.effects, fits)?;
    }
    Ok(())
}
