//! Values of ships, damage and positions, for bots and hints.

use super::Rift;
use super::options::Mode;
use super::ship::{Ship, ShipId, Side};
use super::state::State;
use crate::game::Seat;

/// Value of one point of shield strength.
pub const SHIELD_VALUE: i32 = 10;
/// Value of one hull point.
pub const HULL_VALUE: i32 = 40;
/// Value of a ship in addition to its hull, shields and stores.
pub const SHIP_VALUE: i32 = 250;
/// Value of one unit of stored energy.
pub const ENERGY_VALUE: i32 = 4;
/// Value of a torpedo in store.
const TORPEDO_VALUE: i32 = 6;
/// Value of a mine in store.
const MINE_VALUE: i32 = 8;
/// Value of a point in Centaur Ace; it exceeds half the value of the ship that the enemy gets back.
const POINT_VALUE: i32 = 1000;
/// Value of a won match.
pub const VICTORY_VALUE: i32 = 100_000;

/// The losses of a ship by damage to one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DamageResult {
    /// Lost shield strength.
    pub bars: u8,
    /// Lost hull points.
    pub hull: u8,
    /// Whether the ship is destroyed.
    pub is_fatal: bool,
}

impl DamageResult {
    /// Computes the losses of `ship` by `damage` on `side`. The bars absorb damage only if
    /// `are_shields_up` is true `[RIFT-14.1]`.
    #[must_use]
    pub const fn new(ship: &Ship, are_shields_up: bool, side: Side, damage: u8) -> Self {
        let shield = if are_shields_up {
            ship.bars.total(side)
        } else {
            0
        };
        let bars = if damage < shield { damage } else { shield };
        let remaining = damage - bars;
        let hull = if remaining < ship.hull {
            remaining
        } else {
            ship.hull
        };
        Self {
            bars,
            hull,
            is_fatal: hull == ship.hull,
        }
    }

    /// Returns the value of the losses to the attacker.
    #[must_use]
    pub const fn value(self) -> i32 {
        let destruction = if self.is_fatal { SHIP_VALUE } else { 0 };
        self.bars as i32 * SHIELD_VALUE + self.hull as i32 * HULL_VALUE + destruction
    }
}

/// Returns the value of a ship on the board to its side.
#[must_use]
pub fn ship_value(ship: &Ship) -> i32 {
    if !ship.is_alive() {
        return 0;
    }
    SHIP_VALUE
        + i32::from(ship.hull) * HULL_VALUE
        + i32::from(ship.bars.sum()) * SHIELD_VALUE
        + i32::from(ship.aux) * ENERGY_VALUE
        + i32::from(ship.torpedoes) * TORPEDO_VALUE
        + i32::from(ship.mines) * MINE_VALUE
}

impl Rift {
    /// Returns the weight of this ship relative to others; it is greater for a marked ship and for
    /// the targets of a puzzle.
    #[must_use]
    pub fn ship_weight(&self, id: ShipId) -> i32 {
        let target = self
            .puzzle
            .as_ref()
            .is_some_and(|puzzle| puzzle.targets.contains(&(id.0 + 1)));
        match self.rules.mode {
            Mode::Flagship | Mode::Breakout if self.is_marked(id) => 3,
            Mode::Puzzle if target => 8,
            Mode::Elimination | Mode::Ace | Mode::Flagship | Mode::Breakout | Mode::Puzzle => 1,
        }
    }

    /// Returns the value of destroying a ship in addition to the value of its parts: in Centaur Ace
    /// it scores a point, which would go to another player if the ship were only damaged.
    #[must_use]
    pub const fn destruction_bonus(&self) -> i32 {
        match self.rules.mode {
            Mode::Ace => POINT_VALUE / 2,
            Mode::Elimination | Mode::Flagship | Mode::Breakout | Mode::Puzzle => 0,
        }
    }

    /// Returns whether the enemies of a puzzle never act.
    #[must_use]
    pub fn is_passive(&self) -> bool {
        self.puzzle
            .as_ref()
            .is_some_and(|puzzle| puzzle.has_passive_enemies)
    }

    /// Returns the value of `state` to the team of `seat`: its ships and points, minus those of the
    /// other team, or minus the mean of several other teams.
    #[must_use]
    pub fn position_value(&self, state: &State, seat: Seat) -> i32 {
        let others = i32::try_from(self.teams().len()).unwrap_or(2) - 1;
        self.decided_value(state, seat).unwrap_or_else(|| {
            let (own_total, enemy_total) = self.team_totals(state, seat);
            own_total - enemy_total / others.max(1)
        })
    }

    /// Returns the same as [`Rift::position_value`], but with every loss of every enemy in full.
    /// Turns are chosen by this value, because a ship that attacks nobody in a melee wins nothing.
    #[must_use]
    pub fn lead(&self, state: &State, seat: Seat) -> i32 {
        self.decided_value(state, seat).unwrap_or_else(|| {
            let (own_total, enemy_total) = self.team_totals(state, seat);
            own_total - enemy_total
        })
    }

    /// Returns the value of a match that is over, or `None` while it goes on.
    fn decided_value(&self, state: &State, seat: Seat) -> Option<i32> {
        let winners = state.result?.winners;
        Some(match (winners.is_empty(), winners.contains(seat)) {
            (true, _) => 0,
            (false, true) => VICTORY_VALUE,
            (false, false) => -VICTORY_VALUE,
        })
    }

    /// Returns the value of the ships and points of a seat's team, and of all other teams.
    fn team_totals(&self, state: &State, seat: Seat) -> (i32, i32) {
        let own_team = self.team_of(seat);
        let (mut own_total, mut enemy_total) = (0, 0);
        let mut count = |team: u8, value: i32| {
            if team == own_team {
                own_total += value;
            } else {
                enemy_total += value;
            }
        };
        let is_ace = self.rules.mode == Mode::Ace;
        for (id, ship) in (0u8..).map(ShipId).zip(state.ships.iter()) {
            let value = ship_value(ship) * self.ship_weight(id);
            // A ship that returns when destroyed is worth less than one that does not.
            count(
                self.team_of_ship(id),
                if is_ace { value / 2 } else { value },
            );
        }
        if is_ace {
            for (seat, &score) in (0u8..).map(Seat).zip(&state.scores) {
                count(self.team_of(seat), i32::from(score) * POINT_VALUE);
            }
        }
        (own_total, enemy_total)
    }
}
