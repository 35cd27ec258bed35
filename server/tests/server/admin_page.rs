//! The requests of the operator's page: who may send them, and what they do.

use crate::support::{Person, TestFolder, TestServer, duel, read};
use protocol::online::{
    AdminPlayer, AdminReport, AdminTable, AdminText, BanInfo, NewReport, NewTournament, PlayerInfo,
    PlayerName, ReportReason, ServerInfo, TimeControl, TournamentFormat, TournamentInfo,
    TournamentPhase, TournamentSummary,
};
use serde::Serialize;
use serde_json::Value;
use server::config::{Command, Config};
use server::store::KeyHash;

/// Runs a command of the operator as the program does, and returns what it prints.
async fn command(folder: &TestFolder, words: &[&str]) -> Result<String, String> {
    let database = folder.database().display().to_string();
    let mut arguments = vec!["admin"];
    arguments.extend(words);
    arguments.extend(["--database", &database]);
    let read = Command::read(arguments.into_iter().map(Into::into), |_| None);
    match read.map_err(|error| error.to_string())? {
        Command::Admin(config, command) => {
            let done = command.run(&config.database).await;
            done.map_err(|error| error.to_string())
        }
        other => panic!("it is a command of the operator: {other:?}"),
    }
}

/// Creates a key; returns its id and the key.
async fn new_key(folder: &TestFolder) -> (String, String) {
    let text = command(folder, &["key"]).await.expect("a key");
    let line = text
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("key "));
    let (id, key) = line.and_then(|line| line.split_once(": ")).expect("a key");
    (id.to_owned(), key.to_owned())
}

async fn started(name: &str) -> (TestFolder, TestServer) {
    let folder = TestFolder::new(name);
    let server = TestServer::start_with(Config {
        database: folder.database(),
        has_limits: false,
        ..Config::default()
    })
    .await;
    (folder, server)
}

async fn send(
    server: &TestServer,
    (method, path): (&str, &str),
    key: &str,
    body: Option<&impl Serialize>,
) -> u16 {
    let path = format!("/api/v1/admin/{path}");
    server.request(method, &path, Some(key), body).await.0
}

fn id(person: &Person) -> &str {
    &person.player.player.id
}

#[tokio::test]
async fn only_a_key_of_the_operator_opens_the_page() {
    let (folder, server) = started("admin-key").await;
    let ann = server.add_player("Ann").await;
    let (id, key) = new_key(&folder).await;
    // Of the key, only the hash is stored.
    let stored = server.app().store.admin_of(&KeyHash::of(&key)).await;
    assert_eq!(stored.expect("readable"), Some(id.clone()));
    let listed = command(&folder, &["keys"]).await.expect("a list");
    assert!(listed.contains(&id) && !listed.contains(&key));
    let requests = [
        ("GET", "tables"),
        ("GET", "players"),
        ("GET", "reports"),
        ("POST", "tables/a1/close"),
        ("POST", "reports/a1/resolve"),
        ("PATCH", "players/a1"),
        ("PUT", "players/a1/ban"),
        ("DELETE", "players/a1/ban"),
        ("GET", "tournaments"),
        ("POST", "tournaments/a1/cancel"),
        ("PUT", "announcement"),
    ];
    for request in requests {
        for wrong in [ann.key(), "", &key[1..], &key.to_uppercase()] {
            let status = send(&server, request, wrong, None::<&()>).await;
            assert_eq!(status, 401, "{request:?}");
        }
    }
    for list in ["tables", "players", "reports", "tournaments"] {
        assert_eq!(send(&server, ("GET", list), &key, None::<&()>).await, 200);
    }
    // The key of the operator is no player.
    assert_eq!(server.get("/api/v1/me", Some(&key)).await.0, 401);
    command(&folder, &["revoke", &id]).await.expect("revoked");
    assert_eq!(
        send(&server, ("GET", "tables"), &key, None::<&()>).await,
        401
    );
    assert!(command(&folder, &["revoke", &id]).await.is_err());
}

#[tokio::test]
async fn the_operator_cancels_a_tournament_once() {
    let (folder, server) = started("admin-tournament").await;
    let (_, key) = new_key(&folder).await;
    let ann = server.add_player("Ann").await;
    let new = NewTournament {
        name: "Cup".to_owned(),
        game: "rift".to_owned(),
        options: Value::Null,
        format: TournamentFormat::Elimination,
        time_control: TimeControl::Correspondence { hours: 24 },
        is_rated: false,
        min_players: 2,
        max_players: 8,
        starts: None,
    };
    let created = server.post("/api/v1/tournaments", ann.key(), &new).await;
    let created: TournamentInfo = read(created, 201);
    let listed = server.get("/api/v1/admin/tournaments", Some(&key)).await;
    let listed: Vec<TournamentSummary> = read(listed, 200);
    let listed: Vec<_> = listed.iter().map(|one| (&one.id, one.phase)).collect();
    assert_eq!(listed, [(&created.summary.id, TournamentPhase::Open)]);
    let path = format!("tournaments/{}/cancel", created.summary.id);
    for status in [204, 409] {
        let answer = send(&server, ("POST", &path), &key, None::<&()>).await;
        assert_eq!(answer, status);
    }
}

#[tokio::test]
async fn nobody_tries_many_keys() {
    let folder = TestFolder::new("admin-limit");
    let server = TestServer::start(&folder.database()).await;
    let mut statuses = Vec::new();
    for _ in 0..80 {
        statuses.push(send(&server, ("GET", "reports"), "wrong", None::<&()>).await);
    }
    assert_eq!(statuses[..60], [401; 60]);
    assert!(statuses.contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn the_operator_closes_bans_renames_and_announces() {
    let (folder, server) = started("admin-page").await;
    let (ann, ben, table) = duel(&server, TimeControl::Unlimited).await;
    let (_, key) = new_key(&folder).await;
    let get = async |path: &str| {
        server
            .get(&format!("/api/v1/admin/{path}"), Some(&key))
            .await
    };
    let tables: Vec<AdminTable> = read(get("tables?phase=running").await, 200);
    assert_eq!(tables.len(), 1);
    assert!(tables[0].seats.contains(id(&ben)), "{}", tables[0].seats);
    let over: Vec<AdminTable> = read(get("tables?phase=over").await, 200);
    assert_eq!(over, []);
    let path = format!("tables/{}/close", table.id);
    assert_eq!(send(&server, ("POST", &path), &key, None::<&()>).await, 204);
    assert_eq!(send(&server, ("POST", &path), &key, None::<&()>).await, 404);

    let name = |name: &str| PlayerName {
        name: name.to_owned(),
    };
    let player = format!("players/{}", id(&ben));
    let renamed = send(&server, ("PATCH", &player), &key, Some(&name("Player"))).await;
    assert_eq!(renamed, 204);
    assert_eq!(
        send(&server, ("PATCH", &player), &key, Some(&name(" "))).await,
        400
    );
    let me: PlayerInfo = read(server.get("/api/v1/me", Some(ben.key())).await, 200);
    assert_eq!(me.name, "Player");
    let none: BanInfo = read(server.get("/api/v1/me/ban", Some(ben.key())).await, 200);
    assert_eq!(none, BanInfo::default());

    let text = |text: &str| AdminText {
        text: text.to_owned(),
    };
    let ban = format!("{player}/ban");
    assert_eq!(
        send(&server, ("PUT", &ban), &key, Some(&text("insults"))).await,
        204
    );
    assert_eq!(server.get("/api/v1/me", Some(ben.key())).await.0, 403);
    // The banned player learns the reason, and nobody without the key does.
    let told: BanInfo = read(server.get("/api/v1/me/ban", Some(ben.key())).await, 200);
    assert_eq!(told.reason.as_deref(), Some("insults"));
    assert_eq!(server.get("/api/v1/me/ban", None).await.0, 401);
    let players: Vec<AdminPlayer> = read(get("players?name=PLAY").await, 200);
    assert_eq!(players.len(), 1);
    assert_eq!(players[0].ban.as_deref(), Some("insults"));
    assert_eq!(
        send(&server, ("DELETE", &ban), &key, None::<&()>).await,
        204
    );
    assert_eq!(server.get("/api/v1/me", Some(ben.key())).await.0, 200);

    let announced = async || {
        let info: ServerInfo = read(server.get("/api/v1/server", None).await, 200);
        info.announcement
    };
    let announcement = ("PUT", "announcement");
    assert_eq!(
        send(&server, announcement, &key, Some(&text("Hello all"))).await,
        204
    );
    assert_eq!(announced().await.as_deref(), Some("Hello all"));
    assert_eq!(
        send(&server, announcement, &key, Some(&text(""))).await,
        204
    );
    assert_eq!(announced().await, None);
    drop(ann);
}

#[tokio::test]
async fn reports_are_read_and_resolved_on_the_page_and_by_commands() {
    let (folder, server) = started("admin-reports").await;
    let (ann, ben, table) = duel(&server, TimeControl::Unlimited).await;
    let (_, key) = new_key(&folder).await;
    let path = format!("/api/v1/players/{}/reports", id(&ben));
    for table in [Some(table.id.clone()), None] {
        let new = NewReport {
            reason: ReportReason::Stalling,
            text: "He never plays.".to_owned(),
            table,
        };
        assert_eq!(server.post(&path, ann.key(), &new).await.0, 201);
    }
    let open = async |query: &str| {
        let path = format!("/api/v1/admin/reports{query}");
        read::<Vec<AdminReport>>(server.get(&path, Some(&key)).await, 200)
    };
    let reports = open("").await;
    assert_eq!(reports.len(), 2);
    assert_eq!(reports[0].report.player.id, id(&ben));
    assert_eq!(reports[0].report.text, "He never plays.");
    let first = reports[0].report.id.clone();
    let listed = command(&folder, &["reports"]).await.expect("a list");
    assert_eq!(listed.lines().count(), 2, "{listed}");
    let shown = command(&folder, &["report", &first])
        .await
        .expect("a report");
    assert!(
        shown.contains("He never plays.") && shown.contains("stalling"),
        "{shown}"
    );
    let path = format!("reports/{first}/resolve");
    assert_eq!(send(&server, ("POST", &path), &key, None::<&()>).await, 204);
    assert_eq!(send(&server, ("POST", &path), &key, None::<&()>).await, 404);
    let second = reports[1].report.id.as_str();
    command(&folder, &["resolve", second])
        .await
        .expect("resolved");
    assert!(open("").await.is_empty());
    let all = open("?all=true").await;
    assert!(all.len() == 2 && all.iter().all(|report| report.report.is_resolved));
    let renamed = command(&folder, &["rename", id(&ben), "Player"]).await;
    renamed.expect("another name");
    assert!(
        command(&folder, &["rename", "nobody", "Player"])
            .await
            .is_err()
    );
}
