//! What ships, blows and positions of Centauri Rift are worth, for bots and hints. No rules.

use super::Rift;
use super::options::Mode;
use super::ship::{Ship, ShipId, Side};
use super::state::State;
use crate::game::Seat;

/// Worth of a point of shield strength.
pub const SHIELD_VALUE: i32 = 10;
/// Worth of a hull point.
pub const HULL_VALUE: i32 = 40;
/// Worth of a ship beyond its parts.
pub const SHIP_VALUE: i32 = 250;
/// Worth of a unit of stored energy.
pub const ENERGY_VALUE: i32 = 4;
/// Worth of a torpedo in store.
const TORPEDO_VALUE: i32 = 6;
/// Worth of a mine in store.
const MINE_VALUE: i32 = 8;
/// Worth of a point in Centaur Ace: more than the half ship that the enemy gets back for it.
const POINT_VALUE: i32 = 1000;
/// Worth of a match that is won.
pub const VICTORY_VALUE: i32 = 100_000;

/// What damage to one side of a ship takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DamageResult {
    /// Shield strength.
    pub bars: u8,
    /// Hull points.
    pub hull: u8,
    /// Whether the ship is lost.
    pub fatal: bool,
}

impl DamageResult {
    /// What `damage` on `side` of `ship` takes, with shields `up` or down `[RIFT-14.1]`.
    #[must_use]
    pub const fn new(ship: &Ship, up: bool, side: Side, damage: u8) -> Self {
        let shield = if up { ship.bars.total(side) } else { 0 };
        let bars = if damage < shield { damage } else { shield };
        let rest = damage - bars;
        let hull = if rest < ship.hull { rest } else { ship.hull };
        Self {
            bars,
            hull,
            fatal: hull == ship.hull,
        }
    }

    /// What it is worth to the one who strikes it.
    #[must_use]
    pub const fn value(self) -> i32 {
        let life = if self.fatal { SHIP_VALUE } else { 0 };
        self.bars as i32 * SHIELD_VALUE + self.hull as i32 * HULL_VALUE + life
    }
}

/// What a ship on the board is worth to its side.
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
    /// How much more than other ships this one counts: the marked ship, the targets of a puzzle.
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

    /// What destroying a ship is worth beside its parts: in Centaur Ace a point, and who only
    /// wears an enemy down leaves it to somebody else.
    #[must_use]
    pub const fn destruction_bonus(&self) -> i32 {
        match self.rules.mode {
            Mode::Ace => POINT_VALUE / 2,
            Mode::Elimination | Mode::Flagship | Mode::Breakout | Mode::Puzzle => 0,
        }
    }

    /// Whether the enemies of a puzzle never act.
    #[must_use]
    pub fn is_passive(&self) -> bool {
        self.puzzle.as_ref().is_some_and(|puzzle| puzzle.passive)
    }

    /// What `state` is worth to the team of `seat`: its ships and points, less those of the
    /// others (of the mean of the others, when there are several).
    #[must_use]
    pub fn position_value(&self, state: &State, seat: Seat) -> i32 {
        let others = i32::try_from(self.teams().len()).unwrap_or(2) - 1;
        self.decided_value(state, seat).unwrap_or_else(|| {
            let (ours, theirs) = self.team_totals(state, seat);
            ours - theirs / others.max(1)
        })
    }

    /// As [`Rift::position_value`], but every loss of every enemy counts in full: by this a turn is
    /// chosen, for who shoots at nobody in a melee wins nothing.
    #[must_use]
    pub fn lead(&self, state: &State, seat: Seat) -> i32 {
        self.decided_value(state, seat).unwrap_or_else(|| {
            let (ours, theirs) = self.team_totals(state, seat);
            ours - theirs
        })
    }

    /// The worth of a match that is decided.
    fn decided_value(&self, state: &State, seat: Seat) -> Option<i32> {
        let winners = state.verdict?.winners;
        Some(match (winners.is_empty(), winners.has(seat)) {
            (true, _) => 0,
            (false, true) => VICTORY_VALUE,
            (false, false) => -VICTORY_VALUE,
        })
    }

    /// The ships and points of a seat's team and those of all others.
    fn team_totals(&self, state: &State, seat: Seat) -> (i32, i32) {
        let own = self.team_of(seat);
        let (mut ours, mut theirs) = (0, 0);
        let mut count = |team: u8, worth: i32| {
            if team == own {
                ours += worth;
            } else {
                theirs += worth;
            }
        };
        let ace = self.rules.mode == Mode::Ace;
        for (id, ship) in (0u8..).map(ShipId).zip(state.ships.iter()) {
            let worth = ship_value(ship) * self.ship_weight(id);
            // A ship that comes back is worth less than one that does not.
            count(self.team_of_ship(id), if ace { worth / 2 } else { worth });
        }
        if ace {
            for (seat, &score) in (0u8..).map(Seat).zip(&state.scores) {
                count(self.team_of(seat), i32::from(score) * POINT_VALUE);
            }
        }
        (ours, theirs)
    }
}
