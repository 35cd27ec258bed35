//! The browser around the page, where there is one.

use web_sys::Window;

/// The window that the page is in; none in tests that draw without a browser.
#[must_use]
pub fn window() -> Option<Window> {
    cfg!(target_arch = "wasm32").then(web_sys::window).flatten()
}
