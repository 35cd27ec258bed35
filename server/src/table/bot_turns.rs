//! The decisions that bots take at a table.

use super::bot_pool::BotDecision;
use super::task::Table;
use super::vacated_seats::SUBSTITUTE_LEVEL;
use crate::error::ServerError;
use crate::random;
use crate::store::SeatRow;
use engine::bots::Level;
use engine::error::RuleRefusal;
use engine::game::{Seat, Viewer};
use engine::registry::RegisteredGame;
use engine::session::PositionId;
use protocol::online::{Occupant, TimeoutPolicy};
use tokio::task::JoinHandle;

/// A bot that thinks.
pub(super) struct Thinking {
    pub(super) seat: Seat,
    /// The position that it thinks about.
    pub(super) at: PositionId,
    pub(super) task: JoinHandle<Option<String>>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// What a bot has decided: its seat, the position, and its line of actions as JSON; `None` if it
/// failed.
pub(super) type BotLine = (Seat, PositionId, Option<String>);

/// Waits for the line of a bot, or forever if none thinks.
pub(super) async fn finished(thinking: &mut Option<Thinking>) -> BotLine {
    match thinking {
        Some(bot) => {
            let line = (&mut bot.task).await.ok().flatten();
            (bot.seat, bot.at, line)
        }
        None => std::future::pending().await,
    }
}

impl<G: RegisteredGame> Table<G>
where
    G::Refusal: RuleRefusal,
{
    /// Returns a seat of a bot that answers out of turn, such as to an offer of a draw, with its
    /// answer.
    fn bot_answer(&self) -> Option<(Seat, G::Action)> {
        let is_bot = |row: &&SeatRow| matches!(row.occupant, Occupant::Bot { .. });
        let mut bots = self.row.seats.iter().filter(is_bot);
        bots.find_map(|row| {
            let game = self.session.game();
            let answer = game.out_of_turn_action(self.session.state(), row.seat);
            answer.map(|action| (row.seat, action))
        })
    }

    /// Returns the seat that a bot decides for now, and the bot's level. The last seat comes first: of
    /// those who play one side together, the first one ends the turn. Where bots help,
    /// one also decides for a person whose time is over.
    fn bot_seat(&self) -> Option<(Seat, Level)> {
        let waiting = self.session.status().waiting_seats();
        let is_helped = self.row.timeout_policy == TimeoutPolicy::Bot;
        let is_asked =
            |row: &&SeatRow| waiting.contains(row.seat) && !self.passed.contains(row.seat);
        let mut asked = self.row.seats.iter().rev().filter(is_asked);
        asked.find_map(|row| match row.occupant {
            Occupant::Bot { .. } if self.defers_to_person(row.seat) => None,
            Occupant::Bot { level } => Some((row.seat, level)),
            Occupant::Player(_) if is_helped && self.is_overdue(row.seat) => {
                Some((row.seat, SUBSTITUTE_LEVEL))
            }
            Occupant::Player(_) | Occupant::Open => None,
        })
    }

    /// Returns whether a bot leaves its choice to a person who shares it and has time left.
    fn defers_to_person(&self, bot: Seat) -> bool {
        let view = self.session.view(Viewer::Spectator);
        let waiting = self.session.status().waiting_seats().without(bot);
        let is_person = |row: &&SeatRow| {
            matches!(row.occupant, Occupant::Player(_)) && !self.is_overdue(row.seat)
        };
        let mut people = self.row.seats.iter().filter(is_person);
        people.any(|row| {
            waiting.contains(row.seat) && self.session.game().shares_choice(&view, bot, row.seat)
        })
    }

    /// Lets a bot think, if one has to decide and none does.
    pub(super) fn start_bot(&mut self) {
        let at = self.session.position_id();
        if self.thinking.as_ref().is_some_and(|bot| bot.at == at) || self.is_bot_held() {
            return;
        }
        self.thinking = None;
        if let Some((seat, action)) = self.bot_answer() {
            // Nothing to think about; it goes the same way as a line.
            let line = serde_json::to_string(&[action]).ok();
            let task = tokio::spawn(async move { line });
            self.thinking = Some(Thinking { seat, at, task });
            return;
        }
        let Some((seat, level)) = self.bot_seat() else {
            return;
        };
        let Ok(seed) = random::bytes() else { return };
        let [a, b, c, d, e, f, g, h, ..] = seed;
        let decision = BotDecision {
            session: self.session.clone().into(),
            seat,
            level,
            seed: u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        };
        self.app.metrics.bot_decisions.add(1);
        if self.is_overdue(seat) {
            self.app.metrics.timeouts.add(1);
        }
        let pool = self.app.bots.clone();
        let task = tokio::spawn(async move { pool.decide(decision).await });
        self.thinking = Some(Thinking { seat, at, task });
    }

    /// Takes the actions that a bot chose, or keeps them where the table delays answers.
    pub(super) async fn on_bot(&mut self, line: BotLine) -> Result<(), ServerError> {
        self.thinking = None;
        if self.session.position_id() != line.1 {
            self.start_bot();
            return Ok(());
        }
        match self.hold_line(&line) {
            true => Ok(()),
            false => self.take_line(line).await,
        }
    }

    /// Takes the actions that a bot chose in this position. A bot that helps others may choose none. If nobody else is
    /// asked, or the bot failed, it takes the first legal action, so that no table waits for ever.
    pub(super) async fn take_line(&mut self, (seat, at, line): BotLine) -> Result<(), ServerError> {
        let mut seats = self.row.seats.iter();
        let is_person = |row: &SeatRow| matches!(row.occupant, Occupant::Player(_));
        self.timed_out = seats
            .any(|row| row.seat == seat && is_person(row))
            .then_some(seat);
        let line = line.and_then(|line| serde_json::from_str::<Vec<G::Action>>(&line).ok());
        let has_passed = line.as_ref().is_some_and(Vec::is_empty);
        let mut effects = self.act(seat, &line.unwrap_or_default(), None).await?;
        if self.session.position_id() == at {
            self.passed = self.passed.with(seat);
            let waiting = self.session.status().waiting_seats();
            let is_last = waiting.iter().all(|other| self.passed.contains(other));
            if has_passed && !is_last {
                self.timed_out = None;
                self.start_bot();
                return Ok(());
            }
            let first = self.session.legal_actions(seat);
            tracing::warn!(table = %self.row.id, seat = seat.0, "bot has no legal line");
            effects = self
                .act(seat, first.get(..1).unwrap_or_default(), None)
                .await?;
        }
        if self.clocks.has_missed_too_many(seat) {
            effects.extend(self.vacate(seat).await?);
        }
        self.touch();
        self.apply(effects).await
    }
}
