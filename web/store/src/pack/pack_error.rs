//! Tells the player why a pack is not in use: which file, where in it, and the reason.

use super::use_packs;
use engine::pack::{PackError, PackErrorKind};
use engine::registry::GameId;
use ui::chunk::{Chunk, GameChunk, use_chunks};
use ui::l10n::{PhraseArg, PhraseArgs, Phrases, reason_text, use_phrases};
use yew::prelude::*;

/// Returns the reason why a pack was refused, as a sentence.
#[must_use]
pub fn pack_error_text(phrases: &Phrases, error: &PackError) -> String {
    let kind = &error.fault;
    let reason = if let PackErrorKind::Content(reason) = kind {
        reason_text(phrases, reason)
    } else {
        let args = kind.args();
        let words: PhraseArgs = args
            .iter()
            .map(|(name, arg)| (*name, PhraseArg::from_arg("pack", arg)))
            .collect();
        phrases.say(kind.phrase(), &words)
    };
    let path = if error.place.is_empty() {
        "/"
    } else {
        &error.place
    };
    phrases.say(
        "pack-refused",
        &[
            ("file", error.file.as_str().into()),
            ("place", path.into()),
            ("reason", reason.into()),
        ],
    )
}

/// A notice about a pack that was requested and is not in use.
#[component]
pub fn PackErrorNotice() -> Html {
    let (phrases, packs) = (use_phrases(), use_packs());
    // The pack reader loads the phrases of the game in English; the reason is shown in the page's
    // language.
    let phrase_chunks = GameId::ALL.map(|game| Chunk::Game(game, GameChunk::PhraseFiles));
    let loaded = phrase_chunks.into_iter().filter(|part| part.is_loaded());
    use_chunks(loaded.collect());
    let Some(error) = &packs.error else {
        return Html::default();
    };
    let dismiss = packs.dismiss.reform(|_: MouseEvent| ());
    html! {
        <div class="notice alert pack-trouble" role="alert">
            <span>{ pack_error_text(&phrases, error) }{ " " }{ phrases.text("pack-ours-instead") }</span>
            <button type="button" class="button" onclick={dismiss}>{ phrases.text("close") }</button>
        </div>
    }
}
