//! Texts of cards, built from their effects, so that a text always matches the rules, including the
//! cards of content packs and custom scenarios.

use super::{Narrator, capitalized};
use engine::saga::effect::{
    Amount, Effect, Filter, FoeStat, GameEnd, Good, Landing, Loss, PricedItem, ReportTarget,
    SpawnPlace, ThresholdScope,
};
use engine::saga::figures::{CardCheck, Script};
use engine::saga::ids::{DeckId, EffectListId};

impl Narrator<'_> {
    /// Describes the effects of a script in a sentence.
    #[must_use]
    pub fn script(&self, script: &Script) -> String {
        self.code(script.code)
    }

    /// Describes a list of effects in a sentence.
    #[must_use]
    pub fn code(&self, code: EffectListId) -> String {
        self.sentence(&self.part(code))
    }

    /// Turns a part of a sentence into a sentence.
    pub(super) fn sentence(&self, part: &str) -> String {
        self.say("saga-text", &[("text", capitalized(part).into())])
    }

    /// Describes a list of effects in a part of a sentence.
    #[must_use]
    pub fn part(&self, code: EffectListId) -> String {
        let effects = self.game.effects(code).iter();
        let parts: Vec<String> = effects.map(|effect| self.effect(*effect)).collect();
        if parts.is_empty() {
            return self.text("saga-effect-none");
        }
        parts.join("; ")
    }

    /// Describes one effect in a part of a sentence.
    #[must_use]
    pub fn effect(&self, effect: Effect) -> String {
        match effect {
            Effect::Gain(good, count) => self.goods_of("saga-effect-gain", good, count),
            Effect::Lose(loss, count, other) => self.loss(loss, count, other),
            Effect::Swap(from, into, count) => {
                let args = [
                    ("what", self.goods(from, count).into()),
                    ("into", self.good(into).into()),
                ];
                self.say("saga-effect-swap", &args)
            }
            Effect::DrawAction(deck, count) => self.draw_text(deck, count),
            Effect::Repair(amount) => {
                self.amount(amount, "saga-effect-repair", "saga-effect-repair-all")
            }
            Effect::Damage(Amount::Level) => self.text("saga-effect-damage-level"),
            Effect::Damage(amount) => {
                self.amount(amount, "saga-effect-damage", "saga-effect-damage-all")
            }
            Effect::Refresh(amount) => {
                self.amount(amount, "saga-effect-refresh", "saga-effect-refresh-all")
            }
            Effect::AddDice(count) => self.say_count("saga-effect-dice", count),
            Effect::Reroll(amount) => {
                self.amount(amount, "saga-effect-reroll", "saga-effect-reroll-all")
            }
            Effect::Auto(count) => self.say_count("saga-effect-auto", count),
            Effect::Threshold(face, ThresholdScope::Roll) => {
                self.say_count("saga-effect-aim-roll", face)
            }
            Effect::Threshold(face, ThresholdScope::Combat) => {
                self.say_count("saga-effect-aim-combat", face)
            }
            Effect::Soften(amount) => {
                self.amount(amount, "saga-effect-soften", "saga-effect-soften-all")
            }
            Effect::Strike(count) => self.say_count("saga-effect-strike", count),
            Effect::Mp(count) => self.say_count("saga-effect-mp", count),
            Effect::Step(count) => self.say_count("saga-effect-step", count),
            Effect::Jump(Landing::GateOrStarbase) => self.text("saga-effect-jump-base"),
            Effect::Jump(Landing::Any) => self.text("saga-effect-jump-any"),
            Effect::EvadeDiscount(amount) => {
                self.amount(amount, "saga-effect-evade", "saga-effect-evade-all")
            }
            Effect::Scout(count) => self.say_count("saga-effect-scout", count),
            Effect::PlaceXpm(within) => self.say_count("saga-effect-xpm", within),
            Effect::Spawn(level, count, place) => self.spawn(level, count, place),
            Effect::Advance(filter, count) => self.among("saga-effect-advance", count, filter),
            Effect::Shove(filter, count) => self.among("saga-effect-shove", count, filter),
            Effect::Promote(filter, count) => self.among("saga-effect-promote", count, filter),
            Effect::Destroy(filter, count) => self.among("saga-effect-destroy", count, filter),
            Effect::EnemyMod(stat, delta, filter) => self.foe_change(stat, delta, filter),
            Effect::DrawEvent(count) => self.say_count("saga-effect-draw-event", count),
            Effect::CancelEvent(count) => self.say_count("saga-effect-cancel-event", count),
            Effect::Forbid(bar) => self.word("effect-bar", bar),
            Effect::ModMp(delta, min) => {
                let key = more(delta, "saga-effect-mp-more", "saga-effect-mp-less");
                let args = [
                    ("count", delta.unsigned_abs().into()),
                    ("least", min.into()),
                ];
                self.say(key, &args)
            }
            Effect::CostMod(price, delta) => self.price(price, delta),
            Effect::Check(stat, required_successes, pass, fail) => self.check(
                CardCheck {
                    stat,
                    required_successes,
                },
                pass,
                fail,
            ),
            Effect::Each(code) => self.say("saga-effect-each", &[("text", self.part(code).into())]),
            Effect::EachWithin(anchor, count, code) => {
                let args = [("count", count.into()), ("text", self.part(code).into())];
                self.say(&self.key("effect-near", anchor), &args)
            }
            Effect::Choose(first, second) => {
                let args = [
                    ("text", self.part(first).into()),
                    ("other", self.part(second).into()),
                ];
                self.say("saga-effect-choose", &args)
            }
            Effect::Ravager(count) => self.say_count("saga-effect-ravager", count),
            Effect::None => self.text("saga-effect-none"),
            _ => self.operation(effect).unwrap_or_default(),
        }
    }

    /// Describes an operation of a scenario; `None` for effects of cards.
    fn operation(&self, effect: Effect) -> Option<String> {
        let entity_text =
            |key: &str, entity| self.say(key, &[("entity", self.entity(entity).into())]);
        let some = |key: &str, entity, count: u8| {
            let args = [
                ("entity", self.entity(entity).into()),
                ("count", count.into()),
            ];
            self.say(key, &args)
        };
        Some(match effect {
            Effect::SpawnBoss(_) => self.text("saga-effect-boss"),
            Effect::Report(ReportTarget::Starbase) => self.text("saga-effect-report-base"),
            Effect::Report(ReportTarget::Entity(entity)) => {
                entity_text("saga-effect-report-entity", entity)
            }
            Effect::PlaceTile(_, true) => self.text("saga-effect-tile"),
            Effect::PlaceTile(_, false) => self.text("saga-effect-tile-down"),
            Effect::PlaceEntity(entity, _) => entity_text("saga-effect-entity-comes", entity),
            Effect::MoveEntity(entity, count, _) => {
                some("saga-effect-entity-moves", entity, count.max(1))
            }
            Effect::EntityHull(entity, by) => {
                let key = more(by, "saga-effect-entity-more", "saga-effect-entity-less");
                some(key, entity, by.unsigned_abs())
            }
            Effect::EntityHit(entity) => entity_text("saga-effect-entity-hit", entity),
            Effect::EntityXpm(entity, transfer) => {
                entity_text(&self.key("effect-xpm", transfer), entity)
            }
            Effect::Counter(counter, _) => {
                let args = [("counter", self.counter(counter).into())];
                self.say("saga-effect-counter", &args)
            }
            Effect::InstallXpm => self.text("saga-effect-install"),
            Effect::RemoveInstalledXpm(count) => self.say_count("saga-effect-uninstall", count),
            Effect::RavagerSpawn(_) => self.text("saga-effect-ravager-comes"),
            Effect::RavagerAway(count) => self.say_count("saga-effect-ravager-away", count),
            Effect::RetaliationCard(deck) | Effect::DrawCard(deck) => {
                let args = [("deck", self.deck(deck).into())];
                self.say("saga-effect-draw-card", &args)
            }
            Effect::AstartiumOn(count) => self.say_count("saga-effect-astartium", count),
            Effect::Salvage => self.text("saga-effect-salvage"),
            Effect::ClearAstartium(_) => self.text("saga-effect-clear"),
            Effect::DestroyStarbase(_) => self.text("saga-effect-base-gone"),
            Effect::ActivateStarbase(_) => self.text("saga-effect-base-active"),
            Effect::Wormhole => self.text("saga-effect-wormhole"),
            Effect::Log(_) => self.text("saga-effect-line"),
            Effect::End(GameEnd::Win) => self.text("saga-effect-win"),
            Effect::End(GameEnd::Lose) => self.text("saga-effect-loss"),
            Effect::When(index, code) => {
                let when = self.game.mission().conditions.get(usize::from(index));
                let when = when.map_or_else(String::new, |when| self.condition(when));
                let args = [("when", when.into()), ("text", self.part(code).into())];
                self.say("saga-effect-when", &args)
            }
            Effect::Badge(badge) => {
                self.say("saga-effect-badge", &[("badge", self.badge(badge).into())])
            }
            _other => return None,
        })
    }

    /// Returns the text for drawing cards from a deck of actions.
    pub(super) fn draw_text(&self, deck: DeckId, count: u8) -> String {
        let is_special = deck == DeckId::SPECIAL;
        let key = if is_special {
            "saga-effect-draw-special"
        } else {
            "saga-effect-draw-common"
        };
        self.say_count(key, count)
    }

    fn goods_of(&self, key: &str, good: Good, count: u8) -> String {
        self.say(key, &[("what", self.goods(good, count).into())])
    }

    fn loss(&self, loss: Loss, count: u8, other: EffectListId) -> String {
        let text = match loss {
            Loss::Good(good) => self.goods(good, count),
            Loss::Token => self.say_count("saga-token-either", count),
            Loss::Xpm => self.text("saga-xpm-aboard"),
        };
        if self.game.effects(other).is_empty() {
            return self.say("saga-effect-lose", &[("what", text.into())]);
        }
        let args = [("what", text.into()), ("text", self.part(other).into())];
        self.say("saga-effect-lose-else", &args)
    }

    fn amount(&self, amount: Amount, some: &str, all: &str) -> String {
        match amount {
            Amount::Some(count) => self.say_count(some, count),
            Amount::All | Amount::Level => self.text(all),
        }
    }

    fn spawn(&self, level: u8, count: u8, place: SpawnPlace) -> String {
        let place = match place {
            SpawnPlace::Any => String::new(),
            SpawnPlace::Adjacent => format!(" {}", self.text("saga-where-adjacent")),
            SpawnPlace::Far => format!(" {}", self.text("saga-where-far")),
            SpawnPlace::Ravager => format!(" {}", self.text("saga-where-ravager")),
        };
        let args = [
            ("level", level.into()),
            ("count", count.into()),
            ("where", place.into()),
        ];
        self.say("saga-effect-spawn", &args)
    }

    #[must_use]
    pub fn filter(&self, filter: Filter) -> String {
        let level = |level: u8| ("level", level.into());
        let count = |count: u8| ("count", count.into());
        match (filter.level_max, filter.within) {
            (None, None) => self.text("saga-raiders-all"),
            (Some(most), None) => self.say("saga-raiders-level", &[level(most)]),
            (None, Some(near)) => self.say("saga-raiders-near", &[count(near)]),
            (Some(most), Some(near)) => {
                self.say("saga-raiders-level-near", &[level(most), count(near)])
            }
        }
    }

    fn among(&self, key: &str, count: u8, filter: Filter) -> String {
        let args = [("count", count.into()), ("who", self.filter(filter).into())];
        self.say(key, &args)
    }

    fn foe_change(&self, stat: FoeStat, delta: i8, filter: Filter) -> String {
        let key = self.key("effect-foe", stat);
        let key = format!("{key}-{}", more(delta, "more", "less"));
        self.among(&key, delta.unsigned_abs(), filter)
    }

    fn price(&self, price: PricedItem, delta: i8) -> String {
        let key = match price {
            PricedItem::Starbase => more(delta, "saga-effect-base-more", "saga-effect-base-less"),
            PricedItem::Level => more(delta, "saga-effect-level-more", "saga-effect-level-less"),
        };
        self.say_count(key, delta.unsigned_abs())
    }

    fn check(&self, test: CardCheck, pass: EffectListId, fail: EffectListId) -> String {
        let check = ("check", self.test(test).into());
        let has_effects = |code: EffectListId| !self.game.effects(code).is_empty();
        match (has_effects(pass), has_effects(fail)) {
            (false, false) => self.test(test),
            (true, false) => self.say(
                "saga-effect-pass",
                &[check, ("text", self.part(pass).into())],
            ),
            (false, true) => self.say(
                "saga-effect-fail",
                &[check, ("text", self.part(fail).into())],
            ),
            (true, true) => {
                let words = [
                    check,
                    ("text", self.part(pass).into()),
                    ("other", self.part(fail).into()),
                ];
                self.say("saga-effect-pass-fail", &words)
            }
        }
    }
}

/// Returns the key for more or for less, depending on the sign of the number.
const fn more(delta: i8, up: &'static str, down: &'static str) -> &'static str {
    if delta < 0 { down } else { up }
}
