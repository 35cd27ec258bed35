//! The action Build Ships, one ship at a time `[EXO-7.8]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::effect::Resource;
use crate::exodus::event::{Event, ResourceReason};
use crate::exodus::game::Exodus;
use crate::exodus::refusal::{ActionRefusal, PendingDecision, Refusal};
use crate::exodus::ship::ShipType;
use crate::exodus::state::State;
use crate::exodus::step::Task;
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Checks whether a seat may build a ship: one of the type is left in the stash and the seat
    /// can pay for it `[EXO-7.8]` `[EXO-7.9]`. Enemy ships at its Home do not matter `[EXO-7.10]`.
    pub(super) fn check_launch(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let Action::Build(kind) = action else {
            return Err(Refusal::NotNow(PendingDecision::Build));
        };
        let public = &state.public;
        if public.unused_ship(seat, kind).is_none() {
            return Err(ActionRefusal::ShipLimit.into());
        }
        let (cp, ax) = self.price_of_ship(public, kind, task.context());
        let mat = public.mat(seat);
        if u16::from(cp) > mat.cp || u16::from(ax) > mat.ax {
            return Err(ActionRefusal::ShipTooExpensive {
                cp,
                ax,
                owned_cp: mat.cp,
                owned_ax: mat.ax,
            }
            .into());
        }
        Ok(())
    }

    /// Iterates over the legal [`Action::Build`] actions of a seat.
    pub(super) fn build_actions(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
    ) -> impl Iterator<Item = Action> {
        let all = ShipType::ALL.into_iter().map(Action::Build);
        all.filter(move |&action| self.check_launch(state, task, seat, action).is_ok())
    }

    /// Checks whether a seat may build another ship; `Done`, which ends Build Ships, is always
    /// legal.
    pub(super) fn check_build(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if action == Action::Done {
            return Ok(());
        }
        self.check_launch(state, task, seat, action)
    }

    /// Appends the ships that a seat may build next, and `Done`.
    pub(super) fn list_build(&self, state: &State, task: Task, seat: Seat, list: &mut Vec<Action>) {
        list.extend(self.build_actions(state, task, seat));
        list.push(Action::Done);
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Waits for the next ship to build; ends the action when no ship can be built and the seat
    /// keeps no Resistance card to discard.
    pub fn advance_build(&mut self, task: Task) -> PlayFlow {
        let seat = task.seat().unwrap_or_default();
        let launch = self.game.build_actions(self.state, task, seat).next();
        if launch.is_none() && self.state.public.mat(seat).trophies.is_empty() {
            self.pop_task()
        } else {
            PlayFlow::Wait
        }
    }

    /// Builds another ship or ends Build Ships; the action must be legal.
    pub fn do_build(&mut self, task: Task, seat: Seat, action: Action) {
        if let Action::Build(kind) = action {
            let price = self
                .game
                .price_of_ship(&self.state.public, kind, task.context());
            self.pay(seat, Resource::Cp, price.0.into(), ResourceReason::Build);
            self.pay(seat, Resource::Ax, price.1.into(), ResourceReason::Build);
            self.launch_ship(seat, kind, Some(price));
        } else {
            self.pop_task();
        }
    }
}
