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
    pub fn start(normal: u32, task: impl FnOnce() + 'static) -> Self {
        let end_time = monotonic_now() + f64::from(scaled_delay(normal));
        let timer = Slot::default();
        wait(&timer, end_time, Box::new(task));
        Self { _timer: timer }
    }
}

/// Waits a short time and checks again.
fn wait(timer: &Slot, end_time: f64, task: Box<dyn FnOnce()>) {
    let slot = Rc::downgrade(timer);
    let again = move || {
        if remaining(end_time) == 0 {
            task();
        } else if let Some(timer) = slot.upgrade() {
            wait(&timer, end_time, task);
        }
    };
    timer.replace(Some(Timeout::new(
        remaining(end_time).min(CHECK_INTERVAL_MS),
        again,
    )));
}

/// Returns the milliseconds that are left until `end_time` and until the current animation is over.
fn remaining(end_time: f64) -> u32 {
    // A negative number saturates to 0 in the cast.
    let left = (end_time - monotonic_now()).ceil() as u32;
    left.max(remaining_delay())
}
