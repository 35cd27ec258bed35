//! Tournaments from the first player to the last place: a Swiss one with a player who does not come,
//! one who withdraws, one whom the operator bans, and a restart; a single elimination with a draw by
//! closed tables; and what is refused.

use crate::notifications::{self, Receiver, SETTINGS, deliver};
use crate::support::{Client, PATIENCE, Person, TestFolder, TestServer, read};
use engine::game::{Game, Seat};
use engine::rift::Rift;
use protocol::online::{
    JoinTable, NewTournament, NotificationSettings, OnlineError, PairingOutcome, PairingReason,
    TableInfo, TablePhase, TimeControl, TournamentEntrant, TournamentFormat, TournamentInfo,
    TournamentList, TournamentPairing, TournamentPhase, WebhookAddress,
};
use serde_json::Value;
use server::clock::ServerClock;
use server::config::{Config, TournamentAccess};
use std::time::Duration;
use tokio::time::{sleep, timeout};

const HOUR: Duration = Duration::from_secs(3600);
const TOURNAMENTS: &str = "/api/v1/tournaments";

fn config(folder: &TestFolder) -> Config {
    Config {
        has_limits: false,
        ..notifications::config(&folder.database())
    }
}

fn new(format: TournamentFormat) -> NewTournament {
    NewTournament {
        name: " Cup\u{202e} ".to_owned(),
        game: Rift::NAME.to_owned(),
        options: Value::Null,
        format,
        time_control: TimeControl::Correspondence { hours: 24 },
        is_rated: true,
        min_players: 2,
        max_players: 8,
        starts: None,
    }
}

/// Creates a tournament that all people join.
async fn create(server: &TestServer, people: &[Person], new: &NewTournament) -> String {
    let answer = server.post(TOURNAMENTS, people[0].key(), new).await;
    let created: TournamentInfo = read(answer, 201);
    assert_eq!(created.summary.name, "Cup");
    for person in people {
        let joined: TournamentInfo =
            read(act(server, person, &created.summary.id, "join").await, 200);
        assert!(joined.summary.is_in);
    }
    created.summary.id
}

async fn act(server: &TestServer, person: &Person, id: &str, action: &str) -> (u16, Value) {
    let path = format!("{TOURNAMENTS}/{id}/{action}");
    server.post(&path, person.key(), &()).await
}

async fn show(server: &TestServer, id: &str) -> TournamentInfo {
    read(server.get(&format!("{TOURNAMENTS}/{id}"), None).await, 200)
}

/// Waits until a tournament is as expected.
async fn wait_for(
    server: &TestServer,
    id: &str,
    is_expected: impl Fn(&TournamentInfo) -> bool,
) -> TournamentInfo {
    let waiting = async {
        loop {
            let shown = show(server, id).await;
            if is_expected(&shown) {
                return shown;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, waiting).await.expect("in time")
}

async fn wait_for_round(server: &TestServer, id: &str, round: u16) -> TournamentInfo {
    wait_for(server, id, |shown| shown.summary.round == round).await
}

fn person<'a>(people: &'a [Person], id: &str) -> &'a Person {
    let mut people = people.iter();
    people
        .find(|person| person.player.player.id == id)
        .expect("a person")
}

/// Returns the pairings that are played.
fn open(shown: &TournamentInfo) -> Vec<TournamentPairing> {
    let open = |pairing: &&TournamentPairing| pairing.result.is_none();
    shown.pairings.iter().filter(open).cloned().collect()
}

/// Opens the table of a pairing as its page does.
async fn arrive(server: &TestServer, person: &Person, pairing: &TournamentPairing) -> TableInfo {
    let id = pairing.table.as_ref().expect("a table");
    let table = person.table(server, id).await;
    assert!(table.reserved_seat.is_some() && table.tournament.is_some());
    let mine: Vec<TableInfo> = read(
        server.get("/api/v1/me/tables", Some(person.key())).await,
        200,
    );
    assert_eq!(mine[0].id, *id, "what waits is first");
    let path = format!("/api/v1/tables/{id}/join");
    // The seat is the one that is kept, whatever the request says.
    let request = JoinTable {
        seat: Some(Seat(1)),
        invitation: None,
        seed_share: person.record.seed_share(),
        signing_key: Some(person.record.public_key()),
    };
    read(server.post(&path, person.key(), &request).await, 200)
}

/// Plays the match of a pairing: both come, and one concedes.
async fn play(
    server: &TestServer,
    people: &[Person],
    pairing: &TournamentPairing,
    first_wins: bool,
) {
    let second = pairing.second.as_ref().expect("a match");
    let both = [
        person(people, &pairing.first.id),
        person(people, &second.id),
    ];
    arrive(server, both[0], pairing).await;
    let table = arrive(server, both[1], pairing).await;
    assert_eq!(
        (table.phase, table.own_seat.as_ref().map(|own| own.seat)),
        (TablePhase::Running, Some(Seat(1)))
    );
    let loser = usize::from(first_wins);
    let table = both[loser].table(server, &table.id).await;
    let mut client: Client<Rift> = both[loser].sit_down(server, &table).await;
    client.act(|_| Rift::CONCEDE).await;
    client.wait_until(Client::is_over).await;
}

#[tokio::test]
async fn a_swiss_tournament_survives_absence_withdrawal_a_ban_and_a_restart() {
    let folder = TestFolder::new("swiss");
    let clock = ServerClock::default();
    let server = TestServer::start_at(config(&folder), clock.clone()).await;
    let mut people = Vec::new();
    for name in ["Ann", "Ben", "Cem", "Dee", "Eva"] {
        people.push(server.add_player(name).await);
    }
    let id = create(
        &server,
        &people,
        &new(TournamentFormat::Swiss { rounds: 4 }),
    )
    .await;
    assert_eq!(act(&server, &people[1], &id, "start").await.0, 403);
    let receiver = Receiver::start().await;
    let webhook = WebhookAddress {
        address: receiver.address.clone(),
    };
    let path = format!("{SETTINGS}/webhook");
    let set = server.request("PUT", &path, Some(people[1].key()), Some(&webhook));
    read::<NotificationSettings>(set.await, 200);
    let started: TournamentInfo = read(act(&server, &people[0], &id, "start").await, 200);
    assert_eq!((started.summary.round, started.summary.rounds), (1, 4));
    let seats = |shown: &TournamentInfo| -> Vec<(String, Option<String>)> {
        let names = |pairing: &TournamentPairing| {
            let second = pairing.second.as_ref().map(|second| second.name.clone());
            (pairing.first.name.clone(), second)
        };
        shown.pairings.iter().map(names).collect()
    };
    let name = |name: &str| Some(name.to_owned());
    let first_round = [
        ("Ann".to_owned(), name("Cem")),
        ("Dee".to_owned(), name("Ben")),
        ("Eva".to_owned(), None),
    ];
    assert_eq!(seats(&started), first_round);

    // The paired are told as if it were their turn.
    server.advance(Duration::from_secs(11));
    deliver(&server, server.app().clock.now()).await;
    let told = receiver.take();
    let told: Value = serde_json::from_slice(&told[0].body).expect("JSON");
    assert_eq!(told["kind"], "turn");
    assert_eq!(told["table"].as_str(), started.pairings[1].table.as_deref());

    // The table is kept for the two: nobody else sits down, and neither closes it nor starts it.
    let pairings = open(&started);
    let table = pairings[0].table.clone().expect("a table");
    let path = |action: &str| format!("/api/v1/tables/{table}/{action}");
    let request = people[1].join_request(None, None);
    assert_eq!(
        server
            .post(&path("join"), people[1].key(), &request)
            .await
            .0,
        403
    );
    assert_eq!(
        server.post(&path("start"), people[0].key(), &()).await.0,
        409
    );
    play(&server, &people, &pairings[0], true).await;

    // Only Ben comes to the other one, so Dee loses after a day. Meanwhile the server starts again.
    arrive(&server, &people[1], &pairings[1]).await;
    assert_eq!(
        server
            .post(
                &format!(
                    "/api/v1/tables/{}/leave",
                    pairings[1].table.as_ref().expect("a table")
                ),
                people[1].key(),
                &()
            )
            .await
            .0,
        409
    );
    server.stop().await;
    let server = TestServer::start_at(config(&folder), clock.clone()).await;
    wait_for(&server, &id, |shown| shown.pairings[0].result.is_some()).await;
    server.advance(23 * HOUR);
    assert_eq!(show(&server, &id).await.summary.round, 1);
    server.advance(2 * HOUR);
    let second = wait_for_round(&server, &id, 2).await;
    let result = second.pairings[1].result.expect("over");
    assert_eq!(
        (result.outcome, result.reason),
        (PairingOutcome::Second, PairingReason::NoShow)
    );
    let late = people[3]
        .table(&server, pairings[1].table.as_ref().expect("a table"))
        .await;
    assert_eq!(late.phase, TablePhase::Closed);

    // Ann withdraws in the middle of a match; another one is decided by a ban.
    let pairings = open(&second);
    assert_eq!(pairings.len(), 2);
    let of_ann = pairings.iter().position(|pairing| {
        pairing.first.name == "Ann"
            || pairing
                .second
                .as_ref()
                .is_some_and(|second| second.name == "Ann")
    });
    let of_ann = of_ann.expect("Ann is paired");
    for player in [
        &pairings[of_ann].first,
        pairings[of_ann].second.as_ref().expect("a match"),
    ] {
        arrive(&server, person(&people, &player.id), &pairings[of_ann]).await;
    }
    let left: TournamentInfo = read(act(&server, &people[0], &id, "withdraw").await, 200);
    assert!(!left.summary.is_in);
    let table = pairings[of_ann].table.clone().expect("a table");
    server
        .wait_for_table(&people[0], &table, |table| table.phase == TablePhase::Over)
        .await;
    let banned = pairings[1 - of_ann].first.id.clone();
    server
        .app()
        .store
        .ban(&banned, "insults")
        .await
        .expect("a player");
    let third = wait_for_round(&server, &id, 3).await;
    let lost: Vec<(u16, PairingReason)> = third
        .pairings
        .iter()
        .filter_map(|pairing| Some((pairing.round, pairing.result?.reason)))
        .filter(|(round, _)| *round == 2)
        .collect();
    assert!(
        lost.iter()
            .any(|(_, reason)| *reason == PairingReason::Left),
        "{lost:?}"
    );

    // Three are left, and nobody of them is paired with somebody who has gone.
    for round in [3, 4] {
        let shown = wait_for_round(&server, &id, round).await;
        let pairings = open(&shown);
        assert_eq!(pairings.len(), 1);
        let second = pairings[0].second.as_ref().expect("a match");
        for gone in [&people[0].player.player.id, &banned] {
            assert!(pairings[0].first.id != *gone && second.id != *gone);
        }
        play(&server, &people, &pairings[0], true).await;
    }
    let over = wait_for(&server, &id, |shown| {
        shown.summary.phase == TournamentPhase::Over
    })
    .await;
    assert_eq!(over.standings.len(), 5);
    assert_eq!(
        over.standings.iter().filter(|line| line.has_left).count(),
        2
    );
    assert!(over.standings[0].points >= 2.0 && over.standings[0].place == 1);
    // A bye counts once for each player, also where a second one cannot be avoided.
    let byes = |player: &str| {
        let is_bye = |pairing: &&TournamentPairing| {
            let is_counted = pairing
                .result
                .is_some_and(|result| result.outcome == PairingOutcome::First);
            pairing.first.id == player && pairing.second.is_none() && is_counted
        };
        over.pairings.iter().filter(is_bye).count()
    };
    let mut players = people.iter().map(|person| &person.player.player.id);
    assert!(players.all(|player| byes(player) <= 1));
    // The results count for ratings as those of other tables do.
    assert!(folder.number("SELECT count(*) FROM ratings").await >= 4);
    assert_eq!(act(&server, &people[1], &id, "withdraw").await.0, 409);
}

#[tokio::test]
async fn a_single_elimination_starts_in_time_and_plays_on_after_draws() {
    let folder = TestFolder::new("elimination");
    let clock = ServerClock::default();
    let server = TestServer::start_at(config(&folder), clock.clone()).await;
    let mut people = Vec::new();
    for name in ["Ann", "Ben", "Cem"] {
        people.push(server.add_player(name).await);
    }
    let cup = NewTournament {
        time_control: TimeControl::Live { seconds: 60 },
        starts: Some(clock.now() + 3_600_000),
        ..new(TournamentFormat::Elimination)
    };
    let id = create(&server, &people, &cup).await;
    server.advance(HOUR);
    let first = wait_for_round(&server, &id, 1).await;
    assert_eq!((first.summary.rounds, first.show_up_time), (2, 600_000));
    let bye = &first.pairings[0];
    assert_eq!((bye.first.name.as_str(), &bye.second), ("Ann", &None));

    // The operator closes the table, which is a draw: the two play again with seats swapped.
    let store = &server.app().store;
    let drawn = open(&first);
    store
        .close_table(drawn[0].table.as_ref().expect("a table"))
        .await
        .expect("it waits");
    let again = wait_for(&server, &id, |shown| shown.pairings.len() == 3).await;
    let leg = &open(&again)[0];
    assert_eq!((leg.round, leg.leg), (1, 2));
    assert_eq!(
        (Some(&leg.first), leg.second.as_ref()),
        (drawn[0].second.as_ref(), Some(&drawn[0].first))
    );
    // After another one the better seed advances.
    store
        .close_table(leg.table.as_ref().expect("a table"))
        .await
        .expect("it waits");
    let last = wait_for_round(&server, &id, 2).await;
    let pairings = open(&last);
    let names = [
        &pairings[0].first.name,
        &pairings[0].second.as_ref().expect("a match").name,
    ];
    assert!(
        names.contains(&&"Ann".to_owned()) && names.contains(&&"Ben".to_owned()),
        "{names:?}"
    );
    let is_ann_first = names[0] == "Ann";
    play(&server, &people, &pairings[0], !is_ann_first).await;
    let over = wait_for(&server, &id, |shown| {
        shown.summary.phase == TournamentPhase::Over
    })
    .await;
    let places: Vec<(&str, u16)> = over
        .standings
        .iter()
        .map(|line| (line.player.name.as_str(), line.place))
        .collect();
    assert_eq!(places, [("Ben", 1), ("Ann", 2), ("Cem", 3)]);

    // Nobody comes to the only match of the next one, and so nobody wins it.
    let id = create(&server, &people[..2], &new(TournamentFormat::Elimination)).await;
    read::<TournamentInfo>(act(&server, &people[0], &id, "start").await, 200);
    server.advance(25 * HOUR);
    let over = wait_for(&server, &id, |shown| {
        shown.summary.phase == TournamentPhase::Over
    })
    .await;
    assert_eq!(
        over.pairings[0].result.map(|result| result.outcome),
        Some(PairingOutcome::Nobody)
    );
}

#[tokio::test]
async fn tournaments_that_cannot_be_played_are_refused() {
    let folder = TestFolder::new("no-tournament");
    let server = TestServer::start_with(Config {
        tournaments: TournamentAccess::Organizers,
        ..config(&folder)
    })
    .await;
    let people = [
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    ];
    let swiss = new(TournamentFormat::Swiss { rounds: 3 });
    let add = |new: NewTournament| {
        let (server, key) = (&server, people[0].key());
        async move { server.post(TOURNAMENTS, key, &new).await }
    };
    assert_eq!(add(swiss.clone()).await.0, 403);
    let ann = &people[0].player.player.id;
    server
        .app()
        .store
        .set_organizer(ann, true)
        .await
        .expect("a player");
    let list: TournamentList = read(server.get(TOURNAMENTS, Some(people[0].key())).await, 200);
    assert!(list.may_create && list.tournaments.is_empty());
    let now = server.app().clock.now();
    for (wrong, expected) in [
        (
            NewTournament {
                name: " \u{200b}".to_owned(),
                ..swiss.clone()
            },
            400,
        ),
        (
            NewTournament {
                time_control: TimeControl::Unlimited,
                ..swiss.clone()
            },
            400,
        ),
        (
            NewTournament {
                min_players: 1,
                ..swiss.clone()
            },
            400,
        ),
        (
            NewTournament {
                max_players: 65,
                ..swiss.clone()
            },
            400,
        ),
        (
            NewTournament {
                format: TournamentFormat::Swiss { rounds: 0 },
                ..swiss.clone()
            },
            400,
        ),
        (
            NewTournament {
                starts: Some(now - 1),
                ..swiss.clone()
            },
            400,
        ),
        (
            NewTournament {
                game: "chess".to_owned(),
                ..swiss.clone()
            },
            400,
        ),
        // All win or lose together.
        (
            NewTournament {
                game: "saga".to_owned(),
                ..swiss.clone()
            },
            422,
        ),
    ] {
        let (status, body) = add(wrong).await;
        assert_eq!(status, expected, "{body}");
        assert!(!body["message"].as_str().expect("a reason").is_empty());
    }

    // One that is full; its organizer removes a player, and cancels it.
    let id = create(
        &server,
        &people[..1],
        &NewTournament {
            max_players: 2,
            ..swiss
        },
    )
    .await;
    assert_eq!(act(&server, &people[0], &id, "start").await.0, 409);
    let cem = server.add_player("Cem").await;
    read::<TournamentInfo>(act(&server, &people[1], &id, "join").await, 200);
    let refused: OnlineError = read(act(&server, &cem, &id, "join").await, 409);
    assert!(refused.message.contains("full"));
    let remove = format!("{TOURNAMENTS}/{id}/remove");
    let player = people[1].player.player.id.clone();
    let entrant = TournamentEntrant { player };
    assert_eq!(server.post(&remove, people[1].key(), &entrant).await.0, 403);
    let removed: TournamentInfo = read(server.post(&remove, people[0].key(), &entrant).await, 200);
    assert_eq!(removed.standings.len(), 1);
    assert_eq!(act(&server, &people[1], &id, "cancel").await.0, 403);
    let canceled: TournamentInfo = read(act(&server, &people[0], &id, "cancel").await, 200);
    assert_eq!(canceled.summary.phase, TournamentPhase::Canceled);
    assert_eq!(act(&server, &cem, &id, "join").await.0, 409);
}
