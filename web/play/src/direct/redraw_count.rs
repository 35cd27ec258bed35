//! A counter that makes a component render anew.

use std::rc::Rc;
use yew::prelude::*;

/// A counter that rises to make a component render anew.
#[derive(Default)]
pub struct RedrawCount(pub u32);

impl Reducible for RedrawCount {
    type Action = ();

    fn reduce(self: Rc<Self>, (): ()) -> Rc<Self> {
        Rc::new(Self(self.0.wrapping_add(1)))
    }
}
