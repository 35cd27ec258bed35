//! Prices: what a technology, a ship, a part or a rocket costs a seat now, and what each part of
//! the price comes from.

use super::ActionContext;
use crate::exodus::cards::{AbilityId, PoliticalId};
use crate::exodus::effect::{Effect, PartKind, PricedGoods, Resource};
use crate::exodus::figures::TechFigures;
use crate::exodus::part::{Item, ItemKind};
use crate::exodus::ship::ShipType;
use crate::exodus::state::Public;
use crate::exodus::step::{Origin, Task};
use crate::exodus::table::Exodus;
use crate::exodus::tech::{Field, TECHS, Tech, TechSet};
use crate::game::Seat;

/// Where a part of a price comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PriceCause {
    /// A known technology of the same color `[EXO-7.3]`.
    Color(Tech),
    /// A known technology of the same type `[EXO-7.3]`.
    Field(Tech),
    /// A law or the resolution.
    Political(PoliticalId),
    /// The card that grants the action.
    Grant(Origin),
    /// An ability used for the action.
    Ability(AbilityId),
}

/// What one cause adds to a price, usually less than nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PriceModifier {
    /// Where it comes from.
    pub cause: PriceCause,
    /// Crystallized Platinum.
    pub cp: i8,
    /// Axinium of a ship, Phasium of a part or rocket.
    pub other: i8,
}

/// A price and how it comes about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PriceBreakdown {
    /// The printed price: Crystallized Platinum, and Axinium or Phasium.
    pub printed: (u8, u8),
    /// What changes it; a price below nothing is nothing `[EXO-19.5]`.
    pub shares: Vec<PriceModifier>,
    /// What is paid.
    pub price: (u8, u8),
}

/// What a price is asked of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PricedItem {
    Tech(Field),
    Ship(ShipType),
    Item(Item),
}

impl Task {
    /// What the action at hand brings with it.
    #[must_use]
    pub const fn extras(&self) -> ActionContext {
        let (origin, invoked) = match self {
            Self::Deed {
                origin, invoked, ..
            }
            | Self::Build {
                origin, invoked, ..
            }
            | Self::Refit {
                origin, invoked, ..
            }
            | Self::Trade {
                origin, invoked, ..
            } => (Some(*origin), *invoked),
            Self::Mine { .. } | Self::Learn { .. } | Self::Repeal { .. } | Self::Program { .. } => {
                (None, crate::exodus::cards::CardSet::NONE)
            }
        };
        ActionContext { origin, invoked }
    }
}

impl Exodus {
    /// The price of a technology for a seat `[EXO-7.3]` `[EXO-7.4]`.
    #[must_use]
    pub fn price_of_tech(
        &self,
        public: &Public,
        seat: Seat,
        tech: Tech,
        extras: ActionContext,
    ) -> u8 {
        let figures = self.tech(tech);
        let less = i16::from(self.discount(public.mat(seat).techs, tech));
        let ware = PricedItem::Tech(figures.field);
        let more = self.total(public, extras, |effect| {
            change(effect, ware, Resource::Cp).into()
        });
        (i16::from(figures.cost) - less + more).clamp(0, 255) as u8
    }

    /// What known technologies take off the printed cost of another `[EXO-7.3]`: one for each of
    /// the same color, one for each of the same type.
    #[must_use]
    pub fn discount(&self, known: TechSet, tech: Tech) -> u8 {
        let [color, field] = self.kin[tech.index()];
        known.and(color).len() + known.and(field).len()
    }

    /// The price of a ship in Crystallized Platinum and Axinium `[EXO-7.8]`.
    #[must_use]
    pub fn price_of_ship(
        &self,
        public: &Public,
        kind: ShipType,
        extras: ActionContext,
    ) -> (u8, u8) {
        let figures = self.ship(kind);
        let printed = (figures.cp, figures.ax);
        self.price(
            public,
            PricedItem::Ship(kind),
            printed,
            Resource::Ax,
            extras,
        )
    }

    /// The price of a part or rocket in Crystallized Platinum and Phasium `[EXO-7.11]`.
    #[must_use]
    pub fn price_of_item(&self, public: &Public, item: Item, extras: ActionContext) -> (u8, u8) {
        let figures = self.item(item);
        let printed = (figures.cp, figures.ph);
        self.price(
            public,
            PricedItem::Item(item),
            printed,
            Resource::Ph,
            extras,
        )
    }

    fn price(
        &self,
        public: &Public,
        ware: PricedItem,
        printed: (u8, u8),
        other: Resource,
        extras: ActionContext,
    ) -> (u8, u8) {
        let (mut cp, mut rest) = (i16::from(printed.0), i16::from(printed.1));
        for effect in self
            .active_effects(public)
            .chain(self.context_effects(extras))
        {
            cp += i16::from(change(effect, ware, Resource::Cp));
            rest += i16::from(change(effect, ware, other));
        }
        (cp.clamp(0, 255) as u8, rest.clamp(0, 255) as u8)
    }

    /// Items that may be bought without their technology in the action at hand: an ability goes
    /// before the rules `[EXO-18.4]`.
    #[must_use]
    pub fn licenses(&self, extras: ActionContext) -> u8 {
        let each = self.context_effects(extras).map(|effect| {
            if let Effect::License(count) = effect {
                *count
            } else {
                0
            }
        });
        each.sum()
    }

    /// The price of a technology with all that makes it.
    #[must_use]
    pub fn tech_price_breakdown(
        &self,
        public: &Public,
        seat: Seat,
        tech: Tech,
        extras: ActionContext,
    ) -> PriceBreakdown {
        let figures = self.tech(tech);
        let mut shares = Vec::new();
        for known in public.mat(seat).techs.iter() {
            let less = |cause: PriceCause| PriceModifier {
                cause,
                cp: -1,
                other: 0,
            };
            let [color, field] = self.kin[tech.index()];
            shares.extend(color.has(known).then(|| less(PriceCause::Color(known))));
            shares.extend(field.has(known).then(|| less(PriceCause::Field(known))));
        }
        shares.extend(self.price_modifiers(
            public,
            PricedItem::Tech(figures.field),
            Resource::Cp,
            extras,
        ));
        PriceBreakdown {
            printed: (figures.cost, 0),
            shares,
            price: (self.price_of_tech(public, seat, tech, extras), 0),
        }
    }

    /// The price of a ship with all that makes it.
    #[must_use]
    pub fn ship_price_breakdown(
        &self,
        public: &Public,
        kind: ShipType,
        extras: ActionContext,
    ) -> PriceBreakdown {
        let figures = self.ship(kind);
        let shares = self.price_modifiers(public, PricedItem::Ship(kind), Resource::Ax, extras);
        PriceBreakdown {
            printed: (figures.cp, figures.ax),
            shares: shares.collect(),
            price: self.price_of_ship(public, kind, extras),
        }
    }

    /// The price of a part or rocket with all that makes it.
    #[must_use]
    pub fn item_price_breakdown(
        &self,
        public: &Public,
        item: Item,
        extras: ActionContext,
    ) -> PriceBreakdown {
        let figures = self.item(item);
        let shares = self.price_modifiers(public, PricedItem::Item(item), Resource::Ph, extras);
        PriceBreakdown {
            printed: (figures.cp, figures.ph),
            shares: shares.collect(),
            price: self.price_of_item(public, item, extras),
        }
    }

    /// What effects in force, and those that an action brings, change about a price.
    fn price_modifiers(
        &self,
        public: &Public,
        ware: PricedItem,
        other: Resource,
        extras: ActionContext,
    ) -> impl Iterator<Item = PriceModifier> {
        let laws = public.laws.iter().chain(public.resolution.iter());
        let laws =
            laws.filter_map(|&card| Some((PriceCause::Political(card), self.political(card)?)));
        let laws = laws.flat_map(|(cause, card)| card.main.iter().map(move |by| (cause, by)));
        let origin = extras.origin.into_iter();
        let granted = origin.flat_map(|origin| {
            let effects = self.origin_modifiers(origin).iter();
            effects.map(move |by| (PriceCause::Grant(origin), by))
        });
        let used = extras.invoked.iter().map(AbilityId);
        let used = used.filter_map(|card| Some((PriceCause::Ability(card), self.ability(card)?)));
        let used = used.flat_map(|(cause, card)| card.effects.iter().map(move |by| (cause, by)));
        let shares = laws
            .chain(granted)
            .chain(used)
            .map(|(cause, by)| PriceModifier {
                cause,
                cp: change(by, ware, Resource::Cp),
                other: if other == Resource::Cp {
                    0
                } else {
                    change(by, ware, other)
                },
            });
        let shares: Vec<PriceModifier> = shares.collect();
        let changes = |share: &PriceModifier| (share.cp, share.other) != (0, 0);
        shares.into_iter().filter(changes)
    }
}

/// For each technology, those that make it cheaper once they are known `[EXO-7.3]`: of its color, and
/// of its type `[EXO-7.4]`.
pub(in crate::exodus) fn discounting_techs(techs: &[TechFigures; TECHS]) -> [[TechSet; 2]; TECHS] {
    let those = |holds: &dyn Fn(&TechFigures) -> bool| -> TechSet {
        let all = Tech::ALL.into_iter();
        all.filter(|known| holds(&techs[known.index()])).collect()
    };
    Tech::ALL.map(|tech| {
        let TechFigures { origin, field, .. } = techs[tech.index()];
        let color = those(&|known| known.origin == origin);
        let typed = those(&|known| {
            field != Field::General && (known.field == Field::General || known.field == field)
        });
        [color, typed]
    })
}

/// What an effect adds to the price of a ware.
fn change(effect: &Effect, ware: PricedItem, of: Resource) -> i8 {
    if let Effect::Cost(goods, resource, by) = effect
        && *resource == of
        && concerns(*goods, ware)
    {
        *by
    } else {
        0
    }
}

/// Whether a change of prices concerns a ware. Basic Research, which has no type of its own, is
/// concerned only where all technologies are `[EXO-7.4]`.
fn concerns(goods: PricedGoods, ware: PricedItem) -> bool {
    match (goods, ware) {
        (PricedGoods::Research(filter), PricedItem::Tech(field)) => {
            filter.is_none_or(|only| only == field && field != Field::General)
        }
        (PricedGoods::Ship(filter), PricedItem::Ship(kind)) => {
            filter.is_none_or(|only| only == kind)
        }
        (PricedGoods::Part(filter), PricedItem::Item(item)) => match item.kind() {
            ItemKind::Drive => filter.is_none_or(|only| only == PartKind::Drive),
            ItemKind::Cannon => filter.is_none_or(|only| only == PartKind::Cannon),
            ItemKind::Shield => filter.is_none_or(|only| only == PartKind::Shield),
            ItemKind::Rocket => false,
        },
        (PricedGoods::Rocket, PricedItem::Item(item)) => item.kind() == ItemKind::Rocket,
        (
            PricedGoods::Research(_)
            | PricedGoods::Ship(_)
            | PricedGoods::Part(_)
            | PricedGoods::Rocket,
            _,
        ) => false,
    }
}
