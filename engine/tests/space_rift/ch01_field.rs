//! SR-1: the battlefield.

use crate::hexes::{hex, hexes};
use engine::grid::hex::{HexLayout, HexMap};
use engine::space_rift::battlefield::{Direction, Hex, HexSet, Point, Section, Sector, Side};

#[test]
fn sr_1_1_sr_1_2_the_board_has_eleven_alternating_long_and_short_rows() {
    assert_eq!(Hex::all().count(), 138);
    assert_eq!(HexSet::ALL.len(), 138);
    for row in 0..=10 {
        let length = if row % 2 == 0 { 13 } else { 12 };
        assert_eq!(Hex::row_length(row), length);
        assert_eq!(HexSet::row(row).len(), length);
        assert_eq!(Hex::at(row, length).map(Hex::column), Some(length));
        assert_eq!(Hex::at(row, length + 1), None);
        assert_eq!(Hex::at(row, 0), None);
    }
    assert_eq!(Hex::at(11, 1), None);
    for x in [-1, 25] {
        assert_eq!(
            Point { x, row: 1 }.hex(),
            None,
            "half hexes are not in play"
        );
    }
}

#[test]
fn sr_1_3_hexes_are_named_by_row_letter_and_column() {
    assert_eq!(hex("F6"), Hex::at(5, 6).unwrap());
    for (n, hex) in Hex::all().enumerate() {
        assert_eq!(hex.index(), n);
        assert_eq!(hex.to_string().parse(), Ok(hex));
        assert_eq!(Hex::at(hex.row(), hex.column()), Some(hex));
    }
    for invalid_name in [
        "", "F", "L1", "A0", "A14", "B13", "a1", "A01", "A+1", "A1 ", "A999",
    ] {
        assert!(invalid_name.parse::<Hex>().is_err(), "{invalid_name}");
    }
    let written = serde_json::to_string(&(hex("K13"), hexes("A1 F6"))).unwrap();
    assert_eq!(written, r#"["K13",["A1","F6"]]"#);
    let decoded: (Hex, HexSet) = serde_json::from_str(&written).unwrap();
    assert_eq!(decoded, (hex("K13"), hexes("A1 F6")));
}

#[test]
fn ex_01_coordinates_and_neighbors() {
    let coordinates = |name| {
        let hex = hex(name);
        (hex.row(), hex.point().x, hex.axial().0)
    };
    assert_eq!(coordinates("F6"), (5, 11, 3));
    assert_eq!(coordinates("K1"), (10, 0, -5));
    assert_eq!(hex("K13").axial().0, 7);
    let neighbor_names = |name| {
        let names = Direction::ALL.map(|direction| hex(name).neighbor(direction));
        names.map(|next| next.map_or("-".to_owned(), |hex| hex.to_string()))
    };
    assert_eq!(neighbor_names("F6"), ["G7", "F7", "E7", "E6", "F5", "G6"]);
    assert_eq!(neighbor_names("A1"), ["B1", "A2", "-", "-", "-", "-"]);
    assert_eq!(
        neighbor_names("B12"),
        ["C13", "-", "A13", "A12", "B11", "C12"]
    );
}

#[test]
fn sr_1_4_sr_1_5_coordinates_round_trip_and_directions_are_single_steps() {
    let axial = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)];
    for hex in Hex::all() {
        let Point { x, row } = hex.point();
        let (q, r) = hex.axial();
        assert_eq!((x, row), (2 * q + r, r));
        assert_eq!(hex.column(), x as u8 / 2 + 1);
        for (direction, (dq, dr)) in Direction::ALL.into_iter().zip(axial) {
            if let Some(next) = hex.neighbor(direction) {
                assert_eq!(next.axial(), (q + dq, r + dr));
                assert_eq!(next.neighbor(direction.opposite()), Some(hex));
            }
        }
    }
    assert_eq!(Direction::West.clockwise(2), Direction::NorthEast);
}

/// Returns the battlefield built with the shared hex grid, and its hexes in the same order.
fn shared_grid() -> (HexMap, Vec<Hex>) {
    let all: Vec<Hex> = Hex::all().collect();
    let to_grid = |hex: &Hex| {
        let (column, row) = (i32::from(hex.column()) - 1, i32::from(hex.row()));
        HexLayout::Pointy.hex(column, row)
    };
    let map = HexMap::new(all.iter().map(to_grid), engine::grid::hex::DIRECTIONS);
    (map.unwrap(), all)
}

#[test]
fn sr_1_6_distances_match_the_shared_hex_grid() {
    let (map, all) = shared_grid();
    for (a, from) in (0..).zip(&all) {
        for (b, to) in (0..).zip(&all) {
            assert_eq!(map.distance(a, b), Some(from.distance(*to)), "{from}-{to}");
            assert_eq!(from.is_next_to(*to), from.distance(*to) == 1);
        }
    }
}

#[test]
fn ex_04_distances() {
    for (from, to, distance) in [
        ("C5", "G6", 4),
        ("K7", "G7", 4),
        ("A1", "K13", 17),
        ("B1", "J1", 8),
    ] {
        assert_eq!(hex(from).distance(hex(to)), distance, "{from}-{to}");
    }
}

#[test]
fn sr_1_7_sides_have_baselines_and_forward_directions() {
    assert_eq!(Side::South.baseline(), HexSet::row(0));
    assert_eq!(Side::North.baseline(), HexSet::row(10));
    let steps = |directions: [Direction; 2]| -> HexSet {
        directions
            .into_iter()
            .filter_map(|direction| hex("F6").neighbor(direction))
            .collect()
    };
    assert_eq!(steps(Side::South.forward()), hexes("G6 G7"));
    assert_eq!(steps(Side::South.backward()), hexes("E6 E7"));
    assert_eq!(steps(Side::North.forward()), hexes("E6 E7"));
    assert_eq!(steps(Side::North.backward()), hexes("G6 G7"));
}

#[test]
fn sr_1_8_sections_divide_the_board_at_the_dotted_lines() {
    let [west, center, east] = Section::ALL.map(Section::hexes);
    assert_eq!((west.difference(center)).len(), 39);
    assert_eq!((east.difference(center)).len(), 39);
    assert_eq!(center.difference(west).difference(east).len(), 50);
    let dotted_lines = west.intersection(center).union(center.intersection(east));
    assert_eq!(dotted_lines, hexes("B4 D4 F4 H4 J4 B9 D9 F9 H9 J9"));
    assert!(!west.intersects(east));
    assert_eq!(west.union(center).union(east), HexSet::ALL);
    for section in Section::ALL {
        let listed: HexSet = Hex::all().filter(|&hex| section.contains(hex)).collect();
        assert_eq!(section.hexes(), listed);
    }
    assert_eq!(Section::West.exclusive_hexes().len(), 39);
    assert_eq!(Section::Center.exclusive_hexes().len(), 60);
}

/// Returns the sections that contain a hex.
fn sections(name: &str) -> Vec<Section> {
    let mut all = Section::ALL.to_vec();
    all.retain(|section| section.contains(hex(name)));
    all
}

#[test]
fn ex_02_sections_of_hexes() {
    use Section::{Center, East, West};
    assert_eq!(sections("C4"), [West]);
    assert_eq!(sections("D4"), [West, Center]);
    assert_eq!(sections("E5"), [Center]);
    assert_eq!(sections("D9"), [Center, East]);
    let mut north = Sector::ALL.to_vec();
    north.retain(|sector| sector.section(Side::North).contains(hex("D4")));
    assert_eq!(north, [Sector::Center, Sector::Right]);
}

#[test]
fn sr_1_9_each_side_names_left_and_right_from_its_own_chair() {
    assert_eq!(Sector::Left.section(Side::South), Section::West);
    assert_eq!(Sector::Right.section(Side::South), Section::East);
    for side in Side::ALL {
        assert_eq!(Sector::Center.section(side), Section::Center);
        for sector in Sector::ALL {
            let enemy_section = sector.mirrored().section(side.other());
            assert_eq!(sector.section(side), enemy_section);
        }
    }
}

#[test]
fn sr_1_10_sr_1_11_each_side_counts_rows_and_hexes_from_its_own_corner() {
    for side in Side::ALL {
        assert_eq!(Hex::row_from_baseline(side, 0), None);
        assert_eq!(Hex::row_from_baseline(side, 12), None);
        let own_baseline = HexSet::row(Hex::row_from_baseline(side, 1).unwrap());
        assert_eq!(own_baseline, side.baseline());
        let enemy_baseline = HexSet::row(Hex::row_from_baseline(side, 11).unwrap());
        assert_eq!(enemy_baseline, side.other().baseline());
        for row in 0..=10 {
            assert_eq!(Hex::hex_from_left(side, row, 0), None);
            assert_eq!(
                Hex::hex_from_left(side, row, Hex::row_length(row) + 1),
                None
            );
        }
    }
}

#[test]
fn ex_03_counted_hexes() {
    let counted = |side, row, column| {
        let row = Hex::row_from_baseline(side, row).unwrap();
        Hex::hex_from_left(side, row, column).unwrap()
    };
    assert_eq!(counted(Side::South, 9, 6), hex("I6"));
    assert_eq!(counted(Side::North, 9, 6), hex("C8"));
    assert_eq!(counted(Side::South, 11, 2), hex("K2"));
    assert_eq!(counted(Side::North, 2, 12), hex("J1"));
}

#[test]
fn within_returns_the_hexes_up_to_a_distance() {
    for from in Hex::all() {
        for distance in 0..=8 {
            let expected = Hex::all().filter(|to| from.distance(*to) <= distance);
            assert_eq!(
                from.within(distance),
                expected.collect::<HexSet>(),
                "{from} {distance}"
            );
        }
    }
}

#[test]
fn hex_sets_shift_grow_and_detect_separate_groups() {
    for direction in Direction::ALL {
        let moved: HexSet = Hex::all()
            .filter_map(|hex| hex.neighbor(direction))
            .collect();
        assert_eq!(HexSet::ALL.shift(direction), moved);
    }
    for hex in Hex::all() {
        assert_eq!(HexSet::singleton(hex).neighbors(), hex.neighbors());
        let steps = Direction::ALL
            .into_iter()
            .filter_map(|direction| hex.neighbor(direction));
        assert_eq!(steps.collect::<HexSet>(), hex.neighbors());
    }
    assert!(hexes("F6 F7 G8").is_connected());
    assert!(!hexes("F6 F8").is_connected());
    assert!(HexSet::NONE.is_connected());
    assert_eq!(
        hexes("A1 A2 B1 C3").connected_group(hex("A2")),
        hexes("A1 A2 B1")
    );
    let set = hexes("A1 E5 F6 K13");
    assert_eq!(set.iter().collect::<HexSet>(), set);
    assert_eq!(set.complement().len(), 134);
    assert_eq!(set.without(hex("E5")), hexes("A1 F6 K13"));
    let bytes = postcard::to_allocvec(&set).unwrap();
    assert_eq!(postcard::from_bytes::<HexSet>(&bytes), Ok(set));
    let beyond = postcard::to_allocvec(&[0_u64, 0, 1 << 10]).unwrap();
    assert!(postcard::from_bytes::<HexSet>(&beyond).is_err());
}
