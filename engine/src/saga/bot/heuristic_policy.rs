//! The heuristic policy: an immediate answer to every pending decision, without a search.

use super::encounter_value;
use super::explain;
use super::goals::BotContext;
use super::marginal_values::MarginalValues;
use super::movement_planner::{MovementPlan, MovementPlanner};
use super::position_summary::PositionSummary;
use super::position_value::{open_position_value, position_value};
use super::reason::Reason;
use super::skill::Skill;
use crate::chance::SeededRng;
use crate::game::{Game, NullSink, Seat};
use crate::saga::Saga;
use crate::saga::action::Action;
use crate::saga::effect::Effect;
use crate::saga::ids::ArmadaId;
use crate::saga::state::State;
use crate::saga::step::{Phase, Step, Task};
use std::cell::OnceCell;

/// Minimum gain, in hundredths of an encounter, for which a free play is made.
const MIN_GAIN: i32 = 4;
/// Maximum number of answers given for other seats until an imagined action is resolved.
const MAX_SETTLE_ANSWERS: usize = 40;

/// An answer of the policy with its reason.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PolicyAnswer {
    /// Actions that answer the decision, in order.
    pub line: Vec<Action>,
    pub reason: Reason,
}

impl PolicyAnswer {
    /// Creates an answer from actions and their reason.
    #[must_use]
    pub const fn of(line: Vec<Action>, reason: Reason) -> Self {
        Self { line, reason }
    }
}

/// A policy for one seat in one state, with its skill and shared caches.
pub struct HeuristicPolicy<'a> {
    pub game: &'a Saga,
    /// The state, with hidden parts determinized.
    pub state: &'a State,
    pub seat: Seat,
    pub skill: Skill,
    /// The scenario's goals and cached fight results.
    pub context: &'a BotContext,
    /// Marginal values in this state, computed on first use.
    pub marginal_values_cache: OnceCell<MarginalValues>,
}

impl HeuristicPolicy<'_> {
    /// Returns the marginal values in this state.
    pub(super) fn marginal_values(&self) -> MarginalValues {
        let public = &self.state.public;
        *self
            .marginal_values_cache
            .get_or_init(|| MarginalValues::of(self.game, public, self.context))
    }

    /// Returns the summary of the current position.
    fn summary(&self) -> PositionSummary<'_> {
        PositionSummary::new(
            self.game,
            &self.state.public,
            self.context,
            self.marginal_values(),
        )
    }

    /// Returns the seat's answer to the pending decision.
    #[must_use]
    pub fn answer(&self, seed: u64) -> PolicyAnswer {
        let mut legal = Vec::new();
        self.game
            .list_legal_actions(self.state, self.seat, &mut legal);
        if legal.len() < 2 {
            return PolicyAnswer::of(legal, Reason::Only);
        }
        let answer = match self.state.public.task() {
            Some(task) => self.answer_in_task(*task, &legal, seed),
            None => self.answer_at_step(&legal, seed),
        };
        let first = answer.line.first();
        if first.is_some_and(|action| legal.contains(action)) {
            return answer;
        }
        self.best_valued_answer(&legal, seed)
    }

    fn answer_in_task(&self, task: Task, legal: &[Action], seed: u64) -> PolicyAnswer {
        match task {
            Task::Exploration {
                armada,
                card,
                is_hard: hard,
                ..
            } => {
                let summary = self.summary();
                let Some(unit) = summary.units.iter().find(|unit| unit.armada == armada) else {
                    return PolicyAnswer::default();
                };
                if hard.is_some() {
                    let stat = encounter_value::strongest_stat(unit);
                    return PolicyAnswer::of(vec![Action::Branch(stat)], Reason::Dice);
                }
                let total_value = |is_hard| {
                    encounter_value::side_value(&summary, unit, card, is_hard)
                        + self.skill.noise(u32::from(is_hard)) / 2
                };
                PolicyAnswer::of(
                    vec![Action::Side(total_value(true) > total_value(false))],
                    Reason::Explore,
                )
            }
            Task::Trial { armada, .. } => {
                let summary = self.summary();
                let unit = summary.units.iter().find(|unit| unit.armada == armada);
                let stat = unit.map_or(0, encounter_value::strongest_stat);
                PolicyAnswer::of(vec![Action::Branch(stat)], Reason::Dice)
            }
            Task::Build { asked, .. } if !self.game.is_competitive() || asked.is_none() => {
                PolicyAnswer::of(answer_shared_cost(legal), Reason::Build)
            }
            Task::Window { .. } => self.reaction(legal, seed),
            Task::Reroll { .. } => {
                let die = super::reaction_value::reroll(self.game, &self.state.public);
                PolicyAnswer::of(vec![die], Reason::Dice)
            }
            _ => {
                // A free play does not answer the pending decision.
                self.best_valued_answer(&answers_only(legal), seed)
            }
        }
    }

    fn answer_at_step(&self, legal: &[Action], seed: u64) -> PolicyAnswer {
        let public = &self.state.public;
        let (Step::Turns(phase), Some(armada)) = (public.step, public.acting) else {
            return self.best_valued_answer(legal, seed);
        };
        match phase {
            Phase::Movement => self.movement(armada, legal, seed),
            Phase::Encounter => self.encounter(armada, legal, seed),
            Phase::Upkeep | Phase::Expand => {
                if let Some(play) = self.free_play(legal, seed) {
                    return play;
                }
                self.best_valued_answer(&answers_only(legal), seed)
            }
            Phase::Events => self.best_valued_answer(legal, seed),
        }
    }

    /// Returns the action with the highest expected value over sampled dice.
    fn best_valued_answer(&self, legal: &[Action], seed: u64) -> PolicyAnswer {
        let mut best: Option<(i32, Action)> = None;
        for (number, &action) in (0u32..).zip(legal) {
            let total_value = self.line_value(&[action], seed) + self.skill.noise(number);
            if best.is_none_or(|(best_value, _)| total_value > best_value) {
                best = Some((total_value, action));
            }
        }
        let action = best.map(|(_, action)| action);
        let reason = action.map_or(Reason::Only, |choice| {
            explain::reason_for_action(self.game, &self.state.public, choice)
        });
        PolicyAnswer::of(action.into_iter().collect(), reason)
    }

    /// Returns the expected value of the position after some actions.
    #[must_use]
    pub fn line_value(&self, line: &[Action], seed: u64) -> i32 {
        let tries = i32::from(self.skill.tries.max(1));
        let each = (0..tries).map(|stream| match self.state_after(line, seed, stream as u64) {
            Some(state) => position_value(
                self.game,
                &state,
                self.seat,
                self.context,
                self.marginal_values(),
            ),
            None => i32::MIN / 64,
        });
        each.sum::<i32>() / tries
    }

    /// Returns the state after some actions, with everything resolved that they start.
    fn state_after(&self, line: &[Action], seed: u64, stream: u64) -> Option<State> {
        let mut state = self.state.clone();
        let mut rng = SeededRng::new(seed, stream);
        for &action in line {
            let done = self
                .game
                .act(&mut state, self.seat, action, &mut rng, &mut NullSink);
            done.ok()?;
        }
        let duels = line
            .iter()
            .any(|play| matches!(play, Action::Duel(_) | Action::Siege | Action::Encounter(_)));
        for _ in 0..MAX_SETTLE_ANSWERS {
            let is_building = matches!(state.public.task(), Some(Task::Build { .. }));
            let fights = duels && !state.public.tasks.is_empty();
            if !is_building && !fights {
                break;
            }
            let Some(seat) = self.game.seats_to_act(&state.public).iter().next() else {
                break;
            };
            let mut legal = Vec::new();
            self.game.list_legal_actions(&state, seat, &mut legal);
            let passive = if legal.contains(&Action::Done) {
                vec![Action::Done]
            } else {
                answer_shared_cost(&legal)
            };
            let action = *passive.first()?;
            let done = self
                .game
                .act(&mut state, seat, action, &mut rng, &mut NullSink);
            done.ok()?;
        }
        Some(state)
    }

    /// Returns a free play whose gain exceeds its price now: a card, an ability, a repair, or
    /// tokens on an event.
    fn free_play(&self, legal: &[Action], seed: u64) -> Option<PolicyAnswer> {
        let free_plays = legal.iter().copied().filter(|action| is_free(*action));
        let mut plays = free_plays.peekable();
        plays.peek()?;
        let current_value = open_position_value(
            self.game,
            &self.state.public,
            self.seat,
            self.context,
            self.marginal_values(),
        );
        let mut best: Option<(i32, Vec<Action>)> = None;
        for (number, action) in (40u32..).zip(plays) {
            let line = self.with_follow_ups(action);
            let total_value = self.line_value(&line, seed) + self.skill.noise(number) / 3;
            if total_value > current_value + MIN_GAIN
                && best
                    .as_ref()
                    .is_none_or(|(best_value, _)| total_value > *best_value)
            {
                best = Some((total_value, line));
            }
        }
        let (_, line) = best?;
        let reason = explain::reason_for_action(self.game, &self.state.public, *line.first()?);
        Some(PolicyAnswer::of(line, reason))
    }

    /// Returns an action together with the actions that complete it: an event needs all its tokens.
    pub(super) fn with_follow_ups(&self, action: Action) -> Vec<Action> {
        let Action::Quell(card) = action else {
            return vec![action];
        };
        let mut events = self.state.public.events.iter();
        let tokens = events
            .find(|event| event.card == card)
            .map_or(0, |event| event.tokens);
        let price = self.game.frame().event_price.saturating_sub(tokens).max(1);
        let have = self.state.public.mat(self.seat).combat_tokens;
        vec![action; usize::from(price.min(have))]
    }

    fn movement(&self, armada: ArmadaId, legal: &[Action], seed: u64) -> PolicyAnswer {
        let planner = MovementPlanner {
            game: self.game,
            context: self.context,
            seat: self.seat,
            armada,
            paths: self.skill.paths,
            marginal_values: self.marginal_values(),
        };
        let noise = |number| self.skill.noise(number);
        let plan = planner.plan(self.state, noise).unwrap_or_default();
        let mut best = plan;
        for &action in legal.iter().filter(|action| is_free(**action)) {
            let Some(state) = self.state_after(&[action], seed, 0) else {
                continue;
            };
            let boosts = self.helps_movement(action);
            if !boosts && state.public.task().is_some() {
                continue;
            }
            let goes_on = state.public.task().is_none() && state.public.acting == Some(armada);
            let next = if boosts && goes_on {
                let short = MovementPlanner {
                    paths: self.skill.paths / 2,
                    ..planner
                };
                short.plan(&state, noise)
            } else {
                None
            };
            let Some(total_value) = next.as_ref().map(|plan| plan.total_value) else {
                continue;
            };
            if total_value > best.total_value + MIN_GAIN {
                best = MovementPlan {
                    line: vec![action],
                    total_value,
                };
            }
        }
        if best.line.len() == 1
            && best.line.first().is_some_and(|action| !is_free(*action))
            && let Some(play) = self.free_play(&self.without_movement_help(legal), seed)
        {
            return play;
        }
        let reason =
            explain::reason_for_movement(self.game, &self.state.public, armada, &best.line);
        PolicyAnswer::of(best.line, reason)
    }

    /// Returns the free plays that do not help movement.
    fn without_movement_help(&self, legal: &[Action]) -> Vec<Action> {
        let quiet = legal
            .iter()
            .copied()
            .filter(|action| is_free(*action) && !self.helps_movement(*action));
        quiet.collect()
    }

    /// Returns whether a free play helps movement.
    fn helps_movement(&self, action: Action) -> bool {
        let code = match action {
            Action::Play(card, _) => self.game.action_card(card).map(|card| card.script.code),
            Action::Activate(source, _) => {
                let ability = self.game.ability(&self.state.public, self.seat, source);
                ability.map(|ability| ability.script.code)
            }
            _ => None,
        };
        code.is_some_and(|code| {
            let mut effects = self.game.effects(code).iter();
            effects.any(|effect| matches!(effect, Effect::Mp(_) | Effect::EvadeDiscount(_)))
        })
    }

    fn encounter(&self, armada: ArmadaId, legal: &[Action], seed: u64) -> PolicyAnswer {
        if let Some(play) = self.free_play(legal, seed) {
            return play;
        }
        let summary = self.summary();
        let Some(unit) = summary.units.iter().find(|unit| unit.armada == armada) else {
            return PolicyAnswer::default();
        };
        let mut best: Option<(i32, Action)> = None;
        for (number, &action) in (0u32..).zip(legal) {
            let Some(total_value) = self.encounter_payoff(&summary, unit, action, seed) else {
                continue;
            };
            let total_value = total_value + self.skill.noise(number);
            if best.is_none_or(|(best_value, _)| total_value > best_value) {
                best = Some((total_value, action));
            }
        }
        let action = best.map(|(_, action)| action);
        let reason = action.map_or(Reason::Only, |choice| {
            explain::reason_for_action(self.game, &self.state.public, choice)
        });
        PolicyAnswer::of(action.into_iter().collect(), reason)
    }
}

/// Returns whether an action is a free play `[SAGA-GEN.11]`.
pub const fn is_free(action: Action) -> bool {
    matches!(
        action,
        Action::Play(..) | Action::Activate(..) | Action::Repair | Action::Quell(_)
    )
}

/// Returns the legal actions that answer the decision, without free plays.
pub fn answers_only(legal: &[Action]) -> Vec<Action> {
    let others = legal.iter().copied().filter(|action| !is_free(*action));
    others.collect()
}

/// Returns the answer to a shared cost: agree, or pay about half.
fn answer_shared_cost(legal: &[Action]) -> Vec<Action> {
    if legal.contains(&Action::Agree(true)) {
        return vec![Action::Agree(true)];
    }
    let paid = answers_only(legal);
    let half = paid.len() / 2;
    paid.get(half).copied().into_iter().collect()
}
