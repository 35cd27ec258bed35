//! What is told of a battle that is watched again: turns, and both sides' figures.

use super::SpaceRift;
use super::action::Action;
use super::event::Event;
use super::field::Side;
use super::state::{Phase, Public};
use super::view::View;
use crate::chronicle::{Annals, Beginning, Figure};

/// A figure of a side, and how it is read.
type Kind = (&'static str, fn(&SpaceRift, &Public, Side) -> i32);

/// What is followed of each side.
const KINDS: [Kind; 3] = [
    ("score", |table, public, side| {
        i32::from(table.score_of(public, side))
    }),
    ("ships", |table, public, side| {
        let own = table.force(side).units.iter();
        own.filter(|unit| public.hex_of(*unit).is_some())
            .map(|unit| {
                i32::from(public.unit(unit).ships) + i32::from(table.build(unit).has_hull())
            })
            .sum()
    }),
    ("stars", |_, public, side| {
        i32::from(public.stand(side).stars)
    }),
];

impl Annals for SpaceRift {
    /// A player-turn `[SR-4.1]`.
    fn beginning(&self, event: &Event) -> Option<Beginning> {
        if let Event::TurnStarted { side, turn } = *event {
            Some(Beginning {
                round: u16::from(turn),
                seat: side.seat(),
                piece: None,
            })
        } else {
            None
        }
    }

    /// Without rift and meteors a turn is not begun by hand `[SR-4.2]`.
    fn opening(&self, view: &View) -> Option<Beginning> {
        let public = &view.public;
        (public.phase != Phase::Start).then(|| Beginning {
            round: u16::from(public.turn),
            seat: public.active.seat(),
            piece: None,
        })
    }

    fn ends_turn(&self, event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    /// A command card goes with its orders, and a move with the others of its phase.
    fn goes_on(&self, last: Action, next: Action) -> bool {
        let orders = |action: Action| {
            matches!(
                action,
                Action::Signal(_) | Action::Order(..) | Action::Clear(_) | Action::Restore(_)
            )
        };
        let moves = |action: Action| matches!(action, Action::Move(..) | Action::Exit(..));
        let ends = next == Action::Done;
        let orders_on =
            (matches!(last, Action::Command(_)) || orders(last)) && (orders(next) || ends);
        orders_on || moves(last) && (moves(next) || ends)
    }

    /// Score, ships and tokens of both sides, a kind after the other.
    fn figures(&self) -> Vec<Figure> {
        let of = |(kind, _): &Kind| {
            Side::ALL.map(|side| Figure {
                kind,
                seat: side.seat(),
                piece: None,
            })
        };
        KINDS.iter().flat_map(of).collect()
    }

    fn measure(&self, view: &View, values: &mut Vec<i32>) {
        for (_, read) in KINDS {
            values.extend(Side::ALL.map(|side| read(self, &view.public, side)));
        }
    }
}
