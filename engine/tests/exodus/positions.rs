//! Tests that positions that play cannot reach are refused with the path of the invalid value.
//! Other tests check that positions from play are accepted.

use crate::conquest_scene::{armed_ship, empty_scene};
use crate::scene::{P1, P2, Scene, scene, scene_of};
use engine::exodus::action::Action;
use engine::exodus::cards::{ActionCard, BonusCard, Letter, LetterSet, PoliticalId};
use engine::exodus::figures::PoliticalKind;
use engine::exodus::hex::{HexId, HexSet};
use engine::exodus::mat::OpenRefit;
use engine::exodus::options::{Mode, Options};
use engine::exodus::part::{Item, Rocket};
use engine::exodus::position::Position;
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::state::{Battle, GuardShip, TokenStack};
use engine::exodus::step::{Origin, Round, Step, Task};
use engine::exodus::tech::Tech;
use engine::game::{Game, SeatSet};

use ShipType::{Carrier, Cruiser, Fighter, Raider};

type Change = fn(&mut Position);

/// Returns the path for which a changed position is refused; empty if it is accepted.
fn refused_path(s: &Scene, change: impl Fn(&mut Position)) -> String {
    let mut position = s.game.to_position(&s.state);
    let result = s.game.state_from_position(position.clone());
    assert_eq!(result.as_ref(), Ok(&s.state), "nothing is wrong with it");
    change(&mut position);
    let result = s.game.state_from_position(position);
    result
        .err()
        .map_or_else(String::new, |error| error.place.to_string())
}

fn assert_refused(s: &Scene, changes: &[(Change, &str)]) {
    for (n, (change, path)) in changes.iter().enumerate() {
        assert_eq!(
            refused_path(s, change),
            *path,
            "change {n} at {:?}",
            s.step()
        );
    }
}

fn vote_scene() -> Scene {
    let mut s = scene(2);
    s.go_to(Step::Council);
    assert_eq!(s.step(), Step::Vote);
    s
}

#[test]
fn exo_5_2_council_state_outside_its_step_is_refused() {
    let no_cards = |p: &mut Position| {
        for card in p.public.agenda.iter_mut().filter_map(Option::take) {
            p.public.decks.removed.insert(card.0);
        }
    };
    assert_eq!(refused_path(&vote_scene(), no_cards), "public.agenda");
    assert_refused(
        &vote_scene(),
        &[
            (|p| p.public.agenda.swap(1, 2), "public.agenda"),
            (|p| p.public.agenda[0] = None, "public.decks.removed"),
            (
                |p| p.public.tied = LetterSet::singleton(Letter::A),
                "public.tied",
            ),
            (|p| p.public.bids[0].cp = 1, "public.bids"),
            (|p| p.public.step = Step::Favor, "public.tied"),
            (|p| p.public.step = Step::Offer, "public.agenda"),
            (|p| p.public.offered.insert(0), "public.offered"),
            (|p| p.public.bonus = Some(BonusCard(0)), "public.bonus"),
            (|p| p.public.is_last_turn = true, "public.last"),
            (|p| p.public.is_time_called = true, "public.called"),
            (
                |p| p.public.resigned = SeatSet::singleton(P1),
                "public.resigned",
            ),
        ],
    );
}

#[test]
fn exo_1_3_sealed_choices_outside_their_step_are_refused() {
    assert_refused(
        &vote_scene(),
        &[
            (
                |p| p.public.ready = SeatSet::singleton(P1),
                "private[0].plan.letters",
            ),
            (|p| p.private[0].plan.bid.cp = 1, "private[0].plan.bid"),
            (
                |p| p.private[0].plan.card = Some(ActionCard(0)),
                "private[0].plan.card",
            ),
            (
                |p| p.private[1].plan.techs.insert(Tech::Radar),
                "private[1].plan.techs",
            ),
            (
                |p| p.private[1].plan.loose_parts.lifts = 1,
                "private[1].plan.blueprints",
            ),
            (
                |p| p.private[1].plan.orders[0] = TokenStack([1, 0, 0]),
                "private[1].plan.orders[0]",
            ),
            (
                |p| p.private[1].plan.leads[1] = 1,
                "private[1].plan.leads[1]",
            ),
            (
                |p| p.private[1].plan.hurries = true,
                "private[1].plan.hurries",
            ),
            (|p| p.private[1].plan.marks[0] = 1, "private[1].plan.marks"),
        ],
    );
    let mut voted = vote_scene();
    voted.vote(P1, "A", 3);
    assert_refused(
        &voted,
        &[
            (
                |p| p.private[0].plan.letters = None,
                "private[0].plan.letters",
            ),
            (|p| p.private[0].plan.bid.cp = 200, "private[0].plan.bid"),
            (
                |p| p.private[0].plan.bid.uses_ability = true,
                "private[0].plan.bid",
            ),
            (|p| p.private[0].plan.bid.extra = 2, "private[0].plan.bid"),
            (
                |p| p.private[0].plan.bid.letters = LetterSet::singleton(Letter::B),
                "private[0].plan.bid",
            ),
            (|p| p.public.mats[0].cp = 2, "private[0].plan.bid"),
        ],
    );
    let mut chosen = scene(2);
    chosen.go_to(Step::Card(Round::First)).play_card(P1, 2);
    assert_refused(
        &chosen,
        &[
            (|p| p.private[0].plan.card = None, "private[0].plan.card"),
            (
                |p| p.private[1].plan.card = Some(ActionCard(0)),
                "private[1].plan.card",
            ),
            (
                |p| p.private[0].plan.letters = Some(LetterSet::default()),
                "private[0].plan.letters",
            ),
        ],
    );
}

#[test]
fn exo_6_1_cards_and_tasks_outside_their_step_are_refused() {
    let mut s = scene(2);
    s.go_to(Step::Card(Round::First));
    let task = |seat, remaining_tokens| Task::Mine {
        seat,
        remaining_tokens,
    };
    let nothing_left = |p: &mut Position| p.public.tasks.push(task(P1, 0)).expect("room");
    assert_eq!(refused_path(&s, nothing_left), "public.tasks[0]");
    let nobody = |p: &mut Position| {
        p.public
            .tasks
            .push(task(engine::game::Seat(4), 2))
            .expect("room")
    };
    assert_eq!(refused_path(&s, nobody), "public.tasks[0]");
    let another_step = |p: &mut Position| {
        let task = Task::Build {
            seat: P1,
            origin: Origin::Card(Round::First),
            invoked: Default::default(),
        };
        p.public.tasks.push(task).expect("room");
    };
    assert_eq!(refused_path(&s, another_step), "public.tasks[0]");
    let no_effect = |p: &mut Position| {
        let program = Task::Program {
            origin: Origin::Political(PoliticalId(0), 255),
            owner: P1,
            rest: Some(SeatSet::NONE),
        };
        p.public.tasks.push(program).expect("room");
        p.public
            .tasks
            .push(Task::Learn { seat: P1, most: 8 })
            .expect("room");
    };
    assert_eq!(refused_path(&s, no_effect), "public.tasks[0]");
    assert_refused(
        &s,
        &[
            (
                |p| p.public.refit = Some(OpenRefit::default()),
                "public.refit",
            ),
            (
                |p| p.public.mats[0].played[1] = Some(ActionCard(0)),
                "public.mats[0].played",
            ),
            (
                |p| {
                    p.public.mats[0].stash -= 1;
                    p.public.mats[0].on_cards = 1;
                },
                "public.mats[0].on_cards",
            ),
            (|p| p.public.market[2] = Some(P1), "public.market"),
            (
                |p| p.public.elected.push(P1).expect("room"),
                "public.elected",
            ),
        ],
    );
    let twice = |p: &mut Position| {
        p.public.step = Step::Card(Round::Third);
        p.public.mats[0].techs.insert(Tech::MasterPolitics);
        p.public.mats[0].stash -= 1;
        p.public.mats[0].played = [Some(ActionCard(1)), Some(ActionCard(1)), None];
    };
    assert_eq!(refused_path(&s, twice), "public.mats[0].played");
}

#[test]
fn exo_1_4_missing_and_duplicate_components_are_refused() {
    assert_refused(
        &vote_scene(),
        &[
            (|p| p.public.mats[0].stash -= 1, "public.mats[0]"),
            (|p| p.public.mats[0].stash += 1, "public.mats[0]"),
            (|p| p.public.supply[0] -= 1, "public.supply[0]"),
            (
                |p| p.public.decks.resistance[0] = Default::default(),
                "public.decks.gone",
            ),
            (
                |p| p.public.decks.political = Default::default(),
                "public.decks.removed",
            ),
        ],
    );
    let mut s = scene(2);
    s.go_to(Step::Offer);
    let card = (0..).map(PoliticalId).find(|card| {
        let kind = s.game.political(*card).map(|card| card.kind);
        kind != Some(PoliticalKind::Law) && s.state.public.decks.political.contains(card.0)
    });
    let card = card.expect("a card that is no law");
    let no_law = |p: &mut Position| {
        p.public.decks.political.remove(card.0);
        p.public.laws.push(card).expect("room");
    };
    assert_eq!(refused_path(&s, no_law), "public.laws");
}

#[test]
fn exo_17_1_exo_17_24_forbidden_techs_and_excess_resources_are_refused() {
    let mut long_game = scene_of(Options {
        mode: Mode::Long,
        ..Options::standard(2)
    });
    long_game.go_to(Step::Council);
    let knows = |p: &mut Position| {
        p.public.mats[0].techs.insert(Tech::BasicResearch);
        p.public.mats[0].stash -= 1;
    };
    assert_eq!(refused_path(&long_game, knows), "public.mats[0].techs");
    let mut options = Options::standard(2);
    options.rules.has_stock_cap_10 = true;
    let mut capped = scene_of(options);
    capped.go_to(Step::Council);
    assert_eq!(
        refused_path(&capped, |p| p.public.mats[0].ax = 11),
        "public.mats[0].ax"
    );
}

#[test]
fn exo_4_3_an_income_without_taken_tokens_is_refused() {
    let mut s = scene(2);
    let hex = s.planet("r01");
    s.set_cubes(P1, hex, 1).go_to(Step::Income(0));
    assert_eq!(s.asked_seats(), [P1]);
    assert_refused(&s, &[(|p| p.public.taken.clear(), "public.taken")]);
    let away = |p: &mut Position| {
        p.public.step = Step::Card(Round::First);
    };
    assert_eq!(refused_path(&s, away), "public.taken");
}

#[test]
fn exo_10_1_a_rocket_attack_needs_its_controller_and_a_rocket() {
    let mut s = scene(2);
    let [from, to] = ["b01", "b03"].map(|id| s.planet(id));
    let rocket = Rocket::Hypersonic;
    s.set_cubes(P1, from, 1)
        .place_rocket(from, rocket)
        .place_rocket(from, rocket);
    s.go_to(Step::Target(0));
    s.act(P1, Action::Target(rocket, from, to));
    assert_refused(
        &s,
        &[
            (|p| p.public.rocket_attacks[0].seat = P2, "public.salvos[0]"),
            (|p| p.public.rocket_attacks[0].hits = 1, "public.salvos[0]"),
            (
                |p| p.public.rocket_attacks[0].to = HexId::COUNCIL,
                "public.salvos[0]",
            ),
            (
                |p| {
                    let again = p.public.rocket_attacks[0];
                    p.public.rocket_attacks.push(again).expect("room");
                    p.public.rocket_attacks.push(again).expect("room");
                },
                "public.salvos[0]",
            ),
            (|p| p.public.rocket_controllers.clear(), "public.armed"),
            (|p| p.public.step = Step::Card(Round::Third), "public.step"),
        ],
    );
}

#[test]
fn exo_11_2_conquest_state_outside_its_step_is_refused() {
    let mut s = scene(2);
    s.go_to(Step::Conquest);
    assert_eq!(s.step(), Step::Mount(0));
    assert_refused(
        &s,
        &[
            (|p| p.public.conquest_stage = 0, "public.pass"),
            (|p| p.public.conquest_stage = 3, "public.pass"),
            (|p| p.public.ferry.insert(HexId(1)), "public.ferry"),
            (|p| p.public.ferries = 1, "public.ferries"),
            (|p| p.public.moved[0] = 1, "public.moved"),
            (|p| p.public.tokens[0][0] = 1, "public.tokens"),
            (
                |p| p.public.hurried = SeatSet::singleton(P1),
                "public.hurried",
            ),
            (
                |p| p.public.landing = SeatSet::singleton(P1),
                "public.landing",
            ),
            (|p| p.public.failed[0][4] = 1, "public.failed[0]"),
            (|p| p.public.visible.insert(ShipId(1)), "public.visible"),
            (|p| p.public.uncloak_hexes.insert(HexId(0)), "public.veiled"),
            (|p| p.public.contested.insert(HexId(0)), "public.contested"),
            (|p| p.public.guarded.insert(HexId(1)), "public.guarded"),
            (
                |p| p.public.battle = Some(Battle::default()),
                "public.battle",
            ),
            (|p| p.stayed.insert(ShipId(0)), "stayed"),
            (
                |p| p.public.rocket_controllers.push(None).expect("room"),
                "public.armed",
            ),
            (|p| p.public.ready = SeatSet::singleton(P1), "public.ready"),
            (
                |p| {
                    p.public
                        .tasks
                        .push(Task::Mine {
                            seat: P1,
                            remaining_tokens: 1,
                        })
                        .expect("room")
                },
                "public.tasks",
            ),
        ],
    );
    let mut orders = scene(2);
    orders.state.public.conquest_stage = 1;
    orders.go_to(Step::Orders);
    assert_refused(
        &orders,
        &[
            (
                |p| p.private[0].plan.orders[0] = TokenStack([7, 7, 0]),
                "private[0].plan.orders[0]",
            ),
            (
                |p| p.private[0].plan.orders[1] = TokenStack([7, 0, 0]),
                "private[0].plan.orders[1]",
            ),
            (
                |p| {
                    p.private[0].plan.orders[0] = TokenStack([7, 0, 0]);
                    p.private[0].plan.leads[4] = 1;
                },
                "private[0].plan.leads[4]",
            ),
            (|p| p.public.conquest_stage = 0, "public.pass"),
        ],
    );
}

#[test]
fn exo_12_3_wrong_uncloak_hexes_are_refused() {
    let mut s = empty_scene(2);
    s.learn_techs(P1, &[Tech::Cloaking]);
    s.place_ship(P1, Raider, HexId::COUNCIL);
    s.place_ship(P2, Raider, HexId::COUNCIL);
    s.state.public.conquest_stage = 1;
    s.go_to(Step::Reveal);
    assert_eq!(s.step(), Step::Uncloak(0));
    assert_refused(
        &s,
        &[
            (|p| p.public.uncloak_hexes = HexSet::NONE, "public.veiled"),
            (|p| p.public.uncloak_hexes.insert(HexId(1)), "public.veiled"),
        ],
    );
}

#[test]
fn exo_13_1_an_inconsistent_battle_is_refused() {
    let council = HexId::COUNCIL;
    let mut s = empty_scene(2);
    armed_ship(&mut s, P1, Raider, council, &[Item::Nuclear, Item::Ssl]);
    armed_ship(&mut s, P1, Carrier, council, &[Item::Nuclear]);
    armed_ship(
        &mut s,
        P2,
        Cruiser,
        council,
        &[Item::Nuclear, Item::Phase, Item::Em, Item::Em],
    );
    armed_ship(
        &mut s,
        P2,
        Fighter,
        council,
        &[Item::Nuclear, Item::Em, Item::Em],
    );
    s.state.public.conquest_stage = 1;
    s.dice("5 6").dice("5").go_to(Step::Reveal);
    assert_eq!(s.asked_seats(), [P1, P2]);
    let changed = |change: fn(&mut Battle)| {
        refused_path(&s, |p| change(p.public.battle.as_mut().expect("a battle")))
    };
    assert_eq!(
        changed(|battle| battle.hits[3] = 1),
        "public.battle.hits[3]"
    );
    assert_eq!(
        changed(|battle| battle.aims[0] = 5),
        "public.battle.aims[0]"
    );
    assert_eq!(
        changed(|battle| battle.marks[0][1] = 1),
        "public.battle.marks[0]"
    );
    assert_eq!(changed(|battle| battle.round = 0), "public.battle.window");
    assert_eq!(
        changed(|battle| battle.window = SeatSet::singleton(P1)),
        "public.battle.window"
    );
    assert_eq!(
        changed(|battle| battle.seats = SeatSet::singleton(P1)),
        "public.battle.seats"
    );
    assert_eq!(
        changed(|battle| battle.ships.remove(ShipId(0))),
        "public.battle.ships"
    );
    assert_eq!(
        changed(|battle| battle.guard_hits = 1),
        "public.battle.guard"
    );
    let guard = |battle: &mut Battle| {
        battle.guard = Some(GuardShip::default());
        battle.guard_hits = 1;
    };
    assert_eq!(changed(guard), "public.battle.guard");
    assert_refused(
        &s,
        &[
            (|p| p.private[0].plan.marks[0] = 1, "private[0].plan.marks"),
            (|p| p.private[0].plan.marks[6] = 9, "private[0].plan.marks"),
            (|p| p.public.contested.insert(HexId(1)), "public.contested"),
            (|p| p.public.guarded.insert(HexId(0)), "public.guarded"),
        ],
    );
}
