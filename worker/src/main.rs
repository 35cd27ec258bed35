//! The entry point of the bot worker: each incoming message is a request, each outgoing one an
//! answer.

use js_sys::Date;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
use worker::{HEARTBEAT, READY, WorkerReply, run_to_end};

/// Milliseconds between two heartbeats.
const HEARTBEAT_MS: f64 = 1000.0;

fn main() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let answering = scope.clone();
    let listen: Closure<dyn FnMut(MessageEvent)> = Closure::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let mut next = Date::now() + HEARTBEAT_MS;
        let breathe = || {
            if Date::now() > next {
                next = Date::now() + HEARTBEAT_MS;
                // It fails only if the page is being closed.
                let _ = answering.post_message(&HEARTBEAT.into());
            }
        };
        let reply = serde_json::from_str(&text).map_or_else(
            |_| WorkerReply::default(),
            |errand| run_to_end(&errand, breathe),
        );
        let text = serde_json::to_string(&reply).unwrap_or_default();
        // It fails only if the page is being closed.
        let _ = answering.post_message(&text.into());
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    let _ = scope.post_message(&READY.into());
}
