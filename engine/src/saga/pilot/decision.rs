//! One decision of a seat, as its level makes it.

use super::goals::Brief;
use super::reason::Reason;
use super::reflex::{Answer, Mind};
use super::skill::Skill;
use super::trials::{Found, Trials};
use crate::bots::{Bot, Level, Piloted};
use crate::chance::{Chance, Seeded};
use crate::game::{Game, Seat};
use crate::saga::Saga;
use crate::saga::action::Action;
use crate::saga::state::State;
use crate::saga::view::View;
use std::cell::OnceCell;

/// Nodes of an answer without looking ahead.
const REFLEX: u32 = 60;

/// One decision of a seat.
#[derive(Debug)]
pub struct Pilot {
    seat: Seat,
    view: View,
    state: State,
    skill: Skill,
    lots: Seeded,
    brief: Brief,
    begun: bool,
    trials: Option<Trials>,
    answer: Answer,
    /// Whether it is asked what its line is worth.
    appraises: bool,
    found: Option<Found>,
}

impl Pilot {
    /// A bot for `seat`, which sees `view` and draws from `chance`.
    #[must_use]
    pub fn new(game: &Saga, view: &View, seat: Seat, level: Level, mut chance: Seeded) -> Self {
        Self {
            seat,
            view: view.clone(),
            state: game.guess(view, &mut chance),
            skill: Skill::of(level).drawn(&mut chance),
            lots: chance,
            brief: Brief::of(game),
            begun: false,
            trials: None,
            answer: Answer::default(),
            appraises: false,
            found: None,
        }
    }

    /// Why the line that stands is good; asked when it is ready.
    #[must_use]
    pub const fn reason(&self) -> Reason {
        self.answer.reason
    }

    /// Answers what is asked, or lets answers be tried out.
    fn begin(&mut self, game: &Saga) {
        let mind = Mind {
            game,
            state: &self.state,
            seat: self.seat,
            skill: self.skill,
            brief: &self.brief,
            priced: OnceCell::new(),
        };
        let seed = u64::from(self.lots.pick(u32::MAX));
        self.answer = mind.answer(seed);
        if self.skill.budget == 0 || self.answer.reason == Reason::Only {
            return;
        }
        let answers = mind.several(&self.answer, seed);
        if answers.len() > 1 {
            let seed = u64::from(self.lots.pick(u32::MAX));
            self.trials = Some(Trials::new(self.seat, answers, &self.skill, seed));
        }
    }

    /// Tries out the answer it has chosen, where it is asked what that is worth and no trial will tell.
    fn reckon(&mut self) {
        if self.appraises && self.trials.is_none() && !self.answer.line.is_empty() {
            let seed = u64::from(self.lots.pick(u32::MAX));
            let trials = Trials::alone(self.seat, self.answer.clone(), &self.skill, seed);
            self.trials = Some(trials);
        }
    }
}

impl Bot<Saga> for Pilot {
    fn work(&mut self, game: &Saga) -> Option<u32> {
        if !self.begun {
            self.begun = true;
            self.begin(game);
            self.reckon();
            return Some(REFLEX);
        }
        let trials = self.trials.as_mut()?;
        let nodes = trials.work(game, &self.view, &self.brief);
        if nodes.is_none() {
            if let Some((answer, found)) = trials.best(game) {
                self.answer = answer;
                self.found = Some(found);
            }
            self.trials = None;
        }
        nodes
    }

    fn line(&self) -> Vec<Action> {
        self.answer.line.clone()
    }

    fn appraise(&mut self) {
        self.appraises = true;
    }

    fn reckoned(&self) -> Option<i32> {
        match self.found {
            Some(Found::Worth(worth)) => Some(worth),
            Some(Found::Chance(_)) | None => None,
        }
    }

    fn expected(&self) -> Option<u16> {
        match self.found {
            Some(Found::Chance(share)) => Some(share),
            Some(Found::Worth(_)) | None => None,
        }
    }
}

impl Piloted for Saga {
    type Pilot = Pilot;
    const WEIGHED: bool = true;

    fn pilot(&self, view: &View, seat: Seat, level: Level, lots: Seeded) -> Pilot {
        Pilot::new(self, view, seat, level, lots)
    }
}
