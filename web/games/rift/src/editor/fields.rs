//! Fields of the panels: planes, headings, models.

use crate::narrate::{heading_key, model_name};
use engine::grid::{Heading, Plane};
use engine::rift::board_file::ANY_MODEL;
use store::pack::stocks;
use ui::form::{Radio, Select};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

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
    let stock = stocks().rift();
    let known = stock.figures().models.iter();
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
