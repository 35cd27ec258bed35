//! Fields of the panels of editors: an amount that may be left as it is, and words.

use ui::event::target;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// Properties of an amount.
#[derive(Properties, PartialEq)]
pub struct AmountFieldProps {
    /// What is counted.
    pub label: String,
    /// The amount; none for the usual one.
    pub value: Option<u8>,
    /// What stands in the empty field.
    #[prop_or_default]
    pub usual: AttrValue,
    /// Told of another amount; none when the field is emptied.
    pub onchange: Callback<Option<u8>>,
}

/// A number that may be left out. What is too much is for the engine to say.
#[component]
pub fn AmountField(props: &AmountFieldProps) -> Html {
    let onchange = use_callback(props.onchange.clone(), |event: Event, report| {
        if let Some(input) = target::<HtmlInputElement>(&event) {
            let text = input.value();
            match text.trim().parse::<i64>() {
                Ok(number) => report.emit(Some(u8::try_from(number.clamp(0, 99)).unwrap_or(0))),
                Err(_) => report.emit(None),
            }
        }
    });
    let value = props
        .value
        .map_or_else(String::new, |value| value.to_string());
    html! {
        <label class="field">
            { &props.label }
            <input type="number" inputmode="numeric" min="0" max="99" {value} placeholder={props.usual.clone()} {onchange} />
        </label>
    }
}

/// Properties of a field for words.
#[derive(Properties, PartialEq)]
pub struct TextInputProps {
    /// What is written here.
    pub label: String,
    /// What stands there.
    pub value: AttrValue,
    /// Most letters.
    pub most: usize,
    /// Whether it has several lines.
    #[prop_or_default]
    pub long: bool,
    /// Told of every letter.
    pub oninput: Callback<String>,
}

/// A field for words.
#[component]
pub fn TextInput(props: &TextInputProps) -> Html {
    let most = props.most.to_string();
    let oninput = use_callback(props.oninput.clone(), |event: InputEvent, report| {
        let short = target::<HtmlInputElement>(&event).map(|input| input.value());
        let long = || target::<HtmlTextAreaElement>(&event).map(|area| area.value());
        if let Some(text) = short.or_else(long) {
            report.emit(text);
        }
    });
    html! {
        <label class="field">
            { &props.label }
            if props.long {
                <textarea rows="3" maxlength={most} value={props.value.clone()} {oninput} />
            } else {
                <input type="text" maxlength={most} autocomplete="off" value={props.value.clone()} {oninput} />
            }
        </label>
    }
}
