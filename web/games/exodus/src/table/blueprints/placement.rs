//! Chooses a placement of a part by a point of the blueprint, an arrow key, or a rotation. The
//! engine lists the placements and says which are legal.

use super::super::Offers;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::part::Item;
use engine::exodus::shape::Shape;
use engine::exodus::ship::ShipType;

/// A cell by row and column.
pub type GridCell = (u8, u8);
/// A point of the blueprint in hundredths of a cell from the corner of the grid: across, down.
pub type Point = (i32, i32);

/// Distance in hundredths of a cell within which a point selects a placement.
const SNAP_DISTANCE: i32 = 130;

/// A placement of a part on a blueprint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placement {
    /// The number by which the engine identifies it.
    pub number: u8,
    /// Number of clockwise quarter turns of the part.
    pub turn: u8,
    /// The cells that it covers.
    pub grid_cells: Vec<GridCell>,
    /// Whether it is legal now.
    pub is_legal: bool,
}

impl Placement {
    fn covers(&self, at: Point) -> bool {
        let cell = |hundredths: i32| u8::try_from(hundredths.div_euclid(100)).ok();
        let grid_cell = cell(at.1).zip(cell(at.0));
        grid_cell.is_some_and(|grid_cell| self.grid_cells.contains(&grid_cell))
    }

    /// Returns the center of its bounding rectangle.
    fn center(&self) -> Point {
        let span = |coordinate: &dyn Fn(&GridCell) -> u8| {
            let all = self.grid_cells.iter().map(coordinate);
            let (low, high) = (all.clone().min(), all.max());
            (i32::from(low.unwrap_or(0)) + i32::from(high.unwrap_or(0)) + 1) * 50
        };
        (
            span(&|grid_cell| grid_cell.1),
            span(&|grid_cell| grid_cell.0),
        )
    }

    /// Returns the squared distance of its center from a point.
    fn distance(&self, at: Point) -> i32 {
        let (x, y) = self.center();
        (x - at.0).pow(2) + (y - at.1).pow(2)
    }
}

/// Returns the shapes of an item, rotated clockwise by quarters, without duplicates.
#[must_use]
pub fn turns(game: &Exodus, item: Item) -> Vec<Shape> {
    Shape::read(&game.item(item).shape).rotations()
}

/// Returns all placements of an item on a blueprint, in the order of the engine.
#[must_use]
pub fn placements(game: &Exodus, offers: &Offers, kind: ShipType, item: Item) -> Vec<Placement> {
    let grid = game.grids().of(kind);
    let rotations = turns(game, item);
    let legal: Vec<u8> = offers
        .legal()
        .filter_map(|action| {
            if let Action::Fit(on, what, number) = action
                && (on, what) == (kind, item)
            {
                return Some(number);
            }
            None
        })
        .collect();
    let all = (0u8..).zip(game.grids().placements(kind, item));
    all.map(|(number, &cells)| {
        let shape = Shape::from_cells(grid, cells);
        let turn = rotations.iter().position(|turn| *turn == shape);
        Placement {
            number,
            turn: turn.and_then(|turn| u8::try_from(turn).ok()).unwrap_or(0),
            grid_cells: grid.cell_positions(cells).collect(),
            is_legal: legal.contains(&number),
        }
    })
    .collect()
}

/// Returns the placement that a point selects for a rotation. It prefers a legal placement that
/// covers the point, then one in another rotation, then one nearby. If none is legal, it returns
/// the placement to show as blocked.
#[must_use]
pub fn placement_at(placements: &[Placement], turn: u8, at: Point) -> Option<&Placement> {
    let rank = |placement: &&Placement| {
        let is_near = placement.distance(at) <= SNAP_DISTANCE.pow(2);
        match (
            placement.is_legal,
            placement.turn == turn,
            placement.covers(at),
        ) {
            (true, true, true) => Some(0),
            (true, false, true) => Some(1),
            (true, true, false) if is_near => Some(2),
            (false, true, _) if is_near => Some(3),
            (_, _, _) => None,
        }
    };
    let ranked = placements
        .iter()
        .filter_map(|placement| Some((rank(&placement)?, placement)));
    let best =
        ranked.min_by_key(|(rank, placement)| (*rank, placement.distance(at), placement.number));
    best.map(|(_, placement)| placement)
}

/// Returns the first placement for a rotation: a legal one if possible, even in another rotation.
#[must_use]
pub fn first_placement(placements: &[Placement], turn: u8) -> Option<&Placement> {
    let mut candidates = placements.iter().filter(|placement| placement.turn == turn);
    let legal = candidates.clone().find(|placement| placement.is_legal);
    let turned = || placements.iter().find(|placement| placement.is_legal);
    legal.or_else(turned).or_else(|| candidates.next())
}

/// Returns the next placement in a direction, given as across and down with one of them 0. If this
/// rotation has legal placements, only those count.
#[must_use]
pub fn next_placement(
    placements: &[Placement],
    current: &Placement,
    (across, down): (i32, i32),
) -> Option<u8> {
    let candidates = placements
        .iter()
        .filter(|placement| placement.turn == current.turn);
    let has_legal = candidates.clone().any(|placement| placement.is_legal);
    let allowed = candidates.filter(|placement| placement.is_legal || !has_legal);
    let (x, y) = current.center();
    let ahead = allowed.filter_map(|placement| {
        let (u, v) = placement.center();
        let (along_distance, across_distance) = if across == 0 {
            ((v - y) * down, (u - x).abs())
        } else {
            ((u - x) * across, (v - y).abs())
        };
        (along_distance > 0).then_some((across_distance * 2 + along_distance, placement.number))
    });
    ahead.min().map(|(_, number)| number)
}

/// Returns the placement nearest to `current` after a clockwise rotation, with the rotation.
#[must_use]
pub fn placement_after_turn(
    placements: &[Placement],
    current: &Placement,
    turn_count: u8,
) -> Option<(u8, u8)> {
    let turn = (current.turn + 1) % turn_count.max(1);
    let at = current.center();
    let candidates = placements.iter().filter(|placement| placement.turn == turn);
    let best = candidates.min_by_key(|placement| {
        (
            !placement.is_legal,
            placement.distance(at),
            placement.number,
        )
    });
    best.map(|placement| (turn, placement.number))
}
