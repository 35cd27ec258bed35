//! The looks that a page around a player may change: some thirty tokens under names of their own. Nothing of a text that
//! comes from there reaches a style sheet: values are read, and written anew. What stands on each other must differ enough
//! to be read; tokens that do not, alone or with those that were taken before, are refused.

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

/// Public names, and the custom properties of the style sheets that they set.
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

/// What the page around has asked for and was given: it is held against every theme anew.
#[derive(Clone, Default)]
pub struct HostTheme(Rc<RefCell<TokenValues>>);

impl PartialEq for HostTheme {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl HostTheme {
    /// Takes tokens; an empty text gives one back. Gives the names of those that are none, have a value that is none, or
    /// cannot be told from what they stand on, with a note on the console.
    pub fn set_tokens(&self, ground: &Mount, given: &Map<String, Value>) -> Vec<String> {
        let Some(root) = element(ground) else {
            return Vec::new();
        };
        let before = self.0.borrow().clone();
        let (mut refused, mut news) = (Vec::new(), Vec::new());
        for (name, value) in given {
            match parse_token(&root, name, value) {
                Some((token, Some(value))) => {
                    self.0.borrow_mut().insert(token, value);
                    news.push(token);
                }
                Some((token, None)) => drop(self.0.borrow_mut().remove(token)),
                None => refused.push(name.clone()),
            }
        }
        let off = self.apply_readable(&root, &news);
        for &token in off.iter().filter(|token| news.contains(token)) {
            // It stays as it was.
            match before.get(token) {
                Some(value) => drop(self.0.borrow_mut().insert(token, value.clone())),
                None => drop(self.0.borrow_mut().remove(token)),
            }
        }
        if !off.is_empty() {
            self.apply_readable(&root, &[]);
        }
        refused.extend(off.into_iter().map(str::to_owned));
        refused
    }

    /// Wears in the present theme what fits it.
    pub fn apply(&self, ground: &Mount) {
        if let Some(root) = element(ground).filter(|_| !self.0.borrow().is_empty()) {
            self.apply_readable(&root, &[]);
        }
    }

    /// Puts on all that can be read; gives the others. Of two that cannot be told apart the one in `news` goes.
    fn apply_readable(&self, root: &HtmlElement, news: &[&'static str]) -> Vec<&'static str> {
        let style = root.style();
        let mut worn = self.0.borrow().clone();
        // Who needs strong contrast keeps it.
        if root.get_attribute("data-theme").as_deref() == Some("contrast") {
            worn.retain(|token, _| !matches!(TokenKind::of(token), TokenKind::Color));
        }
        let mut off = Vec::new();
        loop {
            write_style(&style, &worn);
            let colors = computed_colors(root);
            let color = |property: &str| colors.get(property).copied();
            let tokens: Vec<&str> = worn.keys().copied().collect();
            let clashes = contrast_failures(&tokens, news, color);
            if clashes.is_empty() {
                return off;
            }
            for clash in clashes {
                web_sys::console::warn_1(&JsValue::from_str(&note(&clash)));
                worn.remove(clash.token);
                off.push(clash.token);
            }
        }
    }
}

fn element(ground: &Mount) -> Option<HtmlElement> {
    ground.root()?.dyn_into().ok()
}

/// A token with its value as it is written into a style; none for an empty text. Nothing of what is no token, or no value.
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

/// The color that a text means to the browser. Only what has the form of a color is shown to it.
fn parse_color(root: &HtmlElement, text: &str) -> Option<Color> {
    if !is_color(text) {
        return None;
    }
    let probe = ColorProbe::on(root)?;
    let style = probe.0.style();
    style.set_property("color", text).ok()?;
    // What the browser does not take is not there.
    let is_taken = style
        .get_property_value("color")
        .is_ok_and(|kept| !kept.is_empty());
    is_taken.then(|| probe.color()).flatten()
}

/// Writes tokens into a style, and takes those out that are not worn.
fn write_style(style: &CssStyleDeclaration, worn: &TokenValues) {
    for (token, properties) in TOKENS {
        for property in properties {
            let name = format!("--{property}");
            // Both fail only for names that are none.
            let _ = match worn.get(token) {
                Some(value) => style.set_property(&name, value),
                None => style.remove_property(&name).map(drop),
            };
        }
    }
}

/// The colors of all properties that stand on each other, as they are on the page now.
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

/// An element that shows colors as the browser computes them, as long as it is held.
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

fn note(clash: &ContrastFailure) -> String {
    let ContrastFailure {
        token,
        over,
        under,
        tenths,
        least,
    } = clash;
    let (has, needs) = (f64::from(*tenths) / 10.0, f64::from(*least) / 10.0);
    format!(
        "theme: --centauri-{token} is not taken: {over} on {under} would have a contrast of {has}, it needs {needs}"
    )
}
