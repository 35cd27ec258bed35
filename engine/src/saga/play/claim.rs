//! The priority of faster armadas in a fight `[SAGA-ENC.5]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::armada::{ArmadaSet, Target};
use crate::saga::effect::Stat;
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::ArmadaId;
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::Task;

impl Saga {
    /// Returns the armadas that may take a fight before the one that declared it: those in the same
    /// sector with higher Speed and an unused encounter that are not explorers `[SAGA-ENC.5]`.
    pub(super) fn faster_armadas(
        &self,
        public: &Public,
        armada: ArmadaId,
        foe: Target,
    ) -> ArmadaSet {
        let speed = |armada| self.stat(public, self.owner(armada), Stat::Speed);
        let own_speed = speed(armada);
        let is_legal = |other: &ArmadaId| {
            let state = public.armada(*other);
            *other != armada
                && !state.has_used_encounter
                && !state.must_explore
                && speed(*other) > own_speed
                && self.check_attack(public, *other, foe).is_ok()
        };
        self.armadas()
            .filter(is_legal)
            .map(|armada| armada.0)
            .collect()
    }

    /// Returns the armada that is offered the fight next: the fastest, ties in turn order
    /// `[SAGA-ENC.5]`.
    fn claimant(&self, public: &Public, task: Task) -> Option<ArmadaId> {
        let Task::Claim { armada, foe, rest } = task else {
            return None;
        };
        let faster = self.faster_armadas(public, armada, foe);
        let armadas = self.armadas_from(public.first);
        let candidates =
            armadas.filter(|armada| rest.contains(armada.0) && faster.contains(armada.0));
        let speed = |armada: &ArmadaId| self.stat(public, self.owner(*armada), Stat::Speed);
        // Keeps the first of the fastest; `max_by_key` would return the last.
        candidates.reduce(|best, armada| {
            if speed(&armada) > speed(&best) {
                armada
            } else {
                best
            }
        })
    }

    /// Returns the seat that must decide about taking over a fight; `None` if play continues
    /// without a decision.
    pub(super) fn claim_seat_to_act(&self, public: &Public, task: Task) -> Option<Seat> {
        let armada = self.claimant(public, task)?;
        Some(self.owner(armada))
    }

    /// Checks whether an action is legal in a decision about taking over a fight.
    pub(super) fn check_claim(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if let Action::Agree(_) = action {
            Ok(())
        } else {
            Err(Refusal::UNASKED)
        }
    }

    /// Appends the legal actions for a decision about taking over a fight.
    pub(super) fn list_claim(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        list.extend([Action::Agree(true), Action::Agree(false)]);
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Waits for the next offer. When nobody is left to ask, the armada that declared the fight
    /// fights, if the enemy is still there.
    pub fn advance_claim(&mut self, task: Task) -> PlayFlow {
        let Task::Claim { armada, foe, .. } = task else {
            return PlayFlow::Continue;
        };
        if self.game.claimant(&self.state.public, task).is_some() {
            return PlayFlow::Wait;
        }
        self.pop_task();
        let public = &self.state.public;
        if !public.armada(armada).has_used_encounter
            && self.game.check_attack(public, armada, foe).is_ok()
        {
            self.public_mut().armada_mut(armada).has_used_encounter = true;
            self.begin_fight(armada, foe);
        }
        PlayFlow::Continue
    }

    /// Applies a legal action for a decision about taking over a fight; declining is final for this
    /// fight `[SAGA-ENC.5]`.
    pub fn do_claim(&mut self, task: Task, _seat: Seat, action: Action) {
        let claimant = self.game.claimant(&self.state.public, task);
        let (Task::Claim { armada, foe, rest }, Some(claimant)) = (task, claimant) else {
            return;
        };
        let mut rest = rest;
        rest.remove(claimant.0);
        self.replace_task(Task::Claim { armada, foe, rest });
        if action == Action::Agree(true) {
            self.public_mut().armada_mut(claimant).has_used_encounter = true;
            self.emit(Event::Claimed {
                armada: claimant,
                foe,
            });
            self.begin_fight(claimant, foe);
        }
    }
}
