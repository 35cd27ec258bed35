//! The seed from which all randomness of a match derives, as a player reads and writes it.

use engine::chance;
use engine::game::fnv1a;
use ui::event::target;
use ui::l10n::use_phrases;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Parses a seed: hexadecimal as the UI writes it; any other text is hashed.
#[must_use]
pub fn seed_of(text: &str) -> chance::Seed {
    let text = text.trim();
    chance::Seed::parse(text).unwrap_or_else(|| fnv1a(text.as_bytes()).into())
}

/// Writes a number as a seed.
#[must_use]
pub fn seed_text(number: u32) -> String {
    format!("{number:08x}")
}

#[derive(Properties, PartialEq)]
pub struct SeedProps {
    pub seed: String,
    /// Called with another seed, which is never empty.
    pub onchange: Callback<String>,
}

/// The input field of the seed.
#[component]
pub fn Seed(props: &SeedProps) -> Html {
    let phrases = use_phrases();
    let onchange = use_callback(props.onchange.clone(), |event: Event, report| {
        let typed = target::<HtmlInputElement>(&event).map(|input| input.value());
        if let Some(seed) = typed.filter(|seed| !seed.trim().is_empty()) {
            report.emit(seed);
        }
    });
    html! {
        <label class="field">
            { phrases.text("setup-seed") }
            <input type="text" maxlength="64" autocomplete="off" spellcheck="false"
                value={props.seed.clone()} {onchange} />
            <small>{ phrases.text("setup-seed.hint") }</small>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_is_a_valid_seed() {
        assert_eq!(seed_of(" 0000001f "), chance::Seed::Number(31));
        assert_eq!(seed_of(&seed_text(31)), chance::Seed::Number(31));
        let whole = chance::Seed::Bytes([0xA7; 32]);
        assert_eq!(seed_of(&whole.to_string()), whole);
        assert_eq!(seed_of("our evening"), seed_of("our evening"));
        assert_ne!(seed_of("our evening"), seed_of("our morning"));
    }
}
