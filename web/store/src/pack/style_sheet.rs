//! The style sheet of a pack, put beside those of the page by the browser's own means: a content
//! policy that forbids styles in the text of a page allows it. A page that stands in somebody
//! else's wears it behind its shadow root, where nothing of it gets out.

use js_sys::{Array, Function, Reflect};
use std::cell::RefCell;
use ui::mount::Mount;
use wasm_bindgen::{JsCast, JsValue};

thread_local! {
    /// Made with the first pack and filled anew by every other.
    static SHEET: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Puts rules into force in the place of those before; a browser that knows no such sheets keeps
/// our colors.
pub fn set_rules(rules: &str) {
    let sheet = SHEET.with_borrow(Clone::clone);
    if sheet.is_none() && rules.is_empty() {
        return;
    }
    let Some(sheet) = sheet.or_else(make) else {
        return;
    };
    if let Ok(replace) = Reflect::get(&sheet, &"replaceSync".into()) {
        // The rules are written by us from checked values.
        let _ = replace
            .dyn_into::<Function>()
            .map(|it| it.call1(&sheet, &rules.into()));
    }
    SHEET.set(Some(sheet));
}

fn make() -> Option<JsValue> {
    let maker = Reflect::get(&js_sys::global(), &"CSSStyleSheet".into()).ok()?;
    Reflect::construct(maker.dyn_ref::<Function>()?, &Array::new()).ok()
}

/// Puts the rules in force, if there ever were any, beside the style sheets of what stands on `ground`.
pub fn adopt(ground: &Mount) {
    let sheet = SHEET.with_borrow(Clone::clone);
    let root = ground.root().map(|element| element.get_root_node());
    let (Some(sheet), Some(root)) = (sheet, root) else {
        return;
    };
    let name = JsValue::from_str("adoptedStyleSheets");
    let worn = Reflect::get(&root, &name).map(|worn| Array::from(&worn));
    if let Some(all) = worn.ok().filter(|all| !all.includes(&sheet, 0)) {
        all.push(&sheet);
        // A root that takes no such sheets keeps our colors.
        let _ = Reflect::set(&root, &name, &all);
    }
}
