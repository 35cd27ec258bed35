//! The match in a problem report. It contains only what the player of this screen may know.

use crate::game_ui::GameUi;
use engine::chance::SeededRng;
use engine::game::{Game, Seat, Status, Viewer};
use engine::save;
use engine::session::{PartialSession, Session, VisibleEntry};
use serde_json::json;
use store::PlayerKind;
use ui::problem_report::ReportedMatch;

/// Returns the match for a report. While players on other screens still have secrets, its save
/// contains only what `viewer`, the viewer of this screen, knows: neither the seed nor the actions,
/// from which the secrets could be computed.
#[must_use]
pub fn reported_match<G: GameUi>(
    session: &Session<G::Game>,
    player_kinds: &[PlayerKind],
    viewer: Viewer,
) -> Option<ReportedMatch> {
    let has_remote_player = player_kinds.contains(&PlayerKind::Remote);
    let is_complete = !has_remote_player || session.is_partial() || session.is_fully_revealed();
    let save = if is_complete {
        save::encode(session)
    } else {
        save::encode(&known_part::<G>(session, viewer)?)
    };
    Some(ReportedMatch {
        game: <G::Game>::NAME.to_owned(),
        seats: player_kinds.iter().map(|kind| json!(kind)).collect(),
        is_over: matches!(session.status(), Status::Over(_)),
        entry_count: session.entry_count(),
        save,
    })
}

/// Returns the part of a match that a viewer knows, with a guess of the rest.
fn known_part<G: GameUi>(session: &Session<G::Game>, viewer: Viewer) -> Option<Session<G::Game>> {
    // People at this screen who know everything have no opponent with secrets elsewhere.
    let viewer = match viewer {
        Viewer::Omniscient if <G::Game>::HAS_SECRETS => Viewer::Spectator,
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient => viewer,
    };
    let visible_entry = |entry| VisibleEntry {
        seat: session.actor(entry).unwrap_or(Seat::TABLE),
        events: session.visible_events_at(entry, viewer).cloned().collect(),
    };
    let partial = PartialSession {
        steps: (0..session.entry_count()).map(visible_entry).collect(),
        back: None,
    };
    let game = session.game();
    let guess = game.determinize(&session.view(viewer), &mut SeededRng::new(0, 0));
    Session::from_partial(game.clone(), game.to_position(&guess), partial).ok()
}
