//! Whether a seat may give an action now: the question that is open, and who is asked.

use super::Play;
use crate::chance::Chance;
use crate::game::{Record, Seat};
use crate::space_rift::action::Action;
use crate::space_rift::dice::{Face, Faces};
use crate::space_rift::event::Event;
use crate::space_rift::exchange::{Exchange, Stage};
use crate::space_rift::field::Side;
use crate::space_rift::refusal::Refusal;
use crate::space_rift::state::{Phase, State, Task};
use crate::space_rift::table::SpaceRift;

impl SpaceRift {
    /// Whether `seat` may give `action` now.
    pub(in crate::space_rift) fn may(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if matches!(
            action,
            Action::Concede | Action::OfferDraw | Action::AnswerDraw(_)
        ) {
            return self.may_talk(state, seat, action);
        }
        let side = self.decider(state).ok_or(Refusal::Over)?;
        if !self.seats_of(side).has(seat) {
            return Err(Refusal::NotAsked);
        }
        self.may_side(state, side, action)?;
        let gives = self.seat_of(&state.public, side, action);
        if gives == seat {
            Ok(())
        } else if gives == side.seat() {
            Err(Refusal::Commander)
        } else {
            Err(Refusal::OtherSector)
        }
    }

    /// Whether a side that is asked may give an action.
    fn may_side(&self, state: &State, side: Side, action: Action) -> Result<(), Refusal> {
        let public = &state.public;
        if let Some(task) = public.task {
            return self.may_in_task(state, side, task, action);
        }
        if let Some(roll) = public.exchange() {
            return self.may_in_exchange(state, side, roll, action);
        }
        match (public.phase, action) {
            (Phase::Start, Action::Begin) => Ok(()),
            (Phase::Drift, Action::Drift(choice)) => self.may_drift(public, choice),
            (Phase::Command, Action::Command(card)) => self.may_command(state, side, card),
            (Phase::Orders, Action::Order(unit, slot)) => self.may_order(public, unit, slot),
            (Phase::Orders, Action::Clear(unit)) => self.may_clear(public, unit),
            (Phase::Movement, Action::Move(unit, to, pays)) => {
                self.may_move(public, unit, to, pays)
            }
            (Phase::Movement, Action::Exit(unit, pays)) => self.may_exit(public, unit, pays),
            (Phase::Movement, Action::PlayFor(card, unit)) => {
                self.may_play(state, side, card, Some(unit))
            }
            (Phase::Combat, Action::Attack(unit, target)) => self.may_attack(public, unit, target),
            (Phase::Combat, Action::Sortie(unit, target)) => {
                self.scene(public).may_sortie(unit, target).map(|_| ())
            }
            (Phase::Combat, Action::Move(unit, to, false)) => self.may_move_again(public, unit, to),
            (Phase::Reward, Action::TakeStars) => Ok(()),
            (Phase::Reward, Action::TakeCard) => self.may_take_card(state),
            (Phase::Sale, Action::Sell(card)) => match state.own(side).combat.of(card.0) {
                0 => Err(Refusal::NoCard),
                1.. => Ok(()),
            },
            (
                Phase::Opening
                | Phase::Orders
                | Phase::Ordered
                | Phase::Movement
                | Phase::Moved
                | Phase::MovedOther
                | Phase::Combat
                | Phase::Ending
                | Phase::Sale,
                Action::Done,
            ) => Ok(()),
            (
                Phase::Opening | Phase::Ordered | Phase::Moved | Phase::MovedOther | Phase::Ending,
                Action::Play(card),
            ) => self.may_play(state, side, card, None),
            (_, _) => Err(Refusal::NotNow),
        }
    }

    fn may_in_task(
        &self,
        state: &State,
        side: Side,
        task: Task,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        let allow = |open: bool, why: Refusal| if open { Ok(()) } else { Err(why) };
        match (task, action) {
            (Task::Signal, Action::Signal(unit)) => {
                allow(self.flagships(public).has(unit), Refusal::NoFlagship)
            }
            (Task::Clear(_), Action::Clear(unit)) => self.may_clear(public, unit),
            (Task::Restore { .. }, Action::Restore(unit)) => {
                let open = self.restorable(public, side).minus(public.restored);
                allow(open.has(unit), Refusal::NoRepair)
            }
            (Task::Order(_), Action::Order(unit, slot)) => self.may_order(public, unit, slot),
            (Task::Grapple, Action::Grapple(unit, target)) => {
                let mut pairs = self.grapples(public, side);
                allow(pairs.any(|pair| pair == (unit, target)), Refusal::NoGrapple)
            }
            (Task::Again(again), Action::Move(unit, to, false)) if again == unit => {
                self.may_move_again(public, unit, to)
            }
            (Task::Keep(_), Action::Keep(card)) => {
                allow(state.own(side).drawn.of(card.0) > 0, Refusal::NoCard)
            }
            (
                Task::Clear(_) | Task::Restore { .. } | Task::Order(_) | Task::Again(_),
                Action::Done,
            ) => Ok(()),
            (_, _) => Err(Refusal::NotNow),
        }
    }

    fn may_in_exchange(
        &self,
        state: &State,
        side: Side,
        roll: &Exchange,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        match (roll.stage, action) {
            (Stage::Ignore, Action::Ignore(count)) => self.may_ignore(public, roll, count),
            (Stage::Retire(_) | Stage::Evade(_), Action::Retire(to)) => {
                self.may_retire(public, roll, to)
            }
            (Stage::Back, Action::BattleBack) => self.may_battle_back(public, roll),
            (Stage::Vacated, Action::Pursue) => self.may_pursue(public, roll),
            (Stage::Bonus, Action::Attack(unit, target)) => {
                self.may_attack_again(public, roll, unit, target)
            }
            (Stage::Reroll(_), Action::Reroll(face)) => match roll.faces.of(face) {
                0 => Err(Refusal::NoFace),
                1.. => Ok(()),
            },
            (
                Stage::DeclaredOwn
                | Stage::DeclaredEnemy
                | Stage::RolledOwn
                | Stage::RolledEnemy
                | Stage::Alert
                | Stage::Vacated,
                Action::Play(card),
            ) => self.may_play(state, side, card, None),
            (Stage::DeclaredEnemy, Action::React(card)) => self.may_react(state, side, card),
            (
                Stage::DeclaredOwn
                | Stage::DeclaredEnemy
                | Stage::RolledOwn
                | Stage::Reroll(_)
                | Stage::RolledEnemy
                | Stage::Alert
                | Stage::Back
                | Stage::Vacated
                | Stage::Bonus,
                Action::Done,
            ) => Ok(()),
            (_, _) => Err(Refusal::NotNow),
        }
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// One more die with this face is rolled again; with the last that may be, all of them are.
    pub fn do_reroll(&mut self, face: Face) {
        let Some(roll) = self.roll_now() else {
            return;
        };
        let Stage::Reroll(left) = roll.stage else {
            return;
        };
        roll.faces.take(face);
        let left = left.saturating_sub(1);
        roll.stage = Stage::Reroll(left);
        if left == 0 || roll.faces.is_empty() {
            roll.stage = Stage::RolledEnemy;
            self.roll_again();
        }
    }

    /// Rolls the dice that were taken out of the roll; their new faces stand.
    pub fn roll_again(&mut self) {
        let Some(roll) = self.state.public.exchange().copied() else {
            return;
        };
        let dice = roll.dice.saturating_sub(roll.faces.len());
        let mut faces = roll.faces;
        let again = Faces::roll(dice, self.chance);
        for face in Face::ALL {
            (0..again.of(face)).for_each(|_| faces.add(face));
        }
        if let Some(roll) = self.roll_now() {
            roll.faces = faces;
        }
        if let (Some(unit), true) = (roll.roller, dice > 0) {
            self.note(Event::Rerolled { unit, faces });
        }
    }
}
