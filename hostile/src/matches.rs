//! Targets that play matches: with legal actions, and with actions that were legal in other
//! positions.

use engine::game::{Game, Seat, Status};
use engine::registry::JsonSession;
use engine::save;
use engine::session::Session;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// Plays a match that the bytes control. The first byte selects the scenario, the second the number
/// of seats, the third the seed. Then each pair of bytes is a step: most play a legal action, some
/// an action that was legal earlier, of any seat, or an undo.
pub fn play_match<G: Game>(data: &[u8]) {
    let [scenario, seats, seed, rest @ ..] = data else {
        return;
    };
    let Some(options) = options::<G>(*scenario, *seats) else {
        return;
    };
    let Ok(game) = G::new(options) else {
        return;
    };
    let mut session = Session::new(game, u64::from(*seed));
    let mut known: Vec<(Seat, G::Action)> = Vec::new();
    for pair in rest.chunks_exact(2) {
        let Status::WaitingFor(waiting) = session.status() else {
            break;
        };
        let pick = usize::from(pair[1]);
        if pair[0] < 224 {
            let seat = waiting
                .iter()
                .nth(usize::from(pair[0]) % waiting.len() as usize);
            let seat = seat.expect("somebody is waited for");
            let legal = session.legal_actions(seat);
            let action = legal[pick % legal.len()];
            known.push((seat, action));
            assert!(
                session.act(seat, action).is_ok(),
                "{action:?} is listed and refused"
            );
        } else if pair[0] < 240 && !known.is_empty() {
            let (seat, action) = known[pick % known.len()];
            let before = session.fingerprint();
            let is_listed = session.legal_actions(seat).contains(&action)
                || session.out_of_turn_actions(seat).contains(&action);
            let done = session.act(seat, action);
            assert_eq!(done.is_ok(), is_listed, "{seat:?}: {action:?}");
            assert!(is_listed || session.fingerprint() == before);
        } else {
            // May be refused.
            let _ = session.undo(Seat(pair[1] % 8)).is_ok();
        }
    }
    let loaded = save::decode::<G>(&save::encode(&session));
    assert!(
        loaded.is_ok_and(|loaded| loaded == session),
        "a save is another match"
    );
}

/// Returns the options of a scenario by its index, with a number of seats if the scenario allows
/// it.
fn options<G: Game>(scenario: u8, seats: u8) -> Option<G::Options> {
    static GAMES: LazyLock<Value> = LazyLock::new(JsonSession::games);
    let of_game = GAMES
        .as_array()?
        .iter()
        .find(|game| game["game"] == G::NAME)?;
    let scenarios = of_game["scenarios"].as_array()?;
    let id = &scenarios.get(usize::from(scenario) % scenarios.len().max(1))?["id"];
    let orders = [
        json!({"game": G::NAME, "scenario": id, "seats": seats % 8}),
        json!({"game": G::NAME, "scenario": id}),
    ];
    let mut json_session = orders
        .iter()
        .find_map(|request| JsonSession::create(request).ok())?;
    let options = json_session.call("options", &Value::Null).ok()?;
    serde_json::from_value(options).ok()
}
