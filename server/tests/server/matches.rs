//! Whole matches of every game, over sockets: the server deals, people and bots play.

use crate::support::{
    Client, Person, TestFolder, TestServer, duel, next_to_act, read, setup_for_two,
};
use engine::arena_setup::ArenaSetup;
use engine::error::RuleRefusal;
use engine::exodus::Exodus;
use engine::game::{Game, Seat, SeatSet};
use engine::rift::Rift;
use engine::saga::Saga;
use engine::save::share_code;
use engine::space_rift::SpaceRift;
use protocol::online::{ReplayCode, TablePhase, TimeControl};
use protocol::{ProofStatus, SignatureProof};
use serde_json::Value;

/// Actions of people after which bots play on, so that a test ends.
const MAX_ACTIONS: usize = 400;

/// Seats two people and, if there are more seats, bots.
pub async fn seat_two<G: ArenaSetup>(server: &TestServer) -> (Person, Person, String)
where
    G::Refusal: RuleRefusal,
{
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let (options, seats) = setup_for_two::<G>();
    let table = ann.open_table::<G>(server, &options, &seats).await;
    assert_eq!(table.phase, TablePhase::Waiting);
    let joined = ben.join(server, &table).await;
    assert_eq!(joined.phase, TablePhase::Running);
    (ann, ben, table.id)
}

/// Plays until the match is over. Each person takes the last legal action, which ends turns, now and
/// then another one.
async fn play<G: ArenaSetup>(clients: &mut [Client<G>; 2])
where
    G::Refusal: RuleRefusal,
{
    for count in 0..MAX_ACTIONS {
        let Some(turn) = next_to_act(clients).await else {
            return;
        };
        let client = &mut clients[turn];
        client
            .act(|legal| legal[(count * 7 + 3) % legal.len()])
            .await;
        assert_eq!(client.problems, Vec::<String>::new());
    }
}

/// Plays a match over the server, restarts it in the middle, and compares what both people have.
async fn play_over_a_restart<G: ArenaSetup>(name: &str)
where
    G::Refusal: RuleRefusal,
{
    let folder = TestFolder::new(name);
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben, id) = seat_two::<G>(&server).await;
    let dealt = ann.table(&server, &id).await;
    let mut before = [
        ann.sit_down::<G>(&server, &dealt).await,
        ben.sit_down::<G>(&server, &ben.table(&server, &id).await)
            .await,
    ];
    for count in 0..12_usize {
        if let Some(turn) = next_to_act(&mut before).await {
            before[turn].act(|legal| legal[count % legal.len()]).await;
        }
    }
    next_to_act(&mut before).await;
    let position = before[0].session().position_id();
    drop(before);
    server.stop().await;

    let server = TestServer::start(&folder.database()).await;
    let table = ann.table(&server, &id).await;
    assert_eq!(table.phase, TablePhase::Running);
    let mut clients = [
        ann.sit_down::<G>(&server, &table).await,
        ben.sit_down::<G>(&server, &ben.table(&server, &id).await)
            .await,
    ];
    assert_eq!(clients[0].session().position_id(), position);
    play(&mut clients).await;
    for client in &clients {
        assert_eq!(client.problems, Vec::<String>::new());
        if client.is_over() {
            assert_eq!(client.proof(), ProofStatus::Proven);
        }
    }
    let [ann_at_end, ben_at_end] = &clients;
    if ann_at_end.is_over() {
        assert_eq!(
            ann_at_end.session().fingerprint(),
            ben_at_end.session().fingerprint()
        );
        let ended = ann.table(&server, &id).await;
        assert_eq!(ended.phase, TablePhase::Over);
        assert!(ended.result.is_some());
        // What was signed before the restart is part of the proof, for the players and for everybody.
        let proof = SignatureProof::Valid {
            unsigned: SeatSet::NONE,
            later: SeatSet::NONE,
        };
        assert_eq!(
            (ann_at_end.signature_proof(), ben_at_end.signature_proof()),
            (proof, proof)
        );
        let path = format!("/api/v1/tables/{id}/replay");
        let replay: ReplayCode = read(server.get(&path, None).await, 200);
        let replayed = share_code::decode::<G>(&replay.code).expect("a match");
        let verified = replay.verify(&replayed);
        assert!(
            verified.is_deal_proven && verified.signatures == proof,
            "{verified:?}"
        );
        let mut spectator: Client<G> = server.watch(&id, "").await;
        spectator
            .wait_until(|client| client.session.is_some() && client.is_over())
            .await;
        assert_eq!(spectator.problems, Vec::<String>::new());
        assert_eq!(
            spectator.session().fingerprint(),
            ann_at_end.session().fingerprint()
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_rift_is_played_over_a_restart() {
    play_over_a_restart::<Rift>("rift").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_space_rift_is_played_over_a_restart() {
    play_over_a_restart::<SpaceRift>("space-rift").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_exodus_is_played_over_a_restart() {
    play_over_a_restart::<Exodus>("exodus").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_saga_is_played_over_a_restart() {
    play_over_a_restart::<Saga>("saga").await;
}

/// The match was played at a server of version 1.0.0.
#[test]
fn the_signatures_of_earlier_versions_stay_valid() {
    let replay: ReplayCode =
        serde_json::from_str(include_str!("fixtures/signed-match.json")).expect("a replay");
    let replayed = share_code::decode::<Rift>(&replay.code).expect("a match");
    let verified = replay.verify(&replayed);
    let proof = SignatureProof::Valid {
        unsigned: SeatSet::NONE,
        later: SeatSet::NONE,
    };
    assert!(verified.is_deal_proven);
    assert_eq!(verified.signatures, proof);
}

#[tokio::test]
async fn a_forged_action_is_refused_and_a_changed_log_is_noticed() {
    let folder = TestFolder::new("forged");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben, table) = duel(&server, TimeControl::Unlimited).await;
    let keys = ann.table(&server, &table.id).await.signing_keys;
    let expected = [&ann, &ben].map(|person| person.record.public_key());
    assert_eq!(keys, [(Seat(0), expected[0]), (Seat(1), expected[1])]);
    let mut clients = [
        ann.sit_down::<Rift>(&server, &ann.table(&server, &table.id).await)
            .await,
        ben.sit_down::<Rift>(&server, &ben.table(&server, &table.id).await)
            .await,
    ];
    let turn = next_to_act(&mut clients).await.expect("it has begun");
    let message = clients[turn].choose(|legal| legal[0]);
    let mut forged: Value = serde_json::from_str(&message).expect("JSON");
    forged["signature"] = "00".repeat(64).into();
    clients[turn].send(forged.to_string()).await;
    clients[turn]
        .wait_until(|client| !client.problems.is_empty())
        .await;
    assert_eq!(clients[turn].problems, ["unsigned"]);
    clients[turn].problems.clear();
    for _ in 0..4 {
        let turn = next_to_act(&mut clients).await.expect("it is not over");
        clients[turn].act(|legal| legal[0]).await;
    }
    next_to_act(&mut clients).await;
    clients[turn].act(|_| Rift::CONCEDE).await;
    clients[turn].wait_until(Client::is_over).await;
    let path = format!("/api/v1/tables/{}/replay", table.id);
    let proof = async || {
        let replay: ReplayCode = read(server.get(&path, None).await, 200);
        let replayed = share_code::decode::<Rift>(&replay.code).expect("a match");
        replay.verify(&replayed).signatures
    };
    let (unsigned, later) = (SeatSet::NONE, SeatSet::NONE);
    assert_eq!(proof().await, SignatureProof::Valid { unsigned, later });
    folder
        .run_sql("UPDATE log SET signature = (SELECT l.signature FROM log l WHERE l.number = 1) WHERE number = 0")
        .await;
    let changed = proof().await;
    assert!(
        matches!(changed, SignatureProof::Invalid { entry: 0, .. }),
        "{changed:?}"
    );
}
