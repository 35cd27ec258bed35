//! Reaction windows: the server passes for players who want that, and answers take effect after the
//! delay of the table.

use crate::support::{Client, Person, TestFolder, TestServer, next_to_act, read};
use engine::bots::Level;
use engine::error::RuleRefusal;
use engine::exodus::Exodus;
use engine::exodus::options::Options;
use engine::game::Seat;
use engine::registry::{AnyBot, RegisteredGame};
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::content::scenario_check::VICTORY_BOUNDS;
use engine::space_rift::options::Options as BattleOptions;
use engine::space_rift::scenario::PerSide;
use protocol::online::{
    AutomaticAnswers, NewTable, ReactionPolicy, SeatPlan, TableInfo, TimeControl, TimeoutPolicy,
    Visibility,
};
use std::task::Poll;

/// Actions until which everything must have happened.
const MAX_ACTIONS: usize = 2_000;
/// The delay of answers, in seconds and milliseconds. It passes really, because the time of the
/// answers is the point.
const DELAY: u16 = 1;
const DELAY_MS: i64 = 1_000;

const fn answers(policy: ReactionPolicy, until_decision: bool) -> AutomaticAnswers {
    AutomaticAnswers {
        policy,
        until_decision,
    }
}

/// Returns what a bot does in place of a person.
fn bot_choice<G: RegisteredGame>(session: &Session<G>, seat: Seat) -> G::Action {
    let mut bot = AnyBot::new(&session.clone().into(), seat, Level::Ensign, 7);
    let line = loop {
        if let Poll::Ready(line) = bot.think(10_000) {
            break line;
        }
    };
    let line: Vec<G::Action> = serde_json::from_str(&line).expect("actions");
    let legal = session.legal_actions(seat);
    *line.first().or(legal.first()).expect("an action")
}

impl<G: RegisteredGame> Client<G>
where
    G::Refusal: RuleRefusal,
{
    /// Asks for automatic answers, and waits until the server says that it gives them.
    async fn ask_for(&mut self, wanted: AutomaticAnswers) {
        let text = self.guest.answers(wanted);
        self.send(text).await;
        self.wait_until(|client| client.answers == Some(wanted))
            .await;
    }

    /// Returns whether this seat is only asked whether to react, and if so, whether it is affected.
    fn reaction(&self) -> Option<bool> {
        let decline = self.session().decline(self.seat());
        decline.map(|decline| decline.is_affected)
    }

    /// Returns how many entries of the log are of this seat.
    fn own_entries(&self) -> usize {
        let session = self.session();
        let entries = 0..session.entry_count();
        let own = entries.filter(|entry| session.actor(*entry) == Some(self.seat()));
        own.count()
    }
}

/// Returns a battle that neither side can win soon, so that both are asked often enough.
fn long_battle() -> (BattleOptions, Vec<SeatPlan>) {
    let mut options = BattleOptions::duel("srb-05");
    let most = *VICTORY_BOUNDS.end();
    options.rules.victory = Some(PerSide {
        south: most,
        north: most,
    });
    (options, vec![SeatPlan::Me, SeatPlan::Open])
}

/// Opens a table for two people, and for bots at further seats.
async fn seat_two<G: RegisteredGame>(
    server: &TestServer,
    (options, seats): (G::Options, Vec<SeatPlan>),
    reaction_delay: u16,
) -> ([Person; 2], TableInfo) {
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let new = NewTable {
        game: G::NAME.to_owned(),
        options: serde_json::to_value(options).expect("plain data"),
        seats,
        visibility: Visibility::Public,
        time_control: TimeControl::Correspondence { hours: 24 },
        timeout_policy: TimeoutPolicy::Bot,
        is_rated: false,
        has_chat: false,
        reaction_delay,
        seed_offer: ann.seed_offer(server).await.offer,
        seed_share: ann.record.seed_share(),
        signing_key: Some(ann.record.public_key()),
    };
    let answer = server.post("/api/v1/tables", ann.key(), &new).await;
    let table: TableInfo = read(answer, 201);
    ben.join(server, &table).await;
    ([ann, ben], table)
}

/// Connects both people.
async fn sit_down<G: RegisteredGame>(
    server: &TestServer,
    people: &[Person; 2],
    table: &TableInfo,
) -> [Client<G>; 2]
where
    G::Refusal: RuleRefusal,
{
    let [ann, ben] = people;
    let [at_ann, at_ben] = [
        ann.table(server, &table.id).await,
        ben.table(server, &table.id).await,
    ];
    [
        ann.sit_down(server, &at_ann).await,
        ben.sit_down(server, &at_ben).await,
    ]
}

/// Plays until something is the case whenever a person is to act.
async fn play_until<G: RegisteredGame>(
    clients: &mut [Client<G>; 2],
    mut is_done: impl FnMut(&[Client<G>; 2], usize) -> bool,
) where
    G::Refusal: RuleRefusal,
{
    for _ in 0..MAX_ACTIONS {
        let turn = next_to_act(clients).await.expect("the match goes on");
        if is_done(clients, turn) {
            return;
        }
        let client = &mut clients[turn];
        let action = bot_choice(client.session(), client.seat());
        client.act(|_| action).await;
        assert_eq!(client.problems, Vec::<String>::new());
    }
    panic!("it does not happen");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_passes_for_a_player_who_wants_that() {
    use ReactionPolicy::{Always, UnlessAffected};
    let folder = TestFolder::new("passes");
    let server = TestServer::start(&folder.database()).await;
    let (people, table) = seat_two::<SpaceRift>(&server, long_battle(), 0).await;
    let mut clients = sit_down::<SpaceRift>(&server, &people, &table).await;
    clients[1].ask_for(answers(UnlessAffected, false)).await;
    clients[0]
        .wait_until(|client| client.answers == Some(AutomaticAnswers::default()))
        .await;

    // An attack is asked; whoever then wants to pass always has passed.
    play_until(&mut clients, |clients, turn| {
        turn == 1 && clients[1].reaction().is_some()
    })
    .await;
    assert_eq!(clients[1].reaction(), Some(true));
    let passed = clients[1].session().entry_count();
    clients[1].ask_for(answers(Always, false)).await;
    clients[1]
        .wait_until(|client| client.session().entry_count() > passed)
        .await;

    // After a restart the server goes on passing, and the player is never asked.
    drop(clients);
    server.stop().await;
    let server = TestServer::start(&folder.database()).await;
    let mut clients = sit_down::<SpaceRift>(&server, &people, &table).await;
    let given = Some(answers(Always, false));
    clients[1]
        .wait_until(|client| client.answers == given)
        .await;
    let mut decided = clients[1].own_entries();
    play_until(&mut clients, |clients, turn| {
        let has_passed = clients[1].own_entries() > decided;
        if turn == 1 {
            assert_eq!(clients[1].reaction(), None);
            decided += 1;
        }
        has_passed
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_passes_until_the_next_decision() {
    let folder = TestFolder::new("until-decision");
    let server = TestServer::start(&folder.database()).await;
    let (people, table) = seat_two::<SpaceRift>(&server, long_battle(), 0).await;
    let mut clients = sit_down::<SpaceRift>(&server, &people, &table).await;
    // Whoever is asked for a decision ends the passing at once.
    play_until(&mut clients, |clients, turn| {
        turn == 0 && clients[1].session().question(Seat(1)).is_none()
    })
    .await;
    let until_decision = answers(ReactionPolicy::Ask, true);
    clients[1].ask_for(until_decision).await;
    play_until(&mut clients, |_, turn| turn == 1).await;
    assert_eq!(clients[1].reaction(), None);
    let given = Some(AutomaticAnswers::default());
    clients[1]
        .wait_until(|client| client.answers == given)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_answers_to_reactions_take_effect_after_the_delay() {
    let folder = TestFolder::new("delay");
    let server = TestServer::start(&folder.database()).await;
    let bot = SeatPlan::Bot {
        level: Level::Ensign,
    };
    let setup = (
        Options::standard(3),
        vec![SeatPlan::Me, SeatPlan::Open, bot],
    );
    let (people, table) = seat_two::<Exodus>(&server, setup, DELAY).await;
    assert_eq!(table.reaction_delay, DELAY);
    let mut clients = sit_down::<Exodus>(&server, &people, &table).await;
    clients[1]
        .ask_for(answers(ReactionPolicy::Always, false))
        .await;
    let is_asked =
        |clients: &[Client<Exodus>; 2], turn: usize| turn == 0 && clients[0].reaction().is_some();
    play_until(&mut clients, is_asked).await;

    // The answer of a person is stored before the person learns that it was taken.
    let before = clients[0].session().entry_count();
    let action = clients[0].session().decline(Seat(0)).expect("a reaction");
    let text = clients[0].choose(|_| action.action);
    clients[0].send(text).await;
    clients[0].wait_until(|client| client.held.is_some()).await;
    assert_eq!(clients[0].session().entry_count(), before);
    drop(clients);
    server.stop().await;
    let server = TestServer::start(&folder.database()).await;
    let mut clients = sit_down::<Exodus>(&server, &people, &table).await;
    clients[0]
        .wait_until(|client| client.session().entry_count() > before)
        .await;
    assert_eq!(clients[0].session().actor(before), Some(Seat(0)));

    // Nobody is notified of a question that the server answers.
    let hidden = clients[1].guest.hidden(true);
    clients[1].send(hidden).await;
    let mut passed = Vec::new();
    play_until(&mut clients, |clients, turn| {
        let session = clients[0].session();
        if session.decline(Seat(1)).is_some() {
            passed.push(session.question(Seat(1)).expect("a question").to_string());
        }
        is_asked(clients, turn)
    })
    .await;
    for question in passed {
        assert_eq!(folder.notified(&question).await, 0);
    }
    let delays = folder.delays::<Exodus>(&table.id).await;
    for seat in 0..3 {
        let own = delays.iter().filter(|(other, _)| other.0 == seat);
        let shortest = own.map(|(_, delay)| *delay).min();
        assert!(
            shortest.is_some_and(|delay| delay >= DELAY_MS),
            "seat {seat}: {delays:?}"
        );
    }
}
