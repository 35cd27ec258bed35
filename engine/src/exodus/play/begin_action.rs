//! The beginning of any of the six actions `[EXO-7]`: a seat uses abilities for it, performs its
//! first step, or declines it `[EXO-6.2]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::cards::CardSet;
use crate::exodus::effect::ActionKind;
use crate::exodus::event::Event;
use crate::exodus::figures::Window;
use crate::exodus::game::Exodus;
use crate::exodus::part::PARTS;
use crate::exodus::refusal::Refusal;
use crate::exodus::state::State;
use crate::exodus::step::{Origin, Task};
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Checks whether a seat may use an ability for the action, take the first step of the action,
    /// or decline it; the error is the reason `[EXO-6.2]` `[EXO-18.5]`.
    pub(super) fn check_begin_action(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let Task::Action { kind, .. } = task else {
            return Err(Refusal::NotAsked);
        };
        if action == Action::Done {
            return Ok(());
        }
        if let Action::Invoke(card) = action {
            return self.check_invoke(state, seat, card, Window::Action(kind));
        }
        match kind {
            ActionKind::Research => self.check_research(state, task, seat, action),
            ActionKind::Bank => self.check_bank(action),
            ActionKind::Build => self.check_launch(state, task, seat, action),
            ActionKind::Upgrade => self.check_upgrade(state, task, seat, action),
            ActionKind::Trade => self.check_open_trade(state, seat, action),
            ActionKind::Mine => self.check_begin_mining(state, seat, action),
        }
    }

    /// Appends the legal actions of a seat that may begin one of the six actions: first steps,
    /// abilities and `Done`.
    pub(super) fn list_begin_action(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let Task::Action { kind, .. } = task else {
            return;
        };
        self.list_beginnings(state, task, seat, list);
        self.list_invokes(state, seat, Window::Action(kind), list);
        list.push(Action::Done);
    }

    /// Appends the legal first steps of the action.
    fn list_beginnings(&self, state: &State, task: Task, seat: Seat, list: &mut Vec<Action>) {
        let Task::Action { kind, .. } = task else {
            return;
        };
        let is_legal = |action: Action| self.check_begin_action(state, task, seat, action).is_ok();
        match kind {
            ActionKind::Research => list.extend(self.research_actions(state, task, seat)),
            ActionKind::Bank => list.push(Action::Bank),
            ActionKind::Build => list.extend(self.build_actions(state, task, seat)),
            ActionKind::Upgrade => self.list_upgrades(&state.public, task, seat, list),
            ActionKind::Trade => {
                list.extend(is_legal(Action::OpenTrade).then_some(Action::OpenTrade))
            }
            ActionKind::Mine => list.extend(is_legal(Action::Mine).then_some(Action::Mine)),
        }
    }

    /// Returns whether the action cannot change the game, so that the seat need not be asked. An
    /// ability that the seat may hold can still lower prices, and a Resistance card that it may
    /// discard first can have many effects.
    fn is_hopeless(&self, state: &State, task: Task, seat: Seat) -> bool {
        let Task::Action { kind, .. } = task else {
            return false;
        };
        if self.may_want_to_discard(&state.public, seat) {
            return false;
        }
        let mat = state.public.mat(seat);
        let has_extra_options = mat.abilities > 0 || !mat.trophies.is_empty();
        let has_price = match kind {
            ActionKind::Research => mat.stash > 0,
            ActionKind::Build | ActionKind::Upgrade => true,
            ActionKind::Bank | ActionKind::Trade | ActionKind::Mine => false,
        };
        if has_extra_options && has_price {
            return false;
        }
        !self.can_begin(state, task, seat)
    }

    /// Returns whether the action has a legal first step. Agrees with [`Exodus::list_beginnings`],
    /// but stops at the first one found.
    fn can_begin(&self, state: &State, task: Task, seat: Seat) -> bool {
        let Task::Action { kind, .. } = task else {
            return false;
        };
        let is_legal = |action: Action| self.check_begin_action(state, task, seat, action).is_ok();
        match kind {
            ActionKind::Research => self.research_actions(state, task, seat).next().is_some(),
            ActionKind::Bank => true,
            ActionKind::Build => self.build_actions(state, task, seat).next().is_some(),
            ActionKind::Upgrade => self.can_upgrade(&state.public, task, seat),
            ActionKind::Trade => is_legal(Action::OpenTrade),
            ActionKind::Mine => is_legal(Action::Mine),
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Lets a seat perform an action before the current step continues.
    pub fn begin_action(&mut self, seat: Seat, kind: ActionKind, origin: Origin) {
        self.emit(Event::ActionBegan { seat, kind, origin });
        self.push_task(Task::Action {
            seat,
            kind,
            origin,
            invoked: CardSet::NONE,
        });
    }

    /// Asks the seat whether and how it begins the action; skips a seat that cannot begin it.
    pub fn advance_action(&mut self, task: Task) -> PlayFlow {
        match task.seat() {
            Some(seat) if !self.game.is_hopeless(self.state, task, seat) => PlayFlow::Wait,
            Some(_) | None => self.decline_action(task),
        }
    }

    /// Ends the action without performing it.
    fn decline_action(&mut self, task: Task) -> PlayFlow {
        if let Task::Action { seat, kind, .. } = task {
            self.emit(Event::Declined { seat, kind });
        }
        self.pop_task()
    }

    /// Uses an ability, takes the first step of the action, or declines it; the action must be
    /// legal.
    pub fn do_begin_action(&mut self, task: Task, seat: Seat, action: Action) {
        match action {
            Action::Done => {
                self.decline_action(task);
            }
            Action::Invoke(card) => {
                self.spend_ability(seat, card);
                if let Some(Task::Action { invoked, .. }) = self.current_task() {
                    invoked.insert(card.0);
                }
            }
            Action::Learn(tech) => {
                let price = self
                    .game
                    .price_of_tech(&self.state.public, seat, tech, task.context());
                self.learn_tech(seat, tech, price);
                self.pop_task();
            }
            Action::Bank => {
                self.perform_banking(seat, task.context());
                self.pop_task();
            }
            Action::OpenTrade => self.open_trade(seat, task),
            Action::Mine => self.begin_mining(seat, task.context()),
            _ => {
                self.begin_build_or_refit(task, seat, action);
            }
        }
    }

    /// Builds the first ship or makes the first change of a refit; further steps belong to the same
    /// action.
    fn begin_build_or_refit(&mut self, task: Task, seat: Seat, action: Action) {
        let Task::Action {
            kind,
            origin,
            invoked,
            ..
        } = task
        else {
            return;
        };
        if kind == ActionKind::Build {
            let new_task = Task::Build {
                seat,
                origin,
                invoked,
            };
            self.replace_task(new_task);
            self.do_build(new_task, seat, action);
        } else {
            let new_task = Task::Refit {
                seat,
                origin,
                invoked,
                is_gift: false,
                licensed: 0,
                given: None,
            };
            self.replace_task(new_task);
            self.open_refit(seat, [0; PARTS]);
            self.do_fitting(new_task, seat, action);
        }
    }

    /// Returns a mutable reference to the current task.
    pub fn current_task(&mut self) -> Option<&mut Task> {
        self.state.public.tasks.last_mut()
    }

    /// Replaces the current task.
    pub fn replace_task(&mut self, task: Task) {
        if let Some(current) = self.current_task() {
            *current = task;
        }
    }
}

#[cfg(test)]
mod tests;
