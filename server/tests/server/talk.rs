//! Talk at a table: phrases always, texts where operator and table allow them, and who reads what.

use crate::support::{Client, Person, TestFolder, TestServer, chat_duel, duel, read, sit_down};
use engine::rift::Rift;
use futures_util::{SinkExt, StreamExt};
use protocol::online::{
    CannedPhrase, MAX_TALK_CHARS, PlayerLists, Speech, TableInfo, TalkRefusal, TimeControl,
};
use serde_json::Value;
use server::config::Config;
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

const SECRET: &str = "the code word is plum";

fn hello() -> Speech {
    Speech::Phrase(CannedPhrase::Hello)
}

fn words(text: &str) -> Speech {
    Speech::Text(text.to_owned())
}

async fn with_chat(folder: &TestFolder) -> TestServer {
    TestServer::start_with(Config {
        database: folder.database(),
        has_chat: true,
        ..Config::default()
    })
    .await
}

/// Waits until a client has read as many messages.
async fn wait_for(client: &mut Client<Rift>, count: usize) {
    client
        .wait_until(|client| client.speeches().len() >= count)
        .await;
}

/// Says something, and waits until the speaker reads it.
async fn say(client: &mut Client<Rift>, speech: Speech) {
    let count = client.speeches().len();
    client.say(speech).await;
    wait_for(client, count + 1).await;
}

async fn put(server: &TestServer, person: &Person, path: &str) -> PlayerLists {
    let answer = server
        .request("PUT", path, Some(person.key()), None::<&()>)
        .await;
    read(answer, 200)
}

#[tokio::test]
async fn phrases_are_always_possible_and_texts_only_where_both_allow_them() {
    let folder = TestFolder::new("talk-phrases");
    let server = TestServer::start(&folder.database()).await;
    let people = duel(&server, TimeControl::Unlimited).await;
    let [mut ann, mut ben] = sit_down(&server, &people).await;
    say(&mut ann, hello()).await;
    wait_for(&mut ben, 1).await;
    let talk = ben.talk.clone().expect("it was told");
    assert_eq!(talk.messages[0].player.name, "Ann");
    assert!(!talk.has_chat);
    ann.say(words(SECRET)).await;
    ann.wait_until(|client| !client.talk_refusals.is_empty())
        .await;
    assert_eq!(ann.talk_refusals, [TalkRefusal::NoChat]);
    // Ben has read nothing of it before the next phrase.
    say(&mut ann, Speech::Phrase(CannedPhrase::Sorry)).await;
    wait_for(&mut ben, 2).await;
    assert!(!ben.texts.iter().any(|text| text.contains(SECRET)));
    // A server without a chat opens no table with one.
    let refused = people.0.open_chat_table(&server).await;
    assert_eq!(refused.0, 400, "{}", refused.1);

    let own = TestFolder::new("talk-unasked");
    let server = with_chat(&own).await;
    let people = duel(&server, TimeControl::Unlimited).await;
    let [mut ann, _ben] = sit_down(&server, &people).await;
    ann.say(words("hello")).await;
    ann.wait_until(|client| !client.talk_refusals.is_empty())
        .await;
    assert_eq!(ann.talk_refusals, [TalkRefusal::NoChat]);
}

#[tokio::test]
async fn texts_are_plain_stored_and_read_by_players_who_return_and_nobody_else() {
    let folder = TestFolder::new("talk-texts");
    let server = with_chat(&folder).await;
    let people = chat_duel(&server).await;
    let id = people.2.id.clone();
    let [mut ann, mut ben] = sit_down(&server, &people).await;
    let mut spectator: Client<Rift> = server.watch(&id, "").await;
    spectator
        .wait_until(|client| client.session.is_some())
        .await;
    say(&mut ann, words(&format!(" {SECRET}\u{202e}\n"))).await;
    wait_for(&mut ben, 1).await;
    assert_eq!(ben.speeches(), [words(SECRET)]);
    ann.say(words(&"x".repeat(MAX_TALK_CHARS + 1))).await;
    ann.wait_until(|client| !client.talk_refusals.is_empty())
        .await;
    assert_eq!(ann.talk_refusals, [TalkRefusal::Length]);
    // A spectator cannot speak, and reads no byte of it: what follows an action comes last.
    for text in [
        r#"{"t":"say","speech":{"phrase":"hello"}}"#,
        r#"{"t":"mute","seat":0,"on":true}"#,
    ] {
        spectator.send(text.to_owned()).await;
    }
    let turn = usize::from(!ann.is_to_act());
    let mut clients = [ann, ben];
    clients[turn].act(|legal| legal[0]).await;
    let entries = clients[turn].session().entry_count();
    spectator
        .wait_until(|client| client.session().entry_count() >= entries)
        .await;
    for hidden in [SECRET, r#""talk""#, r#""said""#] {
        assert!(
            !spectator.texts.iter().any(|text| text.contains(hidden)),
            "{hidden}"
        );
    }
    assert_eq!(
        clients[1 - turn].speeches().len(),
        1,
        "nobody heard the spectator"
    );

    // Whoever returns reads it again, also after the server was down; the requests never tell it.
    let [ann, ben] = clients;
    ann.leave().await;
    ben.leave().await;
    server.stop().await;
    let server = with_chat(&folder).await;
    let [ann, mut ben] = sit_down(&server, &people).await;
    drop(ann);
    ben.wait_until(|client| client.talk.is_some()).await;
    assert_eq!(ben.speeches(), [words(SECRET)]);
    let eve = server.add_player("Eve").await;
    for path in [
        format!("/api/v1/tables/{id}"),
        "/api/v1/running-tables".to_owned(),
    ] {
        let (_, body) = server.get(&path, Some(eve.key())).await;
        assert!(!body.to_string().contains(SECRET), "{path}");
    }
}

#[tokio::test]
async fn whoever_says_too_much_is_not_heard() {
    let folder = TestFolder::new("talk-limit");
    let server = TestServer::start(&folder.database()).await;
    let people = duel(&server, TimeControl::Unlimited).await;
    let [mut ann, mut ben] = sit_down(&server, &people).await;
    for _ in 0..12 {
        ann.say(hello()).await;
    }
    ann.wait_until(|client| client.talk_refusals.len() == 6)
        .await;
    assert!(
        ann.talk_refusals
            .iter()
            .all(|reason| *reason == TalkRefusal::TooFast)
    );
    // The other seat has a limit of its own, and the speaker is not dismissed.
    say(&mut ben, hello()).await;
    wait_for(&mut ann, 7).await;
    wait_for(&mut ben, 7).await;
    assert_eq!(ann.problems, Vec::<String>::new());
}

#[tokio::test]
async fn a_muted_player_is_not_heard_at_that_table_until_unmuted() {
    let folder = TestFolder::new("talk-mute");
    let server = with_chat(&folder).await;
    let people = chat_duel(&server).await;
    let [mut ann, mut ben] = sit_down(&server, &people).await;
    say(&mut ann, words("before")).await;
    wait_for(&mut ben, 1).await;
    let text = ben.guest.mute(ann.seat(), true);
    ben.send(text).await;
    let seat = ann.seat();
    ben.wait_until(|client| {
        let talk = client.talk.as_ref();
        talk.is_some_and(|talk| talk.muted == [seat] && talk.messages.is_empty())
    })
    .await;
    say(&mut ann, words(SECRET)).await;
    say(&mut ben, hello()).await;
    assert!(!ben.texts.iter().any(|text| text.contains(SECRET)));
    assert_eq!(ben.speeches(), [hello()]);
    // Ann reads Ben, and does not learn that she is muted.
    wait_for(&mut ann, 3).await;
    let text = ben.guest.mute(seat, false);
    ben.send(text).await;
    ben.wait_until(|client| client.speeches().len() == 3).await;
}

#[tokio::test]
async fn a_blocked_player_is_not_heard_by_the_blocker() {
    let folder = TestFolder::new("talk-block");
    let server = with_chat(&folder).await;
    let people = chat_duel(&server).await;
    let ann_id = people.0.player.player.id.clone();
    put(
        &server,
        &people.1,
        &format!("/api/v1/players/{ann_id}/block"),
    )
    .await;
    let [mut ann, mut ben] = sit_down(&server, &people).await;
    say(&mut ann, words(SECRET)).await;
    say(&mut ben, hello()).await;
    wait_for(&mut ann, 2).await;
    assert_eq!(ben.speeches(), [hello()]);
    // Also whoever returns reads nothing of it, and the match goes on.
    ben.leave().await;
    let table: TableInfo = people.1.table(&server, &people.2.id).await;
    let mut ben: Client<Rift> = people.1.sit_down(&server, &table).await;
    ben.wait_until(|client| client.talk.is_some()).await;
    assert_eq!(ben.speeches(), [hello()]);
    assert!(!ben.texts.iter().any(|text| text.contains(SECRET)));
    let turn = usize::from(!ann.is_to_act());
    let mut clients = [ann, ben];
    clients[turn].act(|legal| legal[0]).await;
}

#[tokio::test]
async fn a_program_reads_and_says_phrases_only() {
    let folder = TestFolder::new("talk-program");
    let server = with_chat(&folder).await;
    let (ann, ben, table) = chat_duel(&server).await;
    let seat = ben
        .table(&server, &table.id)
        .await
        .own_seat
        .expect("a seat");
    let mut program = server.socket(&table.id, "").await;
    let hello_text = format!(
        r#"{{"t":"hello","token":"{}","wants_actions":true}}"#,
        seat.token
    );
    program.send(Message::text(hello_text)).await.expect("open");
    let mut player: Client<Rift> = ann
        .sit_down(&server, &ann.table(&server, &table.id).await)
        .await;
    say(&mut player, words(SECRET)).await;
    say(&mut player, hello()).await;
    for text in [
        r#"{"t":"say","speech":{"text":"I am a program"}}"#,
        r#"{"t":"say","speech":{"phrase":"thank-you"}}"#,
    ] {
        program.send(Message::text(text)).await.expect("open");
    }
    wait_for(&mut player, 3).await;
    assert_eq!(
        player.speeches().last(),
        Some(&Speech::Phrase(CannedPhrase::ThankYou))
    );
    let mut kinds = Vec::new();
    let reading = async {
        while let Some(Ok(message)) = program.next().await {
            let Message::Text(text) = message else {
                continue;
            };
            assert!(!text.contains(SECRET), "{text}");
            let value: Value = serde_json::from_str(&text).expect("JSON");
            kinds.push((value["t"].clone(), value["reason"].clone()));
            if text.contains("thank-you") {
                break;
            }
        }
    };
    timeout(Duration::from_secs(60), reading)
        .await
        .expect("in time");
    assert!(
        kinds.contains(&("unsaid".into(), "no-chat".into())),
        "{kinds:?}"
    );
    let said = kinds.iter().filter(|(kind, _)| kind == "said").count();
    assert_eq!(said, 2, "{kinds:?}");
}
