//! Places the ships of a hex: on an orbit around its planet, grouped by seat. Many ships are drawn
//! in pairs by type, and very many as one drawing per seat with a number.

use super::super::pieces::{BoardPoint, point_on_ellipse};
use engine::exodus::hex::HexId;
use engine::exodus::ship::{ShipId, ShipSet};
use engine::exodus::state::Public;
use engine::game::Seat;

/// Maximum number of drawings on the orbit.
const MAX_DRAWINGS: usize = 12;
/// Half axes of the orbit, in board units.
pub const ORBIT_AXES: (i32, i32) = (72, 66);

/// One drawing on the orbit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PiecePlacement {
    /// Offset from the center of the hex.
    pub place: BoardPoint,
    /// Scale in percent.
    pub size: u16,
    /// The ships that the drawing represents; the first one is drawn.
    pub ships: Vec<ShipId>,
}

/// Returns the drawings of a hex's ships on their orbit.
#[must_use]
pub fn formation(public: &Public, hex: HexId) -> Vec<PiecePlacement> {
    arrange(public.ships_at(hex))
}

/// Places any set of ships on an orbit.
fn arrange(ships: ShipSet) -> Vec<PiecePlacement> {
    let groups = grouped_ships(ships);
    let count = groups.iter().map(Vec::len).sum::<usize>();
    let drawing_count = i32::try_from(count).unwrap_or(1).max(1);
    let has_groups = groups.iter().flatten().any(|ships| ships.len() > 1);
    let max_step = match count {
        0..=3 => 48,
        4..=6 if has_groups => 60,
        _ => 38,
    };
    let step = max_step.min(360 / drawing_count);
    let group_count = i32::try_from(groups.len()).unwrap_or(1).max(1);
    let gap = (360 - step * drawing_count) / group_count;
    let size = size_of(count, step);
    // A single seat starts at the right; several seats start at the left.
    let side = if groups.len() > 1 { 180 } else { 0 };
    let first = groups.first().map_or(0, Vec::len);
    let half = (i32::try_from(first).unwrap_or(1) - 1) * step / 2;
    let mut degrees = side - half;
    let mut placements = Vec::new();
    for group in groups {
        for ships in group {
            placements.push(PiecePlacement {
                place: point_on_ellipse(ORBIT_AXES.0, ORBIT_AXES.1, degrees),
                size,
                ships,
            });
            degrees += step;
        }
        degrees += gap;
    }
    placements
}

/// Returns the ships of each seat, grouped as they are drawn.
fn grouped_ships(ships: ShipSet) -> Vec<Vec<Vec<ShipId>>> {
    let seats: Vec<Seat> = (0..6).map(Seat).collect();
    let fleet_of = |seat: &Seat| ships.intersection(ShipSet::fleet(*seat));
    let groups = |grouping: fn(ShipSet) -> Vec<Vec<ShipId>>| {
        let fleets = seats.iter().map(fleet_of).filter(|fleet| !fleet.is_empty());
        fleets.map(grouping).collect::<Vec<_>>()
    };
    let count = |groups: &[Vec<Vec<ShipId>>]| groups.iter().map(Vec::len).sum::<usize>();
    let singles = groups(|fleet| fleet.iter().map(|ship| vec![ship]).collect());
    if count(&singles) <= MAX_DRAWINGS {
        return singles;
    }
    let paired = groups(by_type);
    if count(&paired) <= MAX_DRAWINGS {
        return paired;
    }
    groups(|fleet| {
        // The heaviest ship is drawn for the whole group.
        let mut ships: Vec<_> = fleet.iter().collect();
        ships.reverse();
        vec![ships]
    })
}

fn by_type(fleet: ShipSet) -> Vec<Vec<ShipId>> {
    let mut groups: Vec<Vec<ShipId>> = Vec::new();
    for ship in fleet.iter() {
        match groups.last_mut() {
            Some(last) if last.iter().any(|other| other.kind() == ship.kind()) => last.push(ship),
            Some(_) | None => groups.push(vec![ship]),
        }
    }
    groups
}

/// Returns the scale in percent of drawings that are `step` degrees apart.
const fn size_of(count: usize, step: i32) -> u16 {
    match (count, step) {
        (0..=3, _) => 112,
        (4..=6, _) => 96,
        (_, 37..) => 90,
        (_, 34..=36) => 84,
        (_, _) => 74,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(seat_count: u8, each: usize) -> ShipSet {
        let fleet = |seat| (0..each).map(move |index| ShipId::at(Seat(seat), index));
        (0..seat_count).flat_map(fleet).collect()
    }

    #[test]
    fn every_ship_has_one_drawing_inside_its_hex() {
        for seats in 1..=6 {
            for each in 1..=8 {
                let ships = all(seats, each);
                let placements = arrange(ships);
                assert!(placements.len() <= MAX_DRAWINGS);
                let drawn: ShipSet = placements
                    .iter()
                    .flat_map(|placement| placement.ships.clone())
                    .collect();
                assert_eq!(drawn, ships);
                for (n, placement) in placements.iter().enumerate() {
                    let (x, y) = placement.place;
                    let half = i32::from(placement.size) * 18 / 100;
                    assert!(y.abs() + half <= 87, "{placement:?}");
                    assert!(x.abs() <= 100 - y.abs() * 50 / 87 + 4, "{placement:?}");
                    for other in &placements[n + 1..] {
                        let (dx, dy) = (x - other.place.0, y - other.place.1);
                        let apart = dx * dx + dy * dy;
                        assert!(apart >= 30 * 30, "{seats} {each}: {placement:?} {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn one_seat_starts_at_the_right_and_two_seats_on_opposite_sides() {
        assert_eq!(arrange(all(1, 1))[0].place, (72, 0));
        let pair = arrange(all(2, 1));
        assert_eq!([pair[0].place, pair[1].place], [(-72, 0), (72, 0)]);
        let crowd = arrange(all(6, 8));
        assert_eq!(crowd.len(), 6);
        assert!(crowd.iter().all(|placement| placement.ships.len() == 8));
        assert!(arrange(ShipSet::NONE).is_empty());
    }
}
