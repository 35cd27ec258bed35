//! SR-30 to SR-34: the rift at rest, its roll, its chain, its gaps, its edge.

use crate::drift_scene::{
    ALPHA, BETA, DELTA, FLOWER, GAMMA, SHORE, closing, rift, rift_scene, tile,
};
use crate::hexes::{hex, hexes};
use crate::scene::scene;
use engine::chance::SeededRng;
use engine::space_rift::battlefield::{Direction, Hex, HexSet};
use engine::space_rift::drift::{
    DriftChoice, DriftImpulse, DriftRefusal, RiftEvent, RiftSite, ShiftCause, Tile, TileSet,
    drift_impulse, roll_rift_dice,
};

/// Returns the site of a rift with tile 1 on F6.
fn site() -> RiftSite {
    RiftSite {
        center: hex("F6"),
        others: ["F7", "G7", "E7", "G6", "E8"].map(hex),
        dial: None,
    }
}

#[test]
fn sr_30_1_sr_30_3_a_rift_has_six_connected_tiles() {
    assert_eq!(
        Tile::all().map(Tile::number).collect::<Vec<_>>(),
        [1, 2, 3, 4, 5, 6]
    );
    for tiles in [ALPHA, BETA, GAMMA, DELTA, FLOWER, SHORE] {
        assert!(rift(tiles).is_connected());
        assert_eq!(rift(tiles).hexes().len(), 6);
    }
    assert!(!rift("F6 F7 F8 F9 F10 F12").is_connected());
}

#[test]
fn sr_30_1_tiles_are_displayed_by_their_numbers() {
    assert_eq!(format!("{:?}", tile(3)), "tile 3");
    let both = TileSet::NONE.with(tile(2)).with(tile(6));
    assert_eq!(format!("{both:?}"), "{2, 6}");
}

#[test]
fn sr_30_4_sr_30_5_sr_30_6_tile_1_is_central_and_the_rest_is_random() {
    let (mut dials, mut orders) = (vec![0; 6], std::collections::BTreeSet::new());
    for seed in 0..300 {
        let rift = site().set_up(&mut SeededRng::new(seed, 0));
        assert_eq!(rift.hex(Tile::CENTRAL), Some(hex("F6")));
        assert_eq!(rift.hexes(), hexes(ALPHA));
        dials[rift.dial.index() as usize] += 1;
        orders.insert(rift.tiles.map(|at| at.map(Hex::index)));
    }
    assert!(dials.iter().all(|&count| count > 25), "{dials:?}");
    assert!(orders.len() > 90, "of 120 orders {} came", orders.len());
    let fixed = RiftSite {
        dial: Some(Direction::West),
        ..site()
    };
    assert_eq!(
        fixed.set_up(&mut SeededRng::new(1, 0)).dial,
        Direction::West
    );
}

#[test]
fn sr_30_7_a_site_is_six_connected_hexes() {
    assert!(site().is_valid());
    let with = |names: [&str; 5]| RiftSite {
        others: names.map(hex),
        ..site()
    };
    assert!(
        !with(["F7", "G7", "E7", "G6", "F6"]).is_valid(),
        "one comes twice"
    );
    assert!(
        !with(["F7", "G7", "E7", "G6", "A1"]).is_valid(),
        "one is apart"
    );
}

#[test]
fn sr_30_2_sr_30_8_amb_02_dial_numbers_run_clockwise_and_never_change() {
    let mut turned = rift(ALPHA);
    for number in 1..=6 {
        let direction = Direction::ALL[usize::from(number) - 1];
        assert_eq!(turned.direction(number), direction);
    }
    turned.dial = Direction::SouthWest;
    assert_eq!(turned.direction(1), Direction::SouthWest);
    assert_eq!(turned.direction(4), Direction::NorthEast);
    let mut s = rift_scene(ALPHA);
    s.rift.dial = Direction::West;
    s.roll([4, 4, 1]).roll([1, 1, 1]);
    assert_eq!(s.rift.dial, Direction::West);
}

#[test]
fn sr_31_1_the_rift_roll_uses_three_fair_dice() {
    let mut seen = [[0; 6]; 3];
    for seed in 0..600 {
        for (die, face) in roll_rift_dice(&mut SeededRng::new(seed, 0))
            .into_iter()
            .enumerate()
        {
            seen[die][usize::from(face) - 1] += 1;
        }
    }
    assert!(seen.iter().flatten().all(|&count| count > 60), "{seen:?}");
}

#[test]
fn sr_31_2_sr_31_3_sr_31_4_sr_31_6_of_216_rolls_96_move_the_rift() {
    let (mut unmoved, mut doubles, mut triples) = (0, 0, 0);
    for n in 0..216_u16 {
        let dice = [n / 36, n / 6 % 6, n % 6].map(|face| face as u8 + 1);
        match drift_impulse(&rift(ALPHA), dice).map(|impulse| impulse.steps) {
            None => unmoved += 1,
            Some(1) => doubles += 1,
            Some(2) => triples += 1,
            Some(more) => panic!("{more} hexes"),
        }
    }
    assert_eq!((unmoved, doubles, triples), (120, 90, 6));
}

#[test]
fn ex_32_sr_31_5_amb_36_doubles_and_triples_set_the_direction() {
    let rift = rift(ALPHA);
    assert_eq!(drift_impulse(&rift, [1, 2, 3]), None);
    let five = |steps| {
        Some(DriftImpulse {
            number: 5,
            direction: Direction::West,
            steps,
        })
    };
    assert_eq!(drift_impulse(&rift, [5, 2, 5]), five(1));
    assert_eq!(drift_impulse(&rift, [5, 5, 2]), five(1));
    assert_eq!(drift_impulse(&rift, [2, 5, 5]), five(1));
    assert_eq!(drift_impulse(&rift, [5, 5, 5]), five(2));
    let mut s = rift_scene(ALPHA);
    s.roll([1, 2, 3]);
    assert_eq!((s.tiles().as_str(), s.log.len()), (ALPHA, 0));
}

#[test]
fn ex_33_sr_32_1_sr_32_3_double_3_moves_a_chain() {
    let mut s = rift_scene(ALPHA);
    s.roll([3, 3, 1]);
    assert_eq!(s.tiles(), "E7 F7 G7 D7 F6 E8");
    assert_eq!(s.legal(), [""; 0]);
    let shifted = |number, cause, from, to| RiftEvent::Shifted {
        tile: tile(number),
        cause,
        from: Some(hex(from)),
        to: Some(hex(to)),
        step: 1,
    };
    assert!(s.has_event(shifted(1, ShiftCause::Central, "F6", "E7")));
    assert!(s.has_event(shifted(4, ShiftCause::Pushed, "E7", "D7")));
    assert!(s.has_event(shifted(5, ShiftCause::Pulled, "G6", "F6")));
    assert_eq!(s.log.len(), 4);
}

#[test]
fn ex_34_double_6_moves_a_chain() {
    let mut s = rift_scene(ALPHA);
    s.roll([6, 6, 1]);
    assert_eq!(s.tiles(), "G6 F7 G7 F6 H5 E8");
    assert_eq!(s.legal(), [""; 0]);
}

#[test]
fn ex_35_amb_05_amb_06_amb_07_triple_4_opens_a_gap() {
    let mut s = rift_scene(ALPHA);
    s.roll([4, 4, 4]);
    let open = s.drift.unwrap().slide.open;
    assert_eq!(open, hexes("F6 G7"));
    let closing_moves = ["2 F6", "4 F6", "5 F6", "5 G7", "6 F6", "6 G7"];
    assert_eq!(s.legal(), closing_moves);
    assert!(s.has_event(RiftEvent::Parted {
        away: TileSet::NONE.with(tile(5)),
    }));
    s.close("5 G7");
    assert_eq!(s.tiles(), "D5 F7 E6 E7 G7 E8");
    assert_eq!(s.legal(), [""; 0]);
}

#[test]
fn ex_36_double_1_leaves_no_gap() {
    let mut s = rift_scene(ALPHA);
    s.roll([1, 1, 2]);
    assert_eq!(s.tiles(), "G7 F7 H7 E7 G6 E8");
}

#[test]
fn ex_37_sr_33_4_sr_33_5_sr_33_6_closing_moves_can_follow_each_other() {
    let mut s = rift_scene(BETA);
    s.roll([2, 2, 5]);
    assert_eq!(s.rift.hex(tile(1)), Some(hex("F7")));
    assert_eq!(s.legal(), ["2 F6", "3 F6"]);
    let mut other = s.clone();
    s.close("2 F6");
    assert_eq!(s.tiles(), "F7 F6 E6 G6 D5 C5");
    let closed = |number, from, to, is_forced| RiftEvent::Closed {
        tile: tile(number),
        from: hex(from),
        to: hex(to),
        is_forced,
    };
    assert!(s.has_event(closed(2, "G6", "F6", false)) && s.has_event(closed(4, "H5", "G6", true)));
    other.close("3 F6");
    assert_eq!(other.tiles(), "F7 G6 F6 H5 E6 D5");
    assert!(
        other.has_event(closed(5, "D5", "E6", true))
            && other.has_event(closed(6, "C5", "D5", true))
    );
}

#[test]
fn ex_38_sr_33_7_a_tile_moves_once_per_turn() {
    let mut s = rift_scene(BETA);
    s.roll([2, 2, 5]);
    assert_eq!(s.refusal(closing("1 F6")), DriftRefusal::Moved);
    s.close("3 F6");
    let closes_tile_3 =
        |event: &&RiftEvent| matches!(event, RiftEvent::Closed { tile: t, .. } if *t == tile(3));
    assert_eq!(s.log.iter().filter(closes_tile_3).count(), 1);
}

#[test]
fn ex_39_a_line_is_pulled_and_pushed() {
    let mut s = rift_scene(GAMMA);
    s.roll([2, 2, 5]);
    assert_eq!(s.tiles(), "F7 F5 F6 F8 F9 F10");
}

#[test]
fn ex_40_sr_33_2_sr_33_3_tile_1_moves_sideways_out_of_a_line() {
    let mut s = rift_scene(GAMMA);
    s.roll([1, 1, 5]);
    assert_eq!(s.tiles(), "G7 F5 F6 F7 F8 F9");
    // Before the forced moves: tile 4 leaves the size of the group unchanged.
    let mut slid = rift_scene(GAMMA);
    let impulse = drift_impulse(&slid.rift, [1, 1, 5]).unwrap();
    let drift = engine::space_rift::drift::Drift::begin(
        impulse,
        &mut slid.rift,
        &mut slid.units,
        &mut slid.log,
    );
    slid.drift = Some(drift);
    assert_eq!(slid.rift.central_group().len(), 4);
    assert_eq!(slid.legal(), ["3 F6"]);
    assert_eq!(slid.refusal(closing("4 F6")), DriftRefusal::NoGain);
    assert_eq!(slid.refusal(closing("2 F6")), DriftRefusal::TooFar);
    assert_eq!(slid.refusal(closing("3 G6")), DriftRefusal::NotOpen);
    let choice = DriftChoice::Place(tile(3), hex("F6"));
    assert_eq!(slid.refusal(choice), DriftRefusal::CloseFirst);
}

#[test]
fn ex_41_sr_32_4_triple_1_moves_tile_1_out_of_a_line() {
    let mut s = rift_scene(GAMMA);
    s.roll([1, 1, 1]);
    assert_eq!(s.rift.hex(tile(1)), Some(hex("H7")));
    assert_eq!(s.legal(), ["3 G7", "4 G7", "5 G7"]);
    s.close("3 G7");
    assert_eq!(s.tiles(), "H7 F6 G7 F7 F8 F9");
}

#[test]
fn ex_42_sr_32_2_amb_03_a_chain_ends_at_a_break_in_the_line() {
    let mut s = rift_scene(DELTA);
    s.roll([2, 2, 5]);
    assert_eq!(s.tiles(), "F6 G6 G7 F7 F8 E8");
    let mut s = rift_scene(DELTA);
    s.roll([2, 2, 2]);
    assert_eq!(s.tiles(), "F7 G6 G7 F8 F9 E8");
}

#[test]
fn ex_43_sr_33_1_amb_04_a_hole_is_not_a_gap() {
    let mut s = rift_scene(FLOWER);
    s.roll([2, 2, 1]);
    assert_eq!(s.tiles(), "F7 F8 G7 G6 E7 E6");
    assert_eq!(s.legal(), [""; 0]);
}

#[test]
fn sr_32_5_sr_32_6_sr_32_7_a_slide_records_moved_tiles_and_open_hexes() {
    let mut s = rift_scene(ALPHA);
    s.roll([4, 4, 4]);
    let slide = s.drift.unwrap().slide;
    assert_eq!(slide.moved, TileSet::NONE.with(tile(1)).with(tile(3)));
    // Tile 3 came to E6 and tile 1 to D5: of the hexes that they passed, E6 is occupied.
    assert_eq!((slide.open, slide.steps), (hexes("F6 G7"), 2));
}

#[test]
fn ex_44_sr_34_1_sr_34_2_sr_34_4_amb_13_a_tile_over_the_edge_is_replaced() {
    let mut s = rift_scene(SHORE);
    s.roll([2, 2, 1]);
    assert_eq!(s.tiles(), "F12 - G12 E12 G11 E11");
    let placements = "D10 D11 D12 E10 E13 F10 F11 G10 G13 H10 H11 H12";
    let listed: Vec<String> = placements
        .split(' ')
        .map(|name| format!("2 {name}"))
        .collect();
    assert_eq!(s.legal(), listed);
    assert!(s.has_event(RiftEvent::SetAside {
        tile: tile(2),
        rider: None,
    }));
    let placement = |name| DriftChoice::Place(tile(2), hex(name));
    assert_eq!(s.refusal(placement("F12")), DriftRefusal::Covered);
    assert_eq!(s.refusal(placement("A1")), DriftRefusal::NotBeside);
    assert_eq!(s.refusal(closing("2 F11")), DriftRefusal::PlaceFirst);
    for name in placements.split(' ') {
        let mut end = s.clone();
        end.place(&format!("2 {name}"));
        assert_eq!(end.legal(), [""; 0]);
        assert!(end.rift.is_connected() && end.rift.covers(hex(name)));
    }
}

#[test]
fn sr_34_2_tiles_set_aside_are_placed_in_order_of_number() {
    let mut s = scene().rift("F11 F12 E11 G12 G11 E12").at_turn_start();
    s.dice("2 2 2").act("begin");
    let current_rift = s.state.public.rift.expect("a rift");
    let aside = Tile::all().filter(|tile| current_rift.hex(*tile).is_none());
    assert_eq!(aside.map(|tile| tile.number()).collect::<Vec<u8>>(), [1, 2]);
    assert!(s.is_legal("place 1 F11") && !s.is_legal("place 2 F11"));
    assert!(!s.is_legal("place 3 F11"), "it is still there");
}

#[test]
fn sr_34_3_sr_34_6_amb_14_placements_must_allow_a_connected_rift() {
    // The line touches the east edge: tile 6 is pushed off, and the rest is in two parts.
    let mut s = rift_scene("F11 F10 G11 E11 H11 F12");
    s.roll([2, 2, 1]);
    assert_eq!(s.tiles(), "F12 F11 G11 E11 H11 -");
    // A triple moves up from a line along a row and leaves tile 1 alone.
    for (tiles, dice) in [("I6 I4 I5 I7 I8 I9", [1; 3]), ("J6 J4 J5 J7 J8 J9", [6; 3])] {
        let mut s = rift_scene(tiles);
        s.roll(dice);
        let placed = s.legal();
        for text in placed {
            let mut end = s.clone();
            if end.rift.hex(tile(1)).is_none() {
                end.place(&text);
            } else {
                end.close(&text);
            }
            while let Some(next) = end.legal().first().cloned() {
                end.close(&next);
            }
            assert!(
                end.rift.is_connected(),
                "{tiles}: {text} ends as {}",
                end.tiles()
            );
        }
    }
}

#[test]
fn sr_34_7_amb_08_tile_1_can_leave_and_be_placed_again() {
    let mut s = rift_scene("K6 J6 J5 I6 I7 H6");
    s.rift.dial = Direction::East;
    // Number 6 of this dial points north-east: tile 1 moves beyond row K.
    s.roll([6, 6, 2]);
    assert_eq!(s.rift.hex(tile(1)), None);
    let choices = s.legal();
    assert!(choices.iter().all(|text| text.starts_with("1 ")));
    s.place(&choices[0]);
    assert_eq!(s.rift.dial, Direction::East);
    // Two tiles leave in one movement; they are placed in the order of their numbers.
    let mut s = rift_scene("F11 E12 F12 E11 G11 G12");
    s.roll([2, 2, 2]);
    let off = s.tiles();
    assert_eq!(off, "- E12 - E11 G11 G12");
    let first = s.legal();
    assert!(!first.is_empty() && first.iter().all(|text| text.starts_with("1 ")));
    s.place(&first[0]);
    assert!(s.legal().iter().all(|text| text.starts_with("3 ")));
}

#[test]
fn sr_34_5_a_tile_may_be_placed_onto_a_unit_or_a_dead_star() {
    let mut s = rift_scene(SHORE).unit("A F10").hazards("F11");
    s.roll([2, 2, 1]);
    let legal = s.legal();
    assert!(legal.contains(&"2 F10".to_owned()) && legal.contains(&"2 F11".to_owned()));
    s.place("2 F10");
    assert!(s.has_event(RiftEvent::Caught {
        unit: crate::drift_scene::unit('A'),
        tile: tile(2),
        hex: hex("F10"),
    }));
}

#[test]
fn rifts_and_drifts_round_trip_through_json_and_postcard() {
    let mut s = rift_scene(SHORE);
    s.roll([2, 2, 1]);
    let written = serde_json::to_string(&(s.rift, s.drift)).unwrap();
    assert!(
        written.contains(r#"["F12",null,"G12","E12","G11","E11"]"#),
        "{written}"
    );
    assert_eq!(
        serde_json::from_str::<(_, _)>(&written).unwrap(),
        (s.rift, s.drift)
    );
    let bytes = postcard::to_allocvec(&(s.rift, s.drift)).unwrap();
    assert_eq!(
        postcard::from_bytes::<(_, _)>(&bytes).unwrap(),
        (s.rift, s.drift)
    );
    assert!(serde_json::from_str::<TileSet>("[7]").is_err());
    assert!(postcard::from_bytes::<TileSet>(&[64]).is_err());
    assert_eq!(HexSet::from_iter([hex("F6")]), hexes("F6"));
}
