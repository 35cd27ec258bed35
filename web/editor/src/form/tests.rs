//! Tests of how changes to a part of a form change the whole value.

use super::*;
use std::cell::RefCell;

/// Returns a field, and the value as its changes have left it.
fn field(value: Value) -> (FormField, Rc<RefCell<Value>>) {
    let stored = Rc::new(RefCell::new(value.clone()));
    let changed = stored.clone();
    let field = FormField {
        label: String::new(),
        value,
        onupdate: Callback::from(move |update: Update<Value>| update(&mut changed.borrow_mut())),
    };
    (field, stored)
}

#[test]
fn a_part_is_put_in_its_place_and_the_rest_stays() {
    let (field, stored) = field(json!({ "one": 1, "two": 2 }));
    let part = field.part(
        String::new(),
        |whole| whole["two"].clone(),
        |whole, part| whole["two"] = part,
    );
    assert_eq!(part.value, json!(2));
    part.onchange(|number: u8| json!(number)).emit(7);
    assert_eq!(*stored.borrow(), json!({ "one": 1, "two": 7 }));
}

#[test]
fn fields_of_one_rendering_do_not_undo_each_other() {
    let (field, stored) = field(json!({ "ships": [{ "hull": 1 }, { "hull": 2 }], "name": "A" }));
    let first = field.child("/ships/0/hull", String::new());
    let second = field
        .child("/ships", String::new())
        .child("/1/hull", String::new());
    let name = field.child("/name", String::new());
    first.onchange(|number: u8| json!(number)).emit(5);
    second.onchange(|number: u8| json!(number)).emit(6);
    name.onchange(Value::String).emit("B".to_owned());
    assert_eq!(
        *stored.borrow(),
        json!({ "ships": [{ "hull": 5 }, { "hull": 6 }], "name": "B" })
    );
}

#[test]
fn forks_that_differ_in_what_they_begin_with_are_not_alike() {
    let fork = |first: Value| SchemaVariant {
        radio: Radio::new("a", "A"),
        fits: VariantTest::Text,
        first,
        shape: None,
    };
    assert!(fork(json!("a")) == fork(json!("a")));
    assert!(fork(json!("a")) != fork(json!("b")));
}

#[test]
fn a_value_is_put_at_its_place_and_nothing_is_left_out() {
    let ships = json!({ "ships": [{ "speed": 1, "hull": 2 }] });
    let (field, stored) = field(ships.clone());
    let put = |place: &str, value: Value| {
        stored.replace(ships.clone());
        field
            .child(place, String::new())
            .onchange(|value| value)
            .emit(value);
        stored.borrow().clone()
    };
    assert_eq!(field.child("/ships/0/hull", String::new()).value, json!(2));
    let deep = json!({ "ships": [{ "speed": 1, "hull": 2, "console": { "main": 4 } }] });
    assert_eq!(put("/ships/0/console/main", json!(4)), deep);
    let less = json!({ "ships": [{ "speed": 1 }] });
    assert_eq!(put("/ships/0/hull", Value::Null), less);
    assert_eq!(put("/ships/3/hull", json!(1)), field.value);
}
