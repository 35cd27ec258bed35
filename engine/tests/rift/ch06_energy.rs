//! RIFT-6: energy.

use crate::scene::scene;
use engine::game::{Game, Seat};
use engine::rift::action::{Action, Pay, PlusMinus};
use engine::rift::play::OrderWarning;

/// Returns the payments of main and auxiliary energy for the actions that `payment_of` matches.
fn payments(s: &crate::scene::Scene, payment_of: impl Fn(&Action) -> Option<Pay>) -> Vec<(u8, u8)> {
    let mut splits: Vec<(u8, u8)> = s
        .answers()
        .iter()
        .filter_map(payment_of)
        .map(|pay| (pay.main, pay.aux))
        .collect();
    splits.sort_unstable();
    splits.dedup();
    splits
}

fn right(action: &Action) -> Option<Pay> {
    match action {
        Action::Rotate(PlusMinus::Plus, pay) => Some(*pay),
        _ => None,
    }
}

fn warp(action: &Action) -> Option<Pay> {
    match action {
        Action::Warp(1, pay) => Some(*pay),
        _ => None,
    }
}

#[test]
fn rift_6_1_every_ship_has_a_reactor_and_a_store() {
    for (model, main, aux) in [("Rhino", 8, 6), ("Screech", 9, 5), ("Hammer", 8, 10)] {
        let mut s = scene()
            .ship(&format!("{model} D4 E main 0 aux 0"))
            .awaiting(0);
        s.orders("activate 0")
            .expect(0, &format!("main {main} aux 0"));
        let mut s = scene()
            .ship(&format!("{model} D4 E aux {}", aux - 1))
            .active(0);
        s.expect_refusal("charge 2", "RIFT-6.9");
        s.orders("charge 1").expect(0, &format!("aux {aux}"));
        s.expect_refusal("charge 1", "RIFT-6.9");
    }
}

#[test]
fn rift_6_2_the_reactor_is_refilled_at_the_start_of_every_turn() {
    for left in [0, 1, 5, 8] {
        let mut s = scene()
            .ship(&format!("Rhino D4 E main {left} aux 2"))
            .awaiting(0);
        s.orders("activate 0").expect(0, "main 8 aux 2");
    }
    // Unused energy is lost, not added.
    let mut s = scene().ship("Rhino D4 E").active(0);
    s.orders("right; end; activate 1; end").expect(0, "main 7");
    s.orders("activate 0").expect(0, "main 8");
}

#[test]
fn rift_6_3_the_auxiliary_store_keeps_its_energy_between_turns() {
    let mut s = scene().ship("Rhino D4 E aux 3").active(0);
    s.orders("end; activate 1; end; activate 0")
        .expect(0, "aux 3");
    s.orders("charge 2; end; activate 1; end; activate 0")
        .expect(0, "aux 5");
}

#[test]
fn rift_6_4_a_cost_may_be_split_between_main_and_auxiliary_in_any_way() {
    let s = scene().ship("Rhino A4 E main 5 aux 4").active(0);
    assert_eq!(payments(&s, right), [(0, 1), (1, 0)]);
    assert_eq!(payments(&s, warp), [(2, 4), (3, 3), (4, 2), (5, 1)]);
    let s = scene().ship("Hammer A4 E main 5 aux 4").active(0);
    assert_eq!(payments(&s, right), [(0, 2), (1, 1), (2, 0)]);
    let mut s = s;
    s.orders("right pay 1+1").expect(0, "main 4 aux 3");
    s.expect_refusal("right pay 0+4", "RIFT-6.11");
    s.expect_refusal("warp 1 pay 2+4", "RIFT-6.4");
}

#[test]
fn rift_6_5_the_last_main_unit_may_be_spent_before_auxiliary_energy() {
    let mut s = scene().ship("Rhino D4 E main 1 aux 4").active(0);
    s.orders("right pay 1+0").expect(0, "main 0 aux 4");
    // The shield unit is part of the reactor's size: eight of nine units are free.
    let mut s = scene().ship("Screech D4 E aux 0").active(0);
    s.orders("right x8").expect(0, "main 1 shields up");
    s.expect_refusal("right", "RIFT-6.4");
    s.orders("right pay 1+0").expect(0, "main 0");
}

#[test]
fn rift_6_6_at_main_zero_the_shields_are_down_until_the_next_turn() {
    let mut s = scene()
        .ship("Rhino D4 E main 1 aux 4")
        .ship("Rhino B4 E")
        .active(0);
    s.orders("right pay 1+0").expect(0, "shields down aux 4");
    s.orders("left").expect(0, "aux 3 shields down");
    s.orders("end; activate 1; laser; torpedo")
        .expect(0, "hull 6 unhurt shields down");
    s.orders("end").expect(0, "shields down");
    s.orders("activate 0").expect(0, "shields up main 8");
}

#[test]
fn rift_6_7_shields_are_up_with_main_energy_outside_a_nebula() {
    let s = scene()
        .nebula("D4 E4")
        .ship("Rhino A1 N main 1 aux 0")
        .ship("Rhino B1 N main 0 aux 6")
        .ship("Rhino D4 N main 8")
        .ship("Rhino E4 N main 0")
        .active(0);
    s.expect(0, "shields up").expect(1, "shields down");
    s.expect(2, "shields down").expect(3, "shields down");
}

#[test]
fn rift_6_8_the_last_main_unit_is_spent_only_by_an_explicit_payment() {
    // Every payment names its parts; only one that names the last unit uses it.
    let mut s = scene().ship("Rhino D4 E main 2 aux 1").active(0);
    s.orders("right").expect(0, "main 1 aux 1");
    s.orders("right").expect(0, "main 1 aux 0 shields up");
    s.expect_refusal("right", "RIFT-6.4");
    s.expect_refusal("right pay 0+0", "RIFT-6.11");
    assert_eq!(payments(&s, right), [(1, 0)]);
    s.orders("right pay 1+0").expect(0, "main 0 shields down");
}

#[test]
fn rift_6_8_sorted_actions_list_payments_that_keep_the_last_unit_first() {
    let s = scene()
        .ship("Rhino D4 E main 1 aux 3")
        .ship("Rhino F4 W")
        .active(0);
    let mut listed = Vec::new();
    s.game.legal_actions(&s.state, Seat(0), &mut listed);
    let mut sorted = listed.clone();
    s.game.sort_actions(&s.state, &mut sorted);
    let mut last_unit_payments = 0;
    for (index, action) in sorted.iter().enumerate() {
        let Some(pay) = action.payment().filter(|pay| pay.main == 1) else {
            continue;
        };
        let (main, aux) = (0, pay.aux + 1);
        let cheaper = action.with_payment(Pay { main, aux });
        assert!(sorted[..index].contains(&cheaper), "{action:?}");
        last_unit_payments += 1;
    }
    assert!(last_unit_payments > 4, "{last_unit_payments}");
    // Both lists hold the same actions; saves number them in the unsorted order.
    assert_ne!(listed, sorted);
    assert!(sorted.iter().all(|action| listed.contains(action)));
    assert_eq!(sorted.len(), listed.len());
}

#[test]
fn rift_6_8_spending_the_last_unit_gives_a_warning() {
    let warning = |s: &crate::scene::Scene, action| s.game.order_warning(&s.state, Seat(0), action);
    let turn = |main, aux| Action::Rotate(PlusMinus::Plus, Pay { main, aux });
    let down = Some(OrderWarning::ShieldsDown);
    let s = scene().ship("Rhino D4 E main 2 aux 1").active(0);
    assert_eq!(warning(&s, turn(1, 0)), None);
    assert_eq!(warning(&s, turn(0, 1)), None);
    assert_eq!(warning(&s, Action::Charge(2)), down);
    assert_eq!(
        warning(&s, Action::EndTurn),
        Some(OrderWarning::TurnEnds { lost: 1 })
    );
    let s = scene().ship("Rhino D4 E main 1 aux 0").active(0);
    assert_eq!(warning(&s, turn(1, 0)), down);
    assert_eq!(warning(&s, turn(0, 1)), None, "it is refused");
    assert_eq!(
        warning(&s, Action::EndTurn),
        Some(OrderWarning::TurnEnds { lost: 0 })
    );
    // In a nebula the shields are down anyway.
    let s = scene().nebula("D4").ship("Rhino D4 E main 1").active(0);
    assert_eq!(warning(&s, turn(1, 0)), None);
}

#[test]
fn rift_6_9_charging_moves_energy_one_for_one() {
    let mut s = scene().ship("Rhino D4 E aux 0").active(0);
    s.expect_refusal("charge 0", "RIFT-6.9");
    s.expect_refusal("charge 7", "RIFT-6.9");
    s.orders("charge 1; charge 2; right; charge 1")
        .expect(0, "main 3 aux 4");
    let mut s = scene().ship("Hammer D4 E main 3 aux 0").active(0);
    s.expect_refusal("charge 4", "RIFT-6.9");
    s.orders("charge 3").expect(0, "main 0 aux 3 shields down");
    s.expect_refusal("charge 1", "RIFT-6.9");
}

#[test]
fn rift_6_10_energy_never_moves_from_auxiliary_to_main() {
    let mut s = scene()
        .ship("Rhino D4 E main 1 aux 6")
        .ship("Rhino E4 W")
        .active(0);
    for _ in 0..3 {
        let (main, other) = (s.ship(0).main, s.ship(1).energy());
        s.orders("right");
        assert!(s.ship(0).main <= main);
        assert_eq!(s.ship(1).energy(), other);
    }
    s.expect(0, "main 1 aux 3");
    let answers: Vec<Action> = s.answers();
    assert!(!answers.contains(&Action::Charge(0)));
    assert_eq!(
        answers
            .iter()
            .filter(|action| matches!(action, Action::Charge(_)))
            .count(),
        1
    );
}

#[test]
fn rift_6_11_a_cost_is_paid_in_full_or_not_at_all() {
    let mut s = scene()
        .ship("Hammer D4 E +1 main 1 aux 0")
        .ship("Rhino F4 W")
        .active(0);
    s.expect_refusal("right pay 1+0", "RIFT-6.11");
    s.expect_refusal("slower pay 1+0", "RIFT-6.11");
    s.expect_refusal("up pay 1+0", "RIFT-6.11");
    s.expect_refusal("swap F.outer B.outer pay 1+0", "RIFT-6.11");
    s.expect_refusal("warp 1 pay 1+0", "RIFT-6.11");
    s.expect_refusal("laser pay 0+0", "RIFT-6.11");
    s.orders("laser pay 1+0");
    let mut s = scene().ship("Rhino D4 E").active(0);
    s.expect_refusal("right pay 2+0", "RIFT-6.11");
}

#[test]
fn rift_6_12_every_action_costs_what_the_table_says() {
    for (model, main, move_cost) in [("Rhino", 8, 1), ("Screech", 9, 1), ("Hammer", 8, 2)] {
        let spent = |orders: &str| {
            let mut s = scene()
                .ship(&format!("{model} B4 E +1 F[0,6]"))
                .ship("Rhino E4 W")
                .active(0);
            s.orders(orders);
            main + s.game.build(engine::rift::ship::ShipId(0)).aux - s.ship(0).energy()
        };
        for movement in ["faster", "slower", "left", "right", "up", "down"] {
            assert_eq!(spent(movement), move_cost, "{model} {movement}");
        }
        assert_eq!(spent("step"), 0);
        assert_eq!(spent("warp 2"), 6);
        assert_eq!(spent("relocate B.outer F.outer"), 1);
        assert_eq!(spent("swap B.outer F.inner"), 2);
        assert_eq!(spent("laser"), 1);
        if model == "Screech" {
            assert_eq!(spent("ion"), 2);
            assert_eq!(spent("charge-ion"), 1);
        } else {
            assert_eq!(spent("torpedo"), 0);
            assert_eq!(spent("release"), 0);
        }
    }
}
