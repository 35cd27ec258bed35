//! The root component: what every page needs around it, and which page is shown.

#[cfg(debug_assertions)]
use crate::pages::gallery::Gallery;
use crate::pages::{HomePage, Masthead, NotFoundPage};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use play::bot::BotTrouble;
use store::ShelfProvider;
use store::notices::Notices;
use store::pack::{PackProvider, PackTrouble};
use ui::coming::Coming;
use ui::focus::FocusKeeper;
use ui::ground::{Ground, use_ground};
use ui::l10n::{LanguageProvider, LanguageTrouble, use_phrases};
use ui::live::LiveProvider;
use ui::part::{Arrival, Part, use_parts};
use ui::route::{Route, use_place};
use ui::settings::{LIGHT, MORE_CONTRAST, Settings, SettingsHandle, Theme, View, use_settings};
use yew::prelude::*;

/// How long after the first page the code of a match is fetched ahead, in milliseconds.
const AHEAD: u32 = 400;

/// The whole page.
#[component]
pub fn App() -> Html {
    let settings = use_state_eq(Settings::load);
    let set = use_callback(settings.setter(), |settings: Settings, now| {
        settings.keep();
        now.set(settings);
    });
    use_effect_with((*settings).clone(), |settings| {
        let ground = Ground::default();
        ground.dress(settings);
        let wishes = follow_system(settings.clone(), ground, |_| {});
        move || drop(wishes)
    });
    let follow = settings.setter();
    use_effect_with((), move |()| {
        let listener = follow_tabs(follow);
        move || drop(listener)
    });
    let handle = SettingsHandle {
        now: (*settings).clone(),
        set,
    };
    html! {
        <ContextProvider<SettingsHandle> context={handle}>
            <PackProvider>
                <LanguageProvider>
                    <LiveProvider>
                        <ShelfProvider>
                            <Place />
                        </ShelfProvider>
                    </LiveProvider>
                </LanguageProvider>
            </PackProvider>
        </ContextProvider<SettingsHandle>>
    }
}

/// Puts the settings into force again when the system's wishes change, where the looks follow them; `then` does what
/// hangs on the looks.
pub(crate) fn follow_system(
    settings: Settings,
    ground: Ground,
    then: impl Fn(&Ground) + Clone + 'static,
) -> Vec<EventListener> {
    if settings.theme != Theme::System {
        return Vec::new();
    }
    let listen = |query: &str| {
        let query = ui::browser::window()?.match_media(query).ok()??;
        let (settings, ground, then) = (settings.clone(), ground.clone(), then.clone());
        Some(EventListener::new(&query, "change", move |_| {
            ground.dress(&settings);
            then(&ground);
        }))
    };
    [MORE_CONTRAST, LIGHT]
        .into_iter()
        .filter_map(listen)
        .collect()
}

/// Takes over what another tab has chosen: all tabs keep one record, which the next choice here
/// would else write over.
fn follow_tabs(settings: UseStateSetter<Settings>) -> Option<EventListener> {
    let window = ui::browser::window()?;
    let take_over = move |_: &web_sys::Event| {
        if let Some(kept) = Settings::kept() {
            settings.set(kept);
        }
    };
    Some(EventListener::new(&window, "storage", take_over))
}

/// The page of the present address, with the masthead above all but a table.
#[component]
fn Place() -> Html {
    let asked = use_memo((), |()| View::asked());
    let liked = use_settings().now.view;
    let route = use_place().seen(asked.unwrap_or(liked));
    let framed = !fills_screen(&route);
    use_effect_with((), move |()| {
        // Who has seen the first page will want to play.
        let soon = Timeout::new(AHEAD, || Part::Play.expect());
        move || drop(soon)
    });
    html! {
        <>
            <FocusKeeper />
            <SkipLink />
            <LanguageTrouble />
            <BotTrouble />
            <Notices route={route.clone()} />
            <PackTrouble />
            if framed {
                <Masthead route={route.clone()} />
            }
            <Shown {route} />
        </>
    }
}

/// Properties of [`Shown`].
#[derive(Properties, PartialEq)]
pub struct ShownProps {
    /// The place.
    pub route: Route,
}

/// The page of a place, once its code is there; its heading gets the focus when the place changes.
#[component]
pub fn Shown(props: &ShownProps) -> Html {
    let route = &props.route;
    let ground = use_ground();
    let arrival = use_parts(Part::all_of(route));
    let arrived = use_mut_ref(|| false);
    let anchored = matches!(
        route,
        Route::Rules {
            anchor: Some(_),
            ..
        }
    );
    use_effect_with(
        (route.page(), arrival == Arrival::Here),
        move |(_, here)| {
            // The first page is read from its top anyway, and an anchor has a place of its own.
            if *here && arrived.replace(true) && !anchored {
                ground.focus_heading();
            }
        },
    );
    match route {
        Route::Home => html! { <HomePage /> },
        // A page for those who draw; released pages do without its weight.
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
        | Route::Answer { .. }
        | Route::Learn { .. }
        | Route::Puzzles { .. }
        | Route::Table { .. }
        | Route::OnBoard { .. }
        | Route::Text { .. }
        | Route::Replay { .. } => {
            let here = Part::of(route).filter(|_| arrival == Arrival::Here);
            match here.and_then(Part::draw) {
                Some(draw) => draw(route),
                None => html! { <Coming {arrival} /> },
            }
        }
    }
}

/// Whether a place takes the whole screen, such as a table.
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

/// The first stop of the tab key: past the masthead.
#[component]
fn SkipLink() -> Html {
    let phrases = use_phrases();
    let ground = use_ground();
    let onclick = use_callback(ground, |event: MouseEvent, ground| {
        // A plain link would take the place of the address of the page.
        event.prevent_default();
        ground.focus_heading();
    });
    html! { <a class="skip-link" href="#main" {onclick}>{ phrases.text("skip-link") }</a> }
}
