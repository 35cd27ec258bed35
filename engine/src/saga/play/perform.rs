//! The interpreter of single effects `[SAGA-GEN.8]`. Effects on the board and operations of
//! scenarios are in their own files.

use super::Play;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::saga::armada::ArmadaSet;
use crate::saga::effect::{Amount, Anchor, Effect, EffectModule, Good, Loss, PricedItem};
use crate::saga::event::{Event, RemovalReason};
use crate::saga::hex::HexId;
use crate::saga::ids::{ArmadaId, EffectListId};
use crate::saga::state::Public;
use crate::saga::step::{Cause, ForcedMove, Task};
use crate::saga::table::Saga;

impl Amount {
    /// Returns the amount as a number, 255 for all. The level of a Raider is resolved by the
    /// caller.
    #[must_use]
    pub const fn to_count(self) -> u8 {
        match self {
            Self::Some(count) => count,
            Self::All | Self::Level => u8::MAX,
        }
    }
}

impl Saga {
    /// Returns the armadas within a distance of the Ravager, a Boss or the Jumpgate.
    fn armadas_near(&self, public: &Public, anchor: Anchor, reach: u8, by: Cause) -> ArmadaSet {
        let center = match (anchor, by) {
            (Anchor::Ravager, _) => public.ravager,
            (Anchor::Boss, Cause::Boss(boss)) => public.bosses.get(boss.index()).copied().flatten(),
            (Anchor::Boss, _) => None,
            (Anchor::Jumpgate, _) => public.at(HexId::GATE),
        };
        let Some(center) = center else {
            return ArmadaSet::NONE;
        };
        let near = self.within(public, public.sector(center).hex, reach);
        let armadas = self.armadas().filter(|&armada| {
            let sector = public.armada(armada).sector;
            sector.is_some_and(|sector| near.contains(sector))
        });
        armadas.map(|armada| armada.0).collect()
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs an effect, with an optional subject.
    pub(super) fn perform(&mut self, effect: Effect, on: Option<ArmadaId>, by: Cause) {
        match effect.chapter() {
            EffectModule::Goods => self.perform_goods(effect, on, by),
            EffectModule::Dice => {
                if let Some(armada) = on {
                    self.perform_dice(effect, armada, by);
                }
            }
            EffectModule::Board => self.perform_board(effect, on, by),
            EffectModule::Flow => self.perform_flow(effect, on, by),
            EffectModule::Constant => {}
            EffectModule::Scenario => self.scenario_op(effect, on, by),
        }
    }

    fn perform_goods(&mut self, effect: Effect, on: Option<ArmadaId>, by: Cause) {
        match (effect, on.map(|armada| self.table.owner(armada))) {
            (Effect::DrawEvent(count), _) => {
                for _ in 0..count {
                    self.draw_event(by);
                }
            }
            (Effect::CancelEvent(left), _) => {
                let seat = self.table.chooser(&self.state.public, by);
                self.push_task(Task::Cancel { seat, left, by });
            }
            (Effect::Gain(good, count), Some(seat)) => self.gain(seat, good, count, by),
            (Effect::DrawAction(deck, count), Some(seat)) => self.draw_cards(seat, deck, count),
            (Effect::Repair(amount), Some(seat)) => self.repair(seat, amount, by),
            (Effect::CostMod(price, change), Some(seat)) => {
                let discounts = &mut self.public_mut().mat_mut(seat).discounts;
                let held = match price {
                    PricedItem::Starbase => &mut discounts[0],
                    PricedItem::Level => &mut discounts[1],
                };
                *held = held.saturating_add(change);
            }
            (Effect::Lose(loss, count, or), Some(_)) => self.lose(loss, count, or, on, by),
            (Effect::Swap(from, to, most), Some(_)) => self.trade([from, to], most, on, by),
            _ => {}
        }
    }

    /// Starts an exchange of goods; the owner chooses the number `[SAGA-GEN.9]`.
    fn trade(&mut self, goods: [Good; 2], most: u8, on: Option<ArmadaId>, by: Cause) {
        if let Some(armada) = on {
            self.push_task(Task::Trade {
                armada,
                goods,
                most,
                by,
            });
        }
    }

    /// Takes what the subject has of a loss; if it has nothing at all, runs the alternative
    /// `[SAGA-GEN.14]`.
    fn lose(&mut self, loss: Loss, count: u8, or: EffectListId, on: Option<ArmadaId>, by: Cause) {
        let Some(armada) = on else { return };
        let seat = self.table.owner(armada);
        let lost = match loss {
            Loss::Good(good) => self.spend(seat, good, count, by) > 0,
            Loss::Token => {
                let mat = self.state.public.mat(seat);
                let any = mat.exploration > 0 || mat.combat > 0;
                if any {
                    let left = count;
                    self.push_task(Task::Pay { armada, left });
                }
                any
            }
            Loss::Xpm => self.drop_xpm(seat, RemovalReason::Removed),
        };
        if !lost {
            self.run_code(or, on, by);
        }
    }

    fn perform_board(&mut self, effect: Effect, on: Option<ArmadaId>, by: Cause) {
        match (effect, on) {
            (Effect::Spawn(level, count, place), _) => self.spawn(level, count, place, by),
            (Effect::Advance(filter, steps), _) => self.move_raiders(filter, steps, on, by),
            (Effect::Promote(filter, count), _) => self.promote(filter, count, on, by),
            (Effect::Destroy(filter, count), _) => self.destroy(filter, count, on, by),
            (Effect::Ravager(steps), _) => self.move_ravager_toward_gate(steps),
            (Effect::Shove(filter, steps), Some(armada)) => self.shove(filter, steps, armada, by),
            (Effect::Mp(count), Some(armada)) => {
                let mp = &mut self.public_mut().armada_mut(armada).mp;
                *mp = mp.saturating_add(count);
            }
            (Effect::EvadeDiscount(amount), Some(armada)) => {
                let discount = &mut self.public_mut().armada_mut(armada).evade_discount;
                *discount = discount.saturating_add(amount.to_count());
            }
            (Effect::Step(steps), Some(armada)) => {
                self.relocate(armada, ForcedMove::Step(steps), by)
            }
            (Effect::Jump(landing), Some(armada)) => {
                self.relocate(armada, ForcedMove::Jump(landing), by);
            }
            (Effect::Scout(count), Some(armada)) => {
                let seat = match by {
                    Cause::Card(seat, _) => seat,
                    _ => self.table.owner(armada),
                };
                self.scout(seat, count);
            }
            (Effect::PlaceXpm(within), Some(armada)) => self.place_xpm(within, armada, by),
            _ => {}
        }
    }

    fn perform_flow(&mut self, effect: Effect, on: Option<ArmadaId>, by: Cause) {
        match (effect, on) {
            (Effect::Each(code), _) => {
                let armadas = self.table.present(&self.state.public);
                self.run_each(code, armadas, by);
            }
            (Effect::EachWithin(anchor, reach, code), _) => {
                let public = &self.state.public;
                let armadas = self.table.armadas_near(public, anchor, reach, by);
                self.run_each(code, armadas, by);
            }
            (Effect::Check(stat, need, pass, fail), Some(armada)) => {
                self.begin_check(armada, stat, need, pass, fail, by);
            }
            (Effect::Choose(first, second), Some(armada)) => {
                let codes = [first, second];
                self.push_task(Task::Branch { armada, codes, by });
            }
            _ => {}
        }
    }
}
