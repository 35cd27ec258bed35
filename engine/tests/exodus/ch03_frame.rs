//! Chapter 3: the frame of the game, with the principles of chapter 1 that concern it.

use crate::conquest_scene::{armed_ship, clear_map, remove_guards};
use crate::scene::{P1, P2, P3, Scene, scene, scene_of};
use engine::exodus::action::Action;
use engine::exodus::cards::{ActionCard, BonusCard, CardSet};
use engine::exodus::event::Event;
use engine::exodus::hex::HexId;
use engine::exodus::options::{Mode, Options};
use engine::exodus::part::Item;
use engine::exodus::refusal::Refusal;
use engine::exodus::ship::ShipType::Raider;
use engine::exodus::step::{Round, Step};
use engine::game::{Game, Seat, SeatSet, Status, Undo};

fn options_of(mode: Mode, seats: u8) -> Options {
    Options {
        mode,
        ..Options::standard(seats)
    }
}

/// Sets the state to the end of the given turn.
fn set_up_end_of_turn(s: &mut Scene, turn: u8) {
    s.state.public.turn = turn;
    s.go_to(Step::End);
}

fn is_over(s: &Scene) -> bool {
    matches!(s.game.status(&s.state), Status::Over(_))
}

fn winners(s: &Scene) -> (Vec<Seat>, &'static str) {
    match s.game.status(&s.state) {
        Status::Over(outcome) => (outcome.winners.iter().collect(), outcome.reason),
        Status::WaitingFor(_) => panic!("the game goes on"),
    }
}

#[test]
fn exo_3_1_each_mode_has_its_number_of_turns() {
    for (played, turns) in [
        (Mode::Standard, 7),
        (Mode::Long, 9),
        (Mode::Combat, 5),
        (Mode::Short, 5),
    ] {
        let s = scene_of(options_of(played, 2));
        assert_eq!(s.game.turns(), turns, "{played:?}");
    }
    let agreed = Options {
        turns: Some(3),
        ..options_of(Mode::Short, 2)
    };
    assert_eq!(scene_of(agreed).game.turns(), 3);
}

#[test]
fn exo_3_5_the_game_ends_after_the_last_turn() {
    let mut s = scene(2);
    set_up_end_of_turn(&mut s, 6);
    assert!(!is_over(&s));
    assert_eq!(s.state.public.turn, 7);
    assert!(s.state.public.is_last_turn);
    s.clear_log().go_to(Step::End);
    assert_eq!(s.step(), Step::Over);
    assert!(s.asked_seats().is_empty() && s.legal(P1).is_empty());
    assert_eq!(s.refusal_rule(P1, Action::Done), "EXO-3.5");
    let ended = s
        .log
        .iter()
        .filter(|event| matches!(event, Event::Ended { .. }));
    assert_eq!(ended.count(), 1);
    // The Chancellor's title is worth two points more.
    assert_eq!(winners(&s), (vec![P1], "points"));
}

#[test]
fn exo_3_3_ex_42_cards_change_the_number_of_conquest_stages() {
    let stages = |bonus: Option<u8>, cards: &[&str]| {
        let mut s = scene(2);
        s.state.public.bonus = bonus.map(BonusCard);
        for card in cards {
            s.enact_resolution(card);
        }
        s.game.stages(&s.state.public)
    };
    assert_eq!(stages(None, &[]), 2);
    assert_eq!(stages(Some(5), &[]), 3);
    assert_eq!(stages(Some(0), &[]), 2);
    assert_eq!(stages(Some(5), &["pol-22"]), 2);
    assert_eq!(stages(None, &["pol-22"]), 1);
    assert_eq!(stages(None, &["pol-23"]), 3);
}

#[test]
fn exo_3_4_the_end_of_a_turn_returns_action_and_bonus_cards() {
    let mut s = scene(2);
    s.mat(P1).played = [Some(ActionCard(0)), Some(ActionCard(3)), None];
    s.state.public.bonus = Some(BonusCard(2));
    s.state.public.offered = CardSet::first_of(3);
    set_up_end_of_turn(&mut s, 1);
    assert_eq!(s.mat(P1).played, [None; 3]);
    assert_eq!(s.state.public.bonus, None);
    assert!(s.state.public.offered.is_empty());
    assert_eq!(s.state.public.turn, 2);
}

#[test]
fn exo_3_2_actions_of_another_stage_are_refused() {
    let mut s = scene(2);
    s.set_deck(&[]).go_to(Step::Upkeep);
    assert_eq!(s.step(), Step::Offer);
    s.go_to(Step::Rank);
    assert_eq!(s.step(), Step::Card(Round::First));
    // An action of another stage is refused, because an Action card must be played now.
    assert_eq!(s.refusal_rule(P1, Action::Take(s.home(P1))), "EXO-6.1");
}

#[test]
fn exo_1_2_seats_act_one_after_another_in_turn_order() {
    let mut s = scene(3);
    s.set_turn_order(&[P3, P1, P2]);
    let red = s.planet("r01");
    for seat in [P1, P2, P3] {
        s.set_cubes(seat, red, 1);
    }
    s.go_to(Step::Income(0));
    for seat in [P3, P1, P2] {
        assert_eq!(s.asked_seats(), [seat]);
        let other = if seat == P1 { P2 } else { P1 };
        assert_eq!(s.refusal_rule(other, Action::Done), "EXO-1.2");
        s.act(seat, Action::Done);
    }
}

#[test]
fn exo_1_4_cubes_are_limited_and_cp_is_not() {
    let mut s = scene(2);
    s.mat(P1).stash = 1;
    s.mat(P1).cp = 500;
    let home = s.home(P1);
    s.go_to(Step::Growth(0));
    // The stash lacks one cube; CP is never limited.
    assert_eq!((s.sector(home).cubes[0], s.mat(P1).stash), (4, 0));
    assert_eq!(s.resources(P1).0, 505);
}

#[test]
fn exo_1_5_income_gains_5_cp_per_blue_planet_token() {
    let mut s = scene(2);
    let home = s.home(P1);
    s.go_to(Step::Income(0));
    assert_eq!((s.sector(home).tokens, s.resources(P1).0), (4, 10));
}

#[test]
fn exo_1_7_bids_are_paid_to_the_supply() {
    let mut s = scene(2);
    s.set_deck(&[]).go_to(Step::Election).bid(P1, 2).bid(P2, 0);
    // Payments go to the supply, not to another player.
    assert_eq!((s.resources(P1).0, s.resources(P2).0), (3, 5));
}

#[test]
fn exo_1_8_a_seat_that_concedes_keeps_playing_but_cannot_win() {
    let mut s = scene(3);
    s.set_deck(&[]).go_to(Step::Offer).act(P1, Action::Concede);
    assert_eq!(s.refusal_rule(P1, Action::Concede), "EXO-1.8");
    assert_eq!(s.asked_seats(), [P2]);
    s.act_all(P2, &[BonusCard(0), BonusCard(1)].map(Action::Offer));
    assert_eq!(s.asked_seats(), [P1]);
    s.mat(P1).track = 6000;
    set_up_end_of_turn(&mut s, 7);
    assert_eq!(winners(&s), (vec![P2], "points"));
}

#[test]
fn exo_1_8_the_last_seat_that_has_not_conceded_wins() {
    let mut s = scene(3);
    s.go_to(Step::Offer)
        .act(P1, Action::Concede)
        .act(P3, Action::Concede);
    assert_eq!(winners(&s), (vec![P2], "alone"));
    assert!(s.legal(P2).is_empty());
    assert!(s.log.contains(&Event::Ended {
        winners: SeatSet::singleton(P2)
    }));
}

#[test]
fn exo_1_11_deck_sizes_are_public() {
    use engine::game::Viewer;
    let mut s = scene(3);
    s.go_to(Step::Council);
    let view = s.game.view(&s.state, Viewer::Spectator);
    assert_eq!(view.public.decks.political.len(), 40 - 3);
}

#[test]
fn exo_17_9_calling_time_makes_the_next_turn_the_last() {
    let options = Options {
        minutes: Some(90),
        ..options_of(Mode::Short, 2)
    };
    let mut s = scene_of(options);
    s.go_to(Step::Offer);
    assert_eq!(s.refusal_rule(P1, Action::CallTime), "EXO-17.9");
    set_up_end_of_turn(&mut s, 2);
    assert!(!s.state.public.is_last_turn);
    s.act(Seat::TABLE, Action::CallTime);
    assert_eq!(s.refusal_rule(Seat::TABLE, Action::CallTime), "EXO-17.9");
    assert!(!s.state.public.is_last_turn);
    s.go_to(Step::End);
    assert_eq!(s.state.public.turn, 4);
    assert!(s.state.public.is_last_turn);
    assert!(s.log.contains(&Event::TurnStarted {
        turn: 4,
        is_last: true
    }));
    s.go_to(Step::End);
    assert!(is_over(&s));
    // Without a time limit the time cannot be called.
    let mut other = scene_of(options_of(Mode::Short, 2));
    other.go_to(Step::Offer);
    assert_eq!(
        other.refusal_rule(Seat::TABLE, Action::CallTime),
        "EXO-17.9"
    );
}

/// Takes an action and returns whether it can be undone.
fn act_and_get_undo(s: &mut Scene, seat: Seat, action: Action) -> Result<Undo, Refusal> {
    let (state, log) = (&mut s.state, &mut s.log);
    s.game.act(state, seat, action, &mut s.chance, log)
}

#[test]
fn exo_1_3_reveals_and_rolls_cannot_be_undone() {
    let mut s = scene(2);
    s.go_to(Step::Election);
    // The first bid is still sealed; the last one reveals both.
    assert_eq!(
        act_and_get_undo(&mut s, P1, Action::Bid(1, false)),
        Ok(Undo::Allowed)
    );
    assert_eq!(
        act_and_get_undo(&mut s, P2, Action::Bid(0, false)),
        Ok(Undo::Barrier)
    );
    s.state.public.bonus = Some(BonusCard(1));
    s.dice("3").go_to(Step::Bonus(0));
    let banker = s.asked_seats()[0];
    assert_eq!(
        act_and_get_undo(&mut s, banker, Action::Bank),
        Ok(Undo::Barrier)
    );
}

/// Ships without dice fight, and the battle ends at once `[EXO-13.6]`.
#[test]
fn exo_1_3_an_action_that_causes_a_battle_without_dice_can_be_undone() {
    let mut s = scene_of(options_of(Mode::Short, 2));
    remove_guards(&mut s);
    clear_map(&mut s);
    for seat in [P1, P2] {
        armed_ship(&mut s, seat, Raider, HexId::COUNCIL, &[Item::Nuclear]);
    }
    s.go_to(Step::Conquest).act_done(P2);
    assert_eq!((s.step(), s.asked_seats()), (Step::Open(1), vec![P1]));
    assert_eq!(
        act_and_get_undo(&mut s, P1, Action::Done),
        Ok(Undo::Allowed)
    );
    assert_eq!(s.battles(), [HexId::COUNCIL]);
}
