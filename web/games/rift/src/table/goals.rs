//! Goals and what every team has left, above the console of a ship.

use super::super::match_standing::match_standing;
use super::TableContext;
use engine::game::Seat;
use engine::rift::options::Mode;
use ui::l10n::use_phrases;
use ui::panels::goals::GoalPanel;
use yew::prelude::*;

/// Properties of the line.
#[derive(Properties, PartialEq)]
pub struct GoalsProps {
    pub watch: TableContext,
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
        let known = if points { session.entry_count() } else { 0 };
        let events = (0..known).flat_map(|at| session.events_at(at));
        match_standing(table, &watch.view, &phrases, *eyes, events)
    });
    html! { <GoalPanel standing={(*told).clone()} sparing={!points} /> }
}
