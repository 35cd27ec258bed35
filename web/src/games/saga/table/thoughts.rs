//! Why the bots did what they did last: a line for each of their decisions.

use super::Watch;
use crate::console::seat::SeatSign;
use crate::l10n::use_phrases;
use crate::play::is_human;
use crate::play::table::art;
use crate::store::Sitter;
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::pilot::{Reason, reason_of, reason_of_march};
use engine::session::Session;
use yew::prelude::*;

/// Entries of the log that are looked through.
const ENTRIES: usize = 24;
/// Decisions that are told.
const TOLD: usize = 5;

/// Properties of the lines.
#[derive(Properties, PartialEq)]
pub struct ThoughtsProps {
    /// What is read.
    pub watch: Watch,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
}

/// A decision of a bot.
#[derive(Clone, PartialEq)]
struct Thought {
    seat: Seat,
    order: String,
    reason: Reason,
}

/// The lines; nothing where no bot has decided anything lately.
#[component]
pub fn Thoughts(props: &ThoughtsProps) -> Html {
    let phrases = use_phrases();
    let ThoughtsProps { watch, sitters } = props;
    let deps = (watch.stand.edition, phrases.clone());
    let told = use_memo(deps, |(_, phrases)| {
        let session = &watch.stand.session;
        let narrator = watch.narrator(phrases);
        let bots = decisions(session, |seat| !is_human(sitters, seat));
        let thought = |(at, seat, action): (usize, Seat, Action)| {
            let state = session.state_at(at)?;
            Some(Thought {
                seat,
                order: narrator.order(&state, action),
                reason: reason(session, at, action)?,
            })
        };
        bots.into_iter().filter_map(thought).collect::<Vec<_>>()
    });
    if told.is_empty() {
        return Html::default();
    }
    let narrator = watch.narrator(&phrases);
    let row = |(place, thought): (usize, &Thought)| {
        let words = [
            ("seat", narrator.seat(thought.seat).into()),
            ("order", thought.order.clone().into()),
            (
                "why",
                phrases
                    .text(&format!("saga-why-{}", thought.reason.term()))
                    .into(),
            ),
        ];
        html! { <li key={place}><SeatSign seat={art(thought.seat)} /><span>{ phrases.say("saga-thought", &words) }</span></li> }
    };
    html! {
        <details class="saga-thoughts">
            <summary>{ phrases.text("saga-thoughts") }</summary>
            <ul>{ for told.iter().enumerate().map(row) }</ul>
        </details>
    }
}

/// The last decisions of bots, the newest first; what was no choice is none.
fn decisions(session: &Session<Saga>, is_bot: impl Fn(Seat) -> bool) -> Vec<(usize, Seat, Action)> {
    let end = session.entries();
    let told = end - session.log().len().min(end);
    let mut found = Vec::new();
    for at in (end.saturating_sub(ENTRIES)..end).rev() {
        let Some(entry) = at.checked_sub(told).and_then(|at| session.log().get(at)) else {
            break;
        };
        if is_bot(entry.seat) && entry.action != Action::Done {
            found.push((at, entry.seat, entry.action));
        }
    }
    found.truncate(TOLD);
    found
}

/// Why an action of the log was given: of a flight the whole way counts.
fn reason(session: &Session<Saga>, at: usize, action: Action) -> Option<Reason> {
    let (game, state) = (session.game(), session.state_at(at)?);
    let (Action::Move(_), Some(armada)) = (action, state.public.acting) else {
        return Some(reason_of(game, &state, action));
    };
    let seat = game.owner(armada);
    let told = session.entries() - session.log().len().min(session.entries());
    let rest = session.log().iter().skip(at.checked_sub(told)?);
    let flight = rest.take_while(|entry| entry.seat == seat && entry.action != Action::Done);
    let line: Vec<Action> = flight.map(|entry| entry.action).collect();
    Some(reason_of_march(game, &state, armada, &line))
}
