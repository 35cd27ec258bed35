//! Content packs and scenarios of one's own, and matches that are begun with them.

use engine::drive::{Driven, Sketched};
use engine::suite::{Driver, GameId, Stocks};
use engine::{rift, with_game};
use serde_json::{Value, json};

/// Actions that are played with what was accepted.
const FIRST: usize = 40;

/// A content pack: what is accepted can be played with.
pub fn packs(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if Stocks::of_pack("pack.json", &text).is_err() {
        return;
    }
    for game in GameId::ALL {
        begun(&json!({"game": game.name(), "pack": text}));
    }
}

/// A scenario, board or map of one's own, the first byte says of which game: what is accepted is written down and read
/// again.
pub fn scenarios(data: &[u8]) {
    let Some((game, text)) = data.split_first() else {
        return;
    };
    let text = String::from_utf8_lossy(text);
    let game = GameId::ALL[usize::from(*game) % GameId::ALL.len()];
    with_game!(game, G => read_again::<<G as Driven>::Sketch>(&text));
    let Ok(scenario @ Value::Object(_)) = serde_json::from_str(&text) else {
        return;
    };
    let begun = begun(&json!({"game": game.name(), "scenario": scenario}));
    let board = || rift::sketch::Sketch::read("own.json", &text);
    let flawless = || board().is_ok_and(|sketch| sketch.faults().is_empty());
    assert!(
        begun || game != GameId::Rift || !flawless(),
        "a board without fault cannot be played: {text}"
    );
}

fn read_again<S: Sketched>(text: &str) {
    if let Ok(sketch) = S::read("own.json", text) {
        let again = S::read("own.json", &sketch.write());
        assert!(again.is_ok_and(|again| again == sketch), "{text}");
    }
}

/// Begins a match and gives some actions; whether it could be begun.
fn begun(order: &Value) -> bool {
    let Ok(mut driver) = Driver::create(order) else {
        return false;
    };
    for turn in 0..FIRST {
        let legal = driver
            .call("legal", &Value::Null)
            .unwrap_or_else(|fault| panic!("{fault:?}: {order}"));
        let Some(legal) = legal.as_array().filter(|legal| !legal.is_empty()) else {
            break;
        };
        let action = json!({"action": legal[turn * 7 % legal.len()]});
        let done = driver.call("act", &action);
        assert!(done.is_ok(), "{action} is listed and refused: {order}");
    }
    let save = driver.session().save();
    assert!(driver.session().actions() == 0 || !save.is_empty());
    true
}
