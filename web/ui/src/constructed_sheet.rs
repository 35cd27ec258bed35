//! A style sheet whose rules the program writes, added as a constructed style sheet: a content
//! security policy that forbids inline styles permits it. In an embedding page it is added to the
//! shadow root, so that it does not affect anything outside.

use crate::mount::Mount;
use js_sys::{Array, Function, Reflect};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};

/// A style sheet of the page, kept in a thread-local: it is created with its first rules and reused
/// by all later ones. A browser without constructed style sheets keeps the look it has.
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
                .map(|it| it.call1(&sheet, &rules.into()));
        }
        self.0.replace(Some(sheet));
    }

    /// Adds the sheet, if it ever had rules, to the document or shadow root that contains `mount`.
    pub fn adopt(&self, mount: &Mount) {
        let sheet = self.0.borrow().clone();
        let root = mount.root().map(|element| element.get_root_node());
        let (Some(sheet), Some(root)) = (sheet, root) else {
            return;
        };
        let name = JsValue::from_str("adoptedStyleSheets");
        let adopted = Reflect::get(&root, &name).map(|adopted| Array::from(&adopted));
        if let Some(all) = adopted.ok().filter(|all| !all.includes(&sheet, 0)) {
            all.push(&sheet);
            // A root that does not support adopted style sheets keeps the look it has.
            let _ = Reflect::set(&root, &name, &all);
        }
    }
}

fn make() -> Option<JsValue> {
    let constructor = Reflect::get(&js_sys::global(), &"CSSStyleSheet".into()).ok()?;
    Reflect::construct(constructor.dyn_ref::<Function>()?, &Array::new()).ok()
}
