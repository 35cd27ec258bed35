//! A style sheet whose rules the program writes, added as a constructed style sheet: a content
//! security policy that forbids inline styles permits it. In an embedding page it is added to the
//! shadow root, so that it does not affect anything outside, nor another player in the same page.

use crate::mount::Mount;
use js_sys::{Array, Function, Reflect};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};

/// A style sheet, kept by its owner: it is created with its first rules and reused by all later
/// ones. Rules that concern one player of several in a page need a sheet of that player. A browser
/// without constructed style sheets keeps the look it has.
#[derive(Default)]
pub struct ConstructedSheet(RefCell<Option<JsValue>>);

impl ConstructedSheet {
    /// Creates a sheet without rules.
    #[must_use]
    pub const fn new() -> Self {
        Self(RefCell::new(None))
    }

    /// Replaces the rules of the sheet.
    pub fn set_rules(&self, rules: &str) {
        let sheet = self.0.borrow().clone();
        if sheet.is_none() && rules.is_empty() {
            return;
        }
        let Some(sheet) = sheet.or_else(make) else {
            return;
        };
        if let Ok(replace) = Reflect::get(&sheet, &"replaceSync".into()) {
            // The rules are generated from checked values.
            let _ = replace
                .dyn_into::<Function>()
                .map(|replace| replace.call1(&sheet, &rules.into()));
        }
        self.0.replace(Some(sheet));
    }

    /// Adds the sheet, if it ever had rules, to the document or shadow root that contains `mount`.
    pub fn adopt(&self, mount: &Mount) {
        self.change_adopted(mount, |all, sheet| {
            if !all.includes(sheet, 0) {
                all.push(sheet);
            }
            all
        });
    }

    /// Removes the sheet from the document or shadow root that contains `mount`.
    pub fn remove(&self, mount: &Mount) {
        self.change_adopted(mount, |all, sheet| {
            all.filter(&mut |other: JsValue, _, _| other != *sheet)
        });
    }

    /// Replaces the sheets of the root that contains `mount` with those that `change` returns.
    fn change_adopted(&self, mount: &Mount, change: impl Fn(Array, &JsValue) -> Array) {
        let sheet = self.0.borrow().clone();
        let root = mount.root().map(|element| element.get_root_node());
        let (Some(sheet), Some(root)) = (sheet, root) else {
            return;
        };
        let name = JsValue::from_str("adoptedStyleSheets");
        let Ok(adopted) = Reflect::get(&root, &name) else {
            return;
        };
        let adopted = Array::from(&adopted);
        let count = adopted.length();
        let changed = change(adopted, &sheet);
        if changed.length() != count {
            // A root that does not support adopted style sheets keeps the look it has.
            let _ = Reflect::set(&root, &name, &changed);
        }
    }
}

fn make() -> Option<JsValue> {
    let constructor = Reflect::get(&js_sys::global(), &"CSSStyleSheet".into()).ok()?;
    Reflect::construct(constructor.dyn_ref::<Function>()?, &Array::new()).ok()
}
