//! What only the browser knows: the time, and numbers that nobody can foresee.

use engine::chance::Seed;

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    // Whole and positive for as long as anybody plays.
    js_sys::Date::now() as u64
}

/// When the document was opened that the page stands in, in milliseconds since 1970.
#[must_use]
pub fn page_opened_at() -> u64 {
    let get = |of: &wasm_bindgen::JsValue, name: &str| js_sys::Reflect::get(of, &name.into()).ok();
    let origin =
        get(&js_sys::global(), "performance").and_then(|it| get(&it, "timeOrigin")?.as_f64());
    origin.map_or_else(now, |origin| origin as u64)
}

/// Bytes that nobody can foresee; nothing where the browser draws none. A clock or `Math.random` is no stand-in: who knows
/// them knows every die and every card.
fn drawn<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let crypto = crate::browser::window()?.crypto().ok()?;
    crypto.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}

/// The phrase key of why no match begins where the browser draws no numbers.
pub const NO_RANDOMNESS: &str = "chance-missing";

/// 32 bytes that nobody can foresee; nothing where the browser draws none, and then no match begins.
#[must_use]
pub fn random_secret() -> Option<[u8; 32]> {
    drawn()
}

/// A seed that nobody can foresee, as it is written; empty where the browser draws none.
#[must_use]
pub fn random_seed() -> String {
    random_secret().map_or_else(String::new, |bytes| Seed::Bytes(bytes).to_string())
}

/// A number that tells things of one moment apart. No chance of a match and no secret depends on it.
#[must_use]
pub fn random() -> u32 {
    let apart = || (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
    drawn().map_or_else(apart, u32::from_le_bytes)
}

/// Milliseconds since the page was opened. Unlike [`now`] it never jumps: nobody sets this clock.
#[must_use]
pub fn monotonic_now() -> f64 {
    let performance = crate::browser::window().and_then(|window| window.performance());
    performance.map_or_else(js_sys::Date::now, |performance| performance.now())
}
