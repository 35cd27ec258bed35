//! Time and unpredictable numbers, which the browser provides.

use engine::chance::Seed;

/// Returns the current time in milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    // The value is a positive integer and fits into 64 bits.
    js_sys::Date::now() as u64
}

/// Returns the time at which the document of the page was opened, in milliseconds since 1970.
#[must_use]
pub fn page_opened_at() -> u64 {
    let get = |object: &wasm_bindgen::JsValue, name: &str| {
        js_sys::Reflect::get(object, &name.into()).ok()
    };
    let origin = get(&js_sys::global(), "performance")
        .and_then(|performance| get(&performance, "timeOrigin")?.as_f64());
    origin.map_or_else(now, |origin| origin as u64)
}

/// Returns random bytes from the browser's cryptographic generator, or `None` where it has none.
/// There is no fallback to a clock or `Math.random`, because anyone who can guess those could
/// predict every die and card.
fn random_bytes<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let crypto = crate::browser::window()?.crypto().ok()?;
    crypto.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}

/// The phrase key of the reason why no match can start without random numbers.
pub const NO_RANDOMNESS: &str = "chance-missing";

/// Returns 32 unpredictable bytes, or `None` where the browser has no generator; then no match can
/// start.
#[must_use]
pub fn random_secret() -> Option<[u8; 32]> {
    random_bytes()
}

/// Returns an unpredictable seed in its text form, empty where the browser has no generator.
#[must_use]
pub fn random_seed() -> String {
    random_secret().map_or_else(String::new, |bytes| Seed::Bytes(bytes).to_string())
}

/// Returns a random number that distinguishes ids created at the same moment. Never use it for the
/// randomness of a match or for secrets.
#[must_use]
pub fn random() -> u32 {
    let from_math_random = || (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
    random_bytes().map_or_else(from_math_random, u32::from_le_bytes)
}

/// Returns the milliseconds since the page was opened. Unlike [`now`] it never jumps when the
/// system clock is set.
#[must_use]
pub fn monotonic_now() -> f64 {
    let performance = crate::browser::window().and_then(|window| window.performance());
    performance.map_or_else(js_sys::Date::now, |performance| performance.now())
}
