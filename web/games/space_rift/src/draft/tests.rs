//! Tests of the setup draft of Space Rift.

use super::*;
use crate::Ui;
use crate::draft;
use engine::bots::Level;
use engine::game::Seat;
use engine::space_rift::battlefield::Side;
use engine::space_rift::options::MAX_CREW;
use play::setup::draft_checks::{
    assert_import_keeps_match, assert_match_begins, assert_rematch_repeats,
};
use store::PlayerKind;

fn draft(scenario: &str) -> SetupDraft {
    draft::from_id(scenario, seed_text(7)).expect("a scenario of the box")
}

#[test]
fn every_base_scenario_can_be_played_with_default_options() {
    let all = scenarios();
    assert_eq!(all.len(), 12);
    for file in all {
        let draft = draft(&file.id);
        assert_eq!(draft.error(), None, "{}", file.id);
        assert_eq!(draft::effective_scenario(&draft), file);
    }
}

#[test]
fn every_offered_crew_size_can_be_played() {
    for south in 1..=MAX_CREW {
        for north in 1..=MAX_CREW {
            let draft = draft::with_crew(
                &draft::with_crew(&draft("srb-01"), Side::South, south),
                Side::North,
                north,
            );
            assert_eq!(draft.error(), None);
            assert_eq!(draft.player_kinds.len(), usize::from(south + north));
            assert_eq!(
                draft::seats_by_side(&draft).count(),
                draft.player_kinds.len()
            );
        }
    }
}

#[test]
fn switching_the_rift_twice_restores_the_draft() {
    let base = draft::with_rift(&draft("srb-02"), true);
    assert!(draft::effective_scenario(&base).rift.is_some() && base.error().is_none());
    assert_eq!(draft::with_rift(&base, false), draft("srb-02"));
    let rift = draft::with_rift(&draft("srr-01"), false);
    assert_eq!(draft::effective_scenario(&rift).rift, None);
    assert_eq!(draft::with_rift(&rift, true), draft("srr-01"));
}

#[test]
fn players_keep_their_side_when_a_seat_is_added() {
    let before = draft::with_crew(&draft("srb-01"), Side::North, 2)
        .with_player_kind(Seat(2), PlayerKind::Remote);
    let after = draft::with_crew(&before, Side::South, 2);
    // Seats are numbered by side: South's second seat comes before North's first.
    let bot = PlayerKind::Bot(FIRST_LEVEL);
    assert_eq!(
        after.player_kinds,
        [PlayerKind::Human, bot, bot, PlayerKind::Remote]
    );
    assert_eq!(draft::with_crew(&after, Side::South, 1), before);
}

#[test]
fn swapping_sides_moves_all_players() {
    let before = draft::with_crew(&draft("srb-01"), Side::South, 2);
    let after = draft::with_sides_swapped(&before);
    assert_eq!(after.options.crews, [1, 2]);
    let bot = PlayerKind::Bot(FIRST_LEVEL);
    assert_eq!(after.player_kinds, [bot, PlayerKind::Human, bot]);
    assert_eq!(draft::with_sides_swapped(&after), before);
}

#[test]
fn all_seats_of_a_side_share_its_color() {
    let colors = |draft: &SetupDraft| draft.colors.clone();
    let draft = draft::with_crew(&draft("srb-01"), Side::North, 3);
    use SeatColor::{Blue, Orange, Purple};
    assert_eq!(colors(&draft), [Blue, Orange, Orange, Orange]);
    let draft = draft::with_side_color(&draft, Side::North, Purple);
    assert_eq!(colors(&draft), [Blue, Purple, Purple, Purple]);
    let draft = draft::with_side_color(&draft, Side::South, Purple);
    assert_eq!(colors(&draft), [Purple, Blue, Blue, Blue]);
}

#[test]
fn a_new_battle_is_a_save_that_can_be_opened() {
    let draft = draft::with_side_color(&draft("srr-02"), Side::South, SeatColor::Green);
    let save = draft.begin(&Phrases::load("en"), 1, 2).expect("playable");
    assert_eq!(
        save.player_kinds,
        [PlayerKind::Human, PlayerKind::Bot(Level::Ensign)]
    );
    let session = assert_match_begins(&draft, "srr-02");
    assert_eq!(u16::from(session.state().public.turn), save.round);
}

#[test]
fn a_rematch_keeps_options_and_players() {
    let first = draft::with_crew(&draft::with_rift(&draft("srb-03"), true), Side::South, 2);
    assert_rematch_repeats(&first);
}

#[test]
fn an_imported_battle_is_stored_unchanged() {
    assert_import_keeps_match(&draft("srb-04"));
}

#[test]
fn a_custom_scenario_keeps_its_title() {
    let mut file = draft("srb-01").file;
    file.title = "My own".to_owned();
    let choice = ScenarioChoice::Custom(Box::new(file.clone()));
    let draft = draft::with_scenario(&draft("srb-02"), choice).expect("sound");
    let save = draft.begin(&Phrases::load("en"), 1, 2).expect("playable");
    assert_eq!(save.title, "My own");
    assert_eq!(draft::effective_scenario(&draft), file);
}

#[test]
fn quick_start_bots_have_the_chosen_level() {
    let bot = PlayerKind::Bot(Level::Admiral);
    let draft = draft("srb-01").with_bot_level(Level::Admiral);
    assert_eq!(draft.player_kinds, [PlayerKind::Human, bot]);
}

#[test]
fn a_quick_start_has_the_rift() {
    let draft = Ui::quick_draft(seed_text(7)).expect("the base content has it");
    assert!(draft::effective_scenario(&draft).rift.is_some());
    assert!(draft.begin(&Phrases::load("en"), 1, 2).is_ok());
}
