//! Turns and rounds `[RIFT-5]`.

use super::super::Rift;
use super::super::event::Event;
use super::super::refusal::Refusal;
use super::super::ship::{ShipId, Slot};
use super::super::state::{Phase, State, Turn};
use super::Play;
use crate::game::{EventSink, MAX_SEATS, Seat};

impl Rift {
    /// Returns the question that `seat` is asked. The choice of a ship and its whole turn are one
    /// question.
    pub(in crate::rift) fn question_of(
        &self,
        state: &State,
        seat: Seat,
    ) -> Option<crate::game::QuestionId> {
        if !self.status_of(state).waiting_seats().contains(seat) {
            return None;
        }
        // The active ship counts as Ready, as it did when it was chosen.
        let ready = state.ready.count_ones() + u32::from(state.turn.ship.is_some());
        let kind = match state.phase {
            Phase::Activation | Phase::Orders => 0u8,
            Phase::Blast => 1,
            Phase::Return => 2,
            Phase::Interval => 3,
            Phase::Over => 4,
        };
        let key = (seat, state.games, state.round, ready, kind);
        Some(crate::game::QuestionId::from_content(&key))
    }

    /// Returns whether the ship is on the board and has not had its turn `[RIFT-5.7]`.
    fn is_waiting(state: &State, ship: ShipId) -> bool {
        state.is_ready(ship) && state.ship(ship).is_some_and(|ship| ship.is_alive())
    }

    /// Returns the number of turns that each player has had in this round, which is the number of
    /// Activated ships including destroyed ones.
    fn turns_taken(&self, state: &State) -> [u8; MAX_SEATS] {
        let mut turns_taken = [0; MAX_SEATS];
        for (n, build) in (0u8..).zip(self.builds.iter()) {
            if let Some(turns_taken) = turns_taken.get_mut(usize::from(build.seat)) {
                *turns_taken += u8::from(!state.is_ready(ShipId(n)));
            }
        }
        turns_taken
    }

    /// Iterates over the ships that have not had their turn.
    pub(super) fn waiting(state: &State) -> impl Iterator<Item = ShipId> + Clone {
        let ships = (0..state.ships.len() as u8).map(ShipId);
        ships.filter(move |&ship| Self::is_waiting(state, ship))
    }

    /// Iterates over the ships that the team to play may activate: those of its players with the
    /// fewest turns in this round `[RIFT-5.3]` `[RIFT-5.4]` `[RIFT-18.1]` `[A-05]`. With the option
    /// `is_everybody_first` the fewest turns of all players count `[RIFT-18.8]`.
    pub(in crate::rift) fn eligible<'a>(
        &'a self,
        state: &'a State,
    ) -> impl Iterator<Item = ShipId> + 'a {
        let seats = self.teams.get(usize::from(state.team));
        let team_ships =
            Self::waiting(state).filter(move |&ship| self.team_of_ship(ship) == state.team);
        // The ships of a single player have all had the same number of turns.
        let is_everybody_first = self.rules.is_everybody_first;
        let is_shared = is_everybody_first || seats.is_some_and(|seats| seats.len() > 1);
        let turns_taken = match is_shared {
            true => self.turns_taken(state),
            false => [0; MAX_SEATS],
        };
        let turns = move |ship: ShipId| turns_taken.get(self.owner(ship).index()).copied();
        let min_turns = match (is_shared, is_everybody_first) {
            (false, _) => None,
            (true, false) => team_ships.clone().map(turns).min(),
            (true, true) => Self::waiting(state).map(turns).min(),
        };
        team_ships.filter(move |&ship| min_turns.is_none_or(|min_turns| turns(ship) == min_turns))
    }

    /// Returns the team that plays next: the next one in the cyclic order with a ship to activate
    /// `[RIFT-5.2]` `[RIFT-18.8]`.
    pub(in crate::rift) fn next_team(&self, state: &State) -> Option<u8> {
        let is_everybody_first = self.rules.is_everybody_first;
        let turns_taken = match is_everybody_first {
            true => self.turns_taken(state),
            false => [0; MAX_SEATS],
        };
        let turns = |ship: ShipId| turns_taken.get(self.owner(ship).index()).copied();
        let min_turns = is_everybody_first.then(|| Self::waiting(state).map(turns).min());
        let min_turns = min_turns.flatten();
        self.team_after(state.last, |team| {
            Self::waiting(state).any(|ship| {
                self.team_of_ship(ship) == team
                    && min_turns.is_none_or(|min_turns| turns(ship) == min_turns)
            })
        })
    }

    /// Checks whether `seat` may activate `ship`. The owner of any eligible ship acts for the team,
    /// with a ship that this player owns `[RIFT-5.3]` `[RIFT-5.4]` `[RIFT-5.5]` `[A-62]`.
    pub(super) fn check_activate(
        &self,
        state: &State,
        seat: Seat,
        ship: ShipId,
    ) -> Result<(), Refusal> {
        match state.phase {
            Phase::Activation => {}
            Phase::Orders => return Err(Refusal::AlreadyActive),
            Phase::Blast | Phase::Return | Phase::Interval | Phase::Over => {
                return Err(self.pending_refusal(state, seat));
            }
        }
        if state.ship(ship).is_none_or(|ship| !ship.is_alive()) {
            return Err(Refusal::NoSuchShip);
        }
        if self.team_of_ship(ship) != self.team_of(seat) {
            return Err(Refusal::OtherTeam);
        }
        if self.team_of_ship(ship) != state.team {
            return Err(Refusal::OtherTeamsTurn);
        }
        if self.owner(ship) != seat {
            return Err(Refusal::OtherCaptain);
        }
        if !state.is_ready(ship) {
            return Err(Refusal::AlreadyActivated);
        }
        if self.eligible(state).any(|eligible| eligible == ship) {
            Ok(())
        } else {
            Err(Refusal::TeamMateFirst)
        }
    }

    /// Returns the first team in the cyclic order after `last` for which `fits` is true; `last`
    /// itself comes last `[RIFT-5.1]`.
    fn team_after(&self, last: u8, fits: impl Fn(u8) -> bool) -> Option<u8> {
        let teams = self.teams.len() as u8;
        (1..=teams)
            .map(|k| (last + k) % teams)
            .find(|&team| fits(team))
    }

    /// Returns the ships that become Ready at the start of a round, one bit each: all but those
    /// that never act in a puzzle.
    pub(in crate::rift) fn all_ready(&self) -> u32 {
        let ships = (0..self.builds.len() as u8).map(ShipId);
        let acts = |&ship: &ShipId| {
            self.puzzle.as_ref().is_none_or(|puzzle| {
                !puzzle.has_passive_enemies || self.team_of_ship(ship) + 1 == puzzle.side
            })
        };
        ships.filter(acts).fold(0, |set, ship| set | 1 << ship.0)
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Begins a ship's turn: it becomes Activated, its reactor is filled, a charging ion cannon is
    /// charged, and the record of the turn is cleared. The auxiliary store does not change
    /// `[RIFT-5.3]` `[RIFT-5.8]` `[RIFT-6.2]` `[RIFT-6.3]` `[A-50]` `[A-57]`, nor does the speed,
    /// not even after a jump; the speed determines the movement owed `[RIFT-7.2]` `[RIFT-9.9]`.
    pub fn do_activate(&mut self, id: ShipId) {
        self.state.ready &= !(1 << id.0);
        self.state.turn = Turn {
            ship: Some(id),
            ..Turn::default()
        };
        self.state.phase = Phase::Orders;
        let solves = self
            .game
            .puzzle
            .as_ref()
            .is_some_and(|p| self.game.team_of_ship(id) + 1 == p.side);
        self.state.turns = self.state.turns.saturating_add(u8::from(solves));
        self.emit(Event::TurnStarted {
            ship: id,
            round: self.state.round,
        });
        let full = self.game.build(id).main;
        let is_reactor_empty = self.state.ship(id).is_some_and(|ship| ship.main == 0);
        let is_in_open_space = self
            .state
            .ship(id)
            .is_some_and(|ship| !self.game.board.is_nebula(ship.square()));
        self.ship(id, |ship| ship.main = full);
        if is_reactor_empty && is_in_open_space && full > 0 {
            self.emit(Event::ShieldsUp { ship: id });
        }
        self.finish_charging(id);
        self.apply_sudden_death(id);
    }

    /// Applies sudden death: the strongest bar loses 1 point; if equal, the first by side and
    /// layer.
    fn apply_sudden_death(&mut self, id: ShipId) {
        let from = self.game.rules.sudden_death;
        if from == 0 || self.state.round < from {
            return;
        }
        let Some(bars) = self.state.ship(id).map(|ship| ship.bars) else {
            return;
        };
        let strongest = Slot::ALL
            .into_iter()
            .rev()
            .max_by_key(|&slot| bars.get(slot));
        if let Some(slot) = strongest.filter(|&slot| bars.get(slot) > 0) {
            let remaining_strength = bars.get(slot) - 1;
            self.ship(id, |ship| ship.bars.set(slot, remaining_strength));
            self.emit(Event::BarDamaged {
                ship: id,
                slot,
                damage: 1,
                remaining_strength,
            });
        }
    }

    /// Ends the turn: a stuck ship stops, a waiting mine detonates, destroyed ships are replaced,
    /// and play passes on `[RIFT-5.11]`.
    pub fn do_end_turn(&mut self) {
        self.stop_if_stuck();
        if !self.detonate_waiting_mine() {
            self.finish_turn();
        }
    }

    /// Finishes the turn after its detonations: replacements, then the next team `[RIFT-5.11]`
    /// `[RIFT-5.12]`.
    pub fn finish_turn(&mut self) {
        if self.state.result.is_some() {
            return;
        }
        if self.check_goal() || self.ask_returns() {
            return;
        }
        self.pass_turn();
    }

    /// Passes play to the next team with a Ready ship. If there is none, the round ends and play
    /// continues after the team that acted last `[RIFT-5.2]` `[RIFT-5.6]`.
    pub fn pass_turn(&mut self) {
        if let Some(ship) = self.state.turn.ship {
            self.emit(Event::TurnEnded { ship });
            self.state.last = self.game.team_of_ship(ship);
        }
        self.withdraw_draw_offer();
        self.state.turn = Turn::default();
        self.state.phase = Phase::Activation;
        match self.game.next_team(self.state) {
            Some(team) => self.state.team = team,
            None => self.end_round(),
        }
    }

    fn end_round(&mut self) {
        self.emit(Event::RoundEnded {
            round: self.state.round,
        });
        self.state.quiet_rounds = if self.state.has_damage {
            0
        } else {
            self.state.quiet_rounds.saturating_add(1)
        };
        self.state.has_damage = false;
        if self.check_limits() {
            return;
        }
        self.state.ready = self.game.all_ready();
        self.state.round = self.state.round.saturating_add(1);
        if let Some(team) = self.game.next_team(self.state) {
            self.state.team = team;
        }
    }
}
