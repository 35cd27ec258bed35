//! What the shared parts of a table say about Space Rift.

use super::super::narrate::Narrator;
use super::super::story;
use crate::play::table::{News, Worded};
use engine::game::Seat;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::event::Event;
use engine::space_rift::state::State;
use ui::icon::Icon;
use ui::l10n::Phrases;
use ui::motion::Beat;

impl Worded for SpaceRift {
    const CONCEDE: Action = Action::Concede;
    const ANSWERS: [Action; 2] = [Action::AnswerDraw(true), Action::AnswerDraw(false)];
    const MOTION: u32 = story::LIMIT;
    const PRIMER: &'static [(Icon, &'static str)] = &[
        (Icon::Log, "space-rift-primer-card"),
        (Icon::Step, "space-rift-primer-move"),
        (Icon::Laser, "space-rift-primer-fight"),
        (Icon::Alert, "space-rift-primer-alert"),
        (Icon::Warp, "space-rift-primer-rift"),
    ];

    fn seat_name(&self, phrases: &Phrases, seat: Seat) -> String {
        Narrator::new(phrases, self).seat(seat)
    }

    fn action_name(&self, phrases: &Phrases, state: &State, action: Action) -> String {
        Narrator::new(phrases, self).order(state, action)
    }

    fn heading(&self, phrases: &Phrases, event: &Event) -> Option<String> {
        let begins = matches!(event, Event::TurnStarted { .. });
        begins.then(|| Narrator::new(phrases, self).event(event))
    }

    /// The turn stands in a heading.
    fn is_told(event: &Event) -> bool {
        !matches!(event, Event::TurnStarted { .. } | Event::TurnEnded { .. })
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
