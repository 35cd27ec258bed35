//! A match to be shared: the data from which the dialog makes links and files.

use super::seat_letters;
use crate::games::{Matches, detect_game};
use engine::game::{Game, SeatSet, Status};
use engine::save::{self, share_code};
use engine::session::Session;
use std::rc::Rc;
use store::{PlayerKind, SaveRecord};
use ui::chunk::load_chunk;
use ui::l10n::Phrases;
use ui::route::Route;
use yew::Callback;

/// Requests a match to share; the argument receives it.
pub type ShareProvider = Callback<Callback<SharedMatch>>;

/// A match to be shared, as of the time it was requested.
#[derive(Clone, PartialEq, Debug)]
pub struct SharedMatch {
    /// Title of the match.
    pub title: String,
    /// Its share code, if it has one.
    pub code: Option<String>,
    /// Text of its save file.
    pub text: String,
    /// A letter for each seat that says whether it is played here, if some seats are played
    /// elsewhere.
    pub seats: Option<String>,
    /// Whether it has ended.
    pub is_over: bool,
    /// The position shown now, if it is not the last one.
    pub at: Option<usize>,
}

impl SharedMatch {
    /// Creates it from an open match; `at` is the position shown now, if it is not the last one.
    #[must_use]
    pub fn of<G: Game>(session: &Session<G>, record: &SaveRecord, at: Option<usize>) -> Self {
        Self {
            title: record.title.clone(),
            code: share_code::encode(session),
            text: save::encode(session),
            seats: letters(session.game().seats(), &record.player_kinds),
            is_over: matches!(session.status(), Status::Over(_)),
            at: at.filter(|at| *at < session.log().len()),
        }
    }

    /// Returns a provider that creates it on request.
    pub fn provider<G: Game + 'static>(
        session: &Rc<Session<G>>,
        record: &SaveRecord,
    ) -> ShareProvider {
        let (session, record) = (session.clone(), record.clone());
        Callback::from(move |give: Callback<Self>| give.emit(Self::of(&session, &record, None)))
    }

    /// Creates it from a save. A match that the engine no longer accepts, or whose game cannot be
    /// loaded, can be shared only as a file.
    pub async fn of_save(record: &SaveRecord, phrases: &Phrases) -> Self {
        let result = code_and_seats(&record.text, phrases).await;
        let (code, seats) = result.unwrap_or((None, SeatSet::NONE));
        Self {
            title: record.title.clone(),
            code,
            text: record.text.clone(),
            seats: letters(seats, &record.player_kinds),
            is_over: record.is_over,
            at: None,
        }
    }

    /// Returns the route that shows the match, at a position if one is given.
    #[must_use]
    pub fn match_route(&self, at: Option<usize>) -> Option<Route> {
        let code = self.code.clone()?;
        Some(Route::Match { code, at })
    }

    /// Returns the route at which another person takes the next turn; `None` if all seats are
    /// played here.
    #[must_use]
    pub fn turn_route(&self) -> Option<Route> {
        Some(Route::Turn {
            code: self.code.clone()?,
            seats: self.seats.clone()?,
        })
    }
}

/// Returns the share code of a save, and the seats of its match.
async fn code_and_seats(text: &str, phrases: &Phrases) -> Option<(Option<String>, SeatSet)> {
    let matches = load_chunk::<Matches>(detect_game(text).ok()?, phrases)
        .await
        .ok()?;
    let session = (matches.read)(text).ok()?;
    let status = (matches.status)(&session)?;
    Some(((matches.share)(&session), status.seats))
}

fn letters(seats: SeatSet, player_kinds: &[PlayerKind]) -> Option<String> {
    let has_remote_player = player_kinds.contains(&PlayerKind::Remote);
    has_remote_player.then(|| seat_letters::encode_seats(seats, player_kinds))
}
