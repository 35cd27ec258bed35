//! How the player is told that a match waits: the settings at the server, and the requests that change
//! them.

use super::account::AccountHandle;
use super::polling::pause_after;
use super::push::{self, PushState, SubscribeError};
use js_sys::Date;
use net::server_api::{RequestError, ServerApi};
use protocol::online::{ApiFailure, NotificationSettings, NotificationTest, QuietHours};
use std::cell::Cell;
use std::future::pending;
use std::rc::Rc;
use ui::l10n::use_phrases;
use ui::timing::with_timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds until a first request that failed is made again.
const RETRY_PAUSE_MS: i32 = 5_000;

/// A request of the player about notifications.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotificationRequest {
    /// Tells this browser.
    TurnOn,
    /// Tells this browser no longer; its id at the server.
    TurnOff(String),
    /// Tells a webhook, or none.
    Webhook(Option<String>),
    /// Names a mail address with the code of the page's language, or none.
    Mail(Option<(String, &'static str)>),
    /// Confirms the mail address with the code that was sent there.
    MailCode(String),
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
        let mail = self.settings.mail.as_ref();
        self.settings.webhook.is_some()
            || !self.settings.subscriptions.is_empty()
            || mail.is_some_and(|mail| mail.is_confirmed)
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
    /// A code was sent to the mail address.
    CodeSent,
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
    let known = use_known(handle);
    let news = use_state_eq(|| None::<NotificationNews>);
    let is_running = use_state_eq(|| false);
    let is_on = known
        .0
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
            let Some(before) = known.0.clone().filter(|_| !*is_running) else {
                return;
            };
            is_running.set(true);
            news.set(None);
            let (api, known) = (api.clone(), known.dispatcher());
            let (news, is_running) = (news.clone(), is_running.setter());
            spawn_local(async move {
                let (now, outcome) = send(&api, before, request).await;
                known.dispatch(Learned::All(now));
                news.set(outcome);
                // The forms look at the outcome when the request ends.
                is_running.set(false);
            });
        })
    };
    NotificationsHandle {
        known: known.0.clone(),
        news: *news,
        is_running: *is_running,
        run,
    }
}

/// What is known; several tasks may change it.
#[derive(PartialEq)]
pub struct Knowledge(pub Option<KnownNotifications>);

/// What a task has learned.
pub enum Learned {
    /// The settings of the player are not known.
    Nothing,
    /// The settings and the state of this browser.
    All(KnownNotifications),
    /// The state of this browser; the settings may have changed meanwhile.
    Push(PushState),
}

impl Reducible for Knowledge {
    type Action = Learned;

    fn reduce(self: Rc<Self>, learned: Learned) -> Rc<Self> {
        Rc::new(Self(match learned {
            Learned::Nothing => None,
            Learned::All(mut known) => {
                // This browser may have answered during the request.
                if let (PushState::Unknown, Some(before)) = (&known.push, &self.0) {
                    known.push = before.push.clone();
                }
                Some(known)
            }
            Learned::Push(push) => self
                .0
                .clone()
                .map(|known| KnownNotifications { push, ..known }),
        }))
    }
}

/// Asks the server for the settings until it answers, and then this browser.
#[hook]
fn use_known(handle: &AccountHandle) -> UseReducerHandle<Knowledge> {
    let known = use_reducer_eq(|| Knowledge(None));
    let dispatcher = known.dispatcher();
    use_effect_with(handle.api(), move |api| {
        let is_current = Rc::new(Cell::new(true));
        let (api, is_needed) = (api.clone(), is_current.clone());
        dispatcher.dispatch(Learned::Nothing);
        spawn_local(async move {
            let Some(settings) = first_settings(&api, &is_needed).await else {
                return;
            };
            let settings = Rc::new(settings);
            // The service worker may take a while.
            dispatcher.dispatch(Learned::All(KnownNotifications {
                settings: settings.clone(),
                push: PushState::Unknown,
            }));
            let push = push::push_state(&settings).await;
            if is_needed.get() {
                dispatcher.dispatch(Learned::Push(push));
            }
        });
        move || is_current.set(false)
    });
    known
}

/// Asks the server for the settings until it answers or they are no longer needed. The lists of the
/// page say meanwhile what is wrong. Moves quiet hours to the clock of this browser.
async fn first_settings(api: &ServerApi, is_needed: &Cell<bool>) -> Option<NotificationSettings> {
    let mut failures = 0_u32;
    let settings = loop {
        let answer = api.notifications().await;
        if !is_needed.get() {
            return None;
        }
        if let Ok(settings) = answer {
            break settings;
        }
        let pause = pause_after(RETRY_PAUSE_MS, failures);
        with_timeout(pause, pending::<()>()).await;
        failures += 1;
    };
    let Some(quiet) = settings
        .quiet_hours
        .and_then(|quiet| moved_hours(quiet, utc_offset()))
    else {
        return Some(settings);
    };
    // If this fails, the next visit tries it again.
    let moved = api.set_quiet_hours(Some(quiet)).await.unwrap_or(settings);
    is_needed.get().then_some(moved)
}

/// Returns what the clock of this browser is ahead of UTC, in minutes.
pub fn utc_offset() -> i16 {
    // The browser says how much UTC is ahead of its clock.
    -(Date::new_0().get_timezone_offset() as i16)
}

/// Returns the same times on a clock that is `utc_offset` minutes ahead of UTC, unless they are for
/// such a clock already. Daylight saving time changes it twice a year.
pub fn moved_hours(quiet: QuietHours, utc_offset: i16) -> Option<QuietHours> {
    (quiet.utc_offset != utc_offset).then_some(QuietHours {
        utc_offset,
        ..quiet
    })
}

/// Returns the settings with the state of this browser. A browser that has not answered yet is not
/// waited for.
async fn load(
    api: &ServerApi,
    before: &KnownNotifications,
) -> Result<KnownNotifications, RequestError> {
    let settings = api.notifications().await?;
    let push = match before.push {
        PushState::Unknown => PushState::Unknown,
        _ => push::push_state(&settings).await,
    };
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
        NotificationRequest::Mail(Some((address, language))) => {
            let named = api.set_mail(address, language).await;
            news(named.map(|_| Some(NotificationNews::CodeSent)), mail_phrase)
        }
        NotificationRequest::Mail(None) => {
            let removed = api.remove_mail().await;
            news(removed.map(|_| saved), RequestError::phrase)
        }
        NotificationRequest::MailCode(code) => {
            let confirmed = api.confirm_mail(code).await;
            news(confirmed.map(|_| saved), code_phrase)
        }
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
    (load(api, &before).await.unwrap_or(before), news)
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

fn mail_phrase(error: RequestError) -> &'static str {
    match error {
        RequestError::Refused(ApiFailure::BadRequest) => "online-mail-bad",
        RequestError::Refused(ApiFailure::TooMany) => "online-mail-many",
        RequestError::Refused(ApiFailure::Unavailable) => "online-mail-failed",
        error => error.phrase(),
    }
}

fn code_phrase(error: RequestError) -> &'static str {
    match error {
        RequestError::Refused(ApiFailure::Conflict) => "online-mail-wrong-code",
        error => error.phrase(),
    }
}

fn test_phrase(error: RequestError) -> &'static str {
    match error {
        RequestError::Refused(ApiFailure::TooMany) => "online-notify-test-soon",
        error => error.phrase(),
    }
}
