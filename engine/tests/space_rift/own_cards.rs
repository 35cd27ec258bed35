//! Tests of rules that only cards of a content pack can reach, with single effects that base cards
//! always combine.

use crate::scene::{Setting, scene};
use engine::space_rift::battlefield::Side::South;
use engine::space_rift::state::Phase;
use serde_json::json;

/// Returns a battle with a pack of special cards.
fn game() -> Setting {
    let order = |count: u8| json!({ "order": { "count": count, "at": "any" } });
    scene().pack(json!({
        "keep_scenarios": true,
        "commands": [
            { "id": "hold-fire", "copies": { "any": 12 }, "effects": [order(3), { "forbid": "close" }] },
            { "id": "advance", "copies": { "any": 12 }, "effects": [order(3)] },
        ],
        "combats": [
            { "id": "close-work", "copies": 5, "cost": 0, "window": "declared-own",
              "effects": [{ "dice": { "by": 1, "range": "close", "scope": "this" } }] },
            { "id": "reserves", "copies": 5, "cost": 0, "window": "ordered", "effects": [order(2)] },
            { "id": "gift", "copies": 5, "cost": 0, "window": "opening", "when": { "range": "any" },
              "effects": [{ "stars": 2 }] },
            { "id": "spoils", "copies": 5, "cost": 0, "window": "opening", "when": { "attack": true },
              "effects": [{ "stars": 2 }] },
        ],
    }))
}

#[test]
fn sr_7_6_units_barred_from_close_quarters_cannot_warp() {
    let can_warp = |card: &str| {
        let mut s = game()
            .south("DD C5")
            .north("FT G6")
            .commands(South, card)
            .at_command();
        s.act(&format!("command {card}; order C5"));
        assert!(s.is_legal("move C5 E5"));
        s.is_legal("move C5 F5")
    };
    assert!(can_warp("advance") && !can_warp("hold-fire"));
}

#[test]
fn sr_14_3_a_card_adds_dice_only_at_its_distance() {
    let rolled = |target: &str| {
        let mut s = game()
            .south("CR F4")
            .north(&format!("BBh {target}"))
            .combats(South, "close-work")
            .at_combat();
        s.act(&format!("attack F4 {target}"));
        s.any_dice().act("play close-work");
        let rolled = s.log.iter().find_map(|event| match event {
            engine::space_rift::event::Event::Rolled { faces, .. } => Some(faces.len()),
            _ => None,
        });
        rolled.expect("a roll")
    };
    assert_eq!((rolled("F5"), rolled("F6")), (4, 2));
}

#[test]
fn sr_6_1_a_combat_card_can_give_two_orders() {
    let mut s = game()
        .south("CR C2; CR C6 waits; CR C10 waits; CR A5 waits")
        .combats(South, "reserves")
        .at(Phase::Ordered);
    s.act("play reserves; order C6");
    assert!(s.is_legal("order A5"));
    s.act("order C10");
    assert_eq!(s.state.public.task, None, "no third");
    assert!(!s.state.public.ordered.contains(s.id("A5")));
}

#[test]
fn sr_14_3_a_card_for_any_distance_needs_no_combat() {
    let mut s = game().combats(South, "gift spoils").at(Phase::Opening);
    assert!(!s.is_legal("play spoils"), "nobody attacks");
    s.act("play gift");
    assert_eq!(s.stars(South), 5);
}
