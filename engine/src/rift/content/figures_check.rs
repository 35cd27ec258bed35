//! What figures must be so that a match can be played with them: bounds of the state's plain
//! numbers, and sense. Not the box's own figures, which are data.

use crate::error::LoadError;
use crate::rift::figures::{Figures, Gun, Model};
use crate::rift::ship::{MAX_MOUNTS, Mount};
use std::ops::RangeInclusive;

/// Longest id, in letters.
pub const ID_LETTERS: usize = 40;
/// Most models.
const MAX_MODELS: usize = 32;

/// Accepts `figures` as they stand in `file`, or names what cannot be.
///
/// # Errors
/// The first figure that is out of bounds.
pub fn check(file: &str, figures: &Figures) -> Result<(), LoadError> {
    let at =
        |place: &str, value: u8, bounds: RangeInclusive<u8>| within(file, place, value, bounds);
    if figures.models.is_empty() || figures.models.len() > MAX_MODELS {
        let reason = format!("1 to {MAX_MODELS} models are needed");
        return Err(LoadError::new(file, "models", reason));
    }
    for (n, model) in figures.models.iter().enumerate() {
        check_model(file, &format!("models[{n}]"), model)?;
        if figures
            .models
            .iter()
            .take(n)
            .any(|other| other.id == model.id)
        {
            let reason = format!("two models are called `{}`", model.id);
            return Err(LoadError::new(file, format!("models[{n}].id"), reason));
        }
    }
    check_gun(file, "laser", figures.laser)?;
    check_gun(file, "torpedo", figures.torpedo)?;
    check_gun(file, "ion", figures.ion)?;
    at("charged_damage", figures.charged_damage, 0..=99)?;
    at("charge_cost", figures.charge_cost, 0..=15)?;
    at("strike_damage", figures.strike_damage, 0..=99)?;
    for (n, damage) in figures.blast_damage.into_iter().enumerate() {
        at(&format!("blast_damage[{n}]"), damage, 0..=99)?;
    }
    at("warp_cost", figures.warp_cost, 1..=30)?;
    at("warp_range", figures.warp_range, 1..=31)?;
    at("relocate_cost", figures.relocate_cost, 1..=15)?;
    at("swap_cost", figures.swap_cost, 1..=15)?;
    at("bar", figures.bar, 1..=15)?;
    at("box_limits.ships", figures.box_limits.ships, 1..=24)
}

fn check_model(file: &str, place: &str, model: &Model) -> Result<(), LoadError> {
    if !is_id(&model.id) {
        let reason = format!("an id has 1 to {ID_LETTERS} lower-case letters, digits and hyphens");
        return Err(LoadError::new(file, format!("{place}.id"), reason));
    }
    for (key, value, bounds) in [
        ("main", model.main, 1..=30),
        ("aux", model.aux, 0..=30),
        ("hull", model.hull, 1..=99),
        ("speed", model.speed, 1..=8),
        ("move_cost", model.move_cost, 1..=15),
        ("torpedoes", model.torpedoes, 0..=99),
        ("mines", model.mines, 0..=15),
    ] {
        within(file, &format!("{place}.{key}"), value, bounds)?;
    }
    if model.mounts.len() > MAX_MOUNTS {
        let reason = format!("a ship has at most {MAX_MOUNTS} mounts");
        return Err(LoadError::new(file, format!("{place}.mounts"), reason));
    }
    for (n, mount) in model.mounts.iter().enumerate() {
        let place = format!("{place}.mounts[{n}]");
        within(file, &format!("{place}.barrels"), mount.barrels, 1..=15)?;
        if model
            .mounts
            .iter()
            .take(n)
            .any(|other| same_place(other, mount))
        {
            let reason = "this side has a mount of this weapon already";
            return Err(LoadError::new(file, place, reason));
        }
    }
    Ok(())
}

fn same_place(a: &Mount, b: &Mount) -> bool {
    a.weapon == b.weapon && a.side == b.side
}

fn check_gun(file: &str, key: &str, gun: Gun) -> Result<(), LoadError> {
    within(file, &format!("{key}.range"), gun.range, 1..=31)?;
    within(file, &format!("{key}.cost"), gun.cost, 0..=15)?;
    within(file, &format!("{key}.damage"), gun.damage, 0..=99)
}

fn within(file: &str, place: &str, value: u8, bounds: RangeInclusive<u8>) -> Result<(), LoadError> {
    if bounds.contains(&value) {
        return Ok(());
    }
    let reason = format!(
        "{value} is not within {} to {}",
        bounds.start(),
        bounds.end()
    );
    Err(LoadError::new(file, place, reason))
}

/// Whether `id` may name a model, mat or board: up to [`ID_LETTERS`] lower-case letters, digits and
/// hyphens.
#[must_use]
pub fn is_id(id: &str) -> bool {
    (1..=ID_LETTERS).contains(&id.len())
        && id
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
