//! One player: its theme, phrases and saves, around its view.

use super::config::{Config, PlayerMode, StoreChoice};
use super::host_bridge::HostBridge;
use super::host_port::HostPort;
use super::player_view::PlayerView;
use super::theme_tokens::HostTheme;
use crate::app::follow_system;
use js_sys::Object;
use play::observer_api::fault::EmbedFault;
use store::pack::PackProvider;
use store::{HostStore, HostStoreRequest, Store, StoreProvider, StoreSource};
use ui::fetch;
use ui::l10n::{LanguagePreferences, LanguageProvider};
use ui::live_region::LiveRegionProvider;
use ui::mount::Mount;
use ui::settings::PackOrigin;
use ui::settings::{Settings, SettingsHandle, Theme, use_stored_settings};
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

/// Renders a player into an element.
pub fn open(root: Element, wiring: Object) {
    let wiring = HostPort::new(wiring);
    if let (false, Some(base)) = (wiring.flag("whole"), wiring.text("base")) {
        fetch::set_asset_location(fetch::AssetLocation {
            base,
            bot_worker: wiring.text("worker").unwrap_or_default(),
            translations: wiring.text("translations").unwrap_or_default(),
        });
    }
    let ground = if wiring.flag("whole") {
        Mount::default()
    } else {
        Mount::within(root.clone())
    };
    let query = wiring.text("query").unwrap_or_default();
    let config = Config::read(&query);
    if !config.as_ref().is_ok_and(|config| config.network) {
        ground.disable_network();
    }
    // Whoever may control the player may also ask what is wrong with its configuration.
    let agent = HostBridge::new(wiring, Config::control(&query));
    let props = PlayerProps {
        agent: agent.clone(),
        config,
        ground,
    };
    let handle = yew::Renderer::<Player>::with_root_and_props(root, props).render();
    agent.on_destroy(move || handle.destroy());
    agent.fetch_policy();
}

/// Properties of the player.
#[derive(Properties, PartialEq)]
pub struct PlayerProps {
    /// The connection to the embedding page.
    pub agent: HostBridge,
    /// The configuration, or what is wrong with it.
    pub config: Result<Config, EmbedFault>,
    pub ground: Mount,
}

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
    let onupdate = use_stored_settings(&settings);
    let wardrobe = use_memo((), |()| HostTheme::default());
    let fitted = (*wardrobe).clone();
    use_effect_with(
        ((*settings).clone(), ground.clone()),
        move |(settings, ground)| {
            ground.apply_settings(settings);
            fitted.apply(ground);
            let again = move |ground: &Mount| fitted.apply(ground);
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
            // Colors from the page are checked against the theme.
            ground.apply_settings(&next);
            settings.set(next);
        },
    );
    let lang = use_state_eq(|| config.as_ref().ok().and_then(|config| config.lang.clone()));
    let on_lang = use_callback(lang.setter(), |tag: String, lang| lang.set(Some(tag)));
    let asked = match config {
        Ok(config) => LanguagePreferences {
            address: (*lang).clone(),
            host: config.page_lang.clone(),
            ..LanguagePreferences::from_browser(None)
        },
        // Errors in the configuration use the language that the address asks for.
        Err(_) => LanguagePreferences::from_browser(None),
    };
    let keeping = use_keeping(agent, config.as_ref().ok());
    let Some(keeping) = keeping else {
        return Html::default();
    };
    let handle = SettingsHandle {
        now: (*settings).clone(),
        onupdate,
    };
    let pack = config
        .as_ref()
        .ok()
        .and_then(|config| config.pack.as_deref());
    let pack = pack.map(PackOrigin::from_name);
    let game = config.as_ref().ok().map(|config| config.game);
    html! {
        <ContextProvider<Mount> context={ground.clone()}>
            <ContextProvider<SettingsHandle> context={handle}>
                <PackProvider asked={pack} {game}>
                <LanguageProvider {asked}>
                    <LiveRegionProvider>
                        <StoreProvider {keeping}>
                            <PlayerView agent={agent.clone()} config={config.clone()} wardrobe={(*wardrobe).clone()} {on_theme} {on_lang} />
                        </StoreProvider>
                    </LiveRegionProvider>
                </LanguageProvider>
                </PackProvider>
            </ContextProvider<SettingsHandle>>
        </ContextProvider<Mount>>
    }
}

/// Where saves are stored, once that is known. A page that does not answer stores none.
#[hook]
fn use_keeping(agent: &HostBridge, config: Option<&Config>) -> Option<StoreSource> {
    let memory = || StoreSource::Given(Store::memory());
    let keeping = use_state(|| match config {
        Some(config) if config.mode == PlayerMode::Attract => Some(memory()),
        Some(config) => match config.store {
            StoreChoice::Own => Some(StoreSource::Own),
            StoreChoice::None => Some(memory()),
            StoreChoice::Host => None,
        },
        None => Some(memory()),
    });
    let (agent, found) = (agent.clone(), keeping.clone());
    use_effect_with((), move |()| {
        if found.is_none() {
            spawn_local(async move {
                let store = match agent.store_request(HostStoreRequest::List).await {
                    Ok(_) => Store::host(HostStore::new(move |order| {
                        let agent = agent.clone();
                        Box::pin(async move { agent.store_request(order).await })
                    })),
                    Err(error) => {
                        agent.report_fault(&EmbedFault::from_store(&error));
                        Store::memory()
                    }
                };
                found.set(Some(StoreSource::Given(store)));
            });
        }
    });
    (*keeping).clone()
}
