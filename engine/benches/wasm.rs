//! The benchmark of steps in WebAssembly, run in node by `cargo xtask bench`. Empty natively.
#![cfg(target_arch = "wasm32")]

mod workload;

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_test::{Criterion, console_log, wasm_bindgen_bench};
use workload::table::{self, WASM};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

#[wasm_bindgen_bench]
fn steps(_: &mut Criterion) {
    let now = || milliseconds() / 1e3;
    let say = |text: &str| console_log!("{text}");
    say("Centauri Rift, in WebAssembly");
    table::legend(WASM, &say);
    table::steps(&now, WASM, &say);
}
