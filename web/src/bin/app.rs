//! The page's program. It starts nothing by itself: whoever loads it says whether it is the page or a player in one.

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

fn main() {
    ui::panic::install();
    ui::chunk::install(web::chunks::INDEX);
}

/// Draws the whole page.
#[wasm_bindgen]
pub fn site() {
    yew::Renderer::<web::app::App>::new().render();
}

/// Draws one player into an element: see [`web::api`].
#[wasm_bindgen]
pub fn embed(root: Element, wiring: js_sys::Object) {
    web::api::embed(root, wiring);
}
