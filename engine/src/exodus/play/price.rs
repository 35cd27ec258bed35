//! Prices: the current price of a technology, ship, part or rocket for a seat, with its breakdown.

use super::ActionContext;
use crate::exodus::cards::{AbilityId, PoliticalId};
use crate::exodus::effect::{Effect, PartKind, PricedGoods, Resource};
use crate::exodus::figures::TechFigures;
use crate::exodus::game::Exodus;
use crate::exodus::part::{Item, ItemKind};
use crate::exodus::ship::ShipType;
use crate::exodus::state::Public;
use crate::exodus::step::{Origin, Task};
use crate::exodus::tech::{Field, TECHS, Tech, TechSet};
use crate::game::Seat;

/// The cause of a price modifier.
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

/// The amounts that one cause adds to a price, usually negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PriceModifier {
    pub cause: PriceCause,
    /// Change of the price in CP.
    pub cp: i8,
    /// Change in Axinium for a ship, in Phasium for a part or rocket.
    pub other: i8,
}

/// The printed price, and everything that changes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PriceBreakdown {
    /// The printed price in CP, and in Axinium or Phasium.
    pub printed: (u8, u8),
    /// The modifiers; a total below 0 counts as 0 `[EXO-19.5]`.
    pub modifiers: Vec<PriceModifier>,
    /// The price to pay in CP, and in Axinium or Phasium.
    pub price: (u8, u8),
}

/// The item whose price is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PricedItem {
    Tech(Field),
    Ship(ShipType),
    Item(Item),
}

impl Task {
    /// Returns the context of the task's action.
    #[must_use]
    pub const fn context(&self) -> ActionContext {
        let (origin, invoked) = match self {
            Self::Action {
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
    /// Returns the price of a technology for a seat, in CP `[EXO-7.3]` `[EXO-7.4]`.
    #[must_use]
    pub fn price_of_tech(
        &self,
        public: &Public,
        seat: Seat,
        tech: Tech,
        context: ActionContext,
    ) -> u8 {
        let figures = self.tech(tech);
        let discount = i16::from(self.discount(public.mat(seat).techs, tech));
        let item = PricedItem::Tech(figures.field);
        let effects_sum = self.total(public, context, |effect| {
            price_change(effect, item, Resource::Cp).into()
        });
        (i16::from(figures.cost) - discount + effects_sum).clamp(0, 255) as u8
    }

    /// Returns the discount that known technologies give on another: 1 for each of the same color
    /// and 1 for each of the same type `[EXO-7.3]`.
    #[must_use]
    pub fn discount(&self, known: TechSet, tech: Tech) -> u8 {
        let [color, field] = self.discounting_techs[tech.index()];
        known.intersection(color).len() + known.intersection(field).len()
    }

    /// Returns the price of a ship in CP and Axinium `[EXO-7.8]`.
    #[must_use]
    pub fn price_of_ship(
        &self,
        public: &Public,
        kind: ShipType,
        context: ActionContext,
    ) -> (u8, u8) {
        let figures = self.ship(kind);
        let printed = (figures.cp, figures.ax);
        self.price(
            public,
            PricedItem::Ship(kind),
            printed,
            Resource::Ax,
            context,
        )
    }

    /// Returns the price of a part or rocket in CP and Phasium `[EXO-7.11]`.
    #[must_use]
    pub fn price_of_item(&self, public: &Public, item: Item, context: ActionContext) -> (u8, u8) {
        let figures = self.item(item);
        let printed = (figures.cp, figures.ph);
        self.price(
            public,
            PricedItem::Item(item),
            printed,
            Resource::Ph,
            context,
        )
    }

    fn price(
        &self,
        public: &Public,
        item: PricedItem,
        printed: (u8, u8),
        other: Resource,
        context: ActionContext,
    ) -> (u8, u8) {
        let (mut cp, mut other_price) = (i16::from(printed.0), i16::from(printed.1));
        for effect in self
            .active_effects(public)
            .chain(self.context_effects(context))
        {
            cp += i16::from(price_change(effect, item, Resource::Cp));
            other_price += i16::from(price_change(effect, item, other));
        }
        (cp.clamp(0, 255) as u8, other_price.clamp(0, 255) as u8)
    }

    /// Returns the number of items that may be bought without their technology in the current
    /// action, by an ability `[EXO-18.4]`.
    #[must_use]
    pub fn licenses(&self, context: ActionContext) -> u8 {
        let each = self.context_effects(context).map(|effect| {
            if let Effect::License(count) = effect {
                *count
            } else {
                0
            }
        });
        each.sum()
    }

    /// Returns the price of a technology with its breakdown.
    #[must_use]
    pub fn tech_price_breakdown(
        &self,
        public: &Public,
        seat: Seat,
        tech: Tech,
        context: ActionContext,
    ) -> PriceBreakdown {
        let figures = self.tech(tech);
        let mut modifiers = Vec::new();
        for known in public.mat(seat).techs.iter() {
            let discount = |cause: PriceCause| PriceModifier {
                cause,
                cp: -1,
                other: 0,
            };
            let [color, field] = self.discounting_techs[tech.index()];
            modifiers.extend(
                color
                    .contains(known)
                    .then(|| discount(PriceCause::Color(known))),
            );
            modifiers.extend(
                field
                    .contains(known)
                    .then(|| discount(PriceCause::Field(known))),
            );
        }
        modifiers.extend(self.price_modifiers(
            public,
            PricedItem::Tech(figures.field),
            Resource::Cp,
            context,
        ));
        PriceBreakdown {
            printed: (figures.cost, 0),
            modifiers,
            price: (self.price_of_tech(public, seat, tech, context), 0),
        }
    }

    /// Returns the price of a ship with its breakdown.
    #[must_use]
    pub fn ship_price_breakdown(
        &self,
        public: &Public,
        kind: ShipType,
        context: ActionContext,
    ) -> PriceBreakdown {
        let figures = self.ship(kind);
        let modifiers = self.price_modifiers(public, PricedItem::Ship(kind), Resource::Ax, context);
        PriceBreakdown {
            printed: (figures.cp, figures.ax),
            modifiers: modifiers.collect(),
            price: self.price_of_ship(public, kind, context),
        }
    }

    /// Returns the price of a part or rocket with its breakdown.
    #[must_use]
    pub fn item_price_breakdown(
        &self,
        public: &Public,
        item: Item,
        context: ActionContext,
    ) -> PriceBreakdown {
        let figures = self.item(item);
        let modifiers = self.price_modifiers(public, PricedItem::Item(item), Resource::Ph, context);
        PriceBreakdown {
            printed: (figures.cp, figures.ph),
            modifiers: modifiers.collect(),
            price: self.price_of_item(public, item, context),
        }
    }

    /// Returns the modifiers of a price by effects in force and the context of the action.
    fn price_modifiers(
        &self,
        public: &Public,
        item: PricedItem,
        other: Resource,
        context: ActionContext,
    ) -> impl Iterator<Item = PriceModifier> {
        let laws = public.laws.iter().chain(public.resolution.iter());
        let laws =
            laws.filter_map(|&card| Some((PriceCause::Political(card), self.political(card)?)));
        let laws =
            laws.flat_map(|(cause, card)| card.main.iter().map(move |effect| (cause, effect)));
        let origin = context.origin.into_iter();
        let granted = origin.flat_map(|origin| {
            let effects = self.origin_modifiers(origin).iter();
            effects.map(move |effect| (PriceCause::Grant(origin), effect))
        });
        let ability_effects = context.invoked.iter().map(AbilityId);
        let ability_effects = ability_effects
            .filter_map(|card| Some((PriceCause::Ability(card), self.ability(card)?)));
        let ability_effects = ability_effects
            .flat_map(|(cause, card)| card.effects.iter().map(move |effect| (cause, effect)));
        let modifiers = laws
            .chain(granted)
            .chain(ability_effects)
            .map(|(cause, effect)| PriceModifier {
                cause,
                cp: price_change(effect, item, Resource::Cp),
                other: if other == Resource::Cp {
                    0
                } else {
                    price_change(effect, item, other)
                },
            });
        let modifiers: Vec<PriceModifier> = modifiers.collect();
        let changes = |modifier: &PriceModifier| (modifier.cp, modifier.other) != (0, 0);
        modifiers.into_iter().filter(changes)
    }
}

/// Returns, for each technology, the technologies that make it cheaper once they are known
/// `[EXO-7.3]`: the set of its color and the set of its type `[EXO-7.4]`.
pub(in crate::exodus) fn discounting_techs(techs: &[TechFigures; TECHS]) -> [[TechSet; 2]; TECHS] {
    let techs_where = |condition: &dyn Fn(&TechFigures) -> bool| -> TechSet {
        let all = Tech::ALL.into_iter();
        all.filter(|known| condition(&techs[known.index()]))
            .collect()
    };
    Tech::ALL.map(|tech| {
        let TechFigures { origin, field, .. } = techs[tech.index()];
        let color = techs_where(&|known| known.origin == origin);
        let same_type = techs_where(&|known| {
            field != Field::General && (known.field == Field::General || known.field == field)
        });
        [color, same_type]
    })
}

/// Returns the amount that an effect adds to the price of an item in one currency.
fn price_change(effect: &Effect, item: PricedItem, currency: Resource) -> i8 {
    if let Effect::Cost(goods, resource, delta) = effect
        && *resource == currency
        && applies_to(*goods, item)
    {
        *delta
    } else {
        0
    }
}

/// Returns whether a price effect applies to an item. Basic Research has no specific type, so only
/// effects on all technologies apply to it `[EXO-7.4]`.
fn applies_to(goods: PricedGoods, item: PricedItem) -> bool {
    match (goods, item) {
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
