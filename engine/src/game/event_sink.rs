//! Receivers of events: a list, or a sink that discards them.

/// Receives the events of an action, in order.
///
/// ```
/// use engine::game::{EventSink, NullSink};
///
/// let mut events = Vec::new();
/// events.emit("a ship moved");
/// assert_eq!(events, ["a ship moved"]);
///
/// // Search discards events: rules skip the work that only events need.
/// assert!(!EventSink::<&str>::is_enabled(&NullSink));
/// ```
pub trait EventSink<E> {
    /// Receives one event.
    fn emit(&mut self, event: E);

    /// Returns whether the events are read. If not, rules skip computations that only events need.
    fn is_enabled(&self) -> bool {
        true
    }
}

impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// Discards every event: for search and playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullSink;

impl<E> EventSink<E> for NullSink {
    fn emit(&mut self, _: E) {}

    fn is_enabled(&self) -> bool {
        false
    }
}
