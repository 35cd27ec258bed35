//! The style sheet of a pack, put beside those of the page by the browser's own means: a content
//! policy that forbids styles in the text of a page allows it.

use js_sys::{Array, Function, Reflect};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};

thread_local! {
    /// Made with the first pack and filled anew by every other.
    static SHEET: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Puts rules into force in the place of those before; a browser that knows no such sheets keeps
/// our colors.
pub fn adopt(rules: &str) {
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
    let sheet = Reflect::construct(maker.dyn_ref::<Function>()?, &Array::new()).ok()?;
    let document = web_sys::window()?.document()?;
    let name = JsValue::from_str("adoptedStyleSheets");
    let before = Reflect::get(&document, &name).ok()?;
    let all = Array::from(&before);
    all.push(&sheet);
    Reflect::set(&document, &name, &all).ok()?;
    Some(sheet)
}
