//! Tests of the panel of notifications, and of what the service worker receives.

use crate::notification_panel::{NotificationPanel, parse_time, time_text};
use crate::notifications::{KnownNotifications, NotificationNews, NotificationsHandle};
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
    for key in ["begin", "over", "test", "turn"] {
        let english = texts[key].as_str().expect("a sentence");
        assert!(worker.contains(&format!("{key}: \"{english}\"")), "{key}");
    }
}
