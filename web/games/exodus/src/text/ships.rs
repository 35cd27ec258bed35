//! Ships as pieces of the account: whose they are, where they stand, what they can do.

use super::account::Scribe;
use engine::exodus::ship::ShipId;
use engine::exodus::state::Public;
use engine::game::Seat;
use play::seats::art;
use play::text::{Fact, Piece, PlaceId, Side};

/// The ships in play: first those of one seat, then the others in turn order.
pub(super) fn roll(public: &Public, first: Option<Seat>) -> Vec<ShipId> {
    let others = public.order.iter().copied();
    let others = others.filter(|seat| Some(*seat) != first);
    let seats = first.into_iter().chain(others);
    seats
        .flat_map(|seat| public.fleet(seat).iter().collect::<Vec<_>>())
        .collect()
}

/// All ships in play.
pub(super) fn pieces(scribe: &Scribe<'_>) -> Vec<Piece> {
    scribe
        .ships
        .iter()
        .map(|ship| piece(scribe, *ship))
        .collect()
}

fn piece(scribe: &Scribe<'_>, ship: ShipId) -> Piece {
    let public = &scribe.watch.view.public;
    let own = Some(ship.seat()) == scribe.seat;
    Piece {
        name: scribe.narrator.ship(ship),
        side: if own { Side::Own } else { Side::Foe },
        at: public.ship(ship).hex.map(|hex| PlaceId(hex.0.into())),
        state: scribe.narrator.conditions(public, ship).join(", "),
        ready: scribe
            .watch
            .offers
            .legal()
            .any(|action| scribe.doer(action) == Some(ship)),
        class: art(ship.seat()).class(),
        facts: facts(scribe, ship),
    }
}

fn facts(scribe: &Scribe<'_>, ship: ShipId) -> Vec<Fact> {
    let (table, public) = (scribe.watch.table(), &scribe.watch.view.public);
    let (seat, kind) = (ship.seat(), ship.kind());
    let fact = |key: &str, value: String| Fact {
        name: scribe.phrases.text(key),
        value,
    };
    let figures = table.ship(kind);
    let hurried = public.hurried.has(seat);
    let worth = [("vp", figures.vp.into())];
    vec![
        fact("exodus-text-fact-type", scribe.narrator.ship_type(kind)),
        fact(
            "exodus-text-fact-speed",
            table.speed(public, seat, kind, hurried).to_string(),
        ),
        fact(
            "exodus-text-fact-dice",
            table.dice_of(public, ship).to_string(),
        ),
        fact(
            "exodus-text-fact-strength",
            table.strength_of(public, ship).to_string(),
        ),
        fact("exodus-text-fact-room", figures.transport.to_string()),
        fact(
            "exodus-text-fact-worth",
            scribe.phrases.say("exodus-text-worth", &worth),
        ),
    ]
}
