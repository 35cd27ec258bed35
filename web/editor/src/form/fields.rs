//! Text fields of forms, which report their text when editing ends, not at every keystroke.

use serde_json::Value;
use std::rc::Rc;
use ui::event::target;
use ui::form::Radio;
use ui::l10n::use_phrases;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TextFieldProps {
    pub label: String,
    /// Whether the label is visible to screen readers only.
    #[prop_or_default]
    pub hides_label: bool,
    pub value: AttrValue,
    /// Maximum number of characters; `u32::MAX` for any number.
    pub max_length: u32,
    /// Suggested texts.
    pub suggestions: Rc<[Radio]>,
    /// Reports the text when it has changed.
    pub onchange: Callback<String>,
}

/// Renders a text field with suggestions.
#[component]
pub fn TextField(props: &TextFieldProps) -> Html {
    let list = use_memo((), |()| format!("known-{}", ui::clock::random()));
    let onchange = use_callback(props.onchange.clone(), |event: Event, report| {
        if let Some(input) = target::<HtmlInputElement>(&event) {
            report.emit(input.value().trim().to_owned());
        }
    });
    let limit = (props.max_length < u32::MAX).then(|| props.max_length.to_string());
    let has_suggestions = !props.suggestions.is_empty();
    html! {
        <label class="field">
            <span class={props.hides_label.then_some("visually-hidden")}>{ &props.label }</span>
            <input type="text" autocomplete="off" spellcheck="false" maxlength={limit}
                list={has_suggestions.then(|| (*list).clone())} value={props.value.clone()} {onchange} />
            if has_suggestions {
                <datalist id={(*list).clone()}>
                    for radio in props.suggestions.iter() {
                        <option value={radio.value.clone()}>{ &radio.label }</option>
                    }
                </datalist>
            }
        </label>
    }
}

#[derive(Properties, PartialEq)]
pub struct CodeFieldProps {
    pub label: String,
    pub value: Value,
    /// Reports the value when it has changed.
    pub onchange: Callback<Value>,
}

/// Renders a field for any JSON value, edited as text.
#[component]
pub fn CodeField(props: &CodeFieldProps) -> Html {
    let phrases = use_phrases();
    let error = use_state_eq(|| None::<(String, usize)>);
    let onchange = use_callback(
        (props.onchange.clone(), error.setter()),
        |event: Event, (report, error)| {
            let Some(area) = target::<HtmlTextAreaElement>(&event) else {
                return;
            };
            match serde_json::from_str::<Value>(&area.value()) {
                Ok(value) => {
                    error.set(None);
                    report.emit(value);
                }
                Err(fault) => error.set(Some((area.value(), fault.line()))),
            }
        },
    );
    let pretty = serde_json::to_string_pretty(&props.value).unwrap_or_default();
    let line = error.as_ref().map(|(_, line)| *line);
    let value = error.as_ref().map_or(pretty, |(text, _)| text.clone());
    let rows = value.lines().count().clamp(3, 14).to_string();
    html! {
        <label class="field form-code">
            { &props.label }
            <textarea {rows} spellcheck="false" {value} aria-invalid={line.is_some().then_some("true")} {onchange} />
            if let Some(line) = line {
                <small role="alert">{ phrases.say("edit-form-code", &[("line", line.into())]) }</small>
            }
        </label>
    }
}
