//! Players who are away are told that a match waits: by Web Push, which is decrypted here as a browser
//! does it, and by webhook.

use crate::support::{Client, PATIENCE, Person, TestFolder, TestServer, read};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use engine::rift::Rift;
use engine::rift::options::Options;
use protocol::online::{
    NewPushSubscription, NotificationChange, NotificationKind, NotificationMessage,
    NotificationSettings, NotificationTest, PlayerExport, PushKeys, QuietHours, SeatPlan,
    SubscriptionInfo, TableInfo, TimeControl, WebhookAddress,
};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::Value;
use server::config::{Config, OutboundRules};
use server::notify::deliver_due;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

/// Milliseconds after which a player who is away is told.
const DELAY: u64 = 10_000;
const MINUTE: u64 = 60_000;

/// A request that arrived.
pub struct Received {
    pub path: String,
    headers: HeaderMap,
    pub body: Vec<u8>,
}

/// A push service and a webhook, at a local address.
#[derive(Clone, Default)]
pub struct Receiver {
    pub address: String,
    received: Arc<Mutex<Vec<Received>>>,
    /// The statuses of the next answers, the last one first; then 201.
    statuses: Arc<Mutex<Vec<u16>>>,
}

impl Receiver {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let receiver = Self {
            address: format!("http://{address}"),
            ..Self::default()
        };
        let router = Router::new().fallback(receive).with_state(receiver.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        receiver
    }

    fn answer_with(&self, statuses: &[u16]) {
        *self.statuses.lock().expect("a list") = statuses.iter().rev().copied().collect();
    }

    /// Returns what has arrived since the last call.
    pub fn take(&self) -> Vec<Received> {
        std::mem::take(&mut *self.received.lock().expect("a list"))
    }

    /// Returns the paths that have received something since the last call, in order.
    fn take_paths(&self) -> Vec<String> {
        let mut paths: Vec<String> = self.take().into_iter().map(|one| one.path).collect();
        paths.sort();
        paths
    }
}

async fn receive(
    State(receiver): State<Receiver>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> StatusCode {
    let received = Received {
        path: uri.path().to_owned(),
        headers,
        body: body.to_vec(),
    };
    receiver.received.lock().expect("a list").push(received);
    let status = receiver.statuses.lock().expect("a list").pop();
    StatusCode::from_u16(status.unwrap_or(201)).expect("a status")
}

/// A browser, which can decrypt one message.
struct Browser {
    key: EphemeralPrivateKey,
    public_key: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Self {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public_key = key.compute_public_key().expect("a key").as_ref().to_vec();
        Self {
            key,
            public_key,
            auth: [9; 16],
        }
    }

    fn subscription(&self, endpoint: String) -> NewPushSubscription {
        NewPushSubscription {
            endpoint,
            keys: PushKeys {
                p256dh: BASE64_URL_SAFE_NO_PAD.encode(&self.public_key),
                auth: BASE64_URL_SAFE_NO_PAD.encode(self.auth),
            },
        }
    }

    /// Decrypts a message (RFC 8188 and 8291).
    fn decrypt(self, body: &[u8]) -> NotificationMessage {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(rest.len() < u32::from_be_bytes(size.try_into().expect("four bytes")) as usize);
        let (server_key, record) = rest[1..].split_at(usize::from(rest[0]));
        let theirs = UnparsedPublicKey::new(&ECDH_P256, server_key.to_vec());
        let secret = agree_ephemeral(self.key, &theirs, <[u8]>::to_vec).expect("a key");
        let mut input = [0; 32];
        let info = [b"WebPush: info\0".as_slice(), &self.public_key, server_key];
        let key = Salt::new(HKDF_SHA256, &self.auth).extract(&secret);
        let derived = key.expand(&info, HKDF_SHA256).expect("short");
        derived.fill(&mut input).expect("its length");
        let key = Salt::new(HKDF_SHA256, salt).extract(&input);
        let content_key = key.expand(&[b"Content-Encoding: aes128gcm\0"], &AES_128_GCM);
        let mut nonce = [0; NONCE_LEN];
        let derived = key.expand(&[b"Content-Encoding: nonce\0"], NonceLength);
        derived
            .expect("short")
            .fill(&mut nonce)
            .expect("its length");
        let content_key = LessSafeKey::new(UnboundKey::from(content_key.expect("short")));
        let mut record = record.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let opened = content_key.open_in_place(nonce, Aad::empty(), &mut record);
        let (end, payload) = opened.expect("authentic").split_last().expect("an end");
        assert_eq!(*end, 2, "the last record");
        serde_json::from_slice(payload).expect("the documented message")
    }
}

struct NonceLength;

impl KeyType for NonceLength {
    fn len(&self) -> usize {
        NONCE_LEN
    }
}

/// Verifies the authorization of a message with the key of a server, and returns its claims.
fn verified_claims(headers: &HeaderMap, server_key: &str) -> Value {
    let header = headers["authorization"].to_str().expect("text");
    let (token, key) = header
        .strip_prefix("vapid t=")
        .and_then(|rest| rest.split_once(", k="))
        .expect("the parts");
    assert_eq!(key, server_key);
    let (signed, signature) = token.rsplit_once('.').expect("three parts");
    let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64url");
    signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key))
        .verify(signed.as_bytes(), &bytes(signature))
        .expect("signed by the server");
    let (header, claims) = signed.split_once('.').expect("two parts");
    let header: Value = serde_json::from_slice(&bytes(header)).expect("JSON");
    assert_eq!(header["alg"], "ES256");
    serde_json::from_slice(&bytes(claims)).expect("JSON")
}

/// Returns a configuration that lets notifications go to local addresses, without pauses.
pub fn config(database: &Path) -> Config {
    Config {
        database: database.to_owned(),
        public_address: Some("https://play.example/".to_owned()),
        retry_pauses: vec![Duration::ZERO; 2],
        outbound: OutboundRules {
            allows_private: true,
            ports: Vec::new(),
        },
        ..Config::default()
    }
}

pub const SETTINGS: &str = "/api/v1/me/notifications";

async fn settings(server: &TestServer, person: &Person) -> NotificationSettings {
    read(server.get(SETTINGS, Some(person.key())).await, 200)
}

async fn subscribe(server: &TestServer, person: &Person, endpoint: String) -> Browser {
    let browser = Browser::new();
    let path = format!("{SETTINGS}/push");
    let new = browser.subscription(endpoint);
    let _: SubscriptionInfo = read(server.post(&path, person.key(), &new).await, 201);
    browser
}

async fn change(
    server: &TestServer,
    person: &Person,
    method: &str,
    path: &str,
) -> NotificationSettings {
    let request = server.request(method, path, Some(person.key()), None::<&()>);
    read(request.await, 200)
}

/// A duel of two people who are away, each of whom has a browser and is told at `/first` and `/second`:
/// the match waits for the first one.
struct Duel {
    first: (Person, Browser),
    second: (Person, Browser),
    table: TableInfo,
}

async fn duel(server: &TestServer, receiver: &Receiver) -> Duel {
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    // Who begins follows from the options, not from the seed.
    let anns = subscribe(server, &ann, format!("{}/ann", receiver.address)).await;
    let bens = subscribe(server, &ben, format!("{}/ben", receiver.address)).await;
    let options = Options::duel("standard-2", "rhino", "screech");
    let seats = [SeatPlan::Me, SeatPlan::Open];
    let day = TimeControl::Correspondence { hours: 24 };
    let table = ann
        .open_timed_table::<Rift>(server, &options, &seats, day)
        .await;
    let table = ben.join(server, &table).await;
    let acts = table.seats.iter().position(|seat| seat.is_to_act);
    let (first, second) = match acts {
        Some(0) => ((ann, anns), (ben, bens)),
        _ => ((ben, bens), (ann, anns)),
    };
    Duel {
        first,
        second,
        table,
    }
}

impl Duel {
    fn path(&self, is_first: bool) -> String {
        let (person, _) = if is_first { &self.first } else { &self.second };
        format!("/{}", person.player.player.name.to_lowercase())
    }
}

pub async fn deliver(server: &TestServer, time: u64) {
    deliver_due(server.app(), time).await.expect("a database");
}

/// Lets the connected person act until the match waits for the other one.
pub async fn end_turn(client: &mut Client<Rift>) {
    while client.is_to_act() {
        client.act(|legal| legal[legal.len() - 1]).await;
    }
}

#[tokio::test]
async fn a_player_who_is_away_is_told_once_per_turn() {
    let folder = TestFolder::new("notify-turn");
    let server = TestServer::start_with(config(&folder.database())).await;
    let receiver = Receiver::start().await;
    let duel = duel(&server, &receiver).await;
    deliver(&server, server.app().clock.now()).await;
    assert_eq!(receiver.take_paths(), [""; 0], "somebody may return soon");
    deliver(&server, server.app().clock.now() + DELAY).await;
    let (paths, second_path) = ([duel.path(true), duel.path(false)], duel.path(false));
    let server_key = settings(&server, &duel.first.0).await.server_key;
    let mut arrived = receiver.take();
    arrived.sort_by_key(|one| one.path != paths[0]);
    assert_eq!([&arrived[0].path, &arrived[1].path], [&paths[0], &paths[1]]);
    let claims = verified_claims(&arrived[0].headers, &server_key);
    assert_eq!(claims["aud"], receiver.address);
    assert_eq!(claims["sub"], "https://play.example/");
    let expires = claims["exp"].as_u64().expect("a time");
    assert!(
        (server.app().clock.now() / 1000..server.app().clock.now() / 1000 + 86_400)
            .contains(&expires)
    );
    assert_eq!(arrived[0].headers["content-encoding"], "aes128gcm");
    // The push service does not learn the table.
    let topic = arrived[0].headers["topic"].to_str().expect("plain text");
    assert!(
        topic.len() == 32 && !topic.contains(duel.table.id.as_str()),
        "{topic}"
    );
    let expected = |kind| NotificationMessage {
        kind,
        game: "rift".to_owned(),
        table: duel.table.id.clone(),
        is_timeout: false,
    };
    assert_eq!(
        duel.first.1.decrypt(&arrived[0].body),
        expected(NotificationKind::Turn)
    );
    assert_eq!(
        duel.second.1.decrypt(&arrived[1].body),
        expected(NotificationKind::Begin)
    );
    deliver(&server, server.app().clock.now() + 20 * MINUTE).await;
    assert_eq!(receiver.take_paths(), [""; 0], "not twice of the same");

    // The first one acts; the other is told of the turn, once.
    let (first, _) = duel.first;
    let table = first.table(&server, &duel.table.id).await;
    let mut client = first.sit_down::<Rift>(&server, &table).await;
    end_turn(&mut client).await;
    deliver(&server, server.app().clock.now()).await;
    assert_eq!(receiver.take_paths(), [""; 0]);
    for expected in [vec![second_path], Vec::new()] {
        deliver(&server, server.app().clock.now() + DELAY).await;
        assert_eq!(receiver.take_paths(), expected);
    }
    let (_, text) = server.text("/metrics").await;
    assert!(
        text.contains("centauri_notifications_sent_total 3\n"),
        "{text}"
    );
}

#[tokio::test]
async fn whoever_returns_in_time_or_mutes_the_table_is_not_told() {
    let folder = TestFolder::new("notify-return");
    let server = TestServer::start_with(config(&folder.database())).await;
    let receiver = Receiver::start().await;
    let duel = duel(&server, &receiver).await;
    let ((first, _), (second, _)) = (&duel.first, &duel.second);
    let mute = format!("/api/v1/tables/{}/mute", duel.table.id);
    let muted = change(&server, second, "PUT", &mute).await.muted_tables;
    assert_eq!(muted, [duel.table.id.as_str()]);
    let table = first.table(&server, &duel.table.id).await;
    let mut client = first.sit_down::<Rift>(&server, &table).await;
    deliver(&server, server.app().clock.now() + DELAY).await;
    assert_eq!(receiver.take_paths(), [""; 0]);
    // Muted tables are dropped, so the next turn is the first one that is told.
    end_turn(&mut client).await;
    assert_eq!(
        change(&server, second, "DELETE", &mute).await.muted_tables,
        [""; 0]
    );
    let table = second.table(&server, &duel.table.id).await;
    // Whoever was connected meanwhile knows.
    second.sit_down::<Rift>(&server, &table).await.leave().await;
    deliver(&server, server.app().clock.now() + DELAY).await;
    assert_eq!(receiver.take_paths(), [""; 0]);
    // Nothing counts as told now: others may interrupt a turn, and then it asks the same again.
    let told = "SELECT count(*) FROM notifications WHERE question <> '' AND due IS NOT NULL";
    assert_eq!(folder.number(told).await, 0);
    let forgotten = "SELECT count(*) FROM notifications WHERE question = ''";
    assert!(folder.number(forgotten).await > 0);
}

#[tokio::test]
async fn whoever_leaves_right_after_a_change_is_told_of_it() {
    let folder = TestFolder::new("notify-leave");
    let server = TestServer::start_with(config(&folder.database())).await;
    let receiver = Receiver::start().await;
    let duel = duel(&server, &receiver).await;
    let ((first, _), (second, _)) = (&duel.first, &duel.second);
    let table = second.table(&server, &duel.table.id).await;
    let asleep = second.sit_down::<Rift>(&server, &table).await;
    let table = first.table(&server, &duel.table.id).await;
    let mut client = first.sit_down::<Rift>(&server, &table).await;
    end_turn(&mut client).await;
    deliver(&server, server.app().clock.now() + DELAY).await;
    assert_eq!(receiver.take_paths(), [""; 0], "both seem to be there");
    drop(asleep);
    let waiting = async {
        let due = "SELECT count(*) FROM notifications WHERE due IS NOT NULL";
        while folder.number(due).await == 0 {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, waiting).await.expect("in time");
    for expected in [vec![duel.path(false)], Vec::new()] {
        deliver(&server, server.app().clock.now() + DELAY).await;
        assert_eq!(receiver.take_paths(), expected);
    }
}

/// Says that the page of a client, which knows the current match, is hidden or visible again, and
/// waits until the server knows.
async fn hide(client: &mut Client<Rift>, is_hidden: bool) {
    let text = client.guest.hidden(is_hidden);
    client.send(text).await;
    // The table answers requests in order.
    let updates = |client: &Client<Rift>| {
        let texts = client.texts.iter();
        texts
            .filter(|text| text.contains(r#""t":"update""#))
            .count()
    };
    let before = updates(client);
    client.send(r#"{"t":"resync"}"#.to_owned()).await;
    client.wait_until(|client| updates(client) > before).await;
}

#[tokio::test]
async fn whoever_has_the_table_open_in_a_hidden_page_is_told() {
    let folder = TestFolder::new("notify-hidden");
    let server = TestServer::start_with(config(&folder.database())).await;
    let receiver = Receiver::start().await;
    let duel = duel(&server, &receiver).await;
    let ((first, _), (second, _)) = (&duel.first, &duel.second);
    let table = second.table(&server, &duel.table.id).await;
    let mut hidden = second.sit_down::<Rift>(&server, &table).await;
    let table = first.table(&server, &duel.table.id).await;
    let mut client = first.sit_down::<Rift>(&server, &table).await;
    deliver(&server, server.app().clock.now() + DELAY).await;
    receiver.take_paths();
    hide(&mut hidden, true).await;
    end_turn(&mut client).await;
    deliver(&server, server.app().clock.now() + DELAY).await;
    assert_eq!(receiver.take_paths(), [duel.path(false)]);

    // Whoever looks again in time is not told.
    hidden.wait_until(Client::is_to_act).await;
    hide(&mut hidden, false).await;
    hide(&mut client, true).await;
    end_turn(&mut hidden).await;
    client.wait_until(Client::is_to_act).await;
    hide(&mut client, false).await;
    deliver(&server, server.app().clock.now() + DELAY).await;
    assert_eq!(receiver.take_paths(), [""; 0]);
}

#[tokio::test]
async fn quiet_hours_put_a_notification_off_until_their_end() {
    let folder = TestFolder::new("notify-quiet");
    let server = TestServer::start_with(config(&folder.database())).await;
    let receiver = Receiver::start().await;
    let duel = duel(&server, &receiver).await;
    let time = server.app().clock.now() + DELAY;
    let minute = u16::try_from(time / MINUTE % 1440).expect("a minute of the day");
    let quiet = QuietHours {
        from: (minute + 1440 - 5) % 1440,
        to: (minute + 30) % 1440,
        utc_offset: 0,
    };
    let request = NotificationChange {
        quiet_hours: Some(quiet),
    };
    for (person, _) in [&duel.first, &duel.second] {
        let request = server.request("PUT", SETTINGS, Some(person.key()), Some(&request));
        let settings: NotificationSettings = read(request.await, 200);
        assert_eq!(settings.quiet_hours, Some(quiet));
    }
    let end = quiet.end_after(time).expect("inside");
    deliver(&server, time).await;
    deliver(&server, end - 1).await;
    assert_eq!(receiver.take_paths(), [""; 0]);
    deliver(&server, end).await;
    assert_eq!(receiver.take_paths(), ["/ann", "/ben"]);
    let wrong = NotificationChange {
        quiet_hours: Some(QuietHours { to: 1440, ..quiet }),
    };
    let key = Some(duel.first.0.key());
    assert_eq!(
        server.request("PUT", SETTINGS, key, Some(&wrong)).await.0,
        400
    );
}

#[tokio::test]
async fn what_is_due_is_sent_after_a_restart() {
    let folder = TestFolder::new("notify-restart");
    let server = TestServer::start_with(config(&folder.database())).await;
    let receiver = Receiver::start().await;
    let duel = duel(&server, &receiver).await;
    let server_key = settings(&server, &duel.first.0).await.server_key;
    server.stop().await;
    let server = TestServer::start_with(config(&folder.database())).await;
    deliver(&server, server.app().clock.now() + DELAY).await;
    for arrived in receiver.take() {
        verified_claims(&arrived.headers, &server_key);
    }
    deliver(&server, server.app().clock.now() + DELAY).await;
    assert_eq!(receiver.take_paths(), [""; 0]);
}

#[tokio::test]
async fn services_are_tried_again_and_browsers_that_are_gone_forgotten() {
    let folder = TestFolder::new("notify-gone");
    let server = TestServer::start_with(config(&folder.database())).await;
    let receiver = Receiver::start().await;
    let ann = server.add_player("Ann").await;
    subscribe(&server, &ann, format!("{}/ann", receiver.address)).await;
    let options = Options::duel("standard-2", "rhino", "screech");
    let bot = SeatPlan::Bot {
        level: engine::bots::Level::Ensign,
    };
    let table = ann
        .open_table::<Rift>(&server, &options, &[SeatPlan::Me, bot])
        .await;
    server
        .wait_for_table(&ann, &table.id, |table| table.seats[0].is_to_act)
        .await;
    receiver.answer_with(&[503, 429]);
    deliver(&server, server.app().clock.now() + DELAY).await;
    assert_eq!(receiver.take_paths(), ["/ann"; 3], "until it is accepted");
    assert_eq!(settings(&server, &ann).await.subscriptions.len(), 1);
    receiver.answer_with(&[410]);
    let path = format!("{SETTINGS}/test");
    let test: NotificationTest = read(server.post(&path, ann.key(), &()).await, 200);
    let nothing = NotificationTest {
        delivered: 0,
        failed: 1,
    };
    assert_eq!(test, nothing);
    assert_eq!(settings(&server, &ann).await.subscriptions, []);
    assert_eq!(
        server.post(&path, ann.key(), &()).await.0,
        429,
        "not at once"
    );
}

#[tokio::test]
async fn a_webhook_receives_what_discord_and_slack_read() {
    let folder = TestFolder::new("notify-webhook");
    let server = TestServer::start_with(config(&folder.database())).await;
    let receiver = Receiver::start().await;
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let webhook = format!("{SETTINGS}/webhook");
    for person in [&ann, &ben] {
        let address = WebhookAddress {
            address: format!("{}/hook/secret", receiver.address),
        };
        let request = server.request("PUT", &webhook, Some(person.key()), Some(&address));
        let settings: NotificationSettings = read(request.await, 200);
        assert_eq!(
            settings.webhook.as_ref(),
            Some(&receiver.address),
            "no secret"
        );
    }
    let options = Options::duel("standard-2", "rhino", "screech");
    let table = ann
        .open_table::<Rift>(&server, &options, &[SeatPlan::Me, SeatPlan::Open])
        .await;
    ben.join(&server, &table).await;
    deliver(&server, server.app().clock.now() + DELAY).await;
    let bodies: Vec<Value> = receiver
        .take()
        .iter()
        .map(|one| serde_json::from_slice(&one.body).expect("JSON"))
        .collect();
    let turn = bodies
        .iter()
        .find(|body| body["kind"] == "turn")
        .expect("a turn");
    let text = format!(
        "Centauri Rift: it is your turn. https://play.example/#/online/{}",
        table.id
    );
    assert_eq!(turn["content"], text.as_str());
    assert_eq!(turn["text"], text.as_str());
    assert_eq!(turn["game"], "rift");
    assert_eq!(turn["table"], table.id.as_str());
    assert_eq!(bodies.len(), 2);
    // A webhook that fails again and again is no longer used.
    folder
        .run_sql("UPDATE notification_settings SET webhook_failures = 9, webhook_failing_since = 1")
        .await;
    receiver.answer_with(&[400, 400]);
    let test: NotificationTest = read(
        server
            .post(&format!("{SETTINGS}/test"), ann.key(), &())
            .await,
        200,
    );
    assert_eq!((test.delivered, test.failed), (0, 1));
    assert_eq!(settings(&server, &ann).await.webhook, None);
    assert_eq!(
        change(&server, &ben, "DELETE", &webhook).await.webhook,
        None
    );
}

#[tokio::test]
async fn addresses_of_the_servers_own_network_are_refused() {
    let folder = TestFolder::new("notify-private");
    let server = TestServer::start(&folder.database()).await;
    let receiver = Receiver::start().await;
    let ann = server.add_player("Ann").await;
    let push = format!("{SETTINGS}/push");
    let webhook = format!("{SETTINGS}/webhook");
    for address in [
        receiver.address.as_str(),
        "http://hooks.example/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://hooks.example:22/",
    ] {
        let subscription = Browser::new().subscription(address.to_owned());
        assert_eq!(
            server.post(&push, ann.key(), &subscription).await.0,
            400,
            "{address}"
        );
        let address = WebhookAddress {
            address: address.to_owned(),
        };
        let request = server.request("PUT", &webhook, Some(ann.key()), Some(&address));
        assert_eq!(request.await.0, 400);
    }
    // A name tells nothing of where it leads; that is checked when it is used.
    let named = WebhookAddress {
        address: "https://localhost/hook".to_owned(),
    };
    let request = server.request("PUT", &webhook, Some(ann.key()), Some(&named));
    assert_eq!(request.await.0, 200);
    let test: NotificationTest = read(
        server
            .post(&format!("{SETTINGS}/test"), ann.key(), &())
            .await,
        200,
    );
    assert_eq!((test.delivered, test.failed), (0, 1));
    assert_eq!(receiver.take_paths(), [""; 0]);
}

#[tokio::test]
async fn a_player_takes_settings_along_and_deletion_leaves_none() {
    let folder = TestFolder::new("notify-delete");
    let server = TestServer::start_with(config(&folder.database())).await;
    let receiver = Receiver::start().await;
    let duel = duel(&server, &receiver).await;
    let (first, browser) = &duel.first;
    let export: PlayerExport = read(
        server.get("/api/v1/me/export", Some(first.key())).await,
        200,
    );
    assert_eq!(export.notifications.subscriptions.len(), 1);
    assert_eq!(
        export.notifications.subscriptions[0].service,
        receiver.address
    );
    // The same browser of another player belongs to that one.
    let same = browser.subscription(format!("{}{}", receiver.address, duel.path(true)));
    let (second, _) = &duel.second;
    let path = format!("{SETTINGS}/push");
    let _: SubscriptionInfo = read(server.post(&path, second.key(), &same).await, 201);
    assert_eq!(settings(&server, first).await.subscriptions, []);
    for nth in 0..9 {
        let new = Browser::new().subscription(format!("{}/{nth}", receiver.address));
        let expected = if nth < 8 { 201 } else { 429 };
        assert_eq!(
            server.post(&path, second.key(), &new).await.0,
            expected,
            "{nth}"
        );
    }
    for person in [first, second] {
        let request = server.request("DELETE", "/api/v1/me", Some(person.key()), None::<&()>);
        assert_eq!(request.await.0, 204);
    }
    let left =
        "SELECT (SELECT count(*) FROM notifications) + (SELECT count(*) FROM push_subscriptions)
         + (SELECT count(*) FROM notification_settings) + (SELECT count(*) FROM muted_tables)";
    assert_eq!(folder.number(left).await, 0);
    deliver(&server, server.app().clock.now() + DELAY).await;
    assert_eq!(receiver.take_paths(), [""; 0]);
    // Requests that were on their way when the player was deleted leave nothing, either.
    let store = &server.app().store;
    let id = first.player.player.id.as_str();
    let keys = ([4; 65].as_slice(), [1; 16].as_slice());
    let added = store.add_subscription(id, &receiver.address, keys).await;
    assert!(added.is_err());
    let quiet = QuietHours {
        from: 0,
        to: 60,
        utc_offset: 0,
    };
    let late = [
        store.set_quiet_hours(id, Some(quiet)).await,
        store.set_webhook(id, Some(&receiver.address)).await,
        store.set_muted(id, "table", true).await,
        store.begin_test(id).await.map(drop),
    ];
    assert!(late.iter().all(Result::is_ok), "{late:?}");
    assert_eq!(folder.number(left).await, 0);
}
