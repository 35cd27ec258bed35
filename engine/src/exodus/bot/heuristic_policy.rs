//! The heuristic answer of a seat to every question, without lookahead.

use super::super::Exodus;
use super::super::action::Action;
use super::super::hex::HexSet;
use super::super::state::State;
use super::super::step::Step;
use super::super::tech::{Tech, TechSet};
use super::cards::ActionGains;
use super::combat_odds::CombatOdds;
use super::fleet_planner::FleetPlanner;
use super::hex_values::HexValues;
use super::seat_evaluator::SeatEvaluator;
use super::skill::Skill;
use super::tech_value::TechValue;
use super::{combat_choices, council};
use crate::chance::Chance;
use crate::game::Seat;

/// A policy for one seat in one position.
pub struct HeuristicPolicy<'a> {
    pub game: &'a Exodus,
    /// The position, with sampled hidden information.
    pub state: &'a State,
    pub seat: Seat,
    /// Random noise and weights of the policy.
    pub skill: Skill,
    /// Cached odds of fights.
    pub odds: &'a CombatOdds,
}

impl<'a> HeuristicPolicy<'a> {
    /// Returns the actions that answer the current question, in order.
    #[must_use]
    pub fn answer(&self, rng: &mut impl Chance) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game
            .list_legal_actions(self.state, self.seat, &mut legal);
        if legal.len() < 2 {
            return legal;
        }
        let line = match self.state.public.task() {
            Some(task) => self.answer_task(*task, &legal),
            None => self.answer_step(&legal, rng),
        };
        let is_legal = line.first().is_some_and(|first| legal.contains(first));
        if is_legal { line } else { fallback(&legal) }
    }

    /// Returns the evaluator of the seat.
    #[must_use]
    pub fn evaluator(&self) -> SeatEvaluator<'a> {
        SeatEvaluator::new(self.game, &self.state.public, self.seat, self.skill)
    }

    fn answer_step(&self, legal: &[Action], rng: &mut impl Chance) -> Vec<Action> {
        let step = self.state.public.step;
        match step {
            Step::StartTechs => self.start_techs(legal),
            Step::StartParts => vec![Action::FitUsual, Action::Done],
            Step::Growth(_) => {
                self.ability_answer(legal, self.state.public.turn < self.game.turns())
            }
            Step::Income(_) => self.income_answer(legal),
            Step::Vote => council::vote_answer(self.game, self.state, self.seat, self.skill, rng),
            Step::Favor | Step::Offer | Step::Pick | Step::Rank => {
                council::council_answer(self.game, self.state, self.seat, self.skill, legal)
            }
            Step::Election => {
                council::election_answer(self.game, self.state, &self.evaluator(), rng)
            }
            Step::Card(round) => {
                let evaluator = self.evaluator();
                let best = ActionGains::new(&evaluator)
                    .ranked_cards(legal, round)
                    .into_iter()
                    .next();
                best.map(|(_, card)| Action::Play(card))
                    .into_iter()
                    .collect()
            }
            Step::React(round, _) => {
                let evaluator = self.evaluator();
                let best = ActionGains::new(&evaluator)
                    .ranked_reactions(legal, round)
                    .into_iter()
                    .next();
                vec![best.map_or(Action::Done, |(_, card)| Action::React(card))]
            }
            Step::TakeBack(_) => vec![Action::TakeBack],
            Step::Target(_) | Step::Kill => self.rocket_answer(legal),
            Step::Mount(_)
            | Step::Orders
            | Step::Open(_)
            | Step::Uncloak(_)
            | Step::Battle
            | Step::Deploy(_) => self.conquest_answer(legal),
            _ => Vec::new(),
        }
    }

    /// Returns the start technologies: the set with the highest combined value.
    fn start_techs(&self, legal: &[Action]) -> Vec<Action> {
        let evaluator = self.evaluator();
        let tech_value = TechValue::new(&evaluator.summary, &evaluator.resources);
        let known = self.state.private(self.seat).plan.techs;
        let (count, budget) = self.game.mode().techs;
        let cost = |techs: TechSet| -> u32 {
            let costs = techs
                .iter()
                .map(|tech| u32::from(self.game.tech(tech).cost));
            costs.sum()
        };
        let choices = |action: &Action| {
            if let Action::Start(tech) = action {
                Some(*tech)
            } else {
                None
            }
        };
        let choices: Vec<Tech> = legal.iter().filter_map(choices).collect();
        let mut sets = vec![(0, known, Vec::new())];
        while let Some((_, _, line)) = sets.first()
            && known.len() as usize + line.len() < usize::from(count)
        {
            let mut next = Vec::new();
            for (total_value, techs, line) in &sets {
                let previous = line.last().copied();
                for &tech in choices
                    .iter()
                    .filter(|&&tech| previous.is_none_or(|last| last < tech))
                {
                    let extended = techs.with(tech);
                    if cost(extended) <= u32::from(budget) {
                        let mut line: Vec<Tech> = line.clone();
                        line.push(tech);
                        next.push((
                            total_value + tech_value.value_of(*techs, tech),
                            extended,
                            line,
                        ));
                    }
                }
            }
            sets = next;
        }
        let best = sets
            .into_iter()
            .max_by_key(|(total_value, ..)| *total_value);
        let line = best.into_iter().flat_map(|(_, _, line)| line);
        line.map(Action::Start).collect()
    }

    /// Uses an available ability if `is_useful` holds.
    fn ability_answer(&self, legal: &[Action], is_useful: bool) -> Vec<Action> {
        let ability = legal
            .iter()
            .copied()
            .find(|action| matches!(action, Action::Invoke(_)));
        vec![ability.filter(|_| is_useful).unwrap_or(Action::Done)]
    }

    fn income_answer(&self, legal: &[Action]) -> Vec<Action> {
        let evaluator = self.evaluator();
        let present = self.game.present(&self.state.public, self.seat);
        let ore_planets_with_tokens = |set: HexSet| {
            let ore = set.iter().filter(|&hex| {
                let tile = self.game.planet_at(&self.state.public, hex);
                tile.is_some_and(|tile| !Exodus::is_blue(tile))
                    && self.state.public.sector(hex).tokens > 1
            });
            ore.count()
        };
        let mut line = Vec::new();
        if ore_planets_with_tokens(present) >= 2 || evaluator.summary.turns_left == 1 {
            line = self.ability_answer(legal, true);
            line.retain(|action| *action != Action::Done);
        }
        if evaluator.resources.cp > 0 {
            line.push(Action::TakeAll);
        }
        line.push(Action::Done);
        let legal_line = line
            .into_iter()
            .skip_while(|action| !legal.contains(action));
        legal_line.collect()
    }

    fn rocket_answer(&self, legal: &[Action]) -> Vec<Action> {
        let evaluator = self.evaluator();
        if self.state.public.step == Step::Kill {
            return combat_choices::best_kill(&evaluator, self.state, legal)
                .into_iter()
                .collect();
        }
        let action = combat_choices::best_target(&evaluator, legal);
        let ability = legal
            .iter()
            .find(|action| matches!(action, Action::Invoke(_)));
        let is_far =
            matches!(action, Action::Target(_, from, to) if self.game.distance(from, to) > 2);
        match ability {
            Some(ability) if is_far => vec![*ability],
            Some(_) | None => vec![action],
        }
    }

    fn conquest_answer(&self, legal: &[Action]) -> Vec<Action> {
        let evaluator = self.evaluator();
        let hex_values = HexValues::new(&evaluator, self.odds);
        let public = &self.state.public;
        let step = public.step;
        if matches!(step, Step::Mount(_)) {
            vec![combat_choices::best_mount(&hex_values, legal)]
        } else if step == Step::Orders {
            self.orders(&hex_values)
        } else if matches!(step, Step::Open(_)) && self.game.is_short() {
            let mut planner = FleetPlanner::new(&hex_values, false);
            let plan = planner.plan();
            planner.steps(&plan)
        } else if matches!(step, Step::Uncloak(_)) {
            vec![combat_choices::uncloak_answer(&hex_values, self.seat)]
        } else if step == Step::Battle {
            self.battle_answer(&evaluator, legal)
        } else if matches!(step, Step::Deploy(_)) {
            vec![self.landing_answer(&hex_values, legal)]
        } else {
            vec![Action::Done]
        }
    }

    /// Returns the orders of all ships.
    #[must_use]
    pub fn orders(&self, hex_values: &HexValues<'_, '_>) -> Vec<Action> {
        let is_hurried = self.state.private(self.seat).plan.hurries;
        let mut planner = FleetPlanner::new(hex_values, is_hurried);
        let plan = planner.plan();
        planner.orders(&plan)
    }

    fn battle_answer(&self, evaluator: &SeatEvaluator<'_>, legal: &[Action]) -> Vec<Action> {
        if let Some(hit) = combat_choices::best_hit(evaluator, self.state, legal) {
            return vec![hit];
        }
        // Before the first roll: an ability has the highest value with many dice.
        let battle = self.state.public.battle.as_ref();
        let own_dice = battle.map_or(0, |battle| {
            let ships = battle.ships.iter().filter(|ship| ship.seat() == self.seat);
            ships
                .map(|ship| evaluator.summary.ship_stats(ship).dice)
                .sum()
        });
        self.ability_answer(legal, own_dice >= 4 || evaluator.summary.turns_left == 0)
    }

    fn landing_answer(&self, hex_values: &HexValues<'_, '_>, legal: &[Action]) -> Action {
        let action = combat_choices::best_deployment(hex_values, legal);
        let ability = legal
            .iter()
            .find(|action| matches!(action, Action::Invoke(_)));
        let rolls = |action: &Action| {
            let Action::Deploy(ship) = action else {
                return false;
            };
            let public = &self.state.public;
            let hex = public.ship(*ship).hex;
            let tile = hex.and_then(|hex| self.game.planet_at(public, hex));
            public.ship(*ship).cargo > 1 && tile.is_some_and(|tile| !Exodus::is_blue(tile))
        };
        match ability {
            Some(ability) if rolls(&action) => *ability,
            Some(_) | None => action,
        }
    }

    /// Returns the discard of a kept Resistance card whose bonus is worth more than its points.
    #[must_use]
    pub fn best_discard(&self, legal: &[Action]) -> Option<Action> {
        let evaluator = self.evaluator();
        legal.iter().copied().find(|action| {
            let Action::Discard(card) = *action else {
                return false;
            };
            let points = self
                .game
                .resistance(card)
                .map_or(0, |card| i32::from(card.vp));
            evaluator.discard_value(card) > 60 * points + 20
        })
    }
}

/// Returns the answer when no heuristic applies: `Done`, or else the first legal action.
fn fallback(legal: &[Action]) -> Vec<Action> {
    let done = legal.iter().find(|action| **action == Action::Done);
    let passive = |action: &&Action| !matches!(action, Action::Discard(_) | Action::Invoke(_));
    let any = || legal.iter().find(passive).or(legal.first());
    done.or_else(any).copied().into_iter().collect()
}
