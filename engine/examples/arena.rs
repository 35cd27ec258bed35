//! Duels of bots against each other, with win rates and their 95 % intervals.
//!
//! `cargo run --profile bench -p engine --example arena -- [games] [first] [second] [board]`
//! where a player is `random`, `greedy`, `ensign`, `captain` or `admiral`. Without players it
//! plays the pairings that bots must hold, on two boards, with all models.

use engine::bots::{Bot, Greedy, Level, Random};
use engine::chance::Seeded;
use engine::game::{Game, Seat, Silent, Status, Viewer};
use engine::rift::Rift;
use engine::rift::options::Options;
use engine::rift::pilot::Pilot;
use engine::rift::state::State;
use std::time::{Duration, Instant};

/// Who flies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Player {
    Random,
    Greedy,
    Pilot(Level),
}

impl Player {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "random" => Self::Random,
            "greedy" => Self::Greedy,
            "ensign" => Self::Pilot(Level::Ensign),
            "captain" => Self::Pilot(Level::Captain),
            "admiral" => Self::Pilot(Level::Admiral),
            _ => return None,
        })
    }

    fn decide(
        self,
        game: &Rift,
        state: &State,
        seat: Seat,
        chance: Seeded,
    ) -> Vec<<Rift as Game>::Action> {
        let view = game.view(state, Viewer::Seat(seat));
        match self {
            Self::Random => Random::new(game, &view, seat, chance).decide(game),
            Self::Greedy => Greedy::new(game, &view, seat, chance).decide(game),
            Self::Pilot(level) => Pilot::new(game, &view, seat, level, chance).decide(game),
        }
    }
}

/// What a pairing came to.
#[derive(Default, Debug)]
struct Score {
    wins: [u32; 2],
    draws: u32,
    rounds: Vec<u16>,
    longest: [Duration; 2],
}

/// One duel; the winner's place in `players`, the rounds it took.
fn duel(
    game: &Rift,
    players: [Player; 2],
    seed: u64,
    longest: &mut [Duration; 2],
) -> (Option<usize>, u16) {
    let mut chance = Seeded::new(seed, 0);
    let mut state = game.deal(&mut chance);
    let mut stream = 1;
    loop {
        let seat = match game.status(&state) {
            Status::Over(outcome) => {
                let winner = (0..2u8).map(Seat).find(|&seat| outcome.winners.has(seat));
                return (winner.map(Seat::index), state.round);
            }
            Status::WaitingFor(seats) => seats.iter().next().unwrap_or(Seat(0)),
        };
        stream += 1;
        let begun = Instant::now();
        let line = players[seat.index()].decide(game, &state, seat, Seeded::new(seed, stream));
        longest[seat.index()] = longest[seat.index()].max(begun.elapsed());
        for action in line {
            if !game.status(&state).waiting().has(seat)
                || game
                    .act(&mut state, seat, action, &mut chance, &mut Silent)
                    .is_err()
            {
                break;
            }
        }
    }
}

/// The 95 % Wilson interval of `wins` of `games`, in percent.
fn wilson(wins: f64, games: f64) -> (f64, f64) {
    let (z, share) = (1.96, wins / games);
    let (middle, scale) = (share + z * z / (2.0 * games), 1.0 + z * z / games);
    let half = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    (
        100.0 * (middle - half) / scale,
        100.0 * (middle + half) / scale,
    )
}

fn pairing(board: &str, models: [&str; 2], players: [Player; 2], games: u32) -> Score {
    let mut score = Score::default();
    for n in 0..games {
        // Every second duel with seats changed, so that neither side nor the first turn counts.
        let swap = n % 2 == 1;
        let (a, b) = if swap {
            (models[1], models[0])
        } else {
            (models[0], models[1])
        };
        let Ok(game) = Rift::new(Options::duel(board, a, b)) else {
            continue;
        };
        let seated = if swap {
            [players[1], players[0]]
        } else {
            players
        };
        let mut longest = [Duration::ZERO; 2];
        let (winner, rounds) = duel(&game, seated, u64::from(n), &mut longest);
        match winner {
            Some(seat) => score.wins[if swap { 1 - seat } else { seat }] += 1,
            None => score.draws += 1,
        }
        score.rounds.push(rounds);
        if swap {
            longest.swap(0, 1);
        }
        score.longest = [
            score.longest[0].max(longest[0]),
            score.longest[1].max(longest[1]),
        ];
    }
    score.rounds.sort_unstable();
    score
}

fn report(board: &str, models: [&str; 2], players: [Player; 2], score: &Score) {
    let games = score.rounds.len().max(1);
    let (low, high) = wilson(f64::from(score.wins[0]), games as f64);
    let median = score.rounds.get(games / 2).copied().unwrap_or(0);
    println!(
        "{board:12} {:7} {:7} {:?} - {:?}: {} - {} ({} drawn), {:.1} % [{low:.1}, {high:.1}], median {median} rounds, longest turn {:.1} ms, {:.1} ms",
        models[0],
        models[1],
        players[0],
        players[1],
        score.wins[0],
        score.wins[1],
        score.draws,
        100.0 * f64::from(score.wins[0]) / games as f64,
        score.longest[0].as_secs_f64() * 1e3,
        score.longest[1].as_secs_f64() * 1e3,
    );
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games = args
        .first()
        .and_then(|games| games.parse().ok())
        .unwrap_or(200);
    let named: Vec<Player> = args
        .iter()
        .skip(1)
        .take(2)
        .filter_map(|name| Player::named(name))
        .collect();
    let captain = Player::Pilot(Level::Captain);
    let pairs = match named.as_slice() {
        [first, second] => vec![[*first, *second]],
        _ => vec![
            [captain, Player::Random],
            [captain, Player::Pilot(Level::Ensign)],
        ],
    };
    let boards = args
        .get(3)
        .map_or(vec!["cold-open", "pebble-gate"], |board| {
            vec![board.as_str()]
        });
    for players in pairs {
        for board in &boards {
            for models in [["rhino"; 2], ["screech"; 2], ["hammer"; 2]] {
                let score = pairing(board, models, players, games);
                report(board, models, players, &score);
            }
        }
    }
}
