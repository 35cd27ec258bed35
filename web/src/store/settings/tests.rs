//! What is kept of settings, and read again.

use super::*;

#[test]
fn settings_are_read_as_they_were_written() {
    let settings = Settings {
        theme: Theme::Light,
        scale: Scale::Largest,
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
