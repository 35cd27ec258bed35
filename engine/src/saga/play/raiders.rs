//! Effects that promote or destroy Raiders, one after the other `[SAGA-RAI.10]` `[SAGA-CMB.8]`.
//! `shove.rs` moves them.

use super::spawn::TOP_LEVEL;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::armada::Target;
use crate::saga::effect::Filter;
use crate::saga::event::{Event, RemovalReason};
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, IdSet, RaiderId};
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Task};

impl Saga {
    /// Returns the Raiders that can be promoted: a figure of the next level is free
    /// `[SAGA-RAI.10]`.
    #[must_use]
    pub fn promotable_raiders(
        &self,
        public: &Public,
        filter: Filter,
        subject: Option<ArmadaId>,
    ) -> IdSet {
        let filtered = self.filter_raiders(public, filter, subject);
        let rises = |&number: &u8| {
            let raider = public.raiders.get(usize::from(number));
            let level = raider.map_or(TOP_LEVEL, |raider| raider.level);
            let next = public.figures.get(usize::from(level));
            level < TOP_LEVEL && next.is_some_and(|&free| free > 0)
        };
        filtered.iter().filter(rises).collect()
    }

    /// Returns the Raiders among which one is chosen.
    fn choosable_raiders(&self, public: &Public, task: Task) -> IdSet {
        match task {
            Task::Promote {
                filter, done, on, ..
            } => IdSet(self.promotable_raiders(public, filter, on).0 & !done.0),
            Task::Destroy { filter, on, .. } => self.filter_raiders(public, filter, on),
            _ => IdSet::NONE,
        }
    }

    /// Returns the Raider to take without a question: the first, if all choices are equivalent.
    fn raider_without_choice(&self, public: &Public, choice: IdSet) -> Option<RaiderId> {
        let first = choice.iter().next()?;
        let figure = |number: u8| public.raiders.get(usize::from(number)).copied();
        let is_equivalent = choice.iter().all(|number| figure(number) == figure(first));
        is_equivalent.then_some(RaiderId(first))
    }

    /// Checks whether an action is legal in a decision about Raiders to promote, destroy or push.
    pub(super) fn check_raiders(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        if let Task::Shove { .. } = task {
            return self.check_shove(public, task, action);
        }
        let Action::Pick(Target::Raider(raider)) = action else {
            return Err(Refusal::UNASKED);
        };
        if self.choosable_raiders(public, task).contains(raider.0) {
            Ok(())
        } else {
            Err(Refusal::NOT_OFFERED)
        }
    }

    /// Appends the legal actions for a decision about Raiders to promote, destroy or push.
    pub(super) fn list_raiders(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let public = &state.public;
        if let Task::Shove { .. } = task {
            self.list_shove(public, task, list);
        } else {
            let choice = self.choosable_raiders(public, task).iter();
            list.extend(choice.map(|raider| Action::Pick(Target::Raider(RaiderId(raider)))));
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Promotes a number of different Raiders by one level `[SAGA-RAI.10]`.
    pub fn promote_raiders(
        &mut self,
        filter: Filter,
        count: u8,
        subject: Option<ArmadaId>,
        cause: Cause,
    ) {
        self.push_task(Task::Promote {
            filter,
            remaining_raiders: count,
            done: IdSet::NONE,
            on: subject,
            by: cause,
        });
    }

    /// Removes a number of Raiders without a reward `[SAGA-CMB.8]`.
    pub fn destroy_raiders(
        &mut self,
        filter: Filter,
        count: u8,
        subject: Option<ArmadaId>,
        cause: Cause,
    ) {
        self.push_task(Task::Destroy {
            filter,
            remaining_raiders: count,
            on: subject,
            by: cause,
        });
    }

    /// Advances the promotion, destruction or push of Raiders until a seat must decide.
    pub fn advance_raiders(&mut self, task: Task) -> PlayFlow {
        let (Task::Promote {
            remaining_raiders, ..
        }
        | Task::Destroy {
            remaining_raiders, ..
        }) = task
        else {
            return self.advance_shove(task);
        };
        let choice = self.game.choosable_raiders(&self.state.public, task);
        if remaining_raiders == 0 || choice.is_empty() {
            return self.pop_task();
        }
        match self.game.raider_without_choice(&self.state.public, choice) {
            Some(raider) => {
                self.apply_to_raider(task, raider);
                PlayFlow::Continue
            }
            None => PlayFlow::Wait,
        }
    }

    /// Applies the effect to this Raider.
    fn apply_to_raider(&mut self, task: Task, raider: RaiderId) {
        match task {
            Task::Promote {
                filter,
                remaining_raiders,
                mut done,
                on,
                by,
            } => {
                done.insert(raider.0);
                self.replace_task(Task::Promote {
                    filter,
                    remaining_raiders: remaining_raiders - 1,
                    done,
                    on,
                    by,
                });
                self.promote_one(raider, by);
            }
            Task::Destroy {
                filter,
                remaining_raiders,
                on,
                by,
            } => {
                self.replace_task(Task::Destroy {
                    filter,
                    remaining_raiders: remaining_raiders - 1,
                    on,
                    by,
                });
                self.remove_raider(raider, RemovalReason::Removed);
            }
            _ => {}
        }
    }

    /// Promotes a Raider by one level, if a figure is free `[SAGA-RAI.10]` `[SAGA-SRG.3]`.
    pub fn promote_one(&mut self, raider: RaiderId, cause: Cause) {
        let figure = self.state.public.raiders.get(raider.index()).copied();
        let Some(old) = figure.filter(|figure| (1..TOP_LEVEL).contains(&figure.level)) else {
            return;
        };
        let level = old.level + 1;
        if !self.take_figure(level) {
            return;
        }
        self.free_figure(old.level);
        if let Some(figure) = self.public_mut().raiders.get_mut(raider.index()) {
            figure.level = level;
        }
        self.emit(Event::Promoted {
            raider,
            level,
            by: cause,
        });
    }

    /// Applies a legal action for a decision about Raiders to promote, destroy or push.
    pub fn do_raiders(&mut self, task: Task, _seat: Seat, action: Action) {
        if let Task::Shove { .. } = task {
            self.do_shove(task, action);
        } else if let Action::Pick(Target::Raider(raider)) = action {
            self.apply_to_raider(task, raider);
        }
    }
}
