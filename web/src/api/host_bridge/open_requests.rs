//! Requests that open a match; they are answered when the match is open.

use super::{HostBridge, HostRequest};
use play::observer_api::fault::{EmbedFault, ErrorCode};
use serde_json::Value;
use std::rc::Rc;
use ui::timing::after;

/// Milliseconds to wait for a match to open, since its game may have to be loaded.
const OPEN_TIMEOUT_MS: i32 = 60_000;

impl HostBridge {
    /// Answers a request once the match that it opens is on the table. Requests to that match wait
    /// as well.
    pub fn reply_when_open(&self, request: HostRequest) {
        let (id, inner) = (request.id, Rc::downgrade(&self.0));
        self.0.opening_requests.borrow_mut().push(request);
        self.0.is_opening.set(true);
        after(OPEN_TIMEOUT_MS, move || {
            let Some(bridge) = inner.upgrade().map(Self) else {
                return;
            };
            let is_overdue = |request: &mut HostRequest| request.id == id;
            let is_overdue: Vec<HostRequest> = bridge
                .0
                .opening_requests
                .borrow_mut()
                .extract_if(.., is_overdue)
                .collect();
            if !is_overdue.is_empty() {
                bridge.0.is_opening.set(false);
                let error = EmbedFault::new(
                    ErrorCode::LoadUnreachable,
                    "The match did not come to the table.",
                );
                is_overdue
                    .iter()
                    .for_each(|request| bridge.reply(request, Err(error.clone())));
                // Requests that wait for the match would wait forever.
                if !bridge.0.is_ready.get() {
                    bridge.report_ready(Value::Null);
                }
                bridge.process_queue();
            }
        });
    }

    /// Answers all waiting requests with the error that prevents opening.
    pub fn fail_open_requests(&self, error: &EmbedFault) {
        self.0.is_opening.set(false);
        for request in self.0.opening_requests.take() {
            self.reply(&request, Err(error.clone()));
        }
    }

    /// Answers all waiting requests, because the match is open.
    pub(super) fn complete_open_requests(&self) {
        self.0.is_opening.set(false);
        for request in self.0.opening_requests.take() {
            self.reply(&request, Ok(Value::Null));
        }
    }
}
