//! What it is worth to a unit to stand on a hex: danger, whom it could strike from there next, and
//! what its side wants to reach.

use super::super::battlefield::{Hex, HexSet, Side};
use super::super::scenario::ObjectiveKind;
use super::super::table::Build;
use super::super::unit::UnitId;
use super::battle_analysis::{BattleAnalysis, ORDERED_SHARE, ThreatMap};
use super::combat_odds;
use super::position_values::unit_state;
use super::skill::Skill;

/// What a hex takes between a unit and what its side wants to reach; of a transport.
const AIM: i32 = 3;
const CARGO: i32 = 26;
/// What it takes to stand on the rift: it may be flung anywhere.
const ADRIFT: i32 = 6;

/// How a unit looks at hexes.
#[derive(Clone, Copy, Debug)]
pub struct HexEvaluator<'a, 'b> {
    /// The position.
    pub analysis: &'a BattleAnalysis<'b>,
    /// What enemies could do.
    pub threat_map: &'a ThreatMap,
    /// How much heed is paid to it, and to what could be struck next.
    pub skill: &'a Skill,
}

impl HexEvaluator<'_, '_> {
    /// What it is worth to a unit to stand there.
    #[must_use]
    pub fn value_at(&self, unit: UnitId, hex: Hex) -> i32 {
        let build = self.analysis.game.build(unit);
        let danger = self
            .analysis
            .danger(self.threat_map, unit, hex, ORDERED_SHARE)
            * self.skill.heed
            / 256;
        let rift = ADRIFT * i32::from(self.analysis.battlefield.rift.has(hex));
        self.attack_prospect(unit, build, hex) + self.analysis.objective_value(unit, build, hex)
            - danger
            - rift
    }

    /// What a unit could strike next turn from a hex, roughly; less than nothing when it is far
    /// from everybody.
    fn attack_prospect(&self, unit: UnitId, build: &Build, hex: Hex) -> i32 {
        let steps = match build.abilities.orbit {
            true => 0,
            false => build.speed.max(build.abilities.warp),
        };
        let shields = &self.analysis.game.figures().shields;
        let row = build.shield_row() & 3;
        let less = i32::from(self.analysis.battlefield.public.alert.has(unit));
        let scene = &self.analysis.battlefield;
        let (mut best, mut missing) = (0, u8::MAX);
        for (target, at) in scene.units(build.side.other()) {
            let distance = hex.distance(at);
            let short = distance.saturating_sub(steps + build.range);
            missing = missing.min(short);
            if short > 0 {
                continue;
            }
            let range = distance.saturating_sub(steps).max(1);
            let dice = combat_odds::table_index(i32::from(build.dice_at(range)) - less);
            let foe = self.analysis.game.build(target);
            let ignored = usize::from(shields[row][foe.shield_row() & 3].min(3));
            let state = unit_state(foe, scene.public.unit(target).ships);
            let by_state = self.analysis.values.value_by_state(target);
            let each = by_state[state] / state.max(1) as i32;
            best = best.max(each * combat_odds::MEAN_HITS[dice][ignored] / 256);
        }
        let missing = if missing == u8::MAX {
            0
        } else {
            i32::from(missing)
        };
        best * self.skill.prospect / 256 - self.skill.distance * missing
    }
}

impl BattleAnalysis<'_> {
    /// What a unit does there for what its side wants to reach.
    fn objective_value(&self, unit: UnitId, build: &Build, hex: Hex) -> i32 {
        let mut worth = 0;
        if self.game.objectives.is_empty() {
            return 0;
        }
        let side = build.side;
        if self.game.has_objective(side, ObjectiveKind::Breakthrough) && !build.abilities.orbit {
            let each = if build.abilities.exit > 0 { CARGO } else { AIM };
            worth -= each * i32::from(nearest_distance(hex, side.other().baseline()));
        }
        if self.game.has_objective(side, ObjectiveKind::PlanetControl) && !build.abilities.orbit {
            worth += self.planet_value(unit, build, hex);
        }
        if self
            .game
            .has_objective(side.other(), ObjectiveKind::ClearSector)
        {
            worth += self.denial_value(unit, side, hex);
        }
        worth
    }

    /// Markers that the unit would place there next turn, and those that it keeps the enemy from.
    fn planet_value(&self, unit: UnitId, build: &Build, hex: Hex) -> i32 {
        let side = build.side;
        if !self.planet.has(hex) {
            let free = self.planet.minus(self.battlefield.fleets[side.index()]);
            return -AIM * i32::from(nearest_distance(hex, free));
        }
        let group = self.game.terrain().group(hex).and(self.planet);
        let beside = hex.neighbors().and(group);
        let foes = beside.and(self.battlefield.enemies(side)).len();
        let point = self.values.point;
        let own = match foes {
            0 => point[side.index()] * i32::from(1 + build.abilities.markers),
            1.. => 0,
        };
        // Whoever stands there already keeps others of its side from being counted twice.
        let others = self.battlefield.public.hex_of(unit) != Some(hex);
        let kept = point[side.other().index()] * i32::from(foes);
        own + kept * (3 + i32::from(others)) / 4
    }

    /// Who stands in a sector that the enemy wants clear keeps a point from him each turn.
    fn denial_value(&self, unit: UnitId, side: Side, hex: Hex) -> i32 {
        let objectives = self.game.objectives.iter();
        let sectors = objectives
            .filter(|objective| {
                objective.aim == ObjectiveKind::ClearSector && objective.side.is(side.other())
            })
            .filter_map(|objective| objective.sector);
        let mut worth = 0;
        for sector in sectors {
            let area = sector.section(side.other()).exclusive_hexes();
            if area.has(hex) {
                let own = self.battlefield.units(side);
                let others = own
                    .filter(|(other, at)| *other != unit && area.has(*at))
                    .count() as i32;
                worth += self.values.point[side.other().index()] / (1 + others * others);
            }
        }
        worth
    }
}

/// Hexes to the nearest of some; 0 when there is none.
pub fn nearest_distance(hex: Hex, others: HexSet) -> u8 {
    let distances = others.iter().map(|other| hex.distance(other));
    distances.min().unwrap_or(0)
}
