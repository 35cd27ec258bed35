//! The table of a lesson: the table of every game, with the coach beside it.

use super::super::field;
use super::super::narrate::Narrator;
use super::super::pieces::overlay;
use super::goals;
use crate::learn::{Loaded, Taught};
use crate::play::hands::{Coached, HandLesson};
use engine::saga::Saga;
use engine::saga::lesson::Goal;
use engine::saga::state::State;
use engine::suite::GameId;
use ui::l10n::Phrases;
use yew::prelude::*;

impl Taught for Saga {
    const GAME: GameId = GameId::Saga;

    fn lesson_table(loaded: Loaded<Self>) -> Html {
        html! { <HandLesson<Self> key={loaded.0.id.clone()} loaded={loaded.clone()} /> }
    }

    fn goal_words(&self, phrases: &Phrases, state: &State, goal: &Goal) -> String {
        let narrator = Narrator::new(phrases, self).on(&state.public);
        goals::words(phrases, &narrator, *goal)
    }

    fn kind_words(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("saga-learn-kind-{kind}"))
    }
}

impl Coached for Saga {
    fn goal_mark(&self, goal: &Goal) -> Option<Html> {
        let hex = goal.hex()?;
        Some(overlay::hexagon(field::center(hex), "lesson-goal"))
    }
}
