//! Warnings about scenarios that are valid but probably not intended.

use crate::space_rift::battlefield::{Hex, Side};
use crate::space_rift::draft::GridSymmetry;
use crate::space_rift::figures::Figures;
use crate::space_rift::scenario::{ObjectiveKind, ScenarioFile};

/// A warning about a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Warning {
    /// The enemy fleet is worth less than this side's victory number, and no objective brings it
    /// points.
    OutOfReach(Side),
    /// An objective is to hold planets, but the scenario has none.
    NoPlanets,
    /// An objective is listed twice.
    Twice {
        /// Index of the second one, from 0.
        objective: usize,
    },
    /// The battlefield does not look the same from both sides.
    Lopsided,
}

/// Returns the warnings about a valid scenario.
#[must_use]
pub fn warnings(scenario: &ScenarioFile, figures: &Figures) -> Vec<Warning> {
    let out_of_reach_sides = Side::ALL
        .into_iter()
        .filter(|side| is_out_of_reach(scenario, figures, *side));
    let mut found: Vec<Warning> = out_of_reach_sides.map(Warning::OutOfReach).collect();
    let mut objectives = scenario.objectives.iter();
    let has_planet_control =
        objectives.any(|objective| objective.kind == ObjectiveKind::PlanetControl);
    if has_planet_control && scenario.terrain.planet.is_empty() {
        found.push(Warning::NoPlanets);
    }
    for (n, objective) in scenario.objectives.iter().enumerate() {
        if scenario
            .objectives
            .iter()
            .take(n)
            .any(|other| other == objective)
        {
            found.push(Warning::Twice { objective: n });
        }
    }
    let symmetries = [GridSymmetry::HalfTurn, GridSymmetry::FlipRows];
    if !symmetries
        .into_iter()
        .any(|symmetry| is_symmetric(scenario, symmetry))
    {
        found.push(Warning::Lopsided);
    }
    found
}

fn is_out_of_reach(scenario: &ScenarioFile, figures: &Figures, side: Side) -> bool {
    let mut objectives = scenario.objectives.iter();
    if objectives.any(|objective| objective.side.includes(side)) {
        return false;
    }
    let enemies = scenario.sides.of(side.other()).units.iter();
    let points = enemies.filter_map(|unit| {
        let kind = figures.unit(unit.code)?;
        Some(u16::from(kind.points[usize::from(unit.is_heavy)]))
    });
    points.sum::<u16>() < u16::from(*scenario.victory.of(side))
}

/// Returns whether a symmetry maps the fleet and features of South to those of North.
fn is_symmetric(scenario: &ScenarioFile, symmetry: GridSymmetry) -> bool {
    let sorted = |hexes: &[Hex], is_mirrored: bool| {
        let applied = if is_mirrored {
            symmetry
        } else {
            GridSymmetry::Stay
        };
        let mut hexes: Vec<Hex> = hexes.iter().map(|hex| applied.hex(*hex)).collect();
        hexes.sort_unstable();
        hexes
    };
    let fleet = |side: Side, is_mirrored: bool| {
        let applied = if is_mirrored {
            symmetry
        } else {
            GridSymmetry::Stay
        };
        let units = scenario.sides.of(side).units.iter();
        let mut fleet: Vec<_> = units
            .map(|unit| (applied.hex(unit.hex), unit.code, unit.is_heavy))
            .collect();
        fleet.sort_unstable();
        fleet
    };
    let terrain = &scenario.terrain;
    let planets: Vec<Hex> = terrain.planet.iter().flatten().copied().collect();
    let features = [
        terrain.asteroid.as_slice(),
        terrain.debris.as_slice(),
        terrain.deadstar.as_slice(),
        planets.as_slice(),
    ];
    fleet(Side::South, true) == fleet(Side::North, false)
        && features
            .into_iter()
            .all(|hexes| sorted(hexes, true) == sorted(hexes, false))
}
