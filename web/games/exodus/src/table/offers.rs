//! What a seat can order: the prompt's choices, found by ship, hex and card.

use super::pending_input::{InputMode, PendingInput};
use super::pick_resolver::is_near;
use super::tab::Tab;
use crate::Ui;
use engine::exodus::Exodus;
use engine::exodus::action::{Action, Token};
use engine::exodus::hex::HexId;
use engine::exodus::ship::{ShipId, ShipSet};
use engine::exodus::state::Public;
use play::game_ui;

/// Everything that a seat can order, legal or not.
pub type Offers = game_ui::Offers<Ui>;

/// The leaf that the decision needs, if it needs one: a board before the map, since what is
/// given on the map beside it has a button.
#[must_use]
pub fn required_tab(offers: &Offers) -> Option<Tab> {
    let leaves = || offers.legal().filter_map(Tab::of);
    leaves()
        .find(|tab| *tab != Tab::Map)
        .or_else(|| leaves().next())
}

/// The ships that have something of their own to do.
#[must_use]
pub fn actionable_pieces(offers: &Offers) -> ShipSet {
    offers.legal().filter_map(acting_piece).collect()
}

/// The ship in hand: the one that was picked, or the only one that has something to do.
#[must_use]
pub fn selected_ship(offers: &Offers, aim: PendingInput) -> Option<ShipId> {
    let movers = actionable_pieces(offers);
    let picked = aim.ship.filter(|ship| movers.has(*ship));
    picked.or_else(|| movers.first().filter(|_| movers.len() == 1))
}

/// Where a ship ends by the tokens that are laid for it already.
#[must_use]
pub fn planned_end(
    offers: &Offers,
    table: &Exodus,
    public: &Public,
    ship: ShipId,
) -> Option<HexId> {
    let from = public.ship(ship).hex?;
    let stack = offers.plan.orders[ship.place()];
    Some(table.flight_end(from, stack))
}

/// The first refused action that picking a hex would give: its reason is worth telling.
#[must_use]
pub fn refused_at(
    offers: &Offers,
    table: &Exodus,
    public: &Public,
    aim: PendingInput,
    hex: HexId,
) -> Option<Action> {
    let ship = selected_ship(offers, aim);
    let mut all = offers.all.iter().filter(|offer| offer.refusal.is_some());
    let found = all.find(|offer| {
        is_near(offer.action, ship)
            && pick_hex(offers, table, public, aim, offer.action) == Some(hex)
    });
    found.map(|offer| offer.action)
}

/// Whose action it is, where it is that of one ship among several.
#[must_use]
pub const fn acting_piece(action: Action) -> Option<ShipId> {
    match action {
        Action::Join(ship, _) | Action::Order(ship, _) | Action::Step(ship, _) => Some(ship),
        _ => None,
    }
}

/// The hex that is picked for an action, with a tool in hand. A token is laid by the hex that
/// it leads to from the end of those laid before; a blank one by that end itself.
#[must_use]
pub fn pick_hex(
    offers: &Offers,
    table: &Exodus,
    public: &Public,
    aim: PendingInput,
    action: Action,
) -> Option<HexId> {
    match action {
        Action::Take(hex) | Action::Put(hex) => Some(hex),
        Action::Arm(rocket, hex) => (aim.tool == InputMode::RocketPlanet(rocket)).then_some(hex),
        Action::Target(rocket, from, to) => {
            (aim.tool == InputMode::RocketTarget(rocket, from)).then_some(to)
        }
        Action::Ferry(from, to) => (aim.tool == InputMode::CubeTarget(from)).then_some(to),
        Action::Order(ship, Token::Blank) => planned_end(offers, table, public, ship),
        Action::Order(ship, Token::Go(direction)) | Action::Step(ship, direction) => {
            table.next(planned_end(offers, table, public, ship)?, direction)
        }
        Action::Join(_, other) => public
            .ship(other)
            .hex
            .filter(|_| aim.tool == InputMode::Group),
        Action::Mount(ship) | Action::Hit(ship) | Action::Deploy(ship) => public.ship(ship).hex,
        _ => None,
    }
}
