//! A correspondence match over simulated days: deadlines, a vacation, notifications, and its end.

use crate::notifications::{Receiver, SETTINGS, config, deliver, end_turn};
use crate::support::{Person, TestFolder, TestServer, read, timed_duel};
use engine::rift::Rift;
use protocol::online::{
    NewVacation, NotificationSettings, OnlineError, TableInfo, TablePhase, TimeControl,
    TimeoutPolicy, VacationStatus, WebhookAddress,
};
use serde_json::Value;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 3600);
const DAY_MS: u64 = 24 * 3_600_000;
const VACATION: &str = "/api/v1/me/vacation";

/// What the webhooks of two people receive, by whose turn it was first.
struct Match {
    server: TestServer,
    receiver: Receiver,
    people: [Person; 2],
    id: String,
}

impl Match {
    /// Returns the kinds of what has arrived for each of the two, after the delay of notifications.
    async fn told(&self) -> [Vec<Value>; 2] {
        self.server.advance(Duration::from_secs(11));
        deliver(&self.server, self.server.app().clock.now()).await;
        let mut told = [Vec::new(), Vec::new()];
        for one in self.receiver.take() {
            let body: Value = serde_json::from_slice(&one.body).expect("JSON");
            let nth = usize::from(one.path == "/1");
            told[nth].push(body);
        }
        told
    }

    async fn table(&self, nth: usize) -> TableInfo {
        self.people[nth].table(&self.server, &self.id).await
    }

    /// One person comes, plays the turn, and leaves.
    async fn play(&self, nth: usize) {
        let table = self.table(nth).await;
        let mut client = self.people[nth]
            .sit_down::<Rift>(&self.server, &table)
            .await;
        end_turn(&mut client).await;
        client.leave().await;
    }

    async fn vacation(&self, nth: usize, method: &str, days: Option<u8>) -> (u16, Value) {
        let body = days.map(|days| NewVacation { days });
        let key = Some(self.people[nth].key());
        let request = self.server.request(method, VACATION, key, body.as_ref());
        request.await
    }

    /// Returns the days, rounded up, that a person has left for the decision.
    async fn days_left(&self, nth: usize) -> u64 {
        let table = self.table(nth).await;
        let own = table.own_seat.as_ref().expect("a seat").seat;
        let left = table.seats[own.index()].time_left.expect("a limit");
        left.div_ceil(DAY_MS)
    }
}

async fn begin(folder: &TestFolder) -> Match {
    let server = TestServer::start_with(config(&folder.database())).await;
    let receiver = Receiver::start().await;
    let three_days = TimeControl::Correspondence { hours: 72 };
    let (ann, ben, table) = timed_duel(&server, (three_days, TimeoutPolicy::Concede), true).await;
    let table = ann.table(&server, &table.id).await;
    let people = if table.seats[0].is_to_act {
        [ann, ben]
    } else {
        [ben, ann]
    };
    for (nth, person) in people.iter().enumerate() {
        let webhook = WebhookAddress {
            address: format!("{}/{nth}", receiver.address),
        };
        let path = format!("{SETTINGS}/webhook");
        let request = server.request("PUT", &path, Some(person.key()), Some(&webhook));
        read::<NotificationSettings>(request.await, 200);
    }
    Match {
        server,
        receiver,
        people,
        id: table.id,
    }
}

fn kinds(told: &[Value]) -> Vec<&str> {
    told.iter()
        .map(|body| body["kind"].as_str().expect("a kind"))
        .collect()
}

#[tokio::test]
async fn a_correspondence_match_goes_over_days_with_a_vacation_to_its_end() {
    let folder = TestFolder::new("days");
    let played = begin(&folder).await;
    // Day two: the first one plays in time, and the second one is told.
    played.server.advance(2 * DAY);
    played.play(0).await;
    let [first, second] = played.told().await;
    assert_eq!((kinds(&first), kinds(&second)), (vec![], vec!["turn"]));
    assert_eq!(played.days_left(1).await, 3);

    // The second one goes on vacation for four days.
    let status: VacationStatus = read(played.vacation(1, "PUT", Some(4)).await, 200);
    assert!(
        status.until.is_some() && status.days_left == 26,
        "{status:?}"
    );
    assert_eq!(played.days_left(1).await, 7);
    let seen = played.table(0).await.seats;
    assert!(seen.iter().any(|seat| seat.vacation_until == status.until));
    assert!(seen.iter().any(|seat| seat.vacation_until.is_none()));
    read::<OnlineError>(played.vacation(1, "PUT", Some(1)).await, 409);
    // Three days pass, and more than the time that there was without the vacation.
    played.server.advance(3 * DAY + DAY / 2);
    assert_eq!(played.days_left(1).await, 4);
    assert_eq!(played.table(0).await.phase, TablePhase::Running);
    // The second one plays all the same; the answer to it arrives after the vacation.
    played.play(1).await;
    played.play(0).await;
    let [first, second] = played.told().await;
    assert_eq!(
        (kinds(&first), kinds(&second)),
        (vec![], vec![]),
        "on vacation"
    );
    assert_eq!(
        played.days_left(1).await,
        4,
        "half a day of vacation, and three"
    );
    played.server.advance(DAY / 2);
    let [_, second] = played.told().await;
    assert_eq!(kinds(&second), ["turn"], "the vacation is over");

    // Nobody comes for three days: the match is over, and both learn why.
    played.server.advance(3 * DAY);
    let is_over = |table: &TableInfo| table.phase == TablePhase::Over;
    played
        .server
        .wait_for_table(&played.people[0], &played.id, is_over)
        .await;
    let [first, second] = played.told().await;
    for told in [&first, &second] {
        assert_eq!(kinds(told), ["over"]);
        assert_eq!(told[0]["is_timeout"], true);
    }
    let table = played.table(0).await;
    let result = table.result.expect("a result");
    let own = table.own_seat.expect("a seat").seat;
    assert!(result.is_timeout && result.winners.contains(own));
}

#[tokio::test]
async fn a_vacation_that_ends_early_gives_the_days_back() {
    let folder = TestFolder::new("vacation-early");
    let played = begin(&folder).await;
    played.play(0).await;
    let show = async || -> VacationStatus { read(played.vacation(1, "GET", None).await, 200) };
    let none = VacationStatus {
        until: None,
        days_left: 30,
    };
    assert_eq!(show().await, none);
    for days in [0, 15] {
        read::<OnlineError>(played.vacation(1, "PUT", Some(days)).await, 400);
    }
    let begun: VacationStatus = read(played.vacation(1, "PUT", Some(14)).await, 200);
    assert_eq!(played.days_left(1).await, 17);
    let [_, second] = played.told().await;
    assert_eq!(kinds(&second), [""; 0], "on vacation");
    let ended: VacationStatus = read(played.vacation(1, "DELETE", None).await, 200);
    assert_eq!(ended.until, None);
    // Whole days count, in the year in which they begin.
    assert!(
        ended.days_left == 29 && begun.days_left >= 16,
        "{begun:?} {ended:?}"
    );
    assert_eq!(played.days_left(1).await, 4);
    let [_, second] = played.told().await;
    assert_eq!(kinds(&second), ["turn"], "what waited for the end");
    // The year has no more than thirty days.
    for _ in 0..2 {
        played.server.advance(DAY);
        read::<VacationStatus>(played.vacation(1, "PUT", Some(1)).await, 200);
        read::<VacationStatus>(played.vacation(1, "DELETE", None).await, 200);
    }
}
