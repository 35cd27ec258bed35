//! Turns the events of a match into animation steps with movement and sound on the sector map: at
//! most one step per event.
//!
//! The map already shows the final position. Pieces that have left it are drawn as ghosts until
//! they disappear, and moved pieces are animated from their old place. This module makes no rule
//! decisions.

mod fight;
mod movement;
mod sectors;
mod sprites;
#[cfg(test)]
mod tests;
mod turn;

use super::board_view::center;
use super::pieces::BoardPoint;
use super::pieces::effects::{self, Tone};
use engine::saga::Saga;
use engine::saga::armada::Target;
use engine::saga::event::Event;
use engine::saga::hex::HexId;
use engine::saga::state::Public;
use play::table;
use sprites::Sprites;
use ui::motion::{
    AnimationStep, Keyframe, TransientDrawing, ghost_name, piece_selector, rising_figure,
    translate, translate_px,
};
use ui::sound::SoundCue;

/// Longest animation in milliseconds at normal speed, dice excluded: an armada may explore, fail,
/// and trigger an event for everybody, and every roll must be readable.
pub const MAX_DURATION_MS: u32 = 3_600;

/// The public views before and after a batch of events, with the table that they belong to.
pub type Transition<'a> = table::Transition<'a, Saga, Public>;

#[must_use]
pub fn animate(transition: Transition<'_>, events: &[Event]) -> Vec<AnimationStep> {
    let mut animator = Animator {
        transition,
        sprites: Sprites::new(transition),
        foe: None,
        steps: Vec::new(),
    };
    let raised = animator.sprites.draw_removed();
    if !raised.effects.is_empty() {
        animator.steps.push(raised);
    }
    for event in events {
        animator.animate(event);
    }
    animator.move_to_final_places();
    animator.steps
}

struct Animator<'a> {
    transition: Transition<'a>,
    sprites: Sprites,
    foe: Option<Target>,
    steps: Vec<AnimationStep>,
}

impl Animator<'_> {
    #[rustfmt::skip]
    fn animate(&mut self, event: &Event) {
        match *event {
            Event::Moved { .. } | Event::Marched { .. } | Event::RavagerMoved { .. } | Event::Entity { .. }
            | Event::Spawned { .. } | Event::Promoted { .. } | Event::RaiderLeft { .. } | Event::BossCame { .. }
            | Event::BossLeft { .. } | Event::RavagerCame { .. } => self.show_movement_event(event),
            Event::Placed { .. } | Event::Revealed { .. } | Event::XpmPlaced { .. } | Event::XpmLost { .. }
            | Event::XpmTaken { .. } | Event::XpmMoved { .. } | Event::Installed { .. } | Event::Surged { .. }
            | Event::EntityRevealed { .. } | Event::EntityHull { .. } | Event::Astartium { .. }
            | Event::Salvaged { .. } | Event::Built { .. } | Event::Reactivated { .. }
            | Event::StarbaseFound { .. } | Event::StarbaseLost { .. } => self.show_sector_event(event),
            Event::Rolled { .. } | Event::Rerolled { .. } | Event::Fight { .. } | Event::FoeHit { .. }
            | Event::FightOver { .. } | Event::Claimed { .. } | Event::Damaged { .. } | Event::Softened { .. }
            | Event::Destroyed { .. } | Event::Repaired { .. } | Event::Checked { .. } | Event::Duel { .. }
            | Event::Strike { .. } | Event::DuelOver { .. } | Event::Siege { .. } | Event::TrialOver { .. } => self.show_fight_event(event),
            _ => self.show_turn_event(event),
        }
    }

    fn push(&mut self, step: AnimationStep) {
        self.steps.push(step);
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
fn flash(hex: HexId, tone: Tone) -> TransientDrawing {
    TransientDrawing::new(translate(center(hex)), effects::hexagon(tone))
        .with_opacity(&[0.0, 1.0, 0.6, 0.0])
}

/// Returns a number won or lost, rising above a place.
fn floating_number((x, y): BoardPoint, tone: Tone, delta: i32) -> TransientDrawing {
    rising_figure((x, y - 30), (10, 26), effects::floating_number(tone, delta))
}
