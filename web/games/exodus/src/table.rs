//! The table of a running game of Exodus: tabs with the star map and the other boards, cards,
//! console, log.

mod actions;
pub mod battle;
pub mod blueprints;
pub mod board;
mod card;
pub(super) mod console;
mod council;
mod empires;
pub(super) mod forecast;
pub mod glyphs;
pub(super) mod hand;
mod hex_card;
pub(super) mod keys;
pub mod market;
pub(super) mod match_end;
pub(super) mod match_story;
pub(super) mod offers;
pub(super) mod orders;
pub(super) mod pending_input;
mod pick_resolver;
pub mod prompt;
mod rockets;
mod seat_strip;
pub(super) mod status;
pub mod tab;
pub(super) mod table_tabs;
pub mod techs;
#[cfg(test)]
mod tests;
mod turn_track;

pub use blueprints::BlueprintPanel;
pub use council::CouncilPanel;
pub use empires::EmpiresPanel;
pub use market::MarketPanel;
pub use offers::{Offers, acting_piece};
#[cfg(test)]
use orders::has_control;
pub use pending_input::InputMode;
pub use pick_resolver::PickAction;
pub use tab::Tab;
pub use techs::TechPanel;

use super::narrate::Narrator;
use crate::Ui;
use engine::exodus::action::Action;
use engine::exodus::hex::HexId;
use engine::exodus::part::Rocket;
use engine::exodus::play::ActionContext;
use engine::exodus::state::{Private, Public};
use engine::exodus::step::Task;
use engine::game::Seat;
use play::game_ui;
use play::session_store::SessionCommand;
use ui::l10n::Phrases;
use yew::prelude::*;

/// The [context](game_ui::TableContext) of this game's tables. Its session holds all secrets, so
/// parts must draw only from the view.
pub type TableContext = game_ui::TableContext<Ui>;
pub type TableActions = game_ui::TableActions<Ui>;

/// Properties of a panel, which draws the match and gives orders.
#[derive(Properties, PartialEq)]
pub struct PanelProps {
    pub context: TableContext,
    pub actions: TableActions,
}

/// Returns the private state of a seat, if the current perspective may see it.
#[must_use]
pub fn private(context: &TableContext, seat: Seat) -> Option<&Private> {
    context.view.private(seat)
}

/// Returns the seat that is shown first: the one that is asked here, or the one of the perspective.
#[must_use]
pub fn shown_seat(context: &TableContext) -> Seat {
    let viewer_seat = context.view.own.as_ref().map(|(seat, _)| *seat);
    context.snapshot.seat.or(viewer_seat).unwrap_or_default()
}

/// Returns a narrator for this table that names planets.
#[must_use]
pub fn narrator<'a>(context: &'a TableContext, phrases: &'a Phrases) -> Narrator<'a> {
    Narrator::new(phrases, context.game()).with_map(&context.view.public)
}

/// Returns the price and dice changes of the current task if it belongs to this seat.
#[must_use]
pub fn action_context(public: &Public, seat: Seat) -> ActionContext {
    let task = public.task().filter(|task| task.seat() == Some(seat));
    task.map(Task::context).unwrap_or_default()
}

/// Returns the handler that reopens the sealed choice of a seat; `None` if the viewer cannot.
#[must_use]
pub fn on_reopen(context: &TableContext, seat: Seat) -> Option<Callback<MouseEvent>> {
    let snapshot = &context.snapshot;
    let viewer = context.view.own.as_ref().map(|(viewer, _)| *viewer);
    let can_reopen = snapshot.session.refusal(seat, Action::Reopen).is_none();
    let reopen = SessionCommand::Act(seat, Action::Reopen);
    (viewer == Some(seat) && can_reopen).then(|| snapshot.on_command(reopen))
}

/// Returns the items without repetitions, in the order of their first occurrence.
#[must_use]
pub fn distinct<T: PartialEq>(items: impl Iterator<Item = T>) -> Vec<T> {
    items.fold(Vec::new(), |mut found, item| {
        if !found.contains(&item) {
            found.push(item);
        }
        found
    })
}

/// Returns the rockets that actions can aim, by kind and planet.
#[must_use]
pub fn rockets_to_aim(actions: impl Iterator<Item = Action>) -> Vec<(Rocket, HexId)> {
    distinct(actions.filter_map(|action| match action {
        Action::Target(rocket, from, _) => Some((rocket, from)),
        _ => None,
    }))
}
