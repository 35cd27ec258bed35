//! Goals and what every team has left, above the console of a ship.

use super::super::standing::standing;
use super::Watch;
use crate::console::goals::GoalPanel;
use crate::l10n::use_phrases;
use engine::rift::options::Mode;
use yew::prelude::*;

/// Properties of the line.
#[derive(Properties, PartialEq)]
pub struct GoalsProps {
    /// What is read.
    pub watch: Watch,
}

/// The line; folded out at first where points decide.
#[component]
pub fn Goals(props: &GoalsProps) -> Html {
    let phrases = use_phrases();
    let watch = &props.watch;
    let (table, session) = (watch.table(), &watch.session);
    let points = table.rules().mode == Mode::Ace;
    let told = use_memo((watch.edition, phrases.clone()), |_| {
        // Where points come from is in the log alone.
        let known = if points { session.entries() } else { 0 };
        let events = (0..known).flat_map(|at| session.events_at(at));
        standing(table, session.state(), &phrases, events)
    });
    html! { <GoalPanel standing={(*told).clone()} open={points} /> }
}
