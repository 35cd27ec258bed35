//! Candidate answers that may be better than the policy's answer, for the playout search to
//! compare.

use super::explain;
use super::heuristic_policy::{HeuristicPolicy, PolicyAnswer, is_free};
use super::movement_planner::MovementPlanner;
use crate::saga::action::Action;
use crate::saga::ids::ArmadaId;
use crate::saga::step::{Phase, Step, Task};

/// Maximum number of candidates of one kind.
const MAX_CANDIDATES: usize = 5;
/// Maximum loss of immediate value, compared with the best candidate, at which a candidate is kept;
/// in hundredths of an encounter.
const MAX_VALUE_LOSS: i32 = 260;

impl HeuristicPolicy<'_> {
    /// Returns the candidates for a search, with the given answer first. Returns only that answer
    /// if a search is not worth its time.
    #[must_use]
    pub fn alternatives(&self, first: &PolicyAnswer, seed: u64) -> Vec<PolicyAnswer> {
        let mut legal = Vec::new();
        self.game
            .list_legal_actions(self.state, self.seat, &mut legal);
        let public = &self.state.public;
        let others = match (public.task(), public.step, public.acting) {
            (None, Step::Turns(Phase::Movement), Some(armada)) => self.alternative_moves(armada),
            (Some(Task::Window { .. } | Task::Build { .. } | Task::Reroll { .. }), ..) => {
                Vec::new()
            }
            (..) => self.alternative_choices(&legal, seed),
        };
        let mut answers = vec![first.clone()];
        for answer in others {
            let good = answer
                .line
                .first()
                .is_some_and(|action| legal.contains(action));
            let is_known = answers.iter().any(|known| known.line == answer.line);
            if good && !is_known && answers.len() < MAX_CANDIDATES {
                answers.push(answer);
            }
        }
        answers
    }

    /// Returns other movement turns of an armada.
    fn alternative_moves(&self, armada: ArmadaId) -> Vec<PolicyAnswer> {
        let planner = MovementPlanner {
            game: self.game,
            context: self.context,
            seat: self.seat,
            armada,
            paths: self.skill.paths,
            marginal_values: self.marginal_values(),
        };
        let plans = planner.plans(self.state, |_| 0);
        let best_value = plans.first().map_or(0, |plan| plan.total_value);
        let good_plans = plans
            .into_iter()
            .filter(|plan| plan.total_value > best_value - MAX_VALUE_LOSS);
        let answers = good_plans.take(MAX_CANDIDATES).map(|plan| {
            let reason =
                explain::reason_for_movement(self.game, &self.state.public, armada, &plan.line);
            PolicyAnswer::of(plan.line, reason)
        });
        answers.collect()
    }

    /// Returns other single actions, best immediate value first.
    fn alternative_choices(&self, legal: &[Action], seed: u64) -> Vec<PolicyAnswer> {
        let own = legal.iter().copied().filter(|action| !is_free(*action));
        let mut valued: Vec<(i32, Action)> = own
            .map(|action| (self.line_value(&[action], seed), action))
            .collect();
        valued.sort_by_key(|(total_value, _)| std::cmp::Reverse(*total_value));
        let answers = valued.into_iter().take(MAX_CANDIDATES).map(|(_, action)| {
            let reason = explain::reason_for_action(self.game, &self.state.public, action);
            PolicyAnswer::of(vec![action], reason)
        });
        answers.collect()
    }
}
