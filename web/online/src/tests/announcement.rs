//! Tests of the announcement of the operator.

use crate::announcement::{AnnouncementText, announced};
use protocol::online::ServerInfo;
use ui::l10n::Phrases;
use ui::test_render::render_to_string;
use yew::prelude::*;

fn info(announcement: Option<&str>) -> ServerInfo {
    ServerInfo {
        name: "Club".to_owned(),
        version: "1.0.0".to_owned(),
        games: Vec::new(),
        announcement: announcement.map(str::to_owned),
        has_passkeys: false,
        has_chat: false,
        has_tournaments: false,
    }
}

fn rendered(text: Option<AttrValue>) -> String {
    render_to_string(&Phrases::load("en"), html! { <AnnouncementText {text} /> })
}

#[test]
fn an_announcement_is_shown_as_plain_text() {
    let text = announced(&info(Some("Update\u{202e} at <b>eight</b>")));
    assert_eq!(text.as_deref(), Some("Update at <b>eight</b>"));
    let html = rendered(text);
    assert!(html.contains("From the operator: "), "{html}");
    assert!(
        html.contains("Update at &lt;b&gt;eight&lt;/b&gt;"),
        "{html}"
    );
    let long = announced(&info(Some(&"x".repeat(501)))).expect("a text");
    assert_eq!(long.len(), 500);
}

#[test]
fn without_an_announcement_nothing_is_shown() {
    assert_eq!(announced(&info(None)), None);
    assert_eq!(announced(&info(Some("\u{200b} "))), None);
    assert!(!rendered(None).contains("notice"));
}
