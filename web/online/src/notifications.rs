//! How the player is told that a match waits: the settings at the server, and the requests that change
//! them.

use super::account::AccountHandle;
use super::push::{self, PushState, SubscribeError};
use net::server_api::{RequestError, ServerApi};
use protocol::online::{ApiFailure, NotificationSettings, NotificationTest, QuietHours};
use std::rc::Rc;
use ui::l10n::use_phrases;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A request of the player about notifications.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotificationRequest {
    /// Tells this browser.
    TurnOn,
    /// Tells this browser no longer; its id at the server.
    TurnOff(String),
    /// Tells a webhook, or none.
    Webhook(Option<String>),
    /// Changes the quiet hours.
    QuietHours(Option<QuietHours>),
    /// Turns the notifications of a table off, or on again.
    Mute(String, bool),
    /// Sends a test.
    Test,
}

/// What the server and this browser know of notifications.
#[derive(Clone, PartialEq, Debug)]
pub struct KnownNotifications {
    /// The settings at the server.
    pub settings: Rc<NotificationSettings>,
    /// Whether this browser is told.
    pub push: PushState,
}

impl KnownNotifications {
    /// Returns whether anything is told to the player.
    #[must_use]
    pub fn has_target(&self) -> bool {
        self.settings.webhook.is_some() || !self.settings.subscriptions.is_empty()
    }
}

/// What became of the last request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotificationNews {
    /// It failed; the key of the phrase that says why.
    Failed(&'static str),
    /// A test was sent.
    Tested(NotificationTest),
    /// The settings are stored.
    Saved,
}

/// The notifications of the player, and how to change them.
#[derive(Clone, PartialEq)]
pub struct NotificationsHandle {
    /// What is known; `None` until the server has answered.
    pub known: Option<KnownNotifications>,
    /// What became of the last request.
    pub news: Option<NotificationNews>,
    /// Whether a request is running.
    pub is_running: bool,
    /// Runs a request, unless one is running.
    pub run: Callback<NotificationRequest>,
}

impl NotificationsHandle {
    /// Returns a click handler that runs a request.
    #[must_use]
    pub fn on_press(&self, request: NotificationRequest) -> Callback<MouseEvent> {
        self.run.reform(move |_: MouseEvent| request.clone())
    }
}

/// Returns the notifications of the player, and stores the sentences of this page's language for the
/// service worker while this browser is told.
#[hook]
pub fn use_notifications(handle: &AccountHandle) -> NotificationsHandle {
    let phrases = use_phrases();
    let known = use_state_eq(|| None::<KnownNotifications>);
    let news = use_state_eq(|| None::<NotificationNews>);
    let is_running = use_state_eq(|| false);
    {
        let known = known.setter();
        use_effect_with(handle.api(), move |api| {
            let api = api.clone();
            spawn_local(async move {
                // Without an answer nothing is offered; the lists of the page say what is wrong.
                let Ok(settings) = api.notifications().await else {
                    return;
                };
                let settings = Rc::new(settings);
                // The service worker may take a while.
                let push = PushState::Unknown;
                known.set(Some(KnownNotifications {
                    settings: settings.clone(),
                    push,
                }));
                let push = push::push_state(&settings).await;
                known.set(Some(KnownNotifications { settings, push }));
            });
        });
    }
    let is_on = known
        .as_ref()
        .is_some_and(|known| matches!(known.push, PushState::On(_)));
    use_effect_with((is_on, phrases.language()), move |(is_on, _)| {
        if *is_on {
            spawn_local(async move {
                // Without them the service worker says it in English.
                let _ = push::store_texts(&phrases).await;
            });
        }
    });
    let run = {
        let api = handle.api();
        let (known, news, is_running) = (known.clone(), news.setter(), is_running.clone());
        Callback::from(move |request: NotificationRequest| {
            let Some(before) = (*known).clone().filter(|_| !*is_running) else {
                return;
            };
            is_running.set(true);
            let (api, known) = (api.clone(), known.setter());
            let (news, is_running) = (news.clone(), is_running.setter());
            spawn_local(async move {
                let (now, outcome) = send(&api, before, request).await;
                is_running.set(false);
                news.set(outcome);
                known.set(Some(now));
            });
        })
    };
    NotificationsHandle {
        known: (*known).clone(),
        news: *news,
        is_running: *is_running,
        run,
    }
}

async fn load(api: &ServerApi) -> Result<KnownNotifications, RequestError> {
    let settings = api.notifications().await?;
    let push = push::push_state(&settings).await;
    Ok(KnownNotifications {
        settings: Rc::new(settings),
        push,
    })
}

/// Sends a request, and returns what is known afterwards and what became of it.
async fn send(
    api: &ServerApi,
    before: KnownNotifications,
    request: NotificationRequest,
) -> (KnownNotifications, Option<NotificationNews>) {
    let saved = Some(NotificationNews::Saved);
    let news = match request {
        NotificationRequest::TurnOn => {
            pushed(push::turn_on(api, &before.settings.server_key).await)
        }
        NotificationRequest::TurnOff(id) => pushed(push::turn_off(api, &id).await),
        NotificationRequest::Webhook(Some(address)) => news(
            api.set_webhook(address).await.map(|_| saved),
            webhook_phrase,
        ),
        NotificationRequest::Webhook(None) => news(
            api.remove_webhook().await.map(|_| saved),
            RequestError::phrase,
        ),
        NotificationRequest::QuietHours(quiet) => {
            let stored = api.set_quiet_hours(quiet).await;
            news(stored.map(|_| saved), RequestError::phrase)
        }
        NotificationRequest::Mute(table, is_muted) => {
            let stored = api.set_muted(&table, is_muted).await;
            news(stored.map(|_| None), RequestError::phrase)
        }
        NotificationRequest::Test => {
            let tested = api.test_notifications().await;
            news(
                tested.map(|test| Some(NotificationNews::Tested(test))),
                test_phrase,
            )
        }
    };
    // An address that is gone may have been removed.
    (load(api).await.unwrap_or(before), news)
}

/// What became of a request, or why it failed.
type Outcome = Option<NotificationNews>;

fn news(
    answer: Result<Outcome, RequestError>,
    phrase: fn(RequestError) -> &'static str,
) -> Outcome {
    answer.unwrap_or_else(|error| Some(NotificationNews::Failed(phrase(error))))
}

fn pushed(changed: Result<(), SubscribeError>) -> Outcome {
    let key = match changed.err()? {
        SubscribeError::Refused => "online-notify-refused",
        SubscribeError::Server(RequestError::Refused(ApiFailure::TooMany)) => "online-notify-many",
        SubscribeError::Server(error) => error.phrase(),
    };
    Some(NotificationNews::Failed(key))
}

fn webhook_phrase(error: RequestError) -> &'static str {
    match error {
        RequestError::Refused(ApiFailure::BadRequest) => "online-webhook-refused",
        error => error.phrase(),
    }
}

fn test_phrase(error: RequestError) -> &'static str {
    match error {
        RequestError::Refused(ApiFailure::TooMany) => "online-notify-test-soon",
        error => error.phrase(),
    }
}
