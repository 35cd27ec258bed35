//! What a seat can do: the prompt's choices, searched by ship, hex and card.

use super::pending_input::{InputMode, PendingInput};
use super::pick_resolver::matches_ship;
use super::tab::Tab;
use crate::Ui;
use engine::exodus::Exodus;
use engine::exodus::action::{Action, Token};
use engine::exodus::hex::HexId;
use engine::exodus::ship::{ShipId, ShipSet};
use engine::exodus::state::Public;
use play::game_ui;

pub type Offers = game_ui::Offers<Ui>;

/// Returns the tab that the decision needs, if any. Boards beside the map take precedence, because
/// actions on the map also have buttons.
#[must_use]
pub fn required_tab(offers: &Offers) -> Option<Tab> {
    let tabs = || offers.legal().filter_map(Tab::of);
    tabs()
        .find(|tab| *tab != Tab::Map)
        .or_else(|| tabs().next())
}

/// Returns the ships that have legal actions.
#[must_use]
pub fn actionable_pieces(offers: &Offers) -> ShipSet {
    offers.legal().filter_map(acting_piece).collect()
}

/// Returns the selected ship: the one that was picked, or the only one that can act.
#[must_use]
pub fn selected_ship(offers: &Offers, input: PendingInput) -> Option<ShipId> {
    let movers = actionable_pieces(offers);
    let picked = input.ship.filter(|ship| movers.contains(*ship));
    picked.or_else(|| movers.first().filter(|_| movers.len() == 1))
}

/// Returns the hex where a ship ends with the tokens that are already placed for it.
#[must_use]
pub fn planned_end(offers: &Offers, game: &Exodus, public: &Public, ship: ShipId) -> Option<HexId> {
    let from = public.ship(ship).hex?;
    let stack = offers.plan.orders[ship.fleet_index()];
    Some(game.flight_end(from, stack))
}

/// Returns the first refused action that picking a hex would give, so that its reason can be shown.
#[must_use]
pub fn refused_at(
    offers: &Offers,
    game: &Exodus,
    public: &Public,
    input: PendingInput,
    hex: HexId,
) -> Option<Action> {
    let ship = selected_ship(offers, input);
    let mut all = offers.all.iter().filter(|offer| offer.refusal.is_some());
    let found = all.find(|offer| {
        matches_ship(offer.action, ship)
            && pick_hex(offers, game, public, input, offer.action) == Some(hex)
    });
    found.map(|offer| offer.action)
}

/// Returns the ship that an action belongs to; `None` if the action does not concern a ship that
/// must be selected.
#[must_use]
pub const fn acting_piece(action: Action) -> Option<ShipId> {
    match action {
        Action::Join(ship, _) | Action::Order(ship, _) | Action::Step(ship, _) => Some(ship),
        _ => None,
    }
}

/// Returns the hex that is picked for an action in the current input mode. A token is placed by
/// picking the hex that it leads to from the end of the earlier ones; a blank token by picking that
/// end.
#[must_use]
pub fn pick_hex(
    offers: &Offers,
    game: &Exodus,
    public: &Public,
    input: PendingInput,
    action: Action,
) -> Option<HexId> {
    match action {
        Action::Take(hex) | Action::Put(hex) => Some(hex),
        Action::Arm(rocket, hex) => (input.tool == InputMode::RocketPlanet(rocket)).then_some(hex),
        Action::Target(rocket, from, to) => {
            (input.tool == InputMode::RocketTarget(rocket, from)).then_some(to)
        }
        Action::Ferry(from, to) => (input.tool == InputMode::CubeTarget(from)).then_some(to),
        Action::Order(ship, Token::Blank) => planned_end(offers, game, public, ship),
        Action::Order(ship, Token::Go(direction)) | Action::Step(ship, direction) => {
            game.next(planned_end(offers, game, public, ship)?, direction)
        }
        Action::Join(_, other) => public
            .ship(other)
            .hex
            .filter(|_| input.tool == InputMode::Group),
        Action::Mount(ship) | Action::Hit(ship) | Action::Deploy(ship) => public.ship(ship).hex,
        _ => None,
    }
}
