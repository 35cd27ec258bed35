//! The stage of a player: the place that is shown, and what it opens.

use super::agent::Agent;
use super::asked::{refuse_all, use_asked};
use super::config::{Config, Mode};
use super::links::{Leaving, press};
use super::menu::{FaultPage, Menu};
use super::outlook::{use_size, use_wheel};
use super::places::{Places, Step, use_memory};
use super::start::{look_on, opening, title};
use super::tokens::Wardrobe;
use crate::app::{Shown, fills_screen};
use gloo::timers::callback::Timeout;
use play::bot::BotTrouble;
use play::game_ui::AnySeen;
use play::onlook::fault::{Code, Fault};
use play::onlook::info;
use play::onlook::request::Report;
use play::onlooker::{Onlooker, Resting};
use serde_json::{Value, json};
use store::notices::Unkept;
use store::pack::{PackTrouble, use_packs};
use store::{Shelf, use_shelf};
use ui::clock::opened;
use ui::focus::FocusKeeper;
use ui::ground::use_ground;
use ui::icon::{Icon, Sign};
use ui::l10n::{LanguageTrouble, Phrases, use_phrases};
use ui::route::{Route, Way};
use ui::settings::{Theme, use_settings};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds for which the end of a match of bots is shown.
const REST: u32 = 6000;

/// Properties of the stage.
#[derive(Properties, PartialEq)]
pub struct StageProps {
    /// Who speaks with the page around.
    pub agent: Agent,
    /// What is shown, or what of it is wrong.
    pub config: Result<Config, Fault>,
    /// The looks that the page around has asked for.
    pub wardrobe: Wardrobe,
    /// Told of other looks.
    pub on_theme: Callback<Theme>,
    /// Told of another language.
    pub on_lang: Callback<String>,
}

/// The stage.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let StageProps { agent, .. } = props;
    let (phrases, ground) = (use_phrases(), use_ground());
    let wardrobe = props.wardrobe.clone();
    // A pack has looks of its own, and with another one the stage is another.
    use_effect_with(ground, move |ground| wardrobe.fit(ground));
    use_store_trouble(agent);
    use_effect_with((agent.clone(), phrases), |(agent, phrases)| {
        agent.word(phrases.clone());
    });
    let trouble = use_packs().trouble;
    use_effect_with((agent.clone(), trouble), |(agent, trouble)| {
        if let Some(error) = trouble {
            agent.fail(&Fault::new(Code::ConfigPack, error.to_string()));
        }
    });
    match &props.config {
        Ok(config) => html! {
            <Playing agent={agent.clone()} config={config.clone()} wardrobe={props.wardrobe.clone()}
                on_theme={props.on_theme.clone()} on_lang={props.on_lang.clone()} />
        },
        Err(fault) => html! { <Broken agent={agent.clone()} fault={fault.clone()} alone=true /> },
    }
}

/// Tells the page around when saves are not kept, once for each reason until one is kept again.
#[hook]
fn use_store_trouble(agent: &Agent) {
    let trouble = use_shelf().and_then(|shelf| shelf.trouble);
    let error = trouble.map(|trouble| trouble.error);
    use_effect_with((agent.clone(), error), |(agent, error)| {
        if let Some(error) = error {
            agent.fail(&Fault::of_store(error));
        }
    });
}

#[derive(Properties, PartialEq)]
struct BrokenProps {
    agent: Agent,
    fault: Fault,
    /// Whether there is no configuration to do anything by.
    #[prop_or_default]
    alone: bool,
    /// It is to be tried again.
    #[prop_or_default]
    on_again: Callback<()>,
}

/// What stands there when there is nothing to play.
#[component]
fn Broken(props: &BrokenProps) -> Html {
    use_effect_with(
        (props.agent.clone(), props.fault.clone(), props.alone),
        |(agent, fault, alone)| {
            agent.fail(fault);
            agent.refuse_openings(fault);
            if *alone {
                refuse_all(agent, fault);
            }
            // Who asks for a match is told that there is none.
            agent.ready(Value::Null);
        },
    );
    html! { <FaultPage fault={props.fault.clone()} on_again={props.on_again.clone()} /> }
}

#[derive(Properties, PartialEq)]
pub(super) struct PlayingProps {
    /// Who speaks with the page around.
    pub agent: Agent,
    /// What is shown.
    pub config: Config,
    /// The looks that the page around has asked for.
    pub wardrobe: Wardrobe,
    /// Told of other looks.
    pub on_theme: Callback<Theme>,
    /// Told of another language.
    pub on_lang: Callback<String>,
}

/// The place that is shown, and the ways between places.
#[component]
fn Playing(props: &PlayingProps) -> Html {
    let PlayingProps { agent, config, .. } = props;
    let (phrases, ground, settings) = (use_phrases(), use_ground(), use_settings());
    let places = use_reducer(Places::default);
    let leaving = use_state_eq(|| None::<String>);
    use_opening(props, &places, &phrases);
    let resting = use_state_eq(|| false);
    let on_rest = use_callback(resting.setter(), |rests, resting| resting.set(rests));
    use_asked(props, &places, &phrases, on_rest);
    use_size(agent, &ground);
    use_wheel(config.scroll, &ground);
    let phase = if *resting { "paused" } else { places.phase() };
    use_effect_with((agent.clone(), phase), |(agent, phase)| {
        agent.report(Report::Phase, json!({ "name": phase }));
    });
    let onlooker = use_watching(props, &places);
    let way = use_memory(config, &places);
    let again = {
        let (agent, places) = (agent.clone(), places.dispatcher());
        Callback::from(move |()| {
            agent.unready();
            places.dispatch(Step::Again);
        })
    };
    let back = {
        let places = places.dispatcher();
        Callback::from(move |_: MouseEvent| places.dispatch(Step::Back))
    };
    let onclick = {
        let (way, agent, links) = (way.clone(), agent.clone(), config.links);
        let ask = {
            let leaving = leaving.setter();
            Callback::from(move |address| leaving.set(Some(address)))
        };
        Callback::from(move |event: MouseEvent| press(&event, &way, links, &agent, &ask))
    };
    let page = match (places.now(), &places.fault) {
        (_, Some(fault)) => {
            html! { <Broken agent={agent.clone()} fault={fault.clone()} on_again={again.clone()} /> }
        }
        (None, None) => html! {
            <main id="main" class="page"><p class="loading" role="status"><span class="spinner" />{ phrases.text("coming") }</p></main>
        },
        (Some(Route::Home), None) => {
            html! { <Menu config={config.clone()} last={places.last.clone()} on_new={again} /> }
        }
        (Some(route), None) => html! { <Shown route={route.clone().seen(settings.now.view)} /> },
    };
    let barred = places.stack.len() > 1
        && !config.hides("header")
        && places
            .now()
            .is_some_and(|route| !fills_screen(route) && *route != Route::Home);
    html! {
        <ContextProvider<Way> context={way}>
            <ContextProvider<Onlooker> context={onlooker}>
            <ContextProvider<Resting> context={Resting(*resting)}>
                <div class="embed" part="frame" data-hide={config.hidden.join(" ")} inert={config.mode == Mode::Attract} {onclick}>
                    <FocusKeeper />
                    <LanguageTrouble />
                    <BotTrouble />
                    <PackTrouble />
                    <Unkept />
                    if barred {
                        <header class="masthead embed-bar">
                            <button type="button" class="button quiet" onclick={back}>
                                <Sign icon={Icon::Back} />{ phrases.text("embed-back") }
                            </button>
                        </header>
                    }
                    { page }
                    if let Some(address) = (*leaving).clone() {
                        <Leaving {address} on_close={let leaving = leaving.setter(); move |()| leaving.set(None)} />
                    }
                </div>
                <p class="embed-small">{ phrases.text(&title(config)) }</p>
            </ContextProvider<Resting>>
            </ContextProvider<Onlooker>>
        </ContextProvider<Way>>
    }
}

/// Opens what is to be played, whenever another match is wanted.
#[hook]
fn use_opening(props: &PlayingProps, places: &UseReducerHandle<Places>, phrases: &Phrases) {
    let shelf = use_shelf();
    let (agent, config) = (props.agent.clone(), props.config.clone());
    let (phrases, steps) = (phrases.clone(), places.dispatcher());
    use_effect_with((places.round, shelf.is_some()), move |(round, _)| {
        let Some(shelf) = shelf else { return };
        let first = *round == 0;
        spawn_local(async move {
            let last = unfinished(&config, &shelf).await.filter(|_| first);
            if let (Some(last), Ok(())) = (last, look_on(config.game, &phrases).await) {
                steps.dispatch(Step::Go(Route::Table { id: last }, false));
                steps.dispatch(Step::Go(Route::Home, true));
                agent.ready(Value::Null);
                return;
            }
            match opening(&config, &phrases, &shelf).await {
                Ok(route) => {
                    let watched = matches!(route, Route::Replay { .. });
                    steps.dispatch(Step::Open(route));
                    if watched {
                        agent.ready(json!({ "game": config.game.name() }));
                    }
                }
                Err(fault) => steps.dispatch(Step::Fail(fault)),
            }
        });
    });
}

/// A match that was left, where nobody but the player decides what is played.
async fn unfinished(config: &Config, shelf: &Shelf) -> Option<String> {
    let free = config.mode == Mode::Play && config.load.is_none() && config.control.is_empty();
    let saves = shelf.store.list().await.ok().filter(|_| free)?;
    let fits = |board: &String| {
        config
            .scenario
            .as_ref()
            .is_none_or(|wanted| wanted == board)
    };
    // What was begun since then is another player's on the same page.
    let before = opened();
    let mut saves = saves.into_iter().filter(|save| save.updated < before);
    let found =
        saves.find(|save| !save.over && save.game == config.game.name() && fits(&save.board));
    found.map(|save| save.id)
}

/// Looks on for the page around; where only bots play, another match follows each.
#[hook]
fn use_watching(props: &PlayingProps, places: &UseReducerHandle<Places>) -> Onlooker {
    let rest = use_mut_ref(|| None::<Timeout>);
    let attract = props.config.mode == Mode::Attract;
    let look = use_callback(
        (props.agent.clone(), places.dispatcher()),
        move |seen: Option<AnySeen>, (agent, steps)| {
            let over = seen
                .as_ref()
                .is_some_and(|seen| info(seen)["over"] == json!(true));
            agent.look(seen);
            if attract && over {
                let (agent, steps) = (agent.clone(), steps.clone());
                *rest.borrow_mut() = Some(Timeout::new(REST, move || {
                    agent.unready();
                    steps.dispatch(Step::Again);
                }));
            }
        },
    );
    Onlooker(look)
}
