//! What players are told besides the match: who plays, who is connected, how much time is left, and
//! that a rematch is offered.

use crate::support::{Client, Person, TestFolder, TestServer, duel, next_to_act, read, sit_down};
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::action::Action;
use protocol::online::{
    ApiFailure, Occupant, OnlineError, Rematch, ReplacePlayer, SeatNotice, TableInfo, TablePhase,
    TakeOver, TimeControl,
};
use protocol::{Bytes32, CommitmentRecord};

const DAY_MS: u64 = 24 * 3_600_000;

/// Returns what a client was told last about a seat.
fn told(client: &Client<Rift>, seat: Seat) -> Option<&SeatNotice> {
    let notice = client.notice.as_ref()?;
    notice.seats.iter().find(|told| told.seat == seat)
}

#[tokio::test]
async fn players_see_who_plays_who_is_connected_and_how_much_time_is_left() {
    let folder = TestFolder::new("notices");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben, table) = duel(&server, TimeControl::Correspondence { hours: 24 }).await;
    let dealt = ann.table(&server, &table.id).await;
    let mut at_ann: Client<Rift> = ann.sit_down(&server, &dealt).await;
    at_ann.wait_until(|client| client.notice.is_some()).await;
    let names: Vec<String> = (0..2)
        .map(
            |seat| match &told(&at_ann, Seat(seat)).expect("a seat").occupant {
                Occupant::Player(player) => player.name.clone(),
                other => panic!("{other:?}"),
            },
        )
        .collect();
    assert_eq!(names, ["Ann", "Ben"]);
    let presence = |client: &Client<Rift>| {
        [0, 1].map(|seat| told(client, Seat(seat)).is_some_and(|told| told.is_connected))
    };
    assert_eq!(presence(&at_ann), [true, false]);

    let times = |client: &Client<Rift>| {
        [0, 1].map(|seat| told(client, Seat(seat)).and_then(|told| told.time_left))
    };
    let acting = usize::from(!at_ann.is_to_act());
    let left = times(&at_ann);
    let time = left[acting].expect("time for the seat that acts");
    assert!((DAY_MS - 600_000..=DAY_MS).contains(&time), "{time}");
    assert_eq!(left[1 - acting], None);
    // The list of matches says the same.
    let listed = ann.table(&server, &table.id).await;
    assert!(
        listed.seats[acting]
            .time_left
            .is_some_and(|left| left <= time)
    );
    assert_eq!(listed.seats[1 - acting].time_left, None);

    let at_ben: Client<Rift> = ben
        .sit_down(&server, &ben.table(&server, &table.id).await)
        .await;
    at_ann
        .wait_until(|client| presence(client) == [true, true])
        .await;
    drop(at_ben);
    at_ann
        .wait_until(|client| presence(client) == [true, false])
        .await;
}

#[tokio::test]
async fn without_a_time_limit_no_time_is_told() {
    let folder = TestFolder::new("no-time");
    let server = TestServer::start(&folder.database()).await;
    let table = duel(&server, TimeControl::Unlimited).await;
    let [mut at_ann, _at_ben] = sit_down(&server, &table).await;
    at_ann.wait_until(|client| client.notice.is_some()).await;
    for seat in [0, 1] {
        assert_eq!(told(&at_ann, Seat(seat)).expect("a seat").time_left, None);
    }
}

/// Asks for a rematch of a table.
async fn ask(server: &TestServer, person: &Person, table: &str) -> (u16, serde_json::Value) {
    // A share of a seed is used once.
    let secret = person.seed_offer(server).await.offer;
    let rematch = Rematch {
        seed_offer: person.seed_offer(server).await.offer,
        seed_share: CommitmentRecord::new(secret).seed_share(),
        signing_key: None,
    };
    let path = format!("/api/v1/tables/{table}/rematch");
    server.post(&path, person.key(), &rematch).await
}

#[tokio::test]
async fn a_rematch_keeps_seats_and_options_and_invites_the_others() {
    let folder = TestFolder::new("rematch");
    let server = TestServer::start(&folder.database()).await;
    let table = duel(&server, TimeControl::Live { seconds: 60 }).await;
    let [mut at_ann, mut at_ben] = sit_down(&server, &table).await;
    let (ann, ben, table) = table;
    let eve = server.add_player("Eve").await;

    let refused = ask(&server, &ann, &table.id).await;
    let refused: OnlineError = read(refused, 409);
    assert_eq!(refused.failure, ApiFailure::Conflict, "the match is played");

    let loser = if at_ann.is_to_act() {
        &mut at_ann
    } else {
        &mut at_ben
    };
    loser.act(|_| Action::Concede).await;
    at_ann.wait_until(Client::is_over).await;
    at_ben.wait_until(Client::is_over).await;
    let refused: OnlineError = read(ask(&server, &eve, &table.id).await, 404);
    assert_eq!(refused.failure, ApiFailure::NotFound, "Eve has no seat");

    let rematch: TableInfo = read(ask(&server, &ben, &table.id).await, 201);
    let over = ann.table(&server, &table.id).await;
    assert_eq!(rematch.phase, TablePhase::Waiting);
    assert_eq!(
        (&rematch.options, rematch.time_control),
        (&over.options, over.time_control)
    );
    assert_eq!(rematch.own_seat.as_ref().map(|own| own.seat), Some(Seat(1)));
    assert_eq!(rematch.seats[0].occupant, Occupant::Open);
    // Everybody at the table learns of it, and so does the list.
    at_ann
        .wait_until(|client| {
            client
                .notice
                .as_ref()
                .is_some_and(|told| told.rematch.is_some())
        })
        .await;
    let offer = over.rematch.expect("an offer");
    assert_eq!(
        Some(offer.clone()),
        at_ann.notice.expect("a notice").rematch
    );
    assert_eq!(offer.table, rematch.id);

    // Whoever asks later finds the same table, and joins it by the invitation.
    let found: TableInfo = read(ask(&server, &ann, &table.id).await, 200);
    assert_eq!((&found.id, &found.own_seat), (&rematch.id, &None));
    let seat_share = Bytes32([9; 32]);
    let join = protocol::online::JoinTable {
        seat: None,
        invitation: Some(offer.invitation),
        seed_share: seat_share,
        signing_key: None,
    };
    let path = format!("/api/v1/tables/{}/join", rematch.id);
    let joined: TableInfo = read(server.post(&path, ann.key(), &join).await, 200);
    assert_eq!(joined.phase, TablePhase::Running);
    assert_eq!(joined.own_seat.map(|own| own.seat), Some(Seat(0)));
}

#[tokio::test]
async fn a_rematch_that_was_closed_may_be_asked_for_again() {
    let folder = TestFolder::new("rematch-closed");
    let server = TestServer::start(&folder.database()).await;
    let table = duel(&server, TimeControl::Unlimited).await;
    let [mut at_ann, mut at_ben] = sit_down(&server, &table).await;
    let (ann, ben, table) = table;
    let loser = if at_ann.is_to_act() {
        &mut at_ann
    } else {
        &mut at_ben
    };
    loser.act(|_| Action::Concede).await;
    let first: TableInfo = read(ask(&server, &ann, &table.id).await, 201);
    let leave = format!("/api/v1/tables/{}/leave", first.id);
    let closed = server.post(&leave, ann.key(), &serde_json::json!({})).await;
    assert_eq!(read::<TableInfo>(closed, 200).phase, TablePhase::Closed);
    assert_eq!(ben.table(&server, &table.id).await.rematch, None);
    let second: TableInfo = read(ask(&server, &ben, &table.id).await, 201);
    assert_ne!(second.id, first.id);
}

#[tokio::test]
async fn a_bot_replaces_whom_a_match_without_a_time_limit_has_waited_for() {
    let folder = TestFolder::new("absent");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben, table) = duel(&server, TimeControl::Unlimited).await;
    let dealt = ann.table(&server, &table.id).await;
    let acting = dealt.seats.iter().find(|seat| seat.is_to_act);
    let seat = acting.expect("somebody acts").seat;
    let (absent, present) = if dealt.own_seat.as_ref().is_some_and(|own| own.seat == seat) {
        (&ann, &ben)
    } else {
        (&ben, &ann)
    };
    let replace = async |person: &Person, seat: Seat| {
        let path = format!("/api/v1/tables/{}/replace", table.id);
        server
            .post(&path, person.key(), &ReplacePlayer { seat })
            .await
    };
    let too_early: OnlineError = read(replace(present, seat).await, 409);
    assert_eq!(too_early.failure, ApiFailure::Conflict);
    folder.run_sql("UPDATE tables SET updated = 1").await;
    let eve = server.add_player("Eve").await;
    read::<OnlineError>(replace(&eve, seat).await, 404);
    // Not oneself, and not whom the match does not wait for.
    read::<OnlineError>(replace(absent, seat).await, 409);
    read::<OnlineError>(replace(absent, Seat(1 - seat.0)).await, 409);
    // Not somebody who is there.
    let shown = absent.table(&server, &table.id).await;
    let returned: Client<Rift> = absent.sit_down(&server, &shown).await;
    read::<OnlineError>(replace(present, seat).await, 409);
    drop(returned);
    let replaced = async {
        loop {
            let (status, body) = replace(present, seat).await;
            if status == 200 {
                return read::<TableInfo>((status, body), 200);
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    let replaced = tokio::time::timeout(crate::support::PATIENCE, replaced).await;
    let replaced = replaced.expect("the server notices that the connection is closed");
    let occupant = &replaced.seats[usize::from(seat.0)].occupant;
    assert!(matches!(occupant, Occupant::Bot { .. }), "{occupant:?}");
    server
        .wait_for_table(present, &table.id, |table| table.entries > 0)
        .await;
    let left = absent.table(&server, &table.id).await;
    assert_eq!(left.own_seat, None);
    let vacated: Vec<Seat> = left.vacated_seats().map(|info| info.seat).collect();
    assert_eq!(vacated, [seat]);

    // Somebody else takes over, and plays on from there.
    let take_over = async |person: &Person, seat: Seat| {
        let path = format!("/api/v1/tables/{}/take-over", table.id);
        let invitation = None;
        let request = TakeOver {
            seat,
            invitation,
            signing_key: None,
        };
        server.post(&path, person.key(), &request).await
    };
    read::<OnlineError>(take_over(present, seat).await, 409);
    read::<OnlineError>(take_over(&eve, Seat(1 - seat.0)).await, 409);
    let taken: TableInfo = read(take_over(&eve, seat).await, 200);
    assert_eq!(taken.own_seat.as_ref().map(|own| own.seat), Some(seat));
    assert_eq!(taken.vacated_seats().count(), 0);
    read::<OnlineError>(take_over(absent, seat).await, 409);
    let mut clients = [
        present
            .sit_down::<Rift>(&server, &present.table(&server, &table.id).await)
            .await,
        eve.return_with::<Rift>(&server, &taken, eve.record.clone())
            .await,
    ];
    assert_eq!(clients[1].seat(), seat);
    for count in 0..20_usize {
        let turn = next_to_act(&mut clients).await.expect("it is not over");
        clients[turn].act(|legal| legal[count % legal.len()]).await;
    }
    assert!(
        clients[1]
            .session()
            .log()
            .iter()
            .any(|entry| entry.seat == seat)
    );
    assert_eq!(clients[0].problems, Vec::<String>::new());
    assert_eq!(clients[1].problems, Vec::<String>::new());
}
