//! Names of cards, their kinds and windows, and the letters of the vote.

use super::Narrator;
use super::names::card_name;
use engine::exodus::cards::{AbilityId, Letter, LetterSet, PoliticalId, ResistanceId};
use engine::exodus::figures::{PoliticalKind, Window};

impl Narrator<'_> {
    #[must_use]
    pub fn political(&self, card: PoliticalId) -> String {
        let found = self.game.political(card);
        found.map_or_else(String::new, |card| {
            card_name(self.phrases, "political", &card.id)
        })
    }

    #[must_use]
    pub fn resistance(&self, card: ResistanceId) -> String {
        let found = self.game.resistance(card);
        found.map_or_else(String::new, |card| {
            card_name(self.phrases, "resistance", &card.id)
        })
    }

    #[must_use]
    pub fn ability(&self, card: AbilityId) -> String {
        let found = self.game.ability(card);
        found.map_or_else(String::new, |card| {
            card_name(self.phrases, "ability", &card.id)
        })
    }

    #[must_use]
    pub fn political_kind(&self, kind: PoliticalKind) -> String {
        self.text(match kind {
            PoliticalKind::Law => "exodus-law",
            PoliticalKind::Resolution => "exodus-resolution",
            PoliticalKind::Executive => "exodus-executive",
        })
    }

    /// Describes when an ability can be used.
    #[must_use]
    pub fn window(&self, window: Window) -> String {
        match window {
            Window::Action(action_kind) => {
                let args = [("deed", self.action_kind(action_kind).into())];
                self.say("exodus-window-deed", &args)
            }
            _other => self.word("window", window),
        }
    }

    /// Names the level of a guard, as printed on its card.
    #[must_use]
    pub fn level(&self, level: u8) -> String {
        self.text(match level {
            0 | 1 => "exodus-level-one",
            2 => "exodus-level-two",
            3.. => "exodus-level-three",
        })
    }

    /// Names a guard by its level.
    #[must_use]
    pub fn guard(&self, level: u8) -> String {
        self.say("exodus-guard", &[("level", self.level(level).into())])
    }

    #[must_use]
    pub fn letter(&self, letter: Letter) -> String {
        let letter: &str = letter.into();
        letter.to_owned()
    }

    /// Lists letters of the vote.
    #[must_use]
    pub fn letters(&self, letters: LetterSet) -> String {
        let contained = Letter::ALL
            .into_iter()
            .filter(|letter| letters.contains(*letter));
        self.list(contained.map(|letter| self.letter(letter)))
    }
}
