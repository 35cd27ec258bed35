//! Keys of the editor: every tool and setting. The board's own keys come first.

use super::kit::{Kit, PENS, Tool};
use super::spot::Spot;
use super::studio::{Deed, Studio};
use editor::digit;

/// The deed of a key that is pressed without Control.
pub fn deed(studio: &Studio, key: &str, pointed: Option<Spot>) -> Option<Deed> {
    let kit = studio.kit;
    if let Some(pen) = digit(key).and_then(|place| PENS.get(place).copied()) {
        let tool = Tool::Sector;
        return Some(Deed::Take(Kit { tool, pen, ..kit }));
    }
    studio.press(key, pointed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use editor::{Bench, Origin};
    use engine::saga::figures::Kind;
    use engine::saga::sketch::Sketch;

    #[test]
    fn keys_take_tools_and_settings() {
        let studio = Studio::begin(Bench::new(Sketch::blank(), Origin::New));
        let kit = |key: &str| match deed(&studio, key, None) {
            Some(Deed::Take(kit)) => Some(kit),
            _ => None,
        };
        assert_eq!(kit("e").map(|kit| kit.tool), Some(Tool::Eraser));
        let two = kit("2").expect("a pen");
        assert_eq!((two.tool, two.pen), (Tool::Sector, Some(Kind::Asteroid)));
        assert!(deed(&studio, "k", None).is_none());
        assert!(matches!(deed(&studio, "escape", None), Some(Deed::Release)));
    }
}
