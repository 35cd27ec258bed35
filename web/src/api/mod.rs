//! The embedded player: what `embed.html` and the element of `player.v1.js` show, and the messages
//! to and from the embedding page. This is the only part of the page with an interface for scripts,
//! and it is the same for all games.
//!
//! Two scripts run before the program is loaded: `web/frame.js` shows the poster and performs the
//! handshake, `web/door.js` loads the program. From then on, all messages pass through a
//! `host_port::HostPort`.

pub mod config;
mod embed_policy;
pub mod envelope;
mod external_links;
mod host_bridge;
mod host_port;
mod host_requests;
mod layout;
mod navigation;
mod online_table;
mod player;
mod player_menu;
mod player_view;
mod start;
mod theme_tokens;

use ui::chunk;
use ui::chunk::with_load_timeout;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;

/// The export of the chunk: renders a player into an element.
pub type OpenPlayer = fn(Element, js_sys::Object);

chunk!(
    /// The embedded player.
    player,
    player::open,
    OpenPlayer
);

/// Renders a player into an element once its code is loaded. `port` is the object that
/// `web/door.js` passes.
pub fn embed(root: Element, port: js_sys::Object) {
    spawn_local(async move {
        match with_load_timeout(player()).await {
            Ok(open) => open(root, port),
            // No phrases are loaded yet, so the script reports it.
            Err(_) => host_port::report_load_failure(&port),
        }
    });
}
