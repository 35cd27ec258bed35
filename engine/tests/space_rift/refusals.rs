//! Tests that a refusal says what to change: its phrase, rule and arguments, for actions in the
//! wrong phase, with the wrong unit or on the wrong hex.

use crate::scene::{Scene, scene};
use engine::args::Arg;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat};
use engine::space_rift::battlefield::Side::South;
use engine::space_rift::drift::DriftRefusal;
use engine::space_rift::refusal::Refusal;
use engine::space_rift::scenario::{ObjectiveKind, ObjectiveOwner};
use engine::space_rift::state::Phase;

/// Returns the reason of a refusal for the seat that is asked: `SR-7.2 too-far hexes=2`.
fn refusal_of(s: &Scene, text: &str) -> String {
    let seat = s.asked_seat().expect("nobody is asked");
    let refused = s.game.check_action(&s.state, seat, s.action(text));
    refusal_text(&refused.expect_err(text))
}

fn refusal_text(refusal: &Refusal) -> String {
    let mut refusal_text = format!("{} {}", refusal.rule().as_str(), refusal.phrase());
    for (name, arg) in refusal.args() {
        let value = match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Term(term) => term.to_owned(),
            other => panic!("{other:?}"),
        };
        refusal_text += &format!(" {name}={value}");
    }
    refusal_text
}

fn assert_refused(s: &Scene, cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(refusal_of(s, text), *expected, "{text}");
    }
}

#[test]
fn sr_4_8_a_refusal_names_the_needed_and_the_current_phase() {
    let s = scene().south("CR C4").north("DD F4").at_movement();
    assert_refused(
        &s,
        &[
            (
                "begin",
                "SR-4.8 other-phase wanted=phase-start now=phase-movement",
            ),
            (
                "command open-channel",
                "SR-4.8 other-phase wanted=phase-command now=phase-movement",
            ),
            (
                "order C4",
                "SR-4.8 other-phase wanted=phase-orders now=phase-movement",
            ),
            (
                "attack C4 F4",
                "SR-4.8 other-phase wanted=phase-combat now=phase-movement",
            ),
            (
                "stars",
                "SR-4.8 other-phase wanted=phase-end now=phase-movement",
            ),
            (
                "sell sprung-trap",
                "SR-4.8 other-phase wanted=phase-end now=phase-movement",
            ),
            ("back", "SR-4.8 unasked asked=asked-back"),
            ("pursue", "SR-4.8 unasked asked=asked-pursue"),
            ("ignore 1", "SR-4.8 unasked asked=asked-ignore"),
            ("retire C5", "SR-4.8 unasked asked=asked-retire"),
            ("keep open-channel", "SR-4.8 unasked asked=asked-keep"),
        ],
    );
    let s = scene().south("CR C4").north("DD F4").at_combat();
    let moved = "SR-4.8 other-phase wanted=phase-movement now=phase-combat";
    assert_refused(&s, &[("move C4 D4", moved), ("exit C4", moved)]);
}

#[test]
fn sr_4_8_a_refusal_names_the_pending_decision() {
    let mut s = scene()
        .south("CR F6; CR E7")
        .north("DD F7")
        .combats(South, "coolant-surge")
        .at_combat();
    s.act("attack F6 F7");
    let card = "SR-4.8 busy asked=asked-card";
    assert_refused(
        &s,
        &[("attack E7 F7", card), ("begin", card), ("back", card)],
    );
    s.dice("ST ST ST").act("done");
    let back = "SR-4.8 busy asked=asked-back";
    assert_refused(&s, &[("attack E7 F7", back), ("ignore 1", back)]);
    let s = scene()
        .south("FS C3; FS C9; FT C4")
        .commands(South, "flag-signal")
        .at_command();
    let mut signal = s;
    signal.act("command flag-signal");
    assert_refused(
        &signal,
        &[
            ("order C4", "SR-4.8 busy asked=asked-signal"),
            ("signal C4", "SR-6.1 no-flagship"),
        ],
    );
}

#[test]
fn sr_5_2_sr_6_1_a_refused_order_names_its_class_or_section() {
    let mut s = scene()
        .south("FT C2; FT C3; FT B2; FT C7")
        .commands(South, "broad-front")
        .at_command();
    s.act("command broad-front; order C2 0; order C3 0");
    assert_refused(
        &s,
        &[
            ("order C2 0", "SR-6.1 has-orders"),
            // The unit's own section has no order left, whichever other slot is tried.
            ("order B2 0", "SR-6.1 no-orders"),
            ("order B2 1", "SR-6.1 no-orders"),
            ("order B2 2", "SR-6.1 no-orders"),
            ("order C7 2", "SR-5.2 out-of-section sector=sector-right"),
        ],
    );
    let strikes = |card: &str| {
        let mut s = scene()
            .south("FT C2; CR C3; BB C6")
            .commands(South, card)
            .at_command();
        s.act(&format!("command {card}"));
        s
    };
    let class = |class: &str| format!("SR-5.2 other-class class=class-{class}");
    assert_eq!(
        refusal_of(&strikes("spearhead"), "order C2"),
        class("strike")
    );
    assert_eq!(
        refusal_of(&strikes("weight-of-steel"), "order C3"),
        class("capital")
    );
    assert_eq!(
        refusal_of(&strikes("slash-and-fade"), "order C6"),
        class("fighter")
    );
    let mut flag = scene()
        .south("FS C3; FT C4; FT C9")
        .commands(South, "flag-signal")
        .at_command();
    flag.act("command flag-signal");
    assert_eq!(
        refusal_of(&flag, "order C9"),
        "SR-5.2 far-from-flag hexes=2"
    );
}

#[test]
fn sr_5_6_a_refused_mirrored_order_names_the_mirrored_section() {
    let mut s = scene()
        .south("FT C3; FT C11")
        .commands(South, "mirror-order")
        .at_command();
    s.state.public.sides[1].last = s.game.command_named("strike-wave-left");
    s.act("command mirror-order");
    let refused = refusal_of(&s, "order C3");
    assert_eq!(refused, "SR-5.2 out-of-section sector=sector-right");
    assert!(s.is_legal("order C11"));
}

#[test]
fn sr_5_1_sr_5_5_sr_14_3_a_refused_card_gives_its_reason() {
    let held = "coolant-surge full-broadside second-volley";
    let mut s = scene()
        .south("FT F6")
        .north("DD F7")
        .combats(South, held)
        .commands(South, "open-channel")
        .at_combat();
    s.act("attack F6 F7");
    assert_refused(
        &s,
        &[
            (
                "play second-volley",
                "SR-14.3 no-window window=window-rolled-own",
            ),
            ("play coolant-surge F6", "SR-14.3 for-no-unit"),
            ("play full-broadside", "SR-14.3 card-class"),
            ("play hard-turn", "SR-14.3 not-held"),
            ("react open-channel", "SR-5.5 no-reaction"),
            ("react first-salvo", "SR-5.1 no-card"),
        ],
    );
    let mut ranged = scene()
        .south("CR F4")
        .north("DD F6")
        .combats(South, "coolant-surge full-broadside")
        .at_combat();
    ranged.act("attack F4 F6");
    let refused = refusal_of(&ranged, "play full-broadside");
    assert_eq!(refused, "SR-14.3 other-range range=range-close");
    let ending = scene()
        .south("CR F4")
        .combats(South, "salvage-rights")
        .at(Phase::Ending);
    assert_eq!(
        refusal_of(&ending, "play salvage-rights"),
        "SR-14.3 none-eliminated"
    );
    let moving = scene()
        .south("FT F6; BB C6")
        .combats(South, "slingshot")
        .at_movement();
    assert_refused(
        &moving,
        &[
            ("play slingshot", "SR-14.3 for-unit"),
            ("play slingshot C6", "SR-14.3 card-class"),
            ("react open-channel", "SR-5.1 no-card"),
        ],
    );
    // Sprung Trap answers attacks, but not a battle back.
    let mut back = scene()
        .south("CR F6")
        .north("DD F7")
        .combats(South, "hard-turn sprung-trap")
        .at_combat();
    back.dice("ST ST ST").act("attack F6 F7; back");
    assert_eq!(
        refusal_of(&back, "play sprung-trap"),
        "SR-14.3 attacks-only"
    );
}

#[test]
fn sr_7_2_sr_7_5_sr_7_7_a_refused_move_gives_its_reason() {
    let s = scene().south("CR C4").at_movement();
    assert_refused(
        &s,
        &[
            ("move C4 C8", "SR-7.2 too-far hexes=2"),
            ("move C4 C8 impulse", "SR-7.2 too-far hexes=3"),
            ("move C4 C7", "SR-7.5 impulse-needed"),
            ("move C4 C6 impulse", "SR-7.5 no-need"),
        ],
    );
    let without_stars = scene().south("CR C4").stars(1, 0).at_movement();
    assert_refused(
        &without_stars,
        &[
            ("move C4 C7", "SR-15.1 stars need=2 have=1"),
            ("move C4 C7 impulse", "SR-15.1 stars need=2 have=1"),
            ("move C4 C8", "SR-7.2 too-far hexes=2"),
        ],
    );
    let ringed = scene()
        .asteroids("B3 B4 C3 C5 D3 D4")
        .south("CR C4")
        .at_movement();
    assert_refused(&ringed, &[("move C4 E5", "SR-7.7 no-way")]);
    let mut second_move = scene()
        .south("FT F6")
        .north("CR F7")
        .commands(South, "slash-and-fade")
        .at_command();
    second_move.act("command slash-and-fade; order F6; done");
    assert_refused(
        &second_move,
        &[
            ("move F6 F5 impulse", "SR-7.5 plain-move"),
            ("move F6 A1", "SR-7.2 too-far hexes=4"),
        ],
    );
}

#[test]
fn sr_18_8_a_refused_exit_gives_its_reason() {
    let setting = |owner| scene().objective(ObjectiveKind::Breakthrough, owner);
    let s = setting(ObjectiveOwner::South)
        .south("CR C3; CR I5")
        .stars(1, 0)
        .at_movement();
    assert_refused(
        &s,
        &[
            ("exit C3", "SR-7.2 edge-too-far"),
            ("exit I5", "SR-15.1 stars need=2 have=1"),
        ],
    );
    let s = setting(ObjectiveOwner::North).south("CR K5").at_movement();
    assert_eq!(refusal_of(&s, "exit K5"), "SR-18.8 no-exit");
}

#[test]
fn sr_10_2_sr_13_5_sr_17_7_a_refused_attack_gives_its_reason() {
    let s = scene()
        .south("CR F6; CR E7; CV C3 moved; CV C9 0")
        .north("DD F7; DD F9; DD C5")
        .at_combat();
    assert_refused(
        &s,
        &[
            ("attack F6 E7", "SR-10.2 own-target"),
            ("attack F6 F9", "SR-10.3 enemy-adjacent"),
            ("sortie F6 F7", "SR-17.7 no-carrier"),
            ("sortie C3 C5", "SR-17.7 carrier-moved"),
            ("sortie C9 F9", "SR-17.7 no-wing"),
        ],
    );
    let mut s = scene()
        .south("DD E5; CR C7")
        .north("FT F5 1; CR G6; CR C9")
        .stars(3, 0)
        .at_combat();
    s.dice("CI SQ SQ").act("attack E5 F5; pursue");
    assert_refused(
        &s,
        &[
            ("attack C7 C9", "SR-13.5 not-pursuer"),
            ("attack E5 C9", "SR-13.5 not-beside"),
        ],
    );
}

#[test]
fn sr_33_4_a_refused_drift_choice_names_the_pending_one() {
    let drift_refusal_text = |refusal: DriftRefusal| refusal_text(&Refusal::Drift(refusal));
    assert_eq!(
        drift_refusal_text(DriftRefusal::PlaceFirst),
        "SR-33.4 drift-place-first"
    );
    assert_eq!(
        drift_refusal_text(DriftRefusal::CloseFirst),
        "SR-33.4 drift-close-first"
    );
    assert_eq!(
        drift_refusal_text(DriftRefusal::SettleFirst),
        "SR-33.4 drift-settle-first"
    );
}

/// Checks that a seat that is not asked gets only this refusal.
#[test]
fn sr_4_1_only_a_seat_that_is_not_asked_is_out_of_turn() {
    let s = scene().south("CR C4").north("DD F4").at_movement();
    let other = s.game.check_action(&s.state, Seat(1), s.action("done"));
    let other = other.expect_err("South moves");
    assert_eq!(refusal_text(&other), "SR-4.1 not-asked");
    assert!(other.is_out_of_turn());
    let own_refusal = s
        .game
        .check_action(&s.state, Seat(0), s.action("attack C4 F4"));
    assert!(!own_refusal.expect_err("units move").is_out_of_turn());
}
