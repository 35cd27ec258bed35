//! Deeds and what becomes of the map.

use super::*;
use crate::editor::spot::cell_of;
use board::Stroke;
use editor::{Bench, Origin, Step};
use engine::exodus::sketch::{Planet, Symmetry};
use std::rc::Rc;
use yew::Reducible;

const fn at(q: i8, r: i8) -> Spot {
    Spot([q, r])
}

fn stroke(from: Spot, over: &[Spot]) -> Vec<Deed> {
    let over = over.iter().map(|spot| Stroke::Over(cell_of(*spot)));
    std::iter::once(Stroke::Begin(cell_of(from)))
        .chain(over)
        .chain([Stroke::End])
        .map(Deed::Drag)
        .collect()
}

fn with(tool: Tool) -> Deed {
    Deed::Take(Kit {
        tool,
        ..Kit::fresh()
    })
}

fn go(studio: Rc<Studio>, deeds: Vec<Deed>) -> Rc<Studio> {
    deeds.into_iter().fold(studio, Reducible::reduce)
}

/// A studio after deeds with a tool on an empty map.
fn after(tool: Tool, deeds: Vec<Deed>) -> Rc<Studio> {
    let bench = Bench::new(Sketch::blank(), Origin::New);
    go(go(Rc::new(Studio::begin(bench)), vec![with(tool)]), deeds)
}

fn open(studio: &Studio) -> Vec<[i8; 2]> {
    let mut all = studio.sketch().file().open.clone();
    all.sort_unstable();
    all
}

const OPEN: Ground = Ground::Planet(Planet {
    guard: 0,
    kind: None,
});

#[test]
fn a_drag_lays_without_gaps_and_is_one_step() {
    let studio = after(Tool::Planet, stroke(at(1, -1), &[at(1, 1), at(-1, 2)]));
    let all = [[-1, 2], [0, 2], [1, -1], [1, 0], [1, 1]];
    let laid = open(&studio);
    assert!(all.iter().all(|hex| laid.contains(hex)), "{laid:?}");
    let studio = go(studio, vec![Deed::Step(Step::Undo)]);
    assert!(open(&studio).is_empty());
    let studio = go(studio, vec![Deed::Step(Step::Redo)]);
    assert_eq!(open(&studio), laid);
    assert!(studio.bench().is_changed());
    let gone = go(studio, vec![with(Tool::Eraser)]);
    let gone = go(gone, stroke(at(1, -1), &[at(1, 1)]));
    assert!(open(&gone).len() < laid.len());
}

#[test]
fn a_drag_that_is_called_off_leaves_nothing() {
    let mut begun = stroke(at(1, 0), &[at(3, 0)]);
    begun.truncate(2);
    let studio = after(Tool::Planet, begun);
    assert_eq!(open(&studio).len(), 3, "it is seen at once");
    let studio = go(studio, vec![Deed::Drag(Stroke::Cancel)]);
    assert_eq!(
        (open(&studio).len(), studio.bench().is_changed()),
        (0, false)
    );
}

#[test]
fn homes_are_put_seat_by_seat_moved_and_taken_away() {
    let studio = after(Tool::Home, vec![Deed::Tap(at(0, -2)), Deed::Tap(at(0, 2))]);
    let homes = |studio: &Studio| studio.settled().file().homes.clone();
    assert_eq!(homes(&studio), [[0, -2], [0, 2]]);
    assert_eq!((studio.kit.seat, studio.selected), (2, Some(at(0, 2))));
    // A drag that begins on a Home moves it.
    let studio = go(studio, stroke(at(0, -2), &[at(1, -2), at(2, -2)]));
    assert_eq!(homes(&studio), [[2, -2], [0, 2]]);
    // A seat that has its Home moves it by a press.
    let first = Kit {
        seat: 0,
        ..studio.kit
    };
    let studio = go(studio, vec![Deed::Take(first), Deed::Tap(at(1, 0))]);
    assert_eq!(homes(&studio), [[1, 0], [0, 2]]);
    let moved = go(studio, vec![Deed::Move(true), Deed::Tap(at(0, 2))]);
    assert_eq!(homes(&moved), [[0, 2], [1, 0]], "two change places");
    assert!(!moved.moving);
    let gone = go(moved, vec![Deed::Delete]);
    assert_eq!(homes(&gone), [[1, 0]]);
    let nothing = go(gone, vec![Deed::Move(true)]);
    assert!(!nothing.moving, "there is nothing to move any more");
}

#[test]
fn planets_are_moved_and_keep_their_guards() {
    let deeds = vec![
        Deed::Tap(at(1, 0)),
        with(Tool::Guard),
        Deed::Tap(at(1, 0)),
        with(Tool::Select),
    ];
    let studio = after(Tool::Planet, deeds);
    let studio = go(studio, stroke(at(1, 0), &[at(1, 1), at(1, 2)]));
    assert_eq!(studio.settled().file().guards[0], [[1, 2]]);
    assert_eq!(studio.selected, Some(at(1, 2)));
    let looked = go(studio, vec![Deed::Tap(at(0, 0))]);
    assert_eq!(ground(&looked), Some(Ground::Council));
    let gone = go(looked, vec![Deed::Delete]);
    assert_eq!(ground(&gone), Some(Ground::Council), "it stays");
}

#[test]
fn the_middle_goes_with_the_council_and_only_at_the_end_of_a_drag() {
    let studio = after(Tool::Planet, vec![Deed::Tap(at(1, 0)), Deed::Tap(at(2, 0))]);
    let mut begun = stroke(at(0, 0), &[at(1, 0)]);
    let end = begun.split_off(2);
    let held = go(go(studio.clone(), vec![with(Tool::Select)]), begun);
    assert_eq!(open(&held), [[1, 0], [2, 0]]);
    let moved = go(held, end);
    assert_eq!(
        (open(&moved), moved.selected),
        (vec![[-1, 0], [1, 0]], Some(at(0, 0)))
    );
    let tapped = go(studio, vec![with(Tool::Council), Deed::Tap(at(1, 0))]);
    assert_eq!(open(&tapped), open(&moved));
    let back = go(tapped, vec![Deed::Step(Step::Undo)]);
    assert_eq!(open(&back), [[1, 0], [2, 0]]);
}

#[test]
fn all_sides_are_drawn_together() {
    let sixth = Kit {
        tool: Tool::Planet,
        symmetry: Symmetry::Sixth,
        ..Kit::fresh()
    };
    let half = Kit {
        tool: Tool::Eraser,
        symmetry: Symmetry::Half,
        ..sixth
    };
    let deeds = vec![
        Deed::Take(sixth),
        Deed::Tap(at(0, -1)),
        Deed::Take(half),
        Deed::Tap(at(0, 1)),
    ];
    let studio = after(Tool::Select, deeds);
    assert_eq!(open(&studio).len(), 4);
    assert_eq!(studio.settled().ground([1, 0]), OPEN);
    assert_eq!(studio.settled().ground([0, -1]), Ground::Void);
}

#[test]
fn what_is_saved_is_not_changed_until_it_is() {
    let studio = after(Tool::Planet, vec![Deed::Tap(at(1, 0))]);
    let kept = studio.settled().clone();
    let id = || "b1".to_owned();
    let steps = vec![
        Deed::Step(Step::Saving(id())),
        Deed::Step(Step::Saved(id(), kept.clone())),
    ];
    let saved = go(studio.clone(), steps);
    assert_eq!(saved.bench().origin, Origin::Own(id()));
    assert!(!saved.bench().is_changed());
    // A late save does not claim the map that is in hand by then, and its seats are counted anew.
    let mut other = Sketch::blank().named("Other");
    other.put_home([0, -1], 0);
    let steps = vec![
        Deed::Step(Step::Saving(id())),
        Deed::Step(Step::Open(Box::new(other), Origin::New, true)),
        Deed::Step(Step::Saved(id(), kept)),
    ];
    let late = go(studio, steps);
    assert_eq!(
        (&late.bench().origin, late.bench().record(), late.kit.seat),
        (&Origin::New, None, 1)
    );
    assert!(
        late.bench().is_changed(),
        "what came by link is kept nowhere"
    );
}
