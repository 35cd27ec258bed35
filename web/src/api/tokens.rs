//! The looks that a page around a player may change: some thirty tokens under names of their own. Two of them that
//! stand on each other must differ enough to be told apart; those that do not are refused.

use crate::ground::Ground;
use serde_json::{Map, Value};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

/// Public names, and the custom properties of the style sheets that they set.
pub const TOKENS: [(&str, &[&str]); 31] = [
    ("bg", &["--sky"]),
    ("bg-high", &["--sky-high"]),
    ("surface", &["--surface"]),
    ("surface-2", &["--surface-2"]),
    ("surface-3", &["--surface-3"]),
    ("line", &["--line"]),
    ("line-strong", &["--line-strong"]),
    ("ink", &["--ink"]),
    ("ink-2", &["--ink-2"]),
    ("ink-3", &["--ink-3"]),
    ("accent", &["--accent"]),
    ("accent-ink", &["--accent-ink"]),
    ("accent-soft", &["--accent-soft"]),
    ("gold", &["--gold"]),
    ("danger", &["--danger"]),
    ("danger-ink", &["--danger-ink"]),
    ("good", &["--good"]),
    ("focus", &["--focus"]),
    ("seat-1", &["--seat-1"]),
    ("seat-2", &["--seat-2"]),
    ("seat-3", &["--seat-3"]),
    ("seat-4", &["--seat-4"]),
    ("seat-5", &["--seat-5"]),
    ("seat-6", &["--seat-6"]),
    ("cell", &["--cell", "--cell-alt"]),
    ("hex-line", &["--cell-line"]),
    ("coord", &["--coord"]),
    ("legal", &["--legal"]),
    ("selected", &["--selected"]),
    ("radius", &["--radius-2", "--radius-3"]),
    ("font", &["--font"]),
];

/// What stands on what.
const PAIRS: [(&str, &str); 23] = [
    ("ink", "bg"),
    ("ink", "surface"),
    ("ink", "surface-2"),
    ("ink", "surface-3"),
    ("ink-2", "surface"),
    ("ink-3", "surface"),
    ("line-strong", "surface"),
    ("accent", "surface"),
    ("accent-ink", "accent"),
    ("ink", "accent-soft"),
    ("gold", "surface"),
    ("danger", "surface"),
    ("danger-ink", "danger"),
    ("good", "surface"),
    ("focus", "surface"),
    ("seat-1", "cell"),
    ("seat-2", "cell"),
    ("seat-3", "cell"),
    ("seat-4", "cell"),
    ("seat-5", "cell"),
    ("coord", "cell"),
    ("legal", "cell"),
    ("selected", "cell"),
];

/// Least contrast of a pair, as WCAG counts it.
const LEAST: f64 = 3.0;

/// A color: red, green, blue, from 0 to 255.
type Color = [f64; 3];

/// Sets tokens; those that cannot be told from what they stand on stay as they were, with a note on the console.
/// Gives the names of those.
pub fn set(ground: &Ground, given: &Map<String, Value>) -> Vec<&'static str> {
    let root = ground
        .root()
        .and_then(|root| root.dyn_into::<HtmlElement>().ok());
    let Some(root) = root else { return Vec::new() };
    let style = root.style();
    let put = |name: &str, value: &str| {
        let found = TOKENS.iter().find(|(token, _)| *token == name);
        for property in found.into_iter().flat_map(|(_, properties)| *properties) {
            // A value that is none is not taken by the browser either.
            let _ = style.set_property(property, value);
        }
    };
    for (name, value) in given {
        put(name, value.as_str().unwrap_or_default());
    }
    let refused = refused(given, |token| drawn(&root, token));
    for (name, other, ratio) in &refused {
        put(name, "");
        let note = format!(
            "theme: --centauri-{name} on --centauri-{other} has a contrast of {ratio:.1}, it needs {LEAST}"
        );
        web_sys::console::warn_1(&JsValue::from_str(&note));
    }
    refused.into_iter().map(|(name, _, _)| name).collect()
}

/// The tokens that were given and cannot be told from their partners, with those and the contrast.
fn refused(
    given: &Map<String, Value>,
    color: impl Fn(&str) -> Option<Color>,
) -> Vec<(&'static str, &'static str, f64)> {
    let mut refused: Vec<(&str, &str, f64)> = Vec::new();
    for (over, under) in PAIRS {
        let new = [(over, under), (under, over)];
        let new = new
            .into_iter()
            .filter(|(name, _)| given.contains_key(*name));
        let (Some(a), Some(b)) = (color(over), color(under)) else {
            continue;
        };
        let ratio = contrast(a, b);
        for (name, other) in new.filter(|_| ratio < LEAST) {
            if !refused.iter().any(|(known, _, _)| *known == name) {
                refused.push((name, other, ratio));
            }
        }
    }
    refused
}

/// The color that a token has on the page now.
fn drawn(root: &HtmlElement, token: &str) -> Option<Color> {
    let (_, properties) = TOKENS.iter().find(|(name, _)| *name == token)?;
    let document = web_sys::window()?.document()?;
    let probe: HtmlElement = document.create_element("i").ok()?.dyn_into().ok()?;
    let value = format!("var({})", properties.first()?);
    probe.style().set_property("color", &value).ok()?;
    root.append_child(&probe).ok()?;
    let style = web_sys::window()?.get_computed_style(&probe).ok()?;
    let text = style.and_then(|style| style.get_property_value("color").ok());
    probe.remove();
    color(&text?)
}

/// A color as browsers compute it: `rgb(1, 2, 3)` or `color(srgb 0.1 0.2 0.3)`.
fn color(text: &str) -> Option<Color> {
    let scale = if text.starts_with("color(srgb ") {
        255.0
    } else {
        1.0
    };
    let inside = text.split_once('(')?.1.trim_start_matches("srgb ");
    let mut numbers = inside
        .split([' ', ',', '/', ')'])
        .filter_map(|part| part.parse::<f64>().ok())
        .map(|part| part * scale);
    Some([numbers.next()?, numbers.next()?, numbers.next()?])
}

/// The contrast of two colors, from 1 to 21.
fn contrast(a: Color, b: Color) -> f64 {
    let light = |color: Color| {
        let [red, green, blue] = color.map(|part| {
            let part = part / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (a, b) = (light(a), light(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const NIGHT: Color = [17.0, 27.0, 47.0];

    fn of(given: &Value) -> Vec<&'static str> {
        let given = given.as_object().cloned().unwrap_or_default();
        let colors = |token: &str| match given.get(token).and_then(Value::as_str) {
            Some(value) => color(value),
            None if token.starts_with("surface") || token == "bg" || token == "cell" => Some(NIGHT),
            None => Some([233.0, 239.0, 251.0]),
        };
        refused(&given, colors)
            .into_iter()
            .map(|(name, _, _)| name)
            .collect()
    }

    #[test]
    fn contrast_is_counted_as_usual() {
        assert!((contrast([255.0; 3], [0.0; 3]) - 21.0).abs() < 0.01);
        assert!((contrast([119.0; 3], [255.0; 3]) - 4.48).abs() < 0.01);
    }

    #[test]
    fn colors_are_read_as_browsers_write_them() {
        assert_eq!(color("rgb(1, 2, 3)"), Some([1.0, 2.0, 3.0]));
        assert_eq!(color("rgba(1, 2, 3, 0.5)"), Some([1.0, 2.0, 3.0]));
        assert_eq!(color("color(srgb 1 0 1 / 0.5)"), Some([255.0, 0.0, 255.0]));
        assert_eq!(color("red"), None);
    }

    #[test]
    fn a_token_that_vanishes_on_its_ground_is_refused() {
        assert_eq!(
            of(&json!({ "gold": "rgb(250, 220, 100)" })),
            Vec::<&str>::new()
        );
        assert_eq!(of(&json!({ "gold": "rgb(30, 40, 60)" })), ["gold"]);
        let both = json!({ "ink": "rgb(0, 0, 0)", "bg": "rgb(250, 250, 250)" });
        assert!(of(&both).contains(&"ink"), "black ink on the dark panels");
    }

    #[test]
    fn every_partner_is_a_token() {
        let known = |name: &str| TOKENS.iter().any(|(token, _)| *token == name);
        assert!(
            PAIRS
                .iter()
                .all(|(over, under)| known(over) && known(under))
        );
    }
}
