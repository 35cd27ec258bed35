//! A second implementation of the rules: legal orders, and the targets, sides and damage of blasts.
//! It is written from the tables and reference algorithms and uses none of the engine's code for
//! them.

use engine::grid::{Space, Square};
use engine::rift::Rift;
use engine::rift::action::{Action, Pay, PlusMinus};
use engine::rift::ship::{Ion, Mount, MountId, Ship, ShipId, Side, Slot, Weapon};
use engine::rift::state::State;

const DIRECTIONS: [(i32, i32); 8] = [
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
];

/// A space as column, row and plane.
type Cell = (i32, i32, i32);

fn cell(space: Space) -> Cell {
    let square = space.square();
    (
        square.x().into(),
        square.y().into(),
        space.plane().level().into(),
    )
}

fn square((x, y, _): Cell) -> Option<Square> {
    Square::new(u8::try_from(x).ok()?, u8::try_from(y).ok()?)
}

/// The rules applied to one position.
pub struct Oracle<'a> {
    pub game: &'a Rift,
    pub state: &'a State,
}

impl Oracle<'_> {
    /// Returns whether terrain or the edge of the board fills a cell.
    fn is_filled(&self, at: Cell) -> bool {
        let board = self.game.board();
        square(at).is_none_or(|square| {
            let terrain = board.terrain(square);
            let level = usize::try_from(at.2 + 1).unwrap_or(9);
            !board.contains(square)
                || terrain.has_planet
                || terrain.has_star
                || terrain.asteroids.get(level) != Some(&false)
        })
    }

    fn ship_at(&self, at: Cell) -> Option<(ShipId, &Ship)> {
        self.state.living().find(|(_, ship)| cell(ship.space) == at)
    }

    fn has_mine(&self, at: Cell) -> bool {
        self.state.mines.iter().any(|mine| cell(mine.space()) == at)
    }

    fn is_nebula(&self, at: Cell) -> bool {
        square(at).is_some_and(|square| self.game.board().terrain(square).has_nebula)
    }

    fn is_obstacle(&self, at: Cell) -> bool {
        self.is_filled(at) || self.ship_at(at).is_some()
    }

    /// Returns whether the shields of a ship are up.
    pub fn has_shields_up(&self, ship: &Ship) -> bool {
        ship.main >= 1 && !self.is_nebula(cell(ship.space))
    }

    /// Returns every legal order of the active ship, in no particular order.
    pub fn orders(&self) -> Vec<Action> {
        let Some(id) = self.state.turn.ship else {
            return Vec::new();
        };
        let ship = *self.state.ship(id).expect("the active ship");
        let mut list = Vec::new();
        self.movement_orders(id, &ship, &mut list);
        self.shot_orders(id, &ship, &mut list);
        self.other_orders(id, &ship, &mut list);
        list
    }

    fn movement_orders(&self, id: ShipId, ship: &Ship, list: &mut Vec<Action>) {
        let (build, turn) = (self.game.build(id), self.state.turn);
        let (x, y, z) = cell(ship.space);
        let (dx, dy) = DIRECTIONS[usize::from(ship.heading.number())];
        let sign = i32::from(ship.speed.signum());
        let ahead = (x + sign * dx, y + sign * dy, z);
        let owed = if turn.has_warped {
            0
        } else {
            (i32::from(ship.speed).abs() - i32::from(turn.moved)).max(0)
        };
        if owed > 0 && !self.is_obstacle(ahead) {
            list.push(Action::Step);
        }
        let is_stuck = self.is_obstacle(ahead) && ship.main + ship.aux < build.move_cost;
        if owed == 0 || is_stuck {
            list.push(Action::EndTurn);
        }
        for (sign, step) in [(PlusMinus::Minus, -1), (PlusMinus::Plus, 1)] {
            for pay in payments(ship, build.move_cost) {
                if !turn.has_warped && (ship.speed + step).abs() <= build.speed {
                    list.push(Action::Accelerate(sign, pay));
                }
                list.push(Action::Rotate(sign, pay));
                let to = (x, y, z + i32::from(step));
                if (-1..=1).contains(&to.2) && !self.is_obstacle(to) {
                    list.push(Action::ChangePlane(sign, pay));
                }
            }
        }
        if turn.has_warped || turn.has_waiting_mine {
            return;
        }
        let lane = (1..=10).take_while(|n| !self.is_obstacle((x + n * dx, y + n * dy, z)));
        for n in lane {
            for pay in payments(ship, 6) {
                list.push(Action::Warp(n as u8, pay));
            }
        }
    }

    /// Returns the first object on a mount's line: a mine, or a ship with the sides open to the
    /// shot.
    fn first_object(&self, ship: &Ship, mount: Mount) -> Option<Option<(ShipId, Vec<Side>)>> {
        let range = if mount.weapon == Weapon::Torpedo {
            3
        } else {
            4
        };
        let (x, y, z) = cell(ship.space);
        let turn = [0, 2, 4, 6][mount.side.index()];
        let (dx, dy) = DIRECTIONS[(usize::from(ship.heading.number()) + turn) % 8];
        for n in 1..=range {
            let at = (x + n * dx, y + n * dy, z);
            if self.is_filled(at) || self.is_nebula(at) != self.is_nebula((x, y, z)) {
                return None;
            }
            if self.has_mine(at) {
                return Some(None);
            }
            if let Some((id, target)) = self.ship_at(at) {
                return Some(Some((id, sides(target, ship.space))));
            }
        }
        None
    }

    fn shot_orders(&self, id: ShipId, ship: &Ship, list: &mut Vec<Action>) {
        let team = self.game.team_of_ship(id);
        for (n, &mount) in (0u8..).zip(self.game.build(id).mounts.iter()) {
            let fired = self.state.turn.fired >> (4 * n) & 15;
            let is_empty = mount.weapon == Weapon::Torpedo && ship.torpedoes == 0;
            if fired >= u32::from(mount.barrels) || is_empty {
                continue;
            }
            let hits: Vec<Option<Side>> = match self.first_object(ship, mount) {
                None => Vec::new(),
                Some(None) => vec![None],
                Some(Some((target, _)))
                    if self.game.team_of_ship(target) == team
                        && !self.game.rules().allows_friendly_fire =>
                {
                    Vec::new()
                }
                Some(Some((_, sides))) if sides.len() == 1 => vec![None],
                Some(Some((_, sides))) => sides.into_iter().map(Some).collect(),
            };
            let price = match mount.weapon {
                Weapon::Laser => 1,
                Weapon::Torpedo => 0,
                Weapon::Ion => 2,
            };
            for hit in hits {
                for pay in payments(ship, price) {
                    list.push(Action::Fire(MountId(n), hit, pay));
                }
            }
        }
    }

    fn other_orders(&self, id: ShipId, ship: &Ship, list: &mut Vec<Action>) {
        let (build, turn) = (self.game.build(id), self.state.turn);
        for from in Slot::ALL
            .into_iter()
            .filter(|&slot| ship.bars.get(slot) > 0)
        {
            for to in Slot::ALL {
                if ship.bars.get(to) == 0 && to.side != from.side {
                    list.extend(payments(ship, 1).map(|pay| Action::Relocate(from, to, pay)));
                }
                if ship.bars.get(to) > 0 && from < to {
                    list.extend(payments(ship, 2).map(|pay| Action::Swap(from, to, pay)));
                }
            }
        }
        let room = build.aux - ship.aux;
        list.extend((1..=ship.main.min(room)).map(Action::Charge));
        let has_ion_cannon = build.mounts.iter().any(|mount| mount.weapon == Weapon::Ion);
        if has_ion_cannon && ship.ion == Ion::Uncharged && !turn.has_fired_charged {
            list.extend(payments(ship, 1).map(Action::ChargeIon));
        }
        if ship.mines > 0 && !turn.has_waiting_mine {
            list.push(Action::ReleaseMine);
        }
    }

    /// Returns the damage of a blast to a ship that did not strike the mine: 6, 3 or 0. The
    /// position is that before the blast.
    pub fn blast(&self, mine: Space, ship: &Ship) -> u8 {
        let (a, b) = (cell(mine), cell(ship.space));
        let offset = [b.0 - a.0, b.1 - a.1, b.2 - a.2];
        match offset.iter().map(|d| d.abs()).max() {
            Some(1) => 6,
            Some(2) => {
                let halves = offset.map(|d| if d % 2 == 0 { vec![d / 2] } else { vec![0, d] });
                let open = |x: i32, y: i32, z: i32| !self.is_obstacle((a.0 + x, a.1 + y, a.2 + z));
                let is_reached = halves[0].iter().any(|&x| {
                    halves[1]
                        .iter()
                        .any(|&y| halves[2].iter().any(|&z| open(x, y, z)))
                });
                if is_reached { 3 } else { 0 }
            }
            _ => 0,
        }
    }
}

/// Iterates over every way to pay a price.
fn payments(ship: &Ship, price: u8) -> impl Iterator<Item = Pay> + use<> {
    let (main, aux) = (ship.main, ship.aux);
    (0..=price)
        .map(move |part| Pay {
            main: part,
            aux: price - part,
        })
        .filter(move |pay| pay.main <= main && pay.aux <= aux)
}

/// Returns the sides of a ship that face a space.
pub fn sides(target: &Ship, from: Space) -> Vec<Side> {
    let (a, b) = (cell(target.space), cell(from));
    let (vx, vy) = (b.0 - a.0, b.1 - a.1);
    let f = DIRECTIONS[usize::from(target.heading.number())];
    let r = DIRECTIONS[(usize::from(target.heading.number()) + 2) % 8];
    let (along, across) = (vx * f.0 + vy * f.1, vx * r.0 + vy * r.1);
    if along == 0 && across == 0 {
        return Side::ALL.to_vec();
    }
    let mut sides = Vec::new();
    if along.abs() >= across.abs() {
        sides.push(if along > 0 { Side::Front } else { Side::Back });
    }
    if across.abs() >= along.abs() {
        sides.push(if across > 0 { Side::Right } else { Side::Left });
    }
    sides
}

/// Returns a ship after damage to one side.
pub fn ship_after_damage(mut ship: Ship, are_shields_up: bool, side: Side, mut damage: u8) -> Ship {
    if are_shields_up {
        for slot in Slot::ALL.into_iter().filter(|slot| slot.side == side) {
            let bar = ship.bars.get(slot);
            let taken = damage.min(bar);
            ship.bars.set(slot, bar - taken);
            damage -= taken;
        }
    }
    ship.hull = ship.hull.saturating_sub(damage);
    ship
}
