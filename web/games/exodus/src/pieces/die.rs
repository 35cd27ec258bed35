//! Six-sided dice; hits are highlighted.

use super::picture;
use ui::panels::dice;
pub use ui::panels::dice::size;
use ui::panels::dice::{body, pips};
use yew::prelude::*;

/// Draws a die around its center, 40 units wide.
pub fn die(face: u8, is_lit: bool) -> Html {
    html! {
        <g class={classes!("die", "numbered", is_lit.then_some("lit"))}>
            { body() }
            { pips(face, "3.9") }
            if is_lit {
                <path class="exo-die-hit" d="M12-19H19V-12Z" />
            }
        </g>
    }
}

/// Draws dice in rows around their center; those that show at least `min_hit` are highlighted.
pub fn row(faces: &[u8], min_hit: u8) -> Html {
    dice::row(faces, |face| die(face, face >= min_hit))
}

pub fn icon(face: u8, is_lit: bool, label: Option<AttrValue>) -> Html {
    picture("die-picture", 21, label, die(face, is_lit))
}
