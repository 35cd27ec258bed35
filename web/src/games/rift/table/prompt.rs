//! The prompt line: what is asked, of whom, what is left to do; the clock; undo, redo, menu.

use super::super::narrate::Narrator;
use super::Watch;
use super::actions::Actions;
use super::keys;
use crate::l10n::{Phrases, use_phrases};
use crate::play::desk::Refused;
use crate::play::table::{Head, Menu};
use crate::store::{SaveRecord, Sitter};
use engine::error::Cites;
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::refusal::Refusal;
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
    let menu = use_state_eq(|| false);
    let PromptLineProps {
        watch,
        actions,
        seconds,
        thinking,
        record,
        on_sit,
        hint: ask_hint,
        with_menu,
    } = props;
    let (session, table) = (&watch.session, watch.table());
    let narrator = Narrator::new(&phrases, table);
    let state = session.state();
    let waits = session.status().waiting().iter().next();
    let asked = watch.seat.or(waits).unwrap_or(Seat(0));
    let prompt = session.prompt(asked);
    let shown = watch.seat.is_some() || waits.is_none();
    let (phrase, args) = if shown {
        (prompt.phrase, prompt.args)
    } else {
        wait_phrase(prompt.phrase, prompt.args)
    };
    let text = narrator.request(state, phrase, &args);
    let small = if *thinking {
        phrases.text("table-thinking")
    } else {
        hint(watch, &narrator, &phrases)
    };
    let rule = match watch.refused {
        Some(Refused::Rule(refusal)) => Some(refusal.rule()),
        Some(Refused::Undo(_) | Refused::Other) | None => None,
    };
    let small =
        html! { <>{ small }if let Some(rule) = rule { { " " }{ actions.rule_link(rule) } }</> };
    let set_menu = menu.setter();
    let open = Callback::from(move |_: MouseEvent| set_menu.set(true));
    let set_menu = menu.setter();
    let close = Callback::from(move |()| set_menu.set(false));
    let stand = watch.stand();
    html! {
        <Head<Rift> stand={stand.clone()} sitters={record.sitters.clone()} {text} {small} refused={rule.is_some()}
            telling={watch.refused.is_some() || watch.looked.is_some()} seconds={*seconds} hint={ask_hint.clone()}
            on_menu={with_menu.then_some(open)}>
            if *menu {
                <Menu<Rift> {stand} record={record.clone()} on_rules={actions.open_rules()} on_sit={on_sit.clone()}
                    on_close={close} keys={keys::section()} claimed={keys::CLAIMED.to_vec()} />
            }
        </Head<Rift>>
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
