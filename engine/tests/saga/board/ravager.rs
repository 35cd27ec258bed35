//! The Ravager and its collisions `[SAGA-OPC]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::saga::action::Action;
use engine::saga::event::Event;
use engine::saga::figures::Color;
use engine::saga::step::{Cause, Phase, PlacementPurpose, Task};

/// Returns a chain of sectors to the east, with the Ravager at the given place.
fn board(ravager: (i32, i32)) -> Scene {
    let mut s = scene("opc", 2);
    for (tile, hex) in [
        ("A01", (2, 0)),
        ("A02", (3, 0)),
        ("A03", (2, -1)),
        ("A04", (1, -1)),
        ("A05", (0, 1)),
    ] {
        s.sector(tile, hex);
    }
    s.state.public.ravager = Some(s.id(ravager));
    s
}

fn run_before_turn(s: &mut Scene, task: Task) {
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 2;
    s.state.public.tasks.push(task).expect("room");
    s.run();
}

fn step_ravager(s: &mut Scene, moves_away: bool) {
    run_before_turn(
        s,
        Task::Ravage {
            remaining_steps: 1,
            moves_away,
        },
    );
}

/// Also covers `[AMB-43]`.
#[test]
fn saga_opc_4_the_black_hole_is_placed_at_the_distance_or_nearer() {
    let mut s = scene("opc", 2);
    s.sector("A01", (2, 0));
    let tile = Some(s.tile("S03"));
    let task = Task::Place {
        site: PlacementPurpose::Hole(3),
        tile,
        remaining_sectors: 0,
        by: Cause::Ravager,
    };
    run_before_turn(&mut s, task);
    assert_eq!(s.hexes(P1), [(2, 1), (3, -1), (3, 0)]);
    s.act(P1, Action::At(s.hex((3, 0))));
    assert_eq!(s.public().ravager, Some(s.id((3, 0))));
    let mut s = scene("opc", 2);
    run_before_turn(&mut s, task);
    assert_eq!(s.hexes(P1), [(1, 1), (2, -1), (2, 0)]);
}

#[test]
fn saga_opc_5_the_ravager_takes_a_shortest_path_through_any_piece() {
    let mut s = board((3, 0));
    s.starbase((2, 0), Color::Blue);
    step_ravager(&mut s, false);
    assert_eq!(s.public().ravager, Some(s.id((2, 0))));
    assert_eq!(s.at((2, 0)).starbase, None);
    let mut s = board((2, 0));
    step_ravager(&mut s, false);
    assert_eq!(s.public().ravager, Some(s.id((1, 0))));
    let mut s = board((2, -1));
    step_ravager(&mut s, false);
    assert_eq!(s.hexes(P1), [(1, -1), (1, 0)]);
}

#[test]
fn saga_opc_13_the_ravager_retreats_to_a_sector_farther_away() {
    let mut s = board((1, 0));
    step_ravager(&mut s, true);
    assert_eq!(s.hexes(P1), [(2, -1), (2, 0)]);
    s.act(P1, Action::At(s.hex((2, 0))));
    assert_eq!(s.public().ravager, Some(s.id((2, 0))));
    let mut s = board((3, 0));
    step_ravager(&mut s, true);
    assert_eq!(s.public().ravager, Some(s.id((3, 0))));
}

#[test]
fn saga_opc_7_nothing_enters_or_spawns_in_the_ravager_sector() {
    let mut s = board((1, -1));
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 5;
    assert_eq!(
        s.refusal_rule(P1, Action::Move(s.hex((1, -1)))),
        "SAGA-MOV.2"
    );
    let ravager = s.id((1, -1));
    assert!(!s.game.spawn_sectors(s.public()).contains(ravager));
}

#[test]
fn saga_opc_8_the_ravager_destroys_raiders_bosses_xpms_and_starbases() {
    let mut s = board((3, 0));
    s.raider(2, (2, 0));
    s.boss("B1", (2, 0));
    s.xpm((2, 0));
    s.starbase((2, 0), Color::Blue);
    let (hull, bases) = (s.public().mat(P1).hull, s.public().starbases);
    run_before_turn(
        &mut s,
        Task::Ravage {
            remaining_steps: 1,
            moves_away: false,
        },
    );
    if s.asked_seat() == Some(P1) && s.public().task().is_some() {
        s.act(P1, Action::At(s.hex((2, 0))));
    }
    assert!(s.levels((2, 0)).is_empty());
    assert_eq!(s.public().bosses().count(), 0);
    assert_eq!(s.public().xpm, 6);
    assert_eq!(s.at((2, 0)).starbase, None);
    assert_eq!(s.public().starbases[0], bases[0] + 1);
    assert_eq!(s.public().mat(P1).hull, hull - 2 - 2 - 1);
    assert_eq!(s.public().mat(P2).hull, hull - 2 - 2 - 1);
    assert_eq!(s.events().len(), 1);
}

#[test]
fn saga_opc_8_the_event_of_a_destroyed_boss_follows_its_damage() {
    let mut s = board((3, 0));
    s.boss("B1", (2, 0));
    s.starbase((2, 0), Color::Blue);
    s.clear_log();
    run_before_turn(
        &mut s,
        Task::Ravage {
            remaining_steps: 1,
            moves_away: false,
        },
    );
    if s.asked_seat() == Some(P1) && s.public().task().is_some() {
        s.act(P1, Action::At(s.hex((2, 0))));
    }
    let index_of = |fits: fn(&Event) -> bool| s.log.iter().position(fits).expect("it was told");
    let damaged = index_of(|event| matches!(event, Event::Damaged { .. }));
    let came = index_of(|event| matches!(event, Event::EventCame { .. }));
    assert!(damaged < came);
    let drawn = |event: &&Event| matches!(event, Event::EventCame { .. });
    assert_eq!(s.log.iter().filter(drawn).count(), 1);
}

#[test]
fn saga_opc_8_an_attacked_armada_defends_and_leaves_the_sector() {
    let mut s = board((1, -1));
    s.put(A2, (1, 0));
    s.stats(P2, [2, 3, 2]);
    s.state.public.ravager = Some(s.id((2, 0)));
    s.dice("4 5 1");
    step_ravager(&mut s, false);
    assert_eq!(s.public().mat(P2).hull, 2);
    assert_eq!(s.asked_seat(), Some(P2));
    assert_eq!(s.hexes(P2), [(0, 0), (0, 1), (1, -1), (2, -1), (2, 0)]);
    s.act(P2, Action::At(s.hex((1, -1))));
    assert_eq!(s.armada_hex(A2), (1, -1));
}

#[test]
fn saga_opc_8_a_destroyed_armada_goes_to_the_jumpgate() {
    let mut s = board((2, 0));
    s.put(A2, (1, 0)).give(P2, (0, 0, 0));
    s.dice("1 1");
    step_ravager(&mut s, false);
    assert_eq!(s.armada_hex(A2), (0, 0));
    assert_eq!(s.public().mat(P2).hull, 8);
    assert_eq!(s.asked_seat(), Some(P1));
}
