//! Bounds of the rules of Space Rift: the last die, the last order, the only hex, and what is not
//! asked, told or allowed beyond them.

use crate::hexes::hex;
use crate::scene::{Fate, Scene, scene};
use crate::sea::ALPHA;
use engine::game::{Game, Reach, Seat};
use engine::space_rift::action::Action;
use engine::space_rift::cards::CommandId;
use engine::space_rift::event::{Deck, Event};
use engine::space_rift::field::Hex;
use engine::space_rift::field::Side::{North, South};
use engine::space_rift::state::Phase;

/// Cards that a side drew at once, as it was told.
fn drawn(s: &Scene) -> Vec<(Deck, u8)> {
    let told = s.log.iter().filter_map(|event| match event {
        Event::CardsDrawn { deck, by, .. } => Some((*deck, *by)),
        _ => None,
    });
    told.collect()
}

#[test]
fn sr_5_7_a_picket_keeps_one_of_two() {
    let mut s = scene()
        .south("CR C2")
        .commands(
            South,
            "picket-left long-line long-line twin-claws twin-claws",
        )
        .commanding();
    s.act("command picket-left; order C2; done");
    assert_eq!(drawn(&s), [(Deck::Command, 2)]);
    let kind = s.state.own(South).drawn.kinds().next().expect("a card");
    let card = CommandId(kind);
    let drawn_kinds: Vec<u8> = s.state.own(South).drawn.kinds().collect();
    for kind in 0..s.table.commands().len() as u8 {
        let keep = Action::Keep(CommandId(kind));
        let may = s.table.check(&s.state, Seat(0), keep).is_ok();
        assert_eq!(may, drawn_kinds.contains(&kind), "{kind}");
    }
    let keep = Action::Keep(card);
    let (state, log) = (&mut s.state, &mut s.log);
    let done = s.table.act(state, Seat(0), keep, &mut Fate::new(), log);
    assert!(done.is_ok(), "{done:?}");
    assert!(
        s.state.own(South).drawn.is_empty(),
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
            .commanding();
        s.act(&format!("command {card}; order C2; done"));
        assert_eq!(s.hand(South).len(), 5);
        let mut told = s
            .log
            .iter()
            .take_while(|event| !matches!(event, Event::TurnEnded { .. }));
        told.any(|event| matches!(event, Event::CardsDrawn { .. }))
    };
    assert!(!drawn_with("picket-left") && !drawn_with("sweep-left"));
}

#[test]
fn sr_5_8_an_empty_combat_deck_is_made_of_its_discards() {
    let told = |turned_up: bool| {
        let mut s = scene()
            .south("FT C2")
            .combats(North, "hard-turn")
            .fighting();
        if turned_up {
            s.state.public.combat_discards = s.table.combat_deck(&s.state);
            assert!(s.table.combat_deck(&s.state).is_empty());
        }
        s.act("done; card");
        assert_eq!(s.state.own(South).combat.len(), 1);
        let shuffled = Event::Reshuffled { deck: Deck::Combat };
        s.log.contains(&shuffled)
    };
    assert_eq!((told(true), told(false)), (true, false));
}

#[test]
fn sr_6_1_only_own_units_are_ordered() {
    let mut s = scene()
        .south("CR C2; CR C6 waits; CR C10 waits")
        .combats(South, "reserve-order")
        .at(Phase::Orders);
    assert_eq!(s.refusal("order K13"), "SR-6.1");
    s.act("done; play reserve-order");
    assert!(!s.may("order K13") && s.may("order C10"));
    s.act("order C6");
    assert_eq!(s.state.public.task, None, "one order and no more");
    assert!(s.state.public.ordered.has(s.id("C6")));
}

#[test]
fn sr_6_5_markers_that_cannot_be_removed() {
    let s = scene()
        .south("CR C6 alert; FT C9 alert waits; CR C2")
        .north("DD K3 alert")
        .stars(1, 9)
        .at(Phase::Orders);
    assert!(s.may("clear C6"), "one star for an ordered unit");
    assert!(!s.may("clear C9"), "two for another");
    assert!(!s.may("clear C2"), "it has none");
    let s = scene()
        .south("CR C6 alert")
        .north("DD K3 alert")
        .stars(9, 9)
        .at(Phase::Orders);
    assert!(!s.may("clear K3"), "the enemy's");
}

#[test]
fn k11_three_markers_go_at_once_and_of_more_three_are_chosen() {
    let reports = |units: &str| {
        let mut s = scene()
            .south(units)
            .stars(1, 0)
            .combats(South, "all-stations-report")
            .at(Phase::Ordered);
        s.act("play all-stations-report");
        s
    };
    let s = reports("CR C2 alert; CR C6 alert; CR C10 alert");
    assert!(s.state.public.alert.is_empty() && s.state.public.task.is_none());
    let mut s = reports("CR C2 alert; CR C6 alert; CR C10 alert; CR A5 alert");
    s.act("clear C2; clear A5; clear C10");
    assert!(s.is_alert("C6") && s.state.public.task.is_none());
}

#[test]
fn c16_no_more_repairs_than_the_command_rating() {
    let mut s = scene()
        .south("CR C2 2; CR C6 2; CR C10 2")
        .rating(2, 2)
        .commands(South, "damage-control")
        .commanding();
    s.act("command damage-control");
    s.dice("ST ST").act("restore C2; restore C6");
    assert_eq!(s.state.public.task, None);
    assert!(s.may("order C10"));
}

#[test]
fn k12_a_full_unit_gets_no_fifth_ship() {
    let mut s = scene()
        .south("CRh F6")
        .north("DD F7 2")
        .combats(South, "grapple-teams")
        .moving();
    s.act("done; play grapple-teams");
    s.dice("ST ST SQ SQ SQ SQ SQ SQ SQ SQ SQ SQ");
    s.act("grapple F6 F7");
    assert_eq!((s.ships("F6"), s.ships("F7")), (4, 1), "it is lost");
}

#[test]
fn k7_a_slingshot_is_for_a_unit_about_to_move() {
    let setting = || {
        scene()
            .south("FT C2; FT C6; FT C10 waits")
            .stars(1, 0)
            .combats(South, "slingshot")
    };
    let mut s = setting().moving();
    s.act("move C2 C3");
    assert!(!s.may("play slingshot C2"), "it has moved");
    assert!(!s.may("play slingshot C10"), "it is not ordered");
    s.act("play slingshot C6; move A1 A2");
    assert!(s.may("move C6 I6"), "six hexes, whoever moves before");
    s.act("move C6 G6");
    assert_eq!(s.state.public.boosted, None, "for one move");
}

#[test]
fn k20_the_only_hex_to_slip_away_to() {
    let attacked = |own: &str| {
        let setting = scene().south("CR I1").north("FT J1").north(own);
        setting.combats(North, "slip-away").fighting()
    };
    let mut s = attacked("CR K1");
    s.act("attack I1 J1; play slip-away");
    assert!(s.is_at("J1", "K2"));
    let mut s = attacked("CR K1; CR K2");
    s.dice("ST ST ST").act("attack I1 J1");
    assert!(s.is_at("J1", "J1"), "no hex to go to, no card");
}

#[test]
fn k17_bulkheads_wait_for_more_alerts_than_the_unit_ignores() {
    let asked = |faces: &str| {
        let mut s = scene()
            .south("CR H9")
            .north("CR I9")
            .combats(North, "bulkheads-hold")
            .fighting();
        s.dice(faces).act("attack H9 I9");
        (s.may("play bulkheads-hold"), s.may("ignore 0"))
    };
    assert_eq!(asked("ST ST RA"), (false, true));
    assert_eq!(asked("ST RA RA"), (true, false));
}

#[test]
fn c18_no_salvo_without_dice() {
    let may = |field: &str| {
        let mut s = scene()
            .asteroids(field)
            .south("CR F6")
            .north("TP F7 alert")
            .commands(North, "first-salvo")
            .fighting();
        s.any_dice().act("attack F6 F7");
        s.may("react first-salvo")
    };
    assert!(may("A1"), "one die of two");
    assert!(!may("F6"), "none: the attacker is sheltered");
}

#[test]
fn k14_salvage_is_of_what_was_shot_down() {
    let mut s = scene()
        .meteor(0, "F4")
        .south("CR A2")
        .north("FT F6 1; CR K5")
        .combats(South, "salvage-rights")
        .starting();
    s.dice("CI CI TR TR TR").act("begin");
    assert!(!s.lives("F6"));
    assert!(!s.may("play salvage-rights") && s.may("stars"));
}

#[test]
fn sr_7_1_a_movement_phase_waits_for_a_platform() {
    let mut s = scene()
        .planet("C10 D9")
        .south("SP D8")
        .stars(0, 0)
        .at(Phase::Orders);
    s.act("done");
    assert_eq!(s.state.public.phase, Phase::Movement);
    assert!(s.may("move D8 E9"));
}

#[test]
fn sr_7_1_only_own_units_move() {
    let s = scene().south("CR F6").north("CR K12").moving();
    assert_eq!(s.refusal("move K12 K11"), "SR-6.1");
    let mut s = scene()
        .south("FT F6")
        .north("CR F7")
        .commands(South, "slash-and-fade")
        .commanding();
    s.act("command slash-and-fade; order F6; done");
    assert_eq!(s.state.public.phase, Phase::Combat);
    assert_eq!(s.refusal("move F7 F8"), "SR-6.1");
}

#[test]
fn sr_9_3_what_blocks_sight() {
    let s = scene()
        .asteroids("D7")
        .planet("E7 F6 F7 G7")
        .planet("H3")
        .debris("C3")
        .dead_stars("I9")
        .south("FT A2; DD B5; SP E6")
        .north("TP K8; FT I2; BB J7")
        .moving();
    let scene = s.table.scene(&s.state.public);
    let blocking = |from: &str, to: &str| -> Vec<String> {
        let hexes = scene.blocking(hex(from), hex(to));
        hexes.iter().map(|hex: Hex| hex.to_string()).collect()
    };
    let always = ["B5", "D7", "E6", "H3", "I9", "J7", "K8"];
    assert_eq!(blocking("E7", "G7"), always, "on the same planet group");
    let group = ["E7", "F6", "F7", "G7"];
    let mut all: Vec<&str> = always.into_iter().chain(group).collect();
    all.sort_unstable();
    assert_eq!(blocking("E7", "H7"), all);
}

#[test]
fn sr_13_4_one_die_is_enough_to_battle_back() {
    let may = |field: &str| {
        let mut s = scene()
            .asteroids(field)
            .south("CR F6")
            .north("TP F7 alert")
            .fighting();
        s.dice("ST ST ST").act("attack F6 F7");
        s.may("back")
    };
    assert!(may("A1") && !may("F6"));
}

#[test]
fn sr_13_5_the_bonus_combat_is_in_close_quarters() {
    let mut s = scene().south("DD E5").north("FT F5 1; CR G7").fighting();
    s.dice("CI SQ SQ").act("attack E5 F5; pursue");
    assert!(s.is_at("E5", "F5"));
    assert!(s.state.public.exchange().is_none(), "nobody is beside it");
}

#[test]
fn c9_a_second_move_is_of_the_unit_that_fought() {
    let mut s = scene()
        .south("FT F6; FT D3")
        .north("CR F8")
        .commands(South, "slash-and-fade")
        .commanding();
    s.act("command slash-and-fade; order F6; order D3; move F6 F7; done");
    s.dice("ST ST ST").act("attack F6 F8; done");
    assert!(s.may("move F6 F3") && !s.may("move D3 E3"));
}

#[test]
fn sr_38_8_who_pursued_off_the_rift_does_not_jump_back() {
    let mut s = scene()
        .rift(ALPHA)
        .south("FT E8")
        .north("FT E9 1; CR K12")
        .commands(South, "slash-and-fade")
        .combats(South, "press-the-attack")
        .commanding();
    s.act("command slash-and-fade; order E8; done");
    s.dice("CI SQ SQ")
        .act("attack E8 E9; play press-the-attack");
    assert!(s.is_at("E8", "E9"));
    assert!(s.may("move E8 C9"), "its second move");
    assert!(!s.may("move E8 G6"), "no jump from outside");
}

#[test]
fn k4_dice_rolled_again_are_told_where_there_are_some() {
    let told = |first: &str| {
        let mut s = scene()
            .south("CR F6")
            .north("DD F7")
            .combats(South, "second-volley")
            .fighting();
        s.dice("SQ SQ SQ").act("attack F6 F7; play second-volley");
        if !first.is_empty() {
            s.act(first);
            s.dice("ST");
        }
        s.act("done");
        let rerolled = |event: &&Event| matches!(event, Event::Rerolled { .. });
        s.log.iter().filter(rerolled).count()
    };
    assert_eq!((told(""), told("reroll SQ")), (0, 1));
}

#[test]
fn sr_14_7_who_can_play_nothing_in_a_window_tells_nothing() {
    let reach = |combat: &str, command: &str, played: bool| {
        let mut setting = scene().south("CR F6").north("DD F8").stars(9, 9);
        if !combat.is_empty() {
            setting = setting.combats(North, combat);
        }
        if !command.is_empty() {
            setting = setting.commands(North, command);
        }
        let mut s = setting.moving();
        s.state.public.stands[North.index()].played = played;
        let action = s.action("done");
        let (state, log) = (&mut s.state, &mut s.log);
        let done = s
            .table
            .act(state, Seat(0), action, &mut Fate::new(), log)
            .expect("legal");
        assert_eq!(s.state.public.phase, Phase::Combat);
        done
    };
    assert_ne!(
        reach("", "sweep-left", false),
        Reach::Final,
        "no reaction here"
    );
    assert_eq!(reach("hard-turn", "", false), Reach::Final);
    assert_ne!(reach("hard-turn", "", true), Reach::Final, "one a turn");
}

#[test]
fn sr_14_7_command_cards_may_answer_an_attack() {
    let mut s = scene()
        .south("CR F6")
        .north("TP F7 alert")
        .commands(North, "first-salvo")
        .fighting();
    let action = s.action("attack F6 F7");
    let (state, log) = (&mut s.state, &mut s.log);
    let reach = s.table.act(state, Seat(0), action, &mut Fate::new(), log);
    assert_eq!(reach.expect("legal"), Reach::Final);
}

#[test]
fn sr_17_7_one_die_is_enough_for_a_sortie() {
    let may = |field: &str| {
        let setting = scene().asteroids(field).south("CV F2 1 alert");
        setting.north("BB F7").fighting().may("sortie F2 F7")
    };
    assert!(may("A1") && !may("F7"));
}

#[test]
fn k2_fighters_of_a_carrier_fire_no_broadside() {
    let mut s = scene()
        .south("CV F2 2")
        .north("BB F7")
        .combats(South, "full-broadside")
        .stars(3, 0)
        .fighting();
    s.dice("ST ST ST ST").act("sortie F2 F7");
    assert_eq!(s.rolled(), 4);
}

#[test]
fn sr_20_2_the_nearest_flies_first_in_whatever_row() {
    let mut s = scene()
        .meteor(0, "C8")
        .meteor(2, "E9")
        .south("FT A1")
        .starting();
    s.dice("TR TR TR").act("begin");
    let moved = s.log.iter().filter_map(|event| match event {
        Event::MeteorMoved { meteor, .. } => Some(*meteor),
        _ => None,
    });
    assert_eq!(moved.collect::<Vec<u8>>(), [2, 0]);
}

#[test]
fn sr_20_3_what_was_discarded_is_not_drawn_while_others_are_left() {
    for tile in [1, 5, 11] {
        let mut s = scene().meteor(0, "A5").south("FT C9").starting();
        s.state.public.spent_meteors = 0xfff & !1 & !(1 << tile);
        s.dice("BL TR TR 2 3").act("begin");
        assert_eq!(s.state.public.meteors[tile], Some(hex("E1")), "{tile}");
    }
}

#[test]
fn sr_20_5_no_shields_bloom_against_a_meteor() {
    let mut s = scene()
        .meteor(0, "F4")
        .south("CR A2")
        .north("DD F6; CR K5")
        .combats(North, "shield-bloom")
        .starting();
    s.dice("TR BL TR TR TR").act("begin");
    assert_eq!(s.ships("F6"), 1);
}

#[test]
fn sr_36_3_a_platform_stays_while_its_tile_moves_away() {
    let mut s = scene().rift(ALPHA).planet("F8").south("SP F7").starting();
    s.dice("2 2 5 1").act("begin");
    assert!(s.is_at("F7", "F7"), "nor is it flung");
    assert_eq!(
        s.state.public.rift.map(|rift| rift.covers(hex("F8"))),
        Some(true)
    );
}

#[test]
fn sr_36_5_a_battle_can_be_set_up_while_a_unit_is_lifted() {
    let mut s = scene().rift(ALPHA).south("CR F7").north("DD F8").starting();
    s.dice("2 2 5").act("begin");
    assert!(s.may("settle F7 G7") && s.hex_of("F7").is_none());
    let position = s.table.position(&s.state);
    let placed = s.table.place(position).expect("a sound position");
    assert_eq!(placed, s.state);
}

#[test]
fn sr_34_2_tiles_come_back_in_the_order_of_their_numbers() {
    let mut s = scene().rift("F11 F12 E11 G12 G11 E12").starting();
    s.dice("2 2 2").act("begin");
    let named = s.state.public.rift.expect("a rift");
    let aside = engine::space_rift::drift::Tile::all().filter(|tile| named.hex(*tile).is_none());
    assert_eq!(aside.map(|tile| tile.number()).collect::<Vec<u8>>(), [1, 2]);
    assert!(s.may("place 1 F11") && !s.may("place 2 F11"));
    assert!(!s.may("place 3 F11"), "it is still there");
}
