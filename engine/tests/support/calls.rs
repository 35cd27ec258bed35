//! A match through the driver of all games, for tests that speak its calls.

use engine::suite::Driver;
use serde_json::{Value, json};

/// A match as it is ordered.
pub fn create(order: Value) -> Driver {
    Driver::create(&order).unwrap_or_else(|fault| panic!("{fault:?}"))
}

/// What a call answers.
pub fn ask(driver: &mut Driver, name: &str, values: Value) -> Value {
    let answer = driver.call(name, &values);
    answer.unwrap_or_else(|fault| panic!("{name} {values}: {fault:?}"))
}

/// Carries out so many actions, each another place of the list.
pub fn play(driver: &mut Driver, count: usize) {
    for step in 0..count {
        let legal = ask(driver, "legal", Value::Null);
        let legal = legal.as_array().expect("a list");
        if legal.is_empty() {
            return;
        }
        let action = &legal[step * 7 % legal.len()];
        ask(driver, "act", json!({"action": action}));
    }
}
