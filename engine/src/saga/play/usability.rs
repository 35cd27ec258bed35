//! Tests whether an effect would change anything now, which cards and abilities require
//! `[SAGA-TOK.4]`.

use crate::saga::action::AbilitySource;
use crate::saga::armada::{Slot, Target};
use crate::saga::effect::{Amount, Effect, EffectModule, ThresholdScope};
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, DeckId, EffectListId};
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Phase, Step, Task};

impl Saga {
    /// Returns whether any effect of a list would change anything for an armada.
    pub(super) fn is_usable(
        &self,
        state: &State,
        code: EffectListId,
        armada: ArmadaId,
        cause: Cause,
    ) -> bool {
        let mut effects = self.effects(code).iter();
        effects.any(|&effect| self.is_effect_usable(state, effect, armada, cause))
    }

    fn is_effect_usable(
        &self,
        state: &State,
        effect: Effect,
        armada: ArmadaId,
        cause: Cause,
    ) -> bool {
        let public = &state.public;
        match effect.module() {
            EffectModule::Goods => self.can_trade(public, effect, armada),
            EffectModule::Dice => self.can_roll(public, effect, armada, cause),
            EffectModule::Board => match effect {
                Effect::Mp(_) | Effect::EvadeDiscount(_) => has_turn(public, armada),
                _ => self.is_board_effect_usable(public, effect, armada),
            },
            EffectModule::Flow => match effect {
                Effect::Choose(first, second) => {
                    self.is_usable(state, first, armada, cause)
                        || self.is_usable(state, second, armada, cause)
                }
                Effect::Check(..) | Effect::Each(_) | Effect::EachWithin(..) => true,
                _ => false,
            },
            EffectModule::Constant => false,
            EffectModule::Scenario => true,
        }
    }

    fn can_trade(&self, public: &Public, effect: Effect, armada: ArmadaId) -> bool {
        let mat = public.mat(self.owner(armada));
        match effect {
            Effect::Gain(good, _) => self.has_good(good),
            Effect::Swap(from, to, _) => from != to && mat.good(from) > 0,
            Effect::DrawAction(deck, _) => !public.deck(deck).is_empty(),
            Effect::Repair(_) => mat.hull < self.frame().hull_max,
            Effect::DrawEvent(_) => !public.deck(DeckId::EVENT).is_empty(),
            Effect::CancelEvent(_) => !public.events.is_empty(),
            Effect::Lose(..) | Effect::CostMod(..) => true,
            _ => false,
        }
    }

    fn can_roll(&self, public: &Public, effect: Effect, armada: ArmadaId, cause: Cause) -> bool {
        let roll = public
            .roll_of(armada)
            .and_then(|index| public.tasks.get(index));
        let Some(&Task::Roll {
            stat,
            extra,
            threshold,
            ref faces,
            ..
        }) = roll
        else {
            return self.can_apply_without_roll(public, effect, armada, cause);
        };
        let usual = self.frame().success;
        match effect {
            Effect::AddDice(_) => {
                let dice = self.dice_pool(public, armada, stat).saturating_add(extra);
                faces.is_empty() && dice < self.frame().stat_max
            }
            Effect::Reroll(_) => !faces.is_empty(),
            Effect::Auto(_) => !faces.is_empty(),
            Effect::Threshold(face, ThresholdScope::Roll) => {
                face < if threshold == 0 { usual } else { threshold }
            }
            _ => self.can_apply_without_roll(public, effect, armada, cause),
        }
    }

    fn can_apply_without_roll(
        &self,
        public: &Public,
        effect: Effect,
        armada: ArmadaId,
        cause: Cause,
    ) -> bool {
        match effect {
            Effect::Damage(amount) => amount != Amount::Some(0),
            Effect::Refresh(_) => self
                .refreshable_cards(public, armada, cause)
                .next()
                .is_some(),
            Effect::Threshold(face, ThresholdScope::Combat) => {
                let threshold = public.combat_threshold(armada);
                let threshold = if threshold == 0 {
                    self.frame().success
                } else {
                    threshold
                };
                public.combat_of(armada).is_some() && face < threshold
            }
            Effect::Soften(_) => {
                let packet = public
                    .damage_packet_of(armada)
                    .and_then(|at| public.tasks.get(at));
                matches!(
                    packet,
                    Some(Task::Damage {
                        remaining_damage: 1..,
                        ..
                    })
                )
            }
            Effect::Strike(_) => {
                let combat = public.combat_of(armada).and_then(|at| public.tasks.get(at));
                match combat {
                    Some(Task::Fight { hull, foe, .. }) => *hull > 0 && is_in_play(public, *foe),
                    Some(Task::Duel { .. }) => true,
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// Returns the cards of a mat that a token of this armada can come off. Only action cards can
    /// free a card that refreshes others: otherwise two such cards would free each other without
    /// end `[SAGA-TOK.3]`.
    pub(super) fn refreshable_cards<'a>(
        &'a self,
        public: &'a Public,
        armada: ArmadaId,
        cause: Cause,
    ) -> impl Iterator<Item = AbilitySource> + 'a {
        let mat = public.mat(self.owner(armada));
        let has_commander_token = mat.commander_token == Some(armada);
        let leader = has_commander_token.then_some(AbilitySource::Commander);
        let slots = mat.slots().filter(move |slot| slot.token == Some(armada));
        let all = leader.into_iter().chain(slots.map(Slot::source));
        let uses_ability = matches!(cause, Cause::Gear(..) | Cause::Commander(..));
        all.filter(move |&source| !(uses_ability && self.refreshes(public, armada, source)))
    }

    /// Returns whether the ability of a card takes tokens off other cards.
    fn refreshes(&self, public: &Public, armada: ArmadaId, source: AbilitySource) -> bool {
        let ability = self.ability(public, self.owner(armada), source);
        ability.is_some_and(|ability| self.does_refresh(ability.script.code))
    }

    fn does_refresh(&self, code: EffectListId) -> bool {
        self.effects(code).iter().any(|effect| match *effect {
            Effect::Refresh(_) => true,
            Effect::Choose(one, other) | Effect::Check(_, _, one, other) => {
                self.does_refresh(one) || self.does_refresh(other)
            }
            Effect::Lose(_, _, code) | Effect::Each(code) | Effect::EachWithin(_, _, code) => {
                self.does_refresh(code)
            }
            _ => false,
        })
    }
}

impl Slot {
    const fn source(&self) -> AbilitySource {
        AbilitySource::Gear(self.gear)
    }
}

/// Returns whether a movement turn of an armada is still to come or in progress `[SAGA-CRD.5]`.
pub(super) fn has_turn(public: &Public, armada: ArmadaId) -> bool {
    let armada = public.armada(armada);
    public.step == Step::Turns(Phase::Movement) && armada.sector.is_some() && !armada.is_done
}

/// Returns whether an enemy being fought still exists; an effect may have removed it.
fn is_in_play(public: &Public, foe: Target) -> bool {
    match foe {
        Target::Raider(raider) => {
            let raider = public.raiders.get(raider.index());
            raider.is_some_and(|raider| raider.level > 0)
        }
        Target::Boss(boss) => public.bosses.get(boss.index()).copied().flatten().is_some(),
        Target::Card(..) => true,
        Target::Entity(_) | Target::Armada(_) => false,
    }
}
