//! Checks of partial sessions, called by the tests of each game with secrets.

use super::session_store;
use crate::game_ui::{GameUi, Perspective};
use engine::chance::SeededRng;
use engine::game::{Game, Seat, Viewer};
use engine::session::{PartialSession, Session, VisibleEntry};
use store::PlayerKind;

/// Returns the partial session of a viewer.
fn heard<G: GameUi>(session: &Session<G::Game>, viewer: Viewer) -> Session<G::Game> {
    let told = |entry| VisibleEntry {
        seat: session.actor(entry).expect("an entry"),
        events: session.visible_events_at(entry, viewer).cloned().collect(),
    };
    let partial = PartialSession {
        steps: (0..session.entry_count()).map(told).collect(),
        back: None,
    };
    let game = session.game();
    let guess = game.determinize(&session.view(viewer), &mut SeededRng::new(3, 0));
    Session::from_partial(game.clone(), game.to_position(&guess), partial).expect("it stands")
}

/// Checks that a partial session of two seats is shown to its seat only, even when it is over,
/// because what the other one hides is unknown; and that it can be saved, but not continued alone.
pub fn stays_with_its_seat<G: GameUi>(mut session: Session<G::Game>) {
    let viewer = Viewer::Seat(Seat(1));
    let player_kinds = [PlayerKind::Away, PlayerKind::Human];
    let perspective =
        |session: &Session<G::Game>| Perspective::of::<G>(session, &player_kinds, None, None);
    assert_eq!(perspective(&heard::<G>(&session, viewer)).viewer, viewer);
    session.act(Seat(0), G::CONCEDE).expect("legal");
    let told = heard::<G>(&session, viewer);
    assert_eq!(perspective(&told).viewer, viewer);
    assert_eq!(perspective(&session), Perspective::OMNISCIENT);
    let text = session_store::encode_session(&told).expect("it can be told");
    assert!(text.starts_with('{') && engine::save::decode::<G::Game>(&text) == Ok(told));
}
