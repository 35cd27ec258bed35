//! Centaur Ace: points and replacement of destroyed ships `[RIFT-16]`.

use super::super::Rift;
use super::super::event::Event;
use super::super::options::Mode;
use super::super::refusal::Refusal;
use super::super::ship::ShipId;
use super::super::state::{Ending, GameResult, Mine, Phase, State};
use super::Play;
use crate::game::{EventSink, Seat, SeatSet};
use crate::grid::{Heading, Plane, Space, Square};

/// Number of the space nearest to a corner, after the four corners in each of three planes.
const NEAREST: u8 = 12;

/// Planes in the order in which their corners are offered `[RIFT-16.6]`.
const PLANES: [Plane; 3] = [Plane::MIDDLE, Plane::LOW, Plane::HIGH];

impl Rift {
    /// Returns the points of a team: the sum of its players' points `[RIFT-16.2]`.
    #[must_use]
    pub fn team_score(&self, state: &State, team: u8) -> i16 {
        let seats = self
            .teams
            .get(usize::from(team))
            .copied()
            .unwrap_or(SeatSet::NONE);
        seats
            .iter()
            .filter_map(|seat| state.scores.get(seat.index()))
            .map(|&score| i16::from(score))
            .sum()
    }

    /// Returns the seats of all teams with the highest score `[RIFT-16.4]` `[RIFT-16.9]`.
    pub(super) fn leaders(&self, state: &State) -> SeatSet {
        let playing = |seat: &Seat| !state.out.contains(*seat);
        let score = |seat: Seat| self.team_score(state, self.team_of(seat));
        let best = self.all_seats().iter().filter(playing).map(score).max();
        self.all_seats()
            .iter()
            .filter(playing)
            .filter(|&seat| Some(score(seat)) == best)
            .collect()
    }

    /// Returns the result once the target score is reached or all other teams have conceded
    /// `[RIFT-16.2]` `[RIFT-16.10]`.
    pub(super) fn ace_result(&self, state: &State) -> Option<GameResult> {
        let target = i16::from(self.rules.ace_target);
        let winners = self.leaders(state);
        let best = winners
            .iter()
            .next()
            .map(|seat| self.team_score(state, self.team_of(seat)));
        if best.is_some_and(|best| best >= target) {
            return Some(GameResult {
                winners,
                ending: Ending::Target,
            });
        }
        let remaining_seats: SeatSet = self
            .all_seats()
            .iter()
            .filter(|&seat| !state.out.contains(seat))
            .collect();
        let teams = remaining_seats
            .iter()
            .fold(0u32, |set, seat| set | 1 << (self.team_of(seat) & 31));
        (teams.count_ones() <= 1).then_some(GameResult {
            winners: remaining_seats,
            ending: Ending::Conceded,
        })
    }

    /// Returns the ship that is replaced next: in seat order after the active player, who comes
    /// last `[RIFT-16.5]` `[RIFT-16.7]` `[A-47]`.
    pub(in crate::rift) fn returning_ship(&self, state: &State) -> Option<ShipId> {
        if self.rules.mode != Mode::Ace {
            return None;
        }
        let is_lost = |&id: &ShipId| {
            !state.out.contains(self.owner(id))
                && state.ship(id).is_some_and(|ship| !ship.is_alive())
        };
        let active = state.turn.ship.map(|ship| self.owner(ship));
        let is_own = |id: &ShipId| Some(self.owner(*id)) == active;
        let others = self
            .ships_in_choice_order(state)
            .filter(move |id| !is_own(id));
        others
            .chain(self.ships_in_choice_order(state).filter(is_own))
            .find(is_lost)
    }

    /// Returns the spaces in which a ship may return, each with its number and heading: the free
    /// corners of the middle plane; if there are none, free corners of the other planes; if there
    /// are none either, the free space nearest to a corner `[RIFT-16.5]` `[RIFT-16.6]` `[A-28]`.
    #[must_use]
    pub fn return_places(&self, state: &State) -> Vec<(u8, Space, Heading)> {
        let corners = |planes: &[Plane]| -> Vec<(u8, Space, Heading)> {
            let mut places = Vec::new();
            for plane in planes {
                let level = PLANES.iter().position(|p| p == plane).unwrap_or(0) as u8;
                for (n, (square, heading)) in (0u8..).zip(self.board.corners()) {
                    let space = Space::new(square, *plane);
                    if self.is_free(state, space) {
                        places.push((level * 4 + n, space, heading));
                    }
                }
            }
            places
        };
        let middle = corners(&PLANES[..1]);
        if !middle.is_empty() {
            return middle;
        }
        let outer = corners(&PLANES[1..]);
        if outer.is_empty() {
            self.nearest_place(state).into_iter().collect()
        } else {
            outer
        }
    }

    fn nearest_place(&self, state: &State) -> Option<(u8, Space, Heading)> {
        let nearest_corner = |square: Square| {
            let corners = self.board.corners().into_iter();
            corners
                .map(|(corner, heading)| (square.distance(corner), heading))
                .min_by_key(|(d, _)| *d)
        };
        let free = self
            .board
            .squares()
            .filter(|&square| self.is_free(state, Space::new(square, Plane::MIDDLE)));
        let nearest = free
            .filter_map(|square| nearest_corner(square).map(|(d, heading)| (d, square, heading)));
        let (_, square, heading) =
            nearest.min_by_key(|(d, square, _)| (*d, square.y(), square.x()))?;
        Some((NEAREST, Space::new(square, Plane::MIDDLE), heading))
    }

    fn is_free(&self, state: &State, space: Space) -> bool {
        self.obstacle(state, space).is_none() && state.mine_at(space).is_none()
    }

    /// Returns the automatic choice of a space: the one farthest from the nearest enemy
    /// `[RIFT-17.7]`.
    pub(super) fn automatic_place(&self, state: &State, ship: ShipId) -> Option<u8> {
        let team = self.team_of_ship(ship);
        let danger = |space: Space| {
            let enemies = state
                .living()
                .filter(|(id, _)| self.team_of_ship(*id) != team);
            enemies
                .map(|(_, enemy)| enemy.square().distance(space.square()))
                .min()
                .unwrap_or(u8::MAX)
        };
        let places = self.return_places(state).into_iter().rev();
        places
            .max_by_key(|(_, space, _)| danger(*space))
            .map(|(n, _, _)| n)
    }

    /// Checks whether `seat` may choose this space for its ship.
    pub(super) fn check_choose_place(
        &self,
        state: &State,
        seat: Seat,
        ship: ShipId,
        number: u8,
    ) -> Result<(), Refusal> {
        match state.phase {
            Phase::Return => {}
            Phase::Over | Phase::Interval => return Err(self.pending_refusal(state, seat)),
            Phase::Activation | Phase::Orders | Phase::Blast => return Err(Refusal::NoReturn),
        }
        let returning = self.returning_ship(state);
        if returning.is_none_or(|returning| self.owner(returning) != seat) {
            return Err(Refusal::OthersReturn);
        }
        if returning != Some(ship) {
            return Err(Refusal::OtherShipReturns);
        }
        let is_free = self
            .return_places(state)
            .iter()
            .any(|(n, _, _)| *n == number);
        if is_free {
            Ok(())
        } else {
            Err(Refusal::CornerTaken)
        }
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Scores the ships destroyed by one event; all points are given before the target is checked
    /// `[RIFT-16.3]` `[RIFT-16.4]` `[A-27]`. `struck` is the ship that struck a mine in this event,
    /// with that mine.
    pub fn score_kills(&mut self, destroyed: u32, struck: Option<(ShipId, Option<Mine>)>) {
        if self.game.rules.mode != Mode::Ace {
            return;
        }
        let Some(active) = self.active() else { return };
        let by = self.game.owner(active);
        for id in (0..self.state.ships.len() as u8)
            .map(ShipId)
            .filter(|id| destroyed >> id.0 & 1 == 1)
        {
            let owner = self.game.owner(id);
            let layer = struck
                .filter(|(ship, _)| *ship == id)
                .and_then(|(_, mine)| mine?.owner());
            match layer {
                Some(layer) if id == active && layer != owner => self.credit(layer, owner),
                Some(_) | None => self.credit(by, owner),
            }
        }
    }

    /// Gives a point for an enemy ship; takes one for a ship of the seat's own team `[RIFT-16.3]`.
    fn credit(&mut self, seat: Seat, lost_seat: Seat) {
        let delta = if self.game.team_of(seat) == self.game.team_of(lost_seat) {
            -1
        } else {
            1
        };
        let Some(score) = self.state.scores.get_mut(seat.index()) else {
            return;
        };
        *score = score.saturating_add(delta);
        let score = *score;
        self.emit(Event::ScoreChanged { seat, delta, score });
    }

    /// Replaces destroyed ships, and asks the owner where there is a choice. Returns whether a
    /// choice is pending `[RIFT-5.11]` `[RIFT-16.5]` `[A-58]`.
    pub fn ask_returns(&mut self) -> bool {
        while let Some(ship) = self.game.returning_ship(self.state) {
            let places = self.game.return_places(self.state);
            let has_choice = places.len() > 1 && !self.game.is_automatic(self.state, ship);
            if has_choice {
                self.state.phase = Phase::Return;
                return true;
            }
            // The board has no free space, so the ship is not replaced this turn.
            if !self.return_automatically(ship) {
                return false;
            }
        }
        false
    }

    /// Replaces a ship in the automatically chosen space. Returns whether there is a free space
    /// `[RIFT-17.7]`.
    pub fn return_automatically(&mut self, ship: ShipId) -> bool {
        let number = self.game.automatic_place(self.state, ship);
        if let Some(number) = number {
            self.bring_back(ship, number, true);
        }
        number.is_some()
    }

    /// Applies the owner's choice of a space.
    pub fn do_choose_place(&mut self, ship: ShipId, number: u8) {
        self.bring_back(ship, number, false);
        self.continue_returns();
    }

    /// Asks about the next returning ship, or passes the turn.
    pub fn continue_returns(&mut self) {
        if !self.ask_returns() {
            self.pass_turn();
        }
    }

    /// Puts a fresh ship of the same build in a space. Its Ready or Activated state, mines and
    /// points do not change `[RIFT-16.5]` `[RIFT-16.8]`.
    fn bring_back(&mut self, id: ShipId, number: u8, is_automatic: bool) {
        let found = self
            .game
            .return_places(self.state)
            .into_iter()
            .find(|(n, _, _)| *n == number);
        let Some((_, space, heading)) = found else {
            return;
        };
        let fresh = self.game.build(id).new_ship(space, heading);
        self.ship(id, |ship| *ship = fresh);
        self.emit(Event::ShipReplaced {
            ship: id,
            space,
            heading,
            is_automatic,
        });
    }
}
