//! Statistics of a battle for its replay: turns, and values of both sides over time.

use super::SpaceRift;
use super::action::Action;
use super::battlefield::Side;
use super::event::Event;
use super::state::{Phase, Public};
use super::view::View;
use crate::game_history::{GameStats, TrackedStat, TurnStart};

/// The key of a statistic, and the function that reads it for a side.
type StatSeries = (&'static str, fn(&SpaceRift, &Public, Side) -> i32);

/// Statistics that are tracked for each side.
const STAT_SERIES: [StatSeries; 3] = [
    ("score", |game, public, side| {
        i32::from(game.score_of(public, side))
    }),
    ("ships", |game, public, side| {
        let units = game.side_setup(side).units.iter();
        units
            .filter(|unit| public.hex_of(*unit).is_some())
            .map(|unit| i32::from(public.unit(unit).ships) + i32::from(game.build(unit).has_hull()))
            .sum()
    }),
    ("stars", |_, public, side| {
        i32::from(public.side_state(side).stars)
    }),
];

impl GameStats for SpaceRift {
    /// Recognizes the start of a player-turn `[SR-4.1]`.
    fn turn_start(&self, event: &Event) -> Option<TurnStart> {
        if let Event::TurnStarted { side, turn } = *event {
            Some(TurnStart {
                round: u16::from(turn),
                seat: side.seat(),
                piece: None,
            })
        } else {
            None
        }
    }

    /// Without rift and meteors the first turn needs no action to begin `[SR-4.2]`.
    fn initial_turn(&self, view: &View) -> Option<TurnStart> {
        let public = &view.public;
        (public.phase != Phase::Start).then(|| TurnStart {
            round: u16::from(public.turn),
            seat: public.active.seat(),
            piece: None,
        })
    }

    fn ends_turn(&self, event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    /// Groups a command card with its orders, and a move with the others of its phase.
    fn continues_decision(&self, last: Action, next: Action) -> bool {
        let is_order = |action: Action| {
            matches!(
                action,
                Action::Signal(_) | Action::Order(..) | Action::Clear(_) | Action::Restore(_)
            )
        };
        let is_move = |action: Action| matches!(action, Action::Move(..) | Action::Exit(..));
        let ends_phase = next == Action::Done;
        let continues_orders = (matches!(last, Action::Command(_)) || is_order(last))
            && (is_order(next) || ends_phase);
        continues_orders || is_move(last) && (is_move(next) || ends_phase)
    }

    /// Returns the series: score, ships and tokens of both sides, kind by kind.
    fn tracked_stats(&self) -> Vec<TrackedStat> {
        let stats_of = |(kind, _): &StatSeries| {
            Side::ALL.map(|side| TrackedStat {
                kind,
                seat: side.seat(),
                piece: None,
            })
        };
        STAT_SERIES.iter().flat_map(stats_of).collect()
    }

    fn measure(&self, view: &View, values: &mut Vec<i32>) {
        for (_, read) in STAT_SERIES {
            values.extend(Side::ALL.map(|side| read(self, &view.public, side)));
        }
    }
}
