//! A player in somebody else's page: what `embed.html` and the element of `player.v1.js` show, and how the page around
//! it speaks with it. The only part of the page that has a face towards scripts; it knows no game.
//!
//! Two scripts outside do what must be done before the program is there: `web/frame.js` draws the poster and shakes
//! hands, `web/door.js` fetches the program. From then on everything goes as text through a `wiring::Wiring`.

mod agent;
mod asked;
pub mod config;
mod control;
pub mod envelope;
mod links;
mod menu;
mod outlook;
mod places;
mod player;
mod stage;
mod start;
mod tokens;
mod wiring;

use ui::part;
use ui::part::in_time;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;

/// What the code of this part can do: draws a player into an element.
pub type Open = fn(Element, js_sys::Object);

part!(
    /// A player in somebody else's page.
    player,
    player::open,
    Open
);

/// Draws a player into an element, once its code is there. `wiring` is what `web/door.js` hands over.
pub fn embed(root: Element, wiring: js_sys::Object) {
    spawn_local(async move {
        match in_time(player()).await {
            Ok(open) => open(root, wiring),
            // There are no words yet: the script that asked says so.
            Err(_) => wiring::fail(&wiring),
        }
    });
}
