//! Tests the map and drawings of every layout.

use super::super::pieces::{self, CloakState};
use super::*;
use board::CellState;
use board::grid::Grid;
use board::html_text::assert_classes_have_styles;
use board::html_text::html_to_text;
use engine::chance::SeededRng;
use engine::exodus::hex::{Direction, HexSet};
use engine::exodus::options::{LayoutChoice, Options};
use engine::exodus::part::Rocket;
use engine::exodus::ship::ShipId;
use engine::exodus::state::{RocketAttack, State, TokenStack};
use engine::exodus::tech::Tech;
use engine::game::{Game, Seat};
use std::collections::{BTreeMap, BTreeSet};
use yew::prelude::*;

/// Builds a dealt table of a layout.
pub fn dealt(seat_count: u8, layout: &str) -> (Exodus, State) {
    let options = Options {
        layout: LayoutChoice::Shipped(layout.to_owned()),
        ..Options::standard(seat_count)
    };
    let game = Exodus::new(options).expect("a table");
    let state = game.deal(&mut SeededRng::new(7, 1));
    (game, state)
}

/// Builds a table in the middle of an eventful game.
pub fn crowded() -> (Exodus, State) {
    let (game, mut state) = dealt(6, "standard");
    let public = &mut state.public;
    public.turn = 4;
    let mut place_ships = |seat: u8, fleet_indices: &[usize], hex: u8| {
        for fleet_index in fleet_indices {
            public.mats[usize::from(seat)].ships[*fleet_index].hex = Some(HexId(hex));
        }
    };
    place_ships(0, &[0, 1, 2, 4, 5, 6], 1);
    place_ships(1, &[0, 4], 1);
    place_ships(2, &[2], 2);
    place_ships(3, &[6], 2);
    place_ships(3, &[4, 5], 9);
    place_ships(4, &[0, 1, 2, 3, 4, 5, 6, 7], 0);
    place_ships(5, &[0, 1, 2, 3, 4, 5], 0);
    place_ships(0, &[3], 14);
    place_ships(1, &[2], 14);
    place_ships(2, &[4], 14);
    for seat in 0..6 {
        place_ships(seat, &[7], 5);
        place_ships(seat, &[1], 5);
        place_ships(seat, &[3], 5);
    }
    place_ships(5, &[6, 7], 12);
    place_ships(0, &[7], 7);
    for (ship, damage, cargo) in [
        (4, 1, 3),
        (6, 2, 1),
        (0, 0, 0),
        (12, 0, 2),
        (26, 1, 0),
        (46, 3, 1),
    ] {
        let ship = public.ship_mut(ShipId(ship));
        (ship.damage, ship.cargo) = (damage, cargo);
    }
    for (hex, cubes) in [
        (1, [2, 0, 0, 0, 0, 0]),
        (2, [0, 0, 1, 3, 0, 0]),
        (3, [1, 2, 2, 0, 0, 0]),
        (4, [0, 0, 0, 0, 5, 0]),
        (6, [1, 2, 3, 4, 5, 6]),
        (10, [2, 1, 4, 1, 0, 0]),
        (12, [0, 0, 0, 0, 0, 3]),
        (15, [3, 3, 0, 0, 0, 0]),
        (16, [0, 7, 2, 2, 1, 0]),
        (17, [0, 0, 0, 0, 1, 1]),
    ] {
        public.sectors[hex].cubes = cubes;
    }
    for hex in [1, 2, 3, 12, 14, 15, 16] {
        public.sectors[hex].guard = 0;
    }
    for (hex, tokens) in [(1, 1), (3, 0), (12, 2), (14, 0), (9, 1)] {
        public.sectors[hex].tokens = tokens;
    }
    public.sectors[7].is_destroyed = true;
    public.sectors[7].tokens = 0;
    public.sectors[4].rockets = [1, 2, 1];
    public.sectors[16].rockets = [0, 0, 1];
    public.mats[3].techs.insert(Tech::Cloaking);
    public.mats[2].techs.insert(Tech::Radar);
    public.tokens[0] = [1, 1, 2, 0, 3, 1, 2, 0];
    public.contested = HexSet::NONE.with(HexId(1)).with(HexId(14));
    let attack = |seat, rocket, from, to| RocketAttack {
        seat: Seat(seat),
        rocket,
        from: HexId(from),
        to: HexId(to),
        hits: 0,
    };
    let _ = public
        .rocket_attacks
        .push(attack(4, Rocket::Biochemical, 4, 6));
    let _ = public
        .rocket_attacks
        .push(attack(1, Rocket::Graviton, 16, 17));
    let plan = &mut state.private[0].plan;
    plan.orders[0] = TokenStack([2, 0, 0]);
    plan.orders[1] = TokenStack([2, 0, 0]);
    plan.orders[2] = TokenStack([3, 7, 0]);
    plan.orders[4] = TokenStack([5, 5, 4]);
    plan.orders[6] = TokenStack([7, 7, 0]);
    (game, state)
}

const LAYOUTS: [&str; 3] = ["minimal", "standard", "long"];

#[test]
fn every_hex_maps_to_a_cell_with_the_same_center_and_neighbors() {
    for (seats, layout) in (2..=6).flat_map(|seats| LAYOUTS.map(|layout| (seats, layout))) {
        let (game, _) = dealt(seats, layout);
        let board = board(&game);
        assert_eq!(usize::from(board.count()), game.map_hexes().len());
        for hex in game.hexes() {
            assert_eq!(hex_at(index_of(hex)), Some(hex));
            assert_eq!(board.center(index_of(hex)), center(&game, hex));
            for direction in Direction::ALL {
                if let Some(next) = game.next(hex, direction) {
                    let toward = board.toward(index_of(hex), direction.index());
                    assert_eq!(toward, Some(index_of(next)), "{layout} {seats} {hex:?}");
                }
            }
        }
        let mut reached = BTreeSet::from([0u16]);
        for _ in 0..board.count() {
            let keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
            let next: Vec<_> = reached
                .iter()
                .flat_map(|at| keys.map(|key| board.step_for_key(*at, key)))
                .flatten()
                .collect();
            reached.extend(next);
        }
        assert_eq!(
            reached.len(),
            game.map_hexes().len(),
            "arrows lead to every hex"
        );
    }
    assert_eq!(hex_at(48), None);
    assert_eq!(hex_at(300), None);
}

#[test]
fn selected_takes_precedence_over_legal_and_names_match_their_hex() {
    let (game, _) = dealt(2, "minimal");
    let [a, b] = [HexId(3), HexId(4)];
    let names = BTreeMap::from([(b, AttrValue::from("there"))]);
    let highlights = CellHighlights {
        legal: HexSet::NONE.with(a).with(b),
        recent: game.hexes().collect(),
        selected: Some(b),
        ..CellHighlights::default()
    };
    let cells = cells(&game, &names, &highlights);
    assert_eq!(cells.len(), 11);
    assert_eq!(
        (cells[4].state, &*cells[4].name),
        (CellState::Selected, "there")
    );
    assert_eq!((cells[3].state, &*cells[3].name), (CellState::Legal, "3"));
    assert!(!cells[3].is_disabled && cells[1].is_disabled);
    assert_eq!(cells[1].state, CellState::Recent);
}

#[test]
fn a_cloak_hides_a_ship_until_radar_finds_it_or_it_uncloaks() {
    let (game, mut state) = crowded();
    let cloak = |state: &State, ship| cloak_state(&game, &state.public, ship);
    let (hidden, found) = (ShipId(28), ShipId(30));
    assert_eq!(cloak(&state, hidden), CloakState::Cloaked);
    assert_eq!(
        cloak(&state, found),
        CloakState::Found,
        "radar of another seat is there"
    );
    assert_eq!(cloak(&state, ShipId(4)), CloakState::Open);
    state.public.visible.insert(hidden);
    assert_eq!(cloak(&state, hidden), CloakState::Open, "it has uncloaked");
}

#[test]
fn every_ship_in_play_has_a_drawing() {
    let (game, state) = crowded();
    let drawn = html_to_text(&pieces(&game, &state.public));
    for seat in 0..6 {
        for ship in state.public.fleet(Seat(seat)).iter() {
            let placement = placement_of(&game, &state.public, ship).expect("it is in play");
            let drawn_ship = placement.ships[0];
            assert!(drawn.contains(&format!("data-piece=\"{}\"", ship_name(drawn_ship))));
        }
    }
    assert_eq!(placement_of(&game, &state.public, ShipId(13)), None);
    for hex in [1, 6, 15] {
        assert!(drawn.contains(&format!("data-piece=\"{}\"", cubes_name(HexId(hex)))));
    }
}

/// Returns all drawings of the map as markup.
fn map_markup(game: &Exodus, state: &State) -> String {
    let public = &state.public;
    let plan = &state.private[0].plan;
    let all = html! { <>
        { pieces::defs::defs() }
        <g class="layer">{ base_layer(game, public) }</g>
        <g class="layer">{ territories(game, &held_hexes(game, public)) }</g>
        <g class="layer">{ features(game, public) }</g>
        <g class="layer">{ pieces(game, public) }</g>
        <g class="layer">{ battles(game, public) }{ rocket_attacks(game, public) }{ orders(game, public, Seat(0), plan) }</g>
    </> };
    html_to_text(&all)
}

#[test]
fn every_map_class_has_a_style_rule() {
    let (game, state) = crowded();
    let styles = concat!(
        include_str!("../../../../styles/exodus-art.css"),
        include_str!("../../../../styles/exodus-map.css")
    );
    let more = html! { <>
        { reach(&game, HexSet::NONE.with(HexId(3))) }
        { range(&game, &state.public, Seat(0), HexId(1), HexSet::NONE.with(HexId(4))) }
        { aimed_rocket(&game, &state.public, Seat(0), Rocket::Hypersonic, (HexId(1), HexId(4))) }
    </> };
    let drawn = map_markup(&game, &state) + &html_to_text(&more);
    // These only state their kind, or inherit their colors.
    let unstyled = [
        "exo-planet",
        "exo-cubes",
        "exo-tokens",
        "exo-rubble",
        "exo-station",
        "exo-stacks",
    ];
    assert_classes_have_styles(&drawn, ("exo-", 40), styles, &unstyled);
}
