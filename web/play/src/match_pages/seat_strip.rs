//! A strip of buttons that selects the seat whose possessions are shown.

use crate::game_ui::{GameUi, TableContext};
use crate::seats::seat_art;
use derive_where::derive_where;
use engine::game::Seat;
use ui::l10n::use_phrases;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

/// Returns the seat whose possessions are shown, `own_seat` until another is chosen, and a callback
/// that chooses one.
#[hook]
pub fn use_shown_seat(own_seat: Seat) -> (Seat, Callback<Seat>) {
    let chosen = use_state_eq(|| None::<Seat>);
    let back = chosen.setter();
    // When another seat has to act, its own possessions are shown first.
    use_effect_with(own_seat, move |_| back.set(None));
    let set = chosen.setter();
    let choose = Callback::from(move |seat: Seat| set.set(Some(seat)));
    (chosen.unwrap_or(own_seat), choose)
}

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct SeatStripProps<G: GameUi> {
    pub context: TableContext<G>,
    /// Accessible name: what is shown of the chosen seat.
    pub label: AttrValue,
    /// The seat whose possessions are shown.
    pub chosen: Seat,
    /// Called with the seat of a pressed button.
    pub on_choose: Callback<Seat>,
    /// A short figure after each name, by seat.
    #[prop_or_default]
    pub notes: Vec<AttrValue>,
}

/// A button for each seat; empty if there is nothing to choose from.
#[component]
pub fn SeatStrip<G: GameUi>(props: &SeatStripProps<G>) -> Html {
    let phrases = use_phrases();
    let [strip, chip, name] = G::STRIP_CLASSES;
    let game = props.context.game();
    let button = |seat: Seat| {
        let onclick = props.on_choose.reform(move |_: MouseEvent| seat);
        let pressed = (seat == props.chosen).to_string();
        html! {
            <button key={seat.0} type="button" class={classes!("chip", chip, seat_art(seat).class())} aria-pressed={pressed} {onclick}>
                <SeatIcon seat={seat_art(seat)} /><span class={name}>{ G::seat_name(game, &phrases, seat) }</span>
                if let Some(note) = props.notes.get(seat.index()) {
                    <small class="number">{ note }</small>
                }
            </button>
        }
    };
    let seats = G::strip_seats(&props.context);
    if seats.is_empty() {
        return Html::default();
    }
    html! {
        <div class={strip} role="group" aria-label={props.label.clone()}>
            { for seats.into_iter().map(button) }
        </div>
    }
}
