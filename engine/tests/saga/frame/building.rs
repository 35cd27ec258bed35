//! Phase 5: Starbases and their costs `[SAGA-EXP]` `[SAGA-COL.1]` `[SAGA-LST.11]`.

use crate::scene::{A1, A2, P1, P2, P3, Scene, scene};
use engine::saga::action::Action;
use engine::saga::armada::Starbase;
use engine::saga::figures::Color;
use engine::saga::step::{Phase, Step};

/// Returns the armadas of all seats in one sector, with these Exploration and Combat Tokens each.
fn shared_sector(seats: u8, tile: &str, tokens: &[(u8, u8)]) -> Scene {
    let mut s = scene("ftj", seats);
    s.sector(tile, (1, -1));
    for (armada, (exploration, combat)) in s.game.armadas().zip(tokens) {
        let seat = s.game.owner(armada);
        s.put(armada, (1, -1));
        s.give(seat, (0, *exploration, *combat));
    }
    s
}

#[test]
fn saga_exp_2_a_builder_with_enough_tokens_pays_without_a_question() {
    let mut s = shared_sector(2, "A01", &[(3, 3)]);
    s.phase(Phase::Expand).act(P1, Action::Build);
    assert!(s.public().has_active_starbase(s.id((1, -1))));
    assert_eq!(s.goods(P1), (0, 0, 0));
}

#[test]
fn saga_exp_2_shares_must_add_up_to_the_cost() {
    let mut s = shared_sector(2, "A01", &[(2, 3), (3, 0)]);
    s.phase(Phase::Expand).act(P1, Action::Build);
    assert_eq!(s.refusal_rule(P1, Action::Share(P2, 0, 0)), "SAGA-EXP.2");
    s.act(P1, Action::Share(P2, 1, 0));
    assert_eq!(s.asked_seat(), Some(P2));
    s.act(P2, Action::Agree(true));
    assert!(s.public().has_active_starbase(s.id((1, -1))));
    assert_eq!((s.goods(P1), s.goods(P2)), ((0, 0, 0), (0, 2, 0)));
}

#[test]
fn saga_exp_2_a_player_who_declines_is_not_asked_again_this_turn() {
    let mut s = shared_sector(3, "A01", &[(2, 2), (3, 3), (3, 3)]);
    s.phase(Phase::Expand).act(P1, Action::Build);
    s.act(P1, Action::Share(P2, 1, 1));
    s.act(P1, Action::Share(P3, 0, 0));
    s.act(P2, Action::Agree(false));
    assert_eq!((s.asked_seat(), s.goods(P2)), (Some(P1), (0, 3, 3)));
    s.act(P1, Action::Build);
    assert_eq!(s.refusal_rule(P1, Action::Share(P2, 1, 1)), "SAGA-EXP.2");
    s.act(P1, Action::Share(P3, 1, 1));
    s.act(P3, Action::Agree(true));
    assert_eq!((s.goods(P1), s.goods(P3)), ((0, 0, 0), (0, 2, 2)));
}

#[test]
fn saga_exp_2_building_is_refused_without_enough_tokens() {
    let mut s = shared_sector(2, "A01", &[(2, 2), (0, 3)]);
    s.turn(Phase::Expand, A1);
    assert_eq!(s.refusal_rule(P1, Action::Build), "SAGA-EXP.2");
}

#[test]
fn saga_exp_2_a_discount_applies_to_either_kind_of_token() {
    let mut s = shared_sector(2, "A01", &[(3, 1)]);
    s.mat(P1).discounts[0] = -2;
    s.phase(Phase::Expand).act(P1, Action::Build);
    assert_eq!(s.goods(P1), (0, 0, 0));
    assert_eq!(s.public().mat(P1).discounts[0], 0);
}

#[test]
fn saga_exp_3_a_starbase_needs_a_free_sector_without_raiders_and_a_figure() {
    let mut s = shared_sector(2, "A01", &[(3, 3)]);
    s.put(A1, (0, 0)).turn(Phase::Expand, A1);
    assert_eq!(s.refusal_rule(P1, Action::Build), "SAGA-EXP.3");
    s.put(A1, (1, -1)).raider(1, (1, -1));
    assert_eq!(s.refusal_rule(P1, Action::Build), "SAGA-EXP.3");
    s.state.public.raiders.clear();
    assert!(s.is_legal(P1, Action::Build));
    s.state.public.starbases = [0; 4];
    assert_eq!(s.refusal_rule(P1, Action::Build), "SAGA-EXP.3");
}

#[test]
fn saga_exp_4_a_starbase_takes_another_color_if_its_own_is_used_up() {
    let mut s = shared_sector(2, "A01", &[(3, 3)]);
    s.state.public.starbases = [0, 0, 1, 3];
    s.phase(Phase::Expand).act(P1, Action::Build);
    let base = s.at((1, -1)).starbase.expect("a Starbase");
    assert_eq!(base.color, Some(Color::Green));
    assert_eq!(s.public().starbases, [0, 0, 0, 3]);
}

#[test]
fn saga_exp_7_saga_ftj_14_the_builder_may_fight_the_boss_at_once() {
    let mut s = shared_sector(2, "N01", &[(3, 3)]);
    let boss = s.boss("B2", (1, -1));
    s.stats(P1, [9, 2, 9]).phase(Phase::Expand);
    s.act(P1, Action::Build);
    assert_eq!(s.asked_seat(), Some(P1));
    s.dice("6 6 6 6 6 6 6 6 6 6").act(P1, Action::Agree(true));
    assert_eq!(s.public().bosses[boss.index()], None);
}

#[test]
fn saga_exp_7_the_builder_may_skip_the_boss_fight() {
    let mut s = shared_sector(2, "N01", &[(3, 3)]);
    let boss = s.boss("B2", (1, -1));
    s.phase(Phase::Expand).act(P1, Action::Build);
    s.act(P1, Action::Agree(false));
    assert!(s.public().bosses[boss.index()].is_some());
}

#[test]
fn saga_exp_1_an_expand_turn_without_options_is_skipped() {
    let mut s = shared_sector(2, "A01", &[(0, 0), (3, 3)]);
    s.put(A1, (0, 0)).phase(Phase::Expand);
    assert_eq!(s.public().acting, Some(A2));
}

#[test]
fn saga_lst_11_players_share_the_cost_of_a_reactivation() {
    let mut s = scene("lst", 2);
    s.sector("A01", (1, -1));
    s.at((1, -1)).starbase = Some(Starbase::default());
    s.put(A1, (1, -1)).put(A2, (1, -1));
    s.give(P1, (0, 3, 0)).give(P2, (0, 0, 3)).carry(P2);
    s.phase(Phase::Expand);
    assert_eq!(s.refusal_rule(P1, Action::Build), "SAGA-LST.11");
    s.act(P1, Action::Project(0, 1));
    assert_eq!(s.asked_seat(), Some(P2));
    let supply = s.public().xpm;
    s.act(P2, Action::Agree(true));
    assert!(s.public().has_active_starbase(s.id((1, -1))));
    assert!(!s.public().mat(P2).has_xpm);
    assert_eq!(s.public().xpm, supply);
}

#[test]
fn saga_lst_12_the_power_marker_moves_at_the_end_of_the_phase() {
    let mut s = scene("lst", 2);
    s.sector("A01", (1, -1));
    s.starbase((1, -1), Color::Blue);
    s.state.public.counters[0] = 1;
    s.stack(engine::saga::ids::DeckId::SCAN, &["SR02"]);
    s.go(Step::End(Phase::Expand));
    assert_eq!(s.public().counters[0], 2);
}
