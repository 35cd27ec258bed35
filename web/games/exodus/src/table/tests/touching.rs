//! Tests of picking hexes while ships are ordered.

use super::super::pending_input::PendingInput;
use super::super::pick_resolver::{PickAction, PickResolver, pickable_hexes};
use super::super::{InputMode, Offers, Tab};
use super::{game, play_until};
use crate::table::offers;
use engine::exodus::Exodus;
use engine::exodus::action::{Action, Token};
use engine::exodus::options::{Mode, Options};
use engine::exodus::ship::ShipId;
use engine::exodus::step::Step;
use engine::game::Seat;
use engine::session::Session;

/// Builds a game in which orders are given, and a seat that gives them.
fn orders() -> (Session<Exodus>, Seat) {
    let mut session = game(Options {
        mode: Mode::Combat,
        ..Options::standard(2)
    });
    play_until(&mut session, |session| {
        session.state().public.step == Step::Orders
    });
    let seat = session
        .status()
        .waiting_seats()
        .iter()
        .next()
        .expect("somebody");
    (session, seat)
}

fn with<R>(
    session: &Session<Exodus>,
    seat: Seat,
    input: PendingInput,
    look: impl Fn(PickResolver<'_>) -> R,
) -> R {
    let offers = Offers::new(session, Some(seat));
    look(PickResolver {
        game: session.game(),
        public: &session.state().public,
        offers: &offers,
        input,
    })
}

/// Returns the fastest ship of a seat, with the pending input that selects it.
fn fastest(session: &Session<Exodus>, seat: Seat) -> (ShipId, PendingInput) {
    let (game, public) = (session.game(), &session.state().public);
    let speed = |ship: &ShipId| game.speed(public, seat, ship.kind(), false);
    let ship = public.fleet(seat).iter().max_by_key(speed).expect("a ship");
    let input = PendingInput {
        ship: Some(ship),
        tool: InputMode::Free,
    };
    (ship, input)
}

#[test]
fn a_distant_hex_plans_the_whole_route_and_the_next_pick_continues_it() {
    let (mut session, seat) = orders();
    let (ship, input) = fastest(&session, seat);
    let from = session.state().public.ship(ship).hex.expect("in play");
    let hexes: Vec<_> = session.game().hexes().collect();
    let mut routes = 0;
    for &hex in &hexes {
        for pick in with(&session, seat, input, |resolver| resolver.picks(hex)) {
            let PickAction::Route(route) = pick else {
                continue;
            };
            let mut trial = session.clone();
            for action in &route {
                trial.act(seat, *action).expect("the whole route is legal");
            }
            let end = with(&trial, seat, input, |resolver| {
                offers::planned_end(resolver.offers, resolver.game, resolver.public, ship)
            });
            assert_eq!(end, Some(hex));
            assert!(route.len() > 1);
            routes += 1;
        }
    }
    let game = session.game();
    let start_picks = with(&session, seat, input, |resolver| resolver.picks(from));
    assert!(start_picks.contains(&PickAction::Order(Action::Order(ship, Token::Blank))));
    let (_, _, left) =
        with(&session, seat, input, |resolver| resolver.flight_left()).expect("it flies");
    let reachable = game
        .hexes_within(from, left)
        .difference(game.hexes_within(from, 1));
    assert_eq!(
        routes,
        usize::from(reachable.len()),
        "every hex in reach has a route"
    );
    // Placed tokens count: the same hex is then reached from their end.
    let next = hexes.iter().find(|hex| game.distance(from, **hex) == 1);
    let next = *next.expect("a neighbor");
    let first = with(&session, seat, input, |resolver| resolver.picks(next));
    let Some(PickAction::Order(step)) = first.first() else {
        panic!("a step to the next hex: {first:?}");
    };
    session.act(seat, *step).expect("legal");
    if left > 1 {
        let next_picks = with(&session, seat, input, |resolver| resolver.picks(next));
        assert!(next_picks.contains(&PickAction::Order(Action::Order(ship, Token::Blank))));
        let start_picks = with(&session, seat, input, |resolver| resolver.picks(from));
        assert!(matches!(
            start_picks.first(),
            Some(PickAction::Order(Action::Order(..)))
        ));
    }
}

#[test]
fn picking_a_hex_also_offers_the_other_ships_there() {
    let (session, seat) = orders();
    let (ship, input) = fastest(&session, seat);
    let public = &session.state().public;
    let from = public.ship(ship).hex.expect("in play");
    let others = public.ships_at(from).iter().filter(|other| *other != ship);
    let offers = Offers::new(&session, Some(seat));
    let others: Vec<ShipId> = others
        .filter(|other| offers::actionable_pieces(&offers).contains(*other))
        .collect();
    let picks = with(&session, seat, input, |resolver| resolver.picks(from));
    for other in &others {
        assert!(picks.contains(&PickAction::Ship(*other)));
    }
    let all = with(&session, seat, PendingInput::default(), |resolver| {
        resolver.all_picks()
    });
    assert!(pickable_hexes(&all).contains(from));
}

#[test]
fn each_decision_names_the_tab_it_needs() {
    let mut session = game(Options::standard(2));
    let tab = |session: &Session<Exodus>| {
        let seat = session.status().waiting_seats().iter().next();
        offers::required_tab(&Offers::new(session, seat))
    };
    assert_eq!(tab(&session), Some(Tab::Blueprints));
    play_until(&mut session, |session| {
        session.state().public.step == Step::Vote
    });
    assert_eq!(tab(&session), Some(Tab::Council));
    play_until(&mut session, |session| {
        session.state().public.step == Step::Orders
    });
    assert_eq!(tab(&session), Some(Tab::Map));
}
