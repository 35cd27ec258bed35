//! The bot's analysis of the battlefield: which units can attack which hexes next turn, and the
//! expected losses there. It is approximate to save time, and ignores lines of sight.

use super::super::SpaceRift;
use super::super::battlefield::{Hex, HexSet, Side};
use super::super::figures::CoverDice;
use super::super::game::Build;
use super::super::play::BattlefieldSnapshot;
use super::super::state::Public;
use super::super::unit::{Class, MAX_UNITS, UnitId};
use super::combat_odds;
use super::position_values::{ALERT_COST, LAST_LOSS_PLANNED, PositionValues, unit_state};

/// Largest range that is considered.
const RANGE: usize = 8;
/// Share of the possible enemy attacks that is expected, in 256ths, because the enemy orders only a
/// few units per turn.
pub const ORDERED_SHARE: i32 = 110;

/// The analysis of one position.
#[derive(Clone, Debug)]
pub struct BattleAnalysis<'a> {
    pub game: &'a SpaceRift,
    /// The positions of all units.
    pub battlefield: BattlefieldSnapshot<'a>,
    /// Values of units and points.
    pub values: PositionValues,
    /// Hexes that no unit can enter.
    pub closed: HexSet,
    /// Hexes whose effective feature is a planet.
    pub planet: HexSet,
    /// Hexes in which units other than fighters must stop.
    slow: HexSet,
    /// Dice that features take away, in close quarters and at range.
    cover_dice: [[u8; Hex::COUNT]; 2],
}

/// The possible attacks of a side's enemies next turn, by hex.
#[derive(Clone, Debug)]
pub struct ThreatMap {
    /// Expected hits in 256ths, by class of the target; platforms last.
    hits: [[u16; 4]; Hex::COUNT],
    /// Number of dice.
    dice: [u16; Hex::COUNT],
}

impl<'a> BattleAnalysis<'a> {
    /// Analyzes a position for planning the next turn.
    #[must_use]
    pub fn new(game: &'a SpaceRift, public: &'a Public) -> Self {
        Self::with_loss_weight(game, public, LAST_LOSS_PLANNED)
    }

    /// Analyzes a position; `last` is the weight of a loss that would end the battle.
    #[must_use]
    pub fn with_loss_weight(game: &'a SpaceRift, public: &'a Public, last: i32) -> Self {
        let battlefield = game.battlefield(public);
        let (debris, asteroid, planet) = (
            battlefield.debris(),
            battlefield.asteroid(),
            battlefield.planet(),
        );
        let mut cover_dice = [[0; Hex::COUNT]; 2];
        let cover = &game.figures().cover;
        let mut note = |hexes: HexSet, dice: CoverDice| {
            for hex in hexes.iter() {
                cover_dice[0][hex.index()] = dice.close;
                cover_dice[1][hex.index()] = dice.ranged;
            }
        };
        note(debris, cover.debris);
        note(planet, cover.planet);
        note(asteroid, cover.asteroid);
        note(battlefield.rift, cover.rift);
        Self {
            game,
            closed: battlefield.impassable_hexes(),
            planet,
            slow: debris.union(asteroid),
            cover_dice,
            values: PositionValues::new(game, public, last),
            battlefield,
        }
    }

    /// Returns the hexes that a unit can reach next turn, including its own.
    #[must_use]
    pub fn reachable_hexes(&self, build: &Build, from: Hex, steps: u8) -> HexSet {
        let stops = match build.class {
            Class::Fighter => self.battlefield.rift,
            Class::Strike | Class::Capital => self.slow.union(self.battlefield.rift),
        };
        let free = self.closed.union(self.planet).complement();
        let mut seen = HexSet::singleton(from);
        let mut frontier = seen;
        for step in 0..steps {
            let mut next = frontier.neighbors();
            if step == 0 && self.battlefield.rift.contains(from) {
                next = next.union(self.battlefield.rift);
            }
            next = next.intersection(free).difference(seen);
            seen = seen.union(next);
            frontier = next.difference(stops);
        }
        seen
    }

    /// Calls a function for every hex that a unit can attack next turn, with the dice, whether the
    /// attack is in close quarters, and the attacker's row in the table of shields.
    fn for_each_strike(
        &self,
        unit: UnitId,
        from: Hex,
        mut visit: impl FnMut(HexSet, i32, bool, usize),
    ) {
        let build = self.game.build(unit);
        let ships = i32::from(self.battlefield.public.unit(unit).ships);
        let penalty = i32::from(self.battlefield.public.alert.contains(unit));
        let ability = &build.abilities;
        let steps = if ability.is_in_orbit { 0 } else { build.speed };
        let mut within = self.reachable_hexes(build, from, steps);
        let mut reached = HexSet::NONE;
        if ability.warp > build.speed {
            let warp_targets = self.reachable_hexes(build, from, ability.warp).neighbors();
            let dice = i32::from(build.dice_at(1)) - penalty;
            visit(
                warp_targets.difference(within.neighbors()),
                dice,
                true,
                build.shield_row(),
            );
        }
        let range = usize::from(build.range).min(RANGE);
        for distance in 1..=range {
            within = within.union(within.neighbors());
            let later = &build.dice[distance - 1..range];
            let mut dice = i32::from(later.iter().copied().max().unwrap_or(0)) - penalty;
            if distance == 1 {
                dice += ships * i32::from(ability.wing);
            }
            visit(
                within.difference(reached),
                dice,
                distance == 1,
                build.shield_row(),
            );
            reached = within;
        }
        if ability.sortie > 0 && ships > 0 {
            let dice = ships * i32::from(ability.sortie) - penalty;
            let launch_targets = self
                .battlefield
                .launch_hexes(unit, from)
                .neighbors()
                .difference(from.neighbors());
            visit(launch_targets, dice, true, Class::Fighter as usize);
        }
    }

    /// Computes the possible attacks of the enemies of `side`.
    #[must_use]
    pub fn threat_map(&self, side: Side) -> ThreatMap {
        let mut threat = ThreatMap {
            hits: [[0; 4]; Hex::COUNT],
            dice: [0; Hex::COUNT],
        };
        let shields = &self.game.figures().shields;
        for (unit, from) in self.battlefield.units(side.other()) {
            let orbits = self.game.build(unit).abilities.is_in_orbit;
            self.for_each_strike(unit, from, |hexes, dice, close, row| {
                let means = |removed_dice: i32| {
                    let index = combat_odds::table_index(dice - removed_dice);
                    [0, 1, 2, 3].map(|column| {
                        combat_odds::MEAN_HITS[index][usize::from(shields[row & 3][column].min(3))]
                            as u16
                    })
                };
                let (without_cover, with_one_die) = (means(0), means(1));
                for hex in hexes.iter() {
                    let n = hex.index();
                    let removed_dice = if orbits {
                        0
                    } else {
                        self.cover_dice[usize::from(!close)][n]
                    };
                    let hits = match removed_dice {
                        0 => &without_cover,
                        1 => &with_one_die,
                        2.. => &means(i32::from(removed_dice)),
                    };
                    for (sum, more) in threat.hits[n].iter_mut().zip(hits) {
                        *sum = sum.saturating_add(*more);
                    }
                    let dice = (dice - i32::from(removed_dice)).max(0) as u16;
                    threat.dice[n] = threat.dice[n].saturating_add(dice);
                }
            });
        }
        threat
    }

    /// Returns the expected loss of a unit on a hex if the enemy makes `share` 256ths of its
    /// possible attacks.
    #[must_use]
    pub fn danger(&self, threat: &ThreatMap, unit: UnitId, hex: Hex, share: i32) -> i32 {
        let build = self.game.build(unit);
        let n = hex.index();
        let hits = i32::from(threat.hits[n][build.shield_row() & 3]) * share / 256;
        let dice = i32::from(threat.dice[n]) * share / 256;
        if dice == 0 && hits == 0 {
            return 0;
        }
        let ships = self.battlefield.public.unit(unit).ships;
        let state = unit_state(build, ships);
        let full_states = 1 + unit_state(build, build.ships) as i32;
        let [taken, eliminated] = expected_losses(hits, usize::from(ships), build.has_hull());
        let whole_unit_value = self.values.full_value(unit);
        let last = if state > 0 {
            1 + i32::from(build.has_hull())
        } else {
            0
        };
        let ends = self.values.last[unit.index() % MAX_UNITS] * (eliminated / 16)
            / (combat_odds::CHANCE_SCALE / 16);
        let loss = whole_unit_value * ((taken + last * eliminated) / 16)
            / full_states
            / (combat_odds::CHANCE_SCALE / 16)
            + ends;
        // A red alert costs a marker, and a ship if the unit cannot retire.
        let alerts = dice * 256 / 6;
        let ignored_alerts = i32::from(self.battlefield.alert_allowance(unit)) * 128;
        let placed_alerts = (alerts - ignored_alerts).max(0);
        let keeps_ships = build.abilities.is_in_orbit || self.can_retire(build.side, hex, unit);
        let ship = if keeps_ships {
            0
        } else {
            whole_unit_value / full_states / 2
        };
        loss + placed_alerts * (ALERT_COST / 2 + ship) / 256
    }

    fn can_retire(&self, side: Side, hex: Hex, unit: UnitId) -> bool {
        let own_hex = self.battlefield.public.hex_of(unit);
        side.backward().iter().any(|direction| {
            hex.neighbor(*direction)
                .is_some_and(|back| Some(back) == own_hex || !self.closed.contains(back))
        })
    }
}

/// Returns the expected number of lost ships and the probability of elimination in 4096ths. `hits`
/// is the expected number of hits.
fn expected_losses(hits: i32, ships: usize, has_hull: bool) -> [i32; 2] {
    // A die hits with probability 1/3, so three times the expected hits is the number of dice.
    let dice = (3 * hits).min(256 * (combat_odds::MAX_TABLE_DICE as i32 - 1));
    let (low, part) = ((dice / 256) as usize, dice % 256);
    let [low, high] = [low, low + 1].map(|dice| {
        let distribution = &combat_odds::HIT_DISTRIBUTION[dice][0];
        let (mut remaining, mut taken, mut eliminated) = (combat_odds::CHANCE_SCALE, 0, 0);
        let last = ships + 2 * usize::from(has_hull);
        for (count, chance) in distribution.iter().enumerate() {
            if count > 0 && count <= ships {
                taken += remaining;
            }
            if count == last.min(combat_odds::MAX_HITS - 1) {
                eliminated = remaining;
            }
            remaining -= chance;
        }
        [taken, eliminated]
    });
    [0, 1].map(|n| low[n] + (high[n] - low[n]) * part / 256)
}
