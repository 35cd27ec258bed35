//! Publishers: their users become players by tokens, and they are told results by webhooks.

use crate::support::{Client, PATIENCE, Person, TestFolder, TestServer, read};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use base64::Engine;
use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD};
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::options::Options;
use protocol::online::{
    MAX_NAME_CHARS, NewPlayer, NewTable, Occupant, OnlineError, PlayerExport, PublisherEvent,
    PublisherOccupant, PublisherToken, PublisherUser, SeatPlan, TableInfo, TimeControl,
    TimeoutPolicy, Visibility,
};
use protocol::{Bytes32, CommitmentRecord};
use ring::hmac;
use serde_json::{Value, json};
use server::clock::ServerClock;
use server::config::{Command, Config, OutboundRules};
use server::publisher::{deliver_publisher_events, webhook_signature};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

const ORIGIN: &str = "https://club.example";
const SECOND: u64 = 1000;
const DAY: u64 = 24 * 3600 * SECOND;

/// Returns the time in milliseconds since 1970; no test here moves the clock of its server.
fn now() -> u64 {
    ServerClock::default().now()
}

/// A publisher with its secrets.
struct Site {
    id: String,
    audience: String,
    token_secret: String,
    webhook_secret: String,
    tokens: Mutex<u32>,
}

/// Runs a command about publishers as the program does, beside the server that uses the database.
async fn admin(folder: &TestFolder, words: &[&str]) -> Result<String, String> {
    let database = folder.database().display().to_string();
    let mut arguments = vec!["admin", "publisher"];
    arguments.extend(words);
    arguments.extend(["--database", &database]);
    let arguments = arguments.into_iter().map(Into::into);
    let command = Command::read(arguments, |_| None).map_err(|error| error.to_string())?;
    let Command::Admin(config, command) = command else {
        panic!("it is a command of the operator");
    };
    let done = command.run(&config.database).await;
    done.map_err(|error| error.to_string())
}

impl Site {
    async fn add(folder: &TestFolder, webhook: Option<&str>) -> Self {
        let mut words = vec!["add", "Club", "--origin", ORIGIN];
        words.extend(webhook.iter().flat_map(|address| ["--webhook", address]));
        Self::read(&admin(folder, &words).await.expect("a publisher"))
    }

    fn read(printed: &str) -> Self {
        let value = |name: &str| {
            let mut lines = printed.lines();
            let line = lines.find_map(|line| line.strip_prefix(name));
            line.expect("a line").trim().to_owned()
        };
        Self {
            id: value("publisher "),
            audience: value("audience "),
            token_secret: value("token secret "),
            webhook_secret: value("webhook secret "),
            tokens: Mutex::new(0),
        }
    }

    fn claims(&self, user: &str, name: &str) -> Value {
        let mut tokens = self.tokens.lock().expect("a number");
        *tokens += 1;
        json!({
            "iss": self.id, "aud": self.audience, "sub": user, "name": name,
            "exp": now() / SECOND + 60, "jti": format!("token-{tokens}"),
        })
    }

    fn sign(&self, claims: &Value) -> String {
        let text = |value: &Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let signed = format!("{}.{}", text(&json!({ "alg": "HS256" })), text(claims));
        let key = hmac::Key::new(hmac::HMAC_SHA256, self.token_secret.as_bytes());
        let signature = hmac::sign(&key, signed.as_bytes());
        format!("{signed}.{}", BASE64_URL_SAFE_NO_PAD.encode(signature))
    }

    fn token(&self, user: &str, name: &str) -> String {
        self.sign(&self.claims(user, name))
    }

    async fn user(&self, server: &TestServer, user: &str, name: &str) -> Person {
        let answer = begin(server, &self.token(user, name)).await;
        let player: NewPlayer = read(answer, 200);
        let mut secret = Bytes32([7; 32]);
        for (byte, other) in secret.0.iter_mut().zip(player.key.bytes()) {
            *byte = other;
        }
        let record = CommitmentRecord {
            round: 1,
            ..CommitmentRecord::new(secret)
        };
        Person { player, record }
    }

    fn webhook_key(&self) -> [u8; 32] {
        let text = self.webhook_secret.strip_prefix("whsec_");
        let bytes = BASE64_STANDARD.decode(text.expect("a prefix"));
        bytes.expect("base64").try_into().expect("32 bytes")
    }
}

async fn begin(server: &TestServer, token: &str) -> (u16, Value) {
    let token = PublisherToken {
        token: token.to_owned(),
    };
    let path = "/api/v1/publisher-session";
    server.request("POST", path, None, Some(&token)).await
}

/// Checks that a token is refused with a status and a reason.
async fn check_refused(server: &TestServer, token: &str, status: u16, reason: &str) {
    let error: OnlineError = read(begin(server, token).await, status);
    assert!(error.message.contains(reason), "{}", error.message);
}

async fn started(name: &str) -> (TestFolder, TestServer) {
    let folder = TestFolder::new(name);
    let server = TestServer::start(&folder.database()).await;
    (folder, server)
}

#[tokio::test]
async fn a_user_is_the_same_player_with_every_token() {
    let (folder, server) = started("publisher-user").await;
    let site = Site::add(&folder, None).await;
    let first = site.user(&server, "u1", "Ann").await;
    let again = site.user(&server, "u1", "Anna").await;
    let other = site.user(&server, "u2", "Ann").await;
    assert_eq!(first.player.player.id, again.player.player.id);
    assert_eq!(again.player.player.name, "Anna");
    assert_ne!(first.player.player.id, other.player.player.id);
    // Both devices stay signed in.
    for key in [first.key(), again.key()] {
        let (status, me) = server.get("/api/v1/me", Some(key)).await;
        assert_eq!((status, &me["name"]), (200, &json!("Anna")));
    }
    let another = Site::add(&folder, None).await;
    let foreign = another.user(&server, "u1", "Ann").await;
    assert_ne!(foreign.player.player.id, first.player.player.id);
    let export = server.get("/api/v1/me/export", Some(first.key())).await;
    let export: PlayerExport = read(export, 200);
    let expected = PublisherUser {
        publisher: "Club".to_owned(),
        user: "u1".to_owned(),
    };
    assert_eq!(export.publisher, Some(expected));
    // Who is deleted comes back as somebody else.
    let deleted = server.request("DELETE", "/api/v1/me", Some(first.key()), None::<&()>);
    assert_eq!(deleted.await.0, 204);
    assert_eq!(server.get("/api/v1/me", Some(again.key())).await.0, 401);
    let later = site.user(&server, "u1", "Ann").await;
    assert_ne!(later.player.player.id, first.player.player.id);
}

#[tokio::test]
async fn a_token_counts_once_and_only_as_it_was_signed() {
    let (folder, server) = started("publisher-token").await;
    let site = Site::add(&folder, None).await;
    let token = site.token("u1", "Ann");
    assert_eq!(begin(&server, &token).await.0, 200);
    check_refused(&server, &token, 401, "used before").await;
    let mut expired = site.claims("u1", "Ann");
    expired["exp"] = json!(now() / SECOND - 61);
    check_refused(&server, &site.sign(&expired), 401, "expired").await;
    let mut late = site.claims("u1", "Ann");
    late["exp"] = json!(now() / SECOND + 700);
    check_refused(&server, &site.sign(&late), 401, "ten minutes").await;
    let mut foreign = site.claims("u1", "Ann");
    foreign["aud"] = json!("centauri-elsewhere");
    check_refused(&server, &site.sign(&foreign), 401, "another server").await;
    let another = Site::add(&folder, None).await;
    let stolen = another.sign(&site.claims("u1", "Ann"));
    check_refused(&server, &stolen, 401, "signature").await;
    let none = json!({ "alg": "none" }).to_string();
    let claims = site.claims("u1", "Ann").to_string();
    let text = |text: &str| BASE64_URL_SAFE_NO_PAD.encode(text);
    let unsigned = format!("{}.{}.", text(&none), text(&claims));
    check_refused(&server, &unsigned, 401, "algorithm").await;
    check_refused(&server, "nonsense", 401, "cannot be read").await;
    let long = site.token("u1", &"n".repeat(MAX_NAME_CHARS + 1));
    check_refused(&server, &long, 400, "a name has").await;
    let (_, metrics) = server.text("/metrics").await;
    for line in [
        "centauri_publisher_sessions_total 1",
        "centauri_publisher_tokens_refused_total 8",
    ] {
        assert!(metrics.contains(line), "{line}: {metrics}");
    }
}

#[tokio::test]
async fn new_secrets_and_removal_end_what_the_old_ones_allowed() {
    let (folder, server) = started("publisher-remove").await;
    let site = Site::add(&folder, None).await;
    let listed = admin(&folder, &["list"]).await.expect("a list");
    assert!(listed.contains(&site.id) && listed.contains("Club"));
    for secret in [&site.token_secret, &site.webhook_secret] {
        assert!(!listed.contains(secret.as_str()), "{listed}");
    }
    let rotated = admin(&folder, &["rotate", &site.id]).await;
    let rotated = Site::read(&rotated.expect("new secrets"));
    assert_eq!(rotated.audience, site.audience);
    check_refused(&server, &site.token("u1", "Ann"), 401, "signature").await;
    let ann = rotated.user(&server, "u2", "Ann").await;
    let ben = server.add_player("Ben").await;
    let table = open_duel(&server, &ann, Visibility::Public).await;
    ben.join(&server, &table).await;
    let mut ann_plays: Client<Rift> = sit(&server, &ann, &table).await;
    admin(&folder, &["remove", &site.id])
        .await
        .expect("it is removed");
    assert_eq!(server.get("/api/v1/me", Some(ann.key())).await.0, 401);
    check_refused(&server, &rotated.token("u2", "Ann"), 401, "unknown").await;
    // A token of the seat is worth nothing either, since a bot has it.
    while ann_plays.receive_one().await {}
    server
        .wait_for_table(&ben, &table.id, |table| {
            matches!(table.seats[0].occupant, Occupant::Bot { .. })
        })
        .await;
    assert!(admin(&folder, &["remove", &site.id]).await.is_err());
    assert!(admin(&folder, &["rotate", "p1"]).await.is_err());
}

#[tokio::test]
async fn sites_that_may_embed_read_the_open_tables() {
    let (folder, server) = started("publisher-embed").await;
    Site::add(&folder, None).await;
    let allowed = async |origin: &str| {
        let head = server.head("/api/v1/tables", origin).await;
        head.contains(&format!("access-control-allow-origin: {origin}"))
    };
    assert!(allowed(ORIGIN).await);
    assert!(!allowed("https://other.example").await);
}

#[tokio::test]
async fn the_page_says_who_may_frame_the_player() {
    let folder = TestFolder::new("publisher-frame");
    let page = folder.file("page");
    std::fs::create_dir_all(&page).expect("a folder");
    let text = r#"<html><meta name="table-server" content=""></html>"#;
    for name in ["index.html", "embed.html", "app.js"] {
        std::fs::write(page.join(name), text).expect("a file");
    }
    let config = |embed_origins: &[&str]| Config {
        database: folder.database(),
        page: Some(page.clone()),
        embed_origins: embed_origins.iter().map(|one| (*one).to_owned()).collect(),
        ..Config::default()
    };
    let own = "content-security-policy: frame-ancestors 'self'\r\n";
    let server = TestServer::start_with(config(&[])).await;
    let head = server.head("/embed.html", ORIGIN).await;
    assert!(head.contains(own), "{head}");
    let (_, player) = server.text("/embed.html").await;
    assert!(player.contains(r#"content="./""#), "{player}");
    Site::add(&folder, None).await;
    let head = server.head("/embed.html", ORIGIN).await;
    let both = format!("frame-ancestors 'self' {ORIGIN}\r\n");
    assert!(head.contains(&both), "{head}");
    assert!(server.head("/", ORIGIN).await.contains(own));
    let head = server.head("/app.js", ORIGIN).await;
    for header in [
        "access-control-allow-origin: *",
        "cross-origin-resource-policy: cross-origin",
    ] {
        assert!(head.contains(header), "{head}");
    }
    drop(server);
    let server = TestServer::start_with(config(&["*"])).await;
    let head = server.head("/embed.html", ORIGIN).await;
    assert!(!head.contains("content-security-policy"), "{head}");
}

/// Opens a duel at which one more person may sit down.
async fn open_duel(server: &TestServer, host: &Person, visibility: Visibility) -> TableInfo {
    let options = Options::duel("standard-2", "rhino", "screech");
    let new = NewTable {
        game: "rift".to_owned(),
        options: serde_json::to_value(options).expect("plain data"),
        seats: vec![SeatPlan::Me, SeatPlan::Open],
        visibility,
        time_control: TimeControl::Unlimited,
        timeout_policy: TimeoutPolicy::Bot,
        is_rated: false,
        has_chat: false,
        reaction_delay: 0,
        seed_offer: host.seed_offer(server).await.offer,
        seed_share: host.record.seed_share(),
        signing_key: Some(host.record.public_key()),
    };
    let answer = server.post("/api/v1/tables", host.key(), &new).await;
    read(answer, 201)
}

async fn sit(server: &TestServer, person: &Person, table: &TableInfo) -> Client<Rift> {
    let table = person.table(server, &table.id).await;
    person.sit_down(server, &table).await
}

/// Plays a duel to its end: its host concedes.
async fn play(server: &TestServer, host: &Person, guest: &Person) -> TableInfo {
    let table = open_duel(server, host, Visibility::Invited).await;
    guest.join(server, &table).await;
    let mut loser = sit(server, host, &table).await;
    loser.act(|_| Action::Concede).await;
    loser.wait_until(Client::is_over).await;
    table
}

/// An event as it arrived.
struct ReceivedEvent {
    headers: HeaderMap,
    body: String,
}

/// A publisher's webhook, at a local address.
#[derive(Clone, Default)]
struct Sink {
    received: Arc<Mutex<Vec<ReceivedEvent>>>,
    /// The statuses of the next answers, the last one first; then 204.
    statuses: Arc<Mutex<Vec<u16>>>,
}

impl Sink {
    async fn start() -> (Self, String) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let sink = Self::default();
        let router = Router::new().fallback(receive).with_state(sink.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        (sink, format!("http://{address}/hook"))
    }

    fn take(&self) -> Vec<ReceivedEvent> {
        std::mem::take(&mut *self.received.lock().expect("a list"))
    }
}

async fn receive(State(sink): State<Sink>, headers: HeaderMap, body: Bytes) -> StatusCode {
    let body = String::from_utf8(body.to_vec()).expect("text");
    let received = ReceivedEvent { headers, body };
    sink.received.lock().expect("a list").push(received);
    let status = sink.statuses.lock().expect("a list").pop();
    StatusCode::from_u16(status.unwrap_or(204)).expect("a status")
}

impl ReceivedEvent {
    fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name).expect("a header");
        value.to_str().expect("text")
    }

    /// Checks the signature, and returns the event.
    fn verify(&self, site: &Site) -> PublisherEvent {
        let timestamp: u64 = self.header("webhook-timestamp").parse().expect("a number");
        assert!(now() / SECOND - timestamp < 60);
        let id = self.header("webhook-id");
        let expected = webhook_signature(&site.webhook_key(), id, timestamp, &self.body);
        assert_eq!(self.header("webhook-signature"), expected);
        let event: PublisherEvent = serde_json::from_str(&self.body).expect("an event");
        assert_eq!(event.id, id);
        event
    }
}

fn with_webhooks(folder: &TestFolder) -> Config {
    Config {
        database: folder.database(),
        public_address: Some("https://play.example/".to_owned()),
        outbound: OutboundRules {
            allows_private: true,
            ports: Vec::new(),
        },
        ..Config::default()
    }
}

#[tokio::test]
async fn a_publisher_is_told_the_results_of_its_users() {
    let folder = TestFolder::new("publisher-result");
    let server = TestServer::start_with(with_webhooks(&folder)).await;
    let (sink, address) = Sink::start().await;
    let site = Site::add(&folder, Some(&address)).await;
    let ann = site.user(&server, "u1", "Ann").await;
    let ben = server.add_player("Ben").await;
    let cleo = server.add_player("Cleo").await;
    play(&server, &ben, &cleo).await;
    let table = play(&server, &ann, &ben).await;
    let before = now();
    deliver_publisher_events(server.app(), before)
        .await
        .expect("sent");
    let received = sink.take();
    let [received] = received.as_slice() else {
        panic!("{} events", received.len());
    };
    let event = received.verify(&site);
    assert!(event.timestamp <= before && event.timestamp > before - 60 * SECOND);
    let data = event.data;
    assert_eq!(
        (data.table.as_str(), data.game.as_str()),
        (table.id.as_str(), "rift")
    );
    assert_eq!(
        (data.winners.as_slice(), data.is_rated),
        ([Seat(1)].as_slice(), false)
    );
    let own = PublisherOccupant::User {
        user: "u1".to_owned(),
        has_left: false,
    };
    let seats: Vec<_> = data.seats.into_iter().map(|seat| seat.occupant).collect();
    assert_eq!(seats, [own, PublisherOccupant::Player]);
    let replay = data.replay.expect("an address");
    let path = replay
        .strip_prefix("https://play.example")
        .expect("the page's");
    assert_eq!(server.get(path, None).await.0, 200, "{replay}");
    assert!(!received.body.contains("Ben") && !received.body.contains(&ben.player.player.id));
    let (_, metrics) = server.text("/metrics").await;
    assert!(metrics.contains("centauri_publisher_events_sent_total 1"));
    deliver_publisher_events(server.app(), now() + DAY)
        .await
        .expect("nothing");
    assert!(sink.take().is_empty());
}

#[tokio::test]
async fn an_event_is_sent_again_also_after_a_restart_until_it_is_accepted() {
    let folder = TestFolder::new("publisher-retry");
    let server = TestServer::start_with(with_webhooks(&folder)).await;
    let (sink, address) = Sink::start().await;
    let site = Site::add(&folder, Some(&address)).await;
    let (ann, ben) = (
        site.user(&server, "u1", "Ann").await,
        site.user(&server, "u2", "Ben").await,
    );
    play(&server, &ann, &ben).await;
    // The server ends between the result and the first attempt.
    server.stop().await;
    let server = TestServer::start_with(with_webhooks(&folder)).await;
    *sink.statuses.lock().expect("a list") = vec![500, 302];
    let time = now();
    deliver_publisher_events(server.app(), time)
        .await
        .expect("tried");
    assert_eq!(sink.take().len(), 1);
    deliver_publisher_events(server.app(), time + 4 * SECOND)
        .await
        .expect("too early");
    assert!(sink.take().is_empty());
    deliver_publisher_events(server.app(), time + 5 * SECOND)
        .await
        .expect("tried");
    let second = sink.take();
    server.stop().await;
    let server = TestServer::start_with(with_webhooks(&folder)).await;
    deliver_publisher_events(server.app(), time + 36 * SECOND)
        .await
        .expect("sent");
    let third = sink.take();
    assert_eq!((second.len(), third.len()), (1, 1));
    let (second, third) = (second[0].verify(&site), third[0].verify(&site));
    assert_eq!(second, third, "the same event in every attempt");
    assert_eq!(
        folder.number("SELECT count(*) FROM publisher_events").await,
        0
    );
}

#[tokio::test]
async fn an_event_is_given_up_after_a_day() {
    let folder = TestFolder::new("publisher-give-up");
    let server = TestServer::start_with(with_webhooks(&folder)).await;
    let (sink, address) = Sink::start().await;
    let site = Site::add(&folder, Some(&address)).await;
    let ann = site.user(&server, "u1", "Ann").await;
    let ben = server.add_player("Ben").await;
    play(&server, &ann, &ben).await;
    *sink.statuses.lock().expect("a list") = vec![503; 100];
    let mut time = now();
    for _ in 0..20 {
        deliver_publisher_events(server.app(), time)
            .await
            .expect("tried");
        time += 9 * 3600 * SECOND;
    }
    assert_eq!(sink.take().len(), 11);
    assert_eq!(
        folder.number("SELECT count(*) FROM publisher_events").await,
        0
    );
}

/// The sample of a publisher's backend, killed when it is dropped.
struct Backend {
    child: Child,
    address: String,
    /// What it has printed since its address.
    lines: Arc<Mutex<Vec<String>>>,
}

impl Drop for Backend {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts the sample for a publisher; `None` without Node.
fn start_sample(site: &Site, port: u16) -> Option<Backend> {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/publisher.mjs");
    let child = std::process::Command::new("node")
        .arg(sample)
        .args(["--publisher", &site.id, "--audience", &site.audience])
        .args(["--port", &port.to_string()])
        .env("CENTAURI_TOKEN_SECRET", &site.token_secret)
        .env("CENTAURI_WEBHOOK_SECRET", &site.webhook_secret)
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut child) = child else {
        eprintln!("skipped: node is not installed, so the sample cannot run");
        return None;
    };
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut address = String::new();
    output.read_line(&mut address).expect("a line");
    let lines = Arc::new(Mutex::new(Vec::new()));
    let printed = lines.clone();
    std::thread::spawn(move || {
        for line in output.lines().map_while(Result::ok) {
            printed.lock().expect("a list").push(line);
        }
    });
    Some(Backend {
        child,
        address: address.trim().to_owned(),
        lines,
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sample_backend_signs_tokens_and_checks_webhooks() {
    let folder = TestFolder::new("publisher-sample");
    let server = TestServer::start_with(with_webhooks(&folder)).await;
    // The address of the webhook is named before the program that listens there knows its secrets.
    let free = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let port = free.local_addr().expect("an address").port();
    let address = format!("http://127.0.0.1:{port}/webhook");
    let site = Site::add(&folder, Some(&address)).await;
    drop(free);
    let Some(sample) = start_sample(&site, port) else {
        return;
    };
    let backend = TestServer::at(&sample.address);
    let token = backend.plain_post("/token?user=u1&name=Ann").await;
    let ann: NewPlayer = read(begin(&server, &token).await, 200);
    assert_eq!(ann.player.name, "Ann");
    let users = (
        site.user(&server, "u1", "Ann").await,
        site.user(&server, "u2", "Ben").await,
    );
    let table = play(&server, &users.0, &users.1).await;
    assert_eq!(
        backend
            .request("POST", "/webhook", None, Some(&json!({})))
            .await
            .0,
        401,
        "a body without a signature"
    );
    deliver_publisher_events(server.app(), now())
        .await
        .expect("sent");
    assert_eq!(
        folder.number("SELECT count(*) FROM publisher_events").await,
        0
    );
    let printed = async {
        while sample.lines.lock().expect("a list").is_empty() {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, printed).await.expect("a line");
    let line = sample.lines.lock().expect("a list").remove(0);
    let event: PublisherEvent = serde_json::from_str(&line).expect("an event");
    assert_eq!(event.data.table, table.id);
}
