//! The goals of each team, its progress toward them, and the sources of points in Centaur Ace. All
//! are computed from the state and the events.

use super::Rift;
use super::event::Event;
use super::options::Mode;
use super::ship::ShipId;
use super::state::State;
use crate::game::{MAX_SEATS, Seat, SeatSet};
use serde::Serialize;

/// A condition that wins the match, or that ends it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum WinGoal {
    /// Only one team has ships left `[RIFT-15.2]`.
    LastTeam,
    /// The team has this many points `[RIFT-16.2]`.
    Target(u8),
    /// These ships, the marked ones of all other teams, are destroyed.
    Flagships(Vec<ShipId>),
    /// This ship ends a turn on a goal square.
    BreakOut(ShipId),
    /// This ship is destroyed before it breaks out.
    Stop(ShipId),
    /// These ships are destroyed within a number of the team's own turns.
    Destroy { ships: Vec<ShipId>, turns: u8 },
    /// At least one of the team's target ships survives this many turns of the other side.
    Hold(u8),
    /// The team wins more than half of this number of games `[RIFT-15.5]`.
    Series(u8),
    /// The match ends after this many rounds `[RIFT-15.7]`.
    Rounds {
        rounds: u16,
        /// The rule that then decides the match.
        by: LimitRule,
    },
    /// The match ends after this many rounds without damage `[RIFT-15.7]`.
    Quiet {
        rounds: u8,
        /// The rule that then decides the match.
        by: LimitRule,
    },
}

/// The rule that decides a match when a limit ends it `[RIFT-15.7]` `[RIFT-16.9]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Limit"))]
pub enum LimitRule {
    /// Most points win.
    Points,
    /// Most ships win, then most hull points, then most shield strength.
    Strength,
    /// The team with this goal wins, because it only had to survive.
    HeldOut,
    /// The match is a draw.
    Draw,
}

/// Progress toward a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Progress {
    /// An amount reached, and the amount needed.
    Of(i32, i32),
    /// Squares to the nearest goal, for a ship that must break out.
    Away(u8),
}

/// The remaining strength of a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Strength"))]
pub struct RemainingStrength {
    /// Ships on the board.
    pub ships: u8,
    /// Ships at the start.
    pub of: u8,
    /// Hull points of all ships together.
    pub hull: u16,
    /// Points of the team in Centaur Ace.
    pub points: i16,
    /// Wins in a series, counted in halves.
    pub half_wins: u8,
}

/// The sources of a seat's points `[RIFT-16.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PointSources {
    /// Points for destroyed enemies.
    pub enemies: i16,
    /// Points lost for ships of the seat's own team.
    pub own: i16,
    /// Points from before the first known event.
    pub before: i16,
}

/// A goal of a team, with its progress.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Goal {
    /// Seats of the team.
    pub seats: SeatSet,
    /// The condition that the team must meet, or the limit that ends the match.
    pub goal: WinGoal,
    /// The progress; `None` if it cannot be counted, as for a ship that is lost.
    pub progress: Option<Progress>,
}

/// The points of a seat in Centaur Ace.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Score {
    /// The seat, as a list with one entry.
    #[cfg_attr(feature = "schema", ts(as = "Vec<Seat>"))]
    pub seats: [Seat; 1],
    /// Total points of the seat.
    pub total: i8,
    /// The points by their sources, which add up to the total.
    pub sources: PointSources,
}

/// A team, and its remaining strength.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct TeamStrength {
    /// Seats of the team.
    pub seats: SeatSet,
    /// Ships, hull points and points that the team has left.
    #[serde(rename = "left")]
    pub remaining: RemainingStrength,
}

/// The standing of a match: goals, points, and remaining strength.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Standing {
    /// Goals of each team, its main goal first.
    pub goals: Vec<Goal>,
    /// Points of each seat.
    pub scores: Vec<Score>,
    /// Remaining strength of each team.
    pub teams: Vec<TeamStrength>,
}

impl Rift {
    /// Returns the goals by which a team can win, and the limits that end the match. `team` is an
    /// index in the order of teams.
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
        // A limit is listed as a goal of the side that wins by it, not of the side that loses by
        // it.
        let has_holdout = !matches!(main, WinGoal::BreakOut(_) | WinGoal::Destroy { .. });
        let mine = |by: &LimitRule| *by != LimitRule::HeldOut || has_holdout;
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

    /// Returns the progress of a team toward a goal.
    #[must_use]
    pub fn progress(&self, state: &State, team: u8, goal: &WinGoal) -> Option<Progress> {
        let is_destroyed = |ship: &ShipId| state.ship(*ship).is_none_or(|ship| !ship.is_alive());
        let progress_of = |count: usize, total: usize| Progress::Of(count as i32, total as i32);
        Some(match goal {
            WinGoal::LastTeam => {
                let enemies = || {
                    self.ship_ids()
                        .filter(|ship| self.team_of_ship(*ship) != team)
                };
                progress_of(enemies().filter(is_destroyed).count(), enemies().count())
            }
            WinGoal::Target(target) => {
                let points = self.team_score(state, team);
                Progress::Of(points.into(), (*target).into())
            }
            WinGoal::BreakOut(ship) => Progress::Away(self.distance_to_goal(state, *ship)?),
            WinGoal::Stop(ship) => {
                let max_hull = self.starts.get(ship.index())?.hull;
                let hull = state.ship(*ship).map_or(0, |ship| ship.hull);
                Progress::Of(max_hull.saturating_sub(hull).into(), max_hull.into())
            }
            WinGoal::Flagships(ships) | WinGoal::Destroy { ships, .. } => progress_of(
                ships.iter().filter(|ship| is_destroyed(ship)).count(),
                ships.len(),
            ),
            WinGoal::Hold(turns) => Progress::Of(state.turns.into(), (*turns).into()),
            WinGoal::Series(games) => Progress::Of(state.games.into(), (*games).into()),
            WinGoal::Rounds { rounds, .. } => Progress::Of(state.round.into(), (*rounds).into()),
            WinGoal::Quiet { rounds, .. } => {
                Progress::Of(state.quiet_rounds.into(), (*rounds).into())
            }
        })
    }

    /// Returns the ships, hull points, points and wins that a team has left.
    #[must_use]
    pub fn remaining_strength(&self, state: &State, team: u8) -> RemainingStrength {
        let is_own = |ship: &ShipId| self.team_of_ship(*ship) == team;
        let living = || state.living().filter(|(id, _)| is_own(id));
        let wins = state.wins.get(usize::from(team));
        RemainingStrength {
            ships: living().count() as u8,
            of: self.ship_ids().filter(is_own).count() as u8,
            hull: living().map(|(_, ship)| u16::from(ship.hull)).sum(),
            points: self.team_score(state, team),
            half_wins: wins.copied().unwrap_or(0),
        }
    }

    /// Returns the sources of a seat's points. `events` are those of the whole match, oldest first.
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
                    seat: scorer,
                    delta,
                    ..
                } if scorer == seat && delta > 0 => {
                    sources.enemies += i16::from(delta);
                }
                Event::ScoreChanged {
                    seat: scorer,
                    delta,
                    ..
                } if scorer == seat => {
                    sources.own += i16::from(delta);
                }
                // Every game of a series starts without points.
                Event::GameStarted { .. } => sources = PointSources::default(),
                _other => {}
            }
        }
        let index = seat.index().min(MAX_SEATS - 1);
        sources.before = i16::from(state.scores[index]) - sources.enemies - sources.own;
        sources
    }

    /// Returns the goals of each team and the scores of each seat.
    pub(super) fn current_standing(&self, state: &State, log: &[&[Event]]) -> Standing {
        let teams = || (0u8..).zip(self.teams().iter().copied());
        let goals = teams().flat_map(|(team, seats)| {
            let goals = self.win_goals(team).into_iter();
            goals.map(move |goal| Goal {
                seats,
                progress: self.progress(state, team, &goal),
                goal,
            })
        });
        let score = |seat: Seat| Score {
            seats: [seat],
            total: state.scores.get(seat.index()).copied().unwrap_or(0),
            sources: Self::point_sources(state, seat, log.iter().copied().flatten()),
        };
        let strength = |(team, seats)| TeamStrength {
            seats,
            remaining: self.remaining_strength(state, team),
        };
        Standing {
            goals: goals.collect(),
            scores: teams()
                .flat_map(|(_, seats)| seats.iter())
                .map(score)
                .collect(),
            teams: teams().map(strength).collect(),
        }
    }

    fn ship_ids(&self) -> impl Iterator<Item = ShipId> + use<> {
        (0..self.builds.len() as u8).map(ShipId)
    }

    /// Returns the marked ships of all other teams.
    fn flagships_against(&self, team: u8) -> Vec<ShipId> {
        let enemies = self.ship_ids();
        enemies
            .filter(|ship| self.is_marked(*ship) && self.team_of_ship(*ship) != team)
            .collect()
    }

    /// Returns the target ships of the puzzle; none in other modes.
    fn targets(&self) -> Vec<ShipId> {
        let targets = self.puzzle.iter().flat_map(|puzzle| &puzzle.targets);
        targets.map(|n| ShipId(n.saturating_sub(1))).collect()
    }

    /// Returns the distance in squares from a living ship to the nearest goal.
    fn distance_to_goal(&self, state: &State, ship: ShipId) -> Option<u8> {
        let ship = state.ship(ship).filter(|ship| ship.is_alive())?;
        let squares = self.board.squares();
        let goals = squares.filter(|square| self.board.terrain(*square).is_goal);
        goals.map(|goal| ship.square().distance(goal)).min()
    }
}

/// Returns the rules that decide a match at the last round and after the quiet rounds.
const fn limits(mode: Mode) -> [LimitRule; 2] {
    match mode {
        Mode::Ace => [LimitRule::Points; 2],
        Mode::Puzzle => [LimitRule::HeldOut; 2],
        Mode::Breakout => [LimitRule::HeldOut, LimitRule::Draw],
        Mode::Elimination | Mode::Flagship => [LimitRule::Strength, LimitRule::Draw],
    }
}
