//! What only the browser knows: the time, and numbers that nobody can foresee.

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    // Whole and positive for as long as anybody plays.
    js_sys::Date::now() as u64
}

/// When the document was opened that the page stands in, in milliseconds since 1970.
#[must_use]
pub fn opened() -> u64 {
    let get = |of: &wasm_bindgen::JsValue, name: &str| js_sys::Reflect::get(of, &name.into()).ok();
    let origin =
        get(&js_sys::global(), "performance").and_then(|it| get(&it, "timeOrigin")?.as_f64());
    origin.map_or_else(now, |origin| origin as u64)
}

/// A number drawn by the browser.
#[must_use]
pub fn random() -> u32 {
    let mut bytes = [0; 4];
    let drawn = web_sys::window()
        .and_then(|window| window.crypto().ok())
        .and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).ok());
    match drawn {
        Some(_) => u32::from_le_bytes(bytes),
        // A browser without it still has a clock, which is enough to deal by.
        None => (now() & u64::from(u32::MAX)) as u32,
    }
}

/// Milliseconds since the page was opened. Unlike [`now`] it never jumps: nobody sets this clock.
#[must_use]
pub fn running() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or_else(js_sys::Date::now, |performance| performance.now())
}
