//! What wins and loses a scenario, how far it is, and where the points of the Arena come from. Pure
//! functions of what everybody sees and of what has happened.

use super::effect::Good;
use super::event::{Event, RemovalReason};
use super::mission::{Condition, CounterDisplay, Metric};
use super::state::{Ending, Public};
use super::step::Cause;
use super::table::Saga;
use crate::game::{Game, Seat};
use serde_json::{Map, Value, json};

/// A condition that wins or loses, and how it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinGoal<'a> {
    /// What must be so.
    pub condition: &'a Condition,
    /// Whether it wins; otherwise it loses.
    pub wins: bool,
    /// Whether it is so now.
    pub met: bool,
}

/// Where Victory Points come from `[SAGA-ARN.17]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PointSource {
    /// Raiders killed.
    Raiders,
    /// Bosses killed.
    Bosses,
    /// The hard side of Explorations.
    Explorations,
    /// XPMs delivered.
    Deliveries,
    /// Duels won.
    Duels,
    /// Starbases of others destroyed.
    Sieges,
    /// Starbases and the Command Center at the end.
    End,
    /// Rewards of cards, and what came before the first event that is known.
    Other,
}

impl PointSource {
    /// All of them.
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

    /// Its word in phrase keys.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Raiders => "raiders",
            Self::Bosses => "bosses",
            Self::Explorations => "explorations",
            Self::Deliveries => "deliveries",
            Self::Duels => "duels",
            Self::Sieges => "sieges",
            Self::End => "end",
            Self::Other => "other",
        }
    }

    /// What points that follow an event would be for, if it is one that brings points.
    const fn after(event: &Event) -> Option<Self> {
        Some(match event {
            Event::RaiderLeft {
                fate: RemovalReason::Killed,
                ..
            } => Self::Raiders,
            Event::BossLeft {
                fate: RemovalReason::Killed,
                ..
            } => Self::Bosses,
            Event::Checked { passed: true, .. } => Self::Explorations,
            Event::XpmLost {
                fate: RemovalReason::Delivered,
                ..
            } => Self::Deliveries,
            Event::Destroyed { .. } => Self::Duels,
            Event::Siege { won: true, .. } => Self::Sieges,
            _other => return None,
        })
    }
}

impl Saga {
    /// What wins, and then what loses, as it stands now. Nothing in the Arena, where points decide.
    #[must_use]
    pub fn win_goals(&self, public: &Public) -> Vec<WinGoal<'_>> {
        let of = |condition, wins| WinGoal {
            condition,
            wins,
            met: self.holds_now(public, condition, true),
        };
        let win = self.mission.win.iter().map(|one| of(one, true));
        let lose = self.mission.lose.iter().map(|one| of(one, false));
        win.chain(lose).collect()
    }

    /// What a condition and its parts look at, in their order, with the figure of each; none of a thing
    /// that is not revealed.
    #[must_use]
    pub fn figures_of(&self, public: &Public, condition: &Condition) -> Vec<(Metric, Option<i16>)> {
        match condition {
            Condition::Is(gauge, ..) => vec![(*gauge, self.gauge_value(public, *gauge))],
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

    /// Goals and scores as data. Conditions go by their places in `win` and `lose` of the scenario.
    pub(super) fn standings_json(&self, public: &Public, log: &[&[Event]]) -> Value {
        let seats: Vec<Seat> = self.seats().iter().collect();
        let wins = self.mission.win.len();
        let goal = |(n, goal): (usize, WinGoal<'_>)| {
            let place = if goal.wins {
                json!({"win": n})
            } else {
                json!({"lose": n.saturating_sub(wins)})
            };
            let figures = self.figures_of(public, goal.condition).into_iter();
            let figures: Vec<Option<i16>> = figures.map(|(_, figure)| figure).collect();
            let progress = json!({"met": goal.met, "figures": figures});
            json!({"seats": &seats, "goal": place, "progress": progress})
        };
        let most = seats.iter().map(|seat| public.mat(*seat).points).max();
        let target = self.mission.points.map(|points| points.target);
        let target = target.filter(|target| *target > 0).map(|target| {
            let progress = json!({"met": most >= Some(target), "figures": [most]});
            json!({"seats": &seats, "goal": {"points": target}, "progress": progress})
        });
        let goals = self.win_goals(public).into_iter().enumerate().map(goal);
        let score = |seat: &Seat| {
            let entries = log.iter().copied();
            let sources = self.point_sources(public, *seat, entries).into_iter();
            let sources = sources.map(|(source, points)| (source.term().to_owned(), json!(points)));
            json!({
                "seats": [seat],
                "total": public.mat(*seat).points,
                "sources": sources.collect::<Map<_, _>>(),
            })
        };
        let rivals = seats.iter().filter(|_| self.is_competitive());
        json!({
            "goals": goals.chain(target).collect::<Value>(),
            "scores": rivals.map(score).collect::<Value>(),
        })
    }

    /// What a gauge shows; nothing for the Hull of a thing that is not revealed, which has none yet
    /// `[SAGA-DIS.7]`.
    #[must_use]
    pub fn gauge_value(&self, public: &Public, gauge: Metric) -> Option<i16> {
        let slots = |place: usize| {
            let counter = self.mission.counters.get(place);
            counter.is_some_and(|counter| counter.shown == CounterDisplay::Slots)
        };
        match gauge {
            Metric::Counter(counter) if slots(counter.index()) => Some(i16::from(public.installed)),
            other => self.metric_value(public, other),
        }
    }

    /// How many awards the end of the Arena brings, as it stands.
    fn end_awards(&self, public: &Public) -> usize {
        let staying = self.remaining_seats(public);
        let points = staying
            .iter()
            .flat_map(|seat| self.end_points(public, seat));
        points.filter(|points| *points > 0).count()
    }

    /// The Victory Points of a seat by their sources, those that brought nothing left out. `entries`
    /// are the events of every entry of the log, the oldest first.
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

/// Whether an event is points that a rule gives.
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

/// The points that a seat got or lost in an entry, each with its source: that of the event before. The last
/// awards of a game, so many, are those of its end: they can be in one entry with a kill or a delivery.
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
                seat: whose,
                good: Good::Points,
                count,
                by,
            } => {
                let source = match (by, cause) {
                    (Cause::Rule, _) if is_last => PointSource::End,
                    (Cause::Rule, Some(source)) => source,
                    _card => PointSource::Other,
                };
                if whose == seat {
                    won.push((source, i16::from(count)));
                }
            }
            Event::Lost {
                seat: whose,
                good: Good::Points,
                count,
                ..
            } if whose == seat => won.push((PointSource::Other, -i16::from(count))),
            _other => cause = PointSource::after(event).or(cause),
        }
    }
    won
}
