//! The play of Salvage: legality and effects of actions.

use super::{
    Action, COPIES, Card, Cards, DEALT, Ending, Event, MAX_CREWS, Phase, Private, Public, Refusal,
    Salvage, State, VALUES,
};
use engine::chance::Chance;
use engine::components::ArrayVec;
use engine::game::{EventSink, Game, Seat, SeatSet, Undo};

impl Salvage {
    /// Shuffles and deals `[SALV-1]`.
    pub(super) fn open(&self, chance: &mut impl Chance) -> State {
        let mut cards: Vec<Card> = (1..=VALUES as u8)
            .flat_map(|value| [Card(value); COPIES as usize])
            .collect();
        chance.shuffle(&mut cards);
        let mut deck = ArrayVec::new();
        for card in cards {
            let _fits = deck.push(card);
        }
        let mut state = State {
            public: Public {
                phase: Phase::Bidding,
                boarded: 0,
                scores: [0; MAX_CREWS],
                hands: [0; MAX_CREWS],
                deck: deck.len() as u8,
                sealed: SeatSet::NONE,
                out: SeatSet::NONE,
                discard: Cards::default(),
            },
            private: [Private::default(); MAX_CREWS],
            deck,
        };
        for seat in self.seats().iter() {
            for _ in 0..DEALT {
                state.draw(seat);
            }
        }
        state
    }

    /// Returns the crews that must still bid `[SALV-2]`.
    pub(super) fn bidders(&self, public: &Public) -> SeatSet {
        self.seats()
            .iter()
            .filter(|&seat| public.hands[seat.index()] > 0 && !public.sealed.contains(seat))
            .collect()
    }

    /// Returns the crews that have not conceded.
    fn active_seats(&self, public: &Public) -> SeatSet {
        let active_seats = self.seats().iter();
        active_seats
            .filter(|&seat| !public.out.contains(seat))
            .collect()
    }

    /// Returns the crews with the highest score among those still racing `[SALV-7]`.
    pub(super) fn winners(&self, public: &Public) -> SeatSet {
        let score = |seat: &Seat| public.scores[seat.index()];
        let active_seats = self.active_seats(public);
        let best = active_seats.iter().map(|seat| score(&seat)).max();
        active_seats
            .iter()
            .filter(|seat| Some(score(seat)) == best)
            .collect()
    }

    /// Checks that `seat` may take `action`; the error is the first rule that refuses it.
    pub(super) fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let public = &state.public;
        if let Phase::Over(_) = public.phase {
            return Err(Refusal::Over);
        }
        if !self.seats().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        if public.out.contains(seat) {
            return Err(Refusal::Out);
        }
        let is_asked = match (public.phase, action) {
            (_, Action::Concede) => return Ok(()),
            (Phase::Bidding, Action::Bid(_)) => self.bidders(public).contains(seat),
            (Phase::Jamming { asked, .. }, Action::Jam(_) | Action::Pass) => asked == seat,
            (Phase::Bidding, Action::Jam(_) | Action::Pass)
            | (Phase::Jamming { .. }, Action::Bid(_))
            | (Phase::Over(_), _) => return Err(Refusal::NotNow),
        };
        if !is_asked {
            return Err(Refusal::NotAsked);
        }
        match action {
            Action::Bid(card) | Action::Jam(card) if !state.holds(seat, card) => {
                Err(Refusal::NoSuchCard)
            }
            Action::Bid(_) | Action::Jam(_) | Action::Pass | Action::Concede => Ok(()),
        }
    }

    /// Carries out a legal action.
    pub(super) fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        sink: &mut impl EventSink<Event>,
    ) -> Undo {
        match action {
            Action::Bid(card) => {
                state.take(seat, card);
                state.private[seat.index()].bid = Some(card);
                state.public.sealed = state.public.sealed.with(seat);
                sink.emit(Event::Sealed(seat));
                self.reveal(state, chance, sink)
            }
            Action::Jam(card) => {
                state.take(seat, card);
                state.turn_face_up(card);
                sink.emit(Event::Jammed(seat, card));
                self.ask_next(state, card.0, sink);
                Undo::Barrier
            }
            Action::Pass => {
                sink.emit(Event::Passed(seat));
                self.ask_next(state, 0, sink)
            }
            Action::Concede => {
                self.leave(state, seat, chance, sink);
                Undo::Barrier
            }
        }
    }

    /// Reveals the bids once all are in, and lets the highest one board `[SALV-2]` `[SALV-3]`.
    fn reveal(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        sink: &mut impl EventSink<Event>,
    ) -> Undo {
        if !self.bidders(&state.public).is_empty() {
            return Undo::Allowed;
        }
        let mut bids = Vec::new();
        for seat in self.seats().iter() {
            if let Some(card) = state.private[seat.index()].bid.take() {
                sink.emit(Event::Shown(seat, card));
                state.turn_face_up(card);
                bids.push((seat, card.0));
            }
        }
        state.public.sealed = SeatSet::NONE;
        let best = bids.iter().map(|&(_, bid)| bid).max();
        bids.retain(|&(_, bid)| Some(bid) == best);
        let drawn = if bids.len() > 1 {
            chance.pick(bids.len() as u32)
        } else {
            0
        };
        if let Some(&(boarder, _)) = bids.get(drawn as usize) {
            self.board(state, boarder, chance, sink);
        } else {
            self.end(state, Ending::Spent, sink);
        }
        Undo::Barrier
    }

    /// Rolls for the haul and opens the window for jams `[SALV-4]` `[SALV-5]`.
    fn board(
        &self,
        state: &mut State,
        boarder: Seat,
        chance: &mut impl Chance,
        sink: &mut impl EventSink<Event>,
    ) {
        let dice = [chance.die(6) as u8, chance.die(6) as u8];
        sink.emit(Event::Boarded(boarder, dice));
        state.public.phase = Phase::Jamming {
            boarder,
            haul: dice[0] + dice[1],
            asked: boarder,
        };
        self.ask_next(state, 0, sink);
    }

    /// Subtracts a jam from the haul and asks the next crew, or closes the window `[SALV-5]`.
    fn ask_next(&self, state: &mut State, jam: u8, sink: &mut impl EventSink<Event>) -> Undo {
        let Phase::Jamming {
            boarder,
            haul,
            asked,
        } = state.public.phase
        else {
            return Undo::Allowed;
        };
        let haul = haul.saturating_sub(jam);
        let crews = self.options().crews;
        let next = (1..=crews)
            .map(|step| Seat((asked.0 + step) % crews))
            .take_while(|&seat| seat != boarder)
            .find(|seat| state.public.hands[seat.index()] > 0);
        match next {
            Some(asked) if haul > 0 => {
                state.public.phase = Phase::Jamming {
                    boarder,
                    haul,
                    asked,
                };
                Undo::Allowed
            }
            Some(_) | None => {
                self.score(state, boarder, haul, sink);
                Undo::Barrier
            }
        }
    }

    /// Scores the haul, deals new cards and moves on to the next wreck `[SALV-6]` `[SALV-7]`.
    fn score(&self, state: &mut State, boarder: Seat, haul: u8, sink: &mut impl EventSink<Event>) {
        state.public.scores[boarder.index()] += haul;
        sink.emit(Event::Scored(boarder, haul));
        for seat in self.active_seats(&state.public).without(boarder).iter() {
            if let Some(card) = state.draw(seat) {
                sink.emit(Event::Drew(seat, card));
            }
        }
        state.public.boarded += 1;
        state.public.phase = Phase::Bidding;
        if state.public.boarded == self.options().wrecks {
            self.end(state, Ending::Wrecks, sink);
        } else if self.bidders(&state.public).is_empty() {
            self.end(state, Ending::Spent, sink);
        }
    }

    /// Removes a crew from the race `[SALV-8]`.
    fn leave(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        sink: &mut impl EventSink<Event>,
    ) {
        sink.emit(Event::Left(seat));
        state.public.out = state.public.out.with(seat);
        state.public.sealed = state.public.sealed.without(seat);
        state.public.hands[seat.index()] = 0;
        let Private { hand, bid } = std::mem::take(&mut state.private[seat.index()]);
        for card in hand.kinds() {
            (0..hand.of(card)).for_each(|_| state.turn_face_up(card));
        }
        bid.into_iter().for_each(|card| state.turn_face_up(card));
        if self.active_seats(&state.public).len() == 1 {
            return self.end(state, Ending::Conceded, sink);
        }
        match state.public.phase {
            Phase::Bidding => {
                self.reveal(state, chance, sink);
            }
            Phase::Jamming { boarder, .. } if boarder == seat => {
                self.score(state, boarder, 0, sink);
            }
            Phase::Jamming { asked, .. } if asked == seat => {
                self.ask_next(state, 0, sink);
            }
            Phase::Jamming { .. } | Phase::Over(_) => {}
        }
    }

    fn end(&self, state: &mut State, ending: Ending, sink: &mut impl EventSink<Event>) {
        state.public.phase = Phase::Over(ending);
        sink.emit(Event::Ended(ending));
    }
}

impl State {
    fn holds(&self, seat: Seat, card: Card) -> bool {
        self.private[seat.index()].hand.of(card) > 0
    }

    /// Draws the top card of the deck for `seat`.
    fn draw(&mut self, seat: Seat) -> Option<Card> {
        let top = self.deck.len().checked_sub(1)?;
        let card = self.deck.remove(top)?;
        self.private[seat.index()].hand.0[usize::from(card.0 - 1)] += 1;
        self.public.hands[seat.index()] += 1;
        self.public.deck -= 1;
        Some(card)
    }

    /// Removes a card from the hand of `seat`.
    fn take(&mut self, seat: Seat, card: Card) {
        self.private[seat.index()].hand.0[usize::from(card.0 - 1)] -= 1;
        self.public.hands[seat.index()] -= 1;
    }

    /// Puts a card on the discard pile, face up.
    fn turn_face_up(&mut self, card: Card) {
        self.public.discard.0[usize::from(card.0 - 1)] += 1;
    }
}
