//! How quickly things follow each other: the player's wish for calm comes first.

/// Milliseconds to wait where motion would take `usual`: almost none where motion is reduced.
#[must_use]
pub fn pace(usual: u32) -> u32 {
    if is_reduced() { usual.min(60) } else { usual }
}

/// Whether the player or the system asks for less motion.
#[must_use]
pub fn is_reduced() -> bool {
    let Some(window) = web_sys::window() else {
        return true;
    };
    let chosen = window
        .document()
        .and_then(|document| document.document_element())
        .and_then(|root| root.get_attribute("data-motion"));
    match chosen.as_deref() {
        Some("none") => true,
        Some(_) | None => {
            let asked = window
                .match_media("(prefers-reduced-motion: reduce)")
                .ok()
                .flatten();
            asked.is_some_and(|query| query.matches())
        }
    }
}
