//! Conditions that win and lose a scenario, progress toward them, and the sources of Victory Points
//! in the Arena. Pure functions of public state and past events.

use super::effect::Good;
use super::event::{Event, RemovalReason};
use super::game::Saga;
use super::mission::{Condition, CounterDisplay, Metric};
use super::state::{Ending, Public};
use super::step::Cause;
use crate::game::{Game, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

/// A condition that wins or loses the game, with its current state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinGoal<'a> {
    pub condition: &'a Condition,
    /// Whether the condition wins; otherwise it loses.
    pub wins: bool,
    /// Whether the condition holds now.
    pub is_met: bool,
}

/// A source of Victory Points `[SAGA-ARN.17]`.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    Serialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum PointSource {
    /// Raiders killed in combat.
    Raiders,
    /// Bosses killed.
    Bosses,
    /// Explorations passed on the Hard side.
    Explorations,
    /// XPMs delivered.
    Deliveries,
    /// Duels won.
    Duels,
    /// Rival Starbases destroyed in sieges.
    Sieges,
    /// Starbases and the Command Center at the end.
    End,
    /// Rewards of cards, and points from before the first known event.
    Other,
}

impl PointSource {
    /// All sources, in the order of their declaration.
    pub const ALL: [Self; 8] = [
        Self::Raiders,
        Self::Bosses,
        Self::Explorations,
        Self::Deliveries,
        Self::Duels,
        Self::Sieges,
        Self::End,
        Self::Other,
    ];

    /// Returns the word of this source in phrase keys.
    #[must_use]
    pub const fn term(self) -> &'static str {
        self.into_str()
    }

    /// Returns the source of points that directly follow an event; `None` if the event gives none.
    const fn for_event(event: &Event) -> Option<Self> {
        Some(match event {
            Event::RaiderLeft {
                fate: RemovalReason::Killed,
                ..
            } => Self::Raiders,
            Event::BossLeft {
                fate: RemovalReason::Killed,
                ..
            } => Self::Bosses,
            Event::Checked {
                is_passed: true, ..
            } => Self::Explorations,
            Event::XpmLost {
                fate: RemovalReason::Delivered,
                ..
            } => Self::Deliveries,
            Event::Destroyed { .. } => Self::Duels,
            Event::Siege { is_won: true, .. } => Self::Sieges,
            _other => return None,
        })
    }
}

/// The identity of a goal: a condition of the scenario, or a number of Victory Points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "WinGoal"))]
pub enum GoalId {
    /// A condition, by its index in `win` of the scenario.
    Win(usize),
    /// A condition, by its index in `lose` of the scenario.
    Lose(usize),
    /// A number of Victory Points, which ends the Arena at the end of a round.
    Points(u8),
}

/// The progress of a goal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Progress {
    /// Whether it is met now.
    #[serde(rename = "met")]
    pub is_met: bool,
    /// The current values of the numbers that it compares, in the order in which the condition
    /// names them; for points, the highest of any seat; `None` for the Hull of an entity that is
    /// not revealed.
    pub figures: Vec<Option<i16>>,
}

/// A condition that wins or loses, with its progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Goal {
    /// Seats that the goal applies to; always all seats.
    pub seats: Vec<Seat>,
    /// The condition or the number of points.
    pub goal: GoalId,
    /// Current progress of the goal.
    pub progress: Progress,
}

/// Victory Points by source, without sources that gave none. They add up to the total.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PointSources(pub BTreeMap<PointSource, i16>);

/// The Victory Points of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Score {
    /// The seat, as a list of one.
    #[cfg_attr(feature = "schema", ts(as = "Vec<Seat>"))]
    pub seats: [Seat; 1],
    /// Total of Victory Points, the sum over `sources`.
    pub total: u8,
    /// Victory Points by source.
    pub sources: PointSources,
}

/// The goals and the scores of a game in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Standing {
    /// The conditions that win, then those that lose, then the Victory Points that end the Arena.
    pub goals: Vec<Goal>,
    /// The Victory Points of each seat in the Arena; empty in a campaign, where all seats win
    /// together.
    pub scores: Vec<Score>,
}

impl Saga {
    /// Returns the conditions that win, then those that lose, with their current state. Empty in
    /// the Arena, where Victory Points decide.
    #[must_use]
    pub fn win_goals(&self, public: &Public) -> Vec<WinGoal<'_>> {
        let of = |condition, wins| WinGoal {
            condition,
            wins,
            is_met: self.holds_now(public, condition, true),
        };
        let win = self.mission.win.iter().map(|one| of(one, true));
        let lose = self.mission.lose.iter().map(|one| of(one, false));
        win.chain(lose).collect()
    }

    /// Returns the metrics of a condition and its parts, in order, with their values; `None` for an
    /// entity that is not revealed.
    #[must_use]
    pub fn figures_of(&self, public: &Public, condition: &Condition) -> Vec<(Metric, Option<i16>)> {
        match condition {
            Condition::Is(metric, ..) => {
                vec![(*metric, self.visible_metric_value(public, *metric))]
            }
            Condition::All(parts) | Condition::Any(parts) => {
                let parts = parts.iter();
                parts
                    .flat_map(|part| self.figures_of(public, part))
                    .collect()
            }
            Condition::Not(part) => self.figures_of(public, part),
            _ => Vec::new(),
        }
    }

    /// Returns the goals with their progress, and the scores of the Arena.
    pub(super) fn current_standing(&self, public: &Public, log: &[&[Event]]) -> Standing {
        let seats: Vec<Seat> = self.seats().iter().collect();
        let wins = self.mission.win.len();
        let goal = |(n, goal): (usize, WinGoal<'_>)| {
            let figures = self.figures_of(public, goal.condition).into_iter();
            Goal {
                seats: seats.clone(),
                goal: if goal.wins {
                    GoalId::Win(n)
                } else {
                    GoalId::Lose(n.saturating_sub(wins))
                },
                progress: Progress {
                    is_met: goal.is_met,
                    figures: figures.map(|(_, figure)| figure).collect(),
                },
            }
        };
        let max_points = seats.iter().map(|seat| public.mat(*seat).points).max();
        let target = self.mission.points.map(|points| points.target);
        let target = target.filter(|target| *target > 0).map(|target| Goal {
            seats: seats.clone(),
            goal: GoalId::Points(target),
            progress: Progress {
                is_met: max_points >= Some(target),
                figures: vec![max_points.map(i16::from)],
            },
        });
        let goals = self.win_goals(public).into_iter().enumerate().map(goal);
        let score = |seat: &Seat| {
            let entries = log.iter().copied();
            let sources = self.point_sources(public, *seat, entries).into_iter();
            Score {
                seats: [*seat],
                total: public.mat(*seat).points,
                sources: PointSources(sources.collect()),
            }
        };
        let rivals = seats.iter().filter(|_| self.is_competitive());
        Standing {
            goals: goals.chain(target).collect(),
            scores: rivals.map(score).collect(),
        }
    }

    /// Returns the value of a metric; `None` for the Hull of an entity that is not revealed, which
    /// has none yet `[SAGA-DIS.7]`.
    #[must_use]
    pub fn visible_metric_value(&self, public: &Public, metric: Metric) -> Option<i16> {
        let slots = |index: usize| {
            let counter = self.mission.counters.get(index);
            counter.is_some_and(|counter| counter.shown == CounterDisplay::Slots)
        };
        match metric {
            Metric::Counter(counter) if slots(counter.index()) => Some(i16::from(public.installed)),
            other => self.metric_value(public, other),
        }
    }

    /// Returns the number of awards that the end of the Arena would give now.
    fn end_awards(&self, public: &Public) -> usize {
        let remaining = self.remaining_seats(public);
        let points = remaining
            .iter()
            .flat_map(|seat| self.end_points(public, seat));
        points.filter(|points| *points > 0).count()
    }

    /// Returns the Victory Points of a seat by source, without sources that gave none. `entries`
    /// are the events of every log entry, oldest first.
    #[must_use]
    pub fn point_sources<'a>(
        &self,
        public: &Public,
        seat: Seat,
        entries: impl IntoIterator<Item = &'a [Event]>,
    ) -> Vec<(PointSource, i16)> {
        let mut points = PointSource::ALL.map(|source| (source, 0));
        let at_end = self.end_awards(public);
        for events in entries {
            for (source, count) in points_won(events, seat, at_end) {
                points[source as usize].1 += count;
            }
        }
        let known: i16 = points.iter().map(|(_, count)| count).sum();
        points[PointSource::Other as usize].1 += i16::from(public.mat(seat).points) - known;
        let some = points.into_iter().filter(|(_, count)| *count != 0);
        some.collect()
    }
}

/// Returns whether an event is a gain of Victory Points by a rule.
const fn is_award(event: &Event) -> bool {
    matches!(
        event,
        Event::Gained {
            good: Good::Points,
            by: Cause::Rule,
            ..
        }
    )
}

/// Returns the points that a seat won or lost in an entry, each with its source: that of the
/// preceding event. The last `at_end` awards of a game are those of its end; they can share an
/// entry with a kill or a delivery.
fn points_won(events: &[Event], seat: Seat, at_end: usize) -> Vec<(PointSource, i16)> {
    let ends = events.iter().any(|event| {
        let ending = Ending::Points;
        *event == Event::Over { ending }
    });
    let at_end = if ends { at_end } else { 0 };
    let mut awards = events.iter().filter(|event| is_award(event)).count();
    let mut cause = None;
    let mut won = Vec::new();
    for event in events {
        let is_last = is_award(event) && awards <= at_end;
        awards -= usize::from(is_award(event));
        match *event {
            Event::Gained {
                seat: owner,
                good: Good::Points,
                count,
                by,
            } => {
                let source = match (by, cause) {
                    (Cause::Rule, _) if is_last => PointSource::End,
                    (Cause::Rule, Some(source)) => source,
                    _card => PointSource::Other,
                };
                if owner == seat {
                    won.push((source, i16::from(count)));
                }
            }
            Event::Lost {
                seat: owner,
                good: Good::Points,
                count,
                ..
            } if owner == seat => won.push((PointSource::Other, -i16::from(count))),
            _other => cause = PointSource::for_event(event).or(cause),
        }
    }
    won
}
