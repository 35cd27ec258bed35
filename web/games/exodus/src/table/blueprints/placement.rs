//! Which placement of a part is meant: by a point of the paper, by a step of a key, by a turn. The
//! engine lists the placements and says which are legal; here one of them is chosen.

use super::super::Offers;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::part::Item;
use engine::exodus::shape::Shape;
use engine::exodus::ship::ShipType;

/// A cell by row and column.
pub type GridCell = (u8, u8);
/// A point of the paper, in hundredths of a cell from the corner of the grid: across, down.
pub type Point = (i32, i32);

/// A part within this distance of a point, in hundredths of a cell, is meant by it.
const REACH: i32 = 130;

/// A way in which a part can lie on a blueprint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placement {
    /// Its number in the engine.
    pub number: u8,
    /// How often the part is turned in it.
    pub turn: u8,
    /// The cells that it covers.
    pub spots: Vec<GridCell>,
    /// Whether it can lie so now.
    pub legal: bool,
}

impl Placement {
    fn covers(&self, at: Point) -> bool {
        let under = |of: i32| u8::try_from(of.div_euclid(100)).ok();
        let spot = under(at.1).zip(under(at.0));
        spot.is_some_and(|spot| self.spots.contains(&spot))
    }

    /// The middle of the rectangle around it.
    fn middle(&self) -> Point {
        let span = |of: &dyn Fn(&GridCell) -> u8| {
            let all = self.spots.iter().map(of);
            let (low, high) = (all.clone().min(), all.max());
            (i32::from(low.unwrap_or(0)) + i32::from(high.unwrap_or(0)) + 1) * 50
        };
        (span(&|spot| spot.1), span(&|spot| spot.0))
    }

    /// How far its middle is from a point, squared.
    fn distance(&self, at: Point) -> i32 {
        let (x, y) = self.middle();
        (x - at.0).pow(2) + (y - at.1).pow(2)
    }
}

/// The shapes of an item, turned clockwise by a quarter each, every one once.
#[must_use]
pub fn turns(table: &Exodus, item: Item) -> Vec<Shape> {
    Shape::read(&table.item(item).shape).rotations()
}

/// All ways in which an item can lie on a blueprint, in the order of the engine.
#[must_use]
pub fn placements(table: &Exodus, offers: &Offers, kind: ShipType, item: Item) -> Vec<Placement> {
    let grid = table.grids().of(kind);
    let turns = turns(table, item);
    let legal: Vec<u8> = offers
        .legal()
        .filter_map(|action| {
            if let Action::Fit(on, what, way) = action
                && (on, what) == (kind, item)
            {
                return Some(way);
            }
            None
        })
        .collect();
    let all = (0u8..).zip(table.grids().placements(kind, item));
    all.map(|(number, &cells)| {
        let shape = Shape::from_cells(grid, cells);
        let turn = turns.iter().position(|turn| *turn == shape);
        Placement {
            number,
            turn: turn.and_then(|turn| u8::try_from(turn).ok()).unwrap_or(0),
            spots: grid.cell_positions(cells).collect(),
            legal: legal.contains(&number),
        }
    })
    .collect()
}

/// The placement that a point means, of a part turned so often. Best is a legal one over the point;
/// one that needs another turn is next, then one nearby. Where none is legal, the one that is shown
/// as blocked.
#[must_use]
pub fn placement_at(ways: &[Placement], turn: u8, at: Point) -> Option<&Placement> {
    let rank = |way: &&Placement| {
        let near = way.distance(at) <= REACH.pow(2);
        match (way.legal, way.turn == turn, way.covers(at)) {
            (true, true, true) => Some(0),
            (true, false, true) => Some(1),
            (true, true, false) if near => Some(2),
            (false, true, _) if near => Some(3),
            (_, _, _) => None,
        }
    };
    let meant = ways.iter().filter_map(|way| Some((rank(&way)?, way)));
    let best = meant.min_by_key(|(rank, way)| (*rank, way.distance(at), way.number));
    best.map(|(_, way)| way)
}

/// The first placement of a part that is turned so often: a legal one, in another turn if need be.
#[must_use]
pub fn first_placement(ways: &[Placement], turn: u8) -> Option<&Placement> {
    let mut own = ways.iter().filter(|way| way.turn == turn);
    let legal = own.clone().find(|way| way.legal);
    let turned = || ways.iter().find(|way| way.legal);
    legal.or_else(turned).or_else(|| own.next())
}

/// The next placement in a direction: across and down, one of them 0. Among legal ones, where this
/// turn has any.
#[must_use]
pub fn next_placement(
    ways: &[Placement],
    now: &Placement,
    (across, down): (i32, i32),
) -> Option<u8> {
    let own = ways.iter().filter(|way| way.turn == now.turn);
    let any = own.clone().any(|way| way.legal);
    let open = own.filter(|way| way.legal || !any);
    let (x, y) = now.middle();
    let ahead = open.filter_map(|way| {
        let (u, v) = way.middle();
        let (along, aside) = if across == 0 {
            ((v - y) * down, (u - x).abs())
        } else {
            ((u - x) * across, (v - y).abs())
        };
        (along > 0).then_some((aside * 2 + along, way.number))
    });
    ahead.min().map(|(_, number)| number)
}

/// The placement nearest to this one after a turn to the right.
#[must_use]
pub fn placement_after_turn(ways: &[Placement], now: &Placement, turns: u8) -> Option<(u8, u8)> {
    let turn = (now.turn + 1) % turns.max(1);
    let at = now.middle();
    let own = ways.iter().filter(|way| way.turn == turn);
    let best = own.min_by_key(|way| (!way.legal, way.distance(at), way.number));
    best.map(|way| (turn, way.number))
}
