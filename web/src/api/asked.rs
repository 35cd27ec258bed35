//! What the page around asks of the stage, beside the match on it. What makes no sense is refused and changes nothing.

use super::agent::{Agent, Asked};
use super::config::{Config, Mode, theme};
use super::menu::fullscreen;
use super::places::{Places, Step};
use super::stage::PlayingProps;
use super::start::{furnish, keep_loaded, read, seat};
use super::tokens::Wardrobe;
use play::onlook::fault::{Code, Fault};
use play::onlook::request::Request;
use serde_json::{Map, Value, json};
use store::{Shelf, use_shelf};
use ui::ground::{Ground, use_ground};
use ui::l10n::{Language, Phrases};
use ui::route::Route;
use ui::settings::Theme;
use ui::sound;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The edges of a player.
const EDGES: [&str; 4] = ["top", "right", "bottom", "left"];
/// The widest edge that something else may cover, in pixels.
const WIDEST: f64 = 4096.0;

/// Does what the page around asks beside the match.
#[hook]
pub(super) fn use_asked(
    props: &PlayingProps,
    places: &UseReducerHandle<Places>,
    phrases: &Phrases,
    on_rest: Callback<bool>,
) {
    let (shelf, ground) = (use_shelf(), use_ground());
    let hands = Hands {
        agent: props.agent.clone(),
        config: props.config.clone(),
        phrases: phrases.clone(),
        shelf,
        ground,
        wardrobe: props.wardrobe.clone(),
        steps: places.dispatcher(),
        last: places.last.clone(),
        fault: places.fault.clone(),
        on_theme: props.on_theme.clone(),
        on_lang: props.on_lang.clone(),
        on_rest,
    };
    use_effect_with(hands, |hands| {
        let doing = hands.clone();
        let stage = Callback::from(move |asked: Asked| doing.take(asked));
        hands.agent.stand(stage);
    });
}

/// Where nothing can be played, everything is refused with the reason for that.
pub(super) fn refuse_all(agent: &Agent, fault: &Fault) {
    let (answering, fault) = (agent.clone(), fault.clone());
    agent.stand(Callback::from(move |asked: Asked| {
        answering.reply(&asked, Err(fault.clone()));
    }));
}

/// What the stage does things with.
#[derive(Clone, PartialEq)]
struct Hands {
    agent: Agent,
    config: Config,
    phrases: Phrases,
    shelf: Option<Shelf>,
    ground: Ground,
    wardrobe: Wardrobe,
    steps: UseReducerDispatcher<Places>,
    /// The match that was opened last.
    last: Option<String>,
    /// Why nothing is played.
    fault: Option<Fault>,
    on_theme: Callback<Theme>,
    on_lang: Callback<String>,
    on_rest: Callback<bool>,
}

impl Hands {
    fn take(&self, asked: Asked) {
        let data = &asked.data;
        let done = match asked.request {
            Request::Load => return self.load(asked),
            Request::Goto => return self.goto(asked),
            Request::SetTheme => self.dress(data),
            Request::SetLang => speak(data, &self.on_lang),
            Request::Visibility => visibility(data, &self.on_rest),
            Request::Viewport => viewport(data, &self.ground),
            Request::Focus => {
                focus(&self.ground);
                Ok(Value::Null)
            }
            Request::Fullscreen => {
                fullscreen(data["on"].as_bool().unwrap_or(true));
                Ok(Value::Null)
            }
            Request::Start => match &self.fault {
                Some(fault) if fault.code == Code::NetUnreachable => return self.again(asked),
                Some(fault) => Err(fault.clone()),
                None if self.agent.is_ready() => Ok(Value::Null),
                // What comes of it is not known yet.
                None => return self.agent.reply_when_there(asked),
            },
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
        self.agent.reply(&asked, done);
    }

    /// Opens again what could not be fetched.
    fn again(&self, asked: Asked) {
        self.agent.unready();
        self.agent.reply_when_there(asked);
        self.steps.dispatch(Step::Again);
    }

    /// Opens a match that the page around hands over, and answers when it is on the table.
    fn load(&self, asked: Asked) {
        let Some(shelf) = self.shelf.clone() else {
            let fault = Fault::new(Code::ActionNoMatch, "The saves are not open yet.");
            return self.agent.reply(&asked, Err(fault));
        };
        let hands = self.clone();
        spawn_local(async move {
            let Hands { agent, config, .. } = &hands;
            let id = match hands.taken_in(&asked, &shelf).await {
                Ok(id) => id,
                Err(fault) => return agent.reply(&asked, Err(fault)),
            };
            let watched = config.mode == Mode::View;
            agent.unready();
            agent.reply_when_there(asked);
            hands.steps.dispatch(Step::Open(if watched {
                Route::Replay { id, at: Some(0) }
            } else {
                Route::Table { id }
            }));
            if watched {
                agent.ready(json!({ "game": config.game.name() }));
            }
        });
    }

    /// Puts the match that is handed over on the shelf.
    async fn taken_in(&self, asked: &Asked, shelf: &Shelf) -> Result<String, Fault> {
        let text = ["code", "file"]
            .into_iter()
            .find_map(|key| asked.data[key].as_str());
        let Some(text) = text else {
            let told = "`load` needs a `code` or a `file`, as a text.";
            return Err(Fault::new(Code::ConfigValue, told));
        };
        furnish(&self.config, &self.phrases).await?;
        let mut record = read(text, &self.config, &self.phrases).await?;
        seat(&mut record, &self.config);
        Ok(keep_loaded(shelf, record, self.last.as_deref()).await)
    }

    /// Shows the match as it stood after so many actions, or its table again.
    fn goto(&self, asked: Asked) {
        let hands = self.clone();
        spawn_local(async move {
            let agent = &hands.agent;
            let place = match hands.place(&asked.data["step"]).await {
                Ok(place) => place,
                Err(fault) => return agent.reply(&asked, Err(fault)),
            };
            let is_away = matches!(place, Route::Table { .. }) && agent.entries().is_none();
            if is_away {
                agent.reply_when_there(asked.clone());
            }
            hands.steps.dispatch(Step::Go(place, true));
            if !is_away {
                agent.reply(&asked, Ok(Value::Null));
            }
        });
    }

    async fn place(&self, step: &Value) -> Result<Route, Fault> {
        let none = |why: &str| Fault::new(Code::ActionNoMatch, why);
        let last = self.last.clone();
        let id = last.ok_or_else(|| match self.config.mode {
            Mode::Puzzle => none("A puzzle is one position: it has no actions to go to."),
            Mode::Play | Mode::View | Mode::Attract => none("No match was opened."),
        })?;
        if step.is_null() {
            return match self.config.mode {
                Mode::View => Err(none("A match that is only watched has no table.")),
                Mode::Play | Mode::Puzzle | Mode::Attract => Ok(Route::Table { id }),
            };
        }
        let wrong = || {
            let told = format!("`step` is a number of actions of this match, from 0, not {step}.");
            Fault::new(Code::ConfigValue, told)
        };
        let at = step.as_u64().and_then(|step| usize::try_from(step).ok());
        let at = at.ok_or_else(wrong)?;
        let most = match self.agent.entries() {
            Some(most) => Some(most),
            None => self.kept_entries(&id).await,
        };
        if most.is_some_and(|most| at > most) {
            return Err(wrong());
        }
        Ok(Route::Replay { id, at: Some(at) })
    }

    /// How many actions a match has that is not on the table, as far as it is kept.
    async fn kept_entries(&self, id: &str) -> Option<usize> {
        let record = self.shelf.as_ref()?.store.get(id).await.ok()?;
        let save: Value = serde_json::from_str(&record.text).ok()?;
        Some(save["log"].as_array()?.len())
    }

    /// Changes the looks; gives the tokens that were refused.
    fn dress(&self, data: &Value) -> Result<Value, Fault> {
        let wrong = |what: String| Fault::new(Code::ConfigValue, what);
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
            Some(tokens) => self.wardrobe.wear(&self.ground, tokens),
            None => {
                self.wardrobe.fit(&self.ground);
                Vec::new()
            }
        };
        Ok(json!({ "refused": refused }))
    }
}

/// Changes the language.
fn speak(data: &Value, on_lang: &Callback<String>) -> Result<Value, Fault> {
    let tag = data["lang"].as_str();
    let tag = tag.filter(|tag| Language::named(tag).is_some());
    let wrong = || {
        let told = format!("There is no language {}.", data["lang"]);
        Fault::new(Code::ConfigValue, told)
    };
    on_lang.emit(tag.ok_or_else(wrong)?.to_owned());
    Ok(Value::Null)
}

/// Gives the focus to the board, or else to the first button.
fn focus(ground: &Ground) {
    let root = ground.root();
    let first = root.and_then(|root| {
        root.query_selector("[role=gridcell][tabindex='0'], main button")
            .ok()?
    });
    if let Some(first) = first.and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
        // What cannot take it leaves it where it is.
        let _ = first.focus();
    }
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
    let insets = insets(area)?;
    let root = ground
        .root()
        .and_then(|root| root.dyn_into::<HtmlElement>().ok());
    if let Some(root) = &root {
        for (edge, inset) in EDGES.iter().zip(insets) {
            // A length of pixels is taken by every browser.
            let _ = root
                .style()
                .set_property(&format!("--safe-{edge}"), &format!("{inset}px"));
        }
    }
    Ok(Value::Null)
}

/// How many pixels of each edge are covered, in the order of [`EDGES`]; what is left out is free.
fn insets(area: &Map<String, Value>) -> Result<[f64; 4], Fault> {
    let mut insets = [0.0; 4];
    for (edge, inset) in EDGES.iter().zip(&mut insets) {
        let Some(given) = area.get(*edge) else {
            continue;
        };
        let wrong = || {
            let told = format!("`{edge}` of `safeArea` is a number of pixels, not {given}.");
            Fault::new(Code::ConfigValue, told)
        };
        *inset = given.as_f64().ok_or_else(wrong)?.clamp(0.0, WIDEST);
    }
    Ok(insets)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_that_is_no_number_is_refused() {
        let read = |area: Value| insets(area.as_object().expect("an object"));
        let read = |area| read(area).map_err(|fault| fault.code);
        assert_eq!(read(json!({})), Ok([0.0; 4]));
        let given = json!({ "top": 12, "bottom": 7.5, "left": -3, "right": 1e9, "more": "?" });
        assert_eq!(read(given), Ok([12.0, WIDEST, 7.5, 0.0]));
        // A page writes NaN as null.
        for wrong in [
            json!("12px"),
            json!(null),
            json!([12]),
            json!({}),
            json!(true),
        ] {
            let area = json!({ "top": 3, "left": wrong });
            assert_eq!(read(area), Err(Code::ConfigValue), "{wrong}");
        }
    }
}
