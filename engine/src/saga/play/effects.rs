//! Runs the effects of cards, abilities and scenarios in sequence, for one armada or several
//! `[SAGA-GEN.8]` `[SAGA-EVT.6]`. [`super::perform`] has the single effects.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::{Action, OrderChoice};
use crate::saga::armada::ArmadaSet;
use crate::saga::effect::{Effect, EffectModule};
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, EffectListId};
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Task};

impl Saga {
    /// Checks whether an action is legal in a list of effects.
    pub(super) fn check_effects(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match (task, action) {
            (Task::Each { rest, .. }, Action::Order(OrderChoice::Armada(armada))) => {
                Refusal::NOT_OFFERED.unless(rest.contains(armada.0))
            }
            (Task::Branch { .. }, Action::Branch(index)) => Refusal::NOT_OFFERED.unless(index < 2),
            (Task::Trade { .. }, Action::Branch(index)) => {
                let max = self.max_traded(&state.public, task);
                Refusal::NOT_OFFERED.unless(index < max)
            }
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Appends the legal actions in a list of effects.
    pub(super) fn list_effects(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        match task {
            Task::Each { rest, .. } => {
                let armadas = rest.iter().map(ArmadaId);
                list.extend(armadas.map(|armada| Action::Order(OrderChoice::Armada(armada))));
            }
            Task::Branch { .. } => list.extend([Action::Branch(0), Action::Branch(1)]),
            Task::Trade { .. } => {
                let max = self.max_traded(&state.public, task);
                list.extend((0..max).map(Action::Branch));
            }
            _ => {}
        }
    }

    /// Returns the branch that is taken without a question: the only one that would change anything
    /// `[SAGA-GEN.9]` `[SAGA-TOK.4]`.
    fn sole_branch(
        &self,
        state: &State,
        armada: ArmadaId,
        [first, second]: [EffectListId; 2],
        by: Cause,
    ) -> Option<u8> {
        let is_first = self.is_usable(state, first, armada, by);
        let is_second = self.is_usable(state, second, armada, by);
        (!(is_first && is_second)).then_some(u8::from(is_second))
    }

    /// Returns the maximum number of goods to exchange: 1 is exchanged without a question, and 0
    /// does nothing.
    fn max_traded(&self, public: &Public, task: Task) -> u8 {
        let Task::Trade {
            armada,
            goods: [from, _],
            most: max,
            ..
        } = task
        else {
            return 0;
        };
        max.min(public.mat(self.owner(armada)).good(from))
    }

    /// Returns whether the order of armadas can matter: not for goods and damage of separate mats,
    /// and not for rolls that nobody can change `[SAGA-GEN.9]`.
    fn order_matters(&self, state: &State, code: EffectListId) -> bool {
        self.effects(code).iter().any(|effect| match *effect {
            Effect::Damage(_) => self.is_solo(),
            Effect::Gain(..) | Effect::Repair(_) | Effect::DrawEvent(_) => false,
            Effect::Lose(_, _, or) => self.order_matters(state, or),
            Effect::Check(_, _, pass, fail) => {
                self.can_change_roll(state)
                    || self.order_matters(state, pass)
                    || self.order_matters(state, fail)
            }
            other => other.module() != EffectModule::Constant,
        })
    }

    /// Returns whether anybody has a card or a token left that could change a roll.
    fn can_change_roll(&self, state: &State) -> bool {
        let mut seats = self.all_seats().iter();
        seats.any(|seat| {
            let mat = state.public.mat(seat);
            mat.hand > 0 || mat.tokens.iter().any(|&tokens| tokens > 0)
        })
    }

    /// Returns the first of these armadas in turn order `[SAGA-RND.3]`.
    pub(super) fn first_of(&self, first: Seat, armadas: ArmadaSet) -> Option<ArmadaId> {
        let mut all = self.armadas_from(first);
        all.find(|armada| armadas.contains(armada.0))
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs an effect list before everything else, with an optional subject.
    pub fn run_code(&mut self, code: EffectListId, subject: Option<ArmadaId>, cause: Cause) {
        if code != EffectListId::NOTHING {
            let at = 0;
            self.push_task(Task::Run {
                code,
                at,
                on: subject,
                by: cause,
            });
        }
    }

    /// Runs an effect list for each of several armadas `[SAGA-EVT.6]`; in solo play for each of the
    /// two `[SAGA-SOL.7]` `[SAGA-SOL.10]`.
    pub fn run_each(&mut self, code: EffectListId, armadas: ArmadaSet, cause: Cause) {
        let rest = armadas;
        if code != EffectListId::NOTHING && !rest.is_empty() {
            self.push_task(Task::Each {
                code,
                rest,
                by: cause,
            });
        }
    }

    /// Advances a list of effects until a seat must decide.
    pub fn advance_effects(&mut self, task: Task) -> PlayFlow {
        match task {
            Task::Run { code, at, on, by } => self.run_next(code, at, on, by),
            Task::Each { code, rest, by } => {
                if rest.len() > 1 && self.game.order_matters(self.state, code) {
                    return PlayFlow::Wait;
                }
                match self.game.first_of(self.state.public.first, rest) {
                    Some(armada) => self.run_for_next_armada(code, rest, armada, by),
                    None => self.pop_task(),
                }
            }
            Task::Branch { armada, codes, by } => {
                let sole = self.game.sole_branch(self.state, armada, codes, by);
                sole.map_or(PlayFlow::Wait, |index| self.take_branch(task, index))
            }
            Task::Trade { .. } => match self.game.max_traded(&self.state.public, task) {
                0 => self.pop_task(),
                1 => self.exchange(task, 1),
                _ => PlayFlow::Wait,
            },
            _ => PlayFlow::Wait,
        }
    }

    /// Applies a legal action in a list of effects.
    pub fn do_effects(&mut self, task: Task, _seat: Seat, action: Action) {
        match (task, action) {
            (Task::Each { code, rest, by }, Action::Order(OrderChoice::Armada(armada))) => {
                self.run_for_next_armada(code, rest, armada, by);
            }
            (Task::Branch { .. }, Action::Branch(index)) => {
                self.take_branch(task, index);
            }
            (Task::Trade { .. }, Action::Branch(index)) => {
                self.exchange(task, index.saturating_add(1));
            }
            _ => {}
        }
    }

    /// Runs the next effect of a list. The last effect replaces the list's task, so that nested
    /// lists do not deepen the stack.
    fn run_next(
        &mut self,
        code: EffectListId,
        at: u8,
        subject: Option<ArmadaId>,
        cause: Cause,
    ) -> PlayFlow {
        let effects = self.game.effects(code);
        let Some(&effect) = effects.get(usize::from(at)) else {
            return self.pop_task();
        };
        let at = at + 1;
        if usize::from(at) == effects.len() {
            self.pop_task();
        } else {
            self.replace_task(Task::Run {
                code,
                at,
                on: subject,
                by: cause,
            });
        }
        self.perform(effect, subject, cause);
        PlayFlow::Continue
    }

    /// Runs the list for the next armada. Armadas that have left the board in the meantime are
    /// skipped.
    fn run_for_next_armada(
        &mut self,
        code: EffectListId,
        mut rest: ArmadaSet,
        armada: ArmadaId,
        cause: Cause,
    ) -> PlayFlow {
        rest.remove(armada.0);
        if rest.is_empty() {
            self.pop_task();
        } else {
            self.replace_task(Task::Each {
                code,
                rest,
                by: cause,
            });
        }
        if self
            .game
            .armadas_on_board(&self.state.public)
            .contains(armada.0)
        {
            self.run_code(code, Some(armada), cause);
        }
        PlayFlow::Continue
    }

    fn take_branch(&mut self, task: Task, index: u8) -> PlayFlow {
        if let Task::Branch { armada, codes, by } = task {
            self.pop_task();
            let code = if index == 0 { codes[0] } else { codes[1] };
            self.run_code(code, Some(armada), by);
        }
        PlayFlow::Continue
    }

    /// Exchanges a number of goods for as many others.
    fn exchange(&mut self, task: Task, count: u8) -> PlayFlow {
        if let Task::Trade {
            armada,
            goods: [from, to],
            by,
            ..
        } = task
        {
            self.pop_task();
            let seat = self.game.owner(armada);
            let count = self.spend(seat, from, count, by);
            self.gain(seat, to, count, by);
        }
        PlayFlow::Continue
    }
}
