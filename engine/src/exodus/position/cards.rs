//! Checks the cards and the supply of a position: every card is in exactly one deck, hand or list,
//! and no item exceeds its supply.

use super::{StateCheck, ensure};
use crate::error::LoadError;
use crate::exodus::cards::CardSet;
use crate::exodus::part::{Item, Rocket};
use crate::exodus::step::{Step, Task};

/// Tracks which cards of one kind have been found.
struct CardTracker {
    unplaced: CardSet,
    reason: &'static str,
}

impl CardTracker {
    /// Starts with all cards of a set missing.
    const fn new(unplaced: CardSet) -> Self {
        let reason = "a card that is elsewhere, or does not take part";
        Self { unplaced, reason }
    }

    fn check_off(&mut self, path: &str, cards: CardSet) -> Result<(), LoadError> {
        let are_left = cards.difference(self.unplaced).is_empty();
        ensure(are_left, path, self.reason)?;
        self.unplaced = self.unplaced.difference(cards);
        Ok(())
    }

    /// Checks that every card was found, because cards never leave the table.
    fn check_complete(&self, path: &str) -> Result<(), LoadError> {
        ensure(self.unplaced.is_empty(), path, "a card that is nowhere")
    }
}

impl StateCheck<'_> {
    /// Checks decks, laws, kept Resistance cards, abilities and the supply.
    pub(super) fn check_cards(&self) -> Result<(), LoadError> {
        self.check_political()?;
        self.check_resistance()?;
        self.check_abilities()?;
        self.check_supply()
    }

    fn check_political(&self) -> Result<(), LoadError> {
        let mut tracker = CardTracker::new(self.game.card_pool.political);
        let single = |card: u8| CardSet::NONE.with(card);
        tracker.check_off("public.decks.political", self.public.decks.political)?;
        tracker.check_off("public.decks.removed", self.public.decks.removed)?;
        for law in self.public.laws.iter() {
            tracker.check_off("public.laws", single(law.0))?;
        }
        if let Some(card) = self.public.resolution {
            tracker.check_off("public.resolution", single(card.0))?;
        }
        for card in self.public.agenda.iter().flatten() {
            tracker.check_off("public.agenda", single(card.0))?;
        }
        tracker.check_complete("public.decks.removed")
    }

    fn check_resistance(&self) -> Result<(), LoadError> {
        let [first, second, third] = self.game.card_pool.resistance;
        let mut tracker = CardTracker::new(first.union(second).union(third));
        for (pool, deck) in self
            .game
            .card_pool
            .resistance
            .into_iter()
            .zip(self.public.decks.resistance)
        {
            let fits = deck.difference(pool).is_empty();
            ensure(fits, "public.decks.resistance", "a card of another deck")?;
            tracker.check_off("public.decks.resistance", deck)?;
        }
        tracker.check_off("public.decks.gone", self.public.decks.gone)?;
        for card in self.public.decks.bottom.iter() {
            tracker.check_off("public.decks.bottom", CardSet::NONE.with(card.0))?;
        }
        for (n, mat) in self.public.mats.iter().enumerate() {
            tracker.check_off(&format!("public.mats[{n}].trophies"), mat.trophies)?;
        }
        let guard = self.public.battle.as_ref().and_then(|battle| battle.guard);
        if let Some(card) = guard.and_then(|guard| guard.card) {
            tracker.check_off("public.battle.guard", CardSet::NONE.with(card.0))?;
        }
        tracker.check_complete("public.decks.gone")
    }

    fn check_abilities(&self) -> Result<(), LoadError> {
        let mut tracker = CardTracker::new(self.game.card_pool.abilities);
        for (n, (mat, private)) in self.public.mats.iter().zip(&self.state.private).enumerate() {
            tracker.check_off(&format!("public.mats[{n}].spent"), mat.spent)?;
            tracker.check_off(&format!("private[{n}].abilities"), private.abilities)?;
            let count = mat.abilities == private.abilities.len();
            let path = format!("public.mats[{n}].abilities");
            ensure(count, path, "as many as the seat holds")?;
        }
        Ok(())
    }

    /// Checks that supply, blueprints, loose parts, gifts and rockets together hold the number of
    /// copies of each item `[EXO-1.4]`; gifts are lost if the game ends meanwhile.
    fn check_supply(&self) -> Result<(), LoadError> {
        let mut counts = self.public.supply.map(u16::from);
        let fitted = self.public.mats.iter().flat_map(|mat| &mat.blueprints);
        for part in fitted.flat_map(|blueprint| blueprint.iter()) {
            counts[part.item.index()] += 1;
        }
        let loose = self
            .public
            .refit
            .as_ref()
            .map(|refit| refit.loose_parts.loose);
        for (count, loose) in counts.iter_mut().zip(loose.unwrap_or_default()) {
            *count += u16::from(loose);
        }
        for sector in self.public.sectors.iter() {
            for (rocket, count) in Rocket::ALL.into_iter().zip(sector.rockets) {
                counts[rocket.item().index()] += u16::from(count);
            }
        }
        for task in self.public.tasks.iter() {
            if let Task::Refit {
                given: Some((item, count)),
                ..
            } = task
            {
                counts[item.index()] += u16::from(*count);
            }
        }
        let is_over = self.public.step == Step::Over;
        for (item, count) in Item::ALL.into_iter().zip(counts) {
            let supply = u16::from(self.game.item(item).supply);
            let path = format!("public.supply[{}]", item.index());
            let reason = "more of an item than there are";
            ensure(count <= supply, path.clone(), reason)?;
            ensure(is_over || count == supply, path, "an item that is nowhere")?;
        }
        Ok(())
    }
}
