//! A preview of the sectors that the scenario places at the start of the game.

use crate::draft::{SetupDraft, scenario_name};
use crate::thumbnail::Thumbnail;
use std::rc::Rc;
use ui::l10n::use_phrases;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PreviewProps {
    pub draft: SetupDraft,
}

/// The preview of the initial map.
#[component]
pub fn Preview(props: &PreviewProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let name = scenario_name(&phrases, &draft.options.scenario, &draft.file);
    let args = [("name", name.into()), ("seats", draft.options.seats.into())];
    let label = phrases.say("saga-setup-preview", &args);
    html! {
        <div class="setup-board setup-field saga-setup-field" role="img" aria-label={label}>
            <Thumbnail scenario={Rc::new(draft.file.clone())} player_count={draft.options.seats} />
        </div>
    }
}
