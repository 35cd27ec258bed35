//! Chapter 14: discarding kept Resistance cards.

use crate::scene::{P1, P2, scene};
use engine::exodus::action::Action;
use engine::exodus::effect::Deed;
use engine::exodus::part::Item;
use engine::exodus::ship::ShipType;
use engine::exodus::step::{Round, Step};

/// EXO-14.7, EXO-14.8: in a battle and through the Conquest stages it is not allowed, later it is.
#[test]
fn ex_63_exo_14_7_exo_14_8_a_card_during_conquest() {
    let mut s = scene(2);
    s.trophy(P1, "res-i-7");
    let card = s.table.resistance_named("res-i-7").expect("a card");
    for step in [Step::Conquest, Step::Orders] {
        s.go(step);
        assert!(s.asked().contains(&P1));
        assert_eq!(s.refused(P1, Action::Discard(card)), "EXO-14.7");
    }
    s.go(Step::Card(Round::First))
        .act(P1, Action::Discard(card));
    assert_eq!(s.asked(), [P1]);
    s.fit_on(P1, ShipType::Raider, Item::Em)
        .act(P1, Action::Done);
    assert_eq!(s.asked(), [P1, P2]);
    assert_eq!(
        s.parts(P1, ShipType::Raider),
        [Item::Nuclear, Item::Phase, Item::Em]
    );
    assert!(s.mat(P1).trophies.is_empty() && s.state.public.decks.gone.has(card.0));
    assert_eq!(s.refused(P1, Action::Discard(card)), "EXO-14.7");
}

/// Whenever its owner is asked, before the answer; not while parts are spread out.
#[test]
fn amb_67_exo_14_7_whenever_the_owner_decides() {
    let mut s = scene(2);
    let card = s.table.resistance_named("res-i-1").expect("a card");
    s.mat(P1).cp = 0;
    s.trophy(P1, "res-i-1").go(Step::Vote);
    assert!(s.may(P1, Action::Discard(card)) && !s.may(P2, Action::Discard(card)));
    s.go(Step::Card(Round::First));
    assert!(s.may(P1, Action::Discard(card)));
    s.play(P1, 1);
    assert_eq!(s.refused(P1, Action::Discard(card)), "EXO-1.2");
    s.begin(P1, Deed::Upgrade)
        .lift(P1, ShipType::Raider, Item::Phase);
    assert_eq!(s.refused(P1, Action::Discard(card)), "EXO-14.7");
    // It may pay for what is decided next: nothing could be built without it.
    s.act(P1, Action::Done).mat(P1).ax = 1;
    s.begin(P1, Deed::Build).act(P1, Action::Discard(card));
    s.act(P1, Action::Build(ShipType::Raider));
    assert_eq!(s.purse(P1), (2, 0, 0));
}

/// A bonus may grant an action that the next bonus comes before, as often as there is room.
#[test]
fn exo_14_7_one_card_before_another() {
    let mut s = scene(2);
    s.mat(P1).cp = 40;
    let ids = ["res-i-8", "res-ii-8", "res-iii-4", "res-iii-8", "res-i-7"];
    let cards = ids.map(|id| s.table.resistance_named(id).expect("a card"));
    for id in ids {
        s.trophy(P1, id);
    }
    s.go(Step::Card(Round::First));
    for card in &cards[..4] {
        s.act(P1, Action::Discard(*card));
    }
    assert_eq!(s.refused(P1, Action::Discard(cards[4])), "EXO-14.7");
    for _ in 0..4 {
        s.act(P1, Action::Done);
    }
    assert!(!s.is_busy());
    assert!(s.may(P1, Action::Discard(cards[4])));
}

/// A given part that fits nowhere is lost, and so is nothing else.
#[test]
fn exo_7_13_a_gift_that_is_not_fitted_returns() {
    let mut s = scene(2);
    let stock = s.stock(Item::Antimatter);
    s.trophy(P1, "res-iii-5").go(Step::Card(Round::First));
    let card = s.table.resistance_named("res-iii-5").expect("a card");
    s.act(P1, Action::Discard(card));
    assert_eq!(s.stock(Item::Antimatter), stock - 1);
    assert!(
        s.first_fit(P1, ShipType::Raider, Item::Antimatter)
            .is_none()
    );
    s.act(P1, Action::Done);
    assert_eq!(s.stock(Item::Antimatter), stock);
}
