//! Waits until the current animation is over, or until the player ends it.

use super::{remaining_delay, scaled_delay};
use crate::clock::monotonic_now;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;

/// Milliseconds between two checks whether the animation was stopped.
const CHECK_INTERVAL_MS: u32 = 120;

type Slot = Rc<RefCell<Option<Timeout>>>;

/// A pending wait. Dropping it cancels the wait and its task.
pub struct AnimationWait {
    _timer: Slot,
}

impl AnimationWait {
    /// Runs a task when no animation plays any more, and not before `normal` milliseconds, scaled
    /// by the player's tempo.
    #[must_use]
    pub fn start(normal: u32, then: impl FnOnce() + 'static) -> Self {
        let until = monotonic_now() + f64::from(scaled_delay(normal));
        let timer = Slot::default();
        wait(&timer, until, Box::new(then));
        Self { _timer: timer }
    }
}

/// Waits a short time and checks again.
fn wait(timer: &Slot, until: f64, then: Box<dyn FnOnce()>) {
    let slot = Rc::downgrade(timer);
    let again = move || {
        if remaining(until) == 0 {
            then();
        } else if let Some(timer) = slot.upgrade() {
            wait(&timer, until, then);
        }
    };
    timer.replace(Some(Timeout::new(
        remaining(until).min(CHECK_INTERVAL_MS),
        again,
    )));
}

/// The milliseconds that are left until `until` and until the current animation is over.
fn remaining(until: f64) -> u32 {
    // A negative number saturates to 0 in the cast.
    let left = (until - monotonic_now()).ceil() as u32;
    left.max(remaining_delay())
}
