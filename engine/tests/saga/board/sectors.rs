//! Sectors: placing new ones, face-down sectors, the pile, scouting `[SAGA-SEC]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::saga::action::Action;
use engine::saga::ids::DeckId;
use engine::saga::step::{Cause, Phase, PlacementPurpose, Task};

/// Runs a task before the turn of the first armada continues.
fn run_before_turn(s: &mut Scene, task: Task) {
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 2;
    s.state.public.tasks.push(task).expect("room");
    s.run();
}

/// Returns the task of sectors that a report adds.
fn add_sectors_task(remaining_sectors: u8) -> Task {
    Task::Place {
        site: PlacementPurpose::Scan,
        tile: None,
        remaining_sectors,
        by: Cause::Rule,
    }
}

/// Also covers `[AMB-7]`.
#[test]
fn saga_sec_7_a_face_down_sector_counts_as_a_neighbor() {
    let mut s = scene("lst", 2);
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 2;
    assert_eq!(s.hexes(P1), [(0, 1), (1, -1)]);
    s.face_down_sector((-1, 0));
    assert_eq!(s.hexes(P1), [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1)]);
}

/// Also covers `[AMB-8]`.
#[test]
fn saga_sec_9_a_tile_is_shown_before_its_hex_is_chosen() {
    let mut s = scene("ftj", 2);
    s.stack(DeckId::PILE, &["A07"]);
    run_before_turn(&mut s, add_sectors_task(0));
    assert_eq!(s.asked_seat(), Some(P1));
    let tile = s.tile("A07");
    let current_task = s.public().task().copied();
    assert!(matches!(current_task, Some(Task::Place { tile: Some(shown), .. }) if shown == tile));
    s.act(P1, Action::At(s.hex((0, 1))));
    assert_eq!(s.at((0, 1)).tile, Some(tile));
    assert!(s.at((0, 1)).is_face_up);
}

/// Also covers `[AMB-9]`.
#[test]
fn saga_sec_10_an_empty_pile_adds_and_explores_no_sectors() {
    let mut s = scene("ftj", 2);
    s.state.public.deck_mut(DeckId::PILE).unseen.0 = 0;
    run_before_turn(&mut s, add_sectors_task(1));
    assert_eq!(s.public().sectors.len(), 2);
    let hex = s.hex((1, -1));
    assert_eq!(s.refusal_rule(P1, Action::Explore(hex)), "SAGA-SEC.10");
    s.face_down_sector((1, -1));
    s.state.public.deck_mut(DeckId::PILE).unseen.insert(3);
    assert!(s.is_legal(P1, Action::Explore(hex)));
    let other = s.hex((0, 1));
    assert_eq!(s.refusal_rule(P1, Action::Explore(other)), "SAGA-SEC.10");
}

#[test]
fn saga_sec_6_the_tile_of_a_face_down_sector_stays_unknown_until_explored() {
    let mut s = scene("lst", 2);
    let before = s.game.pile_left(s.public());
    s.face_down_sector((1, -1));
    assert_eq!(s.game.pile_left(s.public()), before - 1);
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 2;
    let hex = s.hex((1, -1));
    assert_eq!(s.refusal_rule(P1, Action::Move(hex)), "SAGA-SEC.6");
    s.act(P1, Action::Explore(hex));
    assert!(s.at((1, -1)).is_face_up && s.at((1, -1)).tile.is_some());
    assert_eq!(s.game.pile_left(s.public()), before - 1);
}

#[test]
fn saga_gen_7_a_scouting_player_returns_tiles_in_any_order() {
    let mut s = scene("ftj", 2);
    let card = s.deal(P1, "CA12");
    s.stack(DeckId::PILE, &["A01", "A02", "A03", "A04"]);
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 2;
    s.act(P1, Action::Play(card, A1));
    let [one, two, three, four] = ["A01", "A02", "A03", "A04"].map(|id| s.tile(id));
    assert_eq!(s.refusal_rule(P1, Action::Keep(four)), "SAGA-GEN.7");
    s.act_all(
        P1,
        &[Action::Keep(three), Action::Sink(one), Action::Keep(two)],
    );
    let pile = s.public().deck(DeckId::PILE);
    let top: Vec<u8> = pile.top.iter().map(|card| card.0).collect();
    assert_eq!(top, [three.0, two.0, four.0]);
    assert_eq!(pile.bottom.last().map(|card| card.0), Some(one.0));
    assert!(s.public().scouted[P1.index()].contains(one.0));
    assert!(!s.public().scouted[P2.index()].contains(one.0));
}

#[test]
fn saga_sec_4_nothing_enters_the_black_hole() {
    let mut s = scene("spa", 2);
    s.put(A1, (2, 0)).put(A2, (6, -1));
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 9;
    let hex = s.hex((3, 0));
    assert_eq!(s.refusal_rule(P1, Action::Move(hex)), "SAGA-MOV.2");
}
