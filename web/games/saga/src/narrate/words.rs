//! Words of the rules: causes, phases, stats, goods, values of enemies, and the names of a
//! scenario.

use super::Narrator;
use super::names::{card_name, scenario_name};
use engine::game::{Game, Seat};
use engine::saga::action::{AbilitySource, Track};
use engine::saga::effect::{Good, Stat};
use engine::saga::figures::Foe;
use engine::saga::ids::{BadgeId, CounterId};
use engine::saga::step::{Cause, Phase, RollPurpose};

impl Narrator<'_> {
    /// Names the source of a seat's ability.
    #[must_use]
    pub fn source(&self, seat: Seat, source: AbilitySource) -> String {
        match source {
            AbilitySource::Gear(gear) => self.gear(gear),
            AbilitySource::Commander => {
                let commander = self.map.and_then(|public| public.mat(seat).commander);
                match commander {
                    Some(commander) => self.commander(commander),
                    None => self.seat(seat),
                }
            }
        }
    }

    /// Names the cause of an event; `None` if the rules cause it.
    #[must_use]
    pub fn cause(&self, by: Cause) -> Option<String> {
        Some(match by {
            Cause::Rule => return None,
            Cause::Scenario => self.text("saga-cause-scenario"),
            Cause::Event(card) => self.event_card(card),
            Cause::Boss(boss) => self.boss(boss),
            Cause::Raider(level) => self.raider_of(level),
            Cause::Scan(card) => self.scan_card(card),
            Cause::Exploration(card, _) => self.exploration(card),
            Cause::Extra(deck, card) => self.card_of(deck, card),
            Cause::Card(_, card) => self.action_card(card),
            Cause::Gear(_, gear) => self.gear(gear),
            Cause::Commander(_, commander) => self.commander(commander),
            Cause::Level(_) => self.text("saga-cause-level"),
            Cause::Reward(_) => self.text("saga-cause-reward"),
            Cause::Ravager => self.text("saga-ravager"),
            Cause::Foe(target) => self.target(target),
        })
    }

    /// Returns the cause in parentheses after a space; empty for the rules.
    pub(super) fn by(&self, by: Cause) -> String {
        self.cause(by).map_or_else(String::new, |cause| {
            format!(" {}", self.say("saga-by", &[("what", cause.into())]))
        })
    }

    #[must_use]
    pub fn phase(&self, phase: Phase) -> String {
        self.word("phase", phase)
    }

    #[must_use]
    pub fn stat(&self, stat: Stat) -> String {
        self.word("stat", stat)
    }

    /// Names the purpose of a roll.
    #[must_use]
    pub fn purpose(&self, purpose: RollPurpose) -> String {
        self.word("purpose", purpose)
    }

    /// Names a track on which levels are bought.
    #[must_use]
    pub fn track(&self, track: Track) -> String {
        self.word("track", track)
    }

    /// Formats a quantity of a good.
    #[must_use]
    pub fn goods(&self, good: Good, count: u8) -> String {
        self.say_count(&self.key("good", good), count)
    }

    /// Names a good without a number.
    #[must_use]
    pub fn good(&self, good: Good) -> String {
        self.text(&format!("saga-{}", good.term()))
    }

    /// Formats a number of Activation Tokens.
    #[must_use]
    pub fn activation(&self, count: u8) -> String {
        self.say_count("saga-token-activation", count)
    }

    /// Describes the values of an enemy.
    #[must_use]
    pub fn foe(&self, foe: Foe) -> String {
        let args = [
            ("attack", foe.attack.into()),
            ("hull", foe.hull.into()),
            ("speed", foe.speed.into()),
        ];
        self.say("saga-foe", &args)
    }

    #[must_use]
    pub fn counter(&self, counter: CounterId) -> String {
        let found = self.game.mission().counters.get(counter.index());
        found.map_or_else(
            || self.text("saga-gauge-installed"),
            |counter| card_name(self.phrases, "counter", &counter.id),
        )
    }

    /// Names a badge of the Doom Counter.
    #[must_use]
    pub fn badge(&self, badge: BadgeId) -> String {
        let found = self.game.mission().badge_ids.get(badge.index());
        let id = found.map_or("boss", String::as_str);
        card_name(self.phrases, "badge", id)
    }

    /// Names an encounter of the scenario, by its index.
    #[must_use]
    pub fn encounter(&self, index: u8) -> String {
        let found = self.game.mission().encounters.get(usize::from(index));
        let id = found.map_or("repair", |encounter| encounter.id.as_str());
        card_name(self.phrases, "encounter", id)
    }

    /// Names a movement action or Expand action of the scenario, by its index.
    #[must_use]
    pub fn project(&self, index: u8, is_expand: bool) -> String {
        let mission = self.game.mission();
        let all = if is_expand {
            &mission.expand
        } else {
            &mission.movement
        };
        let found = all.get(usize::from(index));
        let id = found.map_or("tow", |project| project.id.as_str());
        card_name(self.phrases, "project", id)
    }

    #[must_use]
    pub fn scenario(&self) -> String {
        scenario_name(self.phrases, self.game.options())
    }
}
