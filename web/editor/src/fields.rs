//! Input fields of the editor panels: an optional amount, and text reported at every letter.

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
    pub least: u8,
    /// The largest amount, included.
    pub most: u8,
    /// The placeholder of the empty field, which shows the default.
    #[prop_or_default]
    pub usual: AttrValue,
    /// Reports another amount, or `None` when the field is emptied.
    pub onchange: Callback<Option<u8>>,
}

/// A number field that may be empty.
#[component]
pub fn AmountField(props: &AmountFieldProps) -> Html {
    let bounds = (i64::from(props.least), i64::from(props.most));
    let onchange = use_callback(
        (props.onchange.clone(), bounds),
        |event: Event, (report, (least, most))| {
            if let Some(input) = target::<HtmlInputElement>(&event) {
                let number = input.value().trim().parse::<i64>().ok();
                let number = number.map(|number| number.max(*least).min(*most));
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
            <input type="number" inputmode="numeric" min={props.least.to_string()} max={props.most.to_string()} {value} placeholder={props.usual.clone()} {onchange} />
        </label>
    }
}

#[derive(Properties, PartialEq)]
pub struct TextInputProps {
    pub label: String,
    pub value: AttrValue,
    /// Maximum number of characters.
    pub most: usize,
    /// Whether the field has several lines.
    #[prop_or_default]
    pub long: bool,
    /// Reports the text at every letter.
    pub oninput: Callback<String>,
}

/// A text field that reports every letter, unlike the text fields of forms.
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
