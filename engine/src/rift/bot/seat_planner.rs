//! Ranks the turns of a seat in the current position: the threats by enemies, then the turns of
//! each ship.
//!
//! The work is done in small units that can be spread over many frames. `lookahead` evaluates the
//! replies of other seats.

use super::super::Rift;
use super::super::action::Action;
use super::super::evaluate::ENERGY_VALUE;
use super::super::ship::ShipId;
use super::super::state::{Phase, State};
use super::board_tables::BoardTables;
use super::damage_weights::DamageWeights;
use super::planner::{PlanContext, Planner};
use super::shortest_paths::{ShortestPaths, pose_of};
use super::skill::{BotRng, Skill};
use super::threat::{Threat, ThreatMap};
use super::turn_actions;
use super::turn_end_evaluator::TurnEndEvaluator;
use crate::chance::ZeroChance;
use crate::game::{Game, NullSink, Seat};

/// A turn as a line of actions, and the match after it.
#[derive(Clone, Debug)]
pub struct PlannedTurn {
    /// Expected value of the match after the turn, on the scale of [`Rift::lead`].
    pub value: i32,
    /// The actions, the activation of the ship first.
    pub line: Vec<Action>,
    /// The match after the line.
    pub after: State,
}

/// A planner that ranks the turns of a seat.
#[derive(Debug)]
pub struct SeatPlanner {
    /// The match before the turn.
    pub state: State,
    pub seat: Seat,
    skill: Skill,
    legal: Vec<Action>,
    enemies: Vec<ShipId>,
    threat: Threat,
    shortest_paths: ShortestPaths,
    /// The ships that may act. Each has the action that activates it, or `None` if it is active
    /// already.
    ships: Vec<(Option<Action>, Planner)>,
    next: usize,
}

impl SeatPlanner {
    /// Creates a planner for `seat` in `state`. If the seat has nothing to decide there are no
    /// turns, but the standing value is available.
    #[must_use]
    pub fn new(game: &Rift, state: &State, seat: Seat, skill: Skill) -> Self {
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        let mut planner = Self {
            state: state.clone(),
            seat,
            skill,
            enemies: enemies(game, state, seat, skill.enemies),
            legal,
            threat: Threat {
                threat_maps: Vec::new(),
                destruction_cost: game.destruction_bonus(),
                share: DamageWeights::new(game, state, skill).danger,
            },
            shortest_paths: ShortestPaths::default(),
            ships: Vec::new(),
            next: 0,
        };
        planner.create_planners(game);
        planner
    }

    fn create_planners(&mut self, game: &Rift) {
        match self.state.phase {
            Phase::Orders if !self.legal.is_empty() => {
                self.ships = Planner::new(game, &self.state, self.skill)
                    .map(|planner| (None, planner))
                    .into_iter()
                    .collect();
            }
            Phase::Activation => {
                for action in self.nearest_activations(game) {
                    let mut state = self.state.clone();
                    let begun = game.act(
                        &mut state,
                        self.seat,
                        action,
                        &mut ZeroChance,
                        &mut NullSink,
                    );
                    let planner = begun
                        .ok()
                        .and_then(|_| Planner::new(game, &state, self.skill));
                    self.ships
                        .extend(planner.map(|planner| (Some(action), planner)));
                }
            }
            Phase::Orders | Phase::Blast | Phase::Return | Phase::Interval | Phase::Over => {}
        }
    }

    /// Returns the activations to plan for: those of the ships nearest to an enemy.
    fn nearest_activations(&self, game: &Rift) -> Vec<Action> {
        let mut ranked: Vec<(Option<u8>, Action)> = Vec::new();
        for &action in &self.legal {
            let Action::Activate(id) = action else {
                continue;
            };
            let own_space = self.state.ship(id).map(|ship| ship.space);
            let team = game.team_of_ship(id);
            let others = self.state.living();
            let distance = others
                .filter(|(other, _)| game.team_of_ship(*other) != team)
                .filter_map(|(_, ship)| own_space.map(|own_space| ship.space.distance(own_space)))
                .min();
            ranked.push((distance, action));
        }
        ranked.sort_by_key(|(distance, _)| distance.unwrap_or(u8::MAX));
        ranked.truncate(self.skill.ships);
        ranked.into_iter().map(|(_, action)| action).collect()
    }

    /// Performs one unit of work. Returns the number of visited nodes, or `None` when all turns are
    /// planned.
    pub fn work(&mut self, game: &Rift, rng: &mut BotRng) -> Option<u32> {
        self.map_next_threat(game).or_else(|| self.plan(game, rng))
    }

    /// Computes the threat map of the next enemy.
    fn map_next_threat(&mut self, game: &Rift) -> Option<u32> {
        let enemy = *self.enemies.get(self.threat.threat_maps.len())?;
        let own_team = game.team_of(self.seat);
        let board_tables =
            BoardTables::new(game, &self.state, |id| game.team_of_ship(id) != own_team);
        match ThreatMap::new(
            game,
            &self.state,
            &board_tables,
            enemy,
            &mut self.shortest_paths,
        ) {
            Some(threat_map) => self.threat.threat_maps.push(threat_map),
            None => self.enemies.clear(),
        }
        Some(self.shortest_paths.len())
    }

    /// Performs one unit of work on the next ship.
    fn plan(&mut self, game: &Rift, rng: &mut BotRng) -> Option<u32> {
        let candidates = self.skill.candidates_per_ship(self.ships.len());
        let context = PlanContext {
            game,
            threat: &self.threat,
            skill: self.skill,
        };
        while let Some((_, planner)) = self.ships.get_mut(self.next) {
            if let Some(nodes) = planner.work(context, candidates, rng) {
                return Some(nodes);
            }
            self.next += 1;
        }
        None
    }

    /// Returns the attacks that the enemies could make next.
    #[must_use]
    pub const fn threat(&self) -> &Threat {
        &self.threat
    }

    /// Returns all legal actions of the seat.
    #[must_use]
    pub fn legal(&self) -> &[Action] {
        &self.legal
    }

    /// Returns the best turns, at most `max_turns`, best first. No two of them lead to the same
    /// match.
    pub fn planned_turns(&mut self, game: &Rift, max_turns: usize) -> Vec<PlannedTurn> {
        let standing = self.standing_value(game);
        let context = PlanContext {
            game,
            threat: &self.threat,
            skill: self.skill,
        };
        let mut planned_turns: Vec<PlannedTurn> = Vec::new();
        for turn in turn_actions::rank_turns(context, &mut self.ships) {
            if planned_turns.len() >= max_turns {
                break;
            }
            let Some((activation, planner)) = self.ships.get_mut(turn.ship) else {
                continue;
            };
            let value = standing.saturating_add(turn.gain);
            let (line, after) =
                turn_actions::turn_actions(context, self.seat, *activation, planner, &turn);
            let is_known = planned_turns
                .iter()
                .any(|planned_turn| planned_turn.after == after);
            if !line.is_empty() && !is_known {
                planned_turns.push(PlannedTurn { value, line, after });
            }
        }
        planned_turns
    }

    /// Returns the value of the match as it stands: the lead, less the danger to the seat's ships
    /// and their poor positions.
    pub fn standing_value(&mut self, game: &Rift) -> i32 {
        let mut sum = game.lead(&self.state, self.seat);
        if self.state.result.is_some() {
            return sum;
        }
        let context = PlanContext {
            game,
            threat: &self.threat,
            skill: self.skill,
        };
        let mut known = 0u32;
        for (_, planner) in &mut self.ships {
            let ship = *planner.evaluator().ship();
            known |= 1 << planner.evaluator().id().0;
            sum += planner.idle_value(context) - i32::from(ship.aux) * ENERGY_VALUE;
        }
        let team = game.team_of(self.seat);
        for (id, ship) in self.state.living() {
            if game.team_of_ship(id) != team || known >> id.0 & 1 == 1 {
                continue;
            }
            let board_tables = BoardTables::new(game, &self.state, |other| other != id);
            let pose_and_evaluator = pose_of(&board_tables, &self.state, id)
                .zip(TurnEndEvaluator::new(game, &self.state, &board_tables, id));
            if let Some((pose, mut evaluator)) = pose_and_evaluator {
                let spent = ship.main.saturating_sub(1);
                sum += evaluator.value(&board_tables, &self.threat, &pose, spent)
                    - i32::from(ship.aux) * ENERGY_VALUE;
            }
        }
        sum
    }
}

/// Returns the enemies to consider, nearest first, without those that never act.
fn enemies(game: &Rift, state: &State, seat: Seat, max_count: usize) -> Vec<ShipId> {
    if game.is_passive() {
        return Vec::new();
    }
    let team = game.team_of(seat);
    let is_own = |id: ShipId| game.team_of_ship(id) == team;
    let distance = |space| {
        state
            .living()
            .filter(|(id, _)| is_own(*id))
            .map(|(_, ship)| ship.space.distance(space))
            .min()
    };
    let others = state.living().filter(|(id, _)| !is_own(*id));
    let mut enemies: Vec<_> = others
        .map(|(id, ship)| (distance(ship.space), id))
        .collect();
    enemies.sort_unstable();
    enemies
        .into_iter()
        .map(|(_, id)| id)
        .take(max_count)
        .collect()
}
