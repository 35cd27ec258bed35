//! The page of the text version of a running match: fetches its save, opens it, and hands it to its
//! game.

use super::opening::{OpenProps, Opening, use_opening, waiting};
use super::title::use_title;
use crate::games::rift::table::Opened;
use crate::games::rift::text::RiftText;
use crate::l10n::use_phrases;
use engine::suite::AnySession;
use std::rc::Rc;
use yew::prelude::*;

/// Properties of the page.
#[derive(Properties, PartialEq)]
pub struct TextPageProps {
    /// The id of the save.
    pub id: AttrValue,
}

/// The page.
#[component]
pub fn TextPage(props: &TextPageProps) -> Html {
    let phrases = use_phrases();
    let opening = use_opening(&props.id);
    match &opening {
        Opening::Open(record, opened) => {
            html! { <Open record={record.clone()} opened={opened.clone()} /> }
        }
        Opening::Fetching | Opening::Missing(_) | Opening::Bad(_) => {
            waiting(&opening, &phrases, &phrases.text("table-loading"))
        }
    }
}

/// A match that is open.
#[component]
fn Open(props: &OpenProps) -> Html {
    let phrases = use_phrases();
    let record = &props.record;
    let title = [("title", record.title.clone().into())];
    use_title(phrases.say("text-title", &title));
    let opened = use_memo(props.opened.clone(), |opened| match &*opened.0 {
        AnySession::Rift(session) => Opened(Rc::new(session.clone())),
    });
    html! {
        <main id="main" class="text-main">
            <RiftText key={record.id.clone()} record={record.clone()} opened={(*opened).clone()} />
        </main>
    }
}
