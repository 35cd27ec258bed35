//! Weapons that are ready to fire, and the results of a volley from one position.

use super::super::Rift;
use super::super::evaluate::DamageResult;
use super::super::ship::{Build, Ion, MAX_MOUNTS, MountId, Ship, ShipId, Side, Weapon};
use super::super::state::{State, Turn};
use super::board_tables::{BoardTables, ShotTarget, SightTable, SightedTarget, SpaceIndex};
use super::damage_weights::DamageWeights;
use super::shortest_paths::Pose;
use crate::components::ArrayVec;
use crate::rift::play::{Blast, sides_facing};

/// The barrels of one mount that can still fire.
#[derive(Clone, Copy, Debug)]
pub struct Gun {
    pub mount: MountId,
    /// Side through which the mount fires.
    pub side: Side,
    /// Range in squares.
    pub range: u8,
    /// Energy cost of a shot.
    pub cost: u8,
    /// Damage of a shot.
    pub damage: u8,
    /// Number of shots left.
    pub barrels: u8,
}

impl Default for Gun {
    fn default() -> Self {
        Self {
            mount: MountId(0),
            side: Side::Front,
            range: 0,
            cost: 0,
            damage: 0,
            barrels: 0,
        }
    }
}

/// A ship's guns, sorted by damage for their energy, best first.
pub type Guns = ArrayVec<Gun, MAX_MOUNTS>;

/// Returns the guns of a ship. `turn` holds the shots already fired in this turn; `is_charged` is
/// whether the ion cannon fires a charged shot.
pub fn guns(game: &Rift, ship: &Ship, build: &Build, turn: Turn, is_charged: bool) -> Guns {
    let figures = game.figures();
    let mut guns = Guns::new();
    for (n, mount) in (0u8..).zip(build.mounts.iter()) {
        let figure = figures.gun(mount.weapon);
        let is_strong = mount.weapon == Weapon::Ion && is_charged;
        let ammunition = if mount.weapon == Weapon::Torpedo {
            ship.torpedoes
        } else {
            u8::MAX
        };
        let gun = Gun {
            mount: MountId(n),
            side: mount.side,
            range: figure.range,
            cost: figure.cost,
            damage: if is_strong {
                figures.charged_damage
            } else {
                figure.damage
            },
            barrels: mount.barrels.saturating_sub(turn.shots(n)).min(ammunition),
        };
        // The list has room for every mount that a ship can have.
        let _ = guns.push(gun);
    }
    guns.sort_by_key(|gun| {
        (
            u16::from(gun.cost) * 60 / u16::from(gun.damage.max(1)),
            gun.mount.0,
        )
    });
    guns
}

/// Returns whether the ion cannon of a ship will be charged in its next turn.
pub fn is_ion_charged_next_turn(ship: &Ship) -> bool {
    match ship.ion {
        Ion::Charging | Ion::Charged => true,
        Ion::Uncharged => false,
    }
}

/// Returns the most damage through one side at a distance with this much energy.
pub fn max_salvo_damage(guns: &[Gun], side: Side, distance: u8, mut energy: u8) -> u8 {
    let mut damage = 0u8;
    for gun in guns
        .iter()
        .filter(|gun| gun.side == side && gun.range >= distance)
    {
        let paid = energy.checked_div(gun.cost).unwrap_or(u8::MAX);
        let shots = gun.barrels.min(paid);
        energy -= shots * gun.cost;
        damage = damage.saturating_add(shots.saturating_mul(gun.damage));
    }
    damage
}

/// Returns the sides of a ship that are open to a shot from `direction`, as seen from the ship
/// `[RIFT-11.12]`.
pub fn open_sides_to(heading: u8, direction: u8) -> [Side; 2] {
    let turned = (direction + 8 - heading) & 7;
    let side = |n: u8| Side::ALL[usize::from(n & 3)];
    [side(turned / 2), side(turned.div_ceil(2))]
}

/// One shot of a volley.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    pub mount: MountId,
    /// Side of the target; it is used only where two sides are open.
    pub side: Side,
}

/// What a volley gains, costs and destroys.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct VolleyResult {
    pub value: i32,
    /// Energy cost of all shots.
    pub cost: u8,
    /// Destroyed ships, one bit each.
    pub kills: u32,
}

/// The data from which volleys are evaluated.
#[derive(Clone, Copy)]
pub struct VolleyEvaluator<'a> {
    pub game: &'a Rift,
    pub state: &'a State,
    pub board_tables: &'a BoardTables,
    /// Targets in sight from every position.
    pub sights: &'a SightTable,
    pub guns: &'a Guns,
    pub weights: DamageWeights,
    pub id: ShipId,
}

impl VolleyEvaluator<'_> {
    /// Returns whether any gun has a target from `pose`.
    pub fn has_target(&self, pose: &Pose) -> bool {
        self.guns.iter().any(|gun| {
            gun.barrels > 0
                && self
                    .sighted_target(pose, gun.side)
                    .is_some_and(|mark| mark.distance <= gun.range)
        })
    }

    fn sighted_target(&self, pose: &Pose, side: Side) -> Option<SightedTarget> {
        self.sights.at(pose.space, pose.heading + 2 * side as u8)
    }

    /// Returns the best volley at ships from `pose` with this much energy, and stores its shots.
    pub fn best_volley(
        &self,
        pose: &Pose,
        energy: u8,
        record_shot: &mut impl FnMut(Shot),
    ) -> VolleyResult {
        let mut result = VolleyResult::default();
        for side in Side::ALL {
            let Some(SightedTarget {
                target: ShotTarget::Ship(target),
                distance,
            }) = self.sighted_target(pose, side)
            else {
                continue;
            };
            if let Some(ship) = self.state.ship(target) {
                let line = LineOfFire {
                    side,
                    distance,
                    target,
                    ship: *ship,
                    heading: pose.heading,
                };
                self.fire_along(
                    line,
                    energy.saturating_sub(result.cost),
                    &mut result,
                    record_shot,
                );
            }
        }
        result
    }

    fn fire_along(
        &self,
        line: LineOfFire,
        energy: u8,
        result: &mut VolleyResult,
        record_shot: &mut impl FnMut(Shot),
    ) {
        let max_damage = max_salvo_damage(self.guns, line.side, line.distance, energy);
        let are_shields_up = self.state.are_shields_up(&line.ship, self.game.board());
        let open = open_sides_to(
            line.ship.heading.number(),
            (line.heading + 2 * line.side as u8 + 4) & 7,
        );
        let [one, other] = open
            .map(|side| DamageResult::new(&line.ship, are_shields_up, side, max_damage).value());
        let target_side = if other > one { open[1] } else { open[0] };
        let (mut damage, mut remaining_energy) = (0u8, energy);
        let needed = line.ship.hull
            + if are_shields_up {
                line.ship.bars.total(target_side)
            } else {
                0
            };
        for gun in self
            .guns
            .iter()
            .filter(|gun| gun.side == line.side && gun.range >= line.distance)
        {
            for _ in 0..gun.barrels {
                if gun.cost > remaining_energy || damage >= needed {
                    break;
                }
                remaining_energy -= gun.cost;
                damage = damage.saturating_add(gun.damage);
                record_shot(Shot {
                    mount: gun.mount,
                    side: target_side,
                });
            }
        }
        let hit_result = DamageResult::new(&line.ship, are_shields_up, target_side, damage);
        result.cost += energy - remaining_energy;
        let weight = self.game.ship_weight(line.target);
        result.value += if hit_result.is_fatal {
            hit_result.value() * weight + self.game.destruction_bonus()
        } else {
            self.weights.discount(hit_result.value() * weight)
        };
        result.kills |= u32::from(hit_result.is_fatal) << line.target.0;
    }

    /// Returns the best mine to shoot from `pose`, by the effect of its blast on enemies, less that
    /// on this ship and its allies.
    pub fn best_mine_shot(&self, pose: &Pose, energy: u8) -> Option<(Shot, VolleyResult)> {
        let shots = self
            .guns
            .iter()
            .filter(|gun| gun.barrels > 0 && gun.cost <= energy)
            .filter_map(|gun| {
                let sighted = self
                    .sighted_target(pose, gun.side)
                    .filter(|sighted| sighted.distance <= gun.range)?;
                let ShotTarget::Mine(mine) = sighted.target else {
                    return None;
                };
                let result = VolleyResult {
                    cost: gun.cost,
                    ..self.blast(usize::from(mine), pose.space)
                };
                Some((
                    Shot {
                        mount: gun.mount,
                        side: Side::Front,
                    },
                    result,
                ))
            });
        shots
            .filter(|(_, result)| result.value > 0)
            .max_by_key(|(_, result)| (result.value, std::cmp::Reverse(result.cost)))
    }

    fn blast(&self, mine: usize, own_space: SpaceIndex) -> VolleyResult {
        let mut result = VolleyResult::default();
        let Some(at) = self.state.mines.get(mine).map(|mine| mine.space()) else {
            return result;
        };
        let team = self.game.team_of_ship(self.id);
        for (id, ship) in self.state.living() {
            let mut ship = *ship;
            if id == self.id {
                ship.space = self.board_tables.space(own_space);
            }
            let Blast::Hit(damage) = self.game.blast(self.state, at, ship.space) else {
                continue;
            };
            let are_shields_up = self.state.are_shields_up(&ship, self.game.board());
            let open = sides_facing(&ship, at.square());
            let results = open
                .iter()
                .map(|side| DamageResult::new(&ship, are_shields_up, side, damage));
            // In a tie the owner of the hit ship picks the side.
            let Some(hit_result) = results.min_by_key(|hit_result| hit_result.value()) else {
                continue;
            };
            let is_own_team = self.game.team_of_ship(id) == team;
            let factor = if is_own_team {
                -2
            } else {
                self.game.ship_weight(id)
            };
            result.value += hit_result.value() * factor;
            result.kills |= u32::from(hit_result.is_fatal) << id.0;
        }
        result
    }
}

/// The line of fire from one side of the ship to a target ship.
#[derive(Clone, Copy)]
struct LineOfFire {
    side: Side,
    distance: u8,
    target: ShipId,
    ship: Ship,
    heading: u8,
}
