//! What a running table asks of Exodus. Saving, speaking and bots themselves are those of every game.

use super::super::narrate::{self, Narrator};
use crate::play::run::Hosted;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::event::Event;
use engine::exodus::refusal::Refusal;
use engine::exodus::state::State;
use engine::game::{Game, Seat};
use engine::session::Session;
use ui::l10n::Phrases;
use ui::live::Told;

impl Hosted for Exodus {
    /// There is no clock that plays for anybody.
    const TIME_OUT: Action = Action::Done;

    fn shares_secrets(&self, a: Seat, b: Seat) -> bool {
        a == b
    }

    /// Where choices are sealed `[EXO-1.3]`, hits of a duel included `[EXO-13.3]`; and wherever
    /// some ability could be used, as long as the seat holds any: which one is its own secret
    /// `[EXO-18.3]`. Everything else is public.
    fn needs_secrets(session: &Session<Self>, seat: Seat) -> bool {
        let (table, public) = (session.game(), &session.state().public);
        let sealed = public.step.is_sealed() && public.task().is_none();
        let duel = public.battle.as_ref().is_some_and(|battle| {
            battle.is_duel() && battle.window.is_empty() && public.task().is_none()
        });
        let able = public.mat(seat).abilities > 0 && table.is_window(public);
        sealed || duel || able
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

    fn is_echo(event: &Event, _: &[&Event]) -> bool {
        narrate::is_echo(event)
    }

    fn begins(event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. })
    }

    /// Every choice is one: nobody is asked without.
    fn is_forced(_: Action) -> bool {
        false
    }

    /// Also who gave up plays on `[EXO-1.8]`.
    fn plays(&self, _: &State, seat: Seat) -> bool {
        self.seats().has(seat)
    }

    fn round(state: &State) -> u16 {
        u16::from(state.public.turn)
    }
}
