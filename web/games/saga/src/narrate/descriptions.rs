//! Decks and cards of scenarios, checks, and rewards of track levels.

use super::Narrator;
use super::names::card_name;
use engine::saga::figures::{CardCheck, GearKind, LevelReward};
use engine::saga::ids::{BossId, CardId, DeckId, TileId};

impl Narrator<'_> {
    /// Names a card of a deck; a scenario may have custom decks and Intelligence Reports.
    pub(super) fn card_of(&self, deck: DeckId, card: CardId) -> String {
        match deck {
            DeckId::COMMON | DeckId::SPECIAL => self.action_card(card),
            DeckId::EXPLORATION => self.exploration(card),
            DeckId::EVENT => self.event_card(card),
            DeckId::SCAN => self.scan_card(card),
            DeckId::BOSS => self.boss(BossId(card.0)),
            DeckId::PILE | DeckId::NEBULA => self.tile(TileId(card.0)),
            _ if deck == self.game.report_deck() => self.report(card),
            _ => {
                let found = self.game.extra_card(deck, card);
                found.map_or_else(
                    || self.deck(deck),
                    |card| card_name(self.phrases, "extra", &card.id),
                )
            }
        }
    }

    #[must_use]
    pub fn card(&self, deck: DeckId, card: CardId) -> String {
        self.card_of(deck, card)
    }

    #[must_use]
    pub fn report(&self, card: CardId) -> String {
        let found = self.game.mission().reports.get(card.index());
        found.map_or_else(
            || self.text("saga-deck-report"),
            |report| card_name(self.phrases, "report", &report.id),
        )
    }

    #[must_use]
    pub fn deck(&self, deck: DeckId) -> String {
        self.text(match deck {
            DeckId::COMMON => "saga-deck-common",
            DeckId::SPECIAL => "saga-deck-special",
            DeckId::EXPLORATION => "saga-deck-exploration",
            DeckId::EVENT => "saga-deck-event",
            DeckId::SCAN => "saga-deck-scan",
            DeckId::BOSS => "saga-deck-boss",
            DeckId::PILE => "saga-deck-pile",
            DeckId::NEBULA => "saga-deck-nebula",
            _ => {
                let index = deck.index().checked_sub(DeckId::EXTRA.index());
                let extra = &self.game.mission().extra;
                let extra_deck = index.and_then(|index| extra.get(index));
                return match extra_deck {
                    Some((id, _)) => card_name(self.phrases, "deck", id),
                    None => self.text("saga-deck-report"),
                };
            }
        })
    }

    /// Describes a check with the successes that it needs.
    #[must_use]
    pub fn test(&self, test: CardCheck) -> String {
        match test.stat {
            Some(stat) => {
                let args = [
                    ("stat", self.stat(stat).into()),
                    ("count", test.required_successes.into()),
                ];
                self.say("saga-check", &args)
            }
            None => self.say_count("saga-check-any", test.required_successes),
        }
    }

    /// Returns the reward of a level of a track.
    #[must_use]
    pub fn level_reward(&self, kind: GearKind, reward: LevelReward) -> String {
        match reward {
            LevelReward::Equip(quality) => {
                let text = self.gear_of(kind, quality);
                self.say("saga-reward-equip", &[("what", text.into())])
            }
            LevelReward::Gain(good, count) => {
                let text = self.goods(good, count);
                self.say("saga-effect-gain", &[("what", text.into())])
            }
            LevelReward::Stats => self.say_count("saga-reward-stats", 1u8),
            LevelReward::Activation => {
                let text = self.activation(1);
                self.say("saga-effect-gain", &[("what", text.into())])
            }
            LevelReward::Draw(deck) => self.draw_text(deck, 1),
        }
    }
}
