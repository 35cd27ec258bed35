//! The blast of a detonation: distance, cover and tied sides `[RIFT-13.10]` `[RIFT-13.12]`
//! `[RIFT-13.13]`. `mines` applies the effects.

use super::super::Rift;
use super::super::refusal::Refusal;
use super::super::ship::{Ship, ShipId, Side};
use super::super::state::{Mine, Phase, State};
use super::sides_facing;
use super::weapons::OpenSides;
use crate::game::Seat;
use crate::grid::{Plane, Space};

/// The effect of a detonation on one ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blast {
    /// The ship is out of range `[RIFT-13.10]`.
    Out,
    /// The ship is protected by obstacles `[RIFT-13.13]`.
    Covered,
    /// The ship takes this much damage `[RIFT-13.10]`.
    Hit(u8),
}

/// A tie of sides that the ship's owner must break `[RIFT-13.12]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideChoice {
    /// The ship that is hit.
    pub ship: ShipId,
    /// The mine that hits it.
    pub mine: Mine,
    /// The sides to choose from.
    pub sides: OpenSides,
    /// Damage to the chosen side.
    pub damage: u8,
}

impl Rift {
    /// Returns the effect that a mine in the space `mine` has on the space `at`, by distance and
    /// cover; nebulae have no influence `[RIFT-2.12]` `[RIFT-13.10]` `[RIFT-13.13]` `[RIFT-13.17]`.
    #[must_use]
    pub fn blast(&self, state: &State, mine: Space, at: Space) -> Blast {
        let [damage_at_1, damage_at_2] = self.figures.blast_damage;
        match mine.distance(at) {
            1 => Blast::Hit(damage_at_1),
            2 if self.is_covered(state, mine, at) => Blast::Covered,
            2 => Blast::Hit(damage_at_2),
            _ => Blast::Out,
        }
    }

    /// Returns whether obstacles fill all middle cells between a mine and a space at distance 2
    /// `[RIFT-13.13]` `[A-23]` `[A-43]` `[A-60]`.
    fn is_covered(&self, state: &State, mine: Space, at: Space) -> bool {
        let (dx, dy, dz) = mine.delta_to(at);
        half_offsets(dx).all(|mx| {
            half_offsets(dy).all(|my| {
                half_offsets(dz).all(|mz| {
                    let cell = mine.offset(mx, my).and_then(|cell| cell.offset_plane(mz));
                    cell.is_some_and(|cell| self.obstacle(state, cell).is_some())
                })
            })
        })
    }

    /// Iterates over the mines of a wave in the order of their hits: by column, row and plane
    /// `[RIFT-13.15]`.
    pub(super) fn wave_mines(state: &State) -> impl Iterator<Item = Mine> {
        let key = |mine: &Mine| {
            (
                mine.space().square().x(),
                mine.space().square().y(),
                mine.space().plane(),
            )
        };
        let wave = state.wave.mines;
        let after_last = move |last: Option<(u8, u8, Plane)>| {
            let marked = wave.indices().filter_map(|n| state.mines.get(n));
            marked
                .copied()
                .filter(move |mine| last.is_none_or(|last| key(mine) > last))
                .min_by_key(key)
        };
        std::iter::successors(after_last(None), move |mine| after_last(Some(key(mine))))
    }

    /// Iterates over the ships in the order in which their owners are asked: by seat from the
    /// active player on, then by ship number.
    pub(super) fn ships_in_choice_order<'a>(
        &'a self,
        state: &'a State,
    ) -> impl Iterator<Item = ShipId> + 'a {
        let seats = self.team_of_seat.len() as u8;
        let first = state.turn.ship.map_or(0, |ship| self.owner(ship).0);
        (0..seats).flat_map(move |k| {
            let seat = (first + k) % seats.max(1);
            (0..state.ships.len() as u8)
                .map(ShipId)
                .filter(move |&ship| self.owner(ship) == Seat(seat))
        })
    }

    /// Iterates over all tied sides of the wave, in the order in which they are asked
    /// `[RIFT-13.12]`. Excluded are the ship that struck the mine and ships with a single open side
    /// or with shields down.
    fn side_choices<'a>(&'a self, state: &'a State) -> impl Iterator<Item = SideChoice> + 'a {
        Self::wave_mines(state).flat_map(move |mine| {
            self.ships_in_choice_order(state)
                .filter_map(move |id| self.side_choice_for(state, mine, id))
        })
    }

    pub(super) fn side_choice_for(
        &self,
        state: &State,
        mine: Mine,
        id: ShipId,
    ) -> Option<SideChoice> {
        let ship = state
            .ship(id)
            .filter(|ship| ship.is_alive() && state.wave.struck.is_none_or(|(s, _)| s != id))?;
        let Blast::Hit(damage) = self.blast(state, mine.space(), ship.space) else {
            return None;
        };
        let sides = sides_facing(ship, mine.space().square());
        let has_choice = sides.single().is_none() && state.are_shields_up(ship, &self.board);
        has_choice.then_some(SideChoice {
            ship: id,
            mine,
            sides,
            damage,
        })
    }

    /// Returns the choice that is pending `[RIFT-13.12]`. Its owner sees the whole position
    /// `[A-61]`.
    #[must_use]
    pub fn pending_side_choice(&self, state: &State) -> Option<SideChoice> {
        if state.phase != Phase::Blast {
            return None;
        }
        self.side_choices(state).nth(usize::from(state.wave.chosen))
    }

    /// Checks whether `seat` may choose this side.
    pub(super) fn check_choose_side(
        &self,
        state: &State,
        seat: Seat,
        ship: ShipId,
        side: Side,
    ) -> Result<(), Refusal> {
        let Some(question) = self.pending_side_choice(state) else {
            return Err(match state.phase {
                Phase::Over | Phase::Interval => self.pending_refusal(state, seat),
                Phase::Activation | Phase::Orders | Phase::Blast | Phase::Return => {
                    Refusal::NoBlast
                }
            });
        };
        if self.owner(question.ship) != seat {
            return Err(Refusal::OthersBlast);
        }
        if question.ship != ship {
            return Err(Refusal::OtherShipHit);
        }
        match question.sides.pair() {
            Some([one, two]) if !question.sides.contains(side) => {
                Err(Refusal::SideNotTied { one, two })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Returns the automatic choice of a side: the strongest; if equal, front, right, back, left
    /// `[RIFT-17.7]`.
    #[must_use]
    pub fn automatic_side(ship: &Ship, sides: OpenSides) -> Side {
        let strength = |&side: &Side| (ship.bars.total(side), 4 - side.index());
        sides.iter().max_by_key(strength).unwrap_or(Side::Front)
    }
}

/// Iterates over the half of an offset of up to two; an odd offset has two, rounded down and up.
fn half_offsets(d: i8) -> impl Iterator<Item = i8> + Clone {
    let (low, high) = if d % 2 == 0 {
        (d / 2, d / 2)
    } else {
        (d.min(0), d.max(0))
    };
    low..=high
}
