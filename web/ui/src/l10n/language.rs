//! The languages of the page, and how one is selected. Number and list formats are here as well;
//! loading phrases is not.

use crate::address::query_parameter;
use wasm_bindgen::JsValue;

/// A language that the page can be shown in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// The source language, built into the page.
    English,
    /// Loaded when it is selected.
    German,
    /// Pseudo-localized English, with accents and longer texts. It reveals texts that bypass
    /// translation and places with too little room. It can be selected only by the URL.
    Pseudo,
}

impl Language {
    /// The languages that users can choose, the source language first.
    pub const OFFERED: [Self; 2] = [Self::English, Self::German];

    /// Returns the code in URLs, settings and files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Pseudo => "qps",
        }
    }

    /// Returns the native name of the language.
    #[must_use]
    pub const fn native_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Pseudo => "Pseudo",
        }
    }

    /// Returns the language tag for the document, for numbers and for lists.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Pseudo => "en-x-pseudo",
        }
    }

    /// Returns the direction of the script, as a value of `dir`.
    #[must_use]
    pub const fn direction(self) -> &'static str {
        match self {
            Self::English | Self::German | Self::Pseudo => "ltr",
        }
    }

    /// Returns whether the phrases are built into the page.
    #[must_use]
    pub const fn is_built_in(self) -> bool {
        match self {
            Self::English | Self::Pseudo => true,
            Self::German => false,
        }
    }

    /// Returns the language of a tag such as `de-AT`, if the page has it.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let code = tag.trim().split(['-', '_']).next().unwrap_or_default();
        let mut all = Self::OFFERED.into_iter().chain([Self::Pseudo]);
        all.find(|language| code.eq_ignore_ascii_case(language.code()))
    }
}

/// The sources of the language choice, in descending priority.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LanguagePreferences {
    /// The parameter `lang` of the URL, in its query or in the query of its hash.
    pub address: Option<String>,
    /// The user's setting.
    pub stored: Option<String>,
    /// The language of the embedding page: `page-lang` in the URL.
    pub host: Option<String>,
    /// The browser's languages, most preferred first.
    pub browser: Vec<String>,
}

impl LanguagePreferences {
    /// Returns the first preference that is available, or else the source language.
    #[must_use]
    pub fn resolve(&self) -> Language {
        let strong = [&self.address, &self.stored, &self.host]
            .into_iter()
            .flatten();
        let mut preferences = strong.chain(&self.browser);
        preferences
            .find_map(|tag| Language::from_tag(tag))
            .unwrap_or(Language::English)
    }

    /// Reads the preferences of the URL and the browser; `stored` is the user's setting.
    #[must_use]
    pub fn from_browser(stored: Option<String>) -> Self {
        let Some(window) = crate::browser::window() else {
            return Self::default();
        };
        let href = window.location().href().unwrap_or_default();
        let browser = window.navigator().languages();
        Self {
            address: query_parameter(&href, "lang"),
            stored,
            host: query_parameter(&href, "page-lang"),
            browser: browser.iter().filter_map(text).collect(),
        }
    }
}

fn text(value: JsValue) -> Option<String> {
    value.as_string()
}

/// Returns the URL without a parameter.
fn without_parameter(href: &str, name: &str) -> String {
    let strip = |part: &str| {
        let Some((path, query)) = part.split_once('?') else {
            return part.to_owned();
        };
        let is_other = |pair: &&str| pair.split('=').next() != Some(name);
        let rest: Vec<&str> = query.split('&').filter(is_other).collect();
        if rest.is_empty() {
            path.to_owned()
        } else {
            format!("{path}?{}", rest.join("&"))
        }
    };
    match href.split_once('#') {
        Some((before, after)) => format!("{}#{}", strip(before), strip(after)),
        None => strip(href),
    }
}

/// Removes `lang` from the URL, so that the user's setting applies from now on.
pub fn remove_lang_parameter() {
    let Some(window) = crate::browser::window() else {
        return;
    };
    let (Ok(href), Ok(history)) = (window.location().href(), window.history()) else {
        return;
    };
    // A frame without an origin may refuse; then the parameter applies again after a reload.
    let _ =
        history.replace_state_with_url(&JsValue::NULL, "", Some(&without_parameter(&href, "lang")));
}

/// Formats a number as the language writes it, with a real minus sign.
#[must_use]
pub fn number(language: Language, number: f64) -> String {
    with_minus(format_digits(language, number))
}

/// Replaces the hyphens of negative numbers and coordinates by minus signs, so that planes, speeds
/// and places look the same everywhere. Other text stays.
#[must_use]
pub fn with_minus(text: String) -> String {
    let is_figure =
        |character: char| character.is_ascii_digit() || "-.,\u{a0}\u{202f} ".contains(character);
    if !text.contains('-') || !text.chars().all(is_figure) {
        return text;
    }
    let is_digit = |character: char| character.is_ascii_digit();
    let minus_or_letter = |(at, character): (usize, char)| {
        // A hyphen between two digits joins them, as in a date.
        let (before, after) = (&text[..at], &text[at + character.len_utf8()..]);
        let is_minus =
            character == '-' && !before.ends_with(is_digit) && after.starts_with(is_digit);
        if is_minus { '−' } else { character }
    };
    text.char_indices().map(minus_or_letter).collect()
}

fn format_digits(language: Language, number: f64) -> String {
    // All languages write integers of up to three digits alike, and asking the browser is slow.
    if number.fract() == 0.0 && number.abs() < 1000.0 {
        return number.to_string();
    }
    if cfg!(target_arch = "wasm32") {
        js_sys::Number::from(number)
            .to_locale_string(language.tag())
            .into()
    } else {
        number.to_string()
    }
}

/// Joins parts as a list in the language: `A, B, and C`.
#[must_use]
pub fn list(language: Language, parts: &[String]) -> String {
    if let [] | [_] = parts {
        return parts.concat();
    }
    if cfg!(target_arch = "wasm32") {
        let tags = js_sys::Array::of1(&language.tag().into());
        let parts: js_sys::Array = parts.iter().map(|part| JsValue::from_str(part)).collect();
        js_sys::Intl::ListFormat::new(&tags, &js_sys::Object::new())
            .format(&parts)
            .into()
    } else {
        parts.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(tag: &str) -> Option<String> {
        Some(tag.to_owned())
    }

    #[test]
    fn the_highest_available_preference_is_selected() {
        let mut preferences = LanguagePreferences {
            browser: vec!["tlh".to_owned(), "de-AT".to_owned(), "en".to_owned()],
            ..LanguagePreferences::default()
        };
        assert_eq!(preferences.resolve(), Language::German);
        preferences.host = some("en-GB");
        assert_eq!(preferences.resolve(), Language::English);
        preferences.stored = some("de");
        assert_eq!(preferences.resolve(), Language::German);
        preferences.address = some("qps");
        assert_eq!(preferences.resolve(), Language::Pseudo);
        preferences.address = some("tlh");
        assert_eq!(preferences.resolve(), Language::German);
        assert_eq!(LanguagePreferences::default().resolve(), Language::English);
    }

    #[test]
    fn the_lang_parameter_is_read_from_query_and_hash() {
        for href in [
            "http://a/?lang=de",
            "http://a/x.html?b=1&lang=de#/settings",
            "http://a/#/settings?lang=de",
            "http://a/#/settings?b&lang=de&c=2",
        ] {
            assert_eq!(query_parameter(href, "lang"), some("de"), "{href}");
        }
        assert_eq!(query_parameter("http://a/lang=de#/lang=de", "lang"), None);
        assert_eq!(query_parameter("http://a/?page-lang=de", "lang"), None);
    }

    #[test]
    fn the_lang_parameter_can_be_removed_from_an_address() {
        for (href, rest) in [
            ("http://a/?lang=de", "http://a/"),
            ("http://a/?b=1&lang=de#/x", "http://a/?b=1#/x"),
            ("http://a/#/x?lang=de&c=2", "http://a/#/x?c=2"),
            ("http://a/#/x", "http://a/#/x"),
        ] {
            assert_eq!(without_parameter(href, "lang"), rest);
        }
    }
}
