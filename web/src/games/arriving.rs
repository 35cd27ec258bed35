//! Matches and invitations that come by a link: which game they are of, and what it says of them.

use super::{GameName, exodus, rift, space_rift};
use crate::direct::{Join, game_of};
use crate::l10n::Phrases;
use crate::store::{SaveRecord, Sitter};
use engine::suite::AnySession;
use yew::prelude::*;

/// What a match is, in a player's words, before it is opened.
pub struct Facts {
    /// The name of its board.
    pub board: String,
    /// Its seats in order, each with its pieces.
    pub seats: Vec<(String, String)>,
    /// How far it is.
    pub stage: String,
    /// Its board as a small picture.
    pub stamp: Html,
}

/// What a match is.
#[must_use]
pub fn facts(session: &AnySession, phrases: &Phrases) -> Facts {
    match session {
        AnySession::Rift(session) => rift::facts::facts(session, phrases),
        AnySession::SpaceRift(session) => space_rift::facts::facts(session, phrases),
        AnySession::Exodus(session) => exodus::facts::facts(session, phrases),
    }
}

/// A new save of a match, with these sitters; without any, with those of a match from a file.
#[must_use]
pub fn record_of(session: &AnySession, title: String, sitters: Vec<Sitter>) -> SaveRecord {
    match session {
        AnySession::Rift(session) => rift::facts::record_of(session, title, sitters),
        AnySession::SpaceRift(session) => space_rift::facts::record_of(session, title, sitters),
        AnySession::Exodus(session) => exodus::facts::record_of(session, title, sitters),
    }
}

/// The page of an invitation to a table at another screen. One that names no game of ours is told so
/// by the page of any of them.
pub fn join(code: &str) -> Html {
    let (key, code) = (code.to_owned(), code.to_owned());
    let game = game_of(&code).and_then(|name| GameName::named(&name));
    match game.unwrap_or(GameName::Rift) {
        GameName::Rift => html! { <Join<engine::rift::Rift> {key} {code} /> },
        GameName::SpaceRift => html! { <Join<engine::space_rift::SpaceRift> {key} {code} /> },
        GameName::Exodus => html! { <Join<engine::exodus::Exodus> {key} {code} /> },
    }
}
