//! Checks of a stat `[SAGA-GEN.5]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::effect::Stat;
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, EffectListId};
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, RollPurpose, Task};

impl Saga {
    /// Returns the seat that must decide about the stat of a check; `None` if play continues
    /// without a decision.
    pub(super) fn check_seat_to_act(&self, public: &Public, task: Task) -> Option<Seat> {
        match task {
            Task::Check {
                armada,
                stat: None,
                hits: None,
                ..
            } => self.stat_seat_to_act(public, armada),
            _ => None,
        }
    }

    /// Returns the seat that chooses the stat of a check, if the choice matters `[SAGA-GEN.9]`.
    pub(super) fn stat_seat_to_act(&self, public: &Public, armada: ArmadaId) -> Option<Seat> {
        let dice = Stat::ALL.map(|stat| self.dice_pool(public, armada, stat));
        let are_same_dice = dice[0] == dice[1] && dice[1] == dice[2];
        (!are_same_dice).then(|| self.owner(armada))
    }

    /// Checks whether an action is legal in a decision about the stat of a check.
    pub(super) fn check_check(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match action {
            Action::Branch(index) => Refusal::NOT_OFFERED.unless(stat_by_index(index).is_some()),
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Appends the legal actions for a decision about the stat of a check.
    pub(super) fn list_check(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        list.extend((0..3).map(Action::Branch));
    }
}

/// Returns the stat with this index.
pub(super) fn stat_by_index(index: u8) -> Option<Stat> {
    Stat::ALL.get(usize::from(index)).copied()
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Starts a check for one armada `[SAGA-EVT.7]`; without a stat, its owner chooses one
    /// `[SAGA-GEN.5]`.
    pub fn begin_check(
        &mut self,
        armada: ArmadaId,
        stat: Option<Stat>,
        required_successes: u8,
        pass: EffectListId,
        fail: EffectListId,
        cause: Cause,
    ) {
        self.push_task(Task::Check {
            armada,
            stat,
            required_successes,
            pass,
            fail,
            by: cause,
            hits: None,
        });
    }

    /// Advances a check until a seat must decide.
    pub fn advance_check(&mut self, task: Task) -> PlayFlow {
        let Task::Check {
            armada,
            stat,
            required_successes,
            pass,
            fail,
            by,
            hits,
        } = task
        else {
            return PlayFlow::Wait;
        };
        if let Some(hits) = hits {
            self.pop_task();
            let is_passed = hits >= required_successes;
            self.emit(Event::Checked { armada, is_passed });
            self.run_code(if is_passed { pass } else { fail }, Some(armada), by);
            return PlayFlow::Continue;
        }
        if self
            .game
            .check_seat_to_act(&self.state.public, task)
            .is_some()
        {
            return PlayFlow::Wait;
        }
        self.roll_check(armada, stat.unwrap_or(Stat::Combat), required_successes, by);
        PlayFlow::Continue
    }

    /// Announces a check and starts its roll.
    pub(super) fn roll_check(
        &mut self,
        armada: ArmadaId,
        stat: Stat,
        required_successes: u8,
        cause: Cause,
    ) {
        self.emit(Event::Check {
            armada,
            stat,
            required_successes,
            by: cause,
        });
        self.begin_roll(armada, RollPurpose::Check, stat);
    }

    /// Applies a legal action for a decision about the stat of a check.
    pub fn do_check(&mut self, _task: Task, _seat: Seat, action: Action) {
        if let (Action::Branch(index), Some(Task::Check { stat, .. })) = (action, self.task_mut()) {
            *stat = stat_by_index(index);
        }
    }
}
