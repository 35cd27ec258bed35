//! How things move and how quickly they follow each other: the player's wish for calm comes first.
//!
//! A game tells its events as [`Beat`]s; a [`Score`] sets them in time; a stage plays the score on
//! the board. None of them knows a game, and none of them delays what a player may do: the board
//! underneath already stands as it will be.

mod beat;
mod perform;
mod rest;
mod score;
mod spot;
mod stage;

pub use beat::{Beat, Effect, Move, Property, Step, along, cues, fade, pop, steps_on};
pub use perform::settle;
pub use rest::Rest;
pub use score::{LIMIT, Score};
pub use spot::{lost, piece, place, rising, shift};
pub use stage::use_stage;

use crate::clock::running;
use crate::ground::worn;
use crate::settings::Tempo;
use std::cell::Cell;

/// Milliseconds between two orders where nothing has to be waited for.
const AT_ONCE: u32 = 60;

thread_local! {
    /// What is playing.
    static SHOWING: Cell<Showing> = const { Cell::new(Showing { begun: 0.0, length: 0 }) };
}

/// Milliseconds to wait where motion would take `usual`: almost none where motion is reduced and nobody
/// asked for slow turns.
fn paced(usual: u32) -> u32 {
    let percent = tempo().percent();
    if is_reduced() && percent <= 100 {
        return usual.min(AT_ONCE);
    }
    usual * percent / 100
}

/// Milliseconds until what is being shown is over; none where nothing moves.
fn still() -> u32 {
    if is_reduced() {
        return 0;
    }
    let left = SHOWING.get().left(running());
    // A little pause tells one order from the next.
    if left > 0 { left + AT_ONCE } else { 0 }
}

/// Something that is being shown for some time.
#[derive(Clone, Copy)]
struct Showing {
    /// When it began, in milliseconds since the page was opened.
    begun: f64,
    /// How many milliseconds it takes.
    length: u32,
}

impl Showing {
    /// Milliseconds that are left of it; never more than it takes.
    fn left(self, now: f64) -> u32 {
        let left = self.begun + f64::from(self.length) - now;
        // Below 0 is 0.
        (left as u32).min(self.length)
    }
}

/// Whether something is being shown now.
#[must_use]
pub fn is_showing() -> bool {
    SHOWING.get().left(running()) > 0
}

/// Says that something is being shown for so many milliseconds from now.
pub fn occupy(length: u32) {
    SHOWING.set(Showing {
        begun: running(),
        length,
    });
}

/// Whether the player or the system asks for less motion.
#[must_use]
pub fn is_reduced() -> bool {
    match worn("data-motion").as_deref() {
        Some("none") => true,
        Some("full") => false,
        Some(_) | None => crate::browser::window()
            .and_then(|window| {
                window
                    .match_media("(prefers-reduced-motion: reduce)")
                    .ok()?
            })
            .is_none_or(|query| query.matches()),
    }
}

/// How quickly things are told here.
#[must_use]
pub fn tempo() -> Tempo {
    let slug = worn("data-tempo");
    let found = Tempo::ALL
        .into_iter()
        .find(|tempo| slug.as_deref() == Some(tempo.slug()));
    found.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_waited_for_longer_than_it_takes() {
        let showing = Showing {
            begun: 10_000.0,
            length: 800,
        };
        let left = |now| showing.left(now);
        assert_eq!((left(10_000.0), left(10_300.0)), (800, 500));
        assert_eq!((left(10_800.0), left(99_000.0)), (0, 0));
        assert_eq!(left(1_000.0), 800, "whatever the clock says");
    }
}
