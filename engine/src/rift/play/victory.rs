//! Victory by elimination, and in the additional modes of this implementation `[RIFT-15]`.

use super::super::Rift;
use super::super::event::Event;
use super::super::options::Mode;
use super::super::ship::{Ship, ShipId};
use super::super::state::{Ending, GameResult, State};
use super::Play;
use crate::game::{EventSink, SeatSet};

impl Rift {
    /// Returns the teams that have a ship on the board, one bit each `[RIFT-15.4]`.
    fn teams_alive(&self, state: &State) -> u32 {
        state
            .living()
            .fold(0, |set, (id, _)| set | 1 << (self.team_of_ship(id) & 31))
    }

    /// Returns the team of the marked ship in a breakout, or of the solving side in a puzzle.
    fn special_team(&self) -> Option<u8> {
        if let Some(puzzle) = &self.puzzle {
            return puzzle.side.checked_sub(1);
        }
        let marked = (0..self.builds.len() as u8)
            .map(ShipId)
            .find(|&ship| self.is_marked(ship));
        marked
            .filter(|_| self.rules.mode == Mode::Breakout)
            .map(|ship| self.team_of_ship(ship))
    }

    fn seats_of(&self, fits: impl Fn(u8) -> bool) -> SeatSet {
        self.all_seats()
            .iter()
            .filter(|&seat| fits(self.team_of(seat)))
            .collect()
    }

    /// Returns the surviving ships, their hull points and their shield strength, which decide the
    /// match at a round limit `[RIFT-15.7]`.
    fn strength(&self, state: &State, team: u8) -> (u32, u32, u32) {
        let team_ships = state
            .living()
            .filter(|(id, _)| self.team_of_ship(*id) == team);
        team_ships.fold((0, 0, 0), |(ships, hull, bars), (_, ship): (_, &Ship)| {
            (
                ships + 1,
                hull + u32::from(ship.hull),
                bars + u32::from(ship.bars.sum()),
            )
        })
    }

    /// Returns the seats of the strongest team, or none if several are equal.
    fn strongest(&self, state: &State) -> SeatSet {
        let teams = 0..self.teams.len() as u8;
        let best = teams.clone().map(|team| self.strength(state, team)).max();
        let mut leaders = teams.filter(|&team| Some(self.strength(state, team)) == best);
        match (leaders.next(), leaders.next()) {
            (Some(team), None) => self
                .teams
                .get(usize::from(team))
                .copied()
                .unwrap_or(SeatSet::NONE),
            (None | Some(_), _) => SeatSet::NONE,
        }
    }

    /// Returns the result if the position decides the game.
    pub(in crate::rift) fn current_result(&self, state: &State) -> Option<GameResult> {
        self.result_after(state, 0)
    }

    /// Returns the result after the ships in `lost`, one bit each, were lost; `None` if the game
    /// goes on.
    fn result_after(&self, state: &State, lost: u32) -> Option<GameResult> {
        let alive = self.teams_alive(state);
        let is_destroyed = |ship: ShipId| state.ship(ship).is_none_or(|ship| !ship.is_alive());
        match self.rules.mode {
            Mode::Ace => return self.ace_result(state),
            Mode::Puzzle => return self.puzzle_result(state, alive),
            Mode::Breakout => {
                let marked = (0..state.ships.len() as u8)
                    .map(ShipId)
                    .find(|&ship| self.is_marked(ship));
                let team = self.special_team();
                if marked.is_some_and(is_destroyed) && alive.count_ones() > 0 {
                    let winners = self.seats_of(|other| Some(other) != team);
                    return Some(GameResult {
                        winners,
                        ending: Ending::Flagship,
                    });
                }
            }
            Mode::Elimination | Mode::Flagship => {}
        }
        let is_by_flag = self.rules.mode == Mode::Flagship && lost & self.flags != 0;
        match alive.count_ones() {
            0 => Some(GameResult {
                winners: SeatSet::NONE,
                ending: Ending::AllDestroyed,
            }),
            1 => {
                let winners = self.seats_of(|team| alive >> team & 1 == 1);
                let ending = if is_by_flag {
                    Ending::Flagship
                } else {
                    Ending::LastTeam
                };
                Some(GameResult { winners, ending })
            }
            _ => None,
        }
    }

    fn puzzle_result(&self, state: &State, alive: u32) -> Option<GameResult> {
        let puzzle = self.puzzle.as_ref()?;
        let side = puzzle.side.saturating_sub(1);
        let hit = |&n: &u8| {
            state
                .ship(ShipId(n.saturating_sub(1)))
                .is_none_or(|ship| !ship.is_alive())
        };
        if puzzle.targets.iter().all(hit) {
            let winners = self.seats_of(|team| team == side);
            return Some(GameResult {
                winners,
                ending: Ending::Solved,
            });
        }
        (alive >> side & 1 == 0).then(|| self.unsolved_result(side))
    }

    fn unsolved_result(&self, side: u8) -> GameResult {
        GameResult {
            winners: self.seats_of(|team| team != side),
            ending: Ending::Unsolved,
        }
    }

    /// Returns the result at the end of the active ship's turn: a marked ship on a goal square wins
    /// a breakout, and the last turn of a puzzle ends it.
    pub(in crate::rift) fn result_at_turn_end(&self, state: &State) -> Option<GameResult> {
        let id = state.turn.ship?;
        let (ship, team) = (state.ship(id)?, self.team_of_ship(id));
        let is_goal = self.board.terrain(ship.square()).is_goal;
        if self.rules.mode == Mode::Breakout && self.is_marked(id) && ship.is_alive() && is_goal {
            return Some(GameResult {
                winners: self.seats_of(|other| other == team),
                ending: Ending::BrokeOut,
            });
        }
        let puzzle = self.puzzle.as_ref()?;
        let side = puzzle.side.saturating_sub(1);
        let is_last = team == side && state.turns >= puzzle.turns;
        is_last.then(|| self.unsolved_result(side))
    }

    /// Returns the result at the end of a round: after too many quiet rounds, or after the last
    /// round `[RIFT-15.7]` `[RIFT-16.9]`.
    pub(in crate::rift) fn result_at_round_end(&self, state: &State) -> Option<GameResult> {
        let rules = &self.rules;
        let is_quiet = rules.quiet_rounds > 0 && state.quiet_rounds >= rules.quiet_rounds;
        let is_last = rules.round_limit > 0 && state.round >= rules.round_limit;
        if !is_quiet && !is_last || Self::waiting(state).next().is_some() {
            return None;
        }
        let ending = if is_last {
            Ending::RoundLimit
        } else {
            Ending::Quiet
        };
        let winners = match rules.mode {
            Mode::Ace => self.leaders(state),
            Mode::Breakout if is_last => {
                let team = self.special_team();
                self.seats_of(|other| Some(other) != team)
            }
            Mode::Puzzle => {
                let side = self.special_team();
                self.seats_of(|team| Some(team) != side)
            }
            Mode::Elimination | Mode::Flagship if is_last => self.strongest(state),
            Mode::Elimination | Mode::Flagship | Mode::Breakout => SeatSet::NONE,
        };
        Some(GameResult { winners, ending })
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Ends the game if the position decides it, in any team's turn `[RIFT-15.2]` `[RIFT-15.3]`
    /// `[RIFT-5.11]` `[A-39]` `[A-40]`. In a flagship match the ships of a team that lost its
    /// marked ship are removed first.
    pub fn check_victory(&mut self, lost: u32) {
        if lost == 0 {
            return;
        }
        if self.game.rules.mode == Mode::Flagship {
            self.remove_ships_without_flagship(lost);
        }
        if let Some(result) = self.game.result_after(self.state, lost) {
            self.end_game(result);
        }
    }

    fn remove_ships_without_flagship(&mut self, lost: u32) {
        for n in 0..self.state.ships.len() as u8 {
            let team = self.game.team_of_ship(ShipId(n));
            if lost >> n & 1 == 1 && self.game.is_marked(ShipId(n)) {
                self.remove_ships(|play, ship| play.game.team_of_ship(ship) == team);
            }
        }
    }

    /// Removes the ships for which `fits` is true; they do not count as destroyed `[RIFT-15.6]`.
    /// Returns them, one bit each.
    pub fn remove_ships(&mut self, fits: impl Fn(&Self, ShipId) -> bool) -> u32 {
        let mut left = 0;
        for id in (0..self.state.ships.len() as u8).map(ShipId) {
            let is_alive = self.state.ship(id).is_some_and(|ship| ship.is_alive());
            if is_alive && fits(self, id) {
                self.ship(id, |ship| ship.hull = 0);
                self.emit(Event::ShipLeft { ship: id });
                self.lose_waiting_mine(id);
                left |= 1 << id.0;
            }
        }
        left
    }

    /// Removes the ships of owners who have conceded.
    pub fn remove_ships_of_conceded_seats(&mut self) -> u32 {
        self.remove_ships(|play, ship| play.state.out.contains(play.game.owner(ship)))
    }

    /// Ends the game if the end of the turn decides it. Returns whether it is over.
    pub fn check_goal(&mut self) -> bool {
        let result = self.game.result_at_turn_end(self.state);
        result.is_some_and(|result| self.end(result))
    }

    /// Ends the game if a limit is reached. Returns whether it is over.
    pub fn check_limits(&mut self) -> bool {
        let result = self.game.result_at_round_end(self.state);
        result.is_some_and(|result| self.end(result))
    }

    fn end(&mut self, result: GameResult) -> bool {
        self.end_game(result);
        true
    }
}
