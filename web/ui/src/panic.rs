//! The crash screen: it reports a panic, and offers the last save as a download and a reload. The
//! state of the failed page is not reliable, so the screen is built directly from DOM elements.

use crate::error_log;
use crate::file;
use crate::l10n::Phrases;
use crate::problem_report::{PageEnvironment, write_report};
use crate::settings::Settings;
use std::panic::PanicHookInfo;
use std::sync::Mutex;
use wasm_bindgen::JsValue;
use web_sys::{Document, Element};

/// The save to offer after a panic: its title and its text.
static LAST_SAVE: Mutex<Option<(String, String)>> = Mutex::new(None);

/// Stores the save that is offered if the page panics from now on.
pub fn remember_save(title: &str, text: &str) {
    if let Ok(mut last) = LAST_SAVE.lock() {
        *last = Some((title.to_owned(), text.to_owned()));
    }
}

/// Installs the panic hook that shows the crash screen.
pub fn install() {
    std::panic::set_hook(Box::new(|info| {
        let message = describe(info);
        web_sys::console::error_1(&JsValue::from_str(&message));
        error_log::record(&message);
        // If even this fails there is nothing left to try.
        let _ = show(&message);
    }));
}

fn describe(info: &PanicHookInfo<'_>) -> String {
    let location = info
        .location()
        .map_or_else(String::new, |location| format!(" ({location})"));
    let payload = info.payload();
    let message = payload
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("fault");
    format!("{message}{location}")
}

fn show(message: &str) -> Result<(), JsValue> {
    let document = crate::browser::window()
        .and_then(|window| window.document())
        .ok_or(JsValue::NULL)?;
    let body = document.body().ok_or(JsValue::NULL)?;
    let phrases = Phrases::current();
    let title = [("page", phrases.text("panic-title").into())];
    document.set_title(&phrases.say("window-title", &title));
    let main = element(&document, "main", "page narrow")?;
    let heading = text_element(&document, "h1", "", &phrases.text("panic-title"))?;
    main.append_child(&heading)?;
    let lead = text_element(&document, "p", "lead", &phrases.text("panic-lead"))?;
    main.append_child(&lead)?;
    let buttons = element(&document, "div", "buttons")?;
    let again = text_element(
        &document,
        "a",
        "button primary large",
        &phrases.text("panic-reload"),
    )?;
    // A URL without a `#` is loaded again even if only that differs.
    again.set_attribute("href", "./")?;
    buttons.append_child(&again)?;
    if let Some((title, text)) = LAST_SAVE.try_lock().ok().and_then(|last| last.clone()) {
        let save = text_element(&document, "a", "button large", &phrases.text("panic-save"))?;
        save.set_attribute("href", &file::blob_url(&text)?)?;
        save.set_attribute("download", &file::file_name(&title))?;
        buttons.append_child(&save)?;
    }
    main.append_child(&buttons)?;
    let details = element(&document, "details", "")?;
    let summary = text_element(&document, "summary", "", &phrases.text("panic-details"))?;
    details.append_child(&summary)?;
    // Without the match, which is in the last save.
    let environment = PageEnvironment::read(phrases.language().code());
    let report = write_report(
        &environment,
        &Settings::load(),
        &error_log::recorded(),
        None,
    );
    let text = format!("{message}\n\n{report}");
    let report = text_element(&document, "pre", "report", &text)?;
    details.append_child(&report)?;
    main.append_child(&details)?;
    body.set_inner_html("");
    body.append_child(&main)?;
    Ok(())
}

fn element(document: &Document, name: &str, class: &str) -> Result<Element, JsValue> {
    let element = document.create_element(name)?;
    element.set_class_name(class);
    Ok(element)
}

fn text_element(
    document: &Document,
    name: &str,
    class: &str,
    text: &str,
) -> Result<Element, JsValue> {
    let element = element(document, name, class)?;
    element.set_text_content(Some(text));
    Ok(element)
}
