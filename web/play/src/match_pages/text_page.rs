//! The page of a running match's text version.

use super::banner::use_set_aside;
use super::{Banner, InteractiveTable, prompt_text, use_interactive_table};
use crate::game_ui::{GameUi, TableActions, TableContext, TextModelInput};
use crate::table::{MatchProps, TableHandle, TableMode, TextVersion, use_text_version};
use match_text::{GridKind, TextModel, TextModelSource};
use std::rc::Rc;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

impl<G: GameUi> TextModelInput<G> {
    /// Returns the parts of a text model that all games share: the prompt, the log, whose events
    /// `describe` puts into words, and the history. It has no pieces, places and orders.
    pub fn shared_model(
        &self,
        grid: GridKind,
        describe: impl Fn(&G::Event) -> String,
    ) -> TextModel {
        let snapshot = &self.context.snapshot;
        TextModel {
            grid,
            prompt: prompt_text(&self.context, &self.phrases),
            status: Vec::new(),
            pieces: Vec::new(),
            reference: None,
            places: Vec::new(),
            groups: Vec::new(),
            question: None,
            log: snapshot.log_entries(&self.phrases, describe),
            undo: snapshot.undo(&self.player_kinds),
            redo: snapshot.redo(),
            hint: None,
        }
    }
}

/// Returns the source of the text model for the keys that read a board.
pub(super) fn text_model_source<G: GameUi>(
    context: &TableContext<G>,
    actions: &TableActions<G>,
    handle: &TableHandle<G>,
    phrases: &Phrases,
) -> TextModelSource {
    let reader = TextModelInput {
        context: context.clone(),
        actions: actions.clone(),
        player_kinds: handle.record.player_kinds.clone(),
        is_thinking: handle.running.is_thinking,
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
    let (still, snapshot) = (context.without_hover(), context.snapshot.clone());
    let (is_set_aside, result) = use_set_aside::<G>(&snapshot.session);
    let hint_shown = handle.hint.shown.as_ref();
    let text_version = TextVersion {
        hint: hint_shown.map(|hint_shown| G::hint_text(&still, &phrases, hint_shown)),
        source: text_model_source(&still, &actions, &handle, &phrases),
        keys: G::key_section(),
        claimed: G::RESERVED_KEYS.to_vec(),
        end: html! { <>
            <Banner<G> snapshot={context.snapshot} record={handle.record.clone()} {is_set_aside} />
            { result.unwrap_or_default() }
        </> },
    };
    use_text_version(&handle, snapshot, still, text_version)
}
