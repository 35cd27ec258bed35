//! Fields of the panels: an amount that may be left as it is, planes, headings, models, words.

use crate::games::rift::narrate::{heading_key, model_name};
use crate::l10n::{Phrases, use_phrases};
use crate::pack::stocks;
use crate::pages::{Radio, Select, target};
use engine::grid::{Heading, Plane};
use engine::rift::board_file::ANY_MODEL;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// Properties of an amount.
#[derive(Properties, PartialEq)]
pub struct AmountProps {
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
pub fn Amount(props: &AmountProps) -> Html {
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
pub struct WordsFieldProps {
    /// What is written here.
    pub label: String,
    /// What stands there.
    pub value: AttrValue,
    /// Most letters.
    pub most: u32,
    /// Whether it has several lines.
    #[prop_or_default]
    pub long: bool,
    /// Told of every letter.
    pub oninput: Callback<String>,
}

/// A field for words.
#[component]
pub fn WordsField(props: &WordsFieldProps) -> Html {
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

/// Properties of a choice of one thing of a kind.
#[derive(Properties, PartialEq)]
pub struct ChoiceProps<T: PartialEq> {
    /// What holds.
    pub value: T,
    /// Told of another.
    pub onchange: Callback<T>,
}

/// A plane.
#[component]
pub fn PlaneField(props: &ChoiceProps<Plane>) -> Html {
    let phrases = use_phrases();
    let radios = Plane::ALL.map(|plane| {
        let name = phrases.say(
            "rift-editor-plane-of",
            &[("plane", plane.to_string().into())],
        );
        Radio::new(plane.level().to_string(), name)
    });
    let onchange = use_callback(props.onchange.clone(), |level: AttrValue, report| {
        if let Some(plane) = level.parse().ok().and_then(Plane::at) {
            report.emit(plane);
        }
    });
    html! {
        <Select label={phrases.text("rift-console-plane")} radios={radios.to_vec()}
            value={props.value.level().to_string()} {onchange} />
    }
}

/// A heading.
#[component]
pub fn HeadingField(props: &ChoiceProps<Heading>) -> Html {
    let phrases = use_phrases();
    let radios = Heading::ALL.map(|heading| {
        let name = phrases.text(heading_key(heading));
        Radio::new(heading.name(), name)
    });
    let onchange = use_callback(props.onchange.clone(), |name: AttrValue, report| {
        if let Some(heading) = Heading::named(&name) {
            report.emit(heading);
        }
    });
    html! {
        <Select label={phrases.text("rift-console-heading")} radios={radios.to_vec()}
            value={props.value.name()} {onchange} />
    }
}

/// A ship's model, or any.
#[component]
pub fn ModelField(props: &ChoiceProps<String>) -> Html {
    let phrases = use_phrases();
    let radios = use_memo(
        (phrases.clone(), props.value.clone()),
        |(phrases, value)| models(phrases, value),
    );
    let onchange = props.onchange.reform(|id: AttrValue| id.to_string());
    html! {
        <Select label={phrases.text("rift-editor-model")} radios={(*radios).clone()}
            value={props.value.clone()} {onchange} />
    }
}

/// Any model, those of the box, and one that the box does not have but the board asks for.
fn models(phrases: &Phrases, value: &str) -> Vec<Radio> {
    let stocks = stocks();
    let known = stocks.rift.figures().models.iter();
    let known = known.map(|model| model.id.clone());
    let mut ids: Vec<String> = std::iter::once(ANY_MODEL.to_owned()).chain(known).collect();
    if !ids.iter().any(|id| id == value) {
        ids.push(value.to_owned());
    }
    let radio = |id: String| {
        let name = model_name(phrases, &id);
        Radio::new(id, name)
    };
    ids.into_iter().map(radio).collect()
}
