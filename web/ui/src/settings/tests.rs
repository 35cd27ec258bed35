//! Tests storing settings and reading them back.

use super::*;

#[test]
fn settings_are_read_as_they_were_written() {
    let settings = Settings {
        theme: Theme::Light,
        scale: TextScale::Largest,
        confirm_end_turn: true,
        ..Settings::default()
    };
    let text = serde_json::to_string(&settings).expect("plain fields");
    assert_eq!(
        serde_json::from_str::<Settings>(&text).expect("as written"),
        settings
    );
}

#[test]
fn settings_of_an_older_page_keep_the_first_values_for_what_is_new() {
    let old: Settings = serde_json::from_str(r#"{"theme":"light"}"#).expect("a part");
    assert_eq!(old.theme, Theme::Light);
    assert_eq!(old.verbosity, Verbosity::Normal);
    assert!(old.primer);
    assert_eq!((old.bot, old.pace), (Level::Ensign, Pace::Usual));
    assert!(old.sound);
    assert_eq!(old.palette, Palette::Standard);
}

#[test]
fn no_sound_is_no_loudness() {
    let off = Settings {
        sound: false,
        volume: Volume::Loud,
        ..Settings::default()
    };
    assert!(off.volume() == 0.0 && Settings::default().volume() > 0.0);
}

#[test]
fn settings_of_a_newer_page_are_understood_as_far_as_they_can_be_and_stay() {
    let newer = r#"{"theme":"pink","scale":"150","scent":"pine","bot":"oracle","primer":false}"#;
    let fields = serde_json::from_str(newer).expect("fields");
    let understood = Settings::from_fields(fields);
    let known = Settings {
        scale: TextScale::Largest,
        primer: false,
        ..Settings::default()
    };
    assert_eq!(understood, known);
    let text = understood.merged_with(Some(newer)).expect("plain fields");
    assert!(text.contains(r#""scent":"pine""#), "{text}");
    let again = serde_json::from_str(&text).expect("fields");
    assert_eq!(Settings::from_fields(again), known);
}
