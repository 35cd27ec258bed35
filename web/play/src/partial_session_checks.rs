//! Checks of what one seat may know of a match, called by the tests of each game with secrets.

use super::session_store;
use crate::game_ui::{GameUi, Perspective};
use crate::problem_report::reported_match;
use engine::chance::SeededRng;
use engine::game::{Game, Seat, Viewer};
use engine::session::{PartialSession, Session, VisibleEntry};
use store::PlayerKind;
use ui::problem_report::ReportedMatch;

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
    session.act(Seat(0), G::CONCEDE).expect("legal");
    let partial = partial_session::<G>(&session, viewer);
    assert_eq!(perspective(&partial).viewer, viewer);
    assert_eq!(perspective(&session), Perspective::OMNISCIENT);
    let text = session_store::encode_session(&partial).expect("it can be told");
    assert!(text.starts_with('{') && engine::save::decode::<G::Game>(&text) == Ok(partial));
}

/// Checks that the problem report of seat 1 does not depend on the secrets of seat 0, which is
/// played elsewhere, and does not contain the seed; and that reports of a match at one screen, and
/// of one that is over, contain all of it.
pub fn assert_report_hides_other_players<G: GameUi>(mut session: Session<G::Game>) {
    let elsewhere = [PlayerKind::Remote, PlayerKind::Human];
    let report = |session: &Session<G::Game>, player_kinds: &[PlayerKind]| -> ReportedMatch {
        let viewer = Perspective::of::<G>(session, player_kinds, None, None).viewer;
        reported_match::<G>(session, player_kinds, viewer).expect("it can be told")
    };
    let game = session.game();
    let view = session.view(Viewer::Seat(Seat(1)));
    let guess = game.determinize(&view, &mut SeededRng::new(9, 0));
    assert_ne!(&guess, session.state(), "the match has secrets");
    let placed = |state: &<G::Game as Game>::State, seed: u64| {
        let position = game.to_position(state);
        let session = Session::<G::Game>::from_position(game.clone(), seed, position);
        report(&session.expect("it can be played"), &elsewhere)
    };
    assert_eq!(placed(session.state(), 987_654_321), placed(&guess, 5));
    let saved = report(&session, &elsewhere).save;
    let opened = engine::save::decode::<G::Game>(&saved).expect("it can be read");
    assert!(opened.is_partial() && opened.log().is_empty());
    assert_eq!(opened.view(Viewer::Seat(Seat(1))), view);
    let complete = engine::save::encode(&session);
    let here = [PlayerKind::Human; 2];
    assert_eq!(report(&session, &here).save, complete);
    session.act(Seat(0), G::CONCEDE).expect("legal");
    let over = report(&session, &elsewhere);
    assert!(over.over && over.save == engine::save::encode(&session));
}
