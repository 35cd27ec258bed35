//! How a game begins, and what is said beside its button.

use crate::clock::random;
use crate::games::exodus::draft::{Draft, seed_text};
use crate::l10n::{Phrases, use_phrases};
use crate::pages::setup::{self, AtOnce, Plan};
use crate::store::{SaveRecord, Sitter};
use engine::bots::Level;
use engine::error::LoadError;
use yew::prelude::*;

/// Deals a first game against bots as soon as it is shown, and leads on to its table.
pub type QuickStart = AtOnce<Draft>;

impl Plan for Draft {
    fn first(level: Level) -> Result<Self, LoadError> {
        Ok(Self::first(seed_text(random()))?.against(level))
    }

    fn fault(&self) -> Option<LoadError> {
        self.fault()
    }

    fn deal(&self, phrases: &Phrases, now: u64, salt: u32) -> Result<SaveRecord, LoadError> {
        self.begin(phrases, now, salt)
    }

    fn begun(&self) {
        self.keep_begun();
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct StartProps {
    pub draft: Draft,
}

/// The last step of the set-up.
#[component]
pub(super) fn Start(props: &StartProps) -> Html {
    let phrases = use_phrases();
    let mut sitters = props.draft.sitters.iter();
    let watched = sitters.all(|sitter| matches!(sitter, Sitter::Bot(_)));
    let note = watched.then(|| phrases.text("exodus-setup-watch"));
    html! { <setup::Start<Draft> draft={props.draft.clone()} {note} /> }
}
