//! RIFT-12: the ion cannon.

use crate::scene::scene;
use engine::rift::action::Action;

/// Orders for an empty turn of the other ship, and the start of the next turn of ship 0.
const NEXT: &str = "end; activate 1; end; activate 0";

#[test]
fn rift_12_1_the_ion_cannon_starts_uncharged() {
    let s = scene().ship("Screech B4 E").ship("Hammer E4 W").active(0);
    s.expect(0, "ion uncharged");
    assert!(!s.state.turn.has_fired_charged);
}

#[test]
fn rift_12_2_the_ion_cannon_fires_a_charged_or_a_weak_shot() {
    let target = "Hammer E4 W";
    let mut s = scene().ship("Screech B4 E charged").ship(target).active(0);
    s.orders("ion")
        .expect(0, "ion uncharged main 7")
        .expect(1, "F[1,6]");
    assert!(s.state.turn.has_fired_charged);
    s.expect_refusal("ion", "RIFT-11.9");
    let mut s = scene().ship("Screech B4 E").ship(target).active(0);
    s.orders("ion")
        .expect(0, "ion uncharged main 7")
        .expect(1, "F[3,6]");
    assert!(!s.state.turn.has_fired_charged);
    s.expect_refusal("ion", "RIFT-11.9");
    // A charged cannon cannot fire a weaker shot.
    let s = scene()
        .ship("Screech B4 E charged aux 0")
        .ship(target)
        .active(0);
    let pays = s.answers().into_iter().filter(|action| {
        matches!(action, Action::Fire(mount, _, pay) if pay.total() == 2
            && s.game.build(engine::rift::ship::ShipId(0)).mount(*mount).is_some())
    });
    assert_eq!(pays.count(), 1);
}

#[test]
fn rift_12_3_only_an_uncharged_cannon_can_start_to_charge() {
    let mut s = scene().ship("Screech B4 E").ship("Hammer E4 W").active(0);
    s.orders("charge-ion pay 0+1")
        .expect(0, "ion charging main 9 aux 4");
    s.expect_refusal("charge-ion", "RIFT-12.3");
    let mut s = scene()
        .ship("Screech B4 E charged")
        .ship("Hammer E4 W")
        .active(0);
    s.expect_refusal("charge-ion", "RIFT-12.3");
    s.orders("ion").expect_refusal("charge-ion", "RIFT-12.3");
    let mut s = scene().ship("Screech B4 E main 0 aux 0").active(0);
    s.expect_refusal("charge-ion pay 1+0", "RIFT-6.11");
    for model in ["Rhino", "Hammer"] {
        scene()
            .ship(&format!("{model} B4 E"))
            .active(0)
            .expect_refusal("charge-ion", "RIFT-12.3");
    }
}

#[test]
fn rift_12_4_the_cannon_is_charged_at_the_start_of_the_next_turn() {
    let mut s = scene().ship("Screech B4 E").ship("Hammer E4 W").active(0);
    s.orders("charge-ion; end").expect(0, "ion charging");
    s.orders("activate 1; end").expect(0, "ion charging");
    s.orders("activate 0").expect(0, "ion charged");
}

#[test]
fn rift_12_5_the_charge_is_kept_until_fired() {
    let mut s = scene()
        .ship("Screech B4 E charged")
        .ship("Hammer E4 W")
        .active(0);
    for _ in 0..5 {
        s.orders(NEXT).expect(0, "ion charged");
    }
    s.orders("ion")
        .expect(1, "F[1,6]")
        .expect(0, "ion uncharged");
}

#[test]
fn rift_12_6_a_ship_may_charge_and_fire_a_weak_shot_in_one_turn() {
    for orders in ["charge-ion; ion", "ion; charge-ion"] {
        let mut s = scene().ship("Screech B4 E").ship("Hammer E4 W").active(0);
        s.orders(orders)
            .expect(0, "ion charging main 6")
            .expect(1, "F[3,6]");
        s.orders(NEXT).expect(0, "ion charged");
    }
}

#[test]
fn rift_12_7_a_ship_fires_no_charged_shots_in_consecutive_turns() {
    let mut s = scene()
        .ship("Screech B4 E charged")
        .ship("Hammer E4 W")
        .active(0);
    s.orders("ion").expect_refusal("charge-ion", "RIFT-12.3");
    s.orders(NEXT).expect(0, "ion uncharged");
    s.orders("charge-ion; ion").expect(1, "F[0,4]");
    s.orders(NEXT).expect(0, "ion charged");
}

#[test]
fn rift_12_a_replaced_ship_has_an_uncharged_cannon() {
    for state in ["", "charging", "charged"] {
        let mut s = scene()
            .ace()
            .ship("Rhino B4 E")
            .ship(&format!("Screech D4 W hull 1 F[0,0] {state}"))
            .ship("Rhino H8 N")
            .active(0);
        s.orders("laser; end; corner 1 0")
            .expect(1, "A1 ion uncharged hull 10");
    }
}
