//! Mining `[EXO-7.24]`.

use super::{Course, Extras, Play};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::effect::Roll;
use crate::exodus::event::{Dice, Event};
use crate::exodus::refusal::{DeedRefusal, Moment, Refusal};
use crate::exodus::star::HexId;
use crate::exodus::state::{Public, State};
use crate::exodus::step::Task;
use crate::exodus::table::Exodus;
use crate::game::{Record, Seat};

impl Exodus {
    /// Whether a seat may put a token on a planet: where it is present, up to the printed number.
    fn may_put(&self, public: &Public, seat: Seat, hex: HexId) -> Result<(), Refusal> {
        let Some(tile) = self.planet_at(public, hex) else {
            return Err(DeedRefusal::NotPresent.into());
        };
        if public.cubes(hex, seat) == 0 {
            Err(DeedRefusal::NotPresent.into())
        } else if public.sector(hex).tokens >= tile.tokens {
            Err(DeedRefusal::PlanetFull.into())
        } else {
            Ok(())
        }
    }

    /// Planets that a seat may put tokens on, in canonical order.
    fn minable(&self, public: &Public, seat: Seat) -> impl Iterator<Item = HexId> {
        let hexes = self.hexes();
        hexes.filter(move |&hex| self.may_put(public, seat, hex).is_ok())
    }

    /// Whether an action is the one that Mining begins with; there must be a planet with room.
    pub(super) fn may_begin_mining(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if action != Action::Mine {
            return Err(Refusal::NotNow(Moment::Mine));
        }
        let mut planets = self.minable(&state.public, seat);
        planets.next().map(|_| ()).ok_or(DeedRefusal::NoRoom.into())
    }

    /// Whether a seat that is asked may give an action here.
    pub(super) fn may_mine(
        &self,
        state: &State,
        _task: Task,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if action == Action::Done {
            return Ok(());
        }
        let Action::Put(hex) = action else {
            return Err(Refusal::NotNow(Moment::Put));
        };
        self.may_put(&state.public, seat, hex)
    }

    /// Appends what a seat that is asked may give here.
    pub(super) fn list_mine(&self, state: &State, _task: Task, seat: Seat, list: &mut Vec<Action>) {
        list.extend(self.minable(&state.public, seat).map(Action::Put));
        list.push(Action::Done);
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Rolls for tokens.
    pub(super) fn begin_mining(&mut self, seat: Seat, extras: Extras) {
        let dice = self
            .table
            .dice_for(&self.state.public, seat, Roll::Mine, extras);
        let sum = self.roll(seat, Dice::Mine, dice);
        let left = sum.min(u16::from(u8::MAX)) as u8;
        self.become_task(Task::Mine { seat, left });
    }

    /// Goes on until somebody has a choice: what nothing has room for is lost. A card that is discarded
    /// may make room.
    pub fn mine_course(&mut self, task: Task) -> Course {
        let Task::Mine { seat, left } = task else {
            return self.pop();
        };
        let (table, public) = (self.table, &self.state.public);
        let room = table.minable(public, seat).next().is_some();
        if left > 0 && (room || table.may_want_to_discard(public, seat)) {
            Course::Waits
        } else {
            self.pop()
        }
    }

    /// Carries out an action that is allowed.
    pub fn do_mine(&mut self, _task: Task, seat: Seat, action: Action) {
        let Action::Put(hex) = action else {
            self.pop();
            return;
        };
        self.public().sector_mut(hex).tokens += 1;
        if let Some(Task::Mine { left, .. }) = self.task_now() {
            *left -= 1;
        }
        self.note(Event::Mined { seat, hex });
    }
}
