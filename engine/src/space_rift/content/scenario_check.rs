//! Checks whether a scenario can be played: distinct hexes, known unit types, complete planets,
//! platforms in orbit, a connected rift.

use super::ContentError;
use crate::content_id::is_id;
use crate::error::LoadError;
use crate::space_rift::battlefield::{Hex, HexSet, Side};
use crate::space_rift::figures::{Figures, UnitBody};
use crate::space_rift::scenario::{FORMAT, ObjectiveKind, ScenarioFile, SideFile, UnitFile};
use crate::space_rift::state::MAX_PLANETS;
use std::ops::RangeInclusive;

/// Maximum number of units of a side.
pub const MAX_FLEET: usize = 16;
/// Range of the victory number `[SR-19.1]`.
pub const VICTORY_BOUNDS: RangeInclusive<u8> = 1..=99;
/// Maximum command rating.
pub const MAX_RATING: u8 = 12;
/// Maximum number of combat cards that a side starts with.
pub const MAX_COMBAT_CARDS: u8 = 10;
/// Maximum length of a title, in characters.
pub const MAX_TITLE_CHARS: usize = 80;
/// Maximum length of a blurb, in characters.
pub const MAX_BLURB_CHARS: usize = 600;

/// An error that keeps a scenario from being played, with its path in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocatedContentError {
    /// Path of keys in the file, such as `sides.south.units[0]`.
    pub place: String,
    pub fault: ContentError,
    /// Hexes that the error concerns; empty if it concerns none.
    pub hexes: Vec<Hex>,
}

/// Checks a scenario with these figures.
///
/// # Errors
/// Returns an error if the scenario is invalid; it names the file, and the path and reason of the
/// first error in it.
pub fn check(file: &str, scenario: &ScenarioFile, figures: &Figures) -> Result<(), LoadError> {
    match content_errors(scenario, figures).into_iter().next() {
        Some(error) => Err(LoadError::new(file, error.place, error.fault.reason())),
        None => Ok(()),
    }
}

/// Returns all errors that keep a scenario from being played with these figures.
#[must_use]
pub fn content_errors(scenario: &ScenarioFile, figures: &Figures) -> Vec<LocatedContentError> {
    let mut checker = ScenarioChecker {
        scenario,
        figures,
        errors: Vec::new(),
    };
    checker.check_header();
    checker.check_sides();
    checker.check_terrain();
    checker.check_planets();
    checker.check_fleets();
    checker.check_objectives_and_rift();
    checker.errors
}

struct ScenarioChecker<'a> {
    scenario: &'a ScenarioFile,
    figures: &'a Figures,
    errors: Vec<LocatedContentError>,
}

impl ScenarioChecker<'_> {
    fn ensure(&mut self, is_valid: bool, path: impl Into<String>, error: ContentError) {
        self.ensure_at(is_valid, path, error, &[]);
    }

    fn ensure_at(
        &mut self,
        is_valid: bool,
        path: impl Into<String>,
        error: ContentError,
        hexes: &[Hex],
    ) {
        if !is_valid {
            self.errors.push(LocatedContentError {
                place: path.into(),
                fault: error,
                hexes: hexes.to_vec(),
            });
        }
    }

    fn check_header(&mut self) {
        let ScenarioFile {
            format,
            id,
            title,
            blurb,
            ..
        } = self.scenario;
        self.ensure(
            format == FORMAT,
            "format",
            ContentError::Format(format.clone()),
        );
        self.ensure(is_id(id), "id", ContentError::Id);
        let title_fits = !title.trim().is_empty() && title.chars().count() <= MAX_TITLE_CHARS;
        self.ensure(title_fits, "title", ContentError::Title);
        let blurb_fits = blurb.chars().count() <= MAX_BLURB_CHARS;
        self.ensure(blurb_fits, "blurb", ContentError::Blurb);
    }

    fn check_sides(&mut self) {
        let min_rating = self.figures.least_rating;
        let max_stars = self.figures.stars.pool / 2;
        for side in Side::ALL {
            let name = side_name(side);
            let side_file = self.scenario.sides.of(side);
            let victory = *self.scenario.victory.of(side);
            let numbers = [
                (format!("victory.{name}"), victory, VICTORY_BOUNDS),
                (
                    format!("sides.{name}.command_rating"),
                    side_file.command_rating,
                    min_rating..=MAX_RATING,
                ),
                (
                    format!("sides.{name}.combat_cards"),
                    side_file.combat_cards,
                    0..=MAX_COMBAT_CARDS,
                ),
                (
                    format!("sides.{name}.stars"),
                    side_file.stars,
                    0..=max_stars,
                ),
            ];
            for (path, value, bounds) in numbers {
                let error = ContentError::Bounds(*bounds.start(), *bounds.end());
                self.ensure(bounds.contains(&value), path, error);
            }
        }
    }

    /// Checks that no two features are on the same hex.
    fn check_terrain(&mut self) {
        let terrain = &self.scenario.terrain;
        let kinds = [
            ("asteroid", &terrain.asteroid),
            ("debris", &terrain.debris),
            ("deadstar", &terrain.deadstar),
        ];
        let single = kinds.iter().flat_map(|(key, hexes)| {
            let hexes = hexes.iter().enumerate();
            hexes.map(move |(n, hex)| (format!("terrain.{key}[{n}]"), *hex))
        });
        let grouped = terrain.planet.iter().enumerate().flat_map(|(n, group)| {
            let hexes = group.iter().enumerate();
            hexes.map(move |(m, hex)| (format!("terrain.planet[{n}][{m}]"), *hex))
        });
        let mut taken = HexSet::NONE;
        for (path, hex) in single.chain(grouped) {
            self.ensure_at(!taken.contains(hex), path, ContentError::Taken(hex), &[hex]);
            taken.insert(hex);
        }
    }

    /// Checks that planet groups are connected and not adjacent to each other `[SR-8.3]`.
    fn check_planets(&mut self) {
        let scenario = self.scenario;
        let mut planets = HexSet::NONE;
        for (n, group) in scenario.terrain.planet.iter().enumerate() {
            for (m, hex) in group.iter().enumerate() {
                let is_separate = !hex.neighbors().intersects(planets);
                let path = format!("terrain.planet[{n}][{m}]");
                self.ensure_at(is_separate, path, ContentError::Touching(*hex), &[*hex]);
            }
            let hexes: HexSet = group.iter().copied().collect();
            let is_one_group = !hexes.is_empty() && hexes.is_connected();
            self.ensure_at(
                is_one_group,
                format!("terrain.planet[{n}]"),
                ContentError::Parted,
                group,
            );
            planets = planets.union(hexes);
        }
        let found = usize::from(planets.len());
        self.ensure(
            found <= MAX_PLANETS,
            "terrain.planet",
            ContentError::Planets(found),
        );
    }

    fn check_fleets(&mut self) {
        let scenario = self.scenario;
        let mut taken = HexSet::NONE;
        for side in Side::ALL {
            let fleet: &SideFile = scenario.sides.of(side);
            let path = format!("sides.{}.units", side_name(side));
            let found = fleet.units.len();
            let fits = (1..=MAX_FLEET).contains(&found);
            self.ensure(fits, path.clone(), ContentError::Units(found));
            for (n, unit) in fleet.units.iter().enumerate() {
                let path = format!("{path}[{n}]");
                let is_free = !taken.contains(unit.hex);
                self.ensure_at(
                    is_free,
                    path.clone(),
                    ContentError::Taken(unit.hex),
                    &[unit.hex],
                );
                taken.insert(unit.hex);
                self.check_unit(&path, unit);
            }
        }
    }

    fn check_unit(&mut self, path: &str, unit: &UnitFile) {
        let code = unit.code.as_str().to_owned();
        let hexes = [unit.hex];
        let Some(kind) = self.figures.unit(unit.code) else {
            self.ensure_at(false, path, ContentError::NoType(code), &hexes);
            return;
        };
        let (body, orbits) = (kind.body, kind.abilities.is_in_orbit);
        let has_heavy = matches!(body, UnitBody::Ships { heavy: Some(_), .. });
        self.ensure_at(
            has_heavy || !unit.is_heavy,
            path,
            ContentError::NoHeavy(code),
            &hexes,
        );
        let terrain = &self.scenario.terrain;
        // A dead star under the rift has no effect [SR-8.9].
        let covered = self.scenario.rift.as_ref();
        let is_covered = covered.is_some_and(|rift| rift.hexes().contains(unit.hex));
        let is_on_dead_star = terrain.deadstar.contains(&unit.hex) && !is_covered;
        let groups = terrain.planet.iter();
        let adjacent_groups = groups.filter(|group| {
            let group: HexSet = group.iter().copied().collect();
            group.intersects(unit.hex.neighbors())
        });
        let adjacent_groups = adjacent_groups.count();
        let is_on_planet = terrain.planet.iter().flatten().any(|hex| *hex == unit.hex);
        self.ensure_at(
            !is_on_dead_star,
            path,
            ContentError::OnDeadStar(unit.hex),
            &hexes,
        );
        let is_in_orbit = !orbits || adjacent_groups == 1 && !is_on_planet;
        self.ensure_at(is_in_orbit, path, ContentError::Orbit(unit.hex), &hexes);
    }

    fn check_objectives_and_rift(&mut self) {
        let scenario = self.scenario;
        for (n, objective) in scenario.objectives.iter().enumerate() {
            let fits = objective.sector.is_some() == (objective.kind == ObjectiveKind::ClearSector);
            self.ensure(
                fits,
                format!("objectives[{n}].sector"),
                ContentError::Sector,
            );
        }
        if let Some(rift) = &scenario.rift {
            let hexes: Vec<Hex> = rift.hexes().iter().collect();
            self.ensure_at(rift.is_valid(), "rift", ContentError::Tiles, &hexes);
        }
    }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}
