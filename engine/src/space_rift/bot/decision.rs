//! One decision of a seat, as its level makes it.

use super::super::SpaceRift;
use super::super::action::Action;
use super::super::battlefield::Side;
use super::super::state::{Phase, State, Task};
use super::super::view::View;
use super::playout_search::{PlayoutHorizon, PlayoutSearch};
use super::skill::{PLAYOUT_SKILL, Skill};
use super::{command_candidate, heuristic_policy, unit_actions};
use crate::bots::{Bot, BotPolicy, EstimatePrecision, Level};
use crate::chance::{Chance, SeededRng};
use crate::game::{Game, NullSink, Seat};

/// Command cards that are tried out.
const MAX_CARDS_TRIED: usize = 6;

/// Attacks that are tried out.
const MAX_ATTACKS_TRIED: usize = 4;

/// Trials at least for what a line is worth that there is no other to.
const MIN_APPRAISAL_PLAYOUTS: u64 = 8;
/// The same for a hint, whose figure is shown by itself.
const HINT_PLAYOUTS: u64 = 200;

/// One decision of a seat.
#[derive(Debug)]
pub struct BotDecision {
    seat: Seat,
    view: View,
    state: State,
    skill: Skill,
    lots: SeededRng,
    /// Names the lots for what its line is worth.
    seed: u64,
    begun: bool,
    trials: Option<PlayoutSearch>,
    line: Vec<Action>,
    /// How it reckons what its line is worth, where it is asked for that and has not begun to.
    appraisal: Option<EstimatePrecision>,
    reckoned: Option<i32>,
}

impl BotDecision {
    /// A bot for `seat`, which sees `view` and draws from `chance`.
    #[must_use]
    pub fn new(
        game: &SpaceRift,
        view: &View,
        seat: Seat,
        level: Level,
        mut chance: SeededRng,
    ) -> Self {
        // Drawn before anything that depends on the position, and beside what the bot plays by.
        let seed = u64::from(chance.clone().pick(u32::MAX));
        Self {
            seat,
            view: view.clone(),
            state: game.determinize(view, &mut chance),
            skill: Skill::of(level).for_decision(&mut chance),
            seed,
            lots: chance,
            begun: false,
            trials: None,
            line: Vec::new(),
            appraisal: None,
            reckoned: None,
        }
    }

    /// Looks at what is asked: answers it, or lets answers be tried out.
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
        let free = public.task.is_none() && public.exchanges.is_empty();
        // Who helps need not use what he may: his commander ends the phase.
        let helps = free && self.seat != side.seat();
        if public.task.is_some_and(is_planned) {
            let answer = heuristic_policy::heuristic_answer(
                game,
                &self.state,
                side,
                &self.skill,
                &mut self.lots,
            );
            self.line.extend(answer);
        }
        if self.line.is_empty() {
            self.by_phase(game, side, &legal, free);
        }
        if self.trials.is_some() {
            return;
        }
        if !self.line.first().is_some_and(|first| legal.contains(first)) {
            self.line.clear();
            if !helps {
                self.ask(side, &legal);
            }
        }
    }

    /// Answers what the phase asks, or lets answers be tried out.
    fn by_phase(&mut self, game: &SpaceRift, side: Side, legal: &[Action], free: bool) {
        match self.state.public.phase {
            Phase::Command if free => self.command(game, side),
            Phase::Movement if free => self.movement(game, side),
            Phase::Combat if free => self.combat(game, side),
            Phase::Orders if free => self.orders(game, side),
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
            | Phase::Over => self.ask(side, legal),
        }
    }

    /// Chooses a command card with its orders.
    fn command(&mut self, game: &SpaceRift, side: Side) {
        let mut lines: Vec<(Vec<Action>, Skill)> = Vec::new();
        for mood in self.skill_variants() {
            let musters =
                command_candidate::rank_commands(game, &self.state, side, &mood, &mut self.lots);
            for muster in musters.into_iter().take(MAX_CARDS_TRIED) {
                self.extend_line(game, &muster.line, Phase::Orders);
                let line = std::mem::take(&mut self.line);
                if lines.iter().all(|(other, _)| *other != line) {
                    lines.push((line, mood));
                }
            }
        }
        self.weigh(side, lines);
    }

    /// Chooses orders, which are mostly chosen with their card. A hint that is asked for after the card weighs
    /// all ways to plan this turn again, as the one before it did; those that order alike go on differently.
    fn orders(&mut self, game: &SpaceRift, side: Side) {
        let moods = if self.needs_appraisal() {
            self.skill_variants()
        } else {
            vec![self.skill]
        };
        let each = moods.into_iter().map(|mood| {
            let orders = command_candidate::best_orders(game, &self.state, side, &mood);
            self.extend_line(game, &orders, Phase::Orders);
            (std::mem::take(&mut self.line), mood)
        });
        let lines = each.collect();
        self.weigh(side, lines);
    }

    /// Chooses moves.
    fn movement(&mut self, game: &SpaceRift, side: Side) {
        let mut lines: Vec<(Vec<Action>, Skill)> = Vec::new();
        for mood in self.skill_variants() {
            let moves = unit_actions::best_moves(game, &self.state, side, &mood);
            self.extend_line(game, &moves, Phase::Movement);
            let line = std::mem::take(&mut self.line);
            if lines.iter().all(|(other, _)| *other != line) {
                lines.push((line, mood));
            }
        }
        self.weigh(side, lines);
    }

    /// Chooses an attack, or ends the fight.
    fn combat(&mut self, game: &SpaceRift, side: Side) {
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
        self.weigh(side, lines.collect());
    }

    /// Takes the first of several lines; who looks ahead tries them out.
    fn weigh(&mut self, side: Side, mut lines: Vec<(Vec<Action>, Skill)>) {
        lines.retain(|(line, _)| !line.is_empty());
        if self.skill.budget == 0 || lines.len() < 2 {
            lines.truncate(1);
            self.line = lines.pop().map(|(line, _)| line).unwrap_or_default();
            return;
        }
        let count = lines.len() as u64;
        let rounds = u64::from(count.next_power_of_two().ilog2().max(1));
        let turns = 150 * (1 + u64::from(self.skill.further));
        let each = u64::from(self.skill.budget) / (turns * rounds * count);
        self.try_out(side, lines, PlayoutHorizon::Later(self.skill.further), each);
    }

    /// Tries out the line that it has taken, where it is asked what that is worth.
    fn appraise_line(&mut self, game: &SpaceRift) {
        let Some(side) = game.side_of(self.seat) else {
            return;
        };
        if let Some(how) = self.appraisal.take()
            && !self.line.is_empty()
        {
            let lines = vec![(self.line.clone(), self.skill)];
            let least = u64::from(self.skill.trials / 4).max(MIN_APPRAISAL_PLAYOUTS);
            let each = match how {
                EstimatePrecision::Rough => least,
                EstimatePrecision::Careful => least.max(HINT_PLAYOUTS),
            };
            let trials = PlayoutSearch::new(side, lines, self.horizon(), each, self.seed);
            self.trials = Some(trials);
        }
    }

    /// Whether a hint asks what its line is worth.
    fn needs_appraisal(&self) -> bool {
        self.appraisal == Some(EstimatePrecision::Careful)
    }

    /// Tries out once more what trials have chosen, where a hint asks what that is worth: they flatter it.
    fn appraise_again(&mut self, trials: &PlayoutSearch) {
        if self.needs_appraisal() {
            self.appraisal = None;
            self.trials = trials.only_best(HINT_PLAYOUTS, self.seed);
        }
    }

    /// How far a step looks ahead where there is a choice in it: the plan of a turn further than a roll.
    fn horizon(&self) -> PlayoutHorizon {
        let public = &self.state.public;
        let planned = public.task.is_none_or(is_planned) && public.exchanges.is_empty();
        match public.phase {
            Phase::Command | Phase::Orders | Phase::Movement | Phase::Combat if planned => {
                PlayoutHorizon::Later(self.skill.further)
            }
            _other => self.limit().0,
        }
    }

    /// How far every legal answer to a small question is tried out, and how often.
    fn limit(&self) -> (PlayoutHorizon, u32) {
        let public = &self.state.public;
        let rolls = !public.exchanges.is_empty() || public.phase == Phase::Drift;
        if rolls || public.task.is_some() {
            (PlayoutHorizon::Settled, self.skill.trials)
        } else {
            (PlayoutHorizon::Turn, self.skill.trials / 4)
        }
    }

    /// The ways in which it may plan this turn.
    fn skill_variants(&self) -> Vec<Skill> {
        let heeds = [128, 40, 300, 0];
        let other = |heed: &i32| Skill {
            heed: self.skill.heed * heed / 128,
            ..self.skill
        };
        heeds
            .iter()
            .take(usize::from(self.skill.moods))
            .map(other)
            .collect()
    }

    /// Lets every legal action be tried out.
    fn ask(&mut self, side: Side, legal: &[Action]) {
        let (until, each) = self.limit();
        let lines = legal
            .iter()
            .map(|action| (vec![*action], PLAYOUT_SKILL))
            .collect();
        self.try_out(side, lines, until, u64::from(each));
    }

    fn try_out(
        &mut self,
        side: Side,
        lines: Vec<(Vec<Action>, Skill)>,
        until: PlayoutHorizon,
        each: u64,
    ) {
        let seed = u64::from(self.lots.pick(u32::MAX));
        self.trials = Some(PlayoutSearch::new(side, lines, until, each, seed));
    }

    /// Writes a line by playing it, as far as it is this seat's; ends the phase where it does not
    /// end of itself.
    fn extend_line(&mut self, game: &SpaceRift, actions: &[Action], last: Phase) {
        let mut after = self.state.clone();
        let mut lots = self.lots.clone();
        for action in actions.iter().chain(actions) {
            let done = game.act(&mut after, self.seat, *action, &mut lots, &mut NullSink);
            if done.is_ok() {
                self.line.push(*action);
            }
        }
        let ends = after.public.phase == last && after.public.task.is_none();
        let done = game.act(
            &mut after,
            self.seat,
            Action::Done,
            &mut lots,
            &mut NullSink,
        );
        if ends && done.is_ok() {
            self.line.push(Action::Done);
        }
    }
}

/// Whether a choice that a card asks for is part of a plan, and no gamble.
const fn is_planned(task: Task) -> bool {
    match task {
        Task::Signal
        | Task::Clear(_)
        | Task::Restore { .. }
        | Task::Order(_)
        | Task::Again(_)
        | Task::Keep(_) => true,
        Task::Grapple => false,
    }
}

impl Bot<SpaceRift> for BotDecision {
    fn think_step(&mut self, game: &SpaceRift) -> Option<u32> {
        if !self.begun {
            self.begun = true;
            self.begin(game);
            if self.trials.is_none() {
                self.appraise_line(game);
            }
            return Some(100);
        }
        let trials = self.trials.as_mut()?;
        let nodes = trials.run_playout(game, &self.view);
        if nodes.is_some() {
            return nodes;
        }
        let trials = self.trials.take()?;
        if let Some((line, worth)) = trials.best() {
            self.line = line.to_vec();
            self.reckoned = Some(worth);
        }
        self.appraise_again(&trials);
        self.trials.is_some().then_some(1)
    }

    fn line(&self) -> Vec<Action> {
        self.line.clone()
    }

    fn set_estimate_precision(&mut self, appraisal: EstimatePrecision) {
        self.appraisal = Some(appraisal);
    }

    fn estimated_value(&self) -> Option<i32> {
        self.reckoned
    }
}

impl BotPolicy for SpaceRift {
    type Policy = BotDecision;
    const ANALYZES_DECISIONS: bool = true;

    fn new_policy(&self, view: &View, seat: Seat, level: Level, lots: SeededRng) -> BotDecision {
        BotDecision::new(self, view, seat, level, lots)
    }
}
