//! Spectators see what everybody may see, and nothing else, until the match is over.

use crate::conduct::act_undoably;
use crate::matches::seat_two;
use crate::notifications::end_turn;
use crate::support::{
    Client, TestFolder, TestServer, duel, next_to_act, read, sit_down, timed_duel,
};
use engine::arena_setup::ArenaSetup;
use engine::error::RuleRefusal;
use engine::game::{Seat, Viewer};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::space_rift::SpaceRift;
use futures_util::StreamExt;
use protocol::online::{
    NO_TABLE_CODE, TOO_MANY_CODE, TableInfo, TimeControl, TimeoutPolicy, Visibility,
};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

/// Waits until a spectator knows as much as a player.
async fn catch_up<G: ArenaSetup>(spectator: &mut Client<G>, entries: usize)
where
    G::Refusal: RuleRefusal,
{
    spectator
        .wait_until(|client| {
            let session = client.session.as_ref();
            session.is_some_and(|session| session.entry_count() >= entries)
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_sees_no_hand_and_is_counted() {
    let folder = TestFolder::new("spectators");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben, id) = seat_two::<SpaceRift>(&server).await;
    let running: Vec<TableInfo> = read(server.get("/api/v1/running-tables", None).await, 200);
    assert_eq!(running.len(), 1);
    assert_eq!(running[0].id, id);
    assert!(running[0].own_seat.is_none() && running[0].invitation.is_none());

    let mut clients = [
        ann.sit_down::<SpaceRift>(&server, &ann.table(&server, &id).await)
            .await,
        ben.sit_down::<SpaceRift>(&server, &ben.table(&server, &id).await)
            .await,
    ];
    let mut spectator: Client<SpaceRift> = server.watch(&id, "").await;
    for count in 0..10_usize {
        let turn = next_to_act(&mut clients).await.expect("it has just begun");
        clients[turn]
            .act(|legal| legal[(count * 5 + 1) % legal.len()])
            .await;
        let entries = clients[turn].session().entry_count();
        catch_up(&mut spectator, entries).await;
        let session = spectator.session();
        assert!(session.is_partial(), "the hands are secret");
        assert_eq!(
            session.view(Viewer::Spectator),
            clients[turn].session().view(Viewer::Spectator)
        );
        assert!(!session.can_undo(Seat(0)) && !session.can_undo(Seat(1)));
    }
    assert_eq!(spectator.problems, Vec::<String>::new());
    assert_eq!(spectator.guest.seat(), None);
    // Whatever was written to it has no private part.
    let secret = r#""own":["#;
    let texts = spectator.texts.iter();
    let told = texts.filter(|text| text.contains(secret)).count();
    assert_eq!(told, 0);
    assert!(clients[0].texts.iter().any(|text| text.contains(secret)));

    let watchers = |client: &Client<SpaceRift>| {
        let notice = client.notice.as_ref();
        notice.map(|notice| notice.spectators)
    };
    clients[0]
        .wait_until(|client| watchers(client) == Some(1))
        .await;
    spectator.leave().await;
    clients[0]
        .wait_until(|client| watchers(client) == Some(0))
        .await;
}

#[tokio::test]
async fn a_spectator_cannot_act_and_learns_of_undone_actions() {
    let folder = TestFolder::new("spectators-undo");
    let server = TestServer::start(&folder.database()).await;
    let seated = duel(&server, TimeControl::Unlimited).await;
    let mut clients = sit_down(&server, &seated).await;
    let mut spectator: Client<Rift> = server.watch(&seated.2.id, "").await;
    let turn = act_undoably(&mut clients).await;
    let entries = clients[turn].session().entry_count();
    catch_up(&mut spectator, entries).await;
    // Nothing that it asks for is done.
    for text in [r#"{"t":"undo"}"#, r#"{"t":"vote","yes":true}"#] {
        spectator.send(text.to_owned()).await;
    }
    let action = clients[turn].session().legal_actions(clients[turn].seat());
    assert_eq!(
        action
            .first()
            .and_then(|action| spectator.guest.act(0, *action)),
        None
    );

    let request = clients[turn].guest.request_undo();
    clients[turn].send(request).await;
    clients[1 - turn].wait_until(|client| client.is_asked).await;
    let vote = clients[1 - turn].guest.vote(true);
    clients[1 - turn].send(vote).await;
    spectator
        .wait_until(|client| client.session().entry_count() == entries - 1)
        .await;
    assert_eq!(spectator.problems, Vec::<String>::new());
    assert!(!clients[1 - turn].is_over());
}

#[tokio::test]
async fn a_rated_match_is_watched_ten_minutes_late_until_it_is_over() {
    let folder = TestFolder::new("spectators-rated");
    let server = TestServer::start(&folder.database()).await;
    let daily = TimeControl::Correspondence { hours: 24 };
    let table = timed_duel(&server, (daily, TimeoutPolicy::Bot), true).await;
    let mut clients = sit_down(&server, &table).await;
    let id = &table.2.id;
    let running: Vec<TableInfo> = read(server.get("/api/v1/running-tables", None).await, 200);
    assert_eq!(running[0].id, *id);
    assert!(running[0].seats.iter().all(|seat| !seat.is_to_act));
    assert!(running[0].seats.iter().all(|seat| seat.time_left.is_none()));
    let turn = act_undoably(&mut clients).await;
    let first = clients[turn].session().entry_count();
    let mut spectator: Client<Rift> = server.watch(id, "").await;
    spectator
        .wait_until(|client| client.session.is_some() && client.notice.is_some())
        .await;
    assert_eq!(spectator.session().entry_count(), 0);
    // The clocks would tell whose turn it is.
    let notice = spectator.notice.as_ref().expect("a notice");
    assert_eq!(notice.spectator_delay, Some(600_000));
    assert!(notice.seats.iter().all(|seat| seat.time_left.is_none()));
    let notice = clients[turn].notice.as_ref().expect("a notice");
    assert!(notice.seats.iter().any(|seat| seat.time_left.is_some()));

    server.advance(Duration::from_secs(600));
    catch_up(&mut spectator, first).await;
    // What happens meanwhile waits for its time, also for whoever asks again, or comes now.
    end_turn(&mut clients[turn]).await;
    let all = clients[turn].session().entry_count();
    assert!(all > first);
    spectator.send(r#"{"t":"resync"}"#.to_owned()).await;
    let mut late: Client<Rift> = server.watch(id, "").await;
    late.wait_until(|client| client.session.is_some()).await;
    for client in [&spectator, &late] {
        assert_eq!(client.session().entry_count(), first);
    }
    late.leave().await;
    spectator.leave().await;
    // The next one sees no more, although nobody watched in between.
    let mut spectator: Client<Rift> = server.watch(id, "").await;
    spectator
        .wait_until(|client| client.session.is_some())
        .await;
    assert_eq!(spectator.session().entry_count(), first);
    server.advance(Duration::from_secs(601));
    catch_up(&mut spectator, all).await;

    clients[turn].act(|_| Action::Concede).await;
    spectator.wait_until(Client::is_over).await;
    assert_eq!(spectator.problems, Vec::<String>::new());
}

#[tokio::test]
async fn only_the_invited_watch_a_table_that_is_not_public() {
    let folder = TestFolder::new("spectators-invited");
    let server = TestServer::start(&folder.database()).await;
    let (ann, _ben, table) = duel(&server, TimeControl::Unlimited).await;
    folder
        .run_sql("UPDATE tables SET visibility = 'invited'")
        .await;
    let running: Vec<TableInfo> = read(server.get("/api/v1/running-tables", None).await, 200);
    assert_eq!(running, []);
    let seen = ann.table(&server, &table.id).await;
    assert_eq!(seen.visibility, Visibility::Invited);
    for query in ["", "&invitation=wrong"] {
        let mut stranger: Client<Rift> = server.watch(&table.id, query).await;
        assert!(!stranger.receive_one().await);
        assert_eq!(stranger.close_code, Some(NO_TABLE_CODE));
    }
    let code = seen.invitation.expect("a player knows it");
    let mut invited: Client<Rift> = server
        .watch(&table.id, &format!("&invitation={code}"))
        .await;
    invited.wait_until(|client| client.session.is_some()).await;
}

#[tokio::test]
async fn a_table_has_room_for_fifty_spectators_at_once() {
    let folder = TestFolder::new("spectators-limit");
    let server = TestServer::start(&folder.database()).await;
    let seated = duel(&server, TimeControl::Unlimited).await;
    let mut sockets = Vec::new();
    for _ in 0..50 {
        // Not even those that never say a word get in for free.
        sockets.push(server.socket(&seated.2.id, "?watch=true").await);
    }
    // The table has answered all of them once it has answered the last one.
    let last = sockets.last_mut().expect("a socket").next();
    assert!(matches!(last.await, Some(Ok(Message::Text(_)))));
    let mut late: Client<Rift> = server.watch(&seated.2.id, "").await;
    assert!(!late.receive_one().await);
    assert_eq!(late.close_code, Some(TOO_MANY_CODE));
    // Players have their own places, and a spectator who leaves makes room.
    sit_down(&server, &seated).await;
    sockets.pop();
    loop {
        let mut next: Client<Rift> = server.watch(&seated.2.id, "").await;
        if next.receive_one().await {
            break;
        }
        assert_eq!(next.close_code, Some(TOO_MANY_CODE));
    }
}
