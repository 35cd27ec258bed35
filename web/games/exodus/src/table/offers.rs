//! What a seat can order: the prompt's choices, found by ship, hex and card.

use super::aim::{Aim, Tool};
use super::tab::Tab;
use super::touch::is_near;
use crate::Ui;
use engine::exodus::Exodus;
use engine::exodus::action::{Action, Token};
use engine::exodus::ship::{ShipId, ShipSet};
use engine::exodus::star::HexId;
use engine::exodus::state::Public;
use play::game_ui;

/// Everything that a seat can order, legal or not.
pub type Offers = game_ui::Offers<Ui>;

/// The leaf that the decision needs, if it needs one: a board before the map, since what is
/// given on the map beside it has a button.
#[must_use]
pub fn leaf(offers: &Offers) -> Option<Tab> {
    let leaves = || offers.legal().filter_map(Tab::of);
    leaves()
        .find(|tab| *tab != Tab::Map)
        .or_else(|| leaves().next())
}

/// The ships that have something of their own to do.
#[must_use]
pub fn movers(offers: &Offers) -> ShipSet {
    offers.legal().filter_map(mover).collect()
}

/// The ship in hand: the one that was picked, or the only one that has something to do.
#[must_use]
pub fn ship(offers: &Offers, aim: Aim) -> Option<ShipId> {
    let movers = movers(offers);
    let picked = aim.ship.filter(|ship| movers.has(*ship));
    picked.or_else(|| movers.first().filter(|_| movers.len() == 1))
}

/// Where a ship ends by the tokens that are laid for it already.
#[must_use]
pub fn end_of(offers: &Offers, table: &Exodus, public: &Public, ship: ShipId) -> Option<HexId> {
    let from = public.ship(ship).hex?;
    let stack = offers.plan.orders[ship.place()];
    Some(table.end_of(from, stack))
}

/// The first refused action that picking a hex would give: its reason is worth telling.
#[must_use]
pub fn refused_at(
    offers: &Offers,
    table: &Exodus,
    public: &Public,
    aim: Aim,
    hex: HexId,
) -> Option<Action> {
    let ship = ship(offers, aim);
    let mut all = offers.all.iter().filter(|offer| offer.refusal.is_some());
    let found = all.find(|offer| {
        is_near(offer.action, ship) && place(offers, table, public, aim, offer.action) == Some(hex)
    });
    found.map(|offer| offer.action)
}

/// Whose action it is, where it is that of one ship among several.
#[must_use]
pub const fn mover(action: Action) -> Option<ShipId> {
    match action {
        Action::Join(ship, _) | Action::Order(ship, _) | Action::Step(ship, _) => Some(ship),
        _ => None,
    }
}

/// The hex that is picked for an action, with a tool in hand. A token is laid by the hex that
/// it leads to from the end of those laid before; a blank one by that end itself.
#[must_use]
pub fn place(
    offers: &Offers,
    table: &Exodus,
    public: &Public,
    aim: Aim,
    action: Action,
) -> Option<HexId> {
    match action {
        Action::Take(hex) | Action::Put(hex) => Some(hex),
        Action::Arm(rocket, hex) => (aim.tool == Tool::Arms(rocket)).then_some(hex),
        Action::Target(rocket, from, to) => (aim.tool == Tool::Salvo(rocket, from)).then_some(to),
        Action::Ferry(from, to) => (aim.tool == Tool::Ferry(from)).then_some(to),
        Action::Order(ship, Token::Blank) => end_of(offers, table, public, ship),
        Action::Order(ship, Token::Go(direction)) | Action::Step(ship, direction) => {
            table.next(end_of(offers, table, public, ship)?, direction)
        }
        Action::Join(_, other) => public.ship(other).hex.filter(|_| aim.tool == Tool::Group),
        Action::Mount(ship) | Action::Hit(ship) | Action::Deploy(ship) => public.ship(ship).hex,
        _ => None,
    }
}
