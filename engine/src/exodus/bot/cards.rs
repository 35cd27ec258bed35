//! Which Action card a seat plays, and with which it reacts.

use super::super::action::Action;
use super::super::cards::{ActionCard, BonusCard};
use super::super::effect::{ActionKind, Prohibition};
use super::super::figures::BonusFigures;
use super::super::play::ActionContext;
use super::super::step::Round;
use super::seat_evaluator::SeatEvaluator;
use std::cell::Cell;

/// What a Conquest stage more is worth to a fleet, by its strength in sixteenths.
const MOVE: i32 = 3;

/// Gains of the six actions, each worked out once.
pub struct ActionGains<'a, 'b> {
    desk: &'a SeatEvaluator<'b>,
    known: [Cell<Option<i32>>; 6],
}

impl<'a, 'b> ActionGains<'a, 'b> {
    /// Gains of a seat.
    #[must_use]
    pub fn new(desk: &'a SeatEvaluator<'b>) -> Self {
        Self {
            desk,
            known: Default::default(),
        }
    }

    /// What an action gains.
    #[must_use]
    pub fn of(&self, deed: ActionKind) -> i32 {
        let known = &self.known[deed as usize];
        let gain = known
            .get()
            .unwrap_or_else(|| self.desk.gain(deed, ActionContext::default()));
        known.set(Some(gain));
        gain
    }

    /// What a cube of the own Home costs, in sixtieths.
    fn cube_cost(&self) -> i32 {
        4 + 2 * self.desk.scan.left.min(4)
    }

    /// Cubes that a reaction costs, when there are so many.
    fn reaction_cubes(&self, own: bool) -> Option<i32> {
        let scan = &self.desk.scan;
        let cost = scan.game.reaction_cost(scan.public, scan.seat, own);
        let there = scan.public.cubes(scan.home(), scan.seat);
        (cost <= there).then(|| i32::from(cost) * self.cube_cost())
    }

    /// Cards that may be played, the best first: each gains by its upper half and by the reaction
    /// that it opens.
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
            // The same action twice gains less.
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

    /// What a reaction with somebody's card may gain.
    fn foreign_reaction_gain(&self) -> i32 {
        let best = ActionKind::ALL.map(|deed| self.of(deed)).into_iter().max();
        let best = best.unwrap_or(0);
        self.reaction_cubes(false)
            .map_or(0, |toll| (best - toll).max(0))
    }

    /// Reactions that gain something, the best first.
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

    /// What a Bonus Action card gains.
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
