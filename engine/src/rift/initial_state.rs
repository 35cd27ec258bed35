//! The first state of a game. Random numbers are used only here `[RIFT-1.7]`.

use super::game::Rift;
use super::options::FirstPlayer;
use super::state::{Phase, State, Turn, Wave};
use crate::chance::Chance;
use crate::components::ArrayVec;
use crate::game::{MAX_SEATS, SeatSet};

impl Rift {
    /// Returns the first state of a match: all ships Ready on their starting places, and a team
    /// that begins `[RIFT-4.2]` `[RIFT-4.11]`.
    pub fn initial_state(&self, chance: &mut impl Chance) -> State {
        let team = self.first_team(None, chance);
        self.opening_state(team)
    }

    /// Returns the first state of the next game of a series. Unlike [`Rift::initial_state`] it
    /// keeps the wins and the number of games, and `loser`, a team index, may begin `[RIFT-15.5]`
    /// `[RIFT-4.11]`.
    pub fn next_game_state(
        &self,
        state: &State,
        loser: Option<u8>,
        chance: &mut impl Chance,
    ) -> State {
        let team = self.first_team(loser, chance);
        State {
            wins: state.wins,
            games: state.games,
            ..self.opening_state(team)
        }
    }

    /// Returns the team that acts first. The side that must solve a puzzle always does.
    fn first_team(&self, loser: Option<u8>, chance: &mut impl Chance) -> u8 {
        let teams = u8::try_from(self.teams.len()).unwrap_or(u8::MAX);
        if let Some(puzzle) = &self.puzzle {
            return puzzle.side.saturating_sub(1);
        }
        let chosen = match self.rules.first {
            FirstPlayer::Random => None,
            FirstPlayer::Seat(seat) => self.team_of_seat.get(usize::from(seat)).copied(),
            FirstPlayer::Loser => loser,
        };
        match chosen {
            Some(team) if team < teams => team,
            Some(_) | None => u8::try_from(chance.pick(u32::from(teams))).unwrap_or(0),
        }
    }

    fn opening_state(&self, team: u8) -> State {
        let teams = u8::try_from(self.teams.len()).unwrap_or(u8::MAX).max(1);
        let mut mines = ArrayVec::new();
        for mine in &self.mines {
            // The check of the board limits the number of mines.
            let _ = mines.push(*mine);
        }
        State {
            ships: self.starts,
            mines,
            ready: self.all_ready(),
            turn: Turn::default(),
            wave: Wave::default(),
            phase: Phase::Activation,
            team,
            last: (team + teams - 1) % teams,
            round: 1,
            quiet_rounds: 0,
            has_damage: false,
            scores: [0; MAX_SEATS],
            wins: [0; MAX_SEATS],
            turns: 0,
            games: 0,
            out: SeatSet::NONE,
            offer: None,
            agreed: SeatSet::NONE,
            result: None,
        }
    }
}
