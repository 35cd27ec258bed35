//! The events of a battle as movement and sound on its board: each event is a beat, or none.
//!
//! The board already stands as it will be. What has left it is drawn once more until it goes; what
//! moved is brought from where it was. Nothing is decided here, and only what everybody sees is told.

mod battle;
mod cast;
mod drift;
mod flight;
mod turn;

#[cfg(test)]
mod tests;

use super::field::{center, tile_name};
use super::pieces::effects::{self, Tone};
use board::way::way;
use cast::Cast;
use engine::space_rift::SpaceRift;
use engine::space_rift::drift::Tile;
use engine::space_rift::event::Event;
use engine::space_rift::field::{Direction, Hex};
use engine::space_rift::state::Public;
use engine::space_rift::unit::UnitId;
use play::table;
use ui::motion::{Beat, Effect, Property, Step, lost, piece, place, shift};
use ui::put::Place;
use ui::sound::Cue;

/// The longest chain in milliseconds at the usual tempo: a drift of the rift is told step by step.
pub const LIMIT: u32 = 3_000;

/// A battle between two positions, as everybody sees them.
pub type Chapter<'a> = table::Chapter<'a, SpaceRift, Public>;

/// The events as beats.
#[must_use]
pub fn tell(chapter: Chapter<'_>, events: &[Event]) -> Vec<Beat> {
    let mut teller = Teller {
        chapter,
        cast: Cast::of(chapter, events),
        way: None,
        launched: None,
        blow: None,
        beats: Vec::new(),
    };
    let raised = teller.cast.raise(chapter);
    if !raised.effects.is_empty() {
        teller.beats.push(raised);
    }
    for event in events {
        teller.tell(event);
    }
    teller.beats
}

struct Teller<'a> {
    chapter: Chapter<'a>,
    cast: Cast,
    /// Where the rift is going.
    way: Option<Direction>,
    /// Fighters of a carrier that are away, and where.
    launched: Option<(UnitId, Place)>,
    /// After how many milliseconds of the present blow its damage is seen.
    blow: Option<u32>,
    beats: Vec<Beat>,
}

impl Teller<'_> {
    #[rustfmt::skip]
    fn tell(&mut self, event: &Event) {
        match *event {
            Event::Drift(event) => self.drift(event),
            Event::UnitMoved { .. } | Event::Exited { .. } | Event::MeteorMoved { .. }
            | Event::MeteorEntered { .. } | Event::MeteorGone { .. } | Event::MeteorStruck { .. }
            | Event::MeteorRow { .. } => self.flight(event),
            Event::Declared { .. } | Event::Launched { .. } | Event::MeteorsRolled { .. }
            | Event::RepairRolled { .. } | Event::Restored { .. } | Event::Rolled { .. }
            | Event::Rerolled { .. } | Event::Hit { .. } | Event::ShipsLost { .. }
            | Event::Confirmed { .. } | Event::Eliminated { .. } | Event::WreckLeft { .. }
            | Event::AlertPlaced { .. } | Event::AlertCleared { .. } | Event::AlertsIgnored { .. }
            | Event::Spent { .. } | Event::Grappled { .. } => self.battle(event),
            _ => self.turn(event),
        }
    }

    /// Adds a beat that is no part of a blow.
    fn push(&mut self, beat: Beat) {
        self.blow = None;
        self.beats.push(beat);
    }

    /// Adds a beat to the present blow; without one it stands for itself.
    fn beside(&mut self, beat: Beat) {
        let lag = self.blow;
        self.beats.push(Beat { lag, ..beat });
        self.blow = lag.or(Some(60));
    }

    /// A unit and all that is drawn once more of it changes together.
    fn with_unit(&self, beat: Beat, unit: UnitId, property: Property, steps: &[Step]) -> Beat {
        let actors = self.cast.actors(unit);
        actors
            .into_iter()
            .fold(beat, |beat, on| beat.moving(on, property, steps.to_vec()))
    }

    /// A tile with its signs, and who rides on it.
    fn with_tile(&self, beat: Beat, tile: Tile, property: Property, steps: &[Step]) -> Beat {
        let beat = self
            .cast
            .tile_actors(tile)
            .into_iter()
            .fold(beat, |beat, on| beat.moving(on, property, steps.to_vec()));
        match self.cast.rider(tile) {
            Some(unit) => self.with_unit(beat, unit, property, steps),
            None => beat,
        }
    }

    /// A ring around a place.
    fn ring(at: Place, tone: Tone, size: Vec<Step>) -> Effect {
        Effect::new(place(at), effects::ring(tone, 48)).moving(size)
    }

    /// A hexagon that lights up.
    fn flash(at: Place, tone: Tone) -> Effect {
        Effect::new(place(at), effects::hexagon(tone)).seen(&[0.0, 1.0, 0.6, 0.0])
    }

    /// A short light on a unit.
    fn touch(&mut self, unit: UnitId, length: u32, cue: Option<Cue>, tone: Tone) {
        let Some(at) = self.cast.place(unit) else {
            return self.push(Beat::new(length, cue));
        };
        self.push(Beat::new(length, cue).showing(Self::flash(at, tone)));
    }
}

/// The selectors of a tile's drawings on the board.
fn tile_pieces(tile: Tile) -> [String; 2] {
    let name = tile_name(tile);
    [piece(&name), piece(&format!("{name}-sign"))]
}

/// A place on a way, so many percent along it.
fn along_way(from: Place, to: Place, percent: i32) -> Place {
    let part = |a: i32, b: i32| a + (b - a) * percent / 100;
    (part(from.0, to.0), part(from.1, to.1))
}

/// The middle of a hex.
fn at(hex: Hex) -> Place {
    center(hex)
}
