//! Star tokens `[SR-15]`, and drawing and discarding of cards `[SR-5.7]` `[SR-5.8]`.

use super::Play;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::space_rift::battlefield::Side;
use crate::space_rift::cards::{CardCounts, CombatId, CommandId};
use crate::space_rift::event::{DeckKind, Event, TokenReason};
use crate::space_rift::game::SpaceRift;
use crate::space_rift::refusal::Refusal;
use crate::space_rift::state::{Phase, Public, State, Task};

impl SpaceRift {
    /// Returns the number of tokens in the common pool `[SR-3.6]` `[SR-15.1]`.
    #[must_use]
    pub fn star_pool(&self, public: &Public) -> u8 {
        let [south, north] = public.sides;
        let held_count = south.stars.saturating_add(north.stars);
        self.figures.stars.pool.saturating_sub(held_count)
    }

    /// Returns the command cards in the deck.
    #[must_use]
    pub fn command_deck(&self, state: &State) -> CardCounts {
        let [south, north] = &state.private;
        let mut deck = self.all_commands.difference(state.public.command_discards);
        for cards in [south.command, south.drawn, north.command, north.drawn] {
            deck = deck.difference(cards);
        }
        if let Some(card) = state.public.active_command.card {
            deck.take(card.0);
        }
        deck
    }

    /// Returns the combat cards in the deck.
    #[must_use]
    pub fn combat_deck(&self, state: &State) -> CardCounts {
        let [south, north] = &state.private;
        let deck = self.all_combats.difference(state.public.combat_discards);
        deck.difference(south.combat).difference(north.combat)
    }

    /// Checks whether a combat card can be taken at the end of the turn `[SR-15.4]`: combat cards
    /// are used, and not all of them are in hands.
    pub(super) fn check_take_card(&self, state: &State) -> Result<(), Refusal> {
        let [south, north] = &state.private;
        let held_count = south.combat.len().saturating_add(north.combat.len());
        if self.all_combats.len() > held_count {
            Ok(())
        } else {
            Err(Refusal::NoCombatCards)
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Gives tokens from the pool, at most as many as it has `[SR-15.1]`.
    pub fn gain(&mut self, side: Side, count: u8, reason: TokenReason) {
        let delta = count.min(self.game.star_pool(&self.state.public));
        if delta == 0 {
            return;
        }
        let side_state = &mut self.state.public.sides[side.index()];
        side_state.stars += delta;
        let stars = side_state.stars;
        self.emit(Event::StarsChanged {
            side,
            delta: delta as i8,
            stars,
            why: reason,
        });
    }

    /// Returns tokens of the active side to the pool.
    pub fn pay(&mut self, price: u8, reason: TokenReason) {
        self.pay_by(self.state.public.active, price, reason);
    }

    /// Returns tokens of a side to the pool.
    pub fn pay_by(&mut self, side: Side, price: u8, reason: TokenReason) {
        if price == 0 {
            return;
        }
        let side_state = &mut self.state.public.sides[side.index()];
        side_state.stars = side_state.stars.saturating_sub(price);
        let stars = side_state.stars;
        self.emit(Event::StarsChanged {
            side,
            delta: -(price as i8),
            stars,
            why: reason,
        });
    }

    /// Draws a command card; an empty deck is first refilled from the discards `[SR-5.8]`.
    pub fn draw_command(&mut self) -> Option<CommandId> {
        let mut deck = self.game.command_deck(self.state);
        if deck.is_empty() {
            deck = std::mem::take(&mut self.state.public.command_discards);
            if !deck.is_empty() {
                self.emit(Event::Reshuffled {
                    deck: DeckKind::Command,
                });
            }
        }
        deck.draw(self.chance).map(CommandId)
    }

    /// Draws a command card into the hand of a side.
    pub fn draw_command_for(&mut self, side: Side) -> bool {
        let Some(card) = self.draw_command() else {
            return false;
        };
        self.state.private[side.index()].command.add(card.0);
        self.emit(Event::CommandDrawn { side, card });
        true
    }

    /// Draws command cards until the hand size equals the command rating or no cards are left
    /// `[SR-5.7]`.
    pub fn fill_hand(&mut self, side: Side) {
        let rating = self.state.public.side_state(side).rating;
        let mut count = 0;
        while self.state.private(side).command.len() < rating && self.draw_command_for(side) {
            count += 1;
        }
        if count > 0 {
            self.emit(Event::CardsDrawn {
                side,
                deck: DeckKind::Command,
                count,
            });
        }
    }

    /// Draws a combat card into the hand of a side.
    pub fn draw_combat(&mut self, side: Side) {
        let mut deck = self.game.combat_deck(self.state);
        if deck.is_empty() {
            deck = std::mem::take(&mut self.state.public.combat_discards);
            if !deck.is_empty() {
                self.emit(Event::Reshuffled {
                    deck: DeckKind::Combat,
                });
            }
        }
        let Some(kind) = deck.draw(self.chance) else {
            return;
        };
        let card = CombatId(kind);
        self.state.private[side.index()].combat.add(kind);
        self.emit(Event::CombatDrawn { side, card });
        self.emit(Event::CardsDrawn {
            side,
            deck: DeckKind::Combat,
            count: 1,
        });
    }

    /// Discards a command card from a hand or from play, face up.
    pub fn discard_command(&mut self, side: Side, kind: u8) {
        self.state.public.command_discards.add(kind);
        let card = CommandId(kind);
        self.emit(Event::CommandDiscarded { side, card });
    }

    /// Discards a combat card, face up.
    pub fn discard_combat(&mut self, side: Side, kind: u8) {
        self.state.public.combat_discards.add(kind);
        let card = CombatId(kind);
        self.emit(Event::CombatDiscarded { side, card });
    }

    /// Keeps one of the command cards drawn `[SR-5.7]`.
    pub fn do_keep(&mut self, side: Side, card: CommandId) {
        let hands = &mut self.state.private[side.index()];
        if hands.drawn.take(card.0) {
            hands.command.add(card.0);
            self.emit(Event::CommandKept { side, card });
        }
        if let Some(Task::Keep(count)) = self.state.public.task {
            self.state.public.task = Some(Task::Keep(count.saturating_sub(1)));
        }
    }

    /// Discards the cards that were drawn and not kept.
    pub fn discard_drawn(&mut self) {
        for side in Side::ALL {
            let drawn = std::mem::take(&mut self.state.private[side.index()].drawn);
            for kind in drawn.iter() {
                self.discard_command(side, kind);
            }
        }
    }

    /// Takes a combat card and fewer tokens `[SR-15.4]`.
    pub fn take_card(&mut self) {
        let side = self.state.public.active;
        self.gain(
            side,
            self.game.figures.stars.end_with_card,
            TokenReason::Reward,
        );
        self.draw_combat(side);
        self.state.public.phase = Phase::Sale;
    }

    /// Sells a combat card `[SR-15.5]`.
    pub fn do_sell(&mut self, card: CombatId) {
        let side = self.state.public.active;
        self.state.private[side.index()].combat.take(card.0);
        self.discard_combat(side, card.0);
        self.gain(side, self.game.figures.stars.sale, TokenReason::Sale);
        self.end_turn();
    }
}
