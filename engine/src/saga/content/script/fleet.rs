//! Words about what a player owns, rolls and cards.

use super::{Read, Reader, Token};
use crate::saga::effect::{Amount, Effect, Good, Loss, Price, Scope, Stat};
use crate::saga::ids::{Code, DeckId};

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
const SCOPES: [(&str, Scope); 2] = [("roll", Scope::Roll), ("combat", Scope::Combat)];
const PRICES: [(&str, Price); 2] = [("starbase", Price::Starbase), ("level", Price::Level)];
const STATS: [(&str, Option<Stat>); 4] = [
    ("combat", Some(Stat::Combat)),
    ("shield", Some(Stat::Shield)),
    ("speed", Some(Stat::Speed)),
    ("any", None),
];

impl Reader<'_, '_> {
    /// Goods, Hull, dice and cards.
    pub(super) fn fleet(&mut self, name: &str) -> Read<Option<Effect>> {
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

    /// `(word,n)`.
    fn pair<T: Copy>(&mut self, words: &[(&str, T)]) -> Read<(T, u8)> {
        self.sign('(')?;
        let what = self.one_of(words)?;
        self.sign(',')?;
        let count = self.small(1, 20)?;
        self.sign(')')?;
        Ok((what, count))
    }

    fn lose(&mut self) -> Read<Effect> {
        self.sign('(')?;
        let loss = self.one_of(&LOSSES)?;
        self.sign(',')?;
        let count = self.small(1, 20)?;
        let mut instead = Code::NOTHING;
        if self.skip(Token::Sign(',')) {
            self.key("else")?;
            instead = self.list()?;
        }
        self.sign(')')?;
        Ok(Effect::Lose(loss, count, instead))
    }

    fn swap(&mut self) -> Read<Effect> {
        self.sign('(')?;
        let from = self.one_of(&GOODS)?;
        self.sign(',')?;
        let to = self.one_of(&GOODS)?;
        self.sign(',')?;
        let count = self.small(1, 20)?;
        self.sign(')')?;
        Ok(Effect::Swap(from, to, count))
    }

    fn threshold(&mut self) -> Read<Effect> {
        self.sign('(')?;
        let face = self.small(2, 6)?;
        let mut scope = Scope::Roll;
        if self.skip(Token::Sign(',')) {
            scope = self.one_of(&SCOPES)?;
        }
        self.sign(')')?;
        Ok(Effect::Threshold(face, scope))
    }

    fn cost_mod(&mut self) -> Read<Effect> {
        self.sign('(')?;
        let price = self.one_of(&PRICES)?;
        self.sign(',')?;
        let change = self.signed(6)?;
        self.sign(',')?;
        self.one_of(&[("round", ())])?;
        self.sign(')')?;
        Ok(Effect::CostMod(price, change))
    }

    fn check(&mut self) -> Read<Effect> {
        self.sign('(')?;
        let stat = self.one_of(&STATS)?;
        self.sign(',')?;
        let need = self.small(1, 10)?;
        let (mut pass, mut fail) = (Code::NOTHING, Code::NOTHING);
        while self.skip(Token::Sign(',')) {
            let passes = self.one_of(&[("pass", true), ("fail", false)])?;
            self.equals()?;
            let code = self.list()?;
            if passes {
                pass = code;
            } else {
                fail = code;
            }
        }
        self.sign(')')?;
        Ok(Effect::Check(stat, need, pass, fail))
    }
}
