//! Six-sided dice: the drawing code that all games share.

use crate::placement::draw_at;
use yew::prelude::*;

/// Maximum number of dice in one row.
const MAX_PER_ROW: usize = 8;

/// The positions of the pips of each face.
const PIPS: [&[(i32, i32)]; 6] = [
    &[(0, 0)],
    &[(-8, 8), (8, -8)],
    &[(-9, 9), (0, 0), (9, -9)],
    &[(-8, -8), (8, -8), (-8, 8), (8, 8)],
    &[(-9, -9), (9, -9), (0, 0), (-9, 9), (9, 9)],
    &[(-8, -10), (8, -10), (-8, 0), (8, 0), (-8, 10), (8, 10)],
];

/// Draws the pips of a face, each with the given radius.
pub fn pips(face: u8, radius: &'static str) -> Html {
    pips_in("die-pip", face, radius)
}

fn pips_in(class: &'static str, face: u8, radius: &'static str) -> Html {
    let pips = PIPS.get(usize::from(face.wrapping_sub(1)));
    let pip = |(x, y): &(i32, i32)| html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r={radius} /> };
    html! { <>{ for pips.copied().unwrap_or_default().iter().map(pip) }</> }
}

/// The style of dice in the running text of a game.
pub trait DiceStyle: 'static {
    /// The CSS classes of a die, of its body and of its pips.
    const DIE: [&'static str; 3];
}

#[derive(Properties, PartialEq)]
pub struct DieProps {
    /// The face, from 1 to 6.
    pub face: u8,
    /// Whether the die counts.
    #[prop_or_default]
    pub is_lit: bool,
}

/// A die in running text. It is decorative: the roll is given as text next to it.
#[component]
pub fn Die<D: DiceStyle>(props: &DieProps) -> Html {
    let [die, body, pip] = D::DIE;
    html! {
        <svg class={classes!(die, props.is_lit.then_some("lit"))} viewBox="-21 -21 42 42" aria-hidden="true">
            <rect class={body} x="-19" y="-19" width="38" height="38" rx="8" />
            { pips_in(pip, props.face, "3.8") }
        </svg>
    }
}

/// Renders the body of a die around its center, 40 units wide.
pub fn body() -> Html {
    html! { <rect class="die-body" x="-19" y="-19" width="38" height="38" rx="8" /> }
}

/// Returns the numbers of columns and rows for `count` dice.
#[must_use]
pub fn size(count: usize) -> (i32, i32) {
    let rows = count.div_ceil(MAX_PER_ROW).max(1);
    let columns = count.div_ceil(rows).max(1);
    let to_i32 = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
    (to_i32(columns), to_i32(rows))
}

/// Draws dice in rows around a common center; `die` draws each face.
pub fn row(faces: &[u8], die: impl Fn(u8) -> Html) -> Html {
    let (columns, rows) = size(faces.len());
    let placed = |(n, face): (i32, &u8)| {
        let (column, row) = (n % columns, n / columns);
        let center = (column * 44 - (columns - 1) * 22, row * 44 - (rows - 1) * 22);
        draw_at(center, die(*face))
    };
    html! { <g class="dice-row">{ for (0..).zip(faces).map(placed) }</g> }
}
