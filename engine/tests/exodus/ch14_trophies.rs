//! Chapter 14: discarding kept Resistance cards.

use crate::scene::{P1, P2, Scene, scene, scene_of};
use engine::exodus::action::Action;
use engine::exodus::effect::ActionKind;
use engine::exodus::options::Options;
use engine::exodus::part::Item;
use engine::exodus::ship::ShipType;
use engine::exodus::step::{Round, Step};
use engine::game::Game;

/// A card can be discarded only after the Conquest stages of a turn: EXO-14.7, EXO-14.8.
#[test]
fn ex_63_exo_14_7_exo_14_8_cards_cannot_be_discarded_during_conquest() {
    let mut s = scene(2);
    s.give_trophy(P1, "res-i-7");
    let card = s.game.resistance_named("res-i-7").expect("a card");
    for step in [Step::Conquest, Step::Orders] {
        s.go_to(step);
        assert!(s.asked_seats().contains(&P1));
        assert_eq!(s.refusal_rule(P1, Action::Discard(card)), "EXO-14.7");
    }
    s.go_to(Step::Card(Round::First))
        .act(P1, Action::Discard(card));
    assert_eq!(s.asked_seats(), [P1]);
    s.fit_on(P1, ShipType::Raider, Item::Em)
        .act(P1, Action::Done);
    assert_eq!(s.asked_seats(), [P1, P2]);
    assert_eq!(
        s.parts(P1, ShipType::Raider),
        [Item::Nuclear, Item::Phase, Item::Em]
    );
    assert!(s.mat(P1).trophies.is_empty() && s.state.public.decks.gone.contains(card.0));
    assert_eq!(s.refusal_rule(P1, Action::Discard(card)), "EXO-14.7");
}

/// A card can be discarded whenever its owner is asked, but not during a refit.
#[test]
fn amb_67_exo_14_7_a_card_can_be_discarded_at_any_own_decision() {
    let mut s = scene(2);
    let card = s.game.resistance_named("res-i-1").expect("a card");
    s.mat(P1).cp = 0;
    s.give_trophy(P1, "res-i-1").go_to(Step::Vote);
    assert!(s.is_legal(P1, Action::Discard(card)) && !s.is_legal(P2, Action::Discard(card)));
    s.go_to(Step::Card(Round::First));
    assert!(s.is_legal(P1, Action::Discard(card)));
    s.play_card(P1, 1);
    assert_eq!(s.refusal_rule(P1, Action::Discard(card)), "EXO-1.3");
    s.begin_action(P1, ActionKind::Upgrade)
        .lift_part(P1, ShipType::Raider, Item::Phase);
    assert_eq!(s.refusal_rule(P1, Action::Discard(card)), "EXO-14.7");
    // The bonus may pay for the next decision: without it no ship could be built.
    s.act(P1, Action::Done).mat(P1).ax = 1;
    s.begin_action(P1, ActionKind::Build)
        .act(P1, Action::Discard(card));
    s.act(P1, Action::Build(ShipType::Raider));
    assert_eq!(s.resources(P1), (2, 0, 0));
}

/// A bonus may grant an action before which another card is discarded, as long as the task stack
/// has room.
#[test]
fn exo_14_7_cards_can_be_discarded_until_the_task_stack_is_full() {
    let mut s = scene(2);
    s.mat(P1).cp = 40;
    let ids = ["res-i-8", "res-ii-8", "res-iii-4", "res-iii-8", "res-i-7"];
    let cards = ids.map(|id| s.game.resistance_named(id).expect("a card"));
    for id in ids {
        s.give_trophy(P1, id);
    }
    s.go_to(Step::Card(Round::First));
    for card in &cards[..4] {
        s.act(P1, Action::Discard(*card));
    }
    assert_eq!(s.refusal_rule(P1, Action::Discard(cards[4])), "EXO-14.7");
    for _ in 0..4 {
        s.act(P1, Action::Done);
    }
    assert!(!s.is_busy());
    assert!(s.is_legal(P1, Action::Discard(cards[4])));
}

#[test]
fn exo_7_13_a_given_part_that_is_not_fitted_returns_to_the_supply() {
    let mut s = scene(2);
    let supply = s.supply(Item::Antimatter);
    s.give_trophy(P1, "res-iii-5")
        .go_to(Step::Card(Round::First));
    let card = s.game.resistance_named("res-iii-5").expect("a card");
    s.act(P1, Action::Discard(card));
    assert_eq!(s.supply(Item::Antimatter), supply - 1);
    assert!(
        s.first_fitting(P1, ShipType::Raider, Item::Antimatter)
            .is_none()
    );
    s.act(P1, Action::Done);
    assert_eq!(s.supply(Item::Antimatter), supply);
}

/// Returns a game in which P1 keeps a card, with or without the house rule for quick steps.
fn trophy_scene(is_quick: bool) -> Scene {
    let mut options = Options::standard(2);
    options.rules.has_quick_steps = is_quick;
    let mut s = scene_of(options);
    s.give_trophy(P1, "res-i-4");
    s
}

/// The steps outside Conquest stages that ask one seat after another.
const STEPS: [Step; 5] = [
    Step::Growth(0),
    Step::Income(0),
    Step::React(Round::First, 0),
    Step::TakeBack(0),
    Step::Target(0),
];

/// The seat is asked in every step outside Conquest stages: EXO-14.7, EXO-14.8.
#[test]
fn exo_14_7_exo_14_8_a_seat_is_asked_if_it_can_only_discard_a_card() {
    for step in STEPS {
        let mut s = trophy_scene(false);
        let card = s.game.resistance_named("res-i-4").expect("a card");
        s.go_to(step);
        assert_eq!((s.step(), s.asked_seats()), (step, vec![P1]));
        let answers = [Action::Done, Action::Discard(card), Action::Concede];
        let legal = s.legal(P1);
        assert!(
            answers.iter().all(|answer| legal.contains(answer)),
            "{legal:?}"
        );
        assert_eq!(legal.len(), answers.len(), "{legal:?}");
        assert_eq!(s.game.prompt(&s.state, P1).phrase, "ask-discard");
        let mut passed = s.clone();
        passed.act(P1, Action::Done);
        assert_ne!((passed.step(), passed.asked_seats()), (step, vec![P1]));
        // The bonus adds two cubes.
        s.act(P1, Action::Discard(card));
        let home = s.home(P1);
        assert!(s.sector(home).cubes[0] >= 5, "{step:?}");
        assert!(s.state.public.decks.gone.contains(card.0));
    }
    // Taking the first card back needs Basic Politics, even for a seat that is asked only because
    // of its card.
    let mut s = trophy_scene(false);
    s.go_to(Step::TakeBack(0));
    assert_eq!(s.refusal_rule(P1, Action::TakeBack), "EXO-6.7");
}

/// The bonus of a card may make the action possible: EXO-14.7.
#[test]
fn exo_14_7_a_seat_with_a_card_is_asked_even_for_an_impossible_action() {
    for kind in [
        ActionKind::Research,
        ActionKind::Build,
        ActionKind::Trade,
        ActionKind::Mine,
    ] {
        let mut s = trophy_scene(false);
        (s.mat(P1).stash, s.mat(P1).cp) = (0, 0);
        s.state.public.market = [Some(P2); 4];
        assert!(s.begin_action(P1, kind).is_busy(), "{kind:?}");
        assert_eq!(s.game.prompt(&s.state, P1).phrase, "ask-discard");
        assert!(!s.act(P1, Action::Done).is_busy());
    }
}

/// The bonus adds cubes to the Home, which can then take a mined token: EXO-14.7, EXO-7.24.
#[test]
fn exo_14_7_discarding_a_card_can_make_room_for_mined_tokens() {
    let mut s = trophy_scene(false);
    let card = s.game.resistance_named("res-i-4").expect("a card");
    let (home, hex) = (s.home(P1), s.planet("b01"));
    s.remove_pieces(P1).set_cubes(P1, hex, 1);
    s.sector(hex).tokens -= 1;
    s.sector(home).tokens = 0;
    s.begin_action(P1, ActionKind::Mine).dice("6");
    s.act_all(P1, &[Action::Mine, Action::Put(hex)]);
    assert!(!s.is_legal(P1, Action::Put(home)));
    s.act_all(P1, &[Action::Discard(card), Action::Put(home)]);
    assert_eq!(s.sector(home).tokens, 1);
}

#[test]
fn exo_17_31_amb_67_quick_steps_skip_seats_that_could_only_discard() {
    for step in STEPS {
        let mut s = trophy_scene(true);
        s.go_to(step);
        assert_ne!((s.step(), s.asked_seats()), (step, vec![P1]));
    }
    for kind in [ActionKind::Research, ActionKind::Trade, ActionKind::Mine] {
        let mut s = trophy_scene(true);
        s.mat(P1).stash = 0;
        s.state.public.market = [Some(P2); 4];
        assert!(!s.begin_action(P1, kind).is_busy(), "{kind:?}");
    }
    // A seat with another choice may discard the card as usual.
    let mut s = trophy_scene(true);
    let card = s.game.resistance_named("res-i-4").expect("a card");
    s.go_to(Step::Card(Round::First));
    assert!(s.is_legal(P1, Action::Discard(card)));
}
