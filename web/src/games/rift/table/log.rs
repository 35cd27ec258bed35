//! The log: what happened, in sentences, by turns. The newest stands at the end.

use super::super::narrate::Narrator;
use super::super::pieces::Seat as ArtSeat;
use super::Watch;
use crate::l10n::use_phrases;
use engine::rift::event::Event;
use engine::rift::ship::ShipId;
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
        let sentences: Vec<String> = session
            .events_at(entry)
            .iter()
            .filter(|event| is_told(event))
            .map(|event| narrator.event(event))
            .collect();
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
        if !sentences.is_empty() {
            let class = seat
                .filter(|seat| seat.index() < engine::game::MAX_SEATS)
                .map(|seat| ArtSeat::new(seat.0).class());
            rows.push(html! { <li key={format!("e{entry}")} class={classes!("log-entry", class)}>{ sentences.join(" ") }</li> });
        }
    }
    html! { <ol ref={list} class="log" tabindex="0" aria-label={phrases.text("table-log")}>{ for rows }</ol> }
}

fn heading(narrator: &Narrator<'_>, round: u16, ship: ShipId, text: &str) -> Html {
    html! { <li key={format!("r{round}-{}", ship.0)} class="log-round">{ format!("{text} · {}", narrator.ship(ship)) }</li> }
}

/// Whether the log tells of an event in a sentence of its own; the turn stands in a heading.
#[must_use]
pub const fn is_told(event: &Event) -> bool {
    !matches!(event, Event::TurnStarted { .. } | Event::TurnEnded { .. })
}
