//! The page of an invitation, before it is known of which game, and the room that has it.

use super::{Join, game_of};
use crate::games::{ChunkFor, GameScreens, chunk_functions};
use engine::registry::GameId;
use ui::chunk::{self, ChunkState, GameChunk, LazyChunk, use_chunks};
use ui::loading_page::LoadingPage;
use yew::prelude::*;

chunk_functions!(
    /// Coming to a table at another screen.
    Guest {
        /// The page of an invitation.
        join: fn(String) -> Html = join::<G>,
    }
);

fn join<G: GameScreens>(code: String) -> Html {
    let key = code.clone();
    html! { <Join<G> {key} {code} /> }
}

/// Properties of the page of an invitation.
#[derive(Properties, PartialEq)]
pub struct InvitationPageProps {
    /// The code of the invitation.
    pub code: String,
}

/// The page of an invitation to a table at another screen. One that names no game of ours is told so
/// by the page of any of them.
#[component]
pub fn InvitationPage(props: &InvitationPageProps) -> Html {
    let game = game_of(&props.code).and_then(|name| GameId::from_name(&name));
    let [first, ..] = GameId::ALL;
    let game = game.unwrap_or(first);
    let arrival = use_chunks(chunk::game_chunks(game, [GameChunk::Guest]));
    match chunk::loaded::<Guest>(game).filter(|_| arrival == ChunkState::Ready) {
        Some(room) => (room.join)(props.code.clone()),
        None => html! { <LoadingPage {arrival} /> },
    }
}
