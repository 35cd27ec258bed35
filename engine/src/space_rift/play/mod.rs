//! The sequence of play: which chapter answers which action at which point.
//!
//! Each chapter of `RULES.md` has its file here. Legality stands once, in functions that begin
//! with `may_`; listing an action and carrying it out both ask them. Play runs until somebody has
//! a choice (`Play::run`).

mod alert;
mod answer;
mod ask;
mod barred;
mod combat;
mod command;
mod drift;
mod effects;
mod ground;
mod hits;
mod list;
mod meteors;
mod movement;
mod objectives;
mod scene;
mod seats;
mod stars;
mod strength;
mod talk;
mod turn;
mod victory;
mod windows;

pub use ground::Ground;
pub use movement::Reach;
pub use scene::Scene;

use super::action::Action;
use super::event::Event;
use super::exchange::{Cause, Stage};
use super::field::Side;
use super::state::{Phase, State};
use super::table::SpaceRift;
use crate::chance::Chance;
use crate::game::{Reach as Undo, Record, Seat};

/// A battle in motion: the table, the state that changes, where events go and dice come from.
pub(super) struct Play<'a, R, C> {
    pub table: &'a SpaceRift,
    pub state: &'a mut State,
    pub record: &'a mut R,
    pub chance: &'a mut C,
    /// The side that acts; none while the battle is set up.
    pub actor: Option<Side>,
    /// Whether what was done may be taken back: not once another side's cards were looked at.
    pub reach: Undo,
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Carries out an action that [`SpaceRift::may`] allows, and goes on to the next choice.
    pub fn carry_out(&mut self, seat: Seat, action: Action) -> Undo {
        let Some(side) = self.table.side_of(seat) else {
            return self.reach;
        };
        self.actor = Some(side);
        match action {
            Action::Concede => self.do_concede(side),
            Action::OfferDraw => self.do_offer(side),
            Action::AnswerDraw(yes) => self.do_answer(side, yes),
            Action::Done => self.do_nothing_more(),
            Action::Begin => self.begin_turn(),
            Action::Drift(choice) => self.do_drift(choice),
            Action::Command(card) => self.do_command(side, card),
            Action::Signal(unit) => self.do_signal(unit),
            Action::Order(unit, slot) => self.do_order(unit, slot),
            Action::Clear(unit) => self.do_clear(unit),
            Action::Restore(unit) => self.do_restore(unit),
            Action::Move(unit, to, pays) => self.do_move(unit, to, pays),
            Action::Exit(unit, pays) => self.do_exit(unit, pays),
            Action::Attack(unit, target) => self.do_attack(unit, target),
            Action::Sortie(unit, target) => self.do_sortie(unit, target),
            Action::Play(card) => self.do_play(side, card, None),
            Action::PlayFor(card, unit) => self.do_play(side, card, Some(unit)),
            Action::React(card) => self.do_react(side, card),
            Action::Reroll(face) => self.do_reroll(face),
            Action::Grapple(unit, target) => self.do_grapple(unit, target),
            Action::Ignore(count) => self.do_ignore(count),
            Action::Retire(to) => self.do_retire(to),
            Action::BattleBack => self.do_battle_back(),
            Action::Pursue => self.do_pursue(),
            Action::Keep(card) => self.do_keep(side, card),
            Action::TakeStars => self.take_stars(),
            Action::TakeCard => self.take_card(),
            Action::Sell(card) => self.do_sell(card),
        }
        self.run();
        self.reach
    }

    /// Ends what is asked: a choice of a card, a window, a phase.
    fn do_nothing_more(&mut self) {
        if let Some(task) = self.state.public.task {
            return self.end_task(task);
        }
        if let Some(roll) = self.state.public.exchange().copied() {
            return self.pass(roll.stage);
        }
        match self.state.public.phase {
            Phase::Opening => self.state.public.phase = Phase::Command,
            Phase::Orders => self.state.public.phase = Phase::Ordered,
            Phase::Ordered => self.state.public.phase = Phase::Movement,
            Phase::Movement => self.state.public.phase = Phase::Moved,
            Phase::Moved => self.state.public.phase = Phase::MovedOther,
            Phase::MovedOther => self.state.public.phase = Phase::Combat,
            Phase::Combat => self.state.public.phase = Phase::Ending,
            Phase::Ending => self.close_hand(),
            Phase::Sale => self.end_turn(),
            _ => {}
        }
    }

    /// Lets a window of a roll, or an answer to it, pass.
    fn pass(&mut self, stage: Stage) {
        self.set_stage(match stage {
            Stage::DeclaredOwn => Stage::DeclaredEnemy,
            Stage::DeclaredEnemy => Stage::First,
            Stage::RolledOwn | Stage::Reroll(_) => Stage::RolledEnemy,
            Stage::RolledEnemy => Stage::Score,
            Stage::Alert => Stage::Ignore,
            Stage::Back | Stage::Vacated | Stage::Bonus => Stage::Over,
            Stage::First
            | Stage::Roll
            | Stage::Score
            | Stage::Ignore
            | Stage::Retire(_)
            | Stage::Evade(_)
            | Stage::Over => stage,
        });
        if let Stage::Reroll(_) = stage {
            self.roll_again();
        }
    }

    fn do_attack(&mut self, unit: super::unit::UnitId, target: super::unit::UnitId) {
        let bonus = self.state.public.exchange().is_some();
        if bonus {
            self.set_stage(Stage::Over);
        }
        let cause = if bonus { Cause::Bonus } else { Cause::Attack };
        self.declare(unit, target, cause, None);
    }

    fn do_sortie(&mut self, unit: super::unit::UnitId, target: super::unit::UnitId) {
        let launch = self
            .table
            .scene(&self.state.public)
            .may_sortie(unit, target)
            .ok();
        self.declare(unit, target, Cause::Sortie, launch);
    }

    fn do_retire(&mut self, to: super::field::Hex) {
        match self.state.public.exchange().map(|roll| roll.stage) {
            Some(Stage::Evade(_)) => self.evade(Some(to)),
            Some(_) | None => self.retire(Some(to)),
        }
    }

    /// Notes an event.
    pub fn note(&mut self, event: Event) {
        self.record.note(event);
    }
}
