//! Tests of follow, block, report, bans, and the page of the operator.

use super::{player, running, table};
use crate::admin::actions::AdminActions;
use crate::admin::players::PlayerRow;
use crate::admin::reports::ReportRow;
use crate::ban_notice::BanText;
use crate::player_lists::{Blocked, Followed, ListChange, ListsHandle};
use crate::profile_actions::PlayerButtons;
use crate::report_page::{ReportForm, ReportState};
use engine::game::Seat;
use net::server_api::RequestError;
use protocol::online::{
    AdminReport, ApiFailure, CannedPhrase, PlayerInfo, PlayerLists, ReportReason, SentReport,
    Speech, TableInfo, TalkMessage,
};
use std::rc::Rc;
use ui::l10n::Phrases;
use ui::test_render::render_to_string;
use yew::prelude::*;

fn person(name: &str) -> PlayerInfo {
    PlayerInfo {
        id: name.to_lowercase(),
        name: name.to_owned(),
    }
}

fn lists(followed: &[&str], blocked: &[&str]) -> ListsHandle {
    let people = |names: &[&str]| names.iter().map(|name| person(name)).collect();
    ListsHandle {
        lists: Some(Rc::new(PlayerLists {
            followed: people(followed),
            blocked: people(blocked),
        })),
        is_running: false,
        error: None,
        run: Callback::noop(),
    }
}

fn buttons(handle: ListsHandle) -> String {
    let phrases = Phrases::load("en");
    render_to_string(
        &phrases,
        html! { <PlayerButtons lists={handle} player={person("Ben")} /> },
    )
}

#[test]
fn a_profile_offers_what_can_be_decided_now() {
    let stranger = buttons(lists(&[], &[]));
    for expected in [">Follow<", ">Block<", "#/online/report/ben"] {
        assert!(stranger.contains(expected), "{expected}: {stranger}");
    }
    let followed = buttons(lists(&["Ben"], &[]));
    assert!(followed.contains(">Unfollow<"), "{followed}");
    let blocked = buttons(lists(&[], &["Ben"]));
    assert!(
        blocked.contains("You have blocked this player."),
        "{blocked}"
    );
    assert!(
        blocked.contains(">Unblock<") && !blocked.contains("ollow<"),
        "{blocked}"
    );
    // Nothing is offered before the server has answered.
    let mut unknown = lists(&[], &[]);
    unknown.lists = None;
    assert!(!buttons(unknown).contains("<button"));
    assert_ne!(
        ListChange::Follow("b".to_owned(), true),
        ListChange::Block("b".to_owned(), true)
    );
}

#[test]
fn followed_players_come_with_their_tables_and_blocked_ones_can_be_unblocked() {
    let phrases = Phrases::load("en");
    let open = TableInfo {
        own_seat: None,
        ..table()
    };
    let watched = TableInfo {
        own_seat: None,
        id: "w1".to_owned(),
        ..running(1)
    };
    let handle = lists(&["Ben"], &["Eve"]);
    let tables = Rc::new(vec![open, watched]);
    let markup = render_to_string(
        &phrases,
        html! { <Followed handle={handle.clone()} {tables} time={0} /> },
    );
    let (first, second) = (markup.find("#/online/a1"), markup.find("#/online/w1"));
    assert!(first.is_some() && first < second, "{markup}");
    assert!(markup.contains("You follow 1 player"), "{markup}");
    assert!(markup.contains(r#"aria-label="Unfollow Ben""#), "{markup}");
    let markup = render_to_string(&phrases, html! { <Blocked {handle} /> });
    assert!(markup.contains(r#"aria-label="Unblock Eve""#), "{markup}");
    // Whoever follows and blocks nobody sees neither section.
    let nobody = lists(&[], &[]);
    let tables = Rc::new(Vec::new());
    let markup = render_to_string(
        &phrases,
        html! { <><Followed handle={nobody.clone()} {tables} time={0} /><Blocked handle={nobody} /></> },
    );
    assert!(!markup.contains("<section"), "{markup}");
    assert_ne!(player("Ben"), player("Eve"));
}

#[test]
fn a_report_says_who_reads_it_and_that_it_was_received() {
    for language in ["en", "de"] {
        let phrases = Phrases::load(language);
        let form = |state, has_table| {
            let on_send = Callback::noop();
            render_to_string(
                &phrases,
                html! { <ReportForm player={person("Ben")} {has_table} {state} {on_send} /> },
            )
        };
        let open = form(ReportState::Open, true);
        for reason in ReportReason::ALL {
            assert!(open.contains(&phrases.text(reason.phrase())), "{open}");
        }
        assert!(
            open.contains(&phrases.text("online-report-table")),
            "{open}"
        );
        let received = form(ReportState::Received, false);
        assert!(
            received.contains(&phrases.text("online-report-received")),
            "{received}"
        );
        assert!(!received.contains("<textarea"), "{received}");
        let conflict = RequestError::Refused(ApiFailure::Conflict);
        let again = form(ReportState::Failed(conflict), false);
        assert!(
            again.contains(&phrases.text("online-report-again")),
            "{again}"
        );
    }
}

#[test]
fn a_banned_player_reads_the_reason_as_plain_text() {
    let phrases = Phrases::load("en");
    let shown = |reason: Option<&'static str>| {
        let reason = reason.map(AttrValue::from);
        render_to_string(&phrases, html! { <BanText {reason} /> })
    };
    let markup = shown(Some("<b>insults</b>\u{202e}"));
    assert!(markup.contains("has banned you: "), "{markup}");
    assert!(markup.contains("&lt;b&gt;insults&lt;/b&gt;"), "{markup}");
    assert!(!shown(None).contains("notice"));
}

#[test]
fn the_operator_reads_a_report_with_the_lines_of_the_table() {
    let phrases = Phrases::load("en");
    let said = |number, name: &str, speech| TalkMessage {
        number,
        seat: Seat(0),
        player: person(name),
        speech,
        time: 0,
    };
    let report = AdminReport {
        reporter: person("Ada"),
        report: SentReport {
            id: "r1".to_owned(),
            player: person("Ben"),
            reason: ReportReason::Abuse,
            text: "He <insults> me.".to_owned(),
            table: Some("a1".to_owned()),
            created: 0,
            is_resolved: false,
        },
        ban: Some("rude".to_owned()),
        messages: vec![
            said(1, "Ada", Speech::Phrase(CannedPhrase::Hello)),
            said(2, "Ben", Speech::Text("You are bad".to_owned())),
        ],
    };
    let actions = AdminActions {
        run: Callback::noop(),
        is_running: false,
        error: None,
    };
    let markup = render_to_string(
        &phrases,
        html! { <ReportRow {report} actions={actions.clone()} time={7_200_000} /> },
    );
    for expected in [
        "Abuse in chat",
        "2 hours ago",
        "He &lt;insults&gt; me.",
        "[hello]",
        "You are bad",
        "Banned: rude",
        ">Unban<",
        r#"aria-label="Resolve the report about Ben""#,
    ] {
        assert!(markup.contains(expected), "{expected}: {markup}");
    }
    assert_eq!(markup.matches(r#"class="reported""#).count(), 1, "{markup}");
    let free = render_to_string(
        &phrases,
        html! { <PlayerRow player={person("Eve")} ban={None::<String>} {actions} /> },
    );
    assert!(
        free.contains(">Ban<") && !free.contains(">Unban<"),
        "{free}"
    );
}
