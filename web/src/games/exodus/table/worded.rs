//! What the shared parts of a table say about Exodus.

use super::super::narrate::{self, Narrator};
use super::super::story;
use crate::play::table::{News, Worded};
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::event::Event;
use engine::exodus::stage::Stage;
use engine::exodus::state::State;
use engine::game::Seat;
use ui::icon::Icon;
use ui::l10n::Phrases;
use ui::motion::Beat;

impl Worded for Exodus {
    const CONCEDE: Action = Action::Concede;
    /// There is no draw: nobody is ever asked for these beside the course of play.
    const ANSWERS: [Action; 2] = [Action::Done, Action::Done];
    const MOTION: u32 = story::LIMIT;
    const PRIMER: &'static [(Icon, &'static str)] = &[
        (Icon::Charge, "exodus-primer-upkeep"),
        (Icon::Person, "exodus-primer-council"),
        (Icon::Mat, "exodus-primer-actions"),
        (Icon::Ship, "exodus-primer-conquest"),
        (Icon::Check, "exodus-primer-points"),
    ];

    fn primer_step(&self, state: &State) -> Option<usize> {
        match Stage::of(state.public.step) {
            Stage::Upkeep => Some(0),
            Stage::Council => Some(1),
            Stage::Action => Some(2),
            Stage::Conquest => Some(3),
            // Before the first turn all of it is of interest, and the primer says nothing of rockets.
            Stage::Setup | Stage::Wmd | Stage::Over => None,
        }
    }

    fn seat_name(&self, phrases: &Phrases, seat: Seat) -> String {
        Narrator::new(phrases, self).seat(seat)
    }

    fn action_name(&self, phrases: &Phrases, state: &State, action: Action) -> String {
        Narrator::new(phrases, self).order(state, action)
    }

    /// A turn, and each Conquest stage in it.
    fn heading(&self, phrases: &Phrases, event: &Event) -> Option<String> {
        Narrator::new(phrases, self).heading(event)
    }

    fn is_told(event: &Event) -> bool {
        narrate::is_told(event)
    }

    fn beats(&self, before: &State, after: &State, news: News<'_, Self>) -> Vec<Beat> {
        let chapter = story::Chapter {
            table: self,
            before: &before.public,
            after: &after.public,
            people: news.people,
        };
        story::tell(chapter, news.events)
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::Ended { .. })
    }
}
