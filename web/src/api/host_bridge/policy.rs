//! The installation's policy on which pages may control players.

use super::HostBridge;
use crate::api::embed_policy::{EmbedPolicy, PolicyState, refusal};
use play::observer_api::fault::{EmbedFault, ErrorCode};
use std::rc::Rc;
use ui::fetch;
use wasm_bindgen_futures::spawn_local;

impl HostBridge {
    /// Loads the policy. Requests that depend on it wait.
    pub fn fetch_policy(&self) {
        *self.0.policy.borrow_mut() = PolicyState::Loading;
        let inner = Rc::downgrade(&self.0);
        spawn_local(async move {
            let policy = match fetch::find_text("embed.json").await {
                Ok(text) => PolicyState::Loaded(EmbedPolicy::read(&text.unwrap_or_default())),
                Err(_) => PolicyState::Failed,
            };
            let Some(bridge) = inner.upgrade().map(Self) else {
                return;
            };
            *bridge.0.policy.borrow_mut() = policy;
            bridge.warn_view_only();
            bridge.process_queue();
        });
    }

    /// Returns why the embedding page may not control the player, or `None` if it may.
    pub(super) fn refusal(&self, origin: &str) -> Option<EmbedFault> {
        if self.0.port.has_flag("trusted") {
            return None;
        }
        let policy = self.0.policy.borrow().clone();
        refusal(&self.0.control, &policy, origin, &own_origin())
    }

    /// Warns a page before its first request if the player's URL allows it control but the
    /// installation does not.
    pub(super) fn warn_view_only(&self) {
        let origin = self.0.port.origin();
        let known =
            matches!(*self.0.policy.borrow(), PolicyState::Loaded(_)) && self.0.is_ready.get();
        if !known || !self.0.control.contains(&origin) {
            return;
        }
        if let Some(error) = self.refusal(&origin)
            && error.code == ErrorCode::ConfigViewOnly
            && !self.0.was_warned.replace(true)
        {
            self.report_error(&error);
        }
    }
}

/// Returns the origin of the player itself.
fn own_origin() -> String {
    let location = ui::browser::window().map(|window| window.location());
    location
        .and_then(|location| location.origin().ok())
        .unwrap_or_default()
}
