//! The answers of a seat to the tasks of actions and cards.

use super::super::action::{Action, Exchange};
use super::super::cards::CardSet;
use super::super::effect::ActionKind;
use super::super::play::ActionContext;
use super::super::step::{Origin, Task};
use super::super::tech::TechSet;
use super::heuristic_policy::HeuristicPolicy;
use super::refit_planner::RefitPlanner;
use super::seat_evaluator::SeatEvaluator;
use super::tech_value::TechValue;

impl HeuristicPolicy<'_> {
    /// Returns the actions that answer a task.
    pub(super) fn answer_task(&self, task: Task, legal: &[Action]) -> Vec<Action> {
        let evaluator = self.evaluator();
        match task {
            Task::Action { .. } | Task::Build { .. } | Task::Refit { .. } | Task::Trade { .. } => {
                self.answer_action(&evaluator, task, legal)
            }
            Task::Mine { .. } => evaluator.best_put_action(legal).into_iter().collect(),
            Task::Learn { .. } => self.learn_answer(&evaluator, legal),
            Task::Repeal { .. } => worst_law(&evaluator, legal).into_iter().collect(),
            Task::Program { .. } => Vec::new(),
        }
    }

    /// Chooses a free technology: the one with the highest value.
    fn learn_answer(&self, evaluator: &SeatEvaluator<'_>, legal: &[Action]) -> Vec<Action> {
        let tech_value = TechValue::new(&evaluator.summary, &evaluator.resources);
        let known = self.state.public.mat(self.seat).techs;
        let value = |action: &Action| {
            if let Action::Learn(tech) = action {
                Some((tech_value.value_of(known, *tech), *action))
            } else {
                None
            }
        };
        let best = legal
            .iter()
            .filter_map(value)
            .max_by_key(|(total_value, _)| *total_value);
        best.map(|(_, action)| action).into_iter().collect()
    }

    fn answer_action(
        &self,
        evaluator: &SeatEvaluator<'_>,
        task: Task,
        legal: &[Action],
    ) -> Vec<Action> {
        match task {
            Task::Action {
                kind,
                origin,
                invoked,
                ..
            } => self.begin_action(evaluator, kind, context(origin, invoked), legal),
            Task::Build {
                origin, invoked, ..
            } => next_ship(evaluator, context(origin, invoked)),
            Task::Refit {
                origin,
                invoked,
                is_gift,
                licensed,
                given,
                ..
            } => {
                let context = context(origin, invoked);
                let planner =
                    RefitPlanner::new(&evaluator.summary, &evaluator.resources, context, !is_gift);
                if given.is_some_and(|(item, _)| item.rocket().is_some()) {
                    place_rocket(&planner, legal)
                } else {
                    refit_actions(&planner, licensed)
                }
            }
            Task::Trade {
                origin,
                invoked,
                space,
                first,
                ..
            } => self.best_trade(evaluator, space, context(origin, invoked), first),
            Task::Mine { .. } | Task::Learn { .. } | Task::Repeal { .. } | Task::Program { .. } => {
                Vec::new()
            }
        }
    }

    /// Chooses the exchange with the highest gain, or `Done`.
    fn best_trade(
        &self,
        evaluator: &SeatEvaluator<'_>,
        space: u8,
        context: ActionContext,
        first: Option<Exchange>,
    ) -> Vec<Action> {
        let mat = self.state.public.mat(self.seat);
        let owned = [mat.cp, mat.ax, mat.ph].map(i32::from);
        let best = evaluator.best_exchange(owned, space, context, first);
        vec![best.map_or(Action::Done, |(_, exchange, _)| Action::Exchange(exchange))]
    }

    /// Returns the actions that perform one of the six actions, or that decline it.
    fn begin_action(
        &self,
        evaluator: &SeatEvaluator<'_>,
        kind: ActionKind,
        context: ActionContext,
        legal: &[Action],
    ) -> Vec<Action> {
        if let Some(ability) = self.useful_ability(evaluator, kind, context, legal) {
            return vec![ability];
        }
        match kind {
            ActionKind::Research => {
                let best = evaluator
                    .ranked_techs(context, TechSet::NONE)
                    .into_iter()
                    .next();
                let best = best.filter(|(gain, _)| *gain > 0);
                vec![best.map_or(Action::Done, |(_, tech)| Action::Learn(tech))]
            }
            ActionKind::Bank => vec![Action::Bank],
            ActionKind::Build => next_ship(evaluator, context),
            ActionKind::Upgrade => {
                let planner =
                    RefitPlanner::new(&evaluator.summary, &evaluator.resources, context, true);
                refit_actions(&planner, 0)
            }
            ActionKind::Trade if evaluator.gain(kind, context) > 0 => vec![Action::OpenTrade],
            ActionKind::Mine if evaluator.gain(kind, context) > 0 => vec![Action::Mine],
            ActionKind::Trade | ActionKind::Mine => vec![Action::Done],
        }
    }

    /// Returns the use of an ability if it improves the action enough.
    fn useful_ability(
        &self,
        evaluator: &SeatEvaluator<'_>,
        kind: ActionKind,
        context: ActionContext,
        legal: &[Action],
    ) -> Option<Action> {
        let is_last = evaluator.summary.turns_left == 0;
        let min_gain = if is_last { 5 } else { 30 };
        let plain_gain = evaluator.gain(kind, context);
        legal.iter().copied().find(|action| {
            let Action::Invoke(ability) = action else {
                return false;
            };
            let with_ability = ActionContext {
                invoked: context.invoked.with(ability.0),
                ..context
            };
            evaluator.gain(kind, with_ability) - plain_gain >= min_gain
        })
    }
}

/// Returns the action that builds the next ship whose gain exceeds its price.
fn next_ship(evaluator: &SeatEvaluator<'_>, context: ActionContext) -> Vec<Action> {
    let (list, _) = evaluator.ships_to_build(context);
    let mut line: Vec<Action> = list.into_iter().map(Action::Build).collect();
    line.push(Action::Done);
    line
}

/// Returns the context of an action: its origin and the abilities used.
const fn context(origin: Origin, invoked: CardSet) -> ActionContext {
    ActionContext {
        origin: Some(origin),
        invoked,
    }
}

/// Returns all actions of a refit.
fn refit_actions(planner: &RefitPlanner<'_>, licensed: u8) -> Vec<Action> {
    let mut line = planner.actions_to(&planner.best_design(licensed));
    line.push(Action::Done);
    line
}

/// Returns the action that places a rocket given by an effect.
fn place_rocket(planner: &RefitPlanner<'_>, legal: &[Action]) -> Vec<Action> {
    let site = planner.best_launch_site();
    let best = legal
        .iter()
        .find(|action| matches!(action, Action::Arm(_, hex) if Some(*hex) == site));
    let any = || {
        legal
            .iter()
            .find(|action| matches!(action, Action::Arm(..)))
    };
    best.or_else(any).copied().into_iter().collect()
}

/// Returns the action that repeals the law with the lowest value to the seat.
fn worst_law(evaluator: &SeatEvaluator<'_>, legal: &[Action]) -> Option<Action> {
    let value = |action: &Action| {
        if let Action::Repeal(law) = action {
            Some((evaluator.law_value(*law), *action))
        } else {
            None
        }
    };
    let worst = legal
        .iter()
        .filter_map(value)
        .min_by_key(|(total_value, _)| *total_value);
    worst.map(|(_, action)| action)
}
