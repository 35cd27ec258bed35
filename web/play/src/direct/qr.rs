//! A link as a picture that a camera reads.

use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write;
use yew::prelude::*;

/// White modules around the picture.
const MARGIN: usize = 4;

/// Properties of the picture.
#[derive(Properties, PartialEq)]
pub struct QrProps {
    /// What it says.
    pub text: String,
    /// What it is, for those who listen.
    pub label: String,
}

/// The picture; nothing for a text that is too long for one.
#[component]
pub fn Qr(props: &QrProps) -> Html {
    let drawn = use_memo(props.text.clone(), |text| draw(text));
    let Some((side, path)) = &*drawn else {
        return Html::default();
    };
    html! {
        <svg class="qr" viewBox={format!("0 0 {side} {side}")} role="img" aria-label={props.label.clone()} shape-rendering="crispEdges">
            <rect class="qr-ground" width={side.to_string()} height={side.to_string()} />
            <path class="qr-ink" d={path.clone()} />
        </svg>
    }
}

/// The side of the picture in modules, and the dark ones as a path.
fn draw(text: &str) -> Option<(usize, String)> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let (width, colors) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (row, line) in colors.chunks(width.max(1)).enumerate() {
        for (column, _) in line
            .iter()
            .enumerate()
            .filter(|(_, color)| **color == Color::Dark)
        {
            // Writing into a string cannot fail.
            let _ = write!(path, "M{} {}h1v1h-1z", column + MARGIN, row + MARGIN);
        }
    }
    Some((width + 2 * MARGIN, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_square_with_its_three_corners() {
        let (side, path) = draw("https://a.b/#/join/AAAA").expect("a short link");
        assert!(side > 2 * MARGIN + 20);
        assert!(path.starts_with("M4 4h1v1h-1z"));
        let far = side - MARGIN - 1;
        assert!(path.contains(&format!("M{far} 4h1")) && path.contains(&format!("M4 {far}h1")));
        assert_eq!(draw(&"x".repeat(9000)), None);
    }
}
