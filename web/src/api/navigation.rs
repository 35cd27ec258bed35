//! The routes of a player, kept in memory, and navigation between them.

use super::config::{Config, TableChoice};
use super::host_bridge::HostBridge;
use crate::app::fills_screen;
use play::observer_api::fault::EmbedFault;
use std::rc::Rc;
use ui::route::{MemoryHistory, Navigator, Route};
use yew::prelude::*;

/// The navigation state of a player.
#[derive(Clone, PartialEq, Default)]
pub(super) struct NavigationStack {
    /// The visited routes, the current one last. Empty until the first one is known.
    pub(super) stack: Vec<Route>,
    /// The error to show instead of a route.
    pub(super) error: Option<EmbedFault>,
    /// The match that was opened last.
    pub(super) last: Option<String>,
    /// Increases with every match that is started.
    pub(super) round: u32,
}

pub(super) enum NavigationAction {
    /// Navigates to a route; `true` replaces the current one.
    Go(Route, bool),
    /// Returns to the previous route.
    Back,
    /// Clears the history and navigates to a route.
    Open(Route),
    /// Shows the error page.
    Fail(EmbedFault),
    Restart,
}

impl Reducible for NavigationStack {
    type Action = NavigationAction;

    fn reduce(self: Rc<Self>, step: NavigationAction) -> Rc<Self> {
        let mut next = (*self).clone();
        match step {
            NavigationAction::Go(route, instead) => {
                if instead {
                    next.stack.pop();
                }
                if next.stack.last() != Some(&route) {
                    next.stack.push(route);
                }
            }
            NavigationAction::Back => drop(next.stack.pop()),
            NavigationAction::Open(route) => {
                next.stack = vec![route];
                next.error = None;
            }
            NavigationAction::Fail(error) => next.error = Some(error),
            NavigationAction::Restart => {
                next.stack.clear();
                next.error = None;
                next.round += 1;
            }
        }
        if let Some(Route::Table { id } | Route::Replay { id, .. }) = next.stack.last() {
            next.last = Some(id.clone());
        }
        Rc::new(next)
    }
}

impl NavigationStack {
    pub(super) fn current(&self) -> Option<&Route> {
        self.stack.last()
    }

    /// Returns the phase of the player, under the name that portals know.
    pub(super) fn phase(&self) -> &'static str {
        match self.current() {
            None => "loading",
            Some(Route::Home) => "menu",
            Some(route) if is_before_match(route) => "menu",
            Some(route) if fills_screen(route) => "gameplay",
            Some(_) => "paused",
        }
    }
}

/// Returns whether a route leads to the match of an online table.
pub(super) const fn is_before_match(route: &Route) -> bool {
    matches!(
        route,
        Route::Setup { .. }
            | Route::NewOnlineTable
            | Route::OnlineTable { .. }
            | Route::OnlineRematch { .. }
    )
}

/// Provides navigation in memory to the component.
#[hook]
pub(super) fn use_memory_router(
    bridge: &HostBridge,
    config: &Config,
    navigation: &UseReducerHandle<NavigationStack>,
) -> Navigator {
    let is_before = navigation.current().is_some_and(is_before_match);
    let go = use_callback(
        (bridge.clone(), navigation.dispatcher(), is_before),
        |(route, instead), (bridge, steps, is_before)| {
            if *is_before && matches!(route, Route::Table { .. }) {
                // The match that opens now is reported as every other one.
                bridge.reset_ready();
            }
            steps.dispatch(NavigationAction::Go(route, instead));
        },
    );
    let is_route_reachable = use_callback(
        (
            config.hidden.clone(),
            config.allows_network,
            config.table.clone(),
        ),
        |route: Route, (hidden, network, table)| match table {
            Some(table) if is_before_match(&route) => is_table_reachable(&route, table),
            Some(_) | None => is_reachable(&route, hidden, *network),
        },
    );
    Navigator::Memory(MemoryHistory {
        current: navigation.current().cloned().unwrap_or(Route::Home),
        go,
        can_reach: is_route_reachable,
    })
}

/// Returns whether a player of an online table offers a route before the match. Only a player that opens
/// new tables has the set-up.
const fn is_table_reachable(route: &Route, table: &TableChoice) -> bool {
    match route {
        Route::OnlineTable { .. } | Route::OnlineRematch { .. } => true,
        _ => matches!(table, TableChoice::New),
    }
}

/// Returns whether a player offers a route, given the `hidden` parts and whether browsers may be
/// connected.
fn is_reachable(route: &Route, hidden: &[&str], allows_network: bool) -> bool {
    match route {
        Route::Rules { .. } => !hidden.contains(&"rules"),
        Route::Settings => !hidden.contains(&"settings"),
        Route::Saves => !hidden.contains(&"share"),
        // A guest joins on the full page, but the host needs this route for invitations.
        Route::Join { .. } => allows_network,
        Route::Home
        | Route::Table { .. }
        | Route::OnBoard { .. }
        | Route::Text { .. }
        | Route::Replay { .. }
        | Route::Learn { .. }
        | Route::Puzzles { .. } => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_of_hidden_parts_are_not_reachable() {
        let id = String::new();
        assert!(is_reachable(&Route::Saves, &["rules"], false));
        assert!(!is_reachable(&Route::Saves, &["share"], true));
        assert!(is_reachable(
            &Route::Table { id },
            &["rules", "share"],
            false
        ));
        assert!(!is_reachable(&Route::Open, &[], true));
    }

    #[test]
    fn only_new_tables_are_set_up() {
        let known = TableChoice::Known {
            id: "a1".to_owned(),
            invitation: None,
        };
        let id = String::new();
        let rematch = Route::OnlineRematch { id };
        assert!(is_table_reachable(&rematch, &known));
        assert!(!is_table_reachable(&Route::NewOnlineTable, &known));
        assert!(is_table_reachable(
            &Route::NewOnlineTable,
            &TableChoice::New
        ));
        assert!(!is_reachable(&rematch, &[], true), "in other players");
    }

    #[test]
    fn the_join_route_requires_the_network_option() {
        let join = Route::Join {
            code: String::new(),
        };
        assert!(!is_reachable(&join, &[], false));
        assert!(is_reachable(&join, &[], true));
    }
}
