//! The frame of a setup page of any game: its state, the properties of its components, and its
//! columns.

use super::map_choice::MapChoice;
use super::map_chooser::use_requested_map;
use crate::rules::RulesDrawer;
use editor::DocumentKind;
use engine::error::LoadError;
use engine::registry::GameId;
use store::start_match::MatchSetup;
use store::{BoardList, use_boards};
use ui::l10n::use_phrases;
use ui::update::{Update, transitions};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SetupProps {
    /// Id of the board to play on: of the base content, the player's own, or one passed on by the
    /// editor.
    pub board: Option<String>,
}

/// Properties common to all components of a setup.
#[derive(Properties, Clone, PartialEq)]
pub struct SetupPartProps<P: MatchSetup> {
    /// The choices so far.
    pub draft: P,
    /// Applies a change to the draft.
    pub onchange: Callback<Update<P>>,
    /// Opens the rules at an anchor.
    #[prop_or_default]
    pub open_rules: Callback<Option<String>>,
}

impl<P: MatchSetup> SetupPartProps<P> {
    /// Returns a callback that applies a change to the draft.
    pub fn change<V: 'static>(&self, change: impl Fn(&P, V) -> P + 'static) -> Callback<V> {
        transitions(&self.onchange, change)
    }
}

pub struct SetupState<V> {
    /// The choices so far.
    pub draft: Result<V, LoadError>,
    /// Applies a change to the draft.
    pub onchange: Callback<Update<V>>,
    /// The player's own boards.
    pub saved: BoardList,
    /// Whether the board that the URL names does not exist.
    pub is_missing: bool,
}

/// Starts a setup on the board that the URL names. Every change passes through `normalize` first.
#[hook]
pub fn use_setup<V: MapChoice>(
    board: Option<String>,
    create_draft: fn() -> Result<V::Draft, LoadError>,
    normalize: fn(V::Draft) -> V::Draft,
) -> SetupState<V::Draft> {
    let saved = use_boards(V::Document::GAME.name()).list;
    let draft = use_state(create_draft);
    let is_missing = use_requested_map::<V>(board, &saved, &draft);
    let onchange = use_callback((), {
        let draft = draft.clone();
        move |update: Update<V::Draft>, ()| {
            // A state handle keeps every state that it has returned, so it is cloned for one
            // change.
            let draft = draft.clone();
            if let Ok(mut changed) = (*draft).clone() {
                update(&mut changed);
                draft.set(Ok(normalize(changed)));
            }
        }
    });
    SetupState {
        draft: (*draft).clone(),
        onchange,
        saved,
        is_missing,
    }
}

/// Provides the rules drawer of a setup: a callback that opens it at an anchor, and its HTML.
#[hook]
pub fn use_rules_drawer(game: GameId) -> (Callback<Option<String>>, Html) {
    let rules = use_state_eq(|| None::<Option<String>>);
    let opener = rules.setter();
    let open = use_callback((), move |anchor, ()| opener.set(Some(anchor)));
    let drawer = match (*rules).clone() {
        Some(anchor) => {
            html! { <RulesDrawer {game} {anchor} onclose={move |()| rules.set(None)} /> }
        }
        None => Html::default(),
    };
    (open, drawer)
}

#[derive(Properties, PartialEq)]
pub struct SetupColumnsProps {
    /// Additional CSS classes.
    #[prop_or_default]
    pub class: Classes,
    /// Whether the board that the URL names does not exist.
    pub is_missing: bool,
    /// The column beside the choices, with the summary of the match.
    pub side: Html,
    /// An overlay over both columns, such as the rules.
    #[prop_or_default]
    pub overlay: Html,
    /// The choices, in the main column.
    pub children: Html,
}

/// The columns of a setup page.
#[component]
pub fn SetupColumns(props: &SetupColumnsProps) -> Html {
    let phrases = use_phrases();
    html! {
        <div class={classes!("setup", props.class.clone())}>
            <div class="setup-choices">
                if props.is_missing {
                    <p class="notice alert" role="alert">{ phrases.text("edit-gone") }</p>
                }
                { props.children.clone() }
            </div>
            <div class="setup-side">{ props.side.clone() }</div>
            { props.overlay.clone() }
        </div>
    }
}
