//! A match on its way to others: what a dialog needs to make links and files of it.

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

/// Asks for a match that is to be handed on; the answer says where to put it.
pub type ShareProvider = Callback<Callback<SharedMatch>>;

/// A match that is handed on, as it stood when that was asked.
#[derive(Clone, PartialEq, Debug)]
pub struct SharedMatch {
    /// What it is called.
    pub title: String,
    /// Its share code, if it has one.
    pub code: Option<String>,
    /// The text of its save file.
    pub text: String,
    /// A letter for each seat, when some of them are elsewhere.
    pub seats: Option<String>,
    /// Whether it has ended.
    pub over: bool,
    /// The position that is looked at, where that is not the last.
    pub at: Option<usize>,
}

impl SharedMatch {
    /// A match that is open here; `at` is the position that is looked at, if it is not the last.
    #[must_use]
    pub fn of<G: Game>(session: &Session<G>, record: &SaveRecord, at: Option<usize>) -> Self {
        Self {
            title: record.title.clone(),
            code: share_code::encode(session),
            text: save::encode(session),
            seats: letters(session.game().seats(), &record.sitters),
            over: matches!(session.status(), Status::Over(_)),
            at: at.filter(|at| *at < session.log().len()),
        }
    }

    /// The same, when it is asked for.
    pub fn provider<G: Game + 'static>(
        session: &Rc<Session<G>>,
        record: &SaveRecord,
    ) -> ShareProvider {
        let (session, record) = (session.clone(), record.clone());
        Callback::from(move |give: Callback<Self>| give.emit(Self::of(&session, &record, None)))
    }

    /// A match as it was kept. One that the engine does not accept any more, or whose game cannot be
    /// fetched, is handed on as a file.
    pub async fn of_save(record: &SaveRecord, phrases: &Phrases) -> Self {
        let read = read(&record.text, phrases).await;
        let (code, seats) = read.unwrap_or((None, SeatSet::NONE));
        Self {
            title: record.title.clone(),
            code,
            text: record.text.clone(),
            seats: letters(seats, &record.sitters),
            over: record.over,
            at: None,
        }
    }

    /// The place where it is shown, at a position if one is named.
    #[must_use]
    pub fn match_route(&self, at: Option<usize>) -> Option<Route> {
        let code = self.code.clone()?;
        Some(Route::Match { code, at })
    }

    /// The place where somebody else takes the next turn; none where everybody sits here.
    #[must_use]
    pub fn turn_route(&self) -> Option<Route> {
        Some(Route::Turn {
            code: self.code.clone()?,
            seats: self.seats.clone()?,
        })
    }
}

/// The share code of a save, and the seats at its table.
async fn read(text: &str, phrases: &Phrases) -> Option<(Option<String>, SeatSet)> {
    let hall = load_chunk::<Matches>(detect_game(text).ok()?, phrases)
        .await
        .ok()?;
    let session = (hall.read)(text).ok()?;
    let standing = (hall.standing)(&session)?;
    Some(((hall.share)(&session), standing.seats))
}

fn letters(seats: SeatSet, sitters: &[PlayerKind]) -> Option<String> {
    let away = sitters.contains(&PlayerKind::Away);
    away.then(|| seat_letters::encode_seats(seats, sitters))
}
