//! Navigation by the URL of the page, or in memory if the page runs inside a host page
//! and must not change URL or history.

use super::Route;
use gloo::events::EventListener;
use yew::prelude::*;

/// The way in which the page navigates.
#[derive(Clone, PartialEq, Default)]
pub enum Navigator {
    /// By the URL, so that the browser's Back button works.
    #[default]
    Address,
    Memory(MemoryHistory),
}

/// Navigation state in memory.
#[derive(Clone, PartialEq)]
pub struct MemoryHistory {
    pub current: Route,
    /// Navigates to a route; `true` replaces the current one.
    pub go: Callback<(Route, bool)>,
    /// Decides which routes can be reached.
    pub can_reach: Callback<Route, bool>,
}

impl Navigator {
    /// Navigates to a route.
    pub fn go(&self, to: &Route) {
        match self {
            Self::Address => to.go(),
            Self::Memory(memory) => memory.go.emit((to.clone(), false)),
        }
    }

    /// Navigates to a route and replaces `from` in the history. Does nothing if the user has left
    /// `from` meanwhile.
    pub fn replace(&self, from: &Route, to: &Route) {
        match self {
            Self::Address => to.replace(from),
            Self::Memory(memory) => memory.go.emit((to.clone(), true)),
        }
    }

    /// Returns whether a route can be reached from here.
    #[must_use]
    pub fn can_reach(&self, to: &Route) -> bool {
        match self {
            Self::Address => true,
            Self::Memory(memory) => memory.can_reach.emit(to.clone()),
        }
    }
}

/// Returns the navigator of the page.
#[hook]
pub fn use_navigator() -> Navigator {
    use_context::<Navigator>().unwrap_or_default()
}

/// Returns the current route, from the URL or from memory.
#[hook]
pub fn use_route() -> Route {
    let navigator = use_navigator();
    let route = use_state_eq(Route::current);
    let set = route.setter();
    use_effect_with(navigator == Navigator::Address, move |by_address| {
        let window = crate::browser::window().filter(|_| *by_address);
        let listener = window.map(|window| {
            // The URL may have changed between the render and this effect.
            set.set(Route::current());
            EventListener::new(&window, "hashchange", move |_| set.set(Route::current()))
        });
        move || drop(listener)
    });
    match navigator {
        Navigator::Address => (*route).clone(),
        Navigator::Memory(memory) => memory.current,
    }
}
