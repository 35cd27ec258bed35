//! What happens, as it is seen and heard on the sector map: each event is a beat, or none.
//!
//! The map already stands as it will be. What has left it is drawn once more until it goes; what moved
//! is brought from where it was. Nothing is decided here.

mod cast;
mod fight;
mod march;
mod sectors;
#[cfg(test)]
mod tests;
mod turn;

use super::field::center;
use super::pieces::Place;
use super::pieces::effects::{self, Tone};
use cast::Cast;
use engine::saga::Saga;
use engine::saga::armada::Target;
use engine::saga::event::Event;
use engine::saga::hex::HexId;
use engine::saga::state::Public;
use play::table;
use ui::motion::{Beat, Effect, Step, lost, piece, place, rising, shift};
use ui::sound::Cue;

/// The longest chain in milliseconds at the usual tempo, without the dice in it: an armada may explore,
/// fail, and draw an event upon all, and every roll is read.
pub const LIMIT: u32 = 3_600;

/// A match between two positions, as everybody sees them.
pub type Chapter<'a> = table::Chapter<'a, Saga, Public>;

/// The events as beats.
#[must_use]
pub fn tell(chapter: Chapter<'_>, events: &[Event]) -> Vec<Beat> {
    let mut teller = Teller {
        chapter,
        cast: Cast::of(chapter),
        foe: None,
        beats: Vec::new(),
    };
    let raised = teller.cast.raise();
    if !raised.effects.is_empty() {
        teller.beats.push(raised);
    }
    for event in events {
        teller.tell(event);
    }
    teller.settle();
    teller.beats
}

struct Teller<'a> {
    chapter: Chapter<'a>,
    cast: Cast,
    /// Who is being fought.
    foe: Option<Target>,
    beats: Vec<Beat>,
}

impl Teller<'_> {
    #[rustfmt::skip]
    fn tell(&mut self, event: &Event) {
        match *event {
            Event::Moved { .. } | Event::Marched { .. } | Event::RavagerMoved { .. } | Event::Entity { .. }
            | Event::Spawned { .. } | Event::Promoted { .. } | Event::RaiderLeft { .. } | Event::BossCame { .. }
            | Event::BossLeft { .. } | Event::RavagerCame { .. } => self.march(event),
            Event::Placed { .. } | Event::Revealed { .. } | Event::XpmPlaced { .. } | Event::XpmLost { .. }
            | Event::XpmTaken { .. } | Event::XpmMoved { .. } | Event::Installed { .. } | Event::Surged { .. }
            | Event::EntityRevealed { .. } | Event::EntityHull { .. } | Event::Astartium { .. }
            | Event::Salvaged { .. } | Event::Built { .. } | Event::Reactivated { .. }
            | Event::StarbaseFound { .. } | Event::StarbaseLost { .. } => self.sector(event),
            Event::Rolled { .. } | Event::Rerolled { .. } | Event::Fight { .. } | Event::FoeHit { .. }
            | Event::FightOver { .. } | Event::Claimed { .. } | Event::Damaged { .. } | Event::Softened { .. }
            | Event::Destroyed { .. } | Event::Repaired { .. } | Event::Checked { .. } | Event::Duel { .. }
            | Event::Strike { .. } | Event::DuelOver { .. } | Event::Siege { .. } | Event::TrialOver { .. } => self.fight(event),
            _ => self.turn(event),
        }
    }

    /// Adds a beat.
    fn push(&mut self, beat: Beat) {
        self.beats.push(beat);
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
fn flash(hex: HexId, tone: Tone) -> Effect {
    Effect::new(place(center(hex)), effects::hexagon(tone)).seen(&[0.0, 1.0, 0.6, 0.0])
}

/// A figure that comes or goes, rising above a place.
fn figure((x, y): Place, tone: Tone, by: i32) -> Effect {
    rising((x, y - 30), (10, 26), effects::figure(tone, by))
}
