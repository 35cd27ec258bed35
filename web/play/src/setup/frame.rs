//! The frame of a set-up: the choices so far, what each part of it is given, and the columns in which
//! all of it stands. It knows no game.

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

/// What a set-up begins with.
#[derive(Properties, PartialEq)]
pub struct SetupProps {
    /// The id of what is played on: of the box, one's own, or the one that was handed over.
    pub board: Option<String>,
}

/// What every part of a set-up is given.
#[derive(Properties, Clone, PartialEq)]
pub struct SetupPartProps<P: MatchSetup> {
    /// The choices so far.
    pub draft: P,
    /// Applies a change to the choices.
    pub onchange: Callback<Update<P>>,
    /// Opens the rules at a place of them.
    #[prop_or_default]
    pub rules: Callback<Option<String>>,
}

impl<P: MatchSetup> SetupPartProps<P> {
    /// Turns what an input reports into a change of the choices.
    pub fn change<V: 'static>(&self, change: impl Fn(&P, V) -> P + 'static) -> Callback<V> {
        transitions(&self.onchange, change)
    }
}

/// A set-up that is going on.
pub struct SetupState<V> {
    /// The choices so far.
    pub draft: Result<V, LoadError>,
    /// Applies a change to the choices.
    pub onchange: Callback<Update<V>>,
    /// What is kept of one's own.
    pub kept: BoardList,
    /// Whether what the address asks for is not there.
    pub missing: bool,
}

/// Begins a set-up, on what the address asks for. Every change goes through `settle` first.
#[hook]
pub fn use_setup<V: MapChoice>(
    board: Option<String>,
    begin: fn() -> Result<V::Draft, LoadError>,
    settle: fn(V::Draft) -> V::Draft,
) -> SetupState<V::Draft> {
    let kept = use_boards(V::Craft::GAME.name()).list;
    let draft = use_state(begin);
    let missing = use_requested_map::<V>(board, &kept, &draft);
    let onchange = {
        let draft = draft.clone();
        Callback::from(move |update: Update<V::Draft>| {
            if let Ok(mut changed) = (*draft).clone() {
                update(&mut changed);
                draft.set(Ok(settle(changed)));
            }
        })
    };
    SetupState {
        draft: (*draft).clone(),
        onchange,
        kept,
        missing,
    }
}

/// The rules of a game beside its set-up: opens them at a place, and shows them while they are open.
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

/// What stands in a set-up.
#[derive(Properties, PartialEq)]
pub struct SetupColumnsProps {
    /// A style class of its own.
    #[prop_or_default]
    pub class: Classes,
    /// Whether what the address asks for is not there.
    pub missing: bool,
    /// What becomes of the choices.
    pub side: Html,
    /// What lies over both, such as the rules.
    #[prop_or_default]
    pub over: Html,
    /// The choices.
    pub children: Html,
}

/// The columns of a set-up.
#[component]
pub fn SetupColumns(props: &SetupColumnsProps) -> Html {
    let phrases = use_phrases();
    html! {
        <div class={classes!("setup", props.class.clone())}>
            <div class="setup-choices">
                if props.missing {
                    <p class="notice alert" role="alert">{ phrases.text("edit-gone") }</p>
                }
                { props.children.clone() }
            </div>
            <div class="setup-side">{ props.side.clone() }</div>
            { props.over.clone() }
        </div>
    }
}
