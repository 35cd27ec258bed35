//! The root component: the providers that every page needs, and the choice of the page for the
//! current route.

#[cfg(debug_assertions)]
use crate::pages::gallery::Gallery;
use crate::pages::{HomePage, Masthead, NotFoundPage};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use play::bot::BotsUnavailable;
use store::StoreProvider;
use store::notices::Notices;
use store::pack::{PackErrorNotice, PackProvider};
use ui::chunk::{Chunk, ChunkState, use_chunks};
use ui::focus::{FocusKeeper, use_focus_effect};
use ui::l10n::{LanguageErrorNotice, LanguageProvider, use_phrases};
use ui::live_region::LiveRegionProvider;
use ui::loading_page::LoadingPage;
use ui::mount::{Mount, use_mount};
use ui::route::{Route, use_route};
use ui::settings::{
    LIGHT, MORE_CONTRAST, MatchView, Settings, SettingsHandle, Theme, use_settings,
    use_stored_settings,
};
use yew::prelude::*;

/// Milliseconds after the first page until the code of matches is loaded ahead of need.
const PREFETCH_DELAY_MS: u32 = 400;

#[component]
pub fn App() -> Html {
    let settings = use_state_eq(Settings::load);
    let onupdate = use_stored_settings(&settings);
    use_effect_with((*settings).clone(), |settings| {
        let mount = Mount::default();
        mount.apply_settings(settings);
        let listeners = listen_to_system_preferences(settings.clone(), mount, |_| {});
        move || drop(listeners)
    });
    let follow = settings.setter();
    use_effect_with((), move |()| {
        let listener = sync_tabs(follow);
        move || drop(listener)
    });
    let handle = SettingsHandle {
        current: (*settings).clone(),
        onupdate,
    };
    html! {
        <ContextProvider<SettingsHandle> context={handle}>
            <PackProvider>
                <LanguageProvider>
                    <LiveRegionProvider>
                        <StoreProvider>
                            <CurrentPage />
                        </StoreProvider>
                    </LiveRegionProvider>
                </LanguageProvider>
            </PackProvider>
        </ContextProvider<SettingsHandle>>
    }
}

/// Applies the settings again when the system's preferences change, if the theme follows them;
/// `on_change` updates what depends on the theme.
pub(crate) fn listen_to_system_preferences(
    settings: Settings,
    mount: Mount,
    on_change: impl Fn(&Mount) + Clone + 'static,
) -> Vec<EventListener> {
    if settings.theme != Theme::System {
        return Vec::new();
    }
    let listen = |query: &str| {
        let query = ui::browser::window()?.match_media(query).ok()??;
        let (settings, mount, on_change) = (settings.clone(), mount.clone(), on_change.clone());
        Some(EventListener::new(&query, "change", move |_| {
            mount.apply_settings(&settings);
            on_change(&mount);
        }))
    };
    [MORE_CONTRAST, LIGHT]
        .into_iter()
        .filter_map(listen)
        .collect()
}

/// Takes over settings that another tab has changed. All tabs share one record, and the next change
/// here would otherwise overwrite it.
fn sync_tabs(settings: UseStateSetter<Settings>) -> Option<EventListener> {
    let window = ui::browser::window()?;
    let take_over = move |_: &web_sys::Event| {
        if let Some(stored) = Settings::load_stored() {
            settings.set(stored);
        }
    };
    Some(EventListener::new(&window, "storage", take_over))
}

/// The page of the current route, with the masthead above all pages except tables.
#[component]
fn CurrentPage() -> Html {
    let address_view = use_memo((), |()| MatchView::from_address());
    let preferred_view = use_settings().current.view;
    let route = use_route().with_view(address_view.unwrap_or(preferred_view));
    let framed = !fills_screen(&route);
    use_effect_with((), move |()| {
        // A visitor of the first page will probably start a match.
        let soon = Timeout::new(PREFETCH_DELAY_MS, || Chunk::Play.prefetch());
        move || drop(soon)
    });
    html! {
        <>
            <FocusKeeper />
            <SkipLink />
            <LanguageErrorNotice />
            <BotsUnavailable />
            <Notices route={route.clone()} />
            <PackErrorNotice />
            if framed {
                <Masthead route={route.clone()} />
            }
            <RoutePage {route} />
        </>
    }
}

#[derive(Properties, PartialEq)]
pub struct RoutePageProps {
    pub route: Route,
}

/// The page of a route, once its code is loaded. Its heading gets the focus when the route changes.
#[component]
pub fn RoutePage(props: &RoutePageProps) -> Html {
    let route = &props.route;
    let mount = use_mount();
    let arrival = use_chunks(Chunk::all_for_route(route));
    let arrived = use_mut_ref(|| false);
    let is_anchored = matches!(
        route,
        Route::Rules {
            anchor: Some(_),
            ..
        }
    );
    use_focus_effect(
        (route.page(), arrival == ChunkState::Ready),
        move |(_, is_loaded)| {
            // The first page is read from the top anyway, and an anchor moves the focus itself.
            if *is_loaded && arrived.replace(true) && !is_anchored {
                mount.focus_heading();
            }
        },
    );
    match route {
        Route::Home => html! { <HomePage /> },
        // A page for artists; released builds omit its code.
        #[cfg(debug_assertions)]
        Route::Gallery => html! { <Gallery /> },
        #[cfg(not(debug_assertions))]
        Route::Gallery => html! { <NotFoundPage /> },
        Route::NotFound => html! { <NotFoundPage /> },
        Route::Rules { .. }
        | Route::Saves
        | Route::Open
        | Route::Continue
        | Route::Settings
        | Route::Setup { .. }
        | Route::Play { .. }
        | Route::Editor { .. }
        | Route::Board { .. }
        | Route::Match { .. }
        | Route::Turn { .. }
        | Route::Join { .. }
        | Route::Online
        | Route::NewOnlineTable
        | Route::OnlineTable { .. }
        | Route::OnlineKey { .. }
        | Route::OnlineRematch { .. }
        | Route::OnlineNext { .. }
        | Route::OnlineReplay { .. }
        | Route::OnlinePlayer { .. }
        | Route::OnlineRankings { .. }
        | Route::OnlineReport { .. }
        | Route::OnlineAdmin
        | Route::OnlineTournaments
        | Route::NewTournament
        | Route::OnlineTournament { .. }
        | Route::Answer { .. }
        | Route::Learn { .. }
        | Route::Puzzles { .. }
        | Route::Table { .. }
        | Route::OnBoard { .. }
        | Route::Text { .. }
        | Route::Replay { .. } => {
            let chunk = Chunk::for_route(route).filter(|_| arrival == ChunkState::Ready);
            match chunk.and_then(Chunk::draw) {
                Some(draw) => draw(route),
                None => html! { <LoadingPage {arrival} /> },
            }
        }
    }
}

/// Returns whether a route fills the screen, such as a table.
pub(crate) const fn fills_screen(route: &Route) -> bool {
    matches!(
        route,
        Route::Table { .. }
            | Route::Text { .. }
            | Route::Replay { .. }
            | Route::Editor { .. }
            | Route::Gallery
            | Route::Learn {
                lesson: Some(_),
                ..
            }
            | Route::Puzzles {
                puzzle: Some(_),
                ..
            }
    )
}

/// The first element for the Tab key: skips the masthead.
#[component]
fn SkipLink() -> Html {
    let phrases = use_phrases();
    let mount = use_mount();
    let onclick = use_callback(mount, |event: MouseEvent, mount| {
        // A plain link would replace the hash, which is the route.
        event.prevent_default();
        mount.focus_heading();
    });
    html! { <a class="skip-link" href="#main" {onclick}>{ phrases.text("skip-link") }</a> }
}
