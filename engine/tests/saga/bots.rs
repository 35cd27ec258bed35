//! Bots at the table: they answer whatever is asked in all scenarios, games between them end, and
//! who thinks plays better than chance.

use engine::bots::{Bot, Judge, Level, Random};
use engine::chance::Seeded;
use engine::game::{Game, Seat, Silent, Status, Viewer};
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::options::Options;
use engine::saga::pilot::Pilot;
use engine::saga::state::State;

/// Answers after which a game is held to be stuck.
const ENDLESS: u64 = 20_000;

fn line(game: &Saga, state: &State, seat: Seat, level: Option<Level>, lots: Seeded) -> Vec<Action> {
    let view = game.view(state, Viewer::Seat(seat));
    match level {
        Some(level) => Pilot::new(game, &view, seat, level, lots).decide(game),
        None => Random::new(game, &view, seat, lots).decide(game),
    }
}

/// Plays a game to its end; `levels` by seat, none is chance. Stops where `stop` says so.
fn play(game: &Saga, levels: &[Option<Level>], seed: u64, stop: impl Fn(&State) -> bool) -> State {
    let mut chance = Seeded::new(seed, 0);
    let mut state = game.deal(&mut chance);
    for answer in 1..ENDLESS {
        let Status::WaitingFor(waiting) = game.status(&state) else {
            return state;
        };
        if stop(&state) {
            return state;
        }
        let seat = waiting.iter().next().unwrap();
        let lots = Seeded::new(seed, answer);
        let line = line(game, &state, seat, levels[seat.index()], lots);
        let mut given = 0;
        for action in line {
            let goes_on = game.status(&state).waiting().has(seat);
            let done = goes_on
                && game
                    .act(&mut state, seat, action, &mut chance, &mut Silent)
                    .is_ok();
            if !done {
                break;
            }
            given += 1;
        }
        assert!(
            given > 0,
            "no answer of {seat:?} at {:?} {:?}",
            state.public.step,
            state.public.task()
        );
    }
    panic!("game {seed} does not end");
}

/// All tables of the box.
fn tables() -> impl Iterator<Item = Saga> {
    let campaigns = ["ftj", "spa", "lst", "dis", "opc"];
    let each = campaigns
        .into_iter()
        .flat_map(|id| (1..=4).map(move |seats| (id, seats)));
    let arena = (2..=4).map(|seats| ("arn", seats));
    each.chain(arena)
        .map(|(id, seats)| Saga::new(Options::standard(id, seats)).unwrap())
}

#[test]
fn games_between_bots_end_in_every_scenario() {
    let levels = [
        Some(Level::Captain),
        Some(Level::Ensign),
        None,
        Some(Level::Captain),
    ];
    for game in tables() {
        play(&game, &levels, 7, |_| false);
    }
}

/// How many of some games seats of this level win together.
fn won(game: &Saga, level: Option<Level>, games: u64) -> usize {
    let won = |seed: &u64| {
        let state = play(game, &[level; 4], *seed, |_| false);
        matches!(game.status(&state), Status::Over(outcome) if !outcome.winners.is_empty())
    };
    (1..=games).filter(won).count()
}

#[test]
fn campaigns_are_won_by_who_thinks_and_not_by_chance() {
    for id in ["ftj", "lst", "dis", "opc", "spa"] {
        let game = Saga::new(Options::standard(id, 2)).unwrap();
        let captains = won(&game, Some(Level::Captain), 10);
        let random = won(&game, None, 10);
        assert!(captains > random + 1, "{id}: {captains} and {random} of 10");
        assert!(random < 2, "{id}: chance wins {random} of 10");
    }
}

#[test]
fn chances_of_a_campaign_are_open_at_first_and_follow_what_is_done_and_the_time() {
    for id in ["ftj", "lst", "dis", "opc", "spa"] {
        for seats in 1..=4 {
            let game = Saga::new(Options::standard(id, seats)).unwrap();
            let begun = play(&game, &[Some(Level::Captain); 4], 3, |state| {
                state.public.round > 0
            });
            let at_first = game.chances(&begun);
            let first = at_first.of(Seat(0));
            assert!((150..=750).contains(&first), "{id}, {seats} seats: {first}");
            assert!(at_first.shares().iter().all(|share| *share == first));
        }
    }
    let game = Saga::new(Options::standard("ftj", 2)).unwrap();
    let late = play(&game, &[Some(Level::Captain); 4], 3, |state| {
        state.public.round > 7
    });
    let with = |installed: u8| {
        let mut state = late.clone();
        state.public.installed = installed;
        game.chances(&state).of(Seat(0))
    };
    let [none, one, two] = [with(0), with(1), with(2)];
    assert!(none < one && one < two, "{none} {one} {two}");
    assert!(none < 100 && two > 150, "{none} {two}");
    // Whatever a bot holds a position for, its chances can be told.
    let leads = [i32::MIN, i32::MIN / 64, i32::MAX].map(|worth| game.lead(&late, worth));
    assert!(leads[0] == leads[1] && leads[1] < leads[2], "{leads:?}");
}
