//! Executes the effects of cards, and checks whether an effect would change the state.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Undo};
use crate::space_rift::battlefield::Side;
use crate::space_rift::combat_roll::{CombatRoll, RollStage};
use crate::space_rift::dice::{Face, Faces};
use crate::space_rift::effect::{Effect, Repair, Scope};
use crate::space_rift::event::{Event, TokenReason};
use crate::space_rift::game::SpaceRift;
use crate::space_rift::refusal::Refusal;
use crate::space_rift::state::{Public, State, Task};
use crate::space_rift::unit::{UnitId, UnitSet};

impl SpaceRift {
    /// Checks that the first effect of a combat card would change the state. Later effects do not
    /// count, because they may be pure bonuses.
    pub(super) fn check_effect(
        &self,
        state: &State,
        side: Side,
        effects: &[Effect],
        unit: Option<UnitId>,
    ) -> Result<(), Refusal> {
        let first = effects.first().ok_or(Refusal::NoUse)?;
        if self.has_effect(state, side, first, unit) {
            Ok(())
        } else {
            Err(Refusal::NoUse)
        }
    }

    fn has_effect(&self, state: &State, side: Side, effect: &Effect, unit: Option<UnitId>) -> bool {
        let public = &state.public;
        let roll = public.innermost_roll();
        match *effect {
            Effect::Order { .. } => !self.units_without_order(public, side).is_empty(),
            Effect::Dice { scope, .. } => scope == Scope::This,
            Effect::Boost(_) => unit.is_some_and(|unit| self.can_be_boosted(public, unit)),
            Effect::ClearMarkers(_) => !self.alerted_units(public, side).is_empty(),
            Effect::Restore { .. } => !self.restorable_units(public, side).is_empty(),
            Effect::Reroll(_) => roll.is_some_and(|roll| !roll.faces.is_empty()),
            Effect::Convert(face) => {
                roll.is_some_and(|roll| roll.faces.of(face) > 0 && roll.converted.is_none())
            }
            Effect::Prevent(_) => roll.is_some_and(|roll| self.hits(roll) > 0),
            Effect::IgnoreAlerts => roll.is_some_and(|roll| roll.faces.of(Face::Alert) > 0),
            Effect::FreePursuit => roll.is_some_and(|roll| self.check_enter(public, roll).is_ok()),
            Effect::StrikeFirst(bonus_dice) => {
                let not_first = |roll: &&CombatRoll| roll.first.is_none();
                roll.filter(not_first)
                    .is_some_and(|roll| self.can_strike_first(public, roll, bonus_dice))
            }
            // A platform does not leave its orbit [SR-17.1].
            Effect::Evade(hexes) => roll.is_some_and(|roll| {
                roll.first.is_none()
                    && !self.orbiters.contains(roll.target)
                    && !self
                        .battlefield(public)
                        .retreat(roll.target, hexes)
                        .all
                        .is_empty()
            }),
            Effect::TakeShip { .. } => self.grapple_pairs(public, side).next().is_some(),
            Effect::Discard(_) => !state.private(side.other()).combat.is_empty(),
            _ => true,
        }
    }

    /// Returns whether the unit has not moved yet and no card gives it additional hexes.
    fn can_be_boosted(&self, public: &Public, unit: UnitId) -> bool {
        let is_ready = public.ordered.difference(public.moved).contains(unit);
        let cannot_move = self.orders_in_force(public).forbids_move;
        is_ready && !cannot_move && public.boosted.is_none() && public.hex_of(unit).is_some()
    }

    /// Returns whether the target of a roll would have dice if it rolled first `[SR-13.4]`.
    fn can_strike_first(&self, public: &Public, roll: &CombatRoll, bonus_dice: u8) -> bool {
        let Some(attacker) = roll.roller else {
            return false;
        };
        let first = super::combat::first_strike_roll(roll, attacker, bonus_dice);
        roll.range == 1 && self.effective_terrain(public).dice(&first) > 0
    }

    /// Returns the units of a side that have a red-alert marker.
    pub(in crate::space_rift) fn alerted_units(&self, public: &Public, side: Side) -> UnitSet {
        public.alert.intersection(self.side_setup(side).units)
    }

    /// Returns the units of a side to which a ship can be restored: below full strength, without an
    /// adjacent enemy.
    pub(in crate::space_rift) fn restorable_units(&self, public: &Public, side: Side) -> UnitSet {
        let snapshot = self.battlefield(public);
        let units = snapshot.units(side).filter(|(unit, hex)| {
            let is_damaged = public.unit(*unit).ships < self.build(*unit).ships;
            is_damaged && !snapshot.is_enemy_adjacent(side, *hex)
        });
        units.map(|(unit, _)| unit).collect()
    }

    /// Iterates over the pairs of units that can roll for a ship by the card played last.
    pub(in crate::space_rift) fn grapple_pairs<'a>(
        &'a self,
        public: &'a Public,
        side: Side,
    ) -> impl Iterator<Item = (UnitId, UnitId)> + 'a {
        let rule = self.grapple_rule();
        let own_units = self.side_setup(side).units.iter();
        let grapplers = own_units.filter_map(move |unit| match rule {
            Some(Effect::TakeShip {
                own, class, ships, ..
            }) if self.build(unit).code == own => Some((unit, public.hex_of(unit)?, class, ships)),
            Some(_) | None => None,
        });
        grapplers.flat_map(move |(unit, at, class, ships)| {
            let enemies = self.side_setup(side.other()).units;
            let enemies = enemies.intersection(self.classes[class as usize]).iter();
            let targets = enemies.filter(move |target| {
                let to = public.hex_of(*target);
                public.unit(*target).ships >= ships && to.is_some_and(|to| at.is_next_to(to))
            });
            targets.map(move |target| (unit, target))
        })
    }

    /// Returns the effect that lets units roll for ships; a deck has at most one.
    pub(in crate::space_rift) fn grapple_rule(&self) -> Option<Effect> {
        let mut effects = self.combats.iter().flat_map(|card| &card.effects);
        let found = effects.find(|effect| matches!(effect, Effect::TakeShip { .. }));
        found.copied()
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Executes the effects of a card other than the command card of the turn.
    pub fn carry_out_effects(&mut self, side: Side, effects: &[Effect], unit: Option<UnitId>) {
        for effect in effects {
            self.carry_out_effect(side, *effect, unit);
        }
    }

    fn carry_out_effect(&mut self, side: Side, effect: Effect, unit: Option<UnitId>) {
        let rating = self.state.public.side_state(side).rating;
        match effect {
            Effect::Order { count, .. } => {
                self.state.public.task = Some(Task::Order(count.at(rating)));
            }
            Effect::Boost(hexes) => {
                self.state.public.boosted = unit.map(|unit| (unit, hexes));
            }
            Effect::Stars(count) => self.gain(side, count, TokenReason::Card),
            Effect::ClearMarkers(count) => self.clear_markers(side, count),
            Effect::Restore {
                units,
                mode,
                clears_alert: is_clear,
            } => {
                self.state.public.task = Some(Task::Restore {
                    remaining_units: units.at(rating),
                    is_rolled: mode == Repair::Rolled,
                    clears_alert: is_clear,
                });
            }
            Effect::TakeShip { .. } => self.state.public.task = Some(Task::Grapple),
            Effect::Discard(count) => self.discard_random_cards(side.other(), count),
            Effect::FreePursuit => self.enter_vacated_hex(),
            Effect::IgnoreAlerts => self.ignore_all_alerts(),
            Effect::Dice { .. }
            | Effect::Reroll(_)
            | Effect::Convert(_)
            | Effect::ShieldsOff
            | Effect::NoTerrain
            | Effect::Prevent(_)
            | Effect::StrikeFirst(_)
            | Effect::Evade(_) => self.change_roll(effect),
            // All other effects are read from the command card in play.
            _ => {}
        }
    }

    /// Applies an effect to the current roll; of two cards the later one prevails `[SR-14.5]`.
    fn change_roll(&mut self, effect: Effect) {
        let Some(roll) = self.state.public.rolls.last_mut() else {
            return;
        };
        match effect {
            Effect::Dice { delta, range, .. } if range.covers(roll.range) => {
                roll.more = roll.more.saturating_add(delta);
            }
            Effect::Reroll(count) => roll.stage = RollStage::Reroll(count),
            Effect::Convert(face) => roll.converted = Some(face),
            Effect::ShieldsOff => roll.ignores_shields = true,
            Effect::NoTerrain => roll.ignores_cover = true,
            Effect::Prevent(hits) => roll.prevented = roll.prevented.saturating_add(hits),
            Effect::StrikeFirst(bonus_dice) => roll.first = Some(bonus_dice),
            Effect::Evade(hexes) => roll.stage = RollStage::Evade(hexes),
            _ => {}
        }
    }

    /// Cancels all red alerts of the roll `[SR-40.7]`.
    fn ignore_all_alerts(&mut self) {
        let Some(roll) = self.state.public.innermost_roll().copied() else {
            return;
        };
        let count = roll.faces.of(Face::Alert);
        self.emit(Event::AlertsIgnored {
            unit: roll.target,
            count,
        });
        self.set_stage(RollStage::Back);
    }

    /// Removes red-alert markers; asks for the units only if there are more markers than may be
    /// removed.
    fn clear_markers(&mut self, side: Side, count: u8) {
        let alerted_units = self.game.alerted_units(&self.state.public, side);
        if count < alerted_units.len() {
            self.state.public.task = Some(Task::Clear(count));
            return;
        }
        for unit in alerted_units.iter() {
            self.clear_alert(unit);
        }
    }

    /// Discards random combat cards of a side, face up `[SR-14.4]`.
    fn discard_random_cards(&mut self, side: Side, count: u8) {
        for _ in 0..count {
            let hands = &mut self.state.private[side.index()];
            let Some(kind) = hands.combat.draw(self.chance) else {
                return;
            };
            self.undo = Undo::Barrier;
            self.discard_combat(side, kind);
        }
    }

    /// Restores a ship of a unit, with or without a die that must show the unit's own symbol or a
    /// blast.
    pub fn do_restore(&mut self, unit: UnitId) {
        let Some(Task::Restore {
            remaining_units,
            is_rolled: has_rolled,
            clears_alert: is_clear,
        }) = self.state.public.task
        else {
            return;
        };
        let build = self.game.build(unit);
        let mut is_restored = true;
        if has_rolled {
            let face = Face::roll(self.chance);
            is_restored = face == Face::of(build.class) || face == Face::Blast;
            self.emit(Event::RepairRolled { unit, face });
        }
        let public = &mut self.state.public;
        if let Some(unit_state) = public.units.get_mut(unit.index()).filter(|_| is_restored) {
            unit_state.ships = build.ships.min(unit_state.ships + 1);
            let ships = unit_state.ships;
            self.emit(Event::Restored { unit, ships });
        }
        if is_clear {
            self.clear_alert(unit);
        }
        let remaining_units = remaining_units.saturating_sub(1);
        let public = &mut self.state.public;
        public.restored.insert(unit);
        public.task = Some(Task::Restore {
            remaining_units,
            is_rolled: has_rolled,
            clears_alert: is_clear,
        });
    }

    /// Rolls for a ship of `target`; `unit` takes it if it rolls more stars.
    pub fn do_grapple(&mut self, unit: UnitId, target: UnitId) {
        self.state.public.task = None;
        let Some(Effect::TakeShip {
            dice, full_ships, ..
        }) = self.game.grapple_rule()
        else {
            return;
        };
        let mut rolls = [unit, target].map(|unit| {
            let ships = self.state.unit(unit).ships;
            Faces::roll(dice.saturating_add(ships), self.chance)
        });
        let [own, enemy] = &mut rolls;
        let (own, enemy) = (*own, *enemy);
        self.emit(Event::Grappled {
            unit,
            target,
            own,
            enemy,
        });
        if own.of(Face::Star) <= enemy.of(Face::Star) {
            return;
        }
        self.take_ships(target, 1);
        if let Some(unit_state) = self.state.public.units.get_mut(unit.index())
            && unit_state.ships < full_ships
        {
            unit_state.ships += 1;
            let ships = unit_state.ships;
            self.emit(Event::Restored { unit, ships });
        }
    }
}
