//! Tests of the Saga bots: they answer every question in all scenarios, games between them end, and
//! every level that plans beats random play.

use crate::support::play::play_with_bots;
use engine::bots::{Evaluate, Level};
use engine::game::{Game, Seat, Status};
use engine::saga::Saga;
use engine::saga::options::Options;

/// Iterates over all tables of the base content.
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
fn bot_games_end_in_every_scenario() {
    let levels = [
        Some(Level::Captain),
        Some(Level::Ensign),
        None,
        Some(Level::Captain),
    ];
    for game in tables() {
        play_with_bots(&game, &levels, 7, |_| false);
    }
}

/// Returns how many of a number of games the seats of a campaign win, all at the same level.
fn count_wins(game: &Saga, level: Option<Level>, games: u64) -> usize {
    let is_win = |seed: &u64| {
        let state = play_with_bots(game, &[level; 4], *seed, |_| false);
        matches!(game.status(&state), Status::Over(outcome) if !outcome.winners.is_empty())
    };
    (1..=games).filter(is_win).count()
}

#[test]
fn captain_bots_win_more_campaigns_than_random_play() {
    for id in ["ftj", "lst", "dis", "opc", "spa"] {
        let game = Saga::new(Options::standard(id, 2)).unwrap();
        let captains = count_wins(&game, Some(Level::Captain), 10);
        let random = count_wins(&game, None, 10);
        assert!(captains > random + 1, "{id}: {captains} and {random} of 10");
        assert!(random < 2, "{id}: chance wins {random} of 10");
    }
}

#[test]
fn win_chances_start_undecided_and_rise_with_progress() {
    for id in ["ftj", "lst", "dis", "opc", "spa"] {
        for seats in 1..=4 {
            let game = Saga::new(Options::standard(id, seats)).unwrap();
            let opening = play_with_bots(&game, &[Some(Level::Captain); 4], 3, |state| {
                state.public.round > 0
            });
            let at_first = game.win_chances(&opening);
            let first = at_first.share(Seat(0));
            assert!((150..=750).contains(&first), "{id}, {seats} seats: {first}");
            assert!(at_first.shares().iter().all(|share| *share == first));
        }
    }
    let game = Saga::new(Options::standard("ftj", 2)).unwrap();
    let late = play_with_bots(&game, &[Some(Level::Captain); 4], 3, |state| {
        state.public.round > 7
    });
    let with = |installed: u8| {
        let mut state = late.clone();
        state.public.installed = installed;
        game.win_chances(&state).share(Seat(0))
    };
    let [none, one, two] = [with(0), with(1), with(2)];
    assert!(none < one && one < two, "{none} {one} {two}");
    assert!(none < 100 && two > 150, "{none} {two}");
    // Every value that a bot may assign to a position converts to chances.
    let leads = [i32::MIN, i32::MIN / 64, i32::MAX].map(|value| game.lead_over_game(&late, value));
    assert!(leads[0] == leads[1] && leads[1] < leads[2], "{leads:?}");
}
