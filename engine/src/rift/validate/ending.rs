//! Checks whether a game is over, and whether it can have ended as stated.

use super::super::Rift;
use super::super::options::Mode;
use super::super::ship::ShipId;
use super::super::state::{Ending, GameResult, Phase, State};
use super::{ensure, is_ended};
use crate::error::ValidationResult;
use crate::game::SeatSet;

impl Rift {
    /// Checks that the ships of seats that conceded, or lost their flagship, have been removed;
    /// during a detonation they are still present `[RIFT-15.6]`.
    pub(super) fn check_departed_ships(&self, state: &State) -> ValidationResult {
        if is_ended(state) {
            return Ok(());
        }
        let is_flagship = self.rules.mode == Mode::Flagship;
        let ids = || (0..state.ships.len() as u8).map(ShipId);
        let alive = |id: ShipId| state.ship(id).is_some_and(|ship| ship.is_alive());
        let lost = ids().filter(|id| is_flagship && self.is_marked(*id) && !alive(*id));
        let lost = lost.fold(0u32, |set, id| set | 1 << (self.team_of_ship(id) & 31));
        for id in ids().filter(|id| alive(*id)) {
            let path = || format!("ships[{}].hull", id.0);
            let has_left = state.phase != Phase::Blast && state.out.contains(self.owner(id));
            ensure(!has_left, || (path(), "its owner has given up"))?;
            let is_lost = lost >> (self.team_of_ship(id) & 31) & 1 == 1;
            ensure(!is_lost, || (path(), "its team has lost its flagship"))?;
        }
        Ok(())
    }

    /// Checks that there is a result exactly if the game is over, and that a decided game is over
    /// `[RIFT-15.2]`.
    pub(super) fn check_ending(&self, state: &State) -> ValidationResult {
        let has_ended = is_ended(state);
        match state.result {
            None if has_ended => ensure(false, || ("verdict", "how did it end?")),
            Some(_) if !has_ended => ensure(false, || ("verdict", "the game goes on")),
            Some(result) => self.check_result(state, result),
            None => match self.decided_result(state) {
                None => Ok(()),
                Some(GameResult { ending, .. }) => ensure(false, || {
                    let path = if self.rules.mode == Mode::Ace {
                        "scores"
                    } else {
                        "ships"
                    };
                    (path, format!("the game is decided: {}", ending.into_str()))
                }),
            },
        }
    }

    /// Returns the result that decides a running game. During a detonation, seats that conceded do
    /// not count yet `[RIFT-16.10]`.
    fn decided_result(&self, state: &State) -> Option<GameResult> {
        if state.phase != Phase::Blast || state.out.is_empty() {
            return self.current_result(state);
        }
        let mut before = state.clone();
        before.out = SeatSet::NONE;
        self.current_result(&before)
    }

    /// Checks that the position confirms the result.
    fn check_result(&self, state: &State, result: GameResult) -> ValidationResult {
        let is_series = self.rules.match_length > 1;
        let is_found = match state.phase {
            Phase::Over if is_series => self.series_result(state) == Some(result),
            Phase::Activation
            | Phase::Orders
            | Phase::Blast
            | Phase::Return
            | Phase::Interval
            | Phase::Over => self.can_end(state, result),
        };
        ensure(is_found, || ("verdict", "the game did not end so"))
    }

    fn can_end(&self, state: &State, result: GameResult) -> bool {
        let standing = self.current_result(state);
        match result.ending {
            // `[RIFT-15.6]`
            Ending::Agreed => result.winners == SeatSet::NONE,
            // The position does not tell which ship was destroyed last.
            Ending::Flagship if self.rules.mode == Mode::Flagship => {
                standing.is_some_and(|standing| standing.winners == result.winners)
            }
            Ending::LastTeam
            | Ending::AllDestroyed
            | Ending::Target
            | Ending::Conceded
            | Ending::Flagship
            | Ending::Solved => standing == Some(result),
            Ending::BrokeOut => self.result_at_turn_end(state) == Some(result),
            Ending::Unsolved => [standing, self.result_at_turn_end(state)].contains(&Some(result)),
            Ending::Quiet | Ending::RoundLimit => self.result_at_round_end(state) == Some(result),
            Ending::Series => false,
        }
    }
}
