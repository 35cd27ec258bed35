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
const CONQUEST_STAGE_VALUE: i32 = 3;

/// The gains of the six actions for one seat, each computed at most once.
pub struct ActionGains<'a, 'b> {
    evaluator: &'a SeatEvaluator<'b>,
    cached: [Cell<Option<i32>>; 6],
}

impl<'a, 'b> ActionGains<'a, 'b> {
    #[must_use]
    pub fn new(evaluator: &'a SeatEvaluator<'b>) -> Self {
        Self {
            evaluator,
            cached: Default::default(),
        }
    }

    /// Returns the gain of an action, computed on first use.
    #[must_use]
    pub fn gain_of(&self, kind: ActionKind) -> i32 {
        let cached = &self.cached[kind as usize];
        let gain = cached
            .get()
            .unwrap_or_else(|| self.evaluator.gain(kind, ActionContext::default()));
        cached.set(Some(gain));
        gain
    }

    /// Returns the value of one cube on the seat's Home, in sixtieths of a victory point.
    fn cube_cost(&self) -> i32 {
        4 + 2 * self.evaluator.summary.turns_left.min(4)
    }

    /// Returns the value of the cubes that a reaction costs, or `None` if the seat has too few
    /// cubes on its Home.
    fn reaction_cubes(&self, is_own_card: bool) -> Option<i32> {
        let summary = &self.evaluator.summary;
        let cost = summary
            .game
            .reaction_cost(summary.public, summary.seat, is_own_card);
        let cubes_at_home = summary.public.cubes(summary.home(), summary.seat);
        (cost <= cubes_at_home).then(|| i32::from(cost) * self.cube_cost())
    }

    /// Returns the playable cards, best first: each counts the gain of its upper half and of the
    /// reaction that it allows.
    #[must_use]
    pub fn ranked_cards(&self, legal: &[Action], round: Round) -> Vec<(i32, ActionCard)> {
        let summary = &self.evaluator.summary;
        let reacts = round != Round::Third
            && !summary.game.is_short()
            && !summary
                .game
                .is_barred(summary.public, Prohibition::ReactionStep);
        let cost = self.reaction_cubes(true).filter(|_| reacts);
        let foreign_gain = self.foreign_reaction_gain() / 2;
        let value = |action: &Action| {
            let Action::Play(card) = action else {
                return None;
            };
            let figures = summary.game.action(*card)?;
            let main = self.gain_of(figures.main);
            // Performing the same action twice gains less.
            let halves = if figures.main == figures.reaction {
                1
            } else {
                2
            };
            let reaction_gain =
                cost.map_or(0, |cost| self.gain_of(figures.reaction) * halves / 2 - cost);
            let noise = self.evaluator.skill.noise(2, u32::from(card.0));
            Some((main + reaction_gain.max(foreign_gain) + noise, *card))
        };
        let mut ranked: Vec<(i32, ActionCard)> = legal.iter().filter_map(value).collect();
        ranked.sort_by_key(|(gain, card)| (std::cmp::Reverse(*gain), *card));
        ranked
    }

    /// Returns the estimated gain of a reaction with another seat's card.
    fn foreign_reaction_gain(&self) -> i32 {
        let best = ActionKind::ALL
            .map(|kind| self.gain_of(kind))
            .into_iter()
            .max();
        let best = best.unwrap_or(0);
        self.reaction_cubes(false)
            .map_or(0, |cost| (best - cost).max(0))
    }

    /// Returns the reactions with a positive gain, best first.
    #[must_use]
    pub fn ranked_reactions(&self, legal: &[Action], round: Round) -> Vec<(i32, ActionCard)> {
        let summary = &self.evaluator.summary;
        let own_card = summary.public.mat(summary.seat).played[round as usize];
        let value = |action: &Action| {
            let Action::React(card) = action else {
                return None;
            };
            let kind = summary.game.action(*card)?.reaction;
            let gain = self.gain_of(kind);
            let cost = self.reaction_cubes(own_card == Some(*card))?;
            let noise = self.evaluator.skill.noise(3, u32::from(card.0));
            (gain > 0).then_some((gain + noise - cost, *card))
        };
        let mut ranked: Vec<(i32, ActionCard)> = legal.iter().filter_map(value).collect();
        ranked.retain(|(gain, _)| *gain > 0);
        ranked.sort_by_key(|(gain, card)| (std::cmp::Reverse(*gain), *card));
        ranked
    }

    /// Returns the gain of a Bonus Action card.
    #[must_use]
    pub fn bonus_gain(&self, card: BonusCard) -> i32 {
        let summary = &self.evaluator.summary;
        match summary.game.bonus(card) {
            Some(BonusFigures::Action(kind)) => self.gain_of(*kind) * 3 / 4,
            Some(BonusFigures::Move) => {
                let ship_count = summary.fleet().count() as i32;
                let power = summary.fleet_of(summary.seat).power();
                6 * ship_count + CONQUEST_STAGE_VALUE * power / 16
            }
            None => 0,
        }
    }
}
