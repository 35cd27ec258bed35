//! The battlefield as it will be when the battle begins.

use super::thumbnail::Thumbnail;
use crate::games::space_rift::draft::Draft;
use crate::l10n::use_phrases;
use crate::store::color::attribute;
use std::rc::Rc;
use yew::prelude::*;

/// Which battle.
#[derive(Properties, PartialEq)]
pub struct PreviewProps {
    /// The choices so far.
    pub draft: Draft,
}

/// A picture of the beginning.
#[component]
pub fn Preview(props: &PreviewProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let words = [("name", draft.name(&phrases).into())];
    html! {
        <div class="setup-board setup-field" role="img" aria-label={phrases.say("space-rift-setup-preview", &words)}
            data-colors={attribute(&draft.colors)}>
            <Thumbnail file={Rc::new(draft.played())} />
        </div>
    }
}
