//! Boards, figures and mats as data: the base content, errors and warnings.

use crate::{assert_error, board, space, square};
use engine::grid::Heading;
use engine::rift::board_file::BoardFile;
use engine::rift::content::mats::{Layout, PlacedMat, mats};
use engine::rift::content::{self, BoardWarning, parse_board, parse_figures, warnings};
use engine::rift::options::Mode;
use engine::rift::ship::{Side, Weapon};
use serde_json::{Value, json};

/// Returns a small valid board as JSON, which tests change.
fn valid_board() -> Value {
    json!({
        "format": "rift-board/1", "id": "t", "name": "T", "blurb": "",
        "width": 4, "height": 4, "rows": ["....", "..g.", ".#~.", "...."],
        "mode": "elimination",
        "starts": [
            { "team": 1, "at": "A1", "facing": "E" },
            { "team": 2, "at": "D4", "facing": "W" }
        ]
    })
}

fn parse(value: &Value) -> Result<BoardFile, engine::error::LoadError> {
    parse_board("t.json", &value.to_string())
}

/// Parses the small valid board with the value at `pointer` replaced.
fn board_with(pointer: &str, value: Value) -> Result<BoardFile, engine::error::LoadError> {
    let mut board = valid_board();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    match board.pointer_mut(parent).unwrap() {
        Value::Array(items) => items[key.parse::<usize>().unwrap()] = value,
        Value::Object(map) => {
            map.insert(key.to_owned(), value);
        }
        other => panic!("{other} has no {key}"),
    }
    parse(&board)
}

#[test]
fn every_base_board_is_valid_and_has_a_unique_name() {
    let figures = content::figures().unwrap();
    let mut names = Vec::new();
    for id in content::board_ids() {
        let board = content::load_board(id, &figures).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(board.id, id);
        assert!(!board.blurb.is_empty(), "{id}");
        assert!(!names.contains(&board.name), "{id}");
        names.push(board.name);
    }
    assert_eq!(names.len(), 27);
    assert!(content::board("nowhere").is_none());
}

#[test]
fn every_base_board_round_trips_through_json() {
    for id in content::board_ids() {
        let board = board(id);
        let text = serde_json::to_string(&board).unwrap();
        assert_eq!(parse_board(id, &text), Ok(board));
    }
}

#[test]
fn base_boards_are_symmetric_except_the_listed_ones() {
    let lopsided: Vec<&str> = content::board_ids()
        .filter(|id| warnings(&board(id)).contains(&BoardWarning::Lopsided))
        .collect();
    let expected = [
        "bulwark",
        "breakout-lane",
        "puzzle-1",
        "puzzle-2",
        "puzzle-3",
        "puzzle-4",
        "standard-3",
        "standard-5",
        "standard-5-teams",
    ];
    assert_eq!(lopsided, expected);
}

#[test]
fn no_base_board_cuts_a_ship_off_or_blocks_its_first_step() {
    for id in content::board_ids() {
        let mut found = warnings(&board(id));
        found.retain(|warning| *warning != BoardWarning::Lopsided);
        assert_eq!(found, [], "{id}");
    }
}

#[test]
fn warnings_name_the_starting_place() {
    let mut value = valid_board();
    assert_eq!(warnings(&parse(&value).unwrap()), [BoardWarning::Lopsided]);
    value["rows"] = json!(["....", "....", "..##", "..#."]);
    value["starts"][1]["facing"] = json!("N");
    let found = warnings(&parse(&value).unwrap());
    let expected = [
        BoardWarning::CutOff { start: 1 },
        BoardWarning::BlockedStep { start: 1 },
        BoardWarning::Lopsided,
    ];
    assert_eq!(found, expected);
    value["rows"] = json!(["....", "....", "....", "...."]);
    value["starts"][1]["at"] = json!("B1");
    value["starts"][1]["facing"] = json!("N");
    let found = warnings(&parse(&value).unwrap());
    let blocked = |start| BoardWarning::BlockedStep { start };
    assert_eq!(found, [blocked(0), blocked(1), BoardWarning::Lopsided]);
}

#[test]
fn a_wall_of_asteroids_in_one_plane_cuts_off_no_ship() {
    let mut value = valid_board();
    value["rows"] = json!(["....", "gggg", "....", "...."]);
    let found = warnings(&parse(&value).unwrap());
    assert!(!found.contains(&BoardWarning::CutOff { start: 1 }));
    value["rows"] = json!(["....", "@@@@", "....", "...."]);
    let found = warnings(&parse(&value).unwrap());
    assert!(found.contains(&BoardWarning::CutOff { start: 1 }));
}

#[test]
fn a_board_that_does_not_parse_is_refused_with_its_place() {
    assert!(parse(&valid_board()).is_ok());
    assert_error(parse_board("t", "{"), "line 1 column 1", "ends too early");
    assert_error(board_with("/colour", json!(1)), "colour", "there is no key");
    assert_error(
        board_with("/starts/1/at", json!("Z99")),
        "starts[1].at",
        "Z99",
    );
    assert_error(
        board_with("/starts/0/facing", json!("up")),
        "starts[0].facing",
        "not a heading",
    );
    assert_error(board_with("/mode", json!("peace")), "mode", "peace");
    assert_error(
        board_with("/starts/0/console", json!({ "shields": 3 })),
        "starts[0].console.shields",
        "there is no key",
    );
    let mut value = valid_board();
    value.as_object_mut().unwrap().remove("height");
    assert!(
        parse(&value)
            .unwrap_err()
            .reason
            .to_string()
            .contains("height")
    );
}

#[test]
fn an_invalid_header_or_row_is_refused_with_its_place() {
    assert_error(board_with("/format", json!("rift-board/2")), "format", "/1");
    assert_error(board_with("/id", json!("Board One")), "id", "lower-case");
    assert_error(board_with("/id", json!("x".repeat(41))), "id", "40");
    assert_error(board_with("/width", json!(3)), "width", "4 to 32");
    assert_error(board_with("/height", json!(33)), "height", "4 to 32");
    assert_error(board_with("/height", json!(5)), "rows", "4 rows");
    assert_error(board_with("/rows/3", json!("...")), "rows[3]", "3 squares");
    assert_error(board_with("/rows/2", json!("..?.")), "rows[2]", "`?`");
}

#[test]
fn an_invalid_option_or_ship_count_is_refused_with_its_place() {
    assert_error(
        board_with("/options", json!({ "round_limit": "ten" })),
        "options.round_limit",
        "65535",
    );
    assert_error(
        board_with("/options", json!({ "speed": 1 })),
        "options.speed",
        "there is no key",
    );
    assert_error(
        board_with("/options", json!({ "mode": "ace" })),
        "options.mode",
        "its own key",
    );
    assert_error(board_with("/min_ships", json!(3)), "min_ships", "2 to 2");
    assert_error(board_with("/starts", json!([])), "starts", "2 to 24");
    assert_error(
        board_with("/starts/1/team", json!(1)),
        "starts",
        "2 teams are needed",
    );
    assert_error(
        board_with("/starts/1/team", json!(0)),
        "starts[1].team",
        "from 1",
    );
}

#[test]
fn rift_4_12_starting_places_and_mines_are_in_different_free_spaces() {
    let path = "starts[1].at";
    assert_error(
        board_with("/starts/1/at", json!("E4")),
        path,
        "off the board",
    );
    assert_error(board_with("/starts/1/at", json!("B3")), path, "blocked");
    assert_error(board_with("/starts/1/at", json!("C2")), path, "blocked");
    assert_error(
        board_with("/starts/1/at", json!("A1")),
        path,
        "taken by starts[0]",
    );
    assert!(board_with("/starts/1/at", json!("C3")).is_ok());

    let mut value = valid_board();
    value["starts"][1] = json!({ "team": 2, "at": "C2", "facing": "W", "plane": 1 });
    assert!(parse(&value).is_ok());
    value["mines"] = json!([{ "at": "C2", "plane": 1, "owner": 0 }]);
    assert_error(parse(&value), "mines[0].at", "taken by starts[1]");
    value["mines"] = json!([{ "at": "C2", "plane": 0, "owner": 0 }]);
    assert_error(parse(&value), "mines[0].at", "blocked");
    value["mines"] = json!([{ "at": "C2", "plane": -1, "owner": 3 }]);
    assert_error(parse(&value), "mines[0].owner", "no starting place 3");
}

#[test]
fn rift_2_6_a_space_holds_one_object() {
    let asteroids =
        |at: &str, planes: Value| board_with("/asteroids", json!([{ "at": at, "planes": planes }]));
    assert_error(
        asteroids("B3", json!([0])),
        "asteroids[0].at",
        "planet or star",
    );
    let twice = "asteroids[0].planes[1]";
    assert_error(asteroids("C2", json!([1, 0])), twice, "already");
    assert_error(asteroids("A4", json!([1, 1])), twice, "already");
    assert_error(asteroids("E1", json!([1])), "asteroids[0].at", "off");
    assert_error(asteroids("A1", json!([0])), "starts[0].at", "blocked");
    assert!(asteroids("A1", json!([-1, 1])).is_ok());
}

#[test]
fn console_values_and_speeds_stay_within_the_limits_of_the_model() {
    let start = |more: Value| {
        let mut value = valid_board();
        let start = value["starts"][0].as_object_mut().unwrap();
        start.extend(more.as_object().unwrap().clone());
        parse(&value)
    };
    let speed = "starts[0].speed";
    assert!(start(json!({ "speed": -4 })).is_ok());
    assert_error(start(json!({ "speed": 5 })), speed, "more than 4");
    assert_error(
        start(json!({ "speed": -3, "model": "rhino" })),
        speed,
        "more than 2",
    );
    assert_error(
        start(json!({ "model": "whale" })),
        "starts[0].model",
        "whale",
    );
    assert_error(
        start(json!({ "console": { "bars": { "L": [7, 0] } } })),
        "starts[0].console.bars.L",
        "more than 6",
    );
    assert_error(
        start(json!({ "console": { "hull": 0 } })),
        "starts[0].console.hull",
        "destroyed",
    );
    assert_error(
        start(json!({ "console": { "hull": 11 }, "model": "rhino" })),
        "starts[0].console.hull",
        "more than 10",
    );
    assert_error(
        start(json!({ "console": { "ion": "charged" }, "model": "hammer" })),
        "starts[0].console.ion",
        "no ion canon",
    );
}

#[test]
fn puzzles_and_breakouts_need_targets_turns_and_goals() {
    assert_error(
        board_with("/mode", json!("puzzle")),
        "puzzle",
        "needs a puzzle",
    );
    assert_error(
        board_with("/mode", json!("breakout")),
        "goals",
        "goal square",
    );
    let puzzle = |side: u8, turns: u8, targets: Value| {
        let mut value = valid_board();
        value["mode"] = json!("puzzle");
        value["puzzle"] = json!({ "side": side, "turns": turns, "targets": targets });
        parse(&value)
    };
    assert!(puzzle(1, 1, json!([2])).is_ok());
    assert_error(puzzle(1, 0, json!([2])), "puzzle.turns", "1");
    assert_error(puzzle(1, 1, json!([])), "puzzle.targets", "needs");
    assert_error(puzzle(1, 1, json!([3])), "puzzle.targets[0]", "3");
    assert_error(puzzle(1, 1, json!([2, 2])), "puzzle.targets[1]", "twice");
    assert_error(puzzle(2, 1, json!([2])), "puzzle.side", "no ship");
    let mut value = valid_board();
    value["puzzle"] = json!({ "side": 1, "turns": 1, "targets": [2] });
    assert_error(parse(&value), "puzzle", "mode");
    value["mode"] = json!("breakout");
    value.as_object_mut().unwrap().remove("puzzle");
    value["goals"] = json!(["B3"]);
    assert_error(parse(&value), "goals[0]", "blocked in all planes");
    value["goals"] = json!(["C2"]);
    assert_error(parse(&value), "starts", "one marked ship");
    value["starts"][0]["flag"] = json!(true);
    assert!(parse(&value).is_ok());
}

#[test]
fn rift_2_1_a_board_is_a_grid_of_squares_in_three_planes() {
    let ready = board("crossing").compile();
    assert_eq!((ready.width(), ready.height()), (16, 8));
    assert_eq!(ready.squares().count(), 128);
    assert!(ready.contains(square("P8")) && !ready.contains(square("Q8")));
    for level in [-1, 0, 1] {
        let corner = space("P8", level);
        assert_eq!(ready.neighbor(corner, (-1, 0)), Some(space("O8", level)));
        assert_eq!(ready.neighbor(corner, (1, 0)), None);
    }
}

#[test]
fn rift_2_3_squares_are_named_by_column_letter_and_row_number() {
    let at = square("C5");
    assert_eq!((at.x(), at.y()), (2, 4));
    assert_eq!(space("C5", 1).to_string(), "C5/+1");
    assert_eq!(square("AA1").x(), 26);
    assert_eq!(
        board("pebble-gate")
            .compile()
            .terrain(square("F2"))
            .asteroids,
        [false, true, false]
    );
}

#[test]
fn rift_2_4_directions_go_clockwise_from_north() {
    let names: Vec<&str> = Heading::ALL.iter().map(|heading| heading.name()).collect();
    assert_eq!(names, ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]);
    let steps: Vec<(i8, i8)> = Heading::ALL
        .iter()
        .map(|heading| heading.offset())
        .collect();
    let clockwise = [
        (0, -1),
        (1, -1),
        (1, 0),
        (1, 1),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (-1, -1),
    ];
    assert_eq!(steps, clockwise);
}

#[test]
fn rift_2_5_even_headings_face_an_edge_and_odd_ones_a_corner() {
    for heading in Heading::ALL {
        let (dx, dy) = heading.offset();
        assert_eq!(heading.is_diagonal(), dx != 0 && dy != 0);
        assert_eq!(heading.is_diagonal(), heading.number() % 2 == 1);
    }
    for start in board("bulwark").starts {
        assert!(!start.facing.is_diagonal());
    }
}

#[test]
fn rift_3_1_an_asteroid_fills_one_plane() {
    let ready = board("layer-cake").compile();
    for (at, solid) in [
        ("A4", [true, false, false]),
        ("B4", [false, true, false]),
        ("C4", [false, false, true]),
    ] {
        for (level, is_filled) in (-1..).zip(solid) {
            assert_eq!(ready.is_solid(space(at, level)), is_filled, "{at} {level}");
        }
    }
    let mut value = valid_board();
    value["rows"] = json!(["....", "duxx", "..@.", "...."]);
    let ready = parse(&value).unwrap().compile();
    assert_eq!(ready.terrain(square("A2")).asteroids, [true, true, false]);
    assert_eq!(ready.terrain(square("B2")).asteroids, [false, true, true]);
    assert_eq!(ready.terrain(square("C2")).asteroids, [true, false, true]);
    assert_eq!(ready.terrain(square("C3")).asteroids, [true, true, true]);
}

#[test]
fn rift_3_2_planets_and_stars_fill_all_planes() {
    let planet = board("corner-pocket").compile();
    let star = board("lantern").compile();
    for level in [-1, 0, 1] {
        assert!(planet.is_solid(space("C3", level)));
        assert!(star.is_solid(space("D4", level)));
    }
    assert!(planet.terrain(square("C3")).has_planet && star.terrain(square("D4")).has_star);
}

#[test]
fn rift_3_3_a_large_planet_leaves_its_corners_open() {
    let mat_set = mats().unwrap();
    for id in ["M7", "M8", "M10"] {
        let mat = mat_set.mats.iter().find(|mat| mat.id == id).unwrap();
        let filled = |symbol: &char| matches!(symbol, '#' | '*');
        let count = mat.rows.iter().flat_map(|row| row.chars()).filter(filled);
        assert_eq!(count.count(), 12, "{id}");
        for corner in [&mat.rows[0], &mat.rows[3]] {
            assert!(corner.starts_with('.') && corner.ends_with('.'), "{id}");
        }
    }
}

#[test]
fn rift_3_4_a_nebula_covers_a_square_without_blocking_it() {
    let ready = board("eye-of-mist").compile();
    assert!(ready.is_nebula(square("D2")) && !ready.is_nebula(square("D4")));
    for level in [-1, 0, 1] {
        assert!(!ready.is_solid(space("D2", level)));
    }
}

#[test]
fn rift_3_9_an_asteroid_may_lie_in_a_cloud() {
    let cloud = board_with("/asteroids", json!([{ "at": "C3", "planes": [-1] }]));
    let terrain = cloud.unwrap().compile().terrain(square("C3"));
    assert!(terrain.has_nebula && terrain.asteroids == [true, false, false]);
}

#[test]
fn a_32_every_asteroid_has_a_plane_also_in_the_list_of_extra_ones() {
    let value = board_with("/asteroids", json!([{ "at": "A4", "planes": [1] }]));
    let ready = value.unwrap().compile();
    assert_eq!(ready.terrain(square("A4")).asteroids, [false, false, true]);
    assert_eq!(ready.terrain(square("C2")).asteroids, [false, true, false]);
}

#[test]
fn rift_18_5_mats_overlays_and_tokens_form_the_rows_of_a_board() {
    let layout = Layout {
        width: 10,
        height: 6,
        mats: vec![placed_mat("M6", "A1", 0), placed_mat("M11", "E1", 0)],
        overlays: vec![placed_mat("planet", "B1", 0)],
        planets: vec![square("J6")],
    };
    let rows = layout.rows(&mats().unwrap()).unwrap();
    assert_eq!(rows[0], "..##.~~...");
    assert_eq!(rows[1], ".####~~~..");
    assert_eq!(rows[2], ".####~~~..");
    assert_eq!(rows[3], "..##.~~...");
    assert_eq!(rows[4], "..........");
    assert_eq!(rows[5], ".........#");
}

#[test]
fn rift_18_6_mats_are_turned_by_quarters() {
    let turned = |turns| {
        let layout = Layout {
            width: 4,
            height: 4,
            mats: vec![placed_mat("M5", "A1", turns)],
            ..Layout::default()
        };
        layout.rows(&mats().unwrap()).unwrap()
    };
    assert_eq!(turned(0), [".w..", "....", "...g", "b..."]);
    assert_eq!(turned(1), ["b...", "...w", "....", ".g.."]);
    assert_eq!(turned(2), ["...b", "g...", "....", "..w."]);
    assert_eq!(turned(3), ["..g.", "....", "w...", "...b"]);
    assert_eq!(turned(4), turned(0));
}

#[test]
fn a_31_mats_may_be_placed_anywhere_but_not_overlap() {
    let rows = |second: PlacedMat| {
        let layout = Layout {
            width: 12,
            height: 6,
            mats: vec![placed_mat("M1", "A1", 0), second],
            ..Layout::default()
        };
        layout.rows(&mats().unwrap())
    };
    assert!(rows(placed_mat("M2", "F2", 0)).is_ok());
    assert_error(rows(placed_mat("M2", "D1", 0)), "mats[1]", "another mat");
    assert_error(rows(placed_mat("M2", "J1", 0)), "mats[1].at", "beyond");
    assert_error(rows(placed_mat("M2", "E4", 0)), "mats[1].at", "beyond");
    assert_error(rows(placed_mat("M99", "E1", 0)), "mats[1].id", "M99");
}

fn placed_mat(id: &str, at: &str, turns: u8) -> PlacedMat {
    PlacedMat {
        id: id.to_owned(),
        at: square(at),
        turns,
    }
}

#[test]
fn rift_1_2_models_are_rows_of_one_table() {
    let figures = content::figures().unwrap();
    let rows: Vec<_> = figures
        .models
        .iter()
        .map(|m| {
            (
                m.id.as_str(),
                m.main,
                m.aux,
                m.hull,
                m.speed,
                m.move_cost,
                m.torpedoes,
                m.mines,
            )
        })
        .collect();
    let expected = [
        ("rhino", 8, 6, 10, 2, 1, 10, 1),
        ("screech", 9, 5, 10, 4, 1, 0, 0),
        ("hammer", 8, 10, 12, 2, 2, 12, 3),
    ];
    assert_eq!(rows, expected);
    let barrels = |model: usize, weapon, side| {
        let mounts = figures.models[model].mounts.iter();
        let same =
            |mount: &&engine::rift::ship::Mount| mount.weapon == weapon && mount.side == side;
        mounts.filter(same).map(|mount| mount.barrels).sum::<u8>()
    };
    for (model, lasers, tubes, ions) in [
        (0, [4, 2], [2, 0], 0),
        (1, [4, 2], [0, 0], 1),
        (2, [2, 2], [4, 1], 0),
    ] {
        for (side, n) in [(Side::Front, 0), (Side::Back, 1)] {
            assert_eq!(barrels(model, Weapon::Laser, side), lasers[n]);
            assert_eq!(barrels(model, Weapon::Torpedo, side), tubes[n]);
        }
        assert_eq!(barrels(model, Weapon::Ion, Side::Front), ions);
        for side in [Side::Right, Side::Left] {
            for weapon in [Weapon::Laser, Weapon::Torpedo, Weapon::Ion] {
                assert_eq!(barrels(model, weapon, side), 0);
            }
        }
    }
}

#[test]
fn invalid_figures_are_refused_with_their_place() {
    let figures = serde_json::to_value(content::figures().unwrap()).unwrap();
    let corrupt = |pointer: &str, value: Value| {
        let mut figures = figures.clone();
        *figures.pointer_mut(pointer).unwrap() = value;
        parse_figures("f.json", &figures.to_string())
    };
    assert_error(
        corrupt("/models/1/mounts/0/barrels", json!(16)),
        "models[1].mounts[0].barrels",
        "1 to 15",
    );
    assert_error(
        corrupt("/models/2/speed", json!(9)),
        "models[2].speed",
        "1 to 8",
    );
    assert_error(
        corrupt("/models/2/id", json!("rhino")),
        "models[2].id",
        "rhino",
    );
    assert_error(
        corrupt("/models/0/mounts/1/side", json!("F")),
        "models[0].mounts[1]",
        "already",
    );
    assert_error(corrupt("/laser/range", json!(0)), "laser.range", "1 to 31");
    assert_error(corrupt("/bar", json!(16)), "bar", "1 to 15");
    assert_error(corrupt("/models", json!([])), "models", "1 to 32");
}

#[test]
fn boards_set_their_own_mode_and_options() {
    let modes = [
        ("corner-pocket", Mode::Ace),
        ("breakout-lane", Mode::Breakout),
        ("puzzle-1", Mode::Puzzle),
        ("lantern", Mode::Elimination),
    ];
    for (id, mode) in modes {
        let rules = crate::shipped(id).rules().unwrap();
        assert_eq!(rules.mode, mode, "{id}");
    }
    assert!(
        crate::shipped("sleeping-field")
            .rules()
            .unwrap()
            .has_chain_mines
    );
    assert_eq!(
        crate::shipped("breakout-lane").rules().unwrap().round_limit,
        10
    );
}
