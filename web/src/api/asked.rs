//! What the page around asks of the stage, beside the match on it.

use super::agent::{Agent, Asked};
use super::config::{Config, Mode, theme};
use super::fault::{Code, Fault};
use super::menu::fullscreen;
use super::places::{Places, Step};
use super::request::Request;
use super::stage::PlayingProps;
use super::start::{keep, read, seat, title};
use super::tokens;
use crate::ground::{Ground, use_ground};
use crate::l10n::Phrases;
use crate::route::Route;
use crate::sound;
use crate::store::settings::Theme;
use crate::store::{Shelf, use_shelf};
use serde_json::{Value, json};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Does what the page around asks beside the match.
#[hook]
pub(super) fn use_asked(
    props: &PlayingProps,
    places: &UseReducerHandle<Places>,
    phrases: &Phrases,
    on_rest: Callback<bool>,
) {
    let (shelf, ground) = (use_shelf(), use_ground());
    let agent = props.agent.clone();
    let deps = (
        places.last.clone(),
        shelf.is_some(),
        phrases.clone(),
        props.on_theme.clone(),
        props.on_lang.clone(),
        on_rest,
        ground,
    );
    let (steps, config) = (places.dispatcher(), props.config.clone());
    use_effect_with(
        deps,
        move |(last, _, phrases, on_theme, on_lang, on_rest, ground)| {
            let (last, phrases, on_theme, on_lang, on_rest, ground) = (
                last.clone(),
                phrases.clone(),
                on_theme.clone(),
                on_lang.clone(),
                on_rest.clone(),
                ground.clone(),
            );
            let answering = agent.clone();
            agent.stand(Callback::from(move |asked: Asked| {
                let done = match asked.request {
                    Request::Load => {
                        if let Some(shelf) = shelf.clone() {
                            load(asked, &answering, &config, &phrases, shelf, steps.clone());
                        }
                        return;
                    }
                    Request::Goto => goto(&asked.data, last.clone(), &steps),
                    Request::SetTheme => {
                        let refused = dress(&asked.data, &on_theme, &ground);
                        Ok(json!({ "refused": refused }))
                    }
                    Request::SetLang => {
                        on_lang.emit(asked.data["lang"].as_str().unwrap_or_default().to_owned());
                        Ok(Value::Null)
                    }
                    Request::Visibility => visibility(&asked.data, &on_rest),
                    Request::Viewport => viewport(&asked.data, &ground),
                    Request::Focus => {
                        let root = ground.root();
                        let first = root.and_then(|root| {
                            root.query_selector("[role=gridcell][tabindex='0'], main button")
                                .ok()?
                        });
                        if let Some(first) =
                            first.and_then(|first| first.dyn_into::<HtmlElement>().ok())
                        {
                            // What cannot take it leaves it where it is.
                            let _ = first.focus();
                        }
                        Ok(Value::Null)
                    }
                    Request::Fullscreen => {
                        fullscreen(asked.data["on"].as_bool().unwrap_or(true));
                        Ok(Value::Null)
                    }
                    Request::Start => Ok(Value::Null),
                    Request::Save
                    | Request::ExportLog
                    | Request::Act
                    | Request::Legal
                    | Request::Undo
                    | Request::Destroy => Err(Fault::new(
                        Code::Bug,
                        "Another part of the player answers this.",
                    )),
                };
                answering.reply(&asked, done);
            }));
        },
    );
}

/// Opens a match that the page around hands over.
fn load(
    asked: Asked,
    agent: &Agent,
    config: &Config,
    phrases: &Phrases,
    shelf: Shelf,
    steps: UseReducerDispatcher<Places>,
) {
    let watched = config.mode == Mode::View;
    let (agent, config, phrases) = (agent.clone(), config.clone(), phrases.clone());
    spawn_local(async move {
        match taken_in(&asked, &config, &phrases, &shelf).await {
            Ok(id) => {
                agent.unready();
                steps.dispatch(Step::Open(if watched {
                    Route::Replay { id, at: Some(0) }
                } else {
                    Route::Table { id }
                }));
                agent.reply(&asked, Ok(Value::Null));
                if watched {
                    agent.ready(Value::Null);
                }
            }
            Err(fault) => agent.reply(&asked, Err(fault)),
        }
    });
}

/// Puts the match that is handed over on the shelf.
async fn taken_in(
    asked: &Asked,
    config: &Config,
    phrases: &Phrases,
    shelf: &Shelf,
) -> Result<String, Fault> {
    let text = ["code", "file"]
        .into_iter()
        .find_map(|key| asked.data[key].as_str());
    let Some(text) = text else {
        let told = "`load` needs a `code` or a `file`, as a text.";
        return Err(Fault::new(Code::ConfigValue, told));
    };
    let mut record = read(text, phrases.text(&title(config)), phrases).await?;
    seat(&mut record, config);
    keep(shelf, record).await
}

/// Shows the match as it stood after so many actions, or its table again.
fn goto(
    data: &Value,
    last: Option<String>,
    steps: &UseReducerDispatcher<Places>,
) -> Result<Value, Fault> {
    let id = last.ok_or_else(|| Fault::new(Code::ActionNoMatch, "No match was opened."))?;
    let route = match &data["step"] {
        Value::Null => Route::Table { id },
        step => {
            let at = step.as_u64().and_then(|step| usize::try_from(step).ok());
            let at = at.ok_or_else(|| {
                let told = format!("`step` is a whole number from 0, not {step}.");
                Fault::new(Code::ConfigValue, told)
            })?;
            Route::Replay { id, at: Some(at) }
        }
    };
    steps.dispatch(Step::Go(route, true));
    Ok(Value::Null)
}

/// Lets the match rest while nobody can see it.
fn visibility(data: &Value, on_rest: &Callback<bool>) -> Result<Value, Fault> {
    let visible = data["visible"].as_bool();
    let told = "`visible` is true or false.";
    let visible = visible.ok_or_else(|| Fault::new(Code::ConfigValue, told))?;
    if !visible {
        sound::hush();
    }
    on_rest.emit(!visible);
    Ok(Value::Null)
}

/// Keeps clear of what covers the edges of the player.
fn viewport(data: &Value, ground: &Ground) -> Result<Value, Fault> {
    let area = data["safeArea"].as_object();
    let told = "`safeArea` is an object with the edges that something covers.";
    let area = area.ok_or_else(|| Fault::new(Code::ConfigValue, told))?;
    let root = ground
        .root()
        .and_then(|root| root.dyn_into::<HtmlElement>().ok());
    for edge in ["top", "right", "bottom", "left"] {
        let inset = area.get(edge).and_then(Value::as_f64);
        let inset = inset.filter(|inset| *inset > 0.0).unwrap_or_default();
        if let Some(root) = &root {
            // A length of pixels is taken by every browser.
            let _ = root
                .style()
                .set_property(&format!("--safe-{edge}"), &format!("{inset}px"));
        }
    }
    Ok(Value::Null)
}

/// Changes the looks; gives the tokens that were refused.
fn dress(data: &Value, on_theme: &Callback<Theme>, ground: &Ground) -> Vec<&'static str> {
    if let Some(theme) = data["theme"].as_str().and_then(theme) {
        on_theme.emit(theme);
    }
    let tokens = data["tokens"].as_object();
    tokens
        .map(|tokens| tokens::set(ground, tokens))
        .unwrap_or_default()
}
