//! The action Mining `[EXO-7.24]`.

use super::{ActionContext, Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::effect::ExtraDiceRoll;
use crate::exodus::event::{Event, RollPurpose};
use crate::exodus::game::Exodus;
use crate::exodus::hex::HexId;
use crate::exodus::refusal::{ActionRefusal, PendingDecision, Refusal};
use crate::exodus::state::{Public, State};
use crate::exodus::step::Task;
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Checks whether a seat may put a token on a planet: where it is present, up to the printed
    /// number.
    fn check_put(&self, public: &Public, seat: Seat, hex: HexId) -> Result<(), Refusal> {
        let Some(tile) = self.planet_at(public, hex) else {
            return Err(ActionRefusal::NotPresent.into());
        };
        if public.cubes(hex, seat) == 0 {
            Err(ActionRefusal::NotPresent.into())
        } else if public.sector(hex).tokens >= tile.tokens {
            Err(ActionRefusal::PlanetFull.into())
        } else {
            Ok(())
        }
    }

    /// Iterates over the planets on which a seat may put tokens, in canonical order.
    fn minable_hexes(&self, public: &Public, seat: Seat) -> impl Iterator<Item = HexId> {
        let hexes = self.hexes();
        hexes.filter(move |&hex| self.check_put(public, seat, hex).is_ok())
    }

    /// Checks that the action begins Mining and that some planet has room for a token.
    pub(super) fn check_begin_mining(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if action != Action::Mine {
            return Err(Refusal::NotNow(PendingDecision::Mine));
        }
        let mut planets = self.minable_hexes(&state.public, seat);
        planets
            .next()
            .map(|_| ())
            .ok_or(ActionRefusal::NoRoom.into())
    }

    /// Checks whether a seat may put a mined token on this planet; `Done`, which loses the tokens
    /// left, is always legal.
    pub(super) fn check_mine(
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
            return Err(Refusal::NotNow(PendingDecision::Put));
        };
        self.check_put(&state.public, seat, hex)
    }

    /// Appends the planets on which a seat may put a mined token, and `Done`.
    pub(super) fn list_mine(&self, state: &State, _task: Task, seat: Seat, list: &mut Vec<Action>) {
        list.extend(self.minable_hexes(&state.public, seat).map(Action::Put));
        list.push(Action::Done);
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Rolls for the number of tokens.
    pub(super) fn begin_mining(&mut self, seat: Seat, context: ActionContext) {
        let dice = self
            .game
            .dice_for(&self.state.public, seat, ExtraDiceRoll::Mine, context);
        let sum = self.roll(seat, RollPurpose::Mine, dice);
        let remaining_tokens = sum.min(u16::from(u8::MAX)) as u8;
        self.replace_task(Task::Mine {
            seat,
            remaining_tokens,
        });
    }

    /// Waits for the planet of the next token; tokens without room are lost, unless the seat may
    /// discard a card to make room.
    pub fn advance_mine(&mut self, task: Task) -> PlayFlow {
        let Task::Mine {
            seat,
            remaining_tokens,
        } = task
        else {
            return self.pop_task();
        };
        let (game, public) = (self.game, &self.state.public);
        let has_room = game.minable_hexes(public, seat).next().is_some();
        if remaining_tokens > 0 && (has_room || game.may_want_to_discard(public, seat)) {
            PlayFlow::Wait
        } else {
            self.pop_task()
        }
    }

    /// Puts a mined token on a planet or ends Mining; the action must be legal.
    pub fn do_mine(&mut self, _task: Task, seat: Seat, action: Action) {
        let Action::Put(hex) = action else {
            self.pop_task();
            return;
        };
        self.public_mut().sector_mut(hex).tokens += 1;
        if let Some(Task::Mine {
            remaining_tokens, ..
        }) = self.current_task()
        {
            *remaining_tokens -= 1;
        }
        self.emit(Event::Mined { seat, hex });
    }
}
