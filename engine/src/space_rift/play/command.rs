//! Command cards `[SR-5]` and ordering units `[SR-6]`.

use super::Play;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::space_rift::battlefield::{HexSet, Sector, Side};
use crate::space_rift::card_orders::{CardOrders, OrderSlot};
use crate::space_rift::cards::CommandId;
use crate::space_rift::effect::{Effect, UnitFilter};
use crate::space_rift::event::{Event, TokenReason};
use crate::space_rift::game::SpaceRift;
use crate::space_rift::refusal::Refusal;
use crate::space_rift::state::{ActiveCommand, MAX_SLOTS, Phase, Public, State, Task};
use crate::space_rift::unit::{UnitId, UnitSet};

/// The orders while no card is in play.
static NO_ORDERS: CardOrders = CardOrders::NONE;

impl SpaceRift {
    /// Returns the orders of the command card in play: its own, or those of the card it copies
    /// `[SR-5.6]`.
    #[must_use]
    pub fn orders_in_force(&self, public: &Public) -> &CardOrders {
        let card = public.active_command.acts_as.or(public.active_command.card);
        let orders = card.and_then(|card| self.orders.get(usize::from(card.0)));
        orders.unwrap_or(&NO_ORDERS)
    }

    /// Returns whether a command card copies the enemy's last one.
    pub(in crate::space_rift) fn copies(&self, id: CommandId) -> bool {
        let orders = self.orders.get(usize::from(id.0));
        orders.is_some_and(|orders| orders.copies)
    }

    /// Checks whether a side may play a command card `[SR-5.1]`.
    pub(super) fn check_command(
        &self,
        state: &State,
        side: Side,
        id: CommandId,
    ) -> Result<(), Refusal> {
        if state.private(side).command.count(id.0) > 0 {
            Ok(())
        } else {
            Err(Refusal::NoCard)
        }
    }

    /// Returns the hexes that an order of the card in play covers `[SR-5.2]` `[SR-6.2]`. A copied
    /// card covers the same physical section as for the enemy `[SR-5.6]`.
    fn order_area(&self, public: &Public, slot: OrderSlot) -> HexSet {
        let viewpoint = match public.active_command.is_mirrored {
            true => public.active.other(),
            false => public.active,
        };
        let sector = slot.sector;
        sector.map_or(HexSet::ALL, |sector| sector.section(viewpoint).hexes())
    }

    /// Returns the units that an order of the card in play can be given to `[SR-6.1]`.
    pub(in crate::space_rift) fn eligible_units(&self, public: &Public, slot: u8) -> UnitSet {
        self.remaining_order(public, slot)
            .map_or(UnitSet::NONE, |order| {
                self.recipients(public, order).collect()
            })
    }

    /// Returns an order of the card in play if any of it is left.
    fn remaining_order(&self, public: &Public, slot: u8) -> Option<OrderSlot> {
        let index = usize::from(slot);
        let has_orders_left = public
            .active_command
            .remaining_orders
            .get(index)
            .is_some_and(|remaining_orders| *remaining_orders > 0);
        let order = self.orders_in_force(public).slots.get(index)?;
        order.filter(|_| has_orders_left)
    }

    /// Iterates over the units that an order can be given to.
    fn recipients<'a>(
        &'a self,
        public: &'a Public,
        order: OrderSlot,
    ) -> impl Iterator<Item = UnitId> + 'a {
        self.recipients_among(public, order, self.side_setup(public.active).units)
    }

    /// Iterates over those of the given units of the active side that an order can be given to.
    fn recipients_among<'a>(
        &'a self,
        public: &'a Public,
        order: OrderSlot,
        units: UnitSet,
    ) -> impl Iterator<Item = UnitId> + 'a {
        let units = units.difference(public.ordered);
        let units = match order.only {
            UnitFilter::None | UnitFilter::NearFlag(_) => units,
            UnitFilter::Class(class) => units.intersection(self.classes[class as usize]),
        };
        let mut area = self.order_area(public, order);
        let flag = public
            .active_command
            .flag
            .and_then(|flag| public.hex_of(flag));
        if let (UnitFilter::NearFlag(hexes), Some(flag)) = (order.only, flag) {
            area = area.intersection(flag.within(hexes));
        }
        units.iter().filter(move |unit| {
            let hex = public.hex_of(*unit);
            hex.is_some_and(|hex| area.contains(hex))
        })
    }

    /// Returns the units of a side in the battle without an order.
    pub(in crate::space_rift) fn units_without_order(
        &self,
        public: &Public,
        side: Side,
    ) -> UnitSet {
        let side_units = self.side_setup(side).units.difference(public.ordered);
        side_units
            .iter()
            .filter(|unit| public.hex_of(*unit).is_some())
            .collect()
    }

    /// Returns whether any order can still be given.
    pub(super) fn can_order(&self, public: &Public) -> bool {
        (0..MAX_SLOTS as u8).any(|slot| {
            self.remaining_order(public, slot)
                .is_some_and(|order| self.recipients(public, order).next().is_some())
        })
    }

    /// Checks whether a unit may be ordered by an order of the card `[SR-6.1]` `[SR-6.2]`, or by
    /// the order of a combat card.
    pub(super) fn check_order(
        &self,
        public: &Public,
        unit: UnitId,
        slot: u8,
    ) -> Result<(), Refusal> {
        if self.build(unit).side != public.active || public.hex_of(unit).is_none() {
            return Err(Refusal::NotYourUnit);
        }
        if public.ordered.contains(unit) {
            return Err(Refusal::HasOrders);
        }
        if let Some(Task::Order(_)) = public.task {
            return if slot == 0 {
                Ok(())
            } else {
                Err(Refusal::NoOrders)
            };
        }
        match public
            .active_command
            .remaining_orders
            .get(usize::from(slot))
        {
            None | Some(0) => Err(Refusal::NoOrders),
            Some(_) => {
                let order = self
                    .remaining_order(public, slot)
                    .ok_or(Refusal::NoOrders)?;
                let unit_set = UnitSet::NONE.with(unit);
                let can_order = self
                    .recipients_among(public, order, unit_set)
                    .next()
                    .is_some();
                if can_order {
                    return Ok(());
                }
                Err(self.order_refusal(public, unit, order))
            }
        }
    }

    /// Returns why a remaining order cannot be given to a unit: its class, its section, or its
    /// distance from the flagship `[SR-5.2]` `[SR-5.6]`. If no order is left for the unit's own
    /// section, that is the reason.
    fn order_refusal(&self, public: &Public, unit: UnitId, order: OrderSlot) -> Refusal {
        if let UnitFilter::Class(class) = order.only
            && self.build(unit).class != class
        {
            return Refusal::OtherClass { class };
        }
        let at = public.hex_of(unit);
        let is_in = |area: HexSet| at.is_some_and(|hex| area.contains(hex));
        if let Some(sector) = order.sector
            && !is_in(self.order_area(public, order))
        {
            let slots = self.orders_in_force(public).slots;
            let mut spent = (0u8..).zip(slots).filter_map(|(n, slot)| {
                let remaining_orders = public
                    .active_command
                    .remaining_orders
                    .get(usize::from(n))
                    .copied();
                slot.filter(|_| remaining_orders == Some(0))
            });
            if spent.any(|slot| slot.sector.is_some() && is_in(self.order_area(public, slot))) {
                return Refusal::NoOrders;
            }
            let sector = match public.active_command.is_mirrored {
                true => sector.mirrored(),
                false => sector,
            };
            return Refusal::OutOfSection { sector };
        }
        match order.only {
            UnitFilter::NearFlag(hexes) => Refusal::FarFromFlag { hexes },
            UnitFilter::None | UnitFilter::Class(_) => Refusal::NoOrders,
        }
    }

    /// Checks whether the red-alert marker of a unit may be removed, by a card or for tokens
    /// `[SR-6.5]`.
    pub(super) fn check_clear(&self, public: &Public, unit: UnitId) -> Result<(), Refusal> {
        if self.build(unit).side != public.active || public.hex_of(unit).is_none() {
            return Err(Refusal::NotYourUnit);
        }
        if !public.alert.contains(unit) {
            return Err(Refusal::NoMarker);
        }
        if let Some(Task::Clear(_)) = public.task {
            return Ok(());
        }
        let (price, available) = (
            self.price_to_clear(public, unit),
            public.side_state(public.active).stars,
        );
        if price <= available {
            Ok(())
        } else {
            Err(Refusal::Stars { price, available })
        }
    }

    fn price_to_clear(&self, public: &Public, unit: UnitId) -> u8 {
        let stars = &self.figures.stars;
        match public.ordered.contains(unit) {
            true => stars.clear_ordered,
            false => stars.clear_other,
        }
    }

    /// Returns the flagships of the active side.
    pub(in crate::space_rift) fn flagships(&self, public: &Public) -> UnitSet {
        let flagships = self
            .flags
            .intersection(self.side_setup(public.active).units);
        flagships
            .iter()
            .filter(|unit| public.hex_of(*unit).is_some())
            .collect()
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Plays the command card of the turn `[SR-5.1]` to `[SR-5.6]`.
    pub fn do_command(&mut self, side: Side, id: CommandId) {
        self.state.private[side.index()].command.take(id.0);
        let copies = self.game.copies(id);
        let acts_as = match copies {
            true => {
                let last_card = self.state.public.side_state(side.other()).last;
                last_card.filter(|last_card| !self.game.copies(*last_card))
            }
            false => Some(id),
        };
        self.state.public.active_command = ActiveCommand {
            card: Some(id),
            acts_as,
            is_mirrored: copies && acts_as.is_some(),
            remaining_orders: [0; MAX_SLOTS],
            flag: None,
        };
        self.state.public.sides[side.index()].last = Some(id);
        self.state.public.phase = Phase::Orders;
        self.emit(Event::CommandPlayed {
            side,
            card: id,
            acts_as,
        });
        self.set_order_counts(side);
        if let Some(card) = acts_as.and_then(|acts_as| self.game.command(acts_as)) {
            self.apply_immediate_effects(side, &card.effects);
        }
    }

    /// Applies the effects of a command card that occur as soon as it is played.
    fn apply_immediate_effects(&mut self, side: Side, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::ClearMarkers(_) | Effect::Restore { .. } | Effect::Stars(_) => {
                    self.carry_out_effects(side, &[*effect], None);
                }
                // All other effects are read from the card while it is in play.
                _ => {}
            }
        }
    }

    /// Sets the number of orders of the card in play by the command rating `[SR-5.3]`, and the
    /// flagship if the card orders units around one.
    fn set_order_counts(&mut self, side: Side) {
        let rating = self.state.public.side_state(side).rating;
        let orders = self.game.orders_in_force(&self.state.public);
        let flags = self.game.flagships(&self.state.public);
        let public = &mut self.state.public;
        for (remaining_orders, slot) in public
            .active_command
            .remaining_orders
            .iter_mut()
            .zip(orders.slots)
        {
            let Some(slot) = slot else {
                continue;
            };
            *remaining_orders = slot.count.at(rating);
            if let UnitFilter::NearFlag(_) = slot.only {
                match flags.len() {
                    0 => *remaining_orders = 1,
                    1 => public.active_command.flag = flags.first(),
                    2.. => public.task = Some(Task::Signal),
                }
            }
        }
    }

    /// Chooses the flagship around which the card orders units.
    pub fn do_signal(&mut self, flag: UnitId) {
        self.state.public.active_command.flag = Some(flag);
        self.state.public.task = None;
    }

    pub fn do_order(&mut self, unit: UnitId, slot: u8) {
        let public = &mut self.state.public;
        match public.task {
            Some(Task::Order(remaining_units)) => {
                public.task = remaining_units
                    .checked_sub(1)
                    .filter(|count| *count > 0)
                    .map(Task::Order);
            }
            Some(_) | None => {
                if let Some(remaining_orders) = public
                    .active_command
                    .remaining_orders
                    .get_mut(usize::from(slot))
                {
                    *remaining_orders = remaining_orders.saturating_sub(1);
                }
            }
        }
        public.ordered.insert(unit);
        let side = public.active;
        if let Some(hex) = public.hex_of(unit) {
            if Sector::Left.section(side).exclusive_hexes().contains(hex) {
                public.from_left.insert(unit);
            } else if Sector::Right.section(side).exclusive_hexes().contains(hex) {
                public.from_right.insert(unit);
            }
        }
        self.emit(Event::Ordered { unit });
    }

    /// Removes a red-alert marker; a token is paid unless a card removes it.
    pub fn do_clear(&mut self, unit: UnitId) {
        if let Some(Task::Clear(count)) = self.state.public.task {
            self.state.public.task = count
                .checked_sub(1)
                .filter(|count| *count > 0)
                .map(Task::Clear);
        } else {
            let price = self.game.price_to_clear(&self.state.public, unit);
            self.pay(price, TokenReason::Clear);
        }
        self.clear_alert(unit);
    }

    /// Removes the red-alert marker of a unit.
    pub fn clear_alert(&mut self, unit: UnitId) {
        if self.state.public.alert.contains(unit) {
            self.state.public.alert.remove(unit);
            self.emit(Event::AlertCleared { unit });
        }
    }
}
