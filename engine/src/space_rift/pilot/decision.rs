//! One decision of a seat, as its level makes it.

use super::super::SpaceRift;
use super::super::action::Action;
use super::super::field::Side;
use super::super::state::{Phase, State};
use super::super::view::View;
use super::skill::{IMAGINED, Skill};
use super::trials::{Trials, Until};
use super::{drill, muster};
use crate::bots::{Bot, Level};
use crate::chance::{Chance, Seeded};
use crate::game::{Game, Seat, Silent};
use std::task::Poll;

/// Command cards that are tried out.
const CARDS: usize = 6;

/// One decision of a seat.
#[derive(Debug)]
pub struct Pilot {
    seat: Seat,
    view: View,
    state: State,
    skill: Skill,
    lots: Seeded,
    begun: bool,
    trials: Option<Trials>,
    line: Vec<Action>,
    reckoned: Option<i32>,
}

impl Pilot {
    /// A bot for `seat`, which sees `view` and draws from `chance`.
    #[must_use]
    pub fn new(
        game: &SpaceRift,
        view: &View,
        seat: Seat,
        level: Level,
        mut chance: Seeded,
    ) -> Self {
        Self {
            seat,
            view: view.clone(),
            state: game.guess(view, &mut chance),
            skill: Skill::of(level),
            lots: chance,
            begun: false,
            trials: None,
            line: Vec::new(),
            reckoned: None,
        }
    }

    /// Thinks a little; gives the nodes it looked at, or nothing when the line stands.
    fn work(&mut self, game: &SpaceRift) -> Option<u32> {
        if !self.begun {
            self.begun = true;
            self.begin(game);
            return Some(100);
        }
        let trials = self.trials.as_mut()?;
        let nodes = trials.work(game, &self.view);
        if nodes.is_none() {
            if let Some((line, worth)) = trials.best() {
                self.line = line.to_vec();
                self.reckoned = Some(worth);
            }
            self.trials = None;
        }
        nodes
    }

    /// Looks at what is asked: answers it, or lets answers be tried out.
    fn begin(&mut self, game: &SpaceRift) {
        let mut legal = Vec::new();
        game.legal(&self.state, self.seat, &mut legal);
        let (Some(side), Some(&first)) = (game.side_of(self.seat), legal.first()) else {
            return;
        };
        if legal.len() == 1 {
            self.line.push(first);
            return;
        }
        let public = &self.state.public;
        let free = public.task.is_none() && public.exchanges.is_empty();
        match public.phase {
            Phase::Command if free => self.command(game, side),
            Phase::Movement if free => {
                let moves = drill::moves(game, &self.state, side, &self.skill);
                self.write(game, &moves, Phase::Movement);
            }
            Phase::Combat if free => {
                let attack = drill::attack(game, &self.state, side, &self.skill);
                self.line.push(attack.unwrap_or(Action::Done));
            }
            Phase::Orders if free => self.line.push(Action::Done),
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
            | Phase::Over => self.ask(side, &legal),
        }
        if self.trials.is_none() && !self.line.first().is_some_and(|first| legal.contains(first)) {
            self.ask(side, &legal);
        }
    }

    /// Chooses a command card with its orders.
    fn command(&mut self, game: &SpaceRift, side: Side) {
        let musters = muster::musters(game, &self.state, side, &self.skill, &mut self.lots);
        let mut lines: Vec<Vec<Action>> = musters
            .into_iter()
            .take(CARDS)
            .map(|muster| {
                self.write(game, &muster.line, Phase::Orders);
                std::mem::take(&mut self.line)
            })
            .collect();
        if self.skill.budget == 0 || lines.len() < 2 {
            lines.truncate(1);
            self.line = lines.pop().unwrap_or_default();
            return;
        }
        let each = u64::from(self.skill.budget) / (300 * 3 * lines.len() as u64);
        self.try_out(side, lines, Until::Later(1), each);
    }

    /// Lets every legal action be tried out.
    fn ask(&mut self, side: Side, legal: &[Action]) {
        let public = &self.state.public;
        let rolls = !public.exchanges.is_empty() || public.phase == Phase::Drift;
        let (until, each) = match rolls || public.task.is_some() {
            true => (Until::Settled, self.skill.trials),
            false => (Until::Turn, self.skill.trials / 3),
        };
        let lines = legal.iter().map(|action| vec![*action]).collect();
        self.try_out(side, lines, until, u64::from(each));
    }

    fn try_out(&mut self, side: Side, lines: Vec<Vec<Action>>, until: Until, each: u64) {
        let seed = u64::from(self.lots.pick(u32::MAX));
        self.trials = Some(Trials::new(side, lines, until, each, IMAGINED, seed));
    }

    /// Writes a line by playing it, as far as it is this seat's; ends the phase where it does not
    /// end of itself.
    fn write(&mut self, game: &SpaceRift, actions: &[Action], last: Phase) {
        let mut after = self.state.clone();
        let mut lots = self.lots.clone();
        for action in actions.iter().chain(actions) {
            let done = game.act(&mut after, self.seat, *action, &mut lots, &mut Silent);
            if done.is_ok() {
                self.line.push(*action);
            }
        }
        let ends = after.public.phase == last && after.public.task.is_none();
        let done = game.act(&mut after, self.seat, Action::Done, &mut lots, &mut Silent);
        if ends && done.is_ok() {
            self.line.push(Action::Done);
        }
    }
}

impl Bot<SpaceRift> for Pilot {
    fn think(&mut self, game: &SpaceRift, nodes: u32) -> Poll<Vec<Action>> {
        let mut left = nodes;
        while let Some(spent) = self.work(game) {
            match left.checked_sub(spent) {
                Some(rest) if rest > 0 => left = rest,
                Some(_) | None => return Poll::Pending,
            }
        }
        Poll::Ready(self.line.clone())
    }

    fn reckoned(&self) -> Option<i32> {
        self.reckoned
    }
}
