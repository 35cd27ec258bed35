//! Named groups of drawings in board coordinates. They are not interactive and are hidden from
//! screen readers, because the cells handle input and are read aloud.

use std::rc::Rc;
use yew::prelude::*;

/// The position of a layer in the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Below the marks of the cells: terrain.
    Under,
    /// Above the marks: overlays, pieces, ghosts.
    Over,
}

/// One group of drawings. A square is [`UNIT`](super::UNIT) by `UNIT`; the origin is the top left
/// corner of the first square.
#[derive(Clone)]
pub struct Layer {
    /// The name of the group, used as its key and CSS class.
    pub name: &'static str,
    pub depth: Depth,
    body: Rc<Html>,
}

impl Layer {
    /// Creates a layer with a body from this render.
    pub fn new(name: &'static str, depth: Depth, body: Html) -> Self {
        Self::memoized(name, depth, Rc::new(body))
    }

    /// Creates a layer with a memoized body (`use_memo`). While the same `Rc` is passed, the
    /// contents are not compared.
    pub fn memoized(name: &'static str, depth: Depth, body: Rc<Html>) -> Self {
        Self { name, depth, body }
    }
}

impl PartialEq for Layer {
    /// Compares by identity, because Yew compares components inside a body by type only.
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.depth == other.depth && Rc::ptr_eq(&self.body, &other.body)
    }
}

#[derive(Properties, PartialEq)]
pub struct LayerProps {
    pub layer: Layer,
}

/// Renders one layer. It is rendered again only when its body changes.
#[component]
pub fn LayerGroup(props: &LayerProps) -> Html {
    let Layer { name, body, .. } = &props.layer;
    html! { <g class={classes!("layer", *name)}>{ (**body).clone() }</g> }
}

/// Renders the layers of one depth, in the given order.
pub fn draw_layers(layers: &[Layer], depth: Depth) -> Html {
    layers
        .iter()
        .filter(|layer| layer.depth == depth)
        .map(|layer| html! { <LayerGroup key={layer.name} layer={layer.clone()} /> })
        .collect()
}
