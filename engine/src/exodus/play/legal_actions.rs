//! Lists the legal actions of a seat with the same checks that `check` uses.

use crate::exodus::action::Action;
use crate::exodus::cards::ResistanceId;
use crate::exodus::game::Exodus;
use crate::exodus::state::State;
use crate::exodus::step::{Step, Task};
use crate::game::Seat;

impl Exodus {
    /// Appends every legal answer of `seat` to the current question.
    pub(in crate::exodus) fn list_legal_actions(
        &self,
        state: &State,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        if !self.seats_to_act(&state.public).contains(seat) {
            return;
        }
        match state.public.task().copied() {
            Some(task) => self.list_in_task(state, task, seat, list),
            None => self.list_at_step(state, state.public.step, seat, list),
        }
        let trophies = state.public.mat(seat).trophies.iter();
        let discards = trophies.map(|card| Action::Discard(ResistanceId(card)));
        list.extend(discards.filter(|&action| self.check(state, seat, action).is_ok()));
    }

    /// Appends the actions that `seat` may take out of turn.
    pub(in crate::exodus) fn list_out_of_turn_actions(
        &self,
        state: &State,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let candidates = [
            Action::Refit,
            Action::Reopen,
            Action::Concede,
            Action::CallTime,
        ];
        let is_legal = |action: &Action| self.check(state, seat, *action).is_ok();
        list.extend(candidates.into_iter().filter(is_legal));
    }

    fn list_in_task(&self, state: &State, task: Task, seat: Seat, list: &mut Vec<Action>) {
        match task {
            Task::Action { .. } => self.list_begin_action(state, task, seat, list),
            Task::Build { .. } => self.list_build(state, task, seat, list),
            Task::Refit { .. } => self.list_refit(state, task, seat, list),
            Task::Trade { .. } => self.list_trade(state, task, seat, list),
            Task::Mine { .. } => self.list_mine(state, task, seat, list),
            Task::Learn { .. } => self.list_learn(state, task, seat, list),
            Task::Repeal { .. } | Task::Program { .. } => {
                self.list_effects(state, task, seat, list);
            }
        }
    }

    fn list_at_step(&self, state: &State, step: Step, seat: Seat, list: &mut Vec<Action>) {
        match step {
            Step::StartTechs | Step::StartParts => self.list_start(state, step, seat, list),
            Step::Growth(_) | Step::Income(_) => self.list_upkeep(state, step, seat, list),
            Step::Vote | Step::Favor => self.list_council(state, step, seat, list),
            Step::Offer | Step::Pick => self.list_bonus(state, step, seat, list),
            Step::Election | Step::Rank => self.list_election(state, step, seat, list),
            Step::Card(_)
            | Step::Perform(..)
            | Step::React(..)
            | Step::TakeBack(_)
            | Step::Bonus(_) => self.list_cards(state, step, seat, list),
            Step::Target(_) | Step::Kill => self.list_wmd(state, step, seat, list),
            Step::Mount(_)
            | Step::Orders
            | Step::Open(_)
            | Step::Uncloak(_)
            | Step::Battle
            | Step::Deploy(_) => self.list_conquest(state, step, seat, list),
            _ => {}
        }
    }
}
