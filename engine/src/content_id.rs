//! The constraints on ids and titles in content files, shared by the loaders and the published
//! schemas.

/// Maximum length of an id, in characters.
pub const MAX_ID_CHARS: usize = 40;

/// Returns whether an id has 1 to [`MAX_ID_CHARS`] lower-case letters, digits and hyphens.
///
/// ```
/// use engine::content_id::is_id;
///
/// assert!(is_id("3-standard"));
/// assert!(!is_id("Two Lamps") && !is_id(""));
/// ```
#[must_use]
pub fn is_id(id: &str) -> bool {
    let is_allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=MAX_ID_CHARS).contains(&id.len()) && id.bytes().all(is_allowed)
}

/// Returns the pattern that matches exactly the ids that [`is_id`] accepts.
#[cfg(feature = "schema")]
#[must_use]
pub fn id_pattern() -> String {
    format!("^{}$", id_pattern_within())
}

/// Returns the same pattern without anchors, for use inside another pattern.
#[cfg(feature = "schema")]
#[must_use]
pub fn id_pattern_within() -> String {
    format!("[a-z0-9-]{{1,{MAX_ID_CHARS}}}")
}

/// The pattern of a text that is not blank.
#[cfg(feature = "schema")]
pub const NOT_BLANK: &str = r"\S";
