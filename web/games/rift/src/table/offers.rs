//! What a seat can order: the prompt's choices, paid as the captain wishes, found by kind and square.

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

/// One thing to order, and why not.
pub type Offer = PromptChoice<Action, Refusal>;

/// Everything that a seat can order, and those who are asked together with it.
pub type Offers = game_ui::Offers<Ui>;

/// The first offer that fits, a legal one if there is any.
#[must_use]
pub fn find(offers: &Offers, fits: impl Fn(Action) -> bool) -> Option<&Offer> {
    let mut fitting = offers.all.iter().filter(|offer| fits(offer.action));
    let first = fitting.clone().next();
    fitting.find(|offer| offer.refusal.is_none()).or(first)
}

/// All legal offers that fit.
pub fn legal(offers: &Offers, fits: impl Fn(Action) -> bool) -> impl Iterator<Item = &Offer> {
    let legal = move |offer: &&Offer| offer.refusal.is_none() && fits(offer.action);
    offers.all.iter().filter(legal)
}

/// The legal offers of a square, as far as the tool in hand lets them show on the board: landings of a jump only while
/// a jump is being ordered.
pub fn on_square(offers: &Offers, tool: InputMode, square: Square) -> impl Iterator<Item = &Offer> {
    let warping = tool == InputMode::Warp;
    let fits = move |action| matches!(action, Action::Warp(..)) == warping;
    legal(offers, fits).filter(move |offer| offer.target == UiTarget::Cell(square.cell()))
}

/// The squares that may be picked, with what picking does.
#[must_use]
pub fn by_square(watch: &TableContext, narrator: &Narrator<'_>) -> BTreeMap<Square, String> {
    let (offers, view) = (&watch.offers, &watch.view);
    let mut squares = BTreeMap::new();
    for square in watch.table().board().squares() {
        let names: Vec<String> = on_square(offers, watch.aim.tool, square)
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

/// Every kind of order of which none is legal: the first offer of the kind, and why not.
#[must_use]
pub fn refused_kinds(offers: &Offers) -> Vec<(&Offer, Refusal)> {
    let mut seen: Vec<(Kind, &Offer, Refusal)> = Vec::new();
    for offer in &offers.all {
        let kind = kind(offer.action);
        let open = legal(offers, |action| self::kind(action) == kind)
            .next()
            .is_some();
        let told = seen.iter().any(|(other, _, _)| *other == kind);
        let refusal = offer
            .refusal
            .filter(|refusal| !open && !told && !is_formal(*refusal));
        seen.extend(refusal.map(|refusal| (kind, offer, refusal)));
    }
    seen.into_iter()
        .map(|(_, offer, refusal)| (offer, refusal))
        .collect()
}

/// Slots to which a bar can go from `from`, by moving or by exchange.
#[must_use]
pub fn bar_targets(offers: &Offers, from: Slot) -> Vec<(Slot, Action)> {
    let goal = |action: Action| {
        if let Action::Relocate(a, b, _) | Action::Swap(a, b, _) = action {
            let other = if a == from { Some(b) } else { None };
            let back = matches!(action, Action::Swap(..)) && b == from;
            other.or(back.then_some(a)).map(|slot| (slot, action))
        } else {
            None
        }
    };
    offers.legal().filter_map(goal).collect()
}

/// An offer paid from the auxiliary store first, where that is legal.
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

/// Orders that are told of together: by their name, and shots by their mount.
type Kind = (&'static str, Option<MountId>);

fn kind(action: Action) -> Kind {
    let mount = if let Action::Fire(mount, _, _) = action {
        Some(mount)
    } else {
        None
    };
    (action.term(), mount)
}

/// Whether a refusal speaks of how an order is put together and not of the ship.
const fn is_formal(refusal: Refusal) -> bool {
    matches!(
        refusal,
        Refusal::SameSide | Refusal::SameSlot | Refusal::SlotOrder
    )
}
