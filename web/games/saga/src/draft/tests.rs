//! Tests of the setup draft of Saga.

use super::*;
use crate::{Ui, draft};
use engine::game::{Seat, SeatSet, Viewer};
use engine::saga::metadata::SCENARIOS;
use engine::save;
use play::games::FIRST_LEVEL;
use play::games::default_players;
use play::setup::SeatingPreset;
use play::setup::draft_checks::{
    assert_match_begins, assert_new_seat_fits_preset, assert_rematch_repeats,
};
use play::setup::kept_tests::{assert_invalid_text_is_refused, assert_round_trip};
use store::PlayerKind;
use store::start_match::MatchSetup;

fn draft(scenario: &str) -> SetupDraft {
    draft::from_id(scenario, seed_text(7)).expect("a scenario of the box")
}

#[test]
fn every_scenario_is_playable_with_every_seat_count_and_difficulty() {
    let offered = scenarios();
    let ids: Vec<_> = offered.iter().map(|file| file.id.as_str()).collect();
    assert_eq!(ids, SCENARIOS);
    for id in SCENARIOS {
        let draft = draft(id);
        let min_seats = if draft::is_arena(&draft) { 2 } else { 1 };
        assert_eq!(
            draft::seat_counts(&draft),
            (min_seats..=4).collect::<Vec<_>>()
        );
        for seats in draft::seat_counts(&draft) {
            let draft = draft::with_seats(&draft, seats);
            assert_eq!(
                (draft.error(), draft.player_kinds.len()),
                (None, seats.into())
            );
            for hard in [Difficulty::Recruit, Difficulty::Veteran] {
                assert_eq!(draft::with_difficulty(&draft, hard).error(), None);
            }
        }
    }
}

#[test]
fn another_scenario_gets_the_nearest_allowed_number_of_seats() {
    let solo_draft = draft::with_seats(&draft("ftj"), 1);
    assert_eq!(solo_draft.player_kinds, [PlayerKind::Human]);
    let arena = draft::with_scenario(&solo_draft, ScenarioChoice::Shipped("arn".to_owned()));
    assert_eq!((arena.options.seats, arena.error()), (2, None));
    assert_eq!(arena.player_kinds, default_players(2));
}

#[test]
fn settings_that_no_longer_fit_are_removed() {
    let four = draft::with_seats(&draft("arn"), 4);
    let teams = four.with_options(|options| {
        options.rules.has_teams = true;
        options.rules.has_domination = true;
    });
    let teams = draft::with_rounds(&draft::with_first(&teams, Some(Seat(3))), 10);
    assert_eq!(teams.error(), None);
    let three = draft::with_seats(&teams, 3);
    assert!(!three.options.rules.has_teams && three.options.rules.has_domination);
    assert_eq!(
        (three.options.first, three.options.rounds),
        (None, Some(10))
    );
    let campaign = draft::with_scenario(&teams, ScenarioChoice::Shipped("opc".to_owned()));
    assert!(!campaign.options.rules.has_domination);
    assert_eq!(campaign.options.rounds, None);
}

#[test]
fn the_rounds_are_stored_only_if_they_differ_from_the_default() {
    let arena = draft("arn");
    let default = draft::default_rounds(&arena);
    let longer = draft::with_rounds(&arena, default + 2);
    assert_eq!(longer.options.rounds, Some(default + 2));
    assert_eq!(draft::with_rounds(&longer, default), arena);
    let game = longer.game().expect("playable");
    assert_eq!(game.mission().rounds, default + 2);
}

#[test]
fn players_keep_their_seats_when_the_number_of_seats_changes() {
    let bot = PlayerKind::Bot(FIRST_LEVEL);
    let before = draft::with_seats(&draft("spa"), 3).with_player_kind(Seat(1), PlayerKind::Remote);
    let more = draft::with_seats(&before, 4);
    assert_eq!(
        more.player_kinds,
        [PlayerKind::Human, PlayerKind::Remote, bot, bot]
    );
    assert_eq!(more.colors.len(), 4);
    let fewer = draft::with_seats(&more, 2);
    assert_eq!(fewer.player_kinds, [PlayerKind::Human, PlayerKind::Remote]);
}

#[test]
fn a_new_seat_gets_a_player_that_fits_the_preset() {
    assert_new_seat_fits_preset(&draft("ftj"), |draft| draft::with_seats(draft, 3));
}

#[test]
fn a_custom_scenario_is_used_unchanged() {
    let mut file = draft("lst").file;
    file.title = "Ours".to_owned();
    let own = ScenarioChoice::Custom(Box::new(file.clone()));
    let draft = draft::from_choice(own, seed_text(7)).expect("a good one");
    assert_eq!((draft::scenario(&draft), draft.error()), (None, None));
    let phrases = Phrases::load("en");
    let (choice, file) = (&draft.options.scenario, &draft.file);
    assert_eq!(scenario_name(&phrases, choice, file), "Ours");
    assert_eq!(scenario_goal(&phrases, choice, file), file.goal_text);
}

#[test]
fn begin_writes_a_save_that_can_be_opened() {
    assert_match_begins(&draft::with_seats(&draft("dis"), 3), "dis");
}

#[test]
fn a_rematch_keeps_options_and_players() {
    assert_rematch_repeats(&draft("opc").with_seating_preset(SeatingPreset::Remote));
}

#[test]
fn a_rematch_of_an_older_edition_uses_the_current_rules() {
    let phrases = Phrases::load("en");
    let first = draft("arn");
    let save = first.begin(&phrases, 1, 2).expect("playable");
    let mut old = first.options.clone();
    old.rules.edition = 0;
    let rematch = SetupDraft::rematch(&old, &save, first.seed.clone()).expect("the same");
    assert_eq!(rematch, first);
}

#[test]
fn every_shipped_scenario_has_a_name_story_and_goal() {
    for code in ["en", "de"] {
        let phrases = Phrases::load(code);
        for file in scenarios() {
            let choice = ScenarioChoice::Shipped(file.id.clone());
            assert_ne!(scenario_name(&phrases, &choice, &file), "");
            assert_ne!(scenario_story(&phrases, &choice, &file), "");
            assert_ne!(scenario_goal(&phrases, &choice, &file), "");
        }
    }
}

#[test]
fn a_saved_setup_round_trips_and_invalid_text_is_refused() {
    assert_round_trip(
        &draft("spa").with_options(|options| options.rules.needs_clear_regroup = true),
    );
    let first = Ui::first_draft(seed_text(7)).expect("the box has it");
    assert_invalid_text_is_refused(&first, "\"seats\":2", "\"seats\":9");
}

#[test]
fn a_quick_start_deals_commanders_and_colors() {
    let draft = Ui::first_draft(seed_text(7)).expect("the base content has it");
    let save = draft.create_quick_match(&Phrases::load("en"), 1, 2);
    let session = save::decode::<Saga>(&save.expect("playable").text).expect("just written");
    let public = session.view(Viewer::Spectator).public;
    assert_ne!(public.step, Step::Choose);
    assert!(
        public
            .mats
            .iter()
            .take(2)
            .all(|mat| mat.commander.is_some())
    );
    assert_ne!(session.status().waiting_seats(), SeatSet::NONE);
}
