//! The two sides by color, shape, pattern, letter and direction, so that no single property is
//! required to tell them apart.

use engine::space_rift::battlefield::Side;
use engine::space_rift::unit::Class;
use yew::prelude::*;

/// Returns the style class that sets a side's colors: those of the first two seats.
pub const fn class_of(side: Side) -> &'static str {
    match side {
        Side::South => "seat-1 south",
        Side::North => "seat-2 north",
    }
}

/// Returns the path of a side's badge around the origin, 28 units wide: a circle or a triangle.
pub const fn sign_of(side: Side) -> &'static str {
    match side {
        Side::South => "M0-14A14 14 0 1 1-.01-14Z",
        Side::North => "M0-16L16 12H-16Z",
    }
}

/// Returns the transform that turns a north-facing drawing to the side's direction.
pub const fn rotation_of(side: Side) -> Option<&'static str> {
    match side {
        Side::South => None,
        Side::North => Some("rotate(180)"),
    }
}

/// Returns −1 for the side that flies north (up the drawing), else 1.
pub const fn forward_sign(side: Side) -> i32 {
    match side {
        Side::South => -1,
        Side::North => 1,
    }
}

/// Returns the style class that sets the color of a class.
pub const fn class_name(class: Class) -> &'static str {
    match class {
        Class::Fighter => "of-fighter",
        Class::Strike => "of-strike",
        Class::Capital => "of-capital",
    }
}

/// Returns the path of the symbol of a class, 20 units wide: circle, triangle, square.
pub const fn class_shape(class: Class) -> &'static str {
    match class {
        Class::Fighter => "M0-9.5A9.5 9.5 0 1 1-.01-9.5Z",
        Class::Strike => "M0-10.5L11 8.5H-11Z",
        Class::Capital => "M-8.5-8.5H8.5V8.5H-8.5Z",
    }
}

/// Draws the symbol of a class in its color.
pub fn class_symbol(class: Class) -> Html {
    html! { <path class={classes!("class-sign", class_name(class))} d={class_shape(class)} /> }
}
