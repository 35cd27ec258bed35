//! What an order would bring, before it is given: prices, needed dice, chances. Short on a button,
//! in a sentence below the prompt. All of it is what the engine says.

use super::Watch;
use crate::l10n::Phrases;
use engine::exodus::action::Action;
use engine::exodus::odds::Foe;
use engine::exodus::part::Rocket;
use engine::exodus::play::Extras;
use engine::exodus::ship::{ShipId, ShipSet};
use engine::exodus::star::HexId;
use engine::exodus::step::Step;
use engine::game::Seats;

/// Faces of a die.
const FACES: u8 = 6;

/// The figure on the button of an action: its price, the die that it needs, how full it is.
#[must_use]
pub fn tag(watch: &Watch, phrases: &Phrases, action: Action) -> Option<String> {
    let (table, public, seat) = (watch.table(), watch.public(), watch.seat());
    if let Action::Build(kind) = action {
        let price = table.price_of_ship(public, kind, extras(watch));
        Some(watch.narrator(phrases).ship_cost(price))
    } else if let Action::Take(_) = action {
        let tax = table.tax(public, seat);
        (tax > 0).then(|| phrases.say("exodus-table-tax", &[("cp", tax.into())]))
    } else if let Action::Target(_, from, to) = action {
        Some(face(phrases, table.needed(public, seat, from, to)))
    } else if let Action::Deploy(ship) = action {
        let hex = public.ship(ship).hex?;
        Some(face(phrases, table.landing_face(public, seat, hex)))
    } else if let Action::Mount(ship) = action {
        let most = table.ship(ship.kind()).transport;
        Some(format!("{}/{most}", public.ship(ship).cargo))
    } else if let Action::Hit(ship) = action {
        let (damage, strength) = wounds(watch, ship);
        Some(format!("{damage}/{}", strength + 1))
    } else {
        None
    }
}

/// The price of a rocket, short.
#[must_use]
pub fn price_of_rocket(watch: &Watch, phrases: &Phrases, rocket: Rocket) -> String {
    let table = watch.table();
    let price = table.price_of_item(watch.public(), rocket.item(), extras(watch));
    watch.narrator(phrases).item_cost(price)
}

/// What an action may bring, in a sentence; nothing where its name says all.
#[must_use]
pub fn words(watch: &Watch, phrases: &Phrases, action: Action) -> Option<String> {
    let (table, public, seat) = (watch.table(), watch.public(), watch.seat());
    if let Action::Target(_, from, to) = action {
        let face = table.needed(public, seat, from, to);
        let steps = table.distance(from, to);
        let words = [
            ("steps", steps.into()),
            ("face", face.into()),
            ("chance", chance(face).into()),
        ];
        Some(phrases.say("exodus-table-outlook-rocket", &words))
    } else if let Action::Deploy(ship) = action {
        let face = table.landing_face(public, seat, public.ship(ship).hex?);
        let words = [("face", face.into()), ("chance", chance(face).into())];
        Some(phrases.say("exodus-table-outlook-landing", &words))
    } else if let Action::Take(_) = action {
        let words = [
            ("tax", table.tax(public, seat).into()),
            ("cp", public.mat(seat).cp.into()),
        ];
        Some(phrases.say("exodus-table-outlook-tax", &words))
    } else if let Action::Build(kind) = action {
        let price = table.price_of_ship(public, kind, extras(watch));
        let words = [
            ("price", watch.narrator(phrases).ship_cost(price).into()),
            ("cp", public.mat(seat).cp.into()),
            ("ax", public.mat(seat).ax.into()),
        ];
        Some(phrases.say("exodus-table-outlook-build", &words))
    } else {
        let (ship, to) = flown(watch, action)?;
        arrival(watch, phrases, ship, to)
    }
}

/// The ship that an action moves, and where it leads.
fn flown(watch: &Watch, action: Action) -> Option<(ShipId, HexId)> {
    let (Action::Order(ship, _) | Action::Step(ship, _)) = action else {
        return None;
    };
    let to = watch
        .offers
        .place(watch.table(), watch.public(), watch.aim, action)?;
    Some((ship, to))
}

/// What waits for a ship, and for those that fly with it, where it goes: a guard, or the ships that
/// stand there now. Where others go nobody knows.
fn arrival(watch: &Watch, phrases: &Phrases, ship: ShipId, to: HexId) -> Option<String> {
    let (table, public) = (watch.table(), watch.public());
    let narrator = watch.narrator(phrases);
    let seat = ship.seat();
    let own = company(watch, ship);
    let there = public.ships_at(to).minus(ShipSet::fleet(seat));
    let level = public.sector(to).guard;
    let percent = |permille: u16| i64::from((permille + 5) / 10);
    if !there.is_empty() {
        let odds = table.battle_odds(public, own.or(there));
        let words = [
            ("seats", narrator.seats(sides(there)).into()),
            (
                "wins",
                percent(odds.wins[seat.index() % odds.wins.len()]).into(),
            ),
            (
                "dies",
                percent(odds.dies[seat.index() % odds.dies.len()]).into(),
            ),
        ];
        Some(phrases.say("exodus-table-outlook-battle", &words))
    } else if level > 0 {
        let odds = table.guard_odds(public, own, Foe::Level(level));
        let words = [
            ("level", level.into()),
            ("wins", percent(odds.beats).into()),
            (
                "dies",
                percent(odds.dies[seat.index() % odds.dies.len()]).into(),
            ),
        ];
        Some(phrases.say("exodus-table-outlook-guard", &words))
    } else {
        None
    }
}

/// A ship with all of its group.
fn company(watch: &Watch, ship: ShipId) -> ShipSet {
    if watch.public().step != Step::Orders {
        return ShipSet::NONE.with(ship);
    }
    let group = watch.offers.plan.group(ship.place());
    let ships: ShipSet = group
        .map(|place| ShipId::at(ship.seat(), place))
        .filter(|ship| watch.public().ship(*ship).hex.is_some())
        .collect();
    ships.with(ship)
}

/// The seats of ships.
fn sides(ships: ShipSet) -> Seats {
    ships.iter().map(ShipId::seat).collect()
}

/// The damage of a ship, with that of the round at hand, and what it holds.
fn wounds(watch: &Watch, ship: ShipId) -> (u8, u8) {
    let (table, public) = (watch.table(), watch.public());
    let marks = public.battle.as_ref().map_or(0, |battle| {
        let fleet = battle.marks.get(ship.seat().index());
        fleet.map_or(0, |fleet| fleet[ship.place()])
    });
    let duel = public
        .battle
        .as_ref()
        .is_some_and(|battle| battle.is_duel());
    let sealed = if duel {
        watch.offers.plan.marks[ship.place()]
    } else {
        0
    };
    let damage = public.ship(ship).damage.saturating_add(marks);
    (
        damage.saturating_add(sealed),
        table.strength_of(public, ship),
    )
}

/// What the action at hand brings to its prices.
fn extras(watch: &Watch) -> Extras {
    let task = watch.public().task();
    task.map(|task| task.extras()).unwrap_or_default()
}

/// The lowest face of a die that will do, short.
fn face(phrases: &Phrases, face: u8) -> String {
    match face {
        0 | 1 => phrases.text("exodus-table-sure"),
        2..=FACES => phrases.say("exodus-table-face", &[("face", face.into())]),
        _ => phrases.text("exodus-table-never"),
    }
}

/// The chance of a die to show a face or more, in percent.
fn chance(face: u8) -> i64 {
    let good = FACES + 1 - face.clamp(1, FACES + 1);
    (i64::from(good) * 100 + i64::from(FACES) / 2) / i64::from(FACES)
}
