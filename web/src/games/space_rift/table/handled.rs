//! What a table with hands asks of Space Rift.

use super::super::narrate::Narrator;
use super::aim::{Aim, Tool};
use super::offers::{Offers, is_talk, mover};
use crate::play::hands::{Handled, Leafing};
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::field::Hex;
use ui::l10n::Phrases;

use engine::space_rift::exchange::Stage;
use engine::space_rift::state::{Phase, State, Task};
use engine::space_rift::view::View;

impl Handled for SpaceRift {
    type Place = Hex;
    type Aim = Aim;
    type Tool = Tool;
    type Leaf = ();
    type Plan = ();
    type Moment = (u8, Phase, Option<Task>, Option<Stage>);
    type Decision = ();

    fn term(action: Action) -> &'static str {
        action.term()
    }

    /// With the unit that it is given to.
    fn step_name(&self, phrases: &Phrases, state: &State, action: Action) -> String {
        let narrator = Narrator::new(phrases, self);
        let name = narrator.order(state, action);
        match mover(action) {
            Some(unit) => format!("{}: {name}", narrator.unit_short(unit)),
            None => name,
        }
    }

    fn is_talk(action: Action) -> bool {
        is_talk(action)
    }

    fn holding(aim: Aim, tool: Tool) -> Aim {
        Aim { tool, ..aim }
    }

    fn moment(state: &State) -> Self::Moment {
        let public = &state.public;
        let stage = public.exchange().map(|roll| roll.stage);
        (public.turn, public.phase, public.task, stage)
    }

    fn decision(_: &State) {}

    fn leaf(_: &View, _: &Offers) {}

    fn past_leaf(_: &Session<Self>, _: Leafing<Action>) {}
}
