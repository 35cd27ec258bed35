//! Who plays which seat of a running match: somebody at this screen, or a bot. It may change at any
//! time and is in force at once.

use super::super::field::art_seat;
use super::super::narrate::Narrator;
use super::super::pieces::seat::SeatSign;
use super::Watch;
use crate::l10n::use_phrases;
use crate::pages::SitterSelect;
use crate::store::Sitter;
use engine::game::{Game, Seat};
use yew::prelude::*;

/// Properties of the list.
#[derive(Properties, PartialEq)]
pub struct WhoPlaysProps {
    /// What is read.
    pub watch: Watch,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Told of a seat that is given to another.
    pub on_sit: Callback<(Seat, Sitter)>,
}

/// A list for each seat.
#[component]
pub fn WhoPlays(props: &WhoPlaysProps) -> Html {
    let phrases = use_phrases();
    let table = props.watch.table();
    let narrator = Narrator::new(&phrases, table);
    let row = |seat: Seat| {
        let sitter = props.sitters.get(seat.index()).copied();
        let onchange = props.on_sit.reform(move |sitter: Sitter| (seat, sitter));
        html! {
            <li>
                <SeatSign seat={art_seat(seat)} />
                <SitterSelect label={narrator.seat(seat)} sitter={sitter.unwrap_or(Sitter::Human)} {onchange} />
            </li>
        }
    };
    html! {
        <>
            <h3>{ phrases.text("table-who") }</h3>
            <ul class="who-plays">{ for table.seats().iter().map(row) }</ul>
        </>
    }
}
