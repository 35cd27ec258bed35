//! The consequences of a combat: battle back and pursuit `[SR-13]`.

use super::combat::PlayFlow;
use super::{BattlefieldSnapshot, Play};
use crate::chance::Chance;
use crate::game::EventSink;
use crate::space_rift::battlefield::Hex;
use crate::space_rift::combat_roll::{CombatRoll, RollCause, RollStage};
use crate::space_rift::content::cards::Window;
use crate::space_rift::event::{MoveKind, TokenReason};
use crate::space_rift::game::SpaceRift;
use crate::space_rift::refusal::Refusal;
use crate::space_rift::state::Public;
use crate::space_rift::unit::{Class, UnitId};

/// Returns the roll of a battle back against the attacker.
const fn battle_back_roll(roll: &CombatRoll, attacker: UnitId) -> CombatRoll {
    CombatRoll {
        roller: Some(roll.target),
        target: attacker,
        cause: RollCause::Back,
        stage: RollStage::DeclaredOwn,
        range: 1,
        more: 0,
        dice: 0,
        faces: crate::space_rift::dice::Faces::NONE,
        converted: None,
        prevented: 0,
        alerts: 0,
        from: roll.at,
        at: roll.from,
        is_wing: roll.is_wing,
        ignores_shields: false,
        ignores_cover: false,
        first: None,
        is_struck_first: false,
        is_spent: false,
    }
}

impl SpaceRift {
    /// Checks whether the target may battle back `[SR-13.1]` `[SR-13.3]` `[SR-13.4]`: in close
    /// quarters, from the hex where it was attacked, and only if it has not rolled first.
    pub(in crate::space_rift) fn check_battle_back(
        &self,
        public: &Public,
        roll: &CombatRoll,
    ) -> Result<(), Refusal> {
        let is_answerable = match roll.cause {
            RollCause::Attack | RollCause::Bonus | RollCause::Sortie => roll.range == 1,
            RollCause::First | RollCause::Back | RollCause::Meteor => false,
        };
        let Some(attacker) = roll
            .roller
            .filter(|_| is_answerable && !roll.is_struck_first)
        else {
            return Err(Refusal::NoAnswer);
        };
        if public.hex_of(roll.target) != Some(roll.at) || public.hex_of(attacker).is_none() {
            return Err(Refusal::NoAnswer);
        }
        let stars = public.side_state(self.target_side(roll)).stars;
        let price = self.figures.stars.battle_back;
        if stars < price {
            return Err(Refusal::Stars {
                price,
                available: stars,
            });
        }
        if self
            .effective_terrain(public)
            .dice(&battle_back_roll(roll, attacker))
            < 1
        {
            return Err(Refusal::NoDice);
        }
        Ok(())
    }

    /// Returns the hex of the target if the attack has vacated it and the attacker may enter: in an
    /// attack of the active side, with the attacker adjacent `[SR-13.5]`. A platform stays in its
    /// orbit `[SR-17.1]`.
    pub(super) fn check_enter(&self, public: &Public, roll: &CombatRoll) -> Result<Hex, Refusal> {
        let Some(attacker) = roll.roller.filter(|_| roll.cause == RollCause::Attack) else {
            return Err(Refusal::NoPursuit);
        };
        let is_adjacent = public
            .hex_of(attacker)
            .is_some_and(|hex| hex.is_next_to(roll.at));
        let build = self.build(attacker);
        let stays_in_orbit = !build.abilities.is_in_orbit || build.orbit.contains(roll.at);
        if !is_adjacent || build.side != public.active {
            Err(Refusal::NoPursuit)
        } else if !stays_in_orbit {
            Err(Refusal::OutOfOrbit)
        } else {
            let snapshot = self.battlefield(public);
            if snapshot.occupied().contains(roll.at) {
                Err(Refusal::Occupied)
            } else if snapshot.dead_stars().contains(roll.at) {
                Err(Refusal::DeadStar)
            } else if snapshot.meteors.contains(roll.at) {
                Err(Refusal::Meteor)
            } else {
                Ok(roll.at)
            }
        }
    }

    /// Checks whether the unit may pursue by paying tokens `[SR-13.5]`.
    pub(in crate::space_rift) fn check_pursue(
        &self,
        public: &Public,
        roll: &CombatRoll,
    ) -> Result<(), Refusal> {
        self.check_enter(public, roll)?;
        let pursues = roll
            .roller
            .is_some_and(|unit| self.build(unit).abilities.can_pursue);
        let stars = public.side_state(public.active).stars;
        let price = self.figures.stars.pursuit;
        if !pursues {
            Err(Refusal::NoPursuit)
        } else if stars < price {
            Err(Refusal::Stars {
                price,
                available: stars,
            })
        } else {
            Ok(())
        }
    }

    /// Checks whether the pursuing unit may attack a target `[SR-13.5]` `[SR-13.6]`.
    pub(in crate::space_rift) fn check_attack_again(
        &self,
        public: &Public,
        roll: &CombatRoll,
        unit: UnitId,
        target: UnitId,
    ) -> Result<(), Refusal> {
        let Some(from) = public.hex_of(unit).filter(|_| roll.roller == Some(unit)) else {
            return Err(Refusal::NotPursuer);
        };
        let snapshot = self.battlefield(public);
        if !snapshot.may_fight_on(unit, from) {
            return Err(Refusal::Landed);
        }
        match public.hex_of(target) {
            Some(at) if at.is_next_to(from) => snapshot.check_target(unit, from, target),
            Some(_) => Err(Refusal::NotBeside),
            None => Err(Refusal::NoTarget),
        }
    }
}

impl BattlefieldSnapshot<'_> {
    /// Returns whether a unit may fight on a hex it has entered by pursuit `[SR-13.6]` `[SR-13.7]`;
    /// a platform that moved may not `[SR-17.1]`.
    fn may_fight_on(&self, unit: UnitId, at: Hex) -> bool {
        let build = self.game.build(unit);
        let lands = self.planet().contains(at) && build.class != Class::Fighter;
        !lands && !build.abilities.is_in_orbit
    }
}

impl<R: EventSink<crate::space_rift::event::Event>, C: Chance> Play<'_, R, C> {
    /// Asks whether the target battles back, unless it cannot `[SR-13.1]`.
    pub fn ask_battle_back(&mut self, roll: CombatRoll) -> PlayFlow {
        if self
            .game
            .check_battle_back(&self.state.public, &roll)
            .is_ok()
        {
            return PlayFlow::Wait;
        }
        self.set_stage(RollStage::Over);
        PlayFlow::Continue
    }

    /// Battles back `[SR-13.2]`.
    pub fn do_battle_back(&mut self) {
        let Some(roll) = self.state.public.innermost_roll().copied() else {
            return;
        };
        let side = self.game.target_side(&roll);
        let price = self.game.figures.stars.battle_back;
        self.pay_by(side, price, TokenReason::BattleBack);
        self.set_stage(RollStage::Over);
        if let Some(attacker) = roll.roller {
            self.push_roll(battle_back_roll(&roll, attacker));
        }
    }

    /// Asks whether the attacker pursues, unless it cannot `[SR-10.11]`.
    pub fn ask_pursuit(&mut self, roll: CombatRoll) -> PlayFlow {
        let public = &self.state.public;
        let side = public.active;
        if self.game.check_enter(public, &roll).is_ok() {
            let pursues = self.game.check_pursue(public, &roll).is_ok();
            if pursues || self.is_window_open(Window::Vacated, side) {
                return PlayFlow::Wait;
            }
        }
        self.set_stage(RollStage::Over);
        PlayFlow::Continue
    }

    /// Pays for the pursuit and enters the vacated hex.
    pub fn do_pursue(&mut self) {
        let price = self.game.figures.stars.pursuit;
        self.pay(price, TokenReason::Pursuit);
        self.enter_vacated_hex();
    }

    /// Moves the attacker into the vacated hex. A unit that enters the rift this way may not move
    /// again `[SR-38.8]`.
    pub fn enter_vacated_hex(&mut self) {
        let Some(roll) = self.state.public.innermost_roll().copied() else {
            return;
        };
        let Some(unit) = roll.roller else {
            return;
        };
        let Some(from) = self.state.public.hex_of(unit) else {
            return;
        };
        let enters_rift = self
            .game
            .effective_terrain(&self.state.public)
            .rift
            .contains(roll.at);
        if enters_rift {
            self.state.public.held.insert(unit);
        }
        self.put_unit(unit, from, roll.at, MoveKind::Pursuit);
        self.set_stage(RollStage::Bonus);
    }

    /// Asks for the target of the bonus combat, unless there is none `[SR-13.5]`.
    pub fn ask_bonus_combat(&mut self, roll: CombatRoll) -> PlayFlow {
        let public = &self.state.public;
        let enemies = public.active.other();
        let has_target = roll.roller.is_some_and(|unit| {
            let mut targets = self.game.side_setup(enemies).units.iter();
            targets.any(|target| {
                let check = self.game.check_attack_again(public, &roll, unit, target);
                check.is_ok()
            })
        });
        if has_target {
            return PlayFlow::Wait;
        }
        self.set_stage(RollStage::Over);
        PlayFlow::Continue
    }
}
