//! SR-18 and SR-19: objectives, faction markers, winning.

use crate::scene::{Setting, scene};
use engine::space_rift::battlefield::Side;
use engine::space_rift::event::Event;
use engine::space_rift::scenario::{ObjectiveKind, ObjectiveOwner};
use engine::space_rift::state::{Ending, GameResult};

/// Begins a turn with a roll for new meteors, none of which appears.
fn begun_turn(setting: Setting) -> crate::scene::Scene {
    let mut s = setting
        .meteor(7, "A13")
        .south("FT K12")
        .commands(Side::South, "spearhead")
        .at_turn_start();
    s.dice("TR TR TR").act("begin");
    s
}

fn planet_scene() -> Setting {
    scene()
        .planet("E7 F6 F7 G7")
        .objective(ObjectiveKind::PlanetControl, ObjectiveOwner::Both)
        .south("CR F6")
}

#[test]
fn ex_31_sr_18_1_sr_18_3_an_uncontested_unit_scores_planet_control() {
    assert_eq!(
        begun_turn(planet_scene().north("DD K1")).score(Side::South),
        1
    );
    assert_eq!(
        begun_turn(planet_scene().north("DD G7")).score(Side::South),
        0,
        "contested"
    );
    assert_eq!(
        begun_turn(planet_scene().north("DD G6")).score(Side::South),
        1,
        "not of the group"
    );
    // Next to another hex of the group, but not next to the unit: no contest.
    let setting = scene()
        .planet("F5 F6 F7")
        .objective(ObjectiveKind::PlanetControl, ObjectiveOwner::Both);
    assert_eq!(
        begun_turn(setting.south("CR F5").north("DD F7")).score(Side::South),
        1
    );
    // Planets do not score for a side without the objective.
    let other = scene()
        .planet("F6")
        .objective(ObjectiveKind::PlanetControl, ObjectiveOwner::North)
        .south("CR F6");
    assert_eq!(begun_turn(other).score(Side::South), 0);
}

#[test]
fn sr_18_2_a_transport_places_two_markers() {
    let s = begun_turn(
        scene()
            .planet("F6")
            .objective(ObjectiveKind::PlanetControl, ObjectiveOwner::South)
            .south("TP F6"),
    );
    assert_eq!(s.score(Side::South), 2);
}

#[test]
fn sr_18_4_amb_28_markers_remain_when_units_leave() {
    let mut s = scene()
        .planet("F6")
        .markers("F6", 2, 1)
        .south("CR F6 1; FT C2")
        .north("BB F7")
        .at_movement();
    s.act("move F6 E6; done");
    assert_eq!((s.score(Side::South), s.score(Side::North)), (2, 1));
    s.any_dice().act("done");
    assert_eq!(s.state.public.planets[0], [2, 1]);
}

#[test]
fn ex_71_sr_18_6_a_sector_without_enemies_scores() {
    let markers_against = |north: &str| {
        let setting = scene()
            .objective(ObjectiveKind::ClearSector, ObjectiveOwner::South)
            .south("CR A1");
        begun_turn(setting.north(north)).score(Side::South)
    };
    assert_eq!(
        markers_against("DD D4"),
        0,
        "the dotted line is of the center"
    );
    assert_eq!(markers_against("DD D3"), 1);
    assert_eq!(markers_against("DD D10; CR F6"), 0);
}

#[test]
fn sr_18_7_a_score_adds_losses_markers_and_exits() {
    let s = scene()
        .planet("F6")
        .markers("F6", 3, 0)
        .losses(4, 5)
        .objective(ObjectiveKind::Breakthrough, ObjectiveOwner::South)
        .south("CR K5; DD A3 waits")
        .at_movement();
    let mut s = s;
    s.act("exit K5");
    assert_eq!((s.score(Side::South), s.score(Side::North)), (9, 5));
}

#[test]
fn ex_70_sr_18_8_units_exit_over_the_enemy_baseline() {
    let setting = || {
        let objective = scene().objective(ObjectiveKind::Breakthrough, ObjectiveOwner::South);
        objective
            .south("TP J5; CR J9; FS K11; BB H3; CR J2; DD C3")
            .stars(2, 0)
    };
    let mut s = setting().at_movement();
    s.act("exit J5");
    assert_eq!(
        (s.score(Side::South), s.score(Side::North)),
        (4, 0),
        "double, and no loss"
    );
    s.act("exit J9; exit K11");
    assert_eq!(s.score(Side::South), 10);
    assert_eq!(s.refusal("exit H3"), "SR-7.2");
    assert!(
        !s.is_legal("exit H3 impulse"),
        "3 hexes to the edge, one to leave"
    );
    assert_eq!(s.refusal("exit C3"), "SR-7.2");
    // The hex that stops its movement holds it for this turn.
    let mut s = setting().asteroids("K1 K2 K3 K4").at_movement();
    assert_eq!(s.refusal("exit J2"), "SR-7.2");
    s.act("move J2 K2");
    assert_eq!(s.refusal("exit J2"), "SR-7.1");
    // A side without the objective cannot exit.
    let s = scene()
        .objective(ObjectiveKind::Breakthrough, ObjectiveOwner::North)
        .south("CR K5")
        .at_movement();
    assert_eq!(s.refusal("exit K5"), "SR-18.8");
    // Full impulse adds one hex.
    let mut s = scene()
        .objective(ObjectiveKind::Breakthrough, ObjectiveOwner::South)
        .south("CR I5")
        .stars(2, 0)
        .at_movement();
    assert_eq!(s.refusal("exit I5"), "SR-7.5");
    s.act("exit I5 impulse");
    assert_eq!((s.stars(Side::South), s.score(Side::South)), (0, 2));
}

#[test]
fn ex_79_sr_19_1_victory_ends_the_battle_at_once() {
    let mut s = scene()
        .south("CR F6 1")
        .north("DD F7")
        .victory(9, 2)
        .stars(0, 2)
        .at_combat();
    s.dice("SQ SQ SQ TR SQ SQ").act("attack F6 F7; back");
    let won = GameResult {
        winner: Some(Side::North),
        ending: Ending::Victory,
    };
    assert_eq!((s.state.public.result, s.asked_seat()), (Some(won), None));
}

#[test]
fn sr_19_2_the_active_side_wins_if_both_reach_their_numbers() {
    // One movement uncovers North's markers and South's: see AMB-27. Here both sides have their
    // numbers when the first change is read.
    let mut s = scene()
        .planet("F6")
        .markers("F6", 0, 3)
        .victory(2, 3)
        .south("BB F8")
        .north("CR F9 1")
        .at_combat();
    s.dice("TR SQ SQ SQ").act("attack F8 F9");
    let won = GameResult {
        winner: Some(Side::South),
        ending: Ending::Victory,
    };
    assert_eq!(s.state.public.result, Some(won));
}

#[test]
fn sr_19_3_a_side_without_units_loses() {
    let mut s = scene().south("BB F8").north("CR F9 1").at_combat();
    // The fighters in the corner keep fighting; remove North's.
    let corner = s.id("B1");
    s.state.public.units[corner.index()].hex = None;
    s.dice("TR SQ SQ SQ").act("attack F8 F9");
    assert_eq!(
        s.state
            .public
            .result
            .map(|result| (result.winner, result.ending)),
        Some((Some(Side::South), Ending::Destroyed))
    );
}

/// Returns the winner and the ending when South's last unit exits, for these points for eliminated
/// units.
fn result_after_last_exit(setting: Setting, losses: [u8; 2]) -> (Option<Side>, Ending) {
    let mut s = setting
        .objective(ObjectiveKind::Breakthrough, ObjectiveOwner::South)
        .victory(12, 10)
        .losses(losses[0], losses[1])
        .south("CR K5")
        .at_movement();
    let corner = s.id("A1");
    s.state.public.units[corner.index()].hex = None;
    s.act("exit K5");
    let result = s.state.public.result.expect("it is over");
    (result.winner, result.ending)
}

#[test]
fn sr_18_8_sr_19_3_amb_42_leaving_with_the_last_unit_loses() {
    for losses in [[3, 5], [9, 5]] {
        let lost = (Some(Side::North), Ending::Destroyed);
        assert_eq!(result_after_last_exit(scene(), losses), lost);
    }
    // A side that reaches its victory number wins before its last exit counts.
    let won = (Some(Side::South), Ending::Victory);
    assert_eq!(result_after_last_exit(scene(), [10, 5]), won);
}

#[test]
fn sr_3_10_amb_42_the_larger_share_wins_if_departures_are_no_loss() {
    for (losses, winner) in [
        ([3, 5], Side::North),
        ([9, 5], Side::South),
        // With equal shares the active side wins.
        ([4, 5], Side::South),
    ] {
        let end = result_after_last_exit(scene().departure(), losses);
        assert_eq!(end, (Some(winner), Ending::Departed), "{losses:?}");
    }
    // A fleet that was destroyed has lost as usual.
    let mut s = scene()
        .departure()
        .south("BB F8")
        .north("CR F9 1")
        .at_combat();
    let corner = s.id("B1");
    s.state.public.units[corner.index()].hex = None;
    s.dice("TR SQ SQ SQ").act("attack F8 F9");
    let result = s.state.public.result.expect("it is over");
    assert_eq!(
        (result.winner, result.ending),
        (Some(Side::South), Ending::Destroyed)
    );
}

#[test]
fn ex_78_sr_19_4_the_larger_share_wins_after_the_last_turn() {
    let winner_after = |south: u8, north: u8| {
        let mut s = scene()
            .victory(12, 10)
            .losses(south, north)
            .turn(60)
            .south("FT C2")
            .at_combat();
        s.act("done");
        let result = s.state.public.result.expect("it is over");
        assert_eq!(result.ending, Ending::LastTurn);
        result.winner
    };
    assert_eq!(winner_after(9, 8), Some(Side::North));
    assert_eq!(winner_after(9, 7), Some(Side::South));
    assert_eq!(winner_after(6, 5), None, "equal parts are a draw");
}

#[test]
fn sr_19_5_a_side_concedes_or_accepts_a_draw() {
    let mut s = scene().south("FT C2").at_combat();
    let north = engine::game::Seat(1);
    let mut out_of_turn = Vec::new();
    engine::game::Game::out_of_turn_actions(&s.game, &s.state, north, &mut out_of_turn);
    assert!(out_of_turn.is_empty(), "not at a decision of the enemy");
    let mut other = s.clone();
    other.act("concede");
    assert_eq!(
        other.state.public.result.map(|result| result.winner),
        Some(Some(Side::North))
    );
    s.act("offer");
    assert!(!s.is_legal_out_of_turn("offer"), "once in a turn");
    let accept = engine::space_rift::action::Action::AnswerDraw(true);
    let mut log: Vec<Event> = Vec::new();
    let done = engine::game::Game::act(
        &s.game,
        &mut s.state,
        north,
        accept,
        &mut engine::chance::ZeroChance,
        &mut log,
    );
    assert!(done.is_ok());
    assert_eq!(
        s.state.public.result,
        Some(GameResult {
            winner: None,
            ending: Ending::Agreed
        })
    );
}

#[test]
fn sr_19_5_a_draw_is_offered_once_and_answered_by_the_enemy() {
    use engine::game::{Game, Seat};
    let mut s = scene().south("FT C2").at_combat();
    let answer = |s: &mut crate::scene::Scene, seat: u8, text: &str| {
        let (text, mut log) = (s.action(text), Vec::<Event>::new());
        let chance = &mut engine::chance::ZeroChance;
        let done = s.game.act(&mut s.state, Seat(seat), text, chance, &mut log);
        assert!(done.is_ok(), "{done:?}");
    };
    s.act("offer");
    assert!(
        !s.is_legal_out_of_turn("accept") && !s.is_legal_out_of_turn("refuse"),
        "not one's own"
    );
    answer(&mut s, 1, "refuse");
    assert_eq!(s.state.public.offer, None);
    assert!(!s.is_legal_out_of_turn("offer"), "it was offered this turn");
    // While the other side's offer stands it can be answered, but no other offer made.
    s.state.public.sides[0].has_offered_draw = false;
    s.state.public.offer = Some(Side::North);
    assert!(!s.is_legal_out_of_turn("offer") && s.is_legal_out_of_turn("accept"));
}

#[test]
fn sr_19_5_a_draw_offer_expires_after_the_enemys_turn() {
    let mut s = scene()
        .south("FT C2")
        .commands(Side::North, "sweep-left")
        .at_combat();
    s.act("offer; done");
    assert_eq!(s.state.public.turn, 2);
    assert_eq!(s.state.public.offer, Some(Side::South));
    s.act("command sweep-left");
    assert_eq!((s.state.public.turn, s.state.public.offer), (3, None));
    assert!(s.log.contains(&Event::DrawLapsed));
}
