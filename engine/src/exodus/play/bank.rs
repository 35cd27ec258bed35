//! The action Banking `[EXO-7.7]`.

use super::{ActionContext, Play};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::effect::{ExtraDiceRoll, Resource};
use crate::exodus::event::{Event, Faces, ResourceReason, RollPurpose};
use crate::exodus::game::Exodus;
use crate::exodus::refusal::{PendingDecision, Refusal};
use crate::exodus::tech::Tech;
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Checks that the action performs Banking `[EXO-7.7]`; any other action is refused.
    pub(super) fn check_bank(&self, action: Action) -> Result<(), Refusal> {
        if action == Action::Bank {
            Ok(())
        } else {
            Err(Refusal::NotNow(PendingDecision::Bank))
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Rolls for CP, or pays a fixed amount without a roll by the house rule `[EXO-17.21]`.
    pub fn perform_banking(&mut self, seat: Seat, context: ActionContext) {
        let game = self.game;
        let sum = if game.options.rules.has_fixed_bank {
            let (usual, advanced) = game.frame().house_bank;
            let knows = self.state.public.mat(seat).techs.contains(Tech::AdvBanking);
            u16::from(if knows { advanced } else { usual })
        } else {
            let dice = game.dice_for(&self.state.public, seat, ExtraDiceRoll::Bank, context);
            self.roll(seat, RollPurpose::Bank, dice)
        };
        self.gain(seat, Resource::Cp, sum, ResourceReason::Bank);
    }

    /// Rolls dice for a seat and returns their sum.
    pub fn roll(&mut self, seat: Seat, dice: RollPurpose, count: u8) -> u16 {
        let faces = self.roll_faces(seat, dice, count);
        faces.iter().map(|&face| u16::from(face)).sum()
    }

    /// Rolls dice for a seat and returns their faces, up to the capacity of [`Faces`].
    pub fn roll_faces(&mut self, seat: Seat, dice: RollPurpose, count: u8) -> Faces {
        let mut faces = Faces::new();
        for _ in 0..count {
            if faces.is_full() {
                break;
            }
            let face = self.roll_die();
            // Cannot fail: the loop ends when the list is full.
            let _ = faces.push(face);
        }
        self.emit(Event::Rolled { seat, dice, faces });
        faces
    }
}
