//! A strip of choices of which one is in hand: tools, brushes, symmetries. Each has a drawing, a
//! name, and a key that is shown on it.

use yew::prelude::*;

/// One thing to take in hand.
#[derive(Clone, PartialEq)]
pub struct PaletteChoice {
    /// What is reported when it is taken.
    pub value: AttrValue,
    /// Its name.
    pub name: String,
    /// The key that takes it; empty for none.
    pub key: &'static str,
    /// Its drawing.
    pub sign: Html,
}

/// The keys of the choices of a strip, in their order.
pub const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// The place in a strip that a digit stands for.
#[must_use]
pub fn digit_index(key: &str) -> Option<usize> {
    DIGITS.iter().position(|digit| *digit == key)
}

/// The choice after this one, around the list.
pub fn next_in_cycle<T: Copy + PartialEq + Default>(all: &[T], now: T) -> T {
    let at = all.iter().position(|one| *one == now);
    let next = at.map_or(0, |at| (at + 1) % all.len());
    all.get(next).copied().unwrap_or_default()
}

/// Properties of a strip.
#[derive(Properties, PartialEq)]
pub struct PaletteProps {
    /// What is chosen here.
    pub label: String,
    /// A name that no other strip of the page has.
    pub name: AttrValue,
    /// The choices.
    pub choices: Vec<PaletteChoice>,
    /// The one in hand.
    pub value: AttrValue,
    /// Told of the one that is taken.
    pub onchange: Callback<AttrValue>,
}

/// The strip.
#[component]
pub fn Palette(props: &PaletteProps) -> Html {
    let choice = |choice: &PaletteChoice| {
        let (onchange, value) = (props.onchange.clone(), choice.value.clone());
        let onchange = Callback::from(move |_: Event| onchange.emit(value.clone()));
        let checked = choice.value == props.value;
        let title = if choice.key.is_empty() {
            choice.name.clone()
        } else {
            format!("{} ({})", choice.name, choice.key)
        };
        html! {
            <label key={choice.value.to_string()} class={classes!("palette-choice", checked.then_some("chosen"))} {title}>
                <input type="radio" class="visually-hidden" name={props.name.clone()} {checked} {onchange}
                    value={choice.value.clone()} aria-label={choice.name.clone()}
                    aria-keyshortcuts={(!choice.key.is_empty()).then_some(choice.key)} />
                { choice.sign.clone() }
                if !choice.key.is_empty() {
                    <kbd aria-hidden="true">{ choice.key }</kbd>
                }
            </label>
        }
    };
    html! {
        <fieldset class="palette">
            <legend>{ &props.label }</legend>
            <div class="palette-strip">{ for props.choices.iter().map(choice) }</div>
        </fieldset>
    }
}
