//! Base boards in play: every puzzle has its solution, and games on every board end.

use crate::{new_game, options};
use engine::chance::{Chance, SeededRng, ZeroChance};
use engine::game::{Game, Seat, Status};
use engine::rift::Rift;
use engine::rift::action::{Action, Pay, PlusMinus};
use engine::rift::content;
use engine::rift::options::{BoardChoice, Options};
use engine::rift::ship::{MountId, ShipId};
use engine::rift::state::{Ending, State};

const FRONT_LASER: MountId = MountId(0);
const REAR_LASER: MountId = MountId(1);
const TORPEDO: MountId = MountId(2);
const ION: MountId = MountId(2);

const fn main(main: u8) -> Pay {
    Pay { main, aux: 0 }
}

const fn fire(mount: MountId, cost: u8) -> Action {
    Action::Fire(mount, None, main(cost))
}

/// Gives `orders` to the first ship of a puzzle.
fn solve(id: &str, orders: &[Action]) -> State {
    let ships = u8::try_from(content::board(id).unwrap().starts.len()).unwrap();
    let game = new_game(options(id, 2, ships));
    let mut state = game.initial_state(&mut ZeroChance);
    let mut events = Vec::new();
    for action in std::iter::once(&Action::Activate(ShipId(0))).chain(orders) {
        let result = game.act(&mut state, Seat(0), *action, &mut ZeroChance, &mut events);
        assert!(result.is_ok(), "{id}: {action:?}: {result:?}");
    }
    let ending = state.result.map(|result| result.ending);
    assert_eq!(ending, Some(Ending::Solved), "{id}");
    state
}

#[test]
fn puzzle_1_is_solved_by_ten_damage_after_one_step() {
    let mut orders = vec![Action::Accelerate(PlusMinus::Plus, main(1)), Action::Step];
    orders.extend([fire(TORPEDO, 0); 2]);
    orders.extend([fire(FRONT_LASER, 1); 4]);
    let state = solve("puzzle-1", &orders);
    assert_eq!(state.ships[0].main, 3);
}

#[test]
fn puzzle_2_is_solved_inside_the_cloud() {
    let mut orders = vec![Action::Accelerate(PlusMinus::Plus, main(1)); 3];
    orders.extend([Action::Step; 3]);
    orders.push(fire(ION, 2));
    orders.extend([fire(FRONT_LASER, 1); 2]);
    let state = solve("puzzle-2", &orders);
    assert_eq!(state.ships[0].main, 2);
}

#[test]
fn puzzle_3_is_solved_by_one_laser_at_the_mine() {
    let orders = [
        Action::ChangePlane(PlusMinus::Plus, main(1)),
        Action::Rotate(PlusMinus::Minus, main(1)),
        fire(FRONT_LASER, 1),
    ];
    let state = solve("puzzle-3", &orders);
    assert_eq!((state.ships[0].main, state.ships[0].hull), (5, 10));
}

#[test]
fn puzzle_4_is_solved_from_behind() {
    let orders = [
        Action::ChangePlane(PlusMinus::Plus, main(1)),
        Action::Warp(6, main(6)),
        Action::ChangePlane(PlusMinus::Minus, Pay { main: 0, aux: 1 }),
        Action::Fire(REAR_LASER, None, Pay { main: 0, aux: 1 }),
        Action::Fire(REAR_LASER, None, Pay { main: 0, aux: 1 }),
    ];
    let state = solve("puzzle-4", &orders);
    assert_eq!((state.ships[0].main, state.ships[0].aux), (1, 3));
}

/// Plays at random until the game is over.
fn play_at_random(game: &Rift, chance: &mut impl Chance) -> State {
    let mut state = game.initial_state(chance);
    let mut legal = Vec::new();
    for _ in 0..20_000 {
        let Status::WaitingFor(seats) = game.status(&state) else {
            return state;
        };
        let seat = seats.iter().next().expect("somebody is waited for");
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        let count = u32::try_from(legal.len()).unwrap();
        let action = legal[chance.pick(count) as usize];
        let mut events = Vec::new();
        let result = game.act(&mut state, seat, action, &mut ZeroChance, &mut events);
        assert!(result.is_ok(), "{action:?}: {result:?}");
    }
    panic!("the game does not end");
}

#[test]
fn random_play_ends_on_every_base_board() {
    for id in content::board_ids() {
        let board = content::board(id).unwrap();
        let ships = u8::try_from(board.starts.len()).unwrap();
        let players = if board.puzzle.is_some() { 2 } else { ships };
        let mut options = options(id, players, ships);
        options.rules.round_limit = 5;
        let state = play_at_random(&new_game(options), &mut SeededRng::new(1, 0));
        assert!(state.result.is_some(), "{id}");
    }
}

#[test]
fn a_puzzle_may_target_ships_of_the_solving_team() {
    let mut board = content::board("puzzle-3").unwrap();
    for start in &mut board.starts {
        start.team = 1;
    }
    let choice = BoardChoice::Custom(Box::new(board));
    let game = new_game(Options::for_board(choice, 1, 3).unwrap());
    let mut state = game.initial_state(&mut ZeroChance);
    for action in [
        Action::Activate(ShipId(0)),
        Action::ChangePlane(PlusMinus::Plus, main(1)),
        Action::Rotate(PlusMinus::Minus, main(1)),
        fire(FRONT_LASER, 1),
    ] {
        assert_eq!(state.result, None);
        let result = game.act(
            &mut state,
            Seat(0),
            action,
            &mut ZeroChance,
            &mut Vec::new(),
        );
        assert!(result.is_ok(), "{action:?}: {result:?}");
    }
    let ending = state.result.map(|result| result.ending);
    assert_eq!(ending, Some(Ending::Solved));
}
