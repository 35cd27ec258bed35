//! One player: its theme, phrases and saves, around its view.

use super::config::{Config, PlayerMode, StoreChoice};
use super::host_bridge::HostBridge;
use super::host_port::HostPort;
use super::player_view::PlayerView;
use super::theme_tokens::HostTheme;
use crate::app::listen_to_system_preferences;
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
pub fn open(root: Element, port: Object) {
    let port = HostPort::new(port);
    if let (false, Some(base)) = (port.has_flag("whole"), port.text("base")) {
        fetch::set_asset_location(fetch::AssetLocation {
            base,
            bot_worker_url: port.text("worker").unwrap_or_default(),
            translations: port.text("translations").unwrap_or_default(),
        });
    }
    let mount = if port.has_flag("whole") {
        Mount::default()
    } else {
        Mount::within(root.clone())
    };
    let query = port.text("query").unwrap_or_default();
    let config = Config::read(&query);
    let connects = |config: &Config| config.allows_network || config.table.is_some();
    if !config.as_ref().is_ok_and(connects) {
        mount.disable_network();
    }
    // A page that may control the player may also ask for the error in its configuration.
    let bridge = HostBridge::new(port, Config::control(&query));
    let props = PlayerProps {
        bridge: bridge.clone(),
        config,
        mount,
    };
    let handle = yew::Renderer::<Player>::with_root_and_props(root, props).render();
    bridge.on_destroy(move || handle.destroy());
    bridge.fetch_policy();
}

#[derive(Properties, PartialEq)]
pub struct PlayerProps {
    /// The connection to the embedding page.
    pub bridge: HostBridge,
    /// The configuration, or the error in it.
    pub config: Result<Config, EmbedFault>,
    pub mount: Mount,
}

#[component]
fn Player(props: &PlayerProps) -> Html {
    let PlayerProps {
        bridge,
        config,
        mount,
    } = props;
    let configured_theme = config.as_ref().map_or(Theme::System, |config| config.theme);
    let settings = use_state(|| Settings {
        theme: configured_theme,
        ..Settings::load()
    });
    let onupdate = use_stored_settings(&settings);
    let host_theme = use_memo((), |()| HostTheme::default());
    let fitted = (*host_theme).clone();
    use_effect_with(
        ((*settings).clone(), mount.clone()),
        move |(settings, mount)| {
            mount.apply_settings(settings);
            fitted.apply(mount);
            let again = move |mount: &Mount| fitted.apply(mount);
            let listeners = listen_to_system_preferences(settings.clone(), mount.clone(), again);
            move || drop(listeners)
        },
    );
    let on_theme = use_callback(
        (settings.clone(), mount.clone()),
        |theme: Theme, (settings, mount)| {
            let next = Settings {
                theme,
                ..(**settings).clone()
            };
            // Colors from the page are checked against the theme.
            mount.apply_settings(&next);
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
        // Errors in the configuration use the language that the URL asks for.
        Err(_) => LanguagePreferences::from_browser(None),
    };
    let store_source = use_store_source(bridge, config.as_ref().ok());
    let Some(store_source) = store_source else {
        return Html::default();
    };
    let handle = SettingsHandle {
        current: (*settings).clone(),
        onupdate,
    };
    let pack = config
        .as_ref()
        .ok()
        .and_then(|config| config.pack.as_deref());
    let pack = pack.map(PackOrigin::from_name);
    let game = config.as_ref().ok().map(|config| config.game);
    html! {
        <ContextProvider<Mount> context={mount.clone()}>
            <ContextProvider<SettingsHandle> context={handle}>
                <PackProvider asked={pack} {game}>
                <LanguageProvider {asked}>
                    <LiveRegionProvider>
                        <StoreProvider {store_source}>
                            <PlayerView bridge={bridge.clone()} config={config.clone()} host_theme={(*host_theme).clone()} {on_theme} {on_lang} />
                        </StoreProvider>
                    </LiveRegionProvider>
                </LanguageProvider>
                </PackProvider>
            </ContextProvider<SettingsHandle>>
        </ContextProvider<Mount>>
    }
}

/// Returns where saves are stored, once that is known. If the embedding page does not answer, none
/// are stored.
#[hook]
fn use_store_source(bridge: &HostBridge, config: Option<&Config>) -> Option<StoreSource> {
    let memory = || StoreSource::Given(Store::memory());
    let store_source = use_state(|| match config {
        Some(config) if config.mode == PlayerMode::Attract => Some(memory()),
        Some(config) => match config.store {
            StoreChoice::Own => Some(StoreSource::Own),
            StoreChoice::None => Some(memory()),
            StoreChoice::Host => None,
        },
        None => Some(memory()),
    });
    let (bridge, found) = (bridge.clone(), store_source.clone());
    use_effect_with((), move |()| {
        if found.is_none() {
            spawn_local(async move {
                let store = match bridge.store_request(HostStoreRequest::List).await {
                    Ok(_) => Store::host(HostStore::new(move |order| {
                        let bridge = bridge.clone();
                        Box::pin(async move { bridge.store_request(order).await })
                    })),
                    Err(error) => {
                        bridge.report_error(&EmbedFault::from_store(&error));
                        Store::memory()
                    }
                };
                found.set(Some(StoreSource::Given(store)));
            });
        }
    });
    (*store_source).clone()
}
