//! Cards: each of those that take part in one place, and none nowhere.

use super::Check;
use super::{Checked, ensure, ensure_at};
use crate::saga::ids::{Bits, CardId, DECKS, DeckId};
use crate::saga::step::{Site, Step, Task};

/// Cards of one deck, as they are met.
struct Met {
    /// Those that may still be met.
    left: Bits,
    deck: DeckId,
}

impl Met {
    fn hold(&self, holds: bool, reason: &str) -> Checked {
        let place = || format!("state.public.decks[{}]", self.deck.0);
        ensure_at(holds, place, reason)
    }

    fn one(&mut self, card: u8) -> Checked {
        let reason = "a card that is elsewhere, or does not take part";
        self.hold(self.left.has(card), reason)?;
        self.left.remove(card);
        Ok(())
    }

    fn all(&mut self, cards: Bits) -> Checked {
        cards.iter().try_for_each(|card| self.one(card))
    }
}

impl Check<'_> {
    /// Decks, hands, events in play and tiles on the board.
    pub(super) fn check_cards(&self) -> Checked {
        let public = self.public;
        for deck in (0..DECKS as u8).map(DeckId) {
            let mut met = Met {
                left: self.dealt(deck),
                deck,
            };
            let cards = public.deck(deck);
            met.all(cards.unseen)?;
            for card in cards.top.iter().chain(cards.bottom.iter()) {
                met.one(card.0)?;
            }
            self.check_elsewhere(deck, &mut met)?;
            // What was under way as the game ended is nowhere any more.
            let whole = met.left.is_empty() || is_tiles(deck) || public.step == Step::Over;
            met.hold(whole, "a card that takes part is nowhere")?;
        }
        for (n, deck) in [DeckId::SCAN, self.retaliation()].into_iter().enumerate() {
            let card = public.shown.get(n).copied().flatten();
            let known = card.is_none_or(|card| self.dealt(deck).has(card.0));
            ensure_at(known, || format!("state.public.shown[{n}]"), "no such card")?;
        }
        let tiles = Bits::first(self.table.tiles.len() as u8);
        let known = public.scouted.iter().all(|seen| seen.0 & !tiles.0 == 0);
        ensure(known, "state.public.scouted", "no such tile")?;
        let commanders = Bits::first(self.table.commanders.len() as u8);
        let known = public.offered.0 & !commanders.0 == 0;
        ensure(known, "state.public.offered", "no such Commander")?;
        let mut chosen = self
            .table
            .all()
            .iter()
            .filter_map(|seat| public.mat(seat).commander);
        let free = !chosen.any(|commander| public.offered.has(commander.0));
        let reason = "a Commander that somebody has";
        ensure(free, "state.public.offered", reason)
    }

    /// The deck whose last card is shown beside the board: the first that has two lines.
    fn retaliation(&self) -> DeckId {
        let lines = |cards: &[crate::saga::figures::ExtraCard]| {
            let first = cards.first().map(|card| &card.face);
            matches!(first, Some(crate::saga::figures::ExtraFace::Lines(_)))
        };
        let mut decks = self.table.mission.extra.iter();
        let place = decks.position(|(_, cards)| lines(cards)).unwrap_or(0);
        DeckId(DeckId::EXTRA.0 + place as u8)
    }

    /// All cards of a deck that take part.
    fn dealt(&self, deck: DeckId) -> Bits {
        let [events, explorations, scans, bosses] = self.table.mission.decks;
        match deck {
            DeckId::COMMON | DeckId::SPECIAL => self.table.cards_of(deck),
            DeckId::EXPLORATION => explorations,
            DeckId::EVENT => events,
            DeckId::SCAN => scans,
            // Those that were there from the start come into the deck once they are beaten.
            DeckId::BOSS => {
                let preset = self.table.mission.bosses.preset.iter();
                bosses.or(preset.map(|(boss, _)| *boss).collect())
            }
            DeckId::PILE => self.table.mission.pile,
            DeckId::NEBULA => self.table.mission.nebulas,
            _ if deck == self.table.report_deck() => {
                Bits::first(self.table.mission.reports.len() as u8)
            }
            _ => {
                let place = deck.index() - DeckId::EXTRA.index();
                let cards = self.table.mission.extra.get(place);
                Bits::first(cards.map_or(0, |(_, cards)| cards.len() as u8))
            }
        }
    }

    /// Cards of a deck that are in hand, in play, on the board or at work.
    fn check_elsewhere(&self, deck: DeckId, met: &mut Met) -> Checked {
        let public = self.public;
        match deck {
            DeckId::COMMON | DeckId::SPECIAL => {
                for hand in self.state.hands {
                    let beyond = hand.0 & !Bits::first(self.table.actions.len() as u8).0;
                    ensure(beyond == 0, "state.hands", "no such card")?;
                    met.all(Bits(hand.0 & self.table.cards_of(deck).0))?;
                }
            }
            DeckId::EVENT => {
                for event in &*public.events {
                    met.one(event.card.0)?;
                    let tokens = event.tokens < self.table.frame().event_price;
                    ensure(tokens, "state.public.events", "too many tokens")?;
                }
            }
            DeckId::BOSS => {
                for (boss, _) in public.bosses() {
                    met.one(boss.0)?;
                }
            }
            DeckId::PILE | DeckId::NEBULA => {
                for tile in public.sectors.iter().filter_map(|sector| sector.tile) {
                    if self.dealt(deck).has(tile.0) {
                        met.one(tile.0)?;
                    }
                }
            }
            _ => {}
        }
        for card in self.at_work(deck) {
            met.one(card.0)?;
        }
        Ok(())
    }

    /// Cards of a deck that tasks hold.
    fn at_work<'a>(&'a self, deck: DeckId) -> impl Iterator<Item = CardId> + 'a {
        self.public
            .tasks
            .iter()
            .filter_map(move |task| match *task {
                Task::Exploration { card, .. } => (deck == DeckId::EXPLORATION).then_some(card),
                Task::Trial {
                    encounter, card, ..
                } => {
                    let encounter = self.table.mission.encounters.get(usize::from(encounter))?;
                    (encounter.deck == Some(deck)).then_some(card)
                }
                Task::Place {
                    site: Site::Boss(boss, _),
                    ..
                } => (deck == DeckId::BOSS).then_some(CardId(boss.0)),
                _ => None,
            })
    }
}

/// Whether the cards of a deck are sectors: a tile may be put away unseen.
fn is_tiles(deck: DeckId) -> bool {
    deck == DeckId::PILE || deck == DeckId::NEBULA
}
