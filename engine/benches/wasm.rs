//! The benchmark of steps in WebAssembly, run in node by `cargo xtask bench`. Empty natively.
#![cfg(target_arch = "wasm32")]

mod workload;

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_test::{Criterion, console_log, wasm_bindgen_bench};
use workload::{exodus, rift, saga, space_rift, table};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

#[wasm_bindgen_bench]
fn steps(_: &mut Criterion) {
    let now = || milliseconds() / 1e3;
    let print = |text: &str| console_log!("{text}");
    print("Centauri Rift, in WebAssembly");
    let duels = Some(("all duels", rift::is_duel as fn(&_) -> bool));
    table::bench_steps(&now, &rift::tables(), duels, rift::WASM, &print);
    print("Space Rift, in WebAssembly");
    table::bench_steps(&now, &space_rift::tables(), None, space_rift::WASM, &print);
    print("Exodus, in WebAssembly");
    table::bench_steps(&now, &exodus::tables(), None, exodus::WASM, &print);
    print("Centauri Saga, in WebAssembly");
    table::bench_steps(&now, &saga::tables(), None, saga::WASM, &print);
}
