//! Gaining, spending and losing goods, Activation Tokens, cards, Hull and events in play
//! `[SAGA-TOK]` `[SAGA-EVT.4]` `[SAGA-EVT.9]`.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::armada::Mat;
use crate::saga::effect::{Amount, Good};
use crate::saga::event::{Event, RemovalReason};
use crate::saga::game::Saga;
use crate::saga::ids::{CardId, DeckId};
use crate::saga::state::EventInPlay;
use crate::saga::step::Cause;

impl Mat {
    /// Returns the amount of a good in the Cargo.
    #[must_use]
    pub const fn good(&self, good: Good) -> u8 {
        match good {
            Good::Astartium => self.astartium,
            Good::Exploration => self.exploration_tokens,
            Good::Combat => self.combat_tokens,
            Good::Points => self.points,
        }
    }

    /// Returns the amount of a good in the Cargo, mutably.
    pub const fn good_mut(&mut self, good: Good) -> &mut u8 {
        match good {
            Good::Astartium => &mut self.astartium,
            Good::Exploration => &mut self.exploration_tokens,
            Good::Combat => &mut self.combat_tokens,
            Good::Points => &mut self.points,
        }
    }
}

impl Saga {
    /// Returns whether a good is used in this game: Victory Points exist only in the Arena
    /// `[SAGA-TOK.7]`.
    #[must_use]
    pub const fn has_good(&self, good: Good) -> bool {
        match good {
            Good::Astartium | Good::Exploration | Good::Combat => true,
            Good::Points => self.is_competitive(),
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Gives a seat an amount of a good.
    pub fn gain(&mut self, seat: Seat, good: Good, count: u8, cause: Cause) {
        if count == 0 || !self.game.has_good(good) {
            return;
        }
        let amount = self.public_mut().mat_mut(seat).good_mut(good);
        *amount = amount.saturating_add(count);
        self.emit(Event::Gained {
            seat,
            good,
            count,
            by: cause,
        });
    }

    /// Takes up to `count` of a good from a seat, and returns the amount taken `[SAGA-GEN.14]`.
    pub fn spend(&mut self, seat: Seat, good: Good, count: u8, cause: Cause) -> u8 {
        let amount = self.public_mut().mat_mut(seat).good_mut(good);
        let count = count.min(*amount);
        *amount -= count;
        if count > 0 {
            self.emit(Event::Lost {
                seat,
                good,
                count,
                by: cause,
            });
        }
        count
    }

    /// Gives a seat an Activation Token, in solo play one for each armada `[SAGA-SOL.6]`.
    pub fn gain_activation(&mut self, seat: Seat) {
        for armada in self.game.fleet(seat) {
            let tokens = &mut self.public_mut().mat_mut(seat).tokens;
            if let Some(tokens) = tokens.get_mut(armada.index()) {
                *tokens = tokens.saturating_add(1);
                self.emit(Event::Tokens { armada, count: 1 });
            }
        }
    }

    /// Draws action cards for a seat `[SAGA-CRD.1]`, as many as the deck has `[SAGA-GEN.7]`.
    pub fn draw_cards(&mut self, seat: Seat, deck: DeckId, count: u8) {
        let mut drawn = 0;
        for _ in 0..count {
            let Some(card) = self.draw(deck) else { break };
            self.state.hand_mut(seat).insert(card.0);
            self.public_mut().mat_mut(seat).hand += 1;
            drawn += 1;
            self.emit(Event::DrewCard { seat, card });
        }
        if drawn > 0 {
            self.emit(Event::DrewCards {
                seat,
                deck,
                count: drawn,
            });
        }
    }

    /// Raises Hull, up to the maximum `[SAGA-MAT.3]`.
    pub fn repair(&mut self, seat: Seat, amount: Amount, cause: Cause) {
        let max_hull = self.game.frame().hull_max;
        let mat = self.public_mut().mat_mut(seat);
        if mat.hull >= max_hull {
            return;
        }
        mat.hull = match amount {
            Amount::Some(count) => mat.hull.saturating_add(count).min(max_hull),
            Amount::All | Amount::Level => max_hull,
        };
        let hull = mat.hull;
        self.emit(Event::Repaired {
            seat,
            hull,
            by: cause,
        });
    }

    /// Puts an event into play, if the deck has one `[SAGA-EVT.4]`.
    pub fn draw_event(&mut self, cause: Cause) {
        let Some(card) = self.draw(DeckId::EVENT) else {
            return;
        };
        let tokens = 0;
        if self
            .public_mut()
            .events
            .push(EventInPlay { card, tokens })
            .is_ok()
        {
            self.emit(Event::EventCame { card, by: cause });
            self.open_event_window();
        }
    }

    /// Removes an event from play with its tokens `[SAGA-EVT.9]` `[SAGA-EVT.10]`.
    pub fn discard_event(&mut self, card: CardId, cause: Cause) {
        let events = &mut self.public_mut().events;
        let Some(index) = events.iter().position(|event| event.card == card) else {
            return;
        };
        events.remove(index);
        self.public_mut().deck_mut(DeckId::EVENT).discard(card);
        self.emit(Event::EventLeft { card, by: cause });
    }

    /// Loses the XPM of a Cargo, if any; returns whether there was one.
    pub fn drop_xpm(&mut self, seat: Seat, reason: RemovalReason) -> bool {
        let is_carried = self.state.public.mat(seat).has_xpm;
        self.lose_cargo_xpm(seat, reason);
        is_carried
    }
}
