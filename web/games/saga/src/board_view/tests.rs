//! Tests the map of every scenario and every drawing.

use super::super::pieces::{self, overlay};
use super::*;
use board::CellState;
use board::grid::Grid;
use board::html_text::assert_classes_have_styles;
use board::html_text::html_to_text;
use engine::chance::SeededRng;
use engine::game::Game;
use engine::saga::armada::{EntityState, Raider, Starbase};
use engine::saga::figures::Color;
use engine::saga::hex::{SectorId, axial, hex_id};
use engine::saga::ids::{BossId, RaiderId, TileId};
use engine::saga::metadata::SCENARIOS;
use engine::saga::options::Options;
use engine::saga::state::State;
use std::collections::{BTreeMap, BTreeSet};
use yew::prelude::*;

/// Builds a dealt table of a scenario.
pub fn dealt(scenario: &str, seat_count: u8) -> (Saga, State) {
    let game = Saga::new(Options::standard(scenario, seat_count)).expect("a table");
    let state = game.deal(&mut SeededRng::new(7, 1));
    (game, state)
}

/// Builds a table in the middle of an eventful game, with every tile on the map.
pub fn crowded(scenario: &str) -> (Saga, State) {
    let (game, mut state) = dealt(scenario, 4);
    let public = &mut state.public;
    for tile in 2..31u8 {
        let mut hex = 0;
        while public.at(HexId(hex)).is_some() {
            hex += 1;
        }
        let sector = engine::saga::armada::Sector {
            hex: HexId(hex),
            tile: Some(TileId(tile)),
            is_face_up: !matches!(tile, 9 | 20),
            ..Default::default()
        };
        let _ = public.sectors.push(sector);
    }
    for (index, sector) in public.sectors.iter_mut().enumerate() {
        sector.has_xpm = index % 7 == 3;
        sector.astartium = [0, 0, 0, 2, 0, 0, 1, 0, 5][index % 9];
    }
    let base = |color, active, home| {
        Some(Starbase {
            color,
            is_active: active,
            is_home: home,
        })
    };
    public.sectors[5].starbase = base(Some(Color::Blue), true, false);
    public.sectors[12].starbase = base(None, false, false);
    public.sectors[17].starbase = base(Some(Color::Red), true, true);
    for (seat, color) in Color::ALL.into_iter().enumerate() {
        public.mats[seat].color = Some(color);
    }
    for (level, sector) in [
        (1, 3),
        (2, 3),
        (3, 4),
        (1, 6),
        (1, 6),
        (1, 6),
        (2, 6),
        (3, 6),
        (1, 9),
        (2, 14),
        (2, 14),
        (3, 14),
        (1, 18),
        (1, 22),
        (3, 22),
    ] {
        let _ = public.raiders.push(Raider {
            level,
            sector: SectorId(sector),
        });
    }
    for (boss, sector) in [(0, 7), (1, 13), (2, 16), (3, 19)] {
        public.bosses[boss] = Some(SectorId(sector));
    }
    public.sectors[16].starbase = base(Some(Color::Green), true, false);
    for (armada, sector) in [(0, 4), (1, 8), (2, 8), (3, 13)] {
        public.armadas[armada].sector = Some(SectorId(sector));
        public.armadas[armada].mp = 5;
    }
    public.armadas[1].must_explore = true;
    public.mats[0].has_xpm = true;
    public.acting = Some(ArmadaId(0));
    public.installed = 2;
    (game, state)
}

#[test]
fn cells_and_hexes_have_the_same_numbers() {
    for index in 0..board::pointy_hex::MAX_CELLS {
        let hex = hex_at(index).expect("a hex");
        assert_eq!(index_of(hex), index);
        assert_eq!(board::pointy_hex::axial(index), axial(hex));
        assert_eq!(hex_id(axial(hex)), Some(hex));
    }
    assert_eq!(hex_at(217), None);
    assert_eq!(hex_at(300), None);
}

#[test]
fn every_sector_is_shown_and_reachable_by_arrow_keys() {
    for scenario in SCENARIOS {
        let (game, state) = dealt(scenario, 2);
        let board = board(&game, &state.public, HexSet::NONE);
        for sector in state.public.sectors.iter() {
            assert!(board.shows(index_of(sector.hex)), "{scenario}");
        }
        for hex in game.legal_hexes(&state.public, None).iter() {
            assert!(game.pile_left(&state.public) == 0 || board.shows(index_of(hex)));
        }
        let mut reached = BTreeSet::from([0u16]);
        for _ in 0..board.all().count() {
            let keys = [
                "ArrowUp",
                "ArrowDown",
                "ArrowLeft",
                "ArrowRight",
                "E",
                "Q",
                "Z",
                "C",
            ];
            let next: Vec<_> = reached
                .iter()
                .flat_map(|at| keys.map(|key| board.step_for_key(*at, key)))
                .flatten()
                .collect();
            reached.extend(next);
        }
        assert_eq!(reached.len(), board.all().count(), "{scenario}");
    }
    let (game, state) = dealt("spa", 2);
    let distant_hex = hex_id([-4, 0]).unwrap();
    let extra_hexes = [distant_hex].into_iter().collect();
    assert!(!board(&game, &state.public, HexSet::NONE).shows(index_of(distant_hex)));
    assert!(board(&game, &state.public, extra_hexes).shows(index_of(distant_hex)));
}

#[test]
fn selected_takes_precedence_over_legal_and_names_match_their_hex() {
    let [a, b] = [HexId(3), HexId(4)];
    let names = BTreeMap::from([(b, AttrValue::from("there"))]);
    let highlights = CellHighlights {
        legal: [a, b].into_iter().collect(),
        recent: [a, b, HexId(5)].into_iter().collect(),
        selected: Some(b),
        ..CellHighlights::default()
    };
    let cells = cells(&names, &highlights);
    assert_eq!(cells.len(), 217);
    assert_eq!(
        (cells[4].state, &*cells[4].name),
        (CellState::Selected, "there")
    );
    assert_eq!((cells[3].state, &*cells[3].name), (CellState::Legal, "3"));
    assert!(!cells[3].is_disabled && cells[5].is_disabled);
    assert_eq!(cells[5].state, CellState::Recent);
}

#[test]
fn every_piece_is_drawn_once_in_its_sector() {
    let (game, state) = crowded("ftj");
    let public = &state.public;
    let drawn = html_to_text(&pieces(&game, public));
    for (id, raider) in public.raiders() {
        let (place, _) = placement_of(public, &raider_name(id)).expect("it stands somewhere");
        let (x, y) = center(public.sector(raider.sector).hex);
        assert!((place.0 - x).abs() <= 87 && (place.1 - y).abs() <= 100);
    }
    for armada in game.armadas() {
        let name = format!("data-piece=\"{}\"", armada_name(armada));
        assert_eq!(drawn.matches(&name).count(), 1, "{name}");
    }
    for (boss, _) in public.bosses() {
        assert!(drawn.contains(&format!("data-piece=\"{}\"", boss_name(boss))));
    }
    // Five Raiders of two levels are three drawings, and one in a group still has a place.
    assert_eq!(
        placement_of(public, &raider_name(RaiderId(4))),
        placement_of(public, &raider_name(RaiderId(3)))
    );
    assert_eq!(placement_of(public, "raider-39"), None);
}

#[test]
fn pieces_of_a_hex_stay_inside_it_without_overlap() {
    let (_, state) = crowded("ftj");
    for (id, _) in state.public.all() {
        let placements = formation(&state.public, id);
        for (n, placement) in placements.iter().enumerate() {
            let (x, y) = placement.place;
            assert!(y.abs() <= 92 && x.abs() <= 80, "{placement:?}");
            for other in &placements[n + 1..] {
                let (dx, dy) = (x - other.place.0, y - other.place.1);
                assert!(dx * dx + dy * dy >= 18 * 18, "{placement:?} {other:?}");
            }
        }
    }
}

#[test]
fn a_boss_has_a_force_field_until_its_sector_has_a_starbase() {
    let (game, mut state) = crowded("ftj");
    let sector = SectorId(7);
    assert!(has_force_field(&game, &state.public, sector));
    state.public.sectors[7].starbase = Some(Starbase::default());
    assert!(!has_force_field(&game, &state.public, sector));
    let (game, state) = crowded("lst");
    assert!(!has_force_field(&game, &state.public, sector));
}

#[test]
fn the_scenario_sets_the_number_of_gate_slots() {
    assert_eq!(gate_slots(&dealt("ftj", 2).0), 3);
    assert_eq!(gate_slots(&dealt("ftj", 4).0), 5);
    assert_eq!(gate_slots(&dealt("spa", 2).0), 0);
}

#[test]
fn a_route_shows_its_cost_with_evading() {
    let (game, state) = crowded("ftj");
    let public = &state.public;
    let from = public.sector(SectorId(4)).hex;
    let next = game
        .adjacent_sectors(public, from)
        .iter()
        .find(|next| public.sector(*next).is_face_up);
    let to = next.map(|next| public.sector(next).hex).unwrap();
    let drawn = html_to_text(&armada_route(&game, public, ArmadaId(0), &[to]));
    let cost = game.move_cost(public, ArmadaId(0), public.at(to).unwrap());
    assert!(cost >= 4, "a Raider of level 3 is left behind");
    assert!(drawn.contains(&format!(">{cost} / 5<")), "{drawn}");
}

/// Returns all drawings of the map as markup.
fn map_markup(game: &Saga, public: &Public) -> String {
    let all = html! { <>
        { pieces::defs::defs() }
        <g class="layer">{ base_layer(game, public) }</g>
        <g class="layer">{ protected_area(game, public) }{ features(game, public) }</g>
        <g class="layer">{ pieces(game, public) }{ boss_plates(public, |boss: BossId| ["Black Carrier", "Corrupted Crows", "Red Baron", "Asteroid of Death"][boss.index() % 4].into()) }</g>
        <g class="layer">{ surge_warnings(public) }</g>
    </> };
    html_to_text(&all)
}

#[test]
fn the_map_boundary_is_not_cut_off() {
    for scenario in SCENARIOS {
        let (game, mut state) = dealt(scenario, 2);
        let max_distance = game.mission().max_distance;
        let is_next_to_boundary =
            |hex: &HexId| game.distance(HexId::GATE, *hex) == max_distance - 1;
        let hex = (0..217)
            .map(HexId)
            .find(is_next_to_boundary)
            .expect("a hex near the line");
        if state.public.at(hex).is_none() {
            let sector = engine::saga::armada::Sector {
                hex,
                ..Default::default()
            };
            let _ = state.public.sectors.push(sector);
        }
        let public = &state.public;
        let drawn = html_to_text(&base_layer(&game, public));
        let Some((before, _)) = drawn.split_once("saga-boundary") else {
            assert_eq!(game.pile_left(public), 0, "{scenario}: no line");
            continue;
        };
        let path = before.rsplit('"').find(|part| part.starts_with('M'));
        let numbers = path.expect("a path").split(['M', 'L', ' ']);
        let numbers: Vec<f64> = numbers.filter_map(|number| number.parse().ok()).collect();
        let room = board(&game, public, HexSet::NONE).extent();
        for point in numbers.chunks(2) {
            let [x, y] = point else { panic!("{point:?}") };
            let (x, y) = (x - room.x, y - room.y);
            assert!((0.0..=room.width).contains(&x), "{scenario}: {x}");
            assert!((0.0..=room.height).contains(&y), "{scenario}: {y}");
        }
    }
}

#[test]
fn every_map_class_has_a_style_rule() {
    let (game, mut state) = crowded("ftj");
    state.public.ravager = Some(SectorId(10));
    state.public.entities[0] = EntityState {
        sector: Some(SectorId(2)),
        is_revealed: true,
        hull: 3,
        has_xpm: true,
        token: None,
    };
    state.public.entities[1] = EntityState {
        sector: Some(SectorId(1)),
        ..Default::default()
    };
    let styles = concat!(
        include_str!("../../../../styles/saga-art.css"),
        include_str!("../../../../styles/saga-map.css"),
        include_str!("../../../../styles/saga-pieces.css")
    );
    let public = &state.public;
    let more = html! { <>
        { raider_routes(&game, public) }{ fights(&[HexId(3)]) }{ overlay::hexagon((0, 0), "saga-reach") }
        { armada_route(&game, public, ArmadaId(0), &[HexId(30), HexId(31)]) }
    </> };
    let drawn = map_markup(&game, public) + &html_to_text(&more);
    // These only state their kind, or inherit their colors.
    let unstyled = [
        "saga-sector",
        "saga-gate",
        "saga-hole",
        "saga-dawn",
        "saga-open",
        "saga-holds",
        "saga-xpm",
        "saga-astartium",
        "saga-charge",
        "saga-boss",
        "saga-raids",
        "saga-plates",
    ];
    assert_classes_have_styles(&drawn, ("saga-", 60), styles, &unstyled);
}
