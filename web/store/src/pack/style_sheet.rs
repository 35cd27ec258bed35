//! The style sheet of a pack, added as a constructed style sheet: a content security policy that
//! forbids inline styles permits it. In an embedding page it is added to the shadow root, so that
//! it does not affect anything outside.

use js_sys::{Array, Function, Reflect};
use std::cell::RefCell;
use ui::mount::Mount;
use wasm_bindgen::{JsCast, JsValue};

thread_local! {
    /// The style sheet, created with the first pack and reused by all later ones.
    static SHEET: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Replaces the rules of the sheet; a browser without constructed style sheets keeps the default
/// colors.
pub fn set_rules(rules: &str) {
    let sheet = SHEET.with_borrow(Clone::clone);
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
    SHEET.set(Some(sheet));
}

fn make() -> Option<JsValue> {
    let constructor = Reflect::get(&js_sys::global(), &"CSSStyleSheet".into()).ok()?;
    Reflect::construct(constructor.dyn_ref::<Function>()?, &Array::new()).ok()
}

/// Adds the sheet, if there is one, to the document or shadow root that contains `mount`.
pub fn adopt(mount: &Mount) {
    let sheet = SHEET.with_borrow(Clone::clone);
    let root = mount.root().map(|element| element.get_root_node());
    let (Some(sheet), Some(root)) = (sheet, root) else {
        return;
    };
    let name = JsValue::from_str("adoptedStyleSheets");
    let adopted = Reflect::get(&root, &name).map(|adopted| Array::from(&adopted));
    if let Some(all) = adopted.ok().filter(|all| !all.includes(&sheet, 0)) {
        all.push(&sheet);
        // A root that does not support adopted style sheets keeps the default colors.
        let _ = Reflect::set(&root, &name, &all);
    }
}
