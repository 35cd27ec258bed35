//! Turns the events of a match into animation steps with movement and sound on the star map: at
//! most one step per event.
//!
//! The map already shows the final position. Pieces that have left it are drawn as ghosts until
//! they disappear, and moved pieces are animated from their old place. This module makes no rule
//! decisions; sealed choices have no events.

mod battle;
mod flight;
mod planets;
mod rockets;
mod sprites;
#[cfg(test)]
mod tests;
mod turn;

use super::board_view::center;
use super::pieces::BoardPoint;
use super::pieces::effects::{self, Tone};
use engine::exodus::Exodus;
use engine::exodus::event::Event;
use engine::exodus::hex::HexId;
use engine::exodus::state::{Public, SEATS};
use engine::game::{Seat, SeatSet};
use play::table;
use sprites::Sprites;
use std::collections::VecDeque;
use ui::motion::{
    AnimationStep, Keyframe, TransientDrawing, ghost_name, piece_selector, rising_figure,
    translate, translate_px,
};
use ui::sound::SoundCue;

/// Longest animation in milliseconds at normal speed, dice excluded: all ships of a Conquest stage
/// fly at once, but battles follow one another, and every roll must be readable.
pub const MAX_DURATION_MS: u32 = 3_600;

/// The public views before and after a batch of events, with the table that they belong to.
pub type Transition<'a> = table::Transition<'a, Exodus, Public>;

#[must_use]
pub fn animate(transition: Transition<'_>, events: &[Event]) -> Vec<AnimationStep> {
    let mut animator = Animator {
        transition,
        sprites: Sprites::new(transition, events),
        fight: transition
            .before
            .battle
            .as_ref()
            .map(|battle| BattleProgress {
                hex: battle.hex,
                seats: battle.seats,
                is_guarded: battle.guard.is_some(),
                aims: battle.aims,
                roll_count: 0,
            }),
        arrived: VecDeque::new(),
        simultaneous: None,
        steps: Vec::new(),
    };
    let raised = animator.sprites.draw_removed(transition);
    if !raised.effects.is_empty() {
        animator.steps.push(raised);
    }
    let moves = |event: &Event| {
        matches!(
            event,
            Event::Flown { .. } | Event::Stepped { .. } | Event::Built { .. }
        )
    };
    if !events.iter().any(moves) {
        animator.rearrange_ships();
    }
    for event in events {
        animator.animate(event);
    }
    animator.move_to_final_places();
    animator.steps
}

/// The battle that is being animated.
#[derive(Clone, Copy)]
struct BattleProgress {
    hex: HexId,
    seats: SeatSet,
    is_guarded: bool,
    /// The lowest face that hits for each seat in the next roll, set by an ability; 0 without one.
    aims: [u8; SEATS],
    /// Number of rolls in the current round so far.
    roll_count: u8,
}

/// Kinds of events that are animated at the same time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SimultaneousKind {
    Orders,
    Flights,
    /// Token stacks that are placed beside ships.
    Stacks,
}

struct Animator<'a> {
    transition: Transition<'a>,
    sprites: Sprites,
    fight: Option<BattleProgress>,
    /// Targets of rockets that arrived and whose damage is not rolled yet.
    arrived: VecDeque<HexId>,
    simultaneous: Option<SimultaneousKind>,
    steps: Vec<AnimationStep>,
}

impl Animator<'_> {
    #[rustfmt::skip]
    fn animate(&mut self, event: &Event) {
        match *event {
            Event::OrderShown { .. } | Event::Flown { .. } | Event::Stepped { .. } | Event::Stacked { .. }
            | Event::Built { .. } | Event::Repaired { .. } | Event::Uncloaked { .. } => self.show_flight_event(event),
            Event::BattleBegan { .. } | Event::GuardShown { .. } | Event::RoundBegan { .. } | Event::Hit { .. }
            | Event::GuardHit { .. } | Event::Destroyed { .. } | Event::BattleEnded { .. }
            | Event::GuardEnded { .. } => self.show_battle_event(event),
            Event::Rolled { seat, dice, faces } => self.show_roll(seat, dice, &faces),
            Event::Targeted { .. } | Event::Flew { .. } | Event::Ruined { .. } | Event::Armed { .. }
            | Event::Disarmed { .. } => self.show_rocket_event(event),
            Event::Cubes { .. } | Event::Tokens { .. } | Event::Taken { .. } | Event::Mined { .. }
            | Event::Mounted { .. } | Event::Ferried { .. } | Event::Landed { .. } => self.show_planet_event(event),
            _ => self.show_turn_event(event),
        }
    }

    /// Adds a separate step.
    fn push(&mut self, step: AnimationStep) {
        self.simultaneous = None;
        self.steps.push(step);
    }

    /// Adds a step that runs together with others of its kind; only the first has a sound.
    fn push_simultaneous(&mut self, simultaneous: SimultaneousKind, step: AnimationStep) {
        let joins = self.simultaneous == Some(simultaneous);
        self.simultaneous = Some(simultaneous);
        self.steps.push(if joins {
            AnimationStep {
                cue: None,
                ..step.with_lag(0)
            }
        } else {
            step
        });
    }

    fn hex_center(&self, hex: HexId) -> BoardPoint {
        center(self.transition.game, hex)
    }

    /// Returns the center of a seat's Home hex.
    fn home_center(&self, seat: Seat) -> BoardPoint {
        self.hex_center(self.transition.game.home(self.transition.after, seat))
    }

    /// Adds a step with a sound only.
    fn push_sound(&mut self, length: u32, cue: SoundCue) {
        self.push(AnimationStep::new(length, Some(cue)));
    }
}

/// Returns a ring around a point; `size` animates its scale.
fn ring(at: BoardPoint, tone: Tone, radius: i32, size: Vec<Keyframe>) -> TransientDrawing {
    TransientDrawing::new(translate(at), effects::ring(tone, radius)).with_transform(size)
}

/// Returns a hexagon that lights up and fades.
fn flash(at: BoardPoint, tone: Tone) -> TransientDrawing {
    TransientDrawing::new(translate(at), effects::hexagon(tone)).with_opacity(&[0.0, 1.0, 0.6, 0.0])
}

/// Returns a number won or lost, rising above a place.
fn floating_number((x, y): BoardPoint, tone: Tone, delta: i32) -> TransientDrawing {
    rising_figure((x, y - 30), (10, 26), effects::floating_number(tone, delta))
}
