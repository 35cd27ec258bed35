//! Asks the linker to leave its relocations in the page's program, by which `xtask` splits it.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let split = std::env::var_os("CARGO_FEATURE_SPLIT").is_some();
    let wasm = std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    if split && wasm {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}
