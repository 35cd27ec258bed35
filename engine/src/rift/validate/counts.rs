//! Checks of all counters: rounds, turns, points and wins.

use super::super::Rift;
use super::super::options::Mode;
use super::super::state::{Phase, State};
use super::{ensure, is_ended};
use crate::error::ValidationResult;
use crate::game::SeatSet;

impl Rift {
    /// Checks that the team to play and the last one exist `[RIFT-5.1]`.
    pub(super) fn check_turn_order(&self, state: &State) -> ValidationResult {
        let teams = self.teams.len();
        for (path, team) in [("team", state.team), ("last", state.last)] {
            ensure(usize::from(team) < teams, || {
                (path, format!("there are {teams} teams, counted from 0"))
            })?;
        }
        Ok(())
    }

    /// Checks rounds, quiet rounds, and the turns of a puzzle against each other and against the
    /// limits of the game.
    pub(super) fn check_rounds(&self, state: &State) -> ValidationResult {
        let (round, quiet) = (state.round, state.quiet_rounds);
        ensure(round > 0, || ("round", "rounds are counted from 1"))?;
        let last = self.rules.round_limit;
        ensure(last == 0 || round <= last, || {
            ("round", format!("the game ends with round {last}"))
        })?;
        // A round counts as complete when it ends; then the next begins, or the game is over.
        let complete = if is_ended(state) { round } else { round - 1 };
        ensure(u16::from(quiet) <= complete, || {
            let reason = format!("no more than {complete} rounds are complete");
            ("quiet", reason)
        })?;
        let limit = self.rules.quiet_rounds;
        let goes_on = limit == 0 || quiet < limit || is_ended(state) && quiet == limit;
        ensure(goes_on, || {
            let reason = format!("the game ends after {limit} rounds without damage");
            ("quiet", reason)
        })?;
        let is_fresh = state.ready == self.all_ready();
        ensure(!state.has_damage || !is_fresh, || {
            ("damaged", "no ship has had a turn in this round")
        })?;
        self.check_puzzle(state)
    }

    /// Checks the turns of the solving side of a puzzle: no more than its ships can have had, and
    /// no more than the puzzle allows.
    fn check_puzzle(&self, state: &State) -> ValidationResult {
        let turns = state.turns;
        let Some(puzzle) = &self.puzzle else {
            return ensure(turns == 0, || ("turns", "only puzzles count turns"));
        };
        let side = puzzle.side.saturating_sub(1);
        let count_own_ships = |ready: u32| -> u32 {
            let ships = (0u8..).zip(self.builds.iter());
            let own_ships = ships
                .filter(|(_, build)| self.team_of_seat.get(usize::from(build.seat)) == Some(&side));
            own_ships.map(|(n, _)| ready >> n & 1).sum()
        };
        let ships = count_own_ships(u32::MAX);
        let possible_turns =
            ships * u32::from(state.round.saturating_sub(1)) + ships - count_own_ships(state.ready);
        ensure(u32::from(turns) <= possible_turns, || {
            (
                "turns",
                format!("its ships have had {possible_turns} turns"),
            )
        })?;
        let is_solving = state.turn.ship.is_some() && state.team == side;
        let max_turns = match is_solving || is_ended(state) {
            true => puzzle.turns,
            false => puzzle.turns.saturating_sub(1),
        };
        ensure(turns <= max_turns, || {
            (
                "turns",
                format!("the puzzle goes on after {max_turns} turns at most"),
            )
        })?;
        ensure(turns > 0 || !is_solving, || {
            ("turns", "a turn of its side has begun")
        })
    }

    /// Checks that only seats in Centaur Ace have points `[RIFT-16.3]`. The module `ending` checks
    /// that nobody has enough points to have won.
    pub(super) fn check_scores(&self, state: &State) -> ValidationResult {
        let seats = match self.rules.mode {
            Mode::Ace => self.all_seats(),
            Mode::Elimination | Mode::Flagship | Mode::Breakout | Mode::Puzzle => SeatSet::NONE,
        };
        let is_invalid = |(seat, score): (u32, &i8)| *score != 0 && seat >= seats.len();
        let is_valid = !(0..).zip(&state.scores).any(is_invalid);
        ensure(is_valid, || {
            ("scores", "points are of players of Centaur Ace")
        })
    }

    /// Checks the games of a series and the half wins: each game is won by one team or shared
    /// `[RIFT-15.5]`.
    pub(super) fn check_series(&self, state: &State) -> ValidationResult {
        let (games, length) = (state.games, self.rules.match_length);
        let (played, teams) = (u16::from(games), self.teams.len());
        if length <= 1 {
            ensure(games == 0, || ("games", "the match is not a series"))?;
        }
        let max_games = if is_ended(state) {
            length
        } else {
            length.saturating_sub(1)
        };
        ensure(games <= max_games, || {
            (
                "games",
                format!("no more than {max_games} games can be over"),
            )
        })?;
        for (n, wins) in state.wins.iter().enumerate() {
            let max_wins = if n < teams { 2 * played } else { 0 };
            ensure(u16::from(*wins) <= max_wins, || {
                let reason = format!("team {n} has no more than {max_wins} half wins");
                ("wins", reason)
            })?;
        }
        let wins: u16 = state.wins.iter().copied().map(u16::from).sum();
        let (min, max) = (2 * played, played * teams.max(2) as u16);
        ensure((min..=max).contains(&wins), || {
            let reason = format!("{games} games give {min} to {max} half wins");
            ("wins", reason)
        })?;
        let is_open = state.phase == Phase::Over || self.series_result(state).is_none();
        ensure(is_open || length <= 1, || ("wins", "the series is decided"))
    }
}
