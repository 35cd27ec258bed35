//! Form inputs with labels and hints, used by all pages.

use crate::event::target;
use crate::panels::aria_disabled;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// One option of a [`Radios`] or [`Select`] group.
#[derive(Clone, PartialEq)]
pub struct Radio {
    /// The value that is reported when the option is chosen.
    pub value: AttrValue,
    pub label: String,
    /// A short explanation.
    pub hint: Option<String>,
    /// The language of the label, if it differs from that of the page.
    pub lang: Option<&'static str>,
}

impl Radio {
    /// Creates an option without a hint.
    pub fn new(value: impl Into<AttrValue>, label: impl Into<String>) -> Self {
        Self {
            value: value.into(),
            label: label.into(),
            hint: None,
            lang: None,
        }
    }

    /// Sets the language of the label.
    #[must_use]
    pub fn with_lang(mut self, tag: &'static str) -> Self {
        self.lang = Some(tag);
        self
    }

    /// Adds a hint.
    #[must_use]
    pub fn with_hint(mut self, hint: String) -> Self {
        self.hint = Some(hint);
        self
    }
}

#[derive(Properties, PartialEq)]
pub struct RadiosProps {
    /// The group name, unique on the page.
    pub name: AttrValue,
    /// The heading of the group.
    pub legend: String,
    pub radios: Vec<Radio>,
    /// The value of the selected option.
    pub value: AttrValue,
    /// Called with the value of the chosen option.
    pub onchange: Callback<AttrValue>,
}

/// A group of radio buttons.
#[component]
pub fn Radios(props: &RadiosProps) -> Html {
    let choose = |value: &AttrValue| {
        let (onchange, value) = (props.onchange.clone(), value.clone());
        Callback::from(move |_: Event| onchange.emit(value.clone()))
    };
    html! {
        <fieldset class="radios">
            <legend>{ &props.legend }</legend>
            <div class="choices">
                for radio in &props.radios {
                    <label class={classes!("check", (radio.value == props.value).then_some("chosen"))}>
                        <input type="radio" name={props.name.clone()} value={radio.value.clone()}
                            checked={radio.value == props.value} onchange={choose(&radio.value)} />
                        <span lang={radio.lang}>
                            { &radio.label }
                            if let Some(hint) = &radio.hint {
                                <small>{ hint }</small>
                            }
                        </span>
                    </label>
                }
            </div>
        </fieldset>
    }
}

#[derive(Properties, PartialEq)]
pub struct CheckProps {
    pub label: String,
    /// A short explanation.
    #[prop_or_default]
    pub hint: Option<String>,
    pub is_checked: bool,
    /// Called with the new state.
    pub onchange: Callback<bool>,
}

/// A check box with its label.
#[component]
pub fn Check(props: &CheckProps) -> Html {
    let onchange = use_callback(props.onchange.clone(), |event: Event, report| {
        if let Some(input) = target::<HtmlInputElement>(&event) {
            report.emit(input.checked());
        }
    });
    html! {
        <label class="check">
            <input type="checkbox" checked={props.is_checked} {onchange} />
            <span>
                { &props.label }
                if let Some(hint) = &props.hint {
                    <small>{ hint }</small>
                }
            </span>
        </label>
    }
}

#[derive(Properties, PartialEq)]
pub struct NumberProps {
    pub label: String,
    pub value: i64,
    /// The smallest valid value.
    pub min: i64,
    /// The largest valid value.
    pub max: i64,
    /// Called with a new value within the bounds.
    pub onchange: Callback<i64>,
}

/// A field for an integer. Values outside the bounds are clamped.
#[component]
pub fn Number(props: &NumberProps) -> Html {
    let bounds = (props.min, props.max);
    let typed = use_state_eq(|| None::<String>);
    let onchange = use_callback(
        (props.onchange.clone(), bounds, typed.setter()),
        |event: Event, (report, (min, max), typing)| {
            let input = target::<HtmlInputElement>(&event);
            if let Some(number) = input.and_then(|input| input.value().parse::<i64>().ok()) {
                report.emit(number.clamp(*min, *max));
            }
            typing.set(None);
        },
    );
    // The typed text stays until the input is committed, even if the field is rendered again
    // meanwhile.
    let oninput = use_callback(typed.setter(), |event: InputEvent, typing| {
        typing.set(target::<HtmlInputElement>(&event).map(|input| input.value()));
    });
    let value = (*typed).clone().unwrap_or_else(|| props.value.to_string());
    html! {
        <label class="field">
            { &props.label }
            <input type="number" inputmode="numeric" min={props.min.to_string()}
                max={props.max.to_string()} {value} {oninput} {onchange} />
        </label>
    }
}

#[derive(Properties, PartialEq)]
pub struct SelectProps {
    pub label: String,
    /// Whether the label is visible to screen readers only.
    #[prop_or_default]
    pub hides_label: bool,
    pub radios: Vec<Radio>,
    /// The value of the selected option.
    pub value: AttrValue,
    /// Whether the selection cannot be changed; then the list holds only the selected option.
    #[prop_or_default]
    pub is_fixed: bool,
    /// Called with the value of the chosen option.
    pub onchange: Callback<AttrValue>,
}

/// A drop-down list with its label.
#[component]
pub fn Select(props: &SelectProps) -> Html {
    let onchange = use_callback(props.onchange.clone(), |event: Event, report| {
        if let Some(select) = target::<HtmlSelectElement>(&event) {
            report.emit(select.value().into());
        }
    });
    html! {
        <label class="field">
            <span class={props.hides_label.then_some("visually-hidden")}>{ &props.label }</span>
            <select {onchange} aria-disabled={aria_disabled(props.is_fixed)}>
                for radio in props.radios.iter().filter(|radio| !props.is_fixed || radio.value == props.value) {
                    <option value={radio.value.clone()} selected={radio.value == props.value}>
                        { &radio.label }
                    </option>
                }
            </select>
        </label>
    }
}
