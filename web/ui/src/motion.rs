//! How things move and how quickly they follow each other: the player's wish for calm comes first.
//!
//! A game tells its events as [`AnimationStep`]s; a [`AnimationSchedule`] sets them in time; a stage plays the score on
//! the board. None of them knows a game, and none of them delays what a player may do: the board
//! underneath already stands as it will be.

mod animation_schedule;
mod animation_step;
mod animation_wait;
mod playback;
mod running_animation;
mod transforms;

pub use animation_schedule::{AnimationSchedule, LIMIT};
pub use animation_step::{
    AnimationStep, Keyframe, Property, PropertyAnimation, TransientDrawing, cues, fade, keyframes,
    pop, values_of,
};
pub use animation_wait::AnimationWait;
pub use playback::use_animation;
pub use running_animation::animate_from;
pub use transforms::{ghost_name, piece_selector, rising_figure, translate, translate_px};

use crate::clock::monotonic_now;
use crate::mount::root_attribute;
use crate::settings::Tempo;
use std::cell::Cell;

/// Milliseconds between two orders where nothing has to be waited for.
const AT_ONCE: u32 = 60;

thread_local! {
    /// What is playing.
    static ACTIVE_ANIMATION: Cell<ActiveAnimation> = const { Cell::new(ActiveAnimation { begun: 0.0, length: 0 }) };
}

/// Milliseconds to wait where motion would take `usual`: almost none where motion is reduced and nobody
/// asked for slow turns.
fn scaled_delay(usual: u32) -> u32 {
    let percent = tempo().percent();
    if is_reduced() && percent <= 100 {
        return usual.min(AT_ONCE);
    }
    usual * percent / 100
}

/// Milliseconds until what is being shown is over; none where nothing moves.
fn remaining_delay() -> u32 {
    if is_reduced() {
        return 0;
    }
    let left = ACTIVE_ANIMATION.get().left(monotonic_now());
    // A little pause tells one order from the next.
    if left > 0 { left + AT_ONCE } else { 0 }
}

/// Something that is being shown for some time.
#[derive(Clone, Copy)]
struct ActiveAnimation {
    /// When it began, in milliseconds since the page was opened.
    begun: f64,
    /// How many milliseconds it takes.
    length: u32,
}

impl ActiveAnimation {
    /// Milliseconds that are left of it; never more than it takes.
    fn left(self, now: f64) -> u32 {
        let left = self.begun + f64::from(self.length) - now;
        // Below 0 is 0.
        (left as u32).min(self.length)
    }
}

/// Whether something is being shown now.
#[must_use]
pub fn is_animating() -> bool {
    ACTIVE_ANIMATION.get().left(monotonic_now()) > 0
}

/// Says that something is being shown for so many milliseconds from now.
pub fn set_animating_for(length: u32) {
    ACTIVE_ANIMATION.set(ActiveAnimation {
        begun: monotonic_now(),
        length,
    });
}

/// Whether the player or the system asks for less motion.
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

/// How quickly things are told here.
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
    fn nothing_is_waited_for_longer_than_it_takes() {
        let showing = ActiveAnimation {
            begun: 10_000.0,
            length: 800,
        };
        let left = |now| showing.left(now);
        assert_eq!((left(10_000.0), left(10_300.0)), (800, 500));
        assert_eq!((left(10_800.0), left(99_000.0)), (0, 0));
        assert_eq!(left(1_000.0), 800, "whatever the clock says");
    }
}
