//! The page that an answer's link opens at the host: it passes the answer to the table that waits
//! for it in another tab of this browser.

use super::room::DirectRoom;
use super::signaling::{SignalingMessage, parse_error_key};
use crate::tabs::browser::Channel;
use engine::game::Game;
use gloo::timers::callback::Timeout;
use serde::{Deserialize, Serialize};
use std::rc::{Rc, Weak};
use ui::l10n::use_phrases;
use ui::link_field::LinkField;
use ui::route::{Link, Route};
use ui::title::use_title;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Name of the broadcast channel for answers.
const CHANNEL: &str = "centauri-answers";

/// Milliseconds within which an open table accepts an answer.
const TIMEOUT_MS: u32 = 8000;

/// A message on that channel; both carry the code of an answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum InboxMessage {
    /// An answer was opened in a tab.
    Came(String),
    /// A table has accepted it.
    Taken(String),
}

/// Receives answers from other tabs for a room that waits for some.
pub struct Inbox {
    _channel: Rc<Option<Channel>>,
}

impl Inbox {
    /// Opens the inbox of a room.
    pub fn of<G: Game + 'static>(room: &Rc<DirectRoom<G>>) -> Self {
        let room = Rc::downgrade(room);
        let channel = Rc::new_cyclic(|own: &Weak<Option<Channel>>| {
            let own = own.clone();
            Channel::open(CHANNEL, move |word: InboxMessage| {
                let (InboxMessage::Came(code), Some(room)) = (word, room.upgrade()) else {
                    return;
                };
                let own = own.clone();
                spawn_local(async move {
                    if room.take_answer(&code).await.is_ok()
                        && let Some(channel) = own.upgrade()
                        && let Some(channel) = &*channel
                    {
                        channel.post(&InboxMessage::Taken(code));
                    }
                });
            })
        });
        Self { _channel: channel }
    }
}

/// Properties of [`AnswerPage`].
#[derive(Properties, PartialEq)]
pub struct AnswerPageProps {
    /// Code of the answer.
    pub code: String,
}

/// The page of an answer's link.
#[component]
pub fn AnswerPage(props: &AnswerPageProps) -> Html {
    let phrases = use_phrases();
    use_title(phrases.text("join-answer"));
    let taken = use_state_eq(|| false);
    {
        let taken = taken.setter();
        use_effect_with(props.code.clone(), move |code| {
            let own = code.clone();
            let channel = Channel::open(CHANNEL, move |word: InboxMessage| {
                if word == InboxMessage::Taken(own.clone()) {
                    taken.set(true);
                }
            });
            if let Some(channel) = &channel {
                channel.post(&InboxMessage::Came(code.clone()));
            }
            move || drop(channel)
        });
    }
    let late = use_state_eq(|| false);
    {
        let late = late.setter();
        use_effect_with(*taken, move |taken| {
            let timer = (!taken).then(|| Timeout::new(TIMEOUT_MS, move || late.set(true)));
            move || drop(timer)
        });
    }
    let spoiled = use_memo(props.code.clone(), |code| {
        SignalingMessage::read(code).err()
    });
    if let Some(error) = *spoiled {
        return html! {
            <main id="main" class="page narrow">
                <h1>{ phrases.text("join-answer") }</h1>
                <p class="notice alert" role="alert">{ phrases.text(parse_error_key(error)) }</p>
                <div class="buttons"><Link to={Route::Saves} class="button large">{ phrases.text("nav-saves") }</Link></div>
            </main>
        };
    }
    let said = match (*taken, *late) {
        (true, _) => "answer-taken",
        (false, true) => "answer-late",
        (false, false) => "answer-waiting",
    };
    html! {
        <main id="main" class="page narrow">
            <div class="page-head">
                <h1>{ phrases.text("join-answer") }</h1>
                <p role="status">{ phrases.text(said) }</p>
            </div>
            if !*taken {
                <section class="panel">
                    <LinkField title={phrases.text("join-answer")} hash={format!("#/answer/{}", props.code)} />
                </section>
            }
            <div class="buttons"><Link to={Route::Saves} class="button large">{ phrases.text("nav-saves") }</Link></div>
        </main>
    }
}
