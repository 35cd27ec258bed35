//! What is told of a game that is watched again: turns by their parts, and figures of every seat.

use super::Exodus;
use super::action::Action;
use super::cards::CardSet;
use super::event::Event;
use super::play::IncomeForecast;
use super::play::score::POINT;
use super::stage::Stage;
use super::state::Public;
use super::view::View;
use crate::game::Seat;
use crate::game_history::{GameStats, TrackedStat, TurnStart};

/// A part of a turn, each told for itself. All seats play in it, so it is the table's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnPart {
    /// Upkeep and High Council: stages I and II.
    Council,
    /// Actions and rockets: stages III and IV.
    Actions,
    /// A Conquest stage, by its pass, from 1 `[EXO-11.1]`.
    Conquest(u8),
}

impl TurnPart {
    /// Its number in a [`TurnStart`].
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Council => 0,
            Self::Actions => 1,
            Self::Conquest(pass) => pass.saturating_add(1),
        }
    }

    /// The part with this number.
    #[must_use]
    pub const fn from_number(number: u8) -> Self {
        match number {
            0 => Self::Council,
            1 => Self::Actions,
            2.. => Self::Conquest(number - 1),
        }
    }

    /// The part that a step is in; none before the first turn and after the last.
    #[must_use]
    pub fn at(public: &Public) -> Option<Self> {
        match Stage::of(public.step) {
            Stage::Setup | Stage::Over => None,
            Stage::Upkeep | Stage::Council => Some(Self::Council),
            Stage::Action | Stage::Wmd => Some(Self::Actions),
            Stage::Conquest => Some(Self::Conquest(public.pass.max(1))),
        }
    }
}

/// What a figure is read from.
struct StatSource<'a> {
    table: &'a Exodus,
    public: &'a Public,
    /// The abilities of the seat that are known.
    held: CardSet,
    /// What the next Upkeep brings the seat.
    income: IncomeForecast,
}

/// A figure of a seat, and how it is read.
type StatSeries = (&'static str, fn(&StatSource<'_>, Seat) -> u32);

/// What is followed of each seat.
const STAT_SERIES: [StatSeries; 6] = [
    ("score", |look, seat| {
        let score = look.table.score_with(look.public, seat, look.held);
        score.total() / POINT
    }),
    ("income", |look, _| {
        u32::from(look.income.cp.saturating_sub(look.income.tax))
    }),
    ("resources", |look, _| {
        u32::from(look.income.ax) + u32::from(look.income.ph)
    }),
    ("ships", |look, seat| {
        look.public.fleet(seat).iter().count() as u32
    }),
    ("cubes", |look, seat| {
        let cubes = |hex| u32::from(look.public.cubes(hex, seat));
        look.table.hexes().map(cubes).sum()
    }),
    ("techs", |look, seat| {
        u32::from(look.public.mat(seat).techs.len())
    }),
];

/// What belongs to one decision: actions that are given one after the other until it is done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ActionGroup {
    Start,
    Parts,
    Income,
    Vote,
    Offer,
    Rank,
    Learn,
    Build,
    Trade,
    Mine,
    Target,
    Mount,
    Orders,
    Flight,
    Hits,
    Landing,
}

/// The strand that an action goes on with; none when it stands alone.
const fn action_group(action: Action) -> Option<ActionGroup> {
    match action {
        Action::Start(_) => Some(ActionGroup::Start),
        Action::Buy(_)
        | Action::Arm(..)
        | Action::Lift(..)
        | Action::Fit(..)
        | Action::FitUsual
        | Action::Restore
        | Action::Refit => Some(ActionGroup::Parts),
        Action::Take(_) | Action::TakeAll => Some(ActionGroup::Income),
        Action::Vote(_) | Action::Bid(..) => Some(ActionGroup::Vote),
        Action::Offer(_) => Some(ActionGroup::Offer),
        Action::Rank(_) => Some(ActionGroup::Rank),
        Action::Learn(_) => Some(ActionGroup::Learn),
        Action::Build(_) => Some(ActionGroup::Build),
        Action::OpenTrade | Action::Exchange(_) => Some(ActionGroup::Trade),
        Action::Mine | Action::Put(_) => Some(ActionGroup::Mine),
        Action::Target(..) => Some(ActionGroup::Target),
        Action::Mount(_) | Action::Ferry(..) => Some(ActionGroup::Mount),
        Action::Join(..) | Action::Order(..) => Some(ActionGroup::Orders),
        Action::Step(..) => Some(ActionGroup::Flight),
        Action::Hit(_) => Some(ActionGroup::Hits),
        Action::Deploy(_) => Some(ActionGroup::Landing),
        _ => None,
    }
}

impl GameStats for Exodus {
    fn turn_start(&self, event: &Event) -> Option<TurnStart> {
        match *event {
            Event::TurnStarted { turn, .. } => Some(beginning(turn, TurnPart::Council)),
            Event::Elected { turn, .. } => Some(beginning(turn, TurnPart::Actions)),
            Event::StageBegan { turn, pass, .. } => Some(beginning(turn, TurnPart::Conquest(pass))),
            _ => None,
        }
    }

    /// The part that a game begins in which was not dealt.
    fn initial_turn(&self, view: &View) -> Option<TurnStart> {
        let part = TurnPart::at(&view.public)?;
        Some(beginning(view.public.turn, part))
    }

    /// What is asked of a seat piece by piece is one decision, with what ends it.
    fn continues_decision(&self, last: Action, next: Action) -> bool {
        action_group(last)
            .is_some_and(|own| action_group(next) == Some(own) || next == Action::Done)
    }

    /// Every figure of all seats, a kind after the other.
    fn tracked_stats(&self) -> Vec<TrackedStat> {
        let of = |(kind, _): &StatSeries| {
            let kind = *kind;
            let of_seat = move |seat: Seat| TrackedStat {
                kind,
                seat,
                piece: None,
            };
            self.all_seats().iter().map(of_seat)
        };
        STAT_SERIES.iter().flat_map(of).collect()
    }

    fn measure(&self, view: &View, values: &mut Vec<i32>) {
        let upkeep = self.next_upkeep(&view.public);
        for (_, read) in STAT_SERIES {
            values.extend(self.all_seats().iter().map(|seat| {
                let look = StatSource {
                    table: self,
                    public: &view.public,
                    held: known_abilities(view, seat),
                    income: upkeep[seat.index()],
                };
                i32::try_from(read(&look, seat)).unwrap_or(i32::MAX)
            }));
        }
    }
}

/// The abilities of a seat that a viewer knows and that are not spent.
pub(super) fn known_abilities(view: &View, seat: Seat) -> CardSet {
    match (&view.open, &view.own) {
        (Some(open), _) => {
            let own = open.get(seat.index());
            own.map_or(CardSet::NONE, |own| own.abilities)
        }
        (None, Some((own, private))) if *own == seat => private.abilities,
        (None, Some(_) | None) => CardSet::NONE,
    }
}

fn beginning(turn: u8, part: TurnPart) -> TurnStart {
    TurnStart {
        round: u16::from(turn),
        seat: Seat::TABLE,
        piece: Some(part.number()),
    }
}
