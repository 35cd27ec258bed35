//! EXO-2: setup, and options that are refused.

use crate::scene::{P1, P2, P3, P4, P5, deal_game, scene};
use engine::chance::SeededRng;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::cards::CardSet;
use engine::exodus::figures::PlanetKind;
use engine::exodus::hex::HexId;
use engine::exodus::options::{LayoutChoice, Mode, Options};
use engine::exodus::part::Item;
use engine::exodus::ship::ShipType;
use engine::exodus::state::State;
use engine::exodus::step::Step;
use engine::exodus::tech::Tech;
use engine::game::{Game, Seat};

fn options_with(change: impl Fn(&mut Options)) -> Options {
    let mut options = Options::standard(3);
    change(&mut options);
    options
}

fn seeded_game(options: Options, seed: u64) -> (Exodus, State) {
    let game = Exodus::new(options).unwrap_or_else(|error| panic!("{error}"));
    let state = game.deal(&mut SeededRng::new(seed, 0));
    (game, state)
}

/// Returns the path and the phrase key of the error in options.
fn error_of(options: Options) -> (String, String) {
    let error = Exodus::new(options).expect_err("options that are refused");
    (error.place.to_string(), error.reason.key())
}

#[test]
fn exo_2_1_invalid_options_are_refused() {
    let expected = |path: &str, key: &str| (path.to_owned(), format!("exodus-load-{key}"));
    for seats in [0, 1, 7] {
        assert_eq!(
            error_of(options_with(|o| o.seats = seats)),
            expected("seats", "seats")
        );
    }
    for turns in [0, 10] {
        let options = options_with(|o| o.turns = Some(turns));
        assert_eq!(error_of(options), expected("turns", "turns"));
    }
    for order in [
        vec![P1, P2],
        vec![P1, P2, P2],
        vec![P1, P2, P4],
        vec![P1, P2, P3, P1],
    ] {
        let options = options_with(|o| o.order = Some(order.clone()));
        assert_eq!(error_of(options), expected("order", "order"));
    }
    let options = options_with(|o| o.layout = LayoutChoice::Shipped("huge".to_owned()));
    assert_eq!(error_of(options), expected("layout", "no-layout"));
}

#[test]
fn exo_2_1_homes_are_assigned_clockwise_in_seat_order() {
    let (game, state) = seeded_game(Options::standard(5), 3);
    let homes = [P1, P2, P3, P4, P5].map(|seat| game.home(&state.public, seat));
    let axial = homes.map(|hex| game.map_hexes()[hex.index()].axial);
    assert_eq!(axial, [[0, -3], [3, -2], [2, 1], [-2, 3], [-3, 1]]);
    assert_eq!(game.left_neighbor(&state.public, P2), P3);
    assert_eq!(game.left_neighbor(&state.public, P5), P1);
    assert_eq!(game.home_of(&state.public, homes[3]), Some(P4));
    assert_eq!(game.home_of(&state.public, HexId::COUNCIL), None);
}

#[test]
fn exo_2_2_hexes_are_numbered_ring_by_ring_clockwise_from_north() {
    let (game, _) = seeded_game(Options::standard(3), 1);
    let axial: Vec<[i8; 2]> = game
        .map_hexes()
        .iter()
        .map(|map_hex| map_hex.axial)
        .collect();
    let first = [[0, 0], [0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
    assert_eq!(axial[..7], first);
    let second = [[0, -2], [1, -2], [2, -2], [2, -1], [2, 0], [1, 1]];
    assert_eq!(axial[7..13], second);
    let rest = [[0, 2], [-1, 2], [-2, 2], [-2, 1], [-2, 0], [-1, -1]];
    assert_eq!(axial[13..], rest);
}

#[test]
fn exo_2_2_every_planet_gets_a_distinct_random_tile() {
    let (game, state) = seeded_game(Options::standard(4), 1);
    let mut drawn: Vec<u8> = Vec::new();
    for (hex, map_hex) in game.hexes().zip(game.map_hexes()) {
        let tile = state.public.sector(hex).tile;
        if hex == HexId::COUNCIL {
            assert_eq!(tile, None);
        } else if map_hex.home.is_some() {
            assert_eq!(tile, game.tile_named("home"));
        } else {
            drawn.extend(tile.filter(|tile| *tile > 0));
        }
    }
    let kinds = [PlanetKind::Blue, PlanetKind::Red, PlanetKind::Green].map(|kind| {
        let is_of_kind = |tile: &&u8| game.tiles()[usize::from(**tile)].kind == kind;
        drawn.iter().filter(is_of_kind).count()
    });
    assert_eq!(kinds, [9, 7, 4]);
    let once: CardSet = drawn.iter().copied().collect();
    assert_eq!(usize::from(once.len()), drawn.len());
    // Another seed gives another map, and the kinds are shuffled.
    let (_, other) = seeded_game(Options::standard(4), 2);
    assert_ne!(other.public.sectors, state.public.sectors);
    assert!(!drawn.is_sorted());
}

#[test]
fn exo_2_2_ex_76_the_five_seat_map_has_25_planets_and_15_guards() {
    let (game, state) = seeded_game(Options::standard(5), 1);
    let kind = |wanted: PlanetKind| {
        let planets = game
            .hexes()
            .filter_map(|hex| game.planet_at(&state.public, hex));
        planets.filter(|tile| tile.kind == wanted).count()
    };
    let counts = [PlanetKind::Blue, PlanetKind::Red, PlanetKind::Green].map(kind);
    assert_eq!((counts, counts.iter().sum::<usize>()), ([12, 8, 5], 25));
    let guards = [1, 2, 3].map(|level| {
        let sectors = state.public.sectors.iter();
        sectors.filter(|sector| sector.guard == level).count()
    });
    assert_eq!(guards, [4, 5, 6]);
}

#[test]
fn exo_2_3_guards_are_placed_as_the_layout_says() {
    let scene = scene(2);
    let guard = |q: i8, r: i8| scene.state.public.sector(scene.hex(q, r)).guard;
    assert_eq!((guard(0, -1), guard(0, 1)), (1, 1));
    assert_eq!((guard(1, -1), guard(-1, 1)), (2, 2));
    assert_eq!((guard(1, 0), guard(-1, 0)), (3, 3));
    assert_eq!((guard(0, 0), guard(1, 1), guard(0, -2)), (0, 0, 0));
}

#[test]
fn exo_2_4_planets_start_with_their_printed_tokens() {
    let (game, state) = seeded_game(Options::standard(6), 9);
    for (hex, sector) in game.hexes().zip(state.public.sectors.iter()) {
        let printed = game.planet_at(&state.public, hex).map(|tile| tile.tokens);
        assert_eq!(sector.tokens, printed.unwrap_or(0));
        assert_eq!(printed.is_none(), hex == HexId::COUNCIL);
        if game.homes().contains(hex) {
            assert_eq!(sector.tokens, 5);
        }
    }
}

#[test]
fn exo_2_5_the_game_starts_with_full_decks_and_an_empty_market() {
    let scene = scene(4);
    let public = &scene.state.public;
    assert_eq!(public.decks.political.len(), 40);
    assert_eq!(public.decks.resistance.map(CardSet::len), [8, 8, 8]);
    assert_eq!(public.market, [None; 4]);
    assert_eq!((public.bonus, public.offered), (None, CardSet::NONE));
    assert_eq!(scene.game.figures().bonus.len(), 6);
}

#[test]
fn exo_2_6_amb_03_the_turn_order_is_random_or_set_in_the_options() {
    let orders: Vec<Vec<Seat>> = (0..8)
        .map(|seed| {
            seeded_game(Options::standard(4), seed)
                .1
                .public
                .order
                .to_vec()
        })
        .collect();
    assert!(orders.iter().any(|order| *order != orders[0]));
    for order in orders {
        let mut seats = order.clone();
        seats.sort_unstable();
        assert_eq!(seats, [P1, P2, P3, P4]);
    }
    let agreed = options_with(|o| o.order = Some(vec![P3, P1, P2]));
    let (_, state) = seeded_game(agreed, 1);
    assert_eq!(state.public.chancellor(), P3);
    assert_eq!(state.public.vice(), P1);
    assert_eq!(state.public.rank(P2), Some(2));
}

#[test]
fn exo_2_7_each_seat_starts_with_three_cubes_a_raider_and_a_carrier() {
    let mut scene = scene(2);
    let home = scene.home(P1);
    assert_eq!(scene.sector(home).cubes, [3, 0, 0, 0, 0, 0]);
    assert_eq!(scene.mat(P1).stash, 22);
    let fleet = scene.state.public.fleet(P2);
    let kinds: Vec<ShipType> = fleet.iter().map(|ship| ship.kind()).collect();
    assert_eq!(kinds, [ShipType::Raider, ShipType::Carrier]);
    let other_home = scene.home(P2);
    assert!(
        fleet
            .iter()
            .all(|ship| scene.state.public.ship(ship).hex == Some(other_home))
    );
}

#[test]
fn exo_2_8_each_seat_starts_with_5_cp() {
    assert_eq!(scene(3).resources(P2), (5, 0, 0));
}

#[test]
fn exo_2_9_a_game_starts_with_fitting_the_start_parts() {
    let scene = deal_game(Options::standard(2));
    assert_eq!(scene.step(), Step::StartParts);
    let parts = &scene.game.frame().start_parts;
    let parts: Vec<(&str, u8)> = parts
        .iter()
        .map(|(item, count)| (item.key(), *count))
        .collect();
    assert_eq!(parts, [("nuclear", 4), ("phase", 2), ("em", 1)]);
}

#[test]
fn exo_2_11_the_turn_counter_starts_at_1() {
    assert_eq!(deal_game(Options::standard(6)).state.public.turn, 1);
}

#[test]
fn exo_2_9_exo_2_10_start_techs_and_parts_are_chosen_before_turn_1() {
    let mut options = Options::standard(2);
    options.mode = Mode::Combat;
    let mut scene = deal_game(options);
    for seat in [P1, P2] {
        assert_eq!(scene.step(), Step::StartTechs);
        let techs = [Tech::EmShield, Tech::BasicRepairs, Tech::Fusion];
        scene.act_all(seat, &techs.map(Action::Start));
    }
    assert_eq!(scene.step(), Step::StartParts);
    for seat in [P1, P2] {
        scene.act_all(seat, &[Action::FitUsual, Action::Done]);
    }
    let public = &scene.state.public;
    assert_eq!((public.turn, public.mat(P1).techs.len()), (1, 3));
    // The start parts of both seats came from the supply.
    let item = |item: Item| public.supply[item.index()];
    let left = [item(Item::Nuclear), item(Item::Phase), item(Item::Em)];
    assert_eq!(left, [28 - 8, 20 - 4, 18 - 2]);
    let types = ShipType::ALL.map(|kind| public.mat(P2).blueprints[kind.index()].len());
    assert_eq!(types, [2, 1, 3, 1]);
}
