//! The recommended setups: squares, headings and board sizes.

use crate::{assert_error, board, new_game, options};
use engine::chance::ZeroChance;
use engine::rift::content::mats::mats;
use engine::rift::metadata::{self, ScenarioEntry};
use engine::rift::options::Mode;
use engine::rift::standard_setups::{TeamMode, board_of_size, recommended_board, suggested_size};

/// Returns team, column, row and heading of every starting place, in order.
fn starting_places(id: &str) -> Vec<(u8, u8, u8, &'static str)> {
    let starts = board(id).starts;
    let place = |start: &engine::rift::board_file::Start| {
        (start.team, start.at.x(), start.at.y(), start.facing.name())
    };
    starts.iter().map(place).collect()
}

fn of_team(id: &str, team: u8) -> Vec<(u8, u8, &'static str)> {
    let starting_places = starting_places(id)
        .into_iter()
        .filter(|place| place.0 == team);
    starting_places
        .map(|(_, x, y, facing)| (x, y, facing))
        .collect()
}

fn size(id: &str) -> (u8, u8) {
    let board = board(id);
    (board.width, board.height)
}

#[test]
fn rift_4_4_two_ships_face_each_other_along_the_diagonal() {
    assert_eq!(size("standard-2"), (8, 8));
    assert_eq!(
        starting_places("standard-2"),
        [(1, 0, 0, "SE"), (2, 7, 7, "NW")]
    );
}

#[test]
fn rift_4_5_three_ships_stand_in_corners() {
    let expected = [(1, 0, 0, "SE"), (2, 7, 0, "SW"), (3, 7, 7, "NW")];
    assert_eq!(starting_places("standard-3"), expected);
}

#[test]
fn rift_4_6_four_ships_stand_in_the_corners() {
    let expected = [
        (1, 0, 0, "SE"),
        (2, 7, 0, "SW"),
        (3, 7, 7, "NW"),
        (4, 0, 7, "NE"),
    ];
    assert_eq!(starting_places("standard-4"), expected);
}

#[test]
fn rift_4_7_four_ships_in_two_teams_have_two_layouts() {
    assert_eq!(
        of_team("standard-4-corners", 1),
        [(0, 0, "SE"), (7, 0, "SW")]
    );
    assert_eq!(
        of_team("standard-4-corners", 2),
        [(7, 7, "NW"), (0, 7, "NE")]
    );
    assert_eq!(of_team("standard-4-pairs", 1), [(1, 0, "SE"), (0, 1, "SE")]);
    assert_eq!(of_team("standard-4-pairs", 2), [(6, 7, "NW"), (7, 6, "NW")]);
}

#[test]
fn a_04_allies_share_an_edge_and_enemies_face_along_the_diagonal() {
    let corners = of_team("standard-4-corners", 1);
    assert!(corners.iter().all(|(_, y, _)| *y == 0));
    let game = new_game(options("standard-4-pairs", 4, 4));
    let state = game.initial_state(&mut ZeroChance);
    for (id, ship) in state.living() {
        let mut ahead = ship.space;
        while let Some(next) = game.board().neighbor(ahead, ship.heading.offset()) {
            let other = state.ship_at(next).map(|other| game.team_of_ship(other));
            assert_ne!(other, Some(game.team_of_ship(id)));
            ahead = next;
        }
    }
}

#[test]
fn rift_4_8_ships_face_outward_in_a_ring_around_a_large_planet() {
    let five = [
        (1, 5, 2, "N"),
        (2, 9, 4, "E"),
        (3, 8, 9, "SE"),
        (4, 3, 9, "SW"),
        (5, 2, 4, "W"),
    ];
    assert_eq!(starting_places("standard-5"), five);
    let six = [
        (1, 5, 2, "N"),
        (2, 9, 3, "NE"),
        (3, 9, 8, "SE"),
        (4, 6, 9, "S"),
        (5, 2, 8, "SW"),
        (6, 2, 3, "NW"),
    ];
    assert_eq!(starting_places("standard-6"), six);
    let mat_set = mats().unwrap();
    let giant_rows = &mat_set.mats.iter().find(|mat| mat.id == "M7").unwrap().rows;
    for id in ["standard-5", "standard-6", "blue-giant"] {
        assert_eq!(size(id), (12, 12));
        for (y, row) in board(id).rows.iter().enumerate() {
            let middle = match y {
                4..=7 => giant_rows[y - 4].as_str(),
                _ => "....",
            };
            assert_eq!(*row, format!("....{middle}...."), "{id} {y}");
        }
    }
    assert_eq!(starting_places("blue-giant"), starting_places("standard-6"));
}

#[test]
fn rift_4_9_groups_of_three_stand_in_opposite_corners() {
    assert_eq!(size("standard-6-teams"), (12, 12));
    let first = [(2, 0, "SE"), (1, 1, "SE"), (0, 2, "SE")];
    assert_eq!(of_team("standard-6-teams", 1), first);
    assert_eq!(of_team("standard-5-teams", 1), first);
    let second = [(9, 11, "NW"), (10, 10, "NW"), (11, 9, "NW")];
    assert_eq!(of_team("standard-6-teams", 2), second);
    assert_eq!(
        of_team("standard-5-teams", 2),
        [(11, 10, "NW"), (10, 11, "NW")]
    );
}

#[test]
fn rift_4_10_starting_places_keep_their_distance_from_their_own_corner() {
    let board = board_of_size("standard-4", 16, 12).unwrap();
    let corners: Vec<String> = board
        .starts
        .iter()
        .map(|start| start.at.to_string())
        .collect();
    assert_eq!(corners, ["A1", "P1", "P12", "A12"]);
    let board = board_of_size("standard-4-pairs", 10, 6).unwrap();
    let pairs: Vec<String> = board
        .starts
        .iter()
        .map(|start| start.at.to_string())
        .collect();
    assert_eq!(pairs, ["B1", "I6", "A2", "J5"]);
    assert_eq!(board_of_size("standard-2", 8, 8).unwrap().id, "standard-2");
    assert_error(board_of_size("standard-6", 16, 16), "board", "12 by 12");
    assert_error(board_of_size("standard-2", 3, 8), "width", "4 to 32");
    assert_error(
        board_of_size("standard-2", 40, 8),
        "starts[1].at",
        "no room",
    );
}

#[test]
fn rift_2_2_boards_are_four_or_nine_mats() {
    for ships in 2..=4 {
        assert_eq!(suggested_size(ships), (8, 8));
    }
    for ships in 5..=6 {
        assert_eq!(suggested_size(ships), (12, 12));
    }
    for team_mode in [TeamMode::Individual, TeamMode::Teams] {
        for players in 2..=6 {
            let (id, ships) = recommended_board(players, team_mode).unwrap();
            assert_eq!(size(id), suggested_size(ships), "{id}");
            let game = new_game(options(id, players, ships));
            assert_eq!(game.builds().len(), usize::from(ships));
        }
        assert_eq!(recommended_board(7, team_mode), None);
    }
}

#[test]
fn rift_18_4_more_ships_get_a_larger_board() {
    for (ships, size) in [
        (7, (16, 12)),
        (9, (16, 12)),
        (10, (16, 16)),
        (12, (16, 16)),
        (13, (24, 24)),
        (24, (24, 24)),
    ] {
        assert_eq!(suggested_size(ships), size);
    }
    assert_eq!(size("long-front"), suggested_size(12));
    assert_eq!(new_game(options("long-front", 12, 12)).builds().len(), 12);
}

#[test]
fn scenario_entries_list_ships_teams_and_modes() {
    let scenarios = metadata::scenario_entries();
    assert_eq!(scenarios.len(), 27);
    let entry = |id: &str| -> &ScenarioEntry {
        scenarios
            .iter()
            .find(|scenario| scenario.board.id == id)
            .unwrap()
    };
    assert_eq!(
        (entry("lantern").ships.clone(), entry("lantern").teams),
        (2..=4, 4)
    );
    assert_eq!(entry("blue-giant").ships, 5..=6);
    assert_eq!(entry("breakout-lane").ships, 4..=4);
    assert_eq!(entry("puzzle-1").modes, [Mode::Puzzle]);
    assert_eq!(entry("corner-pocket").modes[0], Mode::Ace);
    for scenario in &scenarios {
        for mode in &scenario.modes {
            let ships = *scenario.ships.end();
            let players = if *mode == Mode::Puzzle { 2 } else { ships };
            let mut options = options(&scenario.board.id, players, ships);
            options.rules.mode = *mode;
            assert_eq!(new_game(options).rules().mode, *mode);
        }
    }
}
