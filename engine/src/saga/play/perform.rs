//! The interpreter of single effects `[SAGA-GEN.8]`. Effects on the board and operations of
//! scenarios are in their own files.

use super::Play;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::saga::armada::ArmadaSet;
use crate::saga::effect::{Amount, Anchor, Effect, EffectModule, Good, Loss, PricedItem};
use crate::saga::event::{Event, RemovalReason};
use crate::saga::game::Saga;
use crate::saga::hex::HexId;
use crate::saga::ids::{ArmadaId, EffectListId};
use crate::saga::state::Public;
use crate::saga::step::{Cause, ForcedMove, Task};

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
    fn armadas_near(&self, public: &Public, anchor: Anchor, reach: u8, cause: Cause) -> ArmadaSet {
        let center = match (anchor, cause) {
            (Anchor::Ravager, _) => public.ravager,
            (Anchor::Boss, Cause::Boss(boss)) => public.bosses.get(boss.index()).copied().flatten(),
            (Anchor::Boss, _) => None,
            (Anchor::Jumpgate, _) => public.at(HexId::GATE),
        };
        let Some(center) = center else {
            return ArmadaSet::NONE;
        };
        let nearby = self.sectors_within(public, public.sector(center).hex, reach);
        let armadas = self.armadas().filter(|&armada| {
            let sector = public.armada(armada).sector;
            sector.is_some_and(|sector| nearby.contains(sector))
        });
        armadas.map(|armada| armada.0).collect()
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs an effect, with an optional subject.
    pub(super) fn perform(&mut self, effect: Effect, subject: Option<ArmadaId>, cause: Cause) {
        match effect.module() {
            EffectModule::Goods => self.perform_goods(effect, subject, cause),
            EffectModule::Dice => {
                if let Some(armada) = subject {
                    self.perform_dice(effect, armada, cause);
                }
            }
            EffectModule::Board => self.perform_board(effect, subject, cause),
            EffectModule::Flow => self.perform_flow(effect, subject, cause),
            EffectModule::Constant => {}
            EffectModule::Scenario => self.run_scenario_operation(effect, subject, cause),
        }
    }

    fn perform_goods(&mut self, effect: Effect, subject: Option<ArmadaId>, cause: Cause) {
        match (effect, subject.map(|armada| self.game.owner(armada))) {
            (Effect::DrawEvent(count), _) => {
                for _ in 0..count {
                    self.draw_event(cause);
                }
            }
            (Effect::CancelEvent(remaining_events), _) => {
                let seat = self.game.chooser(&self.state.public, cause);
                self.push_task(Task::Cancel {
                    seat,
                    remaining_events,
                    by: cause,
                });
            }
            (Effect::Gain(good, count), Some(seat)) => self.gain(seat, good, count, cause),
            (Effect::DrawAction(deck, count), Some(seat)) => self.draw_cards(seat, deck, count),
            (Effect::Repair(amount), Some(seat)) => self.repair(seat, amount, cause),
            (Effect::CostMod(price, change), Some(seat)) => {
                let discounts = &mut self.public_mut().mat_mut(seat).discounts;
                let discount = match price {
                    PricedItem::Starbase => &mut discounts[0],
                    PricedItem::Level => &mut discounts[1],
                };
                *discount = discount.saturating_add(change);
            }
            (Effect::Lose(loss, count, or), Some(_)) => {
                self.lose_goods(loss, count, or, subject, cause)
            }
            (Effect::Swap(from, to, max), Some(_)) => {
                self.begin_trade([from, to], max, subject, cause)
            }
            _ => {}
        }
    }

    /// Starts an exchange of goods; the owner chooses the number `[SAGA-GEN.9]`.
    fn begin_trade(&mut self, goods: [Good; 2], max: u8, on: Option<ArmadaId>, by: Cause) {
        if let Some(armada) = on {
            self.push_task(Task::Trade {
                armada,
                goods,
                most: max,
                by,
            });
        }
    }

    /// Makes the subject lose up to `count` of a good, token or XPM; if it has none, runs the
    /// alternative `[SAGA-GEN.14]`.
    fn lose_goods(
        &mut self,
        loss: Loss,
        count: u8,
        alternative: EffectListId,
        subject: Option<ArmadaId>,
        cause: Cause,
    ) {
        let Some(armada) = subject else { return };
        let seat = self.game.owner(armada);
        let is_lost = match loss {
            Loss::Good(good) => self.spend(seat, good, count, cause) > 0,
            Loss::Token => {
                let mat = self.state.public.mat(seat);
                let has_any = mat.exploration_tokens > 0 || mat.combat_tokens > 0;
                if has_any {
                    let remaining_tokens = count;
                    self.push_task(Task::Pay {
                        armada,
                        remaining_tokens,
                    });
                }
                has_any
            }
            Loss::Xpm => self.drop_xpm(seat, RemovalReason::Removed),
        };
        if !is_lost {
            self.run_code(alternative, subject, cause);
        }
    }

    fn perform_board(&mut self, effect: Effect, subject: Option<ArmadaId>, cause: Cause) {
        match (effect, subject) {
            (Effect::Spawn(level, count, place), _) => {
                self.spawn_raiders(level, count, place, cause)
            }
            (Effect::Advance(filter, steps), _) => self.move_raiders(filter, steps, subject, cause),
            (Effect::Promote(filter, count), _) => {
                self.promote_raiders(filter, count, subject, cause)
            }
            (Effect::Destroy(filter, count), _) => {
                self.destroy_raiders(filter, count, subject, cause)
            }
            (Effect::Ravager(steps), _) => self.move_ravager_toward_gate(steps),
            (Effect::Shove(filter, steps), Some(armada)) => {
                self.begin_shove(filter, steps, armada, cause)
            }
            (Effect::Mp(count), Some(armada)) => {
                let mp = &mut self.public_mut().armada_mut(armada).mp;
                *mp = mp.saturating_add(count);
            }
            (Effect::EvadeDiscount(amount), Some(armada)) => {
                let discount = &mut self.public_mut().armada_mut(armada).evade_discount;
                *discount = discount.saturating_add(amount.to_count());
            }
            (Effect::Step(steps), Some(armada)) => {
                self.relocate(armada, ForcedMove::Step(steps), cause)
            }
            (Effect::Jump(landing), Some(armada)) => {
                self.relocate(armada, ForcedMove::Jump(landing), cause);
            }
            (Effect::Scout(count), Some(armada)) => {
                let seat = match cause {
                    Cause::Card(seat, _) => seat,
                    _ => self.game.owner(armada),
                };
                self.scout(seat, count);
            }
            (Effect::PlaceXpm(within), Some(armada)) => self.place_xpm(within, armada, cause),
            _ => {}
        }
    }

    fn perform_flow(&mut self, effect: Effect, subject: Option<ArmadaId>, cause: Cause) {
        match (effect, subject) {
            (Effect::Each(code), _) => {
                let armadas = self.game.armadas_on_board(&self.state.public);
                self.run_each(code, armadas, cause);
            }
            (Effect::EachWithin(anchor, reach, code), _) => {
                let public = &self.state.public;
                let armadas = self.game.armadas_near(public, anchor, reach, cause);
                self.run_each(code, armadas, cause);
            }
            (Effect::Check(stat, required_successes, pass, fail), Some(armada)) => {
                self.begin_check(armada, stat, required_successes, pass, fail, cause);
            }
            (Effect::Choose(first, second), Some(armada)) => {
                let codes = [first, second];
                self.push_task(Task::Branch {
                    armada,
                    codes,
                    by: cause,
                });
            }
            _ => {}
        }
    }
}
