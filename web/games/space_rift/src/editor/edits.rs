//! Applies the editor tools to a draft. Every edit is repeated at the images of the symmetry
//! setting.

use super::tool_settings::{ToolSettings, motions};
use engine::space_rift::battlefield::{Direction, Hex};
use engine::space_rift::draft::{BoardObject, GridSymmetry, MapDraft};
use engine::space_rift::figures::UnitBody;
use engine::space_rift::scenario::UnitFile;
use store::pack::current_content;

/// Returns the hexes of a path from one hex to another, both included.
#[must_use]
pub fn line(from: Hex, to: Hex) -> Vec<Hex> {
    let mut path = vec![from];
    let mut current = from;
    while current != to {
        let next = Direction::ALL
            .into_iter()
            .filter_map(|direction| current.neighbor(direction));
        match next.min_by_key(|hex| hex.distance(to)) {
            Some(next) => current = next,
            None => break,
        }
        path.push(current);
    }
    path
}

impl ToolSettings {
    /// Returns the images of a hex under the symmetry setting, each once, with the transform that
    /// leads to it.
    fn images(self, hex: Hex) -> Vec<(GridSymmetry, Hex)> {
        let mut images: Vec<(GridSymmetry, Hex)> = Vec::new();
        for motion in motions(self.symmetry) {
            let image = motion.hex(hex);
            if images.iter().all(|(_, other)| *other != image) {
                images.push((*motion, image));
            }
        }
        images
    }

    /// Paints hexes and their images with the selected feature.
    pub fn paint(self, draft: &mut MapDraft, hexes: &[Hex]) {
        for hex in hexes {
            for (_, image) in self.images(*hex) {
                draft.paint(image, self.brush);
            }
        }
    }

    /// Removes features and units from hexes and their images.
    pub fn erase(self, draft: &mut MapDraft, hexes: &[Hex]) {
        for hex in hexes {
            for (_, image) in self.images(*hex) {
                draft.clear_hex(image);
            }
        }
    }

    /// Adds a unit, and its images for the sides of their halves. Skips hexes with a unit. Returns
    /// the first unit that was added.
    pub fn put_unit(self, draft: &mut MapDraft, at: Hex) -> Option<BoardObject> {
        let pen = self.unit;
        let is_heavy = pen.is_heavy && has_heavy(pen.code);
        let mut first = None;
        for (motion, hex) in self.images(at) {
            let unit = UnitFile {
                code: pen.code,
                is_heavy,
                hex,
            };
            let added = draft.add_unit(motion.side(pen.side), unit);
            first = first.or(added);
        }
        first
    }
}

/// Returns whether a type of unit has a heavy form.
#[must_use]
pub fn has_heavy(code: engine::space_rift::effect::TypeCode) -> bool {
    let content = current_content().space_rift();
    let figures = content.figures().ok();
    let kind = figures.and_then(|figures| figures.unit(code));
    kind.is_some_and(|kind| matches!(kind.body, UnitBody::Ships { heavy: Some(_), .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use editor::Symmetry;
    use engine::space_rift::battlefield::Side;
    use engine::space_rift::draft::TerrainBrush;

    fn hex(name: &str) -> Hex {
        name.parse().expect("a hex")
    }

    #[test]
    fn lines_connect_their_ends_without_gaps() {
        for from in Hex::all() {
            for to in Hex::all() {
                let path = line(from, to);
                assert_eq!(path.len(), usize::from(from.distance(to)) + 1);
                assert_eq!((path[0], path[path.len() - 1]), (from, to));
                for pair in path.windows(2) {
                    assert!(pair[0].is_next_to(pair[1]));
                }
            }
        }
    }

    #[test]
    fn mirrored_units_belong_to_the_side_of_their_half() {
        let tools = ToolSettings {
            symmetry: Symmetry::Both,
            ..ToolSettings::default()
        };
        let mut draft = MapDraft::blank();
        assert_eq!(
            tools.put_unit(&mut draft, hex("C5")),
            Some(BoardObject::Unit(Side::South, 0))
        );
        let fleet = |side: Side| {
            let units = draft.file().sides.of(side).units.iter();
            units.map(|unit| unit.hex.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(fleet(Side::South), ["C5", "C9"]);
        assert_eq!(fleet(Side::North), ["I9", "I5"]);
    }

    #[test]
    fn a_hex_that_is_its_own_image_is_painted_once() {
        let tools = ToolSettings {
            symmetry: Symmetry::Rows,
            brush: TerrainBrush::Planet,
            ..ToolSettings::default()
        };
        let mut draft = MapDraft::blank();
        tools.paint(&mut draft, &[hex("F6"), hex("E7")]);
        // The image of F6 is F6, and that of E7 is G7; all three are adjacent, so they form one
        // planet group.
        assert_eq!(draft.file().terrain.planet.concat().len(), 3);
        assert_eq!(draft.file().terrain.planet.len(), 1);
    }
}
