//! What wins and loses a scenario, how far it is, and where the points of the Arena come from. Pure
//! functions of what everybody sees and of what has happened.

use super::effect::Good;
use super::event::{Event, Fate};
use super::mission::{Condition, Gauge, Shown};
use super::state::Public;
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
                fate: Fate::Killed, ..
            } => Self::Raiders,
            Event::BossLeft {
                fate: Fate::Killed, ..
            } => Self::Bosses,
            Event::Checked { passed: true, .. } => Self::Explorations,
            Event::XpmLost {
                fate: Fate::Delivered,
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
    pub fn goals(&self, public: &Public) -> Vec<WinGoal<'_>> {
        let of = |condition, wins| WinGoal {
            condition,
            wins,
            met: self.holds_now(public, condition, true),
        };
        let win = self.mission.win.iter().map(|one| of(one, true));
        let lose = self.mission.lose.iter().map(|one| of(one, false));
        win.chain(lose).collect()
    }

    /// The figures that a condition and its parts look at, in their order.
    #[must_use]
    pub fn figures_of(&self, public: &Public, condition: &Condition) -> Vec<i16> {
        match condition {
            Condition::Is(gauge, ..) => vec![self.gauge(public, *gauge)],
            Condition::All(parts) | Condition::Any(parts) => {
                let parts = parts.iter();
                parts
                    .flat_map(|part| self.figures_of(public, part))
                    .collect()
            }
            Condition::Not(part) => self.figures_of(public, part),
            Condition::EntityAt(..)
            | Condition::Revealed(_)
            | Condition::RavagerAt(_)
            | Condition::PhaseEnd(_) => Vec::new(),
        }
    }

    /// Goals and scores as data. Conditions go by their places in `win` and `lose` of the scenario.
    pub(super) fn standing_of(&self, public: &Public, log: &[&[Event]]) -> Value {
        let seats: Vec<Seat> = self.seats().iter().collect();
        let wins = self.mission.win.len();
        let goal = |(n, goal): (usize, WinGoal<'_>)| {
            let place = if goal.wins {
                json!({"win": n})
            } else {
                json!({"lose": n.saturating_sub(wins)})
            };
            let figures = self.figures_of(public, goal.condition);
            let progress = json!({"met": goal.met, "figures": figures});
            json!({"seats": &seats, "goal": place, "progress": progress})
        };
        let most = seats.iter().map(|seat| public.mat(*seat).points).max();
        let target = self.mission.points.map(|points| points.target);
        let target = target.filter(|target| *target > 0).map(|target| {
            let progress = json!({"met": most >= Some(target), "figures": [most]});
            json!({"seats": &seats, "goal": {"points": target}, "progress": progress})
        });
        let goals = self.goals(public).into_iter().enumerate().map(goal);
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
        let rivals = seats.iter().filter(|_| self.is_rivalry());
        json!({
            "goals": goals.chain(target).collect::<Value>(),
            "scores": rivals.map(score).collect::<Value>(),
        })
    }

    /// What a gauge shows; the Hull of a thing that was not revealed is none yet.
    #[must_use]
    pub fn gauge(&self, public: &Public, gauge: Gauge) -> i16 {
        let slots = |place: usize| {
            let counter = self.mission.counters.get(place);
            counter.is_some_and(|counter| counter.shown == Shown::Slots)
        };
        match gauge {
            Gauge::Counter(counter) if slots(counter.index()) => i16::from(public.installed),
            other => self.read(public, other).unwrap_or(0),
        }
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
        for events in entries {
            for (source, count) in won(events, seat) {
                points[source as usize].1 += count;
            }
        }
        let known: i16 = points.iter().map(|(_, count)| count).sum();
        points[PointSource::Other as usize].1 += i16::from(public.mat(seat).points) - known;
        let some = points.into_iter().filter(|(_, count)| *count != 0);
        some.collect()
    }
}

/// The points that a seat got or lost in an entry, each with its source: that of the event before. What is
/// given by none of them, and not by a card, is given at the end.
fn won(events: &[Event], seat: Seat) -> Vec<(PointSource, i16)> {
    let mut cause = None;
    let mut won = Vec::new();
    for event in events {
        match *event {
            Event::Gained {
                seat: whose,
                good: Good::Points,
                count,
                by,
            } => {
                let source = match (by, cause) {
                    (Cause::Rule, Some(source)) => source,
                    (Cause::Rule, None) => PointSource::End,
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
