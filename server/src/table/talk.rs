//! Talk at a table: what a player says is stored, and sent to those who want to hear the player.

use super::task::Table;
use crate::error::ServerError;
use engine::error::RuleRefusal;
use engine::game::Seat;
use engine::registry::RegisteredGame;
use protocol::HostEffect;
use protocol::online::{Occupant, PlayerInfo, Speech, TableTalk, TalkRefusal};
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;
use tokio::time::Instant;

/// Messages of one seat in [`PERIOD`].
const MAX_MESSAGES: usize = 6;
/// The time in which messages of a seat are counted.
const PERIOD: Duration = Duration::from_secs(20);

/// When each seat has last said something, for its limit.
#[derive(Debug, Default)]
pub(super) struct TalkTimes(BTreeMap<Seat, VecDeque<Instant>>);

impl TalkTimes {
    /// Counts a message of a seat at a time; `false` if it is one too many.
    fn allow(&mut self, seat: Seat, now: Instant) -> bool {
        let times = self.0.entry(seat).or_default();
        times.retain(|time| now.duration_since(*time) < PERIOD);
        let is_allowed = times.len() < MAX_MESSAGES;
        if is_allowed {
            times.push_back(now);
        }
        is_allowed
    }
}

impl<G: RegisteredGame> Table<G>
where
    G::Refusal: RuleRefusal,
{
    /// Returns the person of a seat.
    fn person_at(&self, seat: Seat) -> Option<&PlayerInfo> {
        let mut seats = self.row.seats.iter();
        match &seats.find(|row| row.seat == seat)?.occupant {
            Occupant::Player(player) => Some(player),
            Occupant::Open | Occupant::Bot { .. } => None,
        }
    }

    /// Returns the seats of people other than these.
    fn seats_of_others(&self, players: &[String]) -> Vec<Seat> {
        let is_other = |seat: &Seat| {
            let person = self.person_at(*seat);
            person.is_some_and(|person| !players.contains(&person.id))
        };
        let seats = self.row.seats.iter().map(|row| row.seat);
        seats.filter(is_other).collect()
    }

    /// Returns whether texts are allowed, by the operator and by whoever opened the table.
    fn has_chat(&self) -> bool {
        self.app.config.has_chat && self.row.has_chat
    }

    /// Handles what a seat says. A database that fails does not end the match.
    pub(super) async fn say(&mut self, seat: Seat, speech: Speech) -> Vec<HostEffect<G::Action>> {
        if matches!(speech, Speech::Text(_)) && !self.has_chat() {
            return self.host.refuse_speech(seat, TalkRefusal::NoChat);
        }
        if !self.talk_times.allow(seat, Instant::now()) {
            return self.host.refuse_speech(seat, TalkRefusal::TooFast);
        }
        match self.stored_speech(seat, speech).await {
            Ok(effects) => effects,
            Err(error) => {
                tracing::error!(table = %self.row.id, %error, "a message cannot be stored");
                self.host.refuse_speech(seat, TalkRefusal::Unavailable)
            }
        }
    }

    async fn stored_speech(
        &self,
        seat: Seat,
        speech: Speech,
    ) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        let Some(player) = self.person_at(seat) else {
            return Ok(Vec::new());
        };
        let (store, table) = (&self.app.store, &self.row.id);
        let deaf = store.deaf_to(table, &player.id).await?;
        let message = store.add_talk(table, (seat, player), speech).await?;
        Ok(self.host.send_said(&self.seats_of_others(&deaf), &message))
    }

    /// Mutes the player of another seat for a seat, or no longer, and sends it what it may read now.
    pub(super) async fn mute(
        &mut self,
        seat: Seat,
        other: Seat,
        is_muted: bool,
    ) -> Vec<HostEffect<G::Action>> {
        let people = self.person_at(seat).zip(self.person_at(other));
        let Some((player, muted)) = people else {
            return Vec::new();
        };
        let pair = (player.id.as_str(), muted.id.as_str());
        let store = &self.app.store;
        let changed = store.set_player_muted(&self.row.id, pair, is_muted).await;
        if let Err(error) = changed {
            tracing::error!(table = %self.row.id, %error, "a player cannot be muted");
            return self.host.refuse_speech(seat, TalkRefusal::Unavailable);
        }
        self.send_talk(seat).await
    }

    /// Sends a seat all that was said and that it may read.
    pub(super) async fn send_talk(&self, seat: Seat) -> Vec<HostEffect<G::Action>> {
        match self.talk_of(seat).await {
            Ok(Some(talk)) => self.host.send_talk(seat, &talk),
            Ok(None) => Vec::new(),
            Err(error) => {
                tracing::error!(table = %self.row.id, %error, "messages cannot be read");
                Vec::new()
            }
        }
    }

    async fn talk_of(&self, seat: Seat) -> Result<Option<TableTalk>, ServerError> {
        let Some(player) = self.person_at(seat) else {
            return Ok(None);
        };
        let (store, table) = (&self.app.store, &self.row.id);
        let muted = store.muted_by(table, &player.id).await?;
        let is_muted = |seat: &Seat| {
            let person = self.person_at(*seat);
            person.is_some_and(|person| muted.contains(&person.id))
        };
        let seats = self.row.seats.iter().map(|row| row.seat);
        Ok(Some(TableTalk {
            messages: store.talk_for(table, &player.id).await?,
            muted: seats.filter(is_muted).collect(),
            has_chat: self.has_chat(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_says_too_much_is_heard_again_later() {
        let (mut times, start) = (TalkTimes::default(), Instant::now());
        for _ in 0..MAX_MESSAGES {
            assert!(times.allow(Seat(0), start));
        }
        assert!(!times.allow(Seat(0), start + PERIOD / 2));
        assert!(
            times.allow(Seat(1), start + PERIOD / 2),
            "each has its own limit"
        );
        assert!(times.allow(Seat(0), start + PERIOD));
    }
}
