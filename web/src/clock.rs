//! What only the browser knows: the time, and numbers that nobody can foresee.

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    // Whole and positive for as long as anybody plays.
    js_sys::Date::now() as u64
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
