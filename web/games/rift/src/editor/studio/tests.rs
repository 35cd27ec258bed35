//! Deeds and what becomes of the board.

use super::*;
use board::Stroke;
use editor::{Bench, Origin, Step, Symmetry};
use engine::grid::{Heading, Plane};
use engine::rift::sketch::Ground;
use std::rc::Rc;
use yew::Reducible;

fn square(label: &str) -> Square {
    Square::parse(label).expect("a label")
}

fn cell(label: &str) -> u16 {
    let square = square(label);
    u16::from(square.y()) * 8 + u16::from(square.x())
}

/// A studio after deeds on a blank board of 8 by 8.
fn after(kit: Kit, deeds: Vec<Deed>) -> Rc<Studio> {
    let studio = Rc::new(Studio::begin(Bench::new(Sketch::blank(8, 8), Origin::New)));
    go(go(studio, vec![Deed::Take(kit)]), deeds)
}

fn go(studio: Rc<Studio>, deeds: Vec<Deed>) -> Rc<Studio> {
    deeds.into_iter().fold(studio, Reducible::reduce)
}

fn with(tool: Tool) -> Kit {
    Kit::default().with_tool(tool)
}

fn painted(studio: &Studio) -> Vec<String> {
    let grid = grid_of(studio.sketch());
    let all = squares(grid, (0..grid.len()).collect()).into_iter();
    all.filter(|at| studio.sketch().terrain(*at).asteroids[1])
        .map(|at| at.to_string())
        .collect()
}

fn starts(studio: &Studio) -> Vec<(String, Heading)> {
    let starts = studio.settled().file().starts.iter();
    starts
        .map(|start| (start.at.to_string(), start.facing))
        .collect()
}

#[test]
fn a_drag_paints_without_gaps_and_is_one_step() {
    let drag = vec![
        Deed::Drag(Stroke::Begin(cell("A1"))),
        Deed::Drag(Stroke::Over(cell("C1"))),
        Deed::Drag(Stroke::Over(cell("C3"))),
        Deed::Drag(Stroke::End),
    ];
    let studio = after(with(Tool::Brush), drag);
    assert_eq!(painted(&studio), ["A1", "B1", "C1", "C2", "C3"]);
    let studio = go(studio, vec![Deed::Step(Step::Undo)]);
    assert_eq!(painted(&studio), [""; 0]);
    let studio = go(studio, vec![Deed::Step(Step::Redo)]);
    assert_eq!(painted(&studio).len(), 5);
    assert!(studio.bench().is_changed());
}

#[test]
fn a_drag_that_is_called_off_leaves_nothing() {
    let begun = vec![
        Deed::Drag(Stroke::Begin(cell("A1"))),
        Deed::Drag(Stroke::Over(cell("C1"))),
    ];
    let studio = after(with(Tool::Brush), begun);
    assert_eq!(painted(&studio).len(), 3, "it is seen at once");
    let studio = go(studio, vec![Deed::Drag(Stroke::Cancel)]);
    assert_eq!(
        (painted(&studio).len(), studio.bench().is_changed()),
        (0, false)
    );
}

#[test]
fn lines_and_rectangles_follow_the_drag_or_two_presses() {
    let drag = |tool| {
        let deeds = vec![
            Deed::Drag(Stroke::Begin(cell("B2"))),
            Deed::Drag(Stroke::Over(cell("H8"))),
            Deed::Drag(Stroke::Over(cell("D3"))),
            Deed::Drag(Stroke::End),
        ];
        painted(&after(with(tool), deeds))
    };
    assert_eq!(drag(Tool::Line), ["B2", "C3", "D3"]);
    assert_eq!(drag(Tool::Rectangle), ["B2", "C2", "D2", "B3", "C3", "D3"]);
    let first = after(with(Tool::Rectangle), vec![Deed::Tap(square("B2"))]);
    assert_eq!(reach(&first, square("C3")).len(), 4);
    let both = go(first.clone(), vec![Deed::Tap(square("C3"))]);
    assert_eq!(painted(&both), ["B2", "C2", "B3", "C3"]);
    let given_up = go(first, vec![Deed::Release, Deed::Tap(square("C3"))]);
    assert_eq!(painted(&given_up), [""; 0]);
}

#[test]
fn filling_takes_what_hangs_together() {
    let wall = vec![
        Deed::Tap(square("A2")),
        Deed::Tap(square("B2")),
        Deed::Tap(square("B1")),
        Deed::Take(with(Tool::Fill)),
        Deed::Tap(square("A1")),
    ];
    assert_eq!(
        painted(&after(with(Tool::Brush), wall)),
        ["A1", "B1", "A2", "B2"]
    );
}

#[test]
fn a_ship_is_put_by_a_press_and_turned_by_a_drag() {
    let deeds = vec![
        Deed::Tap(square("A1")),
        Deed::Drag(Stroke::Begin(cell("H8"))),
        Deed::Drag(Stroke::Over(cell("H6"))),
        Deed::Drag(Stroke::End),
    ];
    let studio = after(with(Tool::Ship), deeds);
    let expected = [
        ("A1".to_owned(), Heading::SE),
        ("H8".to_owned(), Heading::N),
    ];
    assert_eq!(starts(&studio), expected);
    assert_eq!(studio.object, Some(Object::Start(1)));
    let again = go(studio, vec![Deed::Tap(square("A1"))]);
    assert_eq!(starts(&again).len(), 2, "a taken place is looked at");
    assert_eq!(again.object, Some(Object::Start(0)));
}

#[test]
fn what_stands_on_the_board_is_moved_by_drag_or_by_key() {
    let deeds = vec![
        Deed::Tap(square("A1")),
        Deed::Take(with(Tool::Select)),
        Deed::Drag(Stroke::Begin(cell("A1"))),
        Deed::Drag(Stroke::Over(cell("C3"))),
        Deed::Drag(Stroke::End),
    ];
    let studio = after(with(Tool::Ship), deeds);
    assert_eq!(starts(&studio)[0].0, "C3");
    let moved = go(studio, vec![Deed::Move(true), Deed::Tap(square("D4"))]);
    assert_eq!(starts(&moved)[0].0, "D4");
    assert_eq!((moved.selected, moved.moving), (Some(square("D4")), false));
    let gone = go(moved, vec![Deed::Delete]);
    assert_eq!((starts(&gone).len(), gone.object), (0, None));
}

#[test]
fn a_second_press_looks_at_the_next_thing_on_a_square() {
    let mut high = with(Tool::Ship);
    high.ship.plane = Plane::HIGH;
    let deeds = vec![
        Deed::Tap(square("A1")),
        Deed::Take(high),
        Deed::Tap(square("A1")),
        Deed::Take(with(Tool::Select)),
        Deed::Tap(square("B2")),
        Deed::Tap(square("A1")),
    ];
    let studio = after(with(Tool::Ship), deeds);
    assert_eq!(studio.object, Some(Object::Start(0)));
    let studio = go(studio, vec![Deed::Tap(square("A1"))]);
    assert_eq!(studio.object, Some(Object::Start(1)));
}

#[test]
fn what_is_saved_is_not_changed_until_it_is() {
    let studio = after(with(Tool::Brush), vec![Deed::Tap(square("A1"))]);
    let kept = studio.settled().clone();
    let id = || "b1".to_owned();
    let saving = go(studio, vec![Deed::Step(Step::Saving(id()))]);
    assert_eq!(
        saving.bench().record(),
        Some(&id()),
        "a second save writes the same"
    );
    let studio = go(saving, vec![Deed::Step(Step::Saved(id(), kept))]);
    assert_eq!(studio.bench().origin, Origin::Own(id()));
    assert!(!studio.bench().is_changed());
    let studio = go(studio, vec![Deed::Step(Step::Undo)]);
    assert!(studio.bench().is_changed());
    let other = Box::new(Sketch::blank(12, 12));
    let opened = go(
        studio,
        vec![Deed::Step(Step::Open(other.clone(), Origin::New, true))],
    );
    assert!(
        opened.bench().is_changed(),
        "what came by link is kept nowhere"
    );
    let opened = go(
        opened,
        vec![Deed::Step(Step::Open(other, Origin::New, false))],
    );
    assert_eq!(
        (opened.bench().is_changed(), opened.bench().steps()),
        (false, (false, false))
    );
}

#[test]
fn a_late_save_does_not_claim_the_board_that_is_in_hand_by_then() {
    let studio = after(with(Tool::Brush), vec![Deed::Tap(square("A1"))]);
    let kept = studio.settled().clone();
    let other = Box::new(Sketch::blank(12, 12));
    let deeds = vec![
        Deed::Step(Step::Saving("b1".to_owned())),
        Deed::Step(Step::Open(other, Origin::New, true)),
        Deed::Step(Step::Saved("b1".to_owned(), kept)),
    ];
    let studio = go(studio, deeds);
    assert_eq!(
        (&studio.bench().origin, studio.bench().record()),
        (&Origin::New, None)
    );
    assert!(studio.bench().is_changed());
}

#[test]
fn both_sides_are_painted_and_wiped_together() {
    let mut kit = with(Tool::Brush);
    kit.symmetry = Symmetry::HalfTurn;
    kit.ground = Ground::Asteroid(Plane::MIDDLE);
    let deeds = vec![
        Deed::Tap(square("A1")),
        Deed::Tap(square("B1")),
        Deed::Take(Kit {
            tool: Tool::Eraser,
            ..kit.clone()
        }),
        Deed::Tap(square("H8")),
    ];
    assert_eq!(painted(&after(kit, deeds)), ["B1", "G8"]);
}
