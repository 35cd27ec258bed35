//! The tools of the scenario editor, and how each is set.

use super::tiles::tiles;
use editor::Tools;
use engine::saga::figures::Kind;
use engine::saga::sketch::{Side, Sketch};
use ui::icon::Icon;

/// What a press or a drag on the board does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Looks at a hex.
    #[default]
    Select,
    /// Lays sectors.
    Sector,
    /// Says where armadas start.
    Start,
    /// Takes sectors off the board.
    Eraser,
    /// Moves the view.
    Hand,
}

impl Tools for Tool {
    const ALL: &'static [(Self, &'static str, &'static str, Option<Icon>)] = &[
        (Self::Select, "select", "V", Some(Icon::Pointer)),
        (Self::Sector, "sector", "B", Some(Icon::Brush)),
        (Self::Start, "start", "S", Some(Icon::Ship)),
        (Self::Eraser, "eraser", "E", Some(Icon::Eraser)),
        (Self::Hand, "hand", "H", Some(Icon::Hand)),
    ];
}

/// What is laid: a tile of a type, or one that is drawn.
pub type Pen = Option<Kind>;

/// What can be laid, in the order of the palette.
pub const PENS: [Pen; 7] = [
    None,
    Some(Kind::Asteroid),
    Some(Kind::Planetary),
    Some(Kind::Open),
    Some(Kind::Nebula),
    Some(Kind::Dawn),
    Some(Kind::BlackHole),
];

/// The tool in hand and how all of them are set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kit {
    /// The tool in hand.
    pub tool: Tool,
    /// What is laid.
    pub pen: Pen,
    /// For how many players it is made; for none in particular, for all.
    pub side: Side,
}

impl Kit {
    /// Lays sectors of the chosen type. Where no tile of it is left, one of the type is drawn. The
    /// Jumpgate stays.
    #[must_use]
    pub fn lay(self, sketch: &Sketch, hexes: &[[i8; 2]]) -> Sketch {
        let tiles = tiles();
        let mut sketch = sketch.clone();
        for hex in hexes.iter().filter(|hex| **hex != [0, 0]) {
            sketch = match self.pen {
                None => sketch.lay(self.side, *hex, None, &[]),
                Some(kind) => {
                    let ground = sketch.ground(self.side, *hex);
                    let held = ground.sector.and_then(|sector| sector.tile);
                    let is_kind = |id: &String| {
                        let mut known = tiles.iter();
                        known.any(|tile| tile.id == *id && tile.kind == kind)
                    };
                    // Twice over the same hex changes nothing.
                    if held.as_ref().is_some_and(is_kind) {
                        continue;
                    }
                    match sketch.free_tile(self.side, kind, &tiles) {
                        Some(tile) => sketch.lay(self.side, *hex, Some(&tile.id), &[]),
                        None if kind.is_common() => sketch.lay(self.side, *hex, None, &[kind]),
                        None => continue,
                    }
                }
            };
        }
        sketch
    }

    /// Takes hexes off the board.
    #[must_use]
    pub fn wipe(self, sketch: &Sketch, hexes: &[[i8; 2]]) -> Sketch {
        let all = hexes.iter();
        all.fold(sketch.clone(), |sketch, hex| sketch.wiped(self.side, *hex))
    }

    /// Armadas start on a hex, or no longer do.
    #[must_use]
    pub fn start(self, sketch: &Sketch, hex: [i8; 2]) -> Sketch {
        let ground = sketch.ground(self.side, hex);
        let named = sketch.value(self.side, "armada_start").is_some();
        if named && !ground.starts.is_empty() {
            sketch.without_start(self.side, hex)
        } else {
            sketch.with_start(self.side, hex)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use editor::are_found;

    #[test]
    fn every_tool_has_a_name_and_a_key_of_its_own() {
        assert!(are_found::<Tool>());
    }

    #[test]
    fn tiles_are_laid_once_each_and_then_drawn_by_their_type() {
        let kit = Kit {
            pen: Some(Kind::Nebula),
            ..Kit::default()
        };
        let hexes = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [0, 0]];
        let sketch = kit.lay(&Sketch::blank(), &hexes);
        let map = sketch.map(None);
        assert_eq!(map.fixed.len(), 6);
        let mut ids: Vec<_> = map
            .fixed
            .iter()
            .filter_map(|one| one.tile.clone())
            .collect();
        ids.sort_unstable();
        assert_eq!(ids, ["N01", "N02", "N03", "N04", "S01"]);
        let last = sketch.ground(None, [0, -1]).sector.expect("it was laid");
        assert_eq!((last.tile, last.types), (None, vec![Kind::Nebula]));
        assert_eq!(kit.lay(&sketch, &[[1, 0]]), sketch);
        let wiped = kit.wipe(&sketch, &hexes);
        assert_eq!(wiped.map(None).fixed.len(), 1);
    }

    #[test]
    fn a_start_comes_and_goes() {
        let kit = Kit::default();
        let sketch = kit.start(&Sketch::blank(), [1, 0]);
        assert_eq!(sketch.ground(None, [1, 0]).starts.len(), 4);
        let two = kit.start(&sketch, [0, 0]);
        assert_eq!(two.ground(None, [1, 0]).starts, [0]);
        let none = kit.start(&kit.start(&two, [1, 0]), [0, 0]);
        assert_eq!(none, Sketch::blank());
    }
}
