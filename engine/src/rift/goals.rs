//! What each team must do to win, how far it is, and where the points of Centaur Ace come from. Pure
//! functions of the state and of what has happened.

use super::Rift;
use super::event::Event;
use super::options::Mode;
use super::ship::ShipId;
use super::state::State;
use crate::game::{MAX_SEATS, Seat, SeatSet};
use serde::Serialize;
use serde_json::{Value, json};

/// Something that wins, or that ends the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum WinGoal {
    /// Only one team has ships `[RIFT-15.2]`.
    LastTeam,
    /// So many points `[RIFT-16.2]`.
    Target(u8),
    /// These ships, the marked ones of every other team, are destroyed.
    Flagships(Vec<ShipId>),
    /// This ship ends a turn on a goal square.
    BreakOut(ShipId),
    /// This ship is destroyed before.
    Stop(ShipId),
    /// These ships are destroyed, within so many of the team's own turns.
    Destroy {
        /// The ships.
        ships: Vec<ShipId>,
        /// The turns.
        turns: u8,
    },
    /// One of them lives after so many turns of the other side.
    Hold(u8),
    /// More than half of so many games `[RIFT-15.5]`.
    Series(u8),
    /// The match ends after so many rounds `[RIFT-15.7]`.
    Rounds {
        /// How many.
        rounds: u16,
        /// By what it is decided then.
        by: LimitRule,
    },
    /// The match ends after so many rounds without damage `[RIFT-15.7]`.
    Quiet {
        /// How many.
        rounds: u8,
        /// By what it is decided then.
        by: LimitRule,
    },
}

/// By what a match is decided that a limit ends `[RIFT-15.7]` `[RIFT-16.9]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LimitRule {
    /// The most points win.
    Points,
    /// The most ships win, then the most hull, then the strongest shields.
    Strength,
    /// The team that has this goal wins: it only had to hold out.
    HeldOut,
    /// Nobody wins.
    Draw,
}

/// How far a goal is: so many of so many; the squares to go, for a ship that must break out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// So many of so many.
    Of(i32, i32),
    /// Squares to the nearest goal.
    Away(u8),
}

/// What is left of a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct RemainingStrength {
    /// Ships on the board.
    pub ships: u8,
    /// Ships that it began with.
    pub of: u8,
    /// Their hull together.
    pub hull: u16,
    /// Its points, in Centaur Ace.
    pub points: i16,
    /// Half wins in a series.
    pub half_wins: u8,
}

/// Where the points of a seat come from `[RIFT-16.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct PointSources {
    /// For enemies destroyed.
    pub enemies: i16,
    /// Taken away for ships of its own team.
    pub own: i16,
    /// What it had before the first event that is known.
    pub before: i16,
}

impl Rift {
    /// What a team, by its place in the order of teams, can win by, and what ends the match.
    #[must_use]
    pub fn win_goals(&self, team: u8) -> Vec<WinGoal> {
        let rules = self.rules();
        let marked = self.ship_ids().find(|ship| self.is_marked(*ship));
        let main = match (rules.mode, &self.puzzle, marked) {
            (Mode::Ace, ..) => WinGoal::Target(rules.ace_target),
            (Mode::Flagship, ..) => WinGoal::Flagships(self.flagships_against(team)),
            (Mode::Breakout, _, Some(ship)) if self.team_of_ship(ship) == team => {
                WinGoal::BreakOut(ship)
            }
            (Mode::Breakout, _, Some(ship)) => WinGoal::Stop(ship),
            (Mode::Puzzle, Some(puzzle), _) if puzzle.side.saturating_sub(1) == team => {
                let (ships, turns) = (self.targets(), puzzle.turns);
                WinGoal::Destroy { ships, turns }
            }
            (Mode::Puzzle, Some(puzzle), _) => WinGoal::Hold(puzzle.turns),
            (Mode::Elimination | Mode::Breakout | Mode::Puzzle, ..) => WinGoal::LastTeam,
        };
        // Who loses by a limit is not told it as a goal: it stands with those who win by it.
        let holds_out = !matches!(main, WinGoal::BreakOut(_) | WinGoal::Destroy { .. });
        let mine = |by: &LimitRule| *by != LimitRule::HeldOut || holds_out;
        let [last, quiet] = limits(rules.mode);
        let series = (rules.match_length > 1).then_some(WinGoal::Series(rules.match_length));
        let last = (rules.round_limit > 0).then_some(last).filter(mine);
        let rounds = last.map(|by| WinGoal::Rounds {
            rounds: rules.round_limit,
            by,
        });
        let quiet = (rules.quiet_rounds > 0).then_some(quiet).filter(mine);
        let quiet = quiet.map(|by| WinGoal::Quiet {
            rounds: rules.quiet_rounds,
            by,
        });
        let limits = series.into_iter().chain(rounds).chain(quiet);
        [main].into_iter().chain(limits).collect()
    }

    /// How far a team is with a goal.
    #[must_use]
    pub fn progress(&self, state: &State, team: u8, goal: &WinGoal) -> Option<Progress> {
        let gone = |ship: &ShipId| state.ship(*ship).is_none_or(|ship| !ship.is_alive());
        let of = |now: usize, most: usize| Progress::Of(now as i32, most as i32);
        Some(match goal {
            WinGoal::LastTeam => {
                let foes = || {
                    self.ship_ids()
                        .filter(|ship| self.team_of_ship(*ship) != team)
                };
                of(foes().filter(gone).count(), foes().count())
            }
            WinGoal::Target(target) => {
                let points = self.team_score(state, team);
                Progress::Of(points.into(), (*target).into())
            }
            WinGoal::BreakOut(ship) => Progress::Away(self.distance_to_goal(state, *ship)?),
            WinGoal::Stop(ship) => {
                let most = self.starts.get(ship.index())?.hull;
                let left = state.ship(*ship).map_or(0, |ship| ship.hull);
                Progress::Of(most.saturating_sub(left).into(), most.into())
            }
            WinGoal::Flagships(ships) | WinGoal::Destroy { ships, .. } => {
                of(ships.iter().filter(|ship| gone(ship)).count(), ships.len())
            }
            WinGoal::Hold(turns) => Progress::Of(state.turns.into(), (*turns).into()),
            WinGoal::Series(games) => Progress::Of(state.games.into(), (*games).into()),
            WinGoal::Rounds { rounds, .. } => Progress::Of(state.round.into(), (*rounds).into()),
            WinGoal::Quiet { rounds, .. } => Progress::Of(state.quiet.into(), (*rounds).into()),
        })
    }

    /// What is left of a team.
    #[must_use]
    pub fn remaining_strength(&self, state: &State, team: u8) -> RemainingStrength {
        let own = |ship: &ShipId| self.team_of_ship(*ship) == team;
        let living = || state.living().filter(|(id, _)| own(id));
        let wins = state.wins.get(usize::from(team));
        RemainingStrength {
            ships: living().count() as u8,
            of: self.ship_ids().filter(own).count() as u8,
            hull: living().map(|(_, ship)| u16::from(ship.hull)).sum(),
            points: self.team_score(state, team),
            half_wins: wins.copied().unwrap_or(0),
        }
    }

    /// Where the points of a seat come from, as far as these events tell: those of the whole match,
    /// the oldest first.
    #[must_use]
    pub fn point_sources<'a>(
        state: &State,
        seat: Seat,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> PointSources {
        let mut sources = PointSources::default();
        for event in events {
            match *event {
                Event::ScoreChanged {
                    seat: whose, by, ..
                } if whose == seat && by > 0 => {
                    sources.enemies += i16::from(by);
                }
                Event::ScoreChanged {
                    seat: whose, by, ..
                } if whose == seat => {
                    sources.own += i16::from(by);
                }
                // Every game of a series begins without points.
                Event::GameStarted { .. } => sources = PointSources::default(),
                _other => {}
            }
        }
        let place = seat.index().min(MAX_SEATS - 1);
        sources.before = i16::from(state.scores[place]) - sources.enemies - sources.own;
        sources
    }

    /// Goals and scores as data: a goal for each team, and a score for each seat.
    pub(super) fn standings_json(&self, state: &State, log: &[&[Event]]) -> Value {
        let teams = || (0u8..).zip(self.teams());
        let goals = teams().flat_map(|(team, seats)| {
            let goals = self.win_goals(team).into_iter();
            goals.map(move |goal| {
                let progress = self.progress(state, team, &goal);
                json!({"seats": seats.iter().collect::<Vec<_>>(), "goal": goal, "progress": progress})
            })
        });
        let score = |seat: Seat| {
            let events = log.iter().copied().flatten();
            json!({
                "seats": [seat],
                "total": state.scores.get(seat.index()),
                "sources": Self::point_sources(state, seat, events),
            })
        };
        let left = |(team, seats): (u8, &SeatSet)| json!({"seats": seats.iter().collect::<Vec<_>>(), "left": self.remaining_strength(state, team)});
        json!({
            "goals": goals.collect::<Value>(),
            "scores": teams().flat_map(|(_, seats)| seats.iter()).map(score).collect::<Value>(),
            "teams": teams().map(left).collect::<Value>(),
        })
    }

    fn ship_ids(&self) -> impl Iterator<Item = ShipId> + use<> {
        (0..self.builds.len() as u8).map(ShipId)
    }

    /// The marked ships of all teams but one.
    fn flagships_against(&self, team: u8) -> Vec<ShipId> {
        let foes = self.ship_ids();
        foes.filter(|ship| self.is_marked(*ship) && self.team_of_ship(*ship) != team)
            .collect()
    }

    /// The ships that a puzzle asks for.
    fn targets(&self) -> Vec<ShipId> {
        let targets = self.puzzle.iter().flat_map(|puzzle| &puzzle.targets);
        targets.map(|n| ShipId(n.saturating_sub(1))).collect()
    }

    /// Squares from a living ship to the nearest goal.
    fn distance_to_goal(&self, state: &State, ship: ShipId) -> Option<u8> {
        let ship = state.ship(ship).filter(|ship| ship.is_alive())?;
        let squares = self.board.squares();
        let goals = squares.filter(|square| self.board.terrain(*square).goal);
        goals.map(|goal| ship.square().distance(goal)).min()
    }
}

/// By what the last round decides a match, and by what quiet rounds do.
const fn limits(mode: Mode) -> [LimitRule; 2] {
    match mode {
        Mode::Ace => [LimitRule::Points; 2],
        Mode::Puzzle => [LimitRule::HeldOut; 2],
        Mode::Breakout => [LimitRule::HeldOut, LimitRule::Draw],
        Mode::Elimination | Mode::Flagship => [LimitRule::Strength, LimitRule::Draw],
    }
}
