//! The prompt of the screen: the request of a phase, and every choice with its refusal.

use super::action::Action;
use super::cards::{CombatId, CommandId};
use super::combat_roll::RollStage;
use super::drift::{DriftChoice, DriftQuestion};
use super::game::SpaceRift;
use super::refusal::Refusal;
use super::state::{Phase, Public, State, Task};
use super::unit::UnitId;
use crate::args::{Arg, Args};
use crate::game::{Prompt, PromptChoice, QuestionId, Seat, UiTarget};

impl SpaceRift {
    /// Returns the question that `seat` is asked. A command card, its orders and its further
    /// choices are one question.
    pub(super) fn question_of(&self, state: &State, seat: Seat) -> Option<QuestionId> {
        if !self.status_of(state).waiting_seats().contains(seat) {
            return None;
        }
        let public = &state.public;
        let roll = public.innermost_roll();
        let is_order_question =
            matches!(public.phase, Phase::Command | Phase::Orders) && roll.is_none();
        let request = if is_order_question {
            "ask-orders"
        } else {
            request(state)
        };
        let combatants = roll.map(|roll| (roll.roller, roll.target));
        let depth = public.rolls.len() as u32;
        let asked = (seat, public.turn, public.active, request, combatants, depth);
        Some(QuestionId::from_content(&asked))
    }

    /// Returns the current request, and the choices of `seat`.
    pub(super) fn prompt_of(&self, state: &State, seat: Seat) -> Prompt<Action, Refusal> {
        let mut list = Vec::new();
        self.list_legal_actions(state, seat, &mut list);
        let legal = list.len();
        self.list_illegal_candidates(state, seat, &mut list);
        let mut index = legal;
        while let Some(action) = list.get(index) {
            if list[..index].contains(action) {
                list.swap_remove(index);
            } else {
                index += 1;
            }
        }
        list.extend([
            Action::Concede,
            Action::OfferDraw,
            Action::AnswerDraw(false),
            Action::AnswerDraw(true),
        ]);
        let side = self.deciding_side(state);
        let stars = side.map_or(0, |side| state.public.side_state(side).stars);
        let args: Args = vec![("stars", Arg::Number(i64::from(stars)))];
        Prompt {
            phrase: request(state),
            args,
            choices: list
                .into_iter()
                .map(|action| PromptChoice {
                    target: self.ui_target(state, action),
                    action,
                    refusal: self.check(state, seat, action).err(),
                })
                .collect(),
        }
    }

    /// Adds illegal actions whose refusals are useful to a player: cards in hand during a window,
    /// units to order, targets to attack, responses to a combat.
    fn list_illegal_candidates(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        let public = &state.public;
        let Some(side) = self
            .deciding_side(state)
            .filter(|side| self.seats_of(*side).contains(seat))
        else {
            return;
        };
        if self.window(public).is_some() {
            let hands = state.private(side);
            list.extend(
                hands
                    .combat
                    .kinds()
                    .map(|kind| Action::Play(CombatId(kind))),
            );
            let kinds = hands.command.of_kinds(self.reaction_kinds).kinds();
            list.extend(kinds.map(|kind| Action::React(CommandId(kind))));
        }
        match (public.task, public.innermost_roll()) {
            (Some(_), _) => {}
            (None, Some(roll)) if roll.stage == RollStage::Vacated => list.push(Action::Pursue),
            (None, Some(_)) => {}
            (None, None) if public.phase == Phase::Orders => {
                for (slot, remaining_orders) in (0u8..).zip(public.active_command.remaining_orders)
                {
                    let units = self
                        .side_setup(side)
                        .units
                        .iter()
                        .filter(|_| remaining_orders > 0);
                    list.extend(units.map(|unit| Action::Order(unit, slot)));
                }
            }
            (None, None) if public.phase == Phase::Combat => {
                let enemies = self.side_setup(side.other()).units;
                let is_in_battle = |unit: &UnitId| public.hex_of(*unit).is_some();
                for unit in public.ordered.iter() {
                    let targets = enemies.iter().filter(is_in_battle);
                    list.extend(targets.map(|target| Action::Attack(unit, target)));
                }
            }
            (None, None) => {}
        }
    }

    /// Returns the screen element that an action belongs to: a hex, a unit, a card or a button.
    fn ui_target(&self, state: &State, action: Action) -> UiTarget {
        let cell = |hex: super::battlefield::Hex| UiTarget::Cell(hex.index() as u16);
        let unit_cell = |unit| {
            let hex = state.public.hex_of(unit);
            hex.map_or(UiTarget::Piece(unit.0), cell)
        };
        match action {
            Action::Drift(
                DriftChoice::Place(_, hex)
                | DriftChoice::Close(_, hex)
                | DriftChoice::Settle(_, hex),
            )
            | Action::Move(_, hex, _)
            | Action::Retire(hex) => cell(hex),
            Action::Attack(_, target) | Action::Sortie(_, target) | Action::Grapple(_, target) => {
                unit_cell(target)
            }
            Action::Order(unit, _)
            | Action::Clear(unit)
            | Action::Restore(unit)
            | Action::Signal(unit) => unit_cell(unit),
            Action::Command(card) | Action::React(card) | Action::Keep(card) => {
                UiTarget::Card(u16::from(card.0))
            }
            Action::Play(card) | Action::PlayFor(card, _) | Action::Sell(card) => {
                UiTarget::Card(COMBAT_CARDS + u16::from(card.0))
            }
            Action::Begin
            | Action::Exit(..)
            | Action::Reroll(_)
            | Action::Ignore(_)
            | Action::BattleBack
            | Action::Pursue
            | Action::TakeStars
            | Action::TakeCard
            | Action::Done
            | Action::Concede
            | Action::OfferDraw
            | Action::AnswerDraw(_) => UiTarget::Button(action.term()),
        }
    }
}

/// Number of the first combat card among the cards on the screen; command cards start at 0.
pub const COMBAT_CARDS: u16 = 256;

/// Returns the phrase key of the current request.
fn request(state: &State) -> &'static str {
    let public = &state.public;
    match (public.task, public.innermost_roll()) {
        (Some(task), _) => request_of_card(task),
        (None, Some(roll)) => request_of_roll(roll.stage),
        (None, None) => request_of_phase(public),
    }
}

const fn request_of_card(task: Task) -> &'static str {
    match task {
        Task::Signal => "ask-signal",
        Task::Clear(_) => "ask-clear",
        Task::Restore { .. } => "ask-restore",
        Task::Order(_) => "ask-reserve",
        Task::Grapple => "ask-grapple",
        Task::Again(_) => "ask-again",
        Task::Keep(_) => "ask-keep",
    }
}

const fn request_of_roll(stage: RollStage) -> &'static str {
    match stage {
        RollStage::DeclaredOwn => "ask-declared-own",
        RollStage::DeclaredEnemy => "ask-declared-enemy",
        RollStage::RolledOwn => "ask-rolled-own",
        RollStage::Reroll(_) => "ask-reroll",
        RollStage::RolledEnemy => "ask-rolled-enemy",
        RollStage::Alert => "ask-alert",
        RollStage::Ignore => "ask-ignore",
        RollStage::Retire(_) => "ask-retire",
        RollStage::Evade(_) => "ask-evade",
        RollStage::Back => "ask-battle-back",
        RollStage::Vacated => "ask-pursue",
        RollStage::Bonus => "ask-bonus",
        RollStage::First | RollStage::Roll | RollStage::Score | RollStage::Over => "ask-nothing",
    }
}

fn request_of_phase(public: &Public) -> &'static str {
    match public.phase {
        Phase::Start => "ask-begin",
        Phase::Drift => match (&public.rift, &public.drift) {
            (Some(rift), Some(drift)) => match drift.pending_question(rift) {
                Some(DriftQuestion::Place(_)) => "ask-place",
                Some(DriftQuestion::Close) => "ask-close",
                Some(DriftQuestion::Settle(_)) => "ask-settle",
                None => "ask-nothing",
            },
            (None, _) | (_, None) => "ask-nothing",
        },
        Phase::Opening => "ask-opening",
        Phase::Command => "ask-command",
        Phase::Orders => "ask-orders",
        Phase::Ordered => "ask-ordered",
        Phase::Movement => "ask-movement",
        Phase::Moved | Phase::MovedOther => "ask-moved",
        Phase::Combat => "ask-combat",
        Phase::Ending => "ask-ending",
        Phase::Reward => "ask-reward",
        Phase::Sale => "ask-sale",
        Phase::Meteors | Phase::Shower(_) | Phase::Drawing => "ask-nothing",
        Phase::Over => "over",
    }
}
