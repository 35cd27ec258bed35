//! The theme tokens that an embedding page may set: about thirty colors, sizes and fonts with
//! public names.
//!
//! No text of the page reaches a style sheet: values are parsed and written again. Pairs of
//! foreground and background must keep enough contrast; tokens that do not, alone or with those set
//! earlier, are refused.

mod contrast;
mod values;

use contrast::{ContrastFailure, contrast_failures};
use serde_json::{Map, Value};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use ui::color_pairs::COLOR_PAIRS;
use ui::mount::Mount;
use values::{Color, TokenKind, is_color, parse_computed_color, parse_font_names, parse_length};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CssStyleDeclaration, HtmlElement};

/// The public names, and the custom properties that each one sets.
pub const TOKENS: [(&str, &[&str]); 31] = [
    ("bg", &["sky"]),
    ("bg-high", &["sky-high"]),
    ("surface", &["surface"]),
    ("surface-2", &["surface-2"]),
    ("surface-3", &["surface-3"]),
    ("line", &["line"]),
    ("line-strong", &["line-strong"]),
    ("ink", &["ink"]),
    ("ink-2", &["ink-2"]),
    ("ink-3", &["ink-3"]),
    ("accent", &["accent"]),
    ("accent-ink", &["accent-ink"]),
    ("accent-soft", &["accent-soft"]),
    ("gold", &["gold"]),
    ("danger", &["danger"]),
    ("danger-ink", &["danger-ink"]),
    ("good", &["good"]),
    ("focus", &["focus"]),
    ("seat-1", &["seat-1"]),
    ("seat-2", &["seat-2"]),
    ("seat-3", &["seat-3"]),
    ("seat-4", &["seat-4"]),
    ("seat-5", &["seat-5"]),
    ("seat-6", &["seat-6"]),
    ("cell", &["cell", "cell-alt"]),
    ("hex-line", &["cell-line"]),
    ("coord", &["coord"]),
    ("legal", &["legal"]),
    ("selected", &["selected"]),
    ("radius", &["radius-2", "radius-3"]),
    ("font", &["font"]),
];

/// Values by token, as they are written into a style.
type TokenValues = BTreeMap<&'static str, String>;

/// The tokens that the embedding page has set. They are checked against every theme anew.
#[derive(Clone, Default)]
pub struct HostTheme(Rc<RefCell<TokenValues>>);

impl PartialEq for HostTheme {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl HostTheme {
    /// Sets tokens; an empty value resets one. Returns the names that are unknown, have an invalid
    /// value, or have too little contrast, and logs the latter to the console.
    pub fn set_tokens(&self, mount: &Mount, new_tokens: &Map<String, Value>) -> Vec<String> {
        let Some(root) = element(mount) else {
            return Vec::new();
        };
        let before = self.0.borrow().clone();
        let (mut refused, mut added) = (Vec::new(), Vec::new());
        for (name, value) in new_tokens {
            match parse_token(&root, name, value) {
                Some((token, Some(value))) => {
                    self.0.borrow_mut().insert(token, value);
                    added.push(token);
                }
                Some((token, None)) => drop(self.0.borrow_mut().remove(token)),
                None => refused.push(name.clone()),
            }
        }
        let unreadable = self.apply_readable(&root, &added);
        for &token in unreadable.iter().filter(|token| added.contains(token)) {
            // The token keeps its previous value.
            match before.get(token) {
                Some(value) => drop(self.0.borrow_mut().insert(token, value.clone())),
                None => drop(self.0.borrow_mut().remove(token)),
            }
        }
        if !unreadable.is_empty() {
            self.apply_readable(&root, &[]);
        }
        refused.extend(unreadable.into_iter().map(str::to_owned));
        refused
    }

    /// Applies the tokens that fit the current theme.
    pub fn apply(&self, mount: &Mount) {
        if let Some(root) = element(mount).filter(|_| !self.0.borrow().is_empty()) {
            self.apply_readable(&root, &[]);
        }
    }

    /// Applies all tokens with enough contrast and returns the others. Of two that clash, the one
    /// in `added` is dropped.
    fn apply_readable(&self, root: &HtmlElement, added: &[&'static str]) -> Vec<&'static str> {
        let style = root.style();
        let mut applied = self.0.borrow().clone();
        // The high-contrast theme keeps its own colors.
        if root.get_attribute("data-theme").as_deref() == Some("contrast") {
            applied.retain(|token, _| !matches!(TokenKind::of(token), TokenKind::Color));
        }
        let mut refused = Vec::new();
        loop {
            write_style(&style, &applied);
            let colors = computed_colors(root);
            let color = |property: &str| colors.get(property).copied();
            let tokens: Vec<&str> = applied.keys().copied().collect();
            let failures = contrast_failures(&tokens, added, color);
            if failures.is_empty() {
                return refused;
            }
            for failure in failures {
                web_sys::console::warn_1(&JsValue::from_str(&failure_message(&failure)));
                applied.remove(failure.token);
                refused.push(failure.token);
            }
        }
    }
}

fn element(mount: &Mount) -> Option<HtmlElement> {
    mount.root()?.dyn_into().ok()
}

/// Parses a token: its name and its value as it is written into a style, `None` for an empty text.
/// Returns `None` if the name or the value is invalid.
fn parse_token(
    root: &HtmlElement,
    name: &str,
    value: &Value,
) -> Option<(&'static str, Option<String>)> {
    let &(token, _) = TOKENS.iter().find(|(token, _)| *token == name)?;
    let text = value.as_str()?.trim();
    if text.is_empty() {
        return Some((token, None));
    }
    let value = match TokenKind::of(token) {
        TokenKind::Color => parse_color(root, text)?.to_hex(),
        TokenKind::Length => parse_length(text)?,
        TokenKind::Font => parse_font_names(text)?,
    };
    Some((token, Some(value)))
}

/// Returns the color that the browser reads from a text. Only texts in the form of a color are
/// passed to the browser.
fn parse_color(root: &HtmlElement, text: &str) -> Option<Color> {
    if !is_color(text) {
        return None;
    }
    let probe = ColorProbe::on(root)?;
    let style = probe.0.style();
    style.set_property("color", text).ok()?;
    // The browser keeps only a value that it accepts.
    let is_taken = style
        .get_property_value("color")
        .is_ok_and(|value| !value.is_empty());
    is_taken.then(|| probe.color()).flatten()
}

/// Writes tokens into a style, and removes those that are not set.
fn write_style(style: &CssStyleDeclaration, applied: &TokenValues) {
    for (token, properties) in TOKENS {
        for property in properties {
            let name = format!("--{property}");
            // Both calls fail only for invalid names.
            let _ = match applied.get(token) {
                Some(value) => style.set_property(&name, value),
                None => style.remove_property(&name).map(drop),
            };
        }
    }
}

/// Returns the current colors of all properties that must keep contrast.
fn computed_colors(root: &HtmlElement) -> BTreeMap<&'static str, Color> {
    let Some(probe) = ColorProbe::on(root) else {
        return BTreeMap::new();
    };
    let mut colors = BTreeMap::new();
    for property in COLOR_PAIRS
        .iter()
        .flat_map(|pair| [pair.foreground, pair.background])
    {
        if colors.contains_key(property) {
            continue;
        }
        let value = format!("var(--{property})");
        let set = probe.0.style().set_property("color", &value);
        if let Some(color) = set.ok().and_then(|()| probe.color()) {
            colors.insert(property, color);
        }
    }
    colors
}

/// A hidden element that computes colors. Dropping it removes the element.
struct ColorProbe(HtmlElement);

impl ColorProbe {
    fn on(root: &HtmlElement) -> Option<Self> {
        let document = root.owner_document()?;
        let probe: HtmlElement = document.create_element("i").ok()?.dyn_into().ok()?;
        root.append_child(&probe).ok()?;
        Some(Self(probe))
    }

    fn color(&self) -> Option<Color> {
        let style = ui::browser::window()?.get_computed_style(&self.0).ok()??;
        parse_computed_color(&style.get_property_value("color").ok()?)
    }
}

impl Drop for ColorProbe {
    fn drop(&mut self) {
        self.0.remove();
    }
}

fn failure_message(failure: &ContrastFailure) -> String {
    let ContrastFailure {
        token,
        foreground,
        background,
        tenths,
        min_contrast,
    } = failure;
    let (has, needs) = (f64::from(*tenths) / 10.0, f64::from(*min_contrast) / 10.0);
    format!(
        "theme: --centauri-{token} is not taken: {foreground} on {background} would have a contrast of {has}, it needs {needs}"
    )
}
