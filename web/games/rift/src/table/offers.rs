//! The offers to a seat: the prompt's choices with the payment that the player set, searched by
//! kind and square.

use super::super::narrate::Narrator;
use super::TableContext;
use super::pending_input::{InputMode, payment, with_payment};
use crate::Ui;
use engine::game::{PromptChoice, Seat, UiTarget, Viewer};
use engine::grid::Square;
use engine::rift::Rift;
use engine::rift::action::{Action, Pay};
use engine::rift::refusal::Refusal;
use engine::rift::ship::{MountId, Slot};
use engine::session::Session;
use play::game_ui;
use std::collections::BTreeMap;

/// An action offered to a seat, with the refusal if it is illegal.
pub type Offer = PromptChoice<Action, Refusal>;

pub type Offers = game_ui::Offers<Ui>;

/// Returns the first legal offer that fits, or else the first refused one.
#[must_use]
pub fn find(offers: &Offers, fits: impl Fn(Action) -> bool) -> Option<&Offer> {
    let mut matching = offers.all.iter().filter(|offer| fits(offer.action));
    let first = matching.clone().next();
    matching.find(|offer| offer.refusal.is_none()).or(first)
}

/// Returns all legal offers that fit.
pub fn legal(offers: &Offers, fits: impl Fn(Action) -> bool) -> impl Iterator<Item = &Offer> {
    let is_legal = move |offer: &&Offer| offer.refusal.is_none() && fits(offer.action);
    offers.all.iter().filter(is_legal)
}

/// Returns the legal offers of a square in an input mode: warp landings appear only in warp mode.
pub fn on_square(offers: &Offers, tool: InputMode, square: Square) -> impl Iterator<Item = &Offer> {
    let is_warping = tool == InputMode::Warp;
    let fits = move |action| matches!(action, Action::Warp(..)) == is_warping;
    legal(offers, fits).filter(move |offer| offer.target == UiTarget::Cell(square.cell()))
}

/// Returns the squares that can be picked, each with the names of its actions.
#[must_use]
pub fn by_square(context: &TableContext, narrator: &Narrator<'_>) -> BTreeMap<Square, String> {
    let (offers, view) = (&context.offers, &context.view);
    let mut squares = BTreeMap::new();
    for square in context.game().board().squares() {
        let names: Vec<String> = on_square(offers, context.input.tool, square)
            .map(|offer| narrator.order(view, offer.action))
            .collect();
        if !names.is_empty() {
            squares.insert(square, names.join(", "));
        }
    }
    for offer in &offers.all {
        let Action::Activate(ship) = offer.action else {
            continue;
        };
        if let Some(ship) = view.ship(ship).filter(|_| offer.refusal.is_none()) {
            squares.insert(ship.square(), narrator.order(view, offer.action));
        }
    }
    squares
}

/// Returns the first offer and the refusal of every kind of action that has no legal offer.
#[must_use]
pub fn refused_kinds(offers: &Offers) -> Vec<(&Offer, Refusal)> {
    let mut seen: Vec<(Kind, &Offer, Refusal)> = Vec::new();
    for offer in &offers.all {
        let kind = kind(offer.action);
        let open = legal(offers, |action| self::kind(action) == kind)
            .next()
            .is_some();
        let is_listed = seen.iter().any(|(other, _, _)| *other == kind);
        let refusal = offer
            .refusal
            .filter(|refusal| !open && !is_listed && !is_formal(*refusal));
        seen.extend(refusal.map(|refusal| (kind, offer, refusal)));
    }
    seen.into_iter()
        .map(|(_, offer, refusal)| (offer, refusal))
        .collect()
}

/// Returns the slots to which a bar can move or swap, with the actions.
#[must_use]
pub fn bar_targets(offers: &Offers, from: Slot) -> Vec<(Slot, Action)> {
    let goal = |action: Action| {
        if let Action::Relocate(a, b, _) | Action::Swap(a, b, _) = action {
            let other = if a == from { Some(b) } else { None };
            let goes_back = matches!(action, Action::Swap(..)) && b == from;
            other.or(goes_back.then_some(a)).map(|slot| (slot, action))
        } else {
            None
        }
    };
    offers.legal().filter_map(goal).collect()
}

/// Returns the offer paid from the auxiliary store first, if that is legal.
pub fn paid_from_aux(session: &Session<Rift>, seat: Seat, offer: Offer) -> Offer {
    let view = session.view(Viewer::Seat(seat));
    let ship = view.turn.ship.and_then(|id| view.ship(id));
    let (Some(pay), Some(ship)) = (payment(offer.action), ship) else {
        return offer;
    };
    let price = pay.total();
    let aux = price.min(ship.aux);
    let action = with_payment(
        offer.action,
        Pay {
            main: price - aux,
            aux,
        },
    );
    match session.refusal(seat, action) {
        None => PromptChoice {
            action,
            refusal: None,
            ..offer
        },
        Some(_) => offer,
    }
}

/// Groups offers for refusals: by action name, and shots also by mount.
type Kind = (&'static str, Option<MountId>);

fn kind(action: Action) -> Kind {
    let mount = if let Action::Fire(mount, _, _) = action {
        Some(mount)
    } else {
        None
    };
    (action.term(), mount)
}

/// Returns whether a refusal is about the form of an action instead of the state of the ship.
const fn is_formal(refusal: Refusal) -> bool {
    matches!(
        refusal,
        Refusal::SameSide | Refusal::SameSlot | Refusal::SlotOrder
    )
}
