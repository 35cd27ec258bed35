//! Who plays which seat of a running match: somebody at this screen, or a bot. It may change at any
//! time and is in force at once.

use super::super::field::art_seat;
use super::super::narrate::Narrator;
use super::super::pieces::seat::SeatSign;
use super::Watch;
use crate::l10n::{Phrases, use_phrases};
use crate::pages::SitterSelect;
use crate::store::{SaveRecord, Sitter};
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

/// Those who are asked now and play elsewhere, by name; nothing while somebody here is asked, or a
/// bot.
pub fn away(watch: &Watch, record: &SaveRecord, phrases: &Phrases) -> Option<String> {
    let narrator = Narrator::new(phrases, watch.table());
    let away = |seat: &Seat| record.sitters.get(seat.index()) == Some(&Sitter::Away);
    let waiting = watch.session.status().waiting();
    let all = watch.seat.is_none() && waiting.iter().all(|seat| away(&seat));
    let asked = waiting.iter().map(|seat| narrator.seat(seat));
    let names: Vec<String> = asked.filter(|_| all).collect();
    (!names.is_empty()).then(|| phrases.list(&names))
}

/// The seats by name.
pub fn names(watch: &Watch, phrases: &Phrases) -> Vec<String> {
    let narrator = Narrator::new(phrases, watch.table());
    let seats = watch.table().seats();
    seats.iter().map(|seat| narrator.seat(seat)).collect()
}

/// A seat by name.
pub fn name(watch: &Watch, seat: Seat, phrases: &Phrases) -> String {
    Narrator::new(phrases, watch.table()).seat(seat)
}
