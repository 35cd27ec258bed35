//! Choosing the color of a seat among six; who has it already takes the old one in exchange.

use crate::games::rift::draft::Draft;
use crate::l10n::use_phrases;
use crate::store::SeatColor;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct ColorsProps {
    pub seat: u8,
    /// The seat as players call it.
    pub name: String,
    pub draft: Draft,
    pub onchange: Callback<Draft>,
}

/// A row of dots.
#[component]
pub(super) fn Colors(props: &ColorsProps) -> Html {
    let phrases = use_phrases();
    let place = usize::from(props.seat);
    let own = props.draft.colors.get(place).copied();
    let dot = |color: SeatColor| {
        let (draft, onchange) = (props.draft.clone(), props.onchange.clone());
        let onchange =
            Callback::from(move |_: Event| onchange.emit(draft.with_color(place, color)));
        let chosen = own == Some(color);
        let name = phrases.text(&format!("seat-color-{}", color.slug()));
        html! {
            <label class={classes!("swatch", format!("color-{}", color.slug()), chosen.then_some("chosen"))}
                title={name.clone()}>
                <input type="radio" class="visually-hidden" name={format!("color-{place}")}
                    value={color.slug()} checked={chosen} {onchange} />
                <span class="visually-hidden">{ name }</span>
            </label>
        }
    };
    let legend = phrases.say("rift-setup-color", &[("seat", props.name.as_str().into())]);
    html! {
        <fieldset class="swatches">
            <legend class="visually-hidden">{ legend }</legend>
            { for SeatColor::ALL.map(dot) }
        </fieldset>
    }
}
