//! How the tools edit a draft, repeated at every place that the symmetry setting adds.

use super::hex_coord::HexCoord;
use super::tool_settings::ToolSettings;
use engine::exodus::draft::{HexContent, MapDraft, Planet};
use engine::exodus::metadata::SEATS;

impl ToolSettings {
    /// Applies a change to hexes and their images.
    fn for_each_image(self, hexes: &[HexCoord], mut change: impl FnMut([i8; 2])) {
        for coord in hexes {
            for image in self.symmetry.images(coord.0) {
                change(image);
            }
        }
    }

    /// Places planets of the selected kind; guards and Homes stay.
    pub fn place_planets(self, draft: &mut MapDraft, hexes: &[HexCoord]) {
        let kind = self.kind;
        self.for_each_image(hexes, |hex| match draft.hex_content(hex) {
            HexContent::Void => draft.set_hex(hex, HexContent::Planet(Planet { guard: 0, kind })),
            HexContent::Planet(Planet { guard, .. }) => {
                draft.set_hex(hex, HexContent::Planet(Planet { guard, kind }));
            }
            HexContent::Council | HexContent::Home(_) => {}
        });
    }

    /// Places guards of the selected level; on an empty hex also a random planet.
    pub fn place_guards(self, draft: &mut MapDraft, hexes: &[HexCoord]) {
        let guard = self.guard;
        self.for_each_image(hexes, |hex| match draft.hex_content(hex) {
            HexContent::Void if guard > 0 => {
                draft.set_hex(hex, HexContent::Planet(Planet { guard, kind: None }));
            }
            HexContent::Planet(Planet { kind, .. }) => {
                draft.set_hex(hex, HexContent::Planet(Planet { guard, kind }));
            }
            HexContent::Void | HexContent::Council | HexContent::Home(_) => {}
        });
    }

    /// Removes hexes and their images from the map.
    pub fn erase(self, draft: &mut MapDraft, hexes: &[HexCoord]) {
        self.for_each_image(hexes, |hex| draft.set_hex(hex, HexContent::Void));
    }

    /// Places the Home of the selected seat. With symmetry, the Homes of the images are placed or
    /// moved too, and seats are numbered clockwise. Returns the seat whose Home is on the hex
    /// afterward.
    pub fn put_home(self, draft: &mut MapDraft, at: HexCoord) -> Option<u8> {
        let motions = self.symmetry.transforms();
        let before = draft.file().homes.get(usize::from(self.seat)).copied();
        let images = self.symmetry.images(at.0);
        if images.len() < motions.len().min(2) {
            return draft.put_home(at.0, self.seat);
        }
        let mut put: Vec<[i8; 2]> = Vec::new();
        for motion in motions {
            let to = motion.apply(at.0);
            if put.contains(&to) {
                continue;
            }
            let from = before.map(|from| motion.apply(from));
            match from.map(|from| (from, draft.hex_content(from))) {
                Some((from, HexContent::Home(_))) => draft.swap_hexes(from, to),
                Some((_, HexContent::Void | HexContent::Council | HexContent::Planet(_)))
                | None => {
                    draft.put_home(to, SEATS.1);
                }
            }
            put.push(to);
        }
        if put.len() > 1 {
            draft.number_clockwise();
        }
        match draft.hex_content(at.0) {
            HexContent::Home(seat) => Some(seat),
            HexContent::Void | HexContent::Council | HexContent::Planet(_) => None,
        }
    }

    /// Returns the next seat without a Home.
    #[must_use]
    pub fn next_seat(draft: &MapDraft) -> u8 {
        let count = u8::try_from(draft.file().homes.len()).unwrap_or(u8::MAX);
        count.min(SEATS.1 - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::exodus::axial::spiral;
    use engine::exodus::draft::Symmetry;
    use engine::exodus::figures::PlanetKind;

    fn tools(symmetry: Symmetry) -> ToolSettings {
        ToolSettings {
            symmetry,
            ..ToolSettings::initial()
        }
    }

    #[test]
    fn planets_and_guards_are_placed_symmetrically_without_replacing_homes() {
        let mut draft = MapDraft::blank();
        let third = tools(Symmetry::Third);
        third.put_home(&mut draft, HexCoord([0, -2]));
        assert_eq!(draft.file().homes, [[0, -2], [2, 0], [-2, 2]]);
        let red = ToolSettings {
            kind: Some(PlanetKind::Red),
            ..third
        };
        red.place_planets(
            &mut draft,
            &[HexCoord([0, -1]), HexCoord([0, -2]), HexCoord([0, 0])],
        );
        assert_eq!(
            (draft.file().open.len(), draft.file().kinds[1].len()),
            (3, 3)
        );
        let two = ToolSettings { guard: 2, ..third };
        two.place_guards(
            &mut draft,
            &[HexCoord([0, -1]), HexCoord([1, -1]), HexCoord([2, 0])],
        );
        assert_eq!(
            (draft.file().guards[1].len(), draft.file().open.len()),
            (6, 0)
        );
        assert_eq!(draft.file().kinds[1].len(), 3, "kinds stay");
        let none = ToolSettings { guard: 0, ..third };
        none.place_guards(&mut draft, &[HexCoord([0, -1]), HexCoord([3, 0])]);
        assert_eq!(
            (draft.file().guards[1].len(), draft.file().open.len()),
            (3, 3)
        );
        assert_eq!(draft.file().homes.len(), 3);
        third.erase(&mut draft, &[HexCoord([0, -2])]);
        assert!(draft.file().homes.is_empty());
    }

    #[test]
    fn homes_are_placed_and_moved_symmetrically() {
        let mut draft = MapDraft::blank();
        for hex in spiral(2).skip(1) {
            draft.set_hex(hex, HexContent::Planet(Planet::default()));
        }
        let half = tools(Symmetry::Half);
        assert_eq!(half.put_home(&mut draft, HexCoord([0, -2])), Some(0));
        assert_eq!(half.put_home(&mut draft, HexCoord([1, -2])), Some(0));
        assert_eq!(draft.file().homes, [[1, -2], [-1, 2]]);
        let next = ToolSettings {
            seat: ToolSettings::next_seat(&draft),
            ..half
        };
        next.put_home(&mut draft, HexCoord([2, 0]));
        assert_eq!(draft.file().homes, [[1, -2], [2, 0], [-1, 2], [-2, 0]]);
        // On the axis of a mirror, a Home is its own image.
        let mirror = ToolSettings {
            seat: ToolSettings::next_seat(&draft),
            ..tools(Symmetry::Columns)
        };
        mirror.put_home(&mut draft, HexCoord([0, -1]));
        assert_eq!(draft.file().homes.len(), 5);
        assert_eq!(ToolSettings::next_seat(&draft), 5);
    }
}
