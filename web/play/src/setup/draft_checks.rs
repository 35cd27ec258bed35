//! Checks of the matches that a setup begins, called by the tests of each game.

use super::{
    GameSetup, MapChoice, SeatingPreset, SetupDraft, requested_map, seed_text, with_opened_file,
};
use crate::games::imported_record;
use editor::DocumentKind;
use engine::bots::Level;
use engine::chance::Seed;
use engine::game::Game;
use engine::save;
use engine::session::Session;
use store::{BoardList, PlayerKind, SaveRecord};
use ui::l10n::Phrases;

/// Begins a match of a setup, and reads it from its save.
fn begun_match<G: GameSetup>(draft: &SetupDraft<G>) -> (SaveRecord, Session<G::Game>) {
    let record = draft.begin(&Phrases::load("en"), 1, 2).expect("playable");
    let session = save::decode::<G::Game>(&record.text).expect("just written");
    (record, session)
}

/// Checks that a setup with the seed 7 begins a match on the board of this id with its players and
/// colors, and returns the match.
pub fn assert_match_begins<G: GameSetup>(draft: &SetupDraft<G>, board: &str) -> Session<G::Game> {
    let (record, session) = begun_match(draft);
    assert_eq!(record.player_kinds, draft.player_kinds);
    assert_eq!(
        (&record.colors, record.board.as_str()),
        (&draft.colors, board)
    );
    assert_eq!(session.seed(), Seed::Number(7));
    session
}

/// Checks that a rematch has the options and the players of a setup, and another seed.
pub fn assert_rematch_repeats<G: GameSetup>(draft: &SetupDraft<G>) {
    let (record, session) = begun_match(draft);
    let rematch = SetupDraft::<G>::rematch(session.game().options(), &record, seed_text(8));
    let expected = SetupDraft {
        seed: seed_text(8),
        ..draft.clone()
    };
    assert_eq!(rematch.as_ref(), Ok(&expected));
}

/// Checks that the match of a setup is imported with its text and its players, under another id.
pub fn assert_import_keeps_match<G: GameSetup>(draft: &SetupDraft<G>) {
    let (own, session) = begun_match(draft);
    let imported = imported_record::<G>(&session, "Theirs".to_owned(), 3, 4);
    assert_eq!(
        (&imported.text, &imported.player_kinds),
        (&own.text, &own.player_kinds)
    );
    assert_ne!(imported.id, own.id);
}

/// Checks that a seat that `add_seat` adds gets a player that fits the seating preset.
pub fn assert_new_seat_fits_preset<G: GameSetup>(
    draft: &SetupDraft<G>,
    add_seat: impl Fn(&SetupDraft<G>) -> SetupDraft<G>,
) {
    let bot = PlayerKind::Bot(Level::Admiral);
    for (preset, player_kind) in [
        (SeatingPreset::Bots, bot),
        (SeatingPreset::HotSeat, PlayerKind::Human),
        (SeatingPreset::Remote, PlayerKind::Remote),
        (SeatingPreset::BotsOnly, bot),
    ] {
        let draft = draft.with_seating_preset(preset);
        assert_eq!(draft.seating_preset(), Some(preset));
        let more = add_seat(&draft.with_bot_level(Level::Admiral));
        assert_eq!(more.player_kinds.last(), Some(&player_kind));
    }
}

/// Checks that a shipped board is requested by its id, and that an unknown one is missing as soon as
/// the player's own boards are known. Returns the setup on the requested board.
pub fn assert_requested_by_id<V: MapChoice>(draft: &V::Draft, id: &str) -> V::Draft {
    let loading = BoardList::Loading;
    let Some(Some(map)) = requested_map::<V>(id, &loading) else {
        panic!("{id} is shipped");
    };
    assert!(requested_map::<V>("mine", &loading).is_none());
    let none = BoardList::Ready(Vec::new());
    assert!(matches!(requested_map::<V>("mine", &none), Some(None)));
    V::with_requested(Some(draft.clone()), map).expect("it fits")
}

/// Checks that the text of an `invalid` file is refused, and that the error names the file.
pub fn assert_invalid_files_are_refused<V: MapChoice>(draft: &V::Draft, invalid: &str) {
    let error = |text: &str| with_opened_file::<V>(draft, "mine.json", text).err();
    let error_text = |error| V::Document::load_error_text(&Phrases::load("en"), &error);
    let text = error("no file").map(error_text);
    assert!(text.is_some_and(|text| text.contains("mine.json")));
    assert!(error(invalid).is_some());
}
