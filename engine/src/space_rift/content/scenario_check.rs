//! What a scenario must be to be played: distinct hexes, known units, whole planets, platforms in
//! orbit, a connected rift.

use super::Fault;
use crate::error::LoadError;
use crate::space_rift::field::{Hex, HexSet, Side};
use crate::space_rift::figures::{Body, Figures};
use crate::space_rift::scenario::{Aim, FORMAT, ScenarioFile, SideFile, UnitAt};
use crate::space_rift::state::MAX_PLANETS;
use std::ops::RangeInclusive;

/// Most units of a side.
pub const MAX_FLEET: usize = 16;
/// Scores that may win `[SR-19.1]`.
pub const VICTORY: RangeInclusive<u8> = 1..=99;
/// Highest command rating.
pub const MAX_RATING: u8 = 12;
/// Most combat cards that a side begins with.
pub const MAX_COMBAT_CARDS: u8 = 10;
/// Longest title, in letters.
pub const TITLE_LETTERS: usize = 80;
/// Longest text about a scenario, in letters.
pub const BLURB_LETTERS: usize = 600;
/// Longest id, in letters.
pub const ID_LETTERS: usize = 40;

/// Refuses a scenario that cannot be played with these figures.
///
/// # Errors
/// Names the file, the place in it and the first reason.
pub fn check(file: &str, scenario: &ScenarioFile, figures: &Figures) -> Result<(), LoadError> {
    let checked = Checked { scenario, figures };
    let first = checked.head().err();
    let first = first.or_else(|| checked.terrain().err());
    let first = first.or_else(|| checked.fleets().err());
    match first.or_else(|| checked.rest().err()) {
        Some((place, fault)) => Err(LoadError::new(file, place, fault.reason())),
        None => Ok(()),
    }
}

type Outcome = Result<(), (String, Fault)>;

fn ensure(holds: bool, place: impl Into<String>, fault: Fault) -> Outcome {
    if holds {
        Ok(())
    } else {
        Err((place.into(), fault))
    }
}

struct Checked<'a> {
    scenario: &'a ScenarioFile,
    figures: &'a Figures,
}

impl Checked<'_> {
    fn head(&self) -> Outcome {
        let ScenarioFile {
            format,
            id,
            title,
            blurb,
            ..
        } = self.scenario;
        ensure(format == FORMAT, "format", Fault::Format(format.clone()))?;
        let letter = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-';
        let is_id = (1..=ID_LETTERS).contains(&id.len()) && id.bytes().all(letter);
        ensure(is_id, "id", Fault::Id)?;
        let is_title = !title.trim().is_empty() && title.chars().count() <= TITLE_LETTERS;
        ensure(is_title, "title", Fault::Title)?;
        let is_blurb = blurb.chars().count() <= BLURB_LETTERS;
        ensure(is_blurb, "blurb", Fault::Blurb)?;
        for side in Side::ALL {
            let name = name(side);
            let bounds = |key: &str, value: u8, least: u8, most: u8| {
                let fits = (least..=most).contains(&value);
                ensure(fits, key, Fault::Bounds(least, most))
            };
            let own = self.scenario.sides.of(side);
            let victory = *self.scenario.victory.of(side);
            bounds(
                &format!("victory.{name}"),
                victory,
                *VICTORY.start(),
                *VICTORY.end(),
            )?;
            let at = |key: &str| format!("sides.{name}.{key}");
            bounds(
                &at("command_rating"),
                own.command_rating,
                self.figures.least_rating,
                MAX_RATING,
            )?;
            bounds(&at("combat_cards"), own.combat_cards, 0, MAX_COMBAT_CARDS)?;
            bounds(&at("stars"), own.stars, 0, self.figures.stars.pool / 2)?;
        }
        Ok(())
    }

    /// Features on hexes of their own, groups whole and apart `[SR-8.3]`.
    fn terrain(&self) -> Outcome {
        let terrain = &self.scenario.terrain;
        let mut taken = HexSet::NONE;
        let mut take = |place: String, hex: Hex| {
            let free = !taken.has(hex);
            taken.insert(hex);
            ensure(free, place, Fault::Taken(hex))
        };
        for (key, hexes) in [
            ("asteroid", &terrain.asteroid),
            ("debris", &terrain.debris),
            ("deadstar", &terrain.deadstar),
        ] {
            for (n, hex) in hexes.iter().enumerate() {
                take(format!("terrain.{key}[{n}]"), *hex)?;
            }
        }
        let mut planets = HexSet::NONE;
        for (n, group) in terrain.planet.iter().enumerate() {
            for (m, hex) in group.iter().enumerate() {
                let place = format!("terrain.planet[{n}][{m}]");
                take(place.clone(), *hex)?;
                let apart = !hex.around().meets(planets);
                ensure(apart, place, Fault::Touching(*hex))?;
            }
            let group: HexSet = group.iter().copied().collect();
            let whole = !group.is_empty() && group.is_connected();
            ensure(whole, format!("terrain.planet[{n}]"), Fault::Parted)?;
            planets = planets.or(group);
        }
        let found = usize::from(planets.len());
        ensure(
            found <= MAX_PLANETS,
            "terrain.planet",
            Fault::Planets(found),
        )
    }

    fn fleets(&self) -> Outcome {
        let mut taken = HexSet::NONE;
        for side in Side::ALL {
            let fleet: &SideFile = self.scenario.sides.of(side);
            let place = format!("sides.{}.units", name(side));
            let found = fleet.units.len();
            let fits = (1..=MAX_FLEET).contains(&found);
            ensure(fits, place.clone(), Fault::Units(found))?;
            for (n, unit) in fleet.units.iter().enumerate() {
                let place = format!("{place}[{n}]");
                let free = !taken.has(unit.hex);
                ensure(free, place.clone(), Fault::Taken(unit.hex))?;
                taken.insert(unit.hex);
                self.unit(place, unit)?;
            }
        }
        Ok(())
    }

    fn unit(&self, place: String, unit: &UnitAt) -> Outcome {
        let code = unit.code.as_str().to_owned();
        let Some(kind) = self.figures.unit(unit.code) else {
            return Err((place, Fault::NoType(code)));
        };
        let has_heavy = matches!(kind.body, Body::Ships { heavy: Some(_), .. });
        let heavy = has_heavy || !unit.heavy;
        ensure(heavy, place.clone(), Fault::NoHeavy(code))?;
        let terrain = &self.scenario.terrain;
        // A dead star under the rift is as any other of its hexes [SR-8.9].
        let covered = self.scenario.rift.as_ref();
        let covered = covered.is_some_and(|rift| rift.hexes().has(unit.hex));
        let dead = terrain.deadstar.contains(&unit.hex) && !covered;
        ensure(!dead, place.clone(), Fault::OnDeadStar(unit.hex))?;
        if kind.abilities.orbit {
            let groups = terrain.planet.iter();
            let near = groups.filter(|group| {
                let group: HexSet = group.iter().copied().collect();
                group.meets(unit.hex.around())
            });
            let on = terrain.planet.iter().flatten().any(|hex| *hex == unit.hex);
            let orbits = near.count() == 1 && !on;
            ensure(orbits, place, Fault::Orbit(unit.hex))?;
        }
        Ok(())
    }

    fn rest(&self) -> Outcome {
        for (n, objective) in self.scenario.objectives.iter().enumerate() {
            let fits = objective.sector.is_some() == (objective.aim == Aim::ClearSector);
            ensure(fits, format!("objectives[{n}].sector"), Fault::Sector)?;
        }
        let whole = self
            .scenario
            .rift
            .as_ref()
            .is_none_or(|rift| rift.is_whole());
        ensure(whole, "rift", Fault::Tiles)
    }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}
