//! Fights with guards: revealing the Resistance card, and the end of the fight `[EXO-14]`.

use super::Play;
use super::cloaking::seats_of;
use crate::chance::Chance;
use crate::exodus::cards::ResistanceId;
use crate::exodus::effect::Trigger;
use crate::exodus::event::Event;
use crate::exodus::game::Exodus;
use crate::exodus::hex::HexId;
use crate::exodus::state::{Battle, GuardShip, Public};
use crate::game::EventSink;

/// Statistics of the cards in a Resistance deck that may still be revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GuardsLeft {
    /// Number of cards.
    pub cards: u8,
    /// Sum of their dice.
    pub dice: u16,
    /// Sum of their strengths.
    pub strength: u16,
    /// Lowest number of dice on a card.
    pub min_dice: u8,
    /// Highest number of dice on a card.
    pub max_dice: u8,
}

impl Exodus {
    /// Returns statistics of the cards that may guard a planet of this level: the cards that no
    /// seat has seen, and the cards at the bottom of the deck.
    #[must_use]
    pub fn guards_left(&self, public: &Public, level: u8) -> GuardsLeft {
        let unseen = public
            .decks
            .resistance
            .get(usize::from(level.saturating_sub(1)))
            .copied()
            .unwrap_or_default();
        let bottom = public.decks.bottom.iter().copied();
        let cards = unseen.iter().map(ResistanceId).chain(bottom);
        let cards = cards.filter_map(|card| self.resistance(card));
        let of_level = cards.filter(|card| card.level == level);
        of_level.fold(GuardsLeft::default(), |sum, card| GuardsLeft {
            cards: sum.cards + 1,
            dice: sum.dice + u16::from(card.dice),
            strength: sum.strength + u16::from(card.strength),
            min_dice: if sum.cards == 0 {
                card.dice
            } else {
                sum.min_dice.min(card.dice)
            },
            max_dice: sum.max_dice.max(card.dice),
        })
    }

    /// Returns the dice of a guard; 0 without a card `[EXO-14.9]`.
    #[must_use]
    pub fn guard_dice(&self, guard: GuardShip) -> u8 {
        let card = guard.card.and_then(|card| self.resistance(card));
        card.map_or(0, |card| card.dice)
    }

    /// Returns the strength of a guard; 0 without a card `[EXO-14.9]`.
    #[must_use]
    pub fn guard_strength(&self, guard: GuardShip) -> u8 {
        let card = guard.card.and_then(|card| self.resistance(card));
        card.map_or(0, |card| card.strength)
    }

    /// Returns whether the damage of a guard exceeds its strength `[EXO-9.6]`.
    #[must_use]
    pub fn is_destroyed(&self, guard: GuardShip) -> bool {
        guard.damage > self.guard_strength(guard)
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Reveals the guard of a hex and begins the fight, if there are visible ships of exactly one
    /// seat `[EXO-14.1]` `[EXO-14.2]`.
    pub fn begin_guard_fight(&mut self, hex: HexId) {
        let public = self.public_mut();
        let seats = seats_of(public.ships_at(hex).intersection(public.visible));
        let level = public.sector(hex).guard;
        if let Some(seat) = seats.iter().next()
            && seats.len() == 1
        {
            let card = self.draw_guard(level);
            self.emit(Event::GuardShown {
                hex,
                seat,
                level,
                card,
            });
            self.begin_battle(hex, Some(GuardShip { card, damage: 0 }));
        }
    }

    /// Draws the top card of a Resistance deck: a random unseen card, then the known cards at the
    /// bottom in order; `None` if the deck is empty `[EXO-14.2]` `[EXO-14.9]`.
    fn draw_guard(&mut self, level: u8) -> Option<ResistanceId> {
        let index = usize::from(level.checked_sub(1)?);
        let deck = *self.state.public.decks.resistance.get(index)?;
        if !deck.is_empty() {
            let drawn = self.chance.pick(u32::from(deck.len()));
            let card = deck.nth(drawn)?;
            self.public_mut().decks.resistance[index].remove(card);
            return Some(ResistanceId(card));
        }
        let game = self.game;
        let bottom = &mut self.public_mut().decks.bottom;
        let level_of = |card: &ResistanceId| game.resistance(*card).map(|card| card.level);
        let first = bottom
            .iter()
            .position(|card| level_of(card) == Some(level))?;
        bottom.remove(first)
    }

    /// Ends a fight with a guard. If the guard is beaten, its token leaves the game; the winner
    /// keeps the card, or it leaves the game if no ship is left. Otherwise the card goes to the
    /// bottom of its deck and the guard's damage is removed `[EXO-14.4]` `[EXO-14.5]` `[EXO-14.6]`.
    /// A kept card cannot be discarded before the Conquest stages of the turn are over
    /// `[EXO-14.8]`.
    pub fn end_guard(&mut self, battle: &Battle, guard: GuardShip) {
        let is_beaten = self.game.is_destroyed(guard);
        let Some(seat) = battle.seats.iter().next() else {
            return;
        };
        let survives = !battle.ships.is_empty();
        let public = self.public_mut();
        if is_beaten {
            public.sector_mut(battle.hex).guard = 0;
        }
        if let Some(card) = guard.card {
            if is_beaten && survives {
                public.mat_mut(seat).trophies.insert(card.0);
            } else if is_beaten {
                public.decks.gone.insert(card.0);
            } else {
                let is_full = public.decks.bottom.push(card).is_err();
                debug_assert!(!is_full, "more cards than there are");
            }
        }
        self.emit(Event::GuardEnded {
            hex: battle.hex,
            seat,
            is_beaten,
            kept: guard.card.filter(|_| is_beaten && survives),
        });
        if is_beaten && survives {
            self.fire_trigger(Trigger::WinGuard, seat);
        }
    }
}
