//! Bots of a JSON session, which think for as long as a call allows.

use super::JsonSession;
use crate::bots::{Level, WinChances};
use crate::game::Seat;
use crate::json_api::{ApiError, CallArguments, SessionJson};
use crate::registry::{AnyAdviceRequest, AnyBot, AnySession};
use serde_json::{Value, json};
use std::task::Poll;

/// A bot or a request for advice that has not answered yet.
#[derive(Debug)]
enum ThinkingTask {
    Bot(AnyBot),
    Advice(AnyAdviceRequest),
}

/// A task with the question that it is about.
#[derive(Debug)]
pub(super) struct PendingThinking {
    seat: Seat,
    level: Level,
    fingerprint: u64,
    job: ThinkingTask,
}

impl JsonSession {
    /// Lets a bot think about the action of `seat`, for about `budget` positions if a budget is
    /// given. Returns null while it is not ready; the same call then continues.
    pub(super) fn think(&mut self, values: &Value, advises: bool) -> Result<Value, ApiError> {
        let values = CallArguments::new(values, &["seat", "level", "budget"])?;
        let (seat, level) = (self.seat(&values)?, values.level()?);
        let budget: Option<u32> = values.read("budget")?;
        let mut thinking = self.thinking_for(seat, level, advises)?;
        let nodes = budget.unwrap_or(u32::MAX);
        loop {
            let ready = match &mut thinking.job {
                ThinkingTask::Bot(bot) => bot
                    .think(nodes)
                    .map(|text| answers(&self.session, seat, &text)),
                ThinkingTask::Advice(request) => request.think(nodes).map(|advice| {
                    json!({
                        "line": answers(&self.session, seat, &advice.line),
                        "now": shares(&advice.now),
                        "best": shares(&advice.best),
                    })
                }),
            };
            match ready {
                Poll::Ready(answer) => return Ok(answer),
                Poll::Pending if budget.is_some() => {
                    self.thinking = Some(thinking);
                    return Ok(Value::Null);
                }
                Poll::Pending => {}
            }
        }
    }

    /// Returns the pending task for the same question, or a new one.
    fn thinking_for(
        &mut self,
        seat: Seat,
        level: Level,
        advises: bool,
    ) -> Result<PendingThinking, ApiError> {
        let (session, entries) = (&self.session, self.session.action_count());
        let fingerprint = session.fingerprint();
        let pending = self.thinking.take().filter(|thinking| {
            (thinking.seat, thinking.level, thinking.fingerprint) == (seat, level, fingerprint)
                && matches!(thinking.job, ThinkingTask::Advice(_)) == advises
        });
        if let Some(pending) = pending {
            return Ok(pending);
        }
        if seat == Seat::TABLE {
            return Err(ApiError::no_seat(seat));
        }
        let seed = with_session!(session, session => session.seed()).to_u64();
        let job = if advises {
            // All requests of a match use the same random stream, so estimates change with the
            // position and not by luck.
            let request = AnyAdviceRequest::new(session, entries, seat, level, seed);
            ThinkingTask::Advice(request.ok_or_else(ApiError::internal)?)
        } else {
            let seed = seed.wrapping_add(entries as u64);
            ThinkingTask::Bot(AnyBot::new(session, seat, level, seed))
        };
        Ok(PendingThinking {
            seat,
            level,
            fingerprint,
            job,
        })
    }
}

/// Returns the part of a bot's line that answers the current question to the seat.
fn answers(session: &AnySession, seat: Seat, line: &str) -> Value {
    with_session!(session, session => SessionJson(session).accepted_line(seat, line))
}

/// Returns the chances of every seat, in permille.
fn shares(chances: &WinChances) -> Value {
    chances.shares().iter().map(|share| json!(share)).collect()
}
