//! Plays a random game of any of the four games and prints how it ended.
//!
//! ```sh
//! cargo run -p engine --example random_game -- [GAME] [SEED]
//! ```
//!
//! The same seed always plays the same game, on every machine.

use engine::chance::{Chance, SeededRng};
use engine::game::Status;
use engine::json_api::SetupSpec;
use engine::registry::{GameId, RegisteredGame};
use engine::session::Session;
use engine::with_game;
use std::error::Error;

/// The stream from which choices are drawn. The game draws from the low streams of the same seed,
/// so a different choice of actions starts from the same deal.
const CHOICE_STREAM: u64 = 1 << 40;

fn main() -> Result<(), Box<dyn Error>> {
    println!("{}", run(std::env::args().skip(1))?);
    Ok(())
}

/// Plays the game that the arguments name and describes its end.
///
/// # Errors
/// Returns an error if there is no such game, or the seed is not a number.
pub fn run(mut args: impl Iterator<Item = String>) -> Result<String, Box<dyn Error>> {
    let name = args.next().unwrap_or_else(|| "rift".to_owned());
    let game = GameId::from_name(&name).ok_or_else(|| {
        let known = GameId::ALL.map(GameId::name).join(", ");
        format!("there is no game `{name}`; choose one of {known}")
    })?;
    let seed = args.next().map_or(Ok(1), |seed| seed.parse())?;
    // The game is known only at run time; the macro turns its id into a type.
    with_game!(game, G => play::<G>(seed))
}

fn play<G: RegisteredGame>(seed: u64) -> Result<String, Box<dyn Error>> {
    let scenario = G::scenarios().into_iter().next();
    let setup = SetupSpec {
        scenario: scenario.map(|scenario| scenario.id.into()),
        ..SetupSpec::default()
    };
    let options = G::options_from_setup(&setup, &G::ContentSet::default())?;
    let mut session = Session::new(G::new(options)?, seed);
    let mut choices = SeededRng::new(seed, CHOICE_STREAM);
    let outcome = loop {
        let waiting = match session.status() {
            Status::WaitingFor(seats) => seats,
            Status::Over(outcome) => break outcome,
        };
        // In some games several seats choose at the same time: their order is random as well.
        let seat = waiting.iter().nth(choices.pick(waiting.len()) as usize);
        let seat = seat.ok_or("the game waits for nobody")?;
        let legal = session.legal_actions(seat);
        let choice = choices.pick(u32::try_from(legal.len())?) as usize;
        let action = *legal.get(choice).ok_or("a waiting seat has no action")?;
        let played = session.act(seat, action);
        // A refusal borrows the type of its game, so only its text leaves this function.
        played.map_err(|error| error.to_string())?;
    };
    let winners: Vec<String> = outcome
        .winners
        .iter()
        .map(|seat| seat.0.to_string())
        .collect();
    let winners = match winners.as_slice() {
        [] => "nobody wins".to_owned(),
        seats => format!("seats that win: {}", seats.join(", ")),
    };
    let actions = session.log().len();
    let (name, reason) = (G::NAME, outcome.reason);
    Ok(format!(
        "{name}, seed {seed}: {actions} actions, {winners} ({reason})"
    ))
}
