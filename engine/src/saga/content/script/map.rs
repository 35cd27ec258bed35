//! Parses effects on movement, sectors and Raiders, constant effects, and effects that contain
//! other effects.

use super::{Parser, ReadResult, Token};
use crate::saga::effect::{
    Amount, Anchor, Effect, Filter, FoeStat, Landing, Prohibition, SpawnPlace,
};
use crate::saga::ids::EffectListId;

const LANDINGS: [(&str, Landing); 2] = [
    ("jumpgate_or_starbase", Landing::GateOrStarbase),
    ("any_sector", Landing::Any),
];
const PLACES: [(&str, SpawnPlace); 4] = [
    ("any", SpawnPlace::Any),
    ("adjacent", SpawnPlace::Adjacent),
    ("far", SpawnPlace::Far),
    ("ravager", SpawnPlace::Ravager),
];
const FOE_STATS: [(&str, FoeStat); 3] = [
    ("attack", FoeStat::Attack),
    ("hull", FoeStat::Hull),
    ("speed", FoeStat::Speed),
];
/// Words for what a constant effect can forbid.
pub const PROHIBITIONS: [(&str, Prohibition); 7] = [
    ("upgrade_starport", Prohibition::UpgradeStarport),
    ("upgrade_lab", Prohibition::UpgradeLab),
    ("commander_ability", Prohibition::CommanderAbility),
    ("regroup_draw", Prohibition::RegroupDraw),
    ("help_others", Prohibition::HelpOthers),
    ("build_starbase", Prohibition::BuildStarbase),
    ("explore", Prohibition::Explore),
];
const ANCHORS: [(&str, Anchor); 3] = [
    ("ravager", Anchor::Ravager),
    ("boss", Anchor::Boss),
    ("jumpgate", Anchor::Jumpgate),
];

#[derive(Clone, Copy)]
enum FilterKey {
    All,
    Level,
    BoundedInt,
}

const FILTER_KEYS: [(&str, FilterKey); 3] = [
    ("all", FilterKey::All),
    ("lvl_max", FilterKey::Level),
    ("within", FilterKey::BoundedInt),
];

impl Parser<'_, '_> {
    /// Parses effects on movement, sectors and Raiders, and constant effects.
    pub(super) fn map(&mut self, name: &str) -> ReadResult<Option<Effect>> {
        let effect = match name {
            "mp" => Effect::Mp(self.count()?),
            "step" => Effect::Step(self.count()?),
            "jump" => Effect::Jump(self.parenthesized(&LANDINGS)?),
            "evade_discount" => Effect::EvadeDiscount(self.amount(&[("all", Amount::All)])?),
            "scout" => {
                self.punctuation('(')?;
                let count = self.small(1, 8)?;
                self.punctuation(')')?;
                Effect::Scout(count)
            }
            "place_xpm" => {
                self.punctuation('(')?;
                self.key("within")?;
                let within = self.small(0, 8)?;
                self.punctuation(')')?;
                Effect::PlaceXpm(within)
            }
            "spawn" => self.spawn()?,
            "advance" => self.filter_and_count(Effect::Advance)?,
            "shove" => self.filter_and_count(Effect::Shove)?,
            "promote" => self.filter_and_count(Effect::Promote)?,
            "destroy" => self.filter_and_count(Effect::Destroy)?,
            "enemy_mod" => self.enemy_mod()?,
            "forbid" => Effect::Forbid(self.parenthesized(&PROHIBITIONS)?),
            "mod" => self.mod_mp()?,
            "ravager" => Effect::Ravager(self.count()?),
            "none" => {
                self.no_arguments()?;
                Effect::None
            }
            _ => return Ok(None),
        };
        Ok(Some(effect))
    }

    /// Parses effects on other armadas, and choices between effects.
    pub(super) fn nested(&mut self, name: &str) -> ReadResult<Option<Effect>> {
        let effect = match name {
            "each" => {
                self.punctuation('(')?;
                let code = self.list()?;
                self.punctuation(')')?;
                Effect::Each(code)
            }
            "each_within" => {
                self.punctuation('(')?;
                let anchor = self.keyword_of(&ANCHORS)?;
                self.punctuation(',')?;
                let within = self.small(0, 16)?;
                self.punctuation(',')?;
                let code = self.list()?;
                self.punctuation(')')?;
                Effect::EachWithin(anchor, within, code)
            }
            "choose" => {
                self.punctuation('(')?;
                let one = self.list()?;
                self.punctuation(',')?;
                let other: EffectListId = self.list()?;
                self.punctuation(')')?;
                Effect::Choose(one, other)
            }
            _ => return Ok(None),
        };
        Ok(Some(effect))
    }

    /// Parses `(word)`.
    pub(super) fn parenthesized<T: Copy>(&mut self, words: &[(&str, T)]) -> ReadResult<T> {
        self.punctuation('(')?;
        let found = self.keyword_of(words)?;
        self.punctuation(')')?;
        Ok(found)
    }

    fn spawn(&mut self) -> ReadResult<Effect> {
        self.punctuation('(')?;
        let level = self.small(1, 3)?;
        self.punctuation(',')?;
        let count = self.small(1, 12)?;
        self.punctuation(',')?;
        let place = self.keyword_of(&PLACES)?;
        self.punctuation(')')?;
        Ok(Effect::Spawn(level, count, place))
    }

    /// Parses `raiders(all)` or `raiders(lvl_max=k,within=d)`.
    fn filter(&mut self) -> ReadResult<Filter> {
        self.keyword_of(&[("raiders", ())])?;
        self.punctuation('(')?;
        let mut filter = Filter::default();
        loop {
            match self.keyword_of(&FILTER_KEYS)? {
                FilterKey::All => {}
                FilterKey::Level => {
                    self.equals()?;
                    filter.level_max = Some(self.small(1, 3)?);
                }
                FilterKey::BoundedInt => {
                    self.equals()?;
                    filter.within = Some(self.small(0, 8)?);
                }
            }
            if !self.skip(Token::Punctuation(',')) {
                self.punctuation(')')?;
                return Ok(filter);
            }
        }
    }

    fn filter_and_count(&mut self, make_effect: fn(Filter, u8) -> Effect) -> ReadResult<Effect> {
        self.punctuation('(')?;
        let filter = self.filter()?;
        self.punctuation(',')?;
        let count = self.small(1, 20)?;
        self.punctuation(')')?;
        Ok(make_effect(filter, count))
    }

    fn enemy_mod(&mut self) -> ReadResult<Effect> {
        self.punctuation('(')?;
        let stat = self.keyword_of(&FOE_STATS)?;
        self.punctuation(',')?;
        let change = self.signed(9)?;
        self.punctuation(',')?;
        let filter = self.filter()?;
        self.punctuation(')')?;
        Ok(Effect::EnemyMod(stat, change, filter))
    }

    fn mod_mp(&mut self) -> ReadResult<Effect> {
        self.punctuation('(')?;
        self.keyword_of(&[("mp", ())])?;
        self.punctuation(',')?;
        let change = self.signed(9)?;
        let mut min = 0;
        if self.skip(Token::Punctuation(',')) {
            self.key("min")?;
            min = self.small(0, 9)?;
        }
        self.punctuation(')')?;
        Ok(Effect::ModMp(change, min))
    }
}
