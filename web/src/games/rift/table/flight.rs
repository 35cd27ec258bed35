//! What a running table asks of Centauri Rift, and the squares that its last events touched. Saving,
//! speaking, bots and the clock themselves are those of every game.

use super::super::narrate::Narrator;
use crate::play::choice::Bond;
use crate::play::clock::Countdown;
use crate::play::run::Hosted;
use engine::game::Seat;
use engine::grid::Square;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::play::Clock;
use engine::rift::refusal::Refusal;
use engine::rift::state::{Phase, State};
use engine::session::Session;
use std::rc::Rc;
use ui::l10n::Phrases;
use ui::live::Told;

impl Hosted for Rift {
    const TIME_OUT: Action = Action::TimeOut;

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

    fn begins(event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. })
    }

    /// An only ship is not chosen.
    fn is_forced(action: Action) -> bool {
        matches!(action, Action::Activate(_))
    }

    /// Which ship plays is one choice of its team `[RIFT-5.3]`.
    fn bond(&self, state: &State, a: Seat, b: Seat) -> Bond {
        if state.phase == Phase::Activation && self.team_of(a) == self.team_of(b) {
            Bond::Choice
        } else {
            Bond::Apart
        }
    }

    fn plays(&self, state: &State, seat: Seat) -> bool {
        Self::plays(self, state, seat)
    }

    fn is_offered(state: &State) -> bool {
        state.offer.is_some()
    }

    fn owes_answer(&self, state: &State, seat: Seat) -> bool {
        Self::owes_answer(self, state, seat)
    }

    /// A turn is named by round, team, and the tokens that lie Activated.
    fn countdown(&self, state: &State) -> Option<Countdown> {
        let active = state.turn.ship.map_or(0, |ship| 1u32 << ship.0);
        let turn = u64::from(state.ready | active) << 32
            | u64::from(state.round) << 8
            | u64::from(state.team | state.games << 4);
        let seconds = self.rules().turn_seconds;
        let choice = match self.clock(state)? {
            Clock::Turn { .. } => None,
            Clock::Choice { seat, seconds } => {
                let name = 1 + (u64::from(state.wave.chosen) << 8 | u64::from(seat.0));
                Some((name, seconds))
            }
        };
        Some(Countdown {
            turn,
            seconds,
            choice,
        })
    }

    fn round(state: &State) -> u16 {
        state.round
    }
}

/// The squares that the last entry with events touched.
pub fn recent(session: &Session<Rift>) -> Rc<[Square]> {
    let last = session.log().len().checked_sub(1);
    let events = last.map_or(&[][..], |last| session.events_at(last));
    events
        .iter()
        .flat_map(|event| squares_of(event, session.state()))
        .collect()
}

/// The squares that an event touched.
pub fn squares_of(event: &Event, state: &State) -> Vec<Square> {
    match event {
        Event::Stepped { from, to, .. } | Event::Warped { from, to, .. } => {
            vec![from.square(), to.square()]
        }
        Event::ShotFired { to, .. } => {
            vec![to.square()]
        }
        Event::MineDetonated { mine } => {
            vec![mine.space().square()]
        }
        Event::BlastHit { ship, .. } | Event::ShipReplaced { ship, .. } => state
            .ship(*ship)
            .map(|ship| ship.square())
            .into_iter()
            .collect(),
        _ => Vec::new(),
    }
}
