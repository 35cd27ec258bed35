//! Turns presses and clicks into picks.
//!
//! Browsers send no click if the element under the pointer was replaced since the press, and they
//! send it to a common ancestor if the pointer slipped across a border. So a released press waits
//! briefly for its click, and then picks the cell under the pointer. Drags are handled in
//! [`super::gesture`].

use std::cell::Cell;

/// A point of the screen, in CSS pixels.
pub type ScreenPoint = (f64, f64);

/// Milliseconds within which a click belongs to the press before it.
const CLICK_WINDOW_MS: f64 = 1000.0;

/// The state of the last press.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum PressState {
    /// No press, or its click has arrived.
    #[default]
    Idle,
    Down,
    /// Released at this point and this time; its click may still come.
    Up(ScreenPoint, f64),
    /// The press needs no click, because it was a drag or has picked already. Released at this
    /// time.
    Consumed(f64),
}

/// The location of the picked cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PickTarget {
    /// The target of the click, which came without a press, for example from a screen reader.
    Target,
    /// The cell under this point of the screen.
    Under(ScreenPoint),
}

/// The parts of a click event that determine the picked cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Click {
    pub at: ScreenPoint,
    /// The time stamp of the event, in milliseconds.
    pub time: f64,
    /// Whether a key or a script caused the click.
    pub is_synthetic: bool,
}

/// The last press on a board. It is shared by the handlers and never rendered.
#[derive(Default)]
pub struct Tap {
    stage: Cell<PressState>,
    number: Cell<u32>,
}

impl Tap {
    /// Handles the first pointer of a press.
    pub fn press(&self) {
        self.number.set(self.number.get().wrapping_add(1));
        self.stage.set(PressState::Down);
    }

    /// Handles a release without a drag. Returns the number of the press, for
    /// [`Self::take_overdue`].
    pub fn release(&self, at: ScreenPoint, time: f64) -> u32 {
        self.stage.set(PressState::Up(at, time));
        self.number.get()
    }

    /// Marks the press as a drag, which picks nothing.
    pub fn consume(&self, time: f64) {
        self.stage.set(PressState::Consumed(time));
    }

    /// Cancels the press because the browser took the pointer away.
    pub fn cancel(&self) {
        self.stage.set(PressState::Idle);
    }

    /// Returns the point to pick if the click of this press did not arrive. Returns `None` if it
    /// arrived, or if another press has started.
    pub fn take_overdue(&self, number: u32) -> Option<ScreenPoint> {
        match self.stage.get() {
            PressState::Up(at, time) if self.number.get() == number => {
                self.stage.set(PressState::Consumed(time));
                Some(at)
            }
            PressState::Up(..) | PressState::Idle | PressState::Down | PressState::Consumed(_) => {
                None
            }
        }
    }

    /// Returns what a click picks, or `None` if its press was a drag or has picked already.
    pub fn click(&self, click: Click) -> Option<PickTarget> {
        if click.is_synthetic {
            return Some(PickTarget::Target);
        }
        match self.stage.replace(PressState::Idle) {
            PressState::Idle => Some(PickTarget::Target),
            PressState::Down => Some(PickTarget::Under(click.at)),
            PressState::Up(at, _) => Some(PickTarget::Under(at)),
            PressState::Consumed(time) => {
                (click.time - time > CLICK_WINDOW_MS).then_some(PickTarget::Target)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const POINT: ScreenPoint = (30.0, 40.0);

    fn click(time: f64) -> Click {
        Click {
            at: (31.0, 41.0),
            time,
            is_synthetic: false,
        }
    }

    #[test]
    fn a_press_picks_exactly_once_with_or_without_its_click() {
        let tap = Tap::default();
        tap.press();
        let press = tap.release(POINT, 100.0);
        assert_eq!(tap.click(click(101.0)), Some(PickTarget::Under(POINT)));
        assert_eq!(tap.take_overdue(press), None, "the click has picked");
        tap.press();
        let press = tap.release(POINT, 200.0);
        assert_eq!(tap.take_overdue(press), Some(POINT), "the click is lost");
        assert_eq!(tap.take_overdue(press), None);
        assert_eq!(tap.click(click(900.0)), None, "it came late");
    }

    #[test]
    fn a_drag_picks_nothing_and_later_clicks_still_pick() {
        let tap = Tap::default();
        tap.press();
        tap.consume(100.0);
        assert_eq!(tap.click(click(101.0)), None);
        assert_eq!(tap.click(click(102.0)), Some(PickTarget::Target));
        tap.press();
        tap.consume(200.0);
        assert_eq!(tap.click(click(1300.0)), Some(PickTarget::Target));
    }

    #[test]
    fn a_new_press_replaces_an_overdue_one() {
        let tap = Tap::default();
        tap.press();
        let first = tap.release(POINT, 100.0);
        tap.press();
        assert_eq!(tap.take_overdue(first), None, "another is down");
        let second = tap.release((5.0, 6.0), 150.0);
        assert_eq!(tap.take_overdue(first), None);
        assert_eq!(tap.take_overdue(second), Some((5.0, 6.0)));
        tap.press();
        tap.cancel();
        assert_eq!(tap.take_overdue(second), None);
    }

    #[test]
    fn a_click_without_a_press_picks_its_event_target() {
        let tap = Tap::default();
        assert_eq!(tap.click(click(1.0)), Some(PickTarget::Target));
        tap.press();
        let synthetic_click = Click {
            is_synthetic: true,
            ..click(2.0)
        };
        assert_eq!(tap.click(synthetic_click), Some(PickTarget::Target));
        assert_eq!(tap.click(click(3.0)), Some(PickTarget::Under((31.0, 41.0))));
    }
}
