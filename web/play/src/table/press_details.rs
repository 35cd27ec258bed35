//! The details of a control at a table: a long press shows its name and description, and does not
//! act. Cells of the board and orders show theirs themselves, as when they are hovered over.

use ui::long_press::watch_press;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The elements that have details.
const DETAILED: &str = "button, [role=button], [role=tab], [title], [data-details]";
/// Elements that show theirs themselves, and what lies over the table.
const SELF_DETAILED: &str = ".board-svg, [data-order], dialog, .drawer";

/// Returns the details that are shown, and a handler for presses on a table.
#[hook]
pub(super) fn use_press_details() -> (Option<AttrValue>, Callback<PointerEvent>) {
    let details = use_state_eq(|| None::<AttrValue>);
    let onpointerdown = {
        let details = details.setter();
        Callback::from(move |event: PointerEvent| {
            let Some(element) = detailed_element(&event) else {
                return;
            };
            let (set, clear) = (details.clone(), details.clone());
            let show = move || {
                let text = details_of(&element);
                let is_told = text.is_some();
                set.set(text.map(AttrValue::from));
                is_told
            };
            watch_press(&event, show, move || clear.set(None));
        })
    };
    ((*details).clone(), onpointerdown)
}

fn detailed_element(event: &PointerEvent) -> Option<Element> {
    let pressed: Element = event.target_dyn_into()?;
    if pressed.closest(SELF_DETAILED).ok()?.is_some() {
        return None;
    }
    pressed.closest(DETAILED).ok()?
}

/// Returns the name and the description of an element.
fn details_of(element: &Element) -> Option<String> {
    let attribute = |name| element.get_attribute(name);
    let visible_text = || Some(element.dyn_ref::<HtmlElement>()?.inner_text());
    let name = attribute("aria-label").or_else(visible_text);
    let details = join_details([name, attribute("title"), attribute("aria-description")]);
    (!details.is_empty()).then_some(details)
}

/// Joins the parts of a description, each once.
fn join_details(parts: [Option<String>; 3]) -> String {
    let mut told: Vec<String> = Vec::new();
    for part in parts.into_iter().flatten() {
        let part = part.split_whitespace().collect::<Vec<_>>().join(" ");
        if !part.is_empty() && !told.contains(&part) {
            told.push(part);
        }
    }
    told.join("\n")
}

#[derive(Properties, PartialEq)]
pub(super) struct PressDetailsProps {
    pub text: Option<AttrValue>,
}

/// The details of the pressed control.
#[component]
pub(super) fn PressDetails(props: &PressDetailsProps) -> Html {
    props.text.as_ref().map_or_else(Html::default, |text| {
        html! { <p class="press-details" role="status">{ text }</p> }
    })
}

#[cfg(test)]
mod tests {
    use super::join_details;

    #[test]
    fn details_say_everything_once() {
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(
            join_details([some("Fire  laser"), some("Fire laser"), some("2 energy")]),
            "Fire laser\n2 energy"
        );
        assert_eq!(join_details([None, some(" "), None]), "");
    }
}
