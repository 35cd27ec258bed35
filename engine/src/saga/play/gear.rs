//! Equipping Armada cards and taking Activation Tokens off `[SAGA-MAT.5]` to `[SAGA-MAT.8]`
//! `[SAGA-TOK.3]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::components::ArrayVec;
use crate::game::{EventSink, Seat};
use crate::saga::action::{AbilitySource, Action};
use crate::saga::armada::{MAX_SLOTS, Mat, Slot};
use crate::saga::event::Event;
use crate::saga::figures::{Ability, GearKind, GearQuality};
use crate::saga::game::Saga;
use crate::saga::ids::{ARMADAS, ArmadaId, GearId};
use crate::saga::refusal::{FleetRefusal, Refusal};
use crate::saga::state::{Public, State};
use crate::saga::step::Task;

impl Mat {
    /// Returns the row of equipped cards of a kind.
    #[must_use]
    pub const fn row(&self, kind: GearKind) -> &ArrayVec<Slot, MAX_SLOTS> {
        match kind {
            GearKind::Unit => &self.units,
            GearKind::PowerUp => &self.power_ups,
        }
    }

    /// Returns the row of equipped cards of a kind, mutably.
    pub const fn row_mut(&mut self, kind: GearKind) -> &mut ArrayVec<Slot, MAX_SLOTS> {
        match kind {
            GearKind::Unit => &mut self.units,
            GearKind::PowerUp => &mut self.power_ups,
        }
    }

    /// Returns an equipped card by its id.
    #[must_use]
    pub fn slot(&self, gear: GearId) -> Option<&Slot> {
        self.slots().find(|slot| slot.gear == gear)
    }

    /// Returns the armada with a token on a card; `None` without a token or card.
    #[must_use]
    pub fn token_on(&self, source: AbilitySource) -> Option<ArmadaId> {
        match source {
            AbilitySource::Commander => self.commander_token,
            AbilitySource::Gear(gear) => self.slot(gear)?.token,
        }
    }

    /// Returns the token slot of a card, mutably.
    fn token_slot(&mut self, source: AbilitySource) -> Option<&mut Option<ArmadaId>> {
        match source {
            AbilitySource::Commander => Some(&mut self.commander_token),
            AbilitySource::Gear(gear) => {
                let mut slots = self.units.iter_mut().chain(self.power_ups.iter_mut());
                let slot = slots.find(|slot| slot.gear == gear)?;
                Some(&mut slot.token)
            }
        }
    }
}

impl Saga {
    /// Returns the ability of a card on the mat of a seat.
    #[must_use]
    pub fn ability(&self, public: &Public, seat: Seat, source: AbilitySource) -> Option<&Ability> {
        let mat = public.mat(seat);
        match source {
            AbilitySource::Commander => self
                .commander(mat.commander?)
                .map(|commander| &commander.ability),
            AbilitySource::Gear(gear) => {
                mat.slot(gear)?;
                self.gear(gear).map(|gear_card| &gear_card.ability)
            }
        }
    }

    /// Returns whether any ability that can receive a token fits, the Commander's first; `false`
    /// without an unspent token `[SAGA-TOK.3]`.
    pub(super) fn any_ability_ready(
        &self,
        mat: &Mat,
        mut fits: impl FnMut(AbilitySource, &Ability) -> bool,
    ) -> bool {
        if mat.tokens == [0; ARMADAS] {
            return false;
        }
        let leader = mat.commander.filter(|_| mat.commander_token.is_none());
        let leader = leader.and_then(|leader| self.commander(leader));
        if leader.is_some_and(|leader| fits(AbilitySource::Commander, &leader.ability)) {
            return true;
        }
        let mut fitting = |slot: &Slot| {
            let gear = self.gear(slot.gear).filter(|_| slot.token.is_none());
            gear.is_some_and(|gear| fits(AbilitySource::Gear(slot.gear), &gear.ability))
        };
        mat.units.iter().any(&mut fitting) || mat.power_ups.iter().any(&mut fitting)
    }

    /// Returns the cards of a seat's deck that a reward may equip `[SAGA-MAT.5]`.
    pub fn equippable_cards<'a>(
        &'a self,
        public: &'a Public,
        seat: Seat,
        kind: GearKind,
        quality: GearQuality,
    ) -> impl Iterator<Item = GearId> + 'a {
        let deck = public.mat(seat).deck.iter().map(GearId);
        deck.filter(move |&gear| {
            let card = self.gear(gear);
            card.is_some_and(|card| card.kind == kind && card.quality == quality)
        })
    }

    /// Returns the seat that must decide about a card to equip or a token to take off; `None` if
    /// play continues without a decision.
    pub(super) fn gear_seat_to_act(&self, public: &Public, task: Task) -> Option<Seat> {
        match task {
            Task::Equip {
                seat,
                kind,
                quality,
            } => {
                let mut cards = self.equippable_cards(public, seat, kind, quality);
                cards.next().map(|_| seat)
            }
            Task::Refresh {
                armada,
                remaining_tokens,
                by,
            } => {
                let card_count = self.refreshable_cards(public, armada, by).count();
                (remaining_tokens > 0 && card_count > usize::from(remaining_tokens))
                    .then(|| self.owner(armada))
            }
            _ => None,
        }
    }

    /// Checks whether an action is legal in a decision about a card to equip or a token to take off.
    pub(super) fn check_gear(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match (task, action) {
            (Task::Equip { .. }, Action::Done) => Ok(()),
            (Task::Equip { kind, quality, .. }, Action::Equip(gear, out)) => {
                let mut cards = self.equippable_cards(&state.public, seat, kind, quality);
                FleetRefusal::NotForReward.unless(cards.any(|card| card == gear))?;
                self.check_replace(state.public.mat(seat).row(kind), out)
            }
            (Task::Refresh { armada, by, .. }, Action::Free(source)) => {
                let mut cards = self.refreshable_cards(&state.public, armada, by);
                Refusal::NOT_OFFERED.unless(cards.any(|card| card == source))
            }
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Checks whether a card may be replaced, which a full row requires `[SAGA-MAT.6]`.
    fn check_replace(
        &self,
        row: &ArrayVec<Slot, MAX_SLOTS>,
        replaced: Option<GearId>,
    ) -> Result<(), Refusal> {
        let slots = self.frame().slots;
        let is_full = row.len() >= usize::from(slots);
        match replaced {
            None => FleetRefusal::RowFull { slots }.unless(!is_full),
            Some(replaced) => {
                FleetRefusal::RowFree.unless(is_full)?;
                FleetRefusal::NotEquipped.unless(row.iter().any(|slot| slot.gear == replaced))
            }
        }
    }

    /// Appends the legal actions for a decision about a card to equip or a token to take off.
    pub(super) fn list_gear(&self, state: &State, task: Task, seat: Seat, list: &mut Vec<Action>) {
        match task {
            Task::Equip { kind, quality, .. } => {
                let row = state.public.mat(seat).row(kind);
                let is_full = row.len() >= usize::from(self.frame().slots);
                for gear in self.equippable_cards(&state.public, seat, kind, quality) {
                    if is_full {
                        let replaceable = row.iter().map(|slot| Some(slot.gear));
                        list.extend(replaceable.map(|out| Action::Equip(gear, out)));
                    } else {
                        list.push(Action::Equip(gear, None));
                    }
                }
                list.push(Action::Done);
            }
            Task::Refresh { armada, by, .. } => {
                list.extend(
                    self.refreshable_cards(&state.public, armada, by)
                        .map(Action::Free),
                );
            }
            _ => {}
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Offers a card to equip as a reward to a seat; skipped if the seat has no such card
    /// `[SAGA-MAT.5]`.
    pub fn equip_reward(&mut self, seat: Seat, kind: GearKind, quality: GearQuality) {
        self.push_task(Task::Equip {
            seat,
            kind,
            quality,
        });
    }

    /// Advances an equip reward or a refresh until a seat must decide.
    pub fn advance_gear(&mut self, task: Task) -> PlayFlow {
        if self
            .game
            .gear_seat_to_act(&self.state.public, task)
            .is_some()
        {
            return PlayFlow::Wait;
        }
        if let Task::Refresh {
            armada,
            remaining_tokens,
            by,
        } = task
            && remaining_tokens > 0
        {
            let game = self.game;
            let next = game
                .refreshable_cards(&self.state.public, armada, by)
                .next();
            if let Some(source) = next {
                self.free_card(armada, source);
                return PlayFlow::Continue;
            }
        }
        self.pop_task()
    }

    /// Applies a legal action for a decision about a card to equip or a token to take off.
    pub fn do_gear(&mut self, task: Task, seat: Seat, action: Action) {
        match (task, action) {
            (Task::Equip { .. }, Action::Done) => {
                self.pop_task();
                self.emit(Event::Declined { seat });
            }
            (Task::Equip { .. }, Action::Equip(gear, out)) => {
                self.pop_task();
                if let Some(out) = out {
                    self.take_off(seat, out);
                }
                self.put_on(seat, gear, None);
                self.emit(Event::Equipped { seat, gear, out });
            }
            (Task::Refresh { armada, .. }, Action::Free(source)) => self.free_card(armada, source),
            _ => {}
        }
    }

    /// Returns a card from the mat to the Armada deck; a token on it stays spent until Upkeep
    /// `[SAGA-MAT.8]`.
    pub fn take_off(&mut self, seat: Seat, gear: GearId) {
        let mat = self.public_mut().mat_mut(seat);
        for kind in [GearKind::Unit, GearKind::PowerUp] {
            let row = mat.row_mut(kind);
            let index = row.iter().position(|slot| slot.gear == gear);
            let Some(slot) = index.and_then(|index| row.remove(index)) else {
                continue;
            };
            mat.deck.insert(gear.0);
            let detached_tokens = slot
                .token
                .and_then(|by| mat.detached_tokens.get_mut(by.index()));
            if let Some(detached_tokens) = detached_tokens {
                *detached_tokens = detached_tokens.saturating_add(1);
            }
        }
    }

    /// Equips a card from the Armada deck, with an optional Activation Token that was taken out of
    /// the Cargo.
    pub fn put_on(&mut self, seat: Seat, gear: GearId, token: Option<ArmadaId>) {
        let Some(card) = self.game.gear(gear) else {
            return;
        };
        let mat = self.public_mut().mat_mut(seat);
        if mat.row_mut(card.kind).push(Slot { gear, token }).is_ok() {
            mat.deck.remove(gear.0);
        }
    }

    /// Moves an armada's token from the Cargo onto a card.
    pub(super) fn spend_token(&mut self, seat: Seat, armada: ArmadaId, source: AbilitySource) {
        let mat = self.public_mut().mat_mut(seat);
        if let Some(tokens) = mat.tokens.get_mut(armada.index()) {
            *tokens = tokens.saturating_sub(1);
        }
        if let Some(token) = mat.token_slot(source) {
            *token = Some(armada);
        }
    }

    /// Moves the token on a card back to the Cargo.
    fn free_card(&mut self, armada: ArmadaId, source: AbilitySource) {
        if let Some(Task::Refresh {
            remaining_tokens, ..
        }) = self.task_mut()
        {
            *remaining_tokens = remaining_tokens.saturating_sub(1);
        }
        let seat = self.game.owner(armada);
        let mat = self.public_mut().mat_mut(seat);
        if let Some(token) = mat.token_slot(source) {
            *token = None;
        }
        if let Some(tokens) = mat.tokens.get_mut(armada.index()) {
            *tokens = tokens.saturating_add(1);
        }
        self.emit(Event::Freed { armada, source });
    }
}
