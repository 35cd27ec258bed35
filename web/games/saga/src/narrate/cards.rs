//! Names, kinds, timings and texts of cards.
//!
//! A phrase such as `saga-action-ID.text` of a content pack replaces the text that is generated
//! from effects.

use super::Narrator;
use super::names::card_name;
use engine::saga::action::Track;
use engine::saga::effect::{Stat, Timing};
use engine::saga::figures::{ActionCard, ActionKind, Bonus, Gear, GearKind, GearQuality, Script};
use engine::saga::ids::{BossId, CardId, CommanderId, GearId};

impl Narrator<'_> {
    #[must_use]
    pub fn commander(&self, commander: CommanderId) -> String {
        let found = self.game.commander(commander);
        found.map_or_else(String::new, |card| {
            card_name(self.phrases, "commander", &card.id)
        })
    }

    /// Returns the setup bonus and the ability of a Commander.
    #[must_use]
    pub fn commander_text(&self, commander: CommanderId) -> String {
        let Some(card) = self.game.commander(commander) else {
            return String::new();
        };
        let pack_text = self.own_text("commander", &card.id);
        pack_text.unwrap_or_else(|| {
            let args = [
                ("bonus", self.bonus(card.bonus).into()),
                ("when", self.timing(card.ability.timing).into()),
                ("text", self.script(&card.ability.script).into()),
            ];
            self.say("saga-text-bonus", &args)
        })
    }

    #[must_use]
    pub fn commander_ability(&self, commander: CommanderId) -> String {
        let found = self.game.commander(commander);
        found.map_or_else(String::new, |card| self.script(&card.ability.script))
    }

    #[must_use]
    pub fn gear(&self, gear: GearId) -> String {
        let found = self.game.gear(gear);
        found.map_or_else(String::new, |card| {
            card_name(self.phrases, "gear", &card.id)
        })
    }

    /// Returns the bonuses of a Unit or Power Up, and when and how its ability is used.
    #[must_use]
    pub fn gear_text(&self, gear: GearId) -> String {
        let found = self.game.gear(gear);
        found.map_or_else(String::new, |card| self.generated_gear_text(card))
    }

    fn generated_gear_text(&self, card: &Gear) -> String {
        let pack_text = self.own_text("gear", &card.id);
        pack_text.unwrap_or_else(|| {
            let args = [
                ("bonus", self.bonus(card.bonus).into()),
                ("when", self.timing(card.ability.timing).into()),
                ("text", self.script(&card.ability.script).into()),
            ];
            self.say("saga-text-gear", &args)
        })
    }

    #[must_use]
    pub fn gear_ability(&self, gear: GearId) -> String {
        let found = self.game.gear(gear);
        found.map_or_else(String::new, |card| self.script(&card.ability.script))
    }

    /// Names Armada cards of a kind and quality.
    #[must_use]
    pub fn gear_of(&self, kind: GearKind, quality: GearQuality) -> String {
        match kind {
            GearKind::Unit => self.word("unit", quality),
            GearKind::PowerUp => self.word("power-up", quality),
        }
    }

    /// Lists the bonuses of a card to stats.
    #[must_use]
    pub fn bonus(&self, bonus: Bonus) -> String {
        let stats = Stat::ALL.map(|stat| (self.stat(stat), bonus.of(stat)));
        let levels = [
            (self.track(Track::Starport), bonus.starport),
            (self.track(Track::Lab), bonus.lab),
        ];
        let all = stats.into_iter().chain(levels);
        let parts: Vec<String> = all
            .filter(|(_, count)| *count > 0)
            .map(|(name, count)| {
                let args = [("stat", name.into()), ("count", count.into())];
                self.say("saga-bonus", &args)
            })
            .collect();
        self.phrases.list(&parts)
    }

    /// Describes when an ability or an Instant can be used.
    #[must_use]
    pub fn timing(&self, timing: Timing) -> String {
        self.text(&format!("saga-{}", timing.term()))
    }

    #[must_use]
    pub fn action_card(&self, card: CardId) -> String {
        let found = self.game.action_card(card);
        found.map_or_else(String::new, |card| {
            card_name(self.phrases, "action", &card.id)
        })
    }

    #[must_use]
    pub fn action_text(&self, card: CardId) -> String {
        let found = self.game.action_card(card);
        found.map_or_else(String::new, |card| self.generated_action_text(card))
    }

    fn generated_action_text(&self, card: &ActionCard) -> String {
        let pack_text = self.own_text("action", &card.id);
        pack_text.unwrap_or_else(|| self.script(&card.script))
    }

    #[must_use]
    pub fn action_kind(&self, kind: ActionKind) -> String {
        self.word("action", kind)
    }

    #[must_use]
    pub fn event_card(&self, card: CardId) -> String {
        let found = self.game.event_card(card);
        found.map_or_else(String::new, |card| {
            card_name(self.phrases, "threat", &card.id)
        })
    }

    #[must_use]
    pub fn event_text(&self, card: CardId) -> String {
        let Some(card) = self.game.event_card(card) else {
            return String::new();
        };
        let pack_text = self.own_text("threat", &card.id);
        pack_text.unwrap_or_else(|| self.script(&card.script))
    }

    /// Returns whether an event is constant or recurs every round, in a word.
    #[must_use]
    pub fn event_kind(&self, card: CardId) -> String {
        let recurring = self
            .game
            .event_card(card)
            .is_some_and(|card| card.is_recurring);
        self.text(if recurring {
            "saga-recurring"
        } else {
            "saga-constant"
        })
    }

    #[must_use]
    pub fn exploration(&self, card: CardId) -> String {
        let found = self.game.exploration(card);
        found.map_or_else(String::new, |card| {
            card_name(self.phrases, "exploration", &card.id)
        })
    }

    /// Returns the texts of both sides of an Exploration card.
    #[must_use]
    pub fn exploration_text(&self, card: CardId) -> String {
        let sides = [false, true].map(|hard| self.side_text(card, hard));
        sides.join(" ")
    }

    /// Returns the text of the easy or the hard side of an Exploration card.
    #[must_use]
    pub fn side_text(&self, card: CardId, is_hard: bool) -> String {
        let Some(found) = self.game.exploration(card) else {
            return String::new();
        };
        let side = usize::from(is_hard);
        let args = [
            ("check", self.test(found.tests[side]).into()),
            ("text", self.part(found.rewards[side].code).into()),
        ];
        let key = if is_hard {
            "saga-text-hard"
        } else {
            "saga-text-easy"
        };
        self.say(key, &args)
    }

    #[must_use]
    pub fn scan_card(&self, card: CardId) -> String {
        let number = card.0.saturating_add(1);
        self.say("saga-scan", &[("number", number.into())])
    }

    /// Returns the text of a Scanning Report.
    #[must_use]
    pub fn scan_text(&self, card: CardId) -> String {
        let Some(card) = self.game.scan_card(card) else {
            return String::new();
        };
        let raiders: Vec<String> = card
            .raiders
            .iter()
            .map(|location| self.location(*location))
            .collect();
        let [first, second] = card.xpm.map(|location| self.location(location));
        let args = [
            ("one", first.into()),
            ("two", second.into()),
            ("raiders", raiders.join("; ").into()),
        ];
        self.say("saga-text-scan", &args)
    }

    /// Returns the effect and the reward of a Boss, without its values.
    #[must_use]
    pub fn boss_effect(&self, boss: BossId) -> String {
        let Some(card) = self.game.boss(boss) else {
            return String::new();
        };
        let pack_text = self.own_text("boss", &card.id);
        pack_text
            .unwrap_or_else(|| [self.script(&card.effect), self.reward(&card.reward)].join(" "))
    }

    #[must_use]
    pub fn reward(&self, script: &Script) -> String {
        let args = [("text", self.part(script.code).into())];
        self.say("saga-text-reward", &args)
    }

    /// Returns the text that a content pack defines for a card.
    #[must_use]
    pub fn own_text(&self, kind: &str, id: &str) -> Option<String> {
        self.phrases.find(&format!("saga-{kind}-{id}.text"), &[])
    }
}
