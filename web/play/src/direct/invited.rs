//! The page of an invitation, before it is known of which game, and the room that has it.

use super::{Join, game_of};
use crate::games::{House, Of, room};
use engine::suite::GameId;
use ui::coming::Coming;
use ui::part::{self, Arrival, Face, Room, use_parts};
use yew::prelude::*;

room!(
    /// Coming to a table at another screen.
    Guest {
        /// The page of an invitation.
        join: fn(String) -> Html = join::<G>,
    }
);

fn join<G: House>(code: String) -> Html {
    let key = code.clone();
    html! { <Join<G> {key} {code} /> }
}

/// Properties of the page of an invitation.
#[derive(Properties, PartialEq)]
pub struct InvitedProps {
    /// The code of the invitation.
    pub code: String,
}

/// The page of an invitation to a table at another screen. One that names no game of ours is told so
/// by the page of any of them.
#[component]
pub fn InvitedPage(props: &InvitedProps) -> Html {
    let game = game_of(&props.code).and_then(|name| GameId::named(&name));
    let [first, ..] = GameId::ALL;
    let game = game.unwrap_or(first);
    let arrival = use_parts(part::rooms(game, [Room::Guest]));
    match part::here::<Guest>(game).filter(|_| arrival == Arrival::Here) {
        Some(room) => (room.join)(props.code.clone()),
        None => html! { <Coming {arrival} /> },
    }
}
