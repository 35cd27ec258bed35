//! Chapter 2: set-up.

use crate::scene::{P1, P2, scene};
use engine::exodus::ship::ShipType;

#[test]
fn exo_2_7_three_cubes_a_raider_and_a_carrier() {
    let mut scene = scene(2);
    let home = scene.home(P1);
    assert_eq!(scene.sector(home).cubes, [3, 0, 0, 0, 0, 0]);
    let fleet: Vec<ShipType> = scene
        .state
        .public
        .fleet(P2)
        .iter()
        .map(|ship| ship.kind())
        .collect();
    assert_eq!(fleet, [ShipType::Raider, ShipType::Carrier]);
}
