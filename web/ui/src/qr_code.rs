//! A link as a QR code.

use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write;
use yew::prelude::*;

/// Width of the quiet zone around the code, in modules.
const QUIET_ZONE: usize = 4;

#[derive(Properties, PartialEq)]
pub struct QrProps {
    /// Text to encode.
    pub text: String,
    /// Accessible name.
    pub label: String,
}

/// The QR code of a text; empty if the text is too long.
#[component]
pub fn Qr(props: &QrProps) -> Html {
    let qr = use_memo(props.text.clone(), |text| qr_path(text));
    let Some((side, path)) = &*qr else {
        return Html::default();
    };
    html! {
        <svg class="qr" viewBox={format!("0 0 {side} {side}")} role="img" aria-label={props.label.clone()} shape-rendering="crispEdges">
            <rect class="qr-ground" width={side.to_string()} height={side.to_string()} />
            <path class="qr-ink" d={path.clone()} />
        </svg>
    }
}

/// Returns the side length in modules, quiet zone included, and an SVG path of the dark modules.
fn qr_path(text: &str) -> Option<(usize, String)> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let (width, colors) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (row, line) in colors.chunks(width.max(1)).enumerate() {
        for (column, _) in line
            .iter()
            .enumerate()
            .filter(|(_, color)| **color == Color::Dark)
        {
            let _ = write!(
                path,
                "M{} {}h1v1h-1z",
                column + QUIET_ZONE,
                row + QUIET_ZONE
            );
        }
    }
    Some((width + 2 * QUIET_ZONE, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_qr_code_with_three_finder_patterns() {
        let (side, path) = qr_path("https://a.b/#/join/AAAA").expect("a short link");
        assert!(side > 2 * QUIET_ZONE + 20);
        assert!(path.starts_with("M4 4h1v1h-1z"));
        let last_corner = side - QUIET_ZONE - 1;
        assert!(
            path.contains(&format!("M{last_corner} 4h1"))
                && path.contains(&format!("M4 {last_corner}h1"))
        );
        assert_eq!(qr_path(&"x".repeat(9000)), None);
    }
}
