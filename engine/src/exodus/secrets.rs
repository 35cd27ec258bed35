//! Who may know what `[EXO-1.11]` `[EXO-18.3]`, and what the rest might be.

use super::cards::{ActionCard, CardSet, Letter, Letters};
use super::event::Event;
use super::setup::draw;
use super::state::{Bid, Plan, Private, Public, State};
use super::step::Step;
use super::table::Exodus;
use super::view::View;
use crate::chance::Chance;
use crate::game::{Audience, Seat, Viewer};

/// The most that a guessed bid is: one that is likely, not one that is possible.
const USUAL_BID: u32 = 5;

impl Exodus {
    /// What `viewer` may know.
    pub(super) fn view_for(&self, state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat).filter(|seat| self.all().has(*seat)),
            Viewer::Spectator | Viewer::Historian => None,
        };
        let open = viewer == Viewer::Historian;
        View {
            public: state.public.clone(),
            own: own.map(|seat| (seat, state.own(seat).clone())),
            open: open.then(|| Box::new(state.private.clone())),
        }
    }

    /// A state that a view could be of: hidden abilities are dealt from those that nobody has
    /// seen, and whoever has committed has committed to something legal.
    pub(super) fn guess_from(&self, view: &View, chance: &mut impl Chance) -> State {
        let mut state = State {
            public: view.public.clone(),
            ..State::default()
        };
        if let Some(open) = &view.open {
            state.private = open.as_ref().clone();
            return state;
        }
        let mut unseen = self.unseen(view);
        for seat in self.all().iter() {
            *state.own_mut(seat) = match &view.own {
                Some((own, private)) if *own == seat => private.clone(),
                Some(_) | None => Private {
                    abilities: draw(&mut unseen, view.public.mat(seat).abilities, chance),
                    plan: self.plan_like(&view.public, seat, chance),
                },
            };
        }
        state
    }

    /// Ability cards that the viewer has not seen.
    fn unseen(&self, view: &View) -> CardSet {
        let mut known = CardSet::NONE;
        for seat in self.all().iter() {
            known = known.or(view.public.mat(seat).spent);
        }
        if let Some((_, own)) = &view.own {
            known = known.or(own.abilities);
        }
        self.boxed.abilities.minus(known)
    }

    /// What another seat may be about to commit, or have committed to.
    fn plan_like(&self, public: &Public, seat: Seat, chance: &mut impl Chance) -> Plan {
        let mut plan = Plan::default();
        if !public.ready.has(seat) {
            return plan;
        }
        match public.step {
            Step::Vote => {
                let cards = public.agenda.iter().flatten().count() as u32;
                let letter = Letter::ALL.get(chance.pick(cards) as usize);
                let letters = letter.map_or(Letters::default(), |letter| Letters::only(*letter));
                plan.letters = Some(letters);
                plan.bid = Bid {
                    letters,
                    ..bid_like(public, seat, chance)
                };
            }
            Step::Election => plan.bid = bid_like(public, seat, chance),
            Step::Card(_) => {
                let hand: CardSet = self.hand(public.mat(seat)).map(|card| card.0).collect();
                let card = hand.nth(chance.pick(u32::from(hand.len())));
                plan.card = card.map(ActionCard);
            }
            Step::StartTechs
            | Step::StartParts
            | Step::Orders
            | Step::Upkeep
            | Step::Growth(_)
            | Step::Income(_)
            | Step::Repair
            | Step::Council
            | Step::Favor
            | Step::Adopt
            | Step::Offer
            | Step::Pick
            | Step::Rank
            | Step::Perform(..)
            | Step::React(..)
            | Step::TakeBack(_)
            | Step::Bonus(_)
            | Step::Target(_)
            | Step::Fire
            | Step::Kill
            | Step::Conquest
            | Step::Mount(_)
            | Step::Open(_)
            | Step::Reveal
            | Step::Uncloak(_)
            | Step::Battle
            | Step::Deploy(_)
            | Step::End
            | Step::Over => {}
        }
        plan
    }

    /// Who may see an event: everybody. What is sealed is told when it is revealed, and nothing
    /// else is secret.
    pub(super) const fn audience_of(_event: &Event) -> Audience {
        Audience::All
    }
}

/// A bid that a seat can pay.
fn bid_like(public: &Public, seat: Seat, chance: &mut impl Chance) -> Bid {
    let most = u32::from(public.mat(seat).cp).min(USUAL_BID);
    Bid {
        cp: chance.pick(most + 1) as u8,
        ..Bid::default()
    }
}
