//! Waiting until what happened has been seen: for as long as it is shown, or until a player ends the
//! show.

use super::{remaining_delay, scaled_delay};
use crate::clock::monotonic_now;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;

/// Milliseconds after which it is looked again whether the show was ended.
const LOOK: u32 = 120;

type Slot = Rc<RefCell<Option<Timeout>>>;

/// Somebody who waits. Dropping it ends the waiting; nothing is done then.
pub struct AnimationWait {
    _timer: Slot,
}

impl AnimationWait {
    /// Does something when nothing is shown any more, and not before `usual` milliseconds as the
    /// player's tempo has them.
    #[must_use]
    pub fn start(usual: u32, then: impl FnOnce() + 'static) -> Self {
        let until = monotonic_now() + f64::from(scaled_delay(usual));
        let timer = Slot::default();
        wait(&timer, until, Box::new(then));
        Self { _timer: timer }
    }
}

/// Waits a little and looks again.
fn wait(timer: &Slot, until: f64, then: Box<dyn FnOnce()>) {
    let slot = Rc::downgrade(timer);
    let again = move || {
        if left(until) == 0 {
            then();
        } else if let Some(timer) = slot.upgrade() {
            wait(&timer, until, then);
        }
    };
    timer.replace(Some(Timeout::new(left(until).min(LOOK), again)));
}

/// Milliseconds that are left, also of what is being shown.
fn left(until: f64) -> u32 {
    // Below 0 is 0.
    let left = (until - monotonic_now()).ceil() as u32;
    left.max(remaining_delay())
}
