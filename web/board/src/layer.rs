//! Named groups of drawings in board coordinates. Not interactive and not read out: cells are.

use std::rc::Rc;
use yew::prelude::*;

/// Where a layer lies in the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Below the marks of the cells: terrain.
    Under,
    /// Above the marks: overlays, pieces, ghosts.
    Over,
}

/// One group of drawings; a square is [`UNIT`](super::UNIT) by `UNIT`, the origin is the top left corner
/// of the first square.
#[derive(Clone)]
pub struct Layer {
    /// Key and style class.
    pub name: &'static str,
    /// Where it lies.
    pub depth: Depth,
    body: Rc<Html>,
}

impl Layer {
    /// A layer of a body that was drawn now.
    pub fn new(name: &'static str, depth: Depth, body: Html) -> Self {
        Self::memoized(name, depth, Rc::new(body))
    }

    /// A layer of a body that is kept from one drawing to the next (`use_memo`): while the same `Rc`
    /// comes back the layer is not compared at all.
    pub fn memoized(name: &'static str, depth: Depth, body: Rc<Html>) -> Self {
        Self { name, depth, body }
    }
}

impl PartialEq for Layer {
    /// Identity, because Yew compares components inside a body by type only.
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.depth == other.depth && Rc::ptr_eq(&self.body, &other.body)
    }
}

/// Properties of one drawn layer.
#[derive(Properties, PartialEq)]
pub struct LayerProps {
    /// The layer.
    pub layer: Layer,
}

/// One layer, drawn again only when its body is another.
#[component]
pub fn LayerGroup(props: &LayerProps) -> Html {
    let Layer { name, body, .. } = &props.layer;
    html! { <g class={classes!("layer", *name)}>{ (**body).clone() }</g> }
}

/// The layers of one depth, in the order given.
pub fn draw_layers(layers: &[Layer], depth: Depth) -> Html {
    layers
        .iter()
        .filter(|layer| layer.depth == depth)
        .map(|layer| html! { <LayerGroup key={layer.name} layer={layer.clone()} /> })
        .collect()
}
