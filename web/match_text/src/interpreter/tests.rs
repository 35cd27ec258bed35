//! Tests: every command on a small text model.

use super::*;
use crate::{
    GridKind, GridPoint, OrderGroup, PieceFact, PieceId, PlaceId, TextLogEntry, TextOrder,
    TextPiece, TextQuestion, TextRefusal,
};
use engine::rule::RuleId;
use std::cell::RefCell;
use std::rc::Rc;

/// The names of the orders given, in order.
pub(crate) type Done = Rc<RefCell<Vec<&'static str>>>;

fn recorder(done: &Done, name: &'static str) -> Callback<()> {
    let done = done.clone();
    Callback::from(move |()| done.borrow_mut().push(name))
}

fn piece(name: &str, side: Allegiance, at: Option<u16>) -> TextPiece {
    TextPiece {
        name: name.to_owned(),
        side,
        at: at.map(PlaceId),
        state: "Ready".to_owned(),
        is_ready: side == Allegiance::Own,
        class: String::new(),
        facts: vec![PieceFact {
            name: "Hull".to_owned(),
            value: "5".to_owned(),
        }],
    }
}

fn order(name: &'static str, refusal: Option<TextRefusal>, done: &Done) -> TextOrder {
    TextOrder {
        name: name.to_owned(),
        price: (name == "Fire laser").then(|| "costs 2 energy".to_owned()),
        effect: (name == "Fire laser").then(|| "1 damage".to_owned()),
        refusal,
        piece: Some(PieceId(0)),
        place: (name == "Fire laser").then_some(PlaceId(12)),
        is_main: false,
        give: recorder(done, name),
    }
}

/// Returns a model with five columns and five rows, a cruiser at B2, a frigate at C3, and two
/// mines.
pub(crate) fn model(done: &Done) -> TextModel {
    let place = |n: u16| TextPlace {
        point: GridPoint {
            x: i32::from(n % 5),
            y: i32::from(n / 5),
        },
        name: format!("{}{}", char::from(b'A' + (n % 5) as u8), n / 5 + 1),
        names: match n {
            12 => vec!["Haven’s Gate".to_owned(), "Haven".to_owned()],
            24 => vec!["Neu-Calder".to_owned()],
            _ => Vec::new(),
        },
        region: "Middle".to_owned(),
        holds: match n {
            6 => vec!["your Cruiser A".to_owned()],
            12 => vec!["Frigate B".to_owned()],
            1 | 24 => vec!["mine of Captain B".to_owned()],
            _ => Vec::new(),
        },
        is_landmark: false,
    };
    let refused = TextRefusal {
        sentence: "You stand still.".to_owned(),
        rule: RuleId::new("HOUSE-7.2"),
    };
    let orders = vec![
        order("Speed up", None, done),
        order("Fire laser", None, done),
        order("Fire torpedo", None, done),
        order("Move", Some(refused), done),
    ];
    TextModel {
        grid: GridKind::Squares,
        prompt: "Cruiser A: give orders.".to_owned(),
        status: vec!["Round 3.".to_owned()],
        pieces: vec![
            piece("Cruiser A", Allegiance::Own, Some(6)),
            piece("Frigate B", Allegiance::Foe, Some(12)),
            piece("Cruiser B", Allegiance::Foe, None),
        ],
        reference: Some(PieceId(0)),
        places: (0..25).map(place).collect(),
        groups: vec![OrderGroup {
            name: "Cruiser A".to_owned(),
            orders,
            is_folded: false,
        }],
        question: None,
        log: (1..=8).map(entry).collect(),
        undo: Some(recorder(done, "undo")),
        redo: None,
        hint: Some(recorder(done, "hint")),
    }
}

fn entry(n: u8) -> TextLogEntry {
    TextLogEntry {
        number: n.into(),
        heading: None,
        content: format!("Entry {n}."),
        class: String::new(),
    }
}

fn run_command(model: &TextModel, line: &str) -> CommandReply {
    let reference = model.reference.map(ReferencePoint::Piece);
    interpret(model, reference, &Phrases::load("en"), line)
}

fn reply_text(line: &str) -> String {
    run_command(&model(&Done::default()), line).lines.join("\n")
}

fn effects(line: &str) -> Vec<&'static str> {
    let done = Done::default();
    if let ReplyEffect::Do(callback) = run_command(&model(&done), line).effect {
        callback.emit(());
    }
    done.take()
}

#[test]
fn where_describes_pieces_relative_to_the_reference_point() {
    let frigate = reply_text("where frig");
    assert_eq!(
        frigate,
        "Frigate B: C3, 1 square south-east of Cruiser A. Ready. Hull: 5."
    );
    assert_eq!(reply_text("where cruiser").lines().count(), 2);
    assert!(reply_text("where cruiser a").starts_with("Cruiser A: B2"));
    assert_eq!(reply_text("where").lines().count(), 3);
    let mines = reply_text("where mine");
    assert!(mines.contains("B1: mine of Captain B. 1 square north of Cruiser A."));
    assert_eq!(mines.lines().count(), 2);
    assert!(reply_text("where zeppelin").contains("zeppelin"));
}

#[test]
fn near_lists_places_by_distance() {
    let near = reply_text("near c3 2");
    let lines: Vec<&str> = near.lines().collect();
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0], "C3: Frigate B.");
    assert!(lines[3].starts_with("E5: "), "{near}");
    assert_eq!(reply_text("near e5 1"), reply_text("near E 5 1"));
    assert!(reply_text("near a5 1").contains("A5"));
    let frigate = reply_text("near C3 2").replace("of C3", "of Frigate B");
    assert_eq!(reply_text("near frigate 2"), frigate);
}

#[test]
fn from_measures_between_places_and_pieces() {
    assert_eq!(
        reply_text("from A1 to C3"),
        "C3: 2 squares south-east of A1."
    );
    assert_eq!(
        reply_text("from a1 d2"),
        "D2: 3 squares east of A1 (3 east, 1 south)."
    );
    assert_eq!(
        reply_text("from cruiser a to frigate"),
        "Frigate B: 1 square south-east of Cruiser A."
    );
    assert!(reply_text("from A1 to Z9").contains("a1 z9"));
}

#[test]
fn act_gives_orders_by_number_and_by_name() {
    assert_eq!(effects("act 2"), ["Fire laser"]);
    assert_eq!(effects("3"), ["Fire torpedo"]);
    assert_eq!(effects("act speed"), ["Speed up"]);
    assert_eq!(effects("act fire"), Vec::<&str>::new());
    assert_eq!(reply_text("act fire").lines().count(), 3);
    assert!(reply_text("act 9").contains('3'));
    assert_eq!(effects("act move"), Vec::<&str>::new());
    assert_eq!(reply_text("act move"), "Move: You stand still. (HOUSE-7.2)");
}

#[test]
fn moves_lists_orders_and_why_explains_refusals() {
    let moves = reply_text("moves cruiser a");
    assert_eq!(
        moves.lines().nth(1),
        Some("2. Fire laser, costs 2 energy: 1 damage")
    );
    assert_eq!(reply_text("moves frigate").lines().count(), 1);
    assert_eq!(reply_text("why move"), "Move: You stand still. (HOUSE-7.2)");
    assert_eq!(reply_text("why"), "Move: You stand still. (HOUSE-7.2)");
    assert!(reply_text("why speed").contains("1. Speed up"));
    let look = reply_text("look c3");
    assert!(look.contains("2. Fire laser"), "{look}");
}

#[test]
fn look_finds_places_by_name() {
    for typed in ["haven", "Haven's Gate", "haven’s gate", "gate", "hav"] {
        let look = reply_text(&format!("look {typed}"));
        assert!(look.starts_with("C3"), "{typed}: {look}");
    }
    for typed in ["calder", "Neu-Calder", "neu calder"] {
        let look = reply_text(&format!("look {typed}"));
        assert!(look.starts_with("E5"), "{typed}: {look}");
    }
    // A piece is described at its place; a piece on the board comes before one that is gone.
    assert!(reply_text("look cruiser").starts_with("B2"));
    assert!(reply_text("look calderon").contains("calderon"));
    assert!(reply_text("near calder 3").contains("C3"));
}

#[test]
fn read_undo_redo_hint_and_reference_have_their_effects() {
    assert_eq!(reply_text("read log 2"), "Entry 7.\nEntry 8.");
    assert_eq!(reply_text("read").lines().count(), 5);
    assert_eq!(effects("undo"), ["undo"]);
    assert_eq!(effects("hint"), ["hint"]);
    assert_eq!(effects("redo"), Vec::<&str>::new());
    let reply = run_command(&model(&Done::default()), "reference frigate");
    assert_eq!(
        reply.effect,
        ReplyEffect::SetReference(ReferencePoint::Piece(PieceId(1)))
    );
}

#[test]
fn yes_and_no_answer_the_open_question() {
    let done = Done::default();
    let mut model = model(&done);
    assert!(matches!(
        run_command(&model, "yes").effect,
        ReplyEffect::Nothing
    ));
    model.question = Some(TextQuestion {
        sentence: "Really?".to_owned(),
        yes: ("End turn".to_owned(), recorder(&done, "end")),
        no: ("Cancel".to_owned(), recorder(&done, "stay")),
    });
    for line in ["yes", "no"] {
        if let ReplyEffect::Do(callback) = run_command(&model, line).effect {
            callback.emit(());
        }
    }
    assert_eq!(done.take(), ["end", "stay"]);
    assert!(
        run_command(&model, "status")
            .lines
            .contains(&"Really?".to_owned())
    );
}

#[test]
fn an_unknown_command_is_answered_with_the_help() {
    let help = reply_text("xyzzy");
    assert!(help.contains("xyzzy"));
    assert!(help.contains("where"), "{help}");
    assert_eq!(help.lines().count(), 2 + Verb::ALL.len());
    assert!(reply_text("w").contains("where"));
}

#[test]
fn german_commands_are_understood() {
    let (model, german) = (model(&Done::default()), Phrases::load("de"));
    let reply = |line: &str| {
        let reference = model.reference.map(ReferencePoint::Piece);
        interpret(&model, reference, &german, line).lines.join("\n")
    };
    assert!(reply("wo frigate").contains("südöstlich von Cruiser A"));
    assert_eq!(reply("lies log 1"), "Entry 8.");
    assert!(reply("von A1 nach C3").contains("südöstlich von A1"));
    assert!(reply("hilfe").lines().count() > Verb::ALL.len());
    assert!(reply("WARUM move").contains("HOUSE-7.2"));
}
