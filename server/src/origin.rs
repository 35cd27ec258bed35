//! Origins of sites, as the operator names them.

/// Returns whether a text is the origin of a site as browsers write it: scheme, host and port.
#[must_use]
pub fn is_origin(text: &str) -> bool {
    let host = text
        .strip_prefix("https://")
        .or_else(|| text.strip_prefix("http://"));
    let is_plain =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b".-:[]".contains(&byte);
    host.is_some_and(|host| !host.is_empty() && host.bytes().all(is_plain))
}
