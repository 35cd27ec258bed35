//! The entry point of the bot worker: each incoming message is a request, each outgoing one an
//! answer.

use js_sys::Date;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
use worker::{HEARTBEAT, READY, WorkerReply, WorkerRequest, run_to_end, time_limit_ms};

/// Milliseconds between two heartbeats.
const HEARTBEAT_MS: f64 = 1000.0;

fn main() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let reply_scope = scope.clone();
    let on_message: Closure<dyn FnMut(MessageEvent)> = Closure::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let start = Date::now();
        let mut next = start + HEARTBEAT_MS;
        let mut beat = || {
            let now = Date::now();
            if now > next {
                next = now + HEARTBEAT_MS;
                // Posting fails only if the page is being closed.
                let _ = reply_scope.post_message(&HEARTBEAT.into());
            }
            now - start
        };
        let reply = serde_json::from_str::<WorkerRequest>(&text).map_or_else(
            |_| WorkerReply::default(),
            |request| {
                let limit = time_limit_ms(request.level);
                run_to_end(&request, || beat() > limit)
            },
        );
        let text = serde_json::to_string(&reply).unwrap_or_default();
        // Posting fails only if the page is being closed.
        let _ = reply_scope.post_message(&text.into());
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    let _ = scope.post_message(&READY.into());
}
