//! Words about movement, sectors, Raiders and what holds all the time; and effects that hold
//! others.

use super::{Read, Reader, Token};
use crate::saga::effect::{Amount, Anchor, Bar, Effect, Filter, FoeStat, Landing, Where};
use crate::saga::ids::Code;

const LANDINGS: [(&str, Landing); 2] = [
    ("jumpgate_or_starbase", Landing::GateOrStarbase),
    ("any_sector", Landing::Any),
];
const PLACES: [(&str, Where); 4] = [
    ("any", Where::Any),
    ("adjacent", Where::Adjacent),
    ("far", Where::Far),
    ("ravager", Where::Ravager),
];
const FOE_STATS: [(&str, FoeStat); 3] = [
    ("attack", FoeStat::Attack),
    ("hull", FoeStat::Hull),
    ("speed", FoeStat::Speed),
];
/// What can be barred, by its word.
pub const BARS: [(&str, Bar); 7] = [
    ("upgrade_starport", Bar::UpgradeStarport),
    ("upgrade_lab", Bar::UpgradeLab),
    ("commander_ability", Bar::CommanderAbility),
    ("regroup_draw", Bar::RegroupDraw),
    ("help_others", Bar::HelpOthers),
    ("build_starbase", Bar::BuildStarbase),
    ("explore", Bar::Explore),
];
const ANCHORS: [(&str, Anchor); 3] = [
    ("ravager", Anchor::Ravager),
    ("boss", Anchor::Boss),
    ("jumpgate", Anchor::Jumpgate),
];

/// A key of a filter.
#[derive(Clone, Copy)]
enum FilterKey {
    All,
    Level,
    Within,
}

const FILTER_KEYS: [(&str, FilterKey); 3] = [
    ("all", FilterKey::All),
    ("lvl_max", FilterKey::Level),
    ("within", FilterKey::Within),
];

impl Reader<'_, '_> {
    /// Movement, sectors, Raiders, what is barred and changed.
    pub(super) fn map(&mut self, name: &str) -> Read<Option<Effect>> {
        let effect = match name {
            "mp" => Effect::Mp(self.count()?),
            "step" => Effect::Step(self.count()?),
            "jump" => Effect::Jump(self.inside(&LANDINGS)?),
            "evade_discount" => Effect::EvadeDiscount(self.amount(&[("all", Amount::All)])?),
            "scout" => {
                self.sign('(')?;
                let count = self.small(1, 8)?;
                self.sign(')')?;
                Effect::Scout(count)
            }
            "place_xpm" => {
                self.sign('(')?;
                self.key("within")?;
                let within = self.small(0, 8)?;
                self.sign(')')?;
                Effect::PlaceXpm(within)
            }
            "spawn" => self.spawn()?,
            "advance" => self.filtered(Effect::Advance)?,
            "shove" => self.filtered(Effect::Shove)?,
            "promote" => self.filtered(Effect::Promote)?,
            "destroy" => self.filtered(Effect::Destroy)?,
            "enemy_mod" => self.enemy_mod()?,
            "forbid" => Effect::Forbid(self.inside(&BARS)?),
            "mod" => self.mod_mp()?,
            "ravager" => Effect::Ravager(self.count()?),
            "none" => {
                self.bare()?;
                Effect::None
            }
            _ => return Ok(None),
        };
        Ok(Some(effect))
    }

    /// Effects for others, and choices between effects.
    pub(super) fn nested(&mut self, name: &str) -> Read<Option<Effect>> {
        let effect = match name {
            "each" => {
                self.sign('(')?;
                let code = self.list()?;
                self.sign(')')?;
                Effect::Each(code)
            }
            "each_within" => {
                self.sign('(')?;
                let anchor = self.one_of(&ANCHORS)?;
                self.sign(',')?;
                let within = self.small(0, 16)?;
                self.sign(',')?;
                let code = self.list()?;
                self.sign(')')?;
                Effect::EachWithin(anchor, within, code)
            }
            "choose" => {
                self.sign('(')?;
                let one = self.list()?;
                self.sign(',')?;
                let other: Code = self.list()?;
                self.sign(')')?;
                Effect::Choose(one, other)
            }
            _ => return Ok(None),
        };
        Ok(Some(effect))
    }

    /// `(word)`.
    pub(super) fn inside<T: Copy>(&mut self, words: &[(&str, T)]) -> Read<T> {
        self.sign('(')?;
        let found = self.one_of(words)?;
        self.sign(')')?;
        Ok(found)
    }

    fn spawn(&mut self) -> Read<Effect> {
        self.sign('(')?;
        let level = self.small(1, 3)?;
        self.sign(',')?;
        let count = self.small(1, 12)?;
        self.sign(',')?;
        let place = self.one_of(&PLACES)?;
        self.sign(')')?;
        Ok(Effect::Spawn(level, count, place))
    }

    /// `raiders(all)` or `raiders(lvl_max=k,within=d)`.
    fn filter(&mut self) -> Read<Filter> {
        self.one_of(&[("raiders", ())])?;
        self.sign('(')?;
        let mut filter = Filter::default();
        loop {
            match self.one_of(&FILTER_KEYS)? {
                FilterKey::All => {}
                FilterKey::Level => {
                    self.equals()?;
                    filter.level_max = Some(self.small(1, 3)?);
                }
                FilterKey::Within => {
                    self.equals()?;
                    filter.within = Some(self.small(0, 8)?);
                }
            }
            if !self.skip(Token::Sign(',')) {
                self.sign(')')?;
                return Ok(filter);
            }
        }
    }

    fn filtered(&mut self, of: fn(Filter, u8) -> Effect) -> Read<Effect> {
        self.sign('(')?;
        let filter = self.filter()?;
        self.sign(',')?;
        let count = self.small(1, 20)?;
        self.sign(')')?;
        Ok(of(filter, count))
    }

    fn enemy_mod(&mut self) -> Read<Effect> {
        self.sign('(')?;
        let stat = self.one_of(&FOE_STATS)?;
        self.sign(',')?;
        let change = self.signed(9)?;
        self.sign(',')?;
        let filter = self.filter()?;
        self.sign(')')?;
        Ok(Effect::EnemyMod(stat, change, filter))
    }

    fn mod_mp(&mut self) -> Read<Effect> {
        self.sign('(')?;
        self.one_of(&[("mp", ())])?;
        self.sign(',')?;
        let change = self.signed(9)?;
        let mut least = 0;
        if self.skip(Token::Sign(',')) {
            self.key("min")?;
            least = self.small(0, 9)?;
        }
        self.sign(')')?;
        Ok(Effect::ModMp(change, least))
    }
}
