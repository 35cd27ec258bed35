//! The prompt line: what is asked, of whom, what is left to do; the clock; undo, redo, menu.

use super::super::narrate::Narrator;
use super::Watch;
use super::actions::Actions;
use super::menu::Menu;
use crate::console::use_heading_focus;
use crate::l10n::{Phrases, use_phrases};
use crate::play::{Deed, desk::Refused, is_forced};
use crate::store::{SaveRecord, Sitter};
use engine::error::Cites;
use engine::game::Seat;
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
    let heading = use_heading_focus();
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
    let undoer = session
        .log()
        .last()
        .map(|entry| entry.seat)
        .filter(|&seat| super::is_human(&record.sitters, seat));
    let tool = |key: &'static str, glyph: &'static str, deed: Option<Deed<_>>| {
        let (desk, disabled) = (watch.deeds.clone(), deed.is_none());
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(deed) = deed.clone() {
                desk.dispatch(deed);
            }
        });
        let name = phrases.text(key);
        html! {
            <button type="button" class="icon-button" data-part="undo" {disabled} title={name.clone()} aria-label={name} {onclick}>
                <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                    <path d={glyph} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
                </svg>
            </button>
        }
    };
    let undo = undoer.filter(|&seat| session.can_undo(seat) && !is_forced(session));
    let redo = watch.seat.filter(|&seat| session.can_redo(seat));
    let telling = watch.refused.is_some() || watch.looked.is_some();
    let refused = matches!(watch.refused, Some(Refused::Rule(_)));
    let open = {
        let menu = menu.clone();
        Callback::from(move |_: MouseEvent| menu.set(true))
    };
    let close = {
        let menu = menu.clone();
        Callback::from(move |()| menu.set(false))
    };
    html! {
        <header class="table-prompt panel" part="header">
            <h1 ref={heading} tabindex="-1" class={classes!("prompt-text", refused.then_some("refused"), telling.then_some("telling"))}>{ text }<small>{ small }
                if let Some(Refused::Rule(refusal)) = watch.refused {
                    { " " }{ actions.rule_link(refusal.rule()) }
                }
            </small></h1>
            if let Some(seconds) = seconds {
                <span class={classes!("prompt-clock", (*seconds <= 10).then_some("late"))} role="timer">{ clock(*seconds) }</span>
            }
            <div class="prompt-tools">
                { tool("table-undo", "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12", undo.map(Deed::Undo)) }
                { tool("table-redo", "M15 7l5 5-5 5M20 12H10a6 6 0 0 0 0 12", redo.map(Deed::Redo)) }
                { tool("table-take-back", "M12 7L7 12l5 5M18 7l-5 5 5 5M5 6v12", undo.map(Deed::TakeBack)) }
                if let Some(onclick) = ask_hint {
                    <button type="button" class="icon-button" disabled={watch.seat.is_none()} title={phrases.text("hint-ask")} aria-label={phrases.text("hint-ask")} {onclick}>
                        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                            <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
                        </svg>
                    </button>
                }
                if *with_menu {
                    <button type="button" class="icon-button" aria-label={phrases.text("table-menu")} aria-haspopup="dialog" onclick={open}>
                        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                            <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" />
                        </svg>
                    </button>
                }
            </div>
            if *menu {
                <Menu watch={watch.clone()} record={record.clone()} actions={actions.clone()}
                    on_sit={on_sit.clone()} on_close={close} />
            }
        </header>
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

/// Seconds as minutes and seconds.
fn clock(seconds: u16) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
