//! Threats of the enemies' next turn: for every space and direction, the most damage that one enemy
//! can do to a ship there.

use super::super::Rift;
use super::super::evaluate::DamageResult;
use super::super::ship::{Ship, ShipId, Side};
use super::super::state::{State, Turn};
use super::board_tables::{BoardTables, SpaceContent};
use super::shortest_paths::{ManeuverCosts, Pose, ShortestPaths, pose_of};
use super::volley::{Guns, guns, is_ion_charged_next_turn, max_salvo_damage, open_sides_to};

/// Cost of a space that cannot be reached.
const UNREACHABLE: u8 = u8::MAX;

/// The threat of one enemy ship.
#[derive(Clone, Debug)]
pub struct ThreatMap {
    pub ship: ShipId,
    /// Most damage, indexed by space and direction.
    damage: Vec<u8>,
}

impl ThreatMap {
    /// Finds where `enemy` can be in its next turn and what it can hit from there. `board_tables`
    /// must not contain ships that may move away before.
    pub fn new(
        game: &Rift,
        state: &State,
        board_tables: &BoardTables,
        enemy: ShipId,
        shortest_paths: &mut ShortestPaths,
    ) -> Option<Self> {
        let ship = state.ship(enemy)?;
        let build = game.build(enemy);
        let start = Pose {
            moved: 0,
            has_warped: false,
            ..pose_of(board_tables, state, enemy)?
        };
        let energy = build.main.saturating_sub(1).saturating_add(ship.aux);
        let mut board_tables = board_tables.clone();
        board_tables.put(start.space, SpaceContent::Free);
        let costs = ManeuverCosts::new(game, build);
        shortest_paths.search(&board_tables, costs, start, energy, false);
        let mut lowest_costs = vec![UNREACHABLE; board_tables.len() * 8];
        for (_, node) in shortest_paths.nodes() {
            let entry = &mut lowest_costs[node.pose.index()];
            *entry = node.cost.min(*entry);
        }
        let is_charged = is_ion_charged_next_turn(ship);
        let guns = guns(game, ship, build, Turn::default(), is_charged);
        let builder = ThreatMapBuilder {
            board_tables: &board_tables,
            lowest_costs: &lowest_costs,
            salvos: SalvoTable::new(&guns, energy),
            energy,
        };
        let spaces = 0..board_tables.len() as u16;
        let damage = spaces
            .flat_map(|space| [0, 1, 2, 3, 4, 5, 6, 7].map(|n| builder.max_damage(space, n)))
            .collect();
        Some(Self {
            ship: enemy,
            damage,
        })
    }

    /// Returns the most damage to a ship in a space from a direction.
    pub fn damage(&self, space: u16, direction: u8) -> u8 {
        self.damage
            .get(usize::from(space) * 8 + usize::from(direction & 7))
            .copied()
            .unwrap_or(0)
    }

    /// Returns the worst attack on `ship` at `space` with its front toward `heading`: the side, the
    /// damage, and the cost to the ship.
    pub fn worst_attack(
        &self,
        ship: &Ship,
        are_shields_up: bool,
        space: u16,
        heading: u8,
    ) -> Option<(Side, u8, i32)> {
        let attacks = (0..8u8).flat_map(|direction| {
            let damage = self.damage(space, direction);
            let sides = if damage == 0 {
                None
            } else {
                Some(open_sides_to(heading, direction))
            };
            sides.into_iter().flatten().map(move |side| {
                (
                    side,
                    damage,
                    DamageResult::new(ship, are_shields_up, side, damage).value(),
                )
            })
        });
        attacks.max_by_key(|(_, _, value)| *value)
    }
}

/// Damage through each side, by distance and energy.
struct SalvoTable {
    sides: Vec<Side>,
    max_range: u8,
    energy_levels: usize,
    damage: Vec<u8>,
}

impl SalvoTable {
    fn new(guns: &Guns, energy: u8) -> Self {
        let is_armed = |side: &Side| guns.iter().any(|gun| gun.side == *side && gun.barrels > 0);
        let sides: Vec<Side> = Side::ALL.into_iter().filter(is_armed).collect();
        let max_range = guns.iter().map(|gun| gun.range).max().unwrap_or(0);
        let mut damage = Vec::new();
        for &side in &sides {
            for distance in 1..=max_range {
                damage.extend(
                    (0..=energy).map(|energy| max_salvo_damage(guns, side, distance, energy)),
                );
            }
        }
        Self {
            sides,
            max_range,
            energy_levels: usize::from(energy) + 1,
            damage,
        }
    }

    fn get(&self, side: usize, distance: usize, energy: u8) -> u8 {
        let index = (side * usize::from(self.max_range) + distance - 1) * self.energy_levels
            + usize::from(energy);
        self.damage.get(index).copied().unwrap_or(0)
    }
}

struct ThreatMapBuilder<'a> {
    board_tables: &'a BoardTables,
    lowest_costs: &'a [u8],
    salvos: SalvoTable,
    energy: u8,
}

impl ThreatMapBuilder<'_> {
    fn max_damage(&self, space: u16, direction: u8) -> u8 {
        if self.board_tables.content(space) == SpaceContent::Solid {
            return 0;
        }
        let mut max_damage = 0;
        for (distance, at) in (1usize..).zip(self.board_tables.ray(
            space,
            direction,
            self.salvos.max_range,
        )) {
            for (n, side) in self.salvos.sides.iter().enumerate() {
                let heading = usize::from((direction + 12 - 2 * *side as u8) & 7);
                let cost = self.lowest_costs[usize::from(at) * 8 + heading];
                if cost <= self.energy {
                    max_damage = max_damage.max(self.salvos.get(n, distance, self.energy - cost));
                }
            }
        }
        max_damage
    }
}

/// The threats of all enemies that are considered.
#[derive(Clone, Debug, Default)]
pub struct Threat {
    pub threat_maps: Vec<ThreatMap>,
    /// Share of each enemy's attack that is expected to hit this seat, in quarters; lower where
    /// enemies also fight each other.
    pub share: i32,
    /// Cost of the loss of the ship in addition to its own value. It is not shared, because the
    /// enemy that destroys the ship takes the whole point.
    pub destruction_cost: i32,
}

impl Threat {
    /// Returns the cost of the next volleys of all enemies except `kills` (one bit each) to a ship
    /// that ends its turn in this pose. The volleys hit one after another, each on the worst side.
    pub fn volley_cost(
        &self,
        ship: &Ship,
        are_shields_up: bool,
        space: u16,
        heading: u8,
        kills: u32,
    ) -> i32 {
        self.volley_cost_and_loss(ship, are_shields_up, space, heading, kills)
            .0
    }

    /// Returns the same as [`Threat::volley_cost`], and whether the ship would be destroyed.
    pub fn volley_cost_and_loss(
        &self,
        ship: &Ship,
        are_shields_up: bool,
        space: u16,
        heading: u8,
        kills: u32,
    ) -> (i32, bool) {
        let mut damaged_ship = *ship;
        let mut volley_cost = 0;
        for threat_map in self
            .threat_maps
            .iter()
            .filter(|threat_map| kills >> threat_map.ship.0 & 1 == 0)
        {
            if let Some((side, damage, value)) =
                threat_map.worst_attack(&damaged_ship, are_shields_up, space, heading)
            {
                volley_cost += value;
                apply_damage(&mut damaged_ship, are_shields_up, side, damage);
            }
        }
        let is_destroyed = damaged_ship.hull == 0;
        let destruction_cost = if is_destroyed {
            self.destruction_cost
        } else {
            0
        };
        (
            volley_cost * self.share / 4 + destruction_cost,
            is_destroyed,
        )
    }
}

/// Applies damage to a copy of a ship.
pub fn apply_damage(ship: &mut Ship, are_shields_up: bool, side: Side, damage: u8) {
    use super::super::ship::{Layer, Slot};
    let mut remaining = damage;
    if are_shields_up {
        for layer in [Layer::Outer, Layer::Inner] {
            let bar = ship.bars.get(Slot { side, layer });
            ship.bars
                .set(Slot { side, layer }, bar - bar.min(remaining));
            remaining -= bar.min(remaining);
        }
    }
    ship.hull -= remaining.min(ship.hull);
}

#[cfg(test)]
mod tests {
    use super::super::super::options::{BoardChoice, Options};
    use super::super::seat_planner::SeatPlanner;
    use super::super::skill::Skill;
    use super::*;
    use crate::bots::Level;
    use crate::chance::SeededRng;
    use crate::game::{Game, Seat};

    /// In Centaur Ace `[RIFT-16.3]` the player who destroys a ship gets the whole point, however
    /// many enemies have damaged it.
    #[test]
    fn the_cost_of_destruction_is_not_shared_among_enemies()
    -> Result<(), Box<dyn std::error::Error>> {
        let choice = BoardChoice::Shipped("corner-pocket".to_owned());
        let game = Rift::new(Options::for_board(choice, 4, 4)?)?;
        let state = game.deal(&mut SeededRng::new(1, 0));
        let planner = SeatPlanner::new(&game, &state, Seat(0), Skill::of(Level::Captain));
        let mut threat = planner.threat().clone();
        assert_eq!(threat.destruction_cost, game.destruction_bonus());
        let ship = *state.ship(ShipId(0)).ok_or("a ship")?;
        let mut volley_cost = |damage, destruction_cost| {
            threat.destruction_cost = destruction_cost;
            threat.threat_maps = vec![ThreatMap {
                ship: ShipId(1),
                damage: vec![damage; 8],
            }];
            threat.volley_cost(&ship, true, 0, 0, 0)
        };
        assert_eq!(
            volley_cost(1, 500),
            volley_cost(1, 0),
            "a scratch is no fall"
        );
        assert_eq!(volley_cost(u8::MAX, 500), volley_cost(u8::MAX, 0) + 500);
        Ok(())
    }
}
