//! What the shared parts of a table say about Centauri Rift.

use super::super::narrate::Narrator;
use super::super::story::{Chapter, tell};
use crate::play::table::{News, Worded};
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::state::State;
use ui::icon::Icon;
use ui::l10n::Phrases;
use ui::motion::Beat;

impl Worded for Rift {
    const CONCEDE: Action = Action::Concede;
    const ANSWERS: [Action; 2] = [Action::AnswerDraw(true), Action::AnswerDraw(false)];
    const PRIMER: &'static [(Icon, &'static str)] = &[
        (Icon::Charge, "rift-primer-energy"),
        (Icon::Step, "rift-primer-move"),
        (Icon::Laser, "rift-primer-fire"),
        (Icon::Shield, "rift-primer-shields"),
        (Icon::EndTurn, "rift-primer-end"),
    ];

    fn seat_name(&self, phrases: &Phrases, seat: Seat) -> String {
        Narrator::new(phrases, self).seat(seat)
    }

    fn action_name(&self, phrases: &Phrases, state: &State, action: Action) -> String {
        Narrator::new(phrases, self).order(state, action)
    }

    fn heading(&self, phrases: &Phrases, event: &Event) -> Option<String> {
        if let Event::TurnStarted { round, ship } = *event {
            let text = phrases.say("rift-console-round", &[("round", round.into())]);
            let ship = Narrator::new(phrases, self).ship(ship);
            Some(format!("{text} · {ship}"))
        } else {
            None
        }
    }

    /// The turn stands in a heading.
    fn is_told(event: &Event) -> bool {
        !matches!(event, Event::TurnStarted { .. } | Event::TurnEnded { .. })
    }

    fn beats(&self, before: &State, after: &State, news: News<'_, Self>) -> Vec<Beat> {
        let chapter = Chapter {
            table: self,
            before,
            after,
            people: news.people,
        };
        tell(chapter, news.events)
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::MatchEnded { .. })
    }
}
