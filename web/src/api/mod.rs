//! A player in somebody else's page: what `embed.html` and the element of `player.v1.js` show, and how the page around
//! it speaks with it. The only part of the page that has a face towards scripts; it knows no game.
//!
//! Two scripts outside do what must be done before the program is there: `web/frame.js` draws the poster and shakes
//! hands, `web/door.js` fetches the program. From then on everything goes as text through a `host_port::HostPort`.

pub mod config;
mod embed_policy;
pub mod envelope;
mod external_links;
mod host_bridge;
mod host_port;
mod host_requests;
mod layout;
mod navigation;
mod player;
mod player_menu;
mod player_view;
mod start;
mod theme_tokens;

use ui::chunk;
use ui::chunk::with_load_timeout;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;

/// What the code of this part can do: draws a player into an element.
pub type OpenPlayer = fn(Element, js_sys::Object);

chunk!(
    /// A player in somebody else's page.
    player,
    player::open,
    OpenPlayer
);

/// Draws a player into an element, once its code is there. `wiring` is what `web/door.js` hands over.
pub fn embed(root: Element, wiring: js_sys::Object) {
    spawn_local(async move {
        match with_load_timeout(player()).await {
            Ok(open) => open(root, wiring),
            // There are no words yet: the script that asked says so.
            Err(_) => host_port::report_load_failure(&wiring),
        }
    });
}
