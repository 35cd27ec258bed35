//! The beginning of stage II: the resolution leaves, Political cards are revealed, and one of them
//! is adopted `[EXO-5.1]` to `[EXO-5.13]`. [`super::vote`] has the vote.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::cards::{Letter, PoliticalId};
use crate::exodus::event::Event;
use crate::exodus::figures::PoliticalKind;
use crate::exodus::step::{Origin, Step, Task};
use crate::game::{EventSink, Undo};

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs the Council until a seat has a choice. The order is resolution, vote, Bonus Action,
    /// election `(AMB-01)`.
    pub fn advance_council(&mut self, step: Step) -> PlayFlow {
        if step == Step::Council {
            self.drop_resolution();
            self.reveal_agenda();
            let has_no_cards = self.state.public.agenda.iter().all(Option::is_none);
            // There is no vote with an empty deck (AMB-66).
            return self.go_to_step(if has_no_cards {
                Step::Offer
            } else {
                Step::Vote
            });
        }
        if step == Step::Vote {
            return self.advance_vote();
        }
        if step == Step::Favor {
            return PlayFlow::Wait;
        }
        self.go_to_step(Step::Offer)
    }

    /// Removes last turn's resolution from the game after the last Upkeep that it affects
    /// `[EXO-5.1]` `[EXO-19.2]`. A resolution of the last turn that affects only an Upkeep does
    /// nothing `[EXO-19.3]`.
    fn drop_resolution(&mut self) {
        let public = self.public_mut();
        if let Some(card) = public.resolution.take() {
            public.decks.removed.insert(card.0);
            self.emit(Event::ResolutionLeft { card });
        }
    }

    /// Reveals one card for each of A, B and C while the deck lasts `[EXO-5.2]`. The open
    /// discussion has no separate step `[EXO-5.3]`.
    fn reveal_agenda(&mut self) {
        let frame = self.game.frame();
        let (default_count, two_seat_count) = frame.agenda;
        let count = if self.game.seat_count() == 2 {
            two_seat_count
        } else {
            default_count
        };
        for letter in Letter::ALL.into_iter().take(usize::from(count)) {
            let deck = self.state.public.decks.political;
            let index = self.chance.pick(u32::from(deck.len()));
            let Some(card) = deck.nth(index) else {
                return;
            };
            let public = self.public_mut();
            public.decks.political.remove(card);
            let card = PoliticalId(card);
            public.agenda[letter.index()] = Some(card);
            self.undo = Undo::Barrier;
            self.emit(Event::Revealed { letter, card });
        }
    }

    /// Applies the card of a letter and removes the other cards from the game `[EXO-5.10]`
    /// `[EXO-5.12]`. The Chancellor makes every choice that is not assigned to another seat
    /// `[EXO-5.11]`.
    pub fn adopt_card(&mut self, letter: Letter) {
        let Some(card) = self.state.public.agenda[letter.index()] else {
            return;
        };
        self.emit(Event::Adopted { card });
        for other in Letter::ALL.into_iter().filter(|&other| other != letter) {
            if let Some(card) = self.public_mut().agenda[other.index()].take() {
                self.public_mut().decks.removed.insert(card.0);
                self.emit(Event::Dropped { card });
            }
        }
        self.go_to_step(Step::Adopt);
        let owner = self.state.public.chancellor();
        self.push_task(Task::Program {
            origin: Origin::Political(card, 0),
            owner,
            rest: None,
        });
    }

    /// Puts a law or resolution in play after its immediate effects, which use the previous rules
    /// `(AMB-79)`.
    pub fn enact_card(&mut self, card: PoliticalId) {
        let Some(kind) = self.game.political(card).map(|card| card.kind) else {
            return;
        };
        let public = self.public_mut();
        match kind {
            // Cannot fail: each Council adopts one card, and a game has fewer turns than the list
            // has room.
            PoliticalKind::Law => drop(public.laws.push(card)),
            PoliticalKind::Resolution => public.resolution = Some(card),
            PoliticalKind::Executive => {}
        }
    }

    /// Ends the adoption after all effects of the card; an executive decision is removed from the
    /// game.
    pub fn end_adoption(&mut self, card: PoliticalId) {
        let kind = self.game.political(card).map(|card| card.kind);
        let public = self.public_mut();
        public.agenda = [None; 3];
        if kind == Some(PoliticalKind::Executive) {
            public.decks.removed.insert(card.0);
        }
    }
}
