//! The value of cubes on planets: victory points, and the tokens that they will yield.

use super::super::cards::CardSet;
use super::super::effect::Resource;
use super::super::figures::{PlanetKind, Tile};
use super::super::hex::{HexId, MAX_HEXES};
use super::position_summary::PositionSummary;
use super::resource_value::ResourceValue;

/// Values of all planets for one seat.
#[derive(Clone, Debug)]
pub struct PlanetValue {
    /// For each kind of resource: tokens taken per Upkeep, and the value of one token.
    yields: [(i32, i32); 3],
    /// Upkeeps left in the game.
    turns_left: i32,
    /// Uncertainty of the final majority, in sixteenths.
    soft: i32,
    /// For each hex, the cubes of the strongest rival and the number of rivals present.
    rivals: [(u8, u8); MAX_HEXES],
}

/// Returns the resource that a planet yields.
#[must_use]
pub const fn resource(tile: &Tile) -> Resource {
    match tile.kind {
        PlanetKind::Home | PlanetKind::Blue => Resource::Cp,
        PlanetKind::Red => Resource::Ax,
        PlanetKind::Green => Resource::Ph,
    }
}

impl PlanetValue {
    /// Computes the values for the seat of the summary.
    #[must_use]
    pub fn new(summary: &PositionSummary<'_>, resources: &ResourceValue) -> Self {
        let extraction = |resource| {
            let game = summary.game;
            i32::from(game.extraction(summary.public, summary.seat, resource, CardSet::NONE))
        };
        let tax = i32::from(summary.game.tax(summary.public, summary.seat)) * resources.cp;
        let token = i32::from(summary.game.frame().blue_token) * resources.cp;
        let ore = (30 * resources.cp / 10 - tax).max(2);
        let rivals = |hex| {
            let (mut max_cubes, mut count) = (0, 0);
            for seat in summary.others() {
                let cubes = summary.public.cubes(hex, seat);
                max_cubes = max_cubes.max(cubes);
                count += u8::from(cubes > 0);
            }
            (max_cubes, count)
        };
        let mut planets = Self {
            yields: [
                (extraction(Resource::Cp), token * 13 / 16),
                (extraction(Resource::Ax), ore),
                (extraction(Resource::Ph), ore * 4 / 5),
            ],
            turns_left: summary.turns_left,
            soft: if summary.stages_left > 0 {
                (2 * summary.turns_left + 2).min(8)
            } else {
                0
            },
            rivals: [(0, 0); MAX_HEXES],
        };
        for hex in summary.game.hexes() {
            planets.rivals[hex.index() % MAX_HEXES] = rivals(hex);
        }
        planets
    }

    /// Returns the value of one more token on a planet, in sixtieths of a victory point.
    #[must_use]
    pub fn token_value(&self, summary: &PositionSummary<'_>, hex: HexId) -> i32 {
        let Some(tile) = summary.game.planet_at(summary.public, hex) else {
            return 0;
        };
        let (rate, each) = self.yields[resource(tile) as usize];
        let tokens = i32::from(summary.public.sector(hex).tokens);
        let used = self.turns_left * rate;
        let (_, others) = self.rivals[hex.index() % MAX_HEXES];
        if tokens < used {
            each / (1 + i32::from(others))
        } else {
            each / 8 * self.turns_left.min(1)
        }
    }

    /// Returns the value of holding `cubes` cubes on a planet, in sixtieths of a victory point.
    #[must_use]
    pub fn holding_value(&self, summary: &PositionSummary<'_>, hex: HexId, cubes: i32) -> i32 {
        let sector = summary.public.sector(hex);
        let Some(tile) = summary.game.planet(sector).filter(|_| cubes > 0) else {
            return 0;
        };
        let (max_cubes, others) = self.rivals[hex.index() % MAX_HEXES];
        let (max_cubes, others) = (i32::from(max_cubes), i32::from(others));
        let points = 60 * i32::from(tile.vp);
        let current = match cubes.cmp(&max_cubes) {
            std::cmp::Ordering::Greater => points,
            std::cmp::Ordering::Equal => points / 2,
            std::cmp::Ordering::Less => 0,
        };
        let soft = points * 2 * cubes / (2 * cubes + 2 * max_cubes + 1);
        let (rate, each) = self.yields[resource(tile) as usize];
        let tokens = (i32::from(sector.tokens) + self.turns_left / 3).min(self.turns_left * rate);
        let income = tokens * each / (1 + others);
        (current * (16 - self.soft) + soft * self.soft) / 16 + income
    }

    /// Returns the value of one more cube on a planet that holds `cubes`.
    #[must_use]
    pub fn next_cube_value(&self, summary: &PositionSummary<'_>, hex: HexId, cubes: i32) -> i32 {
        self.holding_value(summary, hex, cubes + 1) - self.holding_value(summary, hex, cubes)
    }

    /// Returns the value of all planets on which the seat is present.
    #[must_use]
    pub fn total_value(&self, summary: &PositionSummary<'_>) -> i32 {
        let planet_value = |hex| {
            self.holding_value(
                summary,
                hex,
                i32::from(summary.public.cubes(hex, summary.seat)),
            )
        };
        summary.game.hexes().map(planet_value).sum()
    }
}
