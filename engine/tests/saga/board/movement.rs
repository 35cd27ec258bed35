//! Phase 3, rule by rule `[SAGA-MOV]`.

use crate::scene::{A1, A2, P1, P2, scene};
use engine::saga::action::Action;
use engine::saga::ids::DeckId;
use engine::saga::step::{Phase, Step};

#[test]
fn saga_mov_1_armadas_get_their_speed_and_lose_unused_points() {
    let mut s = scene("ftj", 2);
    s.stats(P1, [2, 2, 4]).stats(P2, [2, 2, 3]);
    s.event("EV06");
    s.go(Step::End(Phase::Upkeep));
    assert_eq!(s.public().armada(A1).mp, 3);
    assert_eq!(s.public().armada(A2).mp, 2);
    s.act(P1, Action::Done);
    assert_eq!(s.public().armada(A1).mp, 0);
    assert_eq!(s.public().acting, Some(A2));
}

#[test]
fn saga_mov_1_an_event_leaves_at_least_one_point() {
    let mut s = scene("ftj", 2);
    s.stats(P1, [2, 2, 1]);
    s.event("EV06");
    s.go(Step::End(Phase::Upkeep));
    assert_eq!(s.public().armada(A1).mp, 1);
}

#[test]
fn saga_mov_2_an_armada_moves_only_to_adjacent_sectors() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.sector("A04", (2, -1));
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 5;
    let (near, far) = (s.hex((1, -1)), s.hex((2, -1)));
    assert!(s.is_legal(P1, Action::Move(near)));
    assert_eq!(s.refusal_rule(P1, Action::Move(far)), "SAGA-SEC.5");
    let nowhere = s.hex((0, 1));
    assert_eq!(s.refusal_rule(P1, Action::Move(nowhere)), "SAGA-SEC.10");
}

#[test]
fn saga_mov_2_saga_mov_3_the_cheapest_route_avoids_enemies() {
    let mut s = scene("ftj", 2);
    for (tile, at) in [("A01", (1, -1)), ("A04", (2, -1)), ("A02", (2, -2))] {
        s.sector(tile, at);
    }
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 1;
    let goal = s.hex((2, -2));
    let route = |s: &crate::scene::Scene| {
        let found = s.game.cheapest_route(s.public(), A1, goal).expect("a way");
        (found.hexes.len(), found.cost)
    };
    assert_eq!(route(&s), (2, 3));
    s.raider(3, (1, -1));
    assert_eq!(route(&s), (3, 4), "by Dawn");
    let (own_hex, void_hex) = (s.hex((0, 0)), s.hex((0, 1)));
    assert_eq!(s.game.cheapest_route(s.public(), A1, own_hex), None);
    assert_eq!(s.game.cheapest_route(s.public(), A1, void_hex), None);
}

#[test]
fn saga_mov_3_leaving_enemies_costs_evade_points() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.sector("A04", (2, -1));
    s.raider(1, (1, -1));
    s.raider(2, (1, -1));
    s.put(A1, (1, -1)).turn(Phase::Movement, A1);
    s.armada(A1).mp = 3;
    let hex = s.hex((2, -1));
    assert_eq!(s.refusal_rule(P1, Action::Move(hex)), "SAGA-MOV.3");
    s.armada(A1).evade_discount = 2;
    s.armada(A1).mp = 2;
    s.act(P1, Action::Move(hex));
    assert_eq!(s.public().armada(A1).mp, 0);
}

#[test]
fn saga_mov_4_exploring_ends_the_movement() {
    let mut s = scene("ftj", 2);
    s.stack(DeckId::PILE, &["A01"]);
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 4;
    s.act(P1, Action::Explore(s.hex((1, -1))));
    let armada = s.public().armada(A1);
    assert!(armada.must_explore && armada.mp == 0);
    assert_eq!(s.armada_hex(A1), (1, -1));
    let tile = s.tile("A01");
    assert_eq!(s.at((1, -1)).tile, Some(tile));
    assert_eq!(s.public().acting, Some(A2));
    assert_eq!(
        s.refusal_rule(P1, Action::Move(s.hex((0, 0)))),
        "SAGA-RND.3"
    );
}

#[test]
fn saga_mov_4_a_face_up_sector_cannot_be_explored() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 4;
    let hex = s.hex((1, -1));
    assert_eq!(s.refusal_rule(P1, Action::Explore(hex)), "SAGA-MOV.5");
    let spa = scene("spa", 2);
    assert!(!spa.game.mission().allows_exploring);
}

#[test]
fn saga_mov_5_entering_a_face_down_sector_costs_one_point_to_explore() {
    let mut s = scene("lst", 2);
    s.face_down_sector((1, -1));
    s.raider(2, (1, -1));
    s.raider(1, (0, 0));
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 1;
    let hex = s.hex((1, -1));
    assert_eq!(s.refusal_rule(P1, Action::Explore(hex)), "SAGA-MOV.3");
    s.armada(A1).mp = 2;
    s.act(P1, Action::Explore(hex));
    assert!(s.public().armada(A1).must_explore);
    assert!(s.at((1, -1)).is_face_up);
    assert_eq!(s.levels((1, -1)), [2]);
}

#[test]
fn saga_mov_6_saga_tok_5_picking_up_an_xpm_costs_one_point() {
    let mut s = scene("ftj", 2);
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 1;
    assert_eq!(s.refusal_rule(P1, Action::PickUp), "SAGA-MOV.6");
    s.xpm((0, 0));
    s.armada(A1).mp = 0;
    assert_eq!(s.refusal_rule(P1, Action::PickUp), "SAGA-MOV.3");
    s.armada(A1).mp = 1;
    s.act(P1, Action::PickUp);
    assert!(s.public().mat(P1).has_xpm && !s.at((0, 0)).has_xpm);
    assert_eq!(s.public().xpm, 5);
}

/// Also covers `[AMB-20]`.
#[test]
fn saga_mov_7_moves_and_pick_ups_can_alternate() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.xpm((1, -1)).raider(1, (1, -1));
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 4;
    let (target, back) = (s.hex((1, -1)), s.hex((0, 0)));
    s.act_all(
        P1,
        &[Action::Move(target), Action::PickUp, Action::Move(back)],
    );
    assert_eq!(s.public().armada(A1).mp, 0);
    assert_eq!(s.public().acting, Some(A1));
}

#[test]
fn saga_mov_9_a_moved_armada_is_no_longer_an_explorer() {
    let mut s = scene("ftj", 2);
    let card = s.deal(P2, "CA04");
    s.stack(DeckId::PILE, &["A01"]);
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 4;
    s.armada(A2).mp = 1;
    s.act(P1, Action::Explore(s.hex((1, -1))));
    s.act(P2, Action::Play(card, A1));
    s.act(P1, Action::At(s.hex((0, 0))));
    assert!(!s.public().armada(A1).must_explore);
}

#[test]
fn saga_arn_8_rival_starbases_cost_a_point_and_homes_are_closed() {
    let mut s = scene("arn", 2);
    s.state.public.sectors.clear();
    s.sector("S01", (0, 0));
    s.sector("A01", (1, 0));
    s.sector("A04", (2, 0));
    s.put(A1, (1, 0)).turn(Phase::Movement, A1);
    s.armada(A1).mp = 1;
    let hex = s.hex((2, 0));
    let color = s.public().mat(P2).color.expect("a color");
    assert!(s.is_legal(P1, Action::Move(hex)));
    s.starbase((2, 0), color);
    assert_eq!(s.refusal_rule(P1, Action::Move(hex)), "SAGA-MOV.3");
    s.armada(A1).mp = 2;
    assert!(s.is_legal(P1, Action::Move(hex)));
    let base = s.at((2, 0)).starbase.as_mut().expect("a Starbase");
    base.is_home = true;
    assert_eq!(s.refusal_rule(P1, Action::Move(hex)), "SAGA-ARN.8");
}
