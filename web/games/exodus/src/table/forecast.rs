//! The forecast of an action in a sentence below the prompt: needed dice and chances, computed by
//! the engine.

use super::TableContext;
use super::battle::{percent, sides};
use crate::table;
use crate::table::offers;
use engine::exodus::action::Action;
use engine::exodus::hex::HexId;
use engine::exodus::odds::Foe;
use engine::exodus::part::Rocket;
use engine::exodus::play::ActionContext;
use engine::exodus::ship::{ShipId, ShipSet};
use engine::exodus::step::{Step, Task};
use ui::l10n::{PhraseArg, Phrases};

const FACES: u8 = 6;

/// Returns the short price of a rocket.
#[must_use]
pub fn price_of_rocket(context: &TableContext, phrases: &Phrases, rocket: Rocket) -> String {
    let game = context.game();
    let price = game.price_of_item(&context.view.public, rocket.item(), action_context(context));
    table::narrator(context, phrases).item_cost(price)
}

/// Returns the forecast of an action in a sentence; `None` if the name of the action already
/// contains everything.
#[must_use]
pub fn forecast_text(context: &TableContext, phrases: &Phrases, action: Action) -> Option<String> {
    let (game, public, seat) = (
        context.game(),
        &context.view.public,
        table::shown_seat(context),
    );
    match action {
        Action::Target(_, from, to) => {
            let face = game.min_distance_roll(public, seat, from, to);
            let steps = game.distance(from, to);
            let args = [
                ("steps", steps.into()),
                ("face", face.into()),
                ("chance", chance(face).into()),
            ];
            Some(phrases.say("exodus-table-outlook-rocket", &args))
        }
        Action::Deploy(ship) => {
            let face = game.landing_face(public, seat, public.ship(ship).hex?);
            let args = [("face", face.into()), ("chance", chance(face).into())];
            Some(phrases.say("exodus-table-outlook-landing", &args))
        }
        _ => {
            let (ship, to) = flight_target(context, action)?;
            arrival(context, phrases, ship, to)
        }
    }
}

/// Returns the ship that an action moves, and where it leads.
fn flight_target(context: &TableContext, action: Action) -> Option<(ShipId, HexId)> {
    let (Action::Order(ship, _) | Action::Step(ship, _)) = action else {
        return None;
    };
    let to = offers::pick_hex(
        &context.offers,
        context.game(),
        &context.view.public,
        context.input,
        action,
    )?;
    Some((ship, to))
}

/// Describes the enemies of a ship and its group at their destination: a guard, or the ships that
/// are there now. Orders of others are unknown.
fn arrival(context: &TableContext, phrases: &Phrases, ship: ShipId, to: HexId) -> Option<String> {
    let (game, public) = (context.game(), &context.view.public);
    let narrator = table::narrator(context, phrases);
    let seat = ship.seat();
    let group = group_of(context, ship);
    let others = public.ships_at(to).difference(ShipSet::fleet(seat));
    let level = public.sector(to).guard;
    let share =
        |permille: &[u16]| PhraseArg::from(percent(permille[seat.index() % permille.len()]));
    if !others.is_empty() {
        let odds = game.battle_odds(public, group.union(others));
        let args = [
            ("seats", narrator.seats(sides(others)).into()),
            ("wins", share(&odds.wins)),
            ("dies", share(&odds.dies)),
        ];
        Some(phrases.say("exodus-table-outlook-battle", &args))
    } else if level > 0 {
        let odds = game.guard_odds(public, group, Foe::Level(level));
        let args = [
            ("level", level.into()),
            ("wins", percent(odds.beats).into()),
            ("dies", share(&odds.dies)),
        ];
        Some(phrases.say("exodus-table-outlook-guard", &args))
    } else {
        None
    }
}

/// Returns a ship with all ships of its group.
fn group_of(context: &TableContext, ship: ShipId) -> ShipSet {
    if context.view.public.step != Step::Orders {
        return ShipSet::NONE.with(ship);
    }
    let group = context.offers.plan.group(ship.fleet_index());
    let ships: ShipSet = group
        .map(|index| ShipId::at(ship.seat(), index))
        .filter(|ship| context.view.public.ship(*ship).hex.is_some())
        .collect();
    ships.with(ship)
}

/// Returns the price changes of the current task.
fn action_context(context: &TableContext) -> ActionContext {
    let task = context.view.public.task();
    task.map(Task::context).unwrap_or_default()
}

/// Returns the chance in percent that a die shows `face` or more.
fn chance(face: u8) -> i64 {
    let good = FACES + 1 - face.clamp(1, FACES + 1);
    (i64::from(good) * 100 + i64::from(FACES) / 2) / i64::from(FACES)
}
