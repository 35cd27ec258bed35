//! One decision of a seat: who threatens, what each ship could do, which of it is done.

use super::super::Rift;
use super::super::action::{Action, Sense};
use super::super::ship::ShipId;
use super::super::state::{Phase, State};
use super::chart::Chart;
use super::field::Field;
use super::planner::{Orders, Planner};
use super::threat::{Assault, Threat};
use super::{Lots, choice, write};
use crate::bots::{Bot, Level};
use crate::chance::{Seeded, Still};
use crate::game::{Game, Seat, Silent};
use std::task::Poll;

/// Most enemies whose reach is charted: the nearest.
const ENEMIES: usize = 6;

/// One decision of a seat.
#[derive(Debug)]
pub struct Pilot {
    state: State,
    seat: Seat,
    level: Level,
    lots: Lots,
    legal: Vec<Action>,
    enemies: Vec<ShipId>,
    threat: Threat,
    chart: Chart,
    /// The ships that may act, each with the order that activates it, if it is not active yet.
    ships: Vec<(Option<Action>, Planner)>,
    next: usize,
}

impl Pilot {
    /// A bot for `seat`, which sees `view` and draws from `chance`.
    #[must_use]
    pub fn new(game: &Rift, view: &State, seat: Seat, level: Level, chance: Seeded) -> Self {
        let mut legal = Vec::new();
        game.legal(view, seat, &mut legal);
        let teams = i32::try_from(game.teams().len()).unwrap_or(2).max(2);
        let threat = Threat {
            assaults: Vec::new(),
            share: (8 / teams).clamp(1, 4),
        };
        let mut pilot = Self {
            state: view.clone(),
            seat,
            level,
            lots: Lots(chance),
            enemies: enemies(game, view, seat, level),
            legal,
            threat,
            chart: Chart::default(),
            ships: Vec::new(),
            next: 0,
        };
        pilot.muster(game);
        pilot
    }

    fn muster(&mut self, game: &Rift) {
        match self.state.phase {
            Phase::Orders if !self.legal.is_empty() => {
                self.ships = Planner::new(game, &self.state)
                    .map(|planner| (None, planner))
                    .into_iter()
                    .collect();
            }
            Phase::Activation => {
                for &action in &self.legal {
                    let mut state = self.state.clone();
                    let begun = game.act(&mut state, self.seat, action, &mut Still, &mut Silent);
                    let planner = begun.ok().and_then(|_| Planner::new(game, &state));
                    self.ships
                        .extend(planner.map(|planner| (Some(action), planner)));
                }
            }
            Phase::Orders | Phase::Blast | Phase::Return | Phase::Interval | Phase::Over => {}
        }
    }

    /// Charts the reach of the next enemy; gives the nodes it looked at, or `None` after the last.
    fn watch(&mut self, game: &Rift) -> Option<u32> {
        let enemy = *self.enemies.get(self.threat.assaults.len())?;
        let own = game.team_of(self.seat);
        let field = Field::new(game, &self.state, |id| game.team_of_ship(id) != own);
        match Assault::new(game, &self.state, &field, enemy, &mut self.chart) {
            Some(assault) => self.threat.assaults.push(assault),
            None => self.enemies.clear(),
        }
        Some(self.chart.len())
    }

    /// Plans the next ship; gives the nodes it looked at, or `None` when all plans stand.
    fn plan(&mut self, game: &Rift) -> Option<u32> {
        let most = match self.level {
            Level::Ensign => 4,
            Level::Captain => 24,
            Level::Admiral => 60,
        };
        let most = (most * 2 / (1 + self.ships.len())).max(4);
        let orders = Orders {
            table: game,
            threat: &self.threat,
            level: self.level,
        };
        while let Some((_, planner)) = self.ships.get_mut(self.next) {
            if let Some(nodes) = planner.work(orders, most, &mut self.lots) {
                return Some(nodes);
            }
            self.next += 1;
        }
        None
    }

    fn answer(&mut self, game: &Rift) -> Vec<Action> {
        let (state, threat) = (&self.state, &self.threat);
        let chosen = match state.phase {
            Phase::Activation | Phase::Orders => {
                let orders = Orders {
                    table: game,
                    threat,
                    level: self.level,
                };
                let line = write::best_line(orders, self.seat, &mut self.ships);
                if line.is_empty() {
                    self.fallback()
                } else {
                    return line;
                }
            }
            Phase::Blast => choice::side(game, state, threat),
            Phase::Return => choice::place(game, state, threat, &self.legal),
            Phase::Interval | Phase::Over => None,
        };
        let chosen = chosen.filter(|action| self.legal.contains(action));
        chosen.or(self.legal.first().copied()).into_iter().collect()
    }

    /// What is done when no plan could be made: the turn's end, or what leads there.
    fn fallback(&self) -> Option<Action> {
        let speed = self
            .state
            .turn
            .ship
            .and_then(|id| self.state.ship(id))
            .map_or(0, |ship| ship.speed);
        self.legal
            .iter()
            .copied()
            .min_by_key(|action| match action {
                Action::EndTurn => 0,
                Action::Step => 1,
                Action::Accelerate(Sense::Minus, _) if speed > 0 => 2,
                Action::Accelerate(Sense::Plus, _) if speed < 0 => 2,
                Action::Rotate(..) => 3,
                Action::Activate(_)
                | Action::Accelerate(..)
                | Action::ChangePlane(..)
                | Action::Warp(..)
                | Action::Fire(..)
                | Action::Relocate(..)
                | Action::Swap(..)
                | Action::Charge(_)
                | Action::ChargeIon(_)
                | Action::ReleaseMine
                | Action::ChooseSide(..)
                | Action::ChooseCorner(..)
                | Action::NextGame
                | Action::Concede
                | Action::OfferDraw
                | Action::AnswerDraw(_)
                | Action::TimeOut => 4,
            })
    }
}

impl Bot<Rift> for Pilot {
    fn think(&mut self, game: &Rift, nodes: u32) -> Poll<Vec<Action>> {
        let mut left = nodes;
        while let Some(spent) = self.watch(game).or_else(|| self.plan(game)) {
            match left.checked_sub(spent) {
                Some(rest) if rest > 0 => left = rest,
                Some(_) | None => return Poll::Pending,
            }
        }
        Poll::Ready(self.answer(game))
    }
}

/// The enemies to reckon with, the nearest first: none for the weakest level, none that never act.
fn enemies(game: &Rift, state: &State, seat: Seat, level: Level) -> Vec<ShipId> {
    let team = game.team_of(seat);
    let passive = game.is_passive();
    if level == Level::Ensign || passive {
        return Vec::new();
    }
    let own = |id: ShipId| game.team_of_ship(id) == team;
    let near = |space| {
        state
            .living()
            .filter(|(id, _)| own(*id))
            .map(|(_, ship)| ship.space.distance(space))
            .min()
    };
    let others = state.living().filter(|(id, _)| !own(*id));
    let mut enemies: Vec<_> = others.map(|(id, ship)| (near(ship.space), id)).collect();
    enemies.sort_unstable();
    enemies
        .into_iter()
        .map(|(_, id)| id)
        .take(ENEMIES)
        .collect()
}
