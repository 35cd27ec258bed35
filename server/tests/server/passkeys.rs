//! Passkeys: a player adds one and signs in with it on another device; and signing out everywhere.

use crate::support::{Client, Person, TestFolder, TestServer, duel, read, sit_down};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use engine::rift::Rift;
use protocol::online::{
    NewPlayer, OnlineError, PasskeyAnswer, PasskeyChallenge, PasskeyInfo, PlayerInfo, ServerInfo,
    TimeControl,
};
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use server::config::Config;

const ADDRESS: &str = "https://play.example/games/";
const ORIGIN: &str = "https://play.example";
/// The flags of authenticator data: the user is present and verified.
const VERIFIED: u8 = 0x05;
/// The same, and a credential follows.
const VERIFIED_WITH_CREDENTIAL: u8 = 0x45;

/// A device with one passkey, as a browser answers for it.
struct Device {
    keys: EcdsaKeyPair,
    id: [u8; 16],
    handle: String,
    uses: u32,
    origin: &'static str,
}

impl Device {
    fn new() -> Self {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let document = EcdsaKeyPair::generate_pkcs8(algorithm, &random).expect("random");
        let keys = EcdsaKeyPair::from_pkcs8(algorithm, document.as_ref(), &random);
        let mut id = [0; 16];
        ring::rand::SecureRandom::fill(&random, &mut id).expect("random");
        Self {
            keys: keys.expect("a key"),
            id,
            handle: String::new(),
            uses: 0,
            origin: ORIGIN,
        }
    }

    /// Returns the data of the authenticator: the hash of the domain, flags, and the counter.
    fn data(&self, flags: u8) -> Vec<u8> {
        let mut data = digest(&SHA256, b"play.example").as_ref().to_vec();
        data.push(flags);
        data.extend(self.uses.to_be_bytes());
        data
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let data = json!({
            "type": kind,
            "challenge": options["challenge"],
            "origin": self.origin,
            "crossOrigin": false,
        });
        data.to_string().into_bytes()
    }

    /// Answers the question for a new passkey.
    fn register(&mut self, asked: &PasskeyChallenge) -> PasskeyAnswer {
        let options = &asked.options;
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        self.handle = options["user"]["id"].as_str().expect("a handle").to_owned();
        let mut data = self.data(VERIFIED_WITH_CREDENTIAL);
        data.extend([0; 16]);
        data.extend([0, 16]);
        data.extend(self.id);
        // A COSE key: elliptic curve, ES256, P-256, and the point.
        let point = self.keys.public_key().as_ref();
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point[1..33]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point[33..65]);
        // CBOR: fmt "none", attStmt {}, authData.
        let mut object = vec![0xa3, 0x63];
        object.extend(b"fmt");
        object.push(0x64);
        object.extend(b"none");
        object.push(0x67);
        object.extend(b"attStmt");
        object.extend([0xa0, 0x68]);
        object.extend(b"authData");
        object.extend([0x58, u8::try_from(data.len()).expect("a short one")]);
        object.extend(data);
        PasskeyAnswer {
            challenge: asked.challenge.clone(),
            credential: json!({
                "id": BASE64.encode(self.id),
                "rawId": BASE64.encode(self.id),
                "type": "public-key",
                "clientExtensionResults": {},
                "response": {
                    "clientDataJSON": BASE64.encode(self.client_data("webauthn.create", options)),
                    "attestationObject": BASE64.encode(object),
                },
            }),
        }
    }

    /// Answers the question of somebody who signs in.
    fn sign(&mut self, asked: &PasskeyChallenge) -> PasskeyAnswer {
        self.uses += 1;
        let data = self.data(VERIFIED);
        let client_data = self.client_data("webauthn.get", &asked.options);
        let mut signed = data.clone();
        signed.extend(digest(&SHA256, &client_data).as_ref());
        let signature = self.keys.sign(&SystemRandom::new(), &signed);
        PasskeyAnswer {
            challenge: asked.challenge.clone(),
            credential: json!({
                "id": BASE64.encode(self.id),
                "rawId": BASE64.encode(self.id),
                "type": "public-key",
                "clientExtensionResults": {},
                "response": {
                    "clientDataJSON": BASE64.encode(client_data),
                    "authenticatorData": BASE64.encode(data),
                    "signature": BASE64.encode(signature.expect("a signature").as_ref()),
                    "userHandle": self.handle,
                },
            }),
        }
    }
}

async fn start(folder: &TestFolder) -> TestServer {
    let config = Config {
        public_address: Some(ADDRESS.to_owned()),
        database: folder.database(),
        ..Config::default()
    };
    TestServer::start_with(config).await
}

/// Adds a passkey of a person.
async fn add(server: &TestServer, person: &Person, device: &mut Device) -> (u16, Value) {
    let path = "/api/v1/me/passkeys";
    let asked = server
        .post(&format!("{path}/challenge"), person.key(), &())
        .await;
    let answer = device.register(&read(asked, 200));
    server.post(path, person.key(), &answer).await
}

async fn challenge(server: &TestServer) -> PasskeyChallenge {
    let path = "/api/v1/passkey-challenges";
    read(server.request("POST", path, None, None::<&()>).await, 200)
}

async fn answer(server: &TestServer, answer: &PasskeyAnswer) -> (u16, Value) {
    let path = "/api/v1/passkey-sessions";
    server.request("POST", path, None, Some(answer)).await
}

async fn sign_in(server: &TestServer, device: &mut Device) -> (u16, Value) {
    let asked = challenge(server).await;
    answer(server, &device.sign(&asked)).await
}

#[tokio::test]
async fn a_player_signs_in_on_another_device() {
    let folder = TestFolder::new("passkeys");
    let server = start(&folder).await;
    let info: ServerInfo = read(server.get("/api/v1/server", None).await, 200);
    assert!(info.has_passkeys);
    let ann = server.add_player("Ann").await;
    let mut device = Device::new();
    let passkeys: Vec<PasskeyInfo> = read(add(&server, &ann, &mut device).await, 201);
    assert_eq!(passkeys.len(), 1);
    assert_eq!(passkeys[0].used, None);
    // Nobody adds it twice.
    read::<OnlineError>(add(&server, &ann, &mut device).await, 400);

    for _ in 0..2 {
        let signed_in: NewPlayer = read(sign_in(&server, &mut device).await, 201);
        assert_eq!(signed_in.player, ann.player.player);
        assert_ne!(signed_in.key, ann.key());
        for key in [ann.key(), &signed_in.key] {
            let me: PlayerInfo = read(server.get("/api/v1/me", Some(key)).await, 200);
            assert_eq!(me.id, ann.player.player.id);
        }
    }
    let path = "/api/v1/me/passkeys";
    let used: Vec<PasskeyInfo> = read(server.get(path, Some(ann.key())).await, 200);
    assert!(used[0].used >= Some(used[0].created));

    let removed = format!("{path}/{}", used[0].id);
    let removed = server
        .request("DELETE", &removed, Some(ann.key()), None::<&()>)
        .await;
    assert_eq!(read::<Vec<PasskeyInfo>>(removed, 200), []);
    read::<OnlineError>(sign_in(&server, &mut device).await, 404);
    for nth in 0..=10 {
        let (status, _) = add(&server, &ann, &mut Device::new()).await;
        assert_eq!(status, if nth < 10 { 201 } else { 429 });
    }
}

#[tokio::test]
async fn a_forged_answer_signs_nobody_in() {
    let folder = TestFolder::new("passkeys-forged");
    let server = start(&folder).await;
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let (mut device, mut other) = (Device::new(), Device::new());
    read::<Vec<PasskeyInfo>>(add(&server, &ann, &mut device).await, 201);
    read::<Vec<PasskeyInfo>>(add(&server, &ben, &mut other).await, 201);

    // A question is answered once.
    let asked = challenge(&server).await;
    let answered = device.sign(&asked);
    read::<NewPlayer>(answer(&server, &answered).await, 201);
    read::<OnlineError>(answer(&server, &answered).await, 404);
    // The answer to one question is none to another.
    let mut late = device.sign(&asked);
    late.challenge = challenge(&server).await.challenge;
    read::<OnlineError>(answer(&server, &late).await, 400);
    // Another site has asked.
    device.origin = "https://play.example.attacker.example";
    read::<OnlineError>(sign_in(&server, &mut device).await, 400);
    device.origin = ORIGIN;
    // The key is that of another device.
    let mut forged = Device::new();
    (forged.id, forged.handle, forged.uses) = (device.id, device.handle.clone(), 90);
    read::<OnlineError>(sign_in(&server, &mut forged).await, 400);
    // The passkey of one player, with the handle of another one.
    let own = std::mem::replace(&mut device.handle, other.handle.clone());
    read::<OnlineError>(sign_in(&server, &mut device).await, 400);
    device.handle = own;
    // A copy of the passkey counts its uses by itself.
    device.uses = 0;
    read::<OnlineError>(sign_in(&server, &mut device).await, 400);
    // Nobody adds a passkey to another player with the question of that one.
    let asked = server
        .post("/api/v1/me/passkeys/challenge", ann.key(), &())
        .await;
    let registered = Device::new().register(&read(asked, 200));
    let added = server
        .post("/api/v1/me/passkeys", ben.key(), &registered)
        .await;
    read::<OnlineError>(added, 404);
    // An old question.
    let asked = challenge(&server).await;
    folder
        .run_sql("UPDATE passkey_challenges SET expires = 1")
        .await;
    read::<OnlineError>(answer(&server, &other.sign(&asked)).await, 404);
    for junk in [json!(null), json!({}), json!({ "id": "x", "response": 1 })] {
        let challenge = challenge(&server).await.challenge;
        let answered = PasskeyAnswer {
            challenge,
            credential: junk,
        };
        read::<OnlineError>(answer(&server, &answered).await, 400);
    }
}

#[tokio::test]
async fn a_server_without_a_domain_has_no_passkeys() {
    let folder = TestFolder::new("passkeys-none");
    let server = TestServer::start(&folder.database()).await;
    let info: ServerInfo = read(server.get("/api/v1/server", None).await, 200);
    assert!(!info.has_passkeys);
    let path = "/api/v1/passkey-challenges";
    read::<OnlineError>(server.request("POST", path, None, None::<&()>).await, 404);
}

#[tokio::test]
async fn a_lost_device_is_signed_out() {
    let folder = TestFolder::new("sign-out");
    let server = start(&folder).await;
    let people = duel(&server, TimeControl::Unlimited).await;
    let ann = &people.0;
    let before = ann.table(&server, &people.2.id).await;
    let mut device = Device::new();
    read::<Vec<PasskeyInfo>>(add(&server, ann, &mut device).await, 201);
    let lost: NewPlayer = read(sign_in(&server, &mut device).await, 201);
    let [mut playing, mut other] = sit_down(&server, &people).await;

    let new: NewPlayer = read(server.post("/api/v1/me/keys", ann.key(), &()).await, 200);
    assert_eq!(new.player, ann.player.player);
    for key in [ann.key(), &lost.key] {
        assert_eq!(server.get("/api/v1/me", Some(key)).await.0, 401);
    }
    assert_eq!(server.get("/api/v1/me", Some(&new.key)).await.0, 200);
    // The sockets are closed, and the token of the seat is none any more.
    while playing.receive_one().await {}
    while other.receive_one().await {}
    let mut stale: Client<Rift> = ann.connect(&server, &before).await;
    while stale.receive_one().await {}
    assert_eq!(stale.problems, ["Full"]);
    // The player goes on with the new key, and the passkey still works.
    let again = Person {
        player: new,
        ..people.0
    };
    let table = again.table(&server, &before.id).await;
    assert!(table.own_seat.is_some());
    again.sit_down::<Rift>(&server, &table).await.leave().await;
    read::<NewPlayer>(sign_in(&server, &mut device).await, 201);
}

#[tokio::test]
async fn a_deleted_player_has_no_keys_and_no_passkeys() {
    let folder = TestFolder::new("passkeys-delete");
    let server = start(&folder).await;
    let ann = server.add_player("Ann").await;
    let mut device = Device::new();
    read::<Vec<PasskeyInfo>>(add(&server, &ann, &mut device).await, 201);
    let other: NewPlayer = read(sign_in(&server, &mut device).await, 201);
    let deleted = server.request("DELETE", "/api/v1/me", Some(ann.key()), None::<&()>);
    assert_eq!(deleted.await.0, 204);
    assert_eq!(server.get("/api/v1/me", Some(&other.key)).await.0, 401);
    read::<OnlineError>(sign_in(&server, &mut device).await, 404);
    let left = "SELECT (SELECT count(*) FROM passkeys) + (SELECT count(*) FROM player_keys)";
    assert_eq!(folder.number(left).await, 0);
}
