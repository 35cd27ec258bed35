//! Pictures of everything that lies on the table: shapes and style classes only. What is drawn is told
//! by [`super::field`], by the boards beside the map and by [`super::story`]; nothing here knows rules.
//!
//! Most are drawn around a middle in board units, where a hex is 200 wide and 174 tall; [`picture`] makes
//! a small picture for running text of any of them.

pub mod cards;
pub mod council;
pub mod cube;
pub mod defs;
pub mod die;
pub mod effects;
pub mod guard;
pub mod hull;
pub mod overlay;
pub mod part;
pub mod planet;
pub mod resource;
pub mod rocket;
pub mod rubble;
pub mod ship;
pub mod tech;
pub mod titles;

pub use defs::Defs;
pub use ship::{ShipLook, Veil, ship};

use crate::console::seat::badge;
use crate::play::table::art;
use engine::game::Seat;
use yew::prelude::*;

/// A place in board units.
pub type Place = (i32, i32);

/// A drawing at a place.
pub fn at((x, y): Place, body: Html) -> Html {
    html! { <g transform={format!("translate({x} {y})")}>{ body }</g> }
}

/// A drawing at a place in another size, in percent.
pub fn sized((x, y): Place, percent: u16, body: Html) -> Html {
    let size = format!("{}.{:02}", percent / 100, percent % 100);
    html! { <g transform={format!("translate({x} {y}) scale({size})")}>{ body }</g> }
}

/// A drawing at a place that keeps its identity when the list around it changes, and by which
/// animations find it.
pub fn keyed_at(name: String, (x, y): Place, body: Html) -> Html {
    html! { <g key={name.clone()} data-piece={name} transform={format!("translate({x} {y})")}>{ body }</g> }
}

/// A place so far from the origin in a direction of degrees clockwise from the east, on an ellipse of
/// two half axes.
#[must_use]
pub fn around(wide: i32, tall: i32, degrees: i32) -> Place {
    let turn = f64::from(degrees).to_radians();
    let part = |half: i32, part: f64| (f64::from(half) * part).round() as i32;
    (part(wide, turn.cos()), part(tall, turn.sin()))
}

/// The picture of a slot of the content pack in force around its middle, if it has one.
pub fn pictured(slot: &str, reach: i32) -> Option<Html> {
    let href = crate::pack::picture_of(slot)?;
    Some(image(&href, reach))
}

/// A picture around its middle.
pub fn image(href: &str, reach: i32) -> Html {
    let (from, size) = ((-reach).to_string(), (2 * reach).to_string());
    html! {
        <image class="pictured" x={from.clone()} y={from} width={size.clone()} height={size} href={href.to_owned()} />
    }
}

/// Style class that gives a seat's colors to everything inside.
#[must_use]
pub fn class_of(seat: Seat) -> String {
    art(seat).class()
}

/// The sign of a seat: shape, color and letter, 34 units wide.
pub fn sign(seat: Seat) -> Html {
    html! { <g class={class_of(seat)}>{ badge(art(seat), false) }</g> }
}

/// A small picture of a drawing that reaches so far from its middle, for running text and buttons.
/// Without a label it is decoration.
pub fn picture(class: &'static str, reach: i32, label: Option<AttrValue>, body: Html) -> Html {
    let hidden = label.is_none().then_some("true");
    let role = label.is_some().then_some("img");
    let frame = format!("{0} {0} {1} {1}", -reach, 2 * reach);
    html! {
        <svg class={classes!("exo-picture", class)} viewBox={frame} {role} aria-label={label} aria-hidden={hidden}>{ body }</svg>
    }
}
