//! The destruction of an armada at Hull 0 `[SAGA-DES]` `[SAGA-SOL.8]` `[SAGA-ARN.13]`.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::effect::Good;
use crate::saga::event::{Event, MoveKind, RemovalReason};
use crate::saga::ids::ArmadaId;
use crate::saga::mission::Trigger;
use crate::saga::state::Public;
use crate::saga::step::{Cause, CombatStage, Phase, Step, Task};

/// Number of rounds in which destroying the armada again gives no Victory Points: this one and the
/// next `[SAGA-ARN.13]`.
const SHAKEN_ROUNDS: u8 = 2;

impl Public {
    /// Takes an armada out of its combat: the combat is lost, and its rolls and windows end
    /// `[SAGA-DES.3]`. Returns the winner if it was a duel.
    fn leave_combat(&mut self, armada: ArmadaId) -> Option<ArmadaId> {
        let index = self.combat_of(armada)?;
        let winner = match self.tasks.get_mut(index)? {
            Task::Fight { combat_stage, .. } => {
                if let CombatStage::Won | CombatStage::Rewarded = combat_stage {
                    return None;
                }
                *combat_stage = CombatStage::Lost;
                None
            }
            Task::Duel {
                sides,
                combat_stage,
                attacker,
                ..
            } => {
                if *combat_stage == CombatStage::Won {
                    return None;
                }
                let survivor = u8::from(sides[0] == armada);
                (*combat_stage, *attacker) = (CombatStage::Won, survivor);
                Some(sides[usize::from(survivor)])
            }
            _ => None,
        };
        for at in (index + 1..self.tasks.len()).rev() {
            if let Some(Task::Roll { .. } | Task::Reroll { .. } | Task::Window { .. }) =
                self.tasks.get(at)
            {
                self.tasks.remove(at);
            }
        }
        winner
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Returns the armada home with an empty Cargo and ends its movement turn `[SAGA-DES.1]`
    /// `[SAGA-MOV.8]`.
    pub(super) fn advance_destruction(&mut self, armada: ArmadaId, stage: u8) {
        if stage == 0 {
            self.replace_task(Task::Destruction { armada, stage: 1 });
            self.emit(Event::Destroyed { armada });
            let end_counts = &mut self.public_mut().end_counts.destroyed;
            *end_counts = end_counts.saturating_add(1);
            if let Some(winner) = self.public_mut().leave_combat(armada) {
                self.win_duel(winner, armada);
            }
            return;
        }
        self.pop_task();
        self.empty_cargo(self.game.owner(armada));
        let phase = self.state.public.step;
        let has_began = self.state.public.acting == Some(armada);
        let armada_state = self.public_mut().armada_mut(armada);
        armada_state.must_explore = false;
        if phase == Step::Turns(Phase::Movement) && has_began {
            (armada_state.mp, armada_state.is_done) = (0, true);
        }
        let lost_at = armada_state.sector;
        self.fire_trigger(Trigger::ArmadaDestroyed, lost_at, 0);
        self.return_home(armada);
    }

    /// Empties the Cargo of a destroyed armada and resets its Hull `[SAGA-DES.1]`. Solo play keeps
    /// Astartium `[SAGA-SOL.8]`.
    fn empty_cargo(&mut self, seat: Seat) {
        self.spend(seat, Good::Exploration, u8::MAX, Cause::Rule);
        self.spend(seat, Good::Combat, u8::MAX, Cause::Rule);
        if !self.game.is_solo() {
            self.spend(seat, Good::Astartium, u8::MAX, Cause::Rule);
        }
        self.lose_cargo_xpm(seat, RemovalReason::Wreck);
        let hull = self.game.frame().hull;
        let is_competitive = self.game.is_competitive();
        let mat = self.public_mut().mat_mut(seat);
        mat.hull = hull;
        if is_competitive {
            mat.shaken = SHAKEN_ROUNDS;
        }
    }

    /// Moves the armada to the Jumpgate, or home in the Arena `[SAGA-DES.1]` `[SAGA-ARN.13]`.
    fn return_home(&mut self, armada: ArmadaId) {
        let seat = self.game.owner(armada);
        if let Some(return_sector) = self.game.return_sector(&self.state.public, seat)
            && self.state.public.armada(armada).sector.is_some()
        {
            self.move_armada(armada, return_sector, MoveKind::Return);
        }
    }
}
