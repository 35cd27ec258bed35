//! What a running table asks of Saga. Saving, speaking and bots themselves are those of every game.

use super::super::narrate::{self, Narrator};
use crate::play::run::Hosted;
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::event::Event;
use engine::saga::refusal::Refusal;
use engine::saga::state::State;
use engine::session::Session;
use ui::l10n::Phrases;
use ui::live::Told;

impl Hosted for Saga {
    /// There is no clock that plays for anybody.
    const TIME_OUT: Action = Action::Done;

    /// In a campaign hands are open; in the Arena only partners share theirs `[SAGA-ARN.1]`.
    fn shares_secrets(&self, a: Seat, b: Seat) -> bool {
        a == b || !self.mission().flags.hidden_hands
    }

    /// Whoever holds cards that others may not see decides by them at any moment.
    fn needs_secrets(session: &Session<Self>, seat: Seat) -> bool {
        let (table, public) = (session.game(), &session.state().public);
        table.mission().flags.hidden_hands && public.mat(seat).hand > 0
    }

    fn tell(&self, phrases: &Phrases, state: &State, event: &Event) -> Told {
        Narrator::new(phrases, self).on(&state.public).told(event)
    }

    fn explain(&self, phrases: &Phrases, refusal: &Refusal) -> String {
        Narrator::new(phrases, self).refusal(refusal)
    }

    fn request(session: &Session<Self>, phrases: &Phrases, seat: Seat) -> String {
        super::prompt::asked(session, phrases, seat)
    }

    fn is_echo(event: &Event, others: &[&Event]) -> bool {
        narrate::is_echo(event, others)
    }

    fn begins(event: &Event) -> bool {
        narrate::begins(event)
    }

    /// Every choice is one: nobody is asked without.
    fn is_forced(_: Action) -> bool {
        false
    }

    fn plays(&self, state: &State, seat: Seat) -> bool {
        self.all().has(seat) && !state.public.resigned.has(seat)
    }

    fn round(state: &State) -> u16 {
        u16::from(state.public.round)
    }
}
