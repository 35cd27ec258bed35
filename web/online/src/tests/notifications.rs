//! Tests of the panel of notifications, and of what the service worker receives.

use super::running;
use crate::my_tables::mute_button;
use crate::notification_panel::{NotificationPanel, parse_time, time_text};
use crate::notifications::{
    Knowledge, KnownNotifications, Learned, NotificationNews, NotificationsHandle, moved_hours,
};
use crate::push::{PushState, texts};
use engine::registry::GameId;
use protocol::online::{NotificationSettings, NotificationTest, QuietHours};
use std::rc::Rc;
use ui::l10n::Phrases;
use ui::test_render::render_to_string;
use yew::prelude::*;

fn notifications(push: PushState, settings: NotificationSettings) -> NotificationsHandle {
    let settings = Rc::new(settings);
    NotificationsHandle {
        known: Some(KnownNotifications { settings, push }),
        news: None,
        is_running: false,
        run: Callback::noop(),
    }
}

fn panel(handle: NotificationsHandle) -> String {
    render_to_string(
        &Phrases::load("en"),
        html! { <NotificationPanel {handle} /> },
    )
}

#[test]
fn the_panel_of_notifications_says_what_this_browser_can_do() {
    let of = |push: PushState| panel(notifications(push, NotificationSettings::default()));
    let off = of(PushState::Off);
    assert!(off.contains("Turn on in this browser"), "{off}");
    assert!(!off.contains("Send a test"), "nothing is told yet: {off}");
    assert!(of(PushState::On("a1".to_owned())).contains("Turn off in this browser"));
    for (state, text) in [
        (PushState::Denied, "site settings"),
        (PushState::Insecure, "HTTPS"),
        (PushState::Unsupported, "Home Screen"),
    ] {
        let shown = of(state);
        assert!(
            shown.contains(text) && !shown.contains("Turn on"),
            "{shown}"
        );
    }
    let unknown = NotificationsHandle {
        known: None,
        ..notifications(PushState::Off, NotificationSettings::default())
    };
    assert!(!panel(unknown).contains("<section"));
}

#[test]
fn the_panel_of_notifications_shows_the_settings_and_what_became_of_a_test() {
    let settings = NotificationSettings {
        webhook: Some("https://hooks.example".to_owned()),
        quiet_hours: Some(QuietHours {
            from: 22 * 60,
            to: 7 * 60 + 5,
            utc_offset: 0,
        }),
        ..NotificationSettings::default()
    };
    let mut handle = notifications(PushState::Off, settings);
    let shown = panel(handle.clone());
    for text in ["https://hooks.example", "22:00", "07:05", "Send a test"] {
        assert!(shown.contains(text), "{text}: {shown}");
    }
    let test = NotificationTest {
        delivered: 1,
        failed: 0,
    };
    handle.news = Some(NotificationNews::Tested(test));
    assert!(panel(handle.clone()).contains("Sent to 1 receiver."));
    handle.news = Some(NotificationNews::Failed("online-webhook-refused"));
    assert!(panel(handle).contains("begins with https"));
}

#[test]
fn a_browser_that_answers_during_a_request_is_not_forgotten() {
    let of = |push: PushState, settings: NotificationSettings| KnownNotifications {
        settings: Rc::new(settings),
        push,
    };
    let changed = NotificationSettings {
        webhook: Some("https://hooks.example".to_owned()),
        ..NotificationSettings::default()
    };
    let unknown = of(PushState::Unknown, NotificationSettings::default());
    let known = Rc::new(Knowledge(Some(unknown)))
        .reduce(Learned::Push(PushState::Off))
        .reduce(Learned::All(of(PushState::Unknown, changed.clone())));
    assert_eq!(known.0, Some(of(PushState::Off, changed.clone())));
    let known = known.reduce(Learned::All(of(PushState::Denied, changed.clone())));
    assert_eq!(known.0, Some(of(PushState::Denied, changed)));
    let known = known.reduce(Learned::Nothing);
    assert_eq!(known.reduce(Learned::Push(PushState::Off)).0, None);
}

#[test]
fn quiet_hours_follow_the_clock_of_this_browser() {
    let winter = QuietHours {
        from: 22 * 60,
        to: 8 * 60,
        utc_offset: 60,
    };
    assert_eq!(moved_hours(winter, 60), None, "nothing to change");
    let summer = QuietHours {
        utc_offset: 120,
        ..winter
    };
    assert_eq!(moved_hours(winter, 120), Some(summer));
}

#[test]
fn the_switch_of_a_table_is_named_by_its_text_and_says_whether_it_is_pressed() {
    let phrases = Phrases::load("de");
    let switch = |settings: NotificationSettings| {
        let handle = notifications(PushState::Off, settings);
        render_to_string(&phrases, mute_button(&phrases, &running(0), &handle))
    };
    assert!(!switch(NotificationSettings::default()).contains("<button"));
    let mut settings = NotificationSettings {
        webhook: Some("https://hooks.example".to_owned()),
        ..NotificationSettings::default()
    };
    for is_muted in [false, true] {
        let shown = switch(settings.clone());
        assert!(
            shown.contains(&format!("aria-pressed=\"{is_muted}\"")),
            "{shown}"
        );
        assert!(shown.contains(">Stumm schalten<"), "{shown}");
        assert!(shown.contains("aria-label=\"Stumm schalten: "), "{shown}");
        settings.muted_tables.push(running(0).id);
    }
}

#[test]
fn times_of_the_day_are_read_as_they_are_written() {
    for minute in [0, 59, 60, 8 * 60 + 5, 1439] {
        assert_eq!(parse_time(&time_text(minute)), Some(minute));
    }
    assert_eq!(
        parse_time("08:30:15"),
        Some(510),
        "some browsers add seconds"
    );
    for wrong in ["", "8:30", "24:00", "12:60", "ab:cd"] {
        assert_eq!(parse_time(wrong), None, "{wrong}");
    }
}

#[test]
fn the_service_worker_receives_every_sentence_and_title() {
    let texts: serde_json::Value =
        serde_json::from_str(&texts(&Phrases::load("en"))).expect("JSON");
    assert_eq!(texts["turn"], "It is your turn.");
    let titles = texts["titles"].as_object().expect("titles");
    assert_eq!(titles.len(), GameId::ALL.len());
    let worker = include_str!("../../../sw.js");
    for key in ["begin", "over", "replaced", "test", "turn"] {
        let english = texts[key].as_str().expect("a sentence");
        assert!(worker.contains(&format!("{key}: \"{english}\"")), "{key}");
    }
}
