//! What a table with hands asks of Exodus.

use super::aim::{Aim, Tool};
use super::offers::Offers;
use super::tab::Tab;
use crate::play::hands::{Handled, Leafing};
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::star::HexId;
use engine::exodus::state::{Plan, State};
use engine::exodus::step::{Step, Task};
use engine::exodus::view::View;
use engine::game::Seat;
use engine::session::Session;

impl Handled for Exodus {
    type Place = HexId;
    type Aim = Aim;
    type Tool = Tool;
    type Leaf = Tab;
    type Plan = Plan;
    type Moment = (u8, Step, Option<Task>);
    type Decision = (u8, Step, usize);

    fn term(action: Action) -> &'static str {
        action.term()
    }

    fn is_talk(action: Action) -> bool {
        action == Action::Concede
    }

    fn plan(session: &Session<Self>, seat: Seat) -> Plan {
        session.state().own(seat).plan
    }

    fn holding(aim: Aim, tool: Tool) -> Aim {
        Aim { tool, ..aim }
    }

    fn moment(state: &State) -> Self::Moment {
        let public = &state.public;
        (public.turn, public.step, public.task().copied())
    }

    fn decision(state: &State) -> Self::Decision {
        let public = &state.public;
        (public.turn, public.step, public.tasks.len())
    }

    fn leaf(view: &View, offers: &Offers) -> Tab {
        offers
            .leaf()
            .unwrap_or_else(|| Tab::of_step(view.public.step))
    }

    /// Where the last action was given, or the next one would better have been.
    fn past_leaf(past: &Session<Self>, leafing: Leafing<Action>) -> Tab {
        let step = past.state().public.step;
        let (action, step) = match leafing {
            Leafing::Advice(action) => (action, step),
            Leafing::Events => {
                let last = past.log().len().checked_sub(1);
                let before = last.and_then(|last| past.state_at(last));
                let entry = past.log().last().map(|entry| entry.action);
                (entry, before.map_or(step, |state| state.public.step))
            }
        };
        action
            .and_then(Tab::of)
            .unwrap_or_else(|| Tab::of_step(step))
    }
}
