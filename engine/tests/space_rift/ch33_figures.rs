//! SR-33.9: every shape of a rift, every position of tile 1 in it, every direction; and rifts all
//! over the battlefield with units on them.

use crate::drift_scene::{NullSink, Units, rift};
use engine::chance::{Chance, SeededRng};
use engine::space_rift::battlefield::{Direction, Hex, HexSet, Point, Side};
use engine::space_rift::drift::{
    Drift, DriftChoice, DriftContext, DriftImpulse, Rift, Tile, TileSet, TileSlide, drift_impulse,
    fold, roll_rift_dice,
};
use std::collections::{BTreeMap, BTreeSet};

type Shape = BTreeSet<(i8, i8)>;

/// Returns all connected shapes of six hexes, with rotated ones counted as different, and their
/// lowest row and doubled column at 0 or 1.
fn shapes() -> Vec<Shape> {
    let mut all: BTreeSet<Shape> = BTreeSet::from([BTreeSet::from([(0, 0)])]);
    for _ in 1..6 {
        let mut larger = BTreeSet::new();
        for shape in &all {
            for &(x, row) in shape {
                for direction in Direction::ALL {
                    let next = Point { x, row }.neighbor(direction);
                    let mut grown = shape.clone();
                    if grown.insert((next.x, next.row)) {
                        larger.insert(normalized(&grown));
                    }
                }
            }
        }
        all = larger;
    }
    all.into_iter().collect()
}

/// Returns a shape shifted so that its lowest row is 0 and its lowest doubled column 0 or 1.
fn normalized(shape: &Shape) -> Shape {
    let row = shape.iter().map(|cell| cell.1).min().unwrap_or(0);
    let x = shape.iter().map(|cell| cell.0).min().unwrap_or(0);
    let x = x - (x + row).rem_euclid(2);
    shape
        .iter()
        .map(|cell| (cell.0 - x, cell.1 - row))
        .collect()
}

/// Returns the rift of a shifted shape, with one of its hexes under tile 1; `None` if it is not
/// completely on the battlefield.
fn placed_rift(shape: &Shape, x: i8, row: i8, first: usize) -> Option<Rift> {
    let to_hex = |cell: &(i8, i8)| {
        let point = Point {
            x: cell.0 + x,
            row: cell.1 + row,
        };
        point.hex()
    };
    let mut hexes: Vec<Hex> = shape.iter().map(to_hex).collect::<Option<_>>()?;
    hexes.swap(0, first);
    let tiles: Vec<Option<Hex>> = hexes.into_iter().map(Some).collect();
    Some(Rift {
        tiles: tiles.try_into().ok()?,
        ..Rift::default()
    })
}

/// The closing moves that a rift needs after the movement of its chain.
#[derive(Default)]
struct ClosingStats {
    /// Minimum number of closing moves.
    min_moves: usize,
    /// Whether a move that the rules forbid would leave no way to close the rift.
    is_dead_end: bool,
}

fn closing_stats(slide: TileSlide, rift: Rift) -> Option<ClosingStats> {
    if rift.is_connected() {
        return Some(ClosingStats::default());
    }
    let mut best: Option<ClosingStats> = None;
    let mut dead_end = false;
    for (tile, hex) in slide.growing_moves(rift) {
        let (mut slide, mut rift) = (slide, rift);
        slide.close_gap(&mut rift, tile, hex);
        match closing_stats(slide, rift) {
            None => dead_end = true,
            Some(next) => {
                dead_end |= next.is_dead_end;
                let min_moves = next.min_moves + 1;
                let best = best.get_or_insert(ClosingStats {
                    min_moves,
                    is_dead_end: dead_end,
                });
                best.min_moves = best.min_moves.min(min_moves);
            }
        }
    }
    best.map(|best| ClosingStats {
        is_dead_end: dead_end,
        ..best
    })
}

/// Counts the cases without a gap, by number of first choices, by minimum number of closing moves,
/// and with dead ends.
fn count_cases(steps: u8) -> (usize, BTreeMap<usize, usize>, BTreeMap<usize, usize>, usize) {
    let mut connected = 0;
    let (mut choices, mut min_moves) = (BTreeMap::new(), BTreeMap::new());
    let mut dead_ends = 0;
    for shape in shapes() {
        for (first, direction) in
            (0..6).flat_map(|n| Direction::ALL.map(|direction| (n, direction)))
        {
            let mut rift = placed_rift(&shape, 6, 2, first).expect("it fits");
            let impulse = DriftImpulse {
                number: 1,
                direction,
                steps,
            };
            let slide = TileSlide::begin(&mut rift, impulse, |_| {});
            let closing_stats = closing_stats(slide, rift).expect("it can be closed");
            *min_moves.entry(closing_stats.min_moves).or_insert(0) += 1;
            dead_ends += usize::from(closing_stats.is_dead_end);
            if rift.is_connected() {
                connected += 1;
            } else {
                *choices
                    .entry(slide.growing_moves(rift).count())
                    .or_insert(0) += 1;
            }
        }
    }
    (connected, choices, min_moves, dead_ends)
}

#[test]
fn sr_33_9_sr_33_8_ex_81_counts_of_closing_moves_after_doubles() {
    assert_eq!(shapes().len(), 814);
    let (connected, choices, min_moves, dead_ends) = count_cases(1);
    assert_eq!(connected, 15_330);
    assert_eq!(choices, BTreeMap::from([(1, 8_760), (2, 4_602), (3, 612)]));
    let moves = [15_330, 6_594, 3_792, 1_740, 924, 924];
    assert_eq!(min_moves, moves.into_iter().enumerate().collect());
    assert_eq!(dead_ends, 0);
}

#[test]
fn sr_33_9_sr_33_8_ex_81_counts_of_closing_moves_after_triples() {
    let (connected, choices, min_moves, dead_ends) = count_cases(2);
    assert_eq!(connected, 7_134);
    let first = [5_508, 6_750, 5_964, 2_808, 552, 264, 168, 156];
    assert_eq!(choices, (1..).zip(first).collect());
    let moves = [7_134, 9_516, 6_582, 3_708, 1_428, 936];
    assert_eq!(min_moves, moves.into_iter().enumerate().collect());
    assert_eq!(dead_ends, 216);
}

#[test]
fn sr_34_2_sr_34_3_a_tile_over_any_edge_has_a_legal_placement() {
    let (mut cases, mut aside, mut choices) = (0, 0, 0);
    let origins = (-1..=25).flat_map(|x| (0..=10).map(move |row| (x, row)));
    let origins: Vec<(i8, i8)> = origins.filter(|(x, row)| (x + row) % 2 == 0).collect();
    for (n, shape) in shapes().iter().enumerate() {
        // Each shape is tried at some positions, so that all kinds of shapes meet all edges.
        for &(x, row) in origins.iter().skip(n % 23).step_by(23) {
            for (first, direction) in
                (0..6).flat_map(|n| Direction::ALL.map(|direction| (n, direction)))
            {
                for steps in [1, 2] {
                    let Some(mut rift) = placed_rift(shape, x, row, first) else {
                        continue;
                    };
                    cases += 1;
                    let impulse = DriftImpulse {
                        number: 1,
                        direction,
                        steps,
                    };
                    let slide = TileSlide::begin(&mut rift, impulse, |_| {});
                    if TileSlide::next_set_aside(&rift).is_some() {
                        aside += 1;
                        let legal = slide.placements(rift).count();
                        choices = choices.max(legal);
                        assert!(legal > 0, "{rift:?} {impulse:?}");
                    } else {
                        assert!(slide.can_reconnect(&rift), "{rift:?} {impulse:?}");
                    }
                }
            }
        }
    }
    assert!(cases > 50_000 && aside > 5_000, "{cases} {aside}");
    assert!(choices <= 20, "{choices}");
}

/// Returns random units on about a fifth of the hexes, at most 22 with at most two platforms, and
/// random hazards.
fn random_units(chance: &mut SeededRng) -> Units {
    let mut units = Units::default();
    let mut letters = (b'A'..=b'Z')
        .map(char::from)
        .filter(|l| !('U'..'Y').contains(l));
    for hex in Hex::all() {
        if chance.pick(5) == 0
            && let Some(letter) = letters.next()
        {
            units.positions.push((letter, Some(hex)));
        }
    }
    let free = Hex::all().filter(|_| chance.pick(9) == 0);
    units.hazards = free.collect();
    units
}

#[test]
fn ex_80_sr_30_3_sr_33_8_the_rift_is_connected_after_every_movement() {
    let mut chance = SeededRng::new(80, 0);
    let mut rift = rift(crate::drift_scene::ALPHA);
    let mut lifted_ever = 0;
    for turn in 0..4000_u16 {
        if turn % 40 == 0 {
            rift.dial = Direction::ALL[chance.pick(6) as usize];
        }
        let mut units = random_units(&mut chance);
        let before = units.clone();
        let dice = roll_rift_dice(&mut chance);
        let Some(impulse) = drift_impulse(&rift, dice) else {
            continue;
        };
        let mut log = Vec::new();
        let mut drift = Drift::begin(impulse, &mut rift, &mut units, &mut log);
        let (mut closings, mut moved) = (0, drift.slide.moved);
        while !drift.proceed(&mut rift, &mut units, &mut log) {
            let mut legal = Vec::new();
            drift.for_each_choice(&rift, units.blocked_hexes(), |choice| legal.push(choice));
            assert!(
                legal.len() > 1,
                "a question has an answer, and no forced one is asked"
            );
            let choice = legal[chance.pick(legal.len() as u32) as usize];
            drift.decide(choice, &mut rift, &mut units, &mut log);
        }
        for event in &log {
            if let engine::space_rift::drift::RiftEvent::Closed { tile, .. } = event {
                assert!(!moved.contains(*tile), "{tile:?} moved twice");
                moved = moved.with(*tile);
                closings += 1;
            }
            lifted_ever += usize::from(matches!(
                event,
                engine::space_rift::drift::RiftEvent::Lifted { .. }
            ));
        }
        assert!(closings <= 5);
        assert_eq!(rift.hexes().len(), 6);
        assert!(rift.is_connected());
        assert_units(&before, &units);
        fold(Side::South, &rift, &mut units, &mut chance, &mut NullSink);
        assert_units(&before, &units);
    }
    assert!(lifted_ever > 30, "{lifted_ever}");
}

/// Checks that the units are the same, each on a separate hex, and that no platform has moved.
fn assert_units(before: &Units, after: &Units) {
    let occupied: HexSet = after.positions.iter().filter_map(|(_, at)| *at).collect();
    assert_eq!(usize::from(occupied.len()), after.positions.len());
    for (old, new) in before.positions.iter().zip(&after.positions) {
        assert_eq!(old.0, new.0);
        assert!(old.0 <= 'T' || old.1 == new.1, "platform {} moved", old.0);
    }
}

#[test]
fn unlisted_drift_choices_are_refused() {
    let mut chance = SeededRng::new(33, 0);
    for _ in 0..300 {
        let mut rift = rift(crate::drift_scene::GAMMA);
        let mut units = random_units(&mut chance);
        let Some(impulse) = drift_impulse(&rift, [chance.pick(6) as u8 + 1; 3]) else {
            continue;
        };
        let mut drift = Drift::begin(impulse, &mut rift, &mut units, &mut NullSink);
        while !drift.proceed(&mut rift, &mut units, &mut NullSink) {
            let mut legal = Vec::new();
            drift.for_each_choice(&rift, units.blocked_hexes(), |choice| legal.push(choice));
            for hex in Hex::all() {
                for tile in Tile::all() {
                    for choice in [DriftChoice::Place(tile, hex), DriftChoice::Close(tile, hex)] {
                        let is_legal = drift.check(&rift, units.blocked_hexes(), choice).is_ok();
                        assert_eq!(is_legal, legal.contains(&choice), "{choice:?}");
                    }
                }
                for unit in drift.lifted.iter() {
                    let choice = DriftChoice::Settle(*unit, hex);
                    let is_legal = drift.check(&rift, units.blocked_hexes(), choice).is_ok();
                    assert_eq!(is_legal, legal.contains(&choice), "{choice:?}");
                }
            }
            let choice = legal[chance.pick(legal.len() as u32) as usize];
            drift.decide(choice, &mut rift, &mut units, &mut NullSink);
        }
        assert_eq!(rift.central_group(), TileSet::ALL);
    }
}

#[test]
fn inconsistent_drift_states_are_rejected() {
    let mut s = crate::drift_scene::rift_scene(crate::drift_scene::SHORE).unit("A F12");
    s.roll([2, 2, 1]);
    let drift = s.drift.unwrap();
    assert!(drift.is_consistent(&s.rift));
    let changes: [fn(&mut Drift, &mut Rift); 6] = [
        |drift, _| drift.slide.steps = 0,
        |drift, _| drift.slide.steps = 3,
        |drift, _| drift.riders[0] = Some(crate::drift_scene::unit('B')),
        |drift, _| drift.lifted.push(crate::drift_scene::unit('A')).unwrap(),
        |_, rift| (rift.tiles[2], rift.tiles[3]) = (None, None),
        |_, rift| rift.tiles[1] = Some(crate::hexes::hex("F11")),
    ];
    for (n, change) in changes.into_iter().enumerate() {
        let (mut drift, mut rift) = (drift, s.rift);
        change(&mut drift, &mut rift);
        assert!(!drift.is_consistent(&rift), "change {n}");
    }
    // Too far apart to be closed.
    let mut rift = crate::drift_scene::rift("F6 F7 F8 F9 F10 A1");
    assert!(!drift.is_consistent(&rift));
    rift.tiles[5] = Some(crate::hexes::hex("F11"));
    assert!(!drift.is_consistent(&rift), "it is over");
}
