//! Follow, block and report: what each one allows, and what others learn of it.

use crate::support::{Person, TestFolder, TestServer, chat_duel, duel, read, sit_down};
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::options::Options;
use protocol::online::{
    ApiFailure, NewReport, Occupant, OnlineError, PlayerExport, PlayerLists, ReportReason,
    SeatPlan, SentReport, Speech, TableInfo, TakeOver, TimeControl,
};
use serde_json::Value;
use server::config::Config;

async fn started(name: &str) -> (TestFolder, TestServer) {
    let folder = TestFolder::new(name);
    let server = TestServer::start_with(Config {
        database: folder.database(),
        has_chat: true,
        ..Config::default()
    })
    .await;
    (folder, server)
}

fn id(person: &Person) -> &str {
    &person.player.player.id
}

/// Changes what a player decides about another one.
async fn decide(
    server: &TestServer,
    method: &str,
    (person, other): (&Person, &str),
    what: &str,
) -> (u16, Value) {
    let path = format!("/api/v1/players/{other}/{what}");
    server
        .request(method, &path, Some(person.key()), None::<&()>)
        .await
}

fn failure((status, body): (u16, Value), expected: u16) -> OnlineError {
    read((status, body), expected)
}

async fn open_public(server: &TestServer, person: &Person) -> TableInfo {
    let options = Options::duel("standard-2", "rhino", "screech");
    person
        .open_table::<Rift>(server, &options, &[SeatPlan::Me, SeatPlan::Open])
        .await
}

async fn tables(server: &TestServer, person: &Person, path: &str) -> Vec<String> {
    let list: Vec<TableInfo> = read(server.get(path, Some(person.key())).await, 200);
    list.into_iter().map(|table| table.id).collect()
}

#[tokio::test]
async fn a_player_follows_others_who_do_not_learn_of_it() {
    let (_folder, server) = started("follow").await;
    let (ann, ben, running) = duel(&server, TimeControl::Unlimited).await;
    let eve = server.add_player("Eve").await;
    let lists: PlayerLists = read(
        decide(&server, "PUT", (&eve, id(&ben)), "follow").await,
        200,
    );
    assert!(lists.follows(id(&ben)) && !lists.follows(id(&ann)));
    // Once more changes nothing.
    let again: PlayerLists = read(
        decide(&server, "PUT", (&eve, id(&ben)), "follow").await,
        200,
    );
    assert_eq!(again, lists);
    let open = open_public(&server, &ben).await;
    let other = open_public(&server, &ann).await;
    let followed = tables(&server, &eve, "/api/v1/me/followed-tables").await;
    assert_eq!(
        followed,
        [open.id.clone(), running.id.clone()],
        "open ones first, and not {}",
        other.id
    );
    // Nothing that Ben can read has Eve in it.
    for path in [
        "/api/v1/me/players",
        "/api/v1/me/export",
        "/api/v1/me/tables",
    ] {
        let (_, body) = server.get(path, Some(ben.key())).await;
        assert!(!body.to_string().contains(id(&eve)), "{path}");
    }
    let refused = decide(&server, "PUT", (&eve, id(&eve)), "follow").await;
    assert_eq!(failure(refused, 400).failure, ApiFailure::BadRequest);
    let refused = decide(&server, "PUT", (&eve, "nobody"), "follow").await;
    assert_eq!(failure(refused, 404).failure, ApiFailure::NotFound);
    let lists: PlayerLists = read(
        decide(&server, "DELETE", (&eve, id(&ben)), "follow").await,
        200,
    );
    assert_eq!(lists, PlayerLists::default());
    assert!(
        tables(&server, &eve, "/api/v1/me/followed-tables")
            .await
            .is_empty()
    );
}

#[tokio::test]
async fn the_numbers_of_followed_and_blocked_players_are_limited() {
    let (folder, server) = started("follow-limit").await;
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    folder
        .run_sql(
            "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 500)
             INSERT INTO players (id, name, key_hash, created) SELECT 'p' || x, 'P', randomblob(32), 1 FROM n",
        )
        .await;
    folder
        .run_sql(
            "INSERT INTO follows SELECT a.id, p.id, 1 FROM players a, players p
             WHERE a.name = 'Ann' AND p.name = 'P' LIMIT 200",
        )
        .await;
    folder
        .run_sql(
            "INSERT INTO blocks SELECT a.id, p.id, 1 FROM players a, players p
             WHERE a.name = 'Ann' AND p.name = 'P' LIMIT 500",
        )
        .await;
    for what in ["follow", "block"] {
        let refused = decide(&server, "PUT", (&ann, id(&ben)), what).await;
        assert_eq!(failure(refused, 409).failure, ApiFailure::Conflict);
        let others = decide(&server, "PUT", (&ben, id(&ann)), what).await;
        assert_eq!(others.0, 200);
    }
}

#[tokio::test]
async fn a_blocked_player_neither_joins_nor_takes_over_and_learns_no_reason() {
    let (_folder, server) = started("block-join").await;
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let eve = server.add_player("Eve").await;
    let own = open_public(&server, &ann).await;
    let bens = open_public(&server, &ben).await;
    let lists: PlayerLists = read(decide(&server, "PUT", (&ann, id(&ben)), "block").await, 200);
    assert!(lists.blocks(id(&ben)));
    // Ann does not see Ben's table any more; others do, and Ben sees his.
    let listed = async |person: &Person| tables(&server, person, "/api/v1/tables").await;
    assert_eq!(listed(&ann).await, std::slice::from_ref(&own.id));
    assert_eq!(listed(&eve).await.len(), 2);
    assert!(listed(&ben).await.contains(&bens.id));
    let path = format!("/api/v1/tables/{}/join", own.id);
    let join = async |person: &Person| {
        let request = person.join_request(None, own.invitation.clone());
        server.post(&path, person.key(), &request).await
    };
    let refused = failure(join(&ben).await, 403);
    assert_eq!(refused.failure, ApiFailure::Forbidden);
    assert!(!refused.message.contains("block"), "{}", refused.message);
    read::<TableInfo>(join(&eve).await, 200);
    // The seat that Eve leaves to a bot is not for Ben, either.
    let left = server
        .request("DELETE", "/api/v1/me", Some(eve.key()), None::<&()>)
        .await;
    assert_eq!(left.0, 204);
    let take_over = TakeOver {
        seat: Seat(1),
        invitation: None,
        signing_key: None,
    };
    let path = format!("/api/v1/tables/{}/take-over", own.id);
    let refused = server.post(&path, ben.key(), &take_over).await;
    assert_eq!(failure(refused, 403).failure, ApiFailure::Forbidden);
    let table = ann.table(&server, &own.id).await;
    assert!(matches!(table.seats[1].occupant, Occupant::Bot { .. }));
    // Unblocked, he may.
    let lists: PlayerLists = read(
        decide(&server, "DELETE", (&ann, id(&ben)), "block").await,
        200,
    );
    assert_eq!(lists, PlayerLists::default());
    assert_eq!(server.post(&path, ben.key(), &take_over).await.0, 200);
}

#[tokio::test]
async fn whoever_blocks_a_player_follows_the_player_no_longer() {
    let (_folder, server) = started("block-follow").await;
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    for person in [(&ann, id(&ben)), (&ben, id(&ann))] {
        assert_eq!(decide(&server, "PUT", person, "follow").await.0, 200);
    }
    let open = open_public(&server, &ann).await;
    let lists: PlayerLists = read(decide(&server, "PUT", (&ann, id(&ben)), "block").await, 200);
    assert!(lists.followed.is_empty());
    // Ben still follows, and finds no table of hers that way.
    let bens: PlayerLists = read(server.get("/api/v1/me/players", Some(ben.key())).await, 200);
    assert!(bens.follows(id(&ann)));
    let followed = tables(&server, &ben, "/api/v1/me/followed-tables").await;
    assert!(!followed.contains(&open.id));
}

fn report(reason: ReportReason, table: Option<&str>) -> NewReport {
    NewReport {
        reason,
        text: " He insults\n me. ".to_owned(),
        table: table.map(str::to_owned),
    }
}

#[tokio::test]
async fn a_report_has_the_last_messages_and_is_sent_once() {
    let (folder, server) = started("report").await;
    let people = chat_duel(&server).await;
    let (ann, ben, table) = (&people.0, &people.1, people.2.id.as_str());
    let [_ann, mut client] = sit_down(&server, &people).await;
    client.say(Speech::Text("You are bad".to_owned())).await;
    client
        .wait_until(|client| client.speeches().len() == 1)
        .await;
    let path = format!("/api/v1/players/{}/reports", id(ben));
    let new = report(ReportReason::Abuse, Some(table));
    let sent: SentReport = read(server.post(&path, ann.key(), &new).await, 201);
    assert_eq!(sent.text, "He insults me.");
    assert!(!sent.is_resolved);
    let again = server.post(&path, ann.key(), &new).await;
    assert_eq!(failure(again, 409).failure, ApiFailure::Conflict);
    // Elsewhere is another report; only whoever sits at a table names it.
    assert_eq!(
        server
            .post(&path, ann.key(), &report(ReportReason::Name, None))
            .await
            .0,
        201
    );
    let eve = server.add_player("Eve").await;
    let refused = server.post(&path, eve.key(), &new).await;
    assert_eq!(failure(refused, 404).failure, ApiFailure::NotFound);
    let long = NewReport {
        text: "x".repeat(501),
        ..report(ReportReason::Stalling, None)
    };
    assert_eq!(server.post(&path, eve.key(), &long).await.0, 400);
    let stored = server.app().store.report(&sent.id).await.expect("readable");
    let stored = stored.expect("it is there");
    assert_eq!(stored.reporter.id, id(ann));
    assert_eq!(stored.messages.len(), 1);
    assert_eq!(
        stored.messages[0].speech,
        Speech::Text("You are bad".to_owned())
    );
    // Ben learns nothing of it.
    let (_, export) = server.get("/api/v1/me/export", Some(ben.key())).await;
    assert!(!export.to_string().contains("insults"));
    // Too many in a day are refused.
    folder
        .run_sql(
            "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 20)
             INSERT INTO reports (id, reporter, player, reason, text, messages, created, resolved)
             SELECT 'r' || x, e.id, b.id, 'name', '', '[]', unixepoch() * 1000, 1
             FROM n, players e, players b WHERE e.name = 'Eve' AND b.name = 'Ben'",
        )
        .await;
    let refused = server
        .post(&path, eve.key(), &report(ReportReason::Name, None))
        .await;
    assert_eq!(failure(refused, 429).failure, ApiFailure::TooMany);
}

#[tokio::test]
async fn a_player_takes_everything_along_and_leaves_nothing_behind() {
    let (folder, server) = started("community-delete").await;
    let people = chat_duel(&server).await;
    let (ann, ben, table) = (&people.0, &people.1, people.2.id.as_str());
    let eve = server.add_player("Eve").await;
    let [mut client, mut other] = sit_down(&server, &people).await;
    client.say(Speech::Text("Hello from Ann".to_owned())).await;
    other
        .wait_until(|client| client.speeches().len() == 1)
        .await;
    let mute = client.guest.mute(other.seat(), true);
    client.send(mute).await;
    client
        .wait_until(|client| {
            client
                .talk
                .as_ref()
                .is_some_and(|talk| !talk.muted.is_empty())
        })
        .await;
    for (pair, what) in [
        ((ann, id(&eve)), "follow"),
        ((ann, id(ben)), "block"),
        ((&eve, id(ann)), "follow"),
    ] {
        assert_eq!(decide(&server, "PUT", pair, what).await.0, 200);
    }
    for (reporter, reported) in [(ann, ben), (ben, ann)] {
        let path = format!("/api/v1/players/{}/reports", id(reported));
        let new = report(ReportReason::Abuse, Some(table));
        assert_eq!(server.post(&path, reporter.key(), &new).await.0, 201);
    }
    let export: PlayerExport = read(server.get("/api/v1/me/export", Some(ann.key())).await, 200);
    assert_eq!(export.talk.len(), 1);
    assert_eq!(export.reports.len(), 1);
    assert!(export.players.follows(id(&eve)) && export.players.blocks(id(ben)));
    let deleted = server
        .request("DELETE", "/api/v1/me", Some(ann.key()), None::<&()>)
        .await;
    assert_eq!(deleted.0, 204);
    for left in [
        "SELECT count(*) FROM talk WHERE speech LIKE '%Hello from Ann%'",
        "SELECT count(*) FROM reports WHERE messages LIKE '%Hello from Ann%'",
        "SELECT count(*) FROM follows",
        "SELECT count(*) FROM blocks",
        "SELECT count(*) FROM muted_players",
        // Her report is gone, and the one about her is closed and has no text.
        "SELECT count(*) FROM reports WHERE text <> '' OR resolved IS NULL",
    ] {
        assert_eq!(folder.number(left).await, 0, "{left}");
    }
}
