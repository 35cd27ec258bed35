//! Tests of advice for every game that evaluates positions: the recommended actions and the value
//! of the position.

use engine::bots::win_chances::FULL_SHARE;
use engine::bots::{AdviceRequest, Bot, Evaluate, Level, WinChances};
use engine::chance::SeededRng;
use engine::game::{Game, NullSink, Seat, Status};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::bot::BotDecision;
use engine::rift::options::{BoardChoice, Options};
use engine::rift::ship::ShipId;
use engine::rift::state::State;
use std::task::Poll;

fn game(board: &str, players: u8, ships: u8) -> (Rift, State) {
    let choice = BoardChoice::Shipped(board.to_owned());
    let game = Rift::new(Options::for_board(choice, players, ships).unwrap()).unwrap();
    let state = game.deal(&mut SeededRng::new(1, 0));
    (game, state)
}

fn ask(game: &Rift, state: &State) -> engine::bots::Advice<Action> {
    let seat = game.status(state).waiting_seats().iter().next().unwrap();
    let policy = BotDecision::new(game, state, seat, Level::Captain, SeededRng::new(2, 0));
    let mut request = AdviceRequest::new(game, state, seat, policy, SeededRng::new(2, 1));
    loop {
        if let Poll::Ready(advice) = request.think(game, 1000) {
            return advice;
        }
    }
}

#[test]
fn equal_positions_give_equal_shares() {
    for (board, seats) in [("cold-open", 2), ("standard-4", 4), ("standard-6", 6)] {
        let (game, state) = game(board, seats, seats);
        let chances = game.win_chances(&state);
        assert_eq!(chances.shares().len(), usize::from(seats), "{board}");
        for seat in (0..seats).map(Seat) {
            let share = chances.share(seat);
            assert!(
                share.abs_diff(FULL_SHARE / u16::from(seats)) <= 1,
                "{board}: {share}"
            );
        }
    }
}

#[test]
fn seats_of_one_team_have_equal_chances() {
    let (game, mut state) = game("standard-4-corners", 4, 4);
    let losing = game.team_of(Seat(1));
    for (id, ship) in (0u8..).map(ShipId).zip(state.ships.iter_mut()) {
        ship.hull -= if game.team_of_ship(id) == losing {
            5
        } else {
            0
        };
    }
    let chances = game.win_chances(&state);
    let team: Vec<Seat> = (0..4)
        .map(Seat)
        .filter(|seat| chances.share(*seat) > FULL_SHARE / 2)
        .collect();
    assert_eq!(team.len(), 2, "{chances:?}");
    assert_eq!(game.team_of(team[0]), game.team_of(team[1]));
    let other = (0..4).map(Seat).find(|seat| !team.contains(seat)).unwrap();
    assert!((chances.share(team[0]) + chances.share(other)).abs_diff(FULL_SHARE) <= 1);
}

#[test]
fn a_stronger_ship_has_a_higher_win_chance() {
    let (game, fresh) = game("cold-open", 2, 2);
    let mut last = FULL_SHARE;
    for hull in (1..=10).rev() {
        let mut state = fresh.clone();
        state.ships[0].hull = hull;
        let share = game.win_chances(&state).share(Seat(0));
        assert!(share < last, "hull {hull}: {share}, before {last}");
        last = share;
    }
}

#[test]
fn chances_depend_on_the_lost_share_of_a_fleet_not_on_its_size() {
    let damaged = |board: &str, ships: u8| {
        let (game, mut state) = game(board, 2, ships);
        let losing = game.team_of(Seat(1));
        for (id, ship) in (0u8..).map(ShipId).zip(state.ships.iter_mut()) {
            let lost = if game.team_of_ship(id) == losing {
                3
            } else {
                0
            };
            ship.hull -= lost;
        }
        game.win_chances(&state).share(Seat(1))
    };
    let duel = damaged("cold-open", 2);
    assert!((200..450).contains(&duel), "{duel}");
    let fleets = [
        ("standard-4-pairs", 4),
        ("twin-furnace", 6),
        ("long-front", 12),
    ];
    for (board, ships) in fleets {
        let share = damaged(board, ships);
        assert!(share.abs_diff(duel) <= 2, "{board}: {share}, {duel}");
    }
}

#[test]
fn losing_the_first_ship_does_not_decide_a_fleet_battle() {
    for (board, ships, min_share) in [("twin-furnace", 6, 30), ("long-front", 12, 150)] {
        let (game, mut state) = game(board, 2, ships);
        state.ships[0].hull = 0;
        let share = game.win_chances(&state).share(game.owner(ShipId(0)));
        assert!((min_share..400).contains(&share), "{board}: {share}");
    }
    // In individual play with one ship per seat, a seat without a ship has lost.
    let (game, mut state) = game("standard-6", 6, 6);
    state.ships[0].hull = 0;
    let share = game.win_chances(&state).share(game.owner(ShipId(0)));
    assert!(share < 5, "{share}");
}

#[test]
fn the_winners_of_a_finished_game_have_the_full_share() {
    let (game, mut state) = game("cold-open", 2, 2);
    let mut list = Vec::new();
    game.out_of_turn_actions(&state, Seat(1), &mut list);
    let concede = list
        .into_iter()
        .find(|action| *action == Action::Concede)
        .unwrap();
    let mut chance = SeededRng::new(1, 1);
    game.act(&mut state, Seat(1), concede, &mut chance, &mut NullSink)
        .unwrap();
    assert!(matches!(game.status(&state), Status::Over(_)));
    assert_eq!(game.win_chances(&state).shares(), [FULL_SHARE, 0]);
}

#[test]
fn the_advised_line_is_legal_and_asking_changes_nothing() {
    let (game, state) = game("puzzle-1", 2, 2);
    let advice = ask(&game, &state);
    let seat = game.status(&state).waiting_seats().iter().next().unwrap();
    let (mut after, mut chance) = (state.clone(), SeededRng::new(3, 0));
    for action in &advice.line {
        game.act(&mut after, seat, *action, &mut chance, &mut NullSink)
            .unwrap();
    }
    assert_eq!(advice.now, advice.best, "one estimate");
    assert!(matches!(game.status(&after), Status::Over(_)), "solved");
    assert_eq!(advice.best.share(seat), FULL_SHARE, "{:?}", advice.best);
}

/// A bot that returns a fixed value, or `None` if it estimates none.
#[derive(Debug)]
struct FixedValueBot(Option<i32>);

impl Bot<Rift> for FixedValueBot {
    fn think_step(&mut self, _: &Rift) -> Option<u32> {
        None
    }

    fn line(&self) -> Vec<Action> {
        Vec::new()
    }

    fn estimated_value(&self) -> Option<i32> {
        self.0
    }
}

#[test]
fn both_chances_come_from_the_estimate_that_chose_the_line() {
    let (game, state) = game("cold-open", 2, 2);
    for value in [Some(-400), Some(400), None] {
        let mut request = AdviceRequest::new(
            &game,
            &state,
            Seat(0),
            FixedValueBot(value),
            SeededRng::new(2, 1),
        );
        let Poll::Ready(advice) = request.think(&game, 1) else {
            panic!("it does not think");
        };
        assert_eq!(advice.now, advice.best, "{value:?}");
        assert_eq!(advice.has_searched, value.is_some());
        let static_chances = game.win_chances(&state);
        assert_eq!(advice.best == static_chances, value.is_none(), "{value:?}");
    }
}

#[test]
fn a_known_value_replaces_the_evaluation_of_the_position() {
    let (game, state) = game("standard-3", 3, 3);
    let chances = WinChances::with_known_value(&game, &state, Some((Seat(2), 300)));
    assert!(chances.share(Seat(2)) > 400, "{chances:?}");
    assert_eq!(chances.share(Seat(0)), chances.share(Seat(1)));
    let text = serde_json::to_string(&chances).unwrap();
    assert_eq!(serde_json::from_str::<WinChances>(&text).unwrap(), chances);
}
