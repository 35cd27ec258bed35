//! The dialog that asks for a coordinate and moves the cursor there.

use super::TextModelSource;
use crate::PlaceId;
use crate::command::fold_text;
use crate::interpreter::best_matches;
use board::cursor::focus_cell;
use ui::l10n::use_phrases;
use ui::panels::Dialog;
use ui::timing::after;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

#[derive(Properties)]
pub struct GotoProps {
    pub source: TextModelSource,
    /// The board whose cursor moves.
    pub board: Element,
    /// Called when the dialog is closed.
    pub on_close: Callback<()>,
}

impl PartialEq for GotoProps {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

/// The dialog that asks for a coordinate.
#[component]
pub fn Goto(props: &GotoProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let unknown = use_state_eq(|| None::<String>);
    {
        let field = field.clone();
        use_effect_with((), move |()| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                let _ = field.focus();
            }
        });
    }
    let onsubmit = {
        let (field, unknown) = (field.clone(), unknown.setter());
        let (source, board, close) = (
            props.source.clone(),
            props.board.clone(),
            props.on_close.clone(),
        );
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let typed = field.cast::<HtmlInputElement>().map(|field| field.value());
            let typed = typed.unwrap_or_default();
            let name: String = typed.split_whitespace().map(fold_text).collect();
            let model = (source.0)();
            let mut numbered = model.numbered_places();
            let found = numbered.find(|(_, place)| fold_text(&place.name) == name);
            let words: Vec<String> = typed.split_whitespace().map(fold_text).collect();
            let named = || best_matches(&words, model.place_names()).into_iter().next();
            match found.map(|(place, _)| place).or_else(named) {
                Some(PlaceId(place)) => {
                    close.emit(());
                    let board = board.clone();
                    // The dialog restores the focus when it closes; the cursor moves after that.
                    after(0, move || focus_cell(&board, place));
                }
                None => unknown.set(Some(typed)),
            }
        })
    };
    html! {
        <Dialog title={phrases.text("text-goto")} on_close={props.on_close.clone()}>
            <form class="text-line" {onsubmit}>
                <label class="visually-hidden" for="text-goto">{ phrases.text("text-goto-label") }</label>
                <input ref={field} id="text-goto" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" />
                <button class="button primary">{ phrases.text("text-goto-go") }</button>
            </form>
            if let Some(typed) = &*unknown {
                <p class="notice alert" role="alert">{ phrases.say("text-unfound", &[("words", typed.clone().into())]) }</p>
            }
        </Dialog>
    }
}
