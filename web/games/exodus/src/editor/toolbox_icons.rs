//! Icons of the choices in the toolbox.

use super::drawing::{globe, hex_content_drawing};
use super::tool_settings::Tool;
use crate::pieces::{council, guard, seat_badge};
use editor::symmetry_icon as square_symmetry_icon;
use engine::exodus::draft::{HexContent, Symmetry};
use engine::exodus::figures::PlanetKind;
use engine::game::Seat;
use yew::prelude::*;

/// Draws what a tool places, with the board's gradients.
pub fn tool_icon(tool: Tool) -> Html {
    match tool {
        Tool::Planet => kind_icon(Some(PlanetKind::Blue)),
        Tool::Guard => guard::icon(2, None),
        Tool::Home => {
            let body = hex_content_drawing(HexContent::Home(0), 0);
            html! { <svg class="ground-sign" viewBox="-100 -100 200 200" aria-hidden="true">{ body }</svg> }
        }
        Tool::Council => council::icon(None),
        Tool::Select | Tool::Eraser | Tool::Hand => Html::default(),
    }
}

/// Draws a kind of planets, or the placeholder of a random one.
pub fn kind_icon(kind: Option<PlanetKind>) -> Html {
    html! { <svg class="ground-sign" viewBox="-64 -64 128 128" aria-hidden="true">{ globe(kind, 0) }</svg> }
}

/// Draws a level of guards; level 0 is an empty ring.
pub fn guard_icon(level: u8) -> Html {
    if level > 0 {
        return guard::icon(level, None);
    }
    html! {
        <svg class="ground-sign" viewBox="-64 -64 128 128" aria-hidden="true">
            <circle class="exo-no-guard" r="42" />
            <path class="exo-no-guard" d="M-30 30L30-30" />
        </svg>
    }
}

pub fn seat_icon(seat: u8) -> Html {
    html! { <svg class="ground-sign" viewBox="-20 -20 40 40" aria-hidden="true">{ seat_badge(Seat(seat)) }</svg> }
}

pub fn symmetry_icon(symmetry: Symmetry) -> Html {
    let square = |half| square_symmetry_icon(half);
    let d = match symmetry {
        Symmetry::None => return square(editor::Symmetry::None),
        Symmetry::Half => return square(editor::Symmetry::HalfTurn),
        Symmetry::Columns => return square(editor::Symmetry::Columns),
        Symmetry::Rows => return square(editor::Symmetry::Rows),
        Symmetry::Both => return square(editor::Symmetry::Both),
        Symmetry::Third => "M12 12h.01M9.5 3h5v5h-5zM3.5 14h5v5h-5zM15.5 14h5v5h-5z",
        Symmetry::Sixth => {
            "M12 12h.01M10.5 2.5h3v3h-3zM17.7 6.7h3v3h-3zM17.7 14.3h3v3h-3zM10.5 18.5h3v3h-3zM3.3 14.3h3v3h-3zM3.3 6.7h3v3h-3z"
        }
    };
    html! { <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path {d} /></svg> }
}
