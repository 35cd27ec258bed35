//! What a running table asks of Space Rift. Saving, speaking and bots themselves are those of every
//! game.

use super::super::narrate::Narrator;
use crate::play::choice::Bond;
use crate::play::run::Hosted;
use engine::game::{Seat, Spot};
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::event::{Deck, Event};
use engine::space_rift::field::Side;
use engine::space_rift::refusal::Refusal;
use engine::space_rift::state::State;
use ui::l10n::Phrases;
use ui::live::Told;

impl Hosted for SpaceRift {
    /// There is no clock.
    const TIME_OUT: Action = Action::Done;

    /// A side's seats share its hands `[SR-21.4]`.
    fn shares_secrets(&self, a: Seat, b: Seat) -> bool {
        a == b || self.side_of(a) == self.side_of(b)
    }

    /// Where cards can be played. Who only says how far to retire needs no hand for it.
    fn needs_secrets(session: &Session<Self>, seat: Seat) -> bool {
        let choices = session.prompt(seat).choices;
        let card = |spot: Spot| matches!(spot, Spot::Card(_));
        let mut legal = choices.iter().filter(|choice| choice.refusal.is_none());
        legal.any(|choice| card(choice.spot))
            || session.state().public.active == side(session, seat)
    }

    fn tell(&self, phrases: &Phrases, _: &State, event: &Event) -> Told {
        Narrator::new(phrases, self).told(event)
    }

    fn explain(&self, phrases: &Phrases, refusal: &Refusal) -> String {
        Narrator::new(phrases, self).refusal(refusal)
    }

    fn request(session: &Session<Self>, phrases: &Phrases, seat: Seat) -> String {
        let prompt = session.prompt(seat);
        let narrator = Narrator::new(phrases, session.game());
        narrator.request(session.state(), prompt.phrase, &prompt.args)
    }

    /// Who sees the cards of a side come need not be told how many came.
    fn is_echo(event: &Event, others: &[&Event]) -> bool {
        let Event::CardsDrawn { side, deck, .. } = event else {
            return false;
        };
        others.iter().any(|other| match other {
            Event::CommandDrawn { side: own, .. } | Event::CommandOffered { side: own, .. } => {
                (own, *deck) == (side, Deck::Command)
            }
            Event::CombatDrawn { side: own, .. } => (own, *deck) == (side, Deck::Combat),
            _ => false,
        })
    }

    fn begins(event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. })
    }

    /// Every choice is one: who ends a phase may want to take back its last move before.
    fn is_forced(_: Action) -> bool {
        false
    }

    /// Commanders of one side give its orders, each those of its wing `[SR-21.2]` `[SR-21.3]`.
    fn bond(&self, _: &State, a: Seat, b: Seat) -> Bond {
        if self.side_of(a).is_some() && self.side_of(a) == self.side_of(b) {
            Bond::Side
        } else {
            Bond::Apart
        }
    }

    fn plays(&self, _: &State, seat: Seat) -> bool {
        self.side_of(seat).is_some()
    }

    fn is_offered(state: &State) -> bool {
        state.public.offer.is_some()
    }

    fn owes_answer(&self, state: &State, seat: Seat) -> bool {
        let answers = Side::of(seat);
        answers.is_some() && state.public.offer.map(Side::other) == answers
    }

    fn round(state: &State) -> u16 {
        u16::from(state.public.turn)
    }
}

fn side(session: &Session<SpaceRift>, seat: Seat) -> Side {
    session.game().side_of(seat).unwrap_or_default()
}
