//! The course of a combat `[SR-10]`: declared, rolled, scored, answered. Each step either goes on
//! or waits for a choice.

use super::{Play, Scene};
use crate::chance::Chance;
use crate::game::Record;
use crate::space_rift::content::cards::Window;
use crate::space_rift::dice::{Faces, MAX_DICE};
use crate::space_rift::event::Event;
use crate::space_rift::exchange::{Cause, Exchange, Stage};
use crate::space_rift::field::{Hex, Side};
use crate::space_rift::refusal::Refusal;
use crate::space_rift::state::{Public, Task};
use crate::space_rift::table::SpaceRift;
use crate::space_rift::unit::UnitId;

impl SpaceRift {
    /// Whether a unit may attack a target `[SR-10.1]` to `[SR-10.5]`.
    pub(super) fn may_attack(
        &self,
        public: &Public,
        unit: UnitId,
        target: UnitId,
    ) -> Result<(), Refusal> {
        let scene = self.scene(public);
        let from = scene.may_fight(unit)?;
        scene.may_aim(unit, from, target)
    }

    /// Whether any unit can still attack, or move instead.
    pub(super) fn can_any_fight(&self, public: &Public) -> bool {
        let left = public.ordered.minus(public.fought);
        if left.is_empty() {
            return false;
        }
        let scene = self.scene(public);
        let again = self.orders_in_force(public).again.is_some();
        left.iter().any(|unit| {
            (again && !scene.second_reach(unit).is_empty())
                || scene
                    .may_fight(unit)
                    .is_ok_and(|from| scene.has_target(unit, from) || scene.can_sortie(unit))
        })
    }

    /// The side that rolls; none for a meteor.
    pub(super) fn roller_side(&self, roll: &Exchange) -> Option<Side> {
        roll.roller.map(|roller| self.build(roller).side)
    }

    /// The side of the target.
    pub(super) fn target_side(&self, roll: &Exchange) -> Side {
        self.build(roll.target).side
    }
}

impl Scene<'_> {
    /// Whether a carrier can send its fighters against anybody.
    #[must_use]
    pub fn can_sortie(&self, unit: UnitId) -> bool {
        let build = self.table.build(unit);
        build.abilities.sortie > 0
            && self
                .units(build.side.other())
                .any(|(target, _)| self.may_sortie(unit, target).is_ok())
    }
}

/// Whether the course goes on or waits for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// It goes on.
    On,
    /// Somebody has a choice.
    Waits,
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Declares an attack, a bonus combat or a sortie `[SR-10.2]`.
    pub fn declare(&mut self, unit: UnitId, target: UnitId, cause: Cause, launch: Option<Hex>) {
        let public = &mut self.state.public;
        let (Some(from), Some(at)) = (public.hex_of(unit), public.hex_of(target)) else {
            return;
        };
        public.fought.insert(unit);
        let range = if cause == Cause::Sortie {
            1
        } else {
            from.distance(at)
        };
        let roll = Exchange {
            roller: Some(unit),
            target,
            cause,
            range,
            from,
            at,
            wing: cause == Cause::Sortie,
            ..Exchange::default()
        };
        if let Some(at) = launch {
            self.note(Event::Launched { unit, at });
        }
        self.open(roll);
    }

    /// Begins a roll.
    pub fn open(&mut self, roll: Exchange) {
        if let Some(unit) = roll.roller.filter(|_| self.record.listens()) {
            let dice = self.table.ground(&self.state.public).dice(&roll);
            self.note(Event::Declared {
                unit,
                target: roll.target,
                cause: roll.cause,
                range: roll.range,
                dice: count(dice),
            });
        }
        // No roll is nested deeper than there is room for.
        let _ = self.state.public.exchanges.push(roll);
    }

    /// The innermost roll.
    pub fn roll_now(&mut self) -> Option<&mut Exchange> {
        self.state.public.exchanges.last_mut()
    }

    /// Sets how far the innermost roll is.
    pub fn set_stage(&mut self, stage: Stage) {
        if let Some(roll) = self.roll_now() {
            roll.stage = stage;
        }
    }

    /// One step of the innermost roll `[SR-10.6]` to `[SR-10.11]`.
    pub fn run_exchange(&mut self, roll: Exchange) -> Course {
        let (own, enemy) = (self.table.roller_side(&roll), self.table.target_side(&roll));
        match roll.stage {
            Stage::DeclaredOwn => self.window_or(own, Window::DeclaredOwn, Stage::DeclaredEnemy),
            Stage::DeclaredEnemy => {
                self.window_or(Some(enemy), Window::DeclaredEnemy, Stage::First)
            }
            Stage::First => self.let_strike_first(roll),
            Stage::Roll => self.roll_dice(roll),
            Stage::RolledOwn => self.window_or(own, Window::RolledOwn, Stage::RolledEnemy),
            Stage::Reroll(_) => Course::Waits,
            Stage::RolledEnemy => self.window_or(Some(enemy), Window::RolledEnemy, Stage::Score),
            Stage::Score => self.score(roll),
            Stage::Alert => self.window_or(Some(enemy), Window::Alert, Stage::Ignore),
            Stage::Ignore => self.ignoring(roll),
            Stage::Retire(hexes) => self.retiring(roll, hexes),
            Stage::Back => self.backing(roll),
            Stage::Vacated => self.pursuing(roll),
            Stage::Bonus => self.bonus(roll),
            Stage::Evade(hexes) => self.evading(roll, hexes),
            Stage::Over => self.close(roll),
        }
    }

    /// Waits while a side has a card for a window, then goes on.
    fn window_or(&mut self, side: Option<Side>, window: Window, next: Stage) -> Course {
        match side {
            Some(side) if self.opens(window, side) => Course::Waits,
            Some(_) | None => {
                self.set_stage(next);
                Course::On
            }
        }
    }

    /// A target that strikes first does so once `[SR-14.8]`; an attacker that is gone or has left
    /// its hex has spent its attack.
    fn let_strike_first(&mut self, roll: Exchange) -> Course {
        let Some(attacker) = roll.roller else {
            self.set_stage(Stage::Roll);
            return Course::On;
        };
        match roll.first {
            Some(more) if !roll.struck_first => {
                if let Some(roll) = self.roll_now() {
                    roll.struck_first = true;
                }
                self.open(first_of(&roll, attacker, more));
            }
            Some(_) if self.state.public.hex_of(attacker) != Some(roll.from) => {
                self.note(Event::Spent { unit: attacker });
                self.set_stage(Stage::Over);
            }
            Some(_) | None => self.set_stage(Stage::Roll),
        }
        Course::On
    }

    /// Rolls; with no dice left the combat is spent, and only an answer to it remains
    /// `[SR-10.6]` `[SR-10.7]`.
    fn roll_dice(&mut self, roll: Exchange) -> Course {
        let dice = count(self.table.ground(&self.state.public).dice(&roll));
        if dice == 0 {
            if let Some(unit) = roll.roller {
                self.note(Event::Spent { unit });
            }
            if let Some(roll) = self.roll_now() {
                roll.spent = true;
            }
            self.set_stage(Stage::Back);
            return Course::On;
        }
        let faces = Faces::roll(dice, self.chance);
        self.note(Event::Rolled {
            unit: roll.roller,
            target: roll.target,
            faces,
        });
        if let Some(roll) = self.roll_now() {
            (roll.dice, roll.faces) = (dice, faces);
        }
        self.set_stage(match roll.cause {
            Cause::Meteor => Stage::Score,
            Cause::Attack | Cause::Bonus | Cause::Sortie | Cause::First | Cause::Back => {
                Stage::RolledOwn
            }
        });
        Course::On
    }

    /// A roll is over; its unit may move again where a card grants it.
    fn close(&mut self, roll: Exchange) -> Course {
        let public = &mut self.state.public;
        let last = public.exchanges.len().saturating_sub(1);
        public.exchanges.remove(last);
        let Some(unit) = roll.roller else {
            return Course::On;
        };
        let own = matches!(roll.cause, Cause::Attack | Cause::Sortie);
        if own && self.table.moves_again(&self.state.public, unit) {
            self.state.public.task = Some(Task::Again(unit));
        }
        Course::On
    }
}

/// The roll of a target that strikes first, with so many dice more.
pub fn first_of(roll: &Exchange, attacker: UnitId, more: u8) -> Exchange {
    Exchange {
        roller: Some(roll.target),
        target: attacker,
        cause: Cause::First,
        range: 1,
        from: roll.at,
        at: roll.from,
        wing: roll.wing,
        more: more.min(100) as i8,
        ..Exchange::default()
    }
}

/// A number of dice that can be rolled.
fn count(dice: i16) -> u8 {
    dice.clamp(0, i16::from(MAX_DICE)) as u8
}
