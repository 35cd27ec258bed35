//! The side that must decide, and in a team game the seat that commands a unit `[SR-21]`.

use super::Play;
use crate::game::{Seat, SeatSet};
use crate::space_rift::action::Action;
use crate::space_rift::battlefield::{Hex, Sector, Side};
use crate::space_rift::combat_roll::RollStage;
use crate::space_rift::game::SpaceRift;
use crate::space_rift::state::{Phase, Public, State, Task};
use crate::space_rift::unit::UnitId;

impl SpaceRift {
    /// Returns the side that must decide now; `None` when the battle is over.
    #[must_use]
    pub fn deciding_side(&self, state: &State) -> Option<Side> {
        let public = &state.public;
        if public.result.is_some() {
            return None;
        }
        let active = public.active;
        if public.task.is_some() {
            let is_other = public.phase == Phase::MovedOther;
            return Some(if is_other { active.other() } else { active });
        }
        if let Some(roll) = public.innermost_roll() {
            return Some(match roll.stage {
                RollStage::DeclaredOwn
                | RollStage::RolledOwn
                | RollStage::Reroll(_)
                | RollStage::Bonus => self.roller_side(roll).unwrap_or(active),
                RollStage::Vacated => active,
                RollStage::DeclaredEnemy
                | RollStage::RolledEnemy
                | RollStage::Alert
                | RollStage::Ignore
                | RollStage::Retire(_)
                | RollStage::Back
                | RollStage::Evade(_)
                | RollStage::First
                | RollStage::Roll
                | RollStage::Score
                | RollStage::Over => self.target_side(roll),
            });
        }
        Some(match public.phase {
            Phase::MovedOther => active.other(),
            Phase::Start
            | Phase::Meteors
            | Phase::Shower(_)
            | Phase::Drift
            | Phase::Opening
            | Phase::Command
            | Phase::Orders
            | Phase::Ordered
            | Phase::Movement
            | Phase::Moved
            | Phase::Combat
            | Phase::Ending
            | Phase::Drawing
            | Phase::Reward
            | Phase::Sale
            | Phase::Over => active,
        })
    }

    /// Returns the seat that gives an action: the commander of its side, or the seat that commands
    /// the unit `[SR-21.2]` `[SR-21.3]`.
    #[must_use]
    pub fn seat_of(&self, public: &Public, side: Side, action: Action) -> Seat {
        if self.side_setup(side).crew < 2 {
            return side.seat();
        }
        match action {
            Action::Move(unit, _, false)
            | Action::Exit(unit, false)
            | Action::Attack(unit, _)
            | Action::Sortie(unit, _) => self.seat_of_unit(public, unit),
            Action::Ignore(_) | Action::Retire(_) => {
                let target = public.innermost_roll().map(|roll| roll.target);
                target.map_or(side.seat(), |unit| self.seat_of_unit(public, unit))
            }
            Action::Done => match (public.task, public.innermost_roll()) {
                (Some(Task::Again(unit)), _) => self.seat_of_unit(public, unit),
                (None, Some(roll)) if roll.stage == RollStage::Bonus => roll
                    .roller
                    .map_or(side.seat(), |unit| self.seat_of_unit(public, unit)),
                (Some(_) | None, _) => side.seat(),
            },
            Action::Begin
            | Action::Drift(_)
            | Action::Command(_)
            | Action::Signal(_)
            | Action::Order(..)
            | Action::Clear(_)
            | Action::Restore(_)
            | Action::Move(_, _, true)
            | Action::Exit(_, true)
            | Action::Play(_)
            | Action::PlayFor(..)
            | Action::React(_)
            | Action::Reroll(_)
            | Action::Grapple(..)
            | Action::BattleBack
            | Action::Pursue
            | Action::Keep(_)
            | Action::TakeStars
            | Action::TakeCard
            | Action::Sell(_)
            | Action::Concede
            | Action::OfferDraw
            | Action::AnswerDraw(_) => side.seat(),
        }
    }

    /// Returns the seat that commands a unit, by the section in which it was ordered, else by its
    /// hex.
    fn seat_of_unit(&self, public: &Public, unit: UnitId) -> Seat {
        let side = self.build(unit).side;
        let sector = if public.from_left.contains(unit) {
            Sector::Left
        } else if public.from_right.contains(unit) {
            Sector::Right
        } else if public.ordered.contains(unit) {
            Sector::Center
        } else {
            public
                .hex_of(unit)
                .map_or(Sector::Center, |hex| sector_of(side, hex))
        };
        self.commander(side, sector)
    }

    /// Returns the seat that commands a sector `[SR-21.1]`.
    #[must_use]
    pub fn commander(&self, side: Side, sector: Sector) -> Seat {
        let sector_commanders: Vec<Seat> =
            self.seats_of(side).without(side.seat()).iter().collect();
        let sector_commander = match (sector, sector_commanders.as_slice()) {
            (Sector::Center, _) | (_, []) => None,
            (Sector::Left | Sector::Right, [only]) => Some(*only),
            (Sector::Left, [left, ..]) => Some(*left),
            (Sector::Right, [_, right, ..]) => Some(*right),
        };
        sector_commander.unwrap_or(side.seat())
    }

    /// Returns the seats that have a choice now; of a team, all that can act for its side.
    pub(super) fn seats_to_act(&self, state: &State) -> SeatSet {
        let Some(side) = self.deciding_side(state) else {
            return SeatSet::NONE;
        };
        if self.side_setup(side).crew < 2 {
            return SeatSet::singleton(side.seat());
        }
        let mut list = Vec::new();
        self.list_side_actions(state, side, &mut list);
        let seats = list.iter();
        seats
            .map(|action| self.seat_of(&state.public, side, *action))
            .collect()
    }
}

/// Returns the sector of a hex; dotted lines belong to the center.
fn sector_of(side: Side, hex: Hex) -> Sector {
    let mut sectors = Sector::ALL.into_iter();
    let sector = sectors.find(|sector| sector.section(side).exclusive_hexes().contains(hex));
    sector.unwrap_or(Sector::Center)
}

impl<R, C> Play<'_, R, C> {
    /// Returns the side that must decide now.
    pub fn deciding_side(&self) -> Option<Side> {
        self.game.deciding_side(self.state)
    }
}
