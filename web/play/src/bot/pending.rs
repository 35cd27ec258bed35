//! The pending request of a `BotExecutor`: the callback for its answer, and the number of the
//! computation that may continue.

use worker::{WorkerReply, WorkerRequest};

/// What happened to the previous request when a new one was placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceOutcome {
    /// There was no previous request.
    Free,
    /// A different request was replaced; its callback is dropped.
    Instead,
    /// The same request is already being computed.
    Same,
}

type ReplyCallback = Box<dyn FnOnce(WorkerReply)>;

/// A request and the callback that waits for its reply.
#[derive(Default)]
pub struct Pending {
    request: Option<(WorkerRequest, ReplyCallback)>,
    /// Number of the current computation in the page. Computations with other numbers stop.
    computation: u32,
}

impl Pending {
    /// Places a request; the previous one receives no reply.
    pub fn place(&mut self, request: WorkerRequest, answer: ReplyCallback) -> PlaceOutcome {
        let placed = match &self.request {
            None => PlaceOutcome::Free,
            Some((before, _)) if *before == request => PlaceOutcome::Same,
            Some(_) => PlaceOutcome::Instead,
        };
        if placed != PlaceOutcome::Same {
            self.computation = self.computation.wrapping_add(1);
        }
        self.request = Some((request, answer));
        placed
    }

    /// Returns the pending request.
    pub fn request(&self) -> Option<&WorkerRequest> {
        self.request.as_ref().map(|(request, _)| request)
    }

    /// Removes the request and returns its callback.
    pub fn take(&mut self) -> Option<ReplyCallback> {
        self.computation = self.computation.wrapping_add(1);
        self.request.take().map(|(_, answer)| answer)
    }

    /// Begins a new computation of the request, which ends the previous one; returns the request
    /// and the number of the computation.
    pub fn begin(&mut self) -> Option<(WorkerRequest, u32)> {
        self.computation = self.computation.wrapping_add(1);
        Some((self.request()?.clone(), self.computation))
    }

    /// Returns whether the computation with this number may continue.
    pub const fn is_current(&self, computation: u32) -> bool {
        self.request.is_some() && self.computation == computation
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bots::Level;
    use std::cell::Cell;
    use std::rc::Rc;
    use worker::WorkerTask;

    fn request(seat: u8) -> WorkerRequest {
        WorkerRequest {
            text: "match".to_owned(),
            seat,
            level: Level::Captain,
            seed: 1,
            task: WorkerTask::Play,
            content_sets: None,
        }
    }

    #[test]
    fn a_repeated_request_is_computed_once_and_answers_the_last_caller() {
        let answered = Rc::new(Cell::new(""));
        let answer = |name: &'static str| -> ReplyCallback {
            let answered = answered.clone();
            Box::new(move |_| answered.set(name))
        };
        let mut pending = Pending::default();
        assert_eq!(
            pending.place(request(0), answer("first")),
            PlaceOutcome::Free
        );
        let (_, computation) = pending.begin().expect("an errand");
        assert_eq!(
            pending.place(request(0), answer("second")),
            PlaceOutcome::Same
        );
        assert!(pending.is_current(computation));
        pending.take().expect("somebody waits")(WorkerReply::default());
        assert_eq!(answered.get(), "second");
    }

    #[test]
    fn a_computation_ends_with_its_request_even_if_an_equal_one_follows() {
        let mut pending = Pending::default();
        pending.place(request(0), Box::new(|_| ()));
        let (_, first) = pending.begin().expect("an errand");
        drop(pending.take());
        assert!(!pending.is_current(first));
        assert_eq!(
            pending.place(request(0), Box::new(|_| ())),
            PlaceOutcome::Free
        );
        assert!(!pending.is_current(first));
        let (_, second) = pending.begin().expect("an errand");
        assert!(pending.is_current(second) && !pending.is_current(first));
        let placed = pending.place(request(1), Box::new(|_| ()));
        assert_eq!(placed, PlaceOutcome::Instead);
        assert!(
            !pending.is_current(second),
            "it would answer another errand"
        );
        let (_, third) = pending.begin().expect("an errand");
        assert!(pending.is_current(third));
    }
}
