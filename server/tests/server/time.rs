//! Fair time: match clocks, lost connections, what happens when time is over, and votes. The clock
//! of the server is moved, so that nothing waits.

use crate::conduct::act_undoably;
use crate::notifications::end_turn;
use crate::ratings::rating;
use crate::support::{Client, Person, TestFolder, TestServer, duel, read, sit_down, timed_duel};
use engine::bots::Level;
use engine::game::{Seat, SeatSet};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::options::Options;
use protocol::online::{
    NewTable, NotificationKind, NotificationSettings, Occupant, OnlineError, ReplacePlayer,
    SeatNotice, SeatPlan, TableInfo, TablePhase, TakeOver, TimeControl, TimeoutPolicy, Visibility,
    WebhookAddress,
};
use serde_json::Value;
use server::clock::ServerClock;
use server::config::Config;
use server::store::DueNotification;
use std::fmt::Debug;
use std::time::Duration;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
const DAILY: TimeControl = TimeControl::Correspondence { hours: 24 };

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// Returns what a client was told last about a seat.
fn told(client: &Client<Rift>, seat: usize) -> &SeatNotice {
    let notice = client.notice.as_ref().expect("a notice");
    &notice.seats[seat]
}

/// Returns which of two people has to act at their table.
async fn first_to_act(server: &TestServer, table: &(Person, Person, TableInfo)) -> usize {
    let shown = table.0.table(server, &table.2.id).await;
    let acting = shown.seats.iter().position(|seat| seat.is_to_act);
    acting.expect("somebody acts")
}

const fn person(table: &(Person, Person, TableInfo), seat: usize) -> &Person {
    if seat == 0 { &table.0 } else { &table.1 }
}

/// Sits one person down.
async fn one_client(
    server: &TestServer,
    table: &(Person, Person, TableInfo),
    seat: usize,
) -> Client<Rift> {
    let person = person(table, seat);
    let shown = person.table(server, &table.2.id).await;
    let mut client = person.sit_down(server, &shown).await;
    client.wait_until(|client| client.notice.is_some()).await;
    client
}

async fn wait_until_over(clients: &mut [Client<Rift>; 2]) {
    for client in clients {
        client.wait_until(Client::is_over).await;
    }
}

/// Waits until a value that the clocks of the table have is as expected.
async fn wait_for_clocks<T: PartialEq + Debug>(
    folder: &TestFolder,
    value: impl Fn(&Value) -> T,
    expected: T,
) {
    let waiting = async {
        while value(&folder.clocks().await) != expected {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let waited = tokio::time::timeout(crate::support::PATIENCE, waiting).await;
    waited.unwrap_or_else(|_| panic!("the clocks are not {expected:?}"));
}

/// Returns the values of a field of all clocks.
fn of_clocks<'a>(clocks: &'a Value, field: &'a str) -> impl Iterator<Item = &'a Value> {
    let seats = clocks
        .as_object()
        .into_iter()
        .flat_map(|seats| seats.values());
    seats
        .filter_map(move |clock| clock.get(field))
        .filter(|value| !value.is_null())
}

/// Returns whether somebody at the table is away.
fn is_away(clocks: &Value) -> bool {
    of_clocks(clocks, "away_since").next().is_some()
}

/// Returns the most decisions in a row that somebody at the table has missed.
fn missed(clocks: &Value) -> u64 {
    of_clocks(clocks, "missed")
        .filter_map(Value::as_u64)
        .max()
        .unwrap_or_default()
}

#[tokio::test]
async fn a_match_clock_runs_only_for_whoever_is_asked() {
    let folder = TestFolder::new("match-clock");
    let server = TestServer::start(&folder.database()).await;
    let clock = TimeControl::MatchClock {
        minutes: 10,
        increment: 5,
    };
    let table = timed_duel(&server, (clock, TimeoutPolicy::Concede), false).await;
    let turn = first_to_act(&server, &table).await;
    let mut clients = sit_down(&server, &table).await;
    let other = 1 - turn;
    // Without what a lost connection would add.
    let runs = |client: &Client<Rift>| {
        let left = client.notice.as_ref()?.seats[turn].time_left?;
        (600_001..=605_000).contains(&left).then_some(left)
    };
    clients[other]
        .wait_until(|client| runs(client).is_some())
        .await;
    assert_eq!(told(&clients[other], other).stopped_time, Some(600_000));
    assert_eq!(told(&clients[other], other).time_left, None);

    server.advance(seconds(4 * MINUTE));
    end_turn(&mut clients[turn]).await;
    clients[other]
        .wait_until(|client| told(client, turn).stopped_time.is_some())
        .await;
    let stopped = told(&clients[other], turn).stopped_time.expect("it stands");
    assert!((300_000..=365_000).contains(&stopped), "{stopped}");
    let left = told(&clients[other], other).time_left.expect("it runs");
    assert!((540_000..=605_000).contains(&left), "{left}");

    // The time of the other is used up: the match is over, and says why.
    server.advance(seconds(10 * MINUTE + 6));
    wait_until_over(&mut clients).await;
    clients[turn]
        .wait_until(|client| client.notice.as_ref().is_some_and(|told| told.is_timeout))
        .await;
    let over = table.0.table(&server, &table.2.id).await;
    let result = over.result.expect("a result");
    let winner = SeatSet::singleton(Seat(u8::try_from(turn).expect("a seat")));
    assert_eq!((result.winners, result.is_timeout), (winner, true));
}

#[tokio::test]
async fn a_rated_match_is_lost_on_time_and_has_no_policy_that_waits() {
    let folder = TestFolder::new("lost-on-time");
    let server = TestServer::start(&folder.database()).await;
    let table = timed_duel(&server, (DAILY, TimeoutPolicy::Concede), true).await;
    let late = first_to_act(&server, &table).await;
    server.advance(seconds(DAY + 1));
    server
        .wait_for_table(&table.0, &table.2.id, |table| {
            table.phase == TablePhase::Over
        })
        .await;
    let loser = rating(&server, person(&table, late)).await;
    let winner = rating(&server, person(&table, 1 - late)).await;
    assert!(
        loser.value < 1500 && winner.value > 1500,
        "{loser:?} {winner:?}"
    );
    assert_eq!((winner.wins, loser.wins), (1, 0));

    let ann = &table.0;
    let waiting = NewTable {
        game: "rift".to_owned(),
        options: serde_json::Value::Null,
        seats: vec![SeatPlan::Me, SeatPlan::Open],
        visibility: Visibility::Public,
        time_control: DAILY,
        timeout_policy: TimeoutPolicy::Wait,
        is_rated: true,
        has_chat: false,
        reaction_delay: 0,
        seed_offer: ann.seed_offer(&server).await.offer,
        seed_share: ann.record.seed_share(),
        signing_key: Some(ann.record.public_key()),
    };
    read::<OnlineError>(
        server.post("/api/v1/tables", ann.key(), &waiting).await,
        400,
    );
    let endless = NewTable {
        time_control: TimeControl::MatchClock {
            minutes: 0,
            increment: 5,
        },
        is_rated: false,
        has_chat: false,
        ..waiting
    };
    read::<OnlineError>(
        server.post("/api/v1/tables", ann.key(), &endless).await,
        400,
    );
}

#[tokio::test]
async fn a_lost_connection_costs_no_time_as_long_as_the_grace_lasts_also_after_a_restart() {
    let folder = TestFolder::new("grace");
    let clock = ServerClock::default();
    let config = Config {
        database: folder.database(),
        ..Config::default()
    };
    let server = TestServer::start_at(config.clone(), clock.clone()).await;
    let live = TimeControl::Live { seconds: 300 };
    let table = timed_duel(&server, (live, TimeoutPolicy::Concede), false).await;
    let turn = first_to_act(&server, &table).await;
    let client = one_client(&server, &table, turn).await;
    wait_for_clocks(&folder, is_away, false).await;
    let deadline = "SELECT deadline FROM tables";
    let before = folder.number(deadline).await;

    // While the player is away, all of the grace counts.
    client.leave().await;
    wait_for_clocks(&folder, is_away, true).await;
    let while_away = folder.number(deadline).await;
    assert!(
        (59_000..=60_000).contains(&(while_away - before)),
        "{before} {while_away}"
    );
    server.advance(seconds(40));
    let client = one_client(&server, &table, turn).await;
    wait_for_clocks(&folder, is_away, false).await;
    let after = folder.number(deadline).await;
    assert!(
        (39_000..=50_000).contains(&(after - before)),
        "{before} {after}"
    );
    server.stop().await;
    drop(client);

    // The second loss has only the rest of it.
    let server = TestServer::start_at(config, clock).await;
    let mut client = one_client(&server, &table, turn).await;
    let known = folder.number(deadline).await;
    assert!((known - before) <= 60_000, "{before} {known}");
    let left = told(&client, turn).time_left.expect("it runs");
    assert!(left > 200_000, "{left}");
    server.advance(seconds(361));
    client.wait_until(Client::is_over).await;
}

#[tokio::test]
async fn after_three_missed_decisions_in_a_row_the_seat_is_left_to_the_bot() {
    let folder = TestFolder::new("three-missed");
    let server = TestServer::start(&folder.database()).await;
    let ann = server.add_player("Ann").await;
    let bot = SeatPlan::Bot {
        level: Level::Ensign,
    };
    let mut options = Options::duel("standard-2", "rhino", "screech");
    // Bots may win one game before the third missed decision.
    options.rules.match_length = 5;
    let table = ann
        .open_timed_table::<Rift>(&server, &options, &[SeatPlan::Me, bot], DAILY)
        .await;
    let is_left = |table: &TableInfo| table.seats[0].is_vacated;
    for missed in 1..=3 {
        // The clock is stored after the action: time that passes before that is not Ann's.
        server
            .wait_for_table(&ann, &table.id, |table| {
                let seat = &table.seats[0];
                seat.is_to_act && seat.time_left.is_some_and(|left| left > 0)
            })
            .await;
        assert!(!is_left(&ann.table(&server, &table.id).await), "{missed}");
        let entries = ann.table(&server, &table.id).await.entries;
        server.advance(seconds(DAY + 1));
        server
            .wait_for_table(&ann, &table.id, |table| table.entries > entries)
            .await;
    }
    server.wait_for_table(&ann, &table.id, is_left).await;
}

#[tokio::test]
async fn a_clock_that_is_set_back_gives_nobody_more_time() {
    let folder = TestFolder::new("set-back");
    let config = Config {
        database: folder.database(),
        ..Config::default()
    };
    let ahead = ServerClock::default();
    ahead.advance(seconds(365 * DAY));
    let server = TestServer::start_at(config.clone(), ahead).await;
    let table = timed_duel(&server, (DAILY, TimeoutPolicy::Concede), false).await;
    let id = &table.2.id;
    let turn = first_to_act(&server, &table).await;
    let mut client = one_client(&server, &table, turn).await;
    client.act(|legal| legal[0]).await;
    server.stop().await;
    // The server starts again with the time of last year, and finds that out by itself.
    let server = TestServer::start_at(config, ServerClock::default()).await;
    let day = u128::from(DAY) * 1000;
    server
        .wait_for_table(&table.0, id, |table| {
            let left = table.seats.iter().filter_map(|seat| seat.time_left);
            left.max().is_some_and(|left| u128::from(left) <= day)
        })
        .await;
    server.advance(seconds(DAY + 1));
    server
        .wait_for_table(&table.0, id, |table| table.phase == TablePhase::Over)
        .await;
}

#[tokio::test]
async fn a_player_who_decides_again_has_not_missed_three_decisions_in_a_row() {
    let folder = TestFolder::new("not-missed");
    let server = TestServer::start(&folder.database()).await;
    let table = duel(&server, DAILY).await;
    let id = &table.2.id;
    let turn = first_to_act(&server, &table).await;
    server.advance(seconds(DAY + 1));
    wait_for_clocks(&folder, missed, 1).await;
    let mut clients = sit_down(&server, &table).await;
    // Both play on, and nobody has missed anything any more.
    for _ in 0..40 {
        if missed(&folder.clocks().await) == 0 {
            break;
        }
        let turn = crate::support::next_to_act(&mut clients)
            .await
            .expect("it goes on");
        end_turn(&mut clients[turn]).await;
    }
    assert_eq!(missed(&folder.clocks().await), 0);
    let shown = person(&table, turn).table(&server, id).await;
    assert!(shown.seats.iter().all(|seat| !seat.is_vacated));
}

#[tokio::test]
async fn a_match_that_waits_goes_on_when_the_others_want_it() {
    let folder = TestFolder::new("wait");
    let server = TestServer::start(&folder.database()).await;
    let table = timed_duel(&server, (DAILY, TimeoutPolicy::Wait), false).await;
    let id = &table.2.id;
    let late = first_to_act(&server, &table).await;
    let seat = Seat(u8::try_from(late).expect("a seat"));
    let mut client = one_client(&server, &table, 1 - late).await;
    // Not before the time is over.
    let path = format!("/api/v1/tables/{id}/replace");
    let request = ReplacePlayer { seat };
    let key = person(&table, 1 - late).key();
    read::<OnlineError>(server.post(&path, key, &request).await, 409);
    let early = client.guest.vacate(seat);
    client.send(early).await;
    // Messages are handled in order: once this one is answered, so is the one before.
    let undo = client.guest.request_undo();
    client.send(undo).await;
    client.wait_until(|client| client.was_stale).await;
    server.advance(seconds(DAY + 1));
    client
        .wait_until(|client| told(client, late).is_replaceable)
        .await;
    assert!(matches!(told(&client, late).occupant, Occupant::Player(_)));
    let shown = person(&table, 1 - late).table(&server, id).await;
    assert!(shown.is_replaceable(&shown.seats[late], 0) && shown.entries == 0);
    // Whoever is late is away, and can be told.
    let webhook = WebhookAddress {
        address: "https://hooks.example/late".to_owned(),
    };
    let absent = person(&table, late);
    let path = "/api/v1/me/notifications/webhook";
    let request = server.request("PUT", path, Some(absent.key()), Some(&webhook));
    read::<NotificationSettings>(request.await, 200);
    // One press, and a bot plays on.
    let press = client.guest.vacate(seat);
    client.send(press).await;
    client
        .wait_until(|client| matches!(told(client, late).occupant, Occupant::Bot { .. }))
        .await;
    let store = &server.app().store;
    let due = store.due_notifications(server.app().clock.now() + 11_000);
    let due = due.await.expect("a database");
    let is_told = |due: &DueNotification| {
        due.kind == NotificationKind::Replaced && due.player == absent.player.player.id
    };
    assert!(
        due.len() == 1 && is_told(&due[0]) && due[0].is_current,
        "{due:?}"
    );
    client.wait_until(Client::is_to_act).await;
    assert_eq!(client.problems, Vec::<String>::new());
}

#[tokio::test]
async fn a_match_that_waits_for_sixty_days_is_closed() {
    let folder = TestFolder::new("abandoned");
    let server = TestServer::start(&folder.database()).await;
    let table = timed_duel(&server, (DAILY, TimeoutPolicy::Wait), false).await;
    let id = &table.2.id;
    server.advance(seconds(DAY + 1));
    let unlimited = "SELECT count(*) FROM tables WHERE deadline IS NULL";
    let waiting = async {
        while folder.number(unlimited).await == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let waited = tokio::time::timeout(crate::support::PATIENCE, waiting).await;
    waited.expect("no deadline is left");
    let shown = table.0.table(&server, id).await;
    assert_eq!(shown.phase, TablePhase::Running);
    server.advance(seconds(60 * DAY));
    server
        .wait_for_table(&table.0, id, |table| table.phase == TablePhase::Closed)
        .await;
}

#[tokio::test]
async fn where_all_win_or_lose_together_nobody_concedes_for_the_others() {
    let folder = TestFolder::new("campaign-time");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let options = engine::saga::options::Options::standard("ftj", 2);
    let new = NewTable {
        game: "saga".to_owned(),
        options: serde_json::to_value(options).expect("plain data"),
        seats: vec![SeatPlan::Me, SeatPlan::Open],
        visibility: Visibility::Public,
        time_control: DAILY,
        timeout_policy: TimeoutPolicy::Concede,
        is_rated: false,
        has_chat: false,
        reaction_delay: 0,
        seed_offer: ann.seed_offer(&server).await.offer,
        seed_share: ann.record.seed_share(),
        signing_key: Some(ann.record.public_key()),
    };
    let table: TableInfo = read(server.post("/api/v1/tables", ann.key(), &new).await, 201);
    ben.join(&server, &table).await;
    server.advance(seconds(DAY + 1));
    server
        .wait_for_table(&ann, &table.id, |table| {
            table.seats.iter().any(|seat| seat.is_vacated)
        })
        .await;
    let shown = ann.table(&server, &table.id).await;
    assert_eq!(shown.phase, TablePhase::Running);
    // Somebody may take the seat over, with time of their own.
    let vacated = shown.seats.iter().find(|seat| seat.is_vacated);
    let seat = vacated.expect("a seat").seat;
    let eve = server.add_player("Eve").await;
    let path = format!("/api/v1/tables/{}/take-over", table.id);
    let request = TakeOver {
        seat,
        invitation: None,
        signing_key: Some(eve.record.public_key()),
    };
    let taken: TableInfo = read(server.post(&path, eve.key(), &request).await, 200);
    assert_eq!(taken.own_seat.map(|own| own.seat), Some(seat));
    // Everybody still knows the keys of the deal, and the server that of the new player.
    assert_eq!(taken.signing_keys, shown.signing_keys);
    let sql = "SELECT count(*) FROM seats WHERE signing_key <> deal_key";
    assert_eq!(folder.number(sql).await, 1);
    let shown = eve.table(&server, &table.id).await;
    let left = shown.seats[seat.index()].time_left;
    assert!(left.is_none_or(|left| left > 0), "{left:?}");
}

#[tokio::test]
async fn whoever_leaves_a_match_leaves_the_seat_to_a_bot_and_has_lost_if_it_is_rated() {
    let folder = TestFolder::new("leave");
    let server = TestServer::start(&folder.database()).await;
    let table = timed_duel(&server, (TimeControl::Unlimited, TimeoutPolicy::Bot), true).await;
    let [mut leaver, mut other] = sit_down(&server, &table).await;
    // Nobody sends somebody else away.
    let foreign = leaver.guest.vacate(other.seat());
    leaver.send(foreign).await;
    let own = leaver.guest.vacate(leaver.seat());
    leaver.send(own).await;
    while leaver.receive_one().await {}
    assert_eq!(leaver.problems, ["Vacated"]);
    other
        .wait_until(|client| {
            let notice = client.notice.as_ref();
            notice.is_some_and(|notice| matches!(notice.seats[0].occupant, Occupant::Bot { .. }))
        })
        .await;
    assert!(matches!(told(&other, 1).occupant, Occupant::Player(_)));
    // The bot moves first, if it is its turn.
    other.wait_until(Client::is_to_act).await;
    other.act(|_| Action::Concede).await;
    server
        .wait_for_table(&table.1, &table.2.id, |table| {
            table.phase == TablePhase::Over
        })
        .await;
    let left = rating(&server, &table.0).await;
    assert!(left.value < 1500 && left.wins == 0, "{left:?}");
    assert!(rating(&server, &table.1).await.value > 1500);
}

#[tokio::test]
async fn two_people_agree_on_a_draw() {
    let folder = TestFolder::new("draw");
    let server = TestServer::start(&folder.database()).await;
    let table = duel(&server, TimeControl::Unlimited).await;
    let mut clients = sit_down(&server, &table).await;
    let turn = usize::from(clients[1].is_to_act());
    clients[turn].act(|_| Action::OfferDraw).await;
    let other = &mut clients[1 - turn];
    let answer = Action::AnswerDraw(true);
    let is_offered = |client: &Client<Rift>| {
        let seat = client.seat();
        client.session().out_of_turn_actions(seat).contains(&answer)
    };
    other.wait_until(is_offered).await;
    other.act(|_| answer).await;
    wait_until_over(&mut clients).await;
    let over = table.0.table(&server, &table.2.id).await;
    let result = over.result.expect("a result");
    assert!(result.winners.is_empty() && !result.is_timeout);
}

#[tokio::test]
async fn a_vote_that_nobody_answers_is_denied_after_a_minute_or_a_day() {
    let folder = TestFolder::new("vote-time");
    let server = TestServer::start(&folder.database()).await;
    for (time_control, time) in [
        (TimeControl::Live { seconds: 3600 }, MINUTE),
        (TimeControl::Correspondence { hours: 720 }, DAY),
    ] {
        let table = duel(&server, time_control).await;
        let mut clients = sit_down(&server, &table).await;
        let turn = act_undoably(&mut clients).await;
        let entries = clients[turn].session().entry_count();
        let request = clients[turn].guest.request_undo();
        clients[turn].send(request).await;
        let other = &mut clients[1 - turn];
        other.wait_until(|other| other.is_asked).await;
        server.advance(seconds(time - 20));
        // The table answers requests in order: the vote is still open.
        let hidden = other.guest.hidden(false);
        other.send(hidden).await;
        assert_eq!(clients[turn].last_vote, None);
        server.advance(seconds(20));
        clients[turn]
            .wait_until(|client| client.last_vote == Some(false))
            .await;
        assert_eq!(clients[turn].session().entry_count(), entries);
    }
}
