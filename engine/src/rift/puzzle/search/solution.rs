//! The result of a search, played to its end and written as actions.

use super::super::pose_graph::{Hit, UnpaidManeuver};
use super::super::target_damage::Target;
use super::{Search, SearchMove};
use crate::chance::ZeroChance;
use crate::game::{Game, NullSink};
use crate::grid::Space;
use crate::rift::Rift;
use crate::rift::action::{Action, Pay};
use crate::rift::ship::{MountId, Ship};
use crate::rift::state::State;

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solution {
    /// The cheapest solution.
    Found {
        line: Vec<Action>,
        /// Energy cost of all actions.
        energy: u8,
        /// Spaces from which shots are fired and mines set off, in order.
        spaces: Vec<Space>,
        /// Number of maneuvers, not counting steps.
        maneuvers: u8,
    },
    /// There is no solution.
    None,
    /// The search gave up at its node limit.
    TooFar,
}

impl Search {
    /// Replays the line to a node; returns [`Solution::None`] if it does not destroy all targets.
    pub(super) fn reconstruct(&self, game: &Rift, end: u32) -> Solution {
        let mut path = Vec::new();
        let mut at = end;
        while let Some(node) = self.nodes.get(at as usize).copied() {
            if matches!(node.last_move, SearchMove::Start) {
                break;
            }
            path.push(node.last_move);
            at = node.parent;
        }
        path.reverse();
        let mut after = self.state.clone();
        let (mut line, mut spaces, mut maneuvers) = (Vec::new(), Vec::new(), 0u8);
        for last_move in path {
            let space = after.ship(self.id).map(|ship| ship.space);
            let (mines, mut fires) = (after.mines.len(), true);
            let action = match last_move {
                SearchMove::Start => continue,
                SearchMove::Move(maneuver, cost) => {
                    maneuvers += u8::from(maneuver != UnpaidManeuver::Step);
                    fires = false;
                    maneuver.with_payment(self.pay(&after, cost))
                }
                SearchMove::Fire(hit, cost) => self.shot(game, &after, hit, cost),
                SearchMove::Bomb(mount, cost) => {
                    Action::Fire(MountId(mount), None, self.pay(&after, cost))
                }
            };
            let (chance, sink) = (&mut ZeroChance, &mut NullSink);
            let result = game.act(&mut after, self.seat, action, chance, sink);
            if result.is_err() {
                return Solution::TooFar;
            }
            if fires || after.mines.len() < mines {
                spaces.extend(space.filter(|space| !spaces.contains(space)));
            }
            line.push(action);
        }
        let alive = |target: &Target| after.ship(target.id).is_some_and(Ship::is_alive);
        if self.targets.iter().any(alive) {
            return Solution::TooFar;
        }
        Solution::Found {
            line,
            energy: self.spent,
            spaces,
            maneuvers,
        }
    }

    /// Returns the default payment of a cost; it includes the last main unit only if necessary.
    fn pay(&self, state: &State, cost: u8) -> Pay {
        let Some(ship) = state.ship(self.id) else {
            return Pay::default();
        };
        ship.default_payment(cost).unwrap_or(Pay {
            main: cost.saturating_sub(ship.aux),
            aux: cost.min(ship.aux),
        })
    }

    fn shot(&self, game: &Rift, state: &State, hit: Hit, cost: u8) -> Action {
        let pay = self.pay(state, cost);
        let without_side = Action::Fire(MountId(hit.mount), None, pay);
        if game.check_action(state, self.seat, without_side).is_ok() {
            without_side
        } else {
            Action::Fire(MountId(hit.mount), Some(hit.side), pay)
        }
    }
}
