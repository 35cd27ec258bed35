//! Keys of the editor: every tool, setting and step. The board's own keys come first.

use super::kit::Kit;
use super::spot::Spot;
use super::studio::{Deed, Studio};
use editor::next_of;
use engine::exodus::sketch::Symmetry;

/// The deed of a key that is pressed without Control.
pub fn deed(studio: &Studio, key: &str, pointed: Option<Spot>) -> Option<Deed> {
    let kit = studio.kit;
    let taken = |kit: Kit| Some(Deed::Take(kit));
    let digit = key.parse().ok().and_then(|digit| kit.with_digit(digit));
    if let Some(kit) = digit {
        return taken(kit);
    }
    match key {
        "y" => taken(Kit {
            symmetry: next_of(&Symmetry::ALL, kit.symmetry),
            ..kit
        }),
        _ => studio.press(key, pointed),
    }
}

#[cfg(test)]
mod tests {
    use super::super::kit::Tool;
    use super::*;
    use editor::{Bench, Origin};
    use engine::exodus::sketch::Sketch;

    fn press(key: &str) -> Option<Deed> {
        let studio = Studio::begin(Bench::new(Sketch::blank(), Origin::New));
        deed(&studio, key, None)
    }

    fn kit(key: &str) -> Option<Kit> {
        match press(key)? {
            Deed::Take(kit) => Some(kit),
            _ => None,
        }
    }

    #[test]
    fn keys_take_tools_and_settings() {
        assert_eq!(kit("g").map(|kit| kit.tool), Some(Tool::Guard));
        assert_eq!(kit("2").map(|kit| kit.tool), Some(Tool::Planet));
        assert!(kit("y").is_some_and(|taken| taken.symmetry != Kit::fresh().symmetry));
        assert!(press("k").is_none());
        assert!(matches!(press("escape"), Some(Deed::Release)));
    }
}
