//! Parses effects on goods, Hull, rolls and cards of a player.

use super::{Parser, ReadResult, Token};
use crate::saga::effect::{Amount, Effect, Good, Loss, PricedItem, Stat, ThresholdScope};
use crate::saga::ids::{DeckId, EffectListId};

const GOODS: [(&str, Good); 4] = [
    ("A", Good::Astartium),
    ("E", Good::Exploration),
    ("C", Good::Combat),
    ("VP", Good::Points),
];
const LOSSES: [(&str, Loss); 5] = [
    ("A", Loss::Good(Good::Astartium)),
    ("E", Loss::Good(Good::Exploration)),
    ("C", Loss::Good(Good::Combat)),
    ("token", Loss::Token),
    ("xpm", Loss::Xpm),
];
const DECKS: [(&str, DeckId); 2] = [("common", DeckId::COMMON), ("special", DeckId::SPECIAL)];
const ALL: [(&str, Amount); 3] = [
    ("all", Amount::All),
    ("any", Amount::All),
    ("full", Amount::All),
];
const SCOPES: [(&str, ThresholdScope); 2] = [
    ("roll", ThresholdScope::Roll),
    ("combat", ThresholdScope::Combat),
];
const PRICES: [(&str, PricedItem); 2] = [
    ("starbase", PricedItem::Starbase),
    ("level", PricedItem::Level),
];
const STATS: [(&str, Option<Stat>); 4] = [
    ("combat", Some(Stat::Combat)),
    ("shield", Some(Stat::Shield)),
    ("speed", Some(Stat::Speed)),
    ("any", None),
];

impl Parser<'_, '_> {
    /// Parses effects on goods, Hull, dice and cards.
    pub(super) fn fleet(&mut self, name: &str) -> ReadResult<Option<Effect>> {
        let effect = match name {
            "gain" => {
                let (good, n) = self.pair(&GOODS)?;
                Effect::Gain(good, n)
            }
            "lose" => self.lose()?,
            "swap" => self.swap()?,
            "draw_action" => {
                let (deck, n) = self.pair(&DECKS)?;
                Effect::DrawAction(deck, n)
            }
            "repair" => Effect::Repair(self.amount(&ALL)?),
            "damage" => Effect::Damage(self.amount(&[("level", Amount::Level)])?),
            "refresh" => Effect::Refresh(self.amount(&ALL)?),
            "add_dice" => Effect::AddDice(self.count()?),
            "reroll" => Effect::Reroll(self.amount(&ALL)?),
            "auto" => Effect::Auto(self.count()?),
            "threshold" => self.threshold()?,
            "soften" => Effect::Soften(self.amount(&ALL)?),
            "strike" => Effect::Strike(self.count()?),
            "draw_event" => Effect::DrawEvent(self.count()?),
            "cancel_event" => Effect::CancelEvent(self.count()?),
            "cost_mod" => self.cost_mod()?,
            "check" => self.check()?,
            _ => return Ok(None),
        };
        Ok(Some(effect))
    }

    /// Parses `(word,n)`.
    fn pair<T: Copy>(&mut self, words: &[(&str, T)]) -> ReadResult<(T, u8)> {
        self.punctuation('(')?;
        let value = self.keyword_of(words)?;
        self.punctuation(',')?;
        let count = self.small(1, 20)?;
        self.punctuation(')')?;
        Ok((value, count))
    }

    fn lose(&mut self) -> ReadResult<Effect> {
        self.punctuation('(')?;
        let loss = self.keyword_of(&LOSSES)?;
        self.punctuation(',')?;
        let count = self.small(1, 20)?;
        let mut instead = EffectListId::NOTHING;
        if self.skip(Token::Punctuation(',')) {
            self.key("else")?;
            instead = self.list()?;
        }
        self.punctuation(')')?;
        Ok(Effect::Lose(loss, count, instead))
    }

    fn swap(&mut self) -> ReadResult<Effect> {
        self.punctuation('(')?;
        let from = self.keyword_of(&GOODS)?;
        self.punctuation(',')?;
        let to = self.keyword_of(&GOODS)?;
        self.punctuation(',')?;
        let count = self.small(1, 20)?;
        self.punctuation(')')?;
        Ok(Effect::Swap(from, to, count))
    }

    fn threshold(&mut self) -> ReadResult<Effect> {
        self.punctuation('(')?;
        let face = self.small(2, 6)?;
        let mut scope = ThresholdScope::Roll;
        if self.skip(Token::Punctuation(',')) {
            scope = self.keyword_of(&SCOPES)?;
        }
        self.punctuation(')')?;
        Ok(Effect::Threshold(face, scope))
    }

    fn cost_mod(&mut self) -> ReadResult<Effect> {
        self.punctuation('(')?;
        let price = self.keyword_of(&PRICES)?;
        self.punctuation(',')?;
        let change = self.signed(6)?;
        self.punctuation(',')?;
        self.keyword_of(&[("round", ())])?;
        self.punctuation(')')?;
        Ok(Effect::CostMod(price, change))
    }

    fn check(&mut self) -> ReadResult<Effect> {
        self.punctuation('(')?;
        let stat = self.keyword_of(&STATS)?;
        self.punctuation(',')?;
        let required_successes = self.small(1, 10)?;
        let (mut pass, mut fail) = (EffectListId::NOTHING, EffectListId::NOTHING);
        while self.skip(Token::Punctuation(',')) {
            let passes = self.keyword_of(&[("pass", true), ("fail", false)])?;
            self.equals()?;
            let code = self.list()?;
            if passes {
                pass = code;
            } else {
                fail = code;
            }
        }
        self.punctuation(')')?;
        Ok(Effect::Check(stat, required_successes, pass, fail))
    }
}
