//! Axial coordinates of maps: steps, distances, labels and the canonical order of hexes. Only
//! layouts and drawing code use coordinates; the rules of play use hex numbers.

use crate::grid::hex;

/// Axial coordinates of a hex: the High Council is `[0, 0]`, north of it is `[0, -1]`.
#[cfg(feature = "schema")]
#[derive(ts_rs::TS)]
#[ts(type = "[q: number, r: number]")]
pub struct Axial;

/// The axial offset of each direction, clockwise from north `[EXO-1.12]`.
pub const STEPS: [[i8; 2]; 6] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

/// Returns the distance between two hexes in steps, ignoring gaps in the map.
#[must_use]
pub fn distance(from: [i8; 2], to: [i8; 2]) -> u8 {
    let q = i16::from(from[0]) - i16::from(to[0]);
    let r = i16::from(from[1]) - i16::from(to[1]);
    let steps = q.abs().max(r.abs()).max((q + r).abs());
    u8::try_from(steps).unwrap_or(u8::MAX)
}

/// Iterates over all hexes within `rings` rings of the origin in canonical order: ring by ring,
/// each clockwise from north `[EXO-2.2]`.
pub fn spiral(rings: u8) -> impl Iterator<Item = [i8; 2]> {
    let ring = |n: i8| {
        // The side of a ring that begins in the north runs south-east, the third direction.
        let turns = (2..8).flat_map(move |turn| (0..n).map(move |_| turn % 6));
        turns.scan([0, -n], |at, turn| {
            let current = *at;
            let [dq, dr] = STEPS[turn];
            *at = [current[0] + dq, current[1] + dr];
            Some(current)
        })
    };
    let rings = i8::try_from(rings).unwrap_or(i8::MAX);
    std::iter::once([0, 0]).chain((1..=rings).flat_map(ring))
}

/// Returns the short label of a hex, the same on all maps: the letter of its ring and its position
/// in the ring, clockwise from north, such as `A1`; `0` for the origin.
#[must_use]
pub fn label(axial: [i8; 2]) -> String {
    let ring = distance([0, 0], axial);
    if ring == 0 {
        return "0".to_owned();
    }
    let of_ring = spiral(ring).filter(|other| distance([0, 0], *other) == ring);
    let position = of_ring.zip(0..=u8::MAX).find(|(other, _)| *other == axial);
    match position {
        Some((_, position)) => hex::cell_label(ring - 1, position),
        None => format!("{}, {}", axial[0], axial[1]),
    }
}

/// Sorts hexes clockwise around the origin, from north; of two hexes on one line, the nearer comes
/// first.
pub fn sort_clockwise(hexes: &mut [[i8; 2]]) {
    let point = |[q, r]: [i8; 2]| (i32::from(q), 2 * i32::from(r) + i32::from(q));
    let half_plane = |(x, y): (i32, i32)| match (x, y) {
        (0, 0) => 0,
        (0, ..0) | (1.., _) => 1,
        (_, _) => 2,
    };
    hexes.sort_by(|a, b| {
        let (first, second) = (point(*a), point(*b));
        let cross = first.0 * second.1 - first.1 * second.0;
        let by_distance = distance([0, 0], *a).cmp(&distance([0, 0], *b));
        half_plane(first)
            .cmp(&half_plane(second))
            .then(0.cmp(&cross))
            .then(by_distance)
    });
}
