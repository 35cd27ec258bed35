//! SR-5, SR-6 and SR-14: command cards, orders, combat cards, and the effects of every card.

use crate::scene::{Scene, scene};
use engine::game::Game;
use engine::space_rift::SpaceRift;
use engine::space_rift::event::{Event, Motion};
use engine::space_rift::field::Side::{self, North, South};
use engine::space_rift::options::Options;
use engine::space_rift::state::Phase;
use engine::space_rift::unit::UnitId;

/// A fleet over all sections, and a card played from South's hand.
fn played(card: &str) -> Scene {
    let mut s = scene()
        .south("FT C2; DD C3; FT C7; CR C6; BB B6; FS B8; FT C12; CR B11")
        .commands(South, card)
        .commanding();
    s.act(&format!("command {card}"));
    s
}

/// The units that the first so many orders may go to.
fn ordered(s: &Scene, slot: u8) -> Vec<String> {
    let mut names = Vec::new();
    for name in ["C2", "C3", "C7", "C6", "B6", "B8", "C12", "B11"] {
        if s.may(&format!("order {name} {slot}")) {
            names.push(name.to_owned());
        }
    }
    names
}

#[test]
fn t6_the_decks_are_full() {
    let table = SpaceRift::new(Options::duel("srb-02")).unwrap();
    let count = |name: &str| {
        table
            .command_named(name)
            .and_then(|id| table.command(id))
            .unwrap()
            .copies
    };
    let mut all = 0;
    for (card, left, center, right) in [
        ("picket", 2, 2, 2),
        ("sweep", 4, 5, 4),
        ("strike-wave", 3, 4, 3),
        ("sector-fleet", 1, 2, 1),
    ] {
        assert_eq!(count(&format!("{card}-left")), left);
        assert_eq!(count(&format!("{card}-center")), center);
        assert_eq!(count(&format!("{card}-right")), right);
        all += left + center + right;
    }
    for (card, copies) in [
        ("long-line", 3),
        ("twin-claws", 2),
        ("broad-front", 2),
        ("scramble-the-wings", 3),
        ("slash-and-fade", 2),
        ("spearhead", 3),
        ("weight-of-steel", 2),
        ("flag-signal", 2),
        ("weapons-free", 2),
        ("long-guns", 1),
        ("open-channel", 2),
        ("damage-control", 1),
        ("mirror-order", 1),
        ("first-salvo", 1),
    ] {
        assert_eq!(count(card), copies, "{card}");
        all += copies;
    }
    assert_eq!(all, 60);
    let prices = [
        ("coolant-surge", 1),
        ("full-broadside", 2),
        ("lock-solution", 2),
        ("second-volley", 2),
        ("overload-warheads", 2),
        ("piercing-lance", 1),
        ("slingshot", 1),
        ("reserve-order", 2),
        ("press-the-attack", 1),
        ("repair-drones", 3),
        ("all-stations-report", 1),
        ("grapple-teams", 2),
        ("cracked-ciphers", 2),
        ("salvage-rights", 0),
        ("ghost-signature", 1),
        ("hard-turn", 1),
        ("bulkheads-hold", 1),
        ("shield-bloom", 2),
        ("sprung-trap", 3),
        ("slip-away", 2),
    ];
    for (card, cost) in prices {
        let found = table
            .combat_named(card)
            .and_then(|id| table.combat(id))
            .unwrap();
        assert_eq!((found.cost, found.copies), (cost, 2), "{card}");
    }
    assert_eq!(prices.len(), 20);
}

#[test]
fn sr_5_1_exactly_one_command_card() {
    let s = scene()
        .south("FT C2")
        .commands(South, "sweep-left open-channel")
        .commanding();
    assert!(s.may("command sweep-left") && s.may("command open-channel"));
    assert_eq!(s.refusal("command sweep-right"), "SR-5.1");
    assert!(!s.may("done"));
}

#[test]
fn sr_5_2_sr_6_1_sector_cards_order_in_their_section() {
    let mut s = played("sweep-left");
    assert_eq!(ordered(&s, 0), ["C2", "C3"]);
    assert_eq!(s.refusal("order C7 0"), "SR-5.2");
    s.act("order C2; order C3");
    assert_eq!(s.state.public.ordered.len(), 2);
    assert_eq!(
        s.state.public.phase,
        Phase::Movement,
        "nothing is left to order"
    );
    assert_eq!(
        ordered(&played("sweep-center"), 0),
        ["C7", "C6", "B6", "B8"]
    );
    assert_eq!(ordered(&played("sweep-right"), 0), ["C12", "B11"]);
    let mut s = played("sweep-center");
    s.act("order C7; order C6");
    assert_eq!(
        s.state.public.phase,
        Phase::Movement,
        "two orders, not more"
    );
    let mut s = played("sweep-center");
    s.act("done");
    assert!(s.state.public.ordered.is_empty(), "fewer are allowed");
}

#[test]
fn sr_5_2_several_sections_and_classes() {
    let s = played("broad-front");
    assert_eq!(ordered(&s, 0), ["C2", "C3"]);
    assert_eq!(ordered(&s, 1), ["C7", "C6", "B6", "B8"]);
    assert_eq!(ordered(&s, 2), ["C12", "B11"]);
    let s = played("twin-claws");
    assert_eq!(ordered(&s, 0), ["C2", "C3"]);
    assert_eq!(ordered(&s, 1), ["C12", "B11"]);
    assert_eq!(s.state.public.plan.left, [2, 2, 0]);
    assert_eq!(played("long-line").state.public.plan.left, [1, 1, 1]);
    assert_eq!(
        ordered(&played("scramble-the-wings"), 0),
        ["C2", "C7", "C12"]
    );
    assert_eq!(ordered(&played("spearhead"), 0), ["C3", "C6", "B11"]);
    assert_eq!(ordered(&played("weight-of-steel"), 0), ["B6", "B8"]);
    assert_eq!(played("open-channel").state.public.plan.left, [4, 0, 0]);
}

#[test]
fn sr_5_3_the_command_rating_counts() {
    let left = |rating, card: &str| {
        let mut s = scene()
            .rating(rating, 5)
            .south("FT C2; FT C7")
            .commands(South, card)
            .commanding();
        s.act(&format!("command {card}"));
        s.state.public.plan.left[0]
    };
    assert_eq!(left(6, "sector-fleet-left"), 6);
    assert_eq!(left(4, "scramble-the-wings"), 4);
    assert_eq!(left(5, "sweep-left"), 2);
    assert_eq!(
        scene()
            .rating(6, 4)
            .moving()
            .state
            .public
            .stand(South)
            .rating,
        6
    );
}

#[test]
fn c8_c11_c13_c14_dice_of_command_cards() {
    let dice = |card: &str, unit: &str, target: &str, kind: &str| {
        let mut s = scene()
            .south(&format!("{kind} {unit}"))
            .north(&format!("CR {target}"))
            .commands(South, card)
            .commanding();
        s.act(&format!("command {card}; order {unit}"));
        s.dice_of(unit, target)
    };
    assert_eq!(dice("scramble-the-wings", "F6", "F7", "FT"), 4);
    assert_eq!(dice("scramble-the-wings", "F6", "F8", "FT"), 1);
    assert_eq!(dice("weight-of-steel", "F6", "F7", "BB"), 5);
    assert_eq!(dice("weight-of-steel", "F6", "F8", "BB"), 4);
    assert_eq!(dice("weapons-free", "F6", "F7", "CR"), 4);
    assert_eq!(dice("weapons-free", "F6", "F8", "CR"), 3);
    assert_eq!(dice("long-guns", "F6", "F8", "CR"), 3);
    assert_eq!(dice("spearhead", "F6", "F8", "CR"), 2);
    // Long Guns: nobody moves, nobody fights close.
    let mut s = scene()
        .south("CR F6; CR C3")
        .north("CR F8; DD D3")
        .commands(South, "long-guns")
        .commanding();
    s.act("command long-guns; order F6; order C3");
    assert_eq!(s.state.public.phase, Phase::Combat);
    assert_eq!(s.refusal("attack C3 D3"), "SR-10.4");
    assert!(s.may("attack F6 F8"));
    // No dice more for an answer.
    let mut s = scene()
        .south("BB F6")
        .north("CR F7")
        .commands(South, "weapons-free")
        .commanding();
    s.act("command weapons-free; order F6; done");
    s.dice("ST ST ST ST ST").act("attack F6 F7");
    s.dice("SQ SQ SQ").act("back");
    assert_eq!(s.rolled(), 3);
}

#[test]
fn c9_slash_and_fade() {
    let mut s = scene()
        .south("FT F6")
        .north("CR F8")
        .commands(South, "slash-and-fade")
        .commanding();
    s.act("command slash-and-fade; order F6; move F6 F7");
    s.dice("ST ST ST").act("attack F6 F8; done");
    assert_eq!(s.asked_side(), Some(South), "four hexes after the combat");
    assert!(s.may("move F6 F3"));
    s.act("move F6 F3");
    assert!(s.is_at("F6", "F3"));
    assert!(s.state.public.turn > 1, "no second combat, no third move");
}

#[test]
fn c12_flag_signal() {
    let signal = |units: &str| {
        let mut s = scene()
            .south(units)
            .commands(South, "flag-signal")
            .commanding();
        s.act("command flag-signal");
        s
    };
    let s = signal("FS C6; CR C8; DD E7; FT C9");
    assert_eq!(s.state.public.plan.left[0], 6, "command rating 5 and 1");
    assert!(s.may("order C6") && s.may("order C8") && s.may("order E7"));
    assert!(!s.may("order C9"), "three hexes away");
    let mut s = signal("FS C6; FS C12; CR C11");
    s.act("signal C12");
    assert!(s.may("order C11") && !s.may("order C6"));
    let s = signal("CR C6; DD C8");
    assert_eq!(
        s.state.public.plan.left[0], 1,
        "without a flagship one unit anywhere"
    );
    assert!(s.may("order C6") && s.may("order C8"));
}

#[test]
fn c16_damage_control() {
    let mut s = scene()
        .south("CR C6 2 alert; DD C8 2; FT C10; FS C3 1")
        .north("FT D8")
        .commands(South, "damage-control")
        .commanding();
    s.act("command damage-control");
    assert!(!s.is_alert("C6"), "all markers go");
    assert!(!s.may("restore C8"), "an enemy is beside it");
    assert!(!s.may("restore C10"), "at full strength");
    s.dice("TR").act("restore C6");
    assert_eq!(s.ships("C6"), 3);
    s.dice("TR").act("restore C3");
    assert_eq!(s.ships("C3"), 1, "not its symbol");
    assert!(s.may("order C10"), "then one order anywhere");
}

#[test]
fn sr_5_4_ex_76_amb_39_nobody_to_order() {
    let mut s = scene()
        .south("CR C6 alert")
        .commands(South, "weight-of-steel")
        .commanding();
    s.act("command weight-of-steel");
    assert!(s.log.contains(&Event::TurnEnded { side: South }));
}

#[test]
fn sr_5_5_first_salvo_in_the_own_turn() {
    let s = played("first-salvo");
    assert_eq!(s.state.public.plan.left, [1, 0, 0]);
    assert_eq!(ordered(&s, 0).len(), 8);
}

#[test]
fn c18_first_salvo_against_an_attack() {
    let attacked = || {
        let mut s = scene()
            .south("CR F6")
            .north("DD F7")
            .commands(North, "first-salvo")
            .fighting();
        s.act("attack F6 F7");
        s
    };
    let mut s = attacked();
    assert!(s.may("react first-salvo"));
    s.dice("SQ SQ SQ TR SQ SQ").act("react first-salvo");
    assert_eq!(s.ships("F7"), 2, "the attack proceeds");
    assert_eq!(s.asked_side(), Some(South), "and is not answered");
    assert_eq!(s.stars(North), 3, "it costs nothing");
    // The attacker that must retire has spent its attack.
    let mut s = attacked();
    s.dice("SQ RA RA").act("react first-salvo; ignore 0");
    s.act("retire D5");
    assert_eq!(s.ships("F7"), 3);
    assert!(s.log.contains(&Event::Spent { unit: s.id("F6") }));
    // It may also be kept.
    let mut s = attacked();
    s.dice("ST ST ST").act("done");
    assert!(s.may("back"));
    // Not against fire from afar.
    let mut s = scene()
        .south("CR F6")
        .north("DD F8")
        .commands(North, "first-salvo")
        .fighting();
    s.dice("ST ST").act("attack F6 F8");
    assert_eq!(s.asked_side(), Some(South));
}

#[test]
fn sr_5_6_ex_29_a_mirror() {
    let mirror = |last: Option<&str>| {
        let mut s = scene()
            .south("FT C3; FT C11; FT C7")
            .commands(South, "mirror-order")
            .commanding();
        s.state.public.stands[1].last = last.map(|name| s.table.command_named(name).unwrap());
        s.act("command mirror-order");
        s
    };
    let s = mirror(Some("strike-wave-left"));
    assert_eq!(s.state.public.plan.left, [3, 0, 0]);
    assert!(s.may("order C11") && !s.may("order C3") && !s.may("order C7"));
    for s in [mirror(None), mirror(Some("mirror-order"))] {
        assert_eq!(s.state.public.plan.left, [2, 0, 0]);
        assert!(s.may("order C11") && s.may("order C3"));
    }
}

#[test]
fn ex_75_sr_5_7_picket() {
    let mut s = scene()
        .south("FT C3")
        .commands(
            South,
            "picket-left sweep-left sweep-left sweep-left sweep-left",
        )
        .commands(North, "long-line long-line long-line twin-claws")
        .commanding();
    s.act("command picket-left; order C3; done");
    assert_eq!(
        (s.hand(South).len(), s.state.own(South).drawn.len()),
        (4, 2)
    );
    let offered = s.state.own(South).drawn.kinds().next().unwrap();
    let name = s
        .table
        .command(engine::space_rift::cards::CommandId(offered))
        .unwrap()
        .name();
    s.act(&format!("keep {name}"));
    assert_eq!(s.hand(South).len(), 5);
    assert_eq!(s.hand(North).len(), 4, "North draws in its own turn");
}

#[test]
fn sr_5_7_who_reacted_draws_first() {
    let mut s = scene()
        .south("CR F6")
        .north("DD F7")
        .commands(South, "open-channel")
        .commands(
            North,
            "first-salvo long-line long-line long-line twin-claws",
        )
        .commanding();
    s.act("command open-channel; order F6; done; attack F6 F7");
    s.dice("SQ SQ SQ ST ST ST").act("react first-salvo");
    let drew: Vec<Side> = s
        .log
        .iter()
        .filter_map(|event| {
            if let Event::CardsDrawn { side, .. } = event {
                Some(*side)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(drew.first(), Some(&North), "{drew:?}");
    assert_eq!((s.hand(North).len(), s.hand(South).len()), (5, 5));
}

#[test]
fn sr_5_8_an_empty_deck_is_made_of_its_discards() {
    let mut s = scene()
        .south("FT C3")
        .commands(South, "sweep-left")
        .commanding();
    // Everything but South's hand has been turned up.
    let all = s.table.command_deck(&s.state);
    s.state.public.command_discards = all;
    assert!(s.table.command_deck(&s.state).is_empty());
    s.act("command sweep-left; order C3; done");
    assert!(
        s.log
            .iter()
            .any(|event| matches!(event, Event::Reshuffled { .. }))
    );
    assert_eq!(s.hand(South).len(), 5);
}

#[test]
fn sr_6_2_a_unit_on_a_dotted_line() {
    let mut s = scene()
        .south("FT D4; FT C3; FT C7")
        .commands(South, "broad-front")
        .commanding();
    s.act("command broad-front");
    assert!(s.may("order D4 0") && s.may("order D4 1") && !s.may("order D4 2"));
    s.act("order D4 1");
    assert_eq!(s.state.public.plan.left, [2, 1, 2]);
    assert_eq!(s.refusal("order D4 0"), "SR-6.1");
}

#[test]
fn sr_6_3_orders_left_over_are_lost() {
    let mut s = played("broad-front");
    s.act("order C2; done; done");
    assert_eq!(s.state.public.plan.left, [0; 3]);
    assert!(s.log.contains(&Event::TurnEnded { side: South }));
}

#[test]
fn ex_28_sr_6_5_markers_for_stars() {
    let mut s = scene()
        .south("CR C6 alert; FT C9 alert waits; DD C3 alert waits")
        .at(Phase::Orders);
    s.act("clear C6");
    assert_eq!(s.stars(South), 2);
    assert!(s.may("clear C9"));
    s.act("clear C9");
    assert_eq!(s.stars(South), 0);
    assert!(!s.is_alert("C6") && !s.is_alert("C9") && s.is_alert("C3"));
}

/// South attacks North's destroyer; both hold cards.
fn duel(south: &str, north: &str) -> Scene {
    scene()
        .south("CR F6; CR E7; DD C3")
        .north("DD F7; CR C4")
        .stars(9, 9)
        .combats(South, south)
        .combats(North, north)
        .fighting()
}

#[test]
fn sr_14_1_sr_14_2_one_card_a_turn_for_each_side() {
    let mut s = duel(
        "coolant-surge coolant-surge piercing-lance",
        "hard-turn hard-turn",
    );
    s.act("attack F6 F7; play coolant-surge");
    s.dice("ST ST ST").act("play hard-turn; done");
    s.dice("ST ST ST").act("attack E7 F7");
    assert_eq!(s.rolled(), 3, "nobody is asked for a second card");
    assert_eq!(s.state.own(South).combat.len(), 2);
}

#[test]
fn sr_14_3_sr_14_4_window_price_and_discard() {
    let mut s = duel("coolant-surge second-volley", "");
    assert!(!s.may("play coolant-surge"), "not before the declaration");
    s.act("attack F6 F7");
    assert_eq!(s.refusal("play second-volley"), "SR-14.3");
    s.dice("ST ST ST ST").act("play coolant-surge; done");
    assert_eq!(s.stars(South), 9 - 1 + 4);
    assert_eq!(s.state.public.combat_discards.len(), 1);
    // Who cannot pay is not asked.
    let mut s = scene()
        .south("CR F6")
        .north("DD F7")
        .stars(0, 0)
        .combats(South, "coolant-surge");
    s = s.combats(North, "shield-bloom");
    let mut s = s.fighting();
    s.dice("TR SQ SQ").act("attack F6 F7");
    assert_eq!(s.ships("F7"), 2);
}

#[test]
fn sr_14_5_features_stand_unless_the_card_names_them() {
    let dice = |card: &str| {
        let mut s = scene()
            .asteroids("F8")
            .south("CR F6")
            .north("DD F8")
            .combats(South, card)
            .fighting();
        s.any_dice().act(&format!("attack F6 F8; play {card}"));
        s.rolled()
    };
    assert_eq!(dice("coolant-surge"), 2, "2 - 1 + 1");
    assert_eq!(dice("lock-solution"), 3, "2 + 1, no shelter");
}

#[test]
fn sr_14_6_windows_open_in_battle_backs_too() {
    let mut s = duel("hard-turn", "coolant-surge");
    s.dice("ST SQ SQ").act("attack F6 F7; back");
    assert_eq!(s.asked_side(), Some(North));
    s.act("play coolant-surge");
    assert_eq!(s.asked_side(), Some(South));
    s.dice("SQ SQ SQ").act("play hard-turn");
    assert_eq!(s.rolled(), 3);
    // Cards that answer attacks do not answer a battle back.
    let mut s = duel("sprung-trap", "");
    s.dice("ST SQ SQ SQ SQ SQ").act("attack F6 F7; back");
    assert_eq!(s.state.own(South).combat.len(), 1);
    assert_eq!(s.state.public.phase, Phase::Combat);
}

#[test]
fn sr_14_7_the_roller_is_asked_first() {
    let mut s = duel("second-volley", "shield-bloom");
    s.dice("TR SQ SQ").act("attack F6 F7");
    assert_eq!(s.asked_side(), Some(South));
    s.act("done");
    assert_eq!(s.asked_side(), Some(North));
    s.act("play shield-bloom; done");
    assert_eq!(s.ships("F7"), 3);
}

#[test]
fn sr_14_8_amb_33_one_first_strike_in_a_combat() {
    let mut s = scene()
        .south("BB F6")
        .north("CR F7")
        .commands(North, "first-salvo")
        .combats(North, "sprung-trap")
        .fighting();
    s.act("attack F6 F7");
    assert!(s.may("react first-salvo") && s.may("play sprung-trap"));
    s.dice("TR TR TR CI CI CI CI").act("react first-salvo");
    assert_eq!(s.state.own(North).combat.len(), 1);
    assert_eq!(s.rolled(), 4);
}

#[test]
fn ex_64_k19_sprung_trap() {
    let trap = || {
        let mut s = scene()
            .south("CR F6")
            .north("BB F7")
            .active(North)
            .combats(South, "sprung-trap")
            .fighting();
        s.act("attack F7 F6");
        s
    };
    let mut s = trap();
    s.dice("TR TR TR TR CI CI CI CI").act("play sprung-trap");
    assert_eq!(s.stars(South), 0);
    assert_eq!(
        s.asked_side(),
        Some(North),
        "the cruiser does not battle back"
    );
    let mut s = trap();
    s.dice("RA RA TR TR")
        .act("play sprung-trap; ignore 1; retire G7");
    assert_eq!((s.rolled(), s.ships("F6")), (4, 3));
    assert!(s.is_at("F7", "G7"));
}

#[test]
fn ex_65_k20_slip_away() {
    let mut s = scene()
        .south("FT C5")
        .north("DD D5")
        .active(North)
        .combats(South, "slip-away")
        .fighting();
    s.act("attack D5 C5; play slip-away");
    for hex in ["B4", "B5", "A4", "A5", "A6"] {
        assert!(s.may(&format!("retire {hex}")), "{hex}");
    }
    s.act("retire B4");
    assert!(s.is_at("C5", "B4") && !s.is_alert("C5"));
    assert_eq!(s.asked_side(), Some(North));
    assert!(!s.may("pursue"));
    let evaded = |event: &Event| {
        matches!(
            event,
            Event::UnitMoved {
                how: Motion::Evade,
                ..
            }
        )
    };
    assert!(s.log.iter().any(evaded));
}

#[test]
fn ex_66_k5_overload_warheads() {
    let mut s = scene()
        .south("DD F6")
        .north("CR F7")
        .combats(South, "overload-warheads")
        .fighting();
    s.dice("ST ST TR")
        .act("attack F6 F7; play overload-warheads");
    assert!(!s.lives("F7"), "three hits");
    assert_eq!(s.stars(South), 1, "the price, and no token");
}

#[test]
fn ex_67_k6_piercing_lance() {
    let mut s = scene()
        .south("FT F6")
        .north("BB F7")
        .combats(South, "piercing-lance")
        .fighting();
    s.dice("BL BL SQ").act("attack F6 F7; play piercing-lance");
    assert!(!s.lives("F7"));
    assert_eq!(s.score(South), 3);
}

#[test]
fn k2_full_broadside_and_k16_hard_turn() {
    let mut s = duel("full-broadside", "hard-turn");
    s.act("attack F6 F7; play full-broadside");
    s.dice("SQ SQ SQ SQ").act("play hard-turn; done");
    assert_eq!(s.rolled(), 4, "3 + 2 - 1");
    let mut s = scene()
        .south("FT F6")
        .north("BB F7")
        .combats(South, "full-broadside")
        .fighting();
    s.dice("TR TR TR").act("attack F6 F7");
    assert_eq!(s.rolled(), 3, "not for fighters");
}

#[test]
fn k4_second_volley() {
    let mut s = duel("second-volley", "");
    s.dice("ST SQ SQ").act("attack F6 F7; play second-volley");
    s.dice("TR TR").act("reroll SQ; reroll SQ; done; done");
    assert_eq!((s.ships("F7"), s.stars(South)), (1, 9 - 2 + 1));
}

#[test]
fn k7_slingshot() {
    let mut s = scene()
        .south("DD C5; BB C8")
        .combats(South, "slingshot")
        .moving();
    assert!(s.may("play slingshot C5") && !s.may("play slingshot C8"));
    assert!(!s.may("move C5 G5"));
    s.act("play slingshot C5");
    assert!(s.may("move C5 G5"), "four hexes");
    s.act("move C5 G5");
}

#[test]
fn k8_reserve_order_and_k11_all_stations_report() {
    let ordering = |card: &str| {
        let mut s = scene()
            .south("CR C6 alert; DD C8 alert; FT C3 alert; FT C10 alert; BB B6")
            .commands(South, "sweep-center")
            .combats(South, card)
            .commanding();
        s.act("command sweep-center; order C6; done");
        s
    };
    let mut s = ordering("reserve-order");
    assert_eq!(s.state.public.phase, Phase::Ordered);
    s.act("play reserve-order; order C3");
    assert!(s.state.public.ordered.has(s.id("C3")));
    let mut s = ordering("all-stations-report");
    s.act("play all-stations-report; clear C6; clear C3; clear C10");
    assert!(s.is_alert("C8") && !s.is_alert("C6") && !s.is_alert("C3"));
}

#[test]
fn k9_press_the_attack() {
    let mut s = scene()
        .south("BB F6")
        .north("DD F7 1; CR F8")
        .combats(South, "press-the-attack")
        .fighting();
    s.dice("TR SQ SQ SQ").act("attack F6 F7");
    assert!(!s.may("pursue"));
    s.act("play press-the-attack");
    assert!(s.is_at("F6", "F7"));
    s.dice("SQ SQ SQ SQ").act("attack F6 F8");
}

#[test]
fn k10_repair_drones() {
    let mut s = scene()
        .south("CR C6 2 alert; DD C8 3")
        .stars(3, 0)
        .commands(South, "open-channel")
        .combats(South, "repair-drones")
        .at(Phase::Opening);
    s.act("play repair-drones; restore C6");
    assert_eq!((s.ships("C6"), s.stars(South)), (3, 0));
    assert!(!s.is_alert("C6"));
}

#[test]
fn k12_grapple_teams() {
    let grapple = || {
        let mut s = scene()
            .south("CR F6 2")
            .north("DD F7 2; TP F5 1; BB E6")
            .combats(South, "grapple-teams")
            .moving();
        s.act("done");
        assert_eq!(s.state.public.phase, Phase::Moved);
        s.act("play grapple-teams");
        assert!(s.may("grapple F6 F7") && !s.may("grapple F6 F5") && !s.may("grapple F6 E6"));
        s
    };
    let mut s = grapple();
    s.dice("ST ST SQ SQ SQ ST SQ SQ SQ SQ").act("grapple F6 F7");
    assert_eq!((s.ships("F6"), s.ships("F7")), (3, 1));
    assert_eq!(s.stars(South), 1, "stars of this roll give nothing");
    let mut s = grapple();
    s.dice("ST SQ SQ SQ SQ ST SQ SQ SQ SQ").act("grapple F6 F7");
    assert_eq!(
        (s.ships("F6"), s.ships("F7")),
        (2, 2),
        "more stars, not as many"
    );
}

#[test]
fn k13_cracked_ciphers() {
    let mut s = scene()
        .south("CR F6")
        .stars(3, 0)
        .commands(South, "open-channel")
        .combats(South, "cracked-ciphers")
        .combats(North, "hard-turn")
        .at(Phase::Opening);
    s.act("play cracked-ciphers");
    assert!(s.state.own(North).combat.is_empty());
    assert_eq!(s.stars(South), 2);
    let s = scene()
        .south("CR F6")
        .commands(South, "open-channel")
        .combats(South, "cracked-ciphers")
        .at(Phase::Opening);
    assert!(!s.may("play cracked-ciphers"), "nobody holds a card");
}

#[test]
fn k14_salvage_rights() {
    let mut s = scene()
        .south("CR F6")
        .north("DD F7 1")
        .combats(South, "salvage-rights")
        .fighting();
    s.dice("TR SQ SQ").act("attack F6 F7; done");
    assert_eq!(s.state.public.phase, Phase::Ending);
    s.act("play salvage-rights");
    assert!(s.stars(South) >= 6);
    let mut s = scene()
        .south("CR F6")
        .combats(South, "salvage-rights")
        .fighting();
    s.act("done");
    assert_ne!(
        s.state.public.phase,
        Phase::Ending,
        "nothing was eliminated"
    );
}

#[test]
fn k15_ghost_signature() {
    let mut s = scene()
        .south("BB F4")
        .north("DD F6")
        .combats(North, "ghost-signature")
        .fighting();
    s.dice("SQ").act("attack F4 F6; play ghost-signature");
    assert_eq!(s.rolled(), 1);
}

#[test]
fn sr_2_5_a_unit_that_no_one_fields_is_nobody() {
    let s = scene().moving();
    assert_eq!(s.state.unit(UnitId(31)).hex, None);
    assert_eq!(s.table.build(UnitId(31)).ships, 0);
}
