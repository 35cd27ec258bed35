//! Choosing who sits at each seat, and in which color.

use super::PartProps;
use crate::console::seat::{Seat as SeatLook, SeatSign};
use crate::games::exodus::narrate::seat_name;
use crate::l10n::{Phrases, use_phrases};
use crate::pages::setup::{SeatRow, Swatches};
use crate::store::Sitter;
use crate::store::color::attribute;
use engine::game::Seat;
use yew::prelude::*;

/// All seats, and who sits there.
#[component]
pub(super) fn Seats(props: &PartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let far = draft.sitters.contains(&Sitter::Away);
    let people = draft
        .sitters
        .iter()
        .filter(|sitter| **sitter == Sitter::Human);
    let shared = people.count() > 1;
    html! {
        <section class="setup-part" aria-labelledby="setup-seats">
            <h2 id="setup-seats">{ phrases.text("exodus-setup-seats") }</h2>
            <ul class="setup-seats setup-crew" data-colors={attribute(&draft.colors)}>
                { for draft.seats().map(|seat| place(&phrases, props, seat)) }
            </ul>
            if far {
                <p><small>{ phrases.text("exodus-setup-far") }</small></p>
            }
            if shared {
                <p><small>{ phrases.text("exodus-setup-shared") }</small></p>
            }
        </section>
    }
}

/// One seat.
fn place(phrases: &Phrases, props: &PartProps, seat: Seat) -> Html {
    let draft = &props.draft;
    let name = seat_name(phrases, seat);
    let onsitter = props.change(move |draft, sitter| draft.with_sitter(seat, sitter));
    let oncolor = props.change(move |draft, color| draft.with_color(seat, color));
    let color = draft.colors.get(seat.index()).copied();
    let choices = html! {
        <Swatches place={seat.index()} name={name.clone()} {color} onchange={oncolor} />
    };
    let look = SeatLook::new(seat.0);
    html! {
        <SeatRow key={seat.0} class={look.class()} sign={html! { <SeatSign seat={look} /> }} {name}
            sitter={draft.sitter(seat)} {onsitter} {choices} />
    }
}
