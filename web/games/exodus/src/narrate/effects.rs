//! Texts of cards, built sentence by sentence from their effects, so that a text always matches the
//! rules, including the cards of content packs.
//!
//! A phrase `exodus-political-ID.text`, `exodus-resistance-ID.text` or `exodus-ability-ID.text` of
//! a content pack replaces the whole generated text, including the immediate effects.

use super::Narrator;
use engine::exodus::cards::{AbilityId, PoliticalId, ResistanceId};
use engine::exodus::effect::{
    ActionKind, Amount, Effect, EffectTarget, HitRoll, IncomeBasis, MarketRate, Metric,
    PlanetFilter, PricedGoods, Resource, ScoreCriterion,
};
use engine::exodus::play::score::TECHS_PER_UNIT;
use ui::l10n::PhraseArg;

/// The highest face of a die.
const FACES: u8 = 6;

impl Narrator<'_> {
    /// Returns the full text of a Political card.
    #[must_use]
    pub fn political_text(&self, card: PoliticalId) -> String {
        let immediate = self.political_now(card);
        let immediate =
            immediate.map(|text| self.say("exodus-effect-now", &[("text", text.into())]));
        let parts: Vec<String> = immediate
            .into_iter()
            .chain([self.political_main(card)])
            .collect();
        parts.join(" ")
    }

    /// Returns the immediate effects of a Political card; `None` if there are none, or if the
    /// content pack defines the text.
    #[must_use]
    pub fn political_now(&self, card: PoliticalId) -> Option<String> {
        let card = self.game.political(card)?;
        let is_omitted = card.now.is_empty() || self.own_text("political", &card.id).is_some();
        (!is_omitted).then(|| self.effects(&card.now))
    }

    /// Returns the lasting effects of a Political card.
    #[must_use]
    pub fn political_main(&self, card: PoliticalId) -> String {
        let card = self.game.political(card);
        card.map_or_else(String::new, |card| {
            self.card_text("political", &card.id, &card.main)
        })
    }

    /// Returns the effect of discarding a Resistance card.
    #[must_use]
    pub fn resistance_text(&self, card: ResistanceId) -> String {
        let card = self.game.resistance(card);
        card.map_or_else(String::new, |card| {
            self.card_text("resistance", &card.id, &card.bonus)
        })
    }

    /// Returns the effect of an Ability card; its [window](Self::window) says when it can be used.
    #[must_use]
    pub fn ability_text(&self, card: AbilityId) -> String {
        let card = self.game.ability(card);
        card.map_or_else(String::new, |card| {
            self.card_text("ability", &card.id, &card.effects)
        })
    }

    fn card_text(&self, kind: &str, id: &str, effects: &[Effect]) -> String {
        let pack_text = self.own_text(kind, id);
        pack_text.unwrap_or_else(|| self.effects(effects))
    }

    /// Returns the text that a content pack defines for a card.
    fn own_text(&self, kind: &str, id: &str) -> Option<String> {
        self.phrases.find(&format!("exodus-{kind}-{id}.text"), &[])
    }

    #[must_use]
    pub fn effects(&self, effects: &[Effect]) -> String {
        let parts: Vec<String> = effects.iter().map(|effect| self.effect(effect)).collect();
        parts.join(" ")
    }

    /// Returns the sentence of one effect.
    #[must_use]
    pub fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Gain(who, resource, count) => {
                self.gift(*who, "exodus-gift-gain", *resource, *count)
            }
            Effect::Pay(who, resource, count) => {
                self.gift(*who, "exodus-gift-pay", *resource, *count)
            }
            Effect::AddPop(who, count) => {
                self.with_target(*who, self.say_count("exodus-gift-cubes", *count))
            }
            Effect::Repair(who, amount) => self.with_target(
                *who,
                self.amount("exodus-gift-repair", "exodus-gift-repair-all", *amount),
            ),
            Effect::RemoveLaw(who, amount) => self.with_target(
                *who,
                self.amount("exodus-gift-repeal", "exodus-gift-repeal-all", *amount),
            ),
            Effect::FreeAction(who, action_kind, extras) => {
                self.free_action(*who, *action_kind, extras)
            }
            Effect::FreeUpgrade(who, item, count) => {
                let args = [
                    ("item", self.item(*item).into()),
                    ("count", (*count).into()),
                ];
                self.with_target(*who, self.say("exodus-gift-item", &args))
            }
            Effect::FreeShip(who, kind, count) => {
                let args = [
                    ("type", self.ship_type(*kind).into()),
                    ("count", (*count).into()),
                ];
                self.with_target(*who, self.say("exodus-gift-ship", &args))
            }
            Effect::FreeTech(who, max_cost) => {
                self.with_target(*who, self.say_count("exodus-gift-tech", *max_cost))
            }
            Effect::AddRes(planets, count) => {
                self.on_planets("exodus-effect-tokens-more", *planets, *count)
            }
            Effect::RemoveRes(planets, count) => {
                self.on_planets("exodus-effect-tokens-fewer", *planets, *count)
            }
            Effect::RemoveRockets(planets) => self.on_planets("exodus-effect-rockets", *planets, 0),
            Effect::Cost(goods, resource, delta) => self.price(*goods, *resource, *delta),
            Effect::Tax(delta) => {
                self.signed("exodus-effect-tax-more", "exodus-effect-tax-less", *delta)
            }
            Effect::Growth(delta) => self.signed(
                "exodus-effect-growth-more",
                "exodus-effect-growth-less",
                *delta,
            ),
            Effect::Income(resource, per, count) => self.income(*resource, *per, *count),
            Effect::Extract(resource, count) => {
                self.say_count(&self.key("effect-extract", resource), *count)
            }
            Effect::Dice(roll, count) => {
                let action_kind = self.word("deed", roll);
                self.say(
                    "exodus-effect-dice",
                    &[("count", (*count).into()), ("deed", action_kind.into())],
                )
            }
            Effect::Pip(pip, count) => self.say_count(&self.key("effect-pip", pip), *count),
            Effect::Hit(fight, face) => self.hits(*fight, *face),
            Effect::ReactCost(own, other) => self.reactions(*own, *other),
            Effect::Forbid(bar) => self.word("effect-no", bar),
            Effect::Stages(delta) => self.signed(
                "exodus-effect-stages-more",
                "exodus-effect-stages-fewer",
                *delta,
            ),
            Effect::Drive(delta) => self.signed(
                "exodus-effect-speed-more",
                "exodus-effect-speed-less",
                *delta,
            ),
            Effect::Rate(rate) => self.rate(*rate),
            Effect::RepairUpkeep(dock, count) => {
                self.say_count(&self.key("effect-repair", dock), *count)
            }
            Effect::Score(source, vp, max_vp) => self.score(*source, *vp, *max_vp),
            Effect::On(trigger, gift) => {
                let args = [("text", self.effect(gift).into())];
                self.say(&self.key("effect-on", trigger), &args)
            }
            Effect::License(count) => self.say_count("exodus-effect-license", *count),
            Effect::Bid(kind, count) => self.say_count(&self.key("effect-bid", kind), *count),
        }
    }

    fn say_count(&self, key: &str, count: u8) -> String {
        self.say(key, &[("count", count.into())])
    }

    /// Returns the sentence of `more` or `less`, depending on the sign of the number.
    fn signed(&self, more: &str, less: &str, delta: i8) -> String {
        self.say_count(if delta < 0 { less } else { more }, delta.unsigned_abs())
    }

    fn amount(&self, some: &str, all: &str, amount: Amount) -> String {
        match amount {
            Amount::Some(count) => self.say_count(some, count),
            Amount::All => self.text(all),
        }
    }

    /// Returns the text of an effect with the seats that it affects; an effect on the card's owner
    /// names no seat.
    fn with_target(&self, who: EffectTarget, text: String) -> String {
        let metric = |key: &str, metric: Metric| {
            self.say(key, &[("metric", self.word("metric", metric).into())])
        };
        let who = match who {
            EffectTarget::Own => {
                let text = self.say("exodus-effect-own", &[("what", text.into())]);
                return capitalized(&text);
            }
            EffectTarget::All => self.text("exodus-who-all"),
            EffectTarget::Chancellor => self.text("exodus-who-chancellor"),
            EffectTarget::Vice => self.text("exodus-who-vice"),
            EffectTarget::Most(of) => metric("exodus-who-most", of),
            EffectTarget::Least(of) => metric("exodus-who-least", of),
        };
        self.say(
            "exodus-effect-for",
            &[("who", who.into()), ("what", text.into())],
        )
    }

    fn gift(&self, who: EffectTarget, key: &str, resource: Resource, count: u8) -> String {
        let args = [
            ("count", count.into()),
            ("what", self.resource(resource).into()),
        ];
        self.with_target(who, self.say(key, &args))
    }

    fn free_action(&self, who: EffectTarget, action_kind: ActionKind, extras: &[Effect]) -> String {
        let text = self.say(
            "exodus-gift-action",
            &[("deed", self.action_kind(action_kind).into())],
        );
        let sentence = self.with_target(who, text);
        if extras.is_empty() {
            return sentence;
        }
        [sentence, self.effects(extras)].join(" ")
    }

    fn on_planets(&self, key: &str, planets: PlanetFilter, count: u8) -> String {
        let planets = match planets {
            PlanetFilter::All => self.text("exodus-planets-all"),
            PlanetFilter::NonhomeWith(tokens) => self.say_count("exodus-planets-with", tokens),
        };
        let words: [(&'static str, PhraseArg); 2] =
            [("planets", planets.into()), ("count", count.into())];
        self.say(key, &words)
    }

    fn price(&self, goods: PricedGoods, resource: Resource, delta: i8) -> String {
        let key = if delta < 0 {
            "exodus-effect-cheaper"
        } else {
            "exodus-effect-dearer"
        };
        let args = [
            ("goods", self.goods(goods).into()),
            ("count", delta.unsigned_abs().into()),
            ("what", self.resource(resource).into()),
        ];
        self.say(key, &args)
    }

    fn goods(&self, goods: PricedGoods) -> String {
        self.text(match goods {
            PricedGoods::Research(None) => "exodus-goods-tech",
            PricedGoods::Research(Some(field)) => {
                return self.say(
                    "exodus-goods-tech-of",
                    &[("field", self.field(field).into())],
                );
            }
            PricedGoods::Ship(None) => "exodus-goods-ship",
            PricedGoods::Ship(Some(kind)) => return self.ship_types(kind),
            PricedGoods::Part(None) => "exodus-goods-part",
            PricedGoods::Part(Some(kind)) => return self.word("goods", kind),
            PricedGoods::Rocket => "exodus-goods-rocket",
        })
    }

    fn income(&self, resource: Resource, per: IncomeBasis, count: u8) -> String {
        let key = match per {
            IncomeBasis::Flat => "exodus-effect-income",
            IncomeBasis::PlanetNonhome => "exodus-effect-income-planets",
        };
        self.say(
            key,
            &[
                ("count", count.into()),
                ("what", self.resource(resource).into()),
            ],
        )
    }

    fn hits(&self, fight: HitRoll, face: u8) -> String {
        let faces = self.list((face..=FACES).map(|face| face.to_string()));
        let args = [("faces", faces.into())];
        self.say(&self.key("effect-hit", fight), &args)
    }

    /// Returns the sentences for reactions with the seat's cards and with other seats' cards, if
    /// their price changes.
    fn reactions(&self, own: i8, other: i8) -> String {
        let own = (own != 0).then(|| {
            self.signed(
                "exodus-effect-react-own-more",
                "exodus-effect-react-own-less",
                own,
            )
        });
        let other = (other != 0).then(|| {
            self.signed(
                "exodus-effect-react-other-more",
                "exodus-effect-react-other-less",
                other,
            )
        });
        let parts: Vec<String> = own.into_iter().chain(other).collect();
        parts.join(" ")
    }

    fn rate(&self, rate: MarketRate) -> String {
        match rate {
            MarketRate::Sell(delta) => {
                self.signed("exodus-effect-sell-more", "exodus-effect-sell-less", delta)
            }
            MarketRate::Buy(delta) => {
                self.signed("exodus-effect-buy-more", "exodus-effect-buy-less", delta)
            }
            MarketRate::Red => self.text("exodus-effect-red"),
        }
    }

    fn score(&self, source: ScoreCriterion, vp: u8, max: u8) -> String {
        let (key, source) = match source {
            ScoreCriterion::Techs10 => (
                "exodus-effect-score-once",
                self.say_count("exodus-source-techs", TECHS_PER_UNIT),
            ),
            ScoreCriterion::ResistanceCard
            | ScoreCriterion::GreenPlanetLed
            | ScoreCriterion::PlanetControlledNonhome
            | ScoreCriterion::WarCruiser
            | ScoreCriterion::TechTriple
            | ScoreCriterion::ShipHexRing1 => ("exodus-effect-score", self.word("source", source)),
        };
        let args = [
            ("vp", vp.into()),
            ("source", source.into()),
            ("most", max.into()),
        ];
        self.say(key, &args)
    }
}

/// Returns the text with its first letter capitalized.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
