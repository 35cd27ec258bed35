//! SR-5: the decks, and command cards.

use crate::scene::{Scene, ScriptedChance, scene};
use engine::game::{Game, Seat};
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::Side::{self, North, South};
use engine::space_rift::cards::CommandId;
use engine::space_rift::event::{DeckKind, Event};
use engine::space_rift::options::Options;
use engine::space_rift::state::Phase;

/// Returns a scene with units in all sections, after South has played the card.
fn scene_after_card(card: &str) -> Scene {
    let mut s = scene()
        .south("FT C2; DD C3; FT C7; CR C6; BB B6; FS B8; FT C12; CR B11")
        .commands(South, card)
        .at_command();
    s.act(&format!("command {card}"));
    s
}

/// Returns the units that may be ordered by this slot of the card.
fn orderable_units(s: &Scene, slot: u8) -> Vec<String> {
    let mut names = Vec::new();
    for name in ["C2", "C3", "C7", "C6", "B6", "B8", "C12", "B11"] {
        if s.is_legal(&format!("order {name} {slot}")) {
            names.push(name.to_owned());
        }
    }
    names
}

#[test]
fn t6_sr_3_4_decks_have_the_listed_copies_and_prices() {
    let game = SpaceRift::new(Options::duel("srb-02")).unwrap();
    let count = |name: &str| {
        game.command_named(name)
            .and_then(|id| game.command(id))
            .unwrap()
            .copies
    };
    let mut total = 0;
    for (card, left, center, right) in [
        ("picket", 2, 2, 2),
        ("sweep", 4, 5, 4),
        ("strike-wave", 3, 4, 3),
        ("sector-fleet", 1, 2, 1),
    ] {
        assert_eq!(count(&format!("{card}-left")), left);
        assert_eq!(count(&format!("{card}-center")), center);
        assert_eq!(count(&format!("{card}-right")), right);
        total += left + center + right;
    }
    for (card, copies) in [
        ("long-line", 3),
        ("twin-claws", 2),
        ("broad-front", 2),
        ("scramble-the-wings", 3),
        ("slash-and-fade", 2),
        ("spearhead", 3),
        ("weight-of-steel", 2),
        ("flag-signal", 2),
        ("weapons-free", 2),
        ("long-guns", 1),
        ("open-channel", 2),
        ("damage-control", 1),
        ("mirror-order", 1),
        ("first-salvo", 1),
    ] {
        assert_eq!(count(card), copies, "{card}");
        total += copies;
    }
    assert_eq!(total, 60);
    let copies = game.commands().iter().map(|card| card.copies);
    assert_eq!(copies.sum::<u8>(), total, "and no other card");
    let prices = [
        ("coolant-surge", 1),
        ("full-broadside", 2),
        ("lock-solution", 2),
        ("second-volley", 2),
        ("overload-warheads", 2),
        ("piercing-lance", 1),
        ("slingshot", 1),
        ("reserve-order", 2),
        ("press-the-attack", 1),
        ("repair-drones", 3),
        ("all-stations-report", 1),
        ("grapple-teams", 2),
        ("cracked-ciphers", 2),
        ("salvage-rights", 0),
        ("ghost-signature", 1),
        ("hard-turn", 1),
        ("bulkheads-hold", 1),
        ("shield-bloom", 2),
        ("sprung-trap", 3),
        ("slip-away", 2),
    ];
    for (card, cost) in prices {
        let found = game
            .combat_named(card)
            .and_then(|id| game.combat(id))
            .unwrap();
        assert_eq!((found.cost, found.copies), (cost, 2), "{card}");
    }
    assert_eq!(game.combats().len(), prices.len(), "and no other card");
}

#[test]
fn sr_5_1_a_side_must_play_one_command_card_in_hand() {
    let s = scene()
        .south("FT C2")
        .commands(South, "sweep-left open-channel")
        .at_command();
    assert!(s.is_legal("command sweep-left") && s.is_legal("command open-channel"));
    assert_eq!(s.refusal("command sweep-right"), "SR-5.1");
    assert!(!s.is_legal("done"));
}

#[test]
fn sr_5_2_sr_6_1_section_cards_order_units_in_their_section() {
    let mut s = scene_after_card("sweep-left");
    assert_eq!(orderable_units(&s, 0), ["C2", "C3"]);
    assert_eq!(s.refusal("order C7 0"), "SR-5.2");
    s.act("order C2; order C3");
    assert_eq!(s.state.public.ordered.len(), 2);
    assert_eq!(
        s.state.public.phase,
        Phase::Movement,
        "nothing is left to order"
    );
    assert_eq!(
        orderable_units(&scene_after_card("sweep-center"), 0),
        ["C7", "C6", "B6", "B8"]
    );
    assert_eq!(
        orderable_units(&scene_after_card("sweep-right"), 0),
        ["C12", "B11"]
    );
    let mut s = scene_after_card("sweep-center");
    s.act("order C7; order C6");
    assert_eq!(
        s.state.public.phase,
        Phase::Movement,
        "two orders, not more"
    );
    let mut s = scene_after_card("sweep-center");
    s.act("done");
    assert!(s.state.public.ordered.is_empty(), "fewer are allowed");
}

#[test]
fn sr_5_2_cards_order_by_several_sections_or_by_class() {
    let s = scene_after_card("broad-front");
    assert_eq!(orderable_units(&s, 0), ["C2", "C3"]);
    assert_eq!(orderable_units(&s, 1), ["C7", "C6", "B6", "B8"]);
    assert_eq!(orderable_units(&s, 2), ["C12", "B11"]);
    let s = scene_after_card("twin-claws");
    assert_eq!(orderable_units(&s, 0), ["C2", "C3"]);
    assert_eq!(orderable_units(&s, 1), ["C12", "B11"]);
    assert_eq!(s.state.public.active_command.remaining_orders, [2, 2, 0]);
    assert_eq!(
        scene_after_card("long-line")
            .state
            .public
            .active_command
            .remaining_orders,
        [1, 1, 1]
    );
    assert_eq!(
        orderable_units(&scene_after_card("scramble-the-wings"), 0),
        ["C2", "C7", "C12"]
    );
    assert_eq!(
        orderable_units(&scene_after_card("spearhead"), 0),
        ["C3", "C6", "B11"]
    );
    assert_eq!(
        orderable_units(&scene_after_card("weight-of-steel"), 0),
        ["B6", "B8"]
    );
    assert_eq!(
        scene_after_card("open-channel")
            .state
            .public
            .active_command
            .remaining_orders,
        [4, 0, 0]
    );
}

#[test]
fn sr_5_3_the_command_rating_sets_the_number_of_orders() {
    let first_orders = |rating, card: &str| {
        let mut s = scene()
            .rating(rating, 5)
            .south("FT C2; FT C7")
            .commands(South, card)
            .at_command();
        s.act(&format!("command {card}"));
        s.state.public.active_command.remaining_orders[0]
    };
    assert_eq!(first_orders(6, "sector-fleet-left"), 6);
    assert_eq!(first_orders(4, "scramble-the-wings"), 4);
    assert_eq!(first_orders(5, "sweep-left"), 2);
    assert_eq!(
        scene()
            .rating(6, 4)
            .at_movement()
            .state
            .public
            .side_state(South)
            .rating,
        6
    );
}

#[test]
fn sr_5_4_ex_76_amb_39_a_card_that_can_order_no_unit_ends_the_turn() {
    let mut s = scene()
        .south("CR C6 alert")
        .commands(South, "weight-of-steel")
        .at_command();
    s.act("command weight-of-steel");
    assert!(s.log.contains(&Event::TurnEnded { side: South }));
}

#[test]
fn sr_5_5_first_salvo_orders_one_unit_in_its_owners_turn() {
    let s = scene_after_card("first-salvo");
    assert_eq!(s.state.public.active_command.remaining_orders, [1, 0, 0]);
    assert_eq!(orderable_units(&s, 0).len(), 8);
}

#[test]
fn sr_5_6_ex_29_mirror_order_copies_the_enemys_last_card() {
    let mirror = |last: Option<&str>| {
        let mut s = scene()
            .south("FT C3; FT C11; FT C7")
            .commands(South, "mirror-order")
            .at_command();
        s.state.public.sides[1].last = last.map(|name| s.game.command_named(name).unwrap());
        s.act("command mirror-order");
        s
    };
    let s = mirror(Some("strike-wave-left"));
    assert_eq!(s.state.public.active_command.remaining_orders, [3, 0, 0]);
    assert!(s.is_legal("order C11") && !s.is_legal("order C3") && !s.is_legal("order C7"));
    for s in [mirror(None), mirror(Some("mirror-order"))] {
        assert_eq!(s.state.public.active_command.remaining_orders, [2, 0, 0]);
        assert!(s.is_legal("order C11") && s.is_legal("order C3"));
    }
}

#[test]
fn ex_75_sr_5_7_picket_draws_two_cards_to_choose_from() {
    let mut s = scene()
        .south("FT C3")
        .commands(
            South,
            "picket-left sweep-left sweep-left sweep-left sweep-left",
        )
        .commands(North, "long-line long-line long-line twin-claws")
        .at_command();
    s.act("command picket-left; order C3; done");
    assert_eq!(
        (s.hand(South).len(), s.state.private(South).drawn.len()),
        (4, 2)
    );
    let offered = s.state.private(South).drawn.kinds().next().unwrap();
    let name = s
        .game
        .command(engine::space_rift::cards::CommandId(offered))
        .unwrap()
        .name();
    s.act(&format!("keep {name}"));
    assert_eq!(s.hand(South).len(), 5);
    assert_eq!(s.hand(North).len(), 4, "North draws in its own turn");
}

/// Returns the deck and the number of cards of every draw in the log.
fn card_draws(s: &Scene) -> Vec<(DeckKind, u8)> {
    let draws = s.log.iter().filter_map(|event| match event {
        Event::CardsDrawn { deck, count, .. } => Some((*deck, *count)),
        _ => None,
    });
    draws.collect()
}

#[test]
fn sr_5_7_a_picket_keeps_one_of_two() {
    let mut s = scene()
        .south("CR C2")
        .commands(
            South,
            "picket-left long-line long-line twin-claws twin-claws",
        )
        .at_command();
    s.act("command picket-left; order C2; done");
    assert_eq!(card_draws(&s), [(DeckKind::Command, 2)]);
    let kind = s.state.private(South).drawn.kinds().next().expect("a card");
    let card = CommandId(kind);
    let drawn_kinds: Vec<u8> = s.state.private(South).drawn.kinds().collect();
    for kind in 0..s.game.commands().len() as u8 {
        let keep = Action::Keep(CommandId(kind));
        let is_legal = s.game.check_action(&s.state, Seat(0), keep).is_ok();
        assert_eq!(is_legal, drawn_kinds.contains(&kind), "{kind}");
    }
    let keep = Action::Keep(card);
    let (state, log) = (&mut s.state, &mut s.log);
    let done = s
        .game
        .act(state, Seat(0), keep, &mut ScriptedChance::new(), log);
    assert!(done.is_ok(), "{done:?}");
    assert!(
        s.state.private(South).drawn.is_empty(),
        "the other is discarded"
    );
    assert_eq!(s.hand(South).len(), 5);
    assert!(s.state.public.turn > 1);
}

#[test]
fn sr_5_7_a_full_hand_draws_nothing() {
    let drawn_with = |card: &str| {
        let mut s = scene()
            .south("CR C2")
            .commands(South, card)
            .commands(South, "long-line long-line long-line twin-claws twin-claws")
            .at_command();
        s.act(&format!("command {card}; order C2; done"));
        assert_eq!(s.hand(South).len(), 5);
        let mut events = s
            .log
            .iter()
            .take_while(|event| !matches!(event, Event::TurnEnded { .. }));
        events.any(|event| matches!(event, Event::CardsDrawn { .. }))
    };
    assert!(!drawn_with("picket-left") && !drawn_with("sweep-left"));
}

#[test]
fn sr_5_7_the_side_that_reacted_draws_first() {
    let mut s = scene()
        .south("CR F6")
        .north("DD F7")
        .commands(South, "open-channel")
        .commands(
            North,
            "first-salvo long-line long-line long-line twin-claws",
        )
        .at_command();
    s.act("command open-channel; order F6; done; attack F6 F7");
    s.dice("SQ SQ SQ ST ST ST").act("react first-salvo");
    let drawing_sides: Vec<Side> = s
        .log
        .iter()
        .filter_map(|event| {
            if let Event::CardsDrawn { side, .. } = event {
                Some(*side)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(drawing_sides.first(), Some(&North), "{drawing_sides:?}");
    assert_eq!((s.hand(North).len(), s.hand(South).len()), (5, 5));
}

#[test]
fn sr_5_8_an_empty_command_deck_is_refilled_from_its_discards() {
    let mut s = scene()
        .south("FT C3")
        .commands(South, "sweep-left")
        .at_command();
    // All cards except South's hand are discarded.
    let all = s.game.command_deck(&s.state);
    s.state.public.command_discards = all;
    assert!(s.game.command_deck(&s.state).is_empty());
    s.act("command sweep-left; order C3; done");
    assert!(
        s.log
            .iter()
            .any(|event| matches!(event, Event::Reshuffled { .. }))
    );
    assert_eq!(s.hand(South).len(), 5);
}

#[test]
fn sr_5_8_an_empty_combat_deck_is_refilled_from_its_discards() {
    let is_reshuffled = |has_discards: bool| {
        let mut s = scene()
            .south("FT C2")
            .combats(North, "hard-turn")
            .at_combat();
        if has_discards {
            s.state.public.combat_discards = s.game.combat_deck(&s.state);
            assert!(s.game.combat_deck(&s.state).is_empty());
        }
        s.act("done; card");
        assert_eq!(s.state.private(South).combat.len(), 1);
        let shuffled = Event::Reshuffled {
            deck: DeckKind::Combat,
        };
        s.log.contains(&shuffled)
    };
    assert_eq!((is_reshuffled(true), is_reshuffled(false)), (true, false));
}
