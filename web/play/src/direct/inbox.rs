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
const CHANNEL_NAME: &str = "centauri-answers";

/// Milliseconds within which an open table accepts an answer.
const TIMEOUT_MS: u32 = 8000;

/// A message on the channel; every variant carries the code of an answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum InboxMessage {
    /// An answer was opened in a tab.
    Came(String),
    /// A table has accepted the answer.
    Taken(String),
}

/// The receiver of answers that other tabs send to a room.
pub struct Inbox {
    _channel: Rc<Option<Channel>>,
}

impl Inbox {
    /// Opens the inbox of a room.
    pub fn of<G: Game + 'static>(room: &Rc<DirectRoom<G>>) -> Self {
        let room = Rc::downgrade(room);
        let channel = Rc::new_cyclic(|weak_channel: &Weak<Option<Channel>>| {
            let weak_channel = weak_channel.clone();
            Channel::open(CHANNEL_NAME, move |message: InboxMessage| {
                let (InboxMessage::Came(code), Some(room)) = (message, room.upgrade()) else {
                    return;
                };
                let weak_channel = weak_channel.clone();
                spawn_local(async move {
                    if room.take_answer(&code).await.is_ok()
                        && let Some(channel) = weak_channel.upgrade()
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
    let is_taken = use_state_eq(|| false);
    {
        let is_taken = is_taken.setter();
        use_effect_with(props.code.clone(), move |code| {
            let own = code.clone();
            let channel = Channel::open(CHANNEL_NAME, move |message: InboxMessage| {
                if message == InboxMessage::Taken(own.clone()) {
                    is_taken.set(true);
                }
            });
            if let Some(channel) = &channel {
                channel.post(&InboxMessage::Came(code.clone()));
            }
            move || drop(channel)
        });
    }
    let is_late = use_state_eq(|| false);
    {
        let is_late = is_late.setter();
        use_effect_with(*is_taken, move |is_taken| {
            let timer = (!is_taken).then(|| Timeout::new(TIMEOUT_MS, move || is_late.set(true)));
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
    let phrase_key = match (*is_taken, *is_late) {
        (true, _) => "answer-taken",
        (false, true) => "answer-late",
        (false, false) => "answer-waiting",
    };
    html! {
        <main id="main" class="page narrow">
            <div class="page-head">
                <h1>{ phrases.text("join-answer") }</h1>
                <p role="status">{ phrases.text(phrase_key) }</p>
            </div>
            if !*is_taken {
                <section class="panel">
                    <LinkField title={phrases.text("join-answer")} hash={format!("#/answer/{}", props.code)} />
                </section>
            }
            <div class="buttons"><Link to={Route::Saves} class="button large">{ phrases.text("nav-saves") }</Link></div>
        </main>
    }
}
