//! Statistics for replays: rounds by phase, and values of every seat, of the board and of the
//! scenario's counters over time.

use super::Saga;
use super::action::Action;
use super::event::Event;
use super::ids::CounterId;
use super::mission::{Counter, CounterDisplay};
use super::state::Public;
use super::step::{Phase, Step};
use super::view::View;
use crate::game::Seat;
use crate::game_history::{GameStats, TrackedStat, TurnStart};

/// First piece number of a board value in a [`TrackedStat`]; they follow in the order of
/// [`BoardStat::ALL`].
pub const FIRST_BOARD_STAT: u8 = 16;
/// First piece number of a counter in a [`TrackedStat`]; the scenario's counters follow in order.
pub const FIRST_COUNTER: u8 = 32;

/// Returns the number of a phase in a [`TurnStart`]. All seats play in it, so it belongs to the
/// table.
#[must_use]
pub const fn phase_number(phase: Phase) -> u8 {
    phase as u8
}

/// Returns the phase with this number.
#[must_use]
pub fn phase_from_number(number: u8) -> Phase {
    let phases = Phase::ALL.into_iter();
    let mut found = phases.filter(|phase| *phase as u8 == number);
    found.next().unwrap_or(Phase::Expand)
}

/// The subject of a [`TrackedStat`] with a piece number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatSubject {
    /// A value of the board.
    Line(BoardStat),
    Counter(CounterId),
    /// A phase, which is the piece of a [`TurnStart`].
    Phase(Phase),
}

/// Returns the subject of a piece number.
#[must_use]
pub fn subject_from_number(number: u8) -> StatSubject {
    let lines = (FIRST_BOARD_STAT..).zip(BoardStat::ALL);
    let mut line = lines.filter(|(index, _)| *index == number);
    if number >= FIRST_COUNTER {
        StatSubject::Counter(CounterId(number - FIRST_COUNTER))
    } else if let Some((_, line)) = line.next() {
        StatSubject::Line(line)
    } else {
        StatSubject::Phase(phase_from_number(number))
    }
}

/// A value of the board that is tracked over time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum BoardStat {
    /// Number of face-up sectors.
    Sectors,
    /// Number of Raiders on the board.
    Raiders,
    /// Number of Bosses in play.
    Bosses,
    /// Number of active Starbases.
    Starbases,
    /// Number of events in play.
    Events,
}

impl BoardStat {
    /// All values, in the order of their numbers.
    pub const ALL: [Self; 5] = [
        Self::Sectors,
        Self::Raiders,
        Self::Bosses,
        Self::Starbases,
        Self::Events,
    ];

    /// Returns the phrase key of the value, without the game's prefix.
    #[must_use]
    pub const fn term(self) -> &'static str {
        self.into_str()
    }

    fn count(self, public: &Public) -> usize {
        match self {
            Self::Sectors => public.face_up().len() as usize,
            Self::Raiders => public.raiders().count(),
            Self::Bosses => public.bosses().count(),
            Self::Starbases => {
                let sectors = public.sectors.iter();
                let bases = sectors.filter_map(|sector| sector.starbase);
                bases.filter(|base| base.is_active).count()
            }
            Self::Events => public.events.len(),
        }
    }
}

/// The name of a seat's value and the function that reads it.
type StatSeries = (&'static str, fn(&Public, Seat) -> u16);

/// Values that are tracked for each seat.
const STAT_SERIES: [StatSeries; 5] = [
    ("points", |public, seat| public.mat(seat).points.into()),
    ("hull", |public, seat| public.mat(seat).hull.into()),
    ("levels", |public, seat| {
        let levels = public.mat(seat).levels;
        levels.into_iter().map(u16::from).sum()
    }),
    ("gear", |public, seat| {
        u16::try_from(public.mat(seat).slots().count()).unwrap_or(u16::MAX)
    }),
    ("goods", |public, seat| {
        let mat = public.mat(seat);
        u16::from(mat.astartium) + u16::from(mat.exploration_tokens) + u16::from(mat.combat_tokens)
    }),
];

/// Groups of actions that together form one decision.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ActionGroup {
    Move,
    Levels,
    Tiles,
    Dice,
    Share,
}

/// Returns the group that an action belongs to; `None` for an action that is a separate decision.
const fn action_group(action: Action) -> Option<ActionGroup> {
    match action {
        Action::Move(_) | Action::Tow(..) | Action::PickUp => Some(ActionGroup::Move),
        Action::Level(_) | Action::Repair => Some(ActionGroup::Levels),
        Action::Sink(_) | Action::Keep(_) => Some(ActionGroup::Tiles),
        Action::Reroll(_) => Some(ActionGroup::Dice),
        Action::Build | Action::Project(..) | Action::Share(..) | Action::Hauler(_) => {
            Some(ActionGroup::Share)
        }
        _ => None,
    }
}

impl GameStats for Saga {
    fn turn_start(&self, event: &Event) -> Option<TurnStart> {
        if let Event::Phase { round, phase } = *event {
            Some(beginning(round, phase))
        } else {
            None
        }
    }

    /// Returns the last phase that begins in a log entry; earlier ones pass without a decision
    /// within the entry.
    fn first_turn_start<'a>(&self, events: impl Iterator<Item = &'a Event>) -> Option<TurnStart> {
        events.filter_map(|event| self.turn_start(event)).last()
    }

    /// Returns `false`: a phase begins after the action that ends the previous phase.
    fn turns_start_with_actions(&self) -> bool {
        false
    }

    /// Returns the phase in which a game that was not dealt begins.
    fn initial_turn(&self, view: &View) -> Option<TurnStart> {
        let phase = match view.public.step {
            Step::Choose | Step::Place | Step::Setup | Step::Over => return None,
            Step::Doom | Step::Effects | Step::Scan => Phase::Events,
            Step::Turns(phase) | Step::End(phase) => phase,
            Step::RoundEnd => Phase::Expand,
        };
        Some(beginning(view.public.round, phase))
    }

    /// Returns whether `next` belongs to the same decision as `last`: both are of one group, or
    /// `next` ends it.
    fn continues_decision(&self, last: Action, next: Action) -> bool {
        action_group(last)
            .is_some_and(|group| action_group(next) == Some(group) || next == Action::Done)
    }

    /// Returns all values of all seats, grouped by kind, with Victory Points only if they decide;
    /// then board values and visible counters.
    fn tracked_stats(&self) -> Vec<TrackedStat> {
        let kinds = self.kinds().flat_map(|(kind, _)| {
            let of_seat = move |seat: Seat| TrackedStat {
                kind,
                seat,
                piece: None,
            };
            self.all_seats().iter().map(of_seat)
        });
        let of_table = |kind: &'static str, piece: u8| TrackedStat {
            kind,
            seat: Seat::TABLE,
            piece: Some(piece),
        };
        let lines = (FIRST_BOARD_STAT..).zip(BoardStat::ALL);
        let lines = lines.map(|(piece, _)| of_table("board", piece));
        let counters = self.counters_shown();
        let counters = counters.map(|(index, _)| of_table("course", FIRST_COUNTER + index));
        kinds.chain(lines).chain(counters).collect()
    }

    fn measure(&self, view: &View, values: &mut Vec<i32>) {
        let public = &view.public;
        for (_, read) in self.kinds() {
            values.extend(
                self.all_seats()
                    .iter()
                    .map(|seat| i32::from(read(public, seat))),
            );
        }
        let lines = BoardStat::ALL.into_iter();
        values.extend(lines.map(|line| i32::try_from(line.count(public)).unwrap_or(i32::MAX)));
        let of_counter = |index: u8| public.counters.get(usize::from(index));
        let counters = self.counters_shown();
        values.extend(counters.map(|(index, _)| of_counter(index).map_or(0, |&n| n.into())));
    }
}

impl Saga {
    fn kinds(&self) -> impl Iterator<Item = StatSeries> {
        let is_competitive = self.is_competitive();
        let kinds = STAT_SERIES.into_iter();
        kinds.filter(move |(kind, _)| is_competitive || *kind != "points")
    }

    /// Returns the counters of the scenario that players see, with their indices.
    pub fn counters_shown(&self) -> impl Iterator<Item = (u8, &Counter)> {
        let counters = (0u8..).zip(&self.mission.counters);
        counters.filter(|(_, counter)| counter.shown != CounterDisplay::Hidden)
    }
}

fn beginning(round: u8, phase: Phase) -> TurnStart {
    TurnStart {
        round: u16::from(round),
        seat: Seat::TABLE,
        piece: Some(phase_number(phase)),
    }
}
