//! One decision of a bot seat at a given level: a heuristic answer, compared with alternatives in
//! playouts if the level has a node budget.

use super::super::Exodus;
use super::super::action::Action;
use super::super::cards::LetterSet;
use super::super::effect::ActionKind;
use super::super::play::ActionContext;
use super::super::state::State;
use super::super::step::{Step, Task};
use super::super::tech::TechSet;
use super::super::view::View;
use super::cards::ActionGains;
use super::combat_odds::CombatOdds;
use super::council;
use super::fleet_planner::FleetPlanner;
use super::heuristic_policy::HeuristicPolicy;
use super::hex_values::HexValues;
use super::playout_search::PlayoutSearch;
use super::refit_planner::RefitPlanner;
use super::skill::Skill;
use crate::bots::{Bot, BotPolicy, EstimatePrecision, LearnedEvaluation, Level};
use crate::chance::{Chance, SeededRng};
use crate::game::{Game, Seat};

/// Maximum number of alternatives of one kind that are compared in playouts.
const MAX_ALTERNATIVES: usize = 6;

/// A bot's decision for one seat, computed step by step.
#[derive(Debug)]
pub struct BotDecision {
    seat: Seat,
    view: View,
    state: State,
    skill: Skill,
    rng: SeededRng,
    /// Seed of the playouts that estimate the value of the chosen line.
    seed: u64,
    odds: CombatOdds,
    has_begun: bool,
    search: Option<PlayoutSearch>,
    line: Vec<Action>,
    /// Requested precision of the value of the chosen line; `None` if it was not requested or its
    /// computation has begun.
    appraisal: Option<EstimatePrecision>,
    estimate: Option<i32>,
}

impl BotDecision {
    /// Creates a decision of `seat`, from `view`; `chance` is its source of randomness.
    #[must_use]
    pub fn new(
        game: &Exodus,
        view: &View,
        seat: Seat,
        level: Level,
        mut chance: SeededRng,
    ) -> Self {
        // Drawn first and from a clone, so that the playouts do not change the bot's other random
        // choices.
        let seed = u64::from(chance.clone().pick(u32::MAX));
        Self {
            seat,
            view: view.clone(),
            state: game.determinize(view, &mut chance),
            skill: Skill::of(level)
                .for_decision(&mut chance)
                .for_seat_count(game.seat_count()),
            seed,
            rng: chance,
            odds: CombatOdds::default(),
            has_begun: false,
            search: None,
            line: Vec::new(),
            appraisal: None,
            estimate: None,
        }
    }

    fn policy<'a>(&'a self, game: &'a Exodus) -> HeuristicPolicy<'a> {
        HeuristicPolicy {
            game,
            state: &self.state,
            seat: self.seat,
            skill: self.skill,
            odds: &self.odds,
        }
    }

    /// Computes the heuristic answer and, with a budget, starts a search over alternatives.
    fn begin(&mut self, game: &Exodus) {
        let mut legal = Vec::new();
        game.list_legal_actions(&self.state, self.seat, &mut legal);
        if legal.len() < 2 {
            self.line = legal;
            return;
        }
        let mut rng = self.rng.clone();
        self.line = self.policy(game).answer(&mut rng);
        if let Some(discard) = self.policy(game).best_discard(&legal) {
            self.line = vec![discard];
            return;
        }
        if self.skill.budget == 0 {
            return;
        }
        let mut lines = vec![self.line.clone()];
        for line in self.alternatives(game, &legal, &mut rng) {
            let is_legal = line.first().is_some_and(|first| legal.contains(first));
            if is_legal && !lines.contains(&line) {
                lines.push(line);
            }
        }
        if lines.len() > 1 {
            let seed = u64::from(self.rng.pick(u32::MAX));
            self.search = Some(PlayoutSearch::new(self.seat, lines, &self.skill, seed));
        }
    }

    /// Starts playouts of the chosen line if its value was requested.
    fn appraise_line(&mut self) {
        if let Some(precision) = self.appraisal.take()
            && !self.line.is_empty()
        {
            let line = self.line.clone();
            self.search = Some(PlayoutSearch::single(
                self.seat,
                line,
                &self.skill,
                precision,
                self.seed,
            ));
        }
    }

    /// Returns whether the chosen line needs separate playouts: the playouts that selected it are
    /// biased upwards.
    fn needs_appraisal(&self) -> bool {
        self.appraisal == Some(EstimatePrecision::Careful)
    }

    /// Returns alternative lines that may be better than the heuristic answer.
    fn alternatives(
        &self,
        game: &Exodus,
        legal: &[Action],
        rng: &mut SeededRng,
    ) -> Vec<Vec<Action>> {
        let public = &self.state.public;
        match public.task() {
            Some(Task::Action {
                kind,
                origin,
                invoked,
                ..
            }) => {
                let context = ActionContext {
                    origin: Some(*origin),
                    invoked: *invoked,
                };
                self.action_lines(game, *kind, context)
            }
            Some(_) => Vec::new(),
            None => self.step_alternatives(game, legal, rng),
        }
    }

    fn step_alternatives(
        &self,
        game: &Exodus,
        legal: &[Action],
        rng: &mut SeededRng,
    ) -> Vec<Vec<Action>> {
        match self.state.public.step {
            Step::Card(round) => {
                let evaluator = self.policy(game).evaluator();
                let cards = ActionGains::new(&evaluator)
                    .ranked_cards(legal, round)
                    .into_iter();
                let cards = cards.map(|(_, card)| vec![Action::Play(card)]);
                cards.take(MAX_ALTERNATIVES).collect()
            }
            Step::React(..) | Step::Favor | Step::Pick => {
                let main_actions = legal.iter().filter(|action| !is_side_action(**action));
                main_actions.map(|action| vec![*action]).collect()
            }
            Step::Vote => self.votes(game),
            Step::Election => {
                let evaluator = self.policy(game).evaluator();
                let bids = council::rank_bids(&evaluator, rng).into_iter();
                let bids = bids.map(|cp| vec![Action::Bid(cp.clamp(0, 255) as u8, false)]);
                bids.collect()
            }
            Step::Orders => self.order_lines(game),
            Step::Open(_) if game.is_short() => self.order_lines(game),
            _ => Vec::new(),
        }
    }

    /// Returns votes for the two best cards, each with no CP and with a few CP.
    fn votes(&self, game: &Exodus) -> Vec<Vec<Action>> {
        let public = &self.state.public;
        if self.state.private(self.seat).plan.letters.is_some() {
            return Vec::new();
        }
        let cards = council::rank_agenda(game, public, self.seat, self.skill);
        let max_cp = public.mat(self.seat).cp.min(3) as u8;
        let letters = cards.iter().take(2).map(|(_, letter)| *letter);
        let lines = letters.flat_map(|letter| {
            let bids = [0, 1, max_cp].into_iter().filter(move |&cp| cp <= max_cp);
            bids.map(move |cp| {
                vec![
                    Action::Vote(LetterSet::singleton(letter)),
                    Action::Bid(cp, false),
                ]
            })
        });
        lines.collect()
    }

    /// Returns different ways to perform an action.
    fn action_lines(
        &self,
        game: &Exodus,
        kind: ActionKind,
        context: ActionContext,
    ) -> Vec<Vec<Action>> {
        let policy = self.policy(game);
        let evaluator = policy.evaluator();
        match kind {
            ActionKind::Research => {
                let best = evaluator
                    .ranked_techs(context, TechSet::NONE)
                    .into_iter()
                    .take(MAX_ALTERNATIVES);
                let lines = best.map(|(_, tech)| vec![Action::Learn(tech)]);
                lines.chain([vec![Action::Done]]).collect()
            }
            ActionKind::Upgrade => {
                let planner =
                    RefitPlanner::new(&evaluator.summary, &evaluator.resources, context, true);
                let mut line = planner.actions_to(&planner.best_design(0));
                line.push(Action::Done);
                vec![line, vec![Action::Done]]
            }
            ActionKind::Build => {
                let (list, _) = evaluator.ships_to_build(context);
                let lines = (0..list.len()).map(|count| {
                    let built = list.iter().take(count).map(|&kind| Action::Build(kind));
                    built.chain([Action::Done]).collect()
                });
                lines.collect()
            }
            ActionKind::Trade => vec![vec![Action::OpenTrade], vec![Action::Done]],
            ActionKind::Bank | ActionKind::Mine => Vec::new(),
        }
    }

    /// Returns orders planned with other skill values: more careful, bolder and less exact.
    fn order_lines(&self, game: &Exodus) -> Vec<Vec<Action>> {
        let variants = [
            (0, 256, 0),
            (300, 256, 0),
            (128, 400, 0),
            (128, 130, 0),
            (128, 256, 40),
        ];
        let mut lines = Vec::new();
        for (threat_weight, boldness, move_noise) in variants {
            let mut policy = self.policy(game);
            policy.skill = Skill {
                threat_weight,
                boldness,
                move_noise,
                ..self.skill
            };
            let evaluator = policy.evaluator();
            let hex_values = HexValues::new(&evaluator, &self.odds);
            let is_hurried = self.state.private(self.seat).plan.hurries;
            let mut planner = FleetPlanner::new(&hex_values, is_hurried);
            let plan = planner.plan();
            lines.push(if game.is_short() {
                planner.steps(&plan)
            } else {
                planner.orders(&plan)
            });
        }
        lines
    }
}

/// Returns whether an action does not answer the question that is asked.
const fn is_side_action(action: Action) -> bool {
    matches!(action, Action::Discard(_) | Action::Invoke(_))
}

impl Bot<Exodus> for BotDecision {
    fn think_step(&mut self, game: &Exodus) -> Option<u32> {
        if !self.has_begun {
            self.has_begun = true;
            self.begin(game);
            if self.search.is_none() {
                self.appraise_line();
            }
            return Some(60);
        }
        let search = self.search.as_mut()?;
        let nodes = search.run_playout(game, &self.view, &self.odds);
        if nodes.is_none() {
            if let Some((line, total_value)) = search.best() {
                self.line = line.to_vec();
                self.estimate = Some(total_value);
            }
            self.search = None;
            if self.needs_appraisal() {
                self.appraise_line();
                return Some(1);
            }
        }
        nodes
    }

    fn line(&self) -> Vec<Action> {
        self.line.clone()
    }

    fn set_node_factor(&mut self, factor: u32) {
        self.skill = self.skill.with_node_factor(factor);
    }

    fn finish_early(&mut self) {
        if let Some(search) = &mut self.search {
            search.finish();
        }
    }

    fn set_estimate_precision(&mut self, appraisal: EstimatePrecision) {
        self.appraisal = Some(appraisal);
    }

    fn estimated_value(&self) -> Option<i32> {
        self.estimate
    }
}

impl LearnedEvaluation for Exodus {}

impl BotPolicy for Exodus {
    type Policy = BotDecision;
    const ANALYZES_DECISIONS: bool = true;

    fn new_policy(&self, view: &View, seat: Seat, level: Level, rng: SeededRng) -> BotDecision {
        BotDecision::new(self, view, seat, level, rng)
    }
}
