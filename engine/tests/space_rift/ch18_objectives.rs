//! SR-18: planets, sectors, breakthrough; and the income of transports with them.

use crate::hexes::hex;
use crate::scene::{Scene, Setting, scene};
use engine::space_rift::event::Event;
use engine::space_rift::field::Side::{North, South};
use engine::space_rift::scenario::{Aim, Whose};

/// South's turn begins at a world of four hexes that both sides want.
fn world(setting: Setting) -> Scene {
    let mut s = setting
        .planet("E7 F6 F7 G7")
        .aims(Aim::PlanetControl, Whose::Both)
        .commands(South, "open-channel")
        .commands(North, "open-channel")
        .starting();
    s.act("begin");
    s
}

/// Markers of South on F6.
fn on_f6(s: &Scene) -> u8 {
    s.state.public.planets[1][0]
}

#[test]
fn ex_31_sr_18_1_sr_18_3_control_of_a_planet() {
    let s = world(scene().south("CR F6"));
    assert_eq!((on_f6(&s), s.score(South)), (1, 1));
    let s = world(scene().south("CR F6").north("DD G7"));
    assert_eq!(on_f6(&s), 0, "contested");
    let s = world(scene().south("CR F6").north("DD G6"));
    assert_eq!(on_f6(&s), 1, "an enemy beside the group does not contest");
    let s = world(scene().south("CR F6").north("DD F7; CR G7"));
    assert_eq!(on_f6(&s), 0);
    let s = world(scene().south("CR E7").north("DD G7"));
    assert_eq!(
        s.state.public.planets[0][0], 1,
        "two hexes apart on one group"
    );
    // Only the active side places.
    let s = world(scene().south("CR F6").north("CR E7").active(North));
    assert_eq!(s.state.public.planets, {
        let mut none = s.state.public.planets;
        none.fill([0, 0]);
        none
    });
    // Without the objective nobody does.
    let mut s = scene().planet("F6").south("CR F6").starting();
    s.act("begin");
    assert_eq!(s.score(South), 0);
}

#[test]
fn ex_69_sr_17_10_sr_17_11_sr_18_2_transports() {
    let s = world(scene().south("TP F6"));
    assert_eq!((on_f6(&s), s.stars(South)), (2, 3));
    let s = world(scene().south("TP C3"));
    assert_eq!(s.stars(South), 4);
    let s = world(scene().south("TP C3; TP C5"));
    assert_eq!(s.stars(South), 5);
    let s = world(scene().south("TP C3").north("FT C4"));
    assert_eq!(s.stars(South), 3);
    let s = world(scene().south("TP C3 alert"));
    assert_eq!(s.stars(South), 3);
    // On a contested planet it places nothing, and the enemy is beside it.
    let s = world(scene().south("TP F6").north("FT F7"));
    assert_eq!((on_f6(&s), s.stars(South)), (0, 3));
}

#[test]
fn sr_18_4_amb_28_markers_stay() {
    let mut s = scene()
        .planet("F6")
        .aims(Aim::PlanetControl, Whose::Both)
        .markers("F6", 2, 3)
        .south("CR F6 1")
        .north("DD F7")
        .fighting();
    assert_eq!(
        (s.score(South), s.score(North)),
        (2, 3),
        "both sides' on one hex"
    );
    s.dice("ST ST ST TR SQ").act("attack F6 F7; back");
    assert!(!s.lives("F6"));
    assert_eq!(
        (s.score(South), s.score(North)),
        (2, 5),
        "also when the unit dies"
    );
}

#[test]
fn ex_71_sr_18_6_a_clear_sector() {
    let sector = |enemy: &str| {
        let mut s = scene()
            .aims(Aim::ClearSector, Whose::South)
            .south("CR C6")
            .north(&format!("CR {enemy}"))
            .commands(South, "open-channel")
            .starting();
        s.act("begin");
        assert_eq!(s.score(South), s.state.public.stand(South).markers);
        s.score(South)
    };
    assert_eq!(sector("D4"), 0, "the dotted line is of the center");
    assert_eq!(sector("D9"), 0);
    assert_eq!(sector("F6"), 0);
    assert_eq!(sector("D3"), 1);
    assert_eq!(sector("K11"), 1);
    // It is no aim of North's.
    let mut s = scene()
        .aims(Aim::ClearSector, Whose::South)
        .south("CR C2")
        .active(North)
        .starting();
    s.act("begin");
    assert_eq!(s.score(North), 0);
}

#[test]
fn sr_18_7_what_a_score_is_made_of() {
    let mut s = scene()
        .planet("F6")
        .markers("F6", 2, 1)
        .losses(4, 7)
        .south("TP J5; CR C3")
        .aims(Aim::Breakthrough, Whose::South)
        .moving();
    s.state.public.stands[0].markers = 3;
    assert_eq!((s.score(South), s.score(North)), (9, 8));
    s.act("exit J5");
    assert_eq!(s.score(South), 13);
}

#[test]
fn ex_70_sr_18_8_breaking_through() {
    let near = |setting: Setting| setting.aims(Aim::Breakthrough, Whose::South).moving();
    let mut s = near(scene().south("TP J5"));
    s.act("exit J5");
    assert_eq!((s.score(South), s.score(North)), (4, 0));
    assert!(!s.lives("J5"));
    let exited = |event: &Event| matches!(event, Event::Exited { points: 4, .. });
    assert!(s.log.iter().any(exited));
    let mut s = near(scene().south("CR J5"));
    s.act("exit J5");
    assert_eq!(s.score(South), 2);
    // Where it must stop it leaves in a later turn.
    let s = near(scene().asteroids("K5 K6").south("TP J5"));
    assert!(s.may("move J5 K5") && !s.may("exit J5"));
    let s = near(scene().asteroids("K5 K6").south("FT J5"));
    assert!(s.may("exit J5"), "fighters need not stop");
    let s = near(scene().asteroids("K5").south("TP K5"));
    assert!(s.may("exit K5"), "from the baseline itself it costs 1");
    let s = near(scene().south("FS J5; FS K9; CR I5"));
    assert!(!s.may("exit J5") && s.may("exit K9") && !s.may("exit I5"));
    assert!(s.may("exit J5 impulse") && s.may("exit I5 impulse"));
    // The rift stops everybody.
    let s = near(scene().rift("K5 K6 J6 I6 H5 G6").south("FT J5"));
    assert!(s.may("move J5 K5") && !s.may("exit J5 impulse") || s.may("exit J5"));
    // Only over the enemy's baseline, and only where it is an objective.
    let s = near(scene().south("CR B5"));
    assert_eq!(s.refusal("exit B5"), "SR-7.2");
    let s = scene().south("TP J5").moving();
    assert_eq!(s.refusal("exit J5"), "SR-18.8");
    assert_eq!(hex("K5").row(), 10);
}
