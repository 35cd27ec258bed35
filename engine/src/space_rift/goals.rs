//! The goals of each side, its progress toward them, and the sources of its score. All are computed
//! from public information.

use super::battlefield::{Sector, Side};
use super::game::SpaceRift;
use super::scenario::{Objective, ObjectiveKind};
use super::state::Public;
use crate::game::SeatSet;
use serde::Serialize;

/// A condition that wins the battle or brings points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum WinGoal {
    /// The side has this score `[SR-19.1]`.
    Score(u8),
    /// The enemy has no units left `[SR-19.3]`.
    Destroy,
    /// Units on planets place faction markers `[SR-18.1]`.
    HoldPlanets,
    /// The sector, as named from the side's point of view, contains no enemy at the start of the
    /// side's turn `[SR-18.6]`.
    ClearSector(Sector),
    /// Units exit over the enemy baseline `[SR-18.8]`.
    BreakThrough,
    /// The side has the higher share of its victory number after this many player-turns
    /// `[SR-19.4]`.
    LastTurn(u8),
}

/// Progress toward a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Progress {
    /// An amount reached, and the amount needed.
    Of(u8, u8),
    /// Points from this goal, without markers that the rift covers.
    Points(u8),
    /// Number of enemy units in the way.
    Enemies(u8),
    /// Number of enemy units on the battlefield, and their number at the start. Missing units may
    /// have exited, which is no loss `[SR-18.8]`.
    Left(u8, u8),
}

/// A source of points `[SR-18.4]` `[SR-18.7]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum PointSource {
    /// Eliminated enemy units.
    Units,
    /// Faction markers on planets that the rift does not cover.
    Planets,
    /// Faction markers on the stand, for sectors without enemies.
    Sectors,
    /// Units of the side that exited over the enemy baseline.
    Exits,
}

impl PointSource {
    /// All sources, in the order in which they are listed.
    pub const ALL: [Self; 4] = [Self::Units, Self::Planets, Self::Sectors, Self::Exits];
}

/// A goal of a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Goal {
    /// Seats of the side.
    pub seats: SeatSet,
    /// Condition that the side pursues.
    pub goal: WinGoal,
    /// Progress of the side toward the condition.
    pub progress: Progress,
}

/// Points of a side by source; they add up to its score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ScoreSources {
    /// Eliminated enemy units.
    pub units: u8,
    /// Faction markers on planets that the rift does not cover.
    pub planets: u8,
    /// Faction markers on the stand, for sectors without enemies.
    pub sectors: u8,
    /// Units of the side that exited over the enemy baseline.
    pub exits: u8,
}

/// The score of a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Score {
    /// Seats of the side.
    pub seats: SeatSet,
    /// Sum of the points from all sources.
    pub total: u8,
    /// The points by their sources, which add up to the total.
    pub sources: ScoreSources,
    /// Faction markers under the rift, which do not count while it covers them.
    pub covered: u8,
}

/// The goals and scores of both sides in a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Standing {
    /// Goals of South, then of North; each list begins with the score.
    pub goals: Vec<Goal>,
    /// Scores of South and of North.
    #[cfg_attr(feature = "schema", ts(type = "[south: Score, north: Score]"))]
    pub scores: [Score; 2],
}

impl SpaceRift {
    /// Returns the goals by which a side can win, including the objectives of the scenario.
    #[must_use]
    pub fn win_goals(&self, side: Side) -> Vec<WinGoal> {
        let side_objectives = self.objectives.iter();
        let side_objectives = side_objectives.filter(|objective| objective.side.includes(side));
        let goal_of = |objective: &Objective| match objective.kind {
            ObjectiveKind::PlanetControl => Some(WinGoal::HoldPlanets),
            ObjectiveKind::ClearSector => objective.sector.map(WinGoal::ClearSector),
            ObjectiveKind::Breakthrough => Some(WinGoal::BreakThrough),
        };
        let last = WinGoal::LastTurn(self.figures.turns);
        let mut goals = vec![WinGoal::Score(self.side_setup(side).victory)];
        goals.extend(side_objectives.filter_map(goal_of));
        goals.extend([WinGoal::Destroy, last]);
        goals
    }

    /// Returns the progress of a side toward a goal.
    #[must_use]
    pub fn progress(&self, public: &Public, side: Side, goal: WinGoal) -> Progress {
        let enemies = self.side_setup(side.other()).units;
        let living = enemies.iter().filter_map(|unit| public.hex_of(unit));
        let points = |source: PointSource| Progress::Points(self.points_from(public, side, source));
        match goal {
            WinGoal::Score(needed) => Progress::Of(self.score_of(public, side), needed),
            WinGoal::Destroy => Progress::Left(living.count() as u8, enemies.len()),
            WinGoal::HoldPlanets => points(PointSource::Planets),
            WinGoal::ClearSector(sector) => {
                let hexes = sector.section(side).exclusive_hexes();
                Progress::Enemies(living.filter(|hex| hexes.contains(*hex)).count() as u8)
            }
            WinGoal::BreakThrough => points(PointSource::Exits),
            WinGoal::LastTurn(turns) => Progress::Of(public.turn, turns),
        }
    }

    /// Returns the points of a side from one source; the sum over all sources is its score.
    #[must_use]
    pub fn points_from(&self, public: &Public, side: Side, source: PointSource) -> u8 {
        let side_state = public.side_state(side);
        match source {
            PointSource::Units => side_state.losses,
            PointSource::Planets => self.planet_markers(public, side, false),
            PointSource::Sectors => side_state.markers,
            PointSource::Exits => side_state.exits,
        }
    }

    /// Returns the number of a side's faction markers under the rift, which do not count while it
    /// covers them `[SR-18.5]`.
    #[must_use]
    pub fn covered_markers(&self, public: &Public, side: Side) -> u8 {
        self.planet_markers(public, side, true)
    }

    /// Returns the goals with their progress, and the scores.
    pub(super) fn current_standing(&self, public: &Public) -> Standing {
        let goals = Side::ALL.into_iter().flat_map(|side| {
            let goals = self.win_goals(side).into_iter();
            goals.map(move |goal| Goal {
                seats: self.seats_of(side),
                goal,
                progress: self.progress(public, side, goal),
            })
        });
        let score = |side: Side| {
            let points = |source| self.points_from(public, side, source);
            Score {
                seats: self.seats_of(side),
                total: self.score_of(public, side),
                sources: ScoreSources {
                    units: points(PointSource::Units),
                    planets: points(PointSource::Planets),
                    sectors: points(PointSource::Sectors),
                    exits: points(PointSource::Exits),
                },
                covered: self.covered_markers(public, side),
            }
        };
        Standing {
            goals: goals.collect(),
            scores: Side::ALL.map(score),
        }
    }

    /// Returns the number of a side's faction markers on planets that the rift covers or does not
    /// cover.
    fn planet_markers(&self, public: &Public, side: Side, is_covered: bool) -> u8 {
        let planets = self.terrain.planets.iter().zip(&public.planets);
        let matching_planets = planets.filter(|(hex, _)| {
            let rift = public.rift.as_ref();
            rift.is_some_and(|rift| rift.covers(**hex)) == is_covered
        });
        matching_planets.fold(0, |sum: u8, (_, markers)| {
            sum.saturating_add(markers[side.index()])
        })
    }
}
