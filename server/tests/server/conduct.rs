//! What happens beside the normal course of a match: undo, time that runs out, and clients that
//! break the rules.

use crate::support::{Client, TestFolder, TestServer, duel, read, sit_down};
use engine::bots::Level;
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::options::{BoardChoice, Options};
use futures_util::StreamExt;
use protocol::online::{
    ApiFailure, AutomaticAnswers, NO_TABLE_CODE, Occupant, OnlineError, PlayerExport, SeatPlan,
    TableInfo, TablePhase, TimeControl,
};
use protocol::seat_fingerprint;
use serde_json::json;
#[cfg(not(feature = "cluster"))]
use server::store::Store;
use tokio_tungstenite::tungstenite::Message;

/// Lets whoever has to act take actions that can be undone, until one of them was taken.
pub async fn act_undoably(clients: &mut [Client<Rift>; 2]) -> usize {
    for _ in 0..20 {
        let turn = clients
            .iter()
            .position(Client::is_to_act)
            .expect("somebody acts");
        clients[turn].act(|legal| legal[0]).await;
        let entries = clients[turn].session().entry_count();
        let other = &mut clients[1 - turn];
        other
            .wait_until(|other| other.session().entry_count() == entries)
            .await;
        let seat = clients[turn].seat();
        if clients[turn].session().can_undo(seat) {
            return turn;
        }
    }
    panic!("no action can be undone");
}

#[tokio::test]
async fn an_undo_needs_the_consent_of_everybody_else() {
    let folder = TestFolder::new("undo");
    let server = TestServer::start(&folder.database()).await;
    let table = duel(&server, TimeControl::Unlimited).await;
    let mut clients = sit_down(&server, &table).await;
    for agrees in [false, true] {
        let turn = act_undoably(&mut clients).await;
        let entries = clients[turn].session().entry_count();
        let request = clients[turn].guest.request_undo();
        clients[turn].send(request).await;
        let other = &mut clients[1 - turn];
        other.wait_until(|other| other.is_asked).await;
        let vote = other.guest.vote(agrees);
        other.is_asked = false;
        other.send(vote).await;
        let left = if agrees { entries - 1 } else { entries };
        for client in &mut clients {
            client
                .wait_until(|client| client.last_vote == Some(agrees))
                .await;
            client
                .wait_until(|client| client.session().entry_count() == left)
                .await;
            client.last_vote = None;
            assert_eq!(client.problems, Vec::<String>::new());
        }
    }
    // The other one has left: nobody can agree, so the action stands.
    let turn = act_undoably(&mut clients).await;
    let entries = clients[turn].session().entry_count();
    let [first, second] = clients;
    let (mut client, other) = if turn == 0 {
        (first, second)
    } else {
        (second, first)
    };
    let absent = other.guest.commitment_record().clone();
    drop(other);
    // The server needs a moment to notice; until then it asks, and the vote ends without an answer.
    while !client.was_stale {
        let request = client.guest.request_undo();
        client.send(request).await;
        client.last_vote = None;
        client
            .wait_until(|client| client.was_stale || client.last_vote.is_some())
            .await;
    }
    assert_eq!(client.session().entry_count(), entries);
    // Whoever was away finds what it had received.
    let (ann, ben, table) = &table;
    let person = if turn == 0 { ben } else { ann };
    let shown = person.table(&server, &table.id).await;
    let again: Client<Rift> = person.return_with(&server, &shown, absent).await;
    assert_eq!(again.guest.commitment_record().failure, None);
    assert_eq!(again.session().entry_count(), entries);
}

#[tokio::test]
async fn a_bot_decides_for_whoever_lets_the_time_pass() {
    let folder = TestFolder::new("deadline");
    let server = TestServer::start(&folder.database()).await;
    let table = duel(&server, TimeControl::Correspondence { hours: 24 }).await;
    let id = table.2.id.clone();
    assert_eq!(table.0.table(&server, &id).await.entries, 0);
    // A day passes. The server is restarted so that it reads the new deadline.
    server.stop().await;
    folder.end_time().await;
    let server = TestServer::start(&folder.database()).await;
    server
        .wait_for_table(&table.0, &id, |table| table.entries > 0)
        .await;
    // The next decision has its own day.
    let mut clients = sit_down(&server, &table).await;
    let entries = clients[0].session().entry_count();
    assert_eq!(clients[1].session().entry_count(), entries);
    let turn = clients
        .iter()
        .position(Client::is_to_act)
        .expect("somebody acts");
    clients[turn].act(|legal| legal[0]).await;
}

#[tokio::test]
async fn a_client_that_cheats_changes_nothing_and_is_dismissed() {
    let folder = TestFolder::new("cheat");
    let server = TestServer::start(&folder.database()).await;
    let table = duel(&server, TimeControl::Unlimited).await;
    let mut clients = sit_down(&server, &table).await;
    let turn = clients
        .iter()
        .position(Client::is_to_act)
        .expect("somebody acts");
    let other = 1 - turn;
    // Not on turn, at the wrong position, for another seat, and nonsense.
    let (seat, session) = (clients[other].seat(), clients[other].session().clone());
    let at = seat_fingerprint(&session, seat);
    let early = clients[other]
        .guest
        .act(at, Action::EndTurn)
        .expect("a message");
    let elsewhere = clients[other]
        .guest
        .act(at ^ 1, Action::EndTurn)
        .expect("a message");
    let foreign = early.replace(
        &format!("\"seat\":{}", seat.0),
        &format!("\"seat\":{}", 1 - seat.0),
    );
    assert_ne!(foreign, early);
    for text in [early, elsewhere, foreign] {
        clients[other].send(text).await;
    }
    for _ in 0..12 {
        clients[other].send("{\"t\":\"act\"}".to_owned()).await;
    }
    while clients[other].receive_one().await {}
    assert!(
        clients[other].problems.contains(&"Rude".to_owned()),
        "{:?}",
        clients[other].problems
    );
    assert_eq!(table.0.table(&server, &table.2.id).await.entries, 0);
    // The table goes on, and the client may come back.
    clients[turn].act(|legal| legal[0]).await;
    let person = if clients[other].seat() == Seat(0) {
        &table.0
    } else {
        &table.1
    };
    let again = person.table(&server, &table.2.id).await;
    let back: Client<Rift> = person.sit_down(&server, &again).await;
    assert_eq!(
        back.session().entry_count(),
        clients[turn].session().entry_count()
    );
}

#[tokio::test]
async fn a_seat_belongs_to_its_token() {
    let folder = TestFolder::new("token");
    let server = TestServer::start(&folder.database()).await;
    let (ann, _, table) = duel(&server, TimeControl::Unlimited).await;
    let mut table = ann.table(&server, &table.id).await;
    let own = table.own_seat.as_mut().expect("a seat");
    own.token = own.token.replace(|_| true, "0");
    let mut stranger = ann.connect::<Rift>(&server, &table).await;
    while stranger.receive_one().await {}
    assert!(stranger.session.is_none());
    assert_eq!(stranger.problems, ["Full"]);
}

#[tokio::test]
async fn a_table_that_waits_for_a_bot_goes_on_after_a_restart() {
    let folder = TestFolder::new("wake");
    let server = TestServer::start(&folder.database()).await;
    let (ann, _, table) = duel(&server, TimeControl::Unlimited).await;
    let id = &table.id;
    server.stop().await;
    // Bots were to act when the program ended.
    folder
        .run_sql("UPDATE seats SET player = NULL, level = 'ensign' WHERE seat = 1")
        .await;
    folder
        .run_sql("UPDATE seats SET level = 'ensign', player = NULL WHERE seat = 0")
        .await;
    let server = TestServer::start(&folder.database()).await;
    server
        .wait_for_table(&ann, id, |table| table.entries > 0)
        .await;
}

#[tokio::test]
async fn a_full_table_is_dealt_after_a_restart() {
    let folder = TestFolder::new("full");
    let server = TestServer::start(&folder.database()).await;
    let ann = server.add_player("Ann").await;
    let options = Options::duel("standard-2", "rhino", "screech");
    let seats = [SeatPlan::Me, SeatPlan::Open];
    let table = ann.open_table::<Rift>(&server, &options, &seats).await;
    server.stop().await;
    // The program ended after a seat was taken and before the match was dealt.
    folder
        .run_sql("UPDATE seats SET level = 'ensign' WHERE seat = 1")
        .await;
    let server = TestServer::start(&folder.database()).await;
    server
        .wait_for_table(&ann, &table.id, |table| table.phase == TablePhase::Running)
        .await;
}

#[tokio::test]
async fn others_do_not_renew_the_time_of_a_decision() {
    let folder = TestFolder::new("clock");
    let server = TestServer::start(&folder.database()).await;
    let table = duel(&server, TimeControl::Correspondence { hours: 24 }).await;
    let mut clients = sit_down(&server, &table).await;
    let turn = act_undoably(&mut clients).await;
    let before = folder.number("SELECT deadline FROM tables").await;
    // An action, and back: the same question keeps its time.
    clients[turn].act(|legal| legal[0]).await;
    let request = clients[turn].guest.request_undo();
    clients[turn].send(request).await;
    let other = &mut clients[1 - turn];
    other.wait_until(|other| other.is_asked).await;
    let vote = other.guest.vote(true);
    other.send(vote).await;
    clients[turn]
        .wait_until(|client| client.last_vote.is_some())
        .await;
    clients[turn].receive_one().await;
    assert_eq!(folder.number("SELECT deadline FROM tables").await, before);
}

#[tokio::test]
async fn a_socket_that_says_nothing_is_closed() {
    let folder = TestFolder::new("silent");
    let server = TestServer::start(&folder.database()).await;
    let (_, _, table) = duel(&server, TimeControl::Unlimited).await;
    let mut socket = server.socket(&table.id, "").await;
    let mut frames = Vec::new();
    while let Some(Ok(frame)) = socket.next().await {
        frames.push(frame);
    }
    assert!(
        frames.iter().any(|frame| frame.is_text()),
        "it is asked who it is"
    );
}

#[tokio::test]
async fn a_second_device_replaces_the_first_and_says_so() {
    let folder = TestFolder::new("replace");
    let server = TestServer::start(&folder.database()).await;
    let table = duel(&server, TimeControl::Unlimited).await;
    let [mut first, _] = sit_down(&server, &table).await;
    let [second, _] = sit_down(&server, &table).await;
    while first.receive_one().await {}
    assert_eq!(first.close_code, Some(4001));
    assert_eq!(second.problems, Vec::<String>::new());
}

#[tokio::test]
async fn a_page_of_another_site_may_not_connect() {
    let folder = TestFolder::new("origin");
    let server = TestServer::start(&folder.database()).await;
    let (_, _, table) = duel(&server, TimeControl::Unlimited).await;
    assert_eq!(
        server
            .socket_from(&table.id, "https://elsewhere.example")
            .await,
        403
    );
    let own = server.origin();
    assert_eq!(server.socket_from(&table.id, &own).await, 101);
    let waiting = json!({
        "game": "rift",
        "options": Options::duel("standard-2", "rhino", "screech"),
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "seed_offer": "00".repeat(32),
        "seed_share": "00".repeat(32),
    });
    let ann = server.add_player("Ann").await;
    let waiting = server.post("/api/v1/tables", ann.key(), &waiting).await;
    let waiting: TableInfo = read(waiting, 201);
    assert_eq!(server.socket_from(&waiting.id, &own).await, 409);
}

#[tokio::test]
async fn a_socket_without_a_table_is_closed_with_the_reason() {
    let folder = TestFolder::new("no-table");
    let server = TestServer::start(&folder.database()).await;
    let mut socket = server.socket("nowhere", "").await;
    let answer = tokio::time::timeout(crate::support::PATIENCE, socket.next()).await;
    let Ok(Some(Ok(Message::Close(Some(frame))))) = answer else {
        panic!("{answer:?}");
    };
    assert_eq!(u16::from(frame.code), NO_TABLE_CODE);
}

// PostgreSQL has programs of its own for copies.
#[cfg(not(feature = "cluster"))]
#[tokio::test]
async fn a_backup_of_a_running_server_has_all_matches() {
    let folder = TestFolder::new("backup");
    let server = TestServer::start(&folder.database()).await;
    let table = duel(&server, TimeControl::Unlimited).await;
    let mut clients = sit_down(&server, &table).await;
    act_undoably(&mut clients).await;
    let copy = folder.file("copy.db");
    Store::back_up(&folder.database(), &copy)
        .await
        .expect("a copy");
    let again = Store::back_up(&folder.database(), &copy).await;
    assert!(again.is_err(), "a file that exists is not replaced");
    let restored = TestServer::start(&copy).await;
    let there = sit_down(&restored, &table).await;
    assert_eq!(there[0].session(), clients[0].session());
}

#[tokio::test]
async fn the_host_reads_the_health_and_the_load_of_the_server() {
    let folder = TestFolder::new("health");
    let server = TestServer::start(&folder.database()).await;
    assert_eq!(server.text("/healthz").await, (200, "ok\n".to_owned()));
    let table = duel(&server, TimeControl::Unlimited).await;
    let mut clients = sit_down(&server, &table).await;
    act_undoably(&mut clients).await;
    let (status, text) = server.text("/metrics").await;
    assert_eq!(status, 200);
    let value = |name: &str| {
        let line = text
            .lines()
            .find(|line| line.starts_with(&format!("{name} ")));
        let value = line.and_then(|line| line.split(' ').nth(1)?.parse::<u64>().ok());
        value.unwrap_or_else(|| panic!("no {name} in {text}"))
    };
    assert_eq!(value("centauri_tables_in_memory"), 1);
    assert_eq!(value("centauri_connections"), 2);
    assert!(value("centauri_records_total") > 0);
}

/// Changes of the database that only another server makes: it takes the table, or it plays on there;
/// and what takes the change back.
// With several servers, the lease of the table would have to end first.
#[cfg(not(feature = "cluster"))]
const TAKEN_BY_ANOTHER: [(&str, &str); 2] = [
    ("UPDATE tables SET owner_epoch = owner_epoch + 1", ""),
    (
        "INSERT INTO log (table_id, number, record, time, signature)
         SELECT table_id, number + 1, record, time, signature FROM log
         WHERE number = (SELECT max(number) FROM log)",
        "DELETE FROM log WHERE number = (SELECT max(number) FROM log)",
    ),
];

#[cfg(not(feature = "cluster"))]
#[tokio::test]
async fn a_table_that_another_server_plays_is_left_without_a_fault() {
    for (take, restore) in TAKEN_BY_ANOTHER {
        let folder = TestFolder::new("taken");
        let server = TestServer::start(&folder.database()).await;
        let table = duel(&server, TimeControl::Unlimited).await;
        let mut clients = sit_down(&server, &table).await;
        act_undoably(&mut clients).await;
        let acknowledged = clients[0].session().entry_count();
        folder.run_sql(take).await;
        let turn = clients.iter().position(Client::is_to_act);
        let refused = &mut clients[turn.expect("somebody acts")];
        assert!(!refused.try_act(|legal| legal[0]).await, "{take}");
        if !restore.is_empty() {
            folder.run_sql(restore).await;
        }
        let again = sit_down(&server, &table).await;
        assert_eq!(again[0].session().entry_count(), acknowledged, "{take}");
        let (_, metrics) = server.text("/metrics").await;
        let has_failed = !metrics.contains("centauri_failed_tables_total 0");
        assert!(!has_failed, "{take}: {metrics}");
    }
}

#[tokio::test]
async fn nobody_can_flood_the_server() {
    let folder = TestFolder::new("flood");
    let server = TestServer::start(&folder.database()).await;
    let mut refused = None;
    for _ in 0..60 {
        let body = json!({"name": "Ann"});
        let answer = server
            .request("POST", "/api/v1/players", None, Some(&body))
            .await;
        if answer.0 != 201 {
            refused = Some(answer);
            break;
        }
    }
    let error: OnlineError = read(refused.expect("a limit"), 429);
    assert_eq!(error.failure, ApiFailure::TooMany);
    // Reading is still possible.
    assert_eq!(server.get("/api/v1/tables", None).await.0, 200);
}

#[tokio::test]
async fn a_player_takes_the_data_along_and_is_deleted() {
    let folder = TestFolder::new("delete");
    let server = TestServer::start(&folder.database()).await;
    let table = duel(&server, TimeControl::Unlimited).await;
    let (ann, ben, id) = (&table.0, &table.1, &table.2.id);
    let mut clients = sit_down(&server, &table).await;
    act_undoably(&mut clients).await;
    let waiting = ann
        .open_table::<Rift>(
            &server,
            &Options::duel("standard-2", "rhino", "screech"),
            &[SeatPlan::Me, SeatPlan::Open],
        )
        .await;

    let export = server.get("/api/v1/me/export", Some(ann.key())).await;
    let export: PlayerExport = read(export, 200);
    assert_eq!(export.player.name, "Ann");
    let ids: Vec<&String> = export.tables.iter().map(|one| &one.table.id).collect();
    assert!(ids.contains(&id) && ids.contains(&&waiting.id));
    let no_answers = Some(AutomaticAnswers::default());
    assert!(export.tables.iter().all(|one| one.answers == no_answers));
    // The match is still played: its log has what others may not know.
    assert!(export.tables.iter().all(|one| one.records.is_empty()));

    let deleted = server
        .request("DELETE", "/api/v1/me", Some(ann.key()), None::<&()>)
        .await;
    assert_eq!(deleted.0, 204);
    assert_eq!(server.get("/api/v1/me", Some(ann.key())).await.0, 401);
    let list = server.get("/api/v1/tables", None).await;
    assert_eq!(read::<Vec<TableInfo>>(list, 200), []);
    // A bot plays on, and Ben's match ends with him at the table.
    let now = ben.table(&server, id).await;
    assert!(matches!(now.seats[0].occupant, Occupant::Bot { .. }));
    assert_eq!(now.host.name, "—");
    let mut client: Client<Rift> = ben.sit_down(&server, &now).await;
    client.wait_until(Client::is_to_act).await;
    client.act(|legal| legal[0]).await;
}

#[tokio::test]
async fn a_bot_leaves_the_choice_of_its_team_to_the_person_who_shares_it() {
    let folder = TestFolder::new("team");
    let server = TestServer::start(&folder.database()).await;
    let ann = server.add_player("Ann").await;
    let board = BoardChoice::Shipped("standard-6-teams".to_owned());
    let options = Options::for_board(board, 6, 6).expect("a board for six");
    let bot = SeatPlan::Bot {
        level: Level::Ensign,
    };
    let mut seats = vec![bot; 6];
    seats[0] = SeatPlan::Me;
    let table = ann.open_table::<Rift>(&server, &options, &seats).await;
    let mut client: Client<Rift> = ann.sit_down(&server, &table).await;
    client.wait_until(Client::is_to_act).await;
    client.act(|legal| legal[legal.len() - 1]).await;
    assert_eq!(client.problems, Vec::<String>::new());
    let session = client.session();
    let actors = (0..session.entry_count()).filter_map(|entry| {
        let actor = session.actor(entry)?;
        let action = session.log().get(entry)?.action;
        matches!(action, Action::Activate(_)).then_some(actor)
    });
    // Later in the round, when the person's ship has played, only bots are asked.
    let is_of_team =
        |actor: &Seat| session.game().team_of(*actor) == session.game().team_of(Seat(0));
    let first = { actors }.find(is_of_team);
    assert_eq!(first, Some(Seat(0)));
}
