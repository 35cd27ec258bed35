//! Animation and its timing, both of which respect the player's wish for reduced motion.
//!
//! A game translates its events into [`AnimationStep`]s, an [`AnimationSchedule`] places them in
//! time, and the board plays the schedule. No animation delays the player: the board underneath
//! already shows the new position.

mod animation_schedule;
mod animation_step;
mod animation_wait;
mod combat_scene;
mod playback;
mod running_animation;
mod transforms;

pub use animation_schedule::{AnimationSchedule, LIMIT};
pub use animation_step::{
    AnimationStep, Keyframe, Property, PropertyAnimation, TransientDrawing, cues, fade, keyframes,
    pop, values_of,
};
pub use animation_wait::AnimationWait;
pub use combat_scene::{
    CombatDie, CombatPiece, CombatScene, CombatSide, DiceGroup, OpenRoll, SideMark, StagedScene,
    StrengthBar, StrengthKind,
};
pub use playback::use_animation;
pub use running_animation::animate_from;
pub use transforms::{ghost_name, piece_selector, rising_figure, translate, translate_px};

use crate::clock::monotonic_now;
use crate::mount::root_attribute;
use crate::settings::Tempo;
use std::cell::Cell;

/// Milliseconds between two actions when no animation is playing.
const MIN_DELAY_MS: u32 = 60;

thread_local! {
    /// The animation that is playing.
    static ACTIVE_ANIMATION: Cell<ActiveAnimation> = const { Cell::new(ActiveAnimation { started_at: 0.0, length: 0 }) };
}

/// Scales a delay of `normal` milliseconds by the tempo: almost 0 if motion is reduced and the
/// player did not choose slow turns.
fn scaled_delay(normal: u32) -> u32 {
    let percent = tempo().percent();
    if is_reduced() && percent <= 100 {
        return normal.min(MIN_DELAY_MS);
    }
    normal * percent / 100
}

/// Returns the milliseconds until the current animation is over, or 0.
fn remaining_delay() -> u32 {
    if is_reduced() {
        return 0;
    }
    let remaining = ACTIVE_ANIMATION.get().remaining(monotonic_now());
    // A short pause separates one action from the next.
    if remaining > 0 {
        remaining + MIN_DELAY_MS
    } else {
        0
    }
}

/// The time span of an animation.
#[derive(Clone, Copy)]
struct ActiveAnimation {
    /// When it began, in milliseconds since the page was opened.
    started_at: f64,
    /// How long it takes, in milliseconds.
    length: u32,
}

impl ActiveAnimation {
    /// Returns the milliseconds that are left at `now`, never more than the whole length.
    fn remaining(self, now: f64) -> u32 {
        let remaining = self.started_at + f64::from(self.length) - now;
        // A negative number saturates to 0 in the cast.
        (remaining as u32).min(self.length)
    }
}

/// Returns whether an animation is playing now.
#[must_use]
pub fn is_animating() -> bool {
    ACTIVE_ANIMATION.get().remaining(monotonic_now()) > 0
}

/// Marks that an animation plays for `length` milliseconds from now.
pub fn set_animating_for(length: u32) {
    ACTIVE_ANIMATION.set(ActiveAnimation {
        started_at: monotonic_now(),
        length,
    });
}

/// Returns whether the player or the system asks for reduced motion.
#[must_use]
pub fn is_reduced() -> bool {
    match root_attribute("data-motion").as_deref() {
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

/// Returns the player's choice of animation speed.
#[must_use]
pub fn tempo() -> Tempo {
    let slug = root_attribute("data-tempo");
    let found = Tempo::ALL
        .into_iter()
        .find(|tempo| slug.as_deref() == Some(tempo.slug()));
    found.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_remaining_time_never_exceeds_the_length_of_the_animation() {
        let showing = ActiveAnimation {
            started_at: 10_000.0,
            length: 800,
        };
        let remaining = |now| showing.remaining(now);
        assert_eq!((remaining(10_000.0), remaining(10_300.0)), (800, 500));
        assert_eq!((remaining(10_800.0), remaining(99_000.0)), (0, 0));
        assert_eq!(remaining(1_000.0), 800, "whatever the clock says");
    }
}
