//! Tests that a recorded game of an older rules version continues under those rules.

use engine::exodus::Exodus;
use engine::game::Game;
use engine::save::{SaveFile, share_code};
use engine::session::Session;
use serde_json::Value;

/// A game recorded under version 1 of the rules.
const RECORDED: &str = include_str!("../golden/exodus/rules-1-3-standard-minimal-points.json");

#[test]
fn exo_17_28_exo_17_31_a_game_under_older_rules_continues_under_them() {
    let recorded: Value = serde_json::from_str(RECORDED).expect("a recording");
    let lines = recorded["save"].as_array().expect("lines").iter();
    let lines: Vec<&str> = lines.filter_map(Value::as_str).collect();
    let save = SaveFile::read(&lines.join("\n")).expect("a save");
    let session: Session<Exodus> = save.open().expect("rules that are known");
    let rules = session.game().options().rules;
    assert!(rules.can_uncloak_at_guards && rules.has_quick_steps);
    assert!(!rules.stays_cloaked_for_turn && !rules.uses_trade_cube);
    let shared = recorded["code"].as_str().expect("a code");
    assert_eq!(share_code::decode(shared).as_ref(), Ok(&session));
}
