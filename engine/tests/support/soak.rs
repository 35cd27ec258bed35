//! A very large number of random games, played without a session and with only the cheap laws, so
//! that a million games are feasible. Their endings are recorded as fingerprints, for a few and for
//! many games, and are the same on every machine.

use super::laws::Lawful;
use super::play::{choices, new_game};
use engine::chance::{Chance, SeededRng};
use engine::game::{Game, NullSink, Seat, Status, fingerprint};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Number of games at each table in every run.
pub const FEW_MATCHES: u64 = 2;
/// Number of recorded games at each table; over all tables they are ten thousand.
pub const MANY_MATCHES: u64 = 80;

/// The fingerprints of the endings at a table: of the first few games, and of the first many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Endings {
    pub few: u64,
    pub many: u64,
}

/// The recorded endings of one of the four games, by the name of the table.
pub type RecordedEndings = BTreeMap<String, Endings>;

/// The endings, the number of games and actions, and the longest game at a table.
#[derive(Clone, Copy, Debug, Default)]
pub struct GameResults {
    pub endings: Endings,
    pub games: u64,
    pub actions: u64,
    pub longest: u64,
}

/// The tables of one of the four games by name, each with a function that plays a number of games.
pub type Tables = Vec<(String, Box<dyn Fn(u64) -> GameResults>)>;

/// Returns all tables of a game.
pub fn tables<G: Lawful + 'static>() -> Tables {
    let all = [G::tables().0, G::variations().0].concat();
    let named = all.into_iter().enumerate().map(|(index, options)| {
        let play: Box<dyn Fn(u64) -> GameResults> =
            Box::new(move |games| play_several(&new_game::<G>(options.clone()), games));
        (format!("{index:03}"), play)
    });
    named.collect()
}

fn play_several<G: Lawful>(game: &G, games: u64) -> GameResults {
    let mut played = GameResults {
        games,
        ..GameResults::default()
    };
    let mut print = 0;
    for seed in 0..games {
        let (end, actions) = play_one(game, seed);
        print = fingerprint(&(print, end));
        played.actions += actions;
        played.longest = played.longest.max(actions);
        match seed + 1 {
            FEW_MATCHES => played.endings.few = print,
            MANY_MATCHES => played.endings.many = print,
            _ => {}
        }
    }
    played
}

/// Plays a random game; returns the fingerprint of its last state and the number of actions.
///
/// # Panics
/// Panics if nobody can act, a listed action is refused, or the game does not end.
fn play_one<G: Lawful>(game: &G, seed: u64) -> (u64, u64) {
    let (mut chance, mut choices) = (SeededRng::new(seed, 0), choices(seed));
    // In every second game nobody acts out of turn.
    let one_in = if choices.pick(2) == 0 { 0 } else { 200 };
    let mut state = game.deal(&mut chance);
    let (mut legal, mut actions) = (Vec::new(), 0);
    while let Status::WaitingFor(seats) = game.status(&state) {
        assert!(actions < G::MAX_ACTIONS as u64, "game {seed} does not end");
        let out_of_turn = (one_in > 0 && choices.pick(one_in) == 0)
            .then(|| out_of_turn(game, &state, &mut choices))
            .flatten();
        let (seat, action) = out_of_turn.unwrap_or_else(|| {
            let seat = seats.iter().nth(choices.pick(seats.len()) as usize);
            let seat = seat.expect("somebody is waited for");
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            assert!(
                !legal.is_empty(),
                "game {seed}, action {actions}: {seat:?} is waited for and can do nothing"
            );
            (seat, legal[choices.pick(legal.len() as u32) as usize])
        });
        let done = game.act(&mut state, seat, action, &mut chance, &mut NullSink);
        assert!(
            done.is_ok(),
            "game {seed}, action {actions}: {action:?} is listed and refused"
        );
        actions += 1;
    }
    for seat in game.seats().iter() {
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        assert!(
            legal.is_empty(),
            "game {seed} is over and {seat:?} can go on"
        );
    }
    (fingerprint(&state), actions)
}

fn out_of_turn<G: Game>(
    game: &G,
    state: &G::State,
    choices: &mut impl Chance,
) -> Option<(Seat, G::Action)> {
    let seats: Vec<Seat> = game.seats().iter().chain([Seat::TABLE]).collect();
    let seat = *seats.get(choices.pick(seats.len() as u32) as usize)?;
    let mut actions = Vec::new();
    game.out_of_turn_actions(state, seat, &mut actions);
    let index = choices.pick(actions.len() as u32) as usize;
    Some((seat, *actions.get(index)?))
}

/// Plays `games` games at each table, compares their endings with the recorded ones if there are
/// any, and returns the endings to record.
///
/// # Panics
/// Panics if a game breaks a law or ends differently from its record.
pub fn check_endings(
    tables: &Tables,
    written: &RecordedEndings,
    games: u64,
    report: &impl Fn(&str, GameResults),
) -> RecordedEndings {
    let mut found = RecordedEndings::new();
    for (name, play) in tables {
        let played = play(games);
        report(name, played);
        let known = written.get(name).copied().unwrap_or_default();
        let fits = [
            (FEW_MATCHES, known.few, played.endings.few),
            (MANY_MATCHES, known.many, played.endings.many),
        ];
        for (count, known, end) in fits {
            assert!(
                known == 0 || games < count || known == end,
                "table {name}: {count} games end otherwise than written"
            );
        }
        found.insert(name.clone(), played.endings);
    }
    found
}
