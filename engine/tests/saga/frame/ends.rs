//! The endings of a game `[SAGA-END]` `[SAGA-GEN.10]`, and conceding.

use crate::scene::{A1, P1, P2, Scene, scene};
use engine::game::{Game, SeatSet, Status};
use engine::saga::action::{Action, Regroup};
use engine::saga::figures::Color;
use engine::saga::step::{Phase, Step};

fn winners(s: &Scene) -> Option<SeatSet> {
    match s.game.status(&s.state) {
        Status::WaitingFor(_) => None,
        Status::Over(outcome) => Some(outcome.winners),
    }
}

#[test]
fn saga_end_1_saga_ftj_15_all_players_win_as_soon_as_the_goal_is_met() {
    let mut s = scene("ftj", 2);
    s.state.public.installed = 3;
    s.go(Step::Turns(Phase::Upkeep));
    assert_eq!(winners(&s), Some(SeatSet::first(2)));
    assert_eq!(s.reason(), "won");
}

#[test]
fn saga_ftj_16_saga_end_3_the_end_of_the_last_round_loses() {
    let mut s = scene("ftj", 2);
    s.state.public.round = 10;
    s.go(Step::End(Phase::Encounter));
    assert_eq!(winners(&s), None);
    s.go(Step::End(Phase::Expand));
    assert_eq!(winners(&s), Some(SeatSet::NONE));
    assert_eq!(s.reason(), "lost-rounds");
}

#[test]
fn saga_ftj_15_a_boss_in_play_is_the_reason_for_a_loss() {
    let mut s = scene("ftj", 2);
    s.sector("N01", (1, -1));
    s.boss("B1", (1, -1));
    (s.state.public.round, s.state.public.installed) = (10, 3);
    s.go(Step::End(Phase::Expand));
    assert_eq!(s.reason(), "lost-boss");
}

#[test]
fn saga_gen_10_the_round_limit_is_checked_after_a_win() {
    let mut s = scene("lst", 2);
    s.sector("A01", (1, -1));
    s.starbase((1, -1), Color::Blue);
    (s.state.public.round, s.state.public.counters[0]) = (10, 4);
    s.go(Step::End(Phase::Expand));
    assert_eq!(winners(&s), Some(SeatSet::first(2)));
}

#[test]
fn saga_lst_14_saga_dis_15_the_last_round_loses_without_the_goal() {
    for id in ["lst", "dis", "spa"] {
        let mut s = scene(id, 2);
        s.state.public.round = 10;
        s.go(Step::End(Phase::Expand));
        assert_eq!(s.reason(), "lost-rounds", "{id}");
    }
}

#[test]
fn saga_spa_17_saga_end_1_the_ship_entering_the_jumpgate_wins() {
    let mut s = scene("spa", 2);
    let next = s.id((0, 1));
    s.put(A1, (5, 0)).state.public.entities[0].sector = Some(next);
    s.turn(Phase::Movement, A1);
    s.act(P1, Action::Maneuver(0, Some(s.hex((0, 0)))));
    assert_eq!(s.reason(), "won");
}

#[test]
fn saga_opc_15_ten_rounds_without_a_boss_win() {
    let mut s = scene("opc", 2);
    s.state.public.round = 10;
    s.go(Step::End(Phase::Expand));
    assert_eq!(s.reason(), "won");
    let mut s = scene("opc", 2);
    s.sector("N01", (1, -1));
    s.boss("B1", (1, -1));
    s.state.public.round = 10;
    s.go(Step::End(Phase::Expand));
    assert_eq!(s.reason(), "lost-boss");
}

#[test]
fn saga_end_1_a_concession_ends_a_campaign_for_all() {
    let mut s = scene("ftj", 2);
    s.phase(Phase::Upkeep).act(P2, Action::Concede);
    assert_eq!(winners(&s), Some(SeatSet::NONE));
    assert_eq!(s.reason(), "given-up");
    assert!(s.legal(P1).is_empty());
}

#[test]
fn saga_end_2_a_destroyed_player_stays_in_the_match() {
    let mut s = scene("ftj", 2);
    s.give(P1, (0, 0, 0)).mat(P1).hull = 1;
    s.sector("A01", (1, -1));
    let raider = s.raider(3, (1, -1));
    s.put(A1, (1, -1)).phase(Phase::Encounter);
    s.dice("1 1 1 1");
    s.act(
        P1,
        Action::Fight(engine::saga::armada::Target::Raider(raider)),
    );
    assert_eq!((s.armada_hex(A1), s.public().mat(P1).hull), ((0, 0), 8));
    s.act(P2, Action::Regroup(Regroup::Combat));
    assert_eq!(winners(&s), None);
}
