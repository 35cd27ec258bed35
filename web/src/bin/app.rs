//! The program of the page. It starts nothing by itself: the loading script calls one of its
//! exports, for the whole page or for one player.

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

fn main() {
    ui::panic::install();
    ui::chunk::install(web::chunks::INDEX);
}

/// Renders the whole page.
#[wasm_bindgen]
pub fn site() {
    ui::error_log::install();
    yew::Renderer::<web::app::App>::new().render();
}

/// Renders one player into an element: see [`web::api`].
#[wasm_bindgen]
pub fn embed(root: Element, port: js_sys::Object) {
    web::api::embed(root, port);
}
