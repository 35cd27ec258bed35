//! A palette: a strip of tools, brushes or symmetries of which one is selected. Each choice has a
//! drawing, a name and a shortcut key.

use yew::prelude::*;

#[derive(Clone, PartialEq)]
pub struct PaletteChoice {
    /// The value that is reported when the choice is selected.
    pub value: AttrValue,
    pub name: String,
    /// The shortcut key; empty for none.
    pub key: &'static str,
    pub icon: Html,
}

/// The shortcut keys of the choices of a palette, in order.
pub const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Returns the index, from 0, of the choice whose shortcut is this digit.
#[must_use]
pub fn digit_index(key: &str) -> Option<usize> {
    DIGITS.iter().position(|digit| *digit == key)
}

/// Returns the value after `current`, or the first one after the last.
pub fn next_in_cycle<T: Copy + PartialEq + Default>(all: &[T], current: T) -> T {
    let index = all.iter().position(|one| *one == current);
    let next = index.map_or(0, |index| (index + 1) % all.len());
    all.get(next).copied().unwrap_or_default()
}

#[derive(Properties, PartialEq)]
pub struct PaletteProps {
    pub label: String,
    /// A name that is unique among the palettes of the page.
    pub name: AttrValue,
    pub choices: Vec<PaletteChoice>,
    pub value: AttrValue,
    /// Reports the value of the choice that is selected.
    pub onchange: Callback<AttrValue>,
}

/// Renders a palette, which works like a group of radio buttons.
#[component]
pub fn Palette(props: &PaletteProps) -> Html {
    let choice = |choice: &PaletteChoice| {
        let (onchange, value) = (props.onchange.clone(), choice.value.clone());
        let onchange = Callback::from(move |_: Event| onchange.emit(value.clone()));
        let is_checked = choice.value == props.value;
        let title = if choice.key.is_empty() {
            choice.name.clone()
        } else {
            format!("{} ({})", choice.name, choice.key)
        };
        html! {
            <label key={choice.value.to_string()} class={classes!("palette-choice", is_checked.then_some("chosen"))} {title}>
                <input type="radio" class="visually-hidden" name={props.name.clone()} checked={is_checked} {onchange}
                    value={choice.value.clone()} aria-label={choice.name.clone()}
                    aria-keyshortcuts={(!choice.key.is_empty()).then_some(choice.key)} />
                { choice.icon.clone() }
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
