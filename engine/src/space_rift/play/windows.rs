//! Combat cards and the windows in which they are played `[SR-14]`, including reactions from the
//! command hand `[SR-5.5]`. A window opens only for a side that has a card for it.

use super::Play;
use crate::chance::Chance;
use crate::game::{Decline, EventSink, Seat, Undo};
use crate::space_rift::action::Action;
use crate::space_rift::battlefield::Side;
use crate::space_rift::cards::{CardCounts, CombatId, CommandId};
use crate::space_rift::combat_roll::{RollCause, RollStage};
use crate::space_rift::content::cards::{Condition, Reaction, Window};
use crate::space_rift::effect::Range;
use crate::space_rift::event::{Event, TokenReason};
use crate::space_rift::game::SpaceRift;
use crate::space_rift::refusal::Refusal;
use crate::space_rift::state::{Phase, Public, State};
use crate::space_rift::unit::UnitId;

impl SpaceRift {
    /// Returns the window that is open now, and the side it is open for. Windows are the same for
    /// all kinds of rolls `[SR-14.6]`, and the sides follow in the order of the table `[SR-14.7]`.
    /// W3 is open during the whole movement phase.
    #[must_use]
    pub fn window(&self, public: &Public) -> Option<(Window, Side)> {
        if public.task.is_some() || public.result.is_some() {
            return None;
        }
        if let Some(roll) = public.innermost_roll() {
            let (roller_side, target_side) = (self.roller_side(roll), self.target_side(roll));
            return match roll.stage {
                RollStage::DeclaredOwn => Some((Window::DeclaredOwn, roller_side?)),
                RollStage::DeclaredEnemy => Some((Window::DeclaredEnemy, target_side)),
                RollStage::RolledOwn => Some((Window::RolledOwn, roller_side?)),
                RollStage::RolledEnemy => Some((Window::RolledEnemy, target_side)),
                RollStage::Alert => Some((Window::Alert, target_side)),
                RollStage::Vacated => Some((Window::Vacated, roller_side?)),
                _ => None,
            };
        }
        let active = public.active;
        match public.phase {
            Phase::Opening => Some((Window::Opening, active)),
            Phase::Ordered => Some((Window::Ordered, active)),
            Phase::Movement => Some((Window::Move, active)),
            Phase::Moved => Some((Window::Moved, active)),
            Phase::MovedOther => Some((Window::Moved, active.other())),
            Phase::Ending => Some((Window::Ending, active)),
            _ => None,
        }
    }

    /// Returns how `seat` declines to react to what the enemy does: to a roll against its side's unit
    /// `[SR-14.6]`, to the enemy's moves `[SR-14.7]`, or with a battle back `[SR-13.1]`. Windows of the
    /// side's own turn and rolls are not reactions.
    pub(in crate::space_rift) fn decline_of(
        &self,
        state: &State,
        seat: Seat,
    ) -> Option<Decline<Action>> {
        let public = &state.public;
        let roll = public.innermost_roll();
        let is_reaction = match self.window(public) {
            Some((Window::DeclaredEnemy | Window::RolledEnemy | Window::Alert, _)) => true,
            Some((Window::Moved, side)) => side != public.active,
            Some(_) => false,
            None => public.task.is_none() && roll.is_some_and(|roll| roll.stage == RollStage::Back),
        };
        let side = self.deciding_side(state).filter(|_| is_reaction)?;
        let decline = Decline {
            action: Action::Done,
            is_affected: roll.is_some(),
        };
        (self.seat_of(public, side, Action::Done) == seat).then_some(decline)
    }

    /// Checks whether a side may play a combat card now `[SR-14.2]` `[SR-14.3]`; for a unit, if the
    /// card needs one.
    pub(super) fn check_play(
        &self,
        state: &State,
        side: Side,
        id: CombatId,
        unit: Option<UnitId>,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        let card = self.combat(id).ok_or(Refusal::NotHeld)?;
        if state.private(side).combat.count(id.0) == 0 {
            return Err(Refusal::NotHeld);
        }
        if self.window(public) != Some((card.window, side)) {
            let window = card.window;
            return Err(Refusal::NoWindow { window });
        }
        if public.side_state(side).has_played {
            return Err(Refusal::OneCard);
        }
        let available = public.side_state(side).stars;
        if card.cost > available {
            return Err(Refusal::Stars {
                price: card.cost,
                available,
            });
        }
        match (unit, card.window == Window::Move) {
            (None, true) => return Err(Refusal::ForUnit),
            (Some(_), false) => return Err(Refusal::ForNoUnit),
            (Some(_), true) | (None, false) => {}
        }
        self.check_condition(public, side, &card.when, unit)?;
        self.check_effect(state, side, &card.effects, unit)
    }

    /// Checks whether a command card may be played as a reaction now `[SR-5.5]`.
    pub(super) fn check_react(
        &self,
        state: &State,
        side: Side,
        id: CommandId,
    ) -> Result<(), Refusal> {
        if state.private(side).command.count(id.0) == 0 {
            return Err(Refusal::NoCard);
        }
        let reaction = self.reaction(id).ok_or(Refusal::NoReaction)?;
        if self.window(&state.public) != Some((reaction.window, side)) {
            let window = reaction.window;
            return Err(Refusal::NoWindow { window });
        }
        self.check_condition(&state.public, side, &reaction.when, None)?;
        self.check_effect(state, side, &reaction.effects, None)
    }

    /// Returns the reaction of a command card, if it has one.
    pub(super) fn reaction(&self, id: CommandId) -> Option<&Reaction> {
        self.command(id)?.reaction.as_ref()
    }

    /// Checks that the condition of a card is satisfied for a side.
    fn check_condition(
        &self,
        public: &Public,
        side: Side,
        when: &Condition,
        unit: Option<UnitId>,
    ) -> Result<(), Refusal> {
        if when.eliminated && !public.has_scored {
            return Err(Refusal::NoneEliminated);
        }
        if let Some(roll) = public.innermost_roll() {
            let attacks = match roll.cause {
                RollCause::Attack | RollCause::Bonus | RollCause::Sortie => true,
                RollCause::First | RollCause::Back | RollCause::Meteor => false,
            };
            if when.attack && !attacks {
                return Err(Refusal::AttacksOnly);
            }
            if let Some(range) = when.range.filter(|range| !range.covers(roll.range)) {
                return Err(Refusal::OtherRange { range });
            }
            let unit_of_side = match roll.roller {
                Some(roller) if self.build(roller).side == side => roller,
                Some(_) | None => roll.target,
            };
            // The fighters of a carrier are not a Capital unit [SR-17.7].
            let class = match (roll.is_wing, self.build(unit_of_side).abilities.sortie > 0) {
                (true, true) => crate::space_rift::unit::Class::Fighter,
                (true | false, _) => self.build(unit_of_side).class,
            };
            if !when.admits(class) {
                return Err(Refusal::CardClass);
            }
        } else if when.range.is_some_and(|range| range != Range::Any) || when.attack {
            return Err(Refusal::AttacksOnly);
        }
        match unit {
            Some(unit) if !when.admits(self.build(unit).class) => Err(Refusal::CardClass),
            Some(_) | None => Ok(()),
        }
    }

    /// Returns the combat cards of a window in a side's hand; none if it has already played one
    /// this turn.
    pub(super) fn playable_cards(
        &self,
        state: &State,
        side: Side,
        window: Window,
    ) -> impl Iterator<Item = CombatId> {
        let has_played = state.public.side_state(side).has_played;
        let hand = if has_played {
            CardCounts::NONE
        } else {
            state.private(side).combat
        };
        let fitting = hand.of_kinds(self.windows[window as usize]);
        fitting.kinds().map(CombatId)
    }

    /// Returns the combat cards that a side can play in an open window without choosing a unit.
    pub(in crate::space_rift) fn playable(
        &self,
        state: &State,
        side: Side,
        window: Window,
    ) -> impl Iterator<Item = CombatId> {
        self.playable_cards(state, side, window)
            .filter(move |id| self.check_play(state, side, *id, None).is_ok())
    }

    /// Returns the reactions that a side can play in the open window.
    pub(in crate::space_rift) fn reactions(
        &self,
        state: &State,
        side: Side,
    ) -> impl Iterator<Item = CommandId> {
        let is_rolling = state.public.innermost_roll().is_some();
        let hand = if is_rolling {
            state.private(side).command
        } else {
            CardCounts::NONE
        };
        let reactions = hand.of_kinds(self.reaction_kinds).kinds();
        reactions
            .map(CommandId)
            .filter(move |id| self.check_react(state, side, *id).is_ok())
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Returns whether a window is open for a side, because it can play a card in it. The answer
    /// reveals information if the cards belong to the other side, so undo is then blocked.
    pub fn is_window_open(&mut self, window: Window, side: Side) -> bool {
        if self.game.window(&self.state.public) != Some((window, side)) {
            return false;
        }
        let hands = self.state.private(side);
        if self.actor != Some(side) && !(hands.combat.is_empty() && hands.command.is_empty()) {
            let reacts = window == Window::DeclaredEnemy;
            let plays = !hands.combat.is_empty() && !self.state.public.side_state(side).has_played;
            if reacts || plays {
                self.undo = Undo::Barrier;
            }
        }
        let mut cards = self.game.playable(self.state, side, window);
        cards.next().is_some() || self.game.reactions(self.state, side).next().is_some()
    }

    /// Plays a combat card: the side pays for it, its effects apply, and it is discarded
    /// `[SR-14.4]`.
    pub fn do_play(&mut self, side: Side, id: CombatId, unit: Option<UnitId>) {
        let Some(card) = self.game.combat(id) else {
            return;
        };
        self.state.private[side.index()].combat.take(id.0);
        self.state.public.combat_discards.add(id.0);
        self.state.public.sides[side.index()].has_played = true;
        self.emit(Event::CombatPlayed { side, card: id });
        self.pay_by(side, card.cost, TokenReason::Card);
        self.carry_out_effects(side, &card.effects, unit);
    }

    /// Plays a command card as a reaction; it costs nothing and does not count as a combat card.
    pub fn do_react(&mut self, side: Side, id: CommandId) {
        let Some(reaction) = self.game.reaction(id) else {
            return;
        };
        self.state.private[side.index()].command.take(id.0);
        self.state.public.command_discards.add(id.0);
        self.state.public.has_reacted = true;
        self.emit(Event::Reacted { side, card: id });
        self.carry_out_effects(side, &reaction.effects, None);
    }
}
