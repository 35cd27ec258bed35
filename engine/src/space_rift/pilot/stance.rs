//! What it is worth to a unit to stand on a hex: danger, whom it could strike from there next, and
//! what its side wants to reach.

use super::super::field::{Hex, HexSet, Side};
use super::super::scenario::Aim;
use super::super::table::Build;
use super::super::unit::UnitId;
use super::odds;
use super::outlook::{ORDERED, Outlook, Peril};
use super::skill::Skill;
use super::stakes::state_of;

/// What a hex takes between a unit and what its side wants to reach; of a transport.
const AIM: i32 = 3;
const CARGO: i32 = 26;
/// What it takes to stand on the rift: it may be flung anywhere.
const ADRIFT: i32 = 6;

/// How a unit looks at hexes.
#[derive(Clone, Copy, Debug)]
pub struct Stance<'a, 'b> {
    /// The position.
    pub outlook: &'a Outlook<'b>,
    /// What enemies could do.
    pub peril: &'a Peril,
    /// How much heed is paid to it, and to what could be struck next.
    pub skill: &'a Skill,
}

impl Stance<'_, '_> {
    /// What it is worth to a unit to stand there.
    #[must_use]
    pub fn of(&self, unit: UnitId, hex: Hex) -> i32 {
        let build = self.outlook.game.build(unit);
        let danger = self.outlook.danger(self.peril, unit, hex, ORDERED) * self.skill.heed / 256;
        let rift = ADRIFT * i32::from(self.outlook.scene.rift.has(hex));
        self.prospect(unit, build, hex) + self.outlook.aims(unit, build, hex) - danger - rift
    }

    /// What a unit could strike next turn from a hex, roughly; less than nothing when it is far
    /// from everybody.
    fn prospect(&self, unit: UnitId, build: &Build, hex: Hex) -> i32 {
        let steps = match build.abilities.orbit {
            true => 0,
            false => build.speed.max(build.abilities.warp),
        };
        let shields = &self.outlook.game.figures().shields;
        let row = build.shield_row() & 3;
        let less = i32::from(self.outlook.scene.public.alert.has(unit));
        let scene = &self.outlook.scene;
        let (mut best, mut missing) = (0, u8::MAX);
        for (target, at) in scene.units(build.side.other()) {
            let distance = hex.distance(at);
            let short = distance.saturating_sub(steps + build.range);
            missing = missing.min(short);
            if short > 0 {
                continue;
            }
            let range = distance.saturating_sub(steps).max(1);
            let dice = odds::place(i32::from(build.dice_at(range)) - less);
            let foe = self.outlook.game.build(target);
            let ignored = usize::from(shields[row][foe.shield_row() & 3].min(3));
            let state = state_of(foe, scene.public.unit(target).ships);
            let by_state = self.outlook.stakes.by_state(target);
            let each = by_state[state] / state.max(1) as i32;
            best = best.max(each * odds::MEAN[dice][ignored] / 256);
        }
        let missing = if missing == u8::MAX {
            0
        } else {
            i32::from(missing)
        };
        best * self.skill.prospect / 256 - self.skill.distance * missing
    }
}

impl Outlook<'_> {
    /// What a unit does there for what its side wants to reach.
    fn aims(&self, unit: UnitId, build: &Build, hex: Hex) -> i32 {
        let mut worth = 0;
        if self.game.objectives.is_empty() {
            return 0;
        }
        let side = build.side;
        if self.game.aims(side, Aim::Breakthrough) && !build.abilities.orbit {
            let each = if build.abilities.exit > 0 { CARGO } else { AIM };
            worth -= each * i32::from(far(hex, side.other().baseline()));
        }
        if self.game.aims(side, Aim::PlanetControl) && !build.abilities.orbit {
            worth += self.claim(unit, build, hex);
        }
        if self.game.aims(side.other(), Aim::ClearSector) {
            worth += self.denial(unit, side, hex);
        }
        worth
    }

    /// Markers that the unit would place there next turn, and those that it keeps the enemy from.
    fn claim(&self, unit: UnitId, build: &Build, hex: Hex) -> i32 {
        let side = build.side;
        if !self.planet.has(hex) {
            let free = self.planet.minus(self.scene.fleets[side.index()]);
            return -AIM * i32::from(far(hex, free));
        }
        let group = self.game.terrain().group(hex).and(self.planet);
        let beside = hex.around().and(group);
        let foes = beside.and(self.scene.enemies(side)).len();
        let point = self.stakes.point;
        let own = match foes {
            0 => point[side.index()] * i32::from(1 + build.abilities.markers),
            1.. => 0,
        };
        // Whoever stands there already keeps others of its side from being counted twice.
        let others = self.scene.public.hex_of(unit) != Some(hex);
        let kept = point[side.other().index()] * i32::from(foes);
        own + kept * (3 + i32::from(others)) / 4
    }

    /// Who stands in a sector that the enemy wants clear keeps a point from him each turn.
    fn denial(&self, unit: UnitId, side: Side, hex: Hex) -> i32 {
        let objectives = self.game.objectives.iter();
        let sectors = objectives
            .filter(|objective| {
                objective.aim == Aim::ClearSector && objective.side.is(side.other())
            })
            .filter_map(|objective| objective.sector);
        let mut worth = 0;
        for sector in sectors {
            let area = sector.section(side.other()).proper();
            if area.has(hex) {
                let own = self.scene.units(side);
                let others = own
                    .filter(|(other, at)| *other != unit && area.has(*at))
                    .count() as i32;
                worth += self.stakes.point[side.other().index()] / (1 + others * others);
            }
        }
        worth
    }
}

/// Hexes to the nearest of some; 0 when there is none.
pub fn far(hex: Hex, others: HexSet) -> u8 {
    let distances = others.iter().map(|other| hex.distance(other));
    distances.min().unwrap_or(0)
}
