//! Queue of connection events that arrive while the host's table is not on the screen, bounded per
//! peer.

use crate::phase::ConnectionEvent;
use protocol::{MAX_MESSAGE_BYTES, Peer};

/// Maximum number of messages of one peer that wait.
const MAX_QUEUED: usize = 32;

/// Waiting events in the order of arrival.
#[derive(Debug, Default)]
pub struct Queue(Vec<(Peer, ConnectionEvent)>);

impl Queue {
    /// Adds an event; returns `false` if the peer exceeds its limit of messages or bytes. Then only
    /// a `Closed` event of that peer stays in the queue.
    #[must_use]
    pub fn push(&mut self, peer: Peer, sound: ConnectionEvent) -> bool {
        let sound = match sound {
            // A message that is too long counts as an unreadable one.
            ConnectionEvent::Message(text) if text.len() > MAX_MESSAGE_BYTES => {
                ConnectionEvent::Message(String::new())
            }
            ConnectionEvent::Message(_)
            | ConnectionEvent::Open
            | ConnectionEvent::NoRoute
            | ConnectionEvent::Closed => sound,
        };
        if let ConnectionEvent::Message(text) = &sound {
            let words = self.0.iter().filter_map(|(other, sound)| match sound {
                ConnectionEvent::Message(text) if *other == peer => Some(text.len()),
                ConnectionEvent::Message(_)
                | ConnectionEvent::Open
                | ConnectionEvent::NoRoute
                | ConnectionEvent::Closed => None,
            });
            let (count, letters) = words.fold((0, 0), |(count, all), len| (count + 1, all + len));
            if count >= MAX_QUEUED || letters + text.len() > MAX_MESSAGE_BYTES {
                self.0.retain(|(other, _)| *other != peer);
                self.0.push((peer, ConnectionEvent::Closed));
                return false;
            }
        }
        self.0.push((peer, sound));
        true
    }

    /// Removes and returns all waiting events.
    pub fn take(&mut self) -> Vec<(Peer, ConnectionEvent)> {
        std::mem::take(&mut self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(len: usize) -> ConnectionEvent {
        ConnectionEvent::Message("x".repeat(len))
    }

    #[test]
    fn what_came_waits_in_its_order() {
        let mut queue = Queue::default();
        for (peer, sound) in [(1, ConnectionEvent::Open), (2, word(3)), (1, word(4))] {
            assert!(queue.push(Peer(peer), sound));
        }
        let all = [
            (Peer(1), ConnectionEvent::Open),
            (Peer(2), word(3)),
            (Peer(1), word(4)),
        ];
        assert_eq!(queue.take(), all);
        assert_eq!(queue.take(), []);
    }

    #[test]
    fn a_line_that_says_too_much_is_cut_and_the_others_wait() {
        for (len, most) in [(1, MAX_QUEUED), (MAX_MESSAGE_BYTES / 4, 4)] {
            let mut queue = Queue::default();
            assert!(queue.push(Peer(2), word(9)));
            for _ in 0..most {
                assert!(queue.push(Peer(1), word(len)));
            }
            assert!(!queue.push(Peer(1), word(len)));
            assert_eq!(
                queue.take(),
                [(Peer(2), word(9)), (Peer(1), ConnectionEvent::Closed)]
            );
        }
    }

    #[test]
    fn a_word_that_is_too_long_waits_as_none() {
        let mut queue = Queue::default();
        assert!(queue.push(Peer(1), word(MAX_MESSAGE_BYTES + 1)));
        assert_eq!(queue.take(), [(Peer(1), word(0))]);
    }
}
