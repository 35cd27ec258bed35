//! Hidden information: the view of each viewer `[SR-3.4]` `[SR-3.5]`, and random states that fit a
//! view.

use super::battlefield::Side;
use super::cards::CardCounts;
use super::event::Event;
use super::game::SpaceRift;
use super::state::{Private, State};
use super::view::{HandSizes, View};
use crate::chance::Chance;
use crate::game::{Audience, Viewer};

impl SpaceRift {
    /// Returns the public information and the hands that `viewer` may see.
    pub(super) fn view_for(&self, state: &State, viewer: Viewer) -> View {
        let side = match viewer {
            Viewer::Seat(seat) => self.side_of(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        View {
            public: state.public,
            held: [
                HandSizes::of(&state.private[0]),
                HandSizes::of(&state.private[1]),
            ],
            own: side.map(|side| (side, *state.private(side))),
            open: (viewer == Viewer::Omniscient).then_some(state.private),
        }
    }

    /// Returns a random state that fits a view: the unseen cards are dealt to the hidden hands.
    pub(super) fn determinize_view(&self, view: &View, chance: &mut impl Chance) -> State {
        let mut state = State {
            public: view.public,
            private: view.open.unwrap_or_default(),
        };
        if view.open.is_some() {
            return state;
        }
        if let Some((side, own)) = view.own {
            state.private[side.index()] = own;
        }
        for side in Side::ALL {
            if view.own.is_none_or(|(own, _)| own != side) {
                let mut commands = self.command_deck(&state);
                let mut combats = self.combat_deck(&state);
                let held = view.held[side.index()];
                state.private[side.index()] = Private {
                    command: take_unseen(&mut commands, held.command, chance),
                    combat: take_unseen(&mut combats, held.combat, chance),
                    drawn: take_unseen(&mut commands, held.drawn, chance),
                };
            }
        }
        state
    }

    /// Returns the audience of an event; cards drawn into a hand are visible only to their side.
    pub(super) fn audience_of(&self, event: &Event) -> Audience {
        match event {
            Event::CommandDrawn { side, .. }
            | Event::CommandOffered { side, .. }
            | Event::CommandKept { side, .. }
            | Event::CombatDrawn { side, .. } => Audience::Only(self.seats_of(*side)),
            Event::TurnStarted { .. }
            | Event::StarsChanged { .. }
            | Event::MarkersPlaced { .. }
            | Event::SectorCleared { .. }
            | Event::MeteorsRolled { .. }
            | Event::MeteorRow { .. }
            | Event::MeteorMoved { .. }
            | Event::MeteorEntered { .. }
            | Event::MeteorGone { .. }
            | Event::MeteorStruck { .. }
            | Event::Drift(_)
            | Event::CommandPlayed { .. }
            | Event::Ordered { .. }
            | Event::AlertPlaced { .. }
            | Event::AlertCleared { .. }
            | Event::RepairRolled { .. }
            | Event::Restored { .. }
            | Event::UnitMoved { .. }
            | Event::Exited { .. }
            | Event::Declared { .. }
            | Event::Launched { .. }
            | Event::CombatPlayed { .. }
            | Event::Reacted { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::Hit { .. }
            | Event::ShipsLost { .. }
            | Event::Confirmed { .. }
            | Event::Eliminated { .. }
            | Event::WreckLeft { .. }
            | Event::RatingFell { .. }
            | Event::AlertsIgnored { .. }
            | Event::Spent { .. }
            | Event::Grappled { .. }
            | Event::CardsDrawn { .. }
            | Event::CommandDiscarded { .. }
            | Event::CombatDiscarded { .. }
            | Event::Reshuffled { .. }
            | Event::TurnEnded { .. }
            | Event::Conceded { .. }
            | Event::DrawOffered { .. }
            | Event::DrawAnswered { .. }
            | Event::DrawLapsed
            | Event::Ended { .. } => Audience::All,
        }
    }
}

/// Takes this number of random cards from those that the viewer has not seen.
fn take_unseen(unseen: &mut CardCounts, count: u8, chance: &mut impl Chance) -> CardCounts {
    (0..count).filter_map(|_| unseen.draw(chance)).collect()
}
