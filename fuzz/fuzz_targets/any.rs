//! Fuzzes one target of `hostile`, selected by the environment variable `HOSTILE`.
#![no_main]

use std::sync::LazyLock;

static TARGET: LazyLock<hostile::FuzzTarget> = LazyLock::new(|| {
    let name = std::env::var("HOSTILE").unwrap_or_default();
    hostile::find_target(&name).unwrap_or_else(|| panic!("HOSTILE names one of the targets, not `{name}`"))
});

libfuzzer_sys::fuzz_target!(|data: &[u8]| TARGET(data));
