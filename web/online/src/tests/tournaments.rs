//! Tests of the pages of tournaments.

use super::table;
use crate::admin::actions::AdminActions;
use crate::admin::tournaments::tournament_row;
use crate::my_tables::shown;
use crate::new_tournament::TournamentDraft;
use crate::table_requests::TableRequests;
use crate::table_text::{opponents_text, state_text, waits_for_player};
use crate::tournament_page::Tournament;
use crate::tournament_requests::TournamentRequests;
use crate::tournament_table::TournamentTable;
use crate::tournament_text::points_text;
use engine::game::Seat;
use protocol::online::{
    Occupant, PairingOutcome, PairingReason, PairingResult, PlayerInfo, TableInfo, TableTournament,
    TimeControl, TournamentFormat, TournamentInfo, TournamentPairing, TournamentPhase,
    TournamentStanding, TournamentSummary,
};
use serde_json::Value;
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

fn pairing(board: u16, second: Option<&str>, result: Option<PairingResult>) -> TournamentPairing {
    TournamentPairing {
        round: 1,
        board,
        leg: 1,
        first: person("Ada"),
        second: second.map(person),
        table: second.map(|_| "t1".to_owned()),
        deadline: None,
        result,
    }
}

/// A Swiss tournament of Ada, Ben and Cem; this browser is Ada's, who is its organizer.
fn swiss(phase: TournamentPhase, pairings: Vec<TournamentPairing>) -> TournamentInfo {
    let line = |place: u16, name: &str, points: f64| TournamentStanding {
        player: person(name),
        place,
        points,
        tie_break: 0.0,
        has_left: name == "Cem",
    };
    TournamentInfo {
        summary: TournamentSummary {
            id: "c1".to_owned(),
            name: "Cup".to_owned(),
            organizer: person("Ada"),
            game: "rift".to_owned(),
            format: TournamentFormat::Swiss { rounds: 2 },
            time_control: TimeControl::Correspondence { hours: 24 },
            is_rated: true,
            phase,
            min_players: 2,
            max_players: 8,
            players: 3,
            starts: None,
            round: u16::from(!pairings.is_empty()),
            rounds: 2,
            is_in: true,
        },
        options: Value::Null,
        show_up_time: 86_400_000,
        standings: vec![
            line(1, "Ada", 1.5),
            line(2, "Ben", 1.0),
            line(3, "Cem", 0.0),
        ],
        pairings,
    }
}

fn rendered(tournament: TournamentInfo, own: &str) -> String {
    let requests = TournamentRequests {
        run: Callback::noop(),
        is_running: false,
        error: None,
    };
    let page = html! {
        <Tournament tournament={Rc::new(tournament)} own={own.to_owned()} {requests} time={0} />
    };
    render_to_string(&Phrases::load("en"), page)
}

#[test]
fn a_tournament_offers_what_the_player_can_do() {
    let organizer = rendered(swiss(TournamentPhase::Open, Vec::new()), "ada");
    for expected in [
        "Open, 3 players of up to 8",
        "Start now",
        "Cancel tournament",
        "Remove Ben",
    ] {
        assert!(organizer.contains(expected), "{expected}: {organizer}");
    }
    let guest = rendered(swiss(TournamentPhase::Open, Vec::new()), "ben");
    assert!(
        guest.contains("Withdraw") && !guest.contains("Remove") && !guest.contains("Start now")
    );
}

#[test]
fn a_tournament_shows_standings_tables_results_and_the_own_match() {
    let result = |outcome, reason| Some(PairingResult { outcome, reason });
    let pairings = vec![
        pairing(0, Some("Ben"), None),
        pairing(
            1,
            Some("Cem"),
            result(PairingOutcome::First, PairingReason::NoShow),
        ),
        pairing(
            2,
            Some("Dee"),
            result(PairingOutcome::Draw, PairingReason::Played),
        ),
        pairing(3, None, result(PairingOutcome::First, PairingReason::Bye)),
    ];
    let page = rendered(swiss(TournamentPhase::Running, pairings), "ben");
    for expected in [
        "Round 1 of 2",
        "Your opponent in round 1 is Ada",
        "#/online/t1",
        "#/online/replay/t1",
        "Ada wins: an opponent did not come",
        "Ada has a bye",
        "1½",
        "Buchholz",
        "(withdrawn)",
        "within 24 hours",
    ] {
        assert!(page.contains(expected), "{expected}: {page}");
    }
    assert_eq!(points_text(0.0), "0");
    assert_eq!(points_text(2.25), "2¼");
}

#[test]
fn a_table_of_a_tournament_is_kept_for_two_and_waits_for_whoever_has_not_come() {
    let phrases = Phrases::load("en");
    let mut kept = TableInfo {
        own_seat: None,
        reserved_seat: Some(Seat(0)),
        tournament: Some(TableTournament {
            id: "c1".to_owned(),
            name: "Cup".to_owned(),
            round: 2,
        }),
        ..table()
    };
    kept.seats.truncate(2);
    for (seat, name) in kept.seats.iter_mut().zip(["Ada", "Ben"]) {
        seat.occupant = Occupant::Open;
        seat.reserved = Some(person(name));
    }
    assert!(waits_for_player(&kept));
    assert_eq!(opponents_text(&phrases, &kept), "Ben");
    assert_eq!(
        state_text(&phrases, &kept, 0),
        "Your opponent waits: open the table"
    );
    assert_eq!(
        shown(&[table(), kept.clone()])[0].reserved_seat,
        Some(Seat(0))
    );
    let requests = TableRequests {
        run: Callback::noop(),
        is_running: false,
        error: None,
    };
    let markup = render_to_string(
        &phrases,
        html! { <TournamentTable table={kept} {requests} /> },
    );
    for expected in ["Kept for Ben", "Cup, round 2", "#/online/tournament/c1"] {
        assert!(markup.contains(expected), "{expected}: {markup}");
    }
}

#[test]
fn the_form_makes_the_request() {
    let draft = TournamentDraft {
        game: "rift".into(),
        format: "double".into(),
        rounds: 3,
        time_control: 1,
        is_rated: true,
        min: 4,
        max: 2,
        start: 4,
    };
    let new = draft.request("Cup".to_owned(), None, 1_000);
    assert_eq!(new.format, TournamentFormat::RoundRobin { is_double: true });
    assert_eq!((new.min_players, new.max_players), (4, 4));
    assert_eq!(new.starts, Some(4 * 3_600_000 + 1_000));
    assert!(new.is_rated && new.options.is_null());
    assert!(new.check(1_000).is_ok());
}

#[test]
fn the_operator_cancels_what_is_not_over() {
    let phrases = Phrases::load("en");
    let row = |phase| {
        let actions = AdminActions {
            run: Callback::noop(),
            is_running: false,
            error: None,
        };
        let summary = swiss(phase, Vec::new()).summary;
        render_to_string(&phrases, tournament_row(&phrases, &summary, &actions))
    };
    let cancel = r#"aria-label="Cancel the tournament Cup""#;
    for (phase, can_cancel) in [
        (TournamentPhase::Open, true),
        (TournamentPhase::Running, true),
        (TournamentPhase::Over, false),
        (TournamentPhase::Canceled, false),
    ] {
        let markup = row(phase);
        assert_eq!(markup.contains(cancel), can_cancel, "{markup}");
        assert!(markup.contains("<bdi>Ada</bdi>"), "{markup}");
    }
}
