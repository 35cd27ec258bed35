//! SR-21: teams of two and three.

use crate::scene::{Scene, scene};
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, SeatSet, Viewer};
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::{Sector, Side};

fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().map(|seat| Seat(*seat)).collect()
}

fn refusal(s: &Scene, seat: u8, text: &str) -> &'static str {
    let refused = s.game.check_action(&s.state, Seat(seat), s.action(text));
    refused.expect_err("it is legal").rule().as_str()
}

fn is_legal(s: &Scene, seat: u8, text: &str) -> bool {
    let action = s.action(text);
    let mut legal = Vec::new();
    s.game.legal_actions(&s.state, Seat(seat), &mut legal);
    let is_legal = s.game.check_action(&s.state, Seat(seat), action).is_ok();
    assert_eq!(is_legal, legal.contains(&action), "{text}");
    is_legal
}

#[test]
fn sr_21_1_seats_command_their_sectors() {
    let s = scene().crews(3, 2).at_movement();
    assert_eq!(s.game.all_seats(), SeatSet::first(5));
    assert_eq!(s.game.seats_of(Side::South), seats(&[0, 2, 3]));
    assert_eq!(s.game.seats_of(Side::North), seats(&[1, 4]));
    let commanders = |side| Sector::ALL.map(|sector| s.game.commander(side, sector).0);
    assert_eq!(
        commanders(Side::South),
        [2, 0, 3],
        "one each for the left and the right"
    );
    assert_eq!(commanders(Side::North), [4, 1, 4], "one for both");
}

#[test]
fn sr_21_2_the_fleet_commander_makes_the_common_decisions() {
    let mut s = scene()
        .crews(2, 1)
        .south("CR C2; CR C6")
        .commands(Side::South, "open-channel")
        .stars(6, 0)
        .at_command();
    assert_eq!(refusal(&s, 2, "command open-channel"), "SR-21.2");
    s.act("command open-channel");
    assert_eq!(refusal(&s, 2, "order C2 0"), "SR-21.2");
    s.act("order C2; order C6");
    // Tokens belong to the commander, also when used for a unit of another seat.
    assert_eq!(refusal(&s, 2, "move C2 F3 impulse"), "SR-21.2");
    assert!(is_legal(&s, 0, "move C2 F3 impulse"));
    assert_eq!(refusal(&s, 2, "done"), "SR-21.2");
    let mut out_of_turn = Vec::new();
    s.game
        .out_of_turn_actions(&s.state, Seat(2), &mut out_of_turn);
    assert!(out_of_turn.is_empty(), "only the commander gives up");
}

#[test]
fn sr_21_3_units_belong_to_the_section_where_they_were_ordered() {
    let mut s = scene()
        .crews(3, 1)
        .south("DD C4; DD D4; CR C11")
        .north("CR E6")
        .commands(Side::South, "open-channel")
        .at_command();
    s.act("command open-channel; order C4; order D4; order C11");
    assert_eq!(s.game.status(&s.state).waiting_seats(), seats(&[0, 2, 3]));
    assert!(is_legal(&s, 2, "move C4 D5") && !is_legal(&s, 0, "move C4 D5"));
    assert_eq!(refusal(&s, 3, "move C4 D5"), "SR-21.3");
    assert!(
        is_legal(&s, 0, "move D4 E4"),
        "the dotted line is of the center"
    );
    assert!(is_legal(&s, 3, "move C11 D11"));
    // A unit stays with its seat after it has crossed the line.
    let act = |s: &mut Scene, seat: u8, text: &str| {
        let action: Action = s.action(text);
        let mut dice = crate::scene::ScriptedChance::new();
        dice.add("SQ SQ SQ");
        let done = s
            .game
            .act(&mut s.state, Seat(seat), action, &mut dice, &mut s.log);
        assert!(done.is_ok(), "{text}: {done:?}");
    };
    act(&mut s, 2, "move C4 D5");
    act(&mut s, 0, "done");
    assert!(is_legal(&s, 2, "attack C4 E6") && !is_legal(&s, 0, "attack C4 E6"));
    act(&mut s, 2, "attack C4 E6");
    // The enemy commander decides on the battle back.
    assert!(is_legal(&s, 1, "back"));
}

#[test]
fn sr_21_1_a_single_sector_commander_has_both_wings() {
    let mut s = scene()
        .crews(2, 1)
        .south("CR C2; CR C6; CR C12")
        .commands(Side::South, "open-channel")
        .at_command();
    s.act("command open-channel; order C2; order C6; order C12");
    assert!(is_legal(&s, 2, "move C2 D2") && !is_legal(&s, 0, "move C2 D2"));
    assert!(is_legal(&s, 2, "move C12 D12") && !is_legal(&s, 0, "move C12 D12"));
    assert!(is_legal(&s, 0, "move C6 D6") && !is_legal(&s, 2, "move C6 D6"));
}

#[test]
fn sr_21_3_the_commander_of_a_pursuer_decides_on_its_bonus_combat() {
    let mut s = scene()
        .crews(3, 1)
        .south("DD C3")
        .north("FT D3 1; CR E3")
        .commands(Side::South, "open-channel")
        .at_command();
    s.act("command open-channel; order C3; done");
    s.dice("CI SQ SQ").act("attack C3 D3");
    assert!(
        is_legal(&s, 0, "pursue") && !is_legal(&s, 2, "pursue"),
        "for stars"
    );
    s.act("pursue");
    assert!(is_legal(&s, 2, "attack C3 E3") && !is_legal(&s, 0, "attack C3 E3"));
    assert!(is_legal(&s, 2, "done") && !is_legal(&s, 0, "done"));
}

#[test]
fn sr_21_2_the_fleet_commander_decides_on_paying_for_responses() {
    let mut s = scene()
        .crews(1, 3)
        .south("CR F3")
        .north("CR F4")
        .at_combat();
    s.dice("ST ST ST").act("attack F3 F4");
    assert!(is_legal(&s, 1, "back") && is_legal(&s, 1, "done"));
    assert!(!is_legal(&s, 3, "done") && !is_legal(&s, 2, "done"));
}

#[test]
fn sr_21_4_all_seats_of_a_side_see_its_hands() {
    let s = scene()
        .crews(2, 2)
        .commands(Side::South, "sweep-left")
        .commands(Side::North, "picket-left long-line")
        .at_movement();
    let view = |seat: u8| s.game.view(&s.state, Viewer::Seat(Seat(seat)));
    assert_eq!(view(0), view(2));
    assert_eq!(view(1), view(3));
    let own_hands = view(2).own.expect("a side");
    assert_eq!((own_hands.0, own_hands.1.command.len()), (Side::South, 1));
    assert_eq!(view(2).held[1].command, 2);
}

/// Checks that a prompt lists legal choices, and refusals of illegal choices that a player may try.
#[test]
fn a_prompt_lists_refusals_of_illegal_choices() {
    let s = scene()
        .south("CR F4")
        .north("DD F6; DD F9")
        .combats(Side::South, "coolant-surge hard-turn")
        .at_combat();
    let prompt = s.game.prompt(&s.state, Seat(0));
    assert_eq!(prompt.phrase, "ask-combat");
    let ranged_attack = prompt
        .choices
        .iter()
        .find(|choice| choice.action == s.action("attack F4 F9"));
    assert_eq!(
        ranged_attack
            .and_then(|choice| choice.refusal)
            .map(|refusal| refusal.phrase()),
        Some("out-of-range")
    );
    let mut s = s;
    s.act("attack F4 F6");
    let prompt = s.game.prompt(&s.state, Seat(0));
    assert_eq!(prompt.phrase, "ask-declared-own");
    let card = prompt
        .choices
        .iter()
        .find(|choice| choice.action == s.action("play hard-turn"));
    assert_eq!(
        card.and_then(|choice| choice.refusal)
            .map(|refusal| refusal.phrase()),
        Some("no-window")
    );
    // A seat that is not asked gets only out-of-turn actions.
    let other = s.game.prompt(&s.state, Seat(1));
    assert!(other.choices.iter().all(|choice| choice.refusal.is_some()));
    assert_eq!(other.choices.len(), 4);
}
