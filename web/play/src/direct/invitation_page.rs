//! The page of an invitation's link, which loads the chunk of the invitation's game.

use super::online_entry::{OnlineEntry, enter};
use super::{Join, game_of};
use crate::games::{ChunkFor, GameScreens, chunk_functions};
use engine::registry::GameId;
use std::any::Any;
use std::rc::Rc;
use ui::chunk::{self, ChunkState, GameChunk, LazyChunk, use_chunks};
use ui::loading_page::LoadingPage;
use yew::prelude::*;

chunk_functions!(
    /// The chunk of a guest's pages.
    Guest {
        /// Renders the page of an invitation from its code.
        join: fn(String) -> Html = join::<G>,
        /// Enters the match of an online table; the room is kept until its table is open.
        enter: fn(OnlineEntry) -> Rc<dyn Any> = enter::<G>,
    }
);

fn join<G: GameScreens>(code: String) -> Html {
    let key = code.clone();
    html! { <Join<G> {key} {code} /> }
}

#[derive(Properties, PartialEq)]
pub struct InvitationPageProps {
    /// Code of the invitation.
    pub code: String,
}

/// The page of an invitation to a table on another screen. A code with an unknown game is shown by
/// the page of the first game, which reports the error.
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
