//! Checks whether a battle can be played with given figures.

use super::scenario_check::MAX_RATING;
use crate::error::LoadError;
use crate::space_rift::dice::MAX_DICE;
use crate::space_rift::figures::{Figures, UnitBody, UnitType};
use crate::space_rift::state::{MAX_WRECKS, METEORS};

/// Minimum command rating that figures can set.
pub const MIN_RATING: u8 = 1;
/// Maximum number of star tokens.
pub const MAX_POOL: u8 = 100;

/// Maximum price in star tokens.
pub const MAX_PRICE: u8 = 20;
/// Maximum number of ships of a unit, and maximum of its points and other amounts.
pub const MAX_FIGURE: u8 = 9;
/// Maximum length of a move, in hexes.
pub const MAX_MOVE: u8 = 8;
/// Maximum range, in hexes.
pub const MAX_RANGE: u8 = 17;
/// Maximum number of dice of a unit.
pub const MAX_UNIT_DICE: u8 = 8;
/// Maximum number of player-turns of a battle.
pub const MAX_TURNS: u8 = 120;

/// Returns an error for `path` unless `is_valid` is true.
fn ensure(file: &str, is_valid: bool, path: String, reason: &str) -> Result<(), LoadError> {
    if is_valid {
        Ok(())
    } else {
        Err(LoadError::new(file, path, reason))
    }
}

/// Checks that all figures are within their bounds.
///
/// # Errors
/// Returns an error if a figure is out of bounds; it names the file, the path in it and the reason.
pub fn check(file: &str, figures: &Figures) -> Result<(), LoadError> {
    let no_units = "at least one type of unit";
    ensure(file, !figures.units.is_empty(), "units".into(), no_units)?;
    for (n, unit) in figures.units.iter().enumerate() {
        let is_duplicate = figures.units[..n]
            .iter()
            .any(|other| other.code == unit.code);
        let reason = "another type has this code";
        ensure(file, !is_duplicate, format!("units[{n}].code"), reason)?;
        check_unit(file, n, unit)?;
    }
    let pool = figures.stars.pool;
    let reason = format!("at most {MAX_POOL} tokens");
    ensure(file, pool <= MAX_POOL, "stars.pool".into(), &reason)?;
    let stars = &figures.stars;
    let prices = [
        stars.impulse,
        stars.clear_ordered,
        stars.clear_other,
        stars.battle_back,
        stars.pursuit,
        stars.end,
        stars.end_with_card,
        stars.sale,
    ];
    let prices_fit = prices.iter().all(|price| *price <= MAX_PRICE);
    ensure(file, prices_fit, "stars".into(), "prices of at most 20")?;
    let tiles = figures.showers.speeds.len() + figures.storms.speeds.len();
    let reason = format!("at most {METEORS} meteor tiles in all");
    ensure(file, tiles <= METEORS, "storms.speeds".into(), &reason)?;
    let max_dice = figures.showers.dice.max(figures.storms.dice);
    let reason = format!("at most {MAX_DICE} dice");
    ensure(
        file,
        max_dice.max(figures.meteor_dice) <= MAX_DICE,
        "storms.dice".into(),
        &reason,
    )?;
    let reason = format!("at most {MAX_WRECKS} wrecks");
    let fits = usize::from(figures.wrecks) <= MAX_WRECKS;
    ensure(file, fits, "wrecks".into(), &reason)?;
    let fits = (MIN_RATING..=MAX_RATING).contains(&figures.least_rating);
    let reason = format!("{MIN_RATING} to {MAX_RATING}");
    ensure(file, fits, "least_rating".into(), &reason)?;
    let fits = (1..=MAX_TURNS).contains(&figures.turns);
    ensure(file, fits, "turns".into(), "1 to 120 turns")
}

fn check_unit(file: &str, n: usize, unit: &UnitType) -> Result<(), LoadError> {
    let path = |key: &str| format!("units[{n}].{key}");
    let ships = match unit.body {
        UnitBody::Ships { standard, heavy } if standard.max(heavy.unwrap_or(0)) > MAX_FIGURE => 0,
        UnitBody::Escorted(escorts) if escorts > MAX_FIGURE => 0,
        UnitBody::Ships { standard, heavy } => standard.min(heavy.unwrap_or(standard)),
        UnitBody::Escorted(escorts) => escorts,
        UnitBody::Hull => 1,
    };
    ensure(file, ships > 0, path("body"), "1 to 9 ships")?;
    let fits = (1..=usize::from(MAX_RANGE)).contains(&unit.dice.len());
    ensure(file, fits, path("dice"), "a range of 1 to 17 hexes")?;
    let fits = unit
        .dice
        .iter()
        .all(|dice| (1..=MAX_UNIT_DICE).contains(dice));
    ensure(file, fits, path("dice"), "1 to 8 dice at each distance")?;
    let fits = unit.speed <= MAX_MOVE && unit.abilities.warp <= MAX_MOVE;
    ensure(file, fits, path("move"), "at most 8 hexes")?;
    let points_fit = unit.points.iter().all(|points| *points <= MAX_FIGURE);
    ensure(file, points_fit, path("points"), "at most 9 points")?;
    let abilities = unit.abilities;
    let amounts = [
        abilities.wing,
        abilities.sortie,
        abilities.launch,
        abilities.income,
        abilities.markers,
        abilities.exit,
    ];
    let fits = unit.ignores <= MAX_FIGURE && amounts.iter().all(|amount| *amount <= MAX_FIGURE);
    ensure(file, fits, path("abilities"), "amounts of at most 9")?;
    let has_escorts = unit.abilities.sortie == 0 || matches!(unit.body, UnitBody::Escorted(_));
    ensure(
        file,
        has_escorts,
        path("abilities.sortie"),
        "only with escorts",
    )
}
