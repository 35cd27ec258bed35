//! Tests of the setup draft of Centauri Rift.

use super::*;
use crate::Ui;
use engine::game::Game;
use engine::save;
use play::games::{SetupError, deal};
use ui::l10n::Phrases;

fn draft(board: &str) -> SetupDraft {
    SetupDraft::from_id(board, seed_text(7)).expect("a board of the box")
}

#[test]
fn every_shipped_board_is_playable_with_its_default_options() {
    for board in boards() {
        let fault = draft(&board.id).error();
        assert_eq!(fault, None, "{}", board.id);
    }
}

#[test]
fn every_offered_number_of_players_is_playable() {
    for board in boards() {
        let draft = draft(&board.id);
        let (min, max) = draft.player_bounds();
        for players in min..=max {
            let fault = draft.with_players(players).expect("the same board").error();
            assert_eq!(fault, None, "{} with {players}", board.id);
        }
    }
}

#[test]
fn fleet_boards_default_to_all_ships_and_others_to_one_per_player() {
    for (board, ships) in [
        ("long-front", 12),
        ("gravel-belt", 4),
        ("lantern", 2),
        ("cold-open", 2),
    ] {
        let offered = draft(board).options.ships.len();
        assert_eq!(offered, ships, "{board}");
    }
}

#[test]
fn a_new_match_is_a_save_that_can_be_opened() {
    let phrases = Phrases::load("en");
    let save = draft("pebble-gate")
        .begin(&phrases, 1, 2)
        .expect("playable");
    assert_eq!(
        save.player_kinds,
        [PlayerKind::Human, PlayerKind::Bot(Level::Ensign)]
    );
    let session = save::decode::<Rift>(&save.text).expect("just written");
    assert_eq!(session.seed(), engine::chance::Seed::Number(7));
    assert_eq!(session.state().round, save.round);
}

#[test]
fn a_quick_start_uses_the_chosen_bot_level() {
    let draft = draft("corner-pocket")
        .with_players(3)
        .expect("room for three");
    let bot = PlayerKind::Bot(Level::Admiral);
    assert_eq!(
        draft.with_bot_level(Level::Admiral).player_kinds,
        [PlayerKind::Human, bot, bot]
    );
}

#[test]
fn an_imported_match_keeps_its_text_and_players() {
    let phrases = Phrases::load("en");
    let own = draft("lantern").begin(&phrases, 1, 2).expect("playable");
    let session = save::decode::<Rift>(&own.text).expect("just written");
    let imported = imported_record::<Ui>(&session, "Theirs".to_owned(), 3, 4);
    assert_eq!(imported.text, own.text);
    assert_eq!(imported.player_kinds, own.player_kinds);
    assert_ne!(imported.id, own.id);
}

#[test]
fn people_keep_their_seats_on_another_board() {
    let mut before = draft("cold-open");
    before.player_kinds[1] = PlayerKind::Human;
    let after = before
        .with_board(BoardChoice::Shipped("corner-pocket".to_owned()))
        .expect("a board of the box");
    assert_eq!(after.player_kinds[1], PlayerKind::Human);
    assert_eq!(after.seed, before.seed);
}

#[test]
fn a_custom_board_is_playable_and_stored_in_the_save() {
    let mut board = engine::rift::content::board("pebble-gate").expect("a board of the box");
    board.name = "My own".to_owned();
    let choice = BoardChoice::Custom(Box::new(board.clone()));
    let draft = draft("cold-open").with_board(choice).expect("a good board");
    let save = draft
        .begin(&Phrases::load("en"), 1, 2)
        .expect("it can be played");
    assert_eq!(save.title, "My own");
    let session = save::decode::<Rift>(&save.text).expect("just written");
    let saved = session.game().options().board.file();
    assert_eq!(saved, Ok(board));
}

#[test]
fn the_save_stores_the_colors_of_the_players() {
    let draft = draft("corner-pocket").with_color(0, SeatColor::Purple);
    let more = draft.with_players(3).expect("room for three");
    assert_eq!(
        more.colors,
        [SeatColor::Purple, SeatColor::Orange, SeatColor::Blue]
    );
    let save = more.begin(&Phrases::load("en"), 1, 2).expect("playable");
    assert_eq!(save.colors, more.colors);
}

#[test]
fn a_match_without_a_seed_is_refused() {
    let duel = SetupDraft::from_id("cold-open", String::new()).expect("of the box");
    let created = deal(&duel, &Phrases::load("en"));
    assert!(matches!(created, Err(SetupError::Chance)));
}
