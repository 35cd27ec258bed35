//! Random play of any game.

use engine::chance::{Chance, Seeded};
use engine::game::{Game, Seat, Status};
use engine::session::Session;

/// Streams of the seed from which players choose, far from those of the game.
const CHOICES: u64 = 1 << 40;

/// A source of choices that the game does not draw from.
pub fn choices(seed: u64) -> Seeded {
    Seeded::new(seed, CHOICES)
}

/// A table for `options` that are known to be good.
pub fn table<G: Game>(options: G::Options) -> G {
    G::new(options).unwrap_or_else(|error| panic!("{error}"))
}

/// A legal action of a waiting seat, every seat and then every action equally likely.
pub fn any_answer<G: Game>(
    session: &Session<G>,
    choices: &mut impl Chance,
) -> Option<(Seat, G::Action)> {
    let seats = session.status().waiting();
    let seat = seats.iter().nth(choices.pick(seats.len()) as usize)?;
    let legal = session.legal(seat);
    let place = choices.pick(legal.len() as u32) as usize;
    Some((seat, *legal.get(place)?))
}

/// An aside of any seat or the table, if there is one.
pub fn any_aside<G: Game>(
    session: &Session<G>,
    choices: &mut impl Chance,
) -> Option<(Seat, G::Action)> {
    let seats: Vec<Seat> = session.game().seats().iter().chain([Seat::TABLE]).collect();
    let seat = *seats.get(choices.pick(seats.len() as u32) as usize)?;
    let asides = session.asides(seat);
    let place = choices.pick(asides.len() as u32) as usize;
    Some((seat, *asides.get(place)?))
}

/// A game played to its end by random answers.
pub fn at_random<G: Game>(options: G::Options, seed: u64) -> Session<G> {
    let mut session = Session::new(table::<G>(options), seed);
    let mut choices = choices(seed);
    while let Status::WaitingFor(_) = session.status() {
        let (seat, action) = any_answer(&session, &mut choices).expect("somebody has an action");
        session
            .act(seat, action)
            .expect("a listed action is accepted");
    }
    session
}
