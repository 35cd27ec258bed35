//! SR-9: lines of sight. `ch10_combat` tests which units and features block them in a battle.

use crate::hexes::{hex, hexes};
use engine::chance::{Chance, SeededRng};
use engine::space_rift::battlefield::{Hex, HexSet};
use engine::space_rift::line_of_sight::{LineOfSight, is_clear};

/// Returns whether `to` is visible from `from` when these hexes block.
fn is_visible(from: &str, to: &str, blocking: &str) -> bool {
    let (from, to, blocking) = (hex(from), hex(to), hexes(blocking));
    let has_clear_line = LineOfSight::between(from, to).is_clear(blocking);
    assert_eq!(is_clear(from, to, blocking), has_clear_line);
    has_clear_line
}

#[test]
fn ex_05_a_line_along_edges_is_blocked_from_both_sides_only() {
    let line = LineOfSight::between(hex("A7"), hex("E7"));
    assert_eq!(line.crossed, hexes("C7"));
    assert_eq!(line.left, hexes("B6 D6"));
    assert_eq!(line.right, hexes("B7 D7"));
    assert!(is_visible("A7", "E7", "D6"));
    assert!(!is_visible("A7", "E7", "D6 B7"));
    assert!(is_visible("A7", "E7", "D6 B6"));
    assert!(!is_visible("A7", "E7", "C7"));
    assert_eq!(line.blockers(hexes("D6 B7 A1")), hexes("D6 B7"));
    assert_eq!(line.blockers(hexes("D6 B6")), HexSet::NONE);
    assert_eq!(line.blockers(hexes("C7 D6")), hexes("C7"));
}

#[test]
fn ex_06_a_line_crosses_four_hexes() {
    let line = LineOfSight::between(hex("C4"), hex("F6"));
    assert_eq!(line.crossed, hexes("D4 D5 E5 E6"));
    assert!(line.left.is_empty() && line.right.is_empty());
    assert!(!is_visible("C4", "F6", "E6"));
}

#[test]
fn sr_9_4_adjacent_hexes_and_line_ends_do_not_block_sight() {
    for from in Hex::all() {
        for to in from.neighbors().iter() {
            assert_eq!(LineOfSight::between(from, to), LineOfSight::default());
            assert!(is_clear(from, to, HexSet::ALL));
        }
    }
    assert!(is_visible("F6", "F8", "F6 F8"));
    assert!(!is_visible("F6", "F8", "F7"));
}

#[test]
fn sr_9_4_a_line_along_the_board_edge_is_not_blocked() {
    let line = LineOfSight::between(hex("A1"), hex("C1"));
    assert_eq!(line.right, hexes("B1"));
    assert!(line.crossed.is_empty() && line.left.is_empty());
    assert!(is_clear(hex("A1"), hex("C1"), HexSet::ALL));
    assert!(is_clear(hex("I13"), hex("K13"), HexSet::ALL));
    assert!(!is_clear(hex("A2"), hex("C2"), HexSet::ALL));
}

#[test]
fn ex_82_line_of_sight_is_symmetric() {
    let mut chance = SeededRng::new(82, 0);
    for _ in 0..40 {
        let blocking: HexSet = Hex::all().filter(|_| chance.pick(5) == 0).collect();
        for from in Hex::all() {
            for to in Hex::all().filter(|to| (2..=7).contains(&from.distance(*to))) {
                let has_clear_line = LineOfSight::between(from, to).is_clear(blocking);
                assert_eq!(
                    LineOfSight::between(to, from).is_clear(blocking),
                    has_clear_line
                );
                assert_eq!(
                    is_clear(from, to, blocking),
                    has_clear_line,
                    "{from} {to} {blocking:?}"
                );
            }
        }
    }
}

#[test]
fn sr_9_5_a_blocked_line_lists_its_blockers() {
    let mut chance = SeededRng::new(95, 0);
    for _ in 0..2000 {
        let mut pick = || Hex::of_index(chance.pick(138) as u8).unwrap();
        let (from, to) = (pick(), pick());
        let blocking: HexSet = (0..30).map(|_| pick()).collect();
        let line = LineOfSight::between(from, to);
        assert_eq!(line.is_clear(blocking), line.blockers(blocking).is_empty());
    }
}
