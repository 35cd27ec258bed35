//! The table of a lesson: the table of every battle, with the coach beside it.

use super::super::field;
use super::super::pieces::overlay;
use super::goals;
use crate::learn::{Loaded, Taught};
use crate::play::hands::{Coached, HandLesson, Handled};
use engine::game::Seat;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::lesson::Goal;
use engine::space_rift::state::State;
use engine::suite::GameId;
use ui::l10n::Phrases;
use yew::prelude::*;

impl Taught for SpaceRift {
    const GAME: GameId = GameId::SpaceRift;

    fn lesson_table(loaded: Loaded<Self>) -> Html {
        html! { <HandLesson<Self> key={loaded.0.id.clone()} loaded={loaded.clone()} /> }
    }

    fn goal_words(&self, phrases: &Phrases, _: &State, goal: &Goal) -> String {
        goals::words(phrases, self, goal)
    }

    fn kind_words(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("space-rift-kind-{kind}"))
    }

    /// With the unit that it is given to.
    fn order_words(&self, phrases: &Phrases, state: &State, _: Seat, action: Action) -> String {
        self.step_name(phrases, state, action)
    }
}

impl Coached for SpaceRift {
    fn goal_mark(&self, goal: &Goal) -> Option<Html> {
        let hex = goals::hex(goal)?;
        Some(overlay::hexagon(field::center(hex), "offer"))
    }
}
