//! Turns the events of a battle into animation steps with movement and sound: at most one step per
//! event.
//!
//! The board already shows the final position. Pieces that have left it are drawn as ghosts until
//! they disappear, and moved pieces are animated from their old position. This module makes no rule
//! decisions and shows only public information.

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

/// Maximum length of an animation in milliseconds at normal speed; higher than in other games
/// because a drift is shown step by step.
pub const MAX_DURATION_MS: u32 = 3_000;

/// The public views before and after a batch of events, with the table that they belong to.
pub type Transition<'a> = table::Transition<'a, SpaceRift, Public>;

#[must_use]
pub fn animate(transition: Transition<'_>, events: &[Event]) -> Vec<AnimationStep> {
    let mut animator = Animator {
        transition,
        sprites: Sprites::new(transition, events),
        drift_direction: None,
        launched: None,
        hit_delay: None,
        steps: Vec::new(),
    };
    let raised = animator.sprites.draw_removed(transition);
    if !raised.effects.is_empty() {
        animator.steps.push(raised);
    }
    for event in events {
        animator.animate(event);
    }
    animator.steps
}

struct Animator<'a> {
    transition: Transition<'a>,
    sprites: Sprites,
    /// The direction in which the rift drifts.
    drift_direction: Option<Direction>,
    /// The carrier whose fighters are on a sortie, and the position of the fighters.
    launched: Option<(UnitId, BoardPoint)>,
    /// Delay in milliseconds from the start of the current attack to its damage; `None` outside an
    /// attack.
    hit_delay: Option<u32>,
    steps: Vec<AnimationStep>,
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

    /// Adds a step that is not part of an attack, and ends the current attack.
    fn push(&mut self, step: AnimationStep) {
        self.hit_delay = None;
        self.steps.push(step);
    }

    /// Adds a step that runs alongside the current attack; without an attack it starts one.
    fn push_parallel(&mut self, step: AnimationStep) {
        let lag = self.hit_delay;
        self.steps.push(AnimationStep { lag, ..step });
        self.hit_delay = lag.or(Some(60));
    }

    /// Adds an animation for a unit and all its ghosts.
    fn with_unit(
        &self,
        step: AnimationStep,
        unit: UnitId,
        property: Property,
        steps: &[Keyframe],
    ) -> AnimationStep {
        let selectors = self.sprites.selectors(unit);
        selectors.into_iter().fold(step, |step, selector| {
            step.with_animation(selector, property, steps.to_vec())
        })
    }

    /// Adds an animation for a tile with its badges, and for the unit that rides on it.
    fn with_tile(
        &self,
        step: AnimationStep,
        tile: Tile,
        property: Property,
        steps: &[Keyframe],
    ) -> AnimationStep {
        let step = self
            .sprites
            .tile_selectors(tile)
            .into_iter()
            .fold(step, |step, selector| {
                step.with_animation(selector, property, steps.to_vec())
            });
        match self.sprites.rider(tile) {
            Some(unit) => self.with_unit(step, unit, property, steps),
            None => step,
        }
    }

    /// Returns a ring around a point that grows or shrinks.
    fn ring(at: BoardPoint, tone: Tone, size: Vec<Keyframe>) -> TransientDrawing {
        TransientDrawing::new(translate(at), effects::ring(tone, 48)).with_transform(size)
    }

    /// Returns a hexagon that lights up and fades.
    fn flash(at: BoardPoint, tone: Tone) -> TransientDrawing {
        TransientDrawing::new(translate(at), effects::hexagon(tone))
            .with_opacity(&[0.0, 1.0, 0.6, 0.0])
    }

    /// Adds a step in which a unit lights up briefly.
    fn highlight_unit(&mut self, unit: UnitId, length: u32, cue: Option<SoundCue>, tone: Tone) {
        let Some(at) = self.sprites.place(unit) else {
            return self.push(AnimationStep::new(length, cue));
        };
        self.push(AnimationStep::new(length, cue).with_drawing(Self::flash(at, tone)));
    }
}

/// Returns the selectors of a tile's drawings on the board: the field and the badge.
fn tile_pieces(tile: Tile) -> [String; 2] {
    let name = tile_name(tile);
    [
        piece_selector(&name),
        piece_selector(&format!("{name}-sign")),
    ]
}

/// Returns the point at `percent` percent of the line between two points.
fn point_between(from: BoardPoint, to: BoardPoint, percent: i32) -> BoardPoint {
    let coordinate = |a: i32, b: i32| a + (b - a) * percent / 100;
    (coordinate(from.0, to.0), coordinate(from.1, to.1))
}

/// Returns the center of a hex in board units.
fn center_of(hex: Hex) -> BoardPoint {
    center(hex)
}
