//! Entering the match of an online table for the first time in this browser.

use super::join::open_when_seated;
use super::room::DirectRoom;
use super::server_link::ServerLink;
use crate::games::GameScreens;
use protocol::CommitmentRecord;
use std::any::Any;
use std::rc::Rc;
use store::StoreHandle;
use ui::route::{Navigator, Route};
use yew::Callback;

/// What a game needs to enter the match of an online table.
pub struct OnlineEntry {
    /// The id of the table.
    pub table: String,
    /// The base address of the server.
    pub server: String,
    /// The token of the player's seat, and the record of the seed with the commitments by which the
    /// match was dealt; `None` for a spectator.
    pub seat: Option<(String, CommitmentRecord)>,
    /// The code of the invitation, with which a spectator watches a table that is not public.
    pub invitation: Option<String>,
    /// The page that the match replaces in the history.
    pub page: Route,
    /// How the match is navigated to.
    pub navigator: Navigator,
    /// Where the match is stored.
    pub store: StoreHandle,
    /// Receives the phrase key of the reason why the match does not open, and `None` when it is
    /// gone.
    pub on_error: Callback<Option<&'static str>>,
}

/// Connects to the table, and opens the match as soon as the server has sent it. The caller keeps
/// the returned room until then.
pub fn enter<G: GameScreens>(entry: OnlineEntry) -> Rc<dyn Any> {
    let link = match entry.seat {
        Some(_) => ServerLink::new(entry.table, entry.server),
        None => ServerLink::watching(entry.table, entry.server, entry.invitation),
    };
    let room = DirectRoom::<G::Game>::open_online(link, entry.seat);
    let (page, navigator) = (entry.page, entry.navigator);
    let on_open = Callback::from(move |table: Route| navigator.replace(&page, &table));
    open_when_seated::<G>(&room, entry.store, entry.on_error, on_open);
    room
}
