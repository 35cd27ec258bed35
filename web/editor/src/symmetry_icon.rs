//! The icons of the symmetries.

use super::Symmetry;
use yew::prelude::*;

/// Renders the icon of a symmetry in the palette.
pub fn symmetry_icon(symmetry: Symmetry) -> Html {
    let d = match symmetry {
        Symmetry::None => "M8 8h8v8H8z",
        Symmetry::Columns => "M12 3v18M4 8v8l5-4zM20 8v8l-5-4z",
        Symmetry::Rows => "M3 12h18M8 4h8l-4 5zM8 20h8l-4-5z",
        Symmetry::HalfTurn => "M12 12h.01M5 4h6v6H5zM13 14h6v6h-6z",
        Symmetry::QuarterTurn => "M12 12h.01M4 4h5v5H4zM15 4h5v5h-5zM4 15h5v5H4zM15 15h5v5h-5z",
        Symmetry::Both => "M12 3v18M3 12h18M5 5l4 4M19 5l-4 4M5 19l4-4M19 19l-4-4",
    };
    html! { <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path {d} /></svg> }
}
