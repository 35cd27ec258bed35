//! Rearrangement of shield bars toward the side where the next damage is expected.

use super::super::Rift;
use super::super::evaluate::ENERGY_VALUE;
use super::super::ship::{Ship, Slot};
use super::board_tables::BoardTables;
use super::shortest_paths::Pose;
use super::threat::Threat;

/// Maximum number of actions spent on shield bars in one turn.
const MAX_BAR_MOVES: usize = 3;

/// One rearrangement of shield bars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BarMove {
    /// Moves a bar to an empty slot of another side.
    Relocate(Slot, Slot),
    /// Exchanges two bars of different strength.
    Swap(Slot, Slot),
}

/// Returns the rearrangements that are worth their energy for a ship that ends its turn in `pose`
/// with this much energy left, and the total gain.
pub fn best_bar_moves(
    game: &Rift,
    threat: &Threat,
    board_tables: &BoardTables,
    ship: &Ship,
    pose: &Pose,
    mut energy: u8,
) -> (Vec<BarMove>, i32) {
    let (mut chosen, mut gain, mut ship) = (Vec::new(), 0, *ship);
    if ship.main == 0 || board_tables.is_nebula(pose.space) {
        return (chosen, gain);
    }
    while chosen.len() < MAX_BAR_MOVES {
        let before = threat.volley_cost(&ship, true, pose.space, pose.heading, 0);
        let options = possible_bar_moves(&ship).filter_map(|bar_move| {
            let price = bar_move_cost(game, bar_move);
            let after = threat.volley_cost(
                &ship_after_move(ship, bar_move),
                true,
                pose.space,
                pose.heading,
                0,
            );
            (price <= energy).then_some((
                before - after - i32::from(price) * ENERGY_VALUE * 2,
                bar_move,
                price,
            ))
        });
        // Ties go to the first option; `max_by_key` would return the last.
        let best = options.reduce(|best, other| if other.0 > best.0 { other } else { best });
        let Some((move_gain, bar_move, price)) = best.filter(|(move_gain, _, _)| *move_gain > 0)
        else {
            break;
        };
        ship = ship_after_move(ship, bar_move);
        energy -= price;
        gain += move_gain;
        chosen.push(bar_move);
    }
    (chosen, gain)
}

/// Returns the energy cost of a rearrangement.
pub fn bar_move_cost(game: &Rift, bar_move: BarMove) -> u8 {
    match bar_move {
        BarMove::Relocate(..) => game.figures().relocate_cost,
        BarMove::Swap(..) => game.figures().swap_cost,
    }
}

fn possible_bar_moves(ship: &Ship) -> impl Iterator<Item = BarMove> {
    let bars = ship.bars;
    let pairs = Slot::ALL
        .into_iter()
        .flat_map(|a| Slot::ALL.into_iter().map(move |b| (a, b)));
    pairs
        .filter(|(a, b)| a.side != b.side)
        .filter_map(move |(a, b)| match (bars.get(a), bars.get(b)) {
            (0, _) => None,
            (_, 0) => Some(BarMove::Relocate(a, b)),
            (one, other) => (a.index() < b.index() && one != other).then_some(BarMove::Swap(a, b)),
        })
}

fn ship_after_move(mut ship: Ship, bar_move: BarMove) -> Ship {
    let (BarMove::Relocate(a, b) | BarMove::Swap(a, b)) = bar_move;
    let (at_a, at_b) = (ship.bars.get(a), ship.bars.get(b));
    ship.bars.set(a, at_b);
    ship.bars.set(b, at_a);
    ship
}
