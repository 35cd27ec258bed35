//! Goals and what every team has left, above the console of a ship.

use super::super::standing::standing;
use super::Watch;
use engine::game::Seat;
use engine::rift::options::Mode;
use ui::console::goals::GoalPanel;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Properties of the line.
#[derive(Properties, PartialEq)]
pub struct GoalsProps {
    /// What is read.
    pub watch: Watch,
    /// Whose goals come first.
    pub eyes: Option<Seat>,
}

/// The line; folded out at first where points decide, and where there is room.
#[component]
pub fn Goals(props: &GoalsProps) -> Html {
    let phrases = use_phrases();
    let GoalsProps { watch, eyes } = props;
    let (table, session) = (watch.table(), &watch.stand.session);
    let points = table.rules().mode == Mode::Ace;
    let told = use_memo((watch.stand.edition, *eyes, phrases.clone()), |_| {
        // Where points come from is in the log alone.
        let known = if points { session.entries() } else { 0 };
        let events = (0..known).flat_map(|at| session.events_at(at));
        standing(table, &watch.view, &phrases, *eyes, events)
    });
    html! { <GoalPanel standing={(*told).clone()} sparing={!points} /> }
}
