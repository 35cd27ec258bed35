//! One decision of a seat, as its level makes it.

use super::goals::Brief;
use super::reason::Reason;
use super::reflex::{Answer, Mind};
use super::skill::Skill;
use super::trials::{Found, Trials};
use crate::bots::{Appraisal, Bot, Level, Piloted};
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
    /// Names the lots for what its line is worth.
    seed: u64,
    brief: Brief,
    begun: bool,
    trials: Option<Trials>,
    answer: Answer,
    /// How it reckons what its line is worth, where it is asked for that and has not begun to.
    appraisal: Option<Appraisal>,
    found: Option<Found>,
}

impl Pilot {
    /// A bot for `seat`, which sees `view` and draws from `chance`.
    #[must_use]
    pub fn new(game: &Saga, view: &View, seat: Seat, level: Level, mut chance: Seeded) -> Self {
        // Drawn before anything that depends on the position, and beside what the bot plays by.
        let seed = u64::from(chance.clone().pick(u32::MAX));
        Self {
            seat,
            view: view.clone(),
            state: game.guess(view, &mut chance),
            skill: Skill::of(level).drawn(&mut chance),
            seed,
            lots: chance,
            brief: Brief::of(game),
            begun: false,
            trials: None,
            answer: Answer::default(),
            appraisal: None,
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

    /// Tries out the answer that it has taken, where it is asked what that is worth.
    fn reckon(&mut self) {
        if let Some(how) = self.appraisal.take()
            && !self.answer.line.is_empty()
        {
            let answer = self.answer.clone();
            self.trials = Some(Trials::alone(
                self.seat,
                answer,
                &self.skill,
                how,
                self.seed,
            ));
        }
    }

    /// Whether what the answer is worth is to be tried out once more: the trials that chose it flatter it.
    fn doubts(&self) -> bool {
        self.appraisal == Some(Appraisal::Careful)
    }
}

impl Bot<Saga> for Pilot {
    fn work(&mut self, game: &Saga) -> Option<u32> {
        if !self.begun {
            self.begun = true;
            self.begin(game);
            if self.trials.is_none() {
                self.reckon();
            }
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
            if self.doubts() {
                self.reckon();
                return Some(1);
            }
        }
        nodes
    }

    fn line(&self) -> Vec<Action> {
        self.answer.line.clone()
    }

    fn appraise(&mut self, appraisal: Appraisal) {
        self.appraisal = Some(appraisal);
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
