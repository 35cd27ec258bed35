//! Whole matches of every game, over sockets: the server deals, people and bots play.

use crate::support::{Client, Person, TestFolder, TestServer};
use engine::arena_setup::ArenaSetup;
use engine::bots::Level;
use engine::error::RuleRefusal;
use engine::exodus::Exodus;
use engine::rift::Rift;
use engine::saga::Saga;
use engine::space_rift::SpaceRift;
use protocol::ProofStatus;
use protocol::online::{SeatPlan, TablePhase};

/// Actions of people after which bots play on, so that a test ends.
const MAX_ACTIONS: usize = 400;

/// Returns options of the game's first setup with at least two seats.
fn options<G: ArenaSetup>() -> (G::Options, usize) {
    let configs = G::arena_configs().into_iter();
    let mut known = configs.map(|config| {
        let game = G::new(config.options.clone()).expect("a setup of the game");
        (config.options, game.seats().len() as usize)
    });
    known
        .find(|(_, seats)| *seats >= 2)
        .expect("a setup for two")
}

/// Seats two people and, if there are more seats, bots.
async fn seat_two<G: ArenaSetup>(server: &TestServer) -> (Person, Person, String)
where
    G::Refusal: RuleRefusal,
{
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let (options, count) = options::<G>();
    let bot = SeatPlan::Bot {
        level: Level::Ensign,
    };
    let mut seats = vec![SeatPlan::Me, SeatPlan::Open];
    seats.resize(count, bot);
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

/// Waits until one of the two has to act, and returns which; `None` if the match is over.
async fn next_to_act<G: ArenaSetup>(clients: &mut [Client<G>; 2]) -> Option<usize>
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
            assert!(client.receive_one().await);
        }
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
