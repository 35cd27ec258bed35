//! Runs one WebAssembly test binary in Node. Cargo calls it; people run `cargo xtask test`.

fn main() -> anyhow::Result<()> {
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os())
}
