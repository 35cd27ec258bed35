//! What a breakout asks of a ship: the marked one runs for its goal, its enemies hunt it. Weights
//! for judging, no rules.

use super::super::Rift;
use super::super::evaluate::VICTORY_VALUE;
use super::super::options::Mode;
use super::super::ship::ShipId;
use super::super::state::State;
use crate::grid::Square;

/// Cost of a square on the way to a goal; twice as much in the last round.
const GOAL_COST: i32 = 25;
/// Cost of a place in which the ship that runs may be destroyed: the match goes with it.
const LOSS_COST: i32 = 4000;
/// Cost of a square that a hunter is farther from the goal than the ship that it hunts.
const LATE_COST: i32 = 8;

/// What a ship has to do with the goal.
#[derive(Clone, Debug)]
pub enum BreakoutRole {
    /// Nothing.
    Uninvolved,
    /// It must reach one of these squares; each on the way there costs so much.
    Runner(Vec<Square>, i32),
    /// Its prey is there, and must not reach one of the squares.
    Hunter(ShipId, Square, Vec<Square>),
}

impl BreakoutRole {
    /// For the ship `id` of `state`.
    pub fn new(table: &Rift, state: &State, id: ShipId) -> Self {
        if table.rules().mode != Mode::Breakout {
            return Self::Uninvolved;
        }
        let board = table.board();
        let goals = || {
            let squares = board.squares();
            squares
                .filter(|&square| board.terrain(square).goal)
                .collect()
        };
        if table.is_marked(id) {
            let (round, most) = (i32::from(state.round), i32::from(table.rules().round_limit));
            let late = if most > 0 {
                GOAL_COST * round.min(most) / most
            } else {
                0
            };
            return Self::Runner(goals(), GOAL_COST + late);
        }
        let prey = state.living().find(|(other, _)| {
            table.is_marked(*other) && table.team_of_ship(*other) != table.team_of_ship(id)
        });
        prey.map_or(Self::Uninvolved, |(prey, ship)| {
            Self::Hunter(prey, ship.square(), goals())
        })
    }

    /// Whom a ship looks for among its enemies; anybody, if nobody is named.
    pub fn prey(&self) -> Option<ShipId> {
        match self {
            Self::Hunter(prey, ..) => Some(*prey),
            Self::Uninvolved | Self::Runner(..) => None,
        }
    }

    /// Where the ship is bound that does not look for enemies.
    pub fn goal_from(&self, square: Square) -> Option<Square> {
        match self {
            Self::Runner(goals, _) => nearest(goals, square),
            Self::Uninvolved | Self::Hunter(..) => None,
        }
    }

    /// What it costs beside the ship that it may be destroyed.
    pub const fn loss(&self) -> i32 {
        match self {
            Self::Runner(..) => LOSS_COST,
            Self::Uninvolved | Self::Hunter(..) => 0,
        }
    }

    /// What it is worth to end a turn on a square.
    pub fn value(&self, square: Square) -> i32 {
        let far = |goals: &[Square], from| {
            nearest(goals, from).map_or(0, |goal| i32::from(goal.distance(from)))
        };
        match self {
            Self::Uninvolved => 0,
            Self::Runner(goals, cost) => match far(goals, square) {
                0 => VICTORY_VALUE,
                far => -far * cost,
            },
            Self::Hunter(_, prey, goals) => {
                let behind = far(goals, square) - far(goals, *prey);
                -behind.max(0) * LATE_COST
            }
        }
    }
}

fn nearest(goals: &[Square], from: Square) -> Option<Square> {
    goals.iter().copied().min_by_key(|goal| goal.distance(from))
}
