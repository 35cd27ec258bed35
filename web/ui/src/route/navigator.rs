//! How places are gone to: by the address of the page, or in memory, where the page stands in somebody else's and
//! must leave addresses and history alone.

use super::Route;
use gloo::events::EventListener;
use yew::prelude::*;

/// A way of going to places.
#[derive(Clone, PartialEq, Default)]
pub enum Navigator {
    /// By the address, so that the browser's own way back leads through the places.
    #[default]
    Address,
    /// In memory.
    Memory(MemoryHistory),
}

/// Places kept in memory.
#[derive(Clone, PartialEq)]
pub struct MemoryHistory {
    /// The present place.
    pub now: Route,
    /// Goes to a place; `true` puts it in the place of the present one.
    pub go: Callback<(Route, bool)>,
    /// Which places can be gone to.
    pub can_reach: Callback<Route, bool>,
}

impl Navigator {
    /// Goes to a place.
    pub fn go(&self, to: &Route) {
        match self {
            Self::Address => to.go(),
            Self::Memory(memory) => memory.go.emit((to.clone(), false)),
        }
    }

    /// Goes to a place so that the way back leads past the page of `from`. Who has left that meanwhile stays where they are.
    pub fn replace(&self, from: &Route, to: &Route) {
        match self {
            Self::Address => to.replace(from),
            Self::Memory(memory) => memory.go.emit((to.clone(), true)),
        }
    }

    /// Whether a place can be gone to from here.
    #[must_use]
    pub fn can_reach(&self, to: &Route) -> bool {
        match self {
            Self::Address => true,
            Self::Memory(memory) => memory.can_reach.emit(to.clone()),
        }
    }
}

/// How places are gone to here.
#[hook]
pub fn use_navigator() -> Navigator {
    use_context::<Navigator>().unwrap_or_default()
}

/// The place we are at, following the address or what is kept in memory.
#[hook]
pub fn use_route() -> Route {
    let way = use_navigator();
    let route = use_state_eq(Route::current);
    let set = route.setter();
    use_effect_with(way == Navigator::Address, move |by_address| {
        let window = crate::browser::window().filter(|_| *by_address);
        let listener = window.map(|window| {
            // It may have changed since this was drawn, when nobody listened.
            set.set(Route::current());
            EventListener::new(&window, "hashchange", move |_| set.set(Route::current()))
        });
        move || drop(listener)
    });
    match way {
        Navigator::Address => (*route).clone(),
        Navigator::Memory(memory) => memory.now,
    }
}
