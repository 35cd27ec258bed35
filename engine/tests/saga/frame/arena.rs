//! The Arena `[SAGA-ARN]`.

use crate::scene::{A1, A2, P1, P2, P3, P4, Scene, fresh_game};
use engine::game::{Game, Seat, SeatSet, Status};
use engine::saga::action::Action;
use engine::saga::figures::Color;
use engine::saga::ids::CommanderId;
use engine::saga::options::{HouseRules, Options};
use engine::saga::step::{Phase, Step};

fn options(seats: u8) -> Options {
    Options {
        first: Some(P1),
        ..Options::standard("arn", seats)
    }
}

/// Returns an Arena after the opening choices; colors follow the seats.
fn after_opening_choices(options: Options) -> Scene {
    let mut s = fresh_game(options);
    while s.public().step == Step::Choose {
        let seat = s.asked_seat().expect("somebody chooses");
        if s.public().task().is_some() {
            let first = s.legal(seat)[0];
            s.act(seat, first);
            continue;
        }
        let commander = s.public().offered.nth(0).map(CommanderId);
        let commander = commander.expect("a Commander");
        let color = Color::ALL[seat.index()];
        s.act(seat, Action::Choose(commander, color));
    }
    s
}

/// Returns the scene of [`after_opening_choices`], in a turn of the first armada with no tasks,
/// events or Raiders.
fn scene_in_phase(options: Options, phase: Phase) -> Scene {
    let mut s = after_opening_choices(options);
    s.state.public.tasks.clear();
    s.state.public.events.clear();
    s.state.public.raiders.clear();
    s.state.public.round = 1;
    for seat in s.game.all_seats().iter() {
        s.mat(seat).commander = Some(CommanderId(7));
        s.mat(seat).stats = [2; 3];
        s.mat(seat).units.clear();
        s.mat(seat).power_ups.clear();
        s.mat(seat).points = 0;
    }
    s.state.hands = Default::default();
    s.turn(phase, A1);
    s
}

fn winners(s: &Scene) -> Option<SeatSet> {
    match s.game.status(&s.state) {
        Status::WaitingFor(_) => None,
        Status::Over(outcome) => Some(outcome.winners),
    }
}

#[test]
fn saga_arn_2_saga_arn_3_armadas_start_at_home_with_lanes_to_the_gate() {
    let s = after_opening_choices(options(3));
    let homes = [(3, 0), (0, -3), (-3, 3)];
    for (seat, home) in (0..3).map(Seat).zip(homes) {
        let sector = s.public().sector(s.id(home));
        let base = sector.starbase.expect("a Starbase");
        assert!(base.is_home && base.is_active);
        assert_eq!(base.color, s.public().mat(seat).color);
        let armada = s.game.fleet(seat).next().expect("an armada");
        assert_eq!(s.armada_hex(armada), home);
    }
    assert_eq!(s.public().starbases[..3], [2, 2, 2]);
    assert!(s.public().sectors.len() >= 10);
}

#[test]
fn saga_arn_4_the_last_player_drafts_a_commander_first() {
    let mut s = fresh_game(options(3));
    assert_eq!(s.public().offered.len(), 5);
    let first = s.public().offered.nth(0).map(CommanderId);
    assert_eq!(s.asked_seat(), Some(P3));
    s.act(P3, Action::Choose(first.expect("one"), Color::Red));
    assert_eq!(s.public().offered.len(), 4);
}

#[test]
fn saga_arn_7_starbases_other_than_the_home_give_income() {
    let mut s = scene_in_phase(options(2), Phase::Expand);
    s.starbase((1, 0), Color::Blue);
    let (before, rival) = (s.goods(P1).0, s.goods(P2).0);
    s.go(Step::End(Phase::Events));
    assert_eq!((s.goods(P1).0, s.goods(P2).0), (before + 1, rival));
}

#[test]
fn saga_arn_10_a_duel_needs_a_rival_away_from_home() {
    let mut s = scene_in_phase(options(2), Phase::Encounter);
    assert_eq!(s.refusal_rule(P1, Action::Duel(A2)), "SAGA-ARN.10");
    s.put(A1, (1, 0)).put(A2, (1, 0));
    assert!(s.is_legal(P1, Action::Duel(A2)));
    s.armada(A2).has_dueled = true;
    assert_eq!(s.refusal_rule(P1, Action::Duel(A2)), "SAGA-ARN.10");
}

#[test]
fn saga_arn_12_a_siege_needs_four_successes() {
    let besiege = |dice: &str| {
        let mut s = scene_in_phase(options(2), Phase::Encounter);
        s.starbase((1, 0), Color::Yellow);
        s.put(A1, (1, 0)).stats(P1, [4, 2, 2]).dice(dice);
        s.act(P1, Action::Siege);
        let stands = s.at((1, 0)).starbase.is_some();
        (stands, s.public().mat(P1).points, s.public().mat(P1).hull)
    };
    assert_eq!(besiege("4 5 6 4"), (false, 2, 8));
    assert_eq!(besiege("4 5 6 1"), (true, 0, 6));
}

#[test]
fn saga_arn_12_defended_starbases_and_homes_cannot_be_besieged() {
    let mut s = scene_in_phase(options(2), Phase::Encounter);
    s.starbase((1, 0), Color::Yellow);
    s.put(A1, (1, 0)).put(A2, (1, 0));
    assert_eq!(s.refusal_rule(P1, Action::Siege), "SAGA-ARN.12");
    s.put(A2, (-3, 0));
    assert!(s.is_legal(P1, Action::Siege));
    s.put(A1, (-3, 0));
    assert_eq!(s.refusal_rule(P1, Action::Siege), "SAGA-ARN.12");
}

#[test]
fn saga_arn_14_saga_arn_17_a_delivery_at_home_gives_two_points() {
    let mut s = scene_in_phase(options(2), Phase::Encounter);
    s.carry(P1);
    let supply = s.public().xpm;
    s.act(P1, Action::Encounter(1));
    let mat = s.public().mat(P1);
    assert_eq!((mat.points, mat.has_xpm, mat.delivered), (2, false, 0));
    assert_eq!(s.public().xpm, supply + 1);
}

#[test]
fn saga_arn_15_only_the_builder_pays_and_uses_its_own_color() {
    let mut s = scene_in_phase(options(2), Phase::Expand);
    s.put(A1, (1, 0)).put(A2, (1, 0));
    s.give(P1, (0, 2, 3)).give(P2, (0, 3, 3));
    assert_eq!(s.refusal_rule(P1, Action::Build), "SAGA-EXP.2");
    s.give(P1, (0, 3, 3));
    s.state.public.starbases[0] = 0;
    assert_eq!(s.refusal_rule(P1, Action::Build), "SAGA-EXP.3");
}

#[test]
fn saga_arn_19_starbases_and_command_centers_score_in_the_last_round() {
    let mut s = scene_in_phase(options(2), Phase::Expand);
    s.starbase((1, 0), Color::Blue);
    s.state.public.round = 8;
    s.mat(P1).points = 4;
    s.mat(P2).points = 6;
    s.mat(P2).levels[2] = 3;
    s.go(Step::RoundEnd);
    let points = [P1, P2].map(|seat| s.public().mat(seat).points);
    assert_eq!(points, [7, 7]);
    assert_eq!(winners(&s), Some(SeatSet::singleton(P1)));
}

#[test]
fn saga_arn_19_twenty_points_end_the_match_after_the_round() {
    let mut s = scene_in_phase(options(2), Phase::Expand);
    s.mat(P2).points = 20;
    s.go(Step::RoundEnd);
    assert_eq!(winners(&s), Some(SeatSet::singleton(P2)));
    assert_eq!(s.reason(), "won-points");
}

#[test]
fn saga_arn_20_domination_wins_at_once() {
    let rules = HouseRules {
        has_domination: true,
        ..HouseRules::default()
    };
    let mut s = scene_in_phase(
        Options {
            rules,
            ..options(2)
        },
        Phase::Expand,
    );
    s.starbase((1, 0), Color::Yellow);
    s.starbase((2, 0), Color::Yellow);
    s.mat(P2).delivered = 3;
    s.run();
    assert_eq!(winners(&s), Some(SeatSet::singleton(P2)));
}

#[test]
fn saga_arn_21_partners_add_their_points() {
    let rules = HouseRules {
        has_teams: true,
        ..HouseRules::default()
    };
    let mut s = scene_in_phase(
        Options {
            rules,
            ..options(4)
        },
        Phase::Encounter,
    );
    s.put(A1, (1, 0))
        .put(engine::saga::ids::ArmadaId(2), (1, 0));
    let partner = Action::Duel(engine::saga::ids::ArmadaId(2));
    assert_eq!(s.refusal_rule(P1, partner), "SAGA-ARN.10");
    for (seat, points) in [(P1, 5), (P2, 9), (P3, 6), (P4, 1)] {
        s.mat(seat).points = points;
    }
    s.state.public.round = 8;
    s.go(Step::RoundEnd);
    assert_eq!(winners(&s), Some(SeatSet::singleton(P1).with(P3)));
}

#[test]
fn saga_end_1_a_conceding_seat_leaves_the_arena_to_the_others() {
    let mut s = scene_in_phase(options(3), Phase::Movement);
    s.act(P1, Action::Concede);
    // A seat can concede only once.
    assert_eq!(s.refusal_rule(P1, Action::Concede), "SAGA-END.1");
    assert_eq!(s.public().armada(A1).sector, None);
    assert_eq!((s.public().first, s.asked_seat()), (P2, Some(P2)));
    s.act(P2, Action::Concede);
    assert_eq!(winners(&s), Some(SeatSet::singleton(P3)));
    assert_eq!(s.reason(), "won-given-up");
}
