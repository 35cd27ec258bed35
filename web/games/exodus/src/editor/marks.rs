//! What a tool leaves on a sketch, on all sides that its symmetry names.

use super::kit::Kit;
use super::spot::Spot;
use engine::exodus::meta::SEATS;
use engine::exodus::sketch::{Ground, Planet, Sketch};

impl Kit {
    /// Does something to hexes and their images.
    fn each(self, hexes: &[Spot], mut change: impl FnMut([i8; 2])) {
        for spot in hexes {
            for image in self.symmetry.images(spot.0) {
                change(image);
            }
        }
    }

    /// Lays planets of the chosen kind; guards stay, and so do Homes.
    pub fn lay(self, sketch: &mut Sketch, hexes: &[Spot]) {
        let kind = self.kind;
        self.each(hexes, |hex| match sketch.ground(hex) {
            Ground::Void => sketch.paint(hex, Ground::Planet(Planet { guard: 0, kind })),
            Ground::Planet(Planet { guard, .. }) => {
                sketch.paint(hex, Ground::Planet(Planet { guard, kind }));
            }
            Ground::Council | Ground::Home(_) => {}
        });
    }

    /// Puts guards of the chosen level, where nothing is with a planet from the stack.
    pub fn guard(self, sketch: &mut Sketch, hexes: &[Spot]) {
        let guard = self.guard;
        self.each(hexes, |hex| match sketch.ground(hex) {
            Ground::Void if guard > 0 => {
                sketch.paint(hex, Ground::Planet(Planet { guard, kind: None }));
            }
            Ground::Planet(Planet { kind, .. }) => {
                sketch.paint(hex, Ground::Planet(Planet { guard, kind }));
            }
            Ground::Void | Ground::Council | Ground::Home(_) => {}
        });
    }

    /// Takes hexes off the map.
    pub fn wipe(self, sketch: &mut Sketch, hexes: &[Spot]) {
        self.each(hexes, |hex| sketch.paint(hex, Ground::Void));
    }

    /// Puts the Home of the chosen seat. On several sides the Homes there are put as well, or go
    /// along, and the seats are counted clockwise. Tells whose Home is on the hex then.
    pub fn put_home(self, sketch: &mut Sketch, at: Spot) -> Option<u8> {
        let motions = self.symmetry.motions();
        let before = sketch.file().homes.get(usize::from(self.seat)).copied();
        let images = self.symmetry.images(at.0);
        if images.len() < motions.len().min(2) {
            return sketch.put_home(at.0, self.seat);
        }
        let mut put: Vec<[i8; 2]> = Vec::new();
        for motion in motions {
            let to = motion.hex(at.0);
            if put.contains(&to) {
                continue;
            }
            let from = before.map(|from| motion.hex(from));
            match from.map(|from| (from, sketch.ground(from))) {
                Some((from, Ground::Home(_))) => sketch.shift(from, to),
                Some((_, Ground::Void | Ground::Council | Ground::Planet(_))) | None => {
                    sketch.put_home(to, SEATS.1);
                }
            }
            put.push(to);
        }
        if put.len() > 1 {
            sketch.count_clockwise();
        }
        match sketch.ground(at.0) {
            Ground::Home(seat) => Some(seat),
            Ground::Void | Ground::Council | Ground::Planet(_) => None,
        }
    }

    /// The seat whose Home comes after those that are there.
    #[must_use]
    pub fn next_seat(sketch: &Sketch) -> u8 {
        let count = u8::try_from(sketch.file().homes.len()).unwrap_or(u8::MAX);
        count.min(SEATS.1 - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::exodus::chart::spiral;
    use engine::exodus::figures::PlanetKind;
    use engine::exodus::sketch::Symmetry;

    fn kit(symmetry: Symmetry) -> Kit {
        Kit {
            symmetry,
            ..Kit::fresh()
        }
    }

    #[test]
    fn planets_and_guards_are_laid_on_all_sides_and_spare_homes() {
        let mut sketch = Sketch::blank();
        let third = kit(Symmetry::Third);
        third.put_home(&mut sketch, Spot([0, -2]));
        assert_eq!(sketch.file().homes, [[0, -2], [2, 0], [-2, 2]]);
        let red = Kit {
            kind: Some(PlanetKind::Red),
            ..third
        };
        red.lay(&mut sketch, &[Spot([0, -1]), Spot([0, -2]), Spot([0, 0])]);
        assert_eq!(
            (sketch.file().open.len(), sketch.file().kinds[1].len()),
            (3, 3)
        );
        let two = Kit { guard: 2, ..third };
        two.guard(&mut sketch, &[Spot([0, -1]), Spot([1, -1]), Spot([2, 0])]);
        assert_eq!(
            (sketch.file().guards[1].len(), sketch.file().open.len()),
            (6, 0)
        );
        assert_eq!(sketch.file().kinds[1].len(), 3, "kinds stay");
        let none = Kit { guard: 0, ..third };
        none.guard(&mut sketch, &[Spot([0, -1]), Spot([3, 0])]);
        assert_eq!(
            (sketch.file().guards[1].len(), sketch.file().open.len()),
            (3, 3)
        );
        assert_eq!(sketch.file().homes.len(), 3);
        third.wipe(&mut sketch, &[Spot([0, -2])]);
        assert!(sketch.file().homes.is_empty());
    }

    #[test]
    fn homes_go_along_on_all_sides() {
        let mut sketch = Sketch::blank();
        for hex in spiral(2).skip(1) {
            sketch.paint(hex, Ground::Planet(Planet::default()));
        }
        let half = kit(Symmetry::Half);
        assert_eq!(half.put_home(&mut sketch, Spot([0, -2])), Some(0));
        assert_eq!(half.put_home(&mut sketch, Spot([1, -2])), Some(0));
        assert_eq!(sketch.file().homes, [[1, -2], [-1, 2]]);
        let next = Kit {
            seat: Kit::next_seat(&sketch),
            ..half
        };
        next.put_home(&mut sketch, Spot([2, 0]));
        assert_eq!(sketch.file().homes, [[1, -2], [2, 0], [-1, 2], [-2, 0]]);
        // On the line of a mirror a Home is its own image.
        let mirror = Kit {
            seat: Kit::next_seat(&sketch),
            ..kit(Symmetry::Columns)
        };
        mirror.put_home(&mut sketch, Spot([0, -1]));
        assert_eq!(sketch.file().homes.len(), 5);
        assert_eq!(Kit::next_seat(&sketch), 5);
    }
}
