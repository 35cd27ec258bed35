//! Raider Surges, rule by rule `[SAGA-SRG]`.

use crate::scene::{A1, P1, Scene, scene};
use engine::saga::action::{Action, OrderChoice};
use engine::saga::hex::SectorSet;
use engine::saga::step::{Phase, Task};

/// Runs the check at the end of a phase, before the turn of the first armada continues.
fn resolve_surges(s: &mut Scene, hexes: &[(i32, i32)]) {
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 2;
    let rest: SectorSet = hexes.iter().map(|&hex| s.id(hex)).collect();
    let has_any = true;
    let task = Task::Surge {
        rest,
        has_surged: has_any,
    };
    s.state.public.tasks.push(task).expect("room");
    s.run();
}

fn board() -> Scene {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.sector("A02", (0, 1));
    s
}

#[test]
fn saga_srg_1_saga_srg_4_all_surges_of_a_round_draw_one_event() {
    let mut s = board();
    for level in [1, 1, 2] {
        s.raider(level, (1, -1));
    }
    s.raider(1, (0, 1));
    s.raider(1, (0, 1));
    s.go(engine::saga::step::Step::End(Phase::Events));
    assert_eq!(s.levels((1, -1)), [3]);
    assert_eq!(s.levels((0, 1)), [2]);
    assert_eq!(s.events().len(), 1);
    assert!(s.public().has_surged);
    s.raider(1, (0, 1));
    resolve_surges(&mut s, &[(0, 1)]);
    assert_eq!(s.levels((0, 1)), [3]);
    assert_eq!(s.events().len(), 1);
}

/// Also covers `[AMB-57]`.
#[test]
fn saga_srg_1_face_down_sectors_and_lone_bosses_do_not_surge() {
    let mut s = board();
    s.face_down_sector((0, -1));
    s.raider(1, (0, -1));
    s.raider(1, (0, -1));
    s.boss("B1", (1, -1));
    s.boss("B2", (1, -1));
    s.raider(1, (0, 1));
    s.go(engine::saga::step::Step::End(Phase::Events));
    assert_eq!(s.levels((0, -1)), [1, 1]);
    assert!(s.events().is_empty());
}

#[test]
fn saga_srg_2_a_surge_with_a_boss_discards_all_raiders() {
    let mut s = board();
    s.boss("B1", (1, -1));
    s.raider(3, (1, -1));
    s.go(engine::saga::step::Step::End(Phase::Events));
    assert!(s.levels((1, -1)).is_empty());
    assert_eq!(s.public().bosses().count(), 1);
    assert_eq!(s.events().len(), 1);
}

#[test]
fn saga_srg_3_a_raider_keeps_its_level_without_a_free_figure() {
    let mut s = board();
    s.raider(2, (1, -1));
    s.raider(1, (1, -1));
    s.state.public.figures[2] = 0;
    resolve_surges(&mut s, &[(1, -1)]);
    assert_eq!(s.levels((1, -1)), [2]);
    let mut s = board();
    s.raider(3, (1, -1));
    s.raider(1, (1, -1));
    resolve_surges(&mut s, &[(1, -1)]);
    assert_eq!(s.levels((1, -1)), [3]);
}

#[test]
fn saga_gen_9_the_first_player_orders_surges_when_figures_are_scarce() {
    let mut s = board();
    for hex in [(1, -1), (0, 1)] {
        s.raider(2, hex);
        s.raider(1, hex);
    }
    s.state.public.figures[2] = 1;
    resolve_surges(&mut s, &[(1, -1), (0, 1)]);
    assert_eq!(s.asked_seat(), Some(P1));
    s.act(P1, Action::Order(OrderChoice::Sector(s.hex((0, 1)))));
    assert_eq!(s.levels((0, 1)), [3]);
    assert_eq!(s.levels((1, -1)), [2]);
}
