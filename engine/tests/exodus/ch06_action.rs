//! Chapter 6: the Action stage.

use crate::scene::{P1, P2, P3, Scene, scene, scene_of};
use engine::exodus::action::Action;
use engine::exodus::cards::{ActionCard, BonusCard};
use engine::exodus::effect::ActionKind;
use engine::exodus::event::Event;
use engine::exodus::options::{Mode, Options};
use engine::exodus::step::{Round, Step, Task};
use engine::exodus::tech::Tech;
use engine::game::{Game, Seat, Viewer};

/// Declines every offered action until none is left.
fn decline_actions(s: &mut Scene) -> &mut Scene {
    while let Some(Task::Action { seat, .. }) = s.state.public.task().copied() {
        s.act(seat, Action::Done);
    }
    s
}

/// Returns the actions that seats could perform, in order.
fn begun_actions(s: &Scene) -> Vec<(Seat, ActionKind)> {
    let actions = s.log.iter().filter_map(|event| match *event {
        Event::ActionBegan { seat, kind, .. } => Some((seat, kind)),
        _ => None,
    });
    actions.collect()
}

/// Reacts with a card, 1 to 6, and declines the action that it gives.
fn react_with(s: &mut Scene, seat: Seat, card: u8) {
    s.act(seat, Action::React(ActionCard(card - 1)));
    decline_actions(s);
}

fn home_cubes(s: &mut Scene, seat: Seat) -> u8 {
    let home = s.home(seat);
    s.sector(home).cubes[seat.index()]
}

/// Begins the first reactions after each seat has played one of these cards, 1 to 6.
fn reaction_scene(cards: &[u8]) -> Scene {
    let mut s = scene(cards.len() as u8);
    for (n, &card) in cards.iter().enumerate() {
        s.mat(Seat(n as u8)).played[0] = Some(ActionCard(card - 1));
    }
    s
}

#[test]
fn ex_20_exo_6_1_exo_6_3_exo_6_8_exo_6_10_amb_02_the_action_stage_example_of_the_book() {
    let (green, yellow, red) = (P1, P2, P3);
    let mut s = scene(3);
    s.learn_techs(green, &[Tech::BasicPolitics])
        .learn_techs(yellow, &[Tech::MasterPolitics]);
    for seat in [green, yellow, red] {
        let home = s.home(seat);
        s.set_cubes(seat, home, 6);
    }
    s.state.public.bonus = Some(BonusCard(0));
    s.clear_log().go_to(Step::Card(Round::First));
    s.play_card(green, 1).play_card(yellow, 2).play_card(red, 3);
    decline_actions(&mut s);
    react_with(&mut s, green, 3);
    react_with(&mut s, yellow, 2);
    s.act(red, Action::Done).act(green, Action::TakeBack);
    s.play_card(green, 1).play_card(yellow, 4).play_card(red, 5);
    decline_actions(&mut s);
    react_with(&mut s, green, 1);
    react_with(&mut s, yellow, 5);
    s.act(red, Action::Done);
    assert_eq!(s.asked_seats(), [yellow]);
    s.play_card(yellow, 1);
    decline_actions(&mut s);
    let expected = [
        (green, ActionKind::Research),
        (yellow, ActionKind::Trade),
        (red, ActionKind::Bank),
        (green, ActionKind::Research),
        (yellow, ActionKind::Build),
        (green, ActionKind::Research),
        (yellow, ActionKind::Mine),
        (red, ActionKind::Build),
        (green, ActionKind::Trade),
        (yellow, ActionKind::Mine),
        (yellow, ActionKind::Research),
        (green, ActionKind::Research),
        (yellow, ActionKind::Research),
        (red, ActionKind::Research),
    ];
    assert_eq!(begun_actions(&s), expected);
    let left = [green, yellow, red].map(|seat| home_cubes(&mut s, seat));
    assert_eq!(left, [3, 3, 6]);
}

#[test]
fn ex_21_exo_6_5_a_reaction_needs_enough_cubes_at_home() {
    let mut s = reaction_scene(&[1, 3]);
    let (home, other) = (s.home(P1), s.home(P2));
    s.set_cubes(P1, home, 1)
        .set_cubes(P2, home, 3)
        .set_cubes(P1, other, 9);
    s.go_to(Step::React(Round::First, 0));
    assert!(s.is_legal(P1, Action::React(ActionCard(0))));
    assert_eq!(s.refusal_rule(P1, Action::React(ActionCard(2))), "EXO-6.5");
}

#[test]
fn ex_22_exo_6_4_exo_8_8_amb_20_expert_politics_lowers_reaction_costs() {
    let mut s = reaction_scene(&[1, 3]);
    let home = s.home(P1);
    s.learn_techs(P1, &[Tech::ExpertPolitics])
        .set_cubes(P1, home, 0);
    s.go_to(Step::React(Round::First, 0));
    assert!(s.is_legal(P1, Action::React(ActionCard(0))));
    assert_eq!(s.refusal_rule(P1, Action::React(ActionCard(2))), "EXO-6.5");
    s.enact_law("pol-13");
    assert!(s.is_legal(P1, Action::React(ActionCard(2))));
    let cost = |seat: Seat, card: u8| {
        let public = &s.state.public;
        s.game
            .reaction_price(public, seat, Round::First, ActionCard(card))
    };
    assert_eq!((cost(P1, 0), cost(P1, 2)), (Some(0), Some(0)));
    assert_eq!(
        (cost(P2, 0), cost(P2, 2), cost(P2, 5)),
        (Some(1), Some(1), None)
    );
}

#[test]
fn ex_23_exo_6_6_amb_16_several_seats_react_with_the_same_card() {
    let mut s = reaction_scene(&[1, 2, 3]);
    s.go_to(Step::React(Round::First, 0)).clear_log();
    for seat in [P1, P2, P3] {
        assert_eq!(s.asked_seats(), [seat]);
        react_with(&mut s, seat, 3);
    }
    let left = [P1, P2, P3].map(|seat| home_cubes(&mut s, seat));
    assert_eq!(left, [1, 1, 2]);
    assert_eq!(
        begun_actions(&s),
        [P1, P2, P3].map(|seat| (seat, ActionKind::Research))
    );
}

#[test]
fn ex_24_exo_6_9_amb_17_the_second_reaction_uses_only_second_cards() {
    let mut s = reaction_scene(&[1, 3]);
    s.mat(P1).played[1] = Some(ActionCard(3));
    s.mat(P2).played[1] = Some(ActionCard(4));
    s.go_to(Step::React(Round::Second, 0));
    assert_eq!(s.refusal_rule(P1, Action::React(ActionCard(0))), "EXO-6.9");
    assert_eq!(s.refusal_rule(P1, Action::React(ActionCard(5))), "EXO-6.3");
    assert!(s.is_legal(P1, Action::React(ActionCard(3))));
    assert!(s.is_legal(P1, Action::React(ActionCard(4))));
}

#[test]
fn ex_25_exo_6_10_exo_8_9_exo_6_12_newly_learned_master_politics_gives_a_third_card() {
    let mut s = scene(3);
    s.mat(P3).cp = 20;
    s.mat(P3).played[1] = Some(ActionCard(0));
    s.go_to(Step::Perform(Round::Second, 2));
    s.act(P3, Action::Learn(Tech::MasterPolitics));
    for seat in [P1, P2, P3] {
        s.act(seat, Action::Done);
    }
    assert_eq!(s.step(), Step::Card(Round::Third));
    assert_eq!(s.asked_seats(), [P3]);
}

#[test]
fn exo_6_1_action_cards_are_revealed_together() {
    let mut s = scene(2);
    s.go_to(Step::Card(Round::First)).play_card(P2, 4);
    let view = s.game.view(&s.state, Viewer::Seat(P1));
    assert_eq!(view.public.mat(P2).played, [None; 3]);
    assert!(view.public.ready.contains(P2));
    s.act(P2, Action::Reopen).play_card(P2, 3).play_card(P1, 3);
    let shown = [P1, P2].map(|seat| s.mat(seat).played[0]);
    // Several seats may play the same card.
    assert_eq!(shown, [Some(ActionCard(2)); 2]);
}

#[test]
fn exo_6_2_amb_21_a_main_action_may_be_declined() {
    let mut s = scene(2);
    s.go_to(Step::Card(Round::First)).clear_log();
    s.play_card(P1, 3).play_card(P2, 3);
    assert_eq!(s.asked_seats(), [P1]);
    s.act(P1, Action::Done);
    assert_eq!(s.asked_seats(), [P2]);
    let money = s.resources(P1).0;
    s.act(P2, Action::Done);
    assert_eq!((s.resources(P1).0, s.resources(P2).0), (money, money));
    assert_eq!(s.step(), Step::React(Round::First, 0));
}

#[test]
fn exo_6_5_amb_78_reaction_cubes_return_to_the_stash_after_the_step() {
    let mut s = reaction_scene(&[1, 3]);
    s.mat(P1).stash = 0;
    s.go_to(Step::React(Round::First, 0));
    s.act(P1, Action::React(ActionCard(2)));
    // The cubes leave the planet before the action is performed, and are not in the stash yet.
    assert_eq!(home_cubes(&mut s, P1), 1);
    assert_eq!((s.mat(P1).stash, s.mat(P1).on_cards), (0, 2));
    decline_actions(&mut s).act(P2, Action::Done);
    assert_eq!((s.mat(P1).stash, s.mat(P1).on_cards), (2, 0));
}

#[test]
fn exo_6_6_each_seat_reacts_once_or_passes() {
    let mut s = reaction_scene(&[1, 3]);
    s.go_to(Step::React(Round::First, 0));
    react_with(&mut s, P1, 1);
    assert_eq!(s.asked_seats(), [P2]);
    assert_eq!(s.refusal_rule(P2, Action::Play(ActionCard(0))), "EXO-6.3");
    s.act(P2, Action::Done);
    assert_eq!(s.step(), Step::Card(Round::Second));
    assert_eq!(home_cubes(&mut s, P2), 3);
}

#[test]
fn exo_6_6_a_seat_that_cannot_react_is_not_asked() {
    let mut s = reaction_scene(&[1, 3]);
    let home = s.home(P1);
    s.set_cubes(P1, home, 0).go_to(Step::React(Round::First, 0));
    assert_eq!(s.asked_seats(), [P2]);
}

#[test]
fn exo_6_7_exo_8_6_amb_18_amb_19_basic_politics_may_take_the_first_card_back() {
    let mut s = reaction_scene(&[1, 3]);
    s.learn_techs(P1, &[Tech::BasicPolitics]);
    s.go_to(Step::TakeBack(0));
    assert_eq!(s.asked_seats(), [P1]);
    let mut kept = s.clone();
    kept.act(P1, Action::Done);
    assert_eq!(
        kept.refusal_rule(P1, Action::Play(ActionCard(0))),
        "EXO-6.8"
    );
    s.act(P1, Action::TakeBack);
    assert_eq!(s.step(), Step::Card(Round::Second));
    assert!(s.is_legal(P1, Action::Play(ActionCard(0))));
    // The other seat does not know the technology, and its card stays.
    assert_eq!(s.refusal_rule(P2, Action::Play(ActionCard(2))), "EXO-6.8");

    // Learned with the first card, it takes effect at once.
    let mut s = scene(2);
    s.go_to(Step::Card(Round::First))
        .play_card(P1, 1)
        .play_card(P2, 3);
    s.act(P1, Action::Learn(Tech::BasicPolitics));
    decline_actions(&mut s)
        .act(P1, Action::Done)
        .act(P2, Action::Done);
    assert_eq!(s.step(), Step::TakeBack(0));
}

#[test]
fn exo_6_8_the_second_card_must_differ_from_the_first() {
    let mut s = reaction_scene(&[1, 3]);
    s.go_to(Step::Card(Round::Second));
    assert_eq!(s.refusal_rule(P1, Action::Play(ActionCard(0))), "EXO-6.8");
    assert_eq!(s.refusal_rule(P1, Action::Play(ActionCard(6))), "EXO-6.13");
    assert!(s.is_legal(P2, Action::Play(ActionCard(0))));
}

#[test]
fn exo_6_10_nobody_reacts_to_third_cards() {
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::MasterPolitics])
        .go_to(Step::Card(Round::Third));
    assert_eq!(s.asked_seats(), [P1]);
    s.state.public.bonus = Some(BonusCard(1));
    s.play_card(P1, 3).act(P1, Action::Done);
    assert_eq!(s.step(), Step::Bonus(0));
}

#[test]
fn exo_6_11_all_seats_get_the_bonus_action_in_turn_order() {
    let mut s = scene(3);
    s.set_turn_order(&[P2, P1, P3]).state.public.bonus = Some(BonusCard(1));
    s.dice("4").clear_log().go_to(Step::Bonus(0));
    assert_eq!(s.asked_seats(), [P2]);
    s.act(P2, Action::Bank)
        .act(P1, Action::Done)
        .act(P3, Action::Done);
    assert_eq!(
        begun_actions(&s),
        [P2, P1, P3].map(|seat| (seat, ActionKind::Bank))
    );
    assert_eq!((s.resources(P1).0, s.resources(P2).0), (5, 9));
}

#[test]
fn exo_6_11_the_move_card_grants_no_bonus_action() {
    for bonus in [None, Some(BonusCard(5))] {
        let mut s = scene(2);
        s.state.public.bonus = bonus;
        s.clear_log().go_to(Step::Bonus(0));
        assert!(begun_actions(&s).is_empty());
        assert!(!matches!(s.step(), Step::Bonus(_)));
    }
}

#[test]
fn exo_6_13_a_hand_always_has_a_card_to_play() {
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::MasterPolitics]);
    s.mat(P1).played = [Some(ActionCard(0)), Some(ActionCard(1)), None];
    s.go_to(Step::Card(Round::Third));
    let mat = *s.mat(P1);
    assert_eq!(s.game.hand(&mat).count(), 4);
    assert_eq!(
        s.legal(P1)
            .iter()
            .filter(|a| matches!(a, Action::Play(_)))
            .count(),
        4
    );
}

#[test]
fn exo_19_7_a_resolution_forbids_reactions_but_not_taking_back() {
    let mut s = reaction_scene(&[1, 3]);
    s.learn_techs(P1, &[Tech::BasicPolitics])
        .enact_resolution("pol-25");
    s.go_to(Step::React(Round::First, 0));
    assert_eq!(s.step(), Step::TakeBack(0));
    assert_eq!(s.asked_seats(), [P1]);
}

#[test]
fn exo_17_7_exo_17_8_amb_68_amb_76_ex_73_the_short_game_has_three_cards_and_no_reactions() {
    let options = Options {
        mode: Mode::Short,
        ..Options::standard(3)
    };
    let mut s = scene_of(options);
    let techs = [Tech::BasicPolitics, Tech::ExpertPolitics];
    s.learn_techs(P1, &techs)
        .learn_techs(P2, &[Tech::MasterPolitics]);
    s.state.public.bonus = Some(BonusCard(0));
    s.clear_log().go_to(Step::Card(Round::First));
    s.play_card(P1, 1).play_card(P2, 1).play_card(P3, 1);
    decline_actions(&mut s);
    // The seats have cubes, but there are no reactions.
    assert_eq!(s.step(), Step::TakeBack(0));
    s.act(P1, Action::TakeBack);
    s.play_card(P1, 1).play_card(P2, 3).play_card(P3, 3);
    decline_actions(&mut s);
    assert_eq!(s.step(), Step::Card(Round::Third));
    assert_eq!(s.asked_seats(), [P1, P2, P3]);
    s.play_card(P1, 4).play_card(P2, 4).play_card(P3, 4);
    decline_actions(&mut s);
    // Three cards of each seat, and the Bonus Action of all.
    assert_eq!(begun_actions(&s).len(), 12);
    let left = [P1, P2, P3].map(|seat| home_cubes(&mut s, seat));
    assert_eq!(left, [3; 3]);
}

#[test]
fn exo_17_6_exo_17_8_amb_68_the_short_game_has_no_tax() {
    let options = Options {
        mode: Mode::Short,
        ..Options::standard(2)
    };
    let mut s = scene_of(options);
    s.enact_law("pol-11").mat(P1).cp = 0;
    assert_eq!(s.game.tax(&s.state.public, P1), 0);
    let (home, red) = (s.home(P1), s.planet("r01"));
    s.sector(home).tokens = 0;
    s.set_cubes(P1, red, 1)
        .go_to(Step::Income(0))
        .act(P1, Action::TakeAll);
    assert_eq!(s.resources(P1), (0, 1, 0));
    // Technologies about reactions do nothing, but still count for discounts.
    s.learn_techs(P1, &[Tech::AdvPolitics, Tech::MasterPolitics]);
    let known = s.mat(P1).techs;
    let discount = s.game.discount(known, Tech::BasicPolitics);
    assert_eq!(discount, 2);
}

#[test]
fn exo_6_3_exo_14_7_reactions_and_optional_discards_can_be_declined() {
    let declined = |s: &Scene| {
        [P1, P2].map(|seat| {
            let decline = s.game.decline(&s.state, seat)?;
            assert_eq!(decline.action, Action::Done);
            Some(decline.is_affected)
        })
    };
    let mut s = reaction_scene(&[1, 3]);
    s.go_to(Step::React(Round::First, 0));
    assert_eq!(declined(&s), [Some(false), None]);
    s.go_to(Step::Card(Round::First));
    assert_eq!(declined(&s), [None, None], "a sealed choice of both");
    s.give_trophy(P2, "res-i-1").go_to(Step::Target(1));
    assert_eq!(s.game.prompt(&s.state, P2).phrase, "ask-discard");
    assert_eq!(declined(&s), [None, Some(false)]);
    // Before its own action the seat may pay for it with the card.
    s.state.public.market = [Some(P1); 4];
    s.mat(P2).stash = 0;
    s.begin_action(P2, ActionKind::Trade);
    assert_eq!(s.game.prompt(&s.state, P2).phrase, "ask-discard");
    assert_eq!(declined(&s), [None, None]);
}
