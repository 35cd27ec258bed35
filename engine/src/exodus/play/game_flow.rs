//! The frame of the game: the end of a turn and of the game, conceding, and reopening sealed
//! choices `[EXO-3]` `[EXO-1.3]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::cards::AbilityId;
use crate::exodus::event::{Event, ScoreLine};
use crate::exodus::figures::Window;
use crate::exodus::game::Exodus;
use crate::exodus::refusal::{CouncilRefusal, Refusal};
use crate::exodus::ship::ShipSet;
use crate::exodus::state::{Bid, Plan, Public, State};
use crate::exodus::step::{Step, Task};
use crate::game::{EventSink, Outcome, Seat, SeatSet, Status, Undo};

impl Exodus {
    /// Returns whether this turn is the last: the agreed number of turns is reached, or the time
    /// was called in the previous turn `[EXO-3.1]` `[EXO-17.9]`.
    #[must_use]
    pub fn is_last_turn(&self, public: &Public) -> bool {
        public.is_last_turn || public.turn >= self.turns()
    }

    /// Returns the seats that the game waits for, or its result.
    pub(in crate::exodus) fn status_of(&self, state: &State) -> Status {
        let public = &state.public;
        if public.step != Step::Over {
            return Status::WaitingFor(self.seats_to_act(&state.public));
        }
        let is_alone = self.active_seats(public).len() <= 1;
        Status::Over(Outcome {
            winners: self.winner(state).map_or(SeatSet::NONE, SeatSet::singleton),
            reason: if is_alone { "alone" } else { "points" },
        })
    }

    /// Returns the seats that have not conceded.
    pub(in crate::exodus) fn active_seats(&self, public: &Public) -> SeatSet {
        let seats = self.all_seats().iter();
        seats
            .filter(|&seat| !public.resigned.contains(seat))
            .collect()
    }

    /// Checks whether a seat may concede: it takes part in the game and has not conceded before.
    pub(super) fn check_concede(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if !self.all_seats().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        if state.public.resigned.contains(seat) {
            return Err(CouncilRefusal::Resigned.into());
        }
        Ok(())
    }

    /// Checks whether the table may call the agreed time: in a short game with a time limit, once,
    /// and before the last turn `[EXO-17.9]`.
    pub(super) fn check_call_time(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if seat != Seat::TABLE {
            return Err(CouncilRefusal::NotTable.into());
        }
        let public = &state.public;
        if !self.is_short() || self.options.minutes.is_none() {
            Err(CouncilRefusal::NoClock.into())
        } else if public.is_time_called {
            Err(CouncilRefusal::TimeCalled.into())
        } else if self.is_last_turn(public) {
            Err(CouncilRefusal::LastTurn.into())
        } else {
            Ok(())
        }
    }

    /// Checks whether a seat may withdraw its sealed choice while other seats are still choosing
    /// `[EXO-1.3]`.
    pub(super) fn check_reopen(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        let public = &state.public;
        if !self.all_seats().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        if !public.step.is_sealed() {
            return Err(CouncilRefusal::NotSealed.into());
        }
        if public.task().is_some() {
            return Err(CouncilRefusal::Between.into());
        }
        let has_choice = public.ready.contains(seat) || state.private(seat).plan != Plan::default();
        has_choice
            .then_some(())
            .ok_or(CouncilRefusal::NoPlan.into())
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Ends the turn: Action cards return to the hands, all Bonus Action cards become available,
    /// and effects limited to the turn end. The resolution stays `[EXO-3.4]`. The game ends after
    /// the last turn `[EXO-3.5]`.
    pub fn advance_frame(&mut self) -> PlayFlow {
        let game = self.game;
        let is_last = game.is_last_turn(&self.state.public);
        self.state.stayed = ShipSet::NONE;
        let public = self.public_mut();
        for mat in &mut public.mats {
            mat.played = Default::default();
        }
        (public.bonus, public.offered) = (None, Default::default());
        public.bids = [Bid::default(); 6];
        if is_last {
            self.score_all();
            return self.end_game();
        }
        public.turn += 1;
        public.is_last_turn = public.is_time_called;
        self.go_to_step(Step::Upkeep)
    }

    /// Reveals abilities that score, and scores every line `[EXO-16]` `[EXO-18.3]`.
    fn score_all(&mut self) {
        let game = self.game;
        let order = self.state.public.order;
        for &seat in order.iter() {
            let abilities = self.state.private(seat).abilities.iter().map(AbilityId);
            let abilities: Vec<AbilityId> = abilities
                .filter(|&card| {
                    game.ability(card)
                        .is_some_and(|ability| ability.window == Window::End)
                })
                .collect();
            for card in abilities {
                self.spend_ability(seat, card);
            }
            let score = game.score(self.state, seat);
            for line in ScoreLine::ALL {
                let sixtieths = score.line(line);
                self.emit(Event::Scored {
                    seat,
                    line,
                    sixtieths,
                });
            }
        }
    }

    /// Ends the game and announces the winner, if any.
    fn end_game(&mut self) -> PlayFlow {
        self.cancel_refit();
        self.public_mut().tasks.clear();
        let winner = self.game.winner(self.state);
        let winners = winner.map_or(SeatSet::NONE, SeatSet::singleton);
        self.emit(Event::Ended { winners });
        // The end reveals scoring abilities, and with them hidden information.
        self.undo = Undo::Barrier;
        self.go_to_step(Step::Over);
        PlayFlow::Continue
    }

    /// Restores the blueprints of an open refit; items bought for it return to the supply.
    fn cancel_refit(&mut self) {
        let public = self.public_mut();
        let seat = public.task().and_then(Task::seat);
        let (Some(refit), Some(seat)) = (public.refit.take(), seat) else {
            return;
        };
        public.mat_mut(seat).blueprints = refit.before;
        for (item, count) in refit.fresh.into_iter().enumerate() {
            public.supply[item] += count;
        }
    }

    /// Concedes for a seat; a seat left alone wins. Otherwise the game continues with the seat,
    /// because no seat is eliminated `[EXO-1.8]`, but the seat can no longer win.
    pub fn do_concede(&mut self, seat: Seat) {
        let public = self.public_mut();
        public.resigned = public.resigned.with(seat);
        self.undo = Undo::Barrier;
        self.emit(Event::Conceded { seat });
        if self.game.active_seats(&self.state.public).len() <= 1 {
            self.end_game();
        }
    }

    /// Withdraws a seat's sealed choice.
    pub fn do_reopen(&mut self, seat: Seat) {
        self.state.private_mut(seat).plan = Plan::default();
        let public = self.public_mut();
        if public.ready.contains(seat) {
            public.ready = public.ready.without(seat);
            self.emit(Event::Reopened { seat });
        }
    }

    /// Records that the agreed time has passed; the next turn is the last `[EXO-17.9]`.
    pub fn do_call_time(&mut self) {
        self.public_mut().is_time_called = true;
        self.undo = Undo::Barrier;
        self.emit(Event::TimeCalled);
    }
}
