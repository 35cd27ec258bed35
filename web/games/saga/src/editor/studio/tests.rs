//! What deeds do to the scenario in hand.

use super::super::spot::cell_of;
use super::*;
use board::Stroke;
use editor::{Bench, Origin, Step};
use std::rc::Rc;
use yew::Reducible;

fn studio(kit: Kit) -> Rc<Studio> {
    let mut studio = Studio::begin(Bench::new(Sketch::blank(), Origin::New));
    studio.kit = kit;
    Rc::new(studio)
}

fn with(tool: Tool) -> Kit {
    Kit {
        tool,
        ..Kit::default()
    }
}

#[test]
fn a_drag_lays_sectors_and_is_one_step() {
    let studio = studio(with(Tool::Sector));
    let cell = |hex| cell_of(Spot(hex));
    let studio = studio.reduce(Deed::Drag(Stroke::Begin(cell([0, 1]))));
    let studio = studio.reduce(Deed::Drag(Stroke::Over(cell([-2, 1]))));
    assert_eq!(studio.settled().map(None).fixed.len(), 2);
    let studio = studio.reduce(Deed::Drag(Stroke::End));
    assert_eq!(studio.settled().map(None).fixed.len(), 5);
    let studio = studio.reduce(Deed::Step(Step::Undo));
    assert_eq!(**studio.settled(), Sketch::blank());
}

#[test]
fn what_is_looked_at_is_taken_away() {
    let studio = studio(with(Tool::Select));
    let studio = studio.reduce(Deed::Tap(Spot([1, 0])));
    assert_eq!(studio.selected, Some(Spot([1, 0])));
    let studio = studio.reduce(Deed::Delete);
    assert!(studio.settled().ground(None, [1, 0]).sector.is_none());
    let studio = studio.reduce(Deed::Look(Spot([0, 0])));
    let studio = studio.reduce(Deed::Delete);
    assert!(studio.settled().ground(None, [0, 0]).sector.is_some());
}

#[test]
fn a_side_that_is_gone_is_not_made_any_longer() {
    let studio = studio(Kit::default());
    let sketch = studio.settled().with_variants(true);
    let studio = studio.reduce(Deed::Change(sketch));
    let kit = Kit {
        side: Some(3),
        ..studio.kit
    };
    let studio = studio.reduce(Deed::Take(kit));
    assert_eq!(studio.kit.side, Some(3));
    let studio = studio.reduce(Deed::Step(Step::Undo));
    assert_eq!(studio.kit.side, None);
}
