//! The phase of a connection, which decides which browser signals become events for its owner:
//! `Open` at most once, `Closed` at most once, and nothing after that. Browsers report the same
//! change by several signals and in varying order.

use std::cell::Cell;

/// An event of a connection, as its owner receives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConnectionEvent {
    /// The channel to the other side is open.
    Open,
    /// The other side sent a text message.
    Message(String),
    /// No route to the other side was found so far; one may still be found.
    NoRoute,
    /// The connection is closed for good.
    Closed,
}

/// A signal of the browser about a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RtcSignal {
    /// The data channel opened.
    Opened,
    /// The data channel received a text.
    Message(String),
    /// All candidate pairs that were tried have failed.
    Failed,
    /// The data channel or the connection closed.
    Closed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PhaseState {
    Waiting,
    Up,
    Gone,
}

/// The phase of a connection: waiting, open or closed.
#[derive(Debug)]
pub struct Phase(Cell<PhaseState>);

impl Default for Phase {
    fn default() -> Self {
        Self(Cell::new(PhaseState::Waiting))
    }
}

impl Phase {
    /// Returns whether the connection has been neither opened nor closed yet.
    pub fn is_waiting(&self) -> bool {
        self.0.get() == PhaseState::Waiting
    }

    /// Applies a browser signal; returns the event that the owner receives, if any.
    pub fn on_signal(&self, signal: RtcSignal) -> Option<ConnectionEvent> {
        let (phase, event) = match (self.0.get(), signal) {
            (PhaseState::Waiting, RtcSignal::Opened) => {
                (PhaseState::Up, Some(ConnectionEvent::Open))
            }
            // A person may still be passing on the answer by hand.
            (PhaseState::Waiting, RtcSignal::Failed) => {
                (PhaseState::Waiting, Some(ConnectionEvent::NoRoute))
            }
            (phase @ (PhaseState::Waiting | PhaseState::Up), RtcSignal::Message(text)) => {
                (phase, Some(ConnectionEvent::Message(text)))
            }
            (PhaseState::Waiting, RtcSignal::Closed)
            | (PhaseState::Up, RtcSignal::Closed | RtcSignal::Failed) => {
                (PhaseState::Gone, Some(ConnectionEvent::Closed))
            }
            (phase @ PhaseState::Up, RtcSignal::Opened)
            | (
                phase @ PhaseState::Gone,
                RtcSignal::Opened | RtcSignal::Message(_) | RtcSignal::Failed | RtcSignal::Closed,
            ) => (phase, None),
        };
        self.0.set(phase);
        event
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_signals_cause_one_open_and_one_closed_event() {
        let phase = Phase::default();
        assert_eq!(
            phase.on_signal(RtcSignal::Opened),
            Some(ConnectionEvent::Open)
        );
        assert_eq!(phase.on_signal(RtcSignal::Opened), None);
        let message = RtcSignal::Message("a".to_owned());
        assert_eq!(
            phase.on_signal(message.clone()),
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
            message,
        ] {
            assert_eq!(phase.on_signal(late), None);
        }
    }

    #[test]
    fn a_connection_can_open_after_a_failed_attempt() {
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
