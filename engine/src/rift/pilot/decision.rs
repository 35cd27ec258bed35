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
use crate::bots::{Bot, Level, Piloted};
use crate::chance::Seeded;
use crate::game::{Game, Seat};

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
            reckoned: None,
        }
    }

    /// Takes a plan; gives `None` when the line stands.
    fn take(&mut self, game: &Rift, plot: Option<Plot>) -> Option<u32> {
        let Some(Plot { value, line, after }) = plot else {
            if self.line.is_empty() {
                self.line = choice::answer(
                    game,
                    &self.plotter.state,
                    self.plotter.threat(),
                    self.plotter.legal(),
                )
                .into_iter()
                .collect();
            }
            return None;
        };
        self.line.extend(line);
        self.parts += 1;
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
            let melee = Melee::new(game, &self.plotter.state, self.skill);
            self.foresight = Some(Foresight::new(
                game,
                &self.plotter.state,
                self.seat,
                plots,
                BUDGET,
                melee,
            ));
            return Some(1);
        }
        let best = plots.pop();
        self.take(game, best)
    }

    fn line(&self) -> Vec<Action> {
        self.line.clone()
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
