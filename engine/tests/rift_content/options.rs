//! Valid options of a match, and options that are refused.

use crate::{assert_error, board, new_game, options, shipped};
use engine::error_reason::ErrorLocation;
use engine::game::{Seat, SeatSet};
use engine::rift::Rift;
use engine::rift::board_file::BoardFile;
use engine::rift::options::{BoardChoice, FirstPlayer, Handicap, Mode, Options};
use engine::rift::ship::ShipId;

/// Builds a duel on the board `cold-open` with changed options.
fn duel_with(change: impl FnOnce(&mut Options)) -> Result<Rift, engine::error::LoadError> {
    let mut options = Options::duel("cold-open", "rhino", "hammer");
    change(&mut options);
    Rift::from_options_with_base_content(options)
}

fn custom(board: BoardFile) -> BoardChoice {
    BoardChoice::Custom(Box::new(board))
}

fn models(options: &mut Options, models: &[&str]) {
    for (ship, model) in options.ships.iter_mut().zip(models) {
        ship.model = (*model).to_owned();
    }
}

#[test]
fn rift_1_1_options_name_board_seats_ships_and_rules() {
    let options = options("lantern", 4, 4);
    let text = serde_json::to_string(&options).unwrap();
    let decoded: Options = serde_json::from_str(&text).unwrap();
    assert_eq!(decoded, options);
    let game = new_game(decoded);
    assert_eq!(game.teams().len(), 4);
    assert_eq!(game.builds().len(), 4);
}

#[test]
fn rift_1_3_every_ship_has_one_owner_and_every_owner_one_team() {
    let game = new_game(options("gravel-belt", 4, 4));
    let owners: Vec<Seat> = (0..4).map(|n| game.owner(ShipId(n))).collect();
    assert_eq!(owners, [Seat(0), Seat(1), Seat(2), Seat(3)]);
    let teams: Vec<u8> = (0..4).map(|n| game.team_of(Seat(n))).collect();
    assert_eq!(teams, [0, 1, 0, 1]);
    assert_eq!(game.teams()[1], SeatSet::singleton(Seat(1)).with(Seat(3)));
    assert_error(
        duel_with(|options| options.teams.push(3)),
        "teams[2]",
        "no ship",
    );
    assert_error(
        duel_with(|options| options.ships[1].seat = 2),
        "teams[1]",
        "no ship",
    );
    assert_error(
        duel_with(|options| options.teams = vec![7, 7]),
        "teams",
        "2 teams",
    );
    assert_error(
        duel_with(|options| options.teams = vec![1]),
        "teams",
        "1 seats",
    );
}

#[test]
fn rift_5_1_teams_are_ordered_by_their_first_seats() {
    let mut options = options("gravel-belt", 4, 4);
    options.teams = vec![9, 4, 4, 9];
    let game = new_game(options);
    let teams = [
        SeatSet::singleton(Seat(0)).with(Seat(3)),
        SeatSet::singleton(Seat(1)).with(Seat(2)),
    ];
    assert_eq!(game.teams(), teams);
}

#[test]
fn rift_1_4_a_player_may_own_ships_of_different_models() {
    let mut options = options("gravel-belt", 2, 4);
    models(&mut options, &["rhino", "hammer", "screech", "hammer"]);
    let game = new_game(options);
    let seats: Vec<u8> = game.builds().iter().map(|build| build.seat).collect();
    assert_eq!(seats, [0, 1, 0, 1]);
    let models: Vec<u8> = game.builds().iter().map(|build| build.model).collect();
    assert_eq!(models, [0, 2, 1, 2]);
}

#[test]
fn rift_1_5_one_player_takes_two_ships_if_the_number_in_teams_is_odd() {
    for (players, ships) in [(2, 2), (3, 4), (4, 4), (5, 6), (6, 6)] {
        assert_eq!(Options::team_ships(players), ships);
    }
    for (id, players) in [("gravel-belt", 3), ("twin-furnace", 5)] {
        let game = new_game(options(id, players, Options::team_ships(players)));
        let of_team = |team| {
            let ships = (0..Options::team_ships(players)).map(ShipId);
            ships.filter(|id| game.team_of_ship(*id) == team).count()
        };
        assert_eq!(of_team(0), of_team(1));
        let ships_of = |seat| game.builds().iter().filter(|b| b.seat == seat).count();
        let double = (0..players).filter(|seat| ships_of(*seat) == 2).count();
        assert_eq!(double, 1);
    }
}

#[test]
fn a_53_five_players_in_teams_fly_six_ships_and_three_against_two_is_a_handicap() {
    let game = new_game(options("standard-6-teams", 5, Options::team_ships(5)));
    assert_eq!(game.builds().len(), 6);
    let uneven = new_game(options("standard-5-teams", 5, 5));
    let of_team = |team| {
        let ships = (0..5).map(ShipId);
        ships.filter(|id| uneven.team_of_ship(*id) == team).count()
    };
    assert_eq!((of_team(0), of_team(1)), (3, 2));
}

#[test]
fn rift_1_8_a_first_game_is_one_rhino_each_without_terrain_or_clock() {
    let options = options("cold-open", 2, 2);
    assert!(options.ships.iter().all(|ship| ship.model == "rhino"));
    assert_eq!(options.rules.turn_seconds, 0);
    let open = |row: &String| row.chars().all(|symbol| symbol == '.');
    assert!(board("cold-open").rows.iter().all(open));
}

#[test]
fn rift_1_9_box_limits_allow_only_the_contents_of_the_boxes() {
    let mut options = options("gravel-belt", 4, 4);
    models(&mut options, &["hammer"; 4]);
    assert!(Rift::from_options_with_base_content(options.clone()).is_ok());
    options.rules.has_box_limits = true;
    assert_error(
        Rift::from_options_with_base_content(options.clone()),
        "ships[3].model",
        "no more",
    );
    models(&mut options, &["hammer", "hammer", "hammer", "screech"]);
    assert!(Rift::from_options_with_base_content(options).is_ok());

    let mut large = crate::options("long-front", 12, 12);
    large.rules.has_box_limits = true;
    models(&mut large, &["screech"; 7]);
    assert_error(
        Rift::from_options_with_base_content(large.clone()),
        "ships[6].model",
        "2 box",
    );
    models(
        &mut large,
        &[
            "screech", "screech", "screech", "screech", "screech", "screech", "rhino",
        ],
    );
    assert!(Rift::from_options_with_base_content(large).is_ok());
}

#[test]
fn rift_1_9_box_limits_count_mines_on_the_board_and_in_the_stores() {
    let mut mined = board("cold-open");
    let mine = |n: u8| engine::rift::board_file::StartMine {
        at: engine::grid::Square::new(n % 8, 2 + n / 8).unwrap(),
        plane: engine::grid::Plane::MIDDLE,
        owner: 0,
    };
    mined.mines = (0..13).map(mine).collect();
    let mut options = Options::for_board(custom(mined.clone()), 2, 2).unwrap();
    options.rules.has_box_limits = true;
    models(&mut options, &["hammer", "rhino"]);
    assert!(Rift::from_options_with_base_content(options.clone()).is_ok());
    models(&mut options, &["hammer", "hammer"]);
    assert_error(
        Rift::from_options_with_base_content(options),
        "ships",
        "19 mines",
    );
}

#[test]
fn ships_are_refused_with_their_place() {
    assert_error(
        duel_with(|options| options.ships[1].model = "whale".to_owned()),
        "ships[1].model",
        "whale",
    );
    assert_error(
        duel_with(|options| options.ships.push(options.ships[0].clone())),
        "ships",
        "takes 2",
    );
    let mut owned = options("lantern", 2, 3);
    owned.ships[2].seat = 5;
    assert_error(
        Rift::from_options_with_base_content(owned),
        "ships[2].seat",
        "no seat 5",
    );
    let mut fixed = options("bulwark", 2, 5);
    fixed.ships[0].model = "rhino".to_owned();
    assert_error(
        Rift::from_options_with_base_content(fixed),
        "ships[0].model",
        "`hammer`",
    );
    assert_error(
        duel_with(|options| options.board = shipped("nowhere")),
        "board",
        "nowhere",
    );
}

#[test]
fn boards_limit_the_number_of_ships() {
    for (id, ships, taken) in [
        ("blue-giant", 4, "5 to 6"),
        ("bulwark", 4, "takes 5"),
        ("breakout-lane", 3, "takes 4"),
        ("puzzle-3", 2, "takes 3"),
    ] {
        assert_error(
            Rift::from_options_with_base_content(options(id, 2, ships)),
            "ships",
            taken,
        );
    }
    assert!(Rift::from_options_with_base_content(options("blue-giant", 5, 5)).is_ok());
    let mut board = board("breakout-lane");
    board.mode = Mode::Elimination;
    let mut fewer = Options::for_board(custom(board), 2, 3).unwrap();
    assert!(Rift::from_options_with_base_content(fewer.clone()).is_ok());
    fewer.rules.mode = Mode::Breakout;
    assert_error(
        Rift::from_options_with_base_content(fewer),
        "ships",
        "takes 4",
    );
}

#[test]
fn handicaps_change_the_build_of_a_ship() {
    let game = duel_with(|options| {
        options.ships[0].handicap = Handicap {
            main: -2,
            aux: 3,
            hull: -4,
            bars: 4,
        };
    });
    let game = game.unwrap();
    let build = game.build(ShipId(0));
    assert_eq!((build.main, build.aux, build.hull), (6, 9, 6));
    assert_eq!(build.bars.sum(), 32);
    assert_eq!(game.build(ShipId(1)).bars.sum(), 48);
}

#[test]
fn handicaps_out_of_range_are_refused_with_their_place() {
    let handicap = |handicap| duel_with(|options| options.ships[1].handicap = handicap);
    let none = Handicap::default();
    for (wrong, key) in [
        (Handicap { main: 3, ..none }, "main"),
        (Handicap { aux: -4, ..none }, "aux"),
        (Handicap { hull: 5, ..none }, "hull"),
        (Handicap { bars: 7, ..none }, "bars"),
    ] {
        let path = format!("ships[1].handicap.{key}");
        assert_error(handicap(wrong), &path, "is not within");
    }
    assert!(handicap(Handicap { hull: -4, ..none }).is_ok());
}

#[test]
fn a_start_cannot_have_more_than_the_ship_with_its_handicap() {
    let mut options = options("breakout-lane", 2, 4);
    options.ships[0].handicap.hull = -4;
    assert_error(
        Rift::from_options_with_base_content(options),
        "starts[0].console.hull",
        "9 is more than 6",
    );
}

#[test]
fn rules_out_of_range_are_refused_with_their_place() {
    assert_error(
        duel_with(|options| options.rules.ace_target = 0),
        "rules.ace_target",
        "1 to",
    );
    assert_error(
        duel_with(|options| options.rules.match_length = 2),
        "rules.match_length",
        "1, 3 or 5",
    );
    assert_error(
        duel_with(|options| options.rules.first = FirstPlayer::Seat(2)),
        "rules.first",
        "no seat 2",
    );
    assert_error(
        duel_with(|options| options.rules.mode = Mode::Puzzle),
        "rules.mode",
        "puzzle",
    );
    assert_error(
        duel_with(|options| options.rules.mode = Mode::Breakout),
        "rules.mode",
        "marked ship",
    );
    let mut puzzle = options("puzzle-1", 2, 2);
    puzzle.rules.mode = Mode::Elimination;
    assert_error(
        Rift::from_options_with_base_content(puzzle),
        "rules.mode",
        "puzzle",
    );
}

#[test]
fn rift_16_1_in_centaur_ace_every_player_has_one_ship() {
    assert!(Rift::from_options_with_base_content(options("corner-pocket", 4, 4)).is_ok());
    assert_error(
        Rift::from_options_with_base_content(options("corner-pocket", 2, 4)),
        "ships[2].seat",
        "one ship",
    );
}

#[test]
fn rift_17_1_a_turn_limit_is_any_number_of_seconds() {
    for seconds in [0, 60, 90, 120, 180, 45] {
        let game = duel_with(|options| options.rules.turn_seconds = seconds).unwrap();
        assert_eq!(game.rules().turn_seconds, seconds);
    }
    assert_eq!(engine::rift::metadata::TURN_SECONDS, [0, 60, 90, 120, 180]);
}

#[test]
fn the_sides_of_a_breakout_are_set_by_the_board() {
    let mut options = options("breakout-lane", 2, 4);
    options.ships[2].seat = 1;
    assert_error(
        Rift::from_options_with_base_content(options),
        "ships[2].seat",
        "of team 1",
    );
}

#[test]
fn a_flagship_is_the_first_ship_of_a_team_unless_the_board_marks_one() {
    let mut options = options("gravel-belt", 4, 4);
    options.rules.mode = Mode::Flagship;
    let marked = |game: &Rift| {
        let ships = (0..4).map(ShipId);
        ships.filter(|id| game.is_marked(*id)).collect::<Vec<_>>()
    };
    let game = new_game(options.clone());
    assert_eq!(marked(&game), [ShipId(0), ShipId(1)]);
    let mut own = board("gravel-belt");
    own.starts[3].is_marked = true;
    options.board = custom(own.clone());
    let game = new_game(options.clone());
    assert_eq!(marked(&game), [ShipId(0), ShipId(3)]);
    own.starts[1].is_marked = true;
    options.board = custom(own);
    assert_error(
        Rift::from_options_with_base_content(options),
        "starts[3].flag",
        "already",
    );
}

#[test]
fn only_a_breakout_uses_the_marked_ship_of_its_board() {
    let mut options = options("breakout-lane", 2, 4);
    assert!(new_game(options.clone()).is_marked(ShipId(0)));
    options.rules.mode = Mode::Elimination;
    assert!(!new_game(options).is_marked(ShipId(0)));
}

#[test]
fn a_fleet_draft_takes_no_model_for_more_than_half_a_team() {
    let mut options = options("twin-furnace", 2, 6);
    options.rules.has_fleet_draft = true;
    assert_error(
        Rift::from_options_with_base_content(options.clone()),
        "ships[4].model",
        "at most 2",
    );
    models(
        &mut options,
        &["rhino", "rhino", "rhino", "hammer", "screech", "rhino"],
    );
    assert!(Rift::from_options_with_base_content(options).is_ok());
}

#[test]
fn rift_18_8_options_without_everybody_first_keep_their_encoding() {
    let before = options("lantern", 4, 4);
    let text = serde_json::to_string(&before).unwrap();
    assert!(!text.contains("everybody_first"));
    let mut after = before.clone();
    after.rules.is_everybody_first = true;
    let bytes = |options: &Options| postcard::to_allocvec(options).unwrap();
    // An option that is off adds nothing to the encoding.
    assert_eq!(bytes(&after).len(), bytes(&before).len() + 1);
    assert_eq!(bytes(&after)[..bytes(&before).len()], bytes(&before));
    for options in [before, after] {
        let text = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
        let decoded: Options = postcard::from_bytes(&bytes(&options)).unwrap();
        assert_eq!(decoded, options);
    }
}

#[test]
fn rift_18_1_seats_take_turns_to_get_the_starting_places_of_a_board() {
    let game = new_game(options("lantern", 2, 4));
    let seats: Vec<u8> = game.builds().iter().map(|build| build.seat).collect();
    assert_eq!(seats, [0, 1, 0, 1]);
    assert_eq!(game.teams().len(), 2);
}

#[test]
fn rift_18_2_every_ship_has_its_own_console() {
    let mut options = options("gravel-belt", 2, 4);
    options.ships[2].handicap.aux = -1;
    models(&mut options, &["rhino", "rhino", "rhino", "rhino"]);
    let game = new_game(options);
    let aux: Vec<u8> = game.builds().iter().map(|build| build.aux).collect();
    assert_eq!(aux, [6, 6, 5, 6]);
}

#[test]
fn rift_18_3_ships_of_one_owner_have_different_numbers() {
    let game = new_game(options("gravel-belt", 2, 4));
    let own: Vec<ShipId> = (0..4)
        .map(ShipId)
        .filter(|id| game.owner(*id) == Seat(0))
        .collect();
    assert_eq!(own, [ShipId(0), ShipId(2)]);
}

#[test]
fn a_custom_board_is_checked_like_any_other() {
    let mut faulty = board("cold-open");
    faulty.rows[2] = "......".to_owned();
    let mut options = options("cold-open", 2, 2);
    options.board = custom(faulty);
    let error = Rift::from_options_with_base_content(options).unwrap_err();
    assert_eq!(
        (error.file.as_str(), error.place),
        ("board", ErrorLocation::from("rows[2]"))
    );
}
