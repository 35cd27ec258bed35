//! Bot weights for the breakout mode: the marked ship heads for its goal, and its enemies pursue
//! it.

use super::super::Rift;
use super::super::evaluate::VICTORY_VALUE;
use super::super::options::Mode;
use super::super::ship::ShipId;
use super::super::state::State;
use crate::grid::Square;

/// Cost of each square that remains to the goal; it doubles toward the last round.
const GOAL_COST: i32 = 25;
/// Cost of ending a turn where the marked ship may be destroyed, because its loss decides the
/// match.
const LOSS_COST: i32 = 4000;
/// Cost of each square by which a pursuer is farther from the goal than the ship it pursues.
const LATE_COST: i32 = 8;

/// A ship's role in a breakout.
#[derive(Clone, Debug)]
pub enum BreakoutRole {
    /// The ship has no role in the breakout, or the mode is another.
    Uninvolved,
    /// The marked ship: it must reach one of these squares. The number is the cost of each square
    /// on the way.
    Runner(Vec<Square>, i32),
    /// An enemy of the marked ship: the marked ship, its square, and the goals it must not reach.
    Hunter(ShipId, Square, Vec<Square>),
}

impl BreakoutRole {
    /// Returns the role of ship `id` in `state`.
    pub fn new(game: &Rift, state: &State, id: ShipId) -> Self {
        if game.rules().mode != Mode::Breakout {
            return Self::Uninvolved;
        }
        let board = game.board();
        let goals = || {
            let squares = board.squares();
            squares
                .filter(|&square| board.terrain(square).is_goal)
                .collect()
        };
        if game.is_marked(id) {
            let (round, round_limit) =
                (i32::from(state.round), i32::from(game.rules().round_limit));
            let urgency = if round_limit > 0 {
                GOAL_COST * round.min(round_limit) / round_limit
            } else {
                0
            };
            return Self::Runner(goals(), GOAL_COST + urgency);
        }
        let target = state.living().find(|(other, _)| {
            game.is_marked(*other) && game.team_of_ship(*other) != game.team_of_ship(id)
        });
        target.map_or(Self::Uninvolved, |(target, ship)| {
            Self::Hunter(target, ship.square(), goals())
        })
    }

    /// Returns the only enemy that the ship attacks, or `None` if it attacks any enemy.
    pub fn target(&self) -> Option<ShipId> {
        match self {
            Self::Hunter(target, ..) => Some(*target),
            Self::Uninvolved | Self::Runner(..) => None,
        }
    }

    /// Returns the nearest goal of the marked ship, or `None` for all other ships.
    pub fn goal_from(&self, square: Square) -> Option<Square> {
        match self {
            Self::Runner(goals, _) => nearest(goals, square),
            Self::Uninvolved | Self::Hunter(..) => None,
        }
    }

    /// Returns the cost of the possible loss of the ship, in addition to the ship's own value.
    pub const fn loss(&self) -> i32 {
        match self {
            Self::Runner(..) => LOSS_COST,
            Self::Uninvolved | Self::Hunter(..) => 0,
        }
    }

    /// Returns the value of ending a turn on a square.
    pub fn value(&self, square: Square) -> i32 {
        let distance_to_goal = |goals: &[Square], from| {
            nearest(goals, from).map_or(0, |goal| i32::from(goal.distance(from)))
        };
        match self {
            Self::Uninvolved => 0,
            Self::Runner(goals, cost) => match distance_to_goal(goals, square) {
                0 => VICTORY_VALUE,
                distance => -distance * cost,
            },
            Self::Hunter(_, target, goals) => {
                let behind = distance_to_goal(goals, square) - distance_to_goal(goals, *target);
                -behind.max(0) * LATE_COST
            }
        }
    }
}

fn nearest(goals: &[Square], from: Square) -> Option<Square> {
    goals.iter().copied().min_by_key(|goal| goal.distance(from))
}
