//! The first state of a match and of the next game of a series.

use crate::{new_game, options, space};
use engine::chance::{Chance, ChanceOutcome, ScriptedChance, SeededRng, ZeroChance};
use engine::grid::Heading;
use engine::rift::options::{FirstPlayer, Options};
use engine::rift::ship::{Ion, ShipId, Side};
use engine::rift::state::{Mine, Phase};
use engine::rift::{Rift, content};

#[test]
fn rift_4_2_ships_start_at_rest_in_the_middle_plane() {
    for id in content::board_ids().filter(|id| !id.starts_with("puzzle")) {
        let ships = u8::try_from(content::board(id).unwrap().starts.len()).unwrap();
        let state = new_game(options(id, ships, ships)).initial_state(&mut ZeroChance);
        assert_eq!(state.ships.len(), usize::from(ships));
        for ship in state.ships.iter() {
            assert_eq!((ship.plane().level(), ship.speed), (0, 0), "{id}");
        }
    }
}

#[test]
fn rift_4_3_consoles_start_full() {
    let game = new_game(Options::duel("cold-open", "screech", "hammer"));
    let state = game.initial_state(&mut ZeroChance);
    let figures = |n: usize| {
        let ship = &state.ships[n];
        (ship.main, ship.aux, ship.hull, ship.torpedoes, ship.mines)
    };
    assert_eq!(figures(0), (9, 5, 10, 0, 0));
    assert_eq!(figures(1), (8, 10, 12, 12, 3));
    for ship in state.ships.iter() {
        assert!(
            Side::ALL
                .into_iter()
                .all(|side| ship.bars.side(side) == [6, 6])
        );
        assert_eq!(ship.ion, Ion::Uncharged);
    }
    assert!(state.is_ready(ShipId(0)) && state.is_ready(ShipId(1)));
    assert!(!state.is_ready(ShipId(2)));
}

#[test]
fn rift_4_1_a_match_starts_with_an_activation_in_round_1() {
    let game = new_game(options("lantern", 4, 4));
    let state = game.initial_state(&mut ZeroChance);
    assert_eq!((state.phase, state.round), (Phase::Activation, 1));
    assert_eq!(state.turn.ship, None);
    assert!(state.scores.iter().all(|score| *score == 0));
    assert!(state.out.is_empty() && state.result.is_none());
}

#[test]
fn rift_4_11_the_first_player_is_a_chosen_seat_or_drawn() {
    let mut options = options("gravel-belt", 4, 4);
    let draws = [ChanceOutcome {
        outcomes: 2,
        value: 1,
    }];
    let mut script = ScriptedChance::new(&draws);
    assert_eq!(new_game(options.clone()).initial_state(&mut script).team, 1);
    assert!(script.fits());
    options.rules.first = FirstPlayer::Seat(3);
    let mut script = ScriptedChance::new(&[]);
    assert_eq!(new_game(options.clone()).initial_state(&mut script).team, 1);
    assert!(script.fits());
    options.rules.first = FirstPlayer::Loser;
    let mut script = ScriptedChance::new(&draws);
    assert_eq!(new_game(options).initial_state(&mut script).team, 1);
    assert!(script.fits());
}

#[test]
fn rift_1_7_the_seed_decides_only_the_first_player() {
    let game = new_game(options("lantern", 4, 4));
    let first = |seed| game.initial_state(&mut SeededRng::new(seed, 0));
    assert_eq!(first(5), first(5));
    let teams: Vec<u8> = (0..40).map(|seed| first(seed).team).collect();
    assert!((0..4).all(|team| teams.contains(&team)));
}

#[test]
fn rift_15_5_the_next_game_keeps_only_the_wins() {
    let mut options = options("cold-open", 2, 2);
    options.rules.match_length = 3;
    options.rules.first = FirstPlayer::Loser;
    let game = new_game(options);
    let mut state = game.initial_state(&mut ZeroChance);
    let fresh = state.clone();
    state.wins[1] = 2;
    state.games = 1;
    state.round = 9;
    state.ships[0].hull = 0;
    state.phase = Phase::Interval;
    let mut no_chance = ScriptedChance::new(&[]);
    let next = game.next_game_state(&state, Some(0), &mut no_chance);
    assert!(no_chance.fits());
    assert_eq!((next.wins, next.games, next.team), (state.wins, 1, 0));
    assert_eq!(
        (next.ships, next.round, next.phase),
        (fresh.ships, 1, Phase::Activation)
    );
    let draws = [ChanceOutcome {
        outcomes: 2,
        value: 1,
    }];
    let mut drawn = ScriptedChance::new(&draws);
    assert_eq!(game.next_game_state(&state, None, &mut drawn).team, 1);
    assert!(drawn.fits());
}

#[test]
fn mines_of_the_board_are_live_from_the_start() {
    let state = new_game(options("sleeping-field", 2, 2)).initial_state(&mut ZeroChance);
    assert_eq!(state.mines.len(), 6);
    assert_eq!(state.mines[0], Mine::new(space("F2", 0), None));
    assert!(state.mine_at(space("B6", -1)).is_some());
    assert!(state.mines.iter().all(|mine| mine.owner().is_none()));
}

#[test]
fn a_mine_of_a_starting_place_belongs_to_the_owner_of_its_ship() {
    let mut board = content::board("lantern").unwrap();
    for (owner, at) in [(2, "B2"), (4, "C2")] {
        board.mines.push(engine::rift::board_file::StartMine {
            at: crate::square(at),
            plane: engine::grid::Plane::HIGH,
            owner,
        });
    }
    let choice = engine::rift::options::BoardChoice::Custom(Box::new(board));
    let game = new_game(Options::for_board(choice, 3, 3).unwrap());
    let state = game.initial_state(&mut ZeroChance);
    let layers: Vec<_> = state.mines.iter().map(|mine| mine.owner()).collect();
    assert_eq!(layers, [Some(engine::game::Seat(1)), None]);
}

#[test]
fn consoles_of_the_board_replace_fresh_values() {
    let state = new_game(options("puzzle-1", 2, 2)).initial_state(&mut ZeroChance);
    let target = &state.ships[1];
    assert_eq!((target.hull, target.bars.side(Side::Left)), (8, [2, 0]));
    assert_eq!(target.bars.side(Side::Front), [6, 6]);
    let state = new_game(options("puzzle-3", 2, 3)).initial_state(&mut ZeroChance);
    assert_eq!(state.ships[0].space, space("E8", -1));
    assert_eq!(state.ships[0].heading, Heading::NE);
    assert_eq!(state.ships[2].bars.side(Side::Right), [0, 1]);
}

#[test]
fn every_value_of_a_console_can_be_set() {
    let mut board = content::board("cold-open").unwrap();
    board.starts[0].speed = -3;
    board.starts[0].console = serde_json::from_value(serde_json::json!({
        "hull": 4, "main": 0, "aux": 1, "ion": "charged", "bars": { "B": [0, 2] }
    }))
    .unwrap();
    board.starts[1].console = serde_json::from_value(serde_json::json!({
        "torpedoes": 2, "mines": 1
    }))
    .unwrap();
    let mut options = Options::duel("cold-open", "screech", "hammer");
    options.board = engine::rift::options::BoardChoice::Custom(Box::new(board));
    let state = new_game(options).initial_state(&mut ZeroChance);
    let ship = &state.ships[0];
    assert_eq!((ship.speed, ship.hull, ship.main, ship.aux), (-3, 4, 0, 1));
    assert_eq!(
        (ship.ion, ship.bars.side(Side::Back)),
        (Ion::Charged, [0, 2])
    );
    assert_eq!((state.ships[1].torpedoes, state.ships[1].mines), (2, 1));
}

#[test]
fn the_solving_side_of_a_puzzle_begins() {
    for n in 0..4 {
        let id = format!("puzzle-{}", n + 1);
        let ships = u8::try_from(content::board(&id).unwrap().starts.len()).unwrap();
        let game = new_game(options(&id, 2, ships));
        let mut chance = SeededRng::new(n, 0);
        assert_eq!(game.initial_state(&mut chance).team, 0, "{id}");
        assert_eq!(chance.pick(1000), SeededRng::new(n, 0).pick(1000));
    }
}

#[test]
fn a_game_can_be_built_with_every_number_of_players_a_board_allows() {
    for id in content::board_ids() {
        let ships = u8::try_from(content::board(id).unwrap().starts.len()).unwrap();
        for players in 2..=ships {
            let mut options = options(id, players, ships);
            if players < ships && options.rules.mode == engine::rift::options::Mode::Ace {
                options.rules.mode = engine::rift::options::Mode::Elimination;
            }
            let game = Rift::from_options_with_base_content(options);
            assert!(game.is_ok(), "{id}, {players}: {game:?}");
        }
    }
}
