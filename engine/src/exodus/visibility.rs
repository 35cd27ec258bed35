//! Determines the information that each viewer may see `[EXO-1.11]` `[EXO-18.3]`, and samples
//! hidden information.

use super::cards::CardSet;
use super::event::Event;
use super::game::Exodus;
use super::initial_state::draw;
use super::state::{Private, State};
use super::view::View;
use crate::chance::Chance;
use crate::game::{Audience, Viewer};

impl Exodus {
    /// Returns the view of `viewer`.
    pub(super) fn view_for(&self, state: &State, viewer: Viewer) -> View {
        let own_seat = match viewer {
            Viewer::Seat(seat) => Some(seat).filter(|seat| self.all_seats().contains(*seat)),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        let is_open = viewer == Viewer::Omniscient;
        View {
            public: state.public,
            own: own_seat.map(|seat| (seat, *state.private(seat))),
            open: is_open.then(|| Box::new(state.private)),
            stayed: state.stayed,
        }
    }

    /// Samples a state that fits a view: hidden abilities are dealt from the unseen cards, and
    /// every seat that has committed gets a legal choice.
    pub(super) fn determinize_view(&self, view: &View, chance: &mut impl Chance) -> State {
        let mut state = State {
            public: view.public,
            stayed: view.stayed,
            ..State::default()
        };
        if let Some(open) = &view.open {
            state.private = **open;
            return state;
        }
        let mut unseen = self.unseen(view);
        for seat in self.all_seats().iter() {
            let private = match &view.own {
                Some((own_seat, private)) if *own_seat == seat => *private,
                Some(_) | None => Private {
                    abilities: draw(&mut unseen, view.public.mat(seat).abilities, chance),
                    plan: self.sample_plan(&state, seat, chance),
                },
            };
            *state.private_mut(seat) = private;
        }
        state
    }

    /// Returns the Ability cards that the viewer has not seen.
    fn unseen(&self, view: &View) -> CardSet {
        let mut known = CardSet::NONE;
        for seat in self.all_seats().iter() {
            known = known.union(view.public.mat(seat).spent);
        }
        if let Some((_, private)) = &view.own {
            known = known.union(private.abilities);
        }
        self.card_pool.abilities.difference(known)
    }

    /// Returns the audience of an event, which is always every viewer: sealed choices become events
    /// only when they are revealed.
    pub(super) const fn audience_of(_event: &Event) -> Audience {
        Audience::All
    }
}
