//! The phrase files against the code that uses them.

use super::*;
#[test]
fn numbers_choose_the_form_of_a_phrase() {
    let phrases = Phrases::load("en");
    let hits = |count: usize| phrases.say("rules-hits", &[("count", count.into())]);
    assert_eq!(hits(0), "Nothing found");
    assert_eq!(hits(1), "1 rule found");
    assert_eq!(hits(12), "12 rules found");
}

#[test]
fn a_key_without_a_phrase_shows_itself() {
    assert_eq!(Phrases::load("en").text("no-such-key"), "[no-such-key]");
}

#[test]
fn an_unknown_language_falls_back_to_english() {
    assert_eq!(Phrases::load("tlh-QO").lang(), "en");
    assert_eq!(Phrases::load("en-GB").lang(), "en");
}

#[test]
fn lists_are_joined_in_words() {
    let phrases = Phrases::load("en");
    let names = ["A", "B", "C"].map(str::to_owned);
    assert_eq!(phrases.list(&names), "A, B and C");
    assert_eq!(phrases.list(&names[..1]), "A");
    assert_eq!(phrases.list(&[]), "");
}
