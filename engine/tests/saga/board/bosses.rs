//! The arrival of Bosses `[SAGA-BOS]` `[SAGA-FTJ.4]` `[SAGA-DIS.4]` `[SAGA-ARN.5]`.

use crate::scene::{A1, P1, Scene, scene};
use engine::saga::action::Action;
use engine::saga::effect::Placement;
use engine::saga::ids::{BossId, DeckId};
use engine::saga::step::{Cause, Phase, PlacementPurpose, Task};

/// Lets a Boss arrive before the turn of the first armada continues.
fn arrive_boss(s: &mut Scene, id: &str, placement: Placement) -> BossId {
    let card = s.card(DeckId::BOSS, id);
    s.state.public.deck_mut(DeckId::BOSS).unseen.remove(card.0);
    let boss = BossId(card.0);
    place_before_turn(s, PlacementPurpose::Boss(boss, placement));
    boss
}

fn place_before_turn(s: &mut Scene, site: PlacementPurpose) {
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 2;
    let task = Task::Place {
        site,
        tile: None,
        remaining_sectors: 0,
        by: Cause::Scenario,
    };
    s.state.public.tasks.push(task).expect("room");
    s.run();
}

/// Returns the Jumpgate and its six neighbors.
fn gate_with_neighbors() -> Scene {
    let mut s = scene("ftj", 2);
    for (tile, hex) in [
        ("A01", (1, -1)),
        ("A02", (0, -1)),
        ("A03", (-1, 0)),
        ("A04", (-1, 1)),
        ("A05", (0, 1)),
    ] {
        s.sector(tile, hex);
    }
    s
}

/// Also covers `[AMB-18]`.
#[test]
fn saga_bos_2_saga_evt_11_a_boss_arrives_with_a_sector_and_one_event() {
    let mut s = scene("opc", 2);
    s.stack(DeckId::PILE, &["A07"]);
    let boss = arrive_boss(&mut s, "B1", Placement::Default);
    assert_eq!(s.hexes(P1), [(0, 1), (1, -1)]);
    s.act(P1, Action::At(s.hex((0, 1))));
    assert_eq!(s.public().bosses[boss.index()], Some(s.id((0, 1))));
    assert_eq!(s.events().len(), 1);
}

#[test]
fn saga_bos_3_without_a_tile_a_boss_stands_at_distance_two_or_more() {
    let mut s = gate_with_neighbors();
    s.sector("P01", (2, -1));
    s.sector("P02", (1, -2));
    s.sector("P03", (-1, -1));
    s.raider(1, (1, -2));
    s.state.public.deck_mut(DeckId::PILE).unseen.0 = 0;
    let boss = arrive_boss(&mut s, "B1", Placement::Default);
    assert_eq!(s.hexes(P1), [(-1, -1), (2, -1)]);
    s.act(P1, Action::At(s.hex((2, -1))));
    assert_eq!(s.public().bosses[boss.index()], Some(s.id((2, -1))));
    assert_eq!(s.events().len(), 1);
}

#[test]
fn saga_bos_3_otherwise_a_boss_stands_on_any_common_sector() {
    let mut s = scene("opc", 2);
    s.sector("A01", (1, -1));
    s.state.public.deck_mut(DeckId::PILE).unseen.0 = 0;
    let boss = arrive_boss(&mut s, "B1", Placement::Default);
    assert_eq!(s.public().bosses[boss.index()], Some(s.id((1, -1))));
    let mut s = scene("opc", 2);
    s.state.public.deck_mut(DeckId::PILE).unseen.0 = 0;
    let boss = arrive_boss(&mut s, "B1", Placement::Default);
    assert_eq!(s.public().bosses[boss.index()], None);
    assert_eq!(s.events().len(), 1);
    let deck = s.public().deck(DeckId::BOSS);
    assert_eq!(deck.bottom.last().map(|card| card.0), Some(boss.0));
}

/// Also covers `[AMB-31]`.
#[test]
fn saga_ftj_4_a_nebula_touches_neither_the_gate_nor_another_nebula() {
    let mut s = gate_with_neighbors();
    let boss = arrive_boss(&mut s, "B1", Placement::Nebula);
    let expected = [(-2, 1), (-1, -1), (-1, 2), (1, -2), (1, 1), (2, -1)];
    assert_eq!(s.hexes(P1), expected);
    s.act(P1, Action::At(s.hex((2, -1))));
    assert_eq!(s.public().bosses[boss.index()], Some(s.id((2, -1))));
    assert_eq!(s.public().deck(DeckId::NEBULA).len(), 3);
    arrive_boss(&mut s, "B2", Placement::Nebula);
    assert_eq!(s.hexes(P1), [(-2, 1), (-1, -1), (-1, 2), (1, -2), (1, 1)]);
}

#[test]
fn saga_ftj_4_placement_conditions_are_relaxed_one_by_one() {
    let mut s = scene("ftj", 2);
    arrive_boss(&mut s, "B1", Placement::Nebula);
    assert_eq!(s.hexes(P1), [(1, 1), (2, -1), (2, 0)]);
}

#[test]
fn saga_ftj_5_a_nebula_is_placed_even_without_a_boss() {
    let mut s = gate_with_neighbors();
    place_before_turn(&mut s, PlacementPurpose::Bossless(Placement::Nebula));
    s.act(P1, Action::At(s.hex((2, -1))));
    assert_eq!(s.public().sectors.len(), 8);
    assert_eq!(s.public().bosses().count(), 0);
    assert_eq!(s.events().len(), 1);
}

#[test]
fn saga_dis_4_a_boss_sector_needs_only_one_neighbor() {
    let mut s = scene("dis", 2);
    s.state.public.sectors.clear();
    s.sector("S01", (0, 0));
    arrive_boss(&mut s, "B1", Placement::Anywhere);
    let around = [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)];
    assert_eq!(s.hexes(P1), around);
}

#[test]
fn saga_arn_5_a_bounty_boss_arrives_near_the_gate() {
    let mut s = scene("arn", 2);
    s.state.public.sectors.clear();
    s.sector("S01", (0, 0));
    for (tile, hex) in [
        ("A01", (1, 0)),
        ("A02", (2, 0)),
        ("A03", (2, -1)),
        ("A04", (3, -1)),
    ] {
        s.sector(tile, hex);
    }
    s.put(A1, (0, 0));
    arrive_boss(&mut s, "B1", Placement::Near);
    assert_eq!(s.hexes(P1), [(0, 1), (1, -1), (1, 1)]);
}
