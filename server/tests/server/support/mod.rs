//! A server in this process, and people who use it as the page does.

use engine::arena_setup::ArenaSetup;
use engine::bots::Level;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, Status};
use engine::rift::Rift;
use engine::rift::options::Options;
use engine::save::decode;
use engine::session::{LogEntry, Session};
use futures_util::{SinkExt, StreamExt};
use protocol::online::{
    AutomaticAnswers, JoinTable, NewPlayer, NewTable, PlayerName, SeatPlan, SeedOffer, Speech,
    TableInfo, TableNotice, TableTalk, TalkRefusal, TalkUpdate, TimeControl, TimeoutPolicy,
    Visibility,
};
use protocol::{
    Bytes32, CommitmentRecord, Guest, GuestEffect, ProofInputs, ProofStatus, ProtocolVersion,
    SignatureProof, seat_fingerprint,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use server::clock::ServerClock;
use server::config::Config;
use server::store::LogRecord;
use server::{App, api, director, table};
use sqlx::Connection;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_tungstenite::tungstenite::{Error as WebSocketError, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long a test waits for anything.
pub const PATIENCE: Duration = Duration::from_secs(120);

#[cfg(feature = "cluster")]
type TestConnection = sqlx::PgConnection;
#[cfg(not(feature = "cluster"))]
type TestConnection = sqlx::SqliteConnection;

/// A folder for a test and its database, removed afterwards.
pub struct TestFolder {
    folder: PathBuf,
    database: PathBuf,
}

impl TestFolder {
    pub fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("centauri-{name}-{}", std::process::id()));
        // What an interrupted run has left behind.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let database = test_database(&folder);
        Self { folder, database }
    }

    pub fn database(&self) -> PathBuf {
        self.database.clone()
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    async fn connection(&self) -> TestConnection {
        let address = self.database.to_string_lossy();
        let connection = TestConnection::connect(&address).await;
        connection.expect("the database")
    }

    /// Changes the database behind the back of the server.
    pub async fn run_sql(&self, sql: &'static str) {
        // What PostgreSQL names differently.
        #[cfg(feature = "cluster")]
        let sql = sqlx::AssertSqlSafe(
            sql.replace(
                "randomblob(32)",
                "decode(md5(CAST(random() AS TEXT)), 'hex')",
            )
            .replace("unixepoch()", "CAST(extract(epoch FROM now()) AS BIGINT)"),
        );
        sqlx::query(sql)
            .execute(&mut self.connection().await)
            .await
            .expect("valid SQL");
    }

    /// Reads one number from the database.
    pub async fn number(&self, sql: &'static str) -> i64 {
        let (number,): (i64,) = sqlx::query_as(sql)
            .fetch_one(&mut self.connection().await)
            .await
            .expect("a number");
        number
    }

    /// Returns the clocks of the only table, by seat.
    pub async fn clocks(&self) -> Value {
        let (clocks,): (String,) = sqlx::query_as("SELECT clocks FROM tables")
            .fetch_one(&mut self.connection().await)
            .await
            .expect("clocks");
        serde_json::from_str(&clocks).expect("JSON")
    }

    /// Ends the time of every decision at the only table, while no server runs.
    pub async fn end_time(&self) {
        let mut clocks = self.clocks().await;
        let seats = clocks.as_object_mut().expect("seats");
        for clock in seats.values_mut() {
            if let Some(deadline) = clock.get_mut("deadline") {
                *deadline = 1.into();
            }
        }
        sqlx::query("UPDATE tables SET deadline = 1, clocks = $1")
            .bind(clocks.to_string())
            .execute(&mut self.connection().await)
            .await
            .expect("a table");
    }

    /// Returns how many players were notified of a question.
    pub async fn notified(&self, question: &str) -> i64 {
        let (count,): (i64,) =
            sqlx::query_as("SELECT count(*) FROM notifications WHERE question = $1")
                .bind(question)
                .fetch_one(&mut self.connection().await)
                .await
                .expect("a number");
        count
    }

    /// Returns who has answered in reaction windows of a table at which nothing was undone, and how many
    /// milliseconds after the window had opened.
    pub async fn delays<G: Game>(&self, table: &str) -> Vec<(Seat, i64)> {
        let connection = &mut self.connection().await;
        let (start,): (String,) = sqlx::query_as("SELECT start FROM tables WHERE id = $1")
            .bind(table)
            .fetch_one(&mut *connection)
            .await
            .expect("a deal");
        let log: Vec<(i64, String)> =
            sqlx::query_as("SELECT time, record FROM log WHERE table_id = $1 ORDER BY number")
                .bind(table)
                .fetch_all(&mut *connection)
                .await
                .expect("a log");
        let entry = |(_, record): &(i64, String)| match serde_json::from_str(record) {
            Ok(LogRecord::Act(entry)) => entry,
            Ok(LogRecord::Undo(_)) | Err(_) => panic!("no action: {record}"),
        };
        let entries: Vec<LogEntry<G::Action>> = log.iter().map(entry).collect();
        let start = decode::<G>(&start).expect("a deal");
        let delay = |index: usize| {
            let session = start.with_log(&entries[..index]).expect("a match");
            let seat = entries[index].seat;
            session.decline(seat)?;
            Some((seat, log[index].0 - log[index - 1].0))
        };
        (1..entries.len()).filter_map(delay).collect()
    }

    #[cfg(feature = "cluster")]
    /// Returns the records of a table, with their numbers.
    pub async fn log(&self, table: &str) -> Vec<(i64, String)> {
        sqlx::query_as("SELECT number, record FROM log WHERE table_id = $1 ORDER BY number")
            .bind(table)
            .fetch_all(&mut self.connection().await)
            .await
            .expect("a log")
    }
}

/// Returns the database of a test: a file in its folder.
#[cfg(not(feature = "cluster"))]
fn test_database(folder: &Path) -> PathBuf {
    folder.join("centauri.db")
}

/// Returns the database of a test: a new one in the PostgreSQL that the environment names.
#[cfg(feature = "cluster")]
fn test_database(folder: &Path) -> PathBuf {
    let server = std::env::var("CENTAURI_TEST_POSTGRES").expect("the address of PostgreSQL");
    let name = folder.file_name().expect("a name").to_string_lossy();
    let name = name.replace('-', "_");
    for sql in [
        format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"),
        format!("CREATE DATABASE {name}"),
    ] {
        let address = format!("{server}/postgres");
        let done = std::process::Command::new("psql")
            .args(["-q", "-d", &address, "-c", &sql])
            .status();
        assert!(done.is_ok_and(|status| status.success()), "{sql}");
    }
    PathBuf::from(format!("{server}/{name}"))
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A running server, in this process or another one.
pub struct TestServer {
    address: SocketAddr,
    /// What runs in this process.
    here: Option<(App, JoinHandle<()>)>,
}

impl Drop for TestServer {
    fn drop(&mut self) {
        if let Some((_, serving)) = &self.here {
            serving.abort();
        }
    }
}

impl TestServer {
    pub async fn start(database: &Path) -> Self {
        Self::start_with(Config {
            database: database.to_owned(),
            ..Config::default()
        })
        .await
    }

    /// Starts a server as an operator has configured it. Nothing is sent to players who are away
    /// unless a test asks for it.
    pub async fn start_with(config: Config) -> Self {
        Self::start_at(config, ServerClock::default()).await
    }

    /// Starts a server whose time is that of a clock. Nobody gets time to return.
    pub async fn start_at(config: Config, clock: ServerClock) -> Self {
        let config = Config {
            return_time: Duration::ZERO,
            ..config
        };
        let app = App::open_at(config, clock).await.expect("a database");
        #[cfg(feature = "cluster")]
        server::cluster::start(app.clone());
        table::watch_deadlines(app.clone());
        director::start(app.clone());
        let router = api::router(app.clone()).expect("no page is served");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let serving = tokio::spawn(async move {
            let service = router.into_make_service_with_connect_info::<SocketAddr>();
            axum::serve(listener, service).await.expect("it serves");
        });
        Self {
            address,
            here: Some((app, serving)),
        }
    }

    /// Lets time pass at once.
    pub fn advance(&self, by: Duration) {
        self.app().clock.advance(by);
    }

    /// Ends the server as the program does.
    pub async fn stop(self) {
        if let Some((app, _)) = &self.here {
            app.tables.stop().await;
            #[cfg(feature = "cluster")]
            server::cluster::leave(app).await;
        }
    }

    /// Returns the application that runs in this process.
    pub fn app(&self) -> &App {
        let (app, _) = self.here.as_ref().expect("a server in this process");
        app
    }

    /// Returns the server at an address such as `http://127.0.0.1:8080/`.
    pub fn at(address: &str) -> Self {
        let host = address.trim_start_matches("http://").trim_end_matches('/');
        Self {
            address: host.parse().expect("an address"),
            here: None,
        }
    }

    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Sends the lines of a request with its body, and returns what is answered until the server
    /// closes the connection, or the first part of it.
    async fn exchange(&self, request: &str, is_first_part_enough: bool) -> String {
        let mut stream = TcpStream::connect(self.address).await.expect("it listens");
        stream
            .write_all(request.as_bytes())
            .await
            .expect("it reads");
        let mut answer = Vec::new();
        let reading = async {
            while stream.read_buf(&mut answer).await.expect("it answers") > 0 {
                if is_first_part_enough {
                    break;
                }
            }
        };
        timeout(PATIENCE, reading).await.expect("an answer in time");
        String::from_utf8(answer).expect("text")
    }

    /// Sends a request and returns status and body.
    pub async fn request(
        &self,
        method: &str,
        path: &str,
        key: Option<&str>,
        body: Option<&impl Serialize>,
    ) -> (u16, Value) {
        let key = key.map_or(String::new(), |key| {
            format!("authorization: Bearer {key}\r\n")
        });
        let body = body.map_or(String::new(), |body| {
            serde_json::to_string(body).expect("plain data")
        });
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{key}\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        let answer = self.exchange(&request, false).await;
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        (
            status(head),
            serde_json::from_str(body).unwrap_or(Value::Null),
        )
    }

    /// Returns the status and the plain text at a path.
    pub async fn text(&self, path: &str) -> (u16, String) {
        let host = self.address;
        let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        let answer = self.exchange(&request, false).await;
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        (status(head), body.to_owned())
    }

    /// Returns the head of the answer at a path, as the page of a site gets it.
    pub async fn head(&self, path: &str, origin: &str) -> String {
        let host = self.address;
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {host}\r\norigin: {origin}\r\nconnection: close\r\n\r\n"
        );
        let answer = self.exchange(&request, false).await;
        let (head, _) = answer.split_once("\r\n\r\n").expect("a head and a body");
        format!("{head}\r\n")
    }

    /// Posts nothing to a path, and returns the plain text of the answer.
    pub async fn plain_post(&self, path: &str) -> String {
        let host = self.address;
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
        );
        let answer = self.exchange(&request, false).await;
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        assert_eq!(status(head), 200, "{answer}");
        // Without a length the text comes in one chunk, between its size and the end.
        body.lines().nth(1).unwrap_or(body).to_owned()
    }

    /// Asks for the socket of a table as a page of a site does, and returns the status.
    pub async fn socket_from(&self, table: &str, origin: &str) -> u16 {
        let request = format!(
            "GET /api/v1/tables/{table}/socket HTTP/1.1\r\nhost: {}\r\norigin: {origin}\r\n\
             connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.address
        );
        status(&self.exchange(&request, true).await)
    }

    /// Waits until a table is as expected, as a player sees it.
    pub async fn wait_for_table(
        &self,
        person: &Person,
        id: &str,
        is_expected: impl Fn(&TableInfo) -> bool,
    ) {
        let since = Instant::now();
        loop {
            let table = person.table(self, id).await;
            if is_expected(&table) {
                return;
            }
            assert!(since.elapsed() < PATIENCE, "still {table:?}");
            sleep(Duration::from_millis(50)).await;
        }
    }

    pub async fn get(&self, path: &str, key: Option<&str>) -> (u16, Value) {
        self.request("GET", path, key, None::<&()>).await
    }

    pub async fn post(&self, path: &str, key: &str, body: &impl Serialize) -> (u16, Value) {
        self.request("POST", path, Some(key), Some(body)).await
    }

    pub async fn add_player(&self, name: &str) -> Person {
        let name = PlayerName {
            name: name.to_owned(),
        };
        let request = self.request("POST", "/api/v1/players", None, Some(&name));
        let player: NewPlayer = read(request.await, 201);
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
}

/// Returns the status in the head of an answer.
fn status(head: &str) -> u16 {
    let number = head
        .split(' ')
        .nth(1)
        .and_then(|number| number.parse().ok());
    number.expect("a status line")
}

/// Reads a successful answer.
pub fn read<T: DeserializeOwned>((status, body): (u16, Value), expected: u16) -> T {
    assert_eq!(status, expected, "{body}");
    serde_json::from_value(body).expect("the documented body")
}

/// A person with the key of a player.
pub struct Person {
    pub player: NewPlayer,
    pub record: CommitmentRecord,
}

impl Person {
    pub fn key(&self) -> &str {
        &self.player.key
    }

    /// Returns an offer of the server for the seed of a table.
    pub async fn seed_offer(&self, server: &TestServer) -> SeedOffer {
        read(
            server.post("/api/v1/seed-offers", self.key(), &()).await,
            200,
        )
    }

    /// Opens a table of a game with these seats.
    pub async fn open_table<G: ArenaSetup>(
        &self,
        server: &TestServer,
        options: &G::Options,
        seats: &[SeatPlan],
    ) -> TableInfo {
        self.open_timed_table::<G>(server, options, seats, TimeControl::Unlimited)
            .await
    }

    /// Opens a table at which people have so much time.
    pub async fn open_timed_table<G: ArenaSetup>(
        &self,
        server: &TestServer,
        options: &G::Options,
        seats: &[SeatPlan],
        time_control: TimeControl,
    ) -> TableInfo {
        let offered = self.seed_offer(server).await;
        let table = NewTable {
            game: G::NAME.to_owned(),
            options: serde_json::to_value(options).expect("plain data"),
            seats: seats.to_vec(),
            visibility: Visibility::Public,
            time_control,
            timeout_policy: TimeoutPolicy::Bot,
            is_rated: false,
            has_chat: false,
            reaction_delay: 0,
            seed_offer: offered.offer,
            seed_share: self.record.seed_share(),
            signing_key: Some(self.record.public_key()),
        };
        let answer = server.post("/api/v1/tables", self.key(), &table).await;
        let table: TableInfo = read(answer, 201);
        assert_eq!(table.server_commitment, offered.commitment);
        table
    }

    pub fn join_request(&self, seat: Option<Seat>, invitation: Option<String>) -> JoinTable {
        JoinTable {
            seat,
            invitation,
            seed_share: self.record.seed_share(),
            signing_key: Some(self.record.public_key()),
        }
    }

    pub async fn join(&self, server: &TestServer, table: &TableInfo) -> TableInfo {
        let path = format!("/api/v1/tables/{}/join", table.id);
        let request = self.join_request(None, table.invitation.clone());
        read(server.post(&path, self.key(), &request).await, 200)
    }

    pub async fn table(&self, server: &TestServer, id: &str) -> TableInfo {
        let path = format!("/api/v1/tables/{id}");
        read(server.get(&path, Some(self.key())).await, 200)
    }

    /// Sits down at a table whose match was dealt, and waits for the match.
    pub async fn sit_down<G: ArenaSetup>(&self, server: &TestServer, table: &TableInfo) -> Client<G>
    where
        G::Refusal: RuleRefusal,
    {
        let mut client = self.connect(server, table).await;
        client.wait_until(|client| client.session.is_some()).await;
        client
    }

    /// Returns to a table with the record of an earlier connection, and waits for the match.
    pub async fn return_with<G: ArenaSetup>(
        &self,
        server: &TestServer,
        table: &TableInfo,
        record: CommitmentRecord,
    ) -> Client<G>
    where
        G::Refusal: RuleRefusal,
    {
        let mut client = self.connect_with(server, table, record).await;
        client.wait_until(|client| client.session.is_some()).await;
        client
    }

    #[cfg(feature = "cluster")]
    /// Returns to a table with the record of an earlier connection; `None` if the server cannot be
    /// reached, or closes the socket.
    pub async fn try_return<G: ArenaSetup>(
        &self,
        server: &TestServer,
        table: &TableInfo,
        record: CommitmentRecord,
    ) -> Option<Client<G>>
    where
        G::Refusal: RuleRefusal,
    {
        let own = table.own_seat.as_ref().expect("a seat");
        let edition = ProtocolVersion::current::<G>();
        let guest = Guest::new(
            edition,
            Some(own.token.clone()),
            record,
            G::ContentSet::default(),
        );
        let socket = server.try_socket(&table.id, "").await?;
        let mut client = Client::new(guest, socket);
        while client.session.is_none() {
            if !client.receive_one().await {
                return None;
            }
        }
        Some(client)
    }

    /// Connects to a table whose match was dealt.
    pub async fn connect<G: ArenaSetup>(&self, server: &TestServer, table: &TableInfo) -> Client<G>
    where
        G::Refusal: RuleRefusal,
    {
        let own = table.own_seat.as_ref().expect("a seat");
        let commitments = &table.share_commitments;
        let own_share = self.record.seed_share();
        assert!(commitments.contains(&(own.seat, own_share.commitment(own.seat))));
        assert!(commitments.contains(&(Seat::TABLE, table.server_commitment)));
        let record = CommitmentRecord {
            share_commitments: Some(commitments.clone()),
            ..self.record.clone()
        };
        self.connect_with(server, table, record).await
    }

    async fn connect_with<G: ArenaSetup>(
        &self,
        server: &TestServer,
        table: &TableInfo,
        record: CommitmentRecord,
    ) -> Client<G>
    where
        G::Refusal: RuleRefusal,
    {
        let own = table.own_seat.as_ref().expect("a seat");
        let edition = ProtocolVersion::current::<G>();
        let token = Some(own.token.clone());
        let guest = Guest::new(edition, token, record, G::ContentSet::default());
        Client::new(guest, server.socket(&table.id, "").await)
    }
}

impl TestServer {
    /// Watches a table; `query` has the invitation, if it is not public.
    pub async fn watch<G: ArenaSetup>(&self, table: &str, query: &str) -> Client<G>
    where
        G::Refusal: RuleRefusal,
    {
        let edition = ProtocolVersion::current::<G>();
        let guest = Guest::spectator(edition, G::ContentSet::default());
        let query = format!("?watch=true{query}");
        Client::new(guest, self.socket(table, &query).await)
    }

    pub async fn socket(&self, table: &str, query: &str) -> WebSocketStream<TcpStream> {
        self.try_socket(table, query).await.expect("a socket")
    }

    /// Opens the socket of a table; `None` if the server cannot be reached.
    pub async fn try_socket(&self, table: &str, query: &str) -> Option<WebSocketStream<TcpStream>> {
        let stream = TcpStream::connect(self.address).await.ok()?;
        // Browsers do the same: an action does not wait until the pong before it is acknowledged.
        stream.set_nodelay(true).ok()?;
        let address = self.address;
        let url = format!("ws://{address}/api/v1/tables/{table}/socket{query}");
        let (socket, _) = client_async(url, stream).await.ok()?;
        Some(socket)
    }
}

/// A page that is connected to a table.
pub struct Client<G: Game> {
    pub guest: Guest<G>,
    socket: WebSocketStream<TcpStream>,
    /// The match as received last.
    pub session: Option<Session<G>>,
    /// What should not have happened.
    pub problems: Vec<String>,
    /// Whether somebody asks for an undo.
    pub is_asked: bool,
    /// The result of the last vote.
    pub last_vote: Option<bool>,
    /// Whether a request came too late, or cannot be granted.
    pub was_stale: bool,
    /// What the server told last about the table.
    pub notice: Option<TableNotice>,
    /// What was said at the table, once the server has told it.
    pub talk: Option<TableTalk>,
    /// Why something was not said.
    pub talk_refusals: Vec<TalkRefusal>,
    /// The answers that the server gives for this seat.
    pub answers: Option<AutomaticAnswers>,
    /// After how many milliseconds the last answer takes effect.
    pub held: Option<u64>,
    /// The code with which the server closed the socket.
    pub close_code: Option<u16>,
    /// Everything that was received.
    pub texts: Vec<String>,
}

impl<G: ArenaSetup> Client<G>
where
    G::Refusal: RuleRefusal,
{
    const fn new(guest: Guest<G>, socket: WebSocketStream<TcpStream>) -> Self {
        Self {
            guest,
            socket,
            session: None,
            problems: Vec::new(),
            is_asked: false,
            last_vote: None,
            was_stale: false,
            notice: None,
            talk: None,
            talk_refusals: Vec::new(),
            answers: None,
            held: None,
            close_code: None,
            texts: Vec::new(),
        }
    }

    pub fn seat(&self) -> Seat {
        self.guest.seat().expect("a seat")
    }

    pub fn session(&self) -> &Session<G> {
        self.session.as_ref().expect("a match")
    }

    /// Sends a text. A socket that is closed is noticed when the answer is received.
    pub async fn send(&mut self, text: String) {
        let _ = self.socket.send(Message::text(text)).await;
    }

    /// Leaves as a page does that is closed, and waits until the server has noticed.
    pub async fn leave(mut self) {
        let _ = self.socket.close(None).await;
        while let Ok(Some(Ok(_))) = timeout(PATIENCE, self.socket.next()).await {}
    }

    /// Receives messages until something is the case.
    pub async fn wait_until(&mut self, is_done: impl Fn(&Self) -> bool) {
        while !is_done(self) {
            assert!(
                self.receive_one().await,
                "the socket was closed: {:?}",
                self.problems
            );
        }
    }

    /// Receives one message. Returns `false` if the socket was closed.
    pub async fn receive_one(&mut self) -> bool {
        let next = timeout(PATIENCE, self.socket.next()).await;
        self.on_message(next.expect("a message in time")).await
    }

    /// Receives messages for a time. Returns `false` if the socket was closed.
    #[allow(
        dead_code,
        reason = "only the load and the tests of several nodes use it"
    )]
    pub async fn receive_for(&mut self, time: Duration) -> bool {
        let end = Instant::now() + time;
        while let Ok(next) = timeout_at(end, self.socket.next()).await {
            if !self.on_message(next).await {
                return false;
            }
        }
        true
    }

    /// Handles what the socket has received. Returns `false` if it was closed.
    async fn on_message(&mut self, next: Option<Result<Message, WebSocketError>>) -> bool {
        let text = match next {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return true,
            Some(Ok(Message::Close(frame))) => {
                self.close_code = frame.map(|frame| frame.code.into());
                return false;
            }
            Some(Err(_)) | None => return false,
            Some(Ok(other)) => panic!("unexpected {other:?}"),
        };
        self.texts.push(text.to_string());
        for effect in self.guest.receive(&text, self.session.as_ref()) {
            match effect {
                GuestEffect::Send(text) => self.send(text).await,
                GuestEffect::FullMatch(session, _) | GuestEffect::PartialMatch(session) => {
                    self.session = Some(*session);
                }
                GuestEffect::Dismissed(reason) => self.problems.push(format!("{reason:?}")),
                GuestEffect::Unsigned => self.problems.push("unsigned".to_owned()),
                GuestEffect::Illegal(rule) => self.problems.push(rule),
                GuestEffect::UnknownCommitments => self.problems.push("unknown deal".to_owned()),
                GuestEffect::ProtocolViolation => self.problems.push("violation".to_owned()),
                GuestEffect::SaveThenReveal(..) => self.problems.push("late commitment".to_owned()),
                GuestEffect::Pause(true) => self.problems.push("pause".to_owned()),
                GuestEffect::VoteRequested(_) => self.is_asked = true,
                GuestEffect::VoteClosed(is_accepted) => self.last_vote = Some(is_accepted),
                GuestEffect::Stale => self.was_stale = true,
                GuestEffect::Notice(notice) => self.notice = Some(notice),
                GuestEffect::Talk(TalkUpdate::All(talk)) => self.talk = Some(talk),
                GuestEffect::Talk(TalkUpdate::Said(message)) => {
                    self.talk.get_or_insert_default().add(message);
                }
                GuestEffect::Talk(TalkUpdate::Refused(reason)) => self.talk_refusals.push(reason),
                GuestEffect::Answers(answers) => self.answers = Some(answers),
                GuestEffect::Held(left) => self.held = Some(left),
                GuestEffect::Seated(..)
                | GuestEffect::Watching
                | GuestEffect::SeedRevealed(_)
                | GuestEffect::SaveCommitment(_)
                | GuestEffect::Signatures(_)
                | GuestEffect::Pause(false) => {}
            }
        }
        true
    }

    /// Returns what was said at the table.
    pub fn speeches(&self) -> Vec<Speech> {
        let talk = self.talk.iter();
        let messages = talk.flat_map(|talk| &talk.messages);
        messages.map(|message| message.speech.clone()).collect()
    }

    /// Says something; the answer is received later.
    pub async fn say(&mut self, speech: Speech) {
        let text = self.guest.say(speech);
        self.send(text).await;
    }

    /// Returns whether the match waits for this seat.
    pub fn is_to_act(&self) -> bool {
        self.session()
            .status()
            .waiting_seats()
            .contains(self.seat())
    }

    /// Returns whether the match is over and the whole of it has arrived.
    pub fn is_over(&self) -> bool {
        let session = self.session();
        matches!(session.status(), Status::Over(_)) && !session.is_partial()
    }

    /// Chooses one of the legal actions, and returns the message that takes it.
    pub fn choose(&mut self, choose: impl FnOnce(&[G::Action]) -> G::Action) -> String {
        let (seat, session) = (self.seat(), self.session());
        let action = choose(&session.sorted_legal_actions(seat));
        let at = seat_fingerprint(session, seat);
        self.guest.act(at, action).expect("a seat and a match")
    }

    /// Takes one of the legal actions, and waits for the answer.
    pub async fn act(&mut self, choose: impl FnOnce(&[G::Action]) -> G::Action) {
        assert!(self.try_act(choose).await, "the socket was closed");
    }

    /// Takes one of the legal actions, and waits for the answer. Returns `false` if the socket was
    /// closed.
    pub async fn try_act(&mut self, choose: impl FnOnce(&[G::Action]) -> G::Action) -> bool {
        let before = self.session().position_id();
        let text = self.choose(choose);
        self.send(text).await;
        while self.session().position_id() == before && self.problems.is_empty() {
            if !self.receive_one().await {
                return false;
            }
        }
        true
    }

    /// Checks the signatures of a match that is over.
    pub fn signature_proof(&self) -> SignatureProof {
        let signatures = self.guest.signatures();
        let received = (!signatures.is_empty()).then_some(signatures);
        let record = self.guest.commitment_record();
        record.check_signatures(received, self.session())
    }

    /// Verifies the deal of a match that is over.
    pub fn proof(&self) -> ProofStatus {
        let commitment = self.guest.seed_commitment();
        let inputs = ProofInputs::of(
            commitment,
            Some(self.guest.commitment_record()),
            self.session(),
        );
        inputs.prove(self.session())
    }
}

/// Returns a setup of the game for two people, with bots at further seats.
pub fn setup_for_two<G: ArenaSetup>() -> (G::Options, Vec<SeatPlan>) {
    let configs = G::arena_configs().into_iter();
    let mut known = configs.map(|config| {
        let game = G::new(config.options.clone()).expect("a setup of the game");
        (config.options, game.seats().len() as usize)
    });
    let (options, count) = known
        .find(|(_, seats)| *seats >= 2)
        .expect("a setup for two");
    let bot = SeatPlan::Bot {
        level: Level::Ensign,
    };
    let mut seats = vec![SeatPlan::Me, SeatPlan::Open];
    seats.resize(count, bot);
    (options, seats)
}

/// Waits until one of the two has to act, and returns which; `None` if the match is over.
pub async fn next_to_act<G: ArenaSetup>(clients: &mut [Client<G>; 2]) -> Option<usize>
where
    G::Refusal: RuleRefusal,
{
    loop {
        if clients.iter().all(Client::is_over) {
            return None;
        }
        let entries = clients
            .iter()
            .map(|client| client.session().entry_count())
            .max();
        for client in clients.iter_mut() {
            client
                .wait_until(|client| Some(client.session().entry_count()) >= entries)
                .await;
        }
        if let Some(turn) = clients
            .iter()
            .position(|client| !client.is_over() && client.is_to_act())
        {
            return Some(turn);
        }
        for client in clients.iter_mut().filter(|client| !client.is_over()) {
            assert!(client.receive_one().await, "the socket was closed");
        }
    }
}

/// Opens a duel for two people.
pub async fn duel(server: &TestServer, time_control: TimeControl) -> (Person, Person, TableInfo) {
    timed_duel(server, (time_control, TimeoutPolicy::Bot), false).await
}

/// Opens a duel for two people with a limit of time, and what happens when it is over.
pub async fn timed_duel(
    server: &TestServer,
    (time_control, timeout_policy): (TimeControl, TimeoutPolicy),
    is_rated: bool,
) -> (Person, Person, TableInfo) {
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let options = Options::duel("standard-2", "rhino", "screech");
    let new = NewTable {
        game: "rift".to_owned(),
        options: serde_json::to_value(options).expect("plain data"),
        seats: vec![SeatPlan::Me, SeatPlan::Open],
        visibility: Visibility::Public,
        time_control,
        timeout_policy,
        is_rated,
        has_chat: false,
        reaction_delay: 0,
        seed_offer: ann.seed_offer(server).await.offer,
        seed_share: ann.record.seed_share(),
        signing_key: Some(ann.record.public_key()),
    };
    let answer = server.post("/api/v1/tables", ann.key(), &new).await;
    let table: TableInfo = read(answer, 201);
    ben.join(server, &table).await;
    (ann, ben, table)
}

/// Opens a duel with a chat for two people.
pub async fn chat_duel(server: &TestServer) -> (Person, Person, TableInfo) {
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let table = ann.open_chat_table(server).await;
    let table: TableInfo = read(table, 201);
    ben.join(server, &table).await;
    (ann, ben, table)
}

impl Person {
    /// Asks to open a duel with a chat, at a public table.
    pub async fn open_chat_table(&self, server: &TestServer) -> (u16, Value) {
        let options = Options::duel("standard-2", "rhino", "screech");
        let new = NewTable {
            game: "rift".to_owned(),
            options: serde_json::to_value(options).expect("plain data"),
            seats: vec![SeatPlan::Me, SeatPlan::Open],
            visibility: Visibility::Public,
            time_control: TimeControl::Unlimited,
            timeout_policy: TimeoutPolicy::Bot,
            is_rated: false,
            has_chat: true,
            reaction_delay: 0,
            seed_offer: self.seed_offer(server).await.offer,
            seed_share: self.record.seed_share(),
            signing_key: Some(self.record.public_key()),
        };
        server.post("/api/v1/tables", self.key(), &new).await
    }
}

/// Sits both people down at their table.
pub async fn sit_down(
    server: &TestServer,
    (ann, ben, table): &(Person, Person, TableInfo),
) -> [Client<Rift>; 2] {
    [
        ann.sit_down(server, &ann.table(server, &table.id).await)
            .await,
        ben.sit_down(server, &ben.table(server, &table.id).await)
            .await,
    ]
}
