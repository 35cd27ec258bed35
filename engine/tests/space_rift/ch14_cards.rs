//! SR-14: the effects of every combat card. A number such as K20 is the position of a combat card
//! in `content/combat.json`, from 1.

use crate::ch14_windows::duel;
use crate::scene::scene;
use engine::space_rift::battlefield::Side::{North, South};
use engine::space_rift::event::{Event, MoveKind};
use engine::space_rift::state::Phase;

#[test]
fn ex_64_k19_sprung_trap_rolls_before_the_attacker() {
    let trap = || {
        let mut s = scene()
            .south("CR F6")
            .north("BB F7")
            .active(North)
            .combats(South, "sprung-trap")
            .at_combat();
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
    assert_eq!((s.dice_rolled(), s.ships("F6")), (4, 3));
    assert!(s.is_at("F7", "G7"));
}

#[test]
fn ex_65_k20_slip_away_evades_an_attack() {
    let mut s = scene()
        .south("FT C5")
        .north("DD D5")
        .active(North)
        .combats(South, "slip-away")
        .at_combat();
    s.act("attack D5 C5; play slip-away");
    for hex in ["B4", "B5", "A4", "A5", "A6"] {
        assert!(s.is_legal(&format!("retire {hex}")), "{hex}");
    }
    s.act("retire B4");
    assert!(s.is_at("C5", "B4") && !s.is_alert("C5"));
    assert_eq!(s.asked_side(), Some(North));
    assert!(!s.is_legal("pursue"));
    let evaded = |event: &Event| {
        matches!(
            event,
            Event::UnitMoved {
                how: MoveKind::Evade,
                ..
            }
        )
    };
    assert!(s.log.iter().any(evaded));
}

#[test]
fn card_k20_slip_away_to_the_only_free_hex_is_automatic() {
    let attacked = |north_units: &str| {
        let setting = scene().south("CR I1").north("FT J1").north(north_units);
        setting.combats(North, "slip-away").at_combat()
    };
    let mut s = attacked("CR K1");
    s.act("attack I1 J1; play slip-away");
    assert!(s.is_at("J1", "K2"));
    let mut s = attacked("CR K1; CR K2");
    s.dice("ST ST ST").act("attack I1 J1");
    assert!(s.is_at("J1", "J1"), "no hex to go to, no card");
}

#[test]
fn ex_66_k5_overload_warheads_turns_stars_into_hits() {
    let mut s = scene()
        .south("DD F6")
        .north("CR F7")
        .combats(South, "overload-warheads")
        .at_combat();
    s.dice("ST ST TR")
        .act("attack F6 F7; play overload-warheads");
    assert!(!s.is_in_battle("F7"), "three hits");
    assert_eq!(s.stars(South), 1, "the price, and no token");
}

#[test]
fn ex_67_k6_piercing_lance_cancels_shields() {
    let mut s = scene()
        .south("FT F6")
        .north("BB F7")
        .combats(South, "piercing-lance")
        .at_combat();
    s.dice("BL BL SQ").act("attack F6 F7; play piercing-lance");
    assert!(!s.is_in_battle("F7"));
    assert_eq!(s.score(South), 3);
}

#[test]
fn cards_k2_and_k16_change_the_number_of_dice() {
    let mut s = duel("full-broadside", "hard-turn");
    s.act("attack F6 F7; play full-broadside");
    s.dice("SQ SQ SQ SQ").act("play hard-turn; done");
    assert_eq!(s.dice_rolled(), 4, "3 + 2 - 1");
    let mut s = scene()
        .south("FT F6")
        .north("BB F7")
        .combats(South, "full-broadside")
        .at_combat();
    s.dice("TR TR TR").act("attack F6 F7");
    assert_eq!(s.dice_rolled(), 3, "not for fighters");
}

#[test]
fn card_k2_full_broadside_excludes_fighters_of_a_carrier() {
    let mut s = scene()
        .south("CV F2 2")
        .north("BB F7")
        .combats(South, "full-broadside")
        .stars(3, 0)
        .at_combat();
    s.dice("ST ST ST ST").act("sortie F2 F7");
    assert_eq!(s.dice_rolled(), 4);
}

#[test]
fn card_k4_second_volley_rerolls_dice() {
    let mut s = duel("second-volley", "");
    s.dice("ST SQ SQ").act("attack F6 F7; play second-volley");
    s.dice("TR TR").act("reroll SQ; reroll SQ; done; done");
    assert_eq!((s.ships("F7"), s.stars(South)), (1, 9 - 2 + 1));
}

#[test]
fn card_k4_a_reroll_event_needs_a_rerolled_die() {
    let reroll_events = |first: &str| {
        let mut s = scene()
            .south("CR F6")
            .north("DD F7")
            .combats(South, "second-volley")
            .at_combat();
        s.dice("SQ SQ SQ").act("attack F6 F7; play second-volley");
        if !first.is_empty() {
            s.act(first);
            s.dice("ST");
        }
        s.act("done");
        let rerolled = |event: &&Event| matches!(event, Event::Rerolled { .. });
        s.log.iter().filter(rerolled).count()
    };
    assert_eq!((reroll_events(""), reroll_events("reroll SQ")), (0, 1));
}

#[test]
fn card_k7_slingshot_extends_a_move() {
    let mut s = scene()
        .south("DD C5; BB C8")
        .combats(South, "slingshot")
        .at_movement();
    assert!(s.is_legal("play slingshot C5") && !s.is_legal("play slingshot C8"));
    assert!(!s.is_legal("move C5 G5"));
    s.act("play slingshot C5");
    assert!(s.is_legal("move C5 G5"), "four hexes");
    s.act("move C5 G5");
}

#[test]
fn card_k7_slingshot_needs_an_ordered_unit_that_has_not_moved() {
    let setting = || {
        scene()
            .south("FT C2; FT C6; FT C10 waits")
            .stars(1, 0)
            .combats(South, "slingshot")
    };
    let mut s = setting().at_movement();
    s.act("move C2 C3");
    assert!(!s.is_legal("play slingshot C2"), "it has moved");
    assert!(!s.is_legal("play slingshot C10"), "it is not ordered");
    s.act("play slingshot C6; move A1 A2");
    assert!(s.is_legal("move C6 I6"), "six hexes, whoever moves before");
    s.act("move C6 G6");
    assert_eq!(s.state.public.boosted, None, "for one move");
}

#[test]
fn cards_k8_and_k11_order_a_unit_and_clear_markers() {
    let ordering = |card: &str| {
        let mut s = scene()
            .south("CR C6 alert; DD C8 alert; FT C3 alert; FT C10 alert; BB B6")
            .commands(South, "sweep-center")
            .combats(South, card)
            .at_command();
        s.act("command sweep-center; order C6; done");
        s
    };
    let mut s = ordering("reserve-order");
    assert_eq!(s.state.public.phase, Phase::Ordered);
    s.act("play reserve-order; order C3");
    assert!(s.state.public.ordered.contains(s.id("C3")));
    let mut s = ordering("all-stations-report");
    s.act("play all-stations-report; clear C6; clear C3; clear C10");
    assert!(s.is_alert("C8") && !s.is_alert("C6") && !s.is_alert("C3"));
}

#[test]
fn card_k11_clears_three_markers_and_asks_only_if_there_are_more() {
    let scene_of_units = |units: &str| {
        let mut s = scene()
            .south(units)
            .stars(1, 0)
            .combats(South, "all-stations-report")
            .at(Phase::Ordered);
        s.act("play all-stations-report");
        s
    };
    let s = scene_of_units("CR C2 alert; CR C6 alert; CR C10 alert");
    assert!(s.state.public.alert.is_empty() && s.state.public.task.is_none());
    let mut s = scene_of_units("CR C2 alert; CR C6 alert; CR C10 alert; CR A5 alert");
    s.act("clear C2; clear A5; clear C10");
    assert!(s.is_alert("C6") && s.state.public.task.is_none());
}

#[test]
fn card_k9_press_the_attack_lets_any_unit_pursue() {
    let mut s = scene()
        .south("BB F6")
        .north("DD F7 1; CR F8")
        .combats(South, "press-the-attack")
        .at_combat();
    s.dice("TR SQ SQ SQ").act("attack F6 F7");
    assert!(!s.is_legal("pursue"));
    s.act("play press-the-attack");
    assert!(s.is_at("F6", "F7"));
    s.dice("SQ SQ SQ SQ").act("attack F6 F8");
}

#[test]
fn card_k10_repair_drones_restores_a_ship_and_clears_the_marker() {
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
fn card_k12_grapple_teams_takes_a_ship_by_an_opposed_roll() {
    let grapple = || {
        let mut s = scene()
            .south("CR F6 2")
            .north("DD F7 2; TP F5 1; BB E6")
            .combats(South, "grapple-teams")
            .at_movement();
        s.act("done");
        assert_eq!(s.state.public.phase, Phase::Moved);
        s.act("play grapple-teams");
        assert!(
            s.is_legal("grapple F6 F7")
                && !s.is_legal("grapple F6 F5")
                && !s.is_legal("grapple F6 E6")
        );
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
fn card_k12_a_full_unit_does_not_gain_a_fifth_ship() {
    let mut s = scene()
        .south("CRh F6")
        .north("DD F7 2")
        .combats(South, "grapple-teams")
        .at_movement();
    s.act("done; play grapple-teams");
    s.dice("ST ST SQ SQ SQ SQ SQ SQ SQ SQ SQ SQ");
    s.act("grapple F6 F7");
    assert_eq!((s.ships("F6"), s.ships("F7")), (4, 1), "it is lost");
}

#[test]
fn card_k13_cracked_ciphers_discards_an_enemy_card() {
    let mut s = scene()
        .south("CR F6")
        .stars(3, 0)
        .commands(South, "open-channel")
        .combats(South, "cracked-ciphers")
        .combats(North, "hard-turn")
        .at(Phase::Opening);
    s.act("play cracked-ciphers");
    assert!(s.state.private(North).combat.is_empty());
    assert_eq!(s.stars(South), 2);
    let s = scene()
        .south("CR F6")
        .commands(South, "open-channel")
        .combats(South, "cracked-ciphers")
        .at(Phase::Opening);
    assert!(!s.is_legal("play cracked-ciphers"), "nobody holds a card");
}

#[test]
fn card_k14_salvage_rights_pays_after_an_elimination() {
    let mut s = scene()
        .south("CR F6")
        .north("DD F7 1")
        .combats(South, "salvage-rights")
        .at_combat();
    s.dice("TR SQ SQ").act("attack F6 F7; done");
    assert_eq!(s.state.public.phase, Phase::Ending);
    s.act("play salvage-rights");
    assert!(s.stars(South) >= 6);
    let mut s = scene()
        .south("CR F6")
        .combats(South, "salvage-rights")
        .at_combat();
    s.act("done");
    assert_ne!(
        s.state.public.phase,
        Phase::Ending,
        "nothing was eliminated"
    );
}

#[test]
fn card_k14_salvage_rights_excludes_units_hit_by_meteors() {
    let mut s = scene()
        .meteor(0, "F4")
        .south("CR A2")
        .north("FT F6 1; CR K5")
        .combats(South, "salvage-rights")
        .at_turn_start();
    s.dice("CI CI TR TR TR").act("begin");
    assert!(!s.is_in_battle("F6"));
    assert!(!s.is_legal("play salvage-rights") && s.is_legal("stars"));
}

#[test]
fn card_k15_ghost_signature_reduces_enemy_dice() {
    let mut s = scene()
        .south("BB F4")
        .north("DD F6")
        .combats(North, "ghost-signature")
        .at_combat();
    s.dice("SQ").act("attack F4 F6; play ghost-signature");
    assert_eq!(s.dice_rolled(), 1);
}

#[test]
fn card_k17_bulkheads_hold_needs_more_alerts_than_the_unit_ignores() {
    let asked = |faces: &str| {
        let mut s = scene()
            .south("CR H9")
            .north("CR I9")
            .combats(North, "bulkheads-hold")
            .at_combat();
        s.dice(faces).act("attack H9 I9");
        (s.is_legal("play bulkheads-hold"), s.is_legal("ignore 0"))
    };
    assert_eq!(asked("ST ST RA"), (false, true));
    assert_eq!(asked("ST RA RA"), (true, false));
}
