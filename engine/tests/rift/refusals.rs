//! Tests that every refusal names the actual obstacle, and so what to change.

use crate::scene::{Scene, scene};
use engine::args::Arg;
use engine::error::RuleRefusal;
use engine::game::Seat;
use engine::rift::action::Action;
use engine::rift::ship::{ShipId, Side};

/// Returns the phrase and the rule by which an action of `seat` is refused.
#[track_caller]
fn refusal_of(s: &mut Scene, seat: u8, action: Action) -> (&'static str, &'static str) {
    let refusal = s.act_as(Seat(seat), action).expect_err("refused");
    (refusal.phrase(), refusal.rule().as_str())
}

/// An order, the phrase of its refusal, and the arguments of the phrase.
type Case<'a> = (&'a str, &'a str, &'a [(&'static str, Arg)]);

#[track_caller]
fn expect_refusal(s: &mut Scene, cases: &[Case<'_>]) {
    for (order, phrase, args) in cases {
        let refusal = s.order(order).expect_err(order);
        assert_eq!(refusal.phrase(), *phrase, "{order}: {refusal:?}");
        assert_eq!(refusal.args(), *args, "{order}");
    }
}

fn number(name: &'static str, number: i64) -> (&'static str, Arg) {
    (name, Arg::Number(number))
}

fn side(name: &'static str, side: Side) -> (&'static str, Arg) {
    (name, Arg::Term(side.into_str()))
}

#[test]
fn rift_11_4_a_refusal_names_the_plane_with_a_target() {
    for (from, to, phrase, planes) in [
        ("G4/0", "H4/-1", "target-below", 1),
        ("G4/-1", "H4/+1", "target-above", 2),
        ("D4/+1", "F4/0", "target-below", 1),
    ] {
        let mut s = scene()
            .ship(&format!("Rhino {from} E"))
            .ship(&format!("Rhino {to} W"))
            .active(0);
        let at = if to.starts_with('H') { 1 } else { 2 };
        let args = [number("planes", planes), number("at", at)];
        expect_refusal(&mut s, &[("laser", phrase, &args)]);
        // Of two possible planes the nearer one is named, even if it holds a mine.
        let mut s = scene()
            .ship("Rhino D4/-1 E")
            .ship("Rhino F4/+1 W")
            .mines("G4/0")
            .active(0);
        let args = [number("planes", 1), number("at", 3)];
        expect_refusal(&mut s, &[("laser", "target-above", &args)]);
    }
    // A space where no target is possible either is not named.
    let team = |teams: &[u8]| {
        scene()
            .ship("Rhino D4/0 E")
            .ship("Rhino F4/+1 W")
            .ship("Rhino A8 N")
            .teams(teams)
    };
    let nothing = ("laser", "no-target", true);
    let planet = ("laser", "line-blocked", false);
    for (mut s, (order, phrase, is_ally)) in [
        (team(&[1, 1, 2]).active(0), nothing),
        (team(&[1, 2, 2]).planets("E4").active(0), planet),
    ] {
        let refusal = s.order(order).expect_err("no target");
        assert_eq!(refusal.phrase(), phrase, "an ally: {is_ally}");
    }
}

#[test]
fn rift_11_12_a_refused_side_names_the_open_sides() {
    let mut s = scene().ship("Rhino B4 E").ship("Rhino D4 W").active(0);
    let only = [side("side", Side::Front)];
    expect_refusal(
        &mut s,
        &[
            ("laser F", "one-side", &only),
            ("laser B", "one-side", &only),
        ],
    );
    s.orders("laser");
    let mut s = scene().ship("Rhino D6 N").ship("Rhino D3 SE").active(0);
    let two = [side("one", Side::Front), side("two", Side::Right)];
    expect_refusal(
        &mut s,
        &[
            ("laser", "side-needed", &two),
            ("laser L", "side-closed", &two),
        ],
    );
    let mut s = scene().ship("Rhino B4 E").mines("D4").active(0);
    expect_refusal(&mut s, &[("laser F", "no-sides", &[])]);
}

#[test]
fn rift_7_11_a_blocked_step_says_whether_another_plane_would_help() {
    let ahead = |s: crate::scene::Setting| s.ship("Rhino D4 E +1").active(0);
    let by = |term: &'static str| [("by", Arg::Term(term))];
    for (setting, phrase, args) in [
        (scene().asteroids("E4"), "blocked", by("obstacle-asteroid")),
        (
            scene().planets("E4"),
            "blocked-throughout",
            by("obstacle-planet"),
        ),
        (
            scene().stars("E4"),
            "blocked-throughout",
            by("obstacle-star"),
        ),
    ] {
        expect_refusal(&mut ahead(setting), &[("step", phrase, &args)]);
    }
    let mut edge = scene().ship("Rhino H4 E +1").active(0);
    expect_refusal(
        &mut edge,
        &[("step", "blocked-throughout", &by("obstacle-edge"))],
    );
}

#[test]
fn rift_5_3_a_wrong_owner_and_a_wrong_turn_have_different_refusals() {
    let mut s = scene()
        .ship("Rhino A1 E")
        .ship("Rhino H1 S")
        .ship("Rhino H8 W")
        .ship("Rhino A8 N")
        .teams(&[1, 2, 1, 2])
        .awaiting(0);
    let activate = |ship| Action::Activate(ShipId(ship));
    assert_eq!(
        refusal_of(&mut s, 0, activate(1)),
        ("other-team", "RIFT-5.3")
    );
    assert_eq!(
        refusal_of(&mut s, 0, activate(2)),
        ("other-captain", "RIFT-1.3")
    );
    assert_eq!(
        refusal_of(&mut s, 1, activate(1)),
        ("other-teams-turn", "RIFT-5.3")
    );
    assert_eq!(
        refusal_of(&mut s, 2, Action::EndTurn),
        ("no-active-ship", "RIFT-5.3")
    );
    assert_eq!(
        refusal_of(&mut s, 1, Action::EndTurn),
        ("not-your-turn", "RIFT-5.13")
    );
    s.orders("activate 0");
    assert_eq!(
        refusal_of(&mut s, 2, activate(2)),
        ("already-active", "RIFT-5.3")
    );
    assert_eq!(
        refusal_of(&mut s, 255, Action::Concede),
        ("no-captain", "RIFT-1.3")
    );
}

#[test]
fn rift_13_12_refusals_during_a_side_choice_differ_by_seat() {
    let mut s = scene()
        .ship("Rhino E7 N")
        .ship("Rhino D4 N")
        .ship("Rhino F4 N")
        .mines("E3")
        .active(0);
    let choose = |ship, side| Action::ChooseSide(ShipId(ship), side);
    let before_blast = refusal_of(&mut s, 1, choose(1, Side::Front));
    assert_eq!(before_blast, ("no-blast", "RIFT-13.12"));
    s.orders("laser");
    assert_eq!(
        refusal_of(&mut s, 1, Action::Step),
        ("blast-first", "RIFT-13.12")
    );
    assert_eq!(
        refusal_of(&mut s, 0, Action::Step),
        ("others-blast", "RIFT-13.12")
    );
    let other = refusal_of(&mut s, 2, choose(2, Side::Front));
    assert_eq!(other, ("others-blast", "RIFT-13.12"));
    let wrong = refusal_of(&mut s, 1, choose(2, Side::Front));
    assert_eq!(wrong, ("other-ship-hit", "RIFT-13.12"));
    let two = [side("one", Side::Front), side("two", Side::Right)];
    expect_refusal(&mut s, &[("side 1 B", "side-not-tied", &two)]);
}

#[test]
fn rift_16_5_refusals_while_a_ship_returns_differ_by_seat() {
    let mut s = scene()
        .ace()
        .ship("Rhino D4 E")
        .ship("Rhino F4 W hull 1 F[0,0]")
        .ship("Rhino H8 N")
        .active(0);
    let corner = |ship| Action::ChooseCorner(ShipId(ship), 0);
    assert_eq!(refusal_of(&mut s, 1, corner(1)), ("no-return", "RIFT-16.5"));
    s.orders("laser; end");
    assert_eq!(
        refusal_of(&mut s, 1, Action::EndTurn),
        ("return-first", "RIFT-16.5")
    );
    assert_eq!(
        refusal_of(&mut s, 0, Action::EndTurn),
        ("others-return", "RIFT-16.5")
    );
    assert_eq!(
        refusal_of(&mut s, 2, corner(2)),
        ("others-return", "RIFT-16.5")
    );
    assert_eq!(
        refusal_of(&mut s, 1, corner(2)),
        ("other-ship-returns", "RIFT-16.7")
    );
}

#[test]
fn rift_15_6_the_end_of_a_game_and_of_a_match_have_different_refusals() {
    let mut s = scene()
        .timed()
        .rules(|rules| rules.match_length = 3)
        .ship("Rhino A1 E")
        .ship("Rhino C1 W")
        .active(0);
    assert_eq!(
        refusal_of(&mut s, 0, Action::NextGame),
        ("goes-on", "RIFT-15.5")
    );
    assert_eq!(
        refusal_of(&mut s, 0, Action::TimeOut),
        ("clock-of-table", "RIFT-17.3")
    );
    let accept = Action::AnswerDraw(true);
    assert_eq!(refusal_of(&mut s, 0, accept), ("no-offer", "RIFT-15.6"));
    s.orders("offer 0");
    assert_eq!(
        refusal_of(&mut s, 0, accept),
        ("offer-answered", "RIFT-15.6")
    );
    s.orders("concede 0");
    for action in [Action::Step, Action::Concede, Action::Activate(ShipId(1))] {
        assert_eq!(refusal_of(&mut s, 1, action), ("game-over", "RIFT-15.5"));
    }
    assert_eq!(
        refusal_of(&mut s, 255, Action::TimeOut),
        ("game-over", "RIFT-15.5")
    );
    s.orders("next 1");
    assert_eq!(
        refusal_of(&mut s, 1, Action::NextGame),
        ("gone-on", "RIFT-15.5")
    );
    let mut s = scene().ship("Rhino A1 E").ship("Rhino C1 W").active(0);
    s.orders("concede 0");
    for action in [Action::Step, Action::Concede, Action::NextGame] {
        assert_eq!(refusal_of(&mut s, 1, action), ("over", "RIFT-15.2"));
    }
}
