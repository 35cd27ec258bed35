//! The page on which a match is watched again: fetches its save, opens it, and hands it to its game.

use super::opening::{OpenProps, Opening, use_opening, waiting};
use super::title::use_title;
use crate::games::rift::replay::{Film, RiftReplay};
use crate::l10n::use_phrases;
use engine::suite::AnySession;
use yew::prelude::*;

/// Properties of the page.
#[derive(Properties, PartialEq)]
pub struct ReplayPageProps {
    /// The id of the save.
    pub id: AttrValue,
    /// The position to begin at.
    pub at: Option<usize>,
}

/// The page.
#[component]
pub fn ReplayPage(props: &ReplayPageProps) -> Html {
    let phrases = use_phrases();
    let opening = use_opening(&props.id);
    match &opening {
        Opening::Open(record, opened) => {
            html! { <Open record={record.clone()} opened={opened.clone()} at={props.at} /> }
        }
        Opening::Fetching | Opening::Missing(_) | Opening::Bad(_) => {
            waiting(&opening, &phrases, &phrases.text("replay-loading"))
        }
    }
}

/// A match that is open.
#[component]
fn Open(props: &OpenProps) -> Html {
    let phrases = use_phrases();
    let record = &props.record;
    use_title(phrases.say("replay-title", &[("title", record.title.as_str().into())]));
    let film = use_memo(props.opened.clone(), |opened| match &*opened.0 {
        AnySession::Rift(session) => Film::new(session, &record.sitters),
    });
    html! {
        <main id="main" class="replay-page">
            <RiftReplay record={record.clone()} film={(*film).clone()} at={props.at} />
        </main>
    }
}
