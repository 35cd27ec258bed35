//! Legality of actions: checks the pending question, and which seat is asked.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::space_rift::action::Action;
use crate::space_rift::battlefield::Side;
use crate::space_rift::combat_roll::{CombatRoll, RollStage};
use crate::space_rift::dice::{Face, Faces};
use crate::space_rift::event::Event;
use crate::space_rift::game::SpaceRift;
use crate::space_rift::pending_decision::decision_of;
use crate::space_rift::refusal::Refusal;
use crate::space_rift::state::{Phase, Public, State, Task};

impl SpaceRift {
    /// Checks whether `seat` may give `action` now.
    pub(in crate::space_rift) fn check(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if matches!(
            action,
            Action::Concede | Action::OfferDraw | Action::AnswerDraw(_)
        ) {
            return self.check_concede_or_draw(state, seat, action);
        }
        let side = self.deciding_side(state).ok_or(Refusal::Over)?;
        if !self.seats_of(side).contains(seat) {
            return Err(Refusal::NotAsked);
        }
        self.check_side(state, side, action)?;
        let acting_seat = self.seat_of(&state.public, side, action);
        if acting_seat == seat {
            Ok(())
        } else if acting_seat == side.seat() {
            Err(Refusal::Commander)
        } else {
            Err(Refusal::OtherSector)
        }
    }

    /// Checks whether the side that is asked may give an action.
    fn check_side(&self, state: &State, side: Side, action: Action) -> Result<(), Refusal> {
        let public = &state.public;
        if let Some(task) = public.task {
            return self.check_in_task(state, side, task, action);
        }
        if let Some(roll) = public.innermost_roll() {
            return self.check_in_roll(state, side, roll, action);
        }
        self.check_in_phase(state, side, action)
    }

    /// Checks an action against the phase, when no other question is open.
    fn check_in_phase(&self, state: &State, side: Side, action: Action) -> Result<(), Refusal> {
        let public = &state.public;
        let during = |phase: Phase| match public.phase == phase {
            true => Ok(()),
            false => Err(self.out_of_phase_refusal(public, phase)),
        };
        let answers = decision_of(action);
        let unasked = Err(Refusal::Unasked { answers });
        match action {
            Action::Begin => during(Phase::Start),
            Action::Drift(choice) => self.check_drift(public, choice),
            Action::Command(card) => {
                during(Phase::Command)?;
                self.check_command(state, side, card)
            }
            Action::Order(..) | Action::Clear(_) => {
                during(Phase::Orders)?;
                self.check_order_or_clear(public, action)
            }
            Action::Move(unit, to, pays) if self.may_have_second_moves(public) => match pays {
                true => Err(Refusal::PlainMove),
                false => self.check_move_again(public, unit, to),
            },
            Action::Move(..) | Action::Exit(..) => {
                during(Phase::Movement)?;
                self.check_move_or_exit(public, action)
            }
            Action::Attack(..) | Action::Sortie(..) => {
                during(Phase::Combat)?;
                self.check_declare_combat(public, action)
            }
            Action::Play(_) | Action::PlayFor(..) => self.check_use_card(state, side, action),
            Action::React(_) => self.check_use_card(state, side, action).and(unasked),
            Action::TakeStars | Action::TakeCard | Action::Sell(_) | Action::Done => {
                self.check_end_phase(state, side, action)
            }
            Action::Signal(_)
            | Action::Restore(_)
            | Action::Reroll(_)
            | Action::Grapple(..)
            | Action::Ignore(_)
            | Action::Retire(_)
            | Action::BattleBack
            | Action::Pursue
            | Action::Keep(_)
            | Action::Concede
            | Action::OfferDraw
            | Action::AnswerDraw(_) => unasked,
        }
    }

    /// Checks whether a card in hand may be used. A reaction never answers a question of the phase.
    fn check_use_card(&self, state: &State, side: Side, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Play(card) => self.check_play(state, side, card, None),
            Action::PlayFor(card, unit) => self.check_play(state, side, card, Some(unit)),
            Action::React(card) => self.check_react(state, side, card),
            _ => Err(self.busy_refusal(&state.public)),
        }
    }

    /// Returns whether the card in play lets units move again in the current combat phase.
    fn may_have_second_moves(&self, public: &Public) -> bool {
        public.phase == Phase::Combat && self.orders_in_force(public).second_move.is_some()
    }

    /// Checks whether a unit may be ordered, or its marker removed, in the orders phase.
    fn check_order_or_clear(&self, public: &Public, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Order(unit, slot) => self.check_order(public, unit, slot),
            Action::Clear(unit) => self.check_clear(public, unit),
            _ => Err(self.busy_refusal(public)),
        }
    }

    /// Checks whether a unit may move or exit in the movement phase.
    fn check_move_or_exit(&self, public: &Public, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Move(unit, to, pays) => self.check_move(public, unit, to, pays),
            Action::Exit(unit, pays) => self.check_exit(public, unit, pays),
            _ => Err(self.busy_refusal(public)),
        }
    }

    /// Checks whether a combat may be declared in the combat phase.
    fn check_declare_combat(&self, public: &Public, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Attack(unit, target) => self.check_attack(public, unit, target),
            Action::Sortie(unit, target) => self
                .battlefield(public)
                .check_sortie(unit, target)
                .map(|_| ()),
            _ => Err(self.busy_refusal(public)),
        }
    }

    /// Checks whether a phase may be ended, or a choice at the end of the turn be made.
    fn check_end_phase(&self, state: &State, side: Side, action: Action) -> Result<(), Refusal> {
        let phase = state.public.phase;
        if let (Action::Sell(card), Phase::Sale) = (action, phase) {
            return match state.private(side).combat.count(card.0) {
                0 => Err(Refusal::NotHeld),
                1.. => Ok(()),
            };
        }
        let is_legal = match phase {
            Phase::Opening
            | Phase::Orders
            | Phase::Ordered
            | Phase::Movement
            | Phase::Moved
            | Phase::MovedOther
            | Phase::Combat
            | Phase::Ending
            | Phase::Sale => action == Action::Done,
            Phase::Reward => matches!(action, Action::TakeStars | Action::TakeCard),
            _ => false,
        };
        match (is_legal, action) {
            (true, Action::TakeCard) => self.check_take_card(state),
            (true, _) => Ok(()),
            (false, Action::TakeStars | Action::TakeCard) => {
                Err(self.out_of_phase_refusal(&state.public, Phase::Reward))
            }
            (false, Action::Sell(_)) => Err(self.out_of_phase_refusal(&state.public, Phase::Sale)),
            (false, _) => Err(self.busy_refusal(&state.public)),
        }
    }

    fn check_in_task(
        &self,
        state: &State,
        side: Side,
        task: Task,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        let allow = |is_open: bool, refusal: Refusal| if is_open { Ok(()) } else { Err(refusal) };
        match (task, action) {
            (Task::Signal, Action::Signal(unit)) => {
                allow(self.flagships(public).contains(unit), Refusal::NoFlagship)
            }
            (Task::Clear(_), Action::Clear(unit)) => self.check_clear(public, unit),
            (Task::Restore { .. }, Action::Restore(unit)) => {
                let units = self
                    .restorable_units(public, side)
                    .difference(public.restored);
                allow(units.contains(unit), Refusal::NoRepair)
            }
            (Task::Order(_), Action::Order(unit, slot)) => self.check_order(public, unit, slot),
            (Task::Grapple, Action::Grapple(unit, target)) => {
                let mut pairs = self.grapple_pairs(public, side);
                allow(pairs.any(|pair| pair == (unit, target)), Refusal::NoGrapple)
            }
            (Task::Again(mover), Action::Move(unit, to, false)) if mover == unit => {
                self.check_move_again(public, unit, to)
            }
            (Task::Keep(_), Action::Keep(card)) => allow(
                state.private(side).drawn.count(card.0) > 0,
                Refusal::NotDrawn,
            ),
            (
                Task::Clear(_) | Task::Restore { .. } | Task::Order(_) | Task::Again(_),
                Action::Done,
            ) => Ok(()),
            (_, _) => Err(self.busy_refusal(public)),
        }
    }

    fn check_in_roll(
        &self,
        state: &State,
        side: Side,
        roll: &CombatRoll,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        match (roll.stage, action) {
            (RollStage::Ignore, Action::Ignore(count)) => self.check_ignore(public, roll, count),
            (RollStage::Retire(_) | RollStage::Evade(_), Action::Retire(to)) => {
                self.check_retire(public, roll, to)
            }
            (RollStage::Back, Action::BattleBack) => self.check_battle_back(public, roll),
            (RollStage::Vacated, Action::Pursue) => self.check_pursue(public, roll),
            (RollStage::Bonus, Action::Attack(unit, target)) => {
                self.check_attack_again(public, roll, unit, target)
            }
            (RollStage::Reroll(_), Action::Reroll(face)) => match roll.faces.of(face) {
                0 => Err(Refusal::NoFace),
                1.. => Ok(()),
            },
            (
                RollStage::DeclaredOwn
                | RollStage::DeclaredEnemy
                | RollStage::RolledOwn
                | RollStage::RolledEnemy
                | RollStage::Alert
                | RollStage::Vacated,
                Action::Play(_) | Action::PlayFor(..) | Action::React(_),
            ) => self.check_use_card(state, side, action),
            (
                RollStage::DeclaredOwn
                | RollStage::DeclaredEnemy
                | RollStage::RolledOwn
                | RollStage::Reroll(_)
                | RollStage::RolledEnemy
                | RollStage::Alert
                | RollStage::Back
                | RollStage::Vacated
                | RollStage::Bonus,
                Action::Done,
            ) => Ok(()),
            (_, _) => Err(self.busy_refusal(public)),
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Selects one more die with this face; after the last one allowed, all selected dice are
    /// rerolled.
    pub fn do_reroll(&mut self, face: Face) {
        let Some(roll) = self.current_roll() else {
            return;
        };
        let RollStage::Reroll(remaining) = roll.stage else {
            return;
        };
        roll.faces.take(face);
        let remaining = remaining.saturating_sub(1);
        roll.stage = RollStage::Reroll(remaining);
        if remaining == 0 || roll.faces.is_empty() {
            roll.stage = RollStage::RolledEnemy;
            self.reroll_selected();
        }
    }

    /// Rerolls the selected dice; their new faces are final.
    pub fn reroll_selected(&mut self) {
        let Some(roll) = self.state.public.innermost_roll().copied() else {
            return;
        };
        let dice = roll.dice.saturating_sub(roll.faces.len());
        let mut faces = roll.faces;
        let rerolled = Faces::roll(dice, self.chance);
        for face in Face::ALL {
            (0..rerolled.of(face)).for_each(|_| faces.add(face));
        }
        if let Some(roll) = self.current_roll() {
            roll.faces = faces;
        }
        if let (Some(unit), true) = (roll.roller, dice > 0) {
            self.emit(Event::Rerolled { unit, faces });
        }
    }
}
