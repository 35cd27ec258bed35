//! What a table with hands asks of Saga.

use super::aim::{Aim, Tool};
use super::offers::Offers;
use super::tab::Tab;
use crate::play::hands::{Handled, Leafing};
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::hex::HexId;
use engine::saga::ids::ArmadaId;
use engine::saga::state::State;
use engine::saga::step::{Step, Task};
use engine::saga::view::View;
use engine::session::Session;

impl Handled for Saga {
    type Place = HexId;
    type Aim = Aim;
    type Tool = Tool;
    type Leaf = Tab;
    type Plan = ();
    type Moment = (u8, Step, Option<ArmadaId>, Option<Task>);
    type Decision = (u8, Tab);

    fn term(action: Action) -> &'static str {
        action.term()
    }

    fn is_talk(action: Action) -> bool {
        action == Action::Concede
    }

    fn holding(_: Aim, tool: Tool) -> Aim {
        Aim { tool }
    }

    fn moment(state: &State) -> Self::Moment {
        let public = &state.public;
        let task = public.task().copied();
        (public.round, public.step, public.acting, task)
    }

    /// Another kind of decision.
    fn decision(state: &State) -> Self::Decision {
        (state.public.round, Tab::of(&state.public))
    }

    fn leaf(view: &View, _: &Offers) -> Tab {
        Tab::of(&view.public)
    }

    fn past_leaf(past: &Session<Self>, leafing: Leafing<Action>) -> Tab {
        let now = &past.state().public;
        match leafing {
            Leafing::Advice(_) => Tab::of(now),
            Leafing::Events => {
                let last = past.log().len().checked_sub(1);
                let before = last.and_then(|last| past.state_at(last));
                before.map_or_else(|| Tab::of(now), |state| Tab::of(&state.public))
            }
        }
    }
}
