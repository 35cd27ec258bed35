//! What ships, blows and positions of Centauri Rift are worth, for bots and hints. No rules.

use super::Rift;
use super::options::Mode;
use super::ship::{Ship, ShipId, Side};
use super::state::State;
use crate::game::Seat;

/// Worth of a point of shield strength.
pub const SHIELD: i32 = 10;
/// Worth of a hull point.
pub const HULL: i32 = 40;
/// Worth of a ship beyond its parts.
pub const LIFE: i32 = 250;
/// Worth of a unit of stored energy.
pub const ENERGY: i32 = 4;
/// Worth of a torpedo in store.
const TORPEDO: i32 = 6;
/// Worth of a mine in store.
const MINE: i32 = 8;
/// Worth of a point in Centaur Ace, beyond the ship that it costs.
const POINT: i32 = 400;
/// Worth of a match that is won.
pub const VICTORY: i32 = 100_000;

/// What damage to one side of a ship takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blow {
    /// Shield strength.
    pub bars: u8,
    /// Hull points.
    pub hull: u8,
    /// Whether the ship is lost.
    pub fatal: bool,
}

impl Blow {
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
    pub const fn worth(self) -> i32 {
        let life = if self.fatal { LIFE } else { 0 };
        self.bars as i32 * SHIELD + self.hull as i32 * HULL + life
    }
}

/// What a ship on the board is worth to its side.
#[must_use]
pub fn ship_worth(ship: &Ship) -> i32 {
    if !ship.alive() {
        return 0;
    }
    LIFE + i32::from(ship.hull) * HULL
        + i32::from(ship.bars.sum()) * SHIELD
        + i32::from(ship.aux) * ENERGY
        + i32::from(ship.torpedoes) * TORPEDO
        + i32::from(ship.mines) * MINE
}

impl Rift {
    /// How much more than other ships this one counts: the marked ship, the targets of a puzzle.
    #[must_use]
    pub fn weight(&self, id: ShipId) -> i32 {
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

    /// Whether the enemies of a puzzle never act.
    #[must_use]
    pub fn is_passive(&self) -> bool {
        self.puzzle.as_ref().is_some_and(|puzzle| puzzle.passive)
    }

    /// What `state` is worth to the team of `seat`: its ships and points, less those of the
    /// others (of the mean of the others, when there are several).
    #[must_use]
    pub fn worth_of(&self, state: &State, seat: Seat) -> i32 {
        if let Some(verdict) = state.verdict {
            return match (verdict.winners.is_empty(), verdict.winners.has(seat)) {
                (true, _) => 0,
                (false, true) => VICTORY,
                (false, false) => -VICTORY,
            };
        }
        let own = self.team_of(seat);
        let teams = self.teams().len() as i32;
        let (mut ours, mut theirs) = (0, 0);
        for (id, ship) in (0u8..).map(ShipId).zip(state.ships.iter()) {
            let worth = ship_worth(ship) * self.weight(id);
            if self.team_of_ship(id) == own {
                ours += worth
            } else {
                theirs += worth
            }
        }
        if self.rules.mode == Mode::Ace {
            for (seat, &score) in (0u8..).map(Seat).zip(&state.scores) {
                let worth = i32::from(score) * POINT;
                if self.team_of(seat) == own {
                    ours += worth
                } else {
                    theirs += worth
                }
            }
        }
        ours - theirs / (teams - 1).max(1)
    }
}
