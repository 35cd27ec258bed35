//! What the shared parts of a table say about Saga.

use super::super::narrate::{self, Narrator};
use super::super::story;
use super::motive::motive;
use crate::play::table::{News, Worded};
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::event::Event;
use engine::saga::state::State;
use engine::saga::step::Step;
use engine::session::Session;
use ui::icon::Icon;
use ui::l10n::Phrases;
use ui::motion::Beat;

impl Worded for Saga {
    const CONCEDE: Action = Action::Concede;
    /// There is no draw: nobody is ever asked for these beside the course of play.
    const ANSWERS: [Action; 2] = [Action::Done, Action::Done];
    const MOTION: u32 = story::LIMIT;
    const PRIMER: &'static [(Icon, &'static str)] = &[
        (Icon::Alert, "saga-primer-events"),
        (Icon::Charge, "saga-primer-upkeep"),
        (Icon::Ship, "saga-primer-movement"),
        (Icon::Laser, "saga-primer-encounter"),
        (Icon::Mat, "saga-primer-expand"),
    ];

    fn primer_step(&self, state: &State) -> Option<usize> {
        match state.public.step {
            Step::Doom | Step::Effects | Step::Scan => Some(0),
            Step::Turns(phase) | Step::End(phase) => Some(phase as usize),
            // Before the first round nothing of a round goes on.
            Step::Choose | Step::Place | Step::Setup | Step::RoundEnd | Step::Over => None,
        }
    }

    fn seat_name(&self, phrases: &Phrases, seat: Seat) -> String {
        Narrator::new(phrases, self).seat(seat)
    }

    fn action_name(&self, phrases: &Phrases, state: &State, action: Action) -> String {
        Narrator::new(phrases, self)
            .on(&state.public)
            .order(state, action)
    }

    /// A round, and each phase in it.
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
        matches!(event, Event::Over { .. })
    }

    fn motive(session: &Session<Self>, phrases: &Phrases, entry: usize) -> Option<String> {
        motive(session, phrases, entry)
    }
}
