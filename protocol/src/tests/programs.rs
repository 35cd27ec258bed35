//! Programs without the engine: they play with nothing but the JSON that they receive.

use super::{duel, play_until_started};
use crate::host::{GuestSeat, Host, HostEffect, Peer};
use crate::support::salvage::{Options, Salvage};
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, Status};
use engine::rift::Rift;
use engine::session::Session;
use serde_json::{Value, json};

const PEER: Peer = Peer(1);
const SEAT: Seat = Seat(0);
const HELLO: &str = r#"{"t":"hello","token":"token","wants_actions":true}"#;

/// A host, and a program that has one seat.
struct Table<G: Game> {
    host: Host<G>,
    session: Session<G>,
    /// What the program received last, and what kinds of messages it has received.
    position: Value,
    kinds: Vec<String>,
    last: Value,
    is_dropped: bool,
}

impl<G: Game> Table<G>
where
    G::Refusal: RuleRefusal,
{
    fn new(session: Session<G>) -> Self {
        let seat = GuestSeat::new(SEAT, "token".to_owned()).with_offered_token();
        let write_view = |_: &G, view: &G::View| serde_json::to_value(view).unwrap_or_default();
        let mut table = Self {
            host: Host::unattended(vec![seat]).with_programs(write_view),
            session,
            position: Value::Null,
            kinds: Vec::new(),
            last: Value::Null,
            is_dropped: false,
        };
        let effects = table.host.on_connected(PEER);
        table.follow(effects);
        table
    }

    fn send(&mut self, message: &str) {
        let effects = self.host.receive(PEER, message, &self.session);
        self.follow(effects);
    }

    fn take(&mut self, seq: u32, place: &Value, action: &Value) {
        let message = json!({"t": "take", "seq": seq, "place": place, "action": action});
        self.send(&message.to_string());
    }

    fn follow(&mut self, effects: Vec<HostEffect<G::Action>>) {
        for effect in effects {
            match effect {
                HostEffect::Send(_, text) => {
                    self.last = serde_json::from_str(&text).expect("JSON");
                    let kind = self.last["t"].as_str().expect("a kind").to_owned();
                    if kind == "position" {
                        self.position = self.last.clone();
                    }
                    self.kinds.push(kind);
                }
                HostEffect::Act(_, seat, action, _) => self.act(seat, action),
                HostEffect::Drop(_) => self.is_dropped = true,
                _ => {}
            }
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action) {
        self.session.act(seat, action).expect("legal");
        let effects = self.host.on_changed(&self.session);
        self.follow(effects);
    }

    /// Plays to the end: the program takes listed actions, the others legal ones.
    fn play_out(&mut self) {
        for seq in 1.. {
            let Status::WaitingFor(seats) = self.session.status() else {
                return;
            };
            let waiting: Vec<u8> = seats.iter().map(|seat| seat.0).collect();
            assert_eq!(self.position["waiting"], json!(waiting));
            if seats.contains(SEAT) {
                let actions = self.position["actions"].as_array().expect("a list");
                let action = actions[seq as usize * 7 % actions.len()].clone();
                let place = self.position["place"].clone();
                self.take(seq, &place, &action);
            } else {
                assert_eq!(self.position["actions"], json!([]));
                let seat = seats.iter().next().expect("somebody");
                let actions = self.session.legal_actions(seat);
                self.act(seat, actions[seq as usize * 5 % actions.len()]);
            }
        }
    }
}

fn crews() -> Session<Salvage> {
    let options = Options {
        crews: 3,
        wrecks: 6,
    };
    Session::new(Salvage::new(options).expect("good options"), 7)
}

#[test]
fn a_program_plays_with_json_alone() {
    let mut table = Table::new(crews());
    table.send(HELLO);
    table.play_out();
    assert!(!table.kinds.contains(&"update".to_owned()));
    assert!(!table.kinds.contains(&"illegal".to_owned()));
    assert!(table.kinds.contains(&"past".to_owned()));
    let Status::Over(outcome) = table.session.status() else {
        panic!("it is over");
    };
    assert_eq!(table.position["result"]["reason"], outcome.reason);
    assert_eq!(table.position["actions"], json!([]));
    let seen = table.session.view(engine::game::Viewer::Seat(SEAT));
    assert_eq!(table.position["view"], json!(seen));
}

#[test]
fn a_program_that_returns_receives_the_position_again() {
    let mut table = Table::new(play_until_started(duel(7)));
    table.send(HELLO);
    let before = table.position.clone();
    assert_eq!(before["waiting"], json!([0]));
    let effects = table.host.on_disconnected(PEER);
    table.follow(effects);
    let effects = table.host.on_connected(PEER);
    table.follow(effects);
    table.position = Value::Null;
    table.send(HELLO);
    assert_eq!(table.position, before);
}

#[test]
fn an_answer_to_another_position_is_not_played() {
    let mut table = Table::new(play_until_started(duel(7)));
    table.send(HELLO);
    let first = table.position.clone();
    table.take(1, &first["place"], &first["actions"][0]);
    let entries = table.session.entry_count();
    table.kinds.clear();
    table.take(2, &first["place"], &first["actions"][0]);
    assert_eq!(table.session.entry_count(), entries);
    assert_eq!(table.kinds, ["stale", "position"]);
    // A repeated request is refused, too.
    table.kinds.clear();
    table.take(2, &table.position["place"].clone(), &first["actions"][0]);
    assert_eq!(table.session.entry_count(), entries);
    assert!(table.kinds.is_empty());
}

#[test]
fn an_illegal_action_is_answered_with_its_rule() {
    let mut table = Table::new(play_until_started(duel(7)));
    table.send(HELLO);
    let place = table.position["place"].clone();
    // A draw that nobody offered.
    table.take(1, &place, &json!({"answer-draw": true}));
    assert_eq!(table.last["t"], "illegal");
    assert_eq!(table.last["seq"], 1);
    assert!(
        table.last["rule"]
            .as_str()
            .is_some_and(|rule| !rule.is_empty())
    );
    // It may do at any time what is listed for that.
    let asides = table.position["asides"].as_array().expect("a list").clone();
    assert!(asides.contains(&json!("concede")), "{asides:?}");
    table.take(2, &place, &json!("concede"));
    assert_eq!(table.position["result"]["winners"], json!([1]));
}

#[test]
fn only_a_host_that_serves_programs_accepts_them() {
    let mut table = Table::<Rift>::new(duel(7));
    let seat = GuestSeat::new(SEAT, "token".to_owned());
    table.host = Host::unattended(vec![seat]);
    table.send(HELLO);
    assert_eq!(table.last, json!({"t": "refuse", "reason": "edition"}));
    assert!(table.is_dropped);
    // A guest that wants updates must have the same rules.
    let mut table = Table::<Rift>::new(duel(7));
    table.send(r#"{"t":"hello","token":"token"}"#);
    assert_eq!(table.last["reason"], "edition");
}
