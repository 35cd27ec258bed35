//! The steps of a combat `[SR-10]`: declaration, roll, hits, responses. Each step either continues
//! or waits for a choice.

use super::{BattlefieldSnapshot, Play};
use crate::chance::Chance;
use crate::game::EventSink;
use crate::space_rift::battlefield::{Hex, Side};
use crate::space_rift::combat_roll::{CombatRoll, RollCause, RollStage};
use crate::space_rift::content::cards::Window;
use crate::space_rift::dice::{Faces, MAX_DICE};
use crate::space_rift::event::Event;
use crate::space_rift::game::SpaceRift;
use crate::space_rift::refusal::Refusal;
use crate::space_rift::state::{Public, Task};
use crate::space_rift::unit::UnitId;

impl SpaceRift {
    /// Checks whether a unit may attack a target `[SR-10.1]` to `[SR-10.5]`.
    pub(super) fn check_attack(
        &self,
        public: &Public,
        unit: UnitId,
        target: UnitId,
    ) -> Result<(), Refusal> {
        let snapshot = self.battlefield(public);
        let from = snapshot.check_fight(unit)?;
        snapshot.check_target(unit, from, target)
    }

    /// Returns whether any unit can still attack, or move instead.
    pub(super) fn can_any_fight(&self, public: &Public) -> bool {
        let remaining = public.ordered.difference(public.fought);
        if remaining.is_empty() {
            return false;
        }
        let snapshot = self.battlefield(public);
        let may_move_again = self.orders_in_force(public).second_move.is_some();
        remaining.iter().any(|unit| {
            (may_move_again && !snapshot.second_reach(unit).is_empty())
                || snapshot
                    .check_fight(unit)
                    .is_ok_and(|from| snapshot.has_target(unit, from) || snapshot.can_sortie(unit))
        })
    }

    /// Returns the side that rolls; `None` for a meteor.
    pub(super) fn roller_side(&self, roll: &CombatRoll) -> Option<Side> {
        roll.roller.map(|roller| self.build(roller).side)
    }

    /// Returns the side of the target.
    pub(super) fn target_side(&self, roll: &CombatRoll) -> Side {
        self.build(roll.target).side
    }
}

impl BattlefieldSnapshot<'_> {
    /// Returns whether a carrier has a target for its fighters.
    #[must_use]
    pub fn can_sortie(&self, unit: UnitId) -> bool {
        let build = self.game.build(unit);
        build.abilities.sortie > 0
            && self
                .units(build.side.other())
                .any(|(target, _)| self.check_sortie(unit, target).is_ok())
    }
}

/// Whether the game continues without a choice or waits for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayFlow {
    /// Play continues with the next step.
    Continue,
    /// Play waits for a choice.
    Wait,
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Declares an attack, a bonus combat or a sortie `[SR-10.2]`.
    pub fn declare(&mut self, unit: UnitId, target: UnitId, cause: RollCause, launch: Option<Hex>) {
        let public = &mut self.state.public;
        let (Some(from), Some(at)) = (public.hex_of(unit), public.hex_of(target)) else {
            return;
        };
        public.fought.insert(unit);
        let range = if cause == RollCause::Sortie {
            1
        } else {
            from.distance(at)
        };
        let roll = CombatRoll {
            roller: Some(unit),
            target,
            cause,
            range,
            from,
            at,
            is_wing: cause == RollCause::Sortie,
            ..CombatRoll::default()
        };
        if let Some(at) = launch {
            self.emit(Event::Launched { unit, at });
        }
        self.push_roll(roll);
    }

    /// Starts a roll inside the current one.
    pub fn push_roll(&mut self, roll: CombatRoll) {
        if let Some(unit) = roll.roller.filter(|_| self.event_sink.is_enabled()) {
            let dice = self.game.effective_terrain(&self.state.public).dice(&roll);
            self.emit(Event::Declared {
                unit,
                target: roll.target,
                cause: roll.cause,
                range: roll.range,
                dice: clamp_dice(dice),
            });
        }
        // The list has room for the deepest nesting of rolls.
        let _ = self.state.public.rolls.push(roll);
    }

    /// Returns the innermost roll.
    pub fn current_roll(&mut self) -> Option<&mut CombatRoll> {
        self.state.public.rolls.last_mut()
    }

    /// Sets the stage of the innermost roll.
    pub fn set_stage(&mut self, stage: RollStage) {
        if let Some(roll) = self.current_roll() {
            roll.stage = stage;
        }
    }

    /// Runs one step of the innermost roll `[SR-10.6]` to `[SR-10.11]`.
    pub fn run_combat_roll(&mut self, roll: CombatRoll) -> PlayFlow {
        let (roller_side, target_side) =
            (self.game.roller_side(&roll), self.game.target_side(&roll));
        match roll.stage {
            RollStage::DeclaredOwn => {
                self.offer_window(roller_side, Window::DeclaredOwn, RollStage::DeclaredEnemy)
            }
            RollStage::DeclaredEnemy => {
                self.offer_window(Some(target_side), Window::DeclaredEnemy, RollStage::First)
            }
            RollStage::First => self.let_strike_first(roll),
            RollStage::Roll => self.roll_dice(roll),
            RollStage::RolledOwn => {
                self.offer_window(roller_side, Window::RolledOwn, RollStage::RolledEnemy)
            }
            RollStage::Reroll(_) => PlayFlow::Wait,
            RollStage::RolledEnemy => {
                self.offer_window(Some(target_side), Window::RolledEnemy, RollStage::Score)
            }
            RollStage::Score => self.score_hits(roll),
            RollStage::Alert => {
                self.offer_window(Some(target_side), Window::Alert, RollStage::Ignore)
            }
            RollStage::Ignore => self.ask_ignore(roll),
            RollStage::Retire(hexes) => self.ask_retire(roll, hexes),
            RollStage::Back => self.ask_battle_back(roll),
            RollStage::Vacated => self.ask_pursuit(roll),
            RollStage::Bonus => self.ask_bonus_combat(roll),
            RollStage::Evade(hexes) => self.ask_evade(roll, hexes),
            RollStage::Over => self.end_roll(roll),
        }
    }

    /// Waits if a side can play a card in a window; otherwise continues with the next stage.
    fn offer_window(&mut self, side: Option<Side>, window: Window, next: RollStage) -> PlayFlow {
        match side {
            Some(side) if self.is_window_open(window, side) => PlayFlow::Wait,
            Some(_) | None => {
                self.set_stage(next);
                PlayFlow::Continue
            }
        }
    }

    /// Starts the roll of a target that rolls first, once `[SR-14.8]`. If the attacker is then
    /// eliminated or has left its hex, its attack is used up.
    fn let_strike_first(&mut self, roll: CombatRoll) -> PlayFlow {
        let Some(attacker) = roll.roller else {
            self.set_stage(RollStage::Roll);
            return PlayFlow::Continue;
        };
        match roll.first {
            Some(bonus_dice) if !roll.is_struck_first => {
                if let Some(roll) = self.current_roll() {
                    roll.is_struck_first = true;
                }
                self.push_roll(first_strike_roll(&roll, attacker, bonus_dice));
            }
            Some(_) if self.state.public.hex_of(attacker) != Some(roll.from) => {
                self.emit(Event::Spent { unit: attacker });
                self.set_stage(RollStage::Over);
            }
            Some(_) | None => self.set_stage(RollStage::Roll),
        }
        PlayFlow::Continue
    }

    /// Rolls the dice. If no dice are left the combat is used up, and only a response to it remains
    /// `[SR-10.6]` `[SR-10.7]`.
    fn roll_dice(&mut self, roll: CombatRoll) -> PlayFlow {
        let dice = clamp_dice(self.game.effective_terrain(&self.state.public).dice(&roll));
        if dice == 0 {
            if let Some(unit) = roll.roller {
                self.emit(Event::Spent { unit });
            }
            if let Some(roll) = self.current_roll() {
                roll.is_spent = true;
            }
            self.set_stage(RollStage::Back);
            return PlayFlow::Continue;
        }
        let faces = Faces::roll(dice, self.chance);
        self.emit(Event::Rolled {
            unit: roll.roller,
            target: roll.target,
            faces,
        });
        if let Some(roll) = self.current_roll() {
            (roll.dice, roll.faces) = (dice, faces);
        }
        self.set_stage(match roll.cause {
            RollCause::Meteor => RollStage::Score,
            RollCause::Attack
            | RollCause::Bonus
            | RollCause::Sortie
            | RollCause::First
            | RollCause::Back => RollStage::RolledOwn,
        });
        PlayFlow::Continue
    }

    /// Ends a roll; its unit may move again if a card allows it.
    fn end_roll(&mut self, roll: CombatRoll) -> PlayFlow {
        let public = &mut self.state.public;
        let last = public.rolls.len().saturating_sub(1);
        public.rolls.remove(last);
        let Some(unit) = roll.roller else {
            return PlayFlow::Continue;
        };
        let is_attack = matches!(roll.cause, RollCause::Attack | RollCause::Sortie);
        if is_attack && self.game.moves_again(&self.state.public, unit) {
            self.state.public.task = Some(Task::Again(unit));
        }
        PlayFlow::Continue
    }
}

/// Returns the roll of a target that rolls first, with `bonus_dice` additional dice.
pub fn first_strike_roll(roll: &CombatRoll, attacker: UnitId, bonus_dice: u8) -> CombatRoll {
    CombatRoll {
        roller: Some(roll.target),
        target: attacker,
        cause: RollCause::First,
        range: 1,
        from: roll.at,
        at: roll.from,
        is_wing: roll.is_wing,
        more: bonus_dice.min(100) as i8,
        ..CombatRoll::default()
    }
}

/// Clamps a number of dice to the range that can be rolled.
fn clamp_dice(dice: i16) -> u8 {
    dice.clamp(0, i16::from(MAX_DICE)) as u8
}
