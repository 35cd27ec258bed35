//! One decision of a seat, as its level makes it: plan, look ahead, go on until the turn is over.

use super::super::Rift;
use super::super::action::Action;
use super::super::eval::VICTORY;
use super::super::state::{Phase, State};
use super::choice;
use super::foresight::Foresight;
use super::melee::Melee;
use super::plotter::{Plot, Plotter};
use super::skill::{Lots, Skill};
use crate::bots::{Appraisal, Bot, Level, Piloted};
use crate::chance::{Seeded, Still};
use crate::game::{Game, Seat, Silent};

/// Nodes that an admiral looks at before it decides by what it knows.
const BUDGET: u32 = 1_500_000;
/// Times that a turn is planned anew after something was destroyed.
const PARTS: u8 = 6;

/// One decision of a seat.
#[derive(Debug)]
pub struct Pilot {
    seat: Seat,
    skill: Skill,
    lots: Lots,
    plotter: Plotter,
    foresight: Option<Foresight>,
    line: Vec<Action>,
    parts: u8,
    /// Whether it is asked what its line is worth.
    appraises: bool,
    reckoned: Option<i32>,
}

impl Pilot {
    /// A bot for `seat`, which sees `view` and draws from `chance`.
    #[must_use]
    pub fn new(game: &Rift, view: &State, seat: Seat, level: Level, chance: Seeded) -> Self {
        let mut lots = Lots(chance);
        let skill = Skill::of(level).in_turn(&mut lots);
        Self {
            seat,
            skill,
            lots,
            plotter: Plotter::new(game, view, seat, skill),
            foresight: None,
            line: Vec::new(),
            parts: 0,
            appraises: false,
            reckoned: None,
        }
    }

    /// Answers where no turn is planned; what follows the answer is looked at where it is asked what that is worth.
    fn choose(&mut self, game: &Rift) -> Option<u32> {
        let state = &self.plotter.state;
        let (threat, legal) = (self.plotter.threat(), self.plotter.legal());
        let action = choice::answer(game, state, threat, legal)?;
        let mut after = state.clone();
        let done = game.act(&mut after, self.seat, action, &mut Still, &mut Silent);
        if !self.appraises || done.is_err() {
            self.line.push(action);
            return None;
        }
        // The choice is one of its own: no turn is planned after it.
        self.parts = PARTS;
        let plot = Plot {
            value: game.lead(&after, self.seat),
            line: vec![action],
            after,
        };
        self.look(game, vec![plot]);
        Some(1)
    }

    /// Lets plans be judged by what follows.
    fn look(&mut self, game: &Rift, plots: Vec<Plot>) {
        let state = &self.plotter.state;
        let melee = Melee::new(game, state, self.skill);
        let foresight = Foresight::new(game, state, self.seat, plots, BUDGET, melee);
        self.foresight = Some(foresight);
    }

    /// Takes a plan; gives `None` when the line stands.
    fn take(&mut self, game: &Rift, plot: Option<Plot>) -> Option<u32> {
        let Some(Plot { value, line, after }) = plot else {
            return if self.line.is_empty() {
                self.choose(game)
            } else {
                None
            };
        };
        self.line.extend(line);
        self.parts = self.parts.saturating_add(1);
        let others = value.saturating_sub(game.lead(&after, self.seat));
        let worth = game.worth_of(&after, self.seat).saturating_add(others);
        self.reckoned = Some(worth.clamp(-VICTORY, VICTORY));
        let asked = game.status(&after).waiting().has(self.seat);
        if !asked || after.phase != Phase::Orders || self.parts >= PARTS {
            return None;
        }
        self.plotter = Plotter::new(game, &after, self.seat, self.skill);
        Some(1)
    }
}

impl Bot<Rift> for Pilot {
    fn work(&mut self, game: &Rift) -> Option<u32> {
        if let Some(foresight) = &mut self.foresight {
            if let Some(nodes) = foresight.work(game, &mut self.lots) {
                return Some(nodes);
            }
            let best = self.foresight.take().and_then(Foresight::best);
            return self.take(game, best);
        }
        if let Some(nodes) = self.plotter.work(game, &mut self.lots) {
            return Some(nodes);
        }
        let mut plots = self.plotter.plots(game, self.skill.looks.max(1));
        if plots.len() > 1 {
            self.look(game, plots);
            return Some(1);
        }
        let best = plots.pop();
        self.take(game, best)
    }

    fn line(&self) -> Vec<Action> {
        self.line.clone()
    }

    /// The search that chooses imagines no chance: nothing has to be tried again.
    fn appraise(&mut self, _: Appraisal) {
        self.appraises = true;
    }

    fn reckoned(&self) -> Option<i32> {
        self.reckoned
    }
}

impl Piloted for Rift {
    type Pilot = Pilot;
    const WEIGHED: bool = false;

    fn pilot(&self, view: &State, seat: Seat, level: Level, lots: Seeded) -> Pilot {
        Pilot::new(self, view, seat, level, lots)
    }
}
