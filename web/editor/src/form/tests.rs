//! What parts of forms do to the whole.

use super::*;
use std::cell::RefCell;

/// A slot, and what it was told last.
fn slot(value: Value) -> (FormField, Rc<RefCell<Value>>) {
    let told = Rc::new(RefCell::new(Value::Null));
    let heard = told.clone();
    let slot = FormField {
        label: String::new(),
        value,
        onchange: Callback::from(move |value| {
            heard.replace(value);
        }),
    };
    (slot, told)
}

#[test]
fn a_part_is_put_in_its_place_and_the_rest_stays() {
    let (slot, told) = slot(json!({ "one": 1, "two": 2 }));
    let (_, value, onchange) = slot.part(String::new(), json!(2), |whole, part: Value| {
        if let Some(object) = whole.as_object_mut() {
            object.insert("two".to_owned(), part);
        }
    });
    assert_eq!(value, json!(2));
    onchange.emit(json!(7));
    assert_eq!(*told.borrow(), json!({ "one": 1, "two": 7 }));
}

#[test]
fn forks_that_differ_in_what_they_begin_with_are_not_alike() {
    let fork = |first: Value| SchemaVariant {
        radio: Radio::new("a", "A"),
        fits: Value::is_string,
        first,
        shape: None,
    };
    assert!(fork(json!("a")) == fork(json!("a")));
    assert!(fork(json!("a")) != fork(json!("b")));
}

#[test]
fn a_value_is_put_at_its_place_and_nothing_is_left_out() {
    let (slot, told) = slot(json!({ "ships": [{ "speed": 1, "hull": 2 }] }));
    let put = |place: &str, value: Value| {
        slot.child(place, String::new()).onchange.emit(value);
        told.borrow().clone()
    };
    assert_eq!(slot.child("/ships/0/hull", String::new()).value, json!(2));
    let deep = json!({ "ships": [{ "speed": 1, "hull": 2, "console": { "main": 4 } }] });
    assert_eq!(put("/ships/0/console/main", json!(4)), deep);
    let less = json!({ "ships": [{ "speed": 1 }] });
    assert_eq!(put("/ships/0/hull", Value::Null), less);
    assert_eq!(put("/ships/3/hull", json!(1)), slot.value);
}
