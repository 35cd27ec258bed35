//! Helpers that play any game, at random or by bots.

use engine::bots::{Bot, BotPolicy, Level, RandomBot, play_line};
use engine::chance::{Chance, SeededRng};
use engine::game::{Game, NullSink, Seat, Status, Viewer};
use engine::session::Session;

/// Stream offset of the players' choices, far from the streams of the game.
const CHOICE_STREAM: u64 = 1 << 40;
/// Number of bot answers after which a game counts as stuck.
const MAX_ANSWERS: u64 = 20_000;

/// Returns a source of choices that the game does not draw from.
pub fn choices(seed: u64) -> SeededRng {
    SeededRng::new(seed, CHOICE_STREAM)
}

/// Builds a game for options that are known to be valid.
pub fn new_game<G: Game>(options: G::Options) -> G {
    G::new(options).unwrap_or_else(|error| panic!("{error}"))
}

/// Chooses a legal action of a waiting seat: first a random seat, then a random action of it.
pub fn any_answer<G: Game>(
    session: &Session<G>,
    choices: &mut impl Chance,
) -> Option<(Seat, G::Action)> {
    let seats = session.status().waiting_seats();
    let seat = seats.iter().nth(choices.pick(seats.len()) as usize)?;
    let legal = session.legal_actions(seat);
    let choice = choices.pick(legal.len() as u32) as usize;
    Some((seat, *legal.get(choice)?))
}

/// Chooses an out-of-turn action of any seat or the table, if there is one.
pub fn any_out_of_turn_action<G: Game>(
    session: &Session<G>,
    choices: &mut impl Chance,
) -> Option<(Seat, G::Action)> {
    let seats: Vec<Seat> = session.game().seats().iter().chain([Seat::TABLE]).collect();
    let seat = *seats.get(choices.pick(seats.len() as u32) as usize)?;
    let actions = session.out_of_turn_actions(seat);
    let choice = choices.pick(actions.len() as u32) as usize;
    Some((seat, *actions.get(choice)?))
}

/// Plays a game to its end by random answers.
pub fn play_at_random<G: Game>(options: G::Options, seed: u64) -> Session<G> {
    start_at_random(options, seed, usize::MAX)
}

/// Plays a game by at most `max_actions` random answers.
pub fn start_at_random<G: Game>(options: G::Options, seed: u64, max_actions: usize) -> Session<G> {
    let mut session = Session::new(new_game::<G>(options), seed);
    let mut choices = choices(seed);
    while session.log().len() < max_actions
        && let Status::WaitingFor(_) = session.status()
    {
        let (seat, action) = any_answer(&session, &mut choices).expect("somebody has an action");
        session
            .act(seat, action)
            .expect("a listed action is accepted");
    }
    session
}

/// Plays a game by bots until `stop` returns true, or to its end; `levels` has the level of each
/// seat, `None` for random play.
pub fn play_with_bots<G: BotPolicy>(
    game: &G,
    levels: &[Option<Level>],
    seed: u64,
    stop: impl Fn(&G::State) -> bool,
) -> G::State {
    let mut chance = SeededRng::new(seed, 0);
    let mut state = game.deal(&mut chance);
    for answer in 1..MAX_ANSWERS {
        let Status::WaitingFor(waiting) = game.status(&state) else {
            return state;
        };
        if stop(&state) {
            return state;
        }
        let seat = waiting.iter().next().expect("somebody");
        let rng = SeededRng::new(seed, answer);
        let view = game.view(&state, Viewer::Seat(seat));
        let line = match levels[seat.index()] {
            Some(level) => game.new_policy(&view, seat, level, rng).decide(game),
            None => RandomBot::new(game, &view, seat, rng).decide(game),
        };
        let phrase = game.prompt(&state, seat).phrase;
        let action_count = play_line(game, &mut state, seat, &line, &mut chance, &mut NullSink);
        assert!(action_count > 0, "no answer of {seat:?} at {phrase}");
    }
    panic!("game {seed} does not end");
}
