//! The orders of a command card, computed once from its effects `[SR-5]` `[SR-6]`.

use super::battlefield::Sector;
use super::effect::{Effect, EffectCount, Range, Restriction, Scope, UnitFilter};
use super::state::MAX_SLOTS;

/// An order of a card: how many units it is for, where, and which ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OrderSlot {
    /// Number of units that may be ordered.
    pub count: EffectCount,
    /// Sector of the units, from the player's point of view; `None` for the whole battlefield.
    pub sector: Option<Sector>,
    /// Filter for the units that may be ordered.
    pub only: UnitFilter,
}

/// All orders of a card, and its effects on the ordered units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardOrders {
    /// Orders of the card; `None` in unused slots.
    pub slots: [Option<OrderSlot>; MAX_SLOTS],
    /// Additional dice of ordered units, in close quarters and at range.
    pub dice: [i8; 2],
    /// Whether ordered units may not move.
    pub forbids_move: bool,
    /// Whether ordered units may not fight in close quarters.
    pub forbids_close: bool,
    /// Number of hexes of a second move after combat; `None` if the card allows none.
    pub second_move: Option<u8>,
    /// Number of cards drawn to replace this one, and number of those that are kept.
    pub draw_and_keep: Option<(u8, u8)>,
    /// Whether the card copies the enemy's last card; its own orders apply if the enemy has played
    /// none.
    pub copies: bool,
}

impl CardOrders {
    /// A card without orders or effects.
    pub const NONE: Self = Self {
        slots: [None; MAX_SLOTS],
        dice: [0; 2],
        forbids_move: false,
        forbids_close: false,
        second_move: None,
        draw_and_keep: None,
        copies: false,
    };

    /// Returns the orders of these effects; `printed` is the sector printed on the card.
    #[must_use]
    pub fn of(effects: &[Effect], printed: Option<Sector>) -> Self {
        let mut orders = Self::NONE;
        for effect in effects {
            orders.add(effect, printed);
        }
        orders
    }

    fn add_slot(&mut self, slot: OrderSlot) {
        if let Some(free) = self.slots.iter_mut().find(|free| free.is_none()) {
            *free = Some(slot);
        }
    }

    fn add_dice(&mut self, delta: i8, range: Range) {
        let [close, ranged] = &mut self.dice;
        match range {
            Range::Close => *close += delta,
            Range::Ranged => *ranged += delta,
            Range::Any => {
                *close += delta;
                *ranged += delta;
            }
        }
    }

    fn add(&mut self, effect: &Effect, printed: Option<Sector>) {
        match *effect {
            Effect::Order { count, at, only } => {
                self.add_slot(OrderSlot {
                    count,
                    sector: at.sector(printed),
                    only,
                });
            }
            Effect::Dice {
                delta,
                range,
                scope: Scope::Ordered,
            } => self.add_dice(delta, range),
            Effect::Forbid(Restriction::Move) => self.forbids_move = true,
            Effect::Forbid(Restriction::Close) => self.forbids_close = true,
            Effect::MoveAfter(hexes) => self.second_move = Some(hexes),
            Effect::DrawKeep {
                draw_count,
                keep_count,
            } => self.draw_and_keep = Some((draw_count, keep_count)),
            Effect::Copy(count) => {
                self.copies = true;
                self.add_slot(OrderSlot {
                    count: EffectCount::Fixed(count),
                    sector: None,
                    only: UnitFilter::None,
                });
            }
            Effect::Dice {
                scope: Scope::This, ..
            }
            | Effect::Boost(_)
            | Effect::Stars(_)
            | Effect::ClearMarkers(_)
            | Effect::Restore { .. }
            | Effect::Reroll(_)
            | Effect::Convert(_)
            | Effect::ShieldsOff
            | Effect::NoTerrain
            | Effect::Prevent(_)
            | Effect::IgnoreAlerts
            | Effect::FreePursuit
            | Effect::StrikeFirst(_)
            | Effect::Evade(_)
            | Effect::TakeShip { .. }
            | Effect::Discard(_) => {}
        }
    }
}
