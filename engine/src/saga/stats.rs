//! What is told of a game that is watched again: rounds by their phases, and figures of every seat,
//! of the board and of what the scenario counts.

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

/// The first number of a line of the board in a [`TrackedStat`]: see [`BoardStat::ALL`].
pub const FIRST_BOARD_STAT: u8 = 16;
/// The first number of a counter in a [`TrackedStat`]: those of the scenario follow.
pub const FIRST_COUNTER: u8 = 32;

/// The number of a phase in a [`TurnStart`]. All seats play in it, so it is the table's.
#[must_use]
pub const fn phase_number(phase: Phase) -> u8 {
    phase as u8
}

/// The phase with this number.
#[must_use]
pub fn phase_from_number(number: u8) -> Phase {
    let phases = Phase::ALL.into_iter();
    let mut found = phases.filter(|phase| *phase as u8 == number);
    found.next().unwrap_or(Phase::Expand)
}

/// What a [`TrackedStat`] with the number of a piece is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatSubject {
    /// A line of the board.
    Line(BoardStat),
    /// A counter of the scenario.
    Counter(CounterId),
    /// A phase, which is the piece of a [`TurnStart`].
    Phase(Phase),
}

/// What a number of a piece is about.
#[must_use]
pub fn subject_from_number(number: u8) -> StatSubject {
    let lines = (FIRST_BOARD_STAT..).zip(BoardStat::ALL);
    let mut line = lines.filter(|(place, _)| *place == number);
    if number >= FIRST_COUNTER {
        StatSubject::Counter(CounterId(number - FIRST_COUNTER))
    } else if let Some((_, line)) = line.next() {
        StatSubject::Line(line)
    } else {
        StatSubject::Phase(phase_from_number(number))
    }
}

/// What is followed of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardStat {
    /// Sectors that are face up.
    Sectors,
    /// Raiders.
    Raiders,
    /// Bosses.
    Bosses,
    /// Starbases that are active.
    Starbases,
    /// Events in play.
    Events,
}

impl BoardStat {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Sectors,
        Self::Raiders,
        Self::Bosses,
        Self::Starbases,
        Self::Events,
    ];

    /// The key of its word, without the game's prefix.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Sectors => "sectors",
            Self::Raiders => "raiders",
            Self::Bosses => "bosses",
            Self::Starbases => "starbases",
            Self::Events => "events",
        }
    }

    fn count(self, public: &Public) -> usize {
        match self {
            Self::Sectors => public.face_up().len() as usize,
            Self::Raiders => public.raiders().count(),
            Self::Bosses => public.bosses().count(),
            Self::Starbases => {
                let sectors = public.sectors.iter();
                let bases = sectors.filter_map(|sector| sector.starbase);
                bases.filter(|base| base.active).count()
            }
            Self::Events => public.events.len(),
        }
    }
}

/// A figure of a seat, and how it is read.
type StatSeries = (&'static str, fn(&Public, Seat) -> u16);

/// What is followed of each seat.
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
        u16::from(mat.astartium) + u16::from(mat.exploration) + u16::from(mat.combat)
    }),
];

/// What belongs to one decision: actions that are given one after the other until it is done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ActionGroup {
    Move,
    Levels,
    Tiles,
    Dice,
    Share,
}

/// The strand that an action goes on with; none when it stands alone.
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

    /// Phases in which nobody has a choice pass at once: the last of several is the one that goes
    /// on.
    fn first_turn_start<'a>(&self, events: impl Iterator<Item = &'a Event>) -> Option<TurnStart> {
        events.filter_map(|event| self.turn_start(event)).last()
    }

    /// Whoever is done ends a phase without an event of its own.
    fn turns_start_with_actions(&self) -> bool {
        false
    }

    /// The phase that a game begins in which was not dealt.
    fn initial_turn(&self, view: &View) -> Option<TurnStart> {
        let phase = match view.public.step {
            Step::Choose | Step::Place | Step::Setup | Step::Over => return None,
            Step::Doom | Step::Effects | Step::Scan => Phase::Events,
            Step::Turns(phase) | Step::End(phase) => phase,
            Step::RoundEnd => Phase::Expand,
        };
        Some(beginning(view.public.round, phase))
    }

    /// What is asked of a seat piece by piece is one decision, with what ends it.
    fn continues_decision(&self, last: Action, next: Action) -> bool {
        action_group(last)
            .is_some_and(|own| action_group(next) == Some(own) || next == Action::Done)
    }

    /// Every figure of all seats, a kind after the other; points only where they decide. Then the
    /// lines of the board, and the counters that are shown.
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
        let counters = counters.map(|(place, _)| of_table("course", FIRST_COUNTER + place));
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
        let of_counter = |place: u8| public.counters.get(usize::from(place));
        let counters = self.counters_shown();
        values.extend(counters.map(|(place, _)| of_counter(place).map_or(0, |&n| n.into())));
    }
}

impl Saga {
    fn kinds(&self) -> impl Iterator<Item = StatSeries> {
        let rivalry = self.is_competitive();
        let kinds = STAT_SERIES.into_iter();
        kinds.filter(move |(kind, _)| rivalry || *kind != "points")
    }

    /// The counters of the scenario that are shown, with their places.
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
