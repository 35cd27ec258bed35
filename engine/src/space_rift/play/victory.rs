//! Victory `[SR-19]`.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Outcome, SeatSet, Status};
use crate::space_rift::battlefield::Side;
use crate::space_rift::event::Event;
use crate::space_rift::game::SpaceRift;
use crate::space_rift::state::{Ending, GameResult, Phase, Public, State};

impl SpaceRift {
    /// Returns which seats the battle waits for, or how it ended.
    pub(in crate::space_rift) fn status_of(&self, state: &State) -> Status {
        match state.public.result {
            Some(GameResult { winner, ending }) => Status::Over(Outcome {
                winners: winner.map_or(SeatSet::NONE, |side| self.seats_of(side)),
                reason: ending.into_str(),
            }),
            None => Status::WaitingFor(self.seats_to_act(state)),
        }
    }

    /// Returns the side with the higher share of its victory number; `None` in a tie `[SR-19.3]`
    /// `[SR-19.4]`.
    pub(super) fn leading_side(&self, public: &Public) -> Option<Side> {
        let weighted_score = |side: Side| {
            let needed = u16::from(self.side_setup(side.other()).victory);
            u16::from(self.score_of(public, side)) * needed
        };
        let (south, north) = (weighted_score(Side::South), weighted_score(Side::North));
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Returns whether a side has a unit in the battle.
    fn has_units(&self, public: &Public, side: Side) -> bool {
        let mut units = self.side_setup(side).units.iter();
        units.any(|unit| public.hex_of(unit).is_some())
    }

    /// Returns whether a side without units has lost; it has not if departures do not count as a
    /// loss and some of its units exited `[SR-19.3]` `(AMB-42)`.
    const fn is_lost(&self, public: &Public, side: Side) -> bool {
        !self.options.allows_departure || public.side_state(side).exits == 0
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Ends the battle if a side has its victory number; if both have, the active side wins
    /// `[SR-19.1]` `[SR-19.2]` `(AMB-27)`.
    pub fn check_scores(&mut self) {
        let public = &self.state.public;
        let active = public.active;
        let wins =
            |side: Side| self.game.score_of(public, side) >= self.game.side_setup(side).victory;
        let winner = [active, active.other()]
            .into_iter()
            .find(|side| wins(*side));
        if let Some(side) = winner {
            self.end_battle(Some(side), Ending::Victory);
        }
    }

    /// Ends the battle at the end of a player-turn if a side has no units, or after the last turn
    /// `[SR-19.3]` `[SR-19.4]`.
    pub fn check_fleets(&mut self) {
        let public = &self.state.public;
        let (game, active) = (self.game, public.active);
        let has_no_units = Side::ALL.map(|side| !game.has_units(public, side));
        if has_no_units == [false, false] {
            if public.turn >= game.figures.turns {
                self.end_battle(game.leading_side(public), Ending::LastTurn);
            }
            return;
        }
        let lost = Side::ALL.map(|side| has_no_units[side.index()] && game.is_lost(public, side));
        let leader = game.leading_side(public).unwrap_or(active);
        match lost {
            [true, false] => self.end_battle(Some(Side::North), Ending::Destroyed),
            [false, true] => self.end_battle(Some(Side::South), Ending::Destroyed),
            [true, true] => self.end_battle(Some(leader), Ending::Destroyed),
            [false, false] => self.end_battle(Some(leader), Ending::Departed),
        }
    }

    /// Ends the battle, unless it is over already.
    pub fn end_battle(&mut self, winner: Option<Side>, ending: Ending) {
        if self.state.public.result.is_some() {
            return;
        }
        let public = &mut self.state.public;
        public.result = Some(GameResult { winner, ending });
        public.phase = Phase::Over;
        public.task = None;
        public.rolls.clear();
        self.emit(Event::Ended { winner, ending });
    }
}
