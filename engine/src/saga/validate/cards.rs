//! Validates cards: each card in play is in exactly one place.

use super::StateCheck;
use super::{ValidationResult, ensure, ensure_with};
use crate::saga::ids::{CardId, DECKS, DeckId, IdSet};
use crate::saga::step::{PlacementPurpose, Step, Task};

/// Tracks the cards of one deck while they are found.
struct CardTracker {
    /// Cards that were not found yet.
    unseen: IdSet,
    deck: DeckId,
}

impl CardTracker {
    fn ensure(&self, holds: bool, reason: &str) -> ValidationResult {
        let path = || format!("state.public.decks[{}]", self.deck.0);
        ensure_with(holds, path, reason)
    }

    fn check_off(&mut self, card: u8) -> ValidationResult {
        let reason = "a card that is elsewhere, or does not take part";
        self.ensure(self.unseen.contains(card), reason)?;
        self.unseen.remove(card);
        Ok(())
    }

    fn check_off_all(&mut self, cards: IdSet) -> ValidationResult {
        cards.iter().try_for_each(|card| self.check_off(card))
    }
}

impl StateCheck<'_> {
    /// Checks decks, hands, events in play and tiles on the board.
    pub(super) fn check_cards(&self) -> ValidationResult {
        let public = self.public;
        for deck in (0..DECKS as u8).map(DeckId) {
            let mut seen = CardTracker {
                unseen: self.selected_cards(deck),
                deck,
            };
            let cards = public.deck(deck);
            seen.check_off_all(cards.unseen)?;
            for card in cards.top.iter().chain(cards.bottom.iter()) {
                seen.check_off(card.0)?;
            }
            self.check_elsewhere(deck, &mut seen)?;
            // Cards of tasks that were pending when the game ended are in no place.
            let are_all_found =
                seen.unseen.is_empty() || is_tiles(deck) || public.step == Step::Over;
            seen.ensure(are_all_found, "a card that takes part is nowhere")?;
        }
        for (n, deck) in [DeckId::SCAN, self.retaliation()].into_iter().enumerate() {
            let card = public.shown.get(n).copied().flatten();
            let is_known = card.is_none_or(|card| self.selected_cards(deck).contains(card.0));
            ensure_with(
                is_known,
                || format!("state.public.shown[{n}]"),
                "no such card",
            )?;
        }
        let tiles = IdSet::first(self.game.tiles.len() as u8);
        let is_known = public.scouted.iter().all(|seen| seen.0 & !tiles.0 == 0);
        ensure(is_known, "state.public.scouted", "no such tile")?;
        let commanders = IdSet::first(self.game.commanders.len() as u8);
        let is_known = public.offered.0 & !commanders.0 == 0;
        ensure(is_known, "state.public.offered", "no such Commander")?;
        let mut chosen = self
            .game
            .all_seats()
            .iter()
            .filter_map(|seat| public.mat(seat).commander);
        let is_free = !chosen.any(|commander| public.offered.contains(commander.0));
        let reason = "a Commander that somebody has";
        ensure(is_free, "state.public.offered", reason)
    }

    /// Returns the deck whose last card is shown next to the board: the first one with two-line
    /// cards.
    fn retaliation(&self) -> DeckId {
        let lines = |cards: &[crate::saga::figures::ExtraCard]| {
            let first = cards.first().map(|card| &card.face);
            matches!(first, Some(crate::saga::figures::ExtraFace::Lines(_)))
        };
        let mut decks = self.game.mission.extra.iter();
        let index = decks.position(|(_, cards)| lines(cards)).unwrap_or(0);
        DeckId(DeckId::EXTRA.0 + index as u8)
    }

    /// Returns all cards of a deck that are in play.
    fn selected_cards(&self, deck: DeckId) -> IdSet {
        let [events, explorations, scans, bosses] = self.game.mission.decks;
        match deck {
            DeckId::COMMON | DeckId::SPECIAL => self.game.cards_of(deck),
            DeckId::EXPLORATION => explorations,
            DeckId::EVENT => events,
            DeckId::SCAN => scans,
            // Bosses that start on the board join the deck once they are defeated.
            DeckId::BOSS => {
                let preset = self.game.mission.bosses.preset.iter();
                bosses.union(preset.map(|(boss, _)| *boss).collect())
            }
            DeckId::PILE => self.game.mission.pile,
            DeckId::NEBULA => self.game.mission.nebulas,
            _ if deck == self.game.report_deck() => {
                IdSet::first(self.game.mission.reports.len() as u8)
            }
            _ => {
                let index = deck.index() - DeckId::EXTRA.index();
                let cards = self.game.mission.extra.get(index);
                IdSet::first(cards.map_or(0, |(_, cards)| cards.len() as u8))
            }
        }
    }

    /// Finds cards of a deck in hands, in play, on the board and in tasks.
    fn check_elsewhere(&self, deck: DeckId, seen: &mut CardTracker) -> ValidationResult {
        let public = self.public;
        match deck {
            DeckId::COMMON | DeckId::SPECIAL => {
                for hand in self.state.hands {
                    let beyond = hand.0 & !IdSet::first(self.game.actions.len() as u8).0;
                    ensure(beyond == 0, "state.hands", "no such card")?;
                    seen.check_off_all(IdSet(hand.0 & self.game.cards_of(deck).0))?;
                }
            }
            DeckId::EVENT => {
                for event in &*public.events {
                    seen.check_off(event.card.0)?;
                    let are_tokens_valid = event.tokens < self.game.frame().event_price;
                    ensure(are_tokens_valid, "state.public.events", "too many tokens")?;
                }
            }
            DeckId::BOSS => {
                for (boss, _) in public.bosses() {
                    seen.check_off(boss.0)?;
                }
            }
            DeckId::PILE | DeckId::NEBULA => {
                for tile in public.sectors.iter().filter_map(|sector| sector.tile) {
                    if self.selected_cards(deck).contains(tile.0) {
                        seen.check_off(tile.0)?;
                    }
                }
            }
            _ => {}
        }
        for card in self.task_cards(deck) {
            seen.check_off(card.0)?;
        }
        Ok(())
    }

    /// Returns the cards of a deck that tasks hold.
    fn task_cards<'a>(&'a self, deck: DeckId) -> impl Iterator<Item = CardId> + 'a {
        self.public
            .tasks
            .iter()
            .filter_map(move |task| match *task {
                Task::Exploration { card, .. } => (deck == DeckId::EXPLORATION).then_some(card),
                Task::Trial {
                    encounter, card, ..
                } => {
                    let encounter = self.game.mission.encounters.get(usize::from(encounter))?;
                    (encounter.deck == Some(deck)).then_some(card)
                }
                Task::Place {
                    site: PlacementPurpose::Boss(boss, _),
                    ..
                } => (deck == DeckId::BOSS).then_some(CardId(boss.0)),
                _ => None,
            })
    }
}

/// Returns whether the cards of a deck are tiles, which may be reserved unseen.
fn is_tiles(deck: DeckId) -> bool {
    deck == DeckId::PILE || deck == DeckId::NEBULA
}
