//! Squares: names, distances, neighbors.

use super::*;

#[test]
fn labels_come_back() {
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
fn wrong_labels_are_refused() {
    for label in [
        "", "5", "C", "C0", "c5", "C33", "AG1", "ZZZ9", "C5x", "C-1", "É5",
    ] {
        assert!(Square::parse(label).is_err(), "{label}");
    }
    assert!(Space::parse("C5/2").is_err());
}

#[test]
fn distances_count_the_longest_way() {
    let space = |label| Space::parse(label).unwrap();
    assert_eq!(space("A1/-1").distance(space("B3/+1")), 2);
    assert_eq!(space("A1/-1").distance(space("A1/+1")), 2);
    assert_eq!(space("A1").to(space("C2/-1")), (2, 1, -1));
}

#[test]
fn steps_lead_where_they_lead() {
    let space = |label| Space::parse(label).unwrap();
    assert_eq!(space("B2").steps_to(space("E5"), (1, 1)), Some(3));
    assert_eq!(space("B2").steps_to(space("B5"), (0, 1)), Some(3));
    assert_eq!(space("E2").steps_to(space("B2"), (-1, 0)), Some(3));
    assert_eq!(space("B2").steps_to(space("E6"), (1, 1)), None);
    assert_eq!(space("B2").steps_to(space("E5"), (-1, -1)), None);
    assert_eq!(space("B2").steps_to(space("E5/+1"), (1, 1)), None);
    assert_eq!(space("B2").steps_to(space("B2"), (1, 0)), None);
}

#[test]
fn offsets_stop_at_the_limits() {
    let corner = Square::new(0, 0).unwrap();
    assert_eq!(corner.offset(-1, 0), None);
    assert_eq!(Square::new(31, 31).unwrap().offset(1, 0), None);
    assert_eq!(Space::new(corner, Plane::HIGH).raised(1), None);
}
