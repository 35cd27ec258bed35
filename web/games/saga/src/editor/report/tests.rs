//! Tests of the reports about drafts, in every language.

use super::super::editor_tools::GameEditor;
use super::*;
use crate::draft::scenarios;
use editor::validate;
use serde_json::json;
use ui::l10n::Language;

#[test]
fn shipped_scenarios_and_a_new_one_are_playable() {
    let phrases = Phrases::load("en");
    for file in scenarios() {
        let id = file.id.clone();
        let report =
            validate::<GameEditor>(&phrases, &MapDraft::from_file(&id, file).expect("sound"));
        assert!(report.is_playable, "{id}: {:?}", report.findings);
    }
    let report = validate::<GameEditor>(&phrases, &MapDraft::blank().with_name("New"));
    assert!(report.is_playable, "{:?}", report.findings);
}

#[test]
fn faults_are_shown_at_their_hexes_without_raw_keys_in_every_language() {
    let blank = MapDraft::blank().with_name("New");
    let apart = blank.with_tile(None, [5, 0], None, &[]);
    let set = |field: &str, value| blank.with_field(None, field, Some(value)).expect("it fits");
    let faulty = [
        apart,
        set("rounds", json!(99)),
        set("win", json!([])),
        set("win", json!(["rounds > 1"])),
        set("on", json!({ "setup": ["spawn(9,1,far)"] })),
        set("on", json!({ "setup": ["spawn(1,1"] })),
        set("badges", json!({ "99": ["boss"] })),
        set("pile", json!("some")),
        blank.with(|file| file.title.clear()),
        blank.with(|file| file.players.max = 9),
        blank.with(|file| file.story = "x".repeat(70_000)),
    ];
    for language in Language::OFFERED {
        let phrases = Phrases::load(language.code());
        for draft in &faulty {
            let report = validate::<GameEditor>(&phrases, draft);
            assert!(!report.is_playable && !report.findings.is_empty());
            for finding in &report.findings {
                assert!(!finding.message.contains("saga-"), "{}", finding.message);
            }
        }
        let report = validate::<GameEditor>(&phrases, &faulty[0]);
        let hexes: Vec<HexCoord> = report.faults.keys().copied().collect();
        assert_eq!(hexes, [HexCoord([5, 0])]);
    }
}

#[test]
fn a_playable_scenario_can_have_warnings() {
    let blank = MapDraft::blank().with_name("New");
    let unusual = blank
        .with_field(None, "badges", Some(json!({ "3": ["omen"] })))
        .and_then(|unusual| {
            unusual.with_field(None, "on", Some(json!({ "badge:lost": ["draw_event(1)"] })))
        })
        .expect("it fits");
    for language in Language::OFFERED {
        let phrases = Phrases::load(language.code());
        let report = validate::<GameEditor>(&phrases, &unusual);
        assert!(report.is_playable, "{:?}", report.findings);
        assert_eq!(report.findings.len(), 2);
        for finding in &report.findings {
            assert!(!finding.message.contains('['), "{}", finding.message);
        }
    }
}
