//! SR-6: orders, and markers removed for stars.

use crate::scene::scene;
use engine::space_rift::battlefield::Side::South;
use engine::space_rift::event::Event;
use engine::space_rift::state::Phase;

#[test]
fn sr_6_1_only_units_of_the_active_side_can_be_ordered() {
    let mut s = scene()
        .south("CR C2; CR C6 waits; CR C10 waits")
        .combats(South, "reserve-order")
        .at(Phase::Orders);
    assert_eq!(s.refusal("order K13"), "SR-6.1");
    s.act("done; play reserve-order");
    assert!(!s.is_legal("order K13") && s.is_legal("order C10"));
    s.act("order C6");
    assert_eq!(s.state.public.task, None, "one order and no more");
    assert!(s.state.public.ordered.contains(s.id("C6")));
}

#[test]
fn sr_6_2_a_unit_on_a_dotted_line_can_use_orders_of_both_sections() {
    let mut s = scene()
        .south("FT D4; FT C3; FT C7")
        .commands(South, "broad-front")
        .at_command();
    s.act("command broad-front");
    assert!(s.is_legal("order D4 0") && s.is_legal("order D4 1") && !s.is_legal("order D4 2"));
    s.act("order D4 1");
    assert_eq!(s.state.public.active_command.remaining_orders, [2, 1, 2]);
    assert_eq!(s.refusal("order D4 0"), "SR-6.1");
}

#[test]
fn sr_6_3_unused_orders_are_lost() {
    let mut s = scene()
        .south("FT C2; FT C7; FT C12")
        .commands(South, "broad-front")
        .at_command();
    s.act("command broad-front; order C2; done; done");
    assert_eq!(s.state.public.active_command.remaining_orders, [0; 3]);
    assert!(s.log.contains(&Event::TurnEnded { side: South }));
}

#[test]
fn ex_28_sr_6_5_stars_remove_red_alert_markers() {
    let mut s = scene()
        .south("CR C6 alert; FT C9 alert waits; DD C3 alert waits")
        .at(Phase::Orders);
    s.act("clear C6");
    assert_eq!(s.stars(South), 2);
    assert!(s.is_legal("clear C9"));
    s.act("clear C9");
    assert_eq!(s.stars(South), 0);
    assert!(!s.is_alert("C6") && !s.is_alert("C9") && s.is_alert("C3"));
}

#[test]
fn sr_6_5_some_red_alert_markers_cannot_be_removed() {
    let s = scene()
        .south("CR C6 alert; FT C9 alert waits; CR C2")
        .north("DD K3 alert")
        .stars(1, 9)
        .at(Phase::Orders);
    assert!(s.is_legal("clear C6"), "one star for an ordered unit");
    assert!(!s.is_legal("clear C9"), "two for another");
    assert!(!s.is_legal("clear C2"), "it has none");
    let s = scene()
        .south("CR C6 alert")
        .north("DD K3 alert")
        .stars(9, 9)
        .at(Phase::Orders);
    assert!(!s.is_legal("clear K3"), "the enemy's");
}
