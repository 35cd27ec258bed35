//! What a seat can order: the prompt's choices, found by unit, hex and card.

use super::pending_input::{InputMode, PendingInput};
use crate::Ui;
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::{Hex, HexSet};
use engine::space_rift::cards::{CombatId, CommandId};
use engine::space_rift::drift::DriftChoice;
use engine::space_rift::refusal::Refusal;
use engine::space_rift::state::Public;
use engine::space_rift::unit::{UnitId, UnitSet};
use play::game_ui;

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Card {
    Command(CommandId),
    Combat(CombatId),
}

/// Everything that a seat can order, legal or not.
pub type Offers = game_ui::Offers<Ui>;

/// The units that have something of their own to do.
#[must_use]
pub fn actionable_pieces(offers: &Offers) -> UnitSet {
    offers.legal().filter_map(acting_piece).collect()
}

/// The unit in hand: the one that was picked, or the only one that has something to do.
#[must_use]
pub fn selected_unit(offers: &Offers, aim: PendingInput) -> Option<UnitId> {
    let movers = actionable_pieces(offers);
    let picked = aim.unit.filter(|unit| movers.has(*unit));
    picked.or_else(|| movers.first().filter(|_| movers.len() == 1))
}

/// The legal actions that picking a hex gives, with what is in hand.
pub fn actions_at(
    offers: &Offers,
    public: &Public,
    aim: PendingInput,
    hex: Hex,
) -> impl Iterator<Item = Action> {
    let unit = selected_unit(offers, aim);
    offers.legal().filter(move |&action| {
        let near = acting_piece(action).is_none_or(|mover| Some(mover) == unit);
        near && pick_hex(public, aim, action) == Some(hex)
    })
}

/// The hexes that may be picked for an action.
#[must_use]
pub fn pickable_hexes(offers: &Offers, public: &Public, aim: PendingInput) -> HexSet {
    let unit = selected_unit(offers, aim);
    let near = offers
        .legal()
        .filter(|&action| acting_piece(action).is_none_or(|mover| Some(mover) == unit));
    near.filter_map(|action| pick_hex(public, aim, action))
        .collect()
}

/// The legal actions of a card.
pub fn card_actions(offers: &Offers, card: Card) -> impl Iterator<Item = Action> {
    offers
        .legal()
        .filter(move |&action| card_of(action) == Some(card))
}

/// Why a card cannot be played now, where that is said.
#[must_use]
pub fn card_refusal(offers: &Offers, card: Card) -> Option<(Action, Refusal)> {
    if card_actions(offers, card).next().is_some() {
        return None;
    }
    let mut own = offers
        .all
        .iter()
        .filter(|offer| card_of(offer.action) == Some(card));
    own.find_map(|offer| Some((offer.action, offer.refusal?)))
}

/// The legal actions that belong to no hex and no card, beside those who talk.
pub fn button_actions(offers: &Offers, aim: PendingInput) -> impl Iterator<Item = Action> {
    let unit = selected_unit(offers, aim);
    offers.legal().filter(move |&action| {
        let own = acting_piece(action).is_none_or(|mover| Some(mover) == unit);
        own && is_button(action)
    })
}

/// The first refused action that picking a hex would give: its reason is worth telling.
#[must_use]
pub fn refused_at(offers: &Offers, public: &Public, aim: PendingInput, hex: Hex) -> Option<Action> {
    let unit = selected_unit(offers, aim);
    let mut all = offers.all.iter().filter(|offer| offer.refusal.is_some());
    let found = all.find(|offer| {
        let near = acting_piece(offer.action).is_none_or(|mover| Some(mover) == unit);
        near && pick_hex(public, aim, offer.action) == Some(hex)
    });
    found.map(|offer| offer.action)
}

/// Whose action it is, where it is that of one unit among several.
#[must_use]
pub const fn acting_piece(action: Action) -> Option<UnitId> {
    match action {
        Action::Move(unit, _, _)
        | Action::Exit(unit, _)
        | Action::Attack(unit, _)
        | Action::Sortie(unit, _)
        | Action::Grapple(unit, _) => Some(unit),
        _ => None,
    }
}

/// The hex that is picked for an action, with a tool in hand.
#[must_use]
pub fn pick_hex(public: &Public, aim: PendingInput, action: Action) -> Option<Hex> {
    match action {
        Action::Drift(
            DriftChoice::Place(_, hex) | DriftChoice::Close(_, hex) | DriftChoice::Settle(_, hex),
        )
        | Action::Move(_, hex, _)
        | Action::Retire(hex) => Some(hex),
        Action::Attack(_, unit)
        | Action::Sortie(_, unit)
        | Action::Grapple(_, unit)
        | Action::Order(unit, _)
        | Action::Clear(unit)
        | Action::Restore(unit)
        | Action::Signal(unit) => public.hex_of(unit),
        // A card for one unit takes up the board only once it is in hand.
        Action::PlayFor(card, unit) => {
            let in_hand = aim.tool == InputMode::Card(Card::Combat(card));
            public.hex_of(unit).filter(|_| in_hand)
        }
        _ => None,
    }
}

/// The card that an action plays, keeps or sells.
#[must_use]
pub const fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Command(card) | Action::React(card) | Action::Keep(card) => {
            Some(Card::Command(card))
        }
        Action::Play(card) | Action::PlayFor(card, _) | Action::Sell(card) => {
            Some(Card::Combat(card))
        }
        _ => None,
    }
}

/// Whether an action is what commanders say across the table.
pub const fn is_table_talk(action: Action) -> bool {
    matches!(
        action,
        Action::Concede | Action::OfferDraw | Action::AnswerDraw(_)
    )
}

/// Whether an action is a button and nothing else.
const fn is_button(action: Action) -> bool {
    matches!(
        action,
        Action::Begin
            | Action::Exit(..)
            | Action::Reroll(_)
            | Action::Ignore(_)
            | Action::BattleBack
            | Action::Pursue
            | Action::TakeStars
            | Action::TakeCard
            | Action::Done
    )
}
