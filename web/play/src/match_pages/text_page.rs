//! The page of a running match's text version.

use super::{Banner, InteractiveTable, use_interactive_table};
use crate::game_ui::{GameUi, TableActions, TableContext, TextModelInput};
use crate::table::{MatchProps, TableHandle, TableMode, TextVersion, use_text_version};
use crate::text::TextModelSource;
use std::rc::Rc;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Returns the source of the text model for the keys that read a board.
pub(super) fn text_model_source<G: GameUi>(
    watch: &TableContext<G>,
    actions: &TableActions<G>,
    handle: &TableHandle<G>,
    phrases: &Phrases,
) -> TextModelSource {
    let reader = TextModelInput {
        watch: watch.clone(),
        actions: actions.clone(),
        sitters: handle.record.sitters.clone(),
        thinking: handle.running.thinking,
        phrases: phrases.clone(),
    };
    TextModelSource(Rc::new(move || G::text_model(&reader)))
}

/// The text version of a running match.
#[component]
pub fn TextPage<G: GameUi>(props: &MatchProps<G::Game>) -> Html {
    let phrases = use_phrases();
    let InteractiveTable {
        handle,
        context,
        actions,
    } = use_interactive_table(props, TableMode::Text);
    let (still, stand) = (context.without_hover(), context.stand.clone());
    let told = handle.hint.told.as_ref();
    let telling = TextVersion {
        hint: told.map(|told| G::hint_text(&still, &phrases, told)),
        source: text_model_source(&still, &actions, &handle, &phrases),
        keys: G::key_section(),
        claimed: G::RESERVED_KEYS.to_vec(),
        end: html! {
            <Banner<G> stand={context.stand} record={handle.record.clone()} score={handle.score.clone()} />
        },
    };
    use_text_version(&handle, stand, still, telling)
}
