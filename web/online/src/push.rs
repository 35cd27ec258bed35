//! Web Push in this browser: whether it is possible, turning it on and off, and the sentences that the
//! service worker shows.

use engine::registry::GameId;
use js_sys::{JSON, Reflect};
use net::server_api::{RequestError, ServerApi};
use protocol::online::{NewPushSubscription, NotificationSettings};
use serde_json::json;
use store::local_values::{self, Lifetime};
use ui::l10n::Phrases;
use ui::timing::{await_promise, with_timeout};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Cache, Notification, NotificationPermission, PushManager, PushSubscription,
    PushSubscriptionOptionsInit, Response, ServiceWorkerContainer, ServiceWorkerRegistration,
    Window,
};

/// The key of the id of this browser at the server, in the browser's storage.
const KEY: &str = "centauri.push";
/// Where the service worker looks for its sentences.
const NOTICES: &str = "notices/texts";
/// Milliseconds to wait for the service worker, once it is known, and for what the browser stores.
const WORKER_TIMEOUT_MS: i32 = 10_000;
/// Milliseconds to wait for the service worker on a first visit: as long as a slow network may need for
/// the whole page. A page that can have none waits in vain.
const FIRST_VISIT_MS: i32 = 300_000;
/// Milliseconds to wait for the push service of the browser.
const SERVICE_TIMEOUT_MS: i32 = 30_000;
/// Milliseconds that the player has to answer the browser's question.
const ANSWER_TIMEOUT_MS: i32 = 120_000;
/// Milliseconds for each step of leaving a player, who waits meanwhile.
const LEAVE_TIMEOUT_MS: i32 = 3_000;

/// Whether this browser receives notifications.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PushState {
    /// The browser was not asked yet, or has not answered. On a first visit the service worker stores
    /// the whole page before it answers.
    Unknown,
    /// The browser has no Web Push; that of iPhones has it in the installed page only.
    Unsupported,
    /// The page is not served over TLS.
    Insecure,
    /// The player has blocked notifications from this page.
    Denied,
    /// They can be turned on.
    Off,
    /// They are on, with this id at the server.
    On(String),
}

/// Why notifications could not be turned on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SubscribeError {
    /// The browser or its push service refuses.
    Refused,
    /// The table server refuses.
    Server(RequestError),
}

impl From<JsValue> for SubscribeError {
    fn from(_: JsValue) -> Self {
        Self::Refused
    }
}

impl From<RequestError> for SubscribeError {
    fn from(error: RequestError) -> Self {
        Self::Server(error)
    }
}

/// Returns whether this browser receives notifications, as far as it and the server say. Waits for the
/// service worker.
pub async fn push_state(settings: &NotificationSettings) -> PushState {
    let Some(window) = ui::browser::window() else {
        return PushState::Unsupported;
    };
    if !window.is_secure_context() {
        return PushState::Insecure;
    }
    if !has_push(&window) {
        return PushState::Unsupported;
    }
    if Notification::permission() == NotificationPermission::Denied {
        return PushState::Denied;
    }
    if await_worker(&window).await.is_err() {
        return PushState::Unsupported;
    }
    match subscription(&window).await {
        Err(_) => PushState::Unsupported,
        Ok(None) => PushState::Off,
        Ok(Some(_)) => known_id(settings).map_or(PushState::Off, PushState::On),
    }
}

/// Returns whether the browser has all that is needed. A page without TLS has none of it.
fn has_push(window: &Window) -> bool {
    let has = |name: &str| Reflect::has(window, &JsValue::from_str(name)).unwrap_or(false);
    has("PushManager") && has("Notification") && workers(window).is_ok()
}

/// Returns the service workers of the page. A page without an origin may not ask for them.
fn workers(window: &Window) -> Result<ServiceWorkerContainer, JsValue> {
    let name = JsValue::from_str("serviceWorker");
    Reflect::get(&window.navigator(), &name)?.dyn_into()
}

/// Waits for the service worker. On a first visit it stores the whole page first; the player reads
/// meanwhile that the browser is asked.
async fn await_worker(window: &Window) -> Result<(), JsValue> {
    await_promise(FIRST_VISIT_MS, workers(window)?.ready()?).await?;
    Ok(())
}

/// Returns the id of this browser, if the server still lists it.
fn known_id(settings: &NotificationSettings) -> Option<String> {
    let id: String = local_values::read(Lifetime::Browser, KEY)?;
    let mut listed = settings.subscriptions.iter();
    listed.any(|one| one.id == id).then_some(id)
}

async fn push_manager(window: &Window) -> Result<PushManager, JsValue> {
    let ready = workers(window)?.ready()?;
    let registration = await_promise(WORKER_TIMEOUT_MS, ready).await?;
    registration
        .dyn_into::<ServiceWorkerRegistration>()?
        .push_manager()
}

async fn subscription(window: &Window) -> Result<Option<PushSubscription>, JsValue> {
    let asked = push_manager(window).await?.get_subscription()?;
    let found = await_promise(WORKER_TIMEOUT_MS, asked).await?;
    Ok(found.dyn_into().ok())
}

/// Asks the player for permission, subscribes at the push service and names it to the server.
pub async fn turn_on(api: &ServerApi, server_key: &str) -> Result<(), SubscribeError> {
    let window = ui::browser::window().ok_or(SubscribeError::Refused)?;
    let asked = Notification::request_permission()?;
    await_promise(ANSWER_TIMEOUT_MS, asked).await?;
    if Notification::permission() != NotificationPermission::Granted {
        return Err(SubscribeError::Refused);
    }
    let manager = push_manager(&window).await?;
    if let Some(earlier) = subscription(&window).await? {
        // It may be for the key of another server.
        await_promise(SERVICE_TIMEOUT_MS, earlier.unsubscribe()?).await?;
    }
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key_opt_str(Some(server_key));
    let subscribing = manager.subscribe_with_options(&options)?;
    let subscribed = await_promise(SERVICE_TIMEOUT_MS, subscribing).await?;
    let text = String::from(JSON::stringify(&subscribed)?);
    let new: NewPushSubscription =
        serde_json::from_str(&text).map_err(|_| SubscribeError::Refused)?;
    let added = api.add_subscription(&new).await?;
    local_values::write(Lifetime::Browser, KEY, &added.id);
    Ok(())
}

/// Ends the subscription at the server, and then at the push service.
pub async fn turn_off(api: &ServerApi, id: &str) -> Result<(), SubscribeError> {
    api.remove_subscription(id).await?;
    local_values::remove(Lifetime::Browser, KEY);
    let window = ui::browser::window().ok_or(SubscribeError::Refused)?;
    if let Some(subscription) = subscription(&window).await? {
        await_promise(SERVICE_TIMEOUT_MS, subscription.unsubscribe()?).await?;
    }
    Ok(())
}

/// Ends the subscription of this browser before it plays as another player: what the earlier one is
/// told is not shown here any more. Whatever fails is left out, since the push service refuses an
/// ended subscription, and the server then forgets it.
pub async fn leave(api: &ServerApi) {
    let id: Option<String> = local_values::read(Lifetime::Browser, KEY);
    local_values::remove(Lifetime::Browser, KEY);
    let _ = unsubscribe().await;
    if let Some(id) = id {
        with_timeout(LEAVE_TIMEOUT_MS, api.remove_subscription(&id)).await;
    }
}

/// Ends the subscription at the push service, if there is one.
async fn unsubscribe() -> Result<(), JsValue> {
    let window = ui::browser::window().ok_or(JsValue::NULL)?;
    if !has_push(&window) {
        return Ok(());
    }
    // A worker that is not ready yet has no subscription, so this does not wait for it.
    let asked = workers(&window)?.get_registration();
    let found = await_promise(LEAVE_TIMEOUT_MS, asked).await?;
    let Ok(registration) = found.dyn_into::<ServiceWorkerRegistration>() else {
        return Ok(());
    };
    let asked = registration.push_manager()?.get_subscription()?;
    let found = await_promise(LEAVE_TIMEOUT_MS, asked).await?;
    if let Ok(subscription) = found.dyn_into::<PushSubscription>() {
        await_promise(LEAVE_TIMEOUT_MS, subscription.unsubscribe()?).await?;
    }
    Ok(())
}

/// Stores the sentences of notifications in the language of the page for the service worker.
pub async fn store_texts(phrases: &Phrases) -> Result<(), JsValue> {
    let window = ui::browser::window().ok_or(JsValue::NULL)?;
    let folder = folder_path(&window)?;
    let opening = window.caches()?.open(&format!("{folder}notices"));
    let cache: Cache = await_promise(WORKER_TIMEOUT_MS, opening)
        .await?
        .dyn_into()?;
    let response = Response::new_with_opt_str(Some(&texts(phrases)))?;
    let stored = cache.put_with_str(NOTICES, &response);
    await_promise(WORKER_TIMEOUT_MS, stored).await?;
    Ok(())
}

/// Returns the path of the folder of the page.
fn folder_path(window: &Window) -> Result<String, JsValue> {
    let path = window.location().pathname()?;
    let end = path.rfind('/').map_or(0, |slash| slash + 1);
    Ok(path[..end].to_owned())
}

/// Returns the sentences as the service worker reads them.
pub fn texts(phrases: &Phrases) -> String {
    let title = |game: GameId| {
        let title = phrases.text(&format!("{}-title", game.name()));
        (game.name().to_owned(), title.into())
    };
    let titles: serde_json::Map<_, _> = GameId::ALL.map(title).into_iter().collect();
    let texts = json!({
        "lang": phrases.language().tag(),
        "titles": titles,
        "turn": phrases.text("online-notice-turn"),
        "begin": phrases.text("online-notice-begin"),
        "over": phrases.text("online-notice-over"),
        "overTime": phrases.text("online-notice-over-time"),
        "replaced": phrases.text("online-notice-replaced"),
        "test": phrases.text("online-notice-test"),
    });
    texts.to_string()
}
