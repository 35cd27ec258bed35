//! Cards of a position: each of those that take part in one place.

use super::ensure;
use crate::error::LoadError;
use crate::saga::ids::{Bits, CardId, DECKS, DeckId};
use crate::saga::state::{Public, State};
use crate::saga::step::Task;
use crate::saga::table::Saga;

/// Cards of one deck, as they are met.
struct Met {
    /// Those that may still be met.
    left: Bits,
    place: String,
}

impl Met {
    fn one(&mut self, card: u8) -> Result<(), LoadError> {
        let why = "a card that is elsewhere, or does not take part";
        ensure(self.left.has(card), self.place.as_str(), why)?;
        self.left.remove(card);
        Ok(())
    }

    fn all(&mut self, cards: Bits) -> Result<(), LoadError> {
        cards.iter().try_for_each(|card| self.one(card))
    }
}

impl Saga {
    /// Decks, hands, events in play and tiles on the board.
    pub(super) fn check_cards(&self, state: &State) -> Result<(), LoadError> {
        let public = &state.public;
        for deck in (0..DECKS as u8).map(DeckId) {
            let mut met = Met {
                left: self.dealt(deck),
                place: format!("state.public.decks[{}]", deck.0),
            };
            let cards = public.deck(deck);
            met.all(cards.unseen)?;
            for card in cards.top.iter().chain(cards.bottom.iter()) {
                met.one(card.0)?;
            }
            self.check_elsewhere(state, deck, &mut met)?;
        }
        for (n, deck) in [DeckId::SCAN, self.retaliation()].into_iter().enumerate() {
            let card = public.shown.get(n).copied().flatten();
            let known = card.is_none_or(|card| self.dealt(deck).has(card.0));
            ensure(known, format!("state.public.shown[{n}]"), "no such card")?;
        }
        let tiles = Bits::first(self.tiles.len() as u8);
        let known = public.scouted.iter().all(|seen| seen.0 & !tiles.0 == 0);
        ensure(known, "state.public.scouted", "no such tile")?;
        let commanders = Bits::first(self.commanders.len() as u8);
        let known = public.offered.0 & !commanders.0 == 0;
        ensure(known, "state.public.offered", "no such Commander")
    }

    /// The deck whose last card is shown beside the board: the first that has two lines.
    fn retaliation(&self) -> DeckId {
        let lines = |cards: &[crate::saga::figures::ExtraCard]| {
            let first = cards.first().map(|card| &card.face);
            matches!(first, Some(crate::saga::figures::ExtraFace::Lines(_)))
        };
        let mut decks = self.mission.extra.iter();
        let place = decks.position(|(_, cards)| lines(cards)).unwrap_or(0);
        DeckId(DeckId::EXTRA.0 + place as u8)
    }

    /// All cards of a deck that take part.
    fn dealt(&self, deck: DeckId) -> Bits {
        let [events, explorations, scans, bosses] = self.mission.decks;
        match deck {
            DeckId::COMMON | DeckId::SPECIAL => self.cards_of(deck),
            DeckId::EXPLORATION => explorations,
            DeckId::EVENT => events,
            DeckId::SCAN => scans,
            // Those that were there from the start come into the deck once they are beaten.
            DeckId::BOSS => {
                let preset = self.mission.bosses.preset.iter();
                bosses.or(preset.map(|(boss, _)| *boss).collect())
            }
            DeckId::PILE => self.mission.pile,
            DeckId::NEBULA => self.mission.nebulas,
            _ if deck == self.report_deck() => Bits::first(self.mission.reports.len() as u8),
            _ => {
                let place = deck.index() - DeckId::EXTRA.index();
                let cards = self.mission.extra.get(place);
                Bits::first(cards.map_or(0, |(_, cards)| cards.len() as u8))
            }
        }
    }

    /// Cards of a deck that are in hand, in play, on the board or at work.
    fn check_elsewhere(&self, state: &State, deck: DeckId, met: &mut Met) -> Result<(), LoadError> {
        let public = &state.public;
        match deck {
            DeckId::COMMON | DeckId::SPECIAL => {
                for hand in state.hands {
                    let beyond = hand.0 & !Bits::first(self.actions.len() as u8).0;
                    ensure(beyond == 0, "state.hands", "no such card")?;
                    met.all(Bits(hand.0 & self.cards_of(deck).0))?;
                }
            }
            DeckId::EVENT => {
                for event in &*public.events {
                    met.one(event.card.0)?;
                    let tokens = event.tokens < self.frame().event_price;
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
        for card in at_work(public, deck) {
            met.one(card.0)?;
        }
        Ok(())
    }
}

/// Cards of a deck that tasks hold.
fn at_work(public: &Public, deck: DeckId) -> impl Iterator<Item = CardId> + '_ {
    public.tasks.iter().filter_map(move |task| {
        if let Task::Exploration { card, .. } = task {
            (deck == DeckId::EXPLORATION).then_some(*card)
        } else {
            None
        }
    })
}
