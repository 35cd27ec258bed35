//! RIFT-15: victory by elimination.

use crate::scene::{Scene, Setting, scene};
use engine::game::Seat;
use engine::rift::options::DrawnGames;
use engine::rift::state::{Ending, Phase};

fn duel() -> Setting {
    scene().ship("Rhino A1 E").ship("Rhino C1 W F[0,0] hull 1")
}

/// Ends turn after turn until `rounds` rounds are over.
fn end_rounds(s: &mut Scene, rounds: u16) {
    let last = s.state.round + rounds;
    while s.state.round < last && s.state.phase == Phase::Activation {
        let ship = s.eligible()[0];
        s.orders(&format!("activate {ship}; end"));
    }
}

#[test]
fn rift_15_1_destroyed_ships_do_not_return() {
    let mut s = duel().ship("Rhino H8 N seat 1").active(0);
    s.orders("laser; end");
    end_rounds(&mut s, 3);
    s.expect(1, "destroyed");
    s.expect_running();
}

#[test]
fn rift_15_2_the_last_team_with_a_ship_wins() {
    duel()
        .active(0)
        .orders("laser")
        .expect_over(&[0], Ending::LastTeam);
    // A whole team wins, including its players without ships.
    let mut s = scene()
        .ship("Rhino A1 E")
        .ship("Rhino C1 W F[0,0] hull 1")
        .ship("Rhino H8 N")
        .teams(&[1, 2, 1])
        .active(0);
    s.orders("laser").expect_over(&[0, 2], Ending::LastTeam);
    // The match goes on while a third team has a ship.
    let mut s = duel().ship("Rhino H8 N").active(0);
    s.orders("laser").expect_running();
    // A team also wins during another team's turn.
    let mut s = scene()
        .ship("Rhino A8 E")
        .ship("Rhino D4 E hull 1 F[0,0]")
        .mines("E4")
        .active(1);
    s.orders("laser").expect_over(&[0], Ending::LastTeam);
}

#[test]
fn rift_15_3_destroying_all_ships_at_once_is_a_draw() {
    let mut s = scene()
        .ship("Rhino C4 E hull 1 F[0,0]")
        .ship("Rhino E4 W hull 1 F[0,0]")
        .ship("Rhino D3 S hull 1 F[0,0]")
        .mines("D4")
        .active(0);
    s.orders("laser").expect_over(&[], Ending::AllDestroyed);
}

#[test]
fn rift_15_4_a_team_plays_on_with_the_ships_it_has() {
    let mut s = scene()
        .ship("Rhino A1 E")
        .ship("Rhino C1 W F[0,0] hull 1")
        .ship("Rhino H8 N")
        .teams(&[1, 2, 2])
        .active(0);
    s.orders("laser; end");
    assert_eq!(s.eligible(), [2]);
    s.expect_refusal("activate 1", "RIFT-5.7");
    s.orders("activate 2; end");
    assert_eq!(s.eligible(), [0], "a player without ships has no turn");
}

#[test]
fn rift_15_5_more_than_half_of_the_games_win_a_series() {
    let mut s = duel().rules(|rules| rules.match_length = 3).active(0);
    s.orders("laser");
    assert_eq!((s.state.phase, s.state.games), (Phase::Interval, 1));
    s.orders("next 0");
    assert_eq!(s.state.phase, Phase::Interval, "everybody looks first");
    s.orders("next 1");
    assert_eq!((s.state.phase, s.state.round), (Phase::Activation, 1));
    s.expect(1, "alive hull 10 unhurt").expect(0, "A1 main 8");
    s.orders("concede 0");
    assert_eq!((s.state.phase, s.state.games), (Phase::Interval, 2));
    s.orders("next 1; next 0; concede 1")
        .expect_over(&[0], Ending::Series);
    // The series ends as soon as nobody can catch up.
    let mut s = duel().rules(|rules| rules.match_length = 5).awaiting(0);
    s.orders("concede 0; next 0; next 1; concede 0; next 0; next 1; concede 0");
    s.expect_over(&[1], Ending::Series);
    assert_eq!(s.state.games, 3);
    // A single game is not a series.
    duel()
        .awaiting(0)
        .orders("concede 0")
        .expect_over(&[1], Ending::LastTeam);
}

#[test]
fn rift_15_5_drawn_games_are_replayed_or_count_half() {
    let draw = "offer 0; accept 1; next 0; next 1";
    let mut s = duel().rules(|rules| rules.match_length = 3).awaiting(0);
    s.orders(draw);
    assert_eq!((s.state.games, &s.state.wins[..2]), (0, &[0, 0][..]));
    let mut s = duel()
        .rules(|rules| {
            rules.match_length = 3;
            rules.drawn_games = DrawnGames::Half;
        })
        .awaiting(0);
    s.orders(draw);
    assert_eq!((s.state.games, &s.state.wins[..2]), (1, &[1, 1][..]));
    s.orders(draw)
        .orders("concede 1")
        .expect_over(&[0], Ending::Series);
}

#[test]
fn rift_15_6_conceding_removes_all_ships_of_the_seat() {
    let mut s = scene()
        .ship("Rhino A1 E")
        .ship("Rhino H8 N")
        .ship("Rhino C1 N seat 1")
        .ship("Rhino A8 N seat 2")
        .teams(&[1, 2, 3])
        .active(0);
    s.orders("concede 1")
        .expect(1, "destroyed")
        .expect(2, "destroyed");
    s.expect_running();
    s.expect_refusal("concede 1", "RIFT-15.6");
    s.orders("end");
    assert_eq!(s.eligible(), [3], "its turns are gone");
    s.orders("concede 0").expect_over(&[2], Ending::LastTeam);
    // A seat may concede in the middle of its own turn.
    let mut s = duel().ship("Rhino H8 N").active(0);
    s.orders("concede 0");
    assert_eq!(s.eligible(), [1]);
}

#[test]
fn rift_15_6_conceding_during_a_side_choice_can_decide_the_game() {
    // The mine is north-east of the Screech, whose owner is asked for a side.
    let blast = || scene().ship("Rhino D7 N").ship("Screech C4 N").mines("D3");
    let mut s = blast().active(0);
    s.orders("laser").expect_running();
    s.orders("concede 0; side 1 F")
        .expect_over(&[1], Ending::LastTeam);
    let mut s = blast().active(0);
    s.orders("laser; concede 1")
        .expect_over(&[0], Ending::LastTeam);
    // Points are counted, and nobody is left to score any.
    let mut s = blast().ace().active(0);
    s.orders("laser; concede 0; side 1 F")
        .expect_over(&[1], Ending::Conceded);
}

#[test]
fn rift_15_6_all_players_may_agree_on_a_draw() {
    let three = duel().ship("Rhino H8 N");
    let mut s = three.clone().active(0);
    s.expect_refusal("accept 1", "RIFT-15.6");
    s.orders("offer 2").expect_refusal("offer 0", "RIFT-15.6");
    s.expect_refusal("accept 2", "RIFT-15.6");
    s.orders("accept 0").expect_running();
    s.orders("accept 1").expect_over(&[], Ending::Agreed);
    let mut s = three.clone().active(0);
    s.orders("offer 2; accept 0; decline 1").expect_running();
    s.expect_refusal("accept 1", "RIFT-15.6");
    // A seat that has conceded need not agree.
    let mut s = three.active(0);
    s.orders("concede 1; offer 0; accept 2")
        .expect_over(&[], Ending::Agreed);
}

#[test]
fn rift_15_6_every_remaining_seat_answers_a_draw_offer_once() {
    let seats_to_answer = |s: &Scene| -> Vec<u8> {
        let seats = (0..4).filter(|seat| s.game.owes_answer(&s.state, Seat(*seat)));
        seats.collect()
    };
    let mut s = duel().ship("Rhino H8 N").ship("Rhino A8 N").active(0);
    assert!(seats_to_answer(&s).is_empty());
    s.orders("concede 1; offer 2");
    assert_eq!(seats_to_answer(&s), [0, 3]);
    s.orders("accept 0");
    assert_eq!(seats_to_answer(&s), [3]);
    s.orders("accept 3");
    assert!(seats_to_answer(&s).is_empty(), "the match is over");
}

#[test]
fn rift_15_4_a_seat_without_ships_is_out_of_play() {
    let playing = |s: &Scene| -> Vec<u8> {
        let seats = (0..4).filter(|seat| s.game.is_in_play(&s.state, Seat(*seat)));
        seats.collect()
    };
    let fight = || {
        duel()
            .ship("Rhino F4 W hull 1 F[0,0]")
            .ship("Rhino D4 E seat 0")
    };
    let mut s = fight().active(3);
    assert_eq!(playing(&s), [0, 1, 2]);
    s.orders("laser; concede 1");
    assert_eq!(playing(&s), [0]);
    let mut s = duel()
        .ship("Rhino F4 W hull 1 F[0,0]")
        .ship("Rhino D4 E")
        .ace()
        .active(3);
    s.orders("laser; concede 1");
    assert_eq!(
        playing(&s),
        [0, 2, 3],
        "a lost ship comes back, who gave up does not"
    );
}

#[test]
fn rift_15_7_quiet_rounds_draw_the_match() {
    let mut s = duel().rules(|rules| rules.quiet_rounds = 3).awaiting(0);
    end_rounds(&mut s, 2);
    s.expect_running();
    end_rounds(&mut s, 1);
    s.expect_over(&[], Ending::Quiet);
    // Damage restarts the count.
    let mut s = scene()
        .ship("Rhino A1 E")
        .ship("Rhino C1 W")
        .rules(|rules| rules.quiet_rounds = 3)
        .awaiting(0);
    end_rounds(&mut s, 2);
    s.orders("activate 0; laser; end; activate 1; end");
    end_rounds(&mut s, 2);
    s.expect_running();
    end_rounds(&mut s, 1);
    s.expect_over(&[], Ending::Quiet);
    // The default is 20; 0 turns the limit off.
    let mut s = duel().awaiting(0);
    end_rounds(&mut s, 19);
    s.expect_running();
    end_rounds(&mut s, 1);
    s.expect_over(&[], Ending::Quiet);
    let mut s = duel().rules(|rules| rules.quiet_rounds = 0).awaiting(0);
    end_rounds(&mut s, 40);
    s.expect_running();
}

#[test]
fn rift_15_7_at_the_round_limit_ships_then_hull_then_shields_decide() {
    let limited = |one: &str, two: &str| {
        let mut s = scene()
            .ship(&format!("Rhino A1 E {one} seat 0"))
            .ship(&format!("Rhino H8 N {two} seat 1"))
            .ship("Rhino H1 N seat 1")
            .ship("Rhino A8 N seat 0")
            .rules(|rules| rules.round_limit = 2)
            .awaiting(0);
        end_rounds(&mut s, 1);
        s.expect_running();
        s
    };
    let mut s = limited("hull 1", "");
    s.state.ships[2].hull = 0;
    end_rounds(&mut s, 1);
    s.expect_over(&[0], Ending::RoundLimit);
    let mut s = limited("hull 9", "F[0,0] R[0,0]");
    end_rounds(&mut s, 1);
    s.expect_over(&[1], Ending::RoundLimit);
    let mut s = limited("L[6,5]", "");
    end_rounds(&mut s, 1);
    s.expect_over(&[1], Ending::RoundLimit);
    let mut s = limited("", "");
    end_rounds(&mut s, 1);
    s.expect_over(&[], Ending::RoundLimit);
}
