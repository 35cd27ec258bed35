//! Players are told by mail, at addresses that they have confirmed.

use crate::support::{Person, TestFolder, TestServer, read};
use engine::rift::Rift;
use engine::rift::options::Options;
use protocol::online::{
    MailAddress, MailCode, MailInfo, NotificationSettings, NotificationTest, OnlineError, SeatPlan,
    TimeControl,
};
use server::config::{Config, MailConfig};
use server::notify::deliver_due;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

const SETTINGS: &str = "/api/v1/me/notifications";
const MAIL: &str = "/api/v1/me/notifications/mail";
/// The address that the mail server does not accept.
const REFUSED: &str = "nobody@mail.example";

/// A mail that has arrived: to whom, and its lines.
#[derive(Clone, Debug)]
struct Mail {
    to: String,
    lines: Vec<String>,
}

impl Mail {
    fn header(&self, name: &str) -> &str {
        let prefix = format!("{name}: ");
        let line = self
            .lines
            .iter()
            .find_map(|line| line.strip_prefix(&prefix));
        line.unwrap_or_else(|| panic!("no {name}: {self:?}"))
    }

    /// Returns the only line of the text with a word, with lines joined that were folded.
    fn line_with(&self, word: &str) -> String {
        let text = self.lines.join("\n").replace("=\n", "").replace("=3D", "=");
        let line = text.lines().rev().find(|line| line.contains(word));
        line.unwrap_or_else(|| panic!("no {word}: {text}"))
            .to_owned()
    }
}

/// A mail server.
#[derive(Clone)]
struct MailServer {
    port: u16,
    arrived: Arc<Mutex<Vec<Mail>>>,
}

impl MailServer {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let server = Self {
            port: listener.local_addr().expect("an address").port(),
            arrived: Arc::default(),
        };
        let arrived = server.arrived.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(answer(stream, arrived.clone()));
            }
        });
        server
    }

    fn take(&self) -> Vec<Mail> {
        std::mem::take(&mut *self.arrived.lock().expect("a list"))
    }

    async fn start_server(&self, folder: &TestFolder) -> TestServer {
        let config = Config {
            database: folder.database(),
            public_address: Some("https://play.example/".to_owned()),
            name: "Club".to_owned(),
            retry_pauses: Vec::new(),
            mail: Some(MailConfig {
                smtp: format!("smtp://127.0.0.1:{}", self.port),
                from: "Club <play@mail.example>".to_owned(),
            }),
            ..Config::default()
        };
        TestServer::start_with(config).await
    }
}

/// Answers a client of SMTP (RFC 5321) until it leaves.
async fn answer(stream: TcpStream, arrived: Arc<Mutex<Vec<Mail>>>) -> Option<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 mail.example\r\n").await.ok()?;
    let mut to = String::new();
    while let Some(line) = lines.next_line().await.ok()? {
        let reply = match line.split([' ', ':']).next()? {
            "RCPT" => {
                to = line
                    .trim_start_matches("RCPT TO:<")
                    .split('>')
                    .next()?
                    .to_owned();
                if to == REFUSED {
                    "550 unknown"
                } else {
                    "250 ok"
                }
            }
            "DATA" => {
                write.write_all(b"354 go on\r\n").await.ok()?;
                let mut text = Vec::new();
                loop {
                    let line = lines.next_line().await.ok()??;
                    if line == "." {
                        break;
                    }
                    text.push(line);
                }
                let mail = Mail {
                    to: to.clone(),
                    lines: text,
                };
                arrived.lock().expect("a list").push(mail);
                "250 ok"
            }
            "QUIT" => "221 bye",
            _ => "250 mail.example",
        };
        write
            .write_all(format!("{reply}\r\n").as_bytes())
            .await
            .ok()?;
    }
    Some(())
}

/// Names an address of a person. Returns the answer, and the code if one arrived.
async fn name_address(
    (server, mails): (&TestServer, &MailServer),
    person: &Person,
    address: &str,
    language: &str,
) -> ((u16, serde_json::Value), Option<String>) {
    let request = MailAddress {
        address: address.to_owned(),
        language: language.to_owned(),
    };
    let answer = server
        .request("PUT", MAIL, Some(person.key()), Some(&request))
        .await;
    let code = mails.take().pop().map(|mail| {
        assert_eq!(mail.to, address);
        let subject = mail.header("Subject");
        subject.rsplit(' ').next().expect("a word").to_owned()
    });
    (answer, code)
}

async fn confirm(server: &TestServer, person: &Person, code: &str) -> (u16, serde_json::Value) {
    let code = MailCode {
        code: code.to_owned(),
    };
    server
        .post(&format!("{MAIL}/confirm"), person.key(), &code)
        .await
}

async fn mail_of(server: &TestServer, person: &Person) -> Option<MailInfo> {
    let settings: NotificationSettings = read(server.get(SETTINGS, Some(person.key())).await, 200);
    assert!(settings.sends_mail);
    settings.mail
}

#[tokio::test]
async fn a_player_is_told_at_a_confirmed_address_until_a_link_ends_it() {
    let folder = TestFolder::new("mail");
    let mails = MailServer::start().await;
    let server = mails.start_server(&folder).await;
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    for (person, address, language) in [
        (&ann, "ann@mail.example", "en"),
        (&ben, "ben@mail.example", "de"),
    ] {
        let (answer, code) = name_address((&server, &mails), person, address, language).await;
        let settings: NotificationSettings = read(answer, 200);
        assert!(!settings.mail.expect("an address").is_confirmed);
        read::<OnlineError>(confirm(&server, person, "wrong").await, 409);
        let code = code.expect("a code");
        read::<NotificationSettings>(confirm(&server, person, &format!(" {code} ")).await, 200);
        assert!(
            mail_of(&server, person)
                .await
                .expect("an address")
                .is_confirmed
        );
    }
    let tested = server
        .post(&format!("{SETTINGS}/test"), ann.key(), &())
        .await;
    let tested: NotificationTest = read(tested, 200);
    assert_eq!((tested.delivered, tested.failed), (1, 0));
    assert_eq!(
        mails.take()[0].header("Subject"),
        "Mails from Club arrive here"
    );

    let options = Options::duel("standard-2", "rhino", "screech");
    let seats = [SeatPlan::Me, SeatPlan::Open];
    let day = TimeControl::Correspondence { hours: 24 };
    let table = ann
        .open_timed_table::<Rift>(&server, &options, &seats, day)
        .await;
    let table = ben.join(&server, &table).await;
    deliver_due(server.app(), server.app().clock.now() + 11_000)
        .await
        .expect("a database");
    let mut told = mails.take();
    told.sort_by(|one, other| one.to.cmp(&other.to));
    let [to_ann, to_ben] = told.as_slice() else {
        panic!("{told:?}");
    };
    let turn = |seat: usize| table.seats[seat].is_to_act;
    let (english, german) = match (turn(0), turn(1)) {
        (true, false) => ("it is your turn", "Die Partie hat begonnen"),
        (false, true) => ("the match has begun", "Du bist am Zug"),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        to_ann.header("Subject"),
        format!("Centauri Rift: {english}")
    );
    assert_eq!(to_ben.header("Subject"), format!("Centauri Rift: {german}"));
    assert_eq!(to_ann.header("From"), "Club <play@mail.example>");
    assert_eq!(
        to_ann.header("List-Unsubscribe-Post"),
        "List-Unsubscribe=One-Click"
    );
    let link = format!("https://play.example/#/online/{}", table.id);
    assert!(
        to_ben.line_with("Zur Partie").ends_with(&link),
        "{to_ben:?}"
    );

    // Whoever looks at the link ends nothing; whoever presses does.
    let stop = to_ann.line_with("Get no more mails");
    let path = stop
        .split("https://play.example")
        .nth(1)
        .expect("a path")
        .to_owned();
    let forged = format!("{}x", path);
    assert_eq!(server.text(&forged).await.0, 404);
    assert_eq!(
        server.request("POST", &forged, None, None::<&()>).await.0,
        404
    );
    let (status, page) = server.text(&path).await;
    assert!(
        status == 200 && page.contains("<form method=\"post\">"),
        "{page}"
    );
    assert!(mail_of(&server, &ann).await.is_some());
    assert_eq!(
        server.request("POST", &path, None, None::<&()>).await.0,
        200
    );
    assert_eq!(mail_of(&server, &ann).await, None);
    assert_eq!(server.text(&path).await.0, 404);
    assert!(mail_of(&server, &ben).await.is_some());
}

#[tokio::test]
async fn nobody_floods_a_mailbox() {
    let folder = TestFolder::new("mail-flood");
    let mails = MailServer::start().await;
    let server = mails.start_server(&folder).await;
    let both = (&server, &mails);
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    for bad in [
        "",
        "ann",
        "Ann <ann@mail.example>",
        "a@mail.example\r\nBcc: b@mail.example",
    ] {
        let (answer, code) = name_address(both, &ann, bad, "en").await;
        read::<OnlineError>(answer, 400);
        assert_eq!(code, None);
    }
    let (refused, _) = name_address(both, &ann, REFUSED, "en").await;
    read::<OnlineError>(refused, 503);
    // Different writings are one address.
    for nth in 0..5 {
        let address = if nth % 2 == 0 {
            "eve@mail.example"
        } else {
            "Eve@mail.example"
        };
        let person = if nth < 4 { &ann } else { &ben };
        let (answer, code) = name_address(both, person, address, "en").await;
        assert!(answer.0 == 200 && code.is_some(), "{nth}: {answer:?}");
    }
    for (person, address) in [(&ann, "other@mail.example"), (&ben, "eve@mail.example")] {
        let (answer, code) = name_address(both, person, address, "en").await;
        read::<OnlineError>(answer, 429);
        assert_eq!(code, None);
    }
    // A code is not found by trying.
    let eve = server.add_player("Eve").await;
    let (_, code) = name_address(both, &eve, "new@mail.example", "en").await;
    let code = code.expect("a code");
    assert_eq!(code.len(), 8);
    for _ in 0..5 {
        read::<OnlineError>(confirm(&server, &eve, "aaaaaaaa").await, 409);
    }
    read::<OnlineError>(confirm(&server, &eve, &code).await, 409);

    for person in [&ann, &ben] {
        let deleted = server.request("DELETE", "/api/v1/me", Some(person.key()), None::<&()>);
        assert_eq!(deleted.await.0, 204);
    }
    let left = "SELECT count(*) FROM mail_addresses WHERE address LIKE 'eve%'";
    assert_eq!(folder.number(left).await, 0);
}

#[tokio::test]
async fn a_server_without_smtp_sends_no_mail() {
    let folder = TestFolder::new("mail-none");
    let server = TestServer::start(&folder.database()).await;
    let ann = server.add_player("Ann").await;
    let settings: NotificationSettings = read(server.get(SETTINGS, Some(ann.key())).await, 200);
    assert!(!settings.sends_mail);
    let request = MailAddress {
        address: "ann@mail.example".to_owned(),
        language: String::new(),
    };
    let answer = server
        .request("PUT", MAIL, Some(ann.key()), Some(&request))
        .await;
    read::<OnlineError>(answer, 404);
}
