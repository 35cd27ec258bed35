//! Choosing a color among six for a seat or a side. It knows no game.

use store::SeatColor;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Properties of the choice.
#[derive(Properties, PartialEq)]
pub struct SwatchesProps {
    /// The seat, from 0; no other choice of the page has it.
    pub place: usize,
    /// Whose color it is, as players call them.
    pub name: String,
    /// The color that holds.
    pub color: Option<SeatColor>,
    /// Told of another.
    pub onchange: Callback<SeatColor>,
}

/// A row of dots.
#[component]
pub fn Swatches(props: &SwatchesProps) -> Html {
    let phrases = use_phrases();
    let place = props.place;
    let dot = |color: SeatColor| {
        let onchange = props.onchange.reform(move |_: Event| color);
        let chosen = props.color == Some(color);
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
    let legend = phrases.say("setup-color", &[("seat", props.name.as_str().into())]);
    html! {
        <fieldset class="swatches">
            <legend class="visually-hidden">{ legend }</legend>
            { for SeatColor::ALL.map(dot) }
        </fieldset>
    }
}
