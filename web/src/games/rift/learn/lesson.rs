//! The table of a lesson: the table of every match, with the coach beside it.

use super::super::field;
use super::super::narrate::Narrator;
use super::goals;
use crate::learn::{Loaded, Taught};
use crate::play::hands::{Coached, HandLesson};
use engine::rift::Rift;
use engine::rift::lesson::Goal;
use engine::rift::state::State;
use engine::suite::GameId;
use ui::l10n::{Phrases, Word};
use yew::prelude::*;

impl Taught for Rift {
    const GAME: GameId = GameId::Rift;

    fn lesson_table(loaded: Loaded<Self>) -> Html {
        html! { <HandLesson<Self> key={loaded.0.id.clone()} loaded={loaded.clone()} /> }
    }

    fn goal_words(&self, phrases: &Phrases, _: &State, goal: &Goal) -> String {
        goals::words(phrases, &Narrator::new(phrases, self), goal)
    }

    fn kind_words(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("rift-order-{kind}"))
    }

    fn figures_told(&self) -> Vec<(&'static str, Word)> {
        vec![("blast", self.figures().blast_reach().into())]
    }
}

impl Coached for Rift {
    fn goal_mark(&self, goal: &Goal) -> Option<Html> {
        let square = goals::square(goal)?;
        Some(field::marks(field::grid_of(self), &[square]))
    }
}
