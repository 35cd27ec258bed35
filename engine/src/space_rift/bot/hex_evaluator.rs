//! The value of a hex to a unit: danger, possible attacks from there next turn, and the objectives
//! of its side.

use super::super::battlefield::{Hex, HexSet, Side};
use super::super::game::Build;
use super::super::scenario::ObjectiveKind;
use super::super::unit::UnitId;
use super::battle_analysis::{BattleAnalysis, ORDERED_SHARE, ThreatMap};
use super::combat_odds;
use super::position_values::unit_state;
use super::skill::Skill;

/// Cost of each hex between a unit and its side's objective; transports have a separate cost.
const DISTANCE_COST: i32 = 3;
const TRANSPORT_DISTANCE_COST: i32 = 26;
/// Cost of standing on the rift, from which a fold may fling a unit anywhere.
const RIFT_COST: i32 = 6;

/// Evaluates hexes for units.
#[derive(Clone, Copy, Debug)]
pub struct HexEvaluator<'a, 'b> {
    /// The analysis of the position.
    pub analysis: &'a BattleAnalysis<'b>,
    /// Possible attacks of the enemy.
    pub threat_map: &'a ThreatMap,
    /// Skill, which weighs danger and attack prospects.
    pub skill: &'a Skill,
}

impl HexEvaluator<'_, '_> {
    /// Returns the value of the hex to a unit that stands there.
    #[must_use]
    pub fn value_at(&self, unit: UnitId, hex: Hex) -> i32 {
        let build = self.analysis.game.build(unit);
        let danger = self
            .analysis
            .danger(self.threat_map, unit, hex, ORDERED_SHARE)
            * self.skill.danger_weight
            / 256;
        let rift = RIFT_COST * i32::from(self.analysis.battlefield.rift.contains(hex));
        self.attack_prospect(unit, build, hex) + self.analysis.objective_value(unit, build, hex)
            - danger
            - rift
    }

    /// Returns the approximate value of the unit's possible attacks next turn; negative if all
    /// enemies are far away.
    pub fn attack_prospect(&self, unit: UnitId, build: &Build, hex: Hex) -> i32 {
        let steps = match build.abilities.is_in_orbit {
            true => 0,
            false => build.speed.max(build.abilities.warp),
        };
        let shields = &self.analysis.game.figures().shields;
        let row = build.shield_row() & 3;
        let penalty = i32::from(self.analysis.battlefield.public.alert.contains(unit));
        let battlefield = &self.analysis.battlefield;
        let (mut best, mut missing) = (0, u8::MAX);
        for (target, at) in battlefield.units(build.side.other()) {
            let distance = hex.distance(at);
            let short = distance.saturating_sub(steps + build.range);
            missing = missing.min(short);
            if short > 0 {
                continue;
            }
            let range = distance.saturating_sub(steps).max(1);
            let dice = combat_odds::table_index(i32::from(build.dice_at(range)) - penalty);
            let enemy = self.analysis.game.build(target);
            let ignored = usize::from(shields[row][enemy.shield_row() & 3].min(3));
            let state = unit_state(enemy, battlefield.public.unit(target).ships);
            let by_state = self.analysis.values.value_by_state(target);
            let each = by_state[state] / state.max(1) as i32;
            best = best.max(each * combat_odds::MEAN_HITS[dice][ignored] / 256);
        }
        let missing = if missing == u8::MAX {
            0
        } else {
            i32::from(missing)
        };
        best * self.skill.prospect_weight / 256 - self.skill.distance * missing
    }
}

impl BattleAnalysis<'_> {
    /// Returns the value of the unit's position for the objectives of its side.
    pub fn objective_value(&self, unit: UnitId, build: &Build, hex: Hex) -> i32 {
        let mut value = 0;
        if self.game.objectives.is_empty() {
            return 0;
        }
        let side = build.side;
        if self.game.has_objective(side, ObjectiveKind::Breakthrough)
            && !build.abilities.is_in_orbit
        {
            let each = if build.abilities.exit > 0 {
                TRANSPORT_DISTANCE_COST
            } else {
                DISTANCE_COST
            };
            value -= each * i32::from(nearest_distance(hex, side.other().baseline()));
        }
        if self.game.has_objective(side, ObjectiveKind::PlanetControl)
            && !build.abilities.is_in_orbit
        {
            value += self.planet_value(unit, build, hex);
        }
        if self
            .game
            .has_objective(side.other(), ObjectiveKind::ClearSector)
        {
            value += self.denial_value(unit, side, hex);
        }
        value
    }

    /// Returns the value of the markers that the unit would place next turn, and of those that it
    /// prevents the enemy from placing.
    fn planet_value(&self, unit: UnitId, build: &Build, hex: Hex) -> i32 {
        let side = build.side;
        if !self.planet.contains(hex) {
            let free = self
                .planet
                .difference(self.battlefield.fleets[side.index()]);
            return -DISTANCE_COST * i32::from(nearest_distance(hex, free));
        }
        let group = self.game.terrain().group(hex).intersection(self.planet);
        let adjacent = hex.neighbors().intersection(group);
        let enemies = adjacent.intersection(self.battlefield.enemies(side)).len();
        let point = self.values.point;
        let placed_value = match enemies {
            0 => point[side.index()] * i32::from(1 + build.abilities.markers),
            1.. => 0,
        };
        // The unit's own hex is excluded, so that only other units of its side count as present.
        let others = self.battlefield.public.hex_of(unit) != Some(hex);
        let denied = point[side.other().index()] * i32::from(enemies);
        placed_value + denied * (3 + i32::from(others)) / 4
    }

    /// Returns the value of keeping a sector from being clear of this side's units, which would
    /// score for the enemy each turn.
    fn denial_value(&self, unit: UnitId, side: Side, hex: Hex) -> i32 {
        let objectives = self.game.objectives.iter();
        let sectors = objectives
            .filter(|objective| {
                objective.kind == ObjectiveKind::ClearSector
                    && objective.side.includes(side.other())
            })
            .filter_map(|objective| objective.sector);
        let mut value = 0;
        for sector in sectors {
            let area = sector.section(side.other()).exclusive_hexes();
            if area.contains(hex) {
                let own_units = self.battlefield.units(side);
                let others = own_units
                    .filter(|(other, at)| *other != unit && area.contains(*at))
                    .count() as i32;
                value += self.values.point[side.other().index()] / (1 + others * others);
            }
        }
        value
    }
}

/// Returns the distance to the nearest hex of a set; 0 if it is empty.
pub fn nearest_distance(hex: Hex, others: HexSet) -> u8 {
    let distances = others.iter().map(|other| hex.distance(other));
    distances.min().unwrap_or(0)
}
