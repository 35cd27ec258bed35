//! The record of this turn's Council, collected from the events that the viewer has seen. Bids are
//! on the table only until the next ones are made; the record keeps them readable.

use super::super::TableContext;
use engine::exodus::Exodus;
use engine::exodus::cards::{Letter, LetterSet, PoliticalId};
use engine::exodus::event::{Event, ResourceReason};
use engine::exodus::state::{Bid, Public};
use engine::exodus::step::Step;
use engine::game::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RevealedVote {
    pub seat: Seat,
    pub bid: Bid,
    pub is_valid: bool,
    /// The penalty paid for an invalid vote.
    pub fine: u16,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CouncilRecord {
    /// The cards at A, B and C, even if they have left the game since.
    pub agenda: [Option<PoliticalId>; 3],
    /// The votes, in the turn order at that time.
    pub votes: Vec<RevealedVote>,
    /// The total of each letter.
    pub totals: [Option<u16>; 3],
    /// Letters that were tied.
    pub tied: LetterSet,
    /// The tied letter that the Chancellor favored.
    pub favored: Option<Letter>,
    /// The card that was adopted.
    pub adopted: Option<PoliticalId>,
    /// The bids for the turn order, in the turn order at that time.
    pub bids: Vec<(Seat, Bid)>,
    /// Tied seats, in the order that the old Chancellor gave them.
    pub ranked: Vec<Seat>,
    /// The turn order before the election, once the bids are known.
    pub before: Vec<Seat>,
    pub after: Vec<Seat>,
    /// Whether the Chancellor has picked a Bonus card or declined.
    pub has_picked: bool,
}

impl CouncilRecord {
    /// Collects the record of this turn that the current perspective may see.
    #[must_use]
    pub fn of(context: &TableContext) -> Self {
        let begins = |event: &Event| matches!(event, Event::TurnStarted { .. });
        let events = context.snapshot.visible_events_since(begins);
        let mut record = Self::from_events(events);
        record.add_open_state(context.game(), &context.view.public);
        record
    }

    /// Collects the record from events.
    pub fn from_events<'a>(events: impl Iterator<Item = &'a Event>) -> Self {
        events.fold(Self::default(), |mut record, event| {
            record.record_event(event);
            record
        })
    }

    fn record_event(&mut self, event: &Event) {
        match event {
            Event::TurnStarted { .. } => {
                *self = Self::default();
            }
            Event::Revealed { letter, card } => {
                self.agenda[letter.index()] = Some(*card);
            }
            &Event::VoteShown {
                seat,
                bid,
                is_valid,
            } => {
                self.votes.push(RevealedVote {
                    seat,
                    bid,
                    is_valid,
                    fine: 0,
                });
            }
            Event::Changed {
                seat,
                delta,
                reason: ResourceReason::Penalty,
                ..
            } => {
                let mut votes = self.votes.iter_mut();
                if let Some(vote) = votes.find(|vote| vote.seat == *seat) {
                    vote.fine = delta.unsigned_abs();
                }
            }
            Event::Total { letter, total } => {
                self.totals[letter.index()] = Some(*total);
            }
            Event::VoteTied { letters } => {
                self.tied = *letters;
            }
            Event::Favored { letter, .. } => {
                self.favored = Some(*letter);
            }
            Event::Adopted { card } => {
                self.adopted = Some(*card);
            }
            _ => {
                self.record_election(event);
            }
        }
    }

    fn record_election(&mut self, event: &Event) {
        match event {
            Event::Picked { .. } => {
                self.has_picked = true;
            }
            Event::BidShown { seat, bid } => {
                self.bids.push((*seat, *bid));
                self.before.push(*seat);
            }
            Event::Ranked { seat, .. } => {
                self.ranked.push(*seat);
            }
            Event::Elected { order, .. } => {
                self.after = order.to_vec();
            }
            _ => {}
        }
    }

    /// Completes the record from the public state, since a match that starts from a position has no
    /// earlier events.
    fn add_open_state(&mut self, game: &Exodus, public: &Public) {
        if self.agenda == [None; 3] {
            self.agenda = public.agenda;
        }
        let shown = |seat: &Seat| public.bids[seat.index() % public.bids.len()];
        if public.step == Step::Favor && self.votes.is_empty() {
            let votes = public.order.iter().map(|seat| RevealedVote {
                seat: *seat,
                bid: shown(seat),
                is_valid: game.vote_target(public, shown(seat).letters).is_some(),
                fine: 0,
            });
            self.votes = votes.collect();
            self.totals = Letter::ALL.map(|letter| {
                public.agenda[letter.index()].map(|_| game.votes_for(public, letter))
            });
            self.tied = public.tied;
        }
        if public.step == Step::Rank && self.bids.is_empty() {
            self.before = public.order.to_vec();
            self.bids = self
                .before
                .iter()
                .map(|seat| (*seat, shown(seat)))
                .collect();
        }
        self.has_picked |= public.bonus.is_some();
    }

    /// Returns the letter of the adopted card.
    #[must_use]
    pub fn winner(&self) -> Option<Letter> {
        let adopted = self.adopted?;
        let mut letters = Letter::ALL.into_iter();
        letters.find(|letter| self.agenda[letter.index()] == Some(adopted))
    }

    /// Returns the bids for the turn order by total, highest first, with tied seats together.
    #[must_use]
    pub fn bids_by_amount(&self) -> Vec<(u16, Vec<Seat>)> {
        let mut rungs: Vec<(u16, Vec<Seat>)> = Vec::new();
        for (seat, bid) in &self.bids {
            match rungs.iter_mut().find(|rung| rung.0 == bid.total()) {
                Some(rung) => rung.1.push(*seat),
                None => rungs.push((bid.total(), vec![*seat])),
            }
        }
        rungs.sort_by_key(|rung| std::cmp::Reverse(rung.0));
        rungs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const C: Seat = Seat(2);

    fn bid(letters: &[Letter], cp: u8) -> Bid {
        Bid {
            letters: letters.iter().copied().collect(),
            cp,
            ..Bid::default()
        }
    }

    #[test]
    fn the_record_keeps_votes_and_the_fine_of_an_invalid_one() {
        let cards = [PoliticalId(4), PoliticalId(9)];
        let vote = |seat, bid, valid| Event::VoteShown {
            seat,
            bid,
            is_valid: valid,
        };
        let both = bid(&[Letter::A, Letter::B], 2);
        let events = [
            Event::TurnStarted {
                turn: 3,
                is_last: false,
            },
            Event::Revealed {
                letter: Letter::A,
                card: cards[0],
            },
            Event::Revealed {
                letter: Letter::B,
                card: cards[1],
            },
            vote(A, bid(&[Letter::B], 1), true),
            vote(B, both, false),
            Event::Changed {
                seat: B,
                what: engine::exodus::effect::Resource::Cp,
                delta: -1,
                reason: ResourceReason::Penalty,
            },
            Event::Adopted { card: cards[1] },
        ];
        let record = CouncilRecord::from_events(events.iter());
        assert_eq!(record.winner(), Some(Letter::B));
        let fines: Vec<u16> = record.votes.iter().map(|vote| vote.fine).collect();
        assert_eq!(fines, [0, 1]);
        assert!(record.votes[0].is_valid && !record.votes[1].is_valid);
    }

    #[test]
    fn tied_bids_are_grouped() {
        let shown = [(A, 2), (B, 4), (C, 2)].map(|(seat, cp)| Event::BidShown {
            seat,
            bid: bid(&[], cp),
        });
        let record = CouncilRecord::from_events(shown.iter());
        assert_eq!(record.bids_by_amount(), [(4, vec![B]), (2, vec![A, C])]);
        assert_eq!(record.before, [A, B, C]);
    }

    #[test]
    fn a_new_turn_clears_the_record() {
        let events = [
            Event::Adopted {
                card: PoliticalId(1),
            },
            Event::TurnStarted {
                turn: 2,
                is_last: false,
            },
        ];
        assert_eq!(
            CouncilRecord::from_events(events.iter()),
            CouncilRecord::default()
        );
    }
}
