//! Tests of the setup draft of Exodus.

use super::*;
use crate::Ui;
use crate::draft;
use engine::bots::Level;
use engine::exodus::metadata::{SEATS, SIZES};
use engine::game::{Seat, SeatSet, Viewer};
use engine::save;
use play::games::FIRST_LEVEL;
use play::games::{SetupError, deal};
use play::setup::SeatingPreset;
use play::setup::draft_checks::{
    assert_import_keeps_match, assert_match_begins, assert_new_seat_fits_preset,
    assert_rematch_repeats,
};
use play::setup::kept_tests::{assert_invalid_text_is_refused, assert_round_trip};
use store::PlayerKind;
use store::SeatColor;
use store::start_match::MatchSetup;
use ui::l10n::Phrases;

const MODES: [Mode; 4] = [Mode::Standard, Mode::Long, Mode::Combat, Mode::Short];

fn draft(map: &str) -> SetupDraft {
    draft::from_id(map, seed_text(7)).expect("a map of the box")
}

fn all_seats() -> impl Iterator<Item = u8> {
    let (min_seats, max_seats) = SEATS;
    min_seats..=max_seats
}

#[test]
fn every_shipped_map_is_playable_in_every_mode() {
    for seats in all_seats() {
        let maps = maps(seats);
        let names: Vec<_> = maps.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, SIZES);
        for (name, file) in maps {
            let draft = draft(&file.id);
            assert_eq!(
                (draft::map(&draft), &draft.file),
                (Some(name.as_str()), &file)
            );
            for mode in MODES {
                let draft = draft::with_map(
                    &draft::with_mode(&draft, mode),
                    LayoutChoice::Shipped(name.clone()),
                );
                assert_eq!((draft.error(), draft.options.mode), (None, mode));
                assert_eq!(draft::map(&draft), Some(name.as_str()));
            }
        }
    }
}

#[test]
fn only_the_default_map_changes_with_the_mode() {
    let standard = draft("4-standard");
    let long = draft::with_mode(&standard, Mode::Long);
    assert_eq!(long.file.id, "4-long");
    assert_eq!(draft::with_mode(&long, Mode::Standard), standard);
    let small = draft::with_map(&standard, LayoutChoice::Shipped("minimal".to_owned()));
    assert_eq!(draft::with_mode(&small, Mode::Long).file.id, "4-minimal");
}

#[test]
fn players_keep_their_seats_when_the_number_of_seats_changes() {
    let bot = PlayerKind::Bot(FIRST_LEVEL);
    let before = draft("3-standard").with_player_kind(Seat(1), PlayerKind::Remote);
    let more = draft::with_seats(&before, 5);
    assert_eq!(
        more.player_kinds,
        [PlayerKind::Human, PlayerKind::Remote, bot, bot, bot]
    );
    assert_eq!(
        (more.file.id.as_str(), more.colors.len()),
        ("5-standard", 5)
    );
    let fewer = draft::with_seats(&more, 2);
    assert_eq!(fewer.player_kinds, [PlayerKind::Human, PlayerKind::Remote]);
    for seats in all_seats() {
        assert_eq!(draft::with_seats(&before, seats).error(), None);
    }
}

#[test]
fn a_new_seat_gets_a_player_that_fits_the_preset() {
    assert_new_seat_fits_preset(&draft("3-standard"), |draft| draft::with_seats(draft, 4));
}

#[test]
fn the_seating_preset_follows_from_the_player_kinds() {
    let base = draft("4-standard");
    assert_eq!(base.seating_preset(), Some(SeatingPreset::Bots));
    let mixed = base.with_player_kind(Seat(2), PlayerKind::Human);
    assert_eq!(mixed.seating_preset(), None);
    let bots = mixed.with_player_kind(Seat(3), PlayerKind::Bot(Level::Captain));
    let back = bots.with_seating_preset(SeatingPreset::Bots);
    assert_eq!(back.seating_preset(), Some(SeatingPreset::Bots));
    assert_eq!(back.player_kind(Seat(3)), PlayerKind::Bot(Level::Captain));
    assert_eq!(
        SeatingPreset::ALL.map(|one| SeatingPreset::from_slug(one.slug())),
        SeatingPreset::ALL.map(Some)
    );
}

#[test]
fn the_length_is_stored_only_if_it_differs_from_the_default() {
    let base = draft("4-standard");
    let default = draft::default_turns(&base);
    let shorter = draft::with_turns(&base, default - 1);
    assert_eq!(shorter.options.turns, Some(default - 1));
    assert_eq!(draft::with_turns(&shorter, default), base);
    assert_eq!(draft::with_mode(&shorter, Mode::Long).options.turns, None);
    let short = draft::with_turns(&draft::with_mode(&base, Mode::Short), 3);
    let timed = draft::with_minutes(&short, Some(90));
    assert_eq!(
        (timed.options.turns, timed.options.minutes),
        (None, Some(90))
    );
    assert_eq!(
        draft::with_mode(&timed, Mode::Standard).options.minutes,
        None
    );
}

#[test]
fn the_turn_order_can_be_agreed_on() {
    let dealt = draft("3-standard");
    let agreed = draft::with_order_agreed(&dealt, true);
    let raised = draft::with_order_raised(&draft::with_order_raised(&agreed, 2), 1);
    assert_eq!(raised.options.order, Some(vec![Seat(2), Seat(0), Seat(1)]));
    assert_eq!(draft::with_order_raised(&raised, 0), raised);
    assert_eq!(draft::with_order_raised(&raised, 9), raised);
    assert_eq!(raised.error(), None);
    assert_eq!(draft::with_order_agreed(&raised, false), dealt);
    assert_eq!(draft::with_seats(&raised, 4).options.order, None);
}

#[test]
fn a_custom_map_sets_the_number_of_seats() {
    let file = maps(3).remove(0).1;
    let own = LayoutChoice::Custom(Box::new(file.clone()));
    let draft = draft::with_map(&draft("5-standard"), own.clone());
    assert_eq!((draft.options.seats, draft.error()), (3, None));
    assert_eq!((draft::map(&draft), &draft.file), (None, &file));
    assert_eq!(draft::with_seats(&draft, 4).file.id, "4-standard");
    let chosen = draft::from_choice(own, seed_text(7)).expect("a good map");
    assert_eq!(chosen.options.seats, 3);
}

#[test]
fn begin_writes_a_save_that_can_be_opened() {
    let draft = draft("4-long").with_color(Seat(0), SeatColor::Green);
    let save = draft.begin(&Phrases::load("en"), 1, 2).expect("playable");
    assert_eq!(save.round, 1);
    assert_match_begins(&draft, "4-long");
}

#[test]
fn a_rematch_keeps_options_and_players() {
    let first = draft("5-minimal").with_seating_preset(SeatingPreset::Remote);
    assert_rematch_repeats(&first);
}

#[test]
fn an_imported_game_keeps_its_text_and_players() {
    assert_import_keeps_match(&Ui::first_draft(seed_text(7)).expect("the box has it"));
}

#[test]
fn a_saved_setup_round_trips_and_invalid_text_is_refused() {
    assert_round_trip(
        &draft("3-long").with_options(|options| options.rules.allows_free_refit = true),
    );
    let first = Ui::first_draft(seed_text(7)).expect("the box has it");
    assert_invalid_text_is_refused(&first, "\"seats\":4", "\"seats\":9");
}

#[test]
fn a_draft_without_a_seed_is_not_dealt() {
    let empire = draft::from_id("3-minimal", String::new()).expect("of the box");
    let dealt = deal(&empire, &Phrases::load("en"));
    assert!(matches!(dealt, Err(SetupError::Chance)));
}

#[test]
fn a_quick_start_fits_the_start_parts_of_all_seats() {
    let draft = Ui::first_draft(seed_text(7)).expect("the base content has it");
    let save = draft.create_quick_match(&Phrases::load("en"), 1, 2);
    let session = save::decode::<Exodus>(&save.expect("playable").text).expect("just written");
    let public = session.view(Viewer::Spectator).public;
    assert!(
        public.turn > 0 && public.step != Step::StartParts,
        "{:?}",
        public.step
    );
    assert_ne!(session.status().waiting_seats(), SeatSet::NONE);
}
