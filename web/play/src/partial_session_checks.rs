//! Checks of what one seat may know of a match, called by the tests of each game with secrets.

use super::session_store;
use crate::game_ui::{GameUi, Perspective};
use engine::chance::SeededRng;
use engine::game::{Game, Seat, Viewer};
use engine::session::{PartialSession, Session, VisibleEntry};
use store::PlayerKind;

/// Returns the partial session of a viewer.
fn partial_session<G: GameUi>(session: &Session<G::Game>, viewer: Viewer) -> Session<G::Game> {
    let visible_entry = |entry| VisibleEntry {
        seat: session.actor(entry).expect("an entry"),
        events: session.visible_events_at(entry, viewer).cloned().collect(),
    };
    let partial = PartialSession {
        steps: (0..session.entry_count()).map(visible_entry).collect(),
        back: None,
    };
    let game = session.game();
    let guess = game.determinize(&session.view(viewer), &mut SeededRng::new(3, 0));
    Session::from_partial(game.clone(), game.to_position(&guess), partial).expect("it stands")
}

/// Checks that a partial session of two seats is shown to its seat only, even when it is over,
/// because the secrets of the other seat are unknown; and that it can be saved and read.
pub fn assert_partial_session_stays_private<G: GameUi>(mut session: Session<G::Game>) {
    let viewer = Viewer::Seat(Seat(1));
    let player_kinds = [PlayerKind::Remote, PlayerKind::Human];
    let perspective =
        |session: &Session<G::Game>| Perspective::of::<G>(session, &player_kinds, None, None);
    assert_eq!(
        perspective(&partial_session::<G>(&session, viewer)).viewer,
        viewer
    );
    session.act(Seat(0), <G::Game>::CONCEDE).expect("legal");
    let partial = partial_session::<G>(&session, viewer);
    assert_eq!(perspective(&partial).viewer, viewer);
    assert_eq!(perspective(&session), Perspective::OMNISCIENT);
    let text = session_store::encode_session(&partial).expect("it can be told");
    assert!(text.starts_with('{') && engine::save::decode::<G::Game>(&text) == Ok(partial));
}
