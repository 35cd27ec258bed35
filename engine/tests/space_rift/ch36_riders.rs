//! SR-36 and SR-37: units that the rift carries, and folds in space.

use crate::drift_scene::{ALPHA, BETA, SHORE, rift_scene, tile, unit};
use crate::hexes::{hex, hexes};
use crate::scene::scene;
use engine::game::Game;
use engine::space_rift::battlefield::{HexSet, Side};
use engine::space_rift::drift::{DriftChoice, DriftRefusal, RiftEvent, counted_hex, landing_hex};

#[test]
fn ex_50_sr_36_1_a_tile_catches_the_unit_on_its_destination() {
    let mut s = rift_scene(ALPHA).unit("A H7");
    s.roll([1, 1, 4]);
    assert_eq!(s.rift.hex(tile(3)), Some(hex("H7")));
    assert_eq!(s.at('A'), "H7");
    assert!(s.has_event(RiftEvent::Caught {
        unit: unit('A'),
        tile: tile(3),
        hex: hex("H7"),
    }));
}

#[test]
fn sr_36_2_tiles_carry_units_of_both_sides() {
    // The whole chain carries units.
    let mut s = rift_scene(ALPHA)
        .unit("A G6")
        .unit("B F6")
        .unit("C E7")
        .unit("D F7");
    s.roll([3, 3, 1]);
    assert_eq!(
        ["A", "B", "C", "D"].map(|l| s.at(l.chars().next().unwrap())),
        ["F6", "E7", "D7", "F7"]
    );
    assert!(s.has_event(RiftEvent::Carried {
        unit: unit('C'),
        tile: tile(4),
        to: hex("D7"),
    }));
    // A closing tile carries its unit.
    let mut s = rift_scene(BETA).unit("A G6").unit("B H5");
    s.roll([2, 2, 5]).close("2 F6");
    assert_eq!((s.at('A').as_str(), s.at('B').as_str()), ("F6", "G6"));
    // A tile that returns from beyond the edge carries its unit.
    let mut s = rift_scene(SHORE).unit("A F12");
    s.roll([2, 2, 1]);
    assert_eq!(s.at('A'), "-");
    assert!(s.has_event(RiftEvent::SetAside {
        tile: tile(2),
        rider: Some(unit('A')),
    }));
    s.place("2 D10");
    assert_eq!(s.at('A'), "D10");
}

#[test]
fn sr_36_8_riders_of_consecutive_tiles_move_together() {
    let mut s = rift_scene(ALPHA).unit("A F6").unit("B E7");
    s.roll([3, 3, 1]);
    assert_eq!((s.at('A').as_str(), s.at('B').as_str()), ("E7", "D7"));
    assert_eq!(s.legal(), [""; 0]);
}

#[test]
fn ex_51_sr_36_5_sr_36_6_amb_09_amb_10_a_carried_unit_is_lifted() {
    let mut s = rift_scene(ALPHA).unit("B F6").unit("C E6").unit("F G7");
    s.roll([4, 4, 1]);
    assert_eq!(s.tiles(), "E6 F7 F6 E7 G6 E8");
    assert_eq!(
        (s.at('B').as_str(), s.at('C').as_str(), s.at('F').as_str()),
        ("-", "E6", "F6")
    );
    assert_eq!(s.legal(), ["B E7", "B E8", "B F7", "B G6"]);
    let settle = |name| DriftChoice::Settle(unit('B'), hex(name));
    assert_eq!(s.refusal(settle("F6")), DriftRefusal::Taken);
    assert_eq!(s.refusal(settle("A1")), DriftRefusal::NoTile);
    s.settle('B', "G6");
    assert_eq!(s.at('B'), "G6");
    assert!(s.has_event(RiftEvent::Settled {
        unit: unit('B'),
        tile: Some(tile(5)),
        hex: hex("G6"),
        is_forced: false,
    }));
}

#[test]
fn sr_36_5_a_position_with_a_lifted_unit_is_accepted() {
    let mut s = scene()
        .rift(ALPHA)
        .south("CR F7")
        .north("DD F8")
        .at_turn_start();
    s.dice("2 2 5").act("begin");
    assert!(s.is_legal("settle F7 G7") && s.hex_of("F7").is_none());
    let position = s.game.to_position(&s.state);
    let placed = s
        .game
        .state_from_position(position)
        .expect("a sound position");
    assert_eq!(placed, s.state);
}

#[test]
fn ex_52_sr_36_3_a_platform_is_not_carried() {
    let mut s = rift_scene(ALPHA).unit("P G7").unit("D F6");
    s.units.positions[0].0 = 'X';
    s.roll([1, 1, 4]);
    assert_eq!(s.tiles(), "G7 F7 H7 E7 G6 E8");
    assert_eq!((s.at('X').as_str(), s.at('D').as_str()), ("G7", "-"));
    assert_eq!(s.legal(), ["D E7", "D E8", "D F7", "D G6", "D H7"]);
    assert!(s.has_event(RiftEvent::LeftBehind {
        unit: unit('X'),
        tile: tile(3),
        hex: hex("G7"),
    }));
    s.settle('D', "H7");
}

#[test]
fn sr_36_3_a_platform_stays_while_its_tile_moves_away() {
    let mut s = scene()
        .rift(ALPHA)
        .planet("F8")
        .south("SP F7")
        .at_turn_start();
    s.dice("2 2 5 1").act("begin");
    assert!(s.is_at("F7", "F7"), "nor is it flung");
    assert_eq!(
        s.state.public.rift.map(|rift| rift.covers(hex("F8"))),
        Some(true)
    );
}

#[test]
fn ex_53_sr_37_2_amb_12_a_platform_is_not_flung() {
    let mut s = rift_scene(ALPHA).unit("X G7").unit("D F6");
    s.roll([1, 1, 4]).settle('D', "H7").fold(Side::South, &[1]);
    assert_eq!(s.at('X'), "G7");
    assert!(s.has_event(RiftEvent::Folded {
        tile: tile(1),
        unit: None,
    }));
}

#[test]
fn sr_36_7_amb_11_units_are_put_beside_the_rift_if_all_tiles_are_occupied() {
    // Six units are carried or caught; A must make room and finds no tile.
    let settled_unit = |s: crate::drift_scene::RiftScene| {
        s.unit("B F7")
            .unit("C G7")
            .unit("D E7")
            .unit("E G6")
            .unit("F E8")
    };
    let mut s =
        settled_unit(rift_scene(ALPHA).unit("A F6").unit("G H7").unit("H G8")).hazards("F8 G5");
    s.roll([1, 1, 4]);
    // C is on tile 3 and meets G: it is lifted. A moves to G7.
    assert_eq!((s.at('A').as_str(), s.at('C').as_str()), ("G7", "-"));
    let adjacent_hexes =
        hexes("D6 D7 D8 E6 E9 F5 F6 F8 G5 G8 H5 H6 H8 I7 I8").difference(hexes("F8 G5 G8"));
    let listed: HexSet = s.legal().iter().map(|text| hex(&text[2..])).collect();
    assert_eq!(listed, adjacent_hexes.difference(s.rift.hexes()));
    s.settle('C', "I7");
    assert!(s.has_event(RiftEvent::Settled {
        unit: unit('C'),
        tile: None,
        hex: hex("I7"),
        is_forced: false,
    }));
    // With nothing free next to the rift: the free hex nearest to tile 1.
    let ring = s.rift.hexes().neighbors().difference(s.rift.hexes());
    let mut s = settled_unit(rift_scene(ALPHA).unit("A F6").unit("G H7"));
    s.units.hazards = ring;
    s.roll([1, 1, 4]);
    let listed: HexSet = s.legal().iter().map(|text| hex(&text[2..])).collect();
    let usable = ring.union(s.rift.hexes()).complement();
    let distance_to_center = |name: engine::space_rift::battlefield::Hex| name.distance(hex("G7"));
    let nearest = usable.iter().map(distance_to_center).min().unwrap();
    assert_eq!(
        listed,
        usable
            .iter()
            .filter(|&at| distance_to_center(at) == nearest)
            .collect()
    );
    assert!(listed.len() > 1, "the mover chooses between equals");
}

#[test]
fn sr_36_9_tiles_do_not_affect_units_that_they_pass() {
    let mut s = rift_scene(ALPHA).unit("A E6").unit("B F6");
    s.roll([4, 4, 4]);
    // Tile 1 passed E6 and continued to D5; tile 3 came to E6 and caught A.
    assert_eq!((s.at('A').as_str(), s.at('B').as_str()), ("E6", "D5"));
    let mut s = rift_scene("F6 G5 H5 G7 G8 H6").unit("A E6").unit("B F6");
    s.rift.tiles[1] = Some(hex("F7"));
    s.rift.tiles[2] = Some(hex("E7"));
    s.rift.tiles[5] = Some(hex("E8"));
    s.roll([5, 5, 5]);
    assert_eq!(s.at('A'), "E6");
}

#[test]
fn sr_36_10_tiles_arrive_by_number_and_units_are_put_down_in_order() {
    // Tiles 1 and 4 both meet a unit; tile 1 goes first.
    let mut s = rift_scene("F6 G6 G7 F7 E6 E7")
        .unit("A F6")
        .unit("B F7")
        .unit("X F8");
    s.roll([2, 2, 1]);
    // Tile 4 carries B onto the platform at F8; A follows to F7.
    assert_eq!((s.at('A').as_str(), s.at('B').as_str()), ("F7", "-"));
    let mut s = rift_scene("F6 G6 G7 E7 F5 E6")
        .unit("A F6")
        .unit("B F5")
        .unit("X F7")
        .unit("Y F6");
    s.units.positions.pop();
    s.roll([2, 2, 1]);
    assert_eq!((s.at('A').as_str(), s.at('B').as_str()), ("-", "F6"));
    s.settle('A', "G6");
    assert_eq!(s.at('A'), "G6");
}

#[test]
fn sr_36_4_carrying_a_unit_changes_only_its_hex() {
    // The events say only where a unit is; nothing else about it changes.
    let mut s = rift_scene(ALPHA).unit("A F6");
    s.roll([3, 3, 1]);
    let carried = s
        .log
        .iter()
        .filter(|event| matches!(event, RiftEvent::Carried { .. }));
    assert_eq!(carried.count(), 1);
    assert_eq!(s.units.positions, [('A', Some(hex("E7")))]);
}

#[test]
fn ex_45_sr_37_3_sr_37_4_amb_16_amb_38_a_fold_flings_a_unit() {
    let flung_hex = |mover, s: crate::drift_scene::RiftScene| {
        let mut s = s.unit("A G6");
        s.fold(mover, &[5, 4, 5, 2, 4]);
        s.at('A')
    };
    assert_eq!(flung_hex(Side::South, rift_scene(ALPHA)), "I6");
    assert_eq!(flung_hex(Side::South, rift_scene(ALPHA).unit("B I6")), "I5");
    assert_eq!(
        flung_hex(Side::South, rift_scene(ALPHA).hazards("I6")),
        "I5"
    );
    assert_eq!(flung_hex(Side::North, rift_scene(ALPHA)), "C8");
}

#[test]
fn ex_46_row_12_wraps_to_the_movers_baseline() {
    assert_eq!(counted_hex(Side::South, 12, 5), Some(hex("A5")));
    assert_eq!(counted_hex(Side::North, 12, 5), Some(hex("K9")));
    let mut s = rift_scene(ALPHA).unit("A F6");
    s.fold(Side::North, &[1, 6, 6, 1, 4]);
    assert_eq!(s.at('A'), "K9");
}

#[test]
fn amb_15_every_pair_of_dice_sums_gives_a_hex() {
    for mover in Side::ALL {
        for row in 2..=12 {
            for column in 2..=12 {
                let hex = counted_hex(mover, row, column).unwrap();
                let length = engine::space_rift::battlefield::Hex::row_length(hex.row());
                let count = match mover {
                    Side::South => hex.column(),
                    Side::North => length + 1 - hex.column(),
                };
                assert_eq!(count, column);
            }
        }
    }
    assert_eq!(
        counted_hex(Side::South, 2, 13),
        Some(hex("B12")),
        "the last of a shorter row"
    );
}

#[test]
fn ex_47_sr_37_6_amb_17_the_flung_units_own_hex_counts_as_free() {
    let mut s = rift_scene("G6 F7 G7 E7 F6 E8").unit("A F6");
    s.fold(Side::South, &[5, 2, 4, 3, 3]);
    assert_eq!(s.at('A'), "F6");
    assert!(s.has_event(RiftEvent::Flung {
        unit: unit('A'),
        from: hex("F6"),
        row_dice: [2, 4],
        column_dice: [3, 3],
        counted: hex("F6"),
        to: Some(hex("F6")),
    }));
}

#[test]
fn ex_48_sr_37_5_amb_18_landing_hexes_are_searched_backward_then_forward() {
    let mut s = rift_scene(ALPHA).unit("A F6").unit("B B2").unit("C B1");
    s.fold(Side::South, &[1, 1, 1, 1, 1]);
    assert_eq!(s.at('A'), "B3");
    let landing = |closed| landing_hex(Side::South, hex("B2"), hexes(closed));
    assert_eq!(landing(""), Some(hex("B2")));
    assert_eq!(landing("B2"), Some(hex("B1")));
    assert_eq!(landing("B1 B2 B3"), Some(hex("B4")));
    assert_eq!(
        landing_hex(Side::North, hex("B11"), hexes("B11 B12")),
        Some(hex("B10"))
    );
    assert_eq!(landing_hex(Side::South, hex("B2"), HexSet::row(1)), None);
    // In a full row the unit stays where it was.
    let mut s = rift_scene(ALPHA).unit("A F6");
    s.units.hazards = HexSet::row(1);
    s.fold(Side::South, &[1, 1, 1, 1, 1]);
    assert_eq!(s.at('A'), "F6");
}

#[test]
fn ex_49_sr_37_1_a_fold_on_an_empty_tile_has_no_effect() {
    let mut s = rift_scene(ALPHA).unit("A F6");
    s.fold(Side::South, &[3]);
    assert_eq!(s.at('A'), "F6");
    assert!(s.has_event(RiftEvent::Folded {
        tile: tile(3),
        unit: None,
    }));
}

#[test]
fn sr_37_7_amb_19_flung_units_may_land_on_rift_hexes() {
    // Row 6, column 7: F7, a tile; a meteor lies under it.
    let mut s = rift_scene(ALPHA).unit("A F6").hazards("F7");
    s.fold(Side::South, &[1, 3, 3, 3, 4]);
    assert_eq!(s.at('A'), "F7");
    let mut s = rift_scene(ALPHA).unit("A F6").hazards("F9");
    s.fold(Side::South, &[1, 3, 3, 4, 5]);
    assert_eq!(s.at('A'), "F8", "not onto a meteor in the open");
}

#[test]
fn sr_37_9_at_most_one_unit_is_flung() {
    let mut s = rift_scene(ALPHA).unit("A F6").unit("B F7");
    s.fold(Side::South, &[1, 1, 1, 1, 1]);
    let flung = s
        .log
        .iter()
        .filter(|event| matches!(event, RiftEvent::Flung { .. }));
    assert_eq!(flung.count(), 1);
    assert_eq!(s.at('B'), "F7");
}
