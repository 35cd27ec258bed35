//! Checks the pictures of a pack. They are only used as images, by URL: their content never becomes
//! markup of the page, runs no code and loads nothing.

use engine::game::PackSupport;
use engine::pack::PackErrorKind;
use engine::registry::{ContentSets, GameId};
use engine::with_game;
use std::collections::BTreeMap;

/// The slot that every game has.
const LOGO: &str = "logo";

/// Accepted picture formats: the MIME type in a data URL and the file extension.
const KINDS: [(&str, &str); 4] = [
    ("image/svg+xml", ".svg"),
    ("image/png", ".png"),
    ("image/webp", ".webp"),
    ("image/jpeg", ".jpg"),
];

/// Checks the pictures of a pack and resolves their URLs.
///
/// # Errors
/// The first slot or picture that is not accepted, with its path.
pub fn check(
    pictures: &BTreeMap<String, String>,
    game: GameId,
    content_sets: &ContentSets,
    address: Option<&str>,
) -> Result<Vec<(String, String)>, (String, PackErrorKind)> {
    let mut found = Vec::new();
    for (slot, source) in pictures {
        let path = format!("pictures.{slot}");
        if slot != LOGO
            && !with_game!(game, G => G::has_picture_slot(&content_sets.get::<G>(), slot))
        {
            return Err((path, PackErrorKind::Slot(slot.clone())));
        }
        match resolve(source, address) {
            Some(source) => found.push((slot.clone(), source)),
            None => return Err((path, PackErrorKind::Picture)),
        }
    }
    Ok(found)
}

/// Returns the URL of a picture: a data URL unchanged, or the URL of a file next to the pack.
fn resolve(source: &str, address: Option<&str>) -> Option<String> {
    if let Some(data) = source.strip_prefix("data:") {
        let kind = data.split([';', ',']).next()?;
        let is_known = KINDS.iter().any(|(name, _)| *name == kind);
        return (is_known && data.contains(',')).then(|| source.to_owned());
    }
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./".contains(c);
    let is_near = !source.starts_with('/') && source.split('/').all(|step| step != "..");
    let is_known = KINDS.iter().any(|(_, ending)| source.ends_with(ending));
    let (folder, _) = address?.rsplit_once('/')?;
    (is_near && is_known && source.chars().all(is_plain)).then(|| format!("{folder}/{source}"))
}
