//! Chapter 5: the Council.

use crate::scene::{P1, P2, P3, P4, P5, P6, Scene, scene, scene_of};
use engine::exodus::action::Action;
use engine::exodus::cards::{AbilityId, BonusCard, CardSet, Letter, LetterSet, PoliticalId};
use engine::exodus::event::Event;
use engine::exodus::options::Options;
use engine::exodus::step::{Round, Step};
use engine::exodus::tech::Tech;
use engine::game::{Game, Seat, Viewer};

/// Begins the Council with these cards in the deck.
fn council_scene(seats: u8, cards: &[&str]) -> Scene {
    let mut s = scene(seats);
    s.set_deck(cards).go_to(Step::Council);
    s
}

/// Lets all seats vote for A with 0 CP.
fn adopt_card_a(s: &mut Scene) {
    for seat in s.asked_seats() {
        s.vote(seat, "A", 0);
    }
}

fn card_on(s: &Scene, letter: Letter) -> PoliticalId {
    s.state.public.agenda[letter.index()].expect("a card")
}

fn political_card(s: &Scene, id: &str) -> PoliticalId {
    s.game.political_named(id).expect("a card")
}

fn is_removed(s: &Scene, card: PoliticalId) -> bool {
    s.state.public.decks.removed.contains(card.0)
}

fn all_cp(s: &Scene) -> Vec<u16> {
    s.game
        .all_seats()
        .iter()
        .map(|seat| s.resources(seat).0)
        .collect()
}

fn generals_scene(seats: u8) -> Scene {
    let mut options = Options::standard(seats);
    options.uses_generals = true;
    scene_of(options)
}

#[test]
fn ex_10_exo_5_4_exo_5_5_exo_5_7_exo_5_9_exo_5_12_the_vote_example_of_the_rule_book() {
    let mut s = scene(6);
    s.set_turn_order(&[P4, P1, P2, P3, P5, P6]);
    s.set_deck(&["pol-01", "pol-03", "pol-05"])
        .go_to(Step::Council);
    let cards = Letter::ALL.map(|letter| card_on(&s, letter));
    s.vote(P1, "A", 3).vote(P2, "B", 4).vote(P3, "A", 0);
    s.vote(P4, "C", 0).vote(P5, "AB", 1).vote(P6, "C", 1);
    assert_eq!(all_cp(&s), [2, 1, 5, 5, 3, 4]);
    let totals = Letter::ALL.map(|letter| s.game.votes_for(&s.state.public, letter));
    assert_eq!(totals, [5, 5, 3]);
    assert_eq!(s.asked_seats(), [P4]);
    assert!(s.is_legal(P4, Action::Favor(Letter::B)));
    assert_eq!(s.refusal_rule(P4, Action::Favor(Letter::C)), "EXO-5.8");
    s.act(P4, Action::Favor(Letter::A));
    assert_eq!(*s.state.public.laws, [cards[0]]);
    assert!(is_removed(&s, cards[1]) && is_removed(&s, cards[2]));
    assert_eq!(s.state.public.agenda, [None; 3]);
}

#[test]
fn ex_11_exo_5_6_amb_13_the_penalty_takes_at_most_the_cp_left() {
    for (bid, left) in [(2, 0), (0, 1), (1, 0)] {
        let mut s = scene(2);
        s.set_deck(&["pol-01", "pol-03"]).go_to(Step::Council);
        s.mat(P1).cp = 2;
        s.vote(P1, "", bid).vote(P2, "A", 0);
        assert_eq!(s.resources(P1).0, left, "a bid of {bid}");
    }
}

#[test]
fn ex_12_exo_5_2_amb_09_a_vote_for_c_is_invalid_with_two_players() {
    let mut s = council_scene(2, &["pol-01", "pol-03", "pol-05"]);
    assert_eq!(s.state.public.agenda[2], None);
    let card_b = card_on(&s, Letter::B);
    s.vote(P1, "C", 2).vote(P2, "B", 0);
    assert_eq!(all_cp(&s), [2, 5]);
    assert_eq!(*s.state.public.laws, [card_b]);
}

#[test]
fn ex_13_exo_5_8_amb_10_the_chancellor_chooses_if_all_votes_are_invalid() {
    let mut s = council_scene(3, &["pol-01", "pol-03", "pol-05"]);
    let c = card_on(&s, Letter::C);
    s.vote(P1, "", 0).vote(P2, "ABC", 1).vote(P3, "BC", 0);
    assert_eq!(all_cp(&s), [4, 3, 4]);
    assert_eq!(s.asked_seats(), [P1]);
    let favors = Letter::ALL.map(Action::Favor);
    assert!(favors.iter().all(|&favor| s.is_legal(P1, favor)));
    s.act(P1, favors[2]);
    assert_eq!(*s.state.public.laws, [c]);
}

#[test]
fn ex_14_exo_5_10_abolish_law_removes_one_law_if_there_is_any() {
    let mut none = council_scene(2, &["pol-30"]);
    adopt_card_a(&mut none);
    assert!(is_removed(&none, political_card(&none, "pol-30")));
    assert_eq!(none.step(), Step::Offer);

    let mut one_law = scene(2);
    one_law
        .enact_law("pol-01")
        .set_deck(&["pol-30"])
        .go_to(Step::Council);
    adopt_card_a(&mut one_law);
    assert!(one_law.state.public.laws.is_empty());
    assert!(is_removed(&one_law, political_card(&one_law, "pol-01")));

    let mut three_laws = scene(2);
    three_laws
        .enact_law("pol-01")
        .enact_law("pol-03")
        .enact_law("pol-05");
    three_laws.set_deck(&["pol-30"]).go_to(Step::Council);
    adopt_card_a(&mut three_laws);
    assert_eq!(three_laws.asked_seats(), [P1]);
    let laws = ["pol-01", "pol-03", "pol-05"].map(|id| political_card(&three_laws, id));
    assert_eq!(
        three_laws.refusal_rule(P1, Action::Repeal(political_card(&three_laws, "pol-30"))),
        "EXO-19.1"
    );
    assert_eq!(three_laws.refusal_rule(P1, Action::Done), "EXO-5.11");
    three_laws.act(P1, Action::Repeal(laws[1]));
    assert_eq!(*three_laws.state.public.laws, [laws[0], laws[2]]);
    assert!(is_removed(&three_laws, laws[1]));
    assert_eq!(three_laws.step(), Step::Offer);
}

#[test]
fn ex_15_amb_79_immediate_effects_are_applied_before_the_law() {
    let mut s = scene(2);
    s.mat(P1).cp = 0;
    s.learn_techs(P2, &[Tech::ExpertCloning])
        .set_deck(&["pol-10"])
        .go_to(Step::Council);
    adopt_card_a(&mut s);
    assert_eq!(all_cp(&s), [0, 4]);
    let growth = |seat: Seat| s.game.growth(&s.state.public, seat, CardSet::NONE);
    assert_eq!((growth(P1), growth(P2)), (3, 4));
}

#[test]
fn amb_79_an_immediate_gain_comes_before_the_resolution_takes_effect() {
    // The cubes come at once, before reactions are forbidden.
    let mut s = council_scene(2, &["pol-25"]);
    let home = s.home(P1);
    let before = s.sector(home).cubes[0];
    s.clear_log();
    adopt_card_a(&mut s);
    assert_eq!(s.sector(home).cubes[0], before + 1);
    assert_eq!(
        s.state.public.resolution,
        Some(political_card(&s, "pol-25"))
    );
}

#[test]
fn ex_16_exo_5_14_exo_5_15_amb_73_three_bonus_cards_are_offered_with_two_players() {
    let mut s = scene(2);
    s.go_to(Step::Offer);
    assert_eq!(s.asked_seats(), [P2]);
    assert_eq!(s.refusal_rule(P2, Action::Done), "EXO-5.14");
    s.act(P2, Action::Offer(BonusCard(0)));
    assert_eq!(s.refusal_rule(P2, Action::Offer(BonusCard(0))), "EXO-5.14");
    assert_eq!(s.refusal_rule(P2, Action::Offer(BonusCard(6))), "EXO-5.14");
    s.act_all(P2, &[BonusCard(2), BonusCard(5)].map(Action::Offer));
    assert_eq!(s.asked_seats(), [P1]);
    assert_eq!(s.refusal_rule(P1, Action::Pick(BonusCard(1))), "EXO-5.15");
    s.act(P1, Action::Done);
    assert_eq!(s.state.public.bonus, None);
    assert_eq!(s.game.stages(&s.state.public), 2);
    assert_eq!(s.step(), Step::Election);
    s.go_to(Step::End).go_to(Step::Offer);
    assert_eq!(
        s.legal(P2)
            .iter()
            .filter(|a| matches!(a, Action::Offer(_)))
            .count(),
        6
    );
}

#[test]
fn exo_5_14_amb_15_two_bonus_cards_are_offered_publicly() {
    let mut s = scene(3);
    s.go_to(Step::Offer).clear_log();
    s.act_all(P2, &[BonusCard(4), BonusCard(1)].map(Action::Offer));
    assert_eq!(s.asked_seats(), [P1]);
    let offered = CardSet::NONE.with(1).with(4);
    assert_eq!(
        s.game.view(&s.state, Viewer::Spectator).public.offered,
        offered
    );
    s.act(P1, Action::Pick(BonusCard(4)));
    assert_eq!(s.state.public.bonus, Some(BonusCard(4)));
}

#[test]
fn ex_17_exo_5_16_exo_5_17_exo_5_18_exo_5_19_the_election_example_of_the_rule_book() {
    let mut s = scene(6);
    s.go_to(Step::Election);
    for (seat, cp) in [P1, P2, P3, P4, P5, P6].into_iter().zip([2, 3, 3, 2, 2, 1]) {
        s.bid(seat, cp);
    }
    assert_eq!(all_cp(&s), [3, 2, 2, 3, 3, 4]);
    assert_eq!(s.asked_seats(), [P1]);
    assert_eq!(s.refusal_rule(P1, Action::Rank(P4)), "EXO-5.18");
    let mut other = s.clone();
    s.act(P1, Action::Rank(P2));
    // No card changes hands before all ties are broken.
    assert_eq!(s.state.public.chancellor(), P1);
    assert_eq!(s.asked_seats(), [P1]);
    assert_eq!(s.refusal_rule(P1, Action::Rank(P1)), "EXO-5.18");
    s.act(P1, Action::Rank(P5));
    assert_eq!(*s.state.public.order, [P2, P3, P5, P4, P1, P6]);
    assert_eq!(
        (s.state.public.chancellor(), s.state.public.vice()),
        (P2, P3)
    );
    assert_eq!(s.step(), Step::Card(Round::First));
    other.act_all(P1, &[Action::Rank(P3), Action::Rank(P4)]);
    assert_eq!(*other.state.public.order, [P3, P2, P4, P5, P1, P6]);
}

#[test]
fn ex_18_exo_5_18_the_old_chancellor_comes_last_in_a_tie() {
    let mut s = scene(3);
    s.go_to(Step::Election);
    s.bid(P1, 4).bid(P2, 4).bid(P3, 0);
    assert_eq!(*s.state.public.order, [P2, P1, P3]);
    assert_eq!(s.step(), Step::Card(Round::First));
}

#[test]
fn ex_19_exo_4_8_tax_laws_add_up() {
    let tax = |laws: &[&str]| {
        let mut s = scene(2);
        for law in laws {
            s.enact_law(law);
        }
        s.learn_techs(P2, &[Tech::AdvPolitics]);
        assert_eq!(s.game.tax(&s.state.public, P2), 0);
        s.game.tax(&s.state.public, P1)
    };
    assert_eq!(tax(&["pol-11", "pol-12"]), 1);
    assert_eq!(tax(&["pol-12"]), 0);
    assert_eq!(tax(&["pol-11"]), 2);
}

#[test]
fn ex_74_exo_18_5_the_tribune_is_spent_even_with_an_invalid_vote() {
    let mut s = generals_scene(2);
    s.give_ability(P1, "abl-04").give_ability(P2, "abl-13");
    s.set_deck(&["pol-01", "pol-03"]).go_to(Step::Council);
    let card_b = card_on(&s, Letter::B);
    s.act_all(
        P1,
        &[Action::Vote(LetterSet::default()), Action::Bid(0, true)],
    );
    s.vote(P2, "B", 0);
    assert_eq!(*s.state.public.laws, [card_b]);
    assert_eq!(s.mat(P1).abilities, 0);
    assert_eq!(s.mat(P1).spent.len(), 1);
}

#[test]
fn exo_18_5_the_tribune_adds_three_votes_without_payment() {
    let mut s = generals_scene(2);
    s.give_ability(P1, "abl-04").give_ability(P2, "abl-13");
    s.set_deck(&["pol-01", "pol-03"]).go_to(Step::Council);
    let (card_a, vote) = (
        card_on(&s, Letter::A),
        Action::Vote(LetterSet::singleton(Letter::A)),
    );
    s.act_all(P1, &[vote, Action::Bid(1, true)]).clear_log();
    s.vote(P2, "B", 4);
    // The totals are 1 + 1 + 3 and 1 + 4, so the vote is tied.
    assert_eq!(s.asked_seats(), [P1]);
    assert_eq!(all_cp(&s), [4, 1]);
    assert!(s.log.contains(&Event::Total {
        letter: Letter::A,
        total: 5
    }));
    s.act(P1, Action::Favor(Letter::A));
    assert_eq!(*s.state.public.laws, [card_a]);
    let mut without = generals_scene(2);
    without.give_ability(P1, "abl-13").go_to(Step::Council);
    without.act(P1, vote);
    assert_eq!(without.refusal_rule(P1, Action::Bid(0, true)), "EXO-18.5");
}

#[test]
fn ex_75_exo_18_5_the_provost_adds_to_the_bid_for_the_turn_order() {
    let mut s = generals_scene(2);
    s.give_ability(P2, "abl-03").give_ability(P1, "abl-13");
    s.go_to(Step::Election).bid(P1, 3);
    s.act(P2, Action::Bid(2, true));
    assert_eq!(*s.state.public.order, [P2, P1]);
    assert_eq!(all_cp(&s), [2, 3]);
    let card: AbilityId = s.game.ability_named("abl-03").unwrap();
    assert!(s.mat(P2).spent.contains(card.0));
}

#[test]
fn ex_78_the_agenda_shows_two_cards_if_only_two_are_left() {
    let mut s = council_scene(4, &["pol-01", "pol-03"]);
    let cards = [card_on(&s, Letter::A), card_on(&s, Letter::B)];
    assert_eq!(s.state.public.agenda[2], None);
    s.vote(P1, "C", 4)
        .vote(P2, "C", 0)
        .vote(P3, "B", 0)
        .vote(P4, "", 0);
    assert_eq!(*s.state.public.laws, [cards[1]]);
    assert_eq!(all_cp(&s), [0, 4, 5, 4]);
}

#[test]
fn ex_80_amb_80_a_chancellor_with_an_invalid_vote_breaks_ties() {
    let mut s = council_scene(3, &["pol-01", "pol-03", "pol-05"]);
    s.vote(P1, "", 0).vote(P2, "A", 1).vote(P3, "B", 1);
    assert_eq!(s.asked_seats(), [P1]);
    assert_eq!(s.refusal_rule(P1, Action::Done), "EXO-5.8");
    assert_eq!(s.refusal_rule(P2, Action::Favor(Letter::B)), "EXO-1.2");
    s.act(P1, Action::Favor(Letter::B));
    assert_eq!(s.step(), Step::Offer);
}

#[test]
fn exo_5_1_exo_3_4_the_next_council_removes_the_resolution() {
    let mut s = scene(2);
    s.enact_resolution("pol-17").go_to(Step::End);
    // The next turn's Upkeep is over, and its Council has begun.
    assert_eq!(s.state.public.turn, 2);
    assert_eq!(s.state.public.resolution, None);
    let left = s
        .log
        .iter()
        .position(|event| matches!(event, Event::ResolutionLeft { .. }));
    let income = s
        .log
        .iter()
        .position(|event| matches!(event, Event::Taken { .. }));
    assert!(income.is_some() && income < left);
}

#[test]
fn exo_5_2_three_cards_are_drawn_from_the_deck() {
    let mut s = scene(3);
    let before = s.state.public.decks.political;
    s.chance.draw(&[0, 3, 37]);
    s.go_to(Step::Council);
    // Each card is drawn from the rest of the deck, in ascending order.
    let revealed = Letter::ALL.map(|letter| card_on(&s, letter).0);
    assert_eq!(revealed, [0, 4, 39]);
    assert_eq!(s.state.public.decks.political.len(), before.len() - 3);
    assert!(s.is_spent());
}

#[test]
fn exo_5_2_amb_66_an_empty_deck_skips_the_vote() {
    let s = council_scene(3, &[]);
    assert_eq!(s.step(), Step::Offer);
    assert_eq!(s.asked_seats(), [P2]);
}

#[test]
fn exo_5_3_all_seats_vote_after_the_cards_are_revealed() {
    let s = council_scene(3, &["pol-01", "pol-03", "pol-05"]);
    assert_eq!(s.step(), Step::Vote);
    assert_eq!(s.asked_seats(), [P1, P2, P3]);
    let seen = s.game.view(&s.state, Viewer::Seat(P2)).public.agenda;
    assert!(seen.iter().all(Option::is_some));
}

#[test]
fn exo_5_4_vote_tokens_are_chosen_before_the_bid() {
    let mut s = council_scene(2, &["pol-01", "pol-03"]);
    assert_eq!(s.refusal_rule(P1, Action::Bid(1, false)), "EXO-5.4");
    s.act(P1, Action::Vote(LetterSet::singleton(Letter::A)));
    assert_eq!(
        s.refusal_rule(P1, Action::Vote(LetterSet::singleton(Letter::B))),
        "EXO-5.4"
    );
    assert_eq!(s.refusal_rule(P1, Action::Bid(6, false)), "EXO-5.4");
    s.act(P1, Action::Bid(5, false));
    assert_eq!(s.asked_seats(), [P2]);
    assert_eq!(s.resources(P1).0, 5);
}

#[test]
fn exo_1_3_a_sealed_vote_can_be_withdrawn_until_the_reveal() {
    let mut s = council_scene(2, &["pol-01", "pol-03"]);
    assert_eq!(s.refusal_rule(P1, Action::Reopen), "EXO-1.3");
    s.clear_log().vote(P1, "A", 3);
    assert_eq!(s.log, [Event::Committed { seat: P1 }]);
    // The other seat sees that a choice was made, but not the choice itself.
    let view = s.game.view(&s.state, Viewer::Seat(P2));
    assert!(view.public.ready.contains(P1));
    assert_eq!(view.public.bids[0], Default::default());
    s.act(P1, Action::Reopen);
    assert_eq!(s.asked_seats(), [P1, P2]);
    s.act(P1, Action::Vote(LetterSet::singleton(Letter::B)))
        .act(P1, Action::Reopen);
    s.vote(P1, "B", 0).vote(P2, "B", 0);
    assert_eq!(all_cp(&s), [5, 5]);
    assert_eq!(s.refusal_rule(P1, Action::Reopen), "EXO-1.3");
}

#[test]
fn exo_17_26_a_house_rule_refuses_invalid_votes() {
    let mut options = Options::standard(2);
    options.rules.has_safe_votes = true;
    let mut s = scene_of(options);
    s.set_deck(&["pol-01", "pol-03"]).go_to(Step::Council);
    for (n, letters) in LetterSet::ALL.into_iter().enumerate() {
        let is_valid = n == 1 || n == 2;
        assert_eq!(s.is_legal(P1, Action::Vote(letters)), is_valid);
    }
    assert_eq!(
        s.refusal_rule(P1, Action::Vote(LetterSet::default())),
        "EXO-17.26"
    );
}

#[test]
fn exo_5_8_amb_11_the_chancellor_may_favor_its_own_vote() {
    let mut s = council_scene(3, &["pol-01", "pol-03", "pol-05"]);
    let card_a = card_on(&s, Letter::A);
    s.vote(P1, "A", 0).vote(P2, "B", 0).vote(P3, "C", 0);
    s.act(P1, Action::Favor(Letter::A));
    assert_eq!(*s.state.public.laws, [card_a]);
}

#[test]
fn exo_5_11_the_chancellor_makes_choices_that_belong_to_nobody() {
    let mut s = scene(3);
    s.set_turn_order(&[P3, P1, P2])
        .enact_law("pol-01")
        .enact_law("pol-03");
    s.set_deck(&["pol-30"]).go_to(Step::Council);
    adopt_card_a(&mut s);
    assert_eq!(s.asked_seats(), [P3]);
}

#[test]
fn exo_5_11_effects_on_several_seats_run_in_turn_order() {
    let mut s = scene(3);
    s.set_turn_order(&[P2, P3, P1])
        .set_deck(&["pol-31"])
        .go_to(Step::Council);
    s.clear_log();
    adopt_card_a(&mut s);
    let seats: Vec<Seat> = s
        .log
        .iter()
        .filter_map(|event| match *event {
            Event::Changed { seat, delta: 4, .. } => Some(seat),
            _ => None,
        })
        .collect();
    assert_eq!(seats, [P2, P3, P1]);
}

#[test]
fn exo_5_13_amb_65_all_adopted_laws_stay_in_force() {
    let mut s = scene(2);
    s.enact_law("pol-01")
        .enact_law("pol-02")
        .enact_law("pol-11");
    s.set_deck(&["pol-12"]).go_to(Step::Council);
    adopt_card_a(&mut s);
    assert_eq!(s.state.public.laws.len(), 4);
    assert_eq!(s.game.tax(&s.state.public, P1), 1);
}

#[test]
fn amb_01_council_steps_run_in_a_fixed_order() {
    let mut s = scene(2);
    s.enact_resolution("pol-17")
        .set_deck(&["pol-31", "pol-32"])
        .clear_log();
    s.go_to(Step::Council);
    s.vote(P1, "A", 0).vote(P2, "A", 0);
    s.act_all(
        P2,
        &[BonusCard(0), BonusCard(1), BonusCard(2)].map(Action::Offer),
    );
    s.act(P1, Action::Pick(BonusCard(0))).bid(P1, 0).bid(P2, 1);
    let position_of = |found: fn(&Event) -> bool| s.log.iter().position(found);
    let order = [
        position_of(|event| matches!(event, Event::ResolutionLeft { .. })),
        position_of(|event| matches!(event, Event::Revealed { .. })),
        position_of(|event| matches!(event, Event::Adopted { .. })),
        position_of(|event| matches!(event, Event::Offered { .. })),
        position_of(|event| matches!(event, Event::Picked { .. })),
        position_of(|event| matches!(event, Event::Elected { .. })),
    ];
    assert!(order.iter().all(Option::is_some) && order.is_sorted());
}

#[test]
fn amb_03_chancellor_and_vice_chancellor_act_from_turn_1() {
    let mut s = council_scene(3, &["pol-01", "pol-03", "pol-05"]);
    assert_eq!(s.state.public.turn, 1);
    s.vote(P1, "A", 0).vote(P2, "B", 0).vote(P3, "C", 0);
    assert_eq!(s.asked_seats(), [P1]);
    s.act(P1, Action::Favor(Letter::B));
    assert_eq!(s.asked_seats(), [P2]);
}

#[test]
fn amb_12_resources_are_public_and_bids_are_sealed() {
    let mut s = scene(2);
    s.go_to(Step::Election).bid(P1, 3);
    let view = s.game.view(&s.state, Viewer::Seat(P2));
    assert_eq!(view.public.mat(P1).cp, 5);
    assert_eq!(view.public.bids[0].cp, 0);
    s.bid(P2, 0);
    assert_eq!(s.game.view(&s.state, Viewer::Seat(P2)).public.bids[0].cp, 3);
}

#[test]
fn amb_14_the_bonus_cards_are_five_actions_and_move() {
    use engine::exodus::effect::ActionKind;
    use engine::exodus::figures::BonusFigures::{Action as Does, Move};
    let s = scene(2);
    let cards = &s.game.figures().bonus;
    let actions = [
        ActionKind::Research,
        ActionKind::Bank,
        ActionKind::Build,
        ActionKind::Upgrade,
        ActionKind::Mine,
    ];
    assert_eq!(cards[..5], actions.map(Does));
    assert_eq!(cards[5..], [Move]);
}
