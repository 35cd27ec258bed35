//! Deeds and what becomes of the scenario.

use super::*;
use crate::field::index_of;
use board::Stroke;
use editor::{Bench, Origin, Step, Symmetry};
use engine::space_rift::field::Side;
use engine::space_rift::sketch::Ground;
use std::rc::Rc;
use yew::Reducible;

fn hex(name: &str) -> Hex {
    name.parse().expect("a hex")
}

fn stroke(from: &str, over: &[&str]) -> Vec<Deed> {
    let over = over.iter().map(|name| Stroke::Over(index_of(hex(name))));
    std::iter::once(Stroke::Begin(index_of(hex(from))))
        .chain(over)
        .chain([Stroke::End])
        .map(Deed::Drag)
        .collect()
}

/// A studio after deeds with a tool on an empty battlefield.
fn after(tool: Tool, deeds: Vec<Deed>) -> Rc<Studio> {
    let bench = Bench::new(Sketch::blank(), Origin::New);
    go(go(Rc::new(Studio::begin(bench)), vec![with(tool)]), deeds)
}

fn with(tool: Tool) -> Deed {
    let kit = Kit::default();
    Deed::Take(Kit { tool, ..kit })
}

fn go(studio: Rc<Studio>, deeds: Vec<Deed>) -> Rc<Studio> {
    deeds.into_iter().fold(studio, Reducible::reduce)
}

fn asteroids(studio: &Studio) -> Vec<String> {
    let mut all: Vec<_> = studio.sketch().file().terrain.asteroid.clone();
    all.sort_unstable();
    all.iter().map(ToString::to_string).collect()
}

fn south(studio: &Studio) -> Vec<String> {
    let units = studio.settled().file().sides.south.units.iter();
    units.map(|unit| unit.hex.to_string()).collect()
}

#[test]
fn a_drag_paints_without_gaps_and_is_one_step() {
    let studio = after(Tool::Brush, stroke("C3", &["C6", "E5"]));
    assert_eq!(asteroids(&studio), ["C3", "C4", "C5", "C6", "D5", "E5"]);
    let studio = go(studio, vec![Deed::Step(Step::Undo)]);
    assert_eq!(asteroids(&studio), [""; 0]);
    let studio = go(studio, vec![Deed::Step(Step::Redo)]);
    assert_eq!(asteroids(&studio).len(), 6);
    assert!(studio.bench().is_changed());
}

#[test]
fn a_drag_that_is_called_off_leaves_nothing() {
    let mut begun = stroke("C3", &["C6"]);
    begun.truncate(2);
    let studio = after(Tool::Brush, begun);
    assert_eq!(asteroids(&studio).len(), 4, "it is seen at once");
    let studio = go(studio, vec![Deed::Drag(Stroke::Cancel)]);
    assert_eq!(
        (asteroids(&studio).len(), studio.bench().is_changed()),
        (0, false)
    );
}

#[test]
fn units_are_put_moved_and_taken_away() {
    let studio = after(Tool::Unit, vec![Deed::Tap(hex("B4")), Deed::Tap(hex("B6"))]);
    assert_eq!(south(&studio), ["B4", "B6"]);
    let studio = go(studio, stroke("B4", &["C5", "D5"]));
    assert_eq!(south(&studio), ["D5", "B6"]);
    assert_eq!(studio.object, Some(Object::Unit(Side::South, 0)));
    // A unit that is in the way changes places.
    let studio = go(studio, stroke("D5", &["B6"]));
    assert_eq!(south(&studio), ["B6", "D5"]);
    let moved = go(studio, vec![Deed::Move(true), Deed::Tap(hex("A1"))]);
    assert_eq!((south(&moved)[0].as_str(), moved.moving), ("A1", false));
    let gone = go(moved, vec![Deed::Delete]);
    assert_eq!((south(&gone).len(), gone.object), (1, None));
}

#[test]
fn the_rift_is_laid_as_one_and_bent_tile_by_tile() {
    let studio = after(Tool::Rift, vec![Deed::Tap(hex("F6"))]);
    let site = studio.settled().file().rift.expect("a rift");
    assert!(site.is_whole());
    let studio = go(studio, stroke("F6", &["F8"]));
    let moved = studio.settled().file().rift.expect("a rift");
    assert_eq!(moved.center, hex("F8"));
    assert!(moved.is_whole());
    // Its shape is the same two hexes further.
    for (before, after) in site.others.iter().zip(moved.others) {
        assert_eq!(before.point().x + 4, after.point().x);
    }
    let last = moved.others[4];
    let studio = go(studio, stroke(&last.to_string(), &["A1"]));
    let bent = studio.settled().file().rift.expect("a rift");
    assert_eq!((bent.center, bent.others[4]), (hex("F8"), hex("A1")));
    assert!(!bent.is_whole(), "the engine finds fault with it");
    let gone = go(studio, vec![Deed::Delete]);
    assert_eq!(gone.settled().file().rift, None);
}

#[test]
fn a_second_press_looks_at_the_next_thing_on_a_hex() {
    let deeds = vec![
        Deed::Tap(hex("F6")),
        with(Tool::Unit),
        Deed::Tap(hex("F6")),
        with(Tool::Select),
        Deed::Tap(hex("A1")),
        Deed::Tap(hex("F6")),
    ];
    let studio = after(Tool::Rift, deeds);
    assert_eq!(studio.object, Some(Object::Unit(Side::South, 0)));
    let studio = go(studio, vec![Deed::Tap(hex("F6"))]);
    assert_eq!(studio.object, Some(Object::Tile(0)));
}

#[test]
fn both_sides_are_painted_and_wiped_together() {
    let kit = Kit {
        tool: Tool::Brush,
        symmetry: Symmetry::HalfTurn,
        ground: Ground::Asteroid,
        ..Kit::default()
    };
    let eraser = Kit {
        tool: Tool::Eraser,
        ..kit
    };
    let deeds = vec![
        Deed::Take(kit),
        Deed::Tap(hex("E4")),
        Deed::Tap(hex("E5")),
        Deed::Take(eraser),
        Deed::Tap(hex("G10")),
    ];
    assert_eq!(asteroids(&after(Tool::Select, deeds)), ["E5", "G9"]);
}

#[test]
fn what_is_saved_is_not_changed_until_it_is() {
    let studio = after(Tool::Brush, vec![Deed::Tap(hex("A1"))]);
    let kept = studio.settled().clone();
    let id = || "b1".to_owned();
    let steps = vec![
        Deed::Step(Step::Saving(id())),
        Deed::Step(Step::Saved(id(), kept.clone())),
    ];
    let saved = go(studio.clone(), steps);
    assert_eq!(saved.bench().origin, Origin::Own(id()));
    assert!(!saved.bench().is_changed());
    // A late save does not claim the scenario that is in hand by then.
    let other = Box::new(Sketch::blank().named("Other"));
    let steps = vec![
        Deed::Step(Step::Saving(id())),
        Deed::Step(Step::Open(other, Origin::New, true)),
        Deed::Step(Step::Saved(id(), kept)),
    ];
    let late = go(studio, steps);
    assert_eq!(
        (&late.bench().origin, late.bench().record()),
        (&Origin::New, None)
    );
    assert!(
        late.bench().is_changed(),
        "what came by link is kept nowhere"
    );
}
