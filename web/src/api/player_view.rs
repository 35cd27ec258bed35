//! The main view of a player: the current route, and the match that it opens.

use super::config::{Config, PlayerMode};
use super::external_links::{ExternalLinkDialog, handle_click};
use super::host_bridge::HostBridge;
use super::host_requests::{refuse_all, use_host_requests};
use super::layout::{use_layout_report, use_wheel};
use super::navigation::{NavigationAction, NavigationStack, is_before_match, use_memory_router};
use super::online_table::use_embedded_tables;
use super::player_menu::{ErrorPage, PlayerMenu};
use super::start::{load_observer, start_route, title_key};
use super::theme_tokens::HostTheme;
use crate::app::{RoutePage, fills_screen};
use gloo::timers::callback::Timeout;
use online::EmbeddedTables;
use play::bot::BotsUnavailable;
use play::game_ui::AnyObservedMatch;
use play::observer::{Observer, TablePaused};
use play::observer_api::fault::{EmbedFault, ErrorCode};
use play::observer_api::info;
use play::observer_api::request::EmbedReport;
use play::setup::OnlyOnline;
use serde_json::{Value, json};
use store::notices::UnsavedNotice;
use store::pack::{PackErrorNotice, use_packs};
use store::{StoreHandle, use_store};
use ui::clock::page_opened_at;
use ui::focus::FocusKeeper;
use ui::icon::{Icon, IconView};
use ui::l10n::{LanguageErrorNotice, Phrases, use_phrases};
use ui::mount::use_mount;
use ui::route::{Navigator, Route};
use ui::settings::{Theme, use_settings};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds for which the end of a match between bots is shown.
const ATTRACT_PAUSE_MS: u32 = 6000;

#[derive(Properties, PartialEq)]
pub struct PlayerViewProps {
    /// The connection to the embedding page.
    pub bridge: HostBridge,
    /// The configuration, or the error in it.
    pub config: Result<Config, EmbedFault>,
    /// The theme tokens that the embedding page has set.
    pub host_theme: HostTheme,
    /// Called with another theme.
    pub on_theme: Callback<Theme>,
    /// Called with another language.
    pub on_lang: Callback<String>,
}

#[component]
pub fn PlayerView(props: &PlayerViewProps) -> Html {
    let PlayerViewProps { bridge, .. } = props;
    let (phrases, mount) = (use_phrases(), use_mount());
    let host_theme = props.host_theme.clone();
    // A pack has its own theme, and another pack creates another view.
    use_effect_with(mount, move |mount| host_theme.apply(mount));
    use_store_errors(bridge);
    use_effect_with((bridge.clone(), phrases), |(bridge, phrases)| {
        bridge.set_phrases(phrases.clone());
    });
    let failure = use_packs().error;
    use_effect_with((bridge.clone(), failure), |(bridge, failure)| {
        if let Some(error) = failure {
            bridge.report_error(&EmbedFault::new(ErrorCode::ConfigPack, error.to_string()));
        }
    });
    match &props.config {
        Ok(config) => html! {
            <ActivePlayer bridge={bridge.clone()} config={config.clone()} host_theme={props.host_theme.clone()}
                on_theme={props.on_theme.clone()} on_lang={props.on_lang.clone()} />
        },
        Err(error) => {
            html! { <FailedPlayer bridge={bridge.clone()} error={error.clone()} is_alone=true /> }
        }
    }
}

/// Reports to the embedding page when saves are not stored: once for each reason until storing
/// succeeds again.
#[hook]
fn use_store_errors(bridge: &HostBridge) {
    let failure = use_store().and_then(|store| store.failure);
    let error = failure.map(|failure| failure.error);
    use_effect_with((bridge.clone(), error), |(bridge, error)| {
        if let Some(error) = error {
            bridge.report_error(&EmbedFault::from_store(error));
        }
    });
}

#[derive(Properties, PartialEq)]
struct FailedPlayerProps {
    bridge: HostBridge,
    error: EmbedFault,
    /// Whether there is no valid configuration.
    #[prop_or_default]
    is_alone: bool,
    /// Called to try again.
    #[prop_or_default]
    on_again: Callback<()>,
}

/// The view when nothing can be played.
#[component]
fn FailedPlayer(props: &FailedPlayerProps) -> Html {
    use_effect_with(
        (props.bridge.clone(), props.error.clone(), props.is_alone),
        |(bridge, error, alone)| {
            bridge.report_error(error);
            bridge.fail_open_requests(error);
            if *alone {
                refuse_all(bridge, error);
            }
            // Requests for a match are answered with the error.
            bridge.report_ready(Value::Null);
        },
    );
    html! { <ErrorPage error={props.error.clone()} on_again={props.on_again.clone()} /> }
}

#[derive(Properties, PartialEq)]
pub(super) struct ActivePlayerProps {
    /// The connection to the embedding page.
    pub bridge: HostBridge,
    pub config: Config,
    /// The theme tokens that the embedding page has set.
    pub host_theme: HostTheme,
    /// Called with another theme.
    pub on_theme: Callback<Theme>,
    /// Called with another language.
    pub on_lang: Callback<String>,
}

/// The current route, and navigation between routes.
#[component]
fn ActivePlayer(props: &ActivePlayerProps) -> Html {
    let ActivePlayerProps { bridge, config, .. } = props;
    let (phrases, mount, settings) = (use_phrases(), use_mount(), use_settings());
    let navigation = use_reducer(NavigationStack::default);
    let leaving = use_state_eq(|| None::<String>);
    use_open_match(props, &navigation, &phrases);
    let is_paused = use_state_eq(|| false);
    let on_pause = use_callback(is_paused.setter(), |paused, is_paused| {
        is_paused.set(paused)
    });
    use_host_requests(props, &navigation, &phrases, on_pause);
    use_layout_report(bridge, &mount);
    use_wheel(config.scroll, &mount);
    let phase = if *is_paused {
        "paused"
    } else {
        navigation.phase()
    };
    use_effect_with((bridge.clone(), phase), |(bridge, phase)| {
        bridge.report(EmbedReport::Phase, json!({ "name": phase }));
    });
    let observer = use_observer(props, &navigation);
    let navigator = use_memory_router(bridge, config, &navigation);
    let tables = use_embedded_tables(bridge, config, &navigation);
    let again = {
        let (bridge, navigation) = (bridge.clone(), navigation.dispatcher());
        Callback::from(move |()| {
            bridge.reset_ready();
            navigation.dispatch(NavigationAction::Restart);
        })
    };
    let back = {
        let navigation = navigation.dispatcher();
        Callback::from(move |_: MouseEvent| navigation.dispatch(NavigationAction::Back))
    };
    let onclick = {
        let (navigator, bridge, links) = (navigator.clone(), bridge.clone(), config.links);
        let confirm = {
            let leaving = leaving.setter();
            Callback::from(move |address| leaving.set(Some(address)))
        };
        Callback::from(move |event: MouseEvent| {
            handle_click(&event, &navigator, links, &bridge, &confirm)
        })
    };
    let page = match (navigation.current(), &navigation.error) {
        (_, Some(error)) => {
            html! { <FailedPlayer bridge={bridge.clone()} error={error.clone()} on_again={again.clone()} /> }
        }
        (None, None) => html! {
            <main id="main" class="page"><p class="loading" role="status"><span class="spinner" />{ phrases.text("coming") }</p></main>
        },
        (Some(Route::Home), None) => {
            html! { <PlayerMenu config={config.clone()} last={navigation.last.clone()} on_new={again} /> }
        }
        (Some(route), None) => {
            let page =
                html! { <RoutePage route={route.clone().with_view(settings.current.view)} /> };
            // A player that opens a table offers no match in this browser.
            if tables.set_up.is_some() {
                html! { <ContextProvider<OnlyOnline> context={OnlyOnline}>{ page }</ContextProvider<OnlyOnline>> }
            } else {
                page
            }
        }
    };
    let is_barred = navigation.stack.len() > 1
        && !config.hides("header")
        && navigation.current().is_some_and(has_way_back);
    html! {
        <ContextProvider<Navigator> context={navigator}>
            <ContextProvider<Observer> context={observer}>
            <ContextProvider<EmbeddedTables> context={tables}>
            <ContextProvider<TablePaused> context={TablePaused(*is_paused)}>
                <div class="embed" part="frame" data-hide={config.hidden.join(" ")} inert={config.mode == PlayerMode::Attract} {onclick}>
                    <FocusKeeper />
                    <LanguageErrorNotice />
                    <BotsUnavailable />
                    <PackErrorNotice />
                    <UnsavedNotice />
                    if is_barred {
                        <header class="masthead embed-bar">
                            <button type="button" class="button quiet" onclick={back}>
                                <IconView icon={Icon::Back} />{ phrases.text("embed-back") }
                            </button>
                        </header>
                    }
                    { page }
                    if let Some(address) = (*leaving).clone() {
                        <ExternalLinkDialog {address} on_close={let leaving = leaving.setter(); move |()| leaving.set(None)} />
                    }
                </div>
                <p class="embed-small">{ phrases.text(&title_key(config)) }</p>
            </ContextProvider<TablePaused>>
            </ContextProvider<EmbeddedTables>>
            </ContextProvider<Observer>>
        </ContextProvider<Navigator>>
    }
}

/// Returns whether a page has a button back to the match. What leads to a match has its own buttons.
fn has_way_back(route: &Route) -> bool {
    !fills_screen(route) && *route != Route::Home && !is_before_match(route)
}

/// Opens the configured match whenever another one is wanted.
#[hook]
fn use_open_match(
    props: &ActivePlayerProps,
    navigation: &UseReducerHandle<NavigationStack>,
    phrases: &Phrases,
) {
    let store = use_store();
    let (bridge, config) = (props.bridge.clone(), props.config.clone());
    let (phrases, steps) = (phrases.clone(), navigation.dispatcher());
    use_effect_with((navigation.round, store.is_some()), move |(round, _)| {
        let Some(store) = store else { return };
        let is_first = *round == 0;
        spawn_local(async move {
            let last = find_unfinished(&config, &store).await.filter(|_| is_first);
            if let (Some(last), Ok(())) = (last, load_observer(config.game, &phrases).await) {
                steps.dispatch(NavigationAction::Go(Route::Table { id: last }, false));
                steps.dispatch(NavigationAction::Go(Route::Home, true));
                bridge.report_ready(Value::Null);
                return;
            }
            match start_route(&config, &phrases, &store).await {
                Ok(route) => {
                    let is_watched = matches!(route, Route::Replay { .. });
                    let is_before = is_before_match(&route);
                    steps.dispatch(NavigationAction::Open(route));
                    if is_before {
                        bridge.report_ready(Value::Null);
                    }
                    if is_watched {
                        bridge.report_ready(json!({ "game": config.game.name() }));
                    }
                }
                Err(error) => steps.dispatch(NavigationAction::Fail(error)),
            }
        });
    });
}

/// Finds an unfinished match to continue, if the player alone decides what is played.
async fn find_unfinished(config: &Config, store: &StoreHandle) -> Option<String> {
    let free = config.mode == PlayerMode::Play
        && config.load.is_none()
        && config.table.is_none()
        && config.control.is_empty();
    let saves = store.store.list().await.ok().filter(|_| free)?;
    let fits = |board: &String| {
        config
            .scenario
            .as_ref()
            .is_none_or(|scenario| scenario == board)
    };
    // A newer match belongs to another player on the same page.
    let before = page_opened_at();
    let mut saves = saves.into_iter().filter(|save| save.updated < before);
    let found =
        saves.find(|save| !save.is_over && save.game == config.game.name() && fits(&save.board));
    found.map(|save| save.id)
}

/// Observes the match for the embedding page. If only bots play, each match is followed by another.
#[hook]
fn use_observer(
    props: &ActivePlayerProps,
    navigation: &UseReducerHandle<NavigationStack>,
) -> Observer {
    let rest = use_mut_ref(|| None::<Timeout>);
    let is_attract_mode = props.config.mode == PlayerMode::Attract;
    let look = use_callback(
        (props.bridge.clone(), navigation.dispatcher()),
        move |observed: Option<AnyObservedMatch>, (bridge, steps)| {
            let over = observed
                .as_ref()
                .is_some_and(|observed| info(observed)["over"] == json!(true));
            bridge.update_match(observed);
            if is_attract_mode && over {
                let (bridge, steps) = (bridge.clone(), steps.clone());
                *rest.borrow_mut() = Some(Timeout::new(ATTRACT_PAUSE_MS, move || {
                    bridge.reset_ready();
                    steps.dispatch(NavigationAction::Restart);
                }));
            }
        },
    );
    Observer(look)
}
