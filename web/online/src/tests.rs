//! Tests of the pages of online tables without a browser and a server.

mod announcement;
mod community;
mod embedding;
mod notifications;
mod passkeys;
mod profiles;
mod tournaments;

use super::entry::is_match_of;
use super::my_tables::{TableRow, shown};
use super::name_form::clean_name;
use super::new_table::new_table;
use super::next_match::next_table;
use super::polling::pause_after;
use super::table_requests::TableRequests;
use super::table_secrets::TableSecrets;
use super::table_text::{
    delay_rule, open_seats, opponents_text, since_text, state_text, time_control_text, timeout_text,
};
use super::vacation_panel::VacationForm;
use super::waiting_table::WaitingTable;
use engine::bots::Level;
use engine::game::{Seat, SeatSet};
use play::setup::TableDraft;
use protocol::Bytes32;
use protocol::online::{
    MAX_ABSENCE_MS, Occupant, OwnSeat, PlayerInfo, SeatInfo, SeatPlan, TableInfo, TablePhase,
    TableResult, TimeControl, TimeoutPolicy, VacationStatus, Visibility,
};
use serde_json::json;
use store::SaveRecord;
use ui::l10n::Phrases;
use ui::test_render::render_to_string;
use yew::prelude::*;

fn player(name: &str) -> Occupant {
    Occupant::Player(PlayerInfo {
        id: name.to_lowercase(),
        name: name.to_owned(),
    })
}

/// A table of three seats: Ada has opened it, Ben has joined, a seat is open; this browser is Ada's.
fn table() -> TableInfo {
    let seat = |nth: u8, occupant: Occupant| SeatInfo {
        seat: Seat(nth),
        occupant,
        is_to_act: false,
        time_left: None,
        vacation_until: None,
        is_vacated: false,
        reserved: None,
    };
    TableInfo {
        id: "a1".to_owned(),
        game: "rift".to_owned(),
        options: json!({}),
        rules: 1,
        phase: TablePhase::Waiting,
        seats: vec![
            seat(0, player("Ada")),
            seat(1, player("Ben")),
            seat(2, Occupant::Open),
        ],
        visibility: Visibility::Invited,
        time_control: TimeControl::Unlimited,
        timeout_policy: TimeoutPolicy::Bot,
        is_rated: false,
        has_chat: false,
        reaction_delay: 0,
        created: 0,
        updated: 0,
        entries: 0,
        server_commitment: Bytes32([9; 32]),
        share_commitments: Vec::new(),
        signing_keys: Vec::new(),
        rematch: None,
        host: PlayerInfo {
            id: "ada".to_owned(),
            name: "Ada".to_owned(),
        },
        own_seat: Some(OwnSeat {
            seat: Seat(0),
            token: "token".to_owned(),
        }),
        invitation: Some("Ab-_9".to_owned()),
        result: None,
        tournament: None,
        reserved_seat: None,
    }
}

fn running(to_act: u8) -> TableInfo {
    let mut table = table();
    table.phase = TablePhase::Running;
    table.seats[2].occupant = Occupant::Bot {
        level: Level::Captain,
    };
    table.seats[usize::from(to_act)].is_to_act = true;
    table
}

#[test]
fn the_next_match_is_another_one_that_waits_for_the_player() {
    let named = |id: &str, to_act: u8| TableInfo {
        id: id.to_owned(),
        ..running(to_act)
    };
    let tables = [named("a", 0), named("b", 1), named("c", 0)];
    let next = |after: &str| next_table(&tables, after).map(|table| table.id.as_str());
    assert_eq!(next("a"), Some("c"));
    assert_eq!(next("b"), Some("a"));
    assert_eq!(next_table(&tables[..2], "a"), None);
}

#[test]
fn a_table_says_what_it_waits_for() {
    let phrases = Phrases::load("en");
    let at = |table: &TableInfo| state_text(&phrases, table, 2 * 3_600_000);
    assert_eq!(at(&table()), "Waiting for 1 player");
    assert_eq!(at(&running(0)), "Your turn, for 2 hours");
    assert_eq!(at(&running(1)), "Ben’s turn, for 2 hours");
    assert_eq!(opponents_text(&phrases, &running(0)), "Ben, Bot: Captain");
    assert_eq!(open_seats(&table()), 1);
    let mut over = running(0);
    over.phase = TablePhase::Over;
    let mut with_winners = |winners: SeatSet, is_timeout| {
        over.result = Some(TableResult {
            winners,
            reason: "last".to_owned(),
            is_timeout,
        });
        at(&over)
    };
    let (own, other) = (SeatSet::singleton(Seat(0)), SeatSet::singleton(Seat(1)));
    assert_eq!(with_winners(own, false), "You won");
    assert_eq!(with_winners(other, false), "You lost");
    assert_eq!(with_winners(own, true), "You won on time");
    assert_eq!(with_winners(other, true), "You lost on time");
    assert_eq!(with_winners(SeatSet::NONE, false), "Draw");
}

#[test]
fn times_are_told_in_the_largest_unit_that_fits() {
    let phrases = Phrases::load("en");
    let since = |millis| since_text(&phrases, millis);
    assert_eq!(since(59_999), "less than a minute");
    assert_eq!(since(60_000), "1 minute");
    assert_eq!(since(3_599_999), "59 minutes");
    assert_eq!(since(3_600_000), "1 hour");
    assert_eq!(since(86_400_000 * 3), "3 days");
    let time_control = time_control_text(&phrases, TimeControl::Correspondence { hours: 24 });
    assert_eq!(time_control, "Up to 24 hours for each decision");
    let clock = TimeControl::MatchClock {
        minutes: 15,
        increment: 1,
    };
    let clock = time_control_text(&phrases, clock);
    assert_eq!(
        clock,
        "15 minutes for the match, plus 1 second for each decision"
    );
}

#[test]
fn matches_that_wait_for_the_player_come_first_and_finished_ones_last() {
    let named = |id: &str, table: TableInfo| TableInfo {
        id: id.to_owned(),
        ..table
    };
    let over = TableInfo {
        phase: TablePhase::Over,
        ..table()
    };
    let closed = TableInfo {
        phase: TablePhase::Closed,
        ..table()
    };
    let tables = [
        named("over", over),
        named("theirs", running(1)),
        named("closed", closed),
        named("mine", running(0)),
    ];
    let ids: Vec<&str> = shown(&tables).iter().map(|table| &*table.id).collect();
    assert_eq!(ids, ["mine", "theirs", "over"]);
}

#[test]
fn a_request_to_open_a_table_has_the_setup_and_the_choices() {
    let draft = TableDraft {
        game: "rift".to_owned(),
        title: "Evening".to_owned(),
        options: json!({"board": "cold-open"}),
        seats: vec![SeatPlan::Me, SeatPlan::Open],
    };
    let time_control = TimeControl::Live { seconds: 60 };
    let request = new_table(&draft, time_control, Visibility::Invited);
    assert_eq!(request.options, draft.options);
    assert_eq!(request.seats, draft.seats);
    assert_eq!(
        (request.time_control, request.visibility),
        (time_control, Visibility::Invited)
    );
}

#[test]
fn a_deal_is_accepted_only_with_the_commitments_seen_before() {
    let mut secrets = TableSecrets::default();
    let share = secrets.join(&table(), [1; 32]);
    assert_eq!(secrets.join(&table(), [2; 32]), share, "a second attempt");
    let own = (Seat(0), share.seed_share.commitment(Seat(0)));
    let server = (Seat::TABLE, Bytes32([9; 32]));
    let keys = vec![(Seat(0), share.signing_key)];
    let dealt = |commitments: &[(Seat, Bytes32)]| TableInfo {
        share_commitments: commitments.to_vec(),
        signing_keys: keys.clone(),
        ..running(0)
    };
    let seals = |commitments: &[(Seat, Bytes32)]| {
        let record = secrets.record(&dealt(commitments)).expect("it is stored");
        assert_eq!((record.round, record.is_dealt), (1, false));
        let are_keys_kept = record.keys.as_ref() == Some(&keys);
        assert_eq!(are_keys_kept, record.share_commitments.is_some());
        record.share_commitments
    };
    assert_eq!(seals(&[own, server]), Some(vec![own, server]));
    assert_eq!(seals(&[own]), None, "the server has changed its share");
    assert_eq!(seals(&[server, (Seat(1), own.1)]), None, "not our share");
    assert!(secrets.record(&table()).is_some());
    secrets.forget("a1");
    assert_eq!(secrets.record(&dealt(&[own, server])), None);
}

#[test]
fn the_time_left_is_the_own_or_the_shortest_of_the_others() {
    const HOUR_MS: u64 = 3_600_000;
    let phrases = Phrases::load("en");
    let mut table = running(0);
    assert_eq!(
        state_text(&phrases, &table, HOUR_MS),
        "Your turn, for 1 hour"
    );
    table.seats[0].time_left = Some(23 * HOUR_MS);
    table.seats[1].time_left = Some(2 * HOUR_MS);
    let own = "Your turn, for 1 hour · 23 hours left";
    assert_eq!(state_text(&phrases, &table, HOUR_MS), own);
    let mut other = running(1);
    other.seats[1].time_left = Some(2 * HOUR_MS);
    other.seats[2].time_left = Some(3 * HOUR_MS);
    let theirs = state_text(&phrases, &other, HOUR_MS);
    assert!(theirs.ends_with("for 1 hour · 2 hours left"), "{theirs}");
}

#[test]
fn a_lost_answer_to_the_request_to_open_a_table_loses_no_secret() {
    let mut secrets = TableSecrets::default();
    let committed = Bytes32([9; 32]);
    let share = secrets.open([1; 32], committed).seed_share;
    let own = (Seat(0), share.commitment(Seat(0)));
    let server = (Seat::TABLE, Bytes32([9; 32]));
    let dealt = TableInfo {
        share_commitments: vec![own, server],
        ..running(0)
    };
    let found = secrets.record(&dealt).expect("it is found by its share");
    assert_eq!(found.share_commitments, Some(vec![own, server]));
    let chosen_later = TableInfo {
        share_commitments: vec![own, (Seat::TABLE, Bytes32([8; 32]))],
        ..dealt.clone()
    };
    let found = secrets
        .record(&chosen_later)
        .expect("it is found by its share");
    assert_eq!(found.share_commitments, None, "the server broke its word");
    secrets.assign(share, &table());
    let found = secrets.record(&dealt).expect("it is assigned");
    assert_eq!(found.share_commitments, Some(vec![own, server]));
}

#[test]
fn the_number_of_stored_secrets_is_bounded() {
    let mut secrets = TableSecrets::default();
    let first = secrets.join(&table(), [0; 32]);
    for nth in 1..=100 {
        secrets.open([nth; 32], Bytes32([9; 32]));
    }
    assert_ne!(secrets.join(&table(), [200; 32]), first, "it is dropped");
}

#[test]
fn pauses_grow_while_requests_fail() {
    let pauses = [0, 1, 2, 5, 40].map(|failures| pause_after(3_000, failures));
    assert_eq!(pauses, [3_000, 6_000, 12_000, 60_000, 60_000]);
}

#[test]
fn a_name_is_trimmed_and_has_no_direction_controls() {
    assert_eq!(clean_name("  \u{202e}Ada \n"), "Ada");
    assert_eq!(clean_name(&"x".repeat(40)).len(), 24);
    assert_eq!(clean_name("\u{202e} "), "");
}

#[test]
fn a_waiting_table_offers_what_the_player_can_do() {
    let requests = TableRequests {
        run: Callback::noop(),
        is_running: false,
        error: None,
    };
    for language in ["en", "de"] {
        let phrases = Phrases::load(language);
        let markup = |table: &TableInfo| {
            let (table, requests) = (table.clone(), requests.clone());
            render_to_string(&phrases, html! { <WaitingTable {table} {requests} /> })
        };
        let host = markup(&table());
        let has = |markup: &str, key: &str| markup.contains(&format!(">{}<", phrases.text(key)));
        assert!(has(&host, "online-start") && has(&host, "online-close"));
        assert!(!has(&host, "online-join"), "{host}");
        assert!(host.contains("#/online/a1?invitation=Ab-_9"), "{host}");
        let mut other = table();
        other.own_seat = None;
        let visitor = markup(&other);
        assert_eq!(
            visitor.matches("<button").count(),
            1,
            "the open seat: {visitor}"
        );
        assert!(has(&visitor, "online-join") && !has(&visitor, "online-leave"));
        let mut guest = table();
        guest.own_seat = Some(OwnSeat {
            seat: Seat(1),
            token: String::new(),
        });
        let guest = markup(&guest);
        assert!(has(&guest, "online-leave") && !has(&guest, "online-start"));
    }
}

#[test]
fn a_row_offers_a_rematch_and_a_bot_for_whoever_is_away_for_long() {
    let requests = TableRequests {
        run: Callback::noop(),
        is_running: false,
        error: None,
    };
    let phrases = Phrases::load("en");
    let row = |table: &TableInfo, offers_rematch: bool| {
        let (table, requests) = (table.clone(), requests.clone());
        render_to_string(
            &phrases,
            html! { <TableRow {table} {offers_rematch} time={MAX_ABSENCE_MS} {requests} /> },
        )
    };
    // Ben has to act since 1970.
    let mut waiting = running(1);
    let markup = row(&waiting, false);
    assert!(markup.contains(">Let a bot play for Ben<"), "{markup}");
    assert!(!markup.contains("#/online/rematch/"), "{markup}");
    // One's own turn, a bot's turn, and a match with a time limit go on by themselves.
    for other in [running(0), running(2)] {
        assert!(!row(&other, false).contains("<button"));
    }
    waiting.time_control = TimeControl::Correspondence { hours: 24 };
    assert!(!row(&waiting, false).contains("<button"));
    // Unless the table waits for players who are late.
    waiting.timeout_policy = TimeoutPolicy::Wait;
    waiting.seats[1].time_left = Some(1);
    assert!(!row(&waiting, false).contains("<button"));
    waiting.seats[1].time_left = Some(0);
    assert!(row(&waiting, false).contains(">Let a bot play for Ben<"));
    let mut over = table();
    over.phase = TablePhase::Over;
    assert!(row(&over, true).contains("#/online/rematch/a1"));
}

#[test]
fn a_saved_match_belongs_to_the_seat_of_the_player() {
    let save = |table: &str, seat: u8| -> SaveRecord {
        serde_json::from_value(json!({
            "id": "t1", "game": "rift", "title": "", "updated": 0, "sitters": ["human", "away"],
            "board": "", "round": 1, "over": false, "text": "{}",
            "direct": { "tokens": [[seat, "token"]], "online": table },
        }))
        .expect("a record")
    };
    assert!(is_match_of(&save("a1", 0), &table()));
    // Another player of this browser, and another table.
    assert!(!is_match_of(&save("a1", 1), &table()));
    assert!(!is_match_of(&save("b2", 0), &table()));
}

#[test]
fn a_table_says_what_happens_when_time_is_over_and_who_is_on_vacation() {
    let phrases = Phrases::load("en");
    let mut table = running(1);
    assert_eq!(timeout_text(&phrases, &table), None, "there is no limit");
    table.time_control = TimeControl::Live { seconds: 60 };
    table.timeout_policy = TimeoutPolicy::Concede;
    let rule = timeout_text(&phrases, &table);
    assert_eq!(
        rule.as_deref(),
        Some("When time runs out: The player loses")
    );
    assert_eq!(delay_rule(&phrases, &table), None);
    table.reaction_delay = 5;
    let rule = delay_rule(&phrases, &table);
    assert_eq!(
        rule.as_deref(),
        Some("Reactions take effect: After 5 seconds")
    );
    table.seats[1].vacation_until = Some(3 * 86_400_000);
    let state = state_text(&phrases, &table, 3_600_000);
    assert_eq!(state, "Ben’s turn, for 1 hour · On vacation until 3");
}

#[test]
fn a_vacation_is_begun_and_ended_in_its_panel() {
    let phrases = Phrases::load("en");
    let markup = |until, days_left| {
        let status = VacationStatus { until, days_left };
        let run = Callback::noop();
        render_to_string(
            &phrases,
            html! { <VacationForm {status} {run} is_running={false} error={None} /> },
        )
    };
    let free = markup(None, 5);
    assert!(free.contains("Start vacation now") && free.contains("5 days of vacation are left"));
    assert_eq!(free.matches("<option").count(), 5, "{free}");
    let none = markup(None, 0);
    assert!(
        !none.contains("<button") && none.contains("No days"),
        "{none}"
    );
    let away = markup(Some(86_400_000), 5);
    assert!(
        away.contains("End vacation") && !away.contains("<option"),
        "{away}"
    );
}
