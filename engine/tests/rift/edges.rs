//! Edge cases of the rules of Centauri Rift: events, endings that coincide, and rules that concern
//! only the active ship.

use crate::scene::{Scene, scene};
use engine::game::Game;
use engine::rift::Rift;
use engine::rift::event::Event;
use engine::rift::options::{FirstPlayer, Mode};
use engine::rift::ship::ShipId;
use engine::rift::state::Ending;

fn has_lost_mine(s: &Scene) -> bool {
    s.has_event(|event| matches!(event, Event::MineLost { .. }))
}

#[test]
fn rift_14_5_a_waiting_mine_is_removed_only_with_its_own_ship() {
    let mut s = scene()
        .ship("Hammer A1 E")
        .ship("Rhino C1 W F[0,0] hull 1")
        .ship("Rhino H8 N")
        .active(0);
    s.orders("release; laser").expect(1, "destroyed");
    assert!(s.state.turn.has_waiting_mine && !has_lost_mine(&s));
    s.orders("concede 0");
    assert!(!s.state.turn.has_waiting_mine && has_lost_mine(&s));
    let mut s = scene()
        .ship("Hammer A1 E")
        .ship("Rhino D1 W")
        .ship("Rhino H8 N")
        .active(0);
    s.orders("concede 0").expect(0, "destroyed");
    assert!(!has_lost_mine(&s), "there was none");
}

#[test]
fn rift_6_4_rift_6_8_the_default_payment_never_takes_the_last_main_unit() {
    let s = scene().ship("Rhino A1 E main 4 aux 2").active(0);
    let pays = |price| {
        s.ship(0)
            .default_payment(price)
            .map(|pay| (pay.main, pay.aux))
    };
    assert_eq!(pays(0), Some((0, 0)));
    assert_eq!(pays(3), Some((3, 0)));
    assert_eq!(pays(5), Some((3, 2)));
    assert_eq!(pays(6), None);
}

#[test]
fn rift_15_6_a_draw_offer_by_the_last_seat_does_not_draw_the_game() {
    let mut s = scene().ship("Rhino A1 E").ship("Rhino H8 N").active(0);
    s.orders("offer 0; concede 1")
        .expect_over(&[0], Ending::LastTeam);
}

#[test]
fn rift_6_3_shields_rise_at_the_start_of_a_turn_outside_a_nebula() {
    for (nebula, is_expected) in [("H1", true), ("A1", false)] {
        let mut s = scene()
            .nebula(nebula)
            .ship("Rhino A1 E main 0")
            .ship("Rhino H8 N")
            .awaiting(0);
        s.orders("activate 0");
        let shields_rose =
            s.has_event(|event| matches!(event, Event::ShieldsUp { ship } if *ship == ShipId(0)));
        assert_eq!(shields_rose, is_expected, "a nebula on {nebula}");
    }
}

#[test]
fn rift_15_3_a_breakout_that_nobody_survives_is_a_draw() {
    let mut s = scene()
        .rules(|rules| rules.mode = Mode::Breakout)
        .goals("H4")
        .ship("Rhino C4 E flag seat 0 hull 1 F[0,0]")
        .ship("Rhino E4 W seat 1 hull 1 F[0,0]")
        .mines("D4")
        .active(0);
    s.orders("laser").expect_over(&[], Ending::AllDestroyed);
}

#[test]
fn rift_15_6_conceding_with_a_flagship_counts_as_its_loss() {
    let mut s = scene()
        .rules(|rules| rules.mode = Mode::Flagship)
        .ship("Rhino A8 N seat 0")
        .ship("Rhino C4 E flag seat 0")
        .ship("Rhino E4 W flag seat 1")
        .active(0);
    s.orders("concede 1").expect_over(&[0], Ending::Flagship);
}

#[test]
fn rift_15_7_a_round_limit_ends_a_puzzle_in_favor_of_the_passive_side() {
    let mut s = scene()
        .puzzle(9, &[2])
        .rules(|rules| rules.round_limit = 2)
        .ship("Rhino C4 E")
        .ship("Rhino E8 W")
        .awaiting(0);
    s.orders("activate 0; end; activate 0; end");
    s.expect_over(&[1], Ending::RoundLimit);
}

#[test]
fn rift_9_5_the_event_of_a_jump_has_its_landing_space() {
    for (heading, squares) in [("E", 3), ("S", 4), ("SE", 3), ("N", 1), ("W", 1)] {
        let mut s = scene().ship(&format!("Rhino B2 {heading}")).active(0);
        s.orders(&format!("warp {squares}"));
        let at = s.ship(0).space;
        let has_jumped =
            s.has_event(|event| matches!(event, Event::Warped { to, .. } if *to == at));
        assert!(has_jumped, "{heading} {squares} to {at}");
    }
}

#[test]
fn rift_15_5_the_loser_begins_and_each_seat_confirms_once() {
    let series = || {
        let mut s = scene()
            .rules(|rules| rules.match_length = 5)
            .ship("Rhino A1 E")
            .ship("Rhino C1 W")
            .active(0);
        let mut options = s.game.options().clone();
        options.rules.first = FirstPlayer::Loser;
        s.game = Rift::new(options).expect("the same table");
        s
    };
    for loser in [0, 1] {
        let mut s = series();
        s.expect_refusal("next 0", "RIFT-15.5");
        s.orders(&format!("concede {loser}; next 0"));
        s.expect_refusal("next 0", "RIFT-15.5");
        s.orders("next 1");
        assert_eq!(s.eligible(), [loser], "who lost begins");
    }
}

#[test]
fn rift_15_7_a_quiet_breakout_is_a_draw() {
    let mut s = scene()
        .rules(|rules| {
            rules.mode = Mode::Breakout;
            rules.quiet_rounds = 1;
        })
        .goals("H4")
        .ship("Rhino D4 E flag seat 0")
        .ship("Rhino A8 N seat 1")
        .awaiting(0);
    s.orders("activate 0; end; activate 1; end")
        .expect_over(&[], Ending::Quiet);
}
