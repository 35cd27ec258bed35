//! The end of a game, and series of games `[RIFT-15.5]`.

use super::super::Rift;
use super::super::event::Event;
use super::super::options::DrawnGames;
use super::super::refusal::Refusal;
use super::super::state::{Ending, GameResult, Phase, State};
use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Seat, SeatSet};

impl Rift {
    /// Checks whether `seat` may go on to the next game.
    pub(super) fn check_start_next_game(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        match state.phase {
            Phase::Interval if self.seats_to_act(state).contains(seat) => Ok(()),
            Phase::Interval => Err(Refusal::GoneOn),
            Phase::Over => Err(Refusal::Over),
            Phase::Activation | Phase::Orders | Phase::Blast | Phase::Return => {
                Err(Refusal::GoesOn)
            }
        }
    }

    /// Returns the team that lost the previous game, or `None`.
    fn loser(&self, state: &State) -> Option<u8> {
        let winners = state
            .result
            .map(|result| result.winners)
            .filter(|winners| !winners.is_empty())?;
        let teams = 0..self.teams.len() as u8;
        let has_lost = |team: &u8| {
            self.teams
                .get(usize::from(*team))
                .is_some_and(|seats| seats.iter().all(|seat| !winners.contains(seat)))
        };
        teams
            .clone()
            .filter(has_lost)
            .min_by_key(|&team| state.wins.get(usize::from(team)).copied())
    }

    /// Returns the result of the series, once nobody can catch up or all games are played.
    pub(in crate::rift) fn series_result(&self, state: &State) -> Option<GameResult> {
        let length = self.rules.match_length;
        let best = state.wins.iter().copied().max().unwrap_or(0);
        // Wins are counted in halves, so more than half of the games is more than their number.
        if best <= length && state.games < length {
            return None;
        }
        let mut leaders = (0..self.teams.len()).filter(|&team| state.wins.get(team) == Some(&best));
        let winners = match (leaders.next(), leaders.next()) {
            (Some(team), None) => self.teams.get(team).copied().unwrap_or(SeatSet::NONE),
            (None | Some(_), _) => SeatSet::NONE,
        };
        Some(GameResult {
            winners,
            ending: Ending::Series,
        })
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Ends the game. This ends the match, or the series pauses before its next game.
    pub fn end_game(&mut self, result: GameResult) {
        self.state.result = Some(result);
        self.state.offer = None;
        self.state.agreed = SeatSet::NONE;
        if self.game.rules.match_length <= 1 {
            self.end_match(result);
            return;
        }
        self.count_game(result.winners);
        let GameResult { winners, ending } = result;
        self.emit(Event::GameEnded {
            winners,
            ending,
            game: self.state.games,
        });
        match self.game.series_result(self.state) {
            Some(result) => self.end_match(result),
            None => self.state.phase = Phase::Interval,
        }
    }

    fn end_match(&mut self, result: GameResult) {
        self.state.phase = Phase::Over;
        self.state.result = Some(result);
        self.emit(Event::MatchEnded {
            winners: result.winners,
            ending: result.ending,
        });
    }

    /// Counts the game: a win is two halves; a draw is nothing or one half for everybody; a shared
    /// win is one half for each winner.
    fn count_game(&mut self, winners: SeatSet) {
        let is_drawn = winners.is_empty();
        if is_drawn && self.game.rules.drawn_games == DrawnGames::Replay {
            return;
        }
        self.state.games = self.state.games.saturating_add(1);
        let won = |seats: &SeatSet| is_drawn || seats.iter().any(|seat| winners.contains(seat));
        let share = self.game.teams.iter().filter(|seats| won(seats)).count();
        let halves = if share == 1 { 2 } else { 1 };
        for (wins, seats) in self.state.wins.iter_mut().zip(&self.game.teams) {
            *wins = wins.saturating_add(if won(seats) { halves } else { 0 });
        }
    }

    /// Marks a seat as ready for the next game, which starts when all seats are.
    pub fn do_start_next_game(&mut self, seat: Seat, chance: &mut impl Chance) {
        self.state.agreed = self.state.agreed.with(seat);
        if !self.game.seats_to_act(self.state).is_empty() {
            return;
        }
        let loser = self.game.loser(self.state);
        *self.state = self.game.next_game_state(self.state, loser, chance);
        let game = self.state.games.saturating_add(1);
        self.emit(Event::GameStarted { game });
    }
}
