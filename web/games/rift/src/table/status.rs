//! The status strip: energy, speed, squares owed, hull and shields of the ship whose turn it is, or
//! else of the seat's first ship.

use super::super::narrate::signed;
use super::TableContext;
use engine::game::Seat;
use engine::rift::play::ShipContext;
use engine::rift::ship::{Ship, ShipId, Side};
use play::table::{StatusBuilder, warn_if};
use ui::icon::{Icon, IconView};
use ui::l10n::{PhraseArg, Phrases};
use ui::panels::StatusItem;
use yew::prelude::*;

/// Returns the figures of the strip.
#[must_use]
pub fn status_items(context: &TableContext, phrases: &Phrases) -> Vec<StatusItem> {
    let (game, view) = (context.game(), &context.view);
    let Some((id, ship)) = status_ship(context) else {
        return Vec::new();
    };
    let build = game.build(id);
    let is_active = view.turn.ship == Some(id);
    let owed = ShipContext::of(game, view, id)
        .filter(|_| is_active)
        .map_or(0, |context| context.owed_squares());
    let moved = if is_active { view.turn.moved } else { 0 };
    let builder = StatusBuilder::new(phrases);
    let icon = |icon: Icon| html! { <IconView {icon} /> };
    let mut items = vec![
        warn_if(
            ship.main == 0,
            builder.gauge(
                "rift-status-energy",
                icon(Icon::Charge),
                ship.main,
                build.main,
            ),
        ),
        builder.gauge("rift-status-aux", icon(Icon::Battery), ship.aux, build.aux),
        builder.figure("rift-status-speed", icon(Icon::Faster), signed(ship.speed)),
    ];
    if moved + owed > 0 {
        let moves = builder.gauge("rift-status-moved", icon(Icon::Step), moved, moved + owed);
        items.push(warn_if(owed > 0, moves));
    }
    let hull = builder.gauge(
        "rift-status-hull",
        icon(Icon::Ship),
        ship.hull,
        build.hull.max(ship.hull),
    );
    items.push(warn_if(ship.hull <= build.hull / 3, hull));
    items.push(shields(context, phrases, &builder, ship));
    items
}

/// Returns the ship of the strip: the active one of the seat at this screen, else the seat's first
/// ship that is left. Without a seat it is the active ship of any seat.
#[must_use]
pub fn status_ship(context: &TableContext) -> Option<(ShipId, &Ship)> {
    let (game, view) = (context.game(), &context.view);
    let is_own = |seat: Seat, ship: ShipId| game.owner(ship) == seat;
    let active = view.turn.ship;
    let id = match context.screen_seat() {
        Some(seat) => active.filter(|&ship| is_own(seat, ship)).or_else(|| {
            let mut ships = (0..game.builds().len() as u8).map(ShipId);
            ships.find(|&id| is_own(seat, id) && view.ship(id).is_some_and(Ship::is_alive))
        }),
        None => active,
    }?;
    view.ship(id).map(|ship| (id, ship))
}

/// Returns the shields: the strength of both bars on each side, drawn around the bow.
fn shields(
    context: &TableContext,
    phrases: &Phrases,
    builder: &StatusBuilder<'_>,
    ship: &Ship,
) -> StatusItem {
    let strength = |side: Side| -> u8 { ship.bars.side(side).iter().sum() };
    let up = context.view.are_shields_up(ship, context.game().board());
    let side = |name: &'static str, side: Side| (name, PhraseArg::from(strength(side)));
    let args = [
        side("front", Side::Front),
        side("right", Side::Right),
        side("back", Side::Back),
        side("left", Side::Left),
    ];
    let key = if up {
        "rift-status-shields"
    } else {
        "rift-status-shields.down"
    };
    let item = builder.item(
        "rift-status-shields",
        shield_picture(up, strength),
        String::new(),
        phrases.say(key, &args),
    );
    warn_if(
        !up || Side::ALL.into_iter().any(|side| strength(side) == 0),
        item,
    )
}

/// Draws the shields: a number at each side of a ship that points up.
fn shield_picture(are_up: bool, strength: impl Fn(Side) -> u8) -> Html {
    let number = |side: Side, x: &'static str, y: &'static str| {
        html! { <text {x} {y} class={(strength(side) == 0).then_some("gone")}>{ strength(side) }</text> }
    };
    html! {
        <svg class={classes!("status-shields", (!are_up).then_some("down"))} viewBox="0 0 64 42" aria-hidden="true">
            <path d="M32 14l6 14-6-3-6 3z" />
            { number(Side::Front, "32", "11") }{ number(Side::Right, "53", "25") }
            { number(Side::Back, "32", "41") }{ number(Side::Left, "11", "25") }
        </svg>
    }
}
