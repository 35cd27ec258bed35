//! The prompt line: what is asked, of whom, what is left to do; the clock; undo, redo, menu.

use super::super::narrate::Narrator;
use super::Watch;
use super::actions::Actions;
use super::keys;
use crate::play::desk::Refused;
use crate::play::table::TopLine;
use engine::error::Cites;
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::refusal::Refusal;
use store::{SaveRecord, Sitter};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Properties of the prompt line.
#[derive(Properties, PartialEq)]
pub struct PromptLineProps {
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
    /// Seconds left on the clock, in a timed match.
    pub seconds: Option<u16>,
    /// Whether a bot is thinking.
    pub thinking: bool,
    /// Where the match is kept.
    pub record: SaveRecord,
    /// Told of a seat that is given to another sitter.
    #[prop_or_default]
    pub on_sit: Callback<(Seat, Sitter)>,
    /// Asks for a hint, where there are any.
    #[prop_or_default]
    pub hint: Option<Callback<MouseEvent>>,
    /// Whether the menu of a match is at hand.
    #[prop_or(true)]
    pub with_menu: bool,
}

/// The prompt line.
#[component]
pub fn PromptLine(props: &PromptLineProps) -> Html {
    let phrases = use_phrases();
    let PromptLineProps { watch, actions, .. } = props;
    let (session, table) = (&watch.session, watch.table());
    let narrator = Narrator::new(&phrases, table);
    let waits = session.status().waiting().iter().next();
    let asked = watch.seat.or(waits).unwrap_or(Seat(0));
    let prompt = session.prompt(asked);
    let shown = watch.seat.is_some() || waits.is_none();
    let (phrase, args) = if shown {
        (prompt.phrase, prompt.args)
    } else {
        wait_phrase(prompt.phrase, prompt.args)
    };
    let text = narrator.request(session.state(), phrase, &args);
    let small = hint(watch, &narrator, &phrases);
    html! {
        <TopLine<Rift> stand={watch.stand()} record={props.record.clone()} {text} {small}
            looks={watch.looked.is_some()} thinking={props.thinking} seconds={props.seconds} rules={actions.rules()}
            on_sit={props.on_sit.clone()} hint={props.hint.clone()} with_menu={props.with_menu}
            keys={keys::section()} claimed={&keys::CLAIMED[..]} />
    }
}

/// The small line: what the order that is looked at would do, or why not; else why the last one
/// was refused; else the round.
fn hint(watch: &Watch, narrator: &Narrator<'_>, phrases: &Phrases) -> String {
    let state = watch.session.state();
    let why = |refusal: &Refusal| format!("{} ({})", narrator.refusal(refusal), refusal.rule());
    if let Some(tried) = &watch.tried {
        let told = narrator.preview(state, &tried.after, &tried.events);
        if !told.is_empty() {
            return told;
        }
    }
    let looked = watch
        .looked
        .and_then(|looked| watch.offers.find(|action| action == looked)?.refusal);
    match (looked, watch.refused) {
        (Some(refusal), _) | (None, Some(Refused::Rule(refusal))) => why(&refusal),
        (None, Some(Refused::Undo(_) | Refused::Other)) => phrases.text("table-refused-other"),
        (None, None) => phrases.say("rift-console-round", &[("round", state.round.into())]),
    }
}

/// The phrase for those who wait while another seat is asked.
#[must_use]
pub fn wait_phrase(
    phrase: &'static str,
    args: engine::game::Args,
) -> (&'static str, engine::game::Args) {
    let waiting = match phrase {
        "activate" => "wait-activate",
        "orders" | "orders-owed" => "wait-orders",
        "blast" => "wait-blast",
        "return" => "wait-return",
        "interval" => "wait-interval",
        other => other,
    };
    (waiting, args)
}
