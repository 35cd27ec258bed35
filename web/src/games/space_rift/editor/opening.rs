//! How a scenario comes into the editor.

use crate::edit::Kept;
use engine::space_rift::sketch::Sketch;

/// The slot, and the id in addresses, of a scenario that one page hands to another.
pub const HANDED: &str = "chosen";
const HANDED_SLOT: &str = "space-rift-chosen";

/// The scenario that another page has handed over.
#[must_use]
pub fn handed() -> Option<Sketch> {
    Sketch::read("link", &Kept::read(HANDED_SLOT)?.text).ok()
}

/// Hands a scenario to another page.
pub fn hand_over(sketch: &Sketch) {
    let kept = Kept {
        origin: String::new(),
        changed: true,
        text: sketch.write(),
    };
    kept.write(HANDED_SLOT);
}
