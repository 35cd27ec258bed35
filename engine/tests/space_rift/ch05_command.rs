//! SR-5: command cards.

use crate::scene::{Scene, Setting, scene};
use engine::space_rift::event::Event;
use engine::space_rift::field::Side;
use engine::space_rift::state::Phase;

/// Units of South in all sections: left, on a dotted line, center, right.
fn spread() -> Setting {
    scene()
        .south("FT C2; CR C4; DD D4; BB C6; CR C8; DD D9; FT C10; FS A7")
        .north("FT I2; CR I6; FT I12")
}

/// Which units can be ordered by the first order of the card.
fn meant(s: &Scene, slot: u8) -> Vec<&'static str> {
    let names = ["C2", "C4", "D4", "C6", "C8", "D9", "C10", "A7"];
    let legal = |name: &&str| s.may(&format!("order {name} {slot}"));
    names.into_iter().filter(legal).collect()
}

fn played(card: &str) -> Scene {
    let mut s = spread().commands(Side::South, card).commanding();
    s.act(&format!("command {card}"));
    s
}

#[test]
fn sr_5_1_one_card_must_be_played() {
    let s = spread().commands(Side::South, "picket-left").commanding();
    assert!(!s.may("done"));
    assert_eq!(s.refusal("command sweep-left"), "SR-5.1");
    assert!(s.may("command picket-left"));
}

#[test]
fn sr_5_2_sector_cards_and_tactic_cards() {
    assert_eq!(meant(&played("sweep-left"), 0), ["C2", "C4", "D4"]);
    assert_eq!(
        meant(&played("sweep-center"), 0),
        ["D4", "C6", "C8", "D9", "A7"]
    );
    assert_eq!(meant(&played("sweep-right"), 0), ["D9", "C10"]);
    assert_eq!(meant(&played("open-channel"), 0).len(), 8);
    assert_eq!(meant(&played("scramble-the-wings"), 0), ["C2", "C10"]);
    assert_eq!(meant(&played("spearhead"), 0), ["C4", "D4", "C8", "D9"]);
    assert_eq!(meant(&played("weight-of-steel"), 0), ["C6", "A7"]);
    // Left and right are those of the chair.
    let mut s = spread()
        .commands(Side::North, "sweep-left")
        .active(Side::North)
        .commanding();
    s.act("command sweep-left");
    assert!(s.may("order I12 0") && !s.may("order I2 0"));
}

#[test]
fn sr_5_2_every_card_orders_as_many_as_its_table_says() {
    let orders = [
        ("picket-center", [1, 0, 0]),
        ("sweep-center", [2, 0, 0]),
        ("strike-wave-center", [3, 0, 0]),
        ("sector-fleet-center", [5, 0, 0]),
        ("long-line", [1, 1, 1]),
        ("twin-claws", [2, 2, 0]),
        ("broad-front", [2, 2, 2]),
        ("scramble-the-wings", [5, 0, 0]),
        ("slash-and-fade", [3, 0, 0]),
        ("spearhead", [5, 0, 0]),
        ("weight-of-steel", [5, 0, 0]),
        ("flag-signal", [6, 0, 0]),
        ("weapons-free", [3, 0, 0]),
        ("long-guns", [5, 0, 0]),
        ("open-channel", [4, 0, 0]),
        ("damage-control", [1, 0, 0]),
        ("mirror-order", [2, 0, 0]),
        ("first-salvo", [1, 0, 0]),
    ];
    for (card, left) in orders {
        assert_eq!(played(card).state.public.plan.left, left, "{card}");
    }
}

#[test]
fn sr_5_3_the_command_rating_counts() {
    let mut s = spread()
        .rating(3, 5)
        .commands(Side::South, "spearhead")
        .commanding();
    s.act("command spearhead");
    assert_eq!(s.state.public.plan.left, [3, 0, 0]);
}

#[test]
fn ex_76_sr_5_4_amb_39_a_card_that_can_order_nobody() {
    let mut s = scene()
        .south("FT C2")
        .commands(Side::South, "weight-of-steel")
        .commanding();
    s.act("command weight-of-steel");
    assert_eq!(
        (s.state.public.active, s.state.public.turn),
        (Side::North, 2)
    );
    assert!(
        !s.log
            .iter()
            .any(|event| matches!(event, Event::Ordered { .. }))
    );
}

#[test]
fn sr_5_5_first_salvo_in_the_own_turn_and_against_an_attack() {
    assert_eq!(meant(&played("first-salvo"), 0).len(), 8);
    let mut s = scene()
        .south("CR F6")
        .north("DD F7")
        .commands(Side::North, "first-salvo sweep-left")
        .stars(0, 0)
        .fighting();
    s.act("attack F6 F7");
    assert_eq!(s.asked_side(), Some(Side::North));
    assert_eq!(s.refusal("play hard-turn"), "SR-5.1");
    // It rolls its three dice first; the attack follows, and there is no battle back.
    s.dice("TR SQ SQ TR TR SQ").act("react first-salvo");
    assert_eq!((s.ships("F6"), s.ships("F7")), (2, 1));
    assert_eq!(s.asked_side(), Some(Side::South));
    // Not from afar.
    let mut s = scene()
        .south("CR F4")
        .north("DD F6")
        .commands(Side::North, "first-salvo")
        .fighting();
    s.dice("SQ SQ").act("attack F4 F6");
    assert_eq!(s.hand(Side::North).len(), 1);
}

#[test]
fn ex_29_sr_5_6_mirror_order_takes_the_same_part_of_the_battlefield() {
    let mut s = spread().commands(Side::South, "mirror-order").commanding();
    s.state.public.stands[1].last = s.table.command_named("strike-wave-left");
    s.act("command mirror-order");
    assert_eq!(s.state.public.plan.left, [3, 0, 0]);
    assert_eq!(meant(&s, 0), ["D9", "C10"], "North's left is the east");
    // Nothing played yet, or itself played: two anywhere.
    assert_eq!(meant(&played("mirror-order"), 0).len(), 8);
    let mut s = spread().commands(Side::South, "mirror-order").commanding();
    s.state.public.stands[1].last = s.table.command_named("mirror-order");
    s.act("command mirror-order");
    assert_eq!(
        (s.state.public.plan.left, meant(&s, 0).len()),
        ([2, 0, 0], 8)
    );
    // A tactic card with all it does.
    let mut s = spread().commands(Side::South, "mirror-order").commanding();
    s.state.public.stands[1].last = s.table.command_named("scramble-the-wings");
    s.act("command mirror-order");
    assert_eq!(meant(&s, 0), ["C2", "C10"]);
    assert_eq!(s.table.orders_in_force(&s.state.public).dice, [1, 0]);
}

#[test]
fn ex_75_sr_5_7_drawing_at_the_end_of_the_turn() {
    let mut s = scene()
        .south("FT K1 waits")
        .commands(
            Side::South,
            "picket-left sweep-left sweep-left sweep-left sweep-left",
        )
        .commanding();
    s.act("command picket-left");
    // Hand 4, two drawn, one kept.
    assert_eq!(s.state.own(Side::South).drawn.len(), 2);
    assert_eq!(
        (s.hand(Side::South).len(), s.asked_side()),
        (4, Some(Side::South))
    );
    assert!(!s.may("done"), "one must be kept");
    let kept = s.state.own(Side::South).drawn.kinds().next().unwrap();
    let name = s.table.commands()[usize::from(kept)].name();
    s.act(&format!("keep {name}"));
    assert_eq!(
        (
            s.hand(Side::South).len(),
            s.state.own(Side::South).drawn.len()
        ),
        (5, 0)
    );
    assert_eq!(
        s.state.public.command_discards.len(),
        2,
        "Picket and the card not kept"
    );
}

#[test]
fn ex_75_sr_5_7_who_reacted_draws_first() {
    let mut s = scene()
        .south("CR F6")
        .north("DD F7")
        .commands(
            Side::North,
            "first-salvo sweep-left sweep-left sweep-left sweep-left",
        )
        .commands(Side::South, "sweep-left sweep-left sweep-left sweep-left")
        .stars(0, 0)
        .fighting();
    s.dice("SQ SQ SQ SQ SQ SQ")
        .act("attack F6 F7; react first-salvo; done");
    let drawn: Vec<Side> = s
        .log
        .iter()
        .filter_map(|event| match event {
            Event::CommandDrawn { side, .. } => Some(*side),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [Side::North, Side::South]);
    assert_eq!(
        (s.hand(Side::South).len(), s.hand(Side::North).len()),
        (5, 5)
    );
}

#[test]
fn sr_5_8_an_empty_deck_is_made_of_the_discards() {
    let mut s = scene()
        .south("FT K1 waits")
        .commands(Side::South, "sweep-left")
        .commanding();
    // Everything else lies on the discards.
    let rest = s.table.command_deck(&s.state);
    s.state.public.command_discards = rest;
    s.act("command sweep-left");
    assert!(
        s.log
            .iter()
            .any(|event| matches!(event, Event::Reshuffled { .. }))
    );
    assert_eq!(s.hand(Side::South).len(), 5);
    assert!(s.state.public.command_discards.is_empty());
}

#[test]
fn sr_5_2_flag_signal_comes_from_a_flagship() {
    let setting = || {
        scene()
            .south("FS C3; CR C5; DD C6")
            .commands(Side::South, "flag-signal")
    };
    let mut s = setting().commanding();
    s.act("command flag-signal");
    assert!(s.may("order C3 0") && s.may("order C5 0") && !s.may("order C6 0"));
    // Of two flagships one is chosen.
    let mut s = setting().south("FS A9; FT A10").commanding();
    s.act("command flag-signal");
    assert!(!s.may("signal C5"));
    s.act("signal A9");
    assert!(s.may("order A10 0") && !s.may("order C5 0"));
    // Without one, any one unit.
    let mut s = scene()
        .south("CR C5; DD C6")
        .commands(Side::South, "flag-signal")
        .commanding();
    s.act("command flag-signal");
    assert_eq!(s.state.public.plan.left, [1, 0, 0]);
    assert!(s.may("order C5 0") && s.may("order C6 0"));
}

#[test]
fn sr_5_2_damage_control_clears_restores_and_orders() {
    let mut s = scene()
        .south("CR C5 2 alert; BB C7 1 alert; FT C9 2; FS A7")
        .north("DD D9")
        .commands(Side::South, "damage-control")
        .commanding();
    s.act("command damage-control");
    assert!(!s.is_alert("C5") && !s.is_alert("C7"));
    // The fighter has an enemy beside it; the flagship is whole.
    assert_eq!(s.refusal("restore C9"), "SR-14.4");
    s.dice("TR").act("restore C5");
    assert_eq!(s.ships("C5"), 3);
    s.dice("TR").act("restore C7");
    assert_eq!(s.ships("C7"), 1, "no square and no blast");
    assert_eq!(s.state.public.phase, Phase::Orders);
    s.act("order C9");
    assert!(s.state.public.ordered.has(s.id("C9")));
}

#[test]
fn sr_5_2_long_guns_keep_still_and_shoot_far() {
    let mut s = scene()
        .south("CR C5; BB C8")
        .north("DD C7; FT D8")
        .commands(Side::South, "long-guns")
        .commanding();
    s.act("command long-guns; order C5; order C8; done");
    // Nobody moves: the fight begins at once.
    assert_eq!(s.state.public.phase, Phase::Combat);
    assert_eq!(s.dice_of("C5", "C7"), 3, "2 + 1");
    assert!(s.may("attack C5 C7"));
    assert_eq!(s.refusal("attack C8 D8"), "SR-10.4");
}

#[test]
fn sr_5_2_slash_and_fade_moves_again() {
    let mut s = scene()
        .south("FT E6; FT C2")
        .north("DD F7")
        .commands(Side::South, "slash-and-fade")
        .stars(0, 0)
        .commanding();
    s.act("command slash-and-fade; order E6; order C2; done; move E6 F6; done");
    s.dice("SQ SQ SQ").act("attack E6 F7");
    // After its combat, before anybody else's.
    assert_eq!(s.refusal("move C2 C3"), "SR-4.8");
    assert!(s.may("move E6 B6") && s.may("done"));
    s.act("move E6 B6");
    assert!(s.is_at("E6", "B6"));
    // Another declines its combat by moving.
    s.act("move C2 C6");
    assert!(s.is_at("C2", "C6") && s.state.public.active == Side::North);
}
