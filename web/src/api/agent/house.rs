//! What the installation says about who may drive.

use super::Agent;
use crate::api::control::{House, Word, refusal};
use play::onlook::fault::{Code, Fault};
use std::rc::Rc;
use ui::fetch;
use wasm_bindgen_futures::spawn_local;

impl Agent {
    /// Asks the installation who may drive; what hangs on that waits for the answer.
    pub fn ask_house(&self) {
        *self.0.house.borrow_mut() = Word::Asked;
        let inner = Rc::downgrade(&self.0);
        spawn_local(async move {
            let word = match fetch::find("embed.json").await {
                Ok(text) => Word::Given(House::read(&text.unwrap_or_default())),
                Err(_) => Word::Lost,
            };
            let Some(agent) = inner.upgrade().map(Self) else {
                return;
            };
            *agent.0.house.borrow_mut() = word;
            agent.caution();
            agent.go_on();
        });
    }

    /// Why the page around may not drive, if that is so.
    pub(super) fn refusal(&self, origin: &str) -> Option<Fault> {
        if self.0.wiring.is("trusted") {
            return None;
        }
        let word = self.0.house.borrow().clone();
        refusal(&self.0.control, &word, origin, &own_origin())
    }

    /// Tells a page that this player is to be driven by, and that the installation does not let, before it tries.
    pub(super) fn caution(&self) {
        let origin = self.0.wiring.origin();
        let known = matches!(*self.0.house.borrow(), Word::Given(_)) && self.0.is_ready.get();
        if !known || !self.0.control.contains(&origin) {
            return;
        }
        if let Some(fault) = self.refusal(&origin)
            && fault.code == Code::ConfigViewOnly
            && !self.0.cautioned.replace(true)
        {
            self.fail(&fault);
        }
    }
}

/// The origin of the player itself.
fn own_origin() -> String {
    let location = ui::browser::window().map(|window| window.location());
    location
        .and_then(|location| location.origin().ok())
        .unwrap_or_default()
}
