//! The pictures of a pack. They are shown as images only, by address: what is in them is never
//! markup of the page, runs nothing and fetches nothing.

use engine::pack::PackFault;
use engine::rift::content::Stock;
use std::collections::BTreeMap;

/// Slots that do not hang on the content. Every model has one more, see [`ship`].
const SLOTS: [&str; 6] = [
    "logo",
    "rift-door",
    "rift-planet",
    "rift-star",
    "rift-asteroid",
    "rift-mine",
];

/// Kinds of pictures: as a data address names them, and as a file ends.
const KINDS: [(&str, &str); 4] = [
    ("image/svg+xml", ".svg"),
    ("image/png", ".png"),
    ("image/webp", ".webp"),
    ("image/jpeg", ".jpg"),
];

/// The slot of a model of ship.
#[must_use]
pub fn ship(model: &str) -> String {
    format!("rift-ship-{model}")
}

/// Accepts the pictures of a pack and finds their addresses.
///
/// # Errors
/// The first slot or picture that is not accepted, with its path.
pub fn check(
    pictures: &BTreeMap<String, String>,
    stock: &Stock,
    address: Option<&str>,
) -> Result<Vec<(String, String)>, (String, PackFault)> {
    let models = &stock.figures().models;
    let is_slot =
        |slot: &str| SLOTS.contains(&slot) || models.iter().any(|model| ship(&model.id) == slot);
    let mut found = Vec::new();
    for (slot, source) in pictures {
        let place = format!("pictures.{slot}");
        if !is_slot(slot) {
            return Err((place, PackFault::Slot(slot.clone())));
        }
        match resolve(source, address) {
            Some(source) => found.push((slot.clone(), source)),
            None => return Err((place, PackFault::Picture)),
        }
    }
    Ok(found)
}

/// The address of a picture: data as it stands, a file beside the pack.
fn resolve(source: &str, address: Option<&str>) -> Option<String> {
    if let Some(data) = source.strip_prefix("data:") {
        let kind = data.split([';', ',']).next()?;
        let known = KINDS.iter().any(|(name, _)| *name == kind);
        return (known && data.contains(',')).then(|| source.to_owned());
    }
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./".contains(c);
    let is_near = !source.starts_with('/') && source.split('/').all(|step| step != "..");
    let known = KINDS.iter().any(|(_, ending)| source.ends_with(ending));
    let (folder, _) = address?.rsplit_once('/')?;
    (is_near && known && source.chars().all(is_plain)).then(|| format!("{folder}/{source}"))
}
