//! Rated matches, profiles and rankings.

use crate::support::{Client, Person, TestFolder, TestServer, read};
use engine::arena_setup::ArenaSetup;
use engine::bots::Level;
use engine::exodus::Exodus;
use engine::game::{Seat, SeatSet};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::options::{BoardChoice, Options};
use engine::saga::Saga;
use engine::save::share_code;
use protocol::online::{
    ApiFailure, DELETED_NAME, NewTable, Occupant, OnlineError, PlayerExport, PlayerProfile,
    PlayerRating, RankedPlayer, RankingSize, Rematch, ReplacePlayer, ReplayCode, SeatPlan,
    TableInfo, TablePhase, TableResult, TakeOver, TimeControl, TimeoutPolicy, Visibility,
};
use protocol::{Bytes32, CommitmentRecord};
use serde_json::json;
use server::store::{Append, DueNotices, FinalStanding, TableProgress};
use std::time::Duration;

fn duel() -> Options {
    Options::duel("standard-2", "rhino", "screech")
}

/// Returns the request for a rated table at which everybody else may sit down.
pub async fn request<G: ArenaSetup>(
    server: &TestServer,
    host: &Person,
    options: &G::Options,
    seats: Vec<SeatPlan>,
) -> NewTable {
    NewTable {
        game: G::NAME.to_owned(),
        options: serde_json::to_value(options).expect("plain data"),
        seats,
        visibility: Visibility::Public,
        time_control: TimeControl::Unlimited,
        timeout_policy: TimeoutPolicy::Bot,
        is_rated: true,
        has_chat: false,
        reaction_delay: 0,
        seed_offer: host.seed_offer(server).await.offer,
        seed_share: host.record.seed_share(),
        signing_key: Some(host.record.public_key()),
    }
}

/// Deals a match to people, in seat order.
pub async fn deal(server: &TestServer, people: &[&Person], new: &NewTable) -> TableInfo {
    let table = server.post("/api/v1/tables", people[0].key(), new).await;
    let table: TableInfo = read(table, 201);
    assert_eq!(table.is_rated, new.is_rated);
    for person in &people[1..] {
        person.join(server, &table).await;
    }
    people[0].table(server, &table.id).await
}

/// Deals a rated match to people, in seat order.
async fn rated<G: ArenaSetup>(
    server: &TestServer,
    people: &[&Person],
    options: &G::Options,
) -> TableInfo {
    let mut seats = vec![SeatPlan::Open; people.len()];
    seats[0] = SeatPlan::Me;
    let new = request::<G>(server, people[0], options, seats).await;
    deal(server, people, &new).await
}

/// Ends a match as its table does, without playing it.
async fn end(server: &TestServer, table: &TableInfo, winners: &[u8], sides: &[u8]) {
    let winners: SeatSet = winners.iter().copied().map(Seat).collect();
    let row = server.app().store.table(&table.id).await;
    let row = row.expect("a database").expect("a table");
    let append = Append {
        table: table.id.clone(),
        epoch: row.owner_epoch,
        first: 1000,
        records: Vec::new(),
        time: server.app().clock.now(),
        progress: TableProgress {
            entries: 0,
            to_act: 0,
            deadline: None,
            clocks: "{}".to_owned(),
            result: Some(TableResult {
                winners,
                reason: "points".to_owned(),
                is_timeout: false,
            }),
            standing: Some(FinalStanding {
                winners,
                sides: sides.to_vec(),
            }),
        },
        timed_out: None,
        due: DueNotices::default(),
    };
    server.app().store.append(append).await.expect("a table");
}

async fn profile(server: &TestServer, person: &Person) -> PlayerProfile {
    let path = format!("/api/v1/players/{}", person.player.player.id);
    read(server.get(&path, None).await, 200)
}

/// Returns the only rating of a player.
pub async fn rating(server: &TestServer, person: &Person) -> PlayerRating {
    let ratings = profile(server, person).await.ratings;
    let [rating] = <[PlayerRating; 1]>::try_from(ratings).expect("one rating");
    rating
}

async fn two_people(server: &TestServer) -> (Person, Person) {
    (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    )
}

/// Sits both people down at their table.
async fn sit_down(server: &TestServer, people: [&Person; 2], id: &str) -> [Client<Rift>; 2] {
    let [ann, ben] = people;
    [
        ann.sit_down(server, &ann.table(server, id).await).await,
        ben.sit_down(server, &ben.table(server, id).await).await,
    ]
}

/// Concedes at a table for one of its people, and waits for the end.
async fn concede(clients: &mut [Client<Rift>; 2], loser: usize) {
    clients[loser].act(|_| Action::Concede).await;
    for client in clients {
        client.wait_until(Client::is_over).await;
    }
}

#[tokio::test]
async fn a_rated_match_is_counted_once_also_after_a_restart() {
    let folder = TestFolder::new("rated");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben) = two_people(&server).await;
    let table = rated::<Rift>(&server, &[&ann, &ben], &duel()).await;
    let mut clients = sit_down(&server, [&ann, &ben], &table.id).await;
    assert!(clients[0].notice.as_ref().is_none_or(|told| told.is_rated));
    concede(&mut clients, 0).await;
    let winner = rating(&server, &ben).await;
    let loser = rating(&server, &ann).await;
    assert_eq!((winner.game.as_str(), winner.seats), ("rift", 2));
    assert_eq!((winner.matches, winner.wins), (1, 1));
    assert_eq!((loser.matches, loser.wins), (1, 0));
    assert!(
        winner.value > 1500 && loser.value < 1500,
        "{winner:?} {loser:?}"
    );
    assert!(winner.deviation < 500);
    drop(clients);
    server.stop().await;

    let server = TestServer::start(&folder.database()).await;
    sit_down(&server, [&ann, &ben], &table.id).await;
    // Even if the end were stored again.
    end(&server, &table, &[1], &[0, 1]).await;
    assert_eq!(rating(&server, &ben).await, winner);
    assert_eq!(rating(&server, &ann).await, loser);
    let export = server.get("/api/v1/me/export", Some(ben.key())).await;
    let export: PlayerExport = read(export, 200);
    assert_eq!(export.ratings, [winner]);
}

#[tokio::test]
async fn a_rated_match_has_no_undo_and_an_unrated_one_does_not_count() {
    let folder = TestFolder::new("rated-undo");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben) = two_people(&server).await;
    let table = rated::<Rift>(&server, &[&ann, &ben], &duel()).await;
    let mut clients = sit_down(&server, [&ann, &ben], &table.id).await;
    let mut turn = 0;
    for _ in 0..20 {
        turn = usize::from(clients[1].is_to_act());
        clients[turn].act(|legal| legal[0]).await;
        let seat = clients[turn].seat();
        if clients[turn].session().can_undo(seat) {
            break;
        }
        let entries = clients[turn].session().entry_count();
        clients[1 - turn]
            .wait_until(|client| client.session().entry_count() == entries)
            .await;
    }
    let seat = clients[turn].seat();
    assert!(clients[turn].session().can_undo(seat), "without ratings");
    let entries = clients[turn].session().entry_count();
    let undo = clients[turn].guest.request_undo();
    clients[turn].send(undo).await;
    clients[turn].wait_until(|client| client.was_stale).await;
    assert_eq!(clients[turn].session().entry_count(), entries);
    assert!(!clients[1 - turn].is_asked);

    let unrated = NewTable {
        is_rated: false,
        ..request::<Rift>(&server, &ann, &duel(), vec![SeatPlan::Me, SeatPlan::Open]).await
    };
    let unrated = deal(&server, &[&ann, &ben], &unrated).await;
    end(&server, &unrated, &[0], &[0, 1]).await;
    assert_eq!(profile(&server, &ann).await.ratings, []);
}

#[tokio::test]
async fn a_rated_table_is_for_people_on_a_board_of_the_game() {
    let folder = TestFolder::new("rated-table");
    let server = TestServer::start(&folder.database()).await;
    let (ann, _) = two_people(&server).await;
    let bot = SeatPlan::Bot {
        level: Level::Ensign,
    };
    let refuse = async |new: &NewTable| {
        let answer = server.post("/api/v1/tables", ann.key(), new).await;
        let error: OnlineError = read(answer, 400);
        assert_eq!(error.failure, ApiFailure::BadRequest);
    };
    let people = vec![SeatPlan::Me, SeatPlan::Open];
    let with_bot = vec![SeatPlan::Me, bot];
    refuse(&request::<Rift>(&server, &ann, &duel(), with_bot).await).await;
    let board = engine::rift::content::ContentSet::default()
        .board_file(&duel().board)
        .expect("a board");
    let custom = Options {
        board: BoardChoice::Custom(Box::new(board)),
        ..duel()
    };
    refuse(&request::<Rift>(&server, &ann, &custom, people.clone()).await).await;

    // Nor do bots take its open seats.
    let new = request::<Rift>(&server, &ann, &duel(), people).await;
    let table: TableInfo = read(server.post("/api/v1/tables", ann.key(), &new).await, 201);
    let path = format!("/api/v1/tables/{}/start", table.id);
    let refused: OnlineError = read(server.post(&path, ann.key(), &json!({})).await, 409);
    assert_eq!(refused.failure, ApiFailure::Conflict);
    let listed = server.get("/api/v1/tables", None).await;
    let listed: Vec<TableInfo> = read(listed, 200);
    assert!(listed[0].is_rated && listed[0].phase == TablePhase::Waiting);
}

#[tokio::test]
async fn whoever_lets_the_time_pass_has_lost_a_rated_match() {
    let folder = TestFolder::new("rated-time");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben) = two_people(&server).await;
    let new = NewTable {
        time_control: TimeControl::Correspondence { hours: 24 },
        ..request::<Rift>(&server, &ann, &duel(), vec![SeatPlan::Me, SeatPlan::Open]).await
    };
    let table = deal(&server, &[&ann, &ben], &new).await;
    server.stop().await;
    folder.end_time().await;
    let server = TestServer::start(&folder.database()).await;
    server
        .wait_for_table(&ann, &table.id, |table| table.entries > 0)
        .await;
    let late = folder
        .number("SELECT seat FROM seats WHERE timed_out")
        .await;
    let late = usize::from(late == 1);
    let mut clients = sit_down(&server, [&ann, &ben], &table.id).await;
    concede(&mut clients, 1 - late).await;
    let people = [&ann, &ben];
    let (late, other) = (people[late], people[1 - late]);
    let late = rating(&server, late).await;
    assert!(
        late.value < 1500 && (late.matches, late.wins) == (1, 0),
        "{late:?}"
    );
    assert!(rating(&server, other).await.value > 1500);
}

#[tokio::test]
async fn whoever_is_replaced_by_a_bot_has_lost_a_rated_match() {
    let folder = TestFolder::new("rated-bot");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben) = two_people(&server).await;
    let table = rated::<Rift>(&server, &[&ann, &ben], &duel()).await;
    let acting = table.seats.iter().find(|seat| seat.is_to_act);
    let seat = acting.expect("somebody acts").seat;
    let (absent, present) = if seat == Seat(0) {
        (&ann, &ben)
    } else {
        (&ben, &ann)
    };
    server.advance(Duration::from_secs(8 * 24 * 3600));
    let path = format!("/api/v1/tables/{}/replace", table.id);
    let request = ReplacePlayer { seat };
    let replaced = server.post(&path, present.key(), &request).await;
    let replaced: TableInfo = read(replaced, 200);
    // Nobody else takes the place: the result belongs to those to whom the match was dealt.
    let path = format!("/api/v1/tables/{}/take-over", table.id);
    let request = TakeOver {
        seat,
        invitation: None,
        signing_key: None,
    };
    let eve = server.add_player("Eve").await;
    read::<OnlineError>(server.post(&path, eve.key(), &request).await, 409);
    assert!(replaced.seats.iter().all(|seat| !seat.is_vacated));
    server.app().tables.stop().await;
    end(&server, &table, &[seat.0], &[0, 1]).await;
    let left = rating(&server, absent).await;
    assert!(
        left.value < 1500 && (left.matches, left.wins) == (1, 0),
        "{left:?}"
    );
    assert!(rating(&server, present).await.value > 1500);

    // The rematch is rated, too, and the place of the bot is open.
    assert!(replaced.is_rated);
    let rematch = Rematch {
        seed_offer: present.seed_offer(&server).await.offer,
        seed_share: CommitmentRecord::new(Bytes32([3; 32])).seed_share(),
        signing_key: None,
    };
    let path = format!("/api/v1/tables/{}/rematch", table.id);
    let rematch = server.post(&path, present.key(), &rematch).await;
    let rematch: TableInfo = read(rematch, 201);
    assert!(rematch.is_rated && rematch.phase == TablePhase::Waiting);
}

#[tokio::test]
async fn whoever_is_banned_has_lost_a_rated_match() {
    let folder = TestFolder::new("rated-ban");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben) = two_people(&server).await;
    let table = rated::<Rift>(&server, &[&ann, &ben], &duel()).await;
    let store = &server.app().store;
    let banned = store.ban(&ben.player.player.id, "cheats").await;
    banned.expect("Ben is banned");
    let has_bot = |table: &TableInfo| matches!(table.seats[1].occupant, Occupant::Bot { .. });
    server.wait_for_table(&ann, &table.id, has_bot).await;
    server.app().tables.stop().await;
    // His bot wins, which does not help him.
    end(&server, &table, &[1], &[0, 1]).await;
    store.unban(&ben.player.player.id).await.expect("a ban");
    let lost = rating(&server, &ben).await;
    assert!(
        lost.value < 1500 && (lost.matches, lost.wins) == (1, 0),
        "{lost:?}"
    );
    assert!(rating(&server, &ann).await.value > 1500);
}

#[tokio::test]
async fn a_rated_campaign_is_a_record_and_no_rating() {
    let folder = TestFolder::new("rated-campaign");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben) = two_people(&server).await;
    let options = engine::saga::options::Options::standard("ftj", 2);
    for winners in [&[0, 1][..], &[]] {
        let table = rated::<Saga>(&server, &[&ann, &ben], &options).await;
        end(&server, &table, winners, &[0, 0]).await;
    }
    for person in [&ann, &ben] {
        let known = profile(&server, person).await;
        assert_eq!(known.ratings, []);
        let scores = known.campaigns.iter();
        let scores: Vec<_> = scores
            .map(|one| (one.game.as_str(), one.played, one.won))
            .collect();
        assert_eq!(scores, [("saga", 2, 1)]);
    }
}

#[tokio::test]
async fn a_ranking_lists_players_with_enough_matches_and_nobody_who_was_deleted() {
    let folder = TestFolder::new("ranking");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben) = two_people(&server).await;
    let options = engine::exodus::options::Options::standard(2);
    let table = rated::<Exodus>(&server, &[&ann, &ben], &options).await;
    end(&server, &table, &[1], &[0, 1]).await;
    let sizes =
        async || -> Vec<RankingSize> { read(server.get("/api/v1/rankings", None).await, 200) };
    let ranking = async || -> Vec<RankedPlayer> {
        read(server.get("/api/v1/rankings/exodus/2", None).await, 200)
    };
    assert_eq!((sizes().await, ranking().await), (vec![], vec![]));
    folder.run_sql("UPDATE ratings SET matches = 5").await;
    let size = RankingSize {
        game: "exodus".to_owned(),
        seats: 2,
        players: 2,
    };
    assert_eq!(sizes().await, [size]);
    let names = |list: &[RankedPlayer]| -> Vec<String> {
        list.iter()
            .map(|ranked| ranked.player.name.clone())
            .collect()
    };
    assert_eq!(names(&ranking().await), ["Ben", "Ann"]);
    read::<OnlineError>(server.get("/api/v1/rankings/chess/2", None).await, 404);

    let deleted = server
        .request("DELETE", "/api/v1/me", Some(ben.key()), None::<&()>)
        .await;
    assert_eq!(deleted.0, 204);
    assert_eq!(names(&ranking().await), ["Ann"]);
    let path = format!("/api/v1/players/{}", ben.player.player.id);
    let gone: OnlineError = read(server.get(&path, None).await, 404);
    assert_eq!(gone.failure, ApiFailure::NotFound);
    let [shown] = <[TableInfo; 1]>::try_from(profile(&server, &ann).await.matches).expect("one");
    let other = serde_json::to_value(&shown.seats[1].occupant).expect("plain data");
    assert_eq!(other["name"], DELETED_NAME);
}

#[tokio::test]
async fn everybody_may_watch_a_public_match_once_it_is_over() {
    let folder = TestFolder::new("watch");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben) = two_people(&server).await;
    let table = rated::<Rift>(&server, &[&ann, &ben], &duel()).await;
    let path = format!("/api/v1/tables/{}/replay", table.id);
    let early: OnlineError = read(server.get(&path, Some(ann.key())).await, 409);
    assert_eq!(early.failure, ApiFailure::Conflict);
    assert_eq!(profile(&server, &ann).await.matches, []);
    let mut clients = sit_down(&server, [&ann, &ben], &table.id).await;
    concede(&mut clients, 1).await;
    let replay: ReplayCode = read(server.get(&path, None).await, 200);
    let watched = share_code::decode::<Rift>(&replay.code).expect("a match");
    assert_eq!(watched.log(), clients[0].session().log());
    let [shown] = <[TableInfo; 1]>::try_from(profile(&server, &ben).await.matches).expect("one");
    assert_eq!(shown.id, table.id);
    assert!(shown.own_seat.is_none() && shown.invitation.is_none());

    // A private one only for its players, and it is not in their profiles.
    folder
        .run_sql("UPDATE tables SET visibility = 'invited'")
        .await;
    read::<OnlineError>(server.get(&path, None).await, 404);
    read::<ReplayCode>(server.get(&path, Some(ben.key())).await, 200);
    assert_eq!(profile(&server, &ben).await.matches, []);
}
