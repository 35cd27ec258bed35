//! Scouting the sector pile: its top tiles are looked at, and put at the bottom or back on top in
//! any order.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Seat, Undo};
use crate::saga::action::Action;
use crate::saga::deck::MAX_SEEN;
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::{CardId, DeckId, TileId};
use crate::saga::refusal::{BoardRefusal, Refusal};
use crate::saga::state::Public;
use crate::saga::step::Task;

impl Saga {
    /// Returns the scouted tiles that have not been put back yet.
    pub(super) fn pending_tiles<'a>(
        &'a self,
        public: &'a Public,
        task: Task,
    ) -> impl Iterator<Item = TileId> + 'a {
        let (remaining_tiles, kept) = if let Task::Scout {
            remaining_tiles,
            kept,
            ..
        } = task
        {
            (remaining_tiles, kept)
        } else {
            (0, 0)
        };
        let top = public.deck(DeckId::PILE).top.iter();
        top.skip(usize::from(kept))
            .take(usize::from(remaining_tiles))
            .map(|card| TileId(card.0))
    }

    /// Checks whether an action is legal in a decision about scouted tiles.
    pub(super) fn check_scout(
        &self,
        public: &Public,
        task: Task,
        action: Action,
    ) -> Result<(), Refusal> {
        let (Action::Sink(tile) | Action::Keep(tile)) = action else {
            return Err(Refusal::UNASKED);
        };
        if self.pending_tiles(public, task).any(|seen| seen == tile) {
            Ok(())
        } else {
            Err(BoardRefusal::NotSeen.into())
        }
    }

    /// Appends the legal actions for a decision about scouted tiles.
    pub(super) fn list_scout(&self, public: &Public, task: Task, list: &mut Vec<Action>) {
        for tile in self.pending_tiles(public, task) {
            list.push(Action::Keep(tile));
            list.push(Action::Sink(tile));
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Lets a seat look at a number of tiles on top of the pile, or as many as there are.
    pub fn scout(&mut self, seat: Seat, count: u8) {
        let count = count
            .min(MAX_SEEN as u8)
            .min(self.game.pile_left(&self.state.public));
        if count == 0 {
            return;
        }
        self.undo = Undo::Barrier;
        while self.state.public.deck(DeckId::PILE).top.len() < usize::from(count) {
            if !self.move_seen_tile() {
                break;
            }
        }
        self.emit(Event::Scouted { seat, count });
        let top = self.state.public.deck(DeckId::PILE).top;
        let mut remaining_tiles = 0;
        for card in top.iter().take(usize::from(count)) {
            let tile = TileId(card.0);
            self.record_scouted_tile(seat, tile);
            self.emit(Event::Seen { seat, tile });
            remaining_tiles += 1;
        }
        self.mark_seen();
        let kept = 0;
        self.push_task(Task::Scout {
            seat,
            remaining_tiles,
            kept,
        });
    }

    fn record_scouted_tile(&mut self, seat: Seat, tile: TileId) {
        if let Some(known) = self.public_mut().scouted.get_mut(seat.index()) {
            known.insert(tile.0);
        }
    }

    /// Updates which seats know all tiles on top of the deck.
    fn mark_seen(&mut self) {
        let public = &self.state.public;
        let top = public.deck(DeckId::PILE).top;
        let has_seen_all = |seat: &Seat| {
            let known = public.scouted.get(seat.index()).copied();
            let known = known.unwrap_or_default();
            !top.is_empty() && top.iter().all(|card| known.contains(card.0))
        };
        let seen = self.game.all_seats().iter().filter(has_seen_all).collect();
        self.public_mut().deck_mut(DeckId::PILE).seen = seen;
    }

    /// Puts one of the scouted tiles back.
    pub fn do_scout(&mut self, task: Task, seat: Seat, action: Action) {
        let Task::Scout {
            seat: viewer,
            remaining_tiles,
            mut kept,
        } = task
        else {
            return;
        };
        let (Action::Sink(tile) | Action::Keep(tile)) = action else {
            return;
        };
        let deck = self.public_mut().deck_mut(DeckId::PILE);
        let card = CardId(tile.0);
        let Some(index) = deck.top.iter().position(|&other| other == card) else {
            return;
        };
        if let Action::Sink(_) = action {
            deck.top.remove(index);
            deck.discard(card);
            self.emit(Event::SunkOne { seat });
            self.emit(Event::Sunk { seat, tile });
        } else {
            // Tiles that were kept before lie above this one.
            if let Some(cards) = deck.top.get_mut(usize::from(kept)..=index) {
                cards.rotate_right(1);
            }
            kept += 1;
        }
        self.mark_seen();
        if remaining_tiles > 1 {
            self.replace_task(Task::Scout {
                seat: viewer,
                remaining_tiles: remaining_tiles - 1,
                kept,
            });
        } else {
            self.pop_task();
        }
    }
}
