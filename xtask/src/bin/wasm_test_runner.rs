//! Runs one wasm test binary in node. Cargo calls it; people call `cargo xtask test`.

fn main() -> anyhow::Result<()> {
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os())
}
