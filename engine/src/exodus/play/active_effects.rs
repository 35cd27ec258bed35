//! The effects in force and their sums: laws, the resolution, and the context of the current action
//! `[EXO-19.1]` `[EXO-19.4]`. Instant effects are in `effects`, prices in [`super::price`].

use crate::exodus::cards::{AbilityId, CardSet};
use crate::exodus::effect::{
    Effect, ExtraDiceRoll, HitRoll, MarketRate, ModifiedRoll, Prohibition, RepairPlace, Resource,
};
use crate::exodus::game::Exodus;
use crate::exodus::ship::ShipType;
use crate::exodus::state::Public;
use crate::exodus::step::Origin;
use crate::exodus::tech::Tech;
use crate::game::Seat;

/// The context of an action: its origin and the abilities used for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ActionContext {
    /// The card, reaction or rule that grants the action; `None` outside actions.
    pub origin: Option<Origin>,
    /// The abilities used for the action.
    pub invoked: CardSet,
}

impl Exodus {
    /// Iterates over the effects of laws, oldest first, and of the resolution `[EXO-19.1]`. A
    /// resolution is in force from its adoption through the next Upkeep `[EXO-19.2]`; a resolution
    /// that affects only an Upkeep after the last turn does nothing `[EXO-19.3]`.
    pub fn active_effects<'a>(&'a self, public: &'a Public) -> impl Iterator<Item = &'a Effect> {
        let laws = public.laws.iter().chain(public.resolution.iter());
        let cards = laws.filter_map(|&card| self.political(card));
        cards.flat_map(|card| &card.main)
    }

    /// Iterates over the effects of the current action's context; an Ability card beats the rules
    /// that it changes `[EXO-18.4]`.
    pub fn context_effects(&self, context: ActionContext) -> impl Iterator<Item = &Effect> {
        let list: &[Effect] = context
            .origin
            .map_or(&[], |origin| self.origin_modifiers(origin));
        let abilities = context.invoked.iter().map(AbilityId);
        let cards = abilities.filter_map(|card| self.ability(card));
        list.iter().chain(cards.flat_map(|card| &card.effects))
    }

    /// Returns the modifiers of a free action, if the origin is an effect that grants one.
    pub(super) fn origin_modifiers(&self, origin: Origin) -> &[Effect] {
        match self.effect_of(origin) {
            Some(Effect::FreeAction(_, _, effects)) => effects,
            Some(_) | None => &[],
        }
    }

    /// Returns the card effect that an origin names. The immediate effects of a Political card are
    /// counted first, then its main ones `[EXO-5.10]`.
    #[must_use]
    pub fn effect_of(&self, origin: Origin) -> Option<&Effect> {
        match origin {
            Origin::Political(card, number) => {
                let card = self.political(card)?;
                card.now.iter().chain(&card.main).nth(usize::from(number))
            }
            Origin::Resistance(card, number) => {
                self.resistance(card)?.bonus.get(usize::from(number))
            }
            Origin::Card(_) | Origin::Reaction | Origin::Bonus | Origin::House => None,
        }
    }

    /// Sums `amount_of` over all effects in force and those of the context.
    pub(super) fn total(
        &self,
        public: &Public,
        context: ActionContext,
        amount_of: impl Fn(&Effect) -> i16,
    ) -> i16 {
        let standing: i16 = self.active_effects(public).map(&amount_of).sum();
        let context_sum: i16 = self.context_effects(context).map(&amount_of).sum();
        standing + context_sum
    }

    /// Returns whether an effect in force imposes this prohibition `[EXO-19.7]`.
    #[must_use]
    pub fn is_barred(&self, public: &Public, prohibition: Prohibition) -> bool {
        let mut effects = self.active_effects(public);
        effects.any(|effect| *effect == Effect::Forbid(prohibition))
    }

    /// Returns the tax on each token for a seat, in CP `[EXO-4.8]`; 0 in the short game
    /// `[EXO-17.6]`.
    #[must_use]
    pub fn tax(&self, public: &Public, seat: Seat) -> u8 {
        if self.is_short() || public.mat(seat).techs.contains(Tech::AdvPolitics) {
            return 0;
        }
        let delta = self.total(public, ActionContext::default(), |effect| {
            if let Effect::Tax(delta) = effect {
                i16::from(*delta)
            } else {
                0
            }
        });
        (i16::from(self.frame().tax) + delta).clamp(0, 255) as u8
    }

    /// Returns the number of cubes that a seat gains by Growth `[EXO-4.2]`, with the abilities used
    /// for it.
    #[must_use]
    pub fn growth(&self, public: &Public, seat: Seat, invoked: CardSet) -> u8 {
        let (base, more) = self.frame().growth;
        let has_expert_cloning = public.mat(seat).techs.contains(Tech::ExpertCloning);
        let context = ActionContext {
            origin: None,
            invoked,
        };
        let delta = self.total(public, context, |effect| {
            if let Effect::Growth(delta) = effect {
                i16::from(*delta)
            } else {
                0
            }
        });
        let base_growth = i16::from(base)
            + if has_expert_cloning {
                i16::from(more)
            } else {
                0
            };
        (base_growth + delta).clamp(0, 255) as u8
    }

    /// Returns the number of tokens that a seat may take from each planet that yields a resource
    /// `[EXO-4.5]` to `[EXO-4.7]`.
    #[must_use]
    pub fn extraction(
        &self,
        public: &Public,
        seat: Seat,
        resource: Resource,
        invoked: CardSet,
    ) -> u8 {
        let (base, more) = self.frame().extract;
        let tech = match resource {
            Resource::Cp => Tech::AdvCp,
            Resource::Ax => Tech::AdvAxinium,
            Resource::Ph => Tech::AdvPhasium,
        };
        let context = ActionContext {
            origin: None,
            invoked,
        };
        let delta = self.total(public, context, |effect| {
            if let Effect::Extract(extracted, count) = effect
                && *extracted == resource
            {
                i16::from(*count)
            } else {
                0
            }
        });
        let base_tokens = base
            + if public.mat(seat).techs.contains(tech) {
                more
            } else {
                0
            };
        (i16::from(base_tokens) + delta).clamp(0, 255) as u8
    }

    /// Returns the number of dice in a roll for Banking, Trade or Mining.
    #[must_use]
    pub fn dice_for(
        &self,
        public: &Public,
        seat: Seat,
        roll: ExtraDiceRoll,
        context: ActionContext,
    ) -> u8 {
        let tech = match roll {
            ExtraDiceRoll::Bank => Some(Tech::AdvBanking),
            ExtraDiceRoll::Trade => None,
            ExtraDiceRoll::Mine => Some(Tech::AdvMining),
        };
        let has_more = tech.is_some_and(|tech| public.mat(seat).techs.contains(tech));
        let delta = self.total(public, context, |effect| {
            if let Effect::Dice(rolled, count) = effect
                && *rolled == roll
            {
                i16::from(*count)
            } else {
                0
            }
        });
        (1 + i16::from(has_more) + delta).clamp(0, 32) as u8
    }

    /// Returns the sum that effects add to a roll.
    #[must_use]
    pub fn roll_bonus(&self, public: &Public, roll: ModifiedRoll, context: ActionContext) -> u8 {
        let delta = self.total(public, context, |effect| {
            if let Effect::Pip(rolled, delta) = effect
                && *rolled == roll
            {
                i16::from(*delta)
            } else {
                0
            }
        });
        delta.clamp(0, 255) as u8
    }

    /// Returns the lowest face that hits: the basic one, or that of the card adopted last
    /// `[EXO-19.4]`. The battle itself applies an ability of the roller.
    #[must_use]
    pub fn hit_face(&self, public: &Public, fight: HitRoll) -> u8 {
        // Each Council adopts one card and first removes the resolution, so a resolution in play is
        // newer than every law.
        let faces = self.active_effects(public).filter_map(|effect| {
            if let Effect::Hit(rolled, face) = effect
                && *rolled == fight
            {
                Some(*face)
            } else {
                None
            }
        });
        faces.last().unwrap_or(self.frame().hit)
    }

    /// Returns the number of cubes that a reaction costs with the seat's card or with a card of
    /// another seat `[EXO-6.4]`. In the short game Expert Politics does nothing `[EXO-17.8]`.
    #[must_use]
    pub fn reaction_cost(&self, public: &Public, seat: Seat, is_own_card: bool) -> u8 {
        let frame = self.frame();
        let base = if is_own_card {
            frame.reaction.0
        } else {
            frame.reaction.1
        };
        let has_expert_politics =
            !self.is_short() && public.mat(seat).techs.contains(Tech::ExpertPolitics);
        let less = if has_expert_politics { frame.expert } else { 0 };
        let delta = self.total(public, ActionContext::default(), |effect| {
            if let Effect::ReactCost(for_own, for_other) = effect {
                i16::from(if is_own_card { *for_own } else { *for_other })
            } else {
                0
            }
        });
        (i16::from(base) - i16::from(less) + delta).clamp(0, 255) as u8
    }

    /// Returns the number of Conquest stages of this turn, at least one `[EXO-3.3]`.
    #[must_use]
    pub fn stages(&self, public: &Public) -> u8 {
        let moves = public.bonus.and_then(|card| self.bonus(card)).copied();
        let bonus = i16::from(moves == Some(crate::exodus::figures::BonusFigures::Move));
        let delta = self.total(public, ActionContext::default(), |effect| {
            if let Effect::Stages(delta) = effect {
                i16::from(*delta)
            } else {
                0
            }
        });
        (i16::from(self.frame().stages) + bonus + delta).clamp(1, 8) as u8
    }

    /// Returns the speed of a ship type of a seat, with effects; 0 without a drive `[EXO-9.4]`.
    #[must_use]
    pub fn speed(&self, public: &Public, seat: Seat, kind: ShipType, is_hurried: bool) -> u8 {
        let drive = self.drive(&public.mat(seat).blueprints[kind.index()]);
        self.speed_by(public, drive, is_hurried)
    }

    /// Returns the speed with a drive of this value, with effects; 0 without a drive.
    #[must_use]
    pub fn speed_by(&self, public: &Public, drive: u8, is_hurried: bool) -> u8 {
        if drive == 0 {
            return 0;
        }
        let delta = self.total(public, ActionContext::default(), |effect| {
            if let Effect::Drive(delta) = effect {
                i16::from(*delta)
            } else {
                0
            }
        });
        (i16::from(drive) + delta + i16::from(is_hurried)).clamp(1, 3) as u8
    }

    /// Returns the sell and buy rates of a market space, and whether they are the red ones
    /// `[EXO-7.20]` `[EXO-7.21]`.
    #[must_use]
    pub fn rates(
        &self,
        public: &Public,
        seat: Seat,
        space: u8,
        context: ActionContext,
    ) -> (u8, u8, bool) {
        let Some(space) = self.market_space(space) else {
            return (0, 0, false);
        };
        let mut effects = self
            .active_effects(public)
            .chain(self.context_effects(context));
        let is_granted = effects.any(|effect| *effect == Effect::Rate(MarketRate::Red));
        let is_red = is_granted || public.mat(seat).techs.contains(Tech::AdvTrading);
        let sell = self.total(public, context, |effect| {
            if let Effect::Rate(MarketRate::Sell(delta)) = effect {
                i16::from(*delta)
            } else {
                0
            }
        });
        let buy = self.total(public, context, |effect| {
            if let Effect::Rate(MarketRate::Buy(delta)) = effect {
                i16::from(*delta)
            } else {
                0
            }
        });
        let (base_sell, base_buy) = if is_red {
            (space.red_sell, space.red_buy)
        } else {
            (space.sell, space.buy)
        };
        let rate = |base: u8, delta: i16| (i16::from(base) + delta).clamp(0, 255) as u8;
        (rate(base_sell, sell), rate(base_buy, buy), is_red)
    }

    /// Returns the damage that cards remove from a ship at Upkeep, in the Home hex or elsewhere
    /// `[EXO-4.10]`.
    #[must_use]
    pub fn upkeep_repair(&self, public: &Public, is_at_home: bool) -> u8 {
        let delta = self.total(public, ActionContext::default(), |effect| {
            if let Effect::RepairUpkeep(dock, count) = effect
                && (is_at_home || *dock == RepairPlace::Anywhere)
            {
                i16::from(*count)
            } else {
                0
            }
        });
        delta.clamp(0, 255) as u8
    }
}
