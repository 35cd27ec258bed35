//! SR-14: combat cards, their windows and their costs.

use crate::scene::{Scene, ScriptedChance, scene};
use engine::game::{Game, Seat, Undo};
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::Side::{North, South};
use engine::space_rift::state::Phase;

/// Returns a battle in which South can attack North's destroyer and both sides hold cards.
pub fn duel(south: &str, north: &str) -> Scene {
    scene()
        .south("CR F6; CR E7; DD C3")
        .north("DD F7; CR C4")
        .stars(9, 9)
        .combats(South, south)
        .combats(North, north)
        .at_combat()
}

#[test]
fn sr_14_1_sr_14_2_each_side_plays_one_combat_card_per_turn() {
    let mut s = duel(
        "coolant-surge coolant-surge piercing-lance",
        "hard-turn hard-turn",
    );
    s.act("attack F6 F7; play coolant-surge");
    s.dice("ST ST ST").act("play hard-turn; done");
    s.dice("ST ST ST").act("attack E7 F7");
    assert_eq!(s.dice_rolled(), 3, "nobody is asked for a second card");
    assert_eq!(s.state.private(South).combat.len(), 2);
}

#[test]
fn sr_14_3_sr_14_4_a_card_needs_its_window_and_is_paid_for_and_discarded() {
    let mut s = duel("coolant-surge second-volley", "");
    assert!(
        !s.is_legal("play coolant-surge"),
        "not before the declaration"
    );
    s.act("attack F6 F7");
    assert_eq!(s.refusal("play second-volley"), "SR-14.3");
    s.dice("ST ST ST ST").act("play coolant-surge; done");
    assert_eq!(s.stars(South), 9 - 1 + 4);
    assert_eq!(s.state.public.combat_discards.len(), 1);
    // A side that cannot pay is not asked.
    let mut s = scene()
        .south("CR F6")
        .north("DD F7")
        .stars(0, 0)
        .combats(South, "coolant-surge");
    s = s.combats(North, "shield-bloom");
    let mut s = s.at_combat();
    s.dice("TR SQ SQ").act("attack F6 F7");
    assert_eq!(s.ships("F7"), 2);
}

#[test]
fn sr_14_5_features_reduce_dice_unless_the_card_cancels_them() {
    let dice = |card: &str| {
        let mut s = scene()
            .asteroids("F8")
            .south("CR F6")
            .north("DD F8")
            .combats(South, card)
            .at_combat();
        s.any_dice().act(&format!("attack F6 F8; play {card}"));
        s.dice_rolled()
    };
    assert_eq!(dice("coolant-surge"), 2, "2 - 1 + 1");
    assert_eq!(dice("lock-solution"), 3, "2 + 1, no shelter");
}

#[test]
fn sr_14_6_windows_also_open_in_battle_backs() {
    let mut s = duel("hard-turn", "coolant-surge");
    s.dice("ST SQ SQ").act("attack F6 F7; back");
    assert_eq!(s.asked_side(), Some(North));
    s.act("play coolant-surge");
    assert_eq!(s.asked_side(), Some(South));
    s.dice("SQ SQ SQ").act("play hard-turn");
    assert_eq!(s.dice_rolled(), 3);
    // Cards that answer attacks do not answer a battle back.
    let mut s = duel("sprung-trap", "");
    s.dice("ST SQ SQ SQ SQ SQ").act("attack F6 F7; back");
    assert_eq!(s.state.private(South).combat.len(), 1);
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
fn sr_14_7_undo_is_blocked_only_if_hidden_cards_could_be_played() {
    let undo_after = |combat: &str, command: &str, has_played: bool| {
        let mut setting = scene().south("CR F6").north("DD F8").stars(9, 9);
        if !combat.is_empty() {
            setting = setting.combats(North, combat);
        }
        if !command.is_empty() {
            setting = setting.commands(North, command);
        }
        let mut s = setting.at_movement();
        s.state.public.sides[North.index()].has_played = has_played;
        let action = s.action("done");
        let (state, log) = (&mut s.state, &mut s.log);
        let undo = s
            .game
            .act(state, Seat(0), action, &mut ScriptedChance::new(), log)
            .expect("legal");
        assert_eq!(s.state.public.phase, Phase::Combat);
        undo
    };
    assert_ne!(
        undo_after("", "sweep-left", false),
        Undo::Barrier,
        "no reaction here"
    );
    assert_eq!(undo_after("hard-turn", "", false), Undo::Barrier);
    assert_ne!(
        undo_after("hard-turn", "", true),
        Undo::Barrier,
        "one a turn"
    );
}

#[test]
fn sr_14_7_a_possible_reaction_from_the_command_hand_blocks_undo() {
    let mut s = scene()
        .south("CR F6")
        .north("TP F7 alert")
        .commands(North, "first-salvo")
        .at_combat();
    let action = s.action("attack F6 F7");
    let (state, log) = (&mut s.state, &mut s.log);
    let undo = s
        .game
        .act(state, Seat(0), action, &mut ScriptedChance::new(), log);
    assert_eq!(undo.expect("legal"), Undo::Barrier);
}

#[test]
fn sr_14_8_amb_33_only_one_first_strike_per_combat() {
    let mut s = scene()
        .south("BB F6")
        .north("CR F7")
        .commands(North, "first-salvo")
        .combats(North, "sprung-trap")
        .at_combat();
    s.act("attack F6 F7");
    assert!(s.is_legal("react first-salvo") && s.is_legal("play sprung-trap"));
    s.dice("TR TR TR CI CI CI CI").act("react first-salvo");
    assert_eq!(s.state.private(North).combat.len(), 1);
    assert_eq!(s.dice_rolled(), 4);
}

#[test]
fn sr_13_1_sr_14_6_sr_14_7_only_reactions_to_the_enemy_can_be_declined() {
    let declined = |s: &Scene| {
        [South, North].map(|side| {
            let decline = s.game.decline(&s.state, side.seat())?;
            assert_eq!(decline.action, Action::Done);
            Some(decline.is_affected)
        })
    };
    let mut s = duel("coolant-surge hard-turn", "hard-turn");
    assert_eq!(declined(&s), [None, None], "a decision of its own turn");
    s.act("attack F6 F7");
    assert_eq!(declined(&s), [None, None], "a card for its own attack");
    s.act("play coolant-surge");
    assert_eq!(declined(&s), [None, Some(true)], "a card of the target");
    s.dice("ST SQ SQ").act("play hard-turn");
    assert_eq!(declined(&s), [None, Some(true)], "a battle back");
    s.dice("SQ SQ SQ").act("back");
    assert_eq!(declined(&s), [None, None], "nobody has a card left to play");

    let mut s = scene()
        .south("DD F7 2")
        .north("CR F6 2")
        .stars(9, 9)
        .combats(North, "grapple-teams")
        .at_movement();
    s.act("done");
    assert_eq!(s.state.public.phase, Phase::MovedOther);
    assert_eq!(declined(&s), [None, Some(false)], "a card after the moves");
}
