//! The choice of one of six colors for a seat or a side.

use store::SeatColor;
use ui::l10n::use_phrases;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SwatchesProps {
    /// Index of the seat or side from 0, unique on the page.
    pub index: usize,
    /// Name of the seat or side.
    pub name: String,
    /// The current color.
    pub color: Option<SeatColor>,
    /// Called with another color.
    pub onchange: Callback<SeatColor>,
}

/// A row of color swatches.
#[component]
pub fn Swatches(props: &SwatchesProps) -> Html {
    let phrases = use_phrases();
    let index = props.index;
    let dot = |color: SeatColor| {
        let onchange = props.onchange.reform(move |_: Event| color);
        let is_chosen = props.color == Some(color);
        let name = phrases.text(&format!("seat-color-{}", color.slug()));
        html! {
            <label class={classes!("swatch", format!("color-{}", color.slug()), is_chosen.then_some("chosen"))}
                title={name.clone()}>
                <input type="radio" class="visually-hidden" name={format!("color-{index}")}
                    value={color.slug()} checked={is_chosen} {onchange} />
                <span class="visually-hidden">{ name }</span>
            </label>
        }
    };
    let legend = phrases.say("setup-color", &[("seat", props.name.as_str().into())]);
    html! {
        <fieldset class="swatches">
            <legend class="visually-hidden">{ legend }</legend>
            { for SeatColor::ALL.map(dot) }
        </fieldset>
    }
}
