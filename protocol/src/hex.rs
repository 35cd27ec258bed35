//! Bytes as hexadecimal digits, as they stand in messages.

/// Writes bytes as hexadecimal digits.
pub fn hex_text(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads exactly `N` bytes from lower-case or upper-case hexadecimal digits.
///
/// # Errors
/// Returns what is wrong with the text.
pub fn bytes_from_hex<const N: usize>(text: &str) -> Result<[u8; N], &'static str> {
    let mut bytes = [0; N];
    if text.len() != 2 * N {
        return Err("wrong number of hexadecimal digits");
    }
    if !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err("not hexadecimal");
    }
    for (index, byte) in bytes.iter_mut().enumerate() {
        let digits = text.get(index * 2..index * 2 + 2).unwrap_or_default();
        *byte = u8::from_str_radix(digits, 16).map_err(|_| "not hexadecimal")?;
    }
    Ok(bytes)
}
