//! Goals and remaining strength of every team, above the console of a ship.

use super::super::match_standing::{goal_line, match_standing};
use super::TableContext;
use engine::game::Seat;
use engine::rift::options::Mode;
use ui::l10n::use_phrases;
use ui::panels::goals::GoalPanel;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct GoalsProps {
    pub context: TableContext,
    pub viewer: Option<Seat>,
}

/// Renders the foldable line of goals; open at first if points decide the match and the screen is
/// large enough.
#[component]
pub fn Goals(props: &GoalsProps) -> Html {
    let phrases = use_phrases();
    let GoalsProps { context, viewer } = props;
    let (game, session) = (context.game(), &context.snapshot.session);
    let has_points = game.rules().mode == Mode::Ace;
    let standing = use_memo((context.snapshot.edition, *viewer, phrases.clone()), |_| {
        // The sources of points are only in the log.
        let entry_count = if has_points { session.entry_count() } else { 0 };
        let events = (0..entry_count).flat_map(|at| session.events_at(at));
        let headline = viewer.map(|seat| goal_line(game, &context.view, &phrases, seat));
        match_standing(game, &context.view, &phrases, *viewer, events).with_headline(headline)
    });
    html! { <GoalPanel standing={(*standing).clone()} expands_if_room={!has_points} /> }
}
