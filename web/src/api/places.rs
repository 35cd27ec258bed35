//! The places of a player, kept in memory, and the ways between them.

use super::config::Config;
use crate::app::fills_screen;
use play::onlook::fault::Fault;
use std::rc::Rc;
use ui::route::{Memory, Route, Way};
use yew::prelude::*;

/// Where one is and how one came there.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Places {
    /// The places, the present one last; none before the first is known.
    pub(super) stack: Vec<Route>,
    /// Why there is none.
    pub(super) fault: Option<Fault>,
    /// The match that was opened last.
    pub(super) last: Option<String>,
    /// Rises with every match that is begun.
    pub(super) round: u32,
}

pub(super) enum Step {
    /// To a place; `true` puts it in the place of the present one.
    Go(Route, bool),
    /// To the place before.
    Back,
    /// Nothing but this place.
    Open(Route),
    /// To the page that says why there is nothing.
    Fail(Fault),
    /// Another match.
    Again,
}

impl Reducible for Places {
    type Action = Step;

    fn reduce(self: Rc<Self>, step: Step) -> Rc<Self> {
        let mut places = (*self).clone();
        match step {
            Step::Go(route, instead) => {
                if instead {
                    places.stack.pop();
                }
                if places.stack.last() != Some(&route) {
                    places.stack.push(route);
                }
            }
            Step::Back => drop(places.stack.pop()),
            Step::Open(route) => {
                places.stack = vec![route];
                places.fault = None;
            }
            Step::Fail(fault) => places.fault = Some(fault),
            Step::Again => {
                places.stack.clear();
                places.fault = None;
                places.round += 1;
            }
        }
        if let Some(Route::Table { id } | Route::Replay { id, .. }) = places.stack.last() {
            places.last = Some(id.clone());
        }
        Rc::new(places)
    }
}

impl Places {
    pub(super) fn now(&self) -> Option<&Route> {
        self.stack.last()
    }

    /// What goes on, as portals call it.
    pub(super) fn phase(&self) -> &'static str {
        match self.now() {
            None => "loading",
            Some(Route::Home) => "menu",
            Some(route) if fills_screen(route) => "gameplay",
            Some(_) => "paused",
        }
    }
}

/// The ways between places.
#[hook]
pub(super) fn use_memory(config: &Config, places: &UseReducerHandle<Places>) -> Way {
    let go = use_callback(places.dispatcher(), |(route, instead), steps| {
        steps.dispatch(Step::Go(route, instead));
    });
    let leads = use_callback(
        (config.hidden.clone(), config.network),
        |route: Route, (hidden, network)| leads(&route, hidden, *network),
    );
    Way::Memory(Memory {
        now: places.now().cloned().unwrap_or(Route::Home),
        go,
        leads,
    })
}

/// Whether a player leads to a place, without the parts that are `hidden`, and with lines between browsers or not.
fn leads(route: &Route, hidden: &[&str], network: bool) -> bool {
    match route {
        Route::Rules { .. } => !hidden.contains(&"rules"),
        Route::Settings => !hidden.contains(&"settings"),
        Route::Saves => !hidden.contains(&"share"),
        // Who is invited goes there in a page of his own; whether anybody can be invited hangs on this.
        Route::Join { .. } => network,
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
    fn a_player_leads_to_what_is_not_left_out() {
        let id = String::new();
        assert!(leads(&Route::Saves, &["rules"], false));
        assert!(!leads(&Route::Saves, &["share"], true));
        assert!(leads(&Route::Table { id }, &["rules", "share"], false));
        assert!(!leads(&Route::Open, &[], true));
    }

    #[test]
    fn nobody_is_invited_where_the_page_around_wants_no_network() {
        let join = Route::Join {
            code: String::new(),
        };
        assert!(!leads(&join, &[], false));
        assert!(leads(&join, &[], true));
    }
}
