//! Input fields of the editor panels: an optional amount, and text reported at every keystroke.

use ui::event::target;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct AmountFieldProps {
    pub label: String,
    /// The amount, or `None` for the default.
    pub value: Option<u8>,
    /// The smallest amount, included.
    #[prop_or_default]
    pub min: u8,
    /// The largest amount, included.
    pub max: u8,
    /// The placeholder of the empty field, which shows the default.
    #[prop_or_default]
    pub placeholder: AttrValue,
    /// Reports another amount, or `None` when the field is emptied.
    pub onchange: Callback<Option<u8>>,
}

/// Renders a number field that may be empty.
#[component]
pub fn AmountField(props: &AmountFieldProps) -> Html {
    let bounds = (i64::from(props.min), i64::from(props.max));
    let onchange = use_callback(
        (props.onchange.clone(), bounds),
        |event: Event, (report, (min, max))| {
            if let Some(input) = target::<HtmlInputElement>(&event) {
                let number = input.value().trim().parse::<i64>().ok();
                let number = number.map(|number| number.max(*min).min(*max));
                report.emit(number.and_then(|number| u8::try_from(number).ok()));
            }
        },
    );
    let value = props
        .value
        .map_or_else(String::new, |value| value.to_string());
    html! {
        <label class="field">
            { &props.label }
            <input type="number" inputmode="numeric" min={props.min.to_string()} max={props.max.to_string()} {value} placeholder={props.placeholder.clone()} {onchange} />
        </label>
    }
}

#[derive(Properties, PartialEq)]
pub struct TextInputProps {
    pub label: String,
    pub value: AttrValue,
    /// Maximum number of characters.
    pub max_length: usize,
    /// Whether the field has several lines.
    #[prop_or_default]
    pub is_multiline: bool,
    /// Reports the text at every keystroke.
    pub oninput: Callback<String>,
}

/// Renders a text field that reports every keystroke, unlike the text fields of forms.
#[component]
pub fn TextInput(props: &TextInputProps) -> Html {
    let max_length = props.max_length.to_string();
    let oninput = use_callback(props.oninput.clone(), |event: InputEvent, report| {
        let from_input = target::<HtmlInputElement>(&event).map(|input| input.value());
        let from_text_area = || target::<HtmlTextAreaElement>(&event).map(|area| area.value());
        if let Some(text) = from_input.or_else(from_text_area) {
            report.emit(text);
        }
    });
    html! {
        <label class="field">
            { &props.label }
            if props.is_multiline {
                <textarea rows="3" maxlength={max_length} value={props.value.clone()} {oninput} />
            } else {
                <input type="text" maxlength={max_length} autocomplete="off" value={props.value.clone()} {oninput} />
            }
        </label>
    }
}
