//! Star tokens `[SR-15]`, and cards that are drawn and discarded `[SR-5.7]` `[SR-5.8]`.

use super::Play;
use crate::chance::Chance;
use crate::game::Record;
use crate::space_rift::cards::{Cards, CombatId, CommandId};
use crate::space_rift::event::{Deck, Event, Trade};
use crate::space_rift::field::Side;
use crate::space_rift::state::{Public, State};
use crate::space_rift::table::SpaceRift;

impl SpaceRift {
    /// Tokens in the common pool `[SR-3.6]` `[SR-15.1]`.
    #[must_use]
    pub fn pool(&self, public: &Public) -> u8 {
        let [south, north] = public.stands;
        let out = south.stars.saturating_add(north.stars);
        self.figures.stars.pool.saturating_sub(out)
    }

    /// Command cards that are left to draw.
    #[must_use]
    pub fn command_deck(&self, state: &State) -> Cards {
        let [south, north] = &state.private;
        let mut rest = self.command_box.minus(state.public.command_discards);
        for cards in [south.command, south.drawn, north.command, north.drawn] {
            rest = rest.minus(cards);
        }
        if let Some(card) = state.public.plan.card {
            rest.take(card.0);
        }
        rest
    }

    /// Combat cards that are left to draw.
    #[must_use]
    pub fn combat_deck(&self, state: &State) -> Cards {
        let [south, north] = &state.private;
        let rest = self.combat_box.minus(state.public.combat_discards);
        rest.minus(south.combat).minus(north.combat)
    }

    /// Whether a combat card can be drawn at all.
    pub(super) fn has_combat_left(&self, public: &Public, held: u8) -> bool {
        self.combat_box.len() > held || !public.combat_discards.is_empty()
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Gives tokens from the pool, as many as there are `[SR-15.1]`.
    pub fn gain(&mut self, side: Side, count: u8, why: Trade) {
        let by = count.min(self.table.pool(&self.state.public));
        if by == 0 {
            return;
        }
        let stand = &mut self.state.public.stands[side.index()];
        stand.stars += by;
        let stars = stand.stars;
        self.note(Event::StarsChanged {
            side,
            by: by as i8,
            stars,
            why,
        });
    }

    /// Tokens of the active side go back to the pool.
    pub fn pay(&mut self, price: u8, why: Trade) {
        self.pay_by(self.state.public.active, price, why);
    }

    /// Tokens of a side go back to the pool.
    pub fn pay_by(&mut self, side: Side, price: u8, why: Trade) {
        if price == 0 {
            return;
        }
        let stand = &mut self.state.public.stands[side.index()];
        stand.stars = stand.stars.saturating_sub(price);
        let stars = stand.stars;
        self.note(Event::StarsChanged {
            side,
            by: -(price as i8),
            stars,
            why,
        });
    }

    /// A command card of the deck; an empty deck is made anew of the discards `[SR-5.8]`.
    pub fn draw_command(&mut self) -> Option<CommandId> {
        let mut deck = self.table.command_deck(self.state);
        if deck.is_empty() {
            deck = std::mem::take(&mut self.state.public.command_discards);
            if !deck.is_empty() {
                self.note(Event::Reshuffled {
                    deck: Deck::Command,
                });
            }
        }
        deck.draw(self.chance).map(CommandId)
    }

    /// A command card for the hand of a side.
    pub fn draw_for(&mut self, side: Side) -> bool {
        let Some(card) = self.draw_command() else {
            return false;
        };
        self.state.private[side.index()].command.add(card.0);
        self.note(Event::CommandDrawn { side, card });
        true
    }

    /// Draws until the hand is as large as the command rating `[SR-5.7]`.
    pub fn fill_hand(&mut self, side: Side) {
        let rating = self.state.public.stand(side).rating;
        let mut by = 0;
        while self.state.own(side).command.len() < rating && self.draw_for(side) {
            by += 1;
        }
        if by > 0 {
            self.note(Event::CardsDrawn {
                side,
                deck: Deck::Command,
                by,
            });
        }
    }

    /// A combat card for the hand of a side.
    pub fn draw_combat(&mut self, side: Side) {
        let mut deck = self.table.combat_deck(self.state);
        if deck.is_empty() {
            deck = std::mem::take(&mut self.state.public.combat_discards);
            if !deck.is_empty() {
                self.note(Event::Reshuffled { deck: Deck::Combat });
            }
        }
        let Some(kind) = deck.draw(self.chance) else {
            return;
        };
        let card = CombatId(kind);
        self.state.private[side.index()].combat.add(kind);
        self.note(Event::CombatDrawn { side, card });
        self.note(Event::CardsDrawn {
            side,
            deck: Deck::Combat,
            by: 1,
        });
    }

    /// Puts a command card that was in a hand or in play on the discards, face up.
    pub fn discard_command(&mut self, side: Side, kind: u8) {
        self.state.public.command_discards.add(kind);
        let card = CommandId(kind);
        self.note(Event::CommandDiscarded { side, card });
    }

    /// The same for a combat card.
    pub fn discard_combat(&mut self, side: Side, kind: u8) {
        self.state.public.combat_discards.add(kind);
        let card = CombatId(kind);
        self.note(Event::CombatDiscarded { side, card });
    }
}
