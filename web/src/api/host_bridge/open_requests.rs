//! Requests that open something: they are answered when it is there.

use super::{HostBridge, HostRequest};
use play::observer_api::fault::{EmbedFault, ErrorCode};
use serde_json::Value;
use std::rc::Rc;
use ui::timing::after;

/// Milliseconds that a match has to come to the table: its game may have to be fetched.
const OPEN_TIMEOUT_MS: i32 = 60_000;

impl HostBridge {
    /// Answers a request once what it opens is on the table; what is asked about that waits as well.
    pub fn reply_when_open(&self, asked: HostRequest) {
        let (id, inner) = (asked.id, Rc::downgrade(&self.0));
        self.0.opening.borrow_mut().push(asked);
        self.0.is_coming.set(true);
        after(OPEN_TIMEOUT_MS, move || {
            let Some(agent) = inner.upgrade().map(Self) else {
                return;
            };
            let late = |asked: &mut HostRequest| asked.id == id;
            let late: Vec<HostRequest> =
                agent.0.opening.borrow_mut().extract_if(.., late).collect();
            if !late.is_empty() {
                agent.0.is_coming.set(false);
                let fault = EmbedFault::new(
                    ErrorCode::LoadUnreachable,
                    "The match did not come to the table.",
                );
                late.iter()
                    .for_each(|asked| agent.reply(asked, Err(fault.clone())));
                // What waits for a match would wait for ever.
                if !agent.0.is_ready.get() {
                    agent.report_ready(Value::Null);
                }
                agent.process_queue();
            }
        });
    }

    /// What was to be opened is not to be had.
    pub fn fail_open_requests(&self, fault: &EmbedFault) {
        self.0.is_coming.set(false);
        for asked in self.0.opening.take() {
            self.reply(&asked, Err(fault.clone()));
        }
    }

    /// What was to be opened is there.
    pub(super) fn complete_open_requests(&self) {
        self.0.is_coming.set(false);
        for asked in self.0.opening.take() {
            self.reply(&asked, Ok(Value::Null));
        }
    }
}
