//! The few kinds of inputs that pages use, with their labels and hints. They know no game.

use crate::event::target;
use crate::panels::aria_disabled;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// One of several choices.
#[derive(Clone, PartialEq)]
pub struct Radio {
    /// What is reported when it is chosen.
    pub value: AttrValue,
    /// Its name.
    pub label: String,
    /// What it means, in a few words.
    pub hint: Option<String>,
    /// The language of its name, where it is another than the page's.
    pub lang: Option<&'static str>,
}

impl Radio {
    /// A choice without a hint.
    pub fn new(value: impl Into<AttrValue>, label: impl Into<String>) -> Self {
        Self {
            value: value.into(),
            label: label.into(),
            hint: None,
            lang: None,
        }
    }

    /// The same choice with a name in a language of its own.
    #[must_use]
    pub fn with_lang(mut self, tag: &'static str) -> Self {
        self.lang = Some(tag);
        self
    }

    /// The same choice with a hint.
    #[must_use]
    pub fn with_hint(mut self, hint: String) -> Self {
        self.hint = Some(hint);
        self
    }
}

/// Several choices of which one holds.
#[derive(Properties, PartialEq)]
pub struct RadiosProps {
    /// A name that no other group of the page has.
    pub name: AttrValue,
    /// What is chosen here.
    pub legend: String,
    /// The choices.
    pub radios: Vec<Radio>,
    /// The one that holds.
    pub value: AttrValue,
    /// Told of the one that is chosen.
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

/// A switch.
#[derive(Properties, PartialEq)]
pub struct CheckProps {
    /// What is switched.
    pub label: String,
    /// What it means.
    #[prop_or_default]
    pub hint: Option<String>,
    /// Whether it is on.
    pub checked: bool,
    /// Told of the new position.
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
            <input type="checkbox" checked={props.checked} {onchange} />
            <span>
                { &props.label }
                if let Some(hint) = &props.hint {
                    <small>{ hint }</small>
                }
            </span>
        </label>
    }
}

/// A whole number within bounds.
#[derive(Properties, PartialEq)]
pub struct NumberProps {
    /// What is counted.
    pub label: String,
    /// The number now.
    pub value: i64,
    /// The smallest.
    pub min: i64,
    /// The largest.
    pub max: i64,
    /// Told of a new number within the bounds.
    pub onchange: Callback<i64>,
}

/// A field for a number; what is beyond the bounds is brought back to them.
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
    // What is being typed stands until it is done, whatever else is drawn anew meanwhile.
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

/// Choices of which one holds, in a list that opens.
#[derive(Properties, PartialEq)]
pub struct SelectProps {
    /// What is chosen here.
    pub label: String,
    /// Whether the label is only for those who listen.
    #[prop_or_default]
    pub quiet: bool,
    /// The choices.
    pub radios: Vec<Radio>,
    /// The one that holds.
    pub value: AttrValue,
    /// Whether nothing else may be chosen: then nothing else is in the list.
    #[prop_or_default]
    pub fixed: bool,
    /// Told of the one that is chosen.
    pub onchange: Callback<AttrValue>,
}

/// A list that opens.
#[component]
pub fn Select(props: &SelectProps) -> Html {
    let onchange = use_callback(props.onchange.clone(), |event: Event, report| {
        if let Some(select) = target::<HtmlSelectElement>(&event) {
            report.emit(select.value().into());
        }
    });
    html! {
        <label class="field">
            <span class={props.quiet.then_some("visually-hidden")}>{ &props.label }</span>
            <select {onchange} aria-disabled={aria_disabled(props.fixed)}>
                for radio in props.radios.iter().filter(|radio| !props.fixed || radio.value == props.value) {
                    <option value={radio.value.clone()} selected={radio.value == props.value}>
                        { &radio.label }
                    </option>
                }
            </select>
        </label>
    }
}
