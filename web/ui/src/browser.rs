//! Access to the browser window.

use web_sys::Window;

/// Returns the window of the page, or `None` in tests that render without a browser.
#[must_use]
pub fn window() -> Option<Window> {
    cfg!(target_arch = "wasm32").then(web_sys::window).flatten()
}
