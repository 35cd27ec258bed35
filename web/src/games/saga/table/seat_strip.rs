//! The seats side by side: a press shows the things of another.

use super::Watch;
use crate::console::seat::SeatSign;
use crate::l10n::use_phrases;
use crate::play::table::art;
use engine::game::Seat;
use yew::prelude::*;

/// Whose things are shown: the seat that is asked or looks, until another is chosen.
#[hook]
pub fn use_whose(watch: &Watch) -> (Seat, Callback<Seat>) {
    let own = watch.seat();
    let chosen = use_state_eq(|| None::<Seat>);
    let back = chosen.setter();
    // Whoever is asked next begins with their own.
    use_effect_with(own, move |_| back.set(None));
    let set = chosen.setter();
    let choose = Callback::from(move |seat: Seat| set.set(Some(seat)));
    (chosen.unwrap_or(own), choose)
}

/// Properties of the strip.
#[derive(Properties, PartialEq)]
pub struct SeatStripProps {
    /// What is read.
    pub watch: Watch,
    /// What is shown of them.
    pub label: AttrValue,
    /// Whose things are shown.
    pub chosen: Seat,
    /// Told of a seat that is pressed.
    pub on_choose: Callback<Seat>,
    /// What stands behind each name, by seat: a short figure.
    #[prop_or_default]
    pub notes: Vec<AttrValue>,
}

/// The strip; nothing where there is one seat only.
#[component]
pub fn SeatStrip(props: &SeatStripProps) -> Html {
    let phrases = use_phrases();
    if props.watch.table().is_solo() {
        return Html::default();
    }
    let narrator = props.watch.narrator(&phrases);
    let chip = |seat: Seat| {
        let onclick = props.on_choose.reform(move |_: MouseEvent| seat);
        let pressed = (seat == props.chosen).to_string();
        html! {
            <button key={seat.0} type="button" class={classes!("chip", "saga-seat-chip", art(seat).class())} aria-pressed={pressed} {onclick}>
                <SeatSign seat={art(seat)} /><span>{ narrator.seat(seat) }</span>
                if let Some(note) = props.notes.get(seat.index()) {
                    <small class="number">{ note }</small>
                }
            </button>
        }
    };
    html! {
        <div class="saga-seat-strip" role="group" aria-label={props.label.clone()}>
            { for props.watch.table().all().iter().map(chip) }
        </div>
    }
}
