//! Lists the legal actions of a seat, with the same checks that [`SpaceRift::check`] uses.

use crate::game::Seat;
use crate::space_rift::action::Action;
use crate::space_rift::battlefield::{HexSet, Side};
use crate::space_rift::cards::CommandId;
use crate::space_rift::combat_roll::{CombatRoll, RollStage};
use crate::space_rift::content::cards::Window;
use crate::space_rift::dice::Face;
use crate::space_rift::game::SpaceRift;
use crate::space_rift::scenario::ObjectiveKind;
use crate::space_rift::state::{MAX_SLOTS, Phase, State, Task};
use crate::space_rift::unit::UnitId;

impl SpaceRift {
    /// Appends every action by which `seat` can continue the battle.
    pub(in crate::space_rift) fn list_legal_actions(
        &self,
        state: &State,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let Some(side) = self.deciding_side(state) else {
            return;
        };
        if self.side_setup(side).crew < 2 {
            if seat == side.seat() {
                self.list_side_actions(state, side, list);
            }
        } else if self.seats_of(side).contains(seat) {
            let start = list.len();
            self.list_side_actions(state, side, list);
            let mut end = start;
            for index in start..list.len() {
                let action = list[index];
                if self.seat_of(&state.public, side, action) == seat {
                    list.swap(end, index);
                    end += 1;
                }
            }
            list.truncate(end);
        }
    }

    /// Appends the out-of-turn actions of `seat`: conceding, and offering or answering a draw.
    pub(in crate::space_rift) fn list_out_of_turn_actions(
        &self,
        state: &State,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let out_of_turn = [
            Action::Concede,
            Action::OfferDraw,
            Action::AnswerDraw(false),
            Action::AnswerDraw(true),
        ];
        let is_legal = |action: &Action| self.check_concede_or_draw(state, seat, *action).is_ok();
        list.extend(out_of_turn.into_iter().filter(is_legal));
    }

    /// Appends every action of a side, for all of its seats.
    pub(in crate::space_rift) fn list_side_actions(
        &self,
        state: &State,
        side: Side,
        list: &mut Vec<Action>,
    ) {
        let public = &state.public;
        if let Some(task) = public.task {
            return self.list_task(state, side, task, list);
        }
        if let Some(roll) = public.innermost_roll() {
            return self.list_roll_actions(state, side, *roll, list);
        }
        match public.phase {
            Phase::Start => list.push(Action::Begin),
            Phase::Drift => self.list_drift(state, list),
            Phase::Opening | Phase::Ordered | Phase::Moved | Phase::MovedOther | Phase::Ending => {
                self.list_cards(state, side, list)
            }
            Phase::Command => {
                let kinds = state.private(side).command.kinds();
                list.extend(kinds.map(|kind| Action::Command(CommandId(kind))));
            }
            Phase::Orders => self.list_orders(state, list),
            Phase::Movement => self.list_moves(state, side, list),
            Phase::Combat => self.list_attacks(state, list),
            Phase::Reward => list.extend([Action::TakeStars, Action::TakeCard]),
            Phase::Sale => {
                let kinds = state.private(side).combat.kinds();
                list.extend(
                    kinds.map(|kind| Action::Sell(crate::space_rift::cards::CombatId(kind))),
                );
                list.push(Action::Done);
            }
            Phase::Meteors | Phase::Shower(_) | Phase::Drawing | Phase::Over => {}
        }
    }

    fn list_task(&self, state: &State, side: Side, task: Task, list: &mut Vec<Action>) {
        let public = &state.public;
        match task {
            Task::Signal => {
                list.extend(self.flagships(public).iter().map(Action::Signal));
                return;
            }
            Task::Clear(_) => {
                list.extend(self.alerted_units(public, side).iter().map(Action::Clear))
            }
            Task::Restore { .. } => {
                let units = self
                    .restorable_units(public, side)
                    .difference(public.restored);
                list.extend(units.iter().map(Action::Restore));
            }
            Task::Order(_) => {
                let units = self.units_without_order(public, side).iter();
                list.extend(units.map(|unit| Action::Order(unit, 0)));
            }
            Task::Grapple => {
                let pairs = self.grapple_pairs(public, side);
                list.extend(pairs.map(|(unit, target)| Action::Grapple(unit, target)));
                return;
            }
            Task::Again(unit) => self.list_second_moves(state, unit, list),
            Task::Keep(_) => {
                let kinds = state.private(side).drawn.kinds();
                list.extend(kinds.map(|kind| Action::Keep(CommandId(kind))));
                return;
            }
        }
        list.push(Action::Done);
    }

    fn list_roll_actions(
        &self,
        state: &State,
        side: Side,
        roll: CombatRoll,
        list: &mut Vec<Action>,
    ) {
        let public = &state.public;
        match roll.stage {
            RollStage::DeclaredOwn
            | RollStage::DeclaredEnemy
            | RollStage::RolledOwn
            | RollStage::RolledEnemy
            | RollStage::Alert => self.list_cards(state, side, list),
            RollStage::Reroll(_) => {
                let faces = Face::ALL.into_iter();
                list.extend(
                    faces
                        .filter(|face| roll.faces.of(*face) > 0)
                        .map(Action::Reroll),
                );
                list.push(Action::Done);
            }
            RollStage::Ignore => {
                let max = self.ignorable(public, &roll);
                list.extend((0..=max).map(Action::Ignore));
            }
            RollStage::Retire(hexes) => {
                let ends = self.battlefield(public).retreat(roll.target, hexes).ends;
                list.extend(ends.iter().map(Action::Retire));
            }
            RollStage::Evade(hexes) => {
                let all = self.battlefield(public).retreat(roll.target, hexes).all;
                list.extend(all.iter().map(Action::Retire));
            }
            RollStage::Back => list.extend([Action::BattleBack, Action::Done]),
            RollStage::Vacated => {
                if self.check_pursue(public, &roll).is_ok() {
                    list.push(Action::Pursue);
                }
                self.list_cards(state, side, list);
            }
            RollStage::Bonus => {
                if let Some(unit) = roll.roller {
                    let targets = self.side_setup(side.other()).units.iter();
                    let legal_targets = targets.filter(|target| {
                        self.check_attack_again(public, &roll, unit, *target)
                            .is_ok()
                    });
                    list.extend(legal_targets.map(|target| Action::Attack(unit, target)));
                }
                list.push(Action::Done);
            }
            RollStage::First | RollStage::Roll | RollStage::Score | RollStage::Over => {}
        }
    }

    /// Appends the cards that can be played in the open window, and the action to pass.
    fn list_cards(&self, state: &State, side: Side, list: &mut Vec<Action>) {
        if let Some((window, _)) = self.window(&state.public) {
            list.extend(self.playable(state, side, window).map(Action::Play));
        }
        list.extend(self.reactions(state, side).map(Action::React));
        list.push(Action::Done);
    }

    fn list_drift(&self, state: &State, list: &mut Vec<Action>) {
        if let (Some(rift), Some(drift)) = (&state.public.rift, &state.public.drift) {
            drift.for_each_choice(rift, self.blocked_hexes(&state.public), |choice| {
                list.push(Action::Drift(choice));
            });
        }
    }

    fn list_orders(&self, state: &State, list: &mut Vec<Action>) {
        let public = &state.public;
        for slot in 0..MAX_SLOTS as u8 {
            let units = self.eligible_units(public, slot).iter();
            list.extend(units.map(|unit| Action::Order(unit, slot)));
        }
        let alerted_units = self.alerted_units(public, public.active).iter();
        let cleared = alerted_units.filter(|unit| self.check_clear(public, *unit).is_ok());
        list.extend(cleared.map(Action::Clear));
        list.push(Action::Done);
    }

    fn list_moves(&self, state: &State, side: Side, list: &mut Vec<Action>) {
        let public = &state.public;
        let snapshot = self.battlefield(public);
        let can_exit = self.has_objective(side, ObjectiveKind::Breakthrough);
        for unit in public.ordered.difference(public.moved).iter() {
            let reach = snapshot.reach(unit);
            push_moves(list, unit, reach.normal, false);
            push_moves(list, unit, reach.impulse, true);
            if can_exit && reach.can_exit {
                list.push(Action::Exit(unit, false));
            }
            if can_exit && reach.can_exit_with_impulse {
                list.push(Action::Exit(unit, true));
            }
        }
        for card in self.playable_cards(state, side, Window::Move) {
            for unit in public.ordered.difference(public.moved).iter() {
                if self.check_play(state, side, card, Some(unit)).is_ok() {
                    list.push(Action::PlayFor(card, unit));
                }
            }
        }
        list.push(Action::Done);
    }

    fn list_attacks(&self, state: &State, list: &mut Vec<Action>) {
        let public = &state.public;
        let snapshot = self.battlefield(public);
        for unit in public.ordered.difference(public.fought).iter() {
            if let Ok(from) = snapshot.check_fight(unit) {
                let targets = snapshot.targets(unit, from);
                list.extend(targets.iter().map(|target| Action::Attack(unit, target)));
                let enemies = self.side_setup(public.active.other()).units;
                if self.build(unit).abilities.sortie > 0 {
                    let targets = enemies.iter();
                    let targets =
                        targets.filter(|target| snapshot.check_sortie(unit, *target).is_ok());
                    list.extend(targets.map(|target| Action::Sortie(unit, target)));
                }
            }
            self.list_second_moves(state, unit, list);
        }
        list.push(Action::Done);
    }

    fn list_second_moves(&self, state: &State, unit: UnitId, list: &mut Vec<Action>) {
        if self.orders_in_force(&state.public).second_move.is_some() {
            let hexes = self.battlefield(&state.public).second_reach(unit);
            list.extend(hexes.iter().map(|hex| Action::Move(unit, hex, false)));
        }
    }
}

/// Appends a move to each of these hexes.
fn push_moves(list: &mut Vec<Action>, unit: UnitId, hexes: HexSet, pays: bool) {
    let hexes = hexes.iter();
    hexes.for_each(move |hex| list.push(Action::Move(unit, hex, pays)));
}
