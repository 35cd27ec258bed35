//! A volley: one command that fires every barrel of a mount at the same target.

use super::super::board_view::ActionPreview;
use super::actions::needs_confirmation;
use super::pending_input::with_payment;
use super::{TableActions, TableContext};
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::action::{Action, Pay};
use engine::rift::play::{ShipContext, Sight};
use engine::rift::ship::{MountId, ShipId};
use engine::rift::state::Phase;
use engine::rift::view::View;
use play::session_store::SessionCommand;

/// Returns the shots of a volley that begins with `first`: it ends when the mount has no barrel
/// left, when the target is no longer in sight, or when only the unit that powers the shields is
/// left to pay `[RIFT-6.5]`. Empty if `first` is refused or is not a shot.
#[must_use]
pub fn volley(
    game: &Rift,
    view: &View,
    seat: Seat,
    first: Action,
    pays_aux_first: bool,
) -> Vec<Action> {
    let (Action::Fire(mount, _, price), Some(ship)) = (first, view.turn.ship) else {
        return Vec::new();
    };
    let target = sight_of(game, view, ship, mount);
    let has_shield_unit = |view: &View| view.ship(ship).is_some_and(|ship| ship.main > 0);
    let mut shots = Vec::new();
    let mut now = view.clone();
    let mut next = Some(first);
    while let Some(shot) = next {
        let Some(preview) = ActionPreview::of(game, &now, seat, shot) else {
            break;
        };
        shots.push(shot);
        now = preview.after;
        let goes_on = now.phase == Phase::Orders
            && now.turn.ship == Some(ship)
            && has_shield_unit(&now) == has_shield_unit(view)
            && sight_of(game, &now, ship, mount) == target;
        next = goes_on
            .then(|| payment_for(&now, ship, price.total(), pays_aux_first))
            .flatten()
            .map(|pay| with_payment(first, pay));
    }
    shots
}

/// Returns what the mount would hit.
fn sight_of(game: &Rift, view: &View, ship: ShipId, mount: MountId) -> Option<Sight> {
    let context = ShipContext::of(game, view, ship)?;
    Some(context.sight(context.build.mount(mount)?))
}

/// Returns how a price is paid without the last unit of the main reactor, which powers the shields.
fn payment_for(view: &View, ship: ShipId, price: u8, pays_aux_first: bool) -> Option<Pay> {
    let ship = view.ship(ship)?;
    let main = if pays_aux_first {
        price.saturating_sub(ship.aux)
    } else {
        price.min(ship.main.saturating_sub(1))
    };
    let aux = price - main;
    (aux <= ship.aux && (main == 0 || main < ship.main)).then_some(Pay { main, aux })
}

/// Returns the volley that begins with a shot on offer; empty where it would be a single shot.
#[must_use]
pub fn offered_volley(context: &TableContext, first: Action) -> Vec<Action> {
    let Some(seat) = context.acting_seat(first) else {
        return Vec::new();
    };
    let pays_aux_first = context.input.pays_aux;
    let shots = volley(context.game(), &context.view, seat, first, pays_aux_first);
    if shots.len() > 1 { shots } else { Vec::new() }
}

/// Fires a volley. A shot that asks for a confirmation is fired alone.
pub fn fire_volley(actions: &TableActions, shots: &[Action]) {
    let Some(first) = shots.first() else { return };
    let Some(seat) = actions.context.acting_seat(*first) else {
        return;
    };
    if needs_confirmation(actions, *first) {
        actions.order(*first);
    } else if shots.iter().all(|shot| actions.allows(*shot)) {
        let position = actions.context.snapshot.session.position_id();
        actions.dispatch(SessionCommand::give_line(position, seat, shots));
    }
}
