//! Which chapter goes on, and which carries out an action, at each step and task.

use super::{Course, Play};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::event::Event;
use crate::exodus::step::{Step, Task};
use crate::game::{Record, Seat};

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    pub(super) fn task_course(&mut self, task: Task) -> Course {
        match task {
            Task::Deed { .. } => self.deed_course(task),
            Task::Build { .. } => self.build_course(task),
            Task::Refit { .. } => self.refit_course(task),
            Task::Trade { .. } => self.trade_course(task),
            Task::Mine { .. } => self.mine_course(task),
            Task::Learn { .. } => self.learn_course(task),
            Task::Repeal { .. } | Task::Program { .. } => self.effects_course(task),
        }
    }

    pub(super) fn step_course(&mut self, step: Step) -> Course {
        match step {
            Step::StartTechs | Step::StartParts => self.start_course(step),
            Step::Upkeep | Step::Growth(_) | Step::Income(_) | Step::Repair => {
                self.upkeep_course(step)
            }
            Step::Council | Step::Vote | Step::Favor | Step::Adopt => self.council_course(step),
            Step::Offer | Step::Pick => self.bonus_course(step),
            Step::Election | Step::Rank => self.election_course(step),
            Step::Card(_)
            | Step::Perform(..)
            | Step::React(..)
            | Step::TakeBack(_)
            | Step::Bonus(_) => self.cards_course(step),
            Step::Target(_) | Step::Fire | Step::Kill => self.wmd_course(step),
            Step::Conquest
            | Step::Mount(_)
            | Step::Orders
            | Step::Open(_)
            | Step::Reveal
            | Step::Uncloak(_)
            | Step::Battle
            | Step::Deploy(_) => self.conquest_course(step),
            Step::End => self.frame_course(),
            Step::Over => Course::Waits,
        }
    }

    pub(super) fn do_in_task(&mut self, task: Task, seat: Seat, action: Action) {
        match task {
            Task::Deed { .. } => self.do_deed(task, seat, action),
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
