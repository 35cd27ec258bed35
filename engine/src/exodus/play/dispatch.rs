//! Dispatches each step and task to the chapter that runs it and carries out its actions.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::event::Event;
use crate::exodus::step::{Step, Task};
use crate::game::{EventSink, Seat};

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    pub(super) fn advance_task(&mut self, task: Task) -> PlayFlow {
        match task {
            Task::Action { .. } => self.advance_action(task),
            Task::Build { .. } => self.advance_build(task),
            Task::Refit { .. } => self.advance_refit(task),
            Task::Trade { .. } => self.advance_trade(task),
            Task::Mine { .. } => self.advance_mine(task),
            Task::Learn { .. } => self.advance_learn(task),
            Task::Repeal { .. } | Task::Program { .. } => self.advance_effects(task),
        }
    }

    pub(super) fn advance_step(&mut self, step: Step) -> PlayFlow {
        match step {
            Step::StartTechs | Step::StartParts => self.advance_start(step),
            Step::Upkeep | Step::Growth(_) | Step::Income(_) | Step::Repair => {
                self.advance_upkeep(step)
            }
            Step::Council | Step::Vote | Step::Favor | Step::Adopt => self.advance_council(step),
            Step::Offer | Step::Pick => self.advance_bonus(step),
            Step::Election | Step::Rank => self.advance_election(step),
            Step::Card(_)
            | Step::Perform(..)
            | Step::React(..)
            | Step::TakeBack(_)
            | Step::Bonus(_) => self.advance_cards(step),
            Step::Target(_) | Step::Fire | Step::Kill => self.advance_wmd(step),
            Step::Conquest
            | Step::Mount(_)
            | Step::Orders
            | Step::Open(_)
            | Step::Reveal
            | Step::Uncloak(_)
            | Step::Battle
            | Step::Deploy(_) => self.advance_conquest(step),
            Step::End => self.advance_frame(),
            Step::Over => PlayFlow::Wait,
        }
    }

    pub(super) fn do_in_task(&mut self, task: Task, seat: Seat, action: Action) {
        match task {
            Task::Action { .. } => self.do_begin_action(task, seat, action),
            Task::Build { .. } => self.do_build(task, seat, action),
            Task::Refit { .. } => self.do_fitting(task, seat, action),
            Task::Trade { .. } => self.do_trade(task, seat, action),
            Task::Mine { .. } => self.do_mine(task, seat, action),
            Task::Learn { .. } => self.do_learn(task, seat, action),
            Task::Repeal { .. } | Task::Program { .. } => self.do_effect(task, seat, action),
        }
    }

    pub(super) fn do_at_step(&mut self, seat: Seat, action: Action) {
        let step = self.state.public.step;
        match step {
            Step::StartTechs | Step::StartParts => self.do_start(step, seat, action),
            Step::Growth(_) | Step::Income(_) => self.do_upkeep(step, seat, action),
            Step::Vote | Step::Favor => self.do_council(step, seat, action),
            Step::Offer | Step::Pick => self.do_bonus(step, seat, action),
            Step::Election | Step::Rank => self.do_election(step, seat, action),
            Step::Card(_)
            | Step::Perform(..)
            | Step::React(..)
            | Step::TakeBack(_)
            | Step::Bonus(_) => self.do_cards(step, seat, action),
            Step::Target(_) | Step::Kill => self.do_wmd(step, seat, action),
            Step::Mount(_)
            | Step::Orders
            | Step::Open(_)
            | Step::Uncloak(_)
            | Step::Battle
            | Step::Deploy(_) => self.do_conquest(step, seat, action),
            _ => {}
        }
    }
}
