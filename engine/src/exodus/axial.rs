//! Axial coordinates of maps: steps, distances, names and the canonical order of hexes. Only layouts
//! and what is drawn know coordinates; play knows numbers of hexes.

use crate::grid::hex;

/// The step in each direction, from north clockwise `[EXO-1.12]`.
pub const STEPS: [[i8; 2]; 6] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

/// Steps between two hexes, gaps of the map ignored.
#[must_use]
pub fn distance(from: [i8; 2], to: [i8; 2]) -> u8 {
    let q = i16::from(from[0]) - i16::from(to[0]);
    let r = i16::from(from[1]) - i16::from(to[1]);
    let most = q.abs().max(r.abs()).max((q + r).abs());
    u8::try_from(most).unwrap_or(u8::MAX)
}

/// All hexes up to so many rings around the origin in canonical order: ring by ring, each
/// clockwise from north `[EXO-2.2]`.
pub fn spiral(rings: u8) -> impl Iterator<Item = [i8; 2]> {
    let ring = |n: i8| {
        // From north a ring runs on south-eastward, which is the third direction.
        let turns = (2..8).flat_map(move |turn| (0..n).map(move |_| turn % 6));
        turns.scan([0, -n], |at, turn| {
            let here = *at;
            let [dq, dr] = STEPS[turn];
            *at = [here[0] + dq, here[1] + dr];
            Some(here)
        })
    };
    let rings = i8::try_from(rings).unwrap_or(i8::MAX);
    std::iter::once([0, 0]).chain((1..=rings).flat_map(ring))
}

/// The short name of a hex, which is the same on all maps: the letter of its ring and its place
/// there, clockwise from north, such as `A1`; `0` for the one in the middle.
#[must_use]
pub fn label(axial: [i8; 2]) -> String {
    let ring = distance([0, 0], axial);
    if ring == 0 {
        return "0".to_owned();
    }
    let of_ring = spiral(ring).filter(|other| distance([0, 0], *other) == ring);
    let place = of_ring.zip(0..=u8::MAX).find(|(other, _)| *other == axial);
    match place {
        Some((_, place)) => hex::cell_label(ring - 1, place),
        None => format!("{}, {}", axial[0], axial[1]),
    }
}

/// Puts hexes into their order around the origin, clockwise from north; of two in one line the
/// nearer comes first.
pub fn clockwise(hexes: &mut [[i8; 2]]) {
    let point = |[q, r]: [i8; 2]| (i32::from(q), 2 * i32::from(r) + i32::from(q));
    let half = |(x, y): (i32, i32)| match (x, y) {
        (0, 0) => 0,
        (0, ..0) | (1.., _) => 1,
        (_, _) => 2,
    };
    hexes.sort_by(|a, b| {
        let (one, other) = (point(*a), point(*b));
        let turn = one.0 * other.1 - one.1 * other.0;
        let far = distance([0, 0], *a).cmp(&distance([0, 0], *b));
        half(one).cmp(&half(other)).then(0.cmp(&turn)).then(far)
    });
}
