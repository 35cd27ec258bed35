//! Tests of storing settings and reading them back.

use super::*;

#[test]
fn settings_survive_a_round_trip() {
    let settings = Settings {
        theme: Theme::Light,
        scale: TextScale::Largest,
        confirms_end_turn: true,
        ..Settings::default()
    };
    let text = serde_json::to_string(&settings).expect("plain fields");
    assert_eq!(
        serde_json::from_str::<Settings>(&text).expect("as written"),
        settings
    );
}

#[test]
fn missing_settings_get_their_defaults() {
    let old: Settings = serde_json::from_str(r#"{"theme":"light"}"#).expect("a part");
    assert_eq!(old.theme, Theme::Light);
    assert_eq!(old.verbosity, Verbosity::Normal);
    assert!(old.shows_primer);
    assert_eq!((old.bot, old.pace), (Level::Ensign, Pace::Usual));
    assert!(!old.was_asked_for_bot);
    assert!(old.plays_sound && old.vibrates);
    assert_eq!(old.palette, Palette::Standard);
}

#[test]
fn the_volume_is_zero_when_sound_is_off() {
    let off = Settings {
        plays_sound: false,
        volume: Volume::Loud,
        ..Settings::default()
    };
    assert!(off.volume() == 0.0 && Settings::default().volume() > 0.0);
}

#[test]
fn unknown_settings_of_a_newer_page_are_ignored_and_preserved() {
    let newer = r#"{"theme":"pink","scale":"150","scent":"pine","bot":"oracle","primer":false}"#;
    let fields = serde_json::from_str(newer).expect("fields");
    let settings = Settings::from_fields(fields);
    let known = Settings {
        scale: TextScale::Largest,
        shows_primer: false,
        ..Settings::default()
    };
    assert_eq!(settings, known);
    let text = settings.merged_with(Some(newer)).expect("plain fields");
    assert!(text.contains(r#""scent":"pine""#), "{text}");
    let again = serde_json::from_str(&text).expect("fields");
    assert_eq!(Settings::from_fields(again), known);
}
