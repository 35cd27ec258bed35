//! What happens, as it is seen and heard on the star map: each event is a beat, or none.
//!
//! The map already stands as it will be. What has left it is drawn once more until it goes; what moved
//! is brought from where it was. Nothing is decided here, and what is sealed has no events.

mod battle;
mod cast;
mod flight;
mod planets;
mod rockets;
#[cfg(test)]
mod tests;
mod turn;

use super::field::center;
use super::pieces::Place;
use super::pieces::effects::{self, Tone};
use cast::Cast;
use engine::exodus::Exodus;
use engine::exodus::event::Event;
use engine::exodus::star::HexId;
use engine::exodus::state::{Public, SEATS};
use engine::game::{Seat, Seats};
use play::table;
use std::collections::VecDeque;
use ui::motion::{Beat, Effect, Step, lost, piece, place, rising, shift};
use ui::sound::Cue;

/// The longest chain in milliseconds at the usual tempo, without the dice in it: all ships of a Conquest
/// stage fly at once, but battles follow each other, and every roll is read.
pub const LIMIT: u32 = 3_600;

/// A match between two positions, as everybody sees them.
pub type Chapter<'a> = table::Chapter<'a, Exodus, Public>;

/// The events as beats.
#[must_use]
pub fn tell(chapter: Chapter<'_>, events: &[Event]) -> Vec<Beat> {
    let mut teller = Teller {
        chapter,
        cast: Cast::of(chapter, events),
        fight: chapter.before.battle.as_ref().map(|battle| Fight {
            hex: battle.hex,
            seats: battle.seats,
            guarded: battle.guard.is_some(),
            aims: battle.aims,
            rolls: 0,
        }),
        arrived: VecDeque::new(),
        swarm: None,
        beats: Vec::new(),
    };
    let raised = teller.cast.raise(chapter);
    if !raised.effects.is_empty() {
        teller.beats.push(raised);
    }
    let moves = |event: &Event| {
        matches!(
            event,
            Event::Flown { .. } | Event::Stepped { .. } | Event::Built { .. }
        )
    };
    if !events.iter().any(moves) {
        teller.shuffle();
    }
    for event in events {
        teller.tell(event);
    }
    teller.settle();
    teller.beats
}

/// The battle that is told.
#[derive(Clone, Copy)]
struct Fight {
    hex: HexId,
    seats: Seats,
    guarded: bool,
    /// The lowest face that hits for a seat in the next roll, by an ability; 0 without.
    aims: [u8; SEATS],
    /// Rolls of the round so far.
    rolls: u8,
}

/// Things that happen to many at the same time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Swarm {
    /// Orders are shown.
    Orders,
    /// Ships fly.
    Flights,
    /// Stacks lie beside ships.
    Stacks,
}

struct Teller<'a> {
    chapter: Chapter<'a>,
    cast: Cast,
    fight: Option<Fight>,
    /// Targets of the rockets that got there and were not rolled for yet.
    arrived: VecDeque<HexId>,
    swarm: Option<Swarm>,
    beats: Vec<Beat>,
}

impl Teller<'_> {
    #[rustfmt::skip]
    fn tell(&mut self, event: &Event) {
        match *event {
            Event::OrderShown { .. } | Event::Flown { .. } | Event::Stepped { .. } | Event::Stacked { .. }
            | Event::Built { .. } | Event::Repaired { .. } | Event::Uncloaked { .. } => self.flight(event),
            Event::BattleBegan { .. } | Event::GuardShown { .. } | Event::RoundBegan { .. } | Event::Hit { .. }
            | Event::GuardHit { .. } | Event::Destroyed { .. } | Event::BattleEnded { .. }
            | Event::GuardEnded { .. } => self.battle(event),
            Event::Rolled { seat, dice, faces } => self.rolled(seat, dice, &faces),
            Event::Targeted { .. } | Event::Flew { .. } | Event::Ruined { .. } | Event::Armed { .. }
            | Event::Disarmed { .. } => self.rocket(event),
            Event::Cubes { .. } | Event::Tokens { .. } | Event::Taken { .. } | Event::Mined { .. }
            | Event::Mounted { .. } | Event::Ferried { .. } | Event::Landed { .. } => self.planet(event),
            _ => self.turn(event),
        }
    }

    /// Adds a beat that stands for itself.
    fn push(&mut self, beat: Beat) {
        self.swarm = None;
        self.beats.push(beat);
    }

    /// Adds a beat to those that happen at the same time; the first of them is heard.
    fn together(&mut self, swarm: Swarm, beat: Beat) {
        let joins = self.swarm == Some(swarm);
        self.swarm = Some(swarm);
        self.beats.push(if joins {
            Beat {
                cue: None,
                ..beat.lagging(0)
            }
        } else {
            beat
        });
    }

    /// The middle of a hex.
    fn at(&self, hex: HexId) -> Place {
        center(self.chapter.table, hex)
    }

    /// The middle of the hex of a seat's Home.
    fn home(&self, seat: Seat) -> Place {
        self.at(self.chapter.table.home(self.chapter.after, seat))
    }

    /// Something that is heard only.
    fn quiet(&mut self, length: u32, cue: Cue) {
        self.push(Beat::new(length, Some(cue)));
    }
}

/// A ring around a place.
fn ring(at: Place, tone: Tone, radius: i32, size: Vec<Step>) -> Effect {
    Effect::new(place(at), effects::ring(tone, radius)).moving(size)
}

/// A hexagon that lights up.
fn flash(at: Place, tone: Tone) -> Effect {
    Effect::new(place(at), effects::hexagon(tone)).seen(&[0.0, 1.0, 0.6, 0.0])
}

/// A figure that comes or goes, rising above a place.
fn figure((x, y): Place, tone: Tone, by: i32) -> Effect {
    rising((x, y - 30), (10, 26), effects::figure(tone, by))
}
