//! Requests of the embedding page that do not concern the match itself. Invalid ones are refused
//! and change nothing.

use super::config::{Config, PlayerMode, theme};
use super::host_bridge::{HostBridge, HostRequest};
use super::navigation::{NavigationAction, NavigationStack};
use super::player_menu::set_fullscreen;
use super::player_view::ActivePlayerProps;
use super::start::{assign_seats, load_match_ui, read_match, save_loaded_match};
use super::theme_tokens::HostTheme;
use play::observer_api::fault::{EmbedFault, ErrorCode};
use play::observer_api::request::EmbedRequest;
use serde_json::{Map, Value, json};
use store::{StoreHandle, use_store};
use ui::l10n::{Language, Phrases};
use ui::mount::{Mount, use_mount};
use ui::route::Route;
use ui::settings::Theme;
use ui::sound;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The edges of a player, in the order of insets.
const INSET_EDGES: [&str; 4] = ["top", "right", "bottom", "left"];
/// The largest inset in pixels.
const MAX_INSET: f64 = 4096.0;

/// Registers the handler for requests that do not concern the match.
#[hook]
pub(super) fn use_host_requests(
    props: &ActivePlayerProps,
    navigation: &UseReducerHandle<NavigationStack>,
    phrases: &Phrases,
    on_rest: Callback<bool>,
) {
    let (store, mount) = (use_store(), use_mount());
    let handler = RequestHandler {
        bridge: props.bridge.clone(),
        config: props.config.clone(),
        phrases: phrases.clone(),
        store,
        mount,
        host_theme: props.host_theme.clone(),
        steps: navigation.dispatcher(),
        last: navigation.last.clone(),
        error: navigation.error.clone(),
        on_theme: props.on_theme.clone(),
        on_lang: props.on_lang.clone(),
        on_rest,
    };
    use_effect_with(handler, |handler| {
        let request_handling = handler.clone();
        let request_handler =
            Callback::from(move |request: HostRequest| request_handling.handle(request));
        handler.bridge.set_request_handler(request_handler);
    });
}

/// Registers a handler that refuses every request with the error that prevents playing.
pub(super) fn refuse_all(bridge: &HostBridge, error: &EmbedFault) {
    let (answering, error) = (bridge.clone(), error.clone());
    bridge.set_request_handler(Callback::from(move |request: HostRequest| {
        answering.reply(&request, Err(error.clone()));
    }));
}

/// The handler of requests and the handles it needs.
#[derive(Clone, PartialEq)]
struct RequestHandler {
    bridge: HostBridge,
    config: Config,
    phrases: Phrases,
    store: Option<StoreHandle>,
    mount: Mount,
    host_theme: HostTheme,
    steps: UseReducerDispatcher<NavigationStack>,
    /// The match that was opened last.
    last: Option<String>,
    /// The error that prevents playing.
    error: Option<EmbedFault>,
    on_theme: Callback<Theme>,
    on_lang: Callback<String>,
    on_rest: Callback<bool>,
}

impl RequestHandler {
    fn handle(&self, request: HostRequest) {
        let data = &request.data;
        let done = match request.request {
            EmbedRequest::Load => return self.load(request),
            EmbedRequest::Goto => return self.goto(request),
            EmbedRequest::SetTheme => self.set_theme(data),
            EmbedRequest::SetLang => set_language(data, &self.on_lang),
            EmbedRequest::Visibility => visibility(data, &self.on_rest),
            EmbedRequest::Viewport => viewport(data, &self.mount),
            EmbedRequest::Focus => {
                focus(&self.mount);
                Ok(Value::Null)
            }
            EmbedRequest::Fullscreen => {
                set_fullscreen(data["on"].as_bool().unwrap_or(true));
                Ok(Value::Null)
            }
            EmbedRequest::Start => match &self.error {
                Some(error) if error.code == ErrorCode::NetUnreachable => {
                    return self.restart(request);
                }
                Some(error) => Err(error.clone()),
                None if self.bridge.is_ready() => Ok(Value::Null),
                // The outcome is not known yet.
                None => return self.bridge.reply_when_open(request),
            },
            EmbedRequest::Save
            | EmbedRequest::ExportLog
            | EmbedRequest::Act
            | EmbedRequest::Legal
            | EmbedRequest::Undo
            | EmbedRequest::Destroy => Err(EmbedFault::new(
                ErrorCode::Bug,
                "Another part of the player answers this.",
            )),
        };
        self.bridge.reply(&request, done);
    }

    /// Tries again to open what could not be loaded.
    fn restart(&self, request: HostRequest) {
        self.bridge.reset_ready();
        self.bridge.reply_when_open(request);
        self.steps.dispatch(NavigationAction::Restart);
    }

    /// Opens a match that the page provides, and answers when it is on the table.
    fn load(&self, request: HostRequest) {
        let Some(store) = self.store.clone() else {
            let error = EmbedFault::new(ErrorCode::ActionNoMatch, "The saves are not open yet.");
            return self.bridge.reply(&request, Err(error));
        };
        let handler = self.clone();
        spawn_local(async move {
            let RequestHandler { bridge, config, .. } = &handler;
            let id = match handler.import_match(&request, &store).await {
                Ok(id) => id,
                Err(error) => return bridge.reply(&request, Err(error)),
            };
            let is_watched = config.mode == PlayerMode::View;
            bridge.reset_ready();
            bridge.reply_when_open(request);
            handler
                .steps
                .dispatch(NavigationAction::Open(if is_watched {
                    Route::Replay { id, at: Some(0) }
                } else {
                    Route::Table { id }
                }));
            if is_watched {
                bridge.report_ready(json!({ "game": config.game.name() }));
            }
        });
    }

    /// Stores the match that the page provides.
    async fn import_match(
        &self,
        request: &HostRequest,
        store: &StoreHandle,
    ) -> Result<String, EmbedFault> {
        let text = ["code", "file"]
            .into_iter()
            .find_map(|key| request.data[key].as_str());
        let Some(text) = text else {
            let message = "`load` needs a `code` or a `file`, as a text.";
            return Err(EmbedFault::new(ErrorCode::ConfigValue, message));
        };
        load_match_ui(&self.config, &self.phrases).await?;
        let mut record = read_match(text, &self.config, &self.phrases).await?;
        assign_seats(&mut record, &self.config);
        Ok(save_loaded_match(store, record, self.last.as_deref()).await)
    }

    /// Shows the match as it was after a number of actions, or its table again.
    fn goto(&self, request: HostRequest) {
        let handler = self.clone();
        spawn_local(async move {
            let bridge = &handler.bridge;
            let route = match handler.route(&request.data["step"]).await {
                Ok(route) => route,
                Err(error) => return bridge.reply(&request, Err(error)),
            };
            let is_remote = matches!(route, Route::Table { .. }) && bridge.action_count().is_none();
            if is_remote {
                bridge.reply_when_open(request.clone());
            }
            handler.steps.dispatch(NavigationAction::Go(route, true));
            if !is_remote {
                bridge.reply(&request, Ok(Value::Null));
            }
        });
    }

    async fn route(&self, step: &Value) -> Result<Route, EmbedFault> {
        let none = |why: &str| EmbedFault::new(ErrorCode::ActionNoMatch, why);
        let last = self.last.clone();
        let id = last.ok_or_else(|| match self.config.mode {
            PlayerMode::Puzzle => none("A puzzle is one position: it has no actions to go to."),
            PlayerMode::Play | PlayerMode::View | PlayerMode::Attract => {
                none("No match was opened.")
            }
        })?;
        if step.is_null() {
            return match self.config.mode {
                PlayerMode::View => Err(none("A match that is only watched has no table.")),
                PlayerMode::Play | PlayerMode::Puzzle | PlayerMode::Attract => {
                    Ok(Route::Table { id })
                }
            };
        }
        let wrong = || {
            let message =
                format!("`step` is a number of actions of this match, from 0, not {step}.");
            EmbedFault::new(ErrorCode::ConfigValue, message)
        };
        let at = step.as_u64().and_then(|step| usize::try_from(step).ok());
        let at = at.ok_or_else(wrong)?;
        let max_at = match self.bridge.action_count() {
            Some(max_at) => Some(max_at),
            None => self.saved_action_count(&id).await,
        };
        if max_at.is_some_and(|max_at| at > max_at) {
            return Err(wrong());
        }
        Ok(Route::Replay { id, at: Some(at) })
    }

    /// Returns the number of actions of a stored match that is not on the table.
    async fn saved_action_count(&self, id: &str) -> Option<usize> {
        let record = self.store.as_ref()?.store.get(id).await.ok()?;
        let save: Value = serde_json::from_str(&record.text).ok()?;
        Some(save["log"].as_array()?.len())
    }

    /// Changes the theme and returns the tokens that were refused.
    fn set_theme(&self, data: &Value) -> Result<Value, EmbedFault> {
        let wrong = |message: String| EmbedFault::new(ErrorCode::ConfigValue, message);
        let (named, given) = (&data["theme"], &data["tokens"]);
        let known = named.as_str().and_then(theme);
        if known.is_none() && !named.is_null() {
            return Err(wrong(format!("There is no theme {named}.")));
        }
        let tokens = given.as_object();
        if tokens.is_none() && !given.is_null() {
            return Err(wrong(format!(
                "`tokens` is an object of tokens and values, not {given}."
            )));
        }
        if known.is_none() && tokens.is_none() {
            return Err(wrong(
                "`setTheme` needs a `theme`, `tokens` or both.".to_owned(),
            ));
        }
        if let Some(theme) = known {
            self.on_theme.emit(theme);
        }
        let refused = match tokens {
            Some(tokens) => self.host_theme.set_tokens(&self.mount, tokens),
            None => {
                self.host_theme.apply(&self.mount);
                Vec::new()
            }
        };
        Ok(json!({ "refused": refused }))
    }
}

fn set_language(data: &Value, on_lang: &Callback<String>) -> Result<Value, EmbedFault> {
    let tag = data["lang"].as_str();
    let tag = tag.filter(|tag| Language::from_tag(tag).is_some());
    let wrong = || {
        let message = format!("The language {} does not exist.", data["lang"]);
        EmbedFault::new(ErrorCode::ConfigValue, message)
    };
    on_lang.emit(tag.ok_or_else(wrong)?.to_owned());
    Ok(Value::Null)
}

/// Gives the focus to the board, or else to the first button.
fn focus(mount: &Mount) {
    let root = mount.root();
    let first = root.and_then(|root| {
        root.query_selector("[role=gridcell][tabindex='0'], main button")
            .ok()?
    });
    if let Some(first) = first.and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
        // An element that cannot take the focus leaves it where it is.
        let _ = first.focus();
    }
}

/// Pauses the match while the player is not visible.
fn visibility(data: &Value, on_rest: &Callback<bool>) -> Result<Value, EmbedFault> {
    let visible = data["visible"].as_bool();
    let message = "`visible` is true or false.";
    let visible = visible.ok_or_else(|| EmbedFault::new(ErrorCode::ConfigValue, message))?;
    if !visible {
        sound::stop();
    }
    on_rest.emit(!visible);
    Ok(Value::Null)
}

/// Sets the insets of the player: the pixels at its edges that another element covers.
fn viewport(data: &Value, mount: &Mount) -> Result<Value, EmbedFault> {
    let area = data["safeArea"].as_object();
    let message = "`safeArea` is an object with the edges that something covers.";
    let area = area.ok_or_else(|| EmbedFault::new(ErrorCode::ConfigValue, message))?;
    let insets = insets(area)?;
    let root = mount
        .root()
        .and_then(|root| root.dyn_into::<HtmlElement>().ok());
    if let Some(root) = &root {
        for (edge, inset) in INSET_EDGES.iter().zip(insets) {
            // Every browser accepts a length in pixels.
            let _ = root
                .style()
                .set_property(&format!("--safe-{edge}"), &format!("{inset}px"));
        }
    }
    Ok(Value::Null)
}

/// Returns the covered pixels of each edge, in the order of [`INSET_EDGES`]; a missing edge is 0.
fn insets(insets_object: &Map<String, Value>) -> Result<[f64; 4], EmbedFault> {
    let mut insets = [0.0; 4];
    for (edge, inset) in INSET_EDGES.iter().zip(&mut insets) {
        let Some(given) = insets_object.get(*edge) else {
            continue;
        };
        let wrong = || {
            let message = format!("`{edge}` of `safeArea` is a number of pixels, not {given}.");
            EmbedFault::new(ErrorCode::ConfigValue, message)
        };
        *inset = given.as_f64().ok_or_else(wrong)?.clamp(0.0, MAX_INSET);
    }
    Ok(insets)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inset_that_is_not_a_number_is_refused() {
        let read = |area: Value| insets(area.as_object().expect("an object"));
        let read = |area| read(area).map_err(|error| error.code);
        assert_eq!(read(json!({})), Ok([0.0; 4]));
        let given = json!({ "top": 12, "bottom": 7.5, "left": -3, "right": 1e9, "more": "?" });
        assert_eq!(read(given), Ok([12.0, MAX_INSET, 7.5, 0.0]));
        // A page writes NaN as null.
        for wrong in [
            json!("12px"),
            json!(null),
            json!([12]),
            json!({}),
            json!(true),
        ] {
            let area = json!({ "top": 3, "left": wrong });
            assert_eq!(read(area), Err(ErrorCode::ConfigValue), "{wrong}");
        }
    }
}
