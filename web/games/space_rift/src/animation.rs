//! The events of a battle as movement and sound on its board: each event is a beat, or none.
//!
//! The board already stands as it will be. What has left it is drawn once more until it goes; what
//! moved is brought from where it was. Nothing is decided here, and only what everybody sees is told.

mod battle;
mod drift;
mod flight;
mod sprites;
mod turn;

#[cfg(test)]
mod tests;

use super::board_view::{center, tile_name};
use super::pieces::effects::{self, Tone};
use board::path::direction_and_length;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::{Direction, Hex};
use engine::space_rift::drift::Tile;
use engine::space_rift::event::Event;
use engine::space_rift::state::Public;
use engine::space_rift::unit::UnitId;
use play::table;
use sprites::Sprites;
use ui::motion::{
    AnimationStep, Keyframe, Property, TransientDrawing, ghost_name, piece_selector, translate,
    translate_px,
};
use ui::placement::BoardPoint;
use ui::sound::SoundCue;

/// The longest chain in milliseconds at the usual tempo: a drift of the rift is told step by step.
pub const LIMIT: u32 = 3_000;

/// A battle between two positions, as everybody sees them.
pub type Transition<'a> = table::Transition<'a, SpaceRift, Public>;

#[must_use]
pub fn animate(chapter: Transition<'_>, events: &[Event]) -> Vec<AnimationStep> {
    let mut teller = Animator {
        chapter,
        cast: Sprites::new(chapter, events),
        way: None,
        launched: None,
        blow: None,
        beats: Vec::new(),
    };
    let raised = teller.cast.draw_removed(chapter);
    if !raised.effects.is_empty() {
        teller.beats.push(raised);
    }
    for event in events {
        teller.animate(event);
    }
    teller.beats
}

struct Animator<'a> {
    chapter: Transition<'a>,
    cast: Sprites,
    /// Where the rift is going.
    way: Option<Direction>,
    /// Fighters of a carrier that are away, and where.
    launched: Option<(UnitId, BoardPoint)>,
    /// After how many milliseconds of the present blow its damage is seen.
    blow: Option<u32>,
    beats: Vec<AnimationStep>,
}

impl Animator<'_> {
    #[rustfmt::skip]
    fn animate(&mut self, event: &Event) {
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
    fn push(&mut self, beat: AnimationStep) {
        self.blow = None;
        self.beats.push(beat);
    }

    /// Adds a beat to the present blow; without one it stands for itself.
    fn push_parallel(&mut self, beat: AnimationStep) {
        let lag = self.blow;
        self.beats.push(AnimationStep { lag, ..beat });
        self.blow = lag.or(Some(60));
    }

    /// A unit and all that is drawn once more of it changes together.
    fn with_unit(
        &self,
        beat: AnimationStep,
        unit: UnitId,
        property: Property,
        steps: &[Keyframe],
    ) -> AnimationStep {
        let actors = self.cast.selectors(unit);
        actors.into_iter().fold(beat, |beat, on| {
            beat.with_animation(on, property, steps.to_vec())
        })
    }

    /// A tile with its signs, and who rides on it.
    fn with_tile(
        &self,
        beat: AnimationStep,
        tile: Tile,
        property: Property,
        steps: &[Keyframe],
    ) -> AnimationStep {
        let beat = self
            .cast
            .tile_selectors(tile)
            .into_iter()
            .fold(beat, |beat, on| {
                beat.with_animation(on, property, steps.to_vec())
            });
        match self.cast.rider(tile) {
            Some(unit) => self.with_unit(beat, unit, property, steps),
            None => beat,
        }
    }

    /// A ring around a place.
    fn ring(at: BoardPoint, tone: Tone, size: Vec<Keyframe>) -> TransientDrawing {
        TransientDrawing::new(translate(at), effects::ring(tone, 48)).with_transform(size)
    }

    /// A hexagon that lights up.
    fn flash(at: BoardPoint, tone: Tone) -> TransientDrawing {
        TransientDrawing::new(translate(at), effects::hexagon(tone))
            .with_opacity(&[0.0, 1.0, 0.6, 0.0])
    }

    /// A short light on a unit.
    fn highlight_unit(&mut self, unit: UnitId, length: u32, cue: Option<SoundCue>, tone: Tone) {
        let Some(at) = self.cast.place(unit) else {
            return self.push(AnimationStep::new(length, cue));
        };
        self.push(AnimationStep::new(length, cue).with_drawing(Self::flash(at, tone)));
    }
}

/// The selectors of a tile's drawings on the board.
fn tile_pieces(tile: Tile) -> [String; 2] {
    let name = tile_name(tile);
    [
        piece_selector(&name),
        piece_selector(&format!("{name}-sign")),
    ]
}

/// A place on a way, so many percent along it.
fn along_way(from: BoardPoint, to: BoardPoint, percent: i32) -> BoardPoint {
    let part = |a: i32, b: i32| a + (b - a) * percent / 100;
    (part(from.0, to.0), part(from.1, to.1))
}

/// The middle of a hex.
fn at(hex: Hex) -> BoardPoint {
    center(hex)
}
