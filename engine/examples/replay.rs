//! Replays and verifies a save file, a share code or a link of any game.
//!
//! ```sh
//! cargo run -p engine --example replay -- [FILE]
//! ```
//!
//! Without an argument it reads a save from this repository.

use engine::game::Status;
use engine::registry::{RegisteredGame, decode_any};
use engine::session::Session;
use engine::with_game;
use std::error::Error;
use std::fs;

/// A finished match of Space Rift.
const SAMPLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../hostile/seeds/saves/space-rift-conceded"
);

fn main() -> Result<(), Box<dyn Error>> {
    println!("{}", run(std::env::args().skip(1))?);
    Ok(())
}

/// Replays the file that the first argument names and describes the match in it.
///
/// # Errors
/// Returns an error if the file cannot be read, or is not a match that the rules accept.
pub fn run(mut args: impl Iterator<Item = String>) -> Result<String, Box<dyn Error>> {
    let path = args.next().unwrap_or_else(|| SAMPLE.to_owned());
    let text = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    // Decoding plays every entry of the log again, with its recorded dice. A file that was edited
    // fails its checksum; one with an adapted checksum fails the rules.
    let session = decode_any(&text)?;
    with_game!(session.game(), G => match G::from_any(&session) {
        Some(session) => describe(session),
        None => Err("a session of another game".into()),
    })
}

fn describe<G: RegisteredGame>(session: &Session<G>) -> Result<String, Box<dyn Error>> {
    let entries = session.log().len();
    // Older states are rebuilt from snapshots and the log; the last one must equal the current
    // state.
    let last = session.state_at(entries).ok_or("the log has no end")?;
    if last != *session.state() {
        return Err("the replay leads to another state".into());
    }
    let draws: usize = session.log().iter().map(|entry| entry.draws.len()).sum();
    let end = match session.status() {
        Status::WaitingFor(seats) => format!("waits for {} seats", seats.len()),
        Status::Over(outcome) if outcome.winners.is_empty() => {
            format!("over without a winner ({})", outcome.reason)
        }
        Status::Over(outcome) => {
            let seats: Vec<String> = outcome
                .winners
                .iter()
                .map(|seat| seat.0.to_string())
                .collect();
            format!("seats that win: {} ({})", seats.join(", "), outcome.reason)
        }
    };
    let fingerprint = session.fingerprint();
    Ok(format!(
        "{}: {entries} actions, {draws} random outcomes, {end}, state {fingerprint:016x}",
        G::NAME
    ))
}
