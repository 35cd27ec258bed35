//! The sentences of mails, in the language of the player.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

/// The languages, by the code that the page uses. The first one has everything.
const LANGUAGES: [(&str, &str); 2] = [
    ("en", include_str!("../../l10n/en.ftl")),
    ("de", include_str!("../../l10n/de.ftl")),
];

/// Returns the language of mails to a player whose page has a language: the same if there are
/// sentences, otherwise English.
#[must_use]
pub fn mail_language(page: &str) -> &'static str {
    let known = LANGUAGES.iter().find(|(code, _)| *code == page);
    known.map_or(LANGUAGES[0].0, |(code, _)| *code)
}

/// The sentences of one language.
pub(super) struct MailTexts(FluentBundle<FluentResource>);

impl MailTexts {
    /// Reads the sentences of a language, or the English ones.
    pub(super) fn new(language: &str) -> Self {
        let code = mail_language(language);
        let found = LANGUAGES.iter().find(|(other, _)| *other == code);
        let (_, text) = found.unwrap_or(&LANGUAGES[0]);
        let locale: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        bundle.set_use_isolating(false);
        // A test checks that every file can be read.
        let resource = FluentResource::try_new((*text).to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(rest, _)| rest));
        Self(bundle)
    }

    /// Formats a sentence.
    pub(super) fn text(&self, key: &str, args: &[(&str, &str)]) -> String {
        let pattern = self.0.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().copied().collect();
        let formatted = self.0.format_pattern(pattern, Some(&args), &mut Vec::new());
        formatted.into_owned()
    }
}

/// Returns the page that the link in a mail opens: the question whether to end the mails, or whether
/// they have ended.
#[must_use]
pub fn stop_page(language: &str, is_stopped: Option<bool>) -> String {
    let code = mail_language(language);
    let texts = MailTexts::new(code);
    let title = texts.text("mail-stop-title", &[]);
    let body = match is_stopped {
        None => {
            let press = texts.text("mail-stop-press", &[]);
            // Without an action a form goes to the address that it came from.
            format!("<form method=\"post\"><button>{press}</button></form>")
        }
        Some(true) => format!("<p>{}</p>", texts.text("mail-stopped", &[])),
        Some(false) => format!("<p>{}</p>", texts.text("mail-stop-unknown", &[])),
    };
    format!(
        "<!doctype html><html lang=\"{code}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><h1>{title}</h1>{body}</html>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// Returns the arguments of each sentence of a file.
    fn arguments(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
        let lines = text.lines().filter_map(|line| line.split_once(" = "));
        lines
            .map(|(key, sentence)| {
                let parts = sentence.split("{ $").skip(1);
                (
                    key,
                    parts.filter_map(|part| part.split(' ').next()).collect(),
                )
            })
            .collect()
    }

    #[test]
    fn every_language_has_every_sentence() {
        let (_, english) = LANGUAGES[0];
        for (code, text) in LANGUAGES {
            assert!(FluentResource::try_new(text.to_owned()).is_ok(), "{code}");
            assert_eq!(arguments(text), arguments(english), "{code}");
        }
    }

    #[test]
    fn an_unknown_language_is_english() {
        assert_eq!(mail_language("qps"), "en");
        let text = MailTexts::new("de").text("mail-turn", &[("game", "Exodus")]);
        assert_eq!(text, "Exodus: Du bist am Zug");
    }
}
