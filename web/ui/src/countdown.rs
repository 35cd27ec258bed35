//! The clock of a timed match, which counts seconds in the browser. The engine has no clock; it
//! receives the time-out as an action of the table.

use gloo::timers::callback::Interval;
use yew::prelude::*;

/// The time that the clock counts down. A new `turn` resets it; a pause keeps the remaining time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Countdown {
    /// Identifies the turn; the clock continues while it is the same.
    pub turn: u64,
    /// Seconds of a full turn.
    pub seconds: u16,
    /// Id and seconds of a choice that pauses the turn.
    pub choice: Option<(u64, u16)>,
}

#[derive(Clone, Copy, PartialEq, Default)]
struct ClockState {
    turn: u64,
    seconds: u16,
    choice: u64,
    choice_seconds: u16,
}

enum ClockAction {
    Set(Countdown),
    Second(Countdown),
}

impl Reducible for ClockState {
    type Action = ClockAction;

    fn reduce(self: std::rc::Rc<Self>, tick: ClockAction) -> std::rc::Rc<Self> {
        let mut clock_state = *self;
        let (countdown, elapsed) = match tick {
            ClockAction::Set(countdown) => (countdown, 0),
            ClockAction::Second(countdown) => (countdown, 1),
        };
        if clock_state.turn != countdown.turn || clock_state.seconds > countdown.seconds {
            (clock_state.turn, clock_state.seconds) = (countdown.turn, countdown.seconds);
        }
        match countdown.choice {
            Some((name, seconds)) if clock_state.choice != name => {
                (clock_state.choice, clock_state.choice_seconds) = (name, seconds);
            }
            Some(_) => {
                clock_state.choice_seconds = clock_state.choice_seconds.saturating_sub(elapsed)
            }
            None => clock_state.seconds = clock_state.seconds.saturating_sub(elapsed),
        }
        std::rc::Rc::new(clock_state)
    }
}

/// Returns the seconds left, counted down while `countdown` is `Some`; calls `on_end` each second
/// at zero.
#[hook]
pub fn use_clock(countdown: Option<Countdown>, on_end: Callback<()>) -> Option<u16> {
    let clock_state = use_reducer(ClockState::default);
    {
        let dispatcher = clock_state.dispatcher();
        use_effect_with(countdown, move |countdown| {
            let interval = countdown.map(|countdown| {
                dispatcher.dispatch(ClockAction::Set(countdown));
                Interval::new(1000, move || {
                    dispatcher.dispatch(ClockAction::Second(countdown))
                })
            });
            move || drop(interval)
        });
    }
    let shown = countdown.map(|c| {
        if c.choice.is_some() {
            clock_state.choice_seconds
        } else {
            clock_state.seconds
        }
    });
    let known = countdown.is_some_and(|c| {
        clock_state.turn == c.turn && c.choice.is_none_or(|(n, _)| n == clock_state.choice)
    });
    use_effect_with((shown.filter(|_| known), countdown), move |(shown, _)| {
        if *shown == Some(0) {
            on_end.emit(());
        }
    });
    shown
}
