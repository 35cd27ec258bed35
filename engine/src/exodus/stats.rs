//! Statistics and history of a game for replays: the parts of a turn, and series of values for
//! every seat.

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

/// A part of a turn that the history shows separately. All seats act in it, so it does not belong
/// to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnPart {
    /// Upkeep and Council, stages I and II.
    Council,
    /// Actions and rockets, stages III and IV.
    Actions,
    /// A Conquest stage, by its number in the turn, from 1 `[EXO-11.1]`.
    Conquest(u8),
}

impl TurnPart {
    /// Returns the number of the part in a [`TurnStart`].
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Council => 0,
            Self::Actions => 1,
            Self::Conquest(conquest_stage) => conquest_stage.saturating_add(1),
        }
    }

    /// Returns the part with this number.
    #[must_use]
    pub const fn from_number(number: u8) -> Self {
        match number {
            0 => Self::Council,
            1 => Self::Actions,
            2.. => Self::Conquest(number - 1),
        }
    }

    /// Returns the part with the current step; `None` before the first turn and after the last.
    #[must_use]
    pub fn at(public: &Public) -> Option<Self> {
        match Stage::of(public.step) {
            Stage::Setup | Stage::Over => None,
            Stage::Upkeep | Stage::Council => Some(Self::Council),
            Stage::Action | Stage::Wmd => Some(Self::Actions),
            Stage::Conquest => Some(Self::Conquest(public.conquest_stage.max(1))),
        }
    }
}

/// The data that a statistic is computed from.
struct StatSource<'a> {
    game: &'a Exodus,
    public: &'a Public,
    /// The known abilities of the seat.
    held: CardSet,
    /// The income forecast of the seat.
    income: IncomeForecast,
}

/// The name of a statistic of a seat, and the function that computes it.
type StatSeries = (&'static str, fn(&StatSource<'_>, Seat) -> u32);

/// All statistics, each computed for every seat.
const STAT_SERIES: [StatSeries; 6] = [
    ("score", |source, seat| {
        let score = source.game.score_with(source.public, seat, source.held);
        score.total() / POINT
    }),
    ("income", |source, _| {
        u32::from(source.income.cp.saturating_sub(source.income.tax))
    }),
    ("resources", |source, _| {
        u32::from(source.income.ax) + u32::from(source.income.ph)
    }),
    ("ships", |source, seat| {
        source.public.fleet(seat).iter().count() as u32
    }),
    ("cubes", |source, seat| {
        let cubes = |hex| u32::from(source.public.cubes(hex, seat));
        source.game.hexes().map(cubes).sum()
    }),
    ("techs", |source, seat| {
        u32::from(source.public.mat(seat).techs.len())
    }),
];

/// Groups of consecutive actions that form one decision.
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

/// Returns the group of an action; `None` for an action that is a complete decision.
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
            Event::TurnStarted { turn, .. } => Some(turn_start_of(turn, TurnPart::Council)),
            Event::Elected { turn, .. } => Some(turn_start_of(turn, TurnPart::Actions)),
            Event::StageBegan {
                turn,
                conquest_stage,
                ..
            } => Some(turn_start_of(turn, TurnPart::Conquest(conquest_stage))),
            _ => None,
        }
    }

    /// Returns the part in which a game begins that was started from a position.
    fn initial_turn(&self, view: &View) -> Option<TurnStart> {
        let part = TurnPart::at(&view.public)?;
        Some(turn_start_of(view.public.turn, part))
    }

    /// Returns whether two actions answer the same question, which takes several actions including
    /// the final `Done`.
    fn continues_decision(&self, last: Action, next: Action) -> bool {
        action_group(last)
            .is_some_and(|group| action_group(next) == Some(group) || next == Action::Done)
    }

    /// Returns every statistic of all seats, grouped by statistic.
    fn tracked_stats(&self) -> Vec<TrackedStat> {
        let stats_of_kind = |(kind, _): &StatSeries| {
            let kind = *kind;
            let of_seat = move |seat: Seat| TrackedStat {
                kind,
                seat,
                piece: None,
            };
            self.all_seats().iter().map(of_seat)
        };
        STAT_SERIES.iter().flat_map(stats_of_kind).collect()
    }

    fn measure(&self, view: &View, values: &mut Vec<i32>) {
        let upkeep = self.next_upkeep(&view.public);
        for (_, read) in STAT_SERIES {
            values.extend(self.all_seats().iter().map(|seat| {
                let source = StatSource {
                    game: self,
                    public: &view.public,
                    held: known_abilities(view, seat),
                    income: upkeep[seat.index()],
                };
                i32::try_from(read(&source, seat)).unwrap_or(i32::MAX)
            }));
        }
    }
}

/// Returns the unused abilities of a seat that a viewer knows.
pub(super) fn known_abilities(view: &View, seat: Seat) -> CardSet {
    match (&view.open, &view.own) {
        (Some(open), _) => {
            let private = open.get(seat.index());
            private.map_or(CardSet::NONE, |private| private.abilities)
        }
        (None, Some((own, private))) if *own == seat => private.abilities,
        (None, Some(_) | None) => CardSet::NONE,
    }
}

fn turn_start_of(turn: u8, part: TurnPart) -> TurnStart {
    TurnStart {
        round: u16::from(turn),
        seat: Seat::TABLE,
        piece: Some(part.number()),
    }
}
