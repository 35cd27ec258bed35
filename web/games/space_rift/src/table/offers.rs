//! The offers to a seat: the prompt's choices, searched by unit, hex and card.

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

/// A command card or a combat card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Card {
    Command(CommandId),
    Combat(CombatId),
}

pub type Offers = game_ui::Offers<Ui>;

/// Returns the units that have legal actions.
#[must_use]
pub fn actionable_pieces(offers: &Offers) -> UnitSet {
    offers.legal().filter_map(acting_piece).collect()
}

/// Returns the selected unit: the picked unit, or the only one that can act.
#[must_use]
pub fn selected_unit(offers: &Offers, input: PendingInput) -> Option<UnitId> {
    let movers = actionable_pieces(offers);
    let picked = input.unit.filter(|unit| movers.contains(*unit));
    picked.or_else(|| movers.first().filter(|_| movers.len() == 1))
}

/// Returns the legal actions that picking a hex gives, with the current pending input.
pub fn actions_at(
    offers: &Offers,
    public: &Public,
    input: PendingInput,
    hex: Hex,
) -> impl Iterator<Item = Action> {
    let unit = selected_unit(offers, input);
    offers.legal().filter(move |&action| {
        let is_of_unit = acting_piece(action).is_none_or(|mover| Some(mover) == unit);
        is_of_unit && pick_hexes(public, input, action).any(|picked| picked == hex)
    })
}

/// Returns the hexes that can be picked for an action.
#[must_use]
pub fn pickable_hexes(offers: &Offers, public: &Public, input: PendingInput) -> HexSet {
    let unit = selected_unit(offers, input);
    let actions = offers
        .legal()
        .filter(|&action| acting_piece(action).is_none_or(|mover| Some(mover) == unit));
    actions
        .flat_map(|action| pick_hexes(public, input, action))
        .collect()
}

pub fn card_actions(offers: &Offers, card: Card) -> impl Iterator<Item = Action> {
    offers
        .legal()
        .filter(move |&action| card_of(action) == Some(card))
}

/// Returns the reason why a card cannot be played now; `None` if it can, or if the prompt gives no
/// reason.
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

/// Returns the legal actions that have neither a hex nor a card, except rerolls, which the combat
/// stage offers at the dice, concessions and draw offers.
pub fn button_actions(offers: &Offers, input: PendingInput) -> impl Iterator<Item = Action> {
    let unit = selected_unit(offers, input);
    offers.legal().filter(move |&action| {
        let own = acting_piece(action).is_none_or(|mover| Some(mover) == unit);
        own && is_button(action)
    })
}

/// Returns the first refused action that picking a hex would give, so that its reason can be shown.
#[must_use]
pub fn refused_at(
    offers: &Offers,
    public: &Public,
    input: PendingInput,
    hex: Hex,
) -> Option<Action> {
    let unit = selected_unit(offers, input);
    let mut all = offers.all.iter().filter(|offer| offer.refusal.is_some());
    let found = all.find(|offer| {
        let is_of_unit = acting_piece(offer.action).is_none_or(|mover| Some(mover) == unit);
        is_of_unit && pick_hexes(public, input, offer.action).any(|picked| picked == hex)
    });
    found.map(|offer| offer.action)
}

/// Returns the unit that performs an action; `None` if the action does not belong to one of several
/// units.
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

/// Returns the hex that is picked for an action in the current input mode.
#[must_use]
pub fn pick_hex(public: &Public, input: PendingInput, action: Action) -> Option<Hex> {
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
        // A card for one unit uses the board only after the card is selected.
        Action::PlayFor(card, unit) => {
            let in_hand = input.tool == InputMode::Card(Card::Combat(card));
            public.hex_of(unit).filter(|_| in_hand)
        }
        _ => None,
    }
}

/// Returns every hex that is picked for an action: a tile that closes a gap can be picked as well as
/// the gap.
fn pick_hexes(public: &Public, input: PendingInput, action: Action) -> impl Iterator<Item = Hex> {
    let tile = match (action, &public.rift) {
        (Action::Drift(DriftChoice::Close(tile, _)), Some(rift)) => rift.hex(tile),
        _ => None,
    };
    pick_hex(public, input, action).into_iter().chain(tile)
}

/// Returns the card that an action plays, keeps or sells.
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

/// Returns whether an action is about the match itself: conceding, or a draw offer.
pub const fn is_table_talk(action: Action) -> bool {
    matches!(
        action,
        Action::Concede | Action::OfferDraw | Action::AnswerDraw(_)
    )
}

/// Returns whether an action appears only as a button.
const fn is_button(action: Action) -> bool {
    matches!(
        action,
        Action::Begin
            | Action::Exit(..)
            | Action::Ignore(_)
            | Action::BattleBack
            | Action::Pursue
            | Action::TakeStars
            | Action::TakeCard
            | Action::Done
    )
}
