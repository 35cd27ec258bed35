//! Opening, finding, joining and leaving tables, and what is refused.

use crate::support::{Client, Person, TestFolder, TestServer, read};
use engine::bots::Level;
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::options::Options;
use protocol::online::{
    ApiFailure, NewTable, Occupant, OnlineError, PlayerInfo, PlayerName, SeatPlan, ServerInfo,
    TableInfo, TablePhase, TimeControl, TimeoutPolicy, Visibility,
};
use serde_json::{Value, json};
use server::store::{Append, DueNotices, StoredRecord, TableProgress};

fn duel() -> Options {
    Options::duel("standard-2", "rhino", "screech")
}

async fn duel_table(server: &TestServer, host: &Person) -> TableInfo {
    host.open_table::<Rift>(server, &duel(), &[SeatPlan::Open, SeatPlan::Me])
        .await
}

fn failure((status, body): (u16, Value), expected: u16) -> ApiFailure {
    let error: OnlineError = read((status, body), expected);
    assert!(error.message.len() > 5, "{}", error.message);
    error.failure
}

#[tokio::test]
async fn a_player_has_a_name_and_a_key() {
    let folder = TestFolder::new("players");
    let server = TestServer::start(&folder.database()).await;
    let info: ServerInfo = read(server.get("/api/v1/server", None).await, 200);
    assert_eq!(info.games, ["rift", "space-rift", "exodus", "saga"]);
    let ann = server.add_player("Ann").await;
    let name = |name: &str| PlayerName {
        name: name.to_owned(),
    };
    let renamed = server
        .request("PATCH", "/api/v1/me", Some(ann.key()), Some(&name("Anna")))
        .await;
    assert_eq!(read::<PlayerInfo>(renamed, 200).name, "Anna");
    let me: PlayerInfo = read(server.get("/api/v1/me", Some(ann.key())).await, 200);
    assert_eq!((me.name.as_str(), &me.id), ("Anna", &ann.player.player.id));
    for key in [None, Some("nobody")] {
        let refused = failure(server.get("/api/v1/me", key).await, 401);
        assert_eq!(refused, ApiFailure::Unauthorized);
    }
    let refused = server
        .request("POST", "/api/v1/players", None, Some(&name(" ")))
        .await;
    assert_eq!(failure(refused, 400), ApiFailure::BadRequest);
}

#[tokio::test]
async fn a_public_table_is_listed_until_it_is_full() {
    let folder = TestFolder::new("listed");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben, eve) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
        server.add_player("Eve").await,
    );
    let table = duel_table(&server, &ann).await;
    let listed = async || read::<Vec<TableInfo>>(server.get("/api/v1/tables", None).await, 200);
    let list = listed().await;
    assert_eq!(list.len(), 1);
    assert_eq!(list[0].id, table.id);
    // What only people with a seat may know.
    assert!(list[0].own_seat.is_none() && list[0].invitation.is_none());
    assert!(list[0].share_commitments.is_empty());

    let joined = ben.join(&server, &table).await;
    assert_eq!(joined.phase, TablePhase::Running);
    assert_eq!(joined.own_seat.as_ref().map(|own| own.seat), Some(Seat(0)));
    assert_eq!(joined.share_commitments.len(), 3);
    assert_eq!(joined.server_commitment, table.server_commitment);
    assert!(listed().await.is_empty());

    // Joining again changes nothing; somebody else comes too late.
    assert_eq!(ben.join(&server, &table).await, joined);
    let path = format!("/api/v1/tables/{}/join", table.id);
    for seat in [None, Some(Seat(1)), Some(Seat(9))] {
        let late = server
            .post(&path, eve.key(), &eve.join_request(seat, None))
            .await;
        assert_eq!(failure(late, 409), ApiFailure::Conflict);
    }
    let mine = server.get("/api/v1/me/tables", Some(ann.key())).await;
    let mine: Vec<TableInfo> = read(mine, 200);
    assert_eq!(
        mine.iter().map(|table| &table.id).collect::<Vec<_>>(),
        [&table.id]
    );
    let none = server.get("/api/v1/me/tables", Some(eve.key())).await;
    assert_eq!(read::<Vec<TableInfo>>(none, 200), []);
}

#[tokio::test]
async fn a_private_table_is_found_by_its_invitation_only() {
    let folder = TestFolder::new("private");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let new = NewTable {
        game: "rift".to_owned(),
        options: serde_json::to_value(duel()).expect("plain data"),
        seats: vec![SeatPlan::Me, SeatPlan::Open],
        visibility: Visibility::Invited,
        time_control: TimeControl::Correspondence { hours: 24 },
        timeout_policy: TimeoutPolicy::Bot,
        is_rated: false,
        has_chat: false,
        reaction_delay: 0,
        seed_offer: ann.seed_offer(&server).await.offer,
        seed_share: ann.record.seed_share(),
        signing_key: Some(ann.record.public_key()),
    };
    let table = server.post("/api/v1/tables", ann.key(), &new).await;
    let table: TableInfo = read(table, 201);
    let list = server.get("/api/v1/tables", Some(ben.key())).await;
    assert_eq!(read::<Vec<TableInfo>>(list, 200), []);

    let path = format!("/api/v1/tables/{}", table.id);
    let invitation = table.invitation.clone().expect("Ann has a seat");
    let wrong = format!("{}x", &invitation[1..]);
    for query in [String::new(), format!("?invitation={wrong}")] {
        let hidden = server.get(&format!("{path}{query}"), Some(ben.key())).await;
        assert_eq!(failure(hidden, 404), ApiFailure::NotFound);
    }
    let join = format!("{path}/join");
    let refused = server
        .post(&join, ben.key(), &ben.join_request(None, Some(wrong)))
        .await;
    assert_eq!(failure(refused, 404), ApiFailure::NotFound);
    let shown = server
        .get(&format!("{path}?invitation={invitation}"), None)
        .await;
    assert_eq!(read::<TableInfo>(shown, 200).id, table.id);
    assert_eq!(ben.join(&server, &table).await.phase, TablePhase::Running);
}

#[tokio::test]
async fn a_seat_is_given_back_and_the_host_closes_the_table() {
    let folder = TestFolder::new("leave");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let options = Options::duel("standard-2", "rhino", "screech");
    let table = ann
        .open_table::<Rift>(&server, &options, &[SeatPlan::Me, SeatPlan::Open])
        .await;
    let leave = format!("/api/v1/tables/{}/leave", table.id);
    // Ben has no seat yet.
    let refused = server.post(&leave, ben.key(), &json!({})).await;
    assert_eq!(failure(refused, 409), ApiFailure::Conflict);
    let start = format!("/api/v1/tables/{}/start", table.id);
    let refused = server.post(&start, ben.key(), &json!({})).await;
    assert_eq!(failure(refused, 403), ApiFailure::Forbidden);

    let closed = server.post(&leave, ann.key(), &json!({})).await;
    assert_eq!(read::<TableInfo>(closed, 200).phase, TablePhase::Closed);
    let path = format!("/api/v1/tables/{}/join", table.id);
    let late = server
        .post(&path, ben.key(), &ben.join_request(None, None))
        .await;
    assert_eq!(failure(late, 409), ApiFailure::Conflict);
    let list = server.get("/api/v1/tables", None).await;
    assert_eq!(read::<Vec<TableInfo>>(list, 200), []);
}

#[tokio::test]
async fn the_tables_of_one_player_that_wait_are_limited() {
    let folder = TestFolder::new("many");
    let server = TestServer::start(&folder.database()).await;
    let ann = server.add_player("Ann").await;
    for _ in 0..20 {
        duel_table(&server, &ann).await;
    }
    let one_more = json!({
        "game": "rift",
        "options": duel(),
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "seed_offer": ann.seed_offer(&server).await.offer,
        "seed_share": ann.record.seed_share(),
    });
    let refused = server.post("/api/v1/tables", ann.key(), &one_more).await;
    assert_eq!(failure(refused, 429), ApiFailure::TooMany);
    // A month later they are closed.
    folder.run_sql("UPDATE tables SET updated = 1").await;
    server.stop().await;
    let server = TestServer::start(&folder.database()).await;
    let opened = async {
        while server.post("/api/v1/tables", ann.key(), &one_more).await.0 != 201 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(crate::support::PATIENCE, opened)
        .await
        .expect("the old tables are closed");
}

#[tokio::test]
async fn the_host_starts_with_bots_at_open_seats() {
    let folder = TestFolder::new("start");
    let server = TestServer::start(&folder.database()).await;
    let ann = server.add_player("Ann").await;
    let table = ann
        .open_table::<Rift>(&server, &duel(), &[SeatPlan::Me, SeatPlan::Open])
        .await;
    let start = format!("/api/v1/tables/{}/start", table.id);
    let started = server.post(&start, ann.key(), &json!({})).await;
    let started: TableInfo = read(started, 200);
    assert_eq!(started.phase, TablePhase::Running);
    assert_eq!(
        started.seats[1].occupant,
        Occupant::Bot {
            level: Level::Captain
        }
    );
    let leave = format!("/api/v1/tables/{}/leave", table.id);
    let refused = server.post(&leave, ann.key(), &json!({})).await;
    assert_eq!(failure(refused, 409), ApiFailure::Conflict);
    // The bot's turn comes, and passes.
    let mut client = ann.sit_down::<Rift>(&server, &started).await;
    client.wait_until(Client::is_to_act).await;
}

/// A key with which everything is signed: the neutral point of the curve.
const WEAK_KEY: &str = "0100000000000000000000000000000000000000000000000000000000000000";
/// 32 bytes that are no point of the curve.
const NO_KEY: &str = "0200000000000000000000000000000000000000000000000000000000000000";

#[tokio::test]
async fn what_cannot_be_played_is_refused() {
    let folder = TestFolder::new("refused");
    let server = TestServer::start(&folder.database()).await;
    let ann = server.add_player("Ann").await;
    let good = json!({
        "game": "rift",
        "options": duel(),
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "seed_offer": ann.seed_offer(&server).await.offer,
        "seed_share": ann.record.seed_share(),
    });
    let with = |name: &str, value: Value| {
        let mut table = good.clone();
        table[name] = value;
        table
    };
    let unplayable = with("options", json!({"mode": 7}));
    let refused = server.post("/api/v1/tables", ann.key(), &unplayable).await;
    assert_eq!(failure(refused, 422), ApiFailure::BadOptions);
    let bad = [
        with("game", json!("chess")),
        with("seats", json!([{"kind": "me"}])),
        with("seats", json!([{"kind": "me"}, {"kind": "me"}])),
        with("seats", json!([{"kind": "open"}, {"kind": "open"}])),
        with("time_control", json!({"kind": "live", "seconds": 9})),
        with(
            "time_control",
            json!({"kind": "correspondence", "hours": 0}),
        ),
        with("seed_share", json!("00")),
        with("signing_key", json!(WEAK_KEY)),
        with("signing_key", json!(NO_KEY)),
        json!(7),
    ];
    for table in bad {
        let refused = server.post("/api/v1/tables", ann.key(), &table).await;
        assert_eq!(failure(refused, 400), ApiFailure::BadRequest, "{table}");
    }
    let path = server.get("/api/v1/nothing", None).await;
    assert_eq!(failure(path, 404), ApiFailure::NotFound);
    let table = server.post("/api/v1/tables", ann.key(), &good).await;
    assert_eq!(table.0, 201);
    // The share of the server is known to whoever has played with it.
    let again = server.post("/api/v1/tables", ann.key(), &good).await;
    assert_eq!(failure(again, 409), ApiFailure::Conflict);

    // Whoever joins, or takes over a seat, has to be able to sign, too.
    let table: TableInfo = read(table, 201);
    let ben = server.add_player("Ben").await;
    for key in [WEAK_KEY, NO_KEY] {
        let seat = json!({"seat": 1, "seed_share": ben.record.seed_share(), "signing_key": key});
        for way in ["join", "take-over"] {
            let path = format!("/api/v1/tables/{}/{way}", table.id);
            let refused = server.post(&path, ben.key(), &seat).await;
            assert_eq!(
                failure(refused, 400),
                ApiFailure::BadRequest,
                "{way}: {key}"
            );
        }
    }
}

#[tokio::test]
async fn the_log_says_when_an_action_was_taken_however_late_it_is_written() {
    const TAKEN_AT: u64 = 5;
    let folder = TestFolder::new("times");
    let server = TestServer::start(&folder.database()).await;
    let ann = server.add_player("Ann").await;
    let table = duel_table(&server, &ann).await;
    let store = &server.app().store;
    let row = store.table(&table.id).await.expect("a database");
    let append = Append {
        table: table.id.clone(),
        epoch: row.expect("a table").owner_epoch,
        first: 0,
        records: vec![StoredRecord {
            record: "{}".to_owned(),
            signed: None,
        }],
        time: TAKEN_AT,
        progress: TableProgress {
            entries: 1,
            to_act: 1,
            deadline: None,
            clocks: "{}".to_owned(),
            result: None,
            standing: None,
        },
        timed_out: None,
        due: DueNotices::default(),
    };
    store.append(append).await.expect("a database");
    let times = store.log_times(&table.id).await.expect("a database");
    assert_eq!(times, [TAKEN_AT]);
}
