//! Tests of refusals: their phrase and rule, and the pending decision that they name.

use crate::conquest_scene::{armed_ship, direction, empty_scene, remove_guards};
use crate::scene::{P1, P2, P3, Scene, deal_game, scene, scene_of};
use engine::error::RuleRefusal;
use engine::exodus::action::{Action, Token};
use engine::exodus::cards::{ActionCard, BonusCard, Letter, LetterSet};
use engine::exodus::effect::ActionKind;
use engine::exodus::hex::HexId;
use engine::exodus::options::{Mode, Options};
use engine::exodus::part::{Item, Rocket};
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::step::{Origin, Round, Step, Task};
use engine::exodus::tech::Tech;
use engine::game::{Game, Seat};

use ShipType::{Carrier, Cruiser, Fighter, Raider};

/// Checks that each action is refused with this phrase and rule.
fn assert_refused(s: &Scene, seat: Seat, expected: &[(Action, &str, &str)]) {
    for (action, phrase, rule) in expected {
        let refusal = s.game.check_action(&s.state, seat, *action).err();
        let refusal = refusal.unwrap_or_else(|| panic!("{action:?} is allowed"));
        let shown = (refusal.phrase(), refusal.rule().as_str());
        assert_eq!(shown, (*phrase, *rule), "{action:?} at {:?}", s.step());
    }
}

/// Checks that every other action is refused with the pending decision and its rule.
fn assert_pending(s: &Scene, seat: Seat, phrase: &str, rule: &str) {
    assert!(s.asked_seats().contains(&seat), "{phrase}");
    assert_refused(s, seat, &[(Action::Uncloak(true), phrase, rule)]);
}

#[test]
fn exo_3_2_refusals_in_setup_and_council_name_the_pending_decision() {
    let combat = deal_game(Options {
        mode: Mode::Combat,
        ..Options::standard(2)
    });
    assert_pending(&combat, P1, "asks-start-techs", "EXO-17.3");
    let parts = deal_game(Options::standard(2));
    assert_pending(&parts, P1, "asks-start-parts", "EXO-2.9");
    let mut s = scene(2);
    s.give_trophy(P1, "res-i-1").go_to(Step::Growth(0));
    assert_pending(&s, P1, "asks-growth", "EXO-4.2");
    s.act(P1, Action::Done);
    assert_pending(&s, P1, "asks-income", "EXO-4.3");
    s.go_to(Step::Council);
    assert_pending(&s, P1, "asks-vote", "EXO-5.4");
    s.act(P1, Action::Vote(LetterSet::singleton(Letter::A)));
    assert_pending(&s, P1, "asks-vote-bid", "EXO-5.4");
    s.act(P1, Action::Bid(0, false)).vote(P2, "B", 0);
    assert_pending(&s, P1, "asks-favor", "EXO-5.8");
    s.go_to(Step::Offer);
    assert_pending(&s, P2, "asks-offer", "EXO-5.14");
    s.act_all(
        P2,
        &[BonusCard(0), BonusCard(1), BonusCard(2)].map(Action::Offer),
    );
    assert_pending(&s, P1, "asks-pick", "EXO-5.15");
    s.act(P1, Action::Done);
    assert_pending(&s, P1, "asks-election", "EXO-5.16");
}

#[test]
fn exo_3_2_refusals_in_the_action_stage_name_the_pending_decision() {
    let mut s = scene(2);
    s.go_to(Step::Card(Round::First));
    assert_pending(&s, P1, "asks-card", "EXO-6.1");
    s.mat(P1).played[0] = Some(ActionCard(0));
    s.learn_techs(P1, &[Tech::BasicPolitics]);
    s.go_to(Step::React(Round::First, 0));
    assert_pending(&s, P1, "asks-react", "EXO-6.3");
    s.go_to(Step::TakeBack(0));
    assert_pending(&s, P1, "asks-take-back", "EXO-6.7");
    (s.mat(P1).cp, s.mat(P1).ax, s.mat(P1).ph) = (40, 20, 20);
    let home = s.home(P1);
    s.sector(home).tokens = 1;
    for (kind, phrase, rule) in [
        (ActionKind::Research, "asks-research", "EXO-7.1"),
        (ActionKind::Bank, "asks-bank", "EXO-7.7"),
        (ActionKind::Build, "asks-build", "EXO-7.8"),
        (ActionKind::Upgrade, "asks-upgrade", "EXO-7.11"),
        (ActionKind::Trade, "asks-trade", "EXO-7.18"),
        (ActionKind::Mine, "asks-mine", "EXO-7.24"),
    ] {
        s.begin_action(P1, kind);
        assert_pending(&s, P1, phrase, rule);
    }
    s.dice("6").act(P1, Action::Mine);
    assert_pending(&s, P1, "asks-put", "EXO-7.24");
    s.begin_action(P1, ActionKind::Trade)
        .dice("6")
        .act(P1, Action::OpenTrade);
    assert_pending(&s, P1, "asks-exchange", "EXO-7.19");
    for (task, phrase, rule) in [
        (Task::Learn { seat: P1, most: 12 }, "asks-learn", "EXO-1.1"),
        (
            Task::Repeal {
                seat: P1,
                remaining_laws: 1,
            },
            "asks-repeal",
            "EXO-5.11",
        ),
    ] {
        let mut s = s.clone();
        s.enact_law("pol-01")
            .enact_law("pol-03")
            .set_step(Step::Offer);
        s.state.public.tasks.push(task).expect("room");
        s.run();
        assert_pending(&s, P1, phrase, rule);
    }
    let mut options = Options::standard(2);
    options.rules.allows_free_refit = true;
    let mut s = scene_of(options);
    s.begin_action(P1, ActionKind::Bank).act(P1, Action::Refit);
    assert_pending(&s, P1, "asks-fit", "EXO-7.13");
}

#[test]
fn exo_3_2_refusals_in_fire_wmd_and_conquest_name_the_pending_decision() {
    let mut s = scene(2);
    let (home, target) = (s.home(P1), s.planet("b01"));
    let rocket = Rocket::Biochemical;
    s.place_rocket(home, rocket)
        .place_rocket(home, rocket)
        .go_to(Step::Target(0));
    assert_refused(&s, P1, &[(Action::Bank, "asks-target", "EXO-10.2")]);
    s.set_cubes(P1, target, 2).set_cubes(P2, target, 2);
    s.act(P1, Action::Target(rocket, home, target));
    s.set_step(Step::Kill);
    s.state.public.rocket_attacks[0].hits = 1;
    s.run();
    assert_pending(&s, P1, "asks-kill", "EXO-10.10");
    let mut s = scene(2);
    s.go_to(Step::Conquest);
    assert_pending(&s, P1, "asks-mount", "EXO-11.3");
    s.go_to(Step::Orders);
    assert_pending(&s, P1, "asks-orders", "EXO-11.6");
    s.go_to(Step::Open(0));
    assert_pending(&s, P1, "asks-open", "EXO-11.10");
    let mut s = empty_scene(2);
    s.learn_techs(P1, &[Tech::Cloaking]);
    s.place_ship(P1, Raider, HexId::COUNCIL);
    s.place_ship(P2, Raider, HexId::COUNCIL);
    s.go_to(Step::Reveal);
    assert_refused(&s, P1, &[(Action::Done, "asks-uncloak", "EXO-11.14")]);
    let mut s = empty_scene(2);
    s.place_ship(P1, Raider, HexId::COUNCIL);
    let enemy = s.place_ship(P2, Raider, HexId::COUNCIL);
    s.give_ability(P1, "abl-05").go_to(Step::Reveal);
    assert_refused(&s, P1, &[(Action::Hit(enemy), "asks-window", "EXO-18.5")]);
    let mut s = empty_scene(2);
    s.place_ship(P1, Raider, HexId::COUNCIL);
    armed_ship(&mut s, P2, Raider, HexId::COUNCIL, &[Item::Nuclear]);
    armed_ship(&mut s, P2, Fighter, HexId::COUNCIL, &[Item::Nuclear]);
    s.dice("6").go_to(Step::Reveal);
    assert_refused(&s, P1, &[(Action::Done, "asks-hits", "EXO-13.3")]);
    let mut s = empty_scene(2);
    let hex = s.planet("b01");
    let ship = s.place_ship(P1, Carrier, hex);
    s.load_cubes(ship, 1).go_to(Step::Deploy(0));
    assert_pending(&s, P1, "asks-deploy", "EXO-15.1");
}

#[test]
fn exo_1_3_a_seat_that_has_committed_gets_that_refusal() {
    let mut s = scene(2);
    s.go_to(Step::Card(Round::First)).play_card(P1, 1);
    let again = Action::Play(ActionCard(1));
    assert_refused(&s, P1, &[(again, "committed", "EXO-1.3")]);
    s.go_to(Step::Card(Round::Third));
    // No seat knows Master Politics, so no seat was asked.
    assert_ne!(s.step(), Step::Card(Round::Third));
    s.learn_techs(P1, &[Tech::MasterPolitics])
        .go_to(Step::Card(Round::Third));
    assert_refused(&s, P2, &[(again, "no-third-card", "EXO-6.10")]);
    assert_refused(&s, P2, &[(Action::Reopen, "no-plan", "EXO-1.3")]);
    s.go_to(Step::Offer);
    assert_refused(&s, P1, &[(Action::Done, "not-asked", "EXO-1.2")]);
    assert_refused(&s, P1, &[(Action::Reopen, "not-sealed", "EXO-1.3")]);
    let mut s = empty_scene(2);
    let bound = armed_ship(&mut s, P1, Raider, HexId::COUNCIL, &[Item::Phase]);
    s.place_ship(P2, Raider, HexId::COUNCIL);
    s.go_to(Step::Orders);
    let order = Action::Order(bound, Token::Blank);
    assert_refused(&s, P1, &[(order, "nothing-moves", "EXO-9.4")]);
}

#[test]
fn exo_4_6_exo_4_8_refusals_say_why_a_token_cannot_be_taken() {
    let mut s = scene(2);
    let [red, other] = ["r01", "r03"].map(|id| s.planet(id));
    s.set_cubes(P1, red, 1).set_cubes(P1, other, 1);
    s.sector(other).tokens = 0;
    s.give_trophy(P1, "res-i-1").go_to(Step::Income(0));
    assert_refused(&s, P1, &[(Action::Take(other), "no-token", "EXO-4.6")]);
    s.act(P1, Action::Take(red));
    assert_refused(
        &s,
        P1,
        &[
            (Action::Take(red), "taken-all", "EXO-4.6"),
            (Action::TakeAll, "nothing-to-take", "EXO-4.6"),
        ],
    );
    s.state.public.taken.clear();
    s.mat(P1).cp = 0;
    assert_refused(
        &s,
        P1,
        &[
            (Action::Take(red), "no-tax", "EXO-4.8"),
            (Action::TakeAll, "no-tax", "EXO-4.8"),
        ],
    );
}

#[test]
fn exo_5_18_the_old_chancellor_cannot_rank_itself() {
    let mut s = scene(4);
    s.go_to(Step::Election);
    for (seat, cp) in (0..4).map(Seat).zip([2, 3, 3, 2]) {
        s.bid(seat, cp);
    }
    assert_eq!((s.step(), s.asked_seats()), (Step::Rank, vec![P1]));
    assert_refused(
        &s,
        P1,
        &[
            (Action::Rank(P1), "ranks-self", "EXO-5.18"),
            (Action::Rank(Seat(3)), "not-ranked", "EXO-5.18"),
        ],
    );
    assert!(s.is_legal(P1, Action::Rank(P3)));
}

#[test]
fn exo_5_4_exo_5_14_exo_5_16_refusals_say_why_a_bid_or_an_offer_fails() {
    let mut s = scene(2);
    s.go_to(Step::Election);
    assert_refused(
        &s,
        P1,
        &[
            (Action::Bid(200, false), "too-much-for-order", "EXO-5.16"),
            (Action::Bid(0, true), "no-boost", "EXO-18.5"),
        ],
    );
    s.go_to(Step::Council)
        .act(P1, Action::Vote(LetterSet::default()));
    let bid = Action::Bid(200, false);
    assert_refused(&s, P1, &[(bid, "too-much", "EXO-5.4")]);
    s.go_to(Step::Offer).act(P2, Action::Offer(BonusCard(0)));
    assert_refused(
        &s,
        P2,
        &[
            (Action::Offer(BonusCard(0)), "already-offered", "EXO-5.14"),
            (Action::Offer(BonusCard(6)), "no-bonus-card", "EXO-5.14"),
        ],
    );
    s.go_to(Step::Card(Round::First));
    let seventh = Action::Play(ActionCard(6));
    assert_refused(&s, P1, &[(seventh, "no-action-card", "EXO-6.13")]);
}

#[test]
fn exo_17_9_refusals_say_why_time_cannot_be_called() {
    let short_game = |minutes| {
        let mut s = scene_of(Options {
            mode: Mode::Short,
            minutes,
            ..Options::standard(2)
        });
        s.go_to(Step::Offer);
        s
    };
    let call = Action::CallTime;
    assert_refused(
        &short_game(None),
        Seat::TABLE,
        &[(call, "no-clock", "EXO-17.9")],
    );
    let mut s = short_game(Some(60));
    assert_refused(&s, P1, &[(call, "not-table", "EXO-17.9")]);
    s.act(Seat::TABLE, call);
    assert_refused(&s, Seat::TABLE, &[(call, "time-called", "EXO-17.9")]);
    let mut s = short_game(Some(60));
    s.state.public.is_last_turn = true;
    assert_refused(&s, Seat::TABLE, &[(call, "last-turn", "EXO-17.9")]);
}

#[test]
fn exo_7_13_exo_17_20_refusals_say_why_parts_cannot_be_moved() {
    let mut s = scene(2);
    (s.mat(P1).cp, s.mat(P1).ph) = (40, 20);
    s.begin_action(P1, ActionKind::Upgrade)
        .act(P1, Action::Buy(Item::Phase));
    let rocket = Action::Fit(Raider, Item::Hypersonic, 0);
    assert_refused(&s, P1, &[(rocket, "no-planet", "EXO-7.16")]);
    s.lift_part(P1, Raider, Item::Nuclear)
        .act(P1, Action::Restore);
    assert_refused(&s, P1, &[(Action::Lift(Raider, 0), "restored", "EXO-7.13")]);
    let mut options = Options::standard(2);
    options.rules.allows_free_refit = true;
    let mut s = scene_of(options);
    s.begin_action(P1, ActionKind::Bank).act(P1, Action::Refit);
    assert_refused(&s, P1, &[(Action::Refit, "refit-midway", "EXO-17.20")]);
    s.go_to(Step::Orders);
    assert_refused(&s, P1, &[(Action::Refit, "refit-in-conquest", "EXO-17.20")]);
    s.mat(P1).blueprints = Default::default();
    s.go_to(Step::Card(Round::First));
    assert_refused(&s, P1, &[(Action::Refit, "no-parts", "EXO-17.20")]);
}

#[test]
fn exo_7_24_a_refusal_says_that_no_planet_has_room() {
    let mut s = scene(2);
    s.offer_action(P1, ActionKind::Mine);
    assert_refused(&s, P1, &[(Action::Mine, "no-room-to-mine", "EXO-7.24")]);
    s.remove_pieces(P1).offer_action(P1, ActionKind::Mine);
    assert_refused(&s, P1, &[(Action::Mine, "no-room-to-mine", "EXO-7.24")]);
}

#[test]
fn exo_11_3_exo_11_5_refusals_say_why_a_cube_cannot_be_moved() {
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::CivilianShips]);
    let (home, red) = (s.home(P1), s.planet("r01"));
    s.set_cubes(P1, red, 1).go_to(Step::Conquest);
    let [spare, foreign] = [ShipId::of(P1, Carrier, 1), ShipId::of(P2, Carrier, 0)];
    s.act(P1, Action::Ferry(red, home));
    assert_refused(
        &s,
        P1,
        &[
            (Action::Mount(spare), "not-in-play", "EXO-11.3"),
            (Action::Mount(foreign), "not-own-ship", "EXO-11.3"),
            (Action::Ferry(home, home), "same-planet", "EXO-11.5"),
            (Action::Ferry(red, home), "no-cube-to-ferry", "EXO-11.5"),
        ],
    );
    let mut s = empty_scene(2);
    let hex = s.planet("b01");
    let ship = s.place_ship(P1, Carrier, hex);
    s.load_cubes(ship, 1).go_to(Step::Deploy(0));
    assert_refused(
        &s,
        P1,
        &[(Action::Deploy(spare), "not-in-play", "EXO-15.1")],
    );
}

#[test]
fn exo_11_6_exo_11_7_exo_11_10_refusals_say_why_a_ship_cannot_move() {
    let mut s = empty_scene(2);
    remove_guards(&mut s);
    let council = HexId::COUNCIL;
    let fast = armed_ship(&mut s, P1, Cruiser, council, &[Item::Fusion]);
    let slow = armed_ship(&mut s, P1, Raider, council, &[Item::Nuclear]);
    let still = armed_ship(&mut s, P1, Fighter, council, &[Item::Phase]);
    let spare = ShipId::of(P1, Raider, 1);
    s.go_to(Step::Conquest).order_tokens(fast, "1 -");
    assert_refused(
        &s,
        P1,
        &[
            (Action::Order(still, Token::Blank), "no-drive", "EXO-9.4"),
            (
                Action::Order(spare, Token::Blank),
                "not-in-play",
                "EXO-11.6",
            ),
            (Action::Join(slow, slow), "joins-itself", "EXO-11.7"),
            (Action::Join(slow, fast), "group-too-fast", "EXO-11.7"),
            (Action::Join(slow, still), "no-drive", "EXO-9.4"),
            (Action::Join(fast, slow), "grouped", "EXO-11.7"),
        ],
    );
    s.act_done(P1);
    assert_eq!((s.step(), s.asked_seats()), (Step::Open(0), vec![P1]));
    assert_refused(
        &s,
        P1,
        &[
            (Action::Step(still, direction(1)), "no-drive", "EXO-9.4"),
            (Action::Step(fast, direction(1)), "has-tokens", "EXO-11.10"),
        ],
    );
    let corner = s.home(P1);
    s.state.public.ship_mut(slow).hex = Some(corner);
    let off = Action::Step(slow, direction(1));
    assert_refused(&s, P1, &[(off, "leaves-map", "EXO-11.10")]);
}

#[test]
fn exo_18_3_exo_18_5_refusals_say_why_an_ability_cannot_be_used() {
    let mut s = empty_scene(2);
    let ship = s.place_ship(P1, Raider, HexId::COUNCIL);
    s.give_ability(P1, "abl-09");
    let card = s.game.ability_named("abl-09").expect("a card");
    let other = s.game.ability_named("abl-06").expect("a card");
    s.go_to(Step::Conquest);
    assert_refused(&s, P1, &[(Action::Invoke(other), "no-ability", "EXO-18.3")]);
    s.act(P1, Action::Invoke(card));
    assert_refused(
        &s,
        P1,
        &[(Action::Invoke(card), "second-ability", "EXO-18.5")],
    );
    assert_eq!(s.hex_of(ship), Some(HexId::COUNCIL));
    s.act_done(P1);
    assert_refused(
        &s,
        P1,
        &[(Action::Invoke(card), "ability-used", "EXO-18.3")],
    );
}

/// No refusal tells a seat with a choice to wait.
#[test]
fn exo_1_2_a_seat_that_is_asked_is_never_told_to_wait() {
    let probes = [
        Action::FitUsual,
        Action::TakeAll,
        Action::Favor(Letter::A),
        Action::Rank(P1),
        Action::TakeBack,
        Action::Bank,
        Action::Kill(P1),
        Action::Uncloak(true),
        Action::Done,
    ];
    for seed in 0..3 {
        let options = Options {
            uses_generals: true,
            turns: Some(2),
            ..Options::standard(3)
        };
        let session = crate::support::play::play_at_random::<engine::exodus::Exodus>(options, seed);
        for entries in (0..session.log().len()).step_by(7) {
            let state = session.state_at(entries).expect("a state on the way");
            let game = session.game();
            for seat in game.status(&state).waiting_seats().iter() {
                for action in probes {
                    let refusal = game.check_action(&state, seat, action).err();
                    let phrase = refusal.map(|refusal| refusal.phrase());
                    assert_ne!(phrase, Some("not-asked"), "{action:?} {state:?}");
                    assert_ne!(phrase, Some("committed"), "{action:?} {state:?}");
                }
            }
        }
    }
}

/// A task in progress must end before a sealed choice can be reopened.
#[test]
fn exo_1_3_a_sealed_choice_cannot_be_reopened_during_a_task() {
    let mut s = scene(2);
    s.give_trophy(P2, "res-i-8").mat(P2).cp = 40;
    s.go_to(Step::Card(Round::First)).play_card(P1, 1);
    let card = s.game.resistance_named("res-i-8").expect("a card");
    s.act(P2, Action::Discard(card));
    let origin = Origin::Resistance(card, 0);
    assert!(
        matches!(s.state.public.task(), Some(Task::Action { origin: of, .. }) if *of == origin)
    );
    assert_refused(&s, P1, &[(Action::Reopen, "between", "EXO-1.3")]);
}
