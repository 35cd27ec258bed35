//! Queue of connection events that arrive while the host's table is not on the screen, bounded per
//! peer.

use crate::phase::ConnectionEvent;
use protocol::{MAX_MESSAGE_BYTES, Peer};

/// Maximum number of queued messages of one peer.
const MAX_QUEUED: usize = 32;

/// Queued events in the order of arrival.
#[derive(Debug, Default)]
pub struct Queue(Vec<(Peer, ConnectionEvent)>);

impl Queue {
    /// Adds an event; returns `false` if the peer exceeds its limit of messages or bytes. Then only
    /// a `Closed` event of that peer stays in the queue.
    #[must_use]
    pub fn push(&mut self, peer: Peer, event: ConnectionEvent) -> bool {
        let event = match event {
            // An oversized message is replaced by an empty one, which is unreadable.
            ConnectionEvent::Message(text) if text.len() > MAX_MESSAGE_BYTES => {
                ConnectionEvent::Message(String::new())
            }
            ConnectionEvent::Message(_)
            | ConnectionEvent::Open
            | ConnectionEvent::NoRoute
            | ConnectionEvent::Closed => event,
        };
        if let ConnectionEvent::Message(text) = &event {
            let messages = self.0.iter().filter_map(|(other, event)| match event {
                ConnectionEvent::Message(text) if *other == peer => Some(text.len()),
                ConnectionEvent::Message(_)
                | ConnectionEvent::Open
                | ConnectionEvent::NoRoute
                | ConnectionEvent::Closed => None,
            });
            let (count, letters) =
                messages.fold((0, 0), |(count, all), len| (count + 1, all + len));
            if count >= MAX_QUEUED || letters + text.len() > MAX_MESSAGE_BYTES {
                self.0.retain(|(other, _)| *other != peer);
                self.0.push((peer, ConnectionEvent::Closed));
                return false;
            }
        }
        self.0.push((peer, event));
        true
    }

    /// Removes and returns all queued events.
    pub fn take(&mut self) -> Vec<(Peer, ConnectionEvent)> {
        std::mem::take(&mut self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(len: usize) -> ConnectionEvent {
        ConnectionEvent::Message("x".repeat(len))
    }

    #[test]
    fn events_are_returned_in_the_order_of_arrival() {
        let mut queue = Queue::default();
        for (peer, event) in [(1, ConnectionEvent::Open), (2, message(3)), (1, message(4))] {
            assert!(queue.push(Peer(peer), event));
        }
        let all = [
            (Peer(1), ConnectionEvent::Open),
            (Peer(2), message(3)),
            (Peer(1), message(4)),
        ];
        assert_eq!(queue.take(), all);
        assert_eq!(queue.take(), []);
    }

    #[test]
    fn a_peer_over_its_limit_is_closed_and_other_peers_stay() {
        for (len, limit) in [(1, MAX_QUEUED), (MAX_MESSAGE_BYTES / 4, 4)] {
            let mut queue = Queue::default();
            assert!(queue.push(Peer(2), message(9)));
            for _ in 0..limit {
                assert!(queue.push(Peer(1), message(len)));
            }
            assert!(!queue.push(Peer(1), message(len)));
            assert_eq!(
                queue.take(),
                [(Peer(2), message(9)), (Peer(1), ConnectionEvent::Closed)]
            );
        }
    }

    #[test]
    fn an_oversized_message_is_queued_as_an_empty_one() {
        let mut queue = Queue::default();
        assert!(queue.push(Peer(1), message(MAX_MESSAGE_BYTES + 1)));
        assert_eq!(queue.take(), [(Peer(1), message(0))]);
    }
}
