//! Entry of the bot worker.
fn main() {
    web_sys::console::debug_1(&"bot worker: ready".into());
}
