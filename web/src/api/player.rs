//! One player: the looks, words and saves that it has for itself, around its stage.

use super::agent::Agent;
use super::config::{Config, Mode, StoreChoice};
use super::stage::Stage;
use super::tokens::Wardrobe;
use super::wiring::Wiring;
use crate::app::follow_system;
use js_sys::Object;
use play::onlook::fault::Fault;
use store::pack::PackProvider;
use store::{HostStore, Keeping, Order, ShelfProvider, Store};
use ui::fetch;
use ui::ground::Ground;
use ui::l10n::{LanguageProvider, Wishes};
use ui::live::LiveProvider;
use ui::settings::Origin;
use ui::settings::{Settings, SettingsHandle, Theme};
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

/// Draws a player into an element.
pub fn open(root: Element, wiring: Object) {
    let wiring = Wiring::new(wiring);
    if let (false, Some(base)) = (wiring.is("whole"), wiring.text("base")) {
        fetch::settle(fetch::House {
            base,
            bot_worker: wiring.text("worker").unwrap_or_default(),
            translations: wiring.text("translations").unwrap_or_default(),
        });
    }
    let ground = if wiring.is("whole") {
        Ground::default()
    } else {
        Ground::within(root.clone())
    };
    let query = wiring.text("query").unwrap_or_default();
    let config = Config::read(&query);
    if !config.as_ref().is_ok_and(|config| config.network) {
        ground.keep_alone();
    }
    // Who may drive may ask what is wrong, too.
    let agent = Agent::new(wiring, Config::control(&query));
    let props = PlayerProps {
        agent: agent.clone(),
        config,
        ground,
    };
    let handle = yew::Renderer::<Player>::with_root_and_props(root, props).render();
    agent.ends_by(move || handle.destroy());
    agent.ask_house();
}

/// Properties of a player.
#[derive(Properties, PartialEq)]
pub struct PlayerProps {
    /// Who speaks with the page around.
    pub agent: Agent,
    /// What is shown, or what of it is wrong.
    pub config: Result<Config, Fault>,
    /// Where it stands.
    pub ground: Ground,
}

/// The player.
#[component]
fn Player(props: &PlayerProps) -> Html {
    let PlayerProps {
        agent,
        config,
        ground,
    } = props;
    let wished = config.as_ref().map_or(Theme::System, |config| config.theme);
    let settings = use_state(|| Settings {
        theme: wished,
        ..Settings::load()
    });
    let set = use_callback(settings.setter(), |settings: Settings, now| {
        settings.keep();
        now.set(settings);
    });
    let wardrobe = use_memo((), |()| Wardrobe::default());
    let fitted = (*wardrobe).clone();
    use_effect_with(
        ((*settings).clone(), ground.clone()),
        move |(settings, ground)| {
            ground.dress(settings);
            fitted.fit(ground);
            let again = move |ground: &Ground| fitted.fit(ground);
            let wishes = follow_system(settings.clone(), ground.clone(), again);
            move || drop(wishes)
        },
    );
    let on_theme = use_callback(
        (settings.clone(), ground.clone()),
        |theme: Theme, (settings, ground)| {
            let next = Settings {
                theme,
                ..(**settings).clone()
            };
            // Colors that come with a theme are held against that one.
            ground.dress(&next);
            settings.set(next);
        },
    );
    let lang = use_state_eq(|| config.as_ref().ok().and_then(|config| config.lang.clone()));
    let on_lang = use_callback(lang.setter(), |tag: String, lang| lang.set(Some(tag)));
    let asked = match config {
        Ok(config) => Wishes {
            address: (*lang).clone(),
            host: config.page_lang.clone(),
            ..Wishes::gather(None)
        },
        // What is wrong with the player is told in the language that its address asks for.
        Err(_) => Wishes::gather(None),
    };
    let keeping = use_keeping(agent, config.as_ref().ok());
    let Some(keeping) = keeping else {
        return Html::default();
    };
    let handle = SettingsHandle {
        now: (*settings).clone(),
        set,
    };
    let pack = config
        .as_ref()
        .ok()
        .and_then(|config| config.pack.as_deref());
    let pack = pack.map(Origin::named);
    let game = config.as_ref().ok().map(|config| config.game);
    html! {
        <ContextProvider<Ground> context={ground.clone()}>
            <ContextProvider<SettingsHandle> context={handle}>
                <PackProvider asked={pack} {game}>
                <LanguageProvider {asked}>
                    <LiveProvider>
                        <ShelfProvider {keeping}>
                            <Stage agent={agent.clone()} config={config.clone()} wardrobe={(*wardrobe).clone()} {on_theme} {on_lang} />
                        </ShelfProvider>
                    </LiveProvider>
                </LanguageProvider>
                </PackProvider>
            </ContextProvider<SettingsHandle>>
        </ContextProvider<Ground>>
    }
}

/// Where saves are kept, once that is known: a page around that does not answer keeps none.
#[hook]
fn use_keeping(agent: &Agent, config: Option<&Config>) -> Option<Keeping> {
    let memory = || Keeping::Given(Store::memory());
    let keeping = use_state(|| match config {
        Some(config) if config.mode == Mode::Attract => Some(memory()),
        Some(config) => match config.store {
            StoreChoice::Own => Some(Keeping::Own),
            StoreChoice::None => Some(memory()),
            StoreChoice::Host => None,
        },
        None => Some(memory()),
    });
    let (agent, found) = (agent.clone(), keeping.clone());
    use_effect_with((), move |()| {
        if found.is_none() {
            spawn_local(async move {
                let store = match agent.keep(Order::List).await {
                    Ok(_) => Store::host(HostStore::new(move |order| {
                        let agent = agent.clone();
                        Box::pin(async move { agent.keep(order).await })
                    })),
                    Err(error) => {
                        agent.fail(&Fault::of_store(&error));
                        Store::memory()
                    }
                };
                found.set(Some(Keeping::Given(store)));
            });
        }
    });
    (*keeping).clone()
}
