//! Squares: names, distances, neighbors.

use super::*;
use crate::grid::Heading;

#[test]
fn labels_round_trip() {
    for x in 0..MAX_SIDE {
        for y in 0..MAX_SIDE {
            let square = Square::new(x, y).unwrap();
            assert_eq!(Square::parse(&square.to_string()), Ok(square));
            for plane in Plane::ALL {
                let space = Space::new(square, plane);
                assert_eq!(Space::parse(&space.to_string()), Ok(space));
                assert_eq!((space.square(), space.plane()), (square, plane));
            }
        }
    }
    assert_eq!(Square::parse("C5"), Ok(Square { x: 2, y: 4 }));
    assert_eq!(Square::new(26, 0).unwrap().to_string(), "AA1");
}

#[test]
fn invalid_labels_are_rejected() {
    for label in [
        "", "5", "C", "C0", "c5", "C33", "AG1", "ZZZ9", "C5x", "C-1", "É5",
    ] {
        assert!(Square::parse(label).is_err(), "{label}");
    }
    assert!(Space::parse("C5/2").is_err());
}

#[test]
fn distance_is_the_largest_difference_of_coordinates() {
    let space = |label| Space::parse(label).unwrap();
    assert_eq!(space("A1/-1").distance(space("B3/+1")), 2);
    assert_eq!(space("A1/-1").distance(space("A1/+1")), 2);
    assert_eq!(space("A1").delta_to(space("C2/-1")), (2, 1, -1));
}

#[test]
fn bearings_exist_only_on_straight_lines() {
    let bearing = |from, to| {
        Space::parse(from)
            .unwrap()
            .bearing(Space::parse(to).unwrap())
    };
    assert_eq!(bearing("B2", "E5"), Some((Heading::SE, 3)));
    assert_eq!(bearing("B2", "B5"), Some((Heading::S, 3)));
    assert_eq!(bearing("E2", "B2"), Some((Heading::W, 3)));
    assert_eq!(bearing("B2", "E6"), None);
    assert_eq!(bearing("B2", "E5/+1"), None);
    assert_eq!(bearing("B2", "B2"), None);
    for heading in Heading::ALL {
        let (from, (x, y)) = (Space::parse("J10").unwrap(), heading.offset());
        let to = from.offset(4 * x, 4 * y).unwrap();
        assert_eq!(from.bearing(to), Some((heading, 4)));
    }
}

#[test]
fn offsets_beyond_the_limits_return_none() {
    let corner = Square::new(0, 0).unwrap();
    assert_eq!(corner.offset(-1, 0), None);
    assert_eq!(Square::new(31, 31).unwrap().offset(1, 0), None);
    assert_eq!(Space::new(corner, Plane::HIGH).offset_plane(1), None);
}
