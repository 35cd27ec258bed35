//! How far a line is, and what of the browser's signs its owner hears: that it is open at most once,
//! that it is closed at most once, and after that nothing. Browsers give the same news by several
//! signs and in changing order.

use std::cell::Cell;

/// What is heard on a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConnectionEvent {
    /// The other side is there.
    Open,
    /// It says something.
    Message(String),
    /// No way to the other side was found so far; one may still be.
    NoRoute,
    /// The line is gone.
    Closed,
}

/// What the browser says of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RtcSignal {
    /// Its channel is open.
    Opened,
    /// Something came.
    Message(String),
    /// All ways that were tried have failed.
    Failed,
    /// Its channel or its connection is closed.
    Closed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PhaseState {
    Waiting,
    Up,
    Gone,
}

/// How far a line is.
#[derive(Debug)]
pub struct Phase(Cell<PhaseState>);

impl Default for Phase {
    fn default() -> Self {
        Self(Cell::new(PhaseState::Waiting))
    }
}

impl Phase {
    /// Whether it has not been open yet.
    pub fn is_waiting(&self) -> bool {
        self.0.get() == PhaseState::Waiting
    }

    /// What is heard of a sign.
    pub fn on_signal(&self, sign: RtcSignal) -> Option<ConnectionEvent> {
        let (stage, sound) = match (self.0.get(), sign) {
            (PhaseState::Waiting, RtcSignal::Opened) => {
                (PhaseState::Up, Some(ConnectionEvent::Open))
            }
            // The answer may still be on its way, by hand.
            (PhaseState::Waiting, RtcSignal::Failed) => {
                (PhaseState::Waiting, Some(ConnectionEvent::NoRoute))
            }
            (stage @ (PhaseState::Waiting | PhaseState::Up), RtcSignal::Message(text)) => {
                (stage, Some(ConnectionEvent::Message(text)))
            }
            (PhaseState::Waiting, RtcSignal::Closed)
            | (PhaseState::Up, RtcSignal::Closed | RtcSignal::Failed) => {
                (PhaseState::Gone, Some(ConnectionEvent::Closed))
            }
            (stage @ PhaseState::Up, RtcSignal::Opened)
            | (
                stage @ PhaseState::Gone,
                RtcSignal::Opened | RtcSignal::Message(_) | RtcSignal::Failed | RtcSignal::Closed,
            ) => (stage, None),
        };
        self.0.set(stage);
        sound
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_open_once_and_closed_once_whatever_the_browser_repeats() {
        let phase = Phase::default();
        assert_eq!(
            phase.on_signal(RtcSignal::Opened),
            Some(ConnectionEvent::Open)
        );
        assert_eq!(phase.on_signal(RtcSignal::Opened), None);
        let word = RtcSignal::Message("a".to_owned());
        assert_eq!(
            phase.on_signal(word.clone()),
            Some(ConnectionEvent::Message("a".to_owned()))
        );
        assert_eq!(
            phase.on_signal(RtcSignal::Closed),
            Some(ConnectionEvent::Closed)
        );
        for late in [
            RtcSignal::Closed,
            RtcSignal::Failed,
            RtcSignal::Opened,
            word,
        ] {
            assert_eq!(phase.on_signal(late), None);
        }
    }

    #[test]
    fn a_line_that_finds_no_way_yet_may_still_open() {
        let phase = Phase::default();
        assert_eq!(
            phase.on_signal(RtcSignal::Failed),
            Some(ConnectionEvent::NoRoute)
        );
        assert_eq!(
            phase.on_signal(RtcSignal::Opened),
            Some(ConnectionEvent::Open)
        );
        assert_eq!(
            phase.on_signal(RtcSignal::Failed),
            Some(ConnectionEvent::Closed)
        );
    }
}
