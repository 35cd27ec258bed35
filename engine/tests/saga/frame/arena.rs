//! The Arena `[SAGA-ARN]`.

use crate::scene::{A1, A2, P1, P2, P3, P4, Scene, dealt};
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

/// An Arena after the opening choices; colors follow the seats.
fn begun(options: Options) -> Scene {
    let mut s = dealt(options);
    while s.public().step == Step::Choose {
        let seat = s.asked().expect("somebody chooses");
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

/// Like [`begun`], in a quiet turn of the first armada.
fn quiet(options: Options, phase: Phase) -> Scene {
    let mut s = begun(options);
    s.state.public.tasks.clear();
    s.state.public.events.clear();
    s.state.public.raiders.clear();
    s.state.public.round = 1;
    for seat in s.table.all_seats().iter() {
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
    match s.table.status(&s.state) {
        Status::WaitingFor(_) => None,
        Status::Over(outcome) => Some(outcome.winners),
    }
}

#[test]
fn saga_arn_2_saga_arn_3_homes_lanes_and_armadas_at_home() {
    let s = begun(options(3));
    let homes = [(3, 0), (0, -3), (-3, 3)];
    for (seat, home) in (0..3).map(Seat).zip(homes) {
        let sector = s.public().sector(s.id(home));
        let base = sector.starbase.expect("a Starbase");
        assert!(base.home && base.active);
        assert_eq!(base.color, s.public().mat(seat).color);
        let armada = s.table.fleet(seat).next().expect("an armada");
        assert_eq!(s.armada_hex(armada), home);
    }
    assert_eq!(s.public().starbases[..3], [2, 2, 2]);
    assert!(s.public().sectors.len() >= 10);
}

#[test]
fn saga_arn_4_a_draft_against_the_turn_order() {
    let mut s = dealt(options(3));
    assert_eq!(s.public().offered.len(), 5);
    let first = s.public().offered.nth(0).map(CommanderId);
    assert_eq!(s.asked(), Some(P3));
    s.act(P3, Action::Choose(first.expect("one"), Color::Red));
    assert_eq!(s.public().offered.len(), 4);
}

#[test]
fn saga_arn_7_income_for_starbases_besides_the_home() {
    let mut s = quiet(options(2), Phase::Expand);
    s.starbase((1, 0), Color::Blue);
    let (before, rival) = (s.goods(P1).0, s.goods(P2).0);
    s.go(Step::End(Phase::Events));
    assert_eq!((s.goods(P1).0, s.goods(P2).0), (before + 1, rival));
}

#[test]
fn saga_arn_10_a_duel_needs_a_rival_away_from_home() {
    let mut s = quiet(options(2), Phase::Encounter);
    assert_eq!(s.refused(P1, Action::Duel(A2)), "SAGA-ARN.10");
    s.put(A1, (1, 0)).put(A2, (1, 0));
    assert!(s.may(P1, Action::Duel(A2)));
    s.armada(A2).duelled = true;
    assert_eq!(s.refused(P1, Action::Duel(A2)), "SAGA-ARN.10");
}

#[test]
fn saga_arn_12_a_siege_won_and_lost() {
    let besiege = |dice: &str| {
        let mut s = quiet(options(2), Phase::Encounter);
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
fn saga_arn_12_a_defended_starbase_or_a_home_does_not_fall() {
    let mut s = quiet(options(2), Phase::Encounter);
    s.starbase((1, 0), Color::Yellow);
    s.put(A1, (1, 0)).put(A2, (1, 0));
    assert_eq!(s.refused(P1, Action::Siege), "SAGA-ARN.12");
    s.put(A2, (-3, 0));
    assert!(s.may(P1, Action::Siege));
    s.put(A1, (-3, 0));
    assert_eq!(s.refused(P1, Action::Siege), "SAGA-ARN.12");
}

#[test]
fn saga_arn_14_saga_arn_17_a_delivery_at_home() {
    let mut s = quiet(options(2), Phase::Encounter);
    s.carry(P1);
    let supply = s.public().xpm;
    s.act(P1, Action::Encounter(1));
    let mat = s.public().mat(P1);
    assert_eq!((mat.points, mat.xpm, mat.delivered), (2, false, 0));
    assert_eq!(s.public().xpm, supply + 1);
}

#[test]
fn saga_arn_15_only_the_builder_pays_and_in_its_color() {
    let mut s = quiet(options(2), Phase::Expand);
    s.put(A1, (1, 0)).put(A2, (1, 0));
    s.give(P1, (0, 2, 3)).give(P2, (0, 3, 3));
    assert_eq!(s.refused(P1, Action::Build), "SAGA-EXP.2");
    s.give(P1, (0, 3, 3));
    s.state.public.starbases[0] = 0;
    assert_eq!(s.refused(P1, Action::Build), "SAGA-EXP.3");
}

#[test]
fn saga_arn_19_the_last_round_counts_what_stands() {
    let mut s = quiet(options(2), Phase::Expand);
    s.starbase((1, 0), Color::Blue);
    s.state.public.round = 8;
    s.mat(P1).points = 4;
    s.mat(P2).points = 6;
    s.mat(P2).levels[2] = 3;
    s.go(Step::RoundEnd);
    let points = [P1, P2].map(|seat| s.public().mat(seat).points);
    assert_eq!(points, [7, 7]);
    assert_eq!(winners(&s), Some(SeatSet::only(P1)));
}

#[test]
fn saga_arn_19_twenty_points_end_it_with_the_round() {
    let mut s = quiet(options(2), Phase::Expand);
    s.mat(P2).points = 20;
    s.go(Step::RoundEnd);
    assert_eq!(winners(&s), Some(SeatSet::only(P2)));
    assert_eq!(s.reason(), "won-points");
}

#[test]
fn saga_arn_20_domination_wins_at_once() {
    let rules = HouseRules {
        domination: true,
        ..HouseRules::default()
    };
    let mut s = quiet(
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
    assert_eq!(winners(&s), Some(SeatSet::only(P2)));
}

#[test]
fn saga_arn_21_partners_add_their_points() {
    let rules = HouseRules {
        teams: true,
        ..HouseRules::default()
    };
    let mut s = quiet(
        Options {
            rules,
            ..options(4)
        },
        Phase::Encounter,
    );
    s.put(A1, (1, 0))
        .put(engine::saga::ids::ArmadaId(2), (1, 0));
    let partner = Action::Duel(engine::saga::ids::ArmadaId(2));
    assert_eq!(s.refused(P1, partner), "SAGA-ARN.10");
    for (seat, points) in [(P1, 5), (P2, 9), (P3, 6), (P4, 1)] {
        s.mat(seat).points = points;
    }
    s.state.public.round = 8;
    s.go(Step::RoundEnd);
    assert_eq!(winners(&s), Some(SeatSet::only(P1).with(P3)));
}

#[test]
fn saga_end_1_giving_up_leaves_the_arena_to_the_others() {
    let mut s = quiet(options(3), Phase::Movement);
    s.act(P1, Action::Concede);
    // A seat can concede only once.
    assert_eq!(s.refused(P1, Action::Concede), "SAGA-END.1");
    assert_eq!(s.public().armada(A1).sector, None);
    assert_eq!((s.public().first, s.asked()), (P2, Some(P2)));
    s.act(P2, Action::Concede);
    assert_eq!(winners(&s), Some(SeatSet::only(P3)));
    assert_eq!(s.reason(), "won-given-up");
}
