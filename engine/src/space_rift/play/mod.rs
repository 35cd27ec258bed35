//! The rules of play: when each action is legal, and how it changes the state.
//!
//! Each chapter of `RULES.md` has its file here. Legality is defined once, in functions that begin
//! with `check_`; listing and applying actions both use them. Play runs until somebody has a choice
//! (`Play::run`).

mod alert;
mod battle_back;
mod battlefield_snapshot;
mod combat;
mod command;
mod concede_draw;
mod drift;
mod effective_terrain;
mod effects;
mod hits;
mod legal_actions;
mod legality;
mod meteors;
mod move_refusal;
mod movement;
mod objectives;
mod reachable_hexes;
mod seats;
mod stars;
mod strength;
mod turn;
mod victory;
mod windows;

pub use battlefield_snapshot::BattlefieldSnapshot;
pub use effective_terrain::EffectiveTerrain;
pub use reachable_hexes::ReachableHexes;

use super::action::Action;
use super::battlefield::Side;
use super::combat_roll::{RollCause, RollStage};
use super::event::Event;
use super::game::SpaceRift;
use super::state::{Phase, State};
use crate::chance::Chance;
use crate::game::{EventSink, Seat, Undo};

/// A battle while an action is applied: the game, the state that changes, the event sink, and the
/// source of dice.
pub(super) struct Play<'a, R, C> {
    pub game: &'a SpaceRift,
    pub state: &'a mut State,
    pub event_sink: &'a mut R,
    pub chance: &'a mut C,
    /// The side that acts; `None` during setup.
    pub actor: Option<Side>,
    /// Whether the action can be undone; it cannot once the cards of another side have influenced
    /// play.
    pub undo: Undo,
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Applies an action that [`SpaceRift::check`] accepts, and continues to the next choice.
    pub fn carry_out(&mut self, seat: Seat, action: Action) -> Undo {
        let Some(side) = self.game.side_of(seat) else {
            return self.undo;
        };
        self.actor = Some(side);
        match action {
            Action::Concede => self.do_concede(side),
            Action::OfferDraw => self.do_offer_draw(side),
            Action::AnswerDraw(is_accepted) => self.do_answer_draw(side, is_accepted),
            Action::Done => self.end_question(),
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
        self.undo
    }

    /// Ends the open question: a choice of a card, a window, or a phase.
    fn end_question(&mut self) {
        if let Some(task) = self.state.public.task {
            return self.end_task(task);
        }
        if let Some(roll) = self.state.public.innermost_roll().copied() {
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
            Phase::Ending => self.begin_drawing_phase(),
            Phase::Sale => self.end_turn(),
            _ => {}
        }
    }

    /// Passes in a window of a roll, or declines a response to it.
    fn pass(&mut self, stage: RollStage) {
        self.set_stage(match stage {
            RollStage::DeclaredOwn => RollStage::DeclaredEnemy,
            RollStage::DeclaredEnemy => RollStage::First,
            RollStage::RolledOwn | RollStage::Reroll(_) => RollStage::RolledEnemy,
            RollStage::RolledEnemy => RollStage::Score,
            RollStage::Alert => RollStage::Ignore,
            RollStage::Back | RollStage::Vacated | RollStage::Bonus => RollStage::Over,
            RollStage::First
            | RollStage::Roll
            | RollStage::Score
            | RollStage::Ignore
            | RollStage::Retire(_)
            | RollStage::Evade(_)
            | RollStage::Over => stage,
        });
        if let RollStage::Reroll(_) = stage {
            self.reroll_selected();
        }
    }

    fn do_attack(&mut self, unit: super::unit::UnitId, target: super::unit::UnitId) {
        let is_bonus = self.state.public.innermost_roll().is_some();
        if is_bonus {
            self.set_stage(RollStage::Over);
        }
        let cause = if is_bonus {
            RollCause::Bonus
        } else {
            RollCause::Attack
        };
        self.declare(unit, target, cause, None);
    }

    fn do_sortie(&mut self, unit: super::unit::UnitId, target: super::unit::UnitId) {
        let launch = self
            .game
            .battlefield(&self.state.public)
            .check_sortie(unit, target)
            .ok();
        self.declare(unit, target, RollCause::Sortie, launch);
    }

    fn do_retire(&mut self, to: super::battlefield::Hex) {
        match self.state.public.innermost_roll().map(|roll| roll.stage) {
            Some(RollStage::Evade(_)) => self.evade(Some(to)),
            Some(_) | None => self.retire(Some(to)),
        }
    }

    pub fn emit(&mut self, event: Event) {
        self.event_sink.emit(event);
    }
}
