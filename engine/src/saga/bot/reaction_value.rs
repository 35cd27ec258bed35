//! Reactions in windows: each one is valued after the current roll or damage is resolved.

use super::explain;
use super::heuristic_policy::{HeuristicPolicy, PolicyAnswer, is_free};
use super::position_value::position_value;
use crate::chance::SeededRng;
use crate::game::{Game, NullSink};
use crate::saga::action::Action;
use crate::saga::effect::Timing;
use crate::saga::state::{Public, State};
use crate::saga::step::{CombatStage, Task};

/// Number of dice samples for a reaction, per sample of another answer.
const TRIES: u64 = 2;
/// Maximum number of answers in an imagined resolution.
const MAX_ANSWERS: usize = 24;
/// Minimum gain for which a reaction is used.
const MIN_GAIN: i32 = 6;

impl HeuristicPolicy<'_> {
    /// Chooses whether and how to react. All options use the same dice and are valued when the roll
    /// or the damage is over.
    pub(super) fn reaction(&self, legal: &[Action], seed: u64) -> PolicyAnswer {
        let passing = self.settled_value(&[Action::Done], seed);
        let mut best = (passing + MIN_GAIN, Action::Done);
        let event = Some(Timing::Any);
        let at = match self.state.public.task() {
            Some(Task::Window { at, .. }) => Some(*at),
            _ => None,
        };
        for (number, &action) in (20u32..).zip(legal) {
            // Tokens go onto events only if that is the pending question.
            if !is_free(action) || at != event && matches!(action, Action::Quell(_)) {
                continue;
            }
            let line = self.with_follow_ups(action);
            let total_value = self.settled_value(&line, seed) + self.skill.noise(number) / 3;
            if total_value > best.0 {
                best = (total_value, action);
            }
        }
        let reason = explain::reason_for_action(self.game, &self.state.public, best.1);
        PolicyAnswer::of(vec![best.1], reason)
    }

    /// Returns the mean value of the position after some actions and the remainder of the window.
    fn settled_value(&self, line: &[Action], seed: u64) -> i32 {
        let depth = depth(&self.state.public);
        let mut sum = 0;
        let tries = TRIES * u64::from(self.skill.tries.max(1));
        for stream in 0..tries {
            let mut state = self.state.clone();
            let mut rng = SeededRng::new(seed, stream);
            let mut own = line.iter().map(|&action| (self.seat, action));
            let mut next = own.next();
            let mut given = 0;
            while let Some((seat, action)) = next {
                let done = self
                    .game
                    .act(&mut state, seat, action, &mut rng, &mut NullSink);
                if done.is_err() || given > MAX_ANSWERS {
                    break;
                }
                given += 1;
                next = own.next().or_else(|| self.next_answer(&state, depth));
            }
            sum += if given == 0 {
                i32::MIN / 64
            } else {
                position_value(
                    self.game,
                    &state,
                    self.seat,
                    self.context,
                    self.marginal_values(),
                )
            };
        }
        sum / tries as i32
    }

    /// Returns the next answer until the window's task is over: no further reactions, and failed
    /// dice are rerolled.
    fn next_answer(&self, state: &State, depth: usize) -> Option<(crate::game::Seat, Action)> {
        if state.public.tasks.len() <= depth {
            return None;
        }
        let seat = self.game.seats_to_act(&state.public).iter().next()?;
        match state.public.task()? {
            Task::Reroll { .. } => Some((seat, reroll(self.game, &state.public))),
            Task::Window { .. } => Some((seat, Action::Done)),
            _ => None,
        }
    }
}

/// Returns the number of tasks below the roll, damage or fight that a window belongs to.
fn depth(public: &Public) -> usize {
    let top = public.tasks.len().saturating_sub(1);
    let about = public.tasks.iter().enumerate().rev().find(|(_, task)| {
        matches!(
            task,
            Task::Roll { .. }
                | Task::Damage { .. }
                | Task::Fight {
                    combat_stage: CombatStage::Won,
                    ..
                }
        )
    });
    about.map_or(top, |(index, _)| index)
}

/// Returns the action that rerolls the first failed die not chosen yet.
pub fn reroll(game: &crate::saga::Saga, public: &Public) -> Action {
    let Some(Task::Reroll { chosen, .. }) = public.task() else {
        return Action::Done;
    };
    let mut tasks = public.tasks.iter().rev();
    let failed = tasks.find_map(|task| match task {
        Task::Roll {
            faces, threshold, ..
        } => {
            let threshold = if *threshold == 0 {
                game.frame().success
            } else {
                *threshold
            };
            let dice = (0u8..).zip(faces.iter());
            let mut failed =
                dice.filter(|&(index, &face)| face < threshold && !chosen.contains(index));
            Some(failed.next().map(|(index, _)| index))
        }
        _ => None,
    });
    failed.flatten().map_or(Action::Done, Action::Reroll)
}
