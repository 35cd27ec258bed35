//! Reaction windows, in which a seat is only asked whether it wants to react: the server passes for
//! players who want that, and where the table delays answers, they take effect when the delay is over,
//! so that their time tells nothing.

use super::bot_turns::BotLine;
use super::task::Table;
use crate::error::ServerError;
use crate::store::SeatRow;
use engine::error::RuleRefusal;
use engine::game::Seat;
use engine::registry::RegisteredGame;
use engine::session::{PositionId, Session};
use protocol::online::{AutomaticAnswers, Occupant};
use protocol::{HostEffect, SignedBy};
use serde::{Deserialize, Serialize};

/// An answer that takes effect later, unless the position changes before.
pub(super) struct HeldAnswer<A> {
    pub(super) seat: Seat,
    /// The position in which it was given.
    at: PositionId,
    /// When it takes effect, in milliseconds since 1970.
    pub(super) due: u64,
    /// When it was given, in milliseconds since 1970.
    given: u64,
    answer: Answer<A>,
}

/// Who gives an answer.
enum Answer<A> {
    /// A guest, with its signature. It was told that the answer is stored.
    Guest(A, Option<SignedBy>),
    /// A bot, with its line.
    Bot(Option<String>),
    /// The server, which passes for a player.
    Automatic,
}

/// The answer of a guest as it is stored. It counts as long as nothing was added to the log.
#[derive(Serialize, Deserialize)]
struct StoredAnswer<A> {
    /// The number of stored records when it was given.
    records: u64,
    /// When it was given, in milliseconds since 1970.
    given: u64,
    action: A,
    /// The signature of the guest, if it signs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signed: Option<SignedBy>,
}

fn is_person(row: &SeatRow) -> bool {
    matches!(row.occupant, Occupant::Player(_))
}

impl<G: RegisteredGame> Table<G>
where
    G::Refusal: RuleRefusal,
{
    /// Returns a seat for which the server passes now, with the action by which it does.
    fn automatic_answer(&self, session: &Session<G>) -> Option<(Seat, G::Action)> {
        let is_wanted =
            |row: &&SeatRow| is_person(row) && row.answers != AutomaticAnswers::default();
        let mut rows = self.row.seats.iter().filter(is_wanted);
        rows.find_map(|row| {
            let decline = session.decline(row.seat)?;
            let passes = row.answers.passes(decline.is_affected);
            passes.then_some((row.seat, decline.action))
        })
    }

    /// Returns whether a seat has nothing to do in a position, because the server passes for it.
    pub(super) fn is_passed(&self, session: &Session<G>, seat: Seat) -> bool {
        let answer = self.automatic_answer(session);
        answer.is_some_and(|(other, _)| other == seat)
    }

    /// Returns whether an answer of a seat takes effect later.
    pub(super) fn is_held(&self, seat: Seat) -> bool {
        let held = self.held_now();
        held.is_some_and(|held| held.seat == seat)
    }

    /// Returns whether a bot has given an answer that takes effect later.
    pub(super) fn is_bot_held(&self) -> bool {
        let held = self.held_now();
        held.is_some_and(|held| matches!(held.answer, Answer::Bot(_)))
    }

    /// Returns the answer that was given in this position.
    fn held_now(&self) -> Option<&HeldAnswer<G::Action>> {
        let at = self.session.position_id();
        self.held.as_ref().filter(|held| held.at == at)
    }

    /// Passes for all players who want that, until somebody is to decide. With a delay each of them
    /// takes effect on its own.
    pub(super) fn pass_automatically(&self, next: &mut Session<G>) {
        if self.row.reaction_delay > 0 {
            return;
        }
        while let Some((seat, action)) = self.automatic_answer(next) {
            if next.act(seat, action).is_err() {
                return;
            }
        }
    }

    /// Returns when an answer of a seat takes effect; `None` for at once.
    fn reaction_due(&self, seat: Seat) -> Option<u64> {
        let delay = u64::from(self.row.reaction_delay) * 1000;
        if delay == 0 {
            return None;
        }
        self.session.decline(seat)?;
        let now = self.app.clock.now();
        // The last change has asked the question. A clock that was set back prolongs nothing.
        let due = self.row.updated.min(now).saturating_add(delay);
        (due > now).then_some(due)
    }

    fn hold(
        &mut self,
        seat: Seat,
        due: u64,
        answer: Answer<G::Action>,
    ) -> Vec<HostEffect<G::Action>> {
        let (at, given) = (self.session.position_id(), self.app.clock.now());
        self.held = Some(HeldAnswer {
            seat,
            at,
            due,
            given,
            answer,
        });
        self.tell_held(seat)
    }

    /// Tells the guest of a seat that its answer takes effect later.
    fn tell_held(&self, seat: Seat) -> Vec<HostEffect<G::Action>> {
        let now = self.app.clock.now();
        let held = self.held_now().filter(|held| held.seat == seat);
        let left = held.map(|held| held.due.saturating_sub(now));
        let left = left.filter(|left| *left > 0);
        left.map_or_else(Vec::new, |left| self.host.send_held(seat, left))
    }

    /// Tells the guest of a seat which answers are given for it.
    pub(super) fn tell_answers(&self, seat: Seat) -> Vec<HostEffect<G::Action>> {
        let mut rows = self.row.seats.iter();
        let answers = rows.find(|row| row.seat == seat).map(|row| row.answers);
        let mut effects = self.host.send_answers(seat, answers.unwrap_or_default());
        effects.extend(self.tell_held(seat));
        effects
    }

    /// Takes an action of a guest: at once, or when the delay of the table is over. Such an answer is
    /// stored before the guest learns that it was taken.
    pub(super) async fn take(
        &mut self,
        seat: Seat,
        action: G::Action,
        signed: Option<SignedBy>,
    ) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        let is_answer = || !self.session.out_of_turn_actions(seat).contains(&action);
        let Some(due) = self.reaction_due(seat).filter(|_| is_answer()) else {
            return self.act(seat, &[action], signed).await;
        };
        let stored = serde_json::to_string(&StoredAnswer {
            records: self.records,
            given: self.app.clock.now(),
            action,
            signed,
        });
        let stored = stored.map_err(|_| ServerError::Stored("answer"))?;
        let table = (self.row.id.as_str(), self.row.owner_epoch);
        self.app.store.set_held(table, seat, &stored).await?;
        Ok(self.hold(seat, due, Answer::Guest(action, signed)))
    }

    /// Keeps the line of a bot until the delay of the table is over. Returns whether it did.
    pub(super) fn hold_line(&mut self, (seat, _, line): &BotLine) -> bool {
        let Some(due) = self.reaction_due(*seat) else {
            return false;
        };
        // No guest has the seat of a bot.
        drop(self.hold(*seat, due, Answer::Bot(line.clone())));
        true
    }

    /// Decides to pass for a player who wants that in this position.
    pub(super) fn hold_automatic(&mut self) -> Vec<HostEffect<G::Action>> {
        let Some((seat, _)) = self.automatic_answer(&self.session) else {
            return Vec::new();
        };
        let due = self.reaction_due(seat);
        let due = due.unwrap_or_else(|| self.app.clock.now());
        self.hold(seat, due, Answer::Automatic)
    }

    /// Begins with what was stored: the answer of a guest, or an automatic one.
    pub(super) fn restore_held(&mut self) {
        let mut rows = self.row.seats.iter().filter(|row| is_person(row));
        let stored = rows.find_map(|row| {
            let stored = serde_json::from_str::<StoredAnswer<G::Action>>(row.held.as_deref()?);
            let stored = stored.ok().filter(|held| held.records == self.records)?;
            Some((row.seat, stored))
        });
        let Some((seat, stored)) = stored else {
            drop(self.hold_automatic());
            return;
        };
        let due = self.reaction_due(seat).unwrap_or_default();
        drop(self.hold(seat, due, Answer::Guest(stored.action, stored.signed)));
        if let Some(held) = &mut self.held {
            held.given = stored.given;
        }
    }

    /// Lets the answer take effect whose time has come.
    pub(super) async fn release_held(&mut self) -> Result<(), ServerError> {
        let at = self.session.position_id();
        let Some(held) = self.held.take().filter(|held| held.at == at) else {
            return Ok(());
        };
        // The delay is no time of the player.
        let waited = self.app.clock.now().saturating_sub(held.given);
        self.clocks.give_back(held.seat, waited);
        let effects = match held.answer {
            Answer::Guest(action, signed) => self.act(held.seat, &[action], signed).await?,
            Answer::Automatic => self.act_automatically().await?,
            Answer::Bot(line) => return self.take_line((held.seat, at, line)).await,
        };
        self.touch();
        self.apply(effects).await
    }

    async fn act_automatically(&mut self) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        let mut next = self.session.clone();
        if let Some((seat, action)) = self.automatic_answer(&next)
            && next.act(seat, action).is_ok()
        {
            self.pass_automatically(&mut next);
        }
        self.store_entries(next, 0, None).await
    }

    /// Changes the answers that are given for a seat. A database that fails does not end the match.
    pub(super) async fn set_answers(
        &mut self,
        seat: Seat,
        answers: AutomaticAnswers,
    ) -> Vec<HostEffect<G::Action>> {
        self.keep_answers(seat, answers).await;
        self.end_until_decision().await;
        let is_own = |held: &HeldAnswer<G::Action>| {
            held.seat == seat && matches!(held.answer, Answer::Automatic)
        };
        self.held.take_if(|held| is_own(held));
        if self.held_now().is_none() {
            drop(self.hold_automatic());
        }
        self.tell_answers(seat)
    }

    async fn keep_answers(&mut self, seat: Seat, answers: AutomaticAnswers) {
        let (store, table) = (&self.app.store, &self.row.id);
        if let Err(error) = store.set_answers(table, seat, answers).await {
            tracing::error!(%table, %error, "automatic answers cannot be stored");
            return;
        }
        let mut rows = self.row.seats.iter_mut();
        if let Some(row) = rows.find(|row| row.seat == seat) {
            row.answers = answers;
        }
    }

    /// Ends the passing of players until their next decision, if they are asked for one. Returns their
    /// seats.
    pub(super) async fn end_until_decision(&mut self) -> Vec<Seat> {
        let session = &self.session;
        let is_ended = |row: &&SeatRow| {
            let decides = session.question(row.seat).is_some();
            row.answers.until_decision && decides && session.decline(row.seat).is_none()
        };
        let ended = self.row.seats.iter().filter(is_ended);
        let ended: Vec<(Seat, AutomaticAnswers)> =
            ended.map(|row| (row.seat, row.answers)).collect();
        for (seat, answers) in &ended {
            let answers = AutomaticAnswers {
                until_decision: false,
                ..*answers
            };
            self.keep_answers(*seat, answers).await;
        }
        ended.into_iter().map(|(seat, _)| seat).collect()
    }
}
