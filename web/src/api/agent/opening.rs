//! Requests that open something: they are answered when it is there.

use super::{Agent, Asked};
use play::onlook::fault::{Code, Fault};
use serde_json::Value;
use std::rc::Rc;
use ui::later::after;

/// Milliseconds that a match has to come to the table: its game may have to be fetched.
const PATIENCE: i32 = 60_000;

impl Agent {
    /// Answers a request once what it opens is on the table; what is asked about that waits as well.
    pub fn reply_when_there(&self, asked: Asked) {
        let (id, inner) = (asked.id, Rc::downgrade(&self.0));
        self.0.opening.borrow_mut().push(asked);
        self.0.is_coming.set(true);
        after(PATIENCE, move || {
            let Some(agent) = inner.upgrade().map(Self) else {
                return;
            };
            let late = |asked: &mut Asked| asked.id == id;
            let late: Vec<Asked> = agent.0.opening.borrow_mut().extract_if(.., late).collect();
            if !late.is_empty() {
                agent.0.is_coming.set(false);
                let fault = Fault::new(
                    Code::LoadUnreachable,
                    "The match did not come to the table.",
                );
                late.iter()
                    .for_each(|asked| agent.reply(asked, Err(fault.clone())));
                // What waits for a match would wait for ever.
                if !agent.0.is_ready.get() {
                    agent.ready(Value::Null);
                }
                agent.go_on();
            }
        });
    }

    /// What was to be opened is not to be had.
    pub fn refuse_openings(&self, fault: &Fault) {
        self.0.is_coming.set(false);
        for asked in self.0.opening.take() {
            self.reply(&asked, Err(fault.clone()));
        }
    }

    /// What was to be opened is there.
    pub(super) fn settle_openings(&self) {
        self.0.is_coming.set(false);
        for asked in self.0.opening.take() {
            self.reply(&asked, Ok(Value::Null));
        }
    }
}
