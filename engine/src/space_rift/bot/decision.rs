//! One decision of a bot at its level.

use super::super::SpaceRift;
use super::super::action::Action;
use super::super::battlefield::Side;
use super::super::state::{Phase, State};
use super::super::view::View;
use super::playout_search::{Answer, PlayoutHorizon, PlayoutSearch, is_planned};
use super::skill::{PLAYOUT_SKILL, Skill};
use super::{command_candidate, heuristic_policy, unit_actions};
use crate::bots::{Bot, BotPolicy, EstimatePrecision, Level};
use crate::chance::{Chance, SeededRng};
use crate::game::{Game, NullSink, Seat};

/// Maximum number of command cards that are tested in playouts.
const MAX_CARDS_TRIED: usize = 6;

/// Maximum number of attacks that are tested in playouts.
const MAX_ATTACKS_TRIED: usize = 4;

/// Margin by which another plan must beat the first one, in sixteenths of the standard error.
const REQUIRED_MARGIN: i64 = 8;

/// About how many nodes a playout takes for each player-turn.
const TURN_NODES: u32 = 150;

/// Minimum number of playouts that estimate the value of a line without alternatives.
const MIN_APPRAISAL_PLAYOUTS: u32 = 8;
/// Minimum number of playouts for a hint, which shows the value of a single line.
const HINT_PLAYOUTS: u32 = 200;

/// The running computation of one decision.
#[derive(Debug)]
pub struct BotDecision {
    seat: Seat,
    view: View,
    state: State,
    skill: Skill,
    rng: SeededRng,
    /// Seed of the playouts that estimate the value of the chosen line.
    seed: u64,
    has_begun: bool,
    playouts: Option<PlayoutSearch>,
    line: Vec<Action>,
    /// Requested precision of the value of the line; `None` if no value is asked for, or once its
    /// computation has begun.
    appraisal: Option<EstimatePrecision>,
    /// The chance to win after the line, in permille.
    share: Option<u16>,
}

impl BotDecision {
    /// Creates the decision of `seat`, which sees `view` and takes random numbers from `chance`.
    #[must_use]
    pub fn new(
        game: &SpaceRift,
        view: &View,
        seat: Seat,
        level: Level,
        mut chance: SeededRng,
    ) -> Self {
        // Taken from a copy before anything depends on the position, so the bot's other random
        // numbers stay the same.
        let seed = u64::from(chance.clone().pick(u32::MAX));
        Self {
            seat,
            view: view.clone(),
            state: game.determinize(view, &mut chance),
            skill: Skill::of(level).for_decision(&mut chance),
            seed,
            rng: chance,
            has_begun: false,
            playouts: None,
            line: Vec::new(),
            appraisal: None,
            share: None,
        }
    }

    /// Answers the question directly, or starts playouts of possible answers.
    fn begin(&mut self, game: &SpaceRift) {
        let mut legal = Vec::new();
        game.legal_actions(&self.state, self.seat, &mut legal);
        let (Some(side), Some(&first)) = (game.side_of(self.seat), legal.first()) else {
            return;
        };
        if legal.len() == 1 {
            self.line.push(first);
            return;
        }
        let public = &self.state.public;
        let free = public.task.is_none() && public.rolls.is_empty();
        // A helping seat need not act; its commander ends the phase.
        let helps = free && self.seat != side.seat();
        if public.task.is_some_and(is_planned) {
            let answer = heuristic_policy::heuristic_answer(
                game,
                &self.state,
                side,
                &self.skill,
                &mut self.rng,
            );
            self.line.extend(answer);
        }
        if self.line.is_empty() {
            self.decide_by_phase(game, side, &legal, free);
        }
        if self.playouts.is_some() {
            return;
        }
        if !self.line.first().is_some_and(|first| legal.contains(first)) {
            self.line.clear();
            if !helps {
                self.try_all_actions(side, &legal);
            }
        }
    }

    /// Answers the question of a phase, or starts playouts of possible answers.
    fn decide_by_phase(&mut self, game: &SpaceRift, side: Side, legal: &[Action], is_free: bool) {
        match self.state.public.phase {
            Phase::Command if is_free => self.choose_command(game, side),
            Phase::Movement if is_free => self.choose_moves(game, side),
            Phase::Combat if is_free => self.choose_attack(game, side),
            Phase::Orders if is_free => self.choose_orders(game, side),
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
            | Phase::MovedOther
            | Phase::Combat
            | Phase::Ending
            | Phase::Drawing
            | Phase::Reward
            | Phase::Sale
            | Phase::Over => self.try_all_actions(side, legal),
        }
    }

    /// Chooses a command card with its orders.
    fn choose_command(&mut self, game: &SpaceRift, side: Side) {
        let mut lines: Vec<Answer> = Vec::new();
        for variant in self.skill.plan_variants() {
            let candidates =
                command_candidate::rank_commands(game, &self.state, side, &variant, &mut self.rng);
            for candidate in candidates.into_iter().take(MAX_CARDS_TRIED) {
                self.extend_line(game, &candidate.line, Phase::Orders);
                let line = std::mem::take(&mut self.line);
                if lines.iter().all(|(other, _)| *other != line) {
                    lines.push((line, variant));
                }
            }
        }
        self.compare_lines(side, lines);
    }

    /// Chooses orders, which are usually chosen with their card. If a hint is requested after the
    /// card, all variants of the plan are compared again as before, since equal orders can be
    /// followed by different moves.
    fn choose_orders(&mut self, game: &SpaceRift, side: Side) {
        let variants = if self.needs_appraisal() {
            self.skill.plan_variants()
        } else {
            vec![self.skill]
        };
        let each = variants.into_iter().map(|variant| {
            let orders = command_candidate::best_orders(game, &self.state, side, &variant);
            self.extend_line(game, &orders, Phase::Orders);
            (std::mem::take(&mut self.line), variant)
        });
        let lines = each.collect();
        self.compare_lines(side, lines);
    }

    /// Chooses the moves of the ordered units.
    fn choose_moves(&mut self, game: &SpaceRift, side: Side) {
        let mut lines: Vec<Answer> = Vec::new();
        for variant in self.skill.plan_variants() {
            let moves = unit_actions::best_moves(game, &self.state, side, &variant);
            self.extend_line(game, &moves, Phase::Movement);
            let line = std::mem::take(&mut self.line);
            if lines.iter().all(|(other, _)| *other != line) {
                lines.push((line, variant));
            }
        }
        self.compare_lines(side, lines);
    }

    /// Chooses an attack, or ends the combat phase.
    fn choose_attack(&mut self, game: &SpaceRift, side: Side) {
        let best =
            unit_actions::next_attack(game, &self.state, side, &self.skill).unwrap_or(Action::Done);
        let mut lines = vec![best];
        if self.skill.budget > 0 {
            let mut found = unit_actions::valued_attacks(game, &self.state, side, &self.skill);
            found.sort_by_key(|(gain, _)| std::cmp::Reverse(*gain));
            let others = found
                .into_iter()
                .map(|(_, action)| action)
                .take(MAX_ATTACKS_TRIED);
            lines.extend(others.chain([Action::Done]).filter(|other| *other != best));
        }
        let lines = lines.into_iter().map(|action| (vec![action], self.skill));
        self.compare_lines(side, lines.collect());
    }

    /// Chooses the first of several lines, or compares them in playouts at levels that look ahead.
    fn compare_lines(&mut self, side: Side, mut lines: Vec<Answer>) {
        lines.retain(|(line, _)| !line.is_empty());
        if self.skill.budget == 0 || lines.len() < 2 {
            lines.truncate(1);
            self.line = lines.pop().map(|(line, _)| line).unwrap_or_default();
            return;
        }
        let turns = self.skill.extra_turns;
        let playouts = self.skill.budget / (TURN_NODES * (1 + u32::from(turns)));
        let until = PlayoutHorizon::Later(turns);
        self.start_playouts(side, lines, until, REQUIRED_MARGIN, playouts);
    }

    /// Starts playouts of the chosen line if its value is asked for.
    fn appraise_line(&mut self, game: &SpaceRift) {
        let Some(side) = game.side_of(self.seat) else {
            return;
        };
        if let Some(how) = self.appraisal.take()
            && !self.line.is_empty()
        {
            let minimum = (self.skill.playouts / 4).max(MIN_APPRAISAL_PLAYOUTS);
            let playouts = match how {
                EstimatePrecision::Rough => minimum,
                EstimatePrecision::Careful => minimum.max(HINT_PLAYOUTS),
            };
            let (answer, until) = ((self.line.clone(), self.skill), self.horizon());
            self.playouts = Some(PlayoutSearch::single(
                side, answer, until, playouts, self.seed,
            ));
        }
    }

    /// Returns whether a hint asks for the value of the line.
    fn needs_appraisal(&self) -> bool {
        self.appraisal == Some(EstimatePrecision::Careful)
    }

    /// Starts new playouts of the line that playouts have chosen, if a hint asks for its value: the
    /// playouts that selected it overestimate it.
    fn appraise_again(&mut self, playouts: &PlayoutSearch) {
        if self.needs_appraisal() {
            self.appraisal = None;
            self.playouts = playouts.only_best(HINT_PLAYOUTS, self.seed);
        }
    }

    /// Returns the horizon of the playouts of a decision; it is longer for the plan of a turn than
    /// for a roll.
    fn horizon(&self) -> PlayoutHorizon {
        let public = &self.state.public;
        let planned = public.task.is_none_or(is_planned) && public.rolls.is_empty();
        match public.phase {
            Phase::Command | Phase::Orders | Phase::Movement | Phase::Combat if planned => {
                PlayoutHorizon::Later(self.skill.extra_turns)
            }
            _other => self.playout_limit().0,
        }
    }

    /// Returns the horizon and the number of playouts for each answer to a small question.
    fn playout_limit(&self) -> (PlayoutHorizon, u32) {
        let public = &self.state.public;
        let rolls = !public.rolls.is_empty() || public.phase == Phase::Drift;
        if rolls || public.task.is_some() {
            (PlayoutHorizon::Settled, self.skill.playouts)
        } else {
            (PlayoutHorizon::Turn, self.skill.playouts / 4)
        }
    }

    /// Starts playouts of every legal action.
    fn try_all_actions(&mut self, side: Side, legal: &[Action]) {
        let (until, playouts) = self.playout_limit();
        let lines: Vec<Answer> = legal
            .iter()
            .map(|action| (vec![*action], PLAYOUT_SKILL))
            .collect();
        let count = lines.len();
        let rounds = count.next_power_of_two().ilog2().max(1);
        self.start_playouts(
            side,
            lines,
            until,
            0,
            playouts.saturating_mul(count as u32 * rounds),
        );
    }

    fn start_playouts(
        &mut self,
        side: Side,
        answers: Vec<Answer>,
        until: PlayoutHorizon,
        margin: i64,
        playouts: u32,
    ) {
        // The answer if the search is finished before its first playout.
        if let Some((line, _)) = answers.first() {
            self.line.clone_from(line);
        }
        let seed = u64::from(self.rng.pick(u32::MAX));
        self.playouts = Some(PlayoutSearch::new(
            side, answers, until, margin, playouts, seed,
        ));
    }

    /// Extends the line by actions of this seat, applied to a copy of the state, and ends the phase
    /// if it does not end by itself.
    fn extend_line(&mut self, game: &SpaceRift, actions: &[Action], last: Phase) {
        let mut after = self.state.clone();
        let mut rng = self.rng.clone();
        for action in actions.iter().chain(actions) {
            let done = game.act(&mut after, self.seat, *action, &mut rng, &mut NullSink);
            if done.is_ok() {
                self.line.push(*action);
            }
        }
        let ends = after.public.phase == last && after.public.task.is_none();
        let done = game.act(&mut after, self.seat, Action::Done, &mut rng, &mut NullSink);
        if ends && done.is_ok() {
            self.line.push(Action::Done);
        }
    }
}

impl Bot<SpaceRift> for BotDecision {
    fn think_step(&mut self, game: &SpaceRift) -> Option<u32> {
        if !self.has_begun {
            self.has_begun = true;
            self.begin(game);
            if self.playouts.is_none() {
                self.appraise_line(game);
            }
            return Some(100);
        }
        let playouts = self.playouts.as_mut()?;
        let nodes = playouts.run_playout(game, &self.view);
        if nodes.is_some() {
            return nodes;
        }
        let playouts = self.playouts.take()?;
        if let Some(((line, _), share)) = playouts.best() {
            self.line.clone_from(line);
            self.share = Some(share);
        }
        self.appraise_again(&playouts);
        self.playouts.is_some().then_some(1)
    }

    fn line(&self) -> Vec<Action> {
        self.line.clone()
    }

    fn set_node_factor(&mut self, factor: u32) {
        self.skill = self.skill.with_node_factor(factor);
    }

    fn finish_early(&mut self) {
        if let Some(search) = &mut self.playouts {
            search.finish();
        }
    }

    fn set_estimate_precision(&mut self, appraisal: EstimatePrecision) {
        self.appraisal = Some(appraisal);
    }

    fn expected_share(&self) -> Option<u16> {
        self.share
    }
}

impl BotPolicy for SpaceRift {
    type Policy = BotDecision;
    const ANALYZES_DECISIONS: bool = true;

    fn new_policy(&self, view: &View, seat: Seat, level: Level, rng: SeededRng) -> BotDecision {
        BotDecision::new(self, view, seat, level, rng)
    }
}
