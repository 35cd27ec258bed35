//! The line at the top of a table: the prompt, the clock, undo and redo, a hint, the menu.

use crate::choosing::{redo_seat, undo_seat};
use crate::direct::TalkButton;
use crate::game_ui::{GameUi, TableSnapshot};
use crate::session_store::SessionCommand;
use derive_where::derive_where;
use store::PlayerKind;
use ui::l10n::use_phrases;
use ui::panels::{StatusItem, StatusStrip, aria_disabled, unless_disabled, use_heading_focus};
use ui::time_left::clock_time;
use yew::prelude::*;

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct TableHeadProps<G: GameUi> {
    pub snapshot: TableSnapshot<G>,
    /// Who plays each seat, in seat order.
    pub player_kinds: Vec<PlayerKind>,
    /// What the player at this screen is asked to do.
    pub text: AttrValue,
    /// The small line below the prompt.
    pub small: Html,
    /// The figures of the status strip.
    #[prop_or_default]
    pub status: Vec<StatusItem>,
    /// The button of the notes, after the status strip.
    #[prop_or_default]
    pub notes: Html,
    /// Whether the small line says why an order was refused.
    #[prop_or_default]
    pub was_refused: bool,
    /// Whether the small line has a text that must be read.
    #[prop_or_default]
    pub must_be_read: bool,
    /// Seconds left on the clock, in a timed match.
    #[prop_or_default]
    pub seconds: Option<u16>,
    /// Asks for a hint, if hints are available.
    #[prop_or_default]
    pub hint: Option<Callback<MouseEvent>>,
    /// Opens the menu, if there is one.
    #[prop_or_default]
    pub on_menu: Option<Callback<MouseEvent>>,
    /// A dialog over the table.
    #[prop_or_default]
    pub children: Html,
}

/// The line at the top of a table.
#[component]
pub fn TableHead<G: GameUi>(props: &TableHeadProps<G>) -> Html {
    let phrases = use_phrases();
    let heading = use_heading_focus();
    let snapshot = &props.snapshot;
    let session = &snapshot.session;
    let tool = |key: &'static str,
                glyph: &'static str,
                command: Option<SessionCommand<G::Action>>| {
        let (session_store, is_unavailable) = (snapshot.dispatcher.clone(), command.is_none());
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(command) = command.clone() {
                session_store.dispatch(command);
            }
        });
        // On a narrow screen the menu has these two.
        let class = classes!((key != "table-undo").then_some("tool-secondary"));
        html! { <Tool {class} part="undo" name={phrases.text(key)} {glyph} {is_unavailable} {onclick} /> }
    };
    let is_uncovered = snapshot.perspective.handover_to.is_none();
    let undo = undo_seat::<G>(session, &props.player_kinds, snapshot.seat).filter(|_| is_uncovered);
    let redo = redo_seat::<G>(session, snapshot.asked());
    let class = classes!(
        "prompt-text",
        props.was_refused.then_some("refused"),
        props.must_be_read.then_some("telling")
    );
    html! {
        <header class="table-prompt panel" part="header" translate="no">
            // In the tab order, because a long prompt scrolls on a small screen.
            <div class="prompt-area" tabindex="0">
                <h1 ref={heading} tabindex="-1" {class}>{ props.text.clone() }<small>{ props.small.clone() }</small></h1>
            </div>
            if let Some(seconds) = props.seconds {
                <span class={classes!("prompt-clock", (seconds <= 10).then_some("late"))} role="timer">{ clock_time(seconds) }</span>
            }
            <div class="prompt-tools">
                { tool("table-undo", "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12", undo.map(SessionCommand::Undo)) }
                { tool("table-redo", "M15 7l5 5-5 5M20 12H10a6 6 0 0 0 0 12", redo.map(SessionCommand::Redo)) }
                { tool("table-take-back", "M12 7L7 12l5 5M18 7l-5 5 5 5M5 6v12", undo.map(SessionCommand::UndoTurn)) }
                if let Some(onclick) = &props.hint {
                    <Tool name={phrases.text("hint-ask")} is_unavailable={snapshot.seat.is_none()} {onclick}
                        glyph="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z" />
                }
                <TalkButton />
                if let Some(onclick) = &props.on_menu {
                    <button type="button" class="icon-button tool-menu" aria-label={phrases.text("table-menu")} aria-haspopup="dialog" {onclick}>
                        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                            <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" />
                        </svg>
                    </button>
                }
            </div>
            <StatusStrip items={props.status.clone()} />
            { props.notes.clone() }
            { props.children.clone() }
        </header>
    }
}

#[derive(Properties, PartialEq)]
struct ToolProps {
    name: AttrValue,
    glyph: &'static str,
    is_unavailable: bool,
    onclick: Callback<MouseEvent>,
    #[prop_or_default]
    part: Option<AttrValue>,
    #[prop_or_default]
    class: Classes,
}

/// One of the icon buttons.
#[component]
fn Tool(props: &ToolProps) -> Html {
    html! {
        <button type="button" class={classes!("icon-button", props.class.clone())} data-part={props.part.clone()} aria-disabled={aria_disabled(props.is_unavailable)}
            title={props.name.clone()} aria-label={props.name.clone()} onclick={unless_disabled(props.is_unavailable, props.onclick.clone())}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <path d={props.glyph} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
            </svg>
        </button>
    }
}
