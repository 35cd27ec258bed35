//! The log: what happened, in sentences, by turns. The newest stands at the end.

use super::super::narrate::Narrator;
use super::super::pieces::Seat as ArtSeat;
use super::Watch;
use crate::l10n::use_phrases;
use engine::rift::Rift;
use engine::rift::event::Event;
use engine::rift::ship::ShipId;
use engine::session::Session;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// Turns that the log shows; the rest is in the save.
const ENTRIES: usize = 60;

/// Properties of the log.
#[derive(Properties, PartialEq)]
pub struct LogProps {
    /// What is read.
    pub watch: Watch,
}

/// The log.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let phrases = use_phrases();
    let list = use_node_ref();
    let session = &props.watch.session;
    {
        let list = list.clone();
        use_effect_with(session.log().len(), move |_| {
            if let Some(list) = list.cast::<Element>() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    }
    let narrator = Narrator::new(&phrases, session.game());
    let from = session.log().len().saturating_sub(ENTRIES);
    let mut rows = Vec::new();
    for entry in from..session.log().len() {
        let seat = session.log().get(entry).map(|entry| entry.seat);
        for event in session.events_at(entry) {
            if let Event::TurnStarted { round, ship } = event {
                rows.push(heading(
                    &narrator,
                    *round,
                    *ship,
                    &phrases.say("rift-console-round", &[("round", (*round).into())]),
                ));
            }
        }
        let events: Vec<Event> = session
            .events_at(entry)
            .iter()
            .filter(|event| is_told(event))
            .cloned()
            .collect();
        if !events.is_empty() {
            let class = seat
                .filter(|seat| seat.index() < engine::game::MAX_SEATS)
                .map(|seat| ArtSeat::new(seat.0).class());
            let table = OfMatch(session.clone());
            rows.push(html! { <Entry key={format!("e{entry}")} {events} {class} {table} /> });
        }
    }
    html! { <ol ref={list} class="log" tabindex="0" aria-label={phrases.text("table-log")}>{ for rows }</ol> }
}

/// The match of an entry: what its ships are called stays the same from its first turn to its last.
#[derive(Clone)]
struct OfMatch(Rc<Session<Rift>>);

impl PartialEq for OfMatch {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(Properties, PartialEq)]
struct EntryProps {
    events: Vec<Event>,
    class: Option<String>,
    table: OfMatch,
}

/// What one action made happen; worded once.
#[component]
fn Entry(props: &EntryProps) -> Html {
    let phrases = use_phrases();
    let narrator = Narrator::new(&phrases, props.table.0.game());
    let told = props.events.iter().map(|event| narrator.event(event));
    let sentences: Vec<String> = told.collect();
    html! { <li class={classes!("log-entry", props.class.clone())}>{ sentences.join(" ") }</li> }
}

fn heading(narrator: &Narrator<'_>, round: u16, ship: ShipId, text: &str) -> Html {
    html! { <li key={format!("r{round}-{}", ship.0)} class="log-round">{ format!("{text} · {}", narrator.ship(ship)) }</li> }
}

/// Whether the log tells of an event in a sentence of its own; the turn stands in a heading.
#[must_use]
pub const fn is_told(event: &Event) -> bool {
    !matches!(event, Event::TurnStarted { .. } | Event::TurnEnded { .. })
}
