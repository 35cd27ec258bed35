//! Chooses the Action card that a seat plays and the card that it reacts with.

use super::super::action::Action;
use super::super::cards::{ActionCard, BonusCard};
use super::super::effect::{ActionKind, Prohibition};
use super::super::figures::BonusFigures;
use super::super::play::ActionContext;
use super::super::step::Round;
use super::seat_evaluator::SeatEvaluator;
use std::cell::Cell;

/// Value of one more Conquest stage, per unit of fleet strength in sixteenths.
const MOVE: i32 = 3;

/// The gains of the six actions for one seat, each computed at most once.
pub struct ActionGains<'a, 'b> {
    desk: &'a SeatEvaluator<'b>,
    known: [Cell<Option<i32>>; 6],
}

impl<'a, 'b> ActionGains<'a, 'b> {
    #[must_use]
    pub fn new(desk: &'a SeatEvaluator<'b>) -> Self {
        Self {
            desk,
            known: Default::default(),
        }
    }

    /// Returns the gain of an action.
    #[must_use]
    pub fn of(&self, deed: ActionKind) -> i32 {
        let known = &self.known[deed as usize];
        let gain = known
            .get()
            .unwrap_or_else(|| self.desk.gain(deed, ActionContext::default()));
        known.set(Some(gain));
        gain
    }

    /// Returns the value of one cube on the own Home, in sixtieths of a victory point.
    fn cube_cost(&self) -> i32 {
        4 + 2 * self.desk.scan.left.min(4)
    }

    /// Returns the value of the cubes that a reaction costs, or `None` if the seat has too few.
    fn reaction_cubes(&self, own: bool) -> Option<i32> {
        let scan = &self.desk.scan;
        let cost = scan.game.reaction_cost(scan.public, scan.seat, own);
        let there = scan.public.cubes(scan.home(), scan.seat);
        (cost <= there).then(|| i32::from(cost) * self.cube_cost())
    }

    /// Returns the playable cards, best first: each counts the gain of its upper half and of the
    /// reaction that it opens.
    #[must_use]
    pub fn cards(&self, legal: &[Action], round: Round) -> Vec<(i32, ActionCard)> {
        let scan = &self.desk.scan;
        let reacts = round != Round::Third
            && !scan.game.is_short()
            && !scan.game.is_barred(scan.public, Prohibition::ReactionStep);
        let toll = self.reaction_cubes(true).filter(|_| reacts);
        let others = self.foreign_reaction_gain() / 2;
        let value = |action: &Action| {
            let Action::Play(card) = action else {
                return None;
            };
            let figures = scan.game.action(*card)?;
            let main = self.of(figures.main);
            // Performing the same action twice gains less.
            let again = if figures.main == figures.reaction {
                1
            } else {
                2
            };
            let below = toll.map_or(0, |toll| self.of(figures.reaction) * again / 2 - toll);
            let error = self.desk.skill.error(2, u32::from(card.0));
            Some((main + below.max(others) + error, *card))
        };
        let mut found: Vec<(i32, ActionCard)> = legal.iter().filter_map(value).collect();
        found.sort_by_key(|(gain, card)| (std::cmp::Reverse(*gain), *card));
        found
    }

    /// Returns the estimated gain of a reaction with another seat's card.
    fn foreign_reaction_gain(&self) -> i32 {
        let best = ActionKind::ALL.map(|deed| self.of(deed)).into_iter().max();
        let best = best.unwrap_or(0);
        self.reaction_cubes(false)
            .map_or(0, |toll| (best - toll).max(0))
    }

    /// Returns the reactions with a positive gain, best first.
    #[must_use]
    pub fn reactions(&self, legal: &[Action], round: Round) -> Vec<(i32, ActionCard)> {
        let scan = &self.desk.scan;
        let own = scan.public.mat(scan.seat).played[round as usize];
        let value = |action: &Action| {
            let Action::React(card) = action else {
                return None;
            };
            let deed = scan.game.action(*card)?.reaction;
            let gain = self.of(deed);
            let toll = self.reaction_cubes(own == Some(*card))?;
            let error = self.desk.skill.error(3, u32::from(card.0));
            (gain > 0).then_some((gain + error - toll, *card))
        };
        let mut found: Vec<(i32, ActionCard)> = legal.iter().filter_map(value).collect();
        found.retain(|(gain, _)| *gain > 0);
        found.sort_by_key(|(gain, card)| (std::cmp::Reverse(*gain), *card));
        found
    }

    /// Returns the gain of a Bonus Action card.
    #[must_use]
    pub fn bonus_gain(&self, card: BonusCard) -> i32 {
        let scan = &self.desk.scan;
        match scan.game.bonus(card) {
            Some(BonusFigures::Deed(deed)) => self.of(*deed) * 3 / 4,
            Some(BonusFigures::Move) => {
                let ships = scan.fleet().count() as i32;
                let power = scan.fleet_of(scan.seat).power();
                6 * ships + MOVE * power / 16
            }
            None => 0,
        }
    }
}
