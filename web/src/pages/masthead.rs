//! The header of every page except tables: the name of the application and links to other pages.

use engine::registry::GameId;
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MastheadProps {
    pub route: Route,
}

#[component]
pub fn Masthead(props: &MastheadProps) -> Html {
    let phrases = use_phrases();
    let current_page = props.route.page();
    let rules = Route::Rules {
        game: current_page.game().unwrap_or(GameId::Rift),
        anchor: None,
    };
    let links = [
        (rules, "nav-rules"),
        (Route::Saves, "nav-saves"),
        (Route::Settings, "nav-settings"),
    ];
    html! {
        <header class="masthead">
            <Link to={Route::Home} class="wordmark" is_current={current_page == Route::Home}>
                <Logo />
                { phrases.text("house") }
            </Link>
            <nav aria-label={phrases.text("nav-label")}>
                for (route, key) in links {
                    <Link class="button quiet" is_current={route == current_page} to={route}>
                        { phrases.text(key) }
                    </Link>
                }
            </nav>
        </header>
    }
}

/// The logo: a star between two arcs, or the logo of the publisher.
#[component]
fn Logo() -> Html {
    if let Some(href) = store::pack::slot_picture_url("logo") {
        return html! { <svg viewBox="0 0 32 32" aria-hidden="true"><image width="32" height="32" {href} /></svg> };
    }
    html! {
        <svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor"
            stroke-width="2.4" stroke-linecap="round">
            <path d="M26.5 8.5A13 13 0 1 0 28 21" />
            <path d="M22 11.2A7.6 7.6 0 1 0 22.6 20" opacity="0.55" />
            <path d="M16 12.6 17.2 15l2.4 1.1-2.4 1.1L16 19.6l-1.2-2.4-2.4-1.1 2.4-1.1Z"
                fill="currentColor" stroke="none" />
        </svg>
    }
}
