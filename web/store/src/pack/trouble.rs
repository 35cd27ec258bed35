//! Says why a pack is not in force, in words: which file, where in it, and the reason.

use super::use_packs;
use engine::pack::{PackError, PackFault};
use engine::suite::GameId;
use ui::l10n::{Phrases, Word, Words, reason_words, use_phrases};
use ui::part::{Part, Room, use_parts};
use yew::prelude::*;

/// Why a pack was refused, in a sentence.
#[must_use]
pub fn refusal(phrases: &Phrases, error: &PackError) -> String {
    let fault = &error.fault;
    let reason = if let PackFault::Content(reason) = fault {
        reason_words(phrases, reason)
    } else {
        let args = fault.args();
        let words: Words = args
            .iter()
            .map(|(name, arg)| (*name, Word::of("pack", arg)))
            .collect();
        phrases.say(fault.phrase(), &words)
    };
    let place = if error.place.is_empty() {
        "/"
    } else {
        &error.place
    };
    phrases.say(
        "pack-refused",
        &[
            ("file", error.file.as_str().into()),
            ("place", place.into()),
            ("reason", reason.into()),
        ],
    )
}

/// A pack that was asked for and is not in force.
#[component]
pub fn PackTrouble() -> Html {
    let (phrases, packs) = (use_phrases(), use_packs());
    // Whoever read the pack has the words of its game in English; the reason is told in the page's language.
    let words = GameId::ALL.map(|game| Part::Of(game, Room::Words));
    let here = words.into_iter().filter(|part| part.is_here());
    use_parts(here.collect());
    let Some(error) = &packs.trouble else {
        return Html::default();
    };
    let dismiss = packs.dismiss.reform(|_: MouseEvent| ());
    html! {
        <div class="notice alert pack-trouble" role="alert">
            <span>{ refusal(&phrases, error) }{ " " }{ phrases.text("pack-ours-instead") }</span>
            <button type="button" class="button" onclick={dismiss}>{ phrases.text("close") }</button>
        </div>
    }
}
