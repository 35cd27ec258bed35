//! SR-6: orders, and clearing red alerts.

use crate::scene::scene;
use engine::space_rift::field::Side;
use engine::space_rift::state::Phase;

#[test]
fn sr_6_1_up_to_the_number_and_each_unit_once() {
    let mut s = scene()
        .south("CR C2; DD C3; FT C4")
        .commands(Side::South, "sweep-left")
        .commanding();
    s.act("command sweep-left; order C2");
    assert_eq!(s.refusal("order C2 0"), "SR-6.1");
    s.act("order C3");
    assert_eq!(
        s.state.public.phase,
        Phase::Movement,
        "both orders are given"
    );
    // None is a choice too.
    let mut s = scene()
        .south("CR C2")
        .commands(Side::South, "sweep-left")
        .commanding();
    s.act("command sweep-left; done");
    assert_eq!(s.state.public.turn, 2);
}

#[test]
fn sr_6_2_a_unit_on_a_dotted_line_takes_either_order() {
    let setting = || {
        scene()
            .south("DD D4; CR C6")
            .commands(Side::South, "long-line")
    };
    let mut s = setting().commanding();
    s.act("command long-line");
    assert!(s.may("order D4 0") && s.may("order D4 1") && !s.may("order D4 2"));
    s.act("order D4 0; order C6 1");
    assert_eq!(s.state.public.plan.left, [0, 0, 1]);
    // By the order for the center it takes that one.
    let mut s = setting().commanding();
    s.act("command long-line; order D4 1");
    assert_eq!(s.refusal("order C6 1"), "SR-6.1");
    assert_eq!(s.refusal("order C6 0"), "SR-5.2");
}

#[test]
fn sr_6_3_surplus_orders_are_lost() {
    let mut s = scene()
        .south("CR C2; DD A9")
        .commands(Side::South, "strike-wave-left")
        .commanding();
    s.act("command strike-wave-left; order C2");
    assert_eq!(s.state.public.phase, Phase::Movement);
    assert_eq!(s.refusal("move A9 A10"), "SR-6.4");
}

#[test]
fn ex_28_sr_6_5_clearing_red_alerts() {
    let mut s = scene()
        .south("CR C2 alert; FT C10 alert; DD C11 alert")
        .commands(Side::South, "picket-left")
        .commanding();
    s.act("command picket-left; order C2");
    s.act("clear C2");
    assert_eq!(s.stars(Side::South), 2, "1 for a unit with an order");
    s.act("clear C10");
    assert_eq!(s.stars(Side::South), 0, "2 for another");
    assert!(s.is_alert("C11") && s.state.public.phase == Phase::Movement);
}
