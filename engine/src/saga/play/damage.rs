//! Packets of damage `[SAGA-GEN.13]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::armada::Target;
use crate::saga::effect::Timing;
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, EffectListId};
use crate::saga::refusal::Refusal;
use crate::saga::state::State;
use crate::saga::step::{Cause, Task};

impl Saga {
    /// Refuses every action: a packet of damage has no decision, only windows.
    pub(super) fn check_damage(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        _action: Action,
    ) -> Result<(), Refusal> {
        Err(Refusal::UNASKED)
    }

    /// Appends nothing: a packet of damage has no decision.
    pub(super) fn list_damage(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        _list: &mut Vec<Action>,
    ) {
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Deals a packet of damage to an armada `[SAGA-GEN.13]`.
    pub fn deal_damage(&mut self, armada: ArmadaId, damage: u8, cause: Cause) {
        if damage > 0 {
            self.push_task(Task::Damage {
                armada,
                remaining_damage: damage,
                by: cause,
                is_asked: false,
            });
        }
    }

    /// Deals a packet of damage to every armada `[SAGA-GEN.1]`.
    pub fn deal_damage_to_all(&mut self, damage: u8, cause: Cause) {
        let armadas = self.game.armadas_on_board(&self.state.public);
        self.run_each(EffectListId::damage(damage), armadas, cause);
    }

    /// Advances a packet of damage until a seat must decide.
    pub fn advance_damage(&mut self, task: Task) -> PlayFlow {
        match task {
            Task::Damage {
                armada,
                remaining_damage,
                by,
                is_asked,
            } => {
                if is_asked {
                    self.pop_task();
                    self.apply_damage(armada, remaining_damage, by);
                } else {
                    self.announce_damage(armada, remaining_damage, by);
                }
            }
            Task::Destruction { armada, stage } => self.advance_destruction(armada, stage),
            _ => return PlayFlow::Wait,
        }
        PlayFlow::Continue
    }

    /// Does nothing: a packet of damage has no decision.
    pub fn do_damage(&mut self, _task: Task, _seat: Seat, _action: Action) {}

    fn announce_damage(&mut self, armada: ArmadaId, damage: u8, cause: Cause) {
        if let Some(Task::Damage { is_asked, .. }) = self.task_mut() {
            *is_asked = true;
        }
        self.emit(Event::Threatened {
            armada,
            damage,
            by: cause,
        });
        self.open_window(Timing::Damage, armada);
    }

    /// Subtracts the damage from Hull; excess damage is lost `[SAGA-DES.2]`.
    fn apply_damage(&mut self, armada: ArmadaId, damage: u8, cause: Cause) {
        if damage == 0 || self.state.public.armada(armada).sector.is_none() {
            return;
        }
        let mat = self.state.public.mat_mut(self.game.owner(armada));
        let taken = damage.min(mat.hull);
        mat.hull -= taken;
        let hull = mat.hull;
        self.emit(Event::Damaged {
            armada,
            damage,
            hull,
            by: cause,
        });
        self.count_dealt(armada, taken, cause);
        if hull == 0 {
            self.push_task(Task::Destruction { armada, stage: 0 });
        }
    }

    /// Adds the damage to the striker's total in a duel `[SAGA-ARN.11]`.
    fn count_dealt(&mut self, armada: ArmadaId, taken: u8, cause: Cause) {
        let Cause::Foe(Target::Armada(attacker)) = cause else {
            return;
        };
        let index = self.state.public.combat_of(armada);
        let task = index.and_then(|index| self.state.public.tasks.get_mut(index));
        if let Some(Task::Duel { sides, dealt, .. }) = task {
            let side = &mut dealt[usize::from(sides[1] == attacker)];
            *side = side.saturating_add(taken);
        }
    }
}
