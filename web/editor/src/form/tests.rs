//! Tests that a change to a part of a form changes the whole value correctly.

use super::*;
use std::cell::RefCell;

/// Returns a field and the stored value that its changes apply to.
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
fn changing_a_part_leaves_other_parts_unchanged() {
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
fn changes_of_sibling_fields_between_two_renders_are_all_applied() {
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
fn variants_with_different_initial_values_are_not_equal() {
    let variant = |first: Value| SchemaVariant {
        radio: Radio::new("a", "A"),
        fits: VariantTest::Text,
        first,
        shape: None,
    };
    assert!(variant(json!("a")) == variant(json!("a")));
    assert!(variant(json!("a")) != variant(json!("b")));
}

#[test]
fn child_writes_at_its_pointer_and_creates_missing_objects() {
    let ships = json!({ "ships": [{ "speed": 1, "hull": 2 }] });
    let (field, stored) = field(ships.clone());
    let with_value = |pointer: &str, value: Value| {
        stored.replace(ships.clone());
        field
            .child(pointer, String::new())
            .onchange(|value| value)
            .emit(value);
        stored.borrow().clone()
    };
    assert_eq!(field.child("/ships/0/hull", String::new()).value, json!(2));
    let nested = json!({ "ships": [{ "speed": 1, "hull": 2, "console": { "main": 4 } }] });
    assert_eq!(with_value("/ships/0/console/main", json!(4)), nested);
    let without_hull = json!({ "ships": [{ "speed": 1 }] });
    assert_eq!(with_value("/ships/0/hull", Value::Null), without_hull);
    assert_eq!(with_value("/ships/3/hull", json!(1)), field.value);
}
